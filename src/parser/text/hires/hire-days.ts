/** Hires in itineraries that are told day by day: the hour in a sentence, the day in the heading above it. */

import { DAY } from '../days/months.ts'
import { beside, type Finder } from '../page/label-ways.ts'

/** Lines from the heading of a day to what is told of it. */
const HEADED = 4
/** What may stand before the day that heads a part: `Day 4:`, `Fri`. */
const BEFORE_DAY = new RegExp(`^\\s*(?:${DAY} \\d{1,2}\\s?[:.,–-]?\\s?)?(?:[a-z]{2,13}[.,]{0,2}\\s)?$`)

/** On the label's line; or the hour on it, where the line of a day stands above: `Friday 11 September` over `pick up at 0900 at …`. */
export const underDay: Finder = (page, hit, others) => {
  const told = beside(page, hit, others)
  if (told) return told
  const { line, end } = hit
  const next = Math.min(...others.filter((one) => one.line === line && one.start >= end).map(({ start }) => start), line.plain.length)
  const time = line.times.find(({ start }) => start >= end && start < next)
  if (!time || line.dates.some(({ start }) => start < hit.start)) return undefined
  const above = page.lines.slice(Math.max(1, line.index - HEADED), line.index).findLast(({ dates }) => dates.length > 0)
  const [mark, second] = above?.dates ?? []
  const day = mark && !second && BEFORE_DAY.test(above?.plain.slice(0, mark.start) ?? '') ? page.calendar.dayOf(mark) : undefined
  return day && { ...day, line, end: time.end, minutes: time.minutes }
}
