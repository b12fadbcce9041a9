/** A page as one row of words, signs, days and hours: what roles are told by. */

import { signsOfNumber } from '../../learned.ts'
import type { MeaningsOf } from '../../meanings.ts'
import type { DateMark } from '../days/dates.ts'
import { WEEKDAYS, weekdayOf } from '../days/months.ts'
import { type Hour, hoursOf } from '../days/said-hours.ts'
import type { Line, Page } from '../page/page.ts'
import { allIn } from '../words/all-in.ts'
import { rememberedFor } from '../words/remembered.ts'
import { spokenHours } from './spoken-hours.ts'

/** A word, a sign, a day or an hour where it stands. */
export interface Token {
  /** A word in plain letters, `#` for each figure of a number, or a name in capitals for what is known: a day, an hour, a weekday, a new line. */
  readonly text: string
  /** What a word means, in any language. */
  readonly meanings: readonly string[]
  readonly line: Line
  readonly start: number
  readonly end: number
  readonly date?: DateMark
  /** The day of a month that is not said, and its weekday if that is: `until Sunday the 14th`. */
  readonly bare?: { readonly day: number; readonly weekday?: number }
  readonly hour?: Hour
}

const WORD = /[a-z]+|\d+|[–—\-→>:()·|,.;!?]/g
const wordOf = (word: string): string => (/\d/.test(word) ? signsOfNumber(word) : WEEKDAYS.has(word) ? 'WEEKDAY' : word)

/** `the 14th`, `Sunday 14`, `den 18.`, `le 3`: behind a weekday or an article, or an ordinal, a day of a month that was said before. */
const BARE_DAY =
  /(?<![\d.,:/-])(?<day>[12]?\d|3[01])(?:st|nd|rd|th)(?![a-z\d])|(?<=(?<![a-z])(?:(?:the|den|le|el|il|am|vom|bis|bis zum|zum|ao|dia|op|au|al|dal|till|til|do|od)|(?<name>[a-z]{2,12}(?:-feira)?)\.?,?)\s)(?<number>[12]?\d|3[01])(?![\d:,/%]|\.\d|\s?(?:euros?|eur|€|kr|uhr|h|km|nights?|am|pm|uur|%|x))/g
/** The weekday that stands right before a number: `Friday 13th`. */
const WEEKDAY_BEFORE = /(?<name>[a-z]{2,12}(?:-feira)?)\.?,? (?:(?:the|den|le|el|il|dem|dia) )?$/

type Span = Pick<Token, 'start' | 'end'>
/** What is known of a token that is no word. */
type Mark = Omit<Token, 'line' | 'meanings'>
const NONE: readonly string[] = []
const isApart = (taken: readonly Span[], start: number, end: number): boolean =>
  taken.every((mark) => mark.end <= start || end <= mark.start)

/** Days without a month, where nothing else is known to stand. */
function bareDays({ plain }: Line, taken: readonly Span[]): Mark[] {
  return allIn(plain, BARE_DAY).flatMap(({ 0: said, index, groups }) => {
    const end = index + said.length
    if (!isApart(taken, index, end) || (groups?.name !== undefined && weekdayOf(groups.name) === undefined)) return []
    const before = WEEKDAY_BEFORE.exec(plain.slice(0, index))
    const weekday = weekdayOf(before?.groups?.name)
    const start = weekday === undefined ? index : index - (before?.[0].length ?? 0)
    return [{ text: 'DAY', start, end, bare: { day: Number(groups?.day ?? groups?.number), ...(weekday !== undefined && { weekday }) } }]
  })
}

/** One line in tokens, of which the first says that it begins. */
export function tokensIn(line: Line, meaningsOf: MeaningsOf): readonly Token[] {
  const { plain } = line
  const known: Mark[] = [
    ...line.dates.map((date) => ({ text: 'DAY', start: date.start, end: date.end, date })),
    ...hoursOf(line).map((hour) => ({ text: 'HOUR', start: hour.start, end: hour.end, hour })),
  ]
  const spoken = spokenHours(plain).flatMap((hour): Mark[] =>
    isApart(known, hour.start, hour.end) ? [{ text: 'HOUR', start: hour.start, end: hour.end, hour }] : [],
  )
  const taken = [...known, ...spoken]
  const marks = [...taken, ...bareDays(line, taken)].sort((one, other) => one.start - other.start)
  const out: Token[] = [{ text: 'LINE', meanings: NONE, line, start: 0, end: 0 }]
  let from = 0
  const words = (to: number): void => {
    for (const { 0: word, index } of plain.slice(from, to).matchAll(WORD))
      out.push({ text: wordOf(word), meanings: meaningsOf(word), line, start: from + index, end: from + index + word.length })
  }
  for (const mark of marks) {
    if (mark.start < from) continue
    words(mark.start)
    out.push({ ...mark, meanings: NONE, line })
    from = mark.end
  }
  words(plain.length)
  return out
}

/** All of a page but its subject, as one row of tokens. */
export const tokensOf = rememberedFor((page: Page): readonly Token[] =>
  page.lines.slice(1).flatMap((line) => (line.plain.trim() === '' ? [] : tokensIn(line, page.gazetteer.meanings))),
)

/** Which token of a page is the first that ends behind a place in a line; undefined where the line has none such. */
export function tokenAt(tokens: readonly Token[], line: Line, start: number): number | undefined {
  let [low, high] = [0, tokens.length]
  const isBefore = (token: Token): boolean => token.line.index < line.index || (token.line === line && token.end <= start)
  while (low < high) {
    const middle = (low + high) >> 1
    const token = tokens[middle]
    if (token && isBefore(token)) low = middle + 1
    else high = middle
  }
  return low < tokens.length ? low : undefined
}
