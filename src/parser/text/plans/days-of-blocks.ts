/**
 * From when to when one stays, as the block of a house tells it: `In 12 May` above `Out 16 May`, `12–16 May`, `7 nights from 12 May`, or as many nights as lie
 * between the two days that head what is told.
 */

import { addDays, daysBetween } from '../../../core/dates.ts'
import { countIn, NIGHTS_HEADING } from '../days/nights.ts'
import { daysOn, type LabelledMoment } from '../days/pairs.ts'
import { headingOf } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { isOfDays } from '../stays/houses-under-words.ts'
import { rememberedFor } from '../words/remembered.ts'
import { endsInArrival, endsInDeparture } from './labels-of-days.ts'
import { clausesOf } from './plan-clauses.ts'
import { daysSaid } from './plan-nights.ts'
import { type HeadSpan, spanAtHead } from './plan-spans.ts'

interface DaysOfBlock {
  readonly checkIn: string
  readonly checkOut: string
  readonly guessed: boolean
}

const between = (
  from: Pick<LabelledMoment, 'date' | 'guessed'>,
  until: Pick<LabelledMoment, 'date' | 'guessed'>,
): DaysOfBlock | undefined =>
  daysBetween(from.date, until.date) > 0 ? { checkIn: from.date, checkOut: until.date, guessed: from.guessed && until.guessed } : undefined

/** Letters before a day in which its label stands. */
const BEFORE = 40
/** `In 12 May` and `Out 16 May`, on one line or on two: one of each, whatever hours they tell. */
function byLabels(page: Page, lines: readonly Line[]): DaysOfBlock | undefined {
  const days = lines.flatMap((line) => daysOn(page, line).flatMap((day) => day ?? []))
  const labelled = (endsIn: (small: string) => boolean): readonly LabelledMoment[] =>
    days.filter(({ line: { plain, dates }, hit }) => {
      const since = dates.findLast(({ end }) => end <= hit.start)?.end ?? 0
      return endsIn(plain.slice(Math.max(since, hit.start - BEFORE), hit.start))
    })
  const [from, moreFrom] = labelled(endsInArrival)
  const [until, moreUntil] = labelled(endsInDeparture)
  return from && until && !moreFrom && !moreUntil ? between(from, until) : undefined
}

const ofSpan = ({ from, until }: HeadSpan): DaysOfBlock | undefined => between(from, until)

/** `7 nights from 12 May`, `4 nights, out on 16 May`: nights and one of both days. */
function byNights(page: Page, lines: readonly Line[]): DaysOfBlock | undefined {
  for (const line of lines) {
    const nights = countIn(line.plain)
    const [clause] = nights === undefined ? [] : clausesOf(line)
    const [day, until, more] = clause ? daysSaid(page, clause, undefined) : []
    if (nights === undefined || !day || more) continue
    if (until) {
      const days = day.role === 'from' && until.role === 'until' ? between(day, until) : undefined
      if (days && daysBetween(days.checkIn, days.checkOut) === nights) return days
      continue
    }
    if (day.role === 'from') return { checkIn: day.date, checkOut: addDays(day.date, nights), guessed: day.guessed }
    if (day.role === 'until') return { checkIn: addDays(day.date, -nights), checkOut: day.date, guessed: day.guessed }
  }
  return undefined
}

/** Lines from the days that head what is told to a house below them. */
const REACH = 14
/** Letters behind the days of a heading. */
const LONGEST = 40
/** Lines that are but two days: `Friday 5 – Sunday 7 June`. */
const headingSpans = rememberedFor((page: Page): readonly (HeadSpan & { readonly index: number })[] =>
  [...spanAtHead(page)].flatMap(([index, span]) => {
    const line = page.lines[index]
    return line && line.times.length === 0 && line.text.length - span.end < LONGEST ? [{ ...span, index }] : []
  }),
)

/** `12 May` above `4`, each alone in a line, below the heading of a column of nights: the cells of a row before its house. */
function byCells(page: Page, above: readonly Line[]): DaysOfBlock | undefined {
  const [day, count] = above.slice(-2)
  const nights = /^\s*(\d{1,2})\s*$/.exec(count?.text ?? '')?.[1]
  const [from, more] = day && nights !== undefined && isOfDays(day) ? daysOn(page, day) : []
  if (!from || more || !day) return undefined
  const isHeaded = headingOf(page, day, ({ plain, cells }) =>
    cells.some(({ start, end }) => NIGHTS_HEADING.test(plain.slice(start, end).trim())),
  )
  return isHeaded && Number(nights) > 0
    ? { checkIn: from.date, checkOut: addDays(from.date, Number(nights)), guessed: from.guessed }
    : undefined
}

/** As many nights as lie between the two days of the heading above. */
function byHeading(page: Page, lines: readonly Line[]): DaysOfBlock | undefined {
  const [first] = lines
  const heading = first && headingSpans(page).findLast(({ index }) => index < first.index && first.index - index <= REACH)
  const days = heading && ofSpan(heading)
  return days && lines.some(({ plain }) => countIn(plain) === daysBetween(days.checkIn, days.checkOut)) ? days : undefined
}

/** Both days that begin one of some lines. */
function spanIn(page: Page, lines: readonly Line[]): (HeadSpan & { readonly index: number }) | undefined {
  const line = lines.find(({ index }) => spanAtHead(page).has(index))
  const span = line && spanAtHead(page).get(line.index)
  return span && { ...span, index: line.index }
}

/**
 * The days of a block from the lines `above` its house and `below` it, and which of these are its own: where some above and some below begin with both days,
 * the nearer are meant, and none if neither is.
 */
export function daysOfBlock(
  page: Page,
  house: Line,
  above: readonly Line[],
  below: readonly Line[],
): (DaysOfBlock & { readonly own: readonly Line[] }) | undefined {
  const labelled = byLabels(page, below)
  if (labelled) return { ...labelled, own: below }
  const [over, under] = [spanIn(page, above.toReversed()), spanIn(page, below)]
  const isOver = over !== undefined && (under === undefined || house.index - over.index < under.index - (below[0]?.index ?? 0) + 1)
  if (over && under && !isOver && house.index - over.index === under.index - (below[0]?.index ?? 0) + 1) return undefined
  const span = isOver ? over : under
  const own = isOver && under ? below.filter(({ index }) => index < under.index) : below
  const days = span ? ofSpan(span) : (byCells(page, above) ?? byNights(page, below) ?? byHeading(page, below))
  return days && { ...days, own }
}
