import { dayPart, inWords, sayDate, sayDay } from '../../core/say.ts'
import { counted, type Ui } from '../../core/view.ts'
import { legend } from '../names.ts'
import { ends, type Flown } from './flown.ts'
import { cabins } from './model.ts'

/** What stands above and below a list of offers. */

interface Titled {
  readonly itineraries: readonly Flown[]
  readonly travelerPricings: readonly { readonly fareDetailsBySegment: readonly { readonly cabin: string }[] }[]
}

/**
 * `MAD → JFK Mon 1 Mar 2027 · JFK → MAD Mon 8 Mar 2027 · 2 travellers · business`, for one offer or for many that were asked for together.
 * Where not every flight has the cabin that was asked for, all that are sold are told.
 */
export function titleOf(offers: readonly Titled[], ui: Ui): string {
  const [first] = offers
  const legs = (first?.itineraries ?? []).map((_, leg) => {
    const all = offers.flatMap(({ itineraries }) => itineraries[leg] ?? []).map(ends)
    const [from, to] = [all.map(({ departure }) => departure.iataCode), all.map(({ arrival }) => arrival.iataCode)]
    const days = distinct(all.map(({ departure }) => dayPart(departure.at))).sort()
    const [start = '', end = ''] = [days[0], days.at(-1)]
    return `${ui.bold(`${few(from)} → ${few(to)}`)} ${start === end ? sayDate(start) : `${sayDay(start)} to ${sayDate(end)}`}`
  })
  const sold = new Set(offers.flatMap(({ travelerPricings: [one] }) => one?.fareDetailsBySegment.map(({ cabin }) => cabin) ?? []))
  const said = cabins.filter((cabin) => sold.has(cabin)).map(inWords)
  const party = counted(first?.travelerPricings.length ?? 0, 'traveller')
  return [...legs, party, ...(said.length > 0 ? [said.join(' and ')] : [])].join(' · ')
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)]

/** `LHR, LGW, STN…` */
function few(codes: readonly string[]): string {
  const all = distinct(codes)
  return `${all.slice(0, 3).join(', ')}${all.length > 3 ? '…' : ''}`
}

/** What the line above the list says once need not be seen in every row. */
export const sameOnEachLeg = <L extends { readonly leg: number }>(lines: readonly L[], code: (line: L) => string): boolean =>
  new Set(lines.map((line) => `${line.leg} ${code(line)}`)).size === new Set(lines.map(({ leg }) => leg)).size

type Coded = Flown['segments'][number] & { readonly carrierCode: string }

/** What the codes in a list mean: places, and airlines where the answer names them. */
export function namesIn(segments: readonly Coded[], names: Readonly<Record<string, string>> | undefined, ui: Ui): string[] {
  const places = legend(
    segments.flatMap(({ departure, arrival }) => [departure.iataCode, arrival.iataCode]),
    ui.placeName,
  )
  const airlines = legend(
    segments.map(({ carrierCode }) => carrierCode),
    (code) => names?.[code],
  )
  return [places, airlines].filter((line) => line !== '')
}
