/**
 * Rides told as days are in diaries, each end in a line or a sentence that begins with its hour: `9:45  Leave Swansea, City Bus Station`, and below it
 * `12:50  Arrive Bristol`; `7:20 Parte el tren 71 desde Ollantaytambo.` before `9:01 Llegada a Aguas Calientes.`
 */

import type { TimeMark } from '../days/times.ts'
import { WIDE } from '../page/marks.ts'
import type { Line, Page } from '../page/page.ts'
import { SAYS_FLYING, WORD_OF_FLIGHT } from '../words/air-words.ts'
import { ARRIVING, ARRIVING_AT, LEAVING, LEAVING_AT } from '../words/leaving.ts'
import { rememberedFor } from '../words/remembered.ts'
import { namesIn } from './ride-sentences.ts'
import { SIGN_OF_RIDE } from './ride-words.ts'
import { saysStation } from './station-words.ts'
import type { StationMark } from './stations.ts'
import type { TimeInForm } from './train-forms.ts'
import { findTrains, type TrainMark } from './train-numbers.ts'

interface End extends TimeInForm {
  readonly station: StationMark
  /** What one rides in, by its number alone. */
  readonly number?: TrainMark
}

/** Lines from where one leaves to where one arrives. */
const MOST_LINES = 4

/** Before an hour that begins a line or a sentence. */
const BEGINS = /(?:^|[.!?] )[\s•*·>-]*$/
/** Right before the place where something leaves, and between what arrives and where. */
const FROM = /(?<![a-z])(?:from|at|ab|von|de|desde|da|di|van|uit|fra|fran|z|ze)(?: (?:la|el|il|the|gare|station|estacion|stazione)){0,2} $/
const TO = /^ (?:(?:at|in|into|to|a|al|alla|en|em|an|na|do|til|till|i|te|naar|la|el|il|the|de|di|gare|station|estacion|stazione) ){0,4}$/

/** `el tren 71`, `on service 040` */
const NUMBERED =
  /(?<!\p{L})(?:train|service|bus|zug|tren|treno|autob[uú]s|comboio|trein|t[åo]g|buss?|poci[aą]g|vlak|juna) (\d{1,5})(?![\d.:]|\p{L})/u

/** `Swansea, City Bus Station`: the town and its station. */
const STATION_BEHIND = /^, \p{Lu}[\p{L}&'’. ]{2,40}(?=$|[(.,]| on )/u

/** What a line tells of its one hour, with which it or its last sentence begins. */
function endOn(page: Page, line: Line): End | undefined {
  const [mark, ...more] = line.times
  const isFlown = line.flights.length > 0 || SAYS_FLYING.in(line.plain).size > 0 || WORD_OF_FLIGHT.in(line.plain).size > 0
  if (!mark || more.length > 0 || isFlown || !BEGINS.test(line.plain.slice(0, mark.start))) return undefined
  const said = [...line.plain.slice(mark.end).matchAll(/[a-z]+/g)]
  const verb = said.find(({ 0: word }) => [LEAVING, LEAVING_AT, ARRIVING, ARRIVING_AT].some((words) => words.has(word)))
  if (!verb) return undefined
  const role = LEAVING.has(verb[0]) || LEAVING_AT.has(verb[0]) ? 'departs' : 'arrives'
  const start = mark.end + verb.index + verb[0].length
  const names = namesIn(line, { start, end: line.text.length }, findTrains(line.text))
  const isNext = (from: number): boolean => TO.test(line.plain.slice(start, from))
  const name =
    role === 'arrives'
      ? names.find((one) => isNext(one.start))
      : (names.find((one) => FROM.test(line.plain.slice(start, one.start))) ?? names.find((one) => one.start === start + 1))
  if (!name) return undefined
  const rest = STATION_BEHIND.exec(line.text.slice(name.end))?.[0].trimEnd() ?? ''
  const end = name.end + (saysStation(`${line.text.slice(name.start, name.end)} ${rest.slice(2).replace('& ', '')}`) ? rest.length : 0)
  const town = line.text.slice(name.start, name.end)
  const station = { start: name.start, end, name: line.text.slice(name.start, end), known: isKnown(page, town), isLabelled: true }
  const number = NUMBERED.exec(line.text)
  const [figures = ''] = number?.slice(1) ?? []
  const told = number && { start: number.index, end: number.index + number[0].length, name: figures }
  return { role, station, ...(told && { number: told }), time: { line, mark, position: line.index * WIDE + mark.start } }
}

const isKnown = ({ gazetteer }: Page, town: string): boolean =>
  gazetteer.stations(town).length > 0 || gazetteer.isSmallPlace(town) || saysStation(town)

/** Whether two ends are of one ride: next to one another, and one of their lines says what one rides in. */
function areOfRide({ time: { line: first } }: End, { time: { line: last } }: End, { lines }: Page): boolean {
  const isRidden = ({ plain, text }: Line): boolean => SIGN_OF_RIDE.in(plain).size > 0 || findTrains(text).length > 0
  const between = lines.slice(first.index + 1, last.index)
  return (
    last.index - first.index <= MOST_LINES &&
    between.every(({ times, dates }) => times.length + dates.length === 0) &&
    [first, last].some(isRidden)
  )
}

/** The role and the station of each hour of such rides. */
export const hoursFirst = rememberedFor((page: Page): ReadonlyMap<TimeMark, End> => {
  const ends = page.lines.slice(1).flatMap((line) => endOn(page, line) ?? [])
  const rides = ends.flatMap((from, at) => {
    const to = ends[at + 1]
    const isRide =
      to && from.role === 'departs' && to.role === 'arrives' && from.station.name !== to.station.name && areOfRide(from, to, page)
    return isRide ? [from, to] : []
  })
  return new Map(rides.map((end) => [end.time.mark, end]))
})
