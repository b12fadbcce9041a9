import { type Circle, isInside, kilometres, type Near, type Point, type Square } from '../../../core/globe.ts'
import type { SafetyLocation } from '../../../operations/safety/model.ts'
import type { Atlas } from '../../data/atlas.types.ts'
import type { World } from '../../world.ts'
import { type RatedPlace, ratedPlaces } from './places.ts'

/**
 * The rated places around a point or within a square: those whose middle lies there, nearest first, and before them the city that
 * the point, or the middle of the square, lies in.
 */

export async function around(world: World, circle: Circle): Promise<SafetyLocation[]> {
  return chosen(await placesOf(world), circle, (_, distance) => distance <= circle.radius)
}

export async function within(world: World, square: Square): Promise<SafetyLocation[]> {
  return chosen(await placesOf(world), middleOf(square), (place) => isInside(square, place))
}

/** The place of an id. */
export async function called(world: World, id: string): Promise<SafetyLocation | undefined> {
  const place = (await placesOf(world)).find((each) => each.id === id)
  return place && locationOf(place)
}

/** They are made once for each seed: a service that is asked again has them. */
const kept = new WeakMap<Atlas, Map<string, Promise<RatedPlace[]>>>()

function placesOf({ atlas, seed }: World): Promise<RatedPlace[]> {
  const bySeed = kept.get(atlas) ?? new Map<string, Promise<RatedPlace[]>>()
  kept.set(atlas, bySeed)
  const places = bySeed.get(seed) ?? make({ atlas, seed })
  bySeed.set(seed, places)
  return places
}

async function make({ atlas, seed }: Pick<World, 'atlas' | 'seed'>): Promise<RatedPlace[]> {
  const [places, safety] = await Promise.all([atlas.destinations(), atlas.safety()])
  return ratedPlaces({ atlas, places, safety, seed })
}

function chosen(all: readonly RatedPlace[], middle: Point, isThere: (place: RatedPlace, distance: number) => boolean): SafetyLocation[] {
  const near = all.map((item): Near<RatedPlace> => ({ item, distance: kilometres(middle, item) }))
  const holding = cityAround(near)
  return near
    .filter(({ item, distance }) => item === holding || isThere(item, distance))
    .sort((a, b) => Number(b.item === holding) - Number(a.item === holding) || a.distance - b.distance)
    .map(({ item }) => locationOf(item))
}

/** The city that a point lies in; where several reach that far, the one whose middle is nearest for its size. */
function cityAround(near: readonly Near<RatedPlace>[]): RatedPlace | undefined {
  let best: Near<RatedPlace> | undefined
  const depth = ({ item, distance }: Near<RatedPlace>): number => distance / item.extent
  for (const each of near) if (each.distance <= each.item.extent && (!best || depth(each) < depth(best))) best = each
  return best?.item
}

/** The middle of a square, also of one across the date line. */
function middleOf({ north, west, south, east }: Square): Point {
  const longitude = (west + east + (west > east ? 360 : 0)) / 2
  return { latitude: (north + south) / 2, longitude: longitude > 180 ? longitude - 360 : longitude }
}

function locationOf({ id, subType, name, latitude, longitude, scores }: RatedPlace): SafetyLocation {
  const href = `/v1/safety/safety-rated-locations/${id}`
  return {
    type: 'safety-rated-location',
    subType,
    id,
    // The published example has the address under `type`, its schema under `href`.
    self: { type: href, href, methods: ['GET'] },
    name,
    geoCode: { latitude, longitude },
    safetyScores: scores(),
  }
}
