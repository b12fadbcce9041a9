import type { Airline, Airport, Atlas } from '../../data/atlas.types.ts'
import type { Itinerary } from '../flying/connections.ts'
import type { Flight } from '../flying/schedule.ts'
import { holiday, monthBetween, weekdayAt } from './calendar.ts'
import { competition, isLongHaul, marketLevel } from './markets.ts'

/** Two places between which people travel. */
interface Market {
  readonly from: Airport
  readonly to: Airport
  /** Kilometres. */
  readonly distance: number
  readonly longHaul: boolean
  /** What a kilometre costs there, with all who compete, 1 being near the world's mean. */
  readonly level: number
}

/** A market on a day. */
interface MarketDay {
  /** What the season does to a price. */
  readonly factor: number
  /** `HW`: high or low season, weekend or midweek (X), as fare bases tell it. */
  readonly mark: string
}

/** An itinerary as fares see it. */
export interface Trip {
  readonly market: Market
  readonly season: MarketDay
  /** From the first departure to the last arrival. */
  readonly airports: readonly Airport[]
  /** The airline whose fare it is: that of the longest flight. */
  readonly airline: Airline
  readonly flights: readonly Flight[]
  readonly longest: Flight
}

/** What a month, a weekday and a holiday do to a price. */
export const seasonFactor = (month: number, weekday: number, feast: number): number => month ** 0.5 * weekday ** 0.5 * feast ** 0.7

/** Months from which on it is high season. */
const HIGH = 1.05

/** Reads itineraries as fares see them; what many of them share is made once. */
export function createTrips(atlas: Atlas): (itinerary: Itinerary) => Trip | undefined {
  const markets = new Map<string, Market>()
  const seasons = new Map<string, MarketDay>()

  function marketOf(from: Airport, to: Airport): Market {
    const key = from.iata + to.iata
    const known = markets.get(key)
    if (known !== undefined) return known
    const distance = atlas.distance(from.iata, to.iata)
    const level = marketLevel(from, to) * competition(atlas, from.iata, to.iata)
    const market = { from, to, distance, longHaul: isLongHaul(from, to, distance), level }
    markets.set(key, market)
    return market
  }

  function seasonOf({ from, to }: Market, { date, day }: Flight): MarketDay {
    const key = from.iata + to.iata + date
    const known = seasons.get(key)
    if (known !== undefined) return known
    const [month, feast] = [monthBetween(from, to, date), holiday(from.country, to.country, date)]
    // 1970 began on a Thursday; Friday to Sunday are the weekend of fares.
    const weekend = (day + 6) % 7 < 3
    const season = {
      factor: seasonFactor(month, weekdayAt(day), feast),
      mark: `${month >= HIGH || feast > 1 ? 'H' : 'L'}${weekend ? 'W' : 'X'}`,
    }
    seasons.set(key, season)
    return season
  }

  return ({ flights }) => {
    const [first] = flights
    if (first === undefined) return undefined
    let longest = first
    const airports = [atlas.airport(first.from)].filter((airport) => airport !== undefined)
    for (const flight of flights) {
      if (flight.minutes > longest.minutes) longest = flight
      const airport = atlas.airport(flight.to)
      if (airport !== undefined) airports.push(airport)
    }
    const [from, to, airline] = [airports[0], airports.at(-1), atlas.airline(longest.carrier)]
    if (from === undefined || to === undefined || airline === undefined) return undefined
    const market = marketOf(from, to)
    return { market, season: seasonOf(market, first), airports, airline, flights, longest }
  }
}
