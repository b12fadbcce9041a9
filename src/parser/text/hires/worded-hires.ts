/** Hires told in words that nobody wrote down for them, in letters that are worded as those of who hires out are: the moments of which two sentences tell are its ends. */

import type { Told } from '../days/pairs.ts'
import type { Line, Page } from '../page/page.ts'
import { labelledNumber, saidNumber } from './hire-said-numbers.ts'
import { saidPlaces } from './hire-said-places.ts'
import { lastPart, type Role, type SaidHire, type Saying, stopsOf } from './hire-sayings.ts'
import { hoursOf } from './said-hours.ts'

/** How much likelier than not a text must be one of a hire, and of a booking: all but one in twenty letters of who hires out are. */
const [OF_HIRE, OF_BOOKING] = [-2, 0.5]
/** Nobody hires a car for longer, in days. */
const LONGEST = 120

interface Moment {
  readonly line: Line
  readonly told: Told & { readonly minutes: number }
  readonly start: number
  readonly end: number
}

/** The days of a line that have an hour in the same sentence, and none that is told for another day. */
function momentsOn(page: Page, line: Line): readonly Moment[] {
  const hours = hoursOf(line)
  const stops = [0, ...stopsOf(line), line.text.length]
  return line.dates.flatMap((mark, at): Moment[] => {
    const day = page.calendar.dayOf(mark)
    const begin = stops.findLast((stop) => stop <= mark.start) ?? 0
    const stop = stops.find((one) => one >= mark.end) ?? line.text.length
    const next = line.dates[at + 1]?.start ?? line.text.length
    const before = line.dates[at - 1]?.end ?? 0
    const hour =
      hours.find(({ start, end }) => start >= mark.end && end <= Math.min(stop, next)) ??
      hours.findLast(({ start, end }) => end <= mark.start && start >= Math.max(begin, before))
    if (!day || !hour || day.date < page.written) return []
    const end = Math.max(mark.end, hour.end)
    return [{ line, told: { ...day, line, end, minutes: hour.minutes }, start: Math.min(mark.start, hour.start), end }]
  })
}

const instantOf = ({ told: { date, minutes } }: Moment): number => Date.parse(`${date}T00:00:00Z`) / 60_000 + minutes

/** What is said of a moment: its sentence, or where that tells both, its part of it. */
function sayingOf(role: Role, moment: Moment, before: Moment | undefined, behind: Moment | undefined): Saying {
  const { line, told } = moment
  const stops = stopsOf(line)
  const begin = stops.findLast((stop) => stop <= moment.start) ?? 0
  const from = before?.line === line && before.end > begin ? lastPart(line, before.end, moment.start) : begin
  const stop = stops.find((one) => one >= moment.end) ?? line.text.length
  const to = behind?.line === line && behind.start < stop ? lastPart(line, moment.end, behind.start) : stop
  return { role, line, start: from, end: from, begin, from, to, minutes: told.minutes, own: told, isOfCar: true }
}

/** The hire of such a letter, which tells of two moments and of no other. */
export function wordedHires(page: Page): readonly SaidHire[] {
  const all = page.lines.slice(1).flatMap((line) => momentsOn(page, line))
  const instants = [...new Set(all.map(instantOf))]
  const [first, second] = instants.length === 2 ? instants.map((instant) => all.find((one) => instantOf(one) === instant)) : []
  if (!first || !second || instantOf(second) <= instantOf(first)) return []
  if (instantOf(second) - instantOf(first) > LONGEST * 24 * 60) return []
  const { booking, hire } = page.gazetteer.wording(page)
  if (hire < OF_HIRE || booking < OF_BOOKING) return []
  const [one, other] = [sayingOf('fetched', first, undefined, second), sayingOf('brought', second, first, undefined)]
  const hit = ({ line, from, to }: Saying) => ({ line, start: from, end: to, label: '' })
  const lines = [first.line, second.line]
  return [
    {
      first: { ...first.told, hit: hit(one) },
      second: { ...second.told, hit: hit(other) },
      ...saidPlaces(page, one, other),
      number: saidNumber(lines) ?? labelledNumber(page.lines.slice(1)),
      lines,
    },
  ]
}
