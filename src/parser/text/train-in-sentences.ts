/** The stations of times that are told in a sentence: `leaves London Euston on 13 May at 21:15 and brings you to Fort William at 09:57`. */

import { cellAt } from './around.ts'
import type { Line, Page } from './page.ts'
import { findStations, type StationMark } from './stations.ts'
import type { TimeMark } from './times.ts'
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
    return name && !isTaken ? [{ start: index, end: index + name.length, name, known: true }] : []
  })
  return [...found, ...small].sort((one, other) => one.start - other.start)
}

/** A station before each of the times of a sentence, and after the time before it; else one after each. Only known ones: names are of people and rooms as well. */
export function stationInSentence(page: Page, line: Line, mark: TimeMark): StationMark | undefined {
  const cell = cellAt(line, mark.start)
  if (!cell || line.times.length < 2 || line.times.length > MOST_TIMES || !isInSentence(line, cell)) return undefined
  const times = line.times.filter(({ start }) => cellAt(line, start) === cell)
  const stations = stationsIn(page, line).filter(({ start }) => start >= cell.start && start < cell.end)
  if (stations.length < 2) return undefined
  const between = (from: number, to: number): StationMark | undefined =>
    onlyOne(stations.filter(({ start, end }) => start >= from && end <= to))
  const before = times.map(({ start }, at) => between(times[at - 1]?.end ?? cell.start, start))
  const after = times.map(({ end }, at) => between(end, times[at + 1]?.start ?? cell.end))
  const all = [before, after].find((each) => each.every((station) => station !== undefined))
  return all?.[times.indexOf(mark)]
}
