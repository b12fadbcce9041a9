import { minutesBetween } from '../../core/dates.ts'
import { dayPart, sayMinutes } from '../../core/say.ts'

/** Flights one after another, in words. */

/** `IB6251` */
export const flightName = ({ carrierCode, number }: { readonly carrierCode: string; readonly number: string }): string =>
  `${carrierCode}${number}`

interface End {
  readonly iataCode: string
  readonly at: string
}

/** Flights as far as it takes to speak of them. */
export interface Flown {
  readonly segments: readonly { readonly departure: End; readonly arrival: End }[]
}

export function ends({ segments }: Flown): { departure: End; arrival: End } {
  const [first] = segments
  const last = segments.at(-1)
  if (!first || !last) throw new Error('an itinerary without a segment')
  return { departure: first.departure, arrival: last.arrival }
}

/** `nonstop`, `LHR 1h35`, `LHR 9h10 overnight, BOS 2h05` */
export function stopsOf({ segments }: Flown): string {
  const stops = segments.slice(1).map((segment, at) => {
    const before = segments[at]
    if (!before) return ''
    const wait = minutesBetween(before.arrival.at, segment.departure.at)
    const overnight = dayPart(before.arrival.at) !== dayPart(segment.departure.at) && wait > 300
    const change = before.arrival.iataCode === segment.departure.iataCode ? '' : ` to ${segment.departure.iataCode}, change of airport`
    return `${before.arrival.iataCode} ${sayMinutes(wait)}${overnight ? ' overnight' : ''}${change}`
  })
  return stops.join(', ') || 'nonstop'
}
