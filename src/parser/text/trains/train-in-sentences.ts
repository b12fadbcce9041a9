/** The stations of times that are told in a sentence: `leaves London Euston on 13 May at 21:15 and brings you to Fort William at 09:57`. */

import type { TimeMark } from '../days/times.ts'
import { cellAt } from '../page/around.ts'
import type { Cell } from '../page/cells.ts'
import type { Line, Page } from '../page/page.ts'
import { LEAST_PRICE } from '../words/prices.ts'
import { placesOfTimes } from './ride-sentences.ts'
import { SIGN_OF_RIDE } from './ride-words.ts'
import { stationsOnward } from './rides-onward.ts'
import { findStations, type StationMark } from './stations.ts'
import { findTrains } from './train-numbers.ts'
import { ARRIVES, DEPARTS } from './train-roles.ts'
import { isInSentence } from './train-stops.ts'

/** Times of one sentence: of two rides with a change between them, and of a third. */
const MOST_TIMES = 6

/** The one station of some, however often it is told. */
function onlyOne(marks: readonly StationMark[]): StationMark | undefined {
  const [first, ...more] = marks
  return first && more.every(({ name }) => name === first.name) ? first : undefined
}

/** `de Paris`, `arriverez à Briançon`, `ab Oberstdorf`: behind a small word, a name with capitals. */
const BEHIND_WORD =
  /(?<=(?:^|\s)(?:de|d['’]|à|a|from|to|at|in|leaves?|von|ab|nach|an|aus|em|para|da|di|til|till|fra|från|od|do|z|van|naar|uit|op|w)\s)\p{Lu}[\p{L}'’.-]{2,24}(?: (?:\p{Lu}|\()[\p{L}'’.)-]{1,24}){0,2}/gu

/** Known stations, and small towns where a word before them says that one is meant. */
function stationsIn({ gazetteer }: Page, { text }: Line): readonly StationMark[] {
  const found = findStations(text, gazetteer)
  const small = [...text.matchAll(BEHIND_WORD)].flatMap(({ 0: said, index }): StationMark[] => {
    const words = said.split(' ')
    const names = words.map((_, at) =>
      words
        .slice(0, words.length - at)
        .join(' ')
        .replace(/[.,]+$/, ''),
    )
    const name = names.find((each) => gazetteer.isSmallPlace(each))
    const isTaken = found.some(({ start, end }) => start < index + said.length && index < end)
    return name && !isTaken ? [{ start: index, end: index + name.length, name, known: true, isSmall: true }] : []
  })
  return [...found, ...small].sort((one, other) => one.start - other.start)
}

/** Where a sentence begins behind another in one cell; `15. Februar` goes on. */
const NEXT_SENTENCE = /(?<=(?:\p{Ll}{2}|\)|\d{4})[.!?;])\s+(?=\p{Lu})/gu

/** The part of a cell that is one sentence. */
function sentenceAt({ text }: Line, { start, end }: Cell, at: number): Cell {
  const bounds = [start, ...[...text.slice(start, end).matchAll(NEXT_SENTENCE)].map(({ index }) => start + index), end]
  const next = bounds.findIndex((bound) => bound > at)
  return { start: bounds[next - 1] ?? start, end: bounds[next] ?? end }
}

type Stations = readonly (StationMark | undefined)[]

/** Signs between the times and their stations. */
const farFrom = (times: readonly TimeMark[], stations: Stations): number =>
  stations.reduce((sum, station, at) => {
    const [time, mark] = [times[at], station]
    return time && mark ? sum + Math.max(time.start - mark.end, mark.start - time.end) : sum
  }, 0)

/** `Hikari 507, ordinary class` above `Odawara 10:33 → Maibara 13:11`: a line of two hours and nothing but names, below that of its train. */
function isUnderTrain({ lines }: Page, { index, plain, times, flights }: Line): boolean {
  const above = lines[index - 1]
  if (!above || times.length !== 2 || flights.length > 0 || above.times.length + above.flights.length > 0) return false
  return /[-–—→>]/.test(plain) && !/[a-z]{2}.*[.!?]\s*$/.test(plain) && findTrains(above.text).length > 0
}

/** `21:16 Doncaster → 22:14 Hull`, all of a line: two hours, each with a place behind it or before it, and an arrow between. */
const isOnlyWay = ({ text, times: [first, last, ...more] }: Line): boolean =>
  first !== undefined &&
  last !== undefined &&
  more.length === 0 &&
  ONLY_WAY.test(`${text.slice(0, first.start)}#${text.slice(first.end, last.start)}#${text.slice(last.end)}`.trim())
const ONLY_WAY =
  /^(?:# \p{Lu}[\p{L} .'’-]{1,40} (?:[→➔➜>–]|->) # \p{Lu}[\p{L} .'’-]{1,40}|\p{Lu}[\p{L} .'’-]{1,40} # (?:[→➔➜>–]|->) \p{Lu}[\p{L} .'’-]{1,40} #)$/u

/** `07:15   Avanti West Coast from Leeds, arrives York 09:24`: the hour of leaving has a cell of its own, and the rest is told behind it. */
const isDiary = ({ cells: [first, second, ...more], times: [leaves, reaches, last], plain }: Line): boolean =>
  first !== undefined &&
  second !== undefined &&
  more.length === 0 &&
  leaves !== undefined &&
  reaches !== undefined &&
  last === undefined &&
  plain.slice(first.start, first.end).trim() === plain.slice(leaves.start, leaves.end).trim() &&
  reaches.start > second.start

/** `Nizamuddin dep 08:10 — Agra Cantt arr 09:50`: two hours, the one said to be of leaving and the other of arriving. */
function isLedByRoles({ plain, times: [first, last, ...more], flights }: Line): boolean {
  if (!first || !last || more.length + flights.length > 0) return false
  return DEPARTS.test(plain.slice(0, first.start)) && ARRIVES.test(plain.slice(first.end, last.start))
}

/**
 * The stations of the times of a sentence: one before each and after the time before it, or one after each, whichever stand nearer; of two times also both
 * between them, `um 14.29 Uhr ab Stuttgart Hbf, Ankunft in Zürich HB um 17.24 Uhr`. Only known ones: names are of people and rooms as well.
 */
export function stationInSentence(page: Page, line: Line, mark: TimeMark): StationMark | undefined {
  const cell = isDiary(line) ? { start: 0, end: line.text.length } : cellAt(line, mark.start)
  // `take the bus: Wexford 13:00 → Dublin 15:20`, beside hotels from 129 euros, is praised and not booked.
  if (!cell || line.times.length < 2 || LEAST_PRICE.test(line.plain)) return undefined
  const trains = findTrains(line.text)
  const isRidden =
    trains.length > 0 ||
    isLedByRoles(line) ||
    (SIGN_OF_RIDE.in(line.plain).size > 0 && line.flights.length === 0) ||
    isUnderTrain(page, line)
  if (!isRidden && !isInSentence(line, cell) && !isOnlyWay(line)) return undefined
  const sentence = sentenceAt(line, cell, mark.start)
  const own = line.times.filter(({ start }) => start >= sentence.start && start < sentence.end)
  const told =
    own.length > MOST_TIMES ? undefined : placesOfTimes(line, sentence, own, { taken: trains, isRidden }, page.gazetteer).get(mark)
  const known = isInSentence(line, cell) ? knownInSentence(page, line, sentence, mark) : undefined
  const [leaves, reaches] = own
  const onward = (): StationMark | undefined =>
    own.length === 2 && leaves && reaches
      ? stationsOnward(page, line, sentence, [leaves, reaches], (other, hour) => stationOfHour(page, other, hour))?.[own.indexOf(mark)]
      : undefined
  return told && known ? likelier(told, known) : (told ?? known ?? onward())
}

/** The same of an hour that may be the only one of its sentence: `om 9.14 uur zijn jullie in Innsbruck`. */
function stationOfHour(page: Page, line: Line, mark: TimeMark): StationMark | undefined {
  const sentence = sentenceAt(line, cellAt(line, mark.start) ?? { start: 0, end: line.text.length }, mark.start)
  return line.times.length > 1
    ? stationInSentence(page, line, mark)
    : onlyOne(stationsIn(page, line).filter(({ start }) => start >= sentence.start && start < sentence.end))
}

/** Of a name right beside an hour and a known station in its sentence: the name where it is known, too, or begins as the station does, `Kraków MDA`. */
const likelier = (told: StationMark, known: StationMark): StationMark => (told.known || told.name.startsWith(known.name) ? told : known)

/** The known station of a time, of those of its sentence. */
function knownInSentence(page: Page, line: Line, sentence: Cell, mark: TimeMark): StationMark | undefined {
  const isInside = ({ start }: { readonly start: number }): boolean => start >= sentence.start && start < sentence.end
  const times = line.times.filter(isInside)
  if (times.length < 2 || times.length > MOST_TIMES) return undefined
  const stations = stationsIn(page, line).filter(isInside)
  const between = (from: number, to: number): readonly StationMark[] => stations.filter(({ start, end }) => start >= from && end <= to)
  const before = times.map(({ start }, at) => onlyOne(between(times[at - 1]?.end ?? sentence.start, start)))
  const after = times.map(({ end }, at) => onlyOne(between(end, times[at + 1]?.start ?? sentence.end)))
  const [one, two] = times
  const inside = one && two && times.length === 2 ? between(one.end, two.start) : []
  const ways = [before, after, ...(inside.length === 2 ? [inside] : [])].filter((way) => way.every((station) => station !== undefined))
  const [nearest] = ways.sort((way, other) => farFrom(times, way) - farFrom(times, other))
  return nearest?.[times.indexOf(mark)]
}
