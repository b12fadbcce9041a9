import { minutesOf } from '../../core/durations.ts'
import { dayPart, dayShift, minutesBetween, sayDate, sayDay, sayMinutes, timePart } from '../../core/say.ts'
import { counted, type Sheet, table, type Ui } from '../../core/view.ts'
import type { FlightOffer, FlightOffers, Itinerary, Segment } from './model.ts'

interface Line {
  readonly offer: FlightOffer
  readonly itinerary: Itinerary
  readonly number: number
  readonly leg: number
}

/** The list of offers: a row each, the way back as a second line, and below it what the codes mean. */
export function offersView({ data, dictionaries }: FlightOffers, ui: Ui): Sheet {
  const lines = data.flatMap((offer, at) => offer.itineraries.map((itinerary, leg): Line => ({ offer, itinerary, leg, number: at + 1 })))
  const [first] = data
  const currency = first?.price.currency ?? 'Price'
  const arrival = ({ itinerary }: Line) => ends(itinerary).arrival
  const departure = ({ itinerary }: Line) => ends(itinerary).departure
  const from = (line: Line) => departure(line).iataCode
  const to = (line: Line) => arrival(line).iataCode
  // The days stand above the list; they are said again where there is room, or where they are not all the same.
  const dayOfLeg = ({ itinerary }: Line) => dayPart(ends(itinerary).departure.at)
  const withDays = ui.width >= 100 || !sameOnEachLeg(lines, dayOfLeg)
  return {
    ...(first && { title: titleOf(data, ui) }),
    table: table(
      lines,
      {
        '#': { value: ({ number }) => number, once: true, shown: ui.dim },
        [currency]: { value: ({ offer }) => offer.price.total, once: true, shown: ui.bold },
        Depart: {
          value: (line) => departure(line).at.slice(0, 16),
          shown: (_, line) => `${withDays ? `${sayDay(dayPart(departure(line).at))} ` : ''}${timePart(departure(line).at)}`,
        },
        From: { value: from, spare: sameOnEachLeg(lines, from) },
        Arrive: {
          value: (line) => arrival(line).at.slice(0, 16),
          shown: (_, line) => {
            const shift = dayShift(departure(line).at, arrival(line).at)
            return `${timePart(arrival(line).at)}${shift && ui.yellow(shift)}`
          },
        },
        To: { value: to, spare: sameOnEachLeg(lines, to) },
        Time: ({ itinerary }) => sayMinutes(minutesOf(itinerary.duration)),
        Stops: { value: ({ itinerary }) => stopsOf(itinerary), shown: (text) => (text === 'nonstop' ? ui.green(text) : text) },
        Flights: ({ itinerary }) => itinerary.segments.map(flightName).join(' '),
        Bags: { value: ({ offer, itinerary }) => bagsOf(offer, itinerary), spare: true },
        Seats: { value: ({ offer }) => offer.numberOfBookableSeats, once: true, spare: true },
      },
      ({ leg }) => leg > 0,
    ),
    notes: legend(data, dictionaries, ui),
    rowsAre: { one: 'offer', many: 'offers', order: 'cheapest first' },
    ...(first && { next: 'wayfare flights price 1' }),
  }
}

/** What the line above the list says once need not be seen in every row. */
export const sameOnEachLeg = <L extends { readonly leg: number }>(lines: readonly L[], code: (line: L) => string): boolean =>
  new Set(lines.map((line) => `${line.leg} ${code(line)}`)).size === new Set(lines.map(({ leg }) => leg)).size

export const flightName = ({ carrierCode, number }: Pick<Segment, 'carrierCode' | 'number'>): string => `${carrierCode}${number}`

interface End {
  readonly iataCode: string
  readonly at: string
}

/** Flights one after another, as far as views look at them. */
export interface Flown {
  readonly segments: readonly { readonly departure: End; readonly arrival: End }[]
}

export function ends({ segments }: Flown): { departure: End; arrival: End } {
  const [first] = segments
  const last = segments.at(-1)
  if (!first || !last) throw new Error('an itinerary without a segment')
  return { departure: first.departure, arrival: last.arrival }
}

interface Titled {
  readonly itineraries: readonly Flown[]
  readonly travelerPricings: readonly { readonly fareDetailsBySegment: readonly { readonly cabin: string }[] }[]
}

/** `MAD → JFK Mon 1 Mar 2027 · JFK → MAD Mon 8 Mar 2027 · 2 travellers · business`, for one offer or for many that were asked for together. */
export function titleOf(offers: readonly Titled[], ui: Ui): string {
  const [first] = offers
  const legs = (first?.itineraries ?? []).map((_, leg) => {
    const all = offers.flatMap(({ itineraries }) => itineraries[leg] ?? []).map(ends)
    const [from, to] = [all.map(({ departure }) => departure.iataCode), all.map(({ arrival }) => arrival.iataCode)]
    const days = distinct(all.map(({ departure }) => dayPart(departure.at))).sort()
    const [start = '', end = ''] = [days[0], days.at(-1)]
    return `${ui.bold(`${few(from)} → ${few(to)}`)} ${start === end ? sayDate(start) : `${sayDay(start)} to ${sayDate(end)}`}`
  })
  const cabin = first?.travelerPricings[0]?.fareDetailsBySegment[0]?.cabin.toLowerCase().replace('_', ' ')
  const party = counted(first?.travelerPricings.length ?? 0, 'traveller')
  return [...legs, party, ...(cabin ? [cabin] : [])].join(' · ')
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)]

/** `LHR, LGW, STN…` */
function few(codes: readonly string[]): string {
  const all = distinct(codes)
  return `${all.slice(0, 3).join(', ')}${all.length > 3 ? '…' : ''}`
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

/** Checked bags the fare includes on this part of the trip: `0`, `2`, `30kg`. */
function bagsOf({ travelerPricings }: FlightOffer, { segments }: Itinerary): string {
  const ids = new Set(segments.map(({ id }) => id))
  const details = travelerPricings[0]?.fareDetailsBySegment.filter(({ segmentId }) => ids.has(segmentId)) ?? []
  const allowances = details.map(({ includedCheckedBags: bags }) =>
    bags?.weight === undefined ? String(bags?.quantity ?? 0) : `${bags.weight}kg`,
  )
  return [...new Set(allowances)].join('/')
}

const legend = (offers: readonly FlightOffer[], dictionaries: FlightOffers['dictionaries'], ui: Ui): string[] =>
  namesIn(
    offers.slice(0, 20).flatMap(({ itineraries }) => itineraries.flatMap((itinerary) => itinerary.segments)),
    dictionaries?.carriers,
    ui,
  )

type Coded = Flown['segments'][number] & { readonly carrierCode: string }

/** What the codes in a list mean, for those who do not know them by heart. */
export function namesIn(segments: readonly Coded[], names: Readonly<Record<string, string>> | undefined, ui: Ui): string[] {
  const airports = new Set(segments.flatMap(({ departure, arrival }) => [departure.iataCode, arrival.iataCode]))
  const carriers = new Set(segments.map(({ carrierCode }) => carrierCode))
  const places = [...airports].sort().flatMap((code) => explain(code, ui.placeName(code)))
  const airlines = [...carriers].sort().flatMap((code) => explain(code, names?.[code]))
  return [places.join(' · '), airlines.join(' · ')].filter((line) => line !== '')
}

/** A code and its name stay on one line. */
const explain = (code: string, name: string | undefined): string[] => (name ? [`${code} ${name}`.replaceAll(' ', '\u00a0')] : [])
