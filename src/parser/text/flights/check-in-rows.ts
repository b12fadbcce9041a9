/** Rows of a journey that tell when and where one must be before it. */

import { saidAt } from '../page/around.ts'
import type { Cell } from '../page/cells.ts'
import type { Line } from '../page/page.ts'

/** `Incheckning stänger kl. 08.40, Terminal Nord`: when and where one must be before the journey. */
const CHECK_IN = /^(?:check.?in|incheckning|inchecken|innsjekk(?:ing)?|indtjekning|indcheckning)(?![a-z])/
export const isOfCheckIn = (line: Line, cell: Cell): boolean => CHECK_IN.test(saidAt(line, cell))
