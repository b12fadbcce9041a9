/**
 * Rows of plans that begin with both their days, or with the first and the nights, as agencies list houses: `Fri 4 Jun – Sun 6 Jun   Rose House`, `5/6 - 7/6 Rose House`, `du 04/06 au 06/06 :
 * Rose House`. Days in figures need no year and no weekday here: what stands first in a row and is followed by such a day is one.
 */

import { addDays, daysBetween } from '../../../core/dates.ts'
import type { Day } from '../days/calendar.ts'
import type { DateMark } from '../days/dates.ts'
import { weekdayOf } from '../days/months.ts'
import { countedIn } from '../days/nights.ts'
import type { Line, Page } from '../page/page.ts'
import { isOfSleeping } from '../stays/words-of-sleeping.ts'
import { rememberedFor } from '../words/remembered.ts'

/** Both days at the head of a row, and where they end. */
export interface HeadSpan {
  readonly from: Day
  readonly until: Day
  readonly end: number
}

/** What may stand before the first day, and between the two. */
const BEFORE =
  /^[^\p{L}\d]{0,6}(?:(?:from|vom|von|du|del?|desde el|dall?'?|van|fra|fran|od|zeitraum|periode|in|inn) ?:? ?(?:of |vom |du |del |dal |van |fra |fran )?)?(?<weekday>[a-z]{2,12}(?:-feira)?[.,]{0,2}\s{1,2}(?:(?:the|den|d\.|le|el|il|dia) )?)?$/u
const BETWEEN =
  /^(?:\s{3,6}|[.,]?\s{0,2}(?:[–—→>-]|to|until|till?|bis(?: zum)?|auf|au|al?|all'|hasta(?: el)?|ate|tot(?: en met)?|t\/m|do)\s{0,2}(?:(?:out|ut) )?)(?<weekday>[a-z]{2,12}(?:-feira)?[.,]{0,2}\s{1,2}(?:(?:the|den|d\.|le|el|il|dia) )?)?$/
/** A day in figures, at the head of a text. */
const FIGURES = /^(?<day>\d{1,2})(?<mark>[./-])(?<month>\d{1,2})(?:\.(?!\d))?(?![\d/]|[.,:]\d|(?<=\d-\d{1,2})-)/
/** Letters before the first day, and between the days. */
const [BEFORE_DAYS, BETWEEN_DAYS] = [40, 28]
/** Nights of one house; who is somewhere for longer works there. */
const LONGEST = 21
/** What rows begin with, in plain letters: a row of a plan has its figures there. */
const LIKELY = /^.{0,44}?\d/
/** `2. Hotel – 4–6 June`, `3/ HOTEL 1: du 4 au 6 juin`, `Overnight, 4–6 June`: the number of a row, and what that is of. */
const HEADING =
  /^[^a-z\d]{0,6}(?:\d{1,2}[.)/]\s{1,3})?(?<words>[a-z]{3,16}(?: [a-z]{2,16})?)(?: \d{1,2}(?=\s?[:|·(]|\s[–—-]\s(?!\d{1,2}\.?\s[a-z])))?(?:\s?[–—:,|·(-]\s{0,3}|\s{1,3})(?=\S)/
/** `1) 4–6 June`, `1. 4–6 June`: the number of a row alone before its days. */
const ROW_NUMBER = /^\s*(?:\(\d{1,2}\)|\d{1,2}[.)])\s{1,3}(?=\d|[a-z])/
/** Where a row goes on behind its number; before days in figures one with a point is none: `4. – 6. June`, `4. 6. – 6. 6.` */
function behindNumber({ plain, dates: [day] }: Line): number {
  const [number = ''] = ROW_NUMBER.exec(plain) ?? []
  return number.includes(')') || (day && day.start >= number.length) ? number.length : 0
}
const headingOf = (line: Line): number => {
  const { plain } = line
  const { 0: all = '', groups } = HEADING.exec(plain) ?? {}
  // `nights of 4–6 June`, `stay from …`: with a small word behind it.
  const [first = '', second] = (groups?.words ?? '').split(' ')
  if (isOfSleeping(first)) return second === undefined || isOfSleeping(second) ? all.length : plain.indexOf(first) + first.length
  return second !== undefined && isOfSleeping(second) ? all.length : behindNumber(line)
}

interface DayAt {
  readonly mark: DateMark
  readonly end: number
}

/** The day in figures that a line tells at a place, where no day was found there. */
function figuresAt({ plain }: Line, at: number): DayAt | undefined {
  const groups = FIGURES.exec(plain.slice(at, at + 12))
  const [day, month] = [Number(groups?.groups?.day), Number(groups?.groups?.month)]
  if (!groups || day < 1 || day > 31 || month < 1 || month > 31 || (month > 12 && day > 12)) return undefined
  const isTurned = month > 12
  const end = at + groups[0].length
  const either = groups.groups?.mark === '/' && day <= 12 && month <= 12 && day !== month
  return { mark: { start: at, end, day: isTurned ? month : day, month: isTurned ? day : month, either }, end }
}

const isWeekday = (word: string | undefined): boolean =>
  word === undefined || weekdayOf(/^[a-z]+(?:-feira)?/.exec(word)?.[0]) !== undefined || SHORT.test(word)
/** Weekdays in two letters that are words elsewhere. */
const SHORT = /^(?:po|ut|st|ct|pa|so|ne|ma|ti|ke|to|pe|la|su|mo|di|mi|do|fr|sa|we|th|tu|vr|za|zo|wo|nd|sr|czw|pt|pn|wt|sb)[.,]?\s/

/** The day that stands first behind a place of a line, if nothing but a weekday stands before it. */
function dayBehind(line: Line, at: number, before: RegExp, reach: number): DayAt | undefined {
  const digit = line.plain.slice(at, at + reach).search(/\d/)
  const told = line.dates.find(({ start, end }) => start >= at && start <= at + reach && end > at)
  const own = told && (digit < 0 || told.start <= at + digit) ? told : undefined
  // `do 8.06.`: what is a weekday of the Dutch is a word for until elsewhere.
  const start = own ? own.start + (/^do\s/.exec(line.plain.slice(own.start))?.[0].length ?? 0) : digit < 0 ? undefined : at + digit
  if (start === undefined) return undefined
  const match = before.exec(line.plain.slice(at, start))
  if (!match || !isWeekday(match.groups?.weekday)) return undefined
  return own ? { mark: own, end: own.end } : figuresAt(line, start)
}

/** `4/6 2 nights`: the nights told right behind a day. */
function countBehind({ plain }: Line, at: number): number | undefined {
  const gap = /^[\s:|·,.–-]{1,6}(?:(?:for|fur|pour|por|per|voor|i|na) )?/.exec(plain.slice(at))?.[0].length ?? 0
  const count = gap > 0 ? countedIn(plain.slice(at + gap)) : undefined
  return count?.start === 0 ? count.nights : undefined
}

const turned = (mark: DateMark): DateMark => ({ ...mark, day: mark.month, month: mark.day, either: false })

/** Of two days that may be told with their months first, as the page writes days or the other way: those between which the fewer nights lie. */
function betweenDays({ calendar }: Page, first: DateMark, second: DateMark): Omit<HeadSpan, 'end'> | undefined {
  const ways = [
    [first, second] as const,
    ...(first.either || second.either ? [[turned(first), turned(second)] as const, [certain(first), certain(second)] as const] : []),
  ]
  const told = ways.flatMap(([one, other]) => {
    const [from, until] = [calendar.dayOf(one), calendar.dayOf(other)]
    const nights = from && until ? daysBetween(from.date, until.date) : 0
    return from && until && nights > 0 && nights <= LONGEST ? [{ from, until, nights }] : []
  })
  const [best] = told.toSorted((a, b) => a.nights - b.nights)
  return best && { from: best.from, until: best.until }
}
const certain = (mark: DateMark): DateMark => ({ ...mark, either: false })

/** From a day for as many nights as are told right behind it. */
function fromDay(page: Page, line: Line, { mark, end }: DayAt): Omit<HeadSpan, 'end'> | undefined {
  const from = page.calendar.dayOf(mark)
  const nights = countBehind(line, end)
  return from && nights ? { from, until: { ...from, date: addDays(from.date, nights) } } : undefined
}

/** The two days with which a row of a plan begins. */
export const spanAtHead = rememberedFor((page: Page): ReadonlyMap<number, HeadSpan> => {
  const found = new Map<number, HeadSpan>()
  for (const line of page.lines.slice(1)) {
    if (!LIKELY.test(line.plain)) continue
    const first = dayBehind(line, headingOf(line), BEFORE, BEFORE_DAYS)
    // `4 – 6 June` is found as two days that touch.
    const touching = first && line.dates.find(({ start }) => start >= first.end - 1 && start <= first.end)
    const second = first && (touching ? { mark: touching, end: touching.end } : dayBehind(line, first.end, BETWEEN, BETWEEN_DAYS))
    if (!first) continue
    // Two whole days in cells are read with their table.
    if (second && line.dates.length > 1 && /^\s{3,}/.test(line.plain.slice(first.end))) continue
    const days = second ? betweenDays(page, first.mark, second.mark) : fromDay(page, line, first)
    if (days) found.set(line.index, { ...days, end: second?.end ?? first.end })
  }
  return found
})
