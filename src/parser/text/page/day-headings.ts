/** Days that head what is told below them: `Friday 2 April – Takayama`, `Day 4 – Sunday 4 April`. */

import type { Line, Page } from './page.ts'

/** Lines from a day to what is told below it. */
const REACH = 14
/** `Day 4 – Sunday`, before the day that a line heads. */
const NUMBERED_DAY =
  /^\W{0,3}(?:day|tag|jour|d[ií]a|giorno|dag|dzie[nń]|den|p[aä]iv[aä]) \d{1,2}\.?\s{0,3}[:,·–—|-]?\s{1,3}(?:\p{L}{2,13}[,.]?\s)?(?:den |the )?$/iu
/** Letters of a line that heads a day. */
const LONGEST = 60

/** Whether a line begins with its one day. */
export const beginsWithItsDay = ({ dates: [day, ...more], text }: Line): boolean =>
  day !== undefined && more.length === 0 && (day.start < 4 || NUMBERED_DAY.test(text.slice(0, day.start)))

/** Whether a line heads a day, with no more than where one is on it. */
export const headsDay = (line: Line): boolean => line.text.length < LONGEST && beginsWithItsDay(line)

/** The line that heads the day on which is done what a line tells. */
export const dayAbove = ({ lines }: Page, { index }: Line): Line | undefined =>
  lines.slice(Math.max(1, index - REACH), index).findLast(headsDay)
