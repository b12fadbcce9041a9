import type { FlightDestinations } from '../../../operations/flights/cached.ts'
import type { Airport } from '../../data/atlas.types.ts'
import type { World } from '../../world.ts'
import { carriers } from '../flying/carriers.ts'
import type { Path } from '../flying/connections.ts'
import { hash } from '../keys.ts'
import { cheapestDates } from './cheapdates.ts'
import { cheapestReturn, type DayPrice, reversed } from './dayprices.ts'
import { createOutlook, type Likely } from './outlook.ts'
import { type Asked, cheapestOf, type Found, framing, rowsOf, type Wish, wishOf } from './pricecache.ts'

/** Where one can fly to cheaply: every destination without a stop and some of those with one, each on the days that are likely cheapest. */

/** Days of departure on which a destination is priced, and days of return for each. */
const DEPARTURES = 2
const RETURNS = 2
/** Destinations that nobody flies to without a stop: so many of the biggest and nearest. */
const CONNECTED = 30
/** Ways with one stop that are looked at: where there is no other, and beside flights without a stop. */
const WAYS = 8
const WAYS_BESIDE = 4
/** Kilometres from which connections are looked at beside flights without a stop: on shorter trips they are hardly ever cheaper. */
const FAR = 3500
/** Destinations whose every day is priced where days are asked for, not destinations. */
const ALL_DAYS = 4

/** The answer of the inspiration search. */
export function destinationsFor(world: World, asked: Asked): FlightDestinations {
  const wish = wishOf(world, asked, () => 'DESTINATION')
  const found = cheapestOf(world, wish, cheapestDestinations(world, wish))
  const { meta, dictionaries } = framing(world, wish, found)
  const data = rowsOf(wish, found).map(({ trip, links }) => ({
    type: 'flight-destination' as const,
    ...trip,
    links: { flightDates: links.dates, flightOffers: links.offers },
  }))
  return { meta, data, dictionaries }
}

/** Priced destinations: each once, or the cheapest ones on every day. */
function cheapestDestinations(world: World, wish: Wish): Found[] {
  const { atlas } = world
  const { moment, days, stays, viewBy, prices } = wish
  const origins = atlas.airportsOf(wish.asked.origin)
  const [start] = origins
  if (start === undefined) return []
  const allow = carriers(world)
  const seedKey = hash(world.seed)
  const outlook = createOutlook(days, stays, moment.today)
  const found = [...direct(), ...(wish.nonStop ? [] : connected())].flatMap((goal) => priced(goal) ?? [])
  if (viewBy === 'DESTINATION' || viewBy === 'COUNTRY') return found
  const cheapest = found.sort((a, b) => a.price - b.price).slice(0, ALL_DAYS)
  const from = origins.map(({ iata }) => iata)
  return cheapest.flatMap(({ destination }) => [...cheapestDates(wish, { from, to: [destination] })])

  /** Airports to which somebody sells a flight without a stop, with those of the origin it leaves from. */
  function direct(): Goal[] {
    const goals = new Map<string, string[]>()
    for (const { iata } of origins)
      for (const [to, list] of atlas.routesFrom(iata))
        if (list.some(({ airline }) => allow(airline))) goals.set(to, [...(goals.get(to) ?? []), iata])
    return [...goals].flatMap(([code, from]) => {
      const airport = atlas.airport(code)
      return airport === undefined || airport.cityCode === start?.cityCode ? [] : [{ airport, from }]
    })
  }

  function connected(): Goal[] {
    if (start === undefined) return []
    const cities = new Set([start.cityCode, ...direct().map(({ airport }) => airport.cityCode)])
    const pull = ({ iata, passengers }: Airport): number => passengers / Math.sqrt(atlas.distance(start.iata, iata))
    return atlas
      .airports()
      .filter(({ cityCode, passengers }) => passengers >= 5 && !cities.has(cityCode))
      .sort((a, b) => pull(b) - pull(a))
      .slice(0, CONNECTED)
      .map((airport) => ({ airport, from: [] }))
  }

  /** The cheapest of some likely days without a stop; where it is far or there is no such flight, connections of one day beside. */
  function priced({ airport, from }: Goal): Found | undefined {
    if (start === undefined) return undefined
    const chance = hash(`inspire|${start.iata}|${airport.iata}`, seedKey)
    const likely = turned(outlook(start, airport), chance, days.length).map(({ date, returnDates }) => ({
      date,
      returnDates: () => turned(returnDates(), chance, 5 * stays.length),
    }))
    const straight = from.length === 0 ? undefined : bestOf(likely, daysFor({ airport, from }, []), DEPARTURES, RETURNS)
    if (straight !== undefined && atlas.distance(start.iata, airport.iata) < FAR) return straight
    const day = straight?.departureDate ?? likely[0]?.date ?? moment.today
    const paths = prices.guess({ from: [start.iata], to: [airport.iata] }, day, straight === undefined ? WAYS : WAYS_BESIDE)
    if (paths.length === 0) return straight
    const { departureDate: date, returnDate } = straight ?? {}
    const known = date === undefined ? likely : [{ date, returnDates: () => (returnDate === undefined ? [] : [returnDate]) }]
    return bestOf(known, daysFor({ airport, from }, paths), 1, 1)
  }

  function daysFor({ airport, from }: Goal, paths: readonly Path[]): Days {
    const back = reversed(paths)
    return {
      outOn: (date) => prices.along({ from, to: [airport.iata] }, date, paths, moment),
      backOn: (date) => prices.along({ from: [airport.iata], to: from }, date, back, moment),
    }
  }
}

interface Days {
  readonly outOn: (date: string) => readonly DayPrice[]
  readonly backOn: (date: string) => readonly DayPrice[]
}

/** Likely days cost nearly the same, one in so many of them: not every destination is looked at on the same ones. */
const ONE_IN = 18

/** The first of a list by chance among its first few, where it is long; the rest as they were. */
function turned<T>(list: readonly T[], chance: number, length: number): readonly T[] {
  const at = chance % Math.max(1, Math.floor(length / ONE_IN))
  return [...list.slice(at), ...list.slice(0, at)]
}

/** A destination, and the airports of the origin from which it is flown to without a stop. */
interface Goal {
  readonly airport: Airport
  readonly from: readonly string[]
}

/** The cheapest trip on the first so many days on which there is one, with so many days of return each. */
function bestOf(likely: readonly Likely[], { outOn, backOn }: Days, departures: number, returns: number): Found | undefined {
  let best: Found | undefined
  let tried = 0
  for (const { date, returnDates } of likely) {
    const trip = tripOn(outOn(date), date, returnDates(), backOn, returns)
    if (trip === undefined) continue
    if (best === undefined || trip.price < best.price) best = trip
    if (++tried >= departures) break
  }
  return best
}

/** The cheapest trip with these ways out and the first days on which there is a way back; one way where no day is named. */
function tripOn(
  outs: readonly DayPrice[],
  departureDate: string,
  returnDates: readonly string[],
  backOn: Days['backOn'],
  most: number,
): Found | undefined {
  const [out] = outs
  if (out === undefined) return undefined
  if (returnDates.length === 0) return { origin: out.from, destination: out.to, departureDate, price: out.price }
  let best: Found | undefined
  let tried = 0
  for (const returnDate of returnDates) {
    const found = cheapestReturn(outs, backOn(returnDate))
    if (found === undefined) continue
    if (best === undefined || found.price < best.price)
      best = { origin: found.out.from, destination: found.out.to, departureDate, returnDate, price: found.price }
    if (++tried >= most) break
  }
  return best
}
