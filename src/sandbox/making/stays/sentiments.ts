import { kilometres } from '../../../core/globe.ts'
import type { Issue } from '../../../core/message.ts'
import type { HotelSentiment, Sentiments } from '../../../operations/hotels/ratings.model.ts'
import { listed } from '../../paging.ts'
import { problem } from '../../problems.ts'
import type { World } from '../../world.ts'
import { hash, mix, normal, uniform } from '../keys.ts'
import { listFaults } from './faults.ts'
import type { Hotel } from './hotel.ts'
import { hotelsOf } from './stock.ts'

/** What guests think of hotels: more stars please more, and each house is better or worse than its class. */

/** Of hotels so many are too new or too small to be rated. */
const UNRATED = 0.06

const between = (score: number, least: number, most: number): number => Math.round(Math.min(most, Math.max(least, score)))

/** 62, and 7 for each star after the first, give or take 8; with one more star half of the best would stand at the top. */
const overallOf = ({ stars }: Hotel, key: number): number => between(62 + 7 * (stars - 1) + 8 * normal(mix(key, 1)), 55, 97)

/** Kilometres from the centre over which a location loses most of what it has. */
const FADES = 4

function sentimentsOf(hotel: Hotel, overall: number, centre: number, key: number): Sentiments {
  const aspect = (name: string, shift = 0): number =>
    between(overall + shift + 5 * Math.max(-1.6, Math.min(1.6, normal(hash(name, key)))), 30, 99)
  const location = between(58 + 40 * Math.exp(-((centre / FADES) ** 1.5)) + 3 * normal(hash('location', key)), 30, 99)
  const has = (amenity: string): boolean => hotel.amenities.includes(amenity)
  return {
    sleepQuality: aspect('sleepQuality'),
    service: aspect('service'),
    facilities: aspect('facilities', has('SPA') || has('SWIMMING_POOL') ? 3 : -3),
    roomComforts: aspect('roomComforts'),
    // Who pays more expects more.
    valueForMoney: aspect('valueForMoney', 4 - 3 * (hotel.stars - 2)),
    ...((has('RESTAURANT') || hotel.stars > 2) && { catering: aspect('catering') }),
    ...(has('SWIMMING_POOL') && { swimmingPool: aspect('swimmingPool', 1) }),
    location,
    ...(has('WIFI') && { internet: aspect('internet', has('WI-FI_IN_ROOM') ? 0 : -6) }),
    pointsOfInterest: between(location - 4 + 3 * normal(hash('pointsOfInterest', key)), 30, 99),
    staff: aspect('staff', 2),
  }
}

/** The rating of a hotel; undefined for the few that have none. `centre` is how far it is from the middle of its city. */
function ratingOf(hotel: Hotel, centre: number, seed: string): HotelSentiment | undefined {
  const key = hash(`ratings|${hotel.id}`, hash(seed))
  if (uniform(key) < UNRATED) return undefined
  const overall = overallOf(hotel, key)
  const reviews = Math.round(40 * 3 ** (hotel.stars - 2 + normal(mix(key, 2)) / 2))
  return {
    type: 'hotelSentiment',
    hotelId: hotel.id,
    overallRating: overall,
    numberOfRatings: Math.round(reviews * (1.4 + uniform(mix(key, 3)))),
    numberOfReviews: reviews,
    sentiments: sentimentsOf(hotel, overall, centre, key),
  }
}

const notFound = (id: string, hotel: Hotel | undefined): Issue => ({
  ...problem(listFaults.noRatings, hotel ? `${hotel.name} (${id}) is not rated yet` : `No hotel has the id "${id}"`),
  source: { parameter: 'hotelIds', pointer: id },
})

/** The ratings of hotels by their ids. What is not known or not rated is told beside the others. */
export async function ratingsOf(world: World, ids: readonly string[]) {
  const [hotels, stays] = await Promise.all([hotelsOf(world), world.atlas.stays()])
  const warnings: Issue[] = []
  const ratings: HotelSentiment[] = []
  for (const id of new Set(ids)) {
    const hotel = hotels.hotel(id)
    const town = hotel && stays.townsOf(hotel.cityCode).find(({ name }) => name === hotel.city)
    const middle = town && hotels.centreOf(town)
    const centre = hotel && middle ? kilometres(middle, hotel) : 0
    const rating = hotel && ratingOf(hotel, centre, world.seed)
    if (rating) ratings.push(rating)
    else warnings.push(notFound(id, hotel))
  }
  return listed(ratings, warnings)
}
