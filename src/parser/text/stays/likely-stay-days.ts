/**
 * The days of a stay whatever they are called, on a page that is surely of one: two days told side by side, below each other in one way, or as a span;
 * nights in rows; a day and how many nights. Of all that may be meant the likeliest, by what agrees with it: the nights that are told, the hours of coming
 * and leaving, and words for beginning and end. `Start of holiday: Fri 4 Sep, 4pm` above `End of holiday: Fri 11 Sep, 10am`.
 */

import { addDays, daysBetween } from '../../../core/dates.ts'
import { countedIn, countIn, nightsTold, pairFrom } from '../days/nights.ts'
import { daysOn, type LabelledMoment, type MomentPair } from '../days/pairs.ts'
import { labelOf } from '../page/around.ts'
import { endOfLetter } from '../page/letter-ends.ts'
import type { Line, Page } from '../page/page.ts'
import { LEAST_PRICE } from '../words/prices.ts'
import { rememberedFor } from '../words/remembered.ts'
import { UNTIL_BETWEEN } from '../words/until-words.ts'
import { NIGHT } from '../words/words-of-nights.ts'
import { LEAVES_ON, NO_LATER, OF_OTHER_DAYS, ONE_OR_TWO_WEEKS, saysBegin, saysEnd, saysPeriod } from './stay-end-words.ts'
import { isSame } from './stay-evidence.ts'

/** A day of a page, and what is said of it. */
interface Mark {
  readonly moment: LabelledMoment
  readonly line: Line
  readonly start: number
  readonly end: number
  readonly minutes: number | undefined
  readonly weekday: number | undefined
  readonly label: string
  readonly isOfElse: boolean
}
interface Likely {
  readonly pair: MomentPair
  readonly score: number
}

/** Letters of a label, and those of a sentence that are looked at around a day. */
const [LONGEST_LABEL, REACH] = [48, 70]
/** Nights of a stay. */
const MOST_NIGHTS = 60
/** Lines from one end of a stay to the other. */
const APART = 9

const clauseAround = ({ plain }: Line, start: number, end: number): string => {
  const before = plain.slice(Math.max(0, start - REACH), start).split(/(?<=[a-z)]{3})[.;!?]\s|\s{3}/)
  const behind = plain.slice(end, end + REACH).split(/(?<=[a-z)\d]{2})[.;!?](?:\s|$)|\s{3}/, 1)
  return `${before.at(-1)} ${behind[0]}`
}

/** The days of a page that may be those of a stay; `isOfElse` are those of payments, terms, offers and the letter itself. */
function marksOf(page: Page): readonly Mark[] {
  return page.lines.slice(1, endOfLetter(page)).flatMap((line) => {
    const days = daysOn(page, line)
    return line.dates.flatMap((mark, which): Mark[] => {
      const moment = days[which]
      if (!moment) return []
      const next = line.dates[which + 1]?.start ?? line.plain.length
      const hour = line.times.find(({ start }) => start >= mark.end && start < next && start - mark.end < 40)
      const label = labelOf(page, line, mark.start)
      const said = `${label.slice(-REACH)} ${clauseAround(line, mark.start, mark.end)}`
      const isOfElse = OF_OTHER_DAYS.test(said) || NO_LATER.test(line.plain.slice(0, mark.start)) || LEAST_PRICE.test(line.plain)
      return [{ moment, line, start: mark.start, end: mark.end, minutes: hour?.minutes, weekday: mark.weekday, label, isOfElse }]
    })
  })
}

const isNoon = (minutes: number | undefined, from: number, to: number): boolean =>
  minutes !== undefined && minutes >= from * 60 && minutes <= to * 60

/** The nights that a page tells, without those of offers: `Carnevale, 3 notti da € 330` beside a stay of two. */
const ownNights = rememberedFor((page: Page): readonly number[] =>
  nightsTold(page).filter((count) => {
    const telling = page.lines.filter(({ plain }) => countIn(plain) === count)
    return telling.length === 0 || telling.some(({ plain }) => !LEAST_PRICE.test(plain))
  }),
)

/** What agrees with two days being those of a stay, whatever tells them. */
function agreement(page: Page, first: Mark, second: Mark): number {
  const nights = daysBetween(first.moment.date, second.moment.date)
  const told = ownNights(page)
  const isWeekly = nights % 7 === 0 && first.weekday !== undefined && second.weekday !== undefined
  return (
    (told.includes(nights) ? 1.5 : told.length > 0 && !told.every((count) => count === 1) ? -1.5 : 0) +
    (isNoon(first.minutes, 11, 22) && isNoon(second.minutes, 6, 14) ? 1 : 0) +
    (isWeekly ? 0.25 : 0) +
    (first.weekday !== undefined && second.weekday !== undefined ? 0.25 : 0)
  )
}
/** `1 June – 30 June`: a month of a flat that is rented, of a subscription or of a shop. */
const areMonths = (first: string, second: string): boolean =>
  first.endsWith('-01') && (second.endsWith('-01') || addDays(second, 1).endsWith('-01'))
const isOrdered = (first: Mark, second: Mark): boolean => {
  const nights = daysBetween(first.moment.date, second.moment.date)
  return nights > 0 && nights <= MOST_NIGHTS && !first.isOfElse && !second.isOfElse && !areMonths(first.moment.date, second.moment.date)
}
const ofBoth = (first: Mark, second: Mark): MomentPair => ({
  first: { ...first.moment, ...(first.minutes !== undefined && { minutes: first.minutes }) },
  second: { ...second.moment, ...(second.minutes !== undefined && { minutes: second.minutes }) },
})

/** What stands between the two days of a span: a sign or a word for until, with hours, weekdays and small words around. */
const UNTIL = new RegExp(
  `^[\\s,.()\\d:h-]*(?:(?<![a-z])(?:kl|klo|uhr|ab|um|from|at|vanaf|a partir|des|dalle|ore|godz|od|pm|am|hod|uur|h|heures)(?![a-z])[\\s.,()\\d:-]*)*(?:[-–—>→›]|${UNTIL_BETWEEN}|hasta|fino|as|az|jusqu'au|asti)(?:[\\s,.(]{1,2}(?:the|den|dem|zum|le|el|il|o|dia|a|al|am|and|including|op)){0,2}[\\s,.(]*(?:[a-z]{2,13}[.,]{0,2}\\s?)?$`,
)

/** `Belegung: Mo 6.7. bis Fr 10.7.`, `lör 4/7 kl 15 – lör 11/7 kl 10` */
function spans(page: Page, marks: readonly Mark[]): readonly Likely[] {
  return marks.flatMap((first, at): Likely[] => {
    const second = marks[at + 1]
    if (!second || second.line !== first.line || !isOrdered(first, second)) return []
    const { plain, cells } = first.line
    const between = plain.slice(first.end, second.start)
    if (between.length > REACH || !UNTIL.test(between)) {
      // `Fri 4 Sep 2026 (4pm)   Fri 11 Sep 2026 (10am)`: a cell each, below what they are called.
      const isCell = cells.some(({ start, end }) => start > first.end - 1 && start <= second.start && end >= second.end)
      const are = isCell && /\s{3}/.test(between) && saysBegin(first.label) && saysEnd(second.label)
      return are ? [{ pair: ofBoth(first, second), score: 2.5 + agreement(page, first, second) }] : []
    }
    const isSaid = saysPeriod(first.label) || saysPeriod(plain.slice(0, first.start))
    return [{ pair: ofBoth(first, second), score: 1 + (isSaid ? 1.5 : 0) + agreement(page, first, second) }]
  })
}

/** How a day is written: signs for its letters and figures, without what makes a number of a place. */
const shapeOf = ({ line, start, end }: Mark): string =>
  line.plain
    .slice(start, end)
    .replace(/(?<=\d)(?:st|nd|rd|th|er|re|ro|o)(?![a-z])/g, '')
    .replace(/[a-z]+/g, 'w')
    .replace(/\d+/g, (figures) => (figures.length > 2 ? '9999' : '9'))
    .replace(/^w\W+/, '')

/** Two lines of one shape, each with a day behind words of its own: `Mietbeginn: Sa, 12.09.2026` above `Mietende: Sa, 26.09.2026`. */
function parallels(page: Page, marks: readonly Mark[]): readonly Likely[] {
  const alone = marks.filter(({ line, label }) => line.dates.length === 1 && label.length > 1 && label.length <= LONGEST_LABEL)
  return alone.flatMap((first, at) =>
    alone.slice(at + 1, at + 3).flatMap((second): Likely[] => {
      if (second.line.index - first.line.index > APART || first.label === second.label || !isOrdered(first, second)) return []
      if (shapeOf(first) !== shapeOf(second)) return []
      const are = saysBegin(first.label) && saysEnd(second.label)
      const isMisled = saysEnd(first.label) && !saysBegin(first.label)
      return isMisled ? [] : [{ pair: ofBoth(first, second), score: 1 + (are ? 1.5 : 0) + agreement(page, first, second) }]
    }),
  )
}

const HAS_NIGHT = new RegExp(`(?<![a-z])${NIGHT}(?![a-z])`)
/** A price with its cents, or a bed, in a row. */
const OF_CHARGE = /\d[.,]\d\d(?!\d)|[€£$]|(?<![a-z])(?:platze?|betten|lager|beds?|posti|plazas|lits|kr|zl|kc)(?![a-z])/

/** `Nacht   Preis` above a row for each night: one stays until the day after the last. */
function nightRows(page: Page, marks: readonly Mark[]): readonly Likely[] {
  const rows = marks.filter(
    ({ line, isOfElse }, at) => !isOfElse && marks[at - 1]?.line !== line && (OF_CHARGE.test(line.plain) || HAS_NIGHT.test(line.plain)),
  )
  const goesOn = (before: Mark, next: Mark): boolean =>
    next.line.index - before.line.index < 4 &&
    next.line.cells.length === before.line.cells.length &&
    daysBetween(before.moment.date, next.moment.date) === 1
  const runs = rows.reduce<Mark[][]>((all, row) => {
    const run = all.at(-1)
    const before = run?.at(-1)
    if (run && before && goesOn(before, row)) run.push(row)
    else all.push([row])
    return all
  }, [])
  return runs.flatMap((run): Likely[] => {
    const [first, end, count] = [run[0], run.at(-1), run.length]
    if (!first || !end) return []
    const above = page.lines.slice(Math.max(1, first.line.index - 3), first.line.index)
    const isOfNights = [first.line, ...above].some(({ plain }) => HAS_NIGHT.test(plain))
    const isCounted = ownNights(page).includes(count)
    if (count < 2 || !(isOfNights || isCounted)) return []
    const second = { ...first.moment, date: addDays(end.moment.date, 1), end: first.moment.end + 1 }
    return [{ pair: { first: first.moment, second }, score: 1.5 + (isOfNights ? 1.5 : 0) + (isCounted ? 1.5 : 0) }]
  })
}

/** Letters from a day to its nights, or from them to it. */
const FAR = 160
/** `Desde el sábado 1 de agosto, una semana`, `2 Nächte, Abreise Mi 07.10.` */
function reckoned(page: Page, marks: readonly Mark[]): readonly Likely[] {
  const told = new Set(ownNights(page))
  if (told.size > 1) return []
  return marks.flatMap((mark): Likely[] => {
    const { line, start, end, label, isOfElse } = mark
    if (isOfElse || line.dates.length > 1) return []
    const near = page.lines.slice(line.index - 1, line.index + 2).map(({ plain }) => plain)
    const around = line.plain.slice(Math.max(0, start - FAR), end + FAR)
    const counted = countedIn(around)
    const nights = counted?.nights ?? near.map(countedIn).find((one) => one)?.nights ?? weeksIn(around) ?? [...told][0]
    const isHere = counted !== undefined || weeksIn(around) !== undefined
    const before = `${label} ${line.plain.slice(Math.max(0, start - REACH), start)}`
    const goes = LEAVES_ON.test(line.plain.slice(0, start))
    const comes = !goes && saysBegin(before)
    if (!nights || nights > MOST_NIGHTS || !(comes || goes)) return []
    const score = 1.5 + (isHere ? 1 : 0) + (told.has(nights) ? 0.5 : 0)
    return goes
      ? [{ pair: pairFrom({ ...mark.moment, date: addDays(mark.moment.date, -nights) }, nights), score }]
      : [{ pair: pairFrom(mark.moment, nights), score }]
  })
}
const weeksIn = (small: string): number | undefined => {
  const { one, two } = ONE_OR_TWO_WEEKS.exec(small)?.groups ?? {}
  return one ? 7 : two ? 14 : undefined
}

/** As much must speak for two days that no label tells, and so much more than for any others. */
const [LEAST, CLEARLY] = [2.5, 0.5]

/** The one stay of a page by its likeliest days; none where others are as likely. */
export function likelyStayDays(page: Page): readonly MomentPair[] {
  const marks = marksOf(page)
  const all = [...spans(page, marks), ...parallels(page, marks), ...nightRows(page, marks), ...reckoned(page, marks)]
  const [best, ...more] = all.sort((one, other) => other.score - one.score)
  if (!best || best.score < LEAST) return []
  const rival = more.find(({ pair }) => !isSame(pair, best.pair))
  return rival && best.score - rival.score < CLEARLY ? [] : [best.pair]
}
