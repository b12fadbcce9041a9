/**
 * Rides of which a row or a part of a line tells all: what one rides in by its name and number, from where and when, to where and when.
 * `Kagayaki 509   Tokyo 10:24   Kanazawa 12:58`, `Regreso en tren Andino 12: Cusco 15:20 – Puno 21:02`, `09:02–13:25   Oslo – Oppdal   Dovrebanen tog 43`:
 * that the parts stand so close tells what each is, also where nobody knows the railway or the towns.
 */

import { MONTHS, WEEKDAYS } from '../days/months.ts'
import type { TimeMark } from '../days/times.ts'
import type { Line, Page } from '../page/page.ts'
import { SIGN_OF_AIR } from '../words/air-words.ts'
import { LEAVING, TO } from '../words/leaving.ts'
import { plain } from '../words/plain.ts'
import { rememberedFor } from '../words/remembered.ts'
import { vocabulary, wordSet } from '../words/vocabulary.ts'
import { isNoName, placesOfTimes } from './ride-sentences.ts'
import { SHIPS } from './ships.ts'
import type { StationMark } from './stations.ts'
import { findTrains, isOfSeats, type TrainMark } from './train-numbers.ts'

/** A ride told so. */
export interface WholeRide {
  readonly line: Line
  readonly departs: TimeMark
  readonly arrives: TimeMark
  readonly from: StationMark
  readonly to: StationMark
  readonly number: TrainMark
}

/** A name, in front of its number: with a word for trains between, or that word alone. */
const TRAIN = '(?:[Tt]rain|[Zz]ug|[Tt]reno?|[Tt]rein|[Tt][oåa]g|[Cc]omboio|[Pp]oci[aą]g|[Vv]lak|[Jj]una|[Vv]onat)'
const NUMBERED = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:\\p{Lu}[\\p{L}'’-]{1,19} ){1,4}(?:${TRAIN} )?|${TRAIN} )(?:n[°ºr]\\.? ?)?\\d{1,5}(?![\\p{L}\\d]|[:.,]\\d)(?: \\(\\p{Lu}[\\p{L} ]{1,24}\\))?`,
  'gu',
)

/** What has numbers as well, and is no train: days, parts of a journey, what flies, what sails, what one is driven in, where one sleeps. */
const NO_TRAINS = vocabulary(`
  day, days, tag, tage, jour, jours, journee, dia, giorno, dag, dagen, dzien, den, paiva, nap, gun, week, woche, semaine, semana, settimana, vecka, uke, uge
  etappe, etape, etapa, tappa, leg, part, teil, stop, option, tour, tours, excursion, ausflug, escursione, visita, visite, visit, besuch, zwiedzanie
  hotel, room, zimmer, chambre, habitacion, camera, quarto, kamer, rum, rom, group, gruppe, groupe, grupo, gruppo, terminal, gate, airbus, boeing
  transfer, transfers, transfert, traslado, trasferimento, transport, shuttle, taxi, minivan, van, minibus, driver, chauffeur, pick-up, drop-off
  ferry, ferries, fahre, faerge, ferge, farja, farjan, traghetto, traversee, overtocht, overfahrt, crossing, sailing, catamaran, boat, boot, cruise, m/s, m/v
  april, metro, tram, u-bahn, s-bahn, line, linie, ligne, linea, lijn, linje`)
const NO_NAME = wordSet('from ab von de da til till fra an nach to um at kl')

/** `SAS SK 1588`: the letters of an airline. */
const OF_AIRLINE = /(?<![\p{L}\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d+$/u

/** Whether a name in front of a number is that of a train: no word of it is of a day, of a seat, of a flight or of a ship. */
function isOfTrain(name: string): boolean {
  const small = plain(name)
  const words = small.match(/[a-z]+/g) ?? []
  return (
    !OF_AIRLINE.test(name) &&
    /\p{Ll}/u.test(name) &&
    !isOfSeats(small) &&
    NO_TRAINS.in(small).size === 0 &&
    SIGN_OF_AIR.in(small).size === 0 &&
    !words.some(
      (word) => WEEKDAYS.has(word) || MONTHS.has(word) || SHIPS.has(word) || NO_NAME.has(word) || LEAVING.has(word) || TO.has(word),
    )
  )
}

/** What may be of a train on a line: known kinds are, and what flies is not. */
function numbersIn({ text, flights, dates }: Line): readonly TrainMark[] {
  const isFlown = ({ start, end }: TrainMark): boolean => flights.some((one) => start < one.end && one.start < end)
  const known = findTrains(text).filter((mark) => !isFlown(mark))
  const strange = [...text.matchAll(NUMBERED)].flatMap(({ 0: said, index }): TrainMark[] => {
    const whole = said.replace(/ \([^)]*\)$/, '')
    // `Mit Kagayaki 509`
    const name = isNoName(whole.split(' ', 1)[0] ?? '') && /^\S+ \p{Lu}/u.test(whole) ? whole.slice(whole.indexOf(' ') + 1) : whole
    const [start, end] = [index + whole.length - name.length, index + said.length]
    const isTaken = [...known, ...dates].some((one) => start < one.end && one.start < end)
    return isTaken || isFlown({ start, end, name }) || !isOfTrain(name) ? [] : [{ start, end, name }]
  })
  return [...known, ...strange].sort((one, other) => one.start - other.start)
}

/** Between what one rides in and the place where it leaves: nothing, a sign, a word for leaving. */
const BEFORE_PLACE =
  /^(?:,? [^,.;:]{2,24}(?:, | \()(?:[^,.;:()]{2,24}\)?))?(?:\s{0,9}[:,·|–-]?\s{1,9}|\s?[:,]?\s)(?:(?:from|ab|von|de|da|desde|du|van|uit|fra|fran|z|ze|leaves|leaving|departs|departing|dep\.?|parte|sale|partenza|salida)\s(?:da\s|de\s|from\s)?)?$/
/** Behind the last hour, or the last place: the end of what is told. */
const ENDS = /^\s?(?:uhr|uur|hrs?|h|[ap]\.?m\.?)?\)?(?:\s*$|\s?[.,;(·|–]|\s{2,}|\s-\s)/
/** Between two hours, and nothing more: `09:02–13:25`. */
const SPAN = /^\s?(?:uhr|uur|h)?\s?[-–—→]\s?(?:kl\.?\s)?$/
/** `Oslo lufthavn – Oppdal`, all of a cell. */
const WAY = /^(?<from>\p{Lu}[^\d–—→>:;,]{1,40}?)\s[-–—→>]\s(?<to>\p{Lu}[^\d–—→>:;,]{1,40})$/u

type Told = Omit<WholeRide, 'line'>

/** Whether each place stands with its hour, behind what one rides in, and nothing is told but that. */
const isInOrder = ({ plain: small }: Line, { number, from, to, departs, arrives }: Told): boolean =>
  number.end <= from.start &&
  BEFORE_PLACE.test(small.slice(number.end, from.start)) &&
  from.end <= departs.start &&
  departs.end <= to.start &&
  to.end <= arrives.start &&
  ENDS.test(small.slice(arrives.end))

/** A row that begins with both hours: the way and what one rides in stand behind them in cells next to one another, in whatever order. */
function rideBehindSpan(page: Page, line: Line, [departs, arrives]: readonly [TimeMark, TimeMark], numbers: readonly TrainMark[]) {
  const { text, plain: small, cells } = line
  if (small.slice(0, departs.start).trim() !== '' || !SPAN.test(small.slice(departs.end, arrives.start))) return undefined
  const at = cells.findIndex(({ start, end }) => start >= arrives.end && WAY.test(text.slice(start, end).trim()))
  const cell = cells[at]
  const number = numbers.find(({ start }) => [cells[at - 1], cells[at + 1]].some((one) => one && start >= one.start && start < one.end))
  const way = cell && number && number.start > arrives.end ? WAY.exec(text.slice(cell.start, cell.end).trim()) : undefined
  const { from, to } = way?.groups ?? {}
  if (!cell || !number || from === undefined || to === undefined) return undefined
  const markOf = (name: string, after: number): StationMark => {
    const start = text.indexOf(name, after)
    return { start, end: start + name.length, name, known: page.gazetteer.stations(name).length > 0 }
  }
  const first = markOf(from, cell.start)
  return { departs, arrives, from: first, to: markOf(to, first.end), number }
}

function ridesOn(page: Page, line: Line): readonly WholeRide[] {
  const { times } = line
  if (times.length < 2 || times.length > MOST_TIMES) return []
  const numbers = numbersIn(line)
  if (numbers.length === 0) return []
  const out: WholeRide[] = []
  for (let at = 0; at + 1 < times.length; at++) {
    const [departs, arrives] = [times[at], times[at + 1]]
    if (!departs || !arrives || out.some((ride) => ride.arrives === departs)) continue
    const part = { start: times[at - 1]?.end ?? 0, end: times[at + 2]?.start ?? line.text.length }
    const found = placesOfTimes(line, part, [departs, arrives], { taken: numbers, isRidden: true }, page.gazetteer)
    const [from, to] = [found.get(departs), found.get(arrives)]
    const told =
      (from && to && numbers.map((number) => ({ departs, arrives, from, to, number })).find((ride) => isInOrder(line, ride))) ??
      rideBehindSpan(page, line, [departs, arrives], numbers)
    if (told) out.push({ line, ...told })
  }
  return out
}
/** Times of a line: of more than three rides it is a timetable. */
const MOST_TIMES = 6

/** The rides of a page that are told so. */
export const wholeRides = rememberedFor((page: Page): readonly WholeRide[] => page.lines.slice(1).flatMap((line) => ridesOn(page, line)))
