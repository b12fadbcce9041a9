/** Days that are told without their month: it is that of a day told in full before, `Friday 7 May … Monday the 10th`, or stands alone in the same text. */

import { allIn } from '../words/all-in.ts'
import { UNTIL_BETWEEN } from '../words/until-words.ts'
import type { DateMark } from './dates.ts'
import { MONTHS, NAME_OF_DAY, SHORT_MONTHS, weekdayOf } from './months.ts'

const LAST = 31
const THE = '(?:the|den|dem|de|el|le|il|dia|o|zum|pa)'
const ORDINAL = '(?:st|nd|rd|th|er|eme|e|de|ste|a|:[ae]|[.º°ª])'
/** `Monday, that is the 7th` */
const THAT_IS = "(?:that is|that's|so|also|namlich|c'est-a-dire|donc|soit|es decir|o sea|cioe|ossia|ou seja|dus|alltsa|altsa|czyli|tedy)"
/** `Monday the 10th`, `o domingo seguinte, dia 25`: a weekday and a number, and no hour behind them. */
const SHORT = new RegExp(
  `\\b(?<weekday>${NAME_OF_DAY})(?: (?:seguinte|siguiente|suivant|darauf|following|after))?[.,]?\\s(?:${THAT_IS}\\s)?(?:${THE}\\s)?(?<day>\\d{1,2})(?:st|nd|rd|th|er|eme|de|e|:[ae]|\\.)?(?![\\w/]|:\\d|[.,-]\\d|\\s?(?:h|uhr|am|pm)\\b)`,
  'g',
)

/** `até o dia 25 (domingo)`, `until the 7th,`, `bis zum 7.`: the number a stay lasts until, with what says that it is one of a day. */
const UNTIL = new RegExp(
  `(?<![a-z])(?:${UNTIL_BETWEEN}|a|through|jusqu'?au|jusqu'?a|hasta|fino al?|ao|az|leaving on|and leave on)\\s(?:(?:${THE}|an)\\s){0,2}(?<day>\\d{1,2})(?<ordinal>${ORDINAL})?(?=\\s?(?:[,;:!?)]|\\.?$|\\.\\s)|\\s?\\((?<weekday>${NAME_OF_DAY})\\b)`,
  'g',
)
/** Letters from the first day to the one up to which something lasts. */
const NEAR = 70
/** `bis zum 7`, `au 7`: some words for until hold the article. */
const SAYS_DAY = new RegExp(`^(?:au|al|ao) |\\s${THE}\\s\\d`)

/** `take the lift to the 7th`, `montez au 7e`: where a room is. */
const IS_FLOOR =
  /(?<![a-z])(?:lift|floor|stor(?:ey|y)|elevator|stock|etage|aufzug|fahrstuhl|montez|ascenseur|chambre|piano|ascensore|camera|planta|piso|ascensor|habitacion|andar|elevador|quarto|verdieping|kamer|vaning|hiss|sal|pietro|winda|room|zimmer|table|tisch)(?![a-z])/
/** `in September`, with no number of a day or a year before it. */
const MONTH_ALONE =
  /(?<![a-z])(?:in|im|en|em|fur|for|voor|pour|para|per|i|w|v|ve|u|nel mese di|au mois d[e']) ?(?<month>[a-z]{3,13})(?![a-z])(?!\.? \d)/g

const isFreeOf = (found: readonly DateMark[], start: number, end: number): boolean =>
  found.every((mark) => mark.end <= start || mark.start >= end)

/** Those behind a day with a weekday, if their own is right. */
function byWeekday(line: string, found: readonly DateMark[]): DateMark[] {
  if (!found.some(({ weekday }) => weekday !== undefined)) return []
  return allIn(line, SHORT).flatMap((match): DateMark[] => {
    const [start, end] = [match.index, match.index + match[0].length]
    const day = Number(match.groups?.day)
    const weekday = weekdayOf(match.groups?.weekday)
    const before = found.findLast((mark) => mark.end <= start)
    if (!before || !isFreeOf(found, start, end) || before.weekday === undefined || weekday === undefined) return []
    if (day <= before.day || day > LAST) return []
    return (before.weekday + day - before.day) % 7 === weekday ? [{ ...before, start, end, day, weekday, either: false }] : []
  })
}

/** Those that follow a word for until, near behind a day with a month in letters. */
function untilThen(line: string, found: readonly DateMark[]): DateMark[] {
  if (found.length === 0) return []
  return allIn(line, UNTIL).flatMap((match): DateMark[] => {
    const end = match.index + match[0].length
    const [day, weekday] = [Number(match.groups?.day), weekdayOf(match.groups?.weekday)]
    const start = match.index + match[0].search(/\d/)
    const before = found.findLast((mark) => mark.end <= match.index)
    const between = before ? line.slice(before.end, match.index) : ''
    const isDay = match.groups?.ordinal !== undefined || weekday !== undefined || SAYS_DAY.test(match[0])
    if (
      !before ||
      !isDay ||
      IS_FLOOR.test(between) ||
      between.length > NEAR ||
      /[\d;!?]|[a-z]\. /.test(between) ||
      !isFreeOf(found, start, end)
    )
      return []
    const isNamed = /[a-z]{3}/.test(line.slice(before.start, before.end))
    const isRight = before.weekday === undefined || weekday === undefined || (before.weekday + day - before.day) % 7 === weekday
    if (!isNamed || !isRight || day <= before.day || day > LAST) return []
    const { weekday: _, ...rest } = before
    return [{ ...rest, start, end, day, either: false, ...(weekday === undefined ? {} : { weekday }) }]
  })
}

/** Two or more, `Monday the 4th` and `Thursday the 7th`, behind a month that stands alone: weekdays as far apart as the numbers are those of days. */
function inMonth(line: string): DateMark[] {
  if (!/\d\D{4,}\d/.test(line)) return []
  const months = allIn(line, MONTH_ALONE).flatMap(({ index, groups = {} }) => {
    const word = groups.month ?? ''
    const month = SHORT_MONTHS.has(word) && word.length < 4 ? undefined : MONTHS.get(word)
    return month === undefined ? [] : [{ index, month }]
  })
  if (months.length === 0) return []
  const days = allIn(line, SHORT).flatMap((match) => {
    const [day, weekday] = [Number(match.groups?.day), weekdayOf(match.groups?.weekday)]
    const month = months.findLast(({ index }) => index < match.index)?.month
    return weekday === undefined || month === undefined || day < 1 || day > LAST
      ? []
      : [{ start: match.index, end: match.index + match[0].length, day, weekday, month, either: false }]
  })
  const agree = (one: DateMark, other: DateMark | undefined): boolean =>
    other !== undefined &&
    one.month === other.month &&
    one.day !== other.day &&
    (7 * LAST + other.day - one.day + (one.weekday ?? 0) - (other.weekday ?? 0)) % 7 === 0
  return days.filter((one, at) => agree(one, days[at - 1]) || agree(one, days[at + 1]))
}

/** All of a line in which others are found already. */
export function daysWithoutMonth(line: string, found: readonly DateMark[]): DateMark[] {
  if (found.length === 0) return inMonth(line)
  const named = byWeekday(line, found)
  return [
    ...named,
    ...untilThen(
      line,
      [...found, ...named].sort((a, b) => a.start - b.start),
    ),
  ]
}
