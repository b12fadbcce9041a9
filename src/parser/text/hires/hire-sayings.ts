/**
 * What letters and plans by day say of the two ends of a hire, one sentence or part each: `Hire car from Dublin Airport, 14:30`, `Restitution du véhicule à
 * l'aéroport avant 15h00`. The day stands in it, before it in its paragraph, or heads the part of the plan.
 */

import type { Found } from '../../found.ts'
import type { LabelledMoment, MomentPair, Told } from '../days/pairs.ts'
import { hoursOf } from '../days/said-hours.ts'
import { dayAbove } from '../page/day-headings.ts'
import type { Line, Page } from '../page/page.ts'
import { senderName } from '../page/printed-heads.ts'
import { allIn } from '../words/all-in.ts'
import { AND_OR_TO } from '../words/and-words.ts'
import { MAKES, tellsModel } from '../words/car-models.ts'
import { FIRMS } from '../words/hire-firms.ts'
import { plain } from '../words/plain.ts'
import { isSurelyFirm, KIND } from './car-firm-words.ts'
import type { HirePlace } from './car-place-cells.ts'
import { placeIn } from './car-place-names.ts'
import type { EndPlaces } from './hire-block-places.ts'
import { calledAt, firmCalled } from './hire-called.ts'
import { isCondition } from './hire-conditions.ts'
import { handingsIn, takingsIn } from './hire-handed-words.ts'
import { headOfHire, placeOfHead } from './hire-heads.ts'
import { leavingsIn, meetingsIn } from './hire-meeting-words.ts'
import { dayBehind, dayToldBefore, isOnSameDay, weekdayAfterTold, weekdayBehind } from './hire-said-days.ts'
import { labelledNumber, saidNumber } from './hire-said-numbers.ts'
import { firmBeforePlace, saidPlaces } from './hire-said-places.ts'
import { bringingsIn, fetchingsIn, hasDriven, isOfHiresAlone, tellsDriven } from './hire-saying-words.ts'
import { isOfHire, mayTellHire } from './hire-signs.ts'
import { isByHirerOfCars } from './sure-hirers.ts'
import { isSurelyOfHire } from './surely-hires.ts'

export type Role = 'fetched' | 'brought'
export interface Saying {
  readonly role: Role
  readonly line: Line
  /** The word for its end. */
  readonly start: number
  readonly end: number
  /** Where its sentence begins. */
  readonly begin: number
  /** From where to where it is told. */
  readonly from: number
  readonly to: number
  readonly minutes: number
  /** Its day, where it stands in it. */
  readonly own: Told | undefined
  /** Whether it tells what is driven, or who hires out. */
  readonly isOfCar: boolean
}

/** Where a sentence ends, or a part of a row. */
const STOP = /(?:[\p{L}\d)]{2}[.!?]|;)\s+(?=\p{Lu}|\p{Ll}{4}|\p{So})|\s[|]\s/gu
const SHORT = /(?<!\p{L})(?:nr|no|num|kl|godz|ref|conf|res|st|klo|hod|tel|bzw|inkl|incl|spat|max|min)[.]\s*$/iu

/** Where the sentences of a line begin. */
export const stopsOf = ({ text, dates }: Line): readonly number[] =>
  allIn(text, STOP).flatMap((match) => {
    const end = match.index + match[0].length
    // The point of an ordinal: `13. Juni`.
    if (dates.some((mark) => mark.start < end && end < mark.end)) return []
    return SHORT.test(text.slice(Math.max(0, end - 8), end)) ? [] : [end]
  })

interface Word {
  readonly role: Role
  readonly start: number
  readonly end: number
}

/** The words of a line that tell an end; of those that stand together the first. */
function wordsOf(line: Line, isMet: boolean): readonly Word[] {
  const met = isMet
    ? [
        ...meetingsIn(line.plain).map((at) => ({ ...at, role: 'fetched' as const })),
        ...leavingsIn(line.plain).map((at) => ({ ...at, role: 'brought' as const })),
        ...handingsIn(line.plain).map((at) => ({ ...at, role: 'fetched' as const })),
        ...takingsIn(line.plain).map((at) => ({ ...at, role: 'brought' as const })),
      ]
    : []
  const found = [
    ...met,
    ...calledAt(line).map((at) => ({ ...at, role: 'fetched' as const })),
    ...fetchingsIn(line.plain).map((at) => ({ ...at, role: 'fetched' as const })),
    ...bringingsIn(line.plain).map((at) => ({ ...at, role: 'brought' as const })),
  ]
    // `(delivered to the hotel)` is said besides.
    .filter(({ start }) => line.plain.lastIndexOf('(', start) <= line.plain.lastIndexOf(')', start))
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const kept: Word[] = []
  for (const word of found) {
    const last = kept.at(-1)
    // `picking up the car from Hertz`, `back to the same place`: one end, in words for it that stand together.
    const isSame = last?.role === word.role && !hoursOf(line).some(({ start }) => start >= last.end && start < word.start)
    if (!isSame && !(last && word.start < last.end)) kept.push(word)
  }
  return kept
}

/** `ritiro e riconsegna: Marina Corta`: one place for both, behind the words for them. */
export function sayingOfBoth(text: string): HirePlace | undefined {
  const small = plain(text)
  const [first] = fetchingsIn(small)
  const last = first && bringingsIn(small).find(({ start }) => start > first.end && start - first.end < BETWEEN)
  const value =
    last && /^\s?(?:(?::|in|at|@|a|presso|bei|am|en|à)\s|\s(?=\p{Lu}))/u.test(text.slice(last.end))
      ? placeIn(text.slice(last.end))
      : undefined
  return value === undefined ? undefined : { value, rule: 'behind both ends' }
}
/** Letters between the two words: an “and”. */
const BETWEEN = 8

/** The sayings of a line; `isMet`: also of where one meets, and where it is left. */
export function sayingsOn(page: Page, line: Line, isMet = false): readonly Saying[] {
  const hours = hoursOf(line)
  if (hours.length === 0) return []
  const words = wordsOf(line, isMet)
  const stops = stopsOf(line)
  return words.flatMap((word, at): Saying[] => {
    const begin = stops.findLast((stop) => stop <= word.start) ?? 0
    const stop = endOf(line, word, stops, hours)
    const [before, behind] = [words[at - 1], words[at + 1]]
    const to = behind && behind.start < stop ? behind.start : stop
    const isBehind = hours.some(({ start }) => start >= word.end && start < to)
    // What stands between two words is of the first, where that has its hour there.
    const from = before && before.start >= begin ? (isBehind ? word.start : lastPart(line, before.end, word.start)) : begin
    const time =
      hours.find(({ start }) => start >= word.end && start < to) ?? hours.findLast(({ start, end }) => start >= from && end <= word.start)
    if (!time) return []
    const near = line.dates.filter(({ start, end }) => start >= from && end <= to)
    const mark = near.toSorted((a, b) => Math.abs(a.start - time.start) - Math.abs(b.start - time.start))[0]
    const day = mark && page.calendar.dayOf(mark)
    const said = line.plain.slice(0, stop)
    const isOfCar =
      tellsDriven(said) || FIRMS.in(said).size + MAKES.in(said).size > 0 || tellsModel(said) || headOfHire(page, line) !== undefined
    const own = day && mark ? { ...day, line, end: Math.max(mark.end, time.end), minutes: time.minutes } : undefined
    return [{ ...word, line, begin, from, to, minutes: time.minutes, own, isOfCar }]
  })
}
/**
 * Where ends what is told of an end: with its sentence, or where that tells no hour with the next, if this begins with who hires out or where, `you pick up the
 * car. Clark Rental, their Leith branch, at 9.30am`.
 */
function endOf({ text, plain: small }: Line, word: Word, stops: readonly number[], hours: readonly { readonly start: number }[]): number {
  const stop = stops.find((one) => one >= word.end) ?? text.length
  const begin = stops.findLast((one) => one <= word.start) ?? 0
  if (stop === text.length || hours.some(({ start }) => start >= begin && start < stop) || !tellsDriven(small.slice(begin, stop)))
    return stop
  const next = stops.find((one) => one > stop) ?? text.length
  const told = small.slice(stop, next)
  const isOfIt =
    FIRMS.in(told).size > 0 || KIND.test(told) || /^(?:at|um|a las|alle|om|kl|a|as) |^(?:you|sie|vous) (?:are|get|have) it /.test(told)
  return isOfIt && bringingsIn(told).length + fetchingsIn(told).length === 0 && hours.some(({ start }) => start >= stop && start < next)
    ? next
    : stop
}

/** What parts of a sentence stand between. */
const PARTS = new RegExp(`[,;]\\s|\\s(?:${AND_OR_TO})\\s`, 'g')
/** Where the last part of what stands between two columns begins. */
export const lastPart = ({ text }: Line, from: number, to: number): number => {
  const parts = allIn(text.slice(from, to), PARTS)
  const last = parts.at(-1)
  return last ? from + last.index + last[0].length : to
}

/** The day of the first end: its own, else that which heads its part of a plan, or the last one told before it in its paragraph. */
function dayOf(page: Page, saying: Saying): Told | undefined {
  const { line, start, own, minutes } = saying
  const told = own ?? dayToldBefore(page, saying)
  if (told) return told
  const inLine = line.dates.findLast((mark) => mark.end <= start)
  const above = page.lines[line.index - 1]
  const headed = headOfHire(page, line)
  const heading = inLine ? undefined : headed?.dates.length === 1 ? headed : dayAbove(page, line)
  const before = above?.dates.length === 1 ? above.dates[0] : undefined
  const mark = inLine ?? heading?.dates[0] ?? before
  const day = mark && page.calendar.dayOf(mark)
  if (day) return { ...day, line, end: start, minutes }
  const date = weekdayAfterTold(page, saying)
  return date === undefined ? undefined : { date, guessed: false, line, end: start, minutes }
}

/** That of the second, which is told, or heads its part of the plan. */
function dayOfReturn(page: Page, saying: Saying, first: Told): Told | undefined {
  if (saying.own) return saying.own
  const { line, end, minutes } = saying
  const date = dayBehind(saying, first.date) ?? weekdayBehind(saying, first.date)
  if (date !== undefined) return { date, guessed: false, line, end, minutes }
  // `El viernes 16 de abril os toca volver. El coche se deja ese mismo día …`
  const before = line.dates.findLast((one) => one.end <= saying.start)
  const inLine = before && page.calendar.dayOf(before)
  if (inLine && inLine.date > first.date) return { ...inLine, line, end, minutes }
  if (isOnSameDay(saying)) return { ...first, line, end, minutes }
  const heading = dayAbove(page, line)
  const mark = heading?.dates[0]
  const day = mark && page.calendar.dayOf(mark)
  return day && { ...day, line, end, minutes }
}

/** Two ends of a hire that sentences tell, with what these tell of it besides. */
export interface SaidHire extends MomentPair, EndPlaces {
  readonly number: Found | undefined
  /** The lines that tell it. */
  readonly lines: readonly Line[]
  readonly provider?: Found
  /** Whether its sentences name no car, so that only the page tells that they are of one. */
  readonly isLoose?: true
}
const isLater = (one: Told, other: Told): boolean =>
  other.date > one.date || (other.date === one.date && (other.minutes ?? 0) > (one.minutes ?? 0))
/** Lines from an end to what is told of it besides. */
const BESIDE = 3

/** The hires that sentences tell. */
export function saidHires(page: Page): readonly SaidHire[] {
  // `Clark Van Hire` writes of nothing else.
  const isSure = isSurelyOfHire(page)
  const isOfHirer =
    KIND.test(plain(senderName(page.sender))) || isSure || (isByHirerOfCars(page, senderName(page.sender)) && mayTellHire(page))
  const isOfFirm = isOfHirer || isByFirm(page)
  if (!isOfFirm && ![...FIRMS.in(page)].some(isSurelyFirm) && !hasDriven(page.whole)) return []
  const told = hiresIn(page, isOfHirer, isSure, false)
  // `Nous vous attendons le 12 mai à 9h30 à l'agence …`: whoever hires out waits for who comes.
  return told.length > 0 || !isOfFirm || !mayTellHire(page) ? told : hiresIn(page, isOfFirm, isSure, true)
}

/** Whether a firm that hires out sends a page, or stands in its first lines. */
const isByFirm = ({ lines, sender }: Page): boolean =>
  [
    ...FIRMS.in(
      plain(
        `${senderName(sender)}\n${lines
          .slice(0, HEAD)
          .map(({ text }) => text)
          .join('\n')}`,
      ),
    ),
  ].some(isSurelyFirm)
/** Lines over a letter. */
const HEAD = 5

/** The same, by the words for fetching and bringing, or also by those of who waits. */
function hiresIn(page: Page, isOfHirer: boolean, isSure: boolean, isMet: boolean): readonly SaidHire[] {
  const all = page.lines
    .slice(1)
    .flatMap((line) => sayingsOn(page, line, isMet))
    .filter(
      ({ line, begin, start, to }) =>
        !isCondition(line.plain.slice(begin, start), line.plain.slice(start, to)) && (isSure || isOfHire(page, line, begin)),
    )
  return all.flatMap((one, at): SaidHire[] => {
    if (one.role !== 'fetched' || !(one.isOfCar || isOfHirer)) return []
    const next = all.slice(at + 1).findIndex(({ role, isOfCar }) => role === 'fetched' && isOfCar)
    const rest = all.slice(at + 1, next < 0 ? undefined : at + 1 + next)
    const first = dayOf(page, one)
    if (!first) return []
    const isOfIt = ({ line, start, end, isOfCar }: Saying): boolean =>
      isOfCar || line.index - one.line.index < BESIDE || isOfHiresAlone(line.plain.slice(start, end))
    for (const other of rest.filter((saying) => saying.role === 'brought' && isOfIt(saying))) {
      const second = dayOfReturn(page, other, first)
      if (!second || !isLater(first, second)) continue
      const hit = ({ line, start, end }: Saying): LabelledMoment['hit'] => ({ line, start, end, label: line.text.slice(start, end) })
      const firm = firmBeforePlace(page, one) ?? firmCalled(one)
      const head = headOfHire(page, one.line)
      const lines = [...[one, other].flatMap(({ line }) => page.lines.slice(line.index, line.index + BESIDE)), ...(head ? [head] : [])]
      return [
        {
          first: { ...first, hit: hit(one) },
          second: { ...second, hit: hit(other) },
          ...saidPlaces(page, one, other, placeOfHead(page, one.line)),
          number: saidNumber(lines) ?? (isSure || isMet ? labelledNumber(page.lines.slice(1)) : undefined),
          ...(firm && { provider: firm }),
          ...(!one.isOfCar && { isLoose: true as const }),
          lines,
        },
      ]
    }
    return []
  })
}
