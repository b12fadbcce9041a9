import { timePart } from '../core/say.ts'
import type { Ui } from '../core/view.ts'

/** How what one keeps at hand on the way is laid out: times at the edge, what happens then beside them. */

/** Columns from the edge to a time, and from there to the place. */
const [edge, time] = [2, 9]

/** Columns before what stands beside a time. */
export const beside = edge + time

/** Begins a line with a time of day, and the day it is on where that is another: `10:05+1`. */
export const atTime = (dateTime: string, mark: string, ui: Pick<Ui, 'bold' | 'yellow'>): string =>
  `${' '.repeat(edge)}${ui.bold(timePart(dateTime))}${ui.yellow(mark)}${' '.repeat(Math.max(1, time - 5 - mark.length))}`

/** Begins a line that goes on below. */
export const below = ' '.repeat(beside)
