/** The numbers in a column that is headed as one of numbers, where the cells of its rows stand each on a line of its own. */

import { cellText } from './around.ts'
import type { Line, Page } from './page.ts'
import { plain } from './plain.ts'
import { referenceLabels } from './reference-labels.ts'
import { isCode } from './reference-values.ts'

/** Cells of a row of headings. */
const LEAST_HEADINGS = 3

export interface ColumnNumber {
  readonly value: string
  readonly rule: string
  readonly label: string
  readonly line: number
}

/** The heading of such a column in a row of headings; undefined of any other line. */
function headingIn(line: Line): string | undefined {
  if (line.cells.length < LEAST_HEADINGS || /\d/.test(line.plain)) return undefined
  return line.cells
    .map((_, at) => cellText(line, at))
    .find((cell) => referenceLabels(plain(cell)).some(({ start, rank }) => start === 0 && rank > 1))
}

/** `7PWM4K`, `BEC 448102`, `CT-60021198`: capitals and figures, and nothing else on their line. */
const ALONE = /^(?:[A-Z]{2,4} )?(?=[A-Z\d/-]*\d)[A-Z\d](?:[A-Z\d]|[-/](?=[A-Z\d])){4,18}$/

/** Those below such a heading. */
export function columnNumbers(page: Page): ColumnNumber[] {
  const heading = page.lines.findIndex((line) => headingIn(line) !== undefined)
  const head = page.lines[heading]
  const label = head && headingIn(head)
  if (label === undefined) return []
  return page.lines.slice(heading + 1).flatMap(({ text, index, dates, flights }) => {
    const value = text.trim()
    const isTold = ALONE.test(value) && isCode(value) && dates.length === 0 && flights.length === 0
    return isTold ? [{ value, rule: `a column "${label}"`, label, line: index }] : []
  })
}
