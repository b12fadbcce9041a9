/** Days that are not written on one line: set in large print above their month, or broken where a cell of a table ends. */

import { cellAt, cellIndex, neighbour, sameColumn } from '../page/around.ts'
import type { Finder } from '../page/label-ways.ts'
import type { Line, Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { rememberedFor } from '../words/remembered.ts'
import { findDates } from './dates.ts'
import { MONTHS, WEEKDAYS } from './months.ts'
import type { Hit, Told } from './pairs.ts'
import { findTimes } from './times.ts'

/** Lines below a label in which a day may be told. */
const REACH = 6

function linesBelow(page: Page, index: number): Line[] {
  const found: Line[] = []
  for (let next = neighbour(page, index, 1); next && found.length < REACH; next = neighbour(page, next.index, 1)) found.push(next)
  return found
}

/** The day, and the time after it, in words that were put together from where they stand, which ends at `end` of `line`. */
function momentOf(page: Page, text: string, line: Line, end: number): Told | undefined {
  const small = plain(text)
  const [mark] = findDates(small)
  const day = mark && page.calendar.dayOf(mark)
  if (!mark || !day) return undefined
  const time = findTimes(small).find(({ start }) => start >= mark.end)
  return { ...day, line, end, ...(time ? { minutes: time.minutes } : {}) }
}

interface Piece {
  readonly text: string
  readonly end: number
}
const isDay = (cell: string): boolean => /^(?:0?[1-9]|[12]\d|3[01])\.?$/.test(cell)
const isMonth = (cell: string): boolean => MONTHS.has(cell.replace(/[ .,]*(?:(?:de |del )?\d{4})?$/, ''))
const isWeekday = (cell: string): boolean => WEEKDAYS.has(cell.replace(/(?:-feira)?[.,]?$/, ''))

/** `Friday, April 2027`, `April 2027, Friday`: the month without the weekday beside it. */
function withoutWeekday(cell: string): string {
  const words = cell.split(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  return words.length < 2 || isMonth(cell)
    ? cell
    : isWeekday(first)
      ? words.slice(1).join(' ')
      : isWeekday(last)
        ? words.slice(0, -1).join(' ')
        : cell
}
/** Lines are below many labels. */
const piecesOf = rememberedFor((line: Line): readonly Piece[] =>
  line.cells.map(({ start, end }) => ({ text: withoutWeekday(line.plain.slice(start, end).trim()), end })),
)

/** A word a line below its label: `3`, `OCTOBER`, `Sunday`; the weekday may stand before the month as well: `Sun, Oct 2027`. */
function tallAlone(page: Page, hit: Hit, others: readonly Hit[]): Told | undefined {
  const words: string[] = []
  for (const line of linesBelow(page, hit.line.index)) {
    const small = line.plain.trim()
    if (others.some((other) => other.line === line) || small.length > 20) break
    words.push(withoutWeekday(small))
    const told = momentOf(page, words.join(' '), line, line.text.length)
    // What follows the month may be its year or weekday.
    const next = neighbour(page, line.index, 1)?.plain.trim() ?? ''
    if (told)
      return momentOf(page, `${words.join(' ')} ${/^(?:19|20)\d\d$/.test(next) || isWeekday(next) ? next : ''}`, line, line.text.length)
  }
  return undefined
}

/** Under labels side by side: a row with the numbers, below it one with the months. What else is in those rows is passed over. */
export const tall: Finder = (page, hit, others) => {
  const row = [hit, ...others.filter(({ line }) => line === hit.line)].sort((a, b) => a.start - b.start)
  if (row.length < 2) return hit.line.plain.trim().length < 40 ? tallAlone(page, hit, others) : undefined
  const which = row.indexOf(hit)
  const below = linesBelow(page, hit.line.index)
  // Of more than there are labels, those in the columns of the labels: between two days may stand the number of nights.
  const columns = row.map(({ start }) => cellIndex(hit.line, start))
  const inColumns = (pieces: readonly Piece[], test: (cell: string) => boolean): Piece[] | undefined => {
    const own = pieces.length === hit.line.cells.length ? columns.flatMap((at) => pieces[at] ?? []) : []
    return own.length === row.length && own.every(({ text }) => test(text)) ? own : undefined
  }
  const pick = (test: (cell: string) => boolean): { readonly line: Line; readonly pieces: readonly Piece[] } | undefined => {
    for (const line of below) {
      const pieces = inColumns(piecesOf(line), test) ?? piecesOf(line).filter(({ text }) => test(text))
      if (pieces.length >= row.length) return { line, pieces }
    }
    return undefined
  }
  const days = pick(isDay)
  const months = days && pick(isMonth)
  if (!months) return undefined
  const weekdays = pick(isWeekday)
  const text = [days, months, ...(weekdays ? [weekdays] : [])].map(({ pieces }) => pieces[which]?.text).join(' ')
  return momentOf(page, text, days.line, days.pieces[which]?.end ?? 0)
}

/** `Pick-up date / time`: the rest of a label, and no moment that goes on. */
const ALSO = /^\s?[/&]\s?\p{L}{3,12}:?\s*$/u

/** A cell that goes on in the one below: `Check-out: Thu, May` above `13, 2027`. */
export const wrapped: Finder = (page, hit) => {
  const { line } = hit
  const cell = cellAt(line, hit.start)
  const below = neighbour(page, line.index, 1)
  if (!cell || !below || line.cells.length < 2) return undefined
  const under = sameColumn(line, line.cells.indexOf(cell), below)
  const rest = line.text.slice(hit.end, cell.end)
  if (!under || !/\p{L}/u.test(rest) || ALSO.test(rest)) return undefined
  return momentOf(page, `${rest} ${below.text.slice(under.start, under.end)}`, line, cell.end)
}
