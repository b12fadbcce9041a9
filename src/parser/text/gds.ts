/**
 * Flights as reservation systems write them, a line each: `2  QR 004 J 09FEB 2 LHRDOH HK1  2125 0705+1`. What is in a line is all there is, so these
 * are read before anything else.
 */

import type { FoundFlight } from '../found.ts'
import { arrivalDay, written } from './block-time.ts'
import { MONTHS } from './months.ts'
import type { Page } from './page.ts'

const LINE =
  /^\s*(?:\d{1,2}\s*[.)]?\s+|\d{1,2}[.)]\s*)?(?:[*.]?\s*)?(?<carrier>[A-Z0-9]{2})\s?(?<number>\d{1,4})\s?[A-Z]?\s+(?:(?<class>[A-Z])\s+)?(?<day>\d{2})(?<month>[A-Z]{3})(?<year>\d{2})?\s+(?:(?:\d|[A-Z]{1,2})\s+)?\*?(?<from>[A-Z]{3})\s?(?<to>[A-Z]{3})\s+(?:\*?[A-Z]{2}\d{1,2}\s+)?(?:\S{1,4}\s+)??(?<out>\d{4}|\d{1,4}[AP])\s+(?<in>\d{4}|\d{1,4}[AP])\s?(?<later>[+#]\d|[+*]|\d{2}[A-Z]{3})?/

/** `2125`, `925P` in minutes after midnight. */
function minutesOf(text: string): number | undefined {
  const half = /[AP]$/.exec(text)?.[0]
  const digits = text.replace(/[AP]$/, '').padStart(4, '0')
  const [hour, minute] = [Number(digits.slice(0, 2)), Number(digits.slice(2))]
  if (hour > 23 || minute > 59) return undefined
  return ((half === 'P' && hour < 12 ? hour + 12 : half === 'A' && hour === 12 ? 0 : hour) * 60 + minute) % 1440
}

/** A day and two codes: without them the long pattern need not be tried. */
const LIKELY = /\d{2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?:\d{2})?\s.*[A-Z]{3} ?[A-Z]{3}\s/

function readLine(page: Page, text: string): FoundFlight | undefined {
  if (!LIKELY.test(text)) return undefined
  const {
    carrier = '',
    number = '',
    day = '',
    month = '',
    year,
    from = '',
    to = '',
    out = '',
    in: arrival = '',
  } = LINE.exec(text)?.groups ?? {}
  const [origin, destination] = [page.gazetteer.airport(from), page.gazetteer.airport(to)]
  const order = MONTHS.get(month.toLowerCase())
  const [leaves, lands] = [minutesOf(out), minutesOf(arrival)]
  if (!origin || !destination || order === undefined || leaves === undefined || lands === undefined || !page.gazetteer.airline(carrier))
    return undefined
  const mark = { start: 0, end: 0, day: Number(day), month: order, either: false, ...(year ? { year: 2000 + Number(year) } : {}) }
  const date = page.calendar.dayOf(mark)
  if (!date) return undefined
  const rule = 'a line of a reservation system'
  const told = (value: string) => ({ value, rule, sure: 0.95 })
  const departs = { date: date.date, minutes: leaves }
  return {
    kind: 'air',
    carrier: told(carrier),
    number: told(String(Number(number))),
    from: told(from),
    to: told(to),
    departs: told(written(departs)),
    arrives: told(written({ date: arrivalDay(page.gazetteer, origin, departs, destination, lands), minutes: lands })),
  }
}

/** The flights of a page that are written so. */
export const readCryptic = (page: Page): FoundFlight[] => page.lines.flatMap(({ text }) => readLine(page, text) ?? [])
