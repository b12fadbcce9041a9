/** Rows of a table of services whose cells stand below each other: from when, until when, and then the house, or a word for houses above it. */

import { daysBetween } from '../../../core/dates.ts'
import { daysOn, type MomentPair } from '../days/pairs.ts'
import type { Line, Page } from '../page/page.ts'
import { LODGING } from '../words/house-kinds.ts'
import { isHouseAlone } from './house-names.ts'

/** Whether a line has a day and nothing else but the day of the week. */
const isDay = ({ plain, dates: [mark, more] }: Line): boolean =>
  mark !== undefined &&
  more === undefined &&
  /^[\sa-z.,]{0,14}$/.test(plain.slice(0, mark.start)) &&
  /^[\s.,]*$/.test(plain.slice(mark.end))

/** Nights in one house. */
const MOST = 60

/** `04.10.26` above `14.10.26` above `Hotel` and its name, or above `Hotel Seestern` itself. */
export const stackedRows = (page: Page): MomentPair[] =>
  page.lines.slice(1).flatMap((line): MomentPair[] => {
    const below = isDay(line) ? page.lines[line.index + 1] : undefined
    if (!below || !isDay(below)) return []
    const next = page.lines[below.index + 1]
    const isHouse = next !== undefined && (LODGING.has(next.plain.trim()) || isHouseAlone(next.text))
    const [[first] = [], [second] = []] = [daysOn(page, line), daysOn(page, below)]
    const nights = first && second ? daysBetween(first.date, second.date) : 0
    return isHouse && first && second && nights > 0 && nights <= MOST ? [{ first, second }] : []
  })
