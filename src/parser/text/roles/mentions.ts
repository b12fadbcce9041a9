/** Days and hours as they stand among words: what is learned of them, to tell on which of them something begins and on which it ends. */

import { addDays, dayOfWeek, daysBetween } from '../../../core/dates.ts'
import { FNV_PRIME, fnv1a } from '../../../core/fnv.ts'
import { signsOfNumber, slotOf } from '../../learned.ts'
import { ROLE_SLOTS } from '../../roles.ts'
import type { DateMark } from '../days/dates.ts'
import { WEEKDAYS, weekdayOf } from '../days/months.ts'
import { nightsTold } from '../days/nights.ts'
import { type Hour, hoursOf } from '../hires/said-hours.ts'
import type { Line, Page } from '../page/page.ts'
import { allIn } from '../words/all-in.ts'
import { rememberedFor } from '../words/remembered.ts'

/** A word, a sign, a day or an hour where it stands. */
interface Token {
  /** A word in plain letters, `#` for each figure of a number, or a name in capitals for what is known: a day, an hour, a weekday, a new line. */
  readonly text: string
  readonly line: Line
  readonly start: number
  readonly end: number
  readonly date?: DateMark
  /** The day of a month that is not said, and its weekday if that is: `until Sunday the 14th`. */
  readonly bare?: { readonly day: number; readonly weekday?: number }
  readonly hour?: Hour
}

export interface DayMention extends Token {
  /** Which of the tokens of the page it is. */
  readonly at: number
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly guessed: boolean
}
export interface HourMention extends Token {
  readonly minutes: number
}

const WORD = /[a-z]+|\d+|[–—\-→>:()·|,.;!?]/g
const wordOf = (word: string): string => (/\d/.test(word) ? signsOfNumber(word) : WEEKDAYS.has(word) ? 'WEEKDAY' : word)

/** `the 14th`, `Sunday 14`, `den 18.`, `le 3`: behind a weekday or an article, or an ordinal, a day of a month that was said before. */
const BARE_DAY =
  /(?<![\d.,:/-])(?<day>[12]?\d|3[01])(?:st|nd|rd|th)(?![a-z\d])|(?<=(?<![a-z])(?:(?:the|den|le|el|il|am|vom|bis|bis zum|zum|ao|dia|op|au|al|dal|till|til|do|od)|(?<name>[a-z]{2,12}(?:-feira)?)\.?,?)\s)(?<number>[12]?\d|3[01])(?![\d:,/%]|\.\d|\s?(?:euros?|eur|€|kr|uhr|h|km|nights?|am|pm|uur|%|x))/g
/** The weekday that stands right before a number: `Friday 13th`. */
const WEEKDAY_BEFORE = /(?<name>[a-z]{2,12}(?:-feira)?)\.?,? (?:(?:the|den|le|el|il|dem|dia) )?$/

type Span = Pick<Token, 'start' | 'end'>
const isApart = (taken: readonly Span[], start: number, end: number): boolean =>
  taken.every((mark) => mark.end <= start || end <= mark.start)

/** Days without a month, where nothing else is known to stand. */
function bareDays({ plain }: Line, taken: readonly Span[]): Omit<Token, 'line'>[] {
  return allIn(plain, BARE_DAY).flatMap(({ 0: said, index, groups }) => {
    const end = index + said.length
    if (!isApart(taken, index, end) || (groups?.name !== undefined && weekdayOf(groups.name) === undefined)) return []
    const before = WEEKDAY_BEFORE.exec(plain.slice(0, index))
    const weekday = weekdayOf(before?.groups?.name)
    const start = weekday === undefined ? index : index - (before?.[0].length ?? 0)
    return [{ text: 'DAY', start, end, bare: { day: Number(groups?.day ?? groups?.number), ...(weekday !== undefined && { weekday }) } }]
  })
}

function tokensIn(line: Line): readonly Token[] {
  const { plain } = line
  const known: Omit<Token, 'line'>[] = [
    ...line.dates.map((date) => ({ text: 'DAY', start: date.start, end: date.end, date })),
    ...hoursOf(line).map((hour) => ({ text: 'HOUR', start: hour.start, end: hour.end, hour })),
  ]
  const marks = [...known, ...bareDays(line, known)].sort((one, other) => one.start - other.start)
  const out: Token[] = [{ text: 'LINE', line, start: 0, end: 0 }]
  let from = 0
  const words = (to: number): void => {
    for (const { 0: word, index } of plain.slice(from, to).matchAll(WORD))
      out.push({ text: wordOf(word), line, start: from + index, end: from + index + word.length })
  }
  for (const mark of marks) {
    if (mark.start < from) continue
    words(mark.start)
    out.push({ ...mark, line })
    from = mark.end
  }
  words(plain.length)
  return out
}

/** All of a page but its subject, as one row of tokens. */
const tokensOf = rememberedFor((page: Page): readonly Token[] =>
  page.lines.slice(1).flatMap((line) => (line.plain.trim() === '' ? [] : tokensIn(line))),
)

/** Tokens before a mention and behind it that tell of it. */
const [BEFORE, BEHIND] = [10, 8]
/** Of these the nearest tell by their place as well, and with the one beside them. */
const [PLACED, PAIRED] = [3, 5]

/** A set of features, by the slots of their hashes. */
class Features {
  readonly slots = new Set<number>()

  add(kind: string, ...told: readonly (string | number)[]): void {
    const hash = told.reduce((hash: number, one) => Math.imul(hash, FNV_PRIME) ^ fnv1a(String(one)), fnv1a(kind))
    this.slots.add(slotOf(hash, ROLE_SLOTS))
  }
}

/** What some tokens in a row are called. */
const namesIn = (tokens: readonly Token[], from: number, to: number, nameOf: (token: Token, place: number) => string): string[] =>
  tokens.slice(from, to).map((token, which) => nameOf(token, from + which))

/** What stands around a token; `nameOf` tells what a token is called there. */
function addContext(
  features: Features,
  kind: string,
  tokens: readonly Token[],
  at: number,
  nameOf: (token: Token, place: number) => string,
): void {
  const sides = {
    before: namesIn(tokens, Math.max(0, at - BEFORE), at, nameOf).reverse(),
    behind: namesIn(tokens, at + 1, at + 1 + BEHIND, nameOf),
  }
  for (const [side, names] of Object.entries(sides)) {
    names.forEach((name, place) => {
      features.add(`${kind} ${side}`, name)
      if (place < PLACED) features.add(`${kind} ${side} at`, place, name)
      const next = names[place + 1]
      if (place < PAIRED && next !== undefined) features.add(`${kind} ${side} pair`, name, next)
    })
  }
  features.add(`${kind} between`, sides.before[0] ?? '', sides.behind[0] ?? '')
}

/** The date of a day that is not told in full: one that is told elsewhere, else the next such after the day told before. */
function dateOfBare({ day, weekday }: NonNullable<Token['bare']>, told: readonly string[], before: string): string | undefined {
  const isIt = (date: string): boolean => Number(date.slice(8)) === day && (weekday === undefined || dayOfWeek(date) === weekday)
  const same = told.find((date) => date >= before && isIt(date)) ?? told.find(isIt)
  if (same !== undefined) return same
  for (let days = 1; days <= FARTHEST; days++) {
    const date = addDays(before, days)
    if (isIt(date)) return date
  }
  return undefined
}
/** Two months on: farther off a month would be said. */
const FARTHEST = 62

/** The days of a page in their order. */
export const dayMentions = rememberedFor((page: Page): readonly DayMention[] => {
  const tokens = tokensOf(page)
  const full = new Map(tokens.flatMap((token) => (token.date ? [[token, page.calendar.dayOf(token.date)] as const] : [])))
  // That of a day gone by is none that is still to come.
  const told = [...new Set([...full.values()].flatMap((day) => (day && day.date >= page.written ? day.date : [])))]
  let before = page.written
  return tokens.flatMap((token, at): DayMention[] => {
    const day = full.get(token)
    const date = token.bare ? dateOfBare(token.bare, told, before) : day?.date
    if (date === undefined) return []
    if (day && date >= page.written) before = date
    return [{ ...token, at, day: date, guessed: day?.guessed ?? true }]
  })
})

/** Days apart, as they are told apart here. */
const apart = (days: number): string => (days <= 0 ? 'back' : days < 4 ? 'few' : days < 15 ? 'some' : 'many')
/** Beyond these, counts are alike. */
const upTo = (most: number, count: number): number => Math.min(most, count)

/** A page with more of them tells of no one booking, and takes long to look through. */
export const MOST_MENTIONS = 200

export interface Featured<Mention> {
  readonly mention: Mention
  readonly slots: ReadonlySet<number>
}

/** The features of each day of a page: its words, its place among all days, and whether nights that are told lie between it and another. */
export const daySlots = rememberedFor((page: Page): readonly Featured<DayMention>[] => {
  const tokens = tokensOf(page)
  const mentions = dayMentions(page)
  if (mentions.length > MOST_MENTIONS) return []
  const days = [...new Set(mentions.map(({ day }) => day))].filter((day) => day >= page.written).sort()
  const nights = new Set(nightsTold(page))
  return mentions.map((mention, which) => {
    const features = new Features()
    const { day, line, at } = mention
    if (mention.bare !== undefined) features.add('bare')
    addContext(features, 'day', tokens, at, ({ text }) => text)
    const rank = days.indexOf(day)
    const left = days.length - 1 - rank
    features.add('rank', upTo(4, rank))
    if (rank >= 0) features.add('left', upTo(3, left))
    features.add('rank and left', upTo(4, rank), upTo(3, left))
    features.add('days', upTo(5, days.length))
    features.add('times', upTo(3, mentions.filter((other) => other.day === day).length))
    features.add(
      'in line',
      line.dates.findIndex(({ start }) => start === mention.start),
      line.dates.length,
    )
    const [before, next] = [mentions[which - 1], mentions[which + 1]]
    if (before?.line === line) features.add('since', apart(daysBetween(before.day, day)))
    if (next?.line === line) features.add('until', apart(daysBetween(day, next.day)))
    if (days.some((other) => nights.has(daysBetween(day, other)))) features.add('nights behind')
    if (days.some((other) => nights.has(daysBetween(other, day)))) features.add('nights before')
    return { mention, slots: features.slots }
  })
})

/** The features of each hour of a page, of which is known on which day something begins and on which it ends. */
export function hourSlots(page: Page, begin: string, end: string): readonly Featured<HourMention>[] {
  const tokens = tokensOf(page)
  if (tokens.filter(({ hour }) => hour).length > MOST_MENTIONS) return []
  const days = new Map(dayMentions(page).map(({ at, day }) => [at, day]))
  const roleOf = (token: Token, place: number): string => {
    const day = days.get(place)
    return day === undefined ? token.text : day === begin ? 'BEGIN' : day === end ? 'END' : token.text
  }
  const isDay = (role: string): boolean => role === 'BEGIN' || role === 'END' || role === 'DAY'
  let count = 0
  return tokens.flatMap((token, at) => {
    if (!token.hour) return []
    const features = new Features()
    addContext(features, 'hour', tokens, at, roleOf)
    const before = namesIn(tokens, Math.max(0, at - BEFORE), at, roleOf).findLast(isDay) ?? ''
    const behind = namesIn(tokens, at + 1, at + 1 + BEHIND, roleOf).find(isDay) ?? ''
    features.add('day before', before)
    features.add('day behind', behind)
    features.add('days around', before, behind)
    features.add('hour', upTo(4, count++))
    return [{ mention: { ...token, minutes: token.hour.minutes }, slots: features.slots }]
  })
}
