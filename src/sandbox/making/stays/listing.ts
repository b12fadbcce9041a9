import { type Circle, kilometres, type Near } from '../../../core/globe.ts'
import type { Issue, Problem } from '../../../core/message.ts'
import type { CheckedInputOf } from '../../../core/operation.ts'
import { counted } from '../../../core/view.ts'
import type { list } from '../../../operations/hotels/list.ts'
import type { listNear } from '../../../operations/hotels/list-near.ts'
import type { HotelEntry } from '../../../operations/hotels/model.ts'
import { cityCalled, problemsIn } from '../../known.ts'
import { listed } from '../../paging.ts'
import { problem, refusal, refuseIfAny } from '../../problems.ts'
import type { World } from '../../world.ts'
import { hash, mix, uniform } from '../keys.ts'
import { listFaults } from './faults.ts'
import { type Hotel, type Hotels, hotelsCalled } from './hotel.ts'
import { hotelsOf, nearestFirst } from './stock.ts'

/** Lists of hotels: by city, around a point, by their ids. */

type Wanted = Pick<CheckedInputOf<typeof list>, 'radius' | 'radiusUnit' | 'chainCodes' | 'amenities' | 'ratings' | 'hotelSource'>

/** Kilometres of the international mile. */
const MILE = 1.609344

/** Of hotels that belong to a chain, so many are in the beds that wholesalers sell; independents all are. */
const SOLD_BY_OTHERS = 0.6

export const isDirect = ({ independent }: Hotel): boolean => !independent
export const isInBedbank = ({ id, independent }: Hotel): boolean => independent || uniform(hash(`bedbank|${id}`)) < SOLD_BY_OTHERS

function isWanted(hotel: Hotel, { chainCodes, amenities, ratings, hotelSource }: Wanted): boolean {
  if (chainCodes && !chainCodes.includes(hotel.chain)) return false
  if (ratings && !ratings.some((stars) => Number(stars) === hotel.stars)) return false
  if (hotelSource === 'DIRECTCHAIN' && !isDirect(hotel)) return false
  if (hotelSource === 'BEDBANK' && !isInBedbank(hotel)) return false
  return amenities?.every((amenity) => hotel.amenities.includes(amenity)) ?? true
}

/** The first day on which anything of a hotel was written down, and how many days follow. */
const FIRST_UPDATE = Date.UTC(2026, 0, 1)
const UPDATES = 300

function lastUpdate({ id }: Hotel): string {
  const key = hash(`update|${id}`)
  const seconds = Math.floor(uniform(key) * UPDATES) * 86_400 + Math.floor(uniform(mix(key, 1)) * 86_400)
  return new Date(FIRST_UPDATE + seconds * 1000).toISOString().slice(0, 19)
}

function entryOf(hotel: Hotel, distance?: HotelEntry['distance']): HotelEntry {
  const { chain, cityCode, dupeId, name, id, latitude, longitude, country, city, district, stars, amenities } = hotel
  return {
    chainCode: chain,
    iataCode: cityCode,
    dupeId,
    name,
    hotelId: id,
    geoCode: { latitude, longitude },
    address: { countryCode: country, cityName: city, ...(district !== undefined && { lines: [district] }) },
    ...(distance && { distance }),
    rating: stars,
    amenities: [...amenities],
    lastUpdate: lastUpdate(hotel),
  }
}

/** Kilometres within which hotels are wanted. */
const reachOf = ({ radius, radiusUnit }: Pick<Wanted, 'radius' | 'radiusUnit'>): number => (radiusUnit === 'MILE' ? radius * MILE : radius)

const distanceIn = (kilometres: number, unit: 'KM' | 'MILE'): NonNullable<HotelEntry['distance']> => ({
  value: Math.round((unit === 'MILE' ? kilometres / MILE : kilometres) * 100) / 100,
  unit,
})

/** Those that are wanted, else why there are none: the service calls an empty list an error. */
function listOf(found: readonly Near<Hotel>[], wanted: Wanted, where: string, at: string) {
  const { radius, radiusUnit } = wanted
  const within = found.filter(({ distance }) => distance <= reachOf(wanted))
  const left = within.filter(({ item }) => isWanted(item, wanted))
  if (left.length > 0) return listed(left.map(({ item, distance }) => entryOf(item, distanceIn(distance, radiusUnit))))
  const unit = radiusUnit === 'MILE' ? 'miles' : 'km'
  const reach = `within ${radius} ${unit} of ${where}`
  if (within.length > 0) {
    const { places, says } = inWords(wanted)
    throw refusal(listFaults.nothing, `Of the ${counted(within.length, 'hotel')} ${reach} none ${says}`, places[0] ?? at)
  }
  const [nearest] = found
  const told = nearest ? `; the nearest is ${Math.ceil(distanceIn(nearest.distance, radiusUnit).value)} ${unit} away` : ''
  throw refusal(listFaults.nothing, `There is no hotel ${reach}${told}`, nearest ? 'radius' : at)
}

/** `is of HL, has SPA and has 5 stars`, and the parameters that say so. */
function inWords({ chainCodes, amenities, ratings, hotelSource }: Wanted): { readonly places: readonly string[]; readonly says: string } {
  const parts = [
    ['chainCodes', chainCodes && `is of ${chainCodes.join(' or ')}`],
    ['amenities', amenities && `has ${amenities.join(' with ')}`],
    ['ratings', ratings && `has ${ratings.join(' or ')} stars`],
    ['hotelSource', hotelSource === 'ALL' ? undefined : `is sold by ${hotelSource}`],
  ].filter((part): part is [string, string] => part[1] !== undefined)
  return { places: parts.map(([name]) => name), says: parts.map(([, says]) => says).join(' and ') }
}

export async function ofCity(world: World, input: CheckedInputOf<typeof list>) {
  const { cityCode } = input
  const [hotels, stays] = await Promise.all([hotelsOf(world), world.atlas.stays()])
  const [city] = stays.townsOf(cityCode)
  if (city === undefined) {
    refuseIfAny(problemsIn([cityCalled(world.atlas, cityCode, 'cityCode', listFaults.city)]))
    throw new Error(`the city ${cityCode} has no hotels`)
  }
  const centre = hotels.centreOf(city)
  const all = hotels.ofCity(cityCode).map((item): Near<Hotel> => ({ item, distance: kilometres(centre, item) }))
  return listOf(all.sort(nearestFirst), input, `the centre of ${city.name}`, 'cityCode')
}

/** Kilometres within which the nearest hotel is looked for where none is in reach. */
const FARTHEST = 300 * MILE

export async function around(world: World, input: CheckedInputOf<typeof listNear>) {
  const { latitude, longitude } = input
  const hotels = await hotelsOf(world)
  const circle = { latitude, longitude, radius: reachOf(input) }
  const found = hotels.near(circle)
  const nearest = found.length > 0 ? found : nextNearest(hotels, circle)
  return listOf(nearest, input, `${latitude}, ${longitude}`, 'latitude')
}

/** The nearest hotels beyond a reach: wider and wider circles, so that few towns are made in vain. */
function nextNearest(hotels: Hotels, circle: Circle): readonly Near<Hotel>[] {
  for (let wider = circle.radius * 3; wider < FARTHEST * 3; wider *= 3) {
    const found = hotels.near({ ...circle, radius: Math.min(wider, FARTHEST) })
    if (found.length > 0) return found
  }
  return []
}

/** What is wrong with an id: whether any hotel could have it. */
function idProblem(isCity: boolean, id: string): Problem {
  if (!isCity) return problem(listFaults.id, `No hotel can have the id "${id}": ${id.slice(2, 5)} is no city with hotels`, 'hotelIds')
  return problem(listFaults.unknown, `No hotel has the id "${id}"`, 'hotelIds')
}

export async function byIds(world: World, ids: readonly string[]) {
  const [hotels, stays] = await Promise.all([hotelsOf(world), world.atlas.stays()])
  const { found, unknown } = hotelsCalled(hotels, ids)
  const wrong = unknown.map((id) => ({ id, says: idProblem(stays.townsOf(id.slice(2, 5)).length > 0, id) }))
  if (found.length === 0) refuseIfAny(wrong.map(({ says }) => says))
  return listed(
    found.map((hotel) => entryOf(hotel)),
    wrong.map(({ id, says }): Issue => ({ ...says, source: { parameter: 'hotelIds', pointer: id } })),
  )
}
