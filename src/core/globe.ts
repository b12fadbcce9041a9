/** Points on the globe in degrees, and how far they are from one another. */

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

export interface Circle extends Point {
  /** Kilometres. */
  readonly radius: number
}

/** Edges in degrees; a square whose western edge lies east of its eastern one crosses the date line. */
export interface Square {
  readonly north: number
  readonly west: number
  readonly south: number
  readonly east: number
}

export interface Near<Item> {
  readonly item: Item
  /** Kilometres. */
  readonly distance: number
}

/** Mean radius of the Earth in km (IUGG). */
const RADIUS = 6371.0088
const DEGREE = Math.PI / 180

/** Great-circle distance in km, by the haversine formula. */
export function kilometres(from: Point, to: Point): number {
  const a = Math.sin(((to.latitude - from.latitude) * DEGREE) / 2) ** 2
  const b = Math.sin(((to.longitude - from.longitude) * DEGREE) / 2) ** 2
  const h = a + Math.cos(from.latitude * DEGREE) * Math.cos(to.latitude * DEGREE) * b
  return 2 * RADIUS * Math.asin(Math.sqrt(Math.min(1, h)))
}

/** Whether anything on one latitude may be within so many km of something on another. Most is out of reach by that alone, without trigonometry. */
export const mayReach = (from: number, to: number, radius: number): boolean =>
  // A degree of latitude is at least 110.5 km.
  Math.abs(from - to) <= radius / 110.5

/** Those within a circle, nearest first. */
export const within = <Item extends Point>(items: readonly Item[], circle: Circle): Near<Item>[] =>
  items
    .filter(({ latitude }) => mayReach(latitude, circle.latitude, circle.radius))
    .map((item) => ({ item, distance: kilometres(circle, item) }))
    .filter(({ distance }) => distance <= circle.radius)
    .sort((a, b) => a.distance - b.distance)

export const isInside = ({ north, west, south, east }: Square, { latitude, longitude }: Point): boolean =>
  latitude <= north && latitude >= south && (west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east)
