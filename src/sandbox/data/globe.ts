/** Mean radius of the Earth in km (IUGG). */
const RADIUS = 6371.0088
const DEGREE = Math.PI / 180

/** Great-circle distance in km between two points in degrees, by the haversine formula. */
export function kilometres(latitude1: number, longitude1: number, latitude2: number, longitude2: number): number {
  const a = Math.sin(((latitude2 - latitude1) * DEGREE) / 2) ** 2
  const b = Math.sin(((longitude2 - longitude1) * DEGREE) / 2) ** 2
  const h = a + Math.cos(latitude1 * DEGREE) * Math.cos(latitude2 * DEGREE) * b
  return 2 * RADIUS * Math.asin(Math.sqrt(Math.min(1, h)))
}

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Edges in degrees; a square whose western edge lies east of its eastern one crosses the date line. */
export interface Square {
  readonly north: number
  readonly west: number
  readonly south: number
  readonly east: number
}

export const isInside = ({ north, west, south, east }: Square, { latitude, longitude }: Point): boolean =>
  latitude <= north && latitude >= south && (west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east)
