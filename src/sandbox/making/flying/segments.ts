import { MINUTE } from '../../../core/dates.ts'
import { durationOf } from '../../../core/durations.ts'
import type { Dictionaries, Segment } from '../../../operations/flights/model.ts'
import type { Airport, Atlas, Currency } from '../../data/atlas.types.ts'
import { localTime } from '../clocks.ts'
import { isBlacklisted } from './blacklist.ts'
import type { Flight } from './schedule.ts'

/** Flights put into words, and what the codes in them stand for. */

/** Puts flights into words for one answer. The same flight is the same segment, with the same id, wherever it is part of. */
export function createSegments(atlas: Atlas, idOf?: (flight: Flight) => string): (flight: Flight) => Segment {
  const segments = new Map<string, Segment>()
  return (flight) => {
    const key = `${flight.carrier}${flight.number}@${flight.departs}`
    const segment = segments.get(key) ?? segmentOf(atlas, flight, idOf?.(flight) ?? String(segments.size + 1))
    segments.set(key, segment)
    return segment
  }
}

function segmentOf(atlas: Atlas, flight: Flight, id: string): Segment {
  return {
    departure: endPoint(atlas, flight, flight.from, flight.departs),
    arrival: endPoint(atlas, flight, flight.to, flight.arrives),
    carrierCode: flight.carrier,
    number: String(flight.number),
    aircraft: { code: flight.aircraft },
    operating: { carrierCode: flight.operating },
    duration: durationOf(flight.minutes),
    id,
    numberOfStops: 0,
    blacklistedInEU: isBlacklisted(atlas, flight.operating),
  }
}

/** One end of a flight, on the clocks of its airport. */
export function endPoint(atlas: Atlas, { carrier }: Flight, iataCode: string, instant: number) {
  const terminal = atlas.terminal(iataCode, carrier)
  return { iataCode, ...(terminal !== undefined && { terminal }), at: localTime(atlas, airportOf(atlas, iataCode), instant) }
}

/** An airport that the network names. */
export function airportOf(atlas: Atlas, iataCode: string): Airport {
  const airport = atlas.airport(iataCode)
  if (!airport) throw new Error(`the network names an airport that is not in the table: ${iataCode}`)
  return airport
}

/** Minutes from the first departure to the last arrival, layovers included. */
export function elapsed(flights: readonly Flight[]): number {
  const [first] = flights
  const last = flights.at(-1)
  return first && last ? Math.round((last.arrives - first.departs) / MINUTE) : 0
}

interface Offered {
  readonly itineraries: readonly { readonly segments: readonly Segment[] }[]
}

/** What the codes in offers stand for. */
export const dictionariesOf = (atlas: Atlas, offers: readonly Offered[], currency: Currency): Dictionaries =>
  dictionariesOfSegments(
    atlas,
    // The same flight is one object in all its offers.
    [...new Set(offers.flatMap(({ itineraries }) => itineraries.flatMap((itinerary) => itinerary.segments)))],
    currency,
  )

export function dictionariesOfSegments(atlas: Atlas, segments: readonly Segment[], currency?: Currency): Dictionaries {
  return {
    locations: locationsOf(atlas, segments),
    aircraft: entries(
      segments.flatMap(({ aircraft }) => [aircraft.code]),
      (code) => atlas.aircraft(code)?.name ?? code,
    ),
    currencies: currency ? { [currency.code]: currency.name } : {},
    carriers: entries(
      segments.flatMap(({ carrierCode, operating }) => [carrierCode, operating?.carrierCode ?? carrierCode]),
      (code) => atlas.airline(code)?.name ?? code,
    ),
  }
}

/** Where the airports of flights are. */
export const locationsOf = (atlas: Atlas, segments: readonly Pick<Segment, 'departure' | 'arrival'>[]): Dictionaries['locations'] =>
  entries(
    segments.flatMap(({ departure, arrival }) => [departure.iataCode, arrival.iataCode]),
    (code) => ({ cityCode: airportOf(atlas, code).cityCode, countryCode: airportOf(atlas, code).country }),
  )

/** A dictionary of some codes, in their order. */
export const entries = <T>(codes: Iterable<string>, meaning: (code: string) => T): Record<string, T> =>
  Object.fromEntries([...new Set(codes)].sort().map((code) => [code, meaning(code)]))
