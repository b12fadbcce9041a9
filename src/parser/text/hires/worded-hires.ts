/** Hires told in words that nobody wrote down for them, in letters that are surely of one or worded so: the moments of which two sentences tell are its ends. */

import type { FoundCar } from '../../found.ts'
import type { Told } from '../days/pairs.ts'
import type { Line, Page } from '../page/page.ts'
import { labelledNumber, saidNumber } from './hire-said-numbers.ts'
import { saidPlaces } from './hire-said-places.ts'
import { lastPart, type Role, type SaidHire, type Saying, stopsOf } from './hire-sayings.ts'
import { mayTellHire } from './hire-signs.ts'
import { saidCar } from './said-cars.ts'
import { hoursOf } from './said-hours.ts'
import { isSurelyOfHire } from './surely-hires.ts'

/** From where on a letter is worded as a booking: one that tells the terms of a hire, of which quotes tell as many, and any other. */
const OF_BOOKING = { withTerms: 0, without: 0.5 }
/** From where on one without such terms is worded as a hire. */
const OF_HIRE = -1.5
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

/** Whether a letter is of a hire and settles it. Workshops, movers and who lends a car while another is mended tell the same of theirs. */
function isOfHire(page: Page, from: string): boolean {
  const { booking, hire } = page.gazetteer.wording(page)
  if (booking < OF_BOOKING.withTerms) return false
  return isSurelyOfHire(page, from) || (booking >= OF_BOOKING.without && hire >= OF_HIRE && mayTellHire(page, from))
}

/** The hire of such a letter, which tells of two moments and of no other. */
function wordedHire(page: Page, from: string): SaidHire | undefined {
  const all = page.lines.slice(1).flatMap((line) => momentsOn(page, line))
  const instants = [...new Set(all.map(instantOf))]
  const [first, second] = instants.length === 2 ? instants.map((instant) => all.find((one) => instantOf(one) === instant)) : []
  if (!first || !second || instantOf(second) <= instantOf(first)) return undefined
  if (instantOf(second) - instantOf(first) > LONGEST * 24 * 60 || !isOfHire(page, from)) return undefined
  const [one, other] = [sayingOf('fetched', first, undefined, second), sayingOf('brought', second, first, undefined)]
  const hit = ({ line, from, to }: Saying) => ({ line, start: from, end: to, label: '' })
  const lines = [first.line, second.line]
  return {
    first: { ...first.told, hit: hit(one) },
    second: { ...second.told, hit: hit(other) },
    ...saidPlaces(page, one, other),
    number: saidNumber(lines) ?? labelledNumber(page.lines.slice(1)),
    lines,
  }
}

/** The same as what is booked. */
export function wordedCars(page: Page, from: string): readonly FoundCar[] {
  const hire = wordedHire(page, from)
  return hire ? [saidCar(page, hire, from)] : []
}
