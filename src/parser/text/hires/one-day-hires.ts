/**
 * The hire of one day as shops that sell hours print it: the day on a line of its own, and below it when one comes and when one is back, whatever both are
 * called. `Booking date: 18 April 2025` over `Start time: 09:30` and `End time: 17:00`, maybe once for each thing that is hired.
 */

import { daysOn, hitAt, type LabelledMoment, type MomentPair } from '../days/pairs.ts'
import type { Line, Page } from '../page/page.ts'
import { CALLS_OFF } from '../words/called-off.ts'
import { NO_END } from './hire-no-ends.ts'

/** Letters of a label, and of a line with an hour. */
const [LONGEST_LABEL, LONGEST] = [30, 60]
/** `Start time: 09:30`: what stands before the one hour or day of a short line, and nothing but signs behind it. */
function labelOf({ plain, text }: Line, { start, end }: { readonly start: number; readonly end: number }): string | undefined {
  const label = /^[^a-z\d]*(?<label>[a-z][a-z .'/-]*?)\s?[:–-]?\s*(?:[a-z]{2,10}[,.]? )?$/.exec(plain.slice(0, start))?.groups?.label
  const isAll = /^\s?(?:h|hrs?|uhr|uur)?[\s.]*$/.test(plain.slice(end))
  const isLabel = label !== undefined && label.length <= LONGEST_LABEL && text.trim().length <= LONGEST && isAll
  return isLabel && !NO_END.test(plain.slice(0, start)) && !CALLS_OFF.test(label) ? label : undefined
}

/** The hour of a line that tells it behind a label, and nothing else. */
function hourOn(line: Line | undefined) {
  const [time, more] = line?.times ?? []
  const label = line && time && !more && line.dates.length === 0 ? labelOf(line, time) : undefined
  return line && time && label !== undefined ? { line, time, label } : undefined
}

/** The hire that begins and ends on the day of a line, by the two lines below. */
function pairUnder(page: Page, line: Line): MomentPair | undefined {
  const [day, another] = daysOn(page, line)
  const [mark] = line.dates
  if (!day || another || !mark || line.times.length > 0 || labelOf(line, mark) === undefined) return undefined
  const [from, to] = [1, 2].map((step) => hourOn(page.lines[line.index + step]))
  if (!from || !to || from.label === to.label || from.time.minutes >= to.time.minutes) return undefined
  const at = ({ line: own, time }: typeof from): LabelledMoment => ({
    ...day,
    line: own,
    end: time.end,
    minutes: time.minutes,
    hit: hitAt(own, { start: 0, end: time.start }),
  })
  return { first: at(from), second: at(to) }
}

/** The hire of a page that tells of one so, and of none at other times. */
export function hireOfOneDay(page: Page): MomentPair | undefined {
  const [pair, ...more] = page.lines.slice(1).flatMap((line) => (line.dates.length === 1 ? (pairUnder(page, line) ?? []) : []))
  const isSame = ({ first, second }: MomentPair): boolean =>
    first.date === pair?.first.date && first.minutes === pair.first.minutes && second.minutes === pair.second.minutes
  return pair && more.every(isSame) ? pair : undefined
}
