import { type Circle, isInside, type Square, within } from '../../../core/globe.ts'
import type { Activity } from '../../../operations/activities/model.ts'
import type { Destinations, TravelCity } from '../../data/destinations.ts'
import type { World } from '../../world.ts'
import { hash, mix, normal, uniform } from '../keys.ts'
import { currencyIn, moneyIn } from '../money.ts'
import { type Offering, offeringsIn } from './catalogue.ts'
import { describe, paidThere } from './describing.ts'

/** What is sold on a day, with its price in the money of the country. */

/** Those that begin within the radius, the nearest first. */
export function activitiesAround(world: World, places: Destinations, circle: Circle): Activity[] {
  // An activity begins at a place of interest or close to the middle of a district.
  const wider = { ...circle, radius: circle.radius + 1 }
  const near = [...places.poisNear(wider), ...places.districtsNear(wider)]
  const cities = citiesOf(
    places,
    near.map(({ item }) => item.city),
  )
  return within(
    cities.flatMap((city) => soldIn(world, places, city)),
    circle,
  ).map(({ item }) => priced(world, item))
}

/** Those that begin within a square, city by city. */
export function activitiesWithin(world: World, places: Destinations, square: Square): Activity[] {
  const pois = places.pois().filter((poi) => isInside(widened(square), poi))
  const districts = places.travelCities().flatMap(({ code }) => places.districtsOf(code).filter((each) => isInside(widened(square), each)))
  return citiesOf(
    places,
    [...pois, ...districts].map(({ city }) => city),
  )
    .flatMap((city) => soldIn(world, places, city))
    .filter((offering) => isInside(square, offering))
    .map((offering) => priced(world, offering))
}

/** The activity of an id, where it is sold now. */
export function activityOf(world: World, places: Destinations, id: string): Activity | undefined {
  const { city, number } = readId(id) ?? {}
  const found = city === undefined ? undefined : places.travelCity(city)
  const offering = found && soldIn(world, places, found).find((each) => each.number === number)
  return offering && priced(world, offering)
}

const citiesOf = (places: Destinations, codes: readonly string[]): TravelCity[] =>
  [...new Set(codes)].sort().flatMap((code) => places.travelCity(code) ?? [])

/** A place that is shut sells nothing until the year it opens again. */
function soldIn({ now }: World, places: Destinations, city: TravelCity): Offering[] {
  const year = new Date(now()).getUTCFullYear()
  return offeringsIn(places, city).filter(({ shutUntil }) => shutUntil <= year)
}

/** A little more on every side, in degrees. */
const margin = 0.01
const widened = ({ north, west, south, east }: Square): Square => ({
  north: north + margin,
  west: west - margin,
  south: south - margin,
  east: east + margin,
})

/** Activities of one city have so many ids. */
const room = 100
const A = 'A'.charCodeAt(0)

/** The letters of the city as a number in base 26, and the number within it: BCN, 3 → `74103`. */
function idOf({ city, number }: Offering): string {
  const letters = Array.from(city.code, (letter) => letter.charCodeAt(0) - A)
  return String(letters.reduce((sum, letter) => sum * 26 + letter, 0) * room + number)
}

function readId(id: string): { readonly city: string; readonly number: number } | undefined {
  if (!/^[1-9]\d{0,6}$/.test(id)) return undefined
  let rest = Math.floor(Number(id) / room)
  let city = ''
  for (let place = 0; place < 3; place++) {
    city = String.fromCharCode(A + (rest % 26)) + city
    rest = Math.floor(rest / 26)
  }
  return rest === 0 ? { city, number: Number(id) % room } : undefined
}

/** Of 5: few sell what nobody likes. */
const ratings = { mean: 4.4, spread: 0.25, least: 3.6, most: 4.9 }

function priced(world: World, offering: Offering): Activity {
  const id = idOf(offering)
  const key = hash(`activity|${id}`, hash(world.seed))
  const { name, short, latitude, longitude, duration, least, most, city } = offering
  const extra = paidThere(offering, mix(key, 3))
  const { mean, spread } = ratings
  const rating = Math.min(ratings.most, Math.max(ratings.least, mean + spread * normal(mix(key, 2))))
  return {
    id,
    type: 'activity',
    self: { href: `/v1/shopping/activities/${id}`, methods: ['GET'] },
    name,
    shortDescription: short,
    description: describe(offering, extra, mix(key, 4)),
    geoCode: { latitude: String(latitude), longitude: String(longitude) },
    rating: rating.toFixed(1),
    pictures: [1, 2].map((picture) => `https://images.example.com/activities/${id}-${picture}.jpg`),
    bookingLink: `https://activities.example.com/book/${id}`,
    price: priceIn(world, city, least + (most - least) * uniform(mix(key, 1)), extra !== undefined),
    minimumDuration: duration,
  }
}

/** In the money of the country, in steps of about half a euro; the `A` says that something more is collected there. */
function priceIn({ atlas }: World, { country }: TravelCity, euros: number, more: boolean): NonNullable<Activity['price']> {
  const currency = currencyIn(atlas, country)
  const step = 0.5 * 10 ** Math.max(0, Math.round(Math.log10(currency.perEuro)))
  const whole = currency.digits === 0 ? Math.max(1, step) : step
  const amount = Math.max(whole, Math.round((euros * currency.perEuro) / whole) * whole)
  return { amount: `${moneyIn(currency).text(amount)}${more ? 'A' : ''}`, currencyCode: currency.code }
}
