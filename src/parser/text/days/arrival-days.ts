/** Which days are told to be those on which something arrives: then it leaves on another. */

import { addDays } from '../../../core/dates.ts'
import { saidBefore } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { ARRIVING, alternativesOf, BEFORE_ARRIVING } from '../words/leaving.ts'
import { DAY } from './months.ts'

/** Words before the day of an arrival. */
const ARRIVAL = new RegExp(
  `(?:(?<![a-z])${alternativesOf(ARRIVING)}\\.?|arriv[a-z]*|saapu[a-z]*)(?: (?:date|datum|day|on|el|le|am|il|em|de))?\\s?:?\\s{0,3}\\(?$`,
)

/** `March 19 +1` */
const LATER = new RegExp(`^\\s?\\(?\\+\\s?[12](?:\\s*$|\\)|\\s{3}| ${DAY})`)

/** `an 15.45 Uhr am Mi`: between the hour of an arrival and its day. */
const TO_ITS_DAY = new RegExp(
  `(?<![a-z])${BEFORE_ARRIVING}\\.?[:\\s]{1,4}\\d{1,2}[:.h]?\\d\\d(?: ?(?:uhr|hrs?|h|uur|[ap]m))?,? \\(?(?:(?:on|am|le|el|il|em|op|den|d\\.|dnia|dne) )?(?:[a-z]{2,12}[.,]{0,2} )?$`,
)
/** Lines from the heading that tells the day of a journey to the journey. */
const HEADED = 3
/** Whether a day is that on which something arrives that leaves on the one before, as a line above says. */
function isNextDay({ lines, calendar }: Page, { index, plain, times }: Line, start: number, date: string): boolean {
  if (times.filter(({ end }) => end <= start).length < 2 || !TO_ITS_DAY.test(plain.slice(Math.max(0, start - 60), start))) return false
  const before = addDays(date, -1)
  return lines.slice(Math.max(1, index - HEADED), index).some((line) => line.dates.some((mark) => calendar.dayOf(mark)?.date === before))
}

/** `Arrives 08:24 20 Feb`: the hour stands between the label and the day. */
function isBehindArrival(line: Line, start: number): boolean {
  const clock = line.times.find(({ end }) => end <= start && /^[\s,(]{0,3}$/.test(line.plain.slice(end, start)))
  return clock !== undefined && ARRIVAL.test(saidBefore(line, clock.start, 60))
}

/** Whether a day with `before` before it is one of arrival: by its label, by the hour before it, by `+1` behind it, or as the day after that of a heading. */
export const isDayOfArrival = (
  page: Page,
  line: Line,
  { start, end }: { readonly start: number; readonly end: number },
  before: string,
  date: string,
): boolean =>
  ARRIVAL.test(before) || isBehindArrival(line, start) || LATER.test(line.plain.slice(end)) || isNextDay(page, line, start, date)
