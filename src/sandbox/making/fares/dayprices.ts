import { HOUR, MINUTE } from '../../../core/dates.ts'
import type { Currency } from '../../data/atlas.types.ts'
import type { World } from '../../world.ts'
import { type Itinerary, itineraries, type Path, pathsBetween, withConnections } from '../flying/connections.ts'
import { fareFamily } from '../flying/sellers.ts'
import { moneyIn } from '../money.ts'
import type { Fare } from './fares.ts'

/** What a day costs one adult in one direction: prices as a search would find them, without a whole search for every day. */

export interface Direction {
  /** Airport codes: all those of a city where it is meant. */
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** One way to fly on a day. */
export interface DayPrice {
  /** In the currency that was asked for. */
  readonly price: number
  /** Whom its fare may be combined with: an airline or its alliance. */
  readonly family: string
  readonly from: string
  readonly to: string
  /** UTC milliseconds. */
  readonly departs: number
  readonly arrives: number
}

interface Terms {
  readonly nonStop: boolean
  /** Half a return trip; one way alone costs more. */
  readonly roundTrip: boolean
  readonly currency: Currency
  readonly allow: (carrier: string) => boolean
}

/** The day on which a price is asked for, and the moment before which flights have left. */
export interface Moment {
  readonly today: string
  readonly now?: number
}

/** Connections that are looked at on every day: the cheapest of the days on which all were looked for. */
const PATHS = 5

export interface DayPrices {
  /** All that a search finds on a day, cheapest first. */
  whole(direction: Direction, date: string, moment: Moment): DayPrice[]
  /** The ways with the cheapest connections on some days. */
  learn(direction: Direction, dates: readonly string[], moment: Moment): Path[]
  /** The first so many ways with one stop, the shortest of each airline, without looking at any day. */
  guess(direction: Direction, date: string, most: number): Path[]
  /** The flights without a stop and the connections along known ways. */
  flown(direction: Direction, date: string, paths: readonly Path[], now?: number): Itinerary[]
  /** What they cost at a moment, cheapest first. */
  pricesOf(found: readonly Itinerary[], moment: Moment): DayPrice[]
  /** Both at once. */
  along(direction: Direction, date: string, paths: readonly Path[], moment: Moment): DayPrice[]
}

export function createDayPrices({ atlas, timetable, fares }: World, { nonStop, roundTrip, currency, allow }: Terms): DayPrices {
  const money = moneyIn(currency)
  const totalOf = ({ base, taxes }: Fare): number => taxes.reduce((sum, { amount }) => sum + money.exact(amount), money.fare(base))

  function priced({ flights }: Itinerary, { today }: Moment): DayPrice | undefined {
    const [first] = flights
    const last = flights.at(-1)
    const fare = fares.cheapest({ flights }, { today, cabin: 'Y', seats: 1, roundTrip })
    if (first === undefined || last === undefined || fare === undefined) return undefined
    const family = fareFamily(atlas, fare.carrier)
    return { price: totalOf(fare), family, from: first.from, to: last.to, departs: first.departs, arrives: last.arrives }
  }

  const pricesOf = (found: readonly Itinerary[], moment: Moment): DayPrice[] =>
    found.flatMap((itinerary) => priced(itinerary, moment) ?? []).sort((a, b) => a.price - b.price)

  const search = ({ from, to }: Direction, date: string, { now }: Moment): Itinerary[] =>
    itineraries(timetable, atlas, { from, to, date, maxStops: nonStop ? 0 : 2, allow, ...(now !== undefined && { now }) })

  const straight = ({ from, to }: Direction, date: string, now: number): Itinerary[] =>
    from.flatMap((one) =>
      to.flatMap((other) =>
        timetable
          .carriers(one, other, date)
          .filter(allow)
          .flatMap((carrier) => timetable.flightsOn(carrier, one, other, date))
          .flatMap((flight) => (flight.departs > now ? [{ flights: [flight] }] : [])),
      ),
    )

  function flown(direction: Direction, date: string, paths: readonly Path[], now = Number.NEGATIVE_INFINITY): Itinerary[] {
    const flights = straight(direction, date, now)
    return paths.length === 0 ? flights : withConnections(timetable, atlas, flights, paths, { date, now })
  }

  return {
    whole: (direction, date, moment) => pricesOf(search(direction, date, moment), moment),

    learn(direction, dates, moment) {
      if (nonStop) return []
      const best = new Map<string, { path: Path; price: number }>()
      for (const date of dates)
        for (const itinerary of search(direction, date, moment)) {
          const path = itinerary.flights.length > 1 ? pathOf(itinerary) : undefined
          const price = path && priced(itinerary, moment)?.price
          if (path === undefined || price === undefined) continue
          const key = [path.from, ...path.stops, path.to, ...path.airlines].map(({ iata }) => iata).join()
          const before = best.get(key)
          if (before === undefined || price < before.price) best.set(key, { path, price })
        }
      const cheapest = [...best.values()].sort((a, b) => a.price - b.price).slice(0, PATHS)
      return cheapest.map(({ path }) => path)
    },

    guess: ({ from, to }, date, most) => (nonStop ? [] : pathsBetween(timetable, atlas, { from, to, date, allow }, most)),

    flown,
    pricesOf,
    along: (direction, date, paths, moment) => pricesOf(flown(direction, date, paths, moment.now), moment),
  }

  function pathOf({ flights }: Itinerary): Path | undefined {
    const [from, ...ends] = [flights[0]?.from ?? '', ...flights.map(({ to }) => to)].map(atlas.airport)
    const to = ends.pop()
    const stops = ends.filter((airport) => airport !== undefined)
    const airlines = flights.map(({ carrier }) => atlas.airline(carrier)).filter((airline) => airline !== undefined)
    const waits = flights.slice(1).map(({ departs }, at) => (departs - (flights[at]?.arrives ?? departs)) / MINUTE)
    return from && to && { from, to, stops, airlines, wait: Math.max(0, ...waits) }
  }
}

/** The same ways flown the other way round. */
export const reversed = (paths: readonly Path[]): Path[] =>
  paths.map(({ from, to, stops, airlines, wait }) => ({
    from: to,
    to: from,
    stops: stops.toReversed(),
    airlines: airlines.toReversed(),
    wait,
  }))

/** A way out and a way back. */
interface Return {
  readonly out: DayPrice
  readonly back: DayPrice
  readonly price: number
}

/** The cheapest way out and back of one airline or alliance; where none serves both, any may be mixed. Both lists are cheapest first. */
export const cheapestReturn = (outs: readonly DayPrice[], backs: readonly DayPrice[]): Return | undefined =>
  cheapestPair(outs, backs, (out, back) => out.family === back.family) ?? cheapestPair(outs, backs, () => true)

function cheapestPair(
  outs: readonly DayPrice[],
  backs: readonly DayPrice[],
  together: (out: DayPrice, back: DayPrice) => boolean,
): Return | undefined {
  const [first] = backs
  let best: Return | undefined
  for (const out of outs) {
    if (first === undefined || (best !== undefined && out.price + first.price >= best.price)) break
    // Nobody flies back within an hour of landing.
    const back = backs.find((each) => together(out, each) && each.departs - out.arrives >= HOUR)
    if (back !== undefined && (best === undefined || out.price + back.price < best.price))
      best = { out, back, price: out.price + back.price }
  }
  return best
}
