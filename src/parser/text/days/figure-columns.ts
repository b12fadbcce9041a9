/** Times of four figures in tables, where what stands around them says that they are times: `DEP TOKYO/HANEDA   0955`, `0955` below `Time`. */

import { MOST_ROWS, saidAt } from '../page/around.ts'
import type { Line } from '../page/page.ts'
import { isOfTime, leadsWithRole } from '../trains/train-roles.ts'
import { findFigures, type TimeMark } from './times.ts'

/** The figures that are all of a cell. */
const wholeCells = ({ plain, cells }: Line): (TimeMark | undefined)[] => {
  const figures = findFigures(plain, 0)
  return cells.map(({ start, end }) => figures.find((mark) => plain.slice(start, end).trim() === plain.slice(mark.start, mark.end)))
}

/** `0140 0640 11JAN26`: both times of a ride and the day on which it arrives, which are all of a cell. */
const inPairs = ({ plain, cells, dates }: Line): readonly (readonly TimeMark[])[] => {
  const figures = findFigures(plain, 0)
  return cells.map(({ start, end }) => {
    const own = figures.filter((mark) => mark.start >= start && mark.end <= end)
    const marks = [...own, ...dates.filter((date) => date.start >= start && date.end <= end)].sort((a, b) => a.start - b.start)
    const rest = marks.reduceRight(
      (text, mark) => text.slice(0, mark.start - start) + text.slice(mark.end - start),
      plain.slice(start, end),
    )
    return own.length === 2 && /^[\s/–-]*$/.test(rest) ? own : []
  })
}

/** Those in the next cell behind a place that is said to be left or reached. */
const behindPlaces = (line: Line, figures: readonly (TimeMark | undefined)[]): TimeMark[] =>
  figures.flatMap((mark, at) => {
    const before = line.cells[at - 1]
    return mark && before && leadsWithRole(saidAt(line, before)) ? [mark] : []
  })

/** Which columns a heading says are of times; none where it is no heading. */
function columnsOfTime(line: Line): readonly boolean[] | undefined {
  if (line.cells.length < 3 || /\d/.test(line.plain)) return undefined
  const columns = line.cells.map((cell) => isOfTime(saidAt(line, cell)))
  return columns.includes(true) ? columns : undefined
}

/** The lines of a page, and in rows without any other times the figures that their tables say to be times. */
export function withFiguresInColumns(lines: readonly Line[]): readonly Line[] {
  let heading: readonly boolean[] | undefined
  let since = 0
  return lines.map((line) => {
    const columns = columnsOfTime(line)
    if (columns) {
      heading = columns
      since = line.index
    }
    if (line.times.length > 0 || line.cells.length < 3 || !/(?:^|\s)[012]\d[0-5]\d(?:\s|$)/.test(line.plain)) return line
    const figures = wholeCells(line)
    const own = heading && line.index - since <= MOST_ROWS && heading.length === line.cells.length ? heading : undefined
    const isOfRide = line.flights.length + line.dates.length > 0
    const alone = own && isOfRide ? figures.flatMap((mark, at) => (mark && own[at] ? [mark] : [])) : []
    const inColumn = own && isOfRide && alone.length === 0 ? inPairs(line).flatMap((marks, at) => (own[at] ? marks : [])) : alone
    const times = inColumn.length > 0 ? inColumn : behindPlaces(line, figures)
    return times.length > 0 ? { ...line, times } : line
  })
}
