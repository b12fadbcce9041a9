/** Days that a narrow column breaks over two or three rows, `14` above `AUG` above `2019` beside other things, are put together in the first of them. */

import { columnsOf } from '../page/cells.ts'
import { plain } from '../words/plain.ts'
import { MONTHS } from './months.ts'

const ENDS_IN_YEAR = /(?:^|\s{3})20\d\d\s*(?:\s{3}|$)/
const ENDS_IN_MONTH = /\p{L}{3}\.? (?:de )?20\d\d\s*$/u
const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/
const YEAR = /^20\d\d$/
const isMonth = (cell: string): boolean => MONTHS.has(plain(cell).replace(/[.,]$/, ''))

/** Which cells of a row are so. */
const which = (cells: readonly string[], is: (cell: string) => boolean): number[] => cells.flatMap((cell, at) => (is(cell) ? [at] : []))

const MONTH_OF_YEAR = /(?<month>\p{L}{3,})\.? (?:de )?20\d\d(?!\d)/gu

/** `Hostal Sol   19   23   4` above `SEPTIEMBRE 2026   SEPTIEMBRE 2026`: large figures, each over its month and year. */
function withMonthsBelow(first: string, second: string): readonly [string, string] | undefined {
  const cells = columnsOf(first)
  const days = which(cells, (cell) => DAY.test(cell))
  if (days.length < 2 || cells.length === days.length) return undefined
  const months = [...second.matchAll(MONTH_OF_YEAR)].filter(({ groups }) => isMonth(groups?.month ?? ''))
  // Nothing stands among them or behind them but what they are set apart by.
  const rest = months.reduceRight((text, month) => text.slice(0, month.index) + text.slice(month.index + month[0].length), second)
  if (months.length !== days.length || rest.slice(months[0]?.index).trim() !== '') return undefined
  const whole = cells.map((cell, column) => (days.includes(column) ? `${cell} ${months[days.indexOf(column)]?.[0]}` : cell))
  return [whole.join('   '), rest.trimEnd()]
}

/** The same number of lines. */
export function withStackedDays(lines: readonly string[]): string[] {
  const out = [...lines]
  for (let at = 0; at + 1 < out.length; at++) {
    const pair = ENDS_IN_MONTH.test(out[at + 1] ?? '') ? withMonthsBelow(out[at] ?? '', out[at + 1] ?? '') : undefined
    if (pair) [out[at], out[at + 1]] = pair
    if (!ENDS_IN_YEAR.test(out[at + 2] ?? '')) continue
    const [first, second, third] = [at, at + 1, at + 2].map((row) => columnsOf(out[row] ?? ''))
    if (!first || !second || !third) continue
    const days = which(first, (cell) => DAY.test(cell))
    const months = which(second, isMonth)
    const years = which(third, (cell) => YEAR.test(cell))
    // As many of each, or it is not told whose they are.
    if (days.length === 0 || days.length !== months.length || days.length !== years.length) continue
    // What is a day alone in all three rows is set in large print, which is read with its label.
    if (first.length === days.length) continue
    out[at] = first
      .map((cell, column) => {
        const own = days.indexOf(column)
        return own < 0 ? cell : `${cell} ${second[months[own] ?? 0]} ${third[years[own] ?? 0]}`
      })
      .join('   ')
    out[at + 1] = second.filter((_, column) => !months.includes(column)).join('   ')
    out[at + 2] = third.filter((_, column) => !years.includes(column)).join('   ')
  }
  return out
}
