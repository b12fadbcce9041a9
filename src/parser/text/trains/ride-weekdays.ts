/** Days of rides that are told by their weekdays alone: `On Friday the EuroCity 317 leaves at 11:33`, below `until Friday 18 September`. */

import { addDays, dayOfWeek } from '../../../core/dates.ts'
import { WEEKDAYS } from '../days/months.ts'
import { type DateAt, WIDE } from '../page/marks.ts'
import type { Line, Page } from '../page/page.ts'
import { isSentence } from '../page/sentences.ts'
import { allIn } from '../words/all-in.ts'
import { findTrains } from './train-numbers.ts'

/** A word at the beginning of a sentence, or behind a small one that says that it is a day; shorter ones are much else. */
const WORD =
  /(?:^|(?<=(?<![a-z])(?:on|am|le|el|il|op|den|pa|w|we|v|ve|na|em|no|este|esta|ce|diesen|this) (?:the )?))(?<word>[a-z]{5,13})(?![a-z])/g
const WEEK = 7

/** The weekday before the first hour of a sentence that tells a ride by its number, and no day. */
function weekdayOn(line: Line): { readonly start: number; readonly end: number; readonly weekday: number } | undefined {
  const [first] = line.times
  if (!first || line.dates.length > 0 || !isSentence(line) || (line.flights.length === 0 && findTrains(line.text).length === 0))
    return undefined
  for (const { 0: word, index } of allIn(line.plain, WORD)) {
    const weekday = WEEKDAYS.get(word)
    if (weekday !== undefined && index < first.start) return { start: index, end: index + word.length, weekday }
  }
  return undefined
}

/** The days of a page, and those of rides that are told by their weekdays: the first such day from the last one told before. */
export function withWeekdays({ lines }: Page, dates: readonly DateAt[]): readonly DateAt[] {
  if (dates.length === 0) return dates
  const more = lines.flatMap((line): DateAt[] => {
    const told = weekdayOn(line)
    const last = told && dates.findLast(({ line: { index } }) => index < line.index)
    if (!told || !last) return []
    const { start, end, weekday } = told
    const date = addDays(last.date, (weekday - dayOfWeek(last.date) + WEEK) % WEEK)
    const [year, month, day] = date.split('-').map(Number)
    if (year === undefined || month === undefined || day === undefined) return []
    const mark = { start, end, day, month, year, weekday, either: false }
    return [{ line, mark, position: line.index * WIDE + start, date, guessed: last.guessed, isArrival: false }]
  })
  return more.length === 0 ? dates : [...dates, ...more].sort((one, other) => one.position - other.position)
}
