import { type Circle, isInside, type Square } from '../../../core/globe.ts'
import type { PointOfInterest } from '../../../operations/places/model.ts'
import type { Destinations, Poi, PoiCategory } from '../../data/destinations.ts'
import { hash, mix } from '../keys.ts'

/** Places of interest as the service gives them: the most famous of their cities first, and of equals the nearest. */

export function placesAround(places: Destinations, circle: Circle, categories?: readonly PoiCategory[]) {
  const near = places.poisNear(circle).map(({ item }) => item)
  return listed(near, categories)
}

export function placesWithin(places: Destinations, square: Square, categories?: readonly PoiCategory[]) {
  return listed(
    places.pois().filter((poi) => isInside(square, poi)),
    categories,
  )
}

/** The place of an id, as any list gives it. */
export function placeOf(places: Destinations, id: string): PointOfInterest | undefined {
  const wanted = id.toUpperCase()
  const poi = places.pois().find((each) => idOf(each) === wanted)
  return poi && described(poi)
}

function listed(pois: readonly Poi[], categories: readonly PoiCategory[] | undefined): PointOfInterest[] {
  const wanted = categories && new Set(categories.flatMap((category) => (category === 'SIGHTS' ? sights : [category])))
  return pois
    .filter(({ category }) => !wanted || wanted.has(category))
    .sort((a, b) => a.rank - b.rank)
    .map(described)
}

/** The published filter knows four kinds: what has no filter of its own in it is a sight. */
const sights: readonly PoiCategory[] = ['SIGHTS', 'HISTORICAL', 'BEACH_PARK']

function described(poi: Poi): PointOfInterest {
  const { name, latitude, longitude, category, rank, tags } = poi
  const id = idOf(poi)
  return {
    type: 'location',
    subType: 'POINT_OF_INTEREST',
    id,
    self: { href: `/v1/reference-data/locations/pois/${id}`, methods: ['GET'] },
    geoCode: { latitude, longitude },
    name,
    category,
    rank,
    tags: [...tags],
  }
}

/** Ten hexadecimal digits of its city and name, which stay when its rank changes: `9CB40CB5D0`. */
function idOf({ city, name }: Poi): string {
  const key = hash(`place|${city}|${name}`)
  const digits = `${key.toString(16).padStart(8, '0')}${(mix(key, 1) >>> 24).toString(16).padStart(2, '0')}`
  return digits.toUpperCase()
}
