import { dayNumber, utcDay } from '../../../core/dates.ts'
import { plainLetters } from '../../../core/letters.ts'
import type { Issue } from '../../../core/message.ts'
import { byText } from '../../../core/order.ts'
import type { Destination } from '../../../operations/destinations.ts'
import type { Airline, Airport, Atlas } from '../../data/atlas.types.ts'
import { warning } from '../../problems.ts'
import type { World } from '../../world.ts'
import { localTime, offsetText } from '../clocks.ts'
import { homeFirst } from '../flying/home.ts'
import { createSeasons, type Season } from '../flying/seasons.ts'
import { sellerOn } from '../flying/sellers.ts'
import { citiesOf } from './cities.ts'
import { addressOf } from './locations.ts'
import { scoreOf } from './scores.ts'

/** Flights a week to airports, by their codes, in the timetable that is on: all, and those that go there from home. */
interface Network {
  readonly all: ReadonlyMap<string, number>
  readonly fromHome: ReadonlyMap<string, number>
}

interface Wanted {
  /** Only cities of this country. */
  readonly country: string | undefined
  /** No more than so many, from the start of the order. */
  readonly most: number | undefined
  readonly order: 'code' | 'name'
}

const seasonNow = ({ now }: World): Season => createSeasons()(dayNumber(utcDay(now())))

/** Where one can fly to from an airport without a stop, with whomever. */
export function fromAirport(world: World, { iata }: Airport): Network {
  const { atlas } = world
  const season = seasonNow(world)
  const weekly = new Map<string, number>()
  for (const [to, carriers] of atlas.routesFrom(iata)) {
    for (const { airline } of carriers) {
      const hubs = atlas.airline(airline)?.hubs
      const flights = hubs ? (atlas.frequency(airline, ...homeFirst(hubs, iata, to))?.weekly[season] ?? 0) : 0
      if (flights > 0) weekly.set(to, (weekly.get(to) ?? 0) + flights)
    }
  }
  return { all: weekly, fromHome: weekly }
}

/** Where an airline flies, both ends of every route; with the routes of those that it has taken over, and nowhere once it is taken over itself. */
export function ofAirline(world: World, { iata, takesOver }: Airline): Network {
  const { atlas, now } = world
  const season = seasonNow(world)
  const today = utcDay(now())
  const all = new Map<string, number>()
  const fromHome = new Map<string, number>()
  for (const code of [iata, ...takesOver]) {
    const flown = atlas.airline(code)
    if (flown && sellerOn(flown, today) !== iata) continue
    for (const route of atlas.routesOf(code)) {
      const flights = route.weekly[season]
      if (flights === 0) continue
      for (const end of [route.home, route.away]) all.set(end, (all.get(end) ?? 0) + flights)
      fromHome.set(route.away, (fromHome.get(route.away) ?? 0) + flights)
    }
  }
  return { all, fromHome }
}

/** A word on an airline that is no more, whose list is empty. */
export function takenOver({ now }: World, airline: Airline): Issue[] {
  const { iata, name } = airline
  const seller = sellerOn(airline, utcDay(now()))
  return seller === iata ? [] : [warning(`${name} does not fly any more: its flights are those of ${seller}`)]
}

/** A city as it is flown to. */
interface Goal {
  /** Its biggest airport of those that are flown to. */
  readonly main: Airport
  readonly weekly: number
}

/** The cities of those airports as the service tells them. A city has the name and place of its biggest airport among them. */
export function destinations(world: World, { all, fromHome }: Network, { country, most, order }: Wanted): Destination[] {
  // The homes of an airline, from where all its flights go, would leave everything else near nought. All cities count, also where only some are asked for.
  const busiest = Math.max(1, ...Array.from(goalsOf(world.atlas, fromHome).values(), (goal) => goal.weekly))
  return [...goalsOf(world.atlas, all)]
    .filter(([, { main }]) => country === undefined || main.country === country)
    .map(([code, goal]) => destination(world, code, goal, busiest))
    .sort((a, b) => (order === 'code' ? 0 : byText(sortName(a), sortName(b))) || byText(a.iataCode, b.iataCode))
    .slice(0, most)
}

function goalsOf(atlas: Atlas, weekly: ReadonlyMap<string, number>): Map<string, Goal> {
  const flownTo = [...weekly.keys()].flatMap((code) => atlas.airport(code) ?? [])
  const flights = (airports: readonly Airport[]) => airports.reduce((sum, { iata }) => sum + (weekly.get(iata) ?? 0), 0)
  return new Map(citiesOf(flownTo).map(({ code, main, airports }) => [code, { main, weekly: flights(airports) }]))
}

function destination({ atlas, now }: World, code: string, { main, weekly }: Goal, busiest: number): Destination {
  const { cityName: name, cityCode: _, ...address } = addressOf(atlas, main)
  return {
    type: 'location',
    subtype: 'city',
    name,
    iataCode: code,
    geoCode: { latitude: main.latitude, longitude: main.longitude },
    address,
    timeZone: { offSet: offsetText(atlas, main, now()), referenceLocalDateTime: localTime(atlas, main, now()) },
    metrics: { relevance: scoreOf(weekly, busiest) },
  }
}

/** Names in the order of a dictionary: accents and case do not matter. */
const sortName = ({ name }: Destination): string => plainLetters(name).toLowerCase()
