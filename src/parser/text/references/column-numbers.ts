/** The numbers in a column that is headed as one of numbers, where the cells of its rows stand each on a line of its own. */

import { cellText } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { NO_CODE_BEGINS } from '../words/code-letters.ts'
import { plain } from '../words/plain.ts'
import type { Confirmation } from './part-confirmations.ts'
import { referenceLabels } from './reference-labels.ts'
import { isCode } from './reference-values.ts'

/** Cells of a row of headings. */
const LEAST_HEADINGS = 3

/** The heading of such a column in a row of headings; undefined of any other line. */
function headingIn(line: Line): string | undefined {
  if (line.cells.length < LEAST_HEADINGS || /\d/.test(line.plain)) return undefined
  return line.cells
    .map((_, at) => cellText(line, at))
    .find((cell) => referenceLabels(plain(cell)).some(({ start, rank }) => start === 0 && rank > 1))
}

/** `7PWM4K`, `BEC 448102`, `CT-60021198`: capitals and figures, and nothing else on their line. */
const ALONE = /^(?:[A-Z]{2,4} )?(?=[A-Z\d/-]*\d)[A-Z\d](?:[A-Z\d]|[-/](?=[A-Z\d])){4,18}$/

/** `VAT 88120044`, `GB99120044`: what firms are registered as, at the foot of a page, and where one calls. */
const OF_FIRM = new RegExp(
  `^(?:${NO_CODE_BEGINS} |(?:gb|at|be|bg|cy|cz|de|dk|ee|el|es|fi|fr|hr|hu|ie|it|lt|lu|lv|mt|nl|pl|pt|ro|se|si|sk|che|no) ?\\d{8,12}$)`,
)
/** Lines of a row, from its last day to its number. */
const MOST_BELOW = 6

/** Those below a heading: the first in each row, which tells its day above. */
function numbersBelow({ lines }: Page, heading: number, label: string): Confirmation[] {
  let day = Number.NEGATIVE_INFINITY
  return lines.slice(heading + 1).flatMap(({ text, plain: small, index, dates, flights }) => {
    const value = text.trim()
    if (dates.length > 0) day = index
    const isTold = index - day <= MOST_BELOW && ALONE.test(value) && isCode(value) && dates.length === 0 && flights.length === 0
    if (!isTold || OF_FIRM.test(small.trim())) return []
    day = Number.NEGATIVE_INFINITY
    return [{ value, rule: `a column "${label}"`, label, line: index }]
  })
}

/** Those below the first such heading of a page. */
export function columnNumbers(page: Page): Confirmation[] {
  for (const line of page.lines) {
    const label = headingIn(line)
    if (label !== undefined) return numbersBelow(page, line.index, label)
  }
  return []
}
