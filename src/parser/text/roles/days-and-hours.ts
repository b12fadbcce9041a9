/** Days and hours as they stand among words: what is learned of them, to tell on which of them something begins and on which it ends. */

import { addDays, dayOfWeek, daysBetween, nextWeekday } from '../../../core/dates.ts'
import { weekdayOf } from '../days/months.ts'
import { nightsTold } from '../days/nights.ts'
import { isShortLetter, type Page } from '../page/page.ts'
import { rememberedFor } from '../words/remembered.ts'
import { addContext, BEFORE, BEHIND, type Featured, namesIn, roleFeatures, upTo } from './features.ts'
import { type Token, tokensOf } from './tokens.ts'

export interface DayMention extends Token {
  /** Which of the tokens of the page it is. */
  readonly at: number
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly guessed: boolean
  /** Whether but a weekday is told: `and back on Sunday evening`. */
  readonly isWeekday?: true
}
export interface HourMention extends Token {
  readonly minutes: number
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

/** Letters of a weekday that is no other word: `so` and `mi` are words, too. */
const LEAST = 5

/** The weekday of a token beside which no day is told; undefined where it is none such. */
function weekdayAlone(tokens: readonly Token[], at: number): number | undefined {
  const { text, line, start = 0, end = 0 } = tokens[at] ?? { text: '' }
  if (text !== 'WEEKDAY' || line === undefined || end - start < LEAST) return undefined
  const isBesideDay = tokens.slice(Math.max(0, at - BESIDE), at + 1 + BESIDE).some((other) => other.text === 'DAY')
  return isBesideDay ? undefined : weekdayOf(line.plain.slice(start, end))
}
/** Tokens between a weekday and the day that it is of. */
const BESIDE = 3

/** The days of a page in their order; a weekday alone is the next after the day told before, unless that is told elsewhere. */
export const dayMentions = rememberedFor((page: Page): readonly DayMention[] => {
  const tokens = tokensOf(page)
  const full = new Map(tokens.flatMap((token) => (token.date ? [[token, page.calendar.dayOf(token.date)] as const] : [])))
  // That of a day gone by is none that is still to come.
  const told = [...new Set([...full.values()].flatMap((day) => (day && day.date >= page.written ? day.date : [])))]
  const isShort = isShortLetter(page)
  let before = page.written
  return tokens.flatMap((token, at): DayMention[] => {
    const day = full.get(token)
    // Longer pages tell of weekdays on which something is open.
    const weekday = isShort ? weekdayAlone(tokens, at) : undefined
    if (weekday !== undefined) {
      const date = nextWeekday(before, weekday)
      return told.includes(date) ? [] : [{ ...token, at, day: date, guessed: true, isWeekday: true }]
    }
    const date = token.bare ? dateOfBare(token.bare, told, before) : day?.date
    if (date === undefined) return []
    if (day && date >= page.written) before = date
    return [{ ...token, at, day: date, guessed: day?.guessed ?? true }]
  })
})

/** Days apart, as they are told apart here. */
const apart = (days: number): string => (days <= 0 ? 'back' : days < 4 ? 'few' : days < 15 ? 'some' : 'many')

/** A page with more of them tells of no one booking, and takes long to look through. */
export const MOST_MENTIONS = 200

/** The features of each day of a page: its words, its place among all days, and whether nights that are told lie between it and another. */
export const daySlots = rememberedFor((page: Page): readonly Featured<DayMention>[] => {
  const tokens = tokensOf(page)
  const mentions = dayMentions(page)
  if (mentions.length > MOST_MENTIONS) return []
  const days = [...new Set(mentions.flatMap(({ day, isWeekday }) => (isWeekday ? [] : day)))].filter((day) => day >= page.written).sort()
  const nights = new Set(nightsTold(page))
  return mentions.map((mention, which) => {
    const features = roleFeatures()
    const { day, line, at } = mention
    if (mention.bare !== undefined) features.add('bare')
    if (mention.isWeekday) features.add('weekday')
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
    const features = roleFeatures()
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
