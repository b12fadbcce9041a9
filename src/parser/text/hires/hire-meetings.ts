/**
 * What those write who bring a car themselves: the days of the hire once, `from Monday 8th September till Friday 12th`, and then where and at which hour one
 * meets, and where the car is left: `I'll be at the ferry terminal at 1.30 pm`, `lasci la macchina all'aeroporto alle 16:00`.
 */

import { addDays, daysBetween } from '../../../core/dates.ts'
import { NAME_OF_DAY } from '../days/months.ts'
import { daysOn, type LabelledMoment, type Told } from '../days/pairs.ts'
import type { Line, Page } from '../page/page.ts'
import { remembered } from '../words/remembered.ts'
import { UNTIL_BETWEEN } from '../words/until-words.ts'
import { isCondition } from './hire-conditions.ts'
import { labelledNumber } from './hire-said-numbers.ts'
import { saidPlaces } from './hire-said-places.ts'
import { type SaidHire, type Saying, sayingsOn } from './hire-sayings.ts'
import { isSurelyOfHire } from './surely-hires.ts'

/** The one span of days of a letter that has no hours on its line: its days may be told with one month. */
function spanOfDays(page: Page): readonly [Told, Told] | undefined {
  const found = page.lines.slice(1).flatMap((line): (readonly [Told, Told])[] => {
    const both = line.dates.length > 0 && !/^\s*>/.test(line.text) ? spanOn(page, line) : undefined
    return both ? [both] : []
  })
  const [own, ...others] = found
  const isOther = ([first, last]: readonly [Told, Told]): boolean => first.date !== own?.[0].date || last.date !== own[1].date
  return own && !others.some(isOther) ? own : undefined
}
/** Words for until, with the article that some have. */
const TILL = `${UNTIL_BETWEEN}|through|bis zum|jusqu'au|hasta el|fino a|ao`
const ARTICLE = '(?: the| den| le| el| il| o)?'
const BETWEEN = new RegExp(`^[\\s,]*(?:[-–—]|(?:${TILL}|thru|a|tot en met|t/m|az do)${ARTICLE})(?:\\s[a-z-]+[.,]?)?\\s*$`)
const LAST = remembered(
  () =>
    new RegExp(
      `^[\\s,]*(?:[-–—]|(?:${TILL})${ARTICLE})\\s?(?:${NAME_OF_DAY})[.,]?\\s(?:the |den |le |el |il )?(?<day>\\d{1,2})(?:st|nd|rd|th|er)?(?![\\d:.h]\\d|\\d)`,
    ),
)
function spanOn(page: Page, line: Line): readonly [Told, Told] | undefined {
  const [first, second, third] = daysOn(page, line)
  if (!first || third) return undefined
  const between = line.plain.slice(first.end, second?.hit.start)
  if (second)
    return BETWEEN.test(between) && isLength(daysBetween(first.date, second.date)) && areHourless(line, first.end, second.hit.start)
      ? [first, second]
      : undefined
  const day = Number(LAST().exec(line.plain.slice(first.end))?.groups?.day)
  for (let count = 1; day > 0 && count < SHORT; count++) {
    const date = addDays(first.date, count)
    if (Number(date.slice(8)) === day) return [first, { ...first, date }]
  }
  return undefined
}
const isLength = (days: number): boolean => days > 0 && days <= LONGEST
const areHourless = ({ times }: Line, from: number, to: number): boolean => times.every(({ start, end }) => end <= from || start >= to)
/** Days of a hire, and of one whose second day is told without its month. */
const [LONGEST, SHORT] = [60, 28]

/** The hire of a letter by whoever brings the car: its days, and the hours and places of both ends behind them. */
export function metHires(page: Page): readonly SaidHire[] {
  const span = isSurelyOfHire(page) ? spanOfDays(page) : undefined
  if (!span) return []
  const [first, last] = span
  const isOn = ({ own }: Saying, { date }: Told): boolean => own === undefined || own.date === date
  const all = page.lines
    .slice(first.line.index)
    .flatMap((line) => (/^\s*>/.test(line.text) ? [] : sayingsOn(page, line, true)))
    .filter(({ line, begin, start, to }) => !isCondition(line.plain.slice(begin, start), line.plain.slice(start, to)))
  const one = all.find((saying) => saying.role === 'fetched' && isOn(saying, first))
  const other = one && all.slice(all.indexOf(one) + 1).find((saying) => saying.role === 'brought' && isOn(saying, last))
  if (!one || !other) return []
  const told = (day: Told, { line, start, end, minutes }: Saying): LabelledMoment => ({
    ...day,
    minutes,
    hit: { line, start, end, label: line.text.slice(start, end) },
  })
  const lines = [one, other].map(({ line }) => line)
  return [
    {
      first: told(first, one),
      second: told(last, other),
      ...saidPlaces(page, one, other),
      number: labelledNumber(page.lines.slice(1)),
      lines,
    },
  ]
}
