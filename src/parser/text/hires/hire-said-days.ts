/** Days of the ends of a hire that sentences tell by their number alone, since the month was told before: `Thursday, 21st`, `the 13th`, `el viernes 9`, `am 21.`. */

import { addDays, dayOfWeek } from '../../../core/dates.ts'
import { NAME_OF_DAY, weekdayOf } from '../days/months.ts'
import type { Told } from '../days/pairs.ts'
import type { Page } from '../page/page.ts'
import { allIn } from '../words/all-in.ts'
import { remembered } from '../words/remembered.ts'
import { anyOf } from '../words/word-patterns.ts'
import type { Saying } from './hire-sayings.ts'

const ARTICLE = '(?:the|den|dem|d\\.|am|on|el|le|il|l|dia|o|de|vom)'
/** What a number is of that is no day: an hour, a sum, a length. */
const NO_DAY =
  '(?!\\.?(?:[\\d:/°%h]|,\\d))(?! ?(?:h|uhr|am|pm|a\\.m|p\\.m|euros?|eur|gbp|usd|kr|km|miles|min|minutes|minuten|days?|tage|jours|dias|giorni|dagar|people|persons|personen|heures|horas|ore|hours|stunden)(?![a-z]))'
const [WITH_WEEKDAY, ALONE] = [`(?<weekday>${NAME_OF_DAY})[.,]?\\s(?:${ARTICLE}\\s)?`, `${ARTICLE}\\s`].map((before) =>
  remembered(() => new RegExp(`(?<![a-z])${before}(?<day>\\d{1,2})(?:st|nd|rd|th|er)?(?![\\da-z])${NO_DAY}`, 'g')),
) as [() => RegExp, () => RegExp]
interface Named {
  readonly day: number
  readonly weekday: number | undefined
}
/** The days that a saying tells so. */
function namedIn({ line, from, to }: Saying): readonly Named[] {
  const text = line.plain.slice(from, to)
  const named = allIn(text, WITH_WEEKDAY()).map(({ groups }) => ({ day: Number(groups?.day), weekday: weekdayOf(groups?.weekday) }))
  const known = named.filter(({ weekday }) => weekday !== undefined)
  const alone = allIn(text, ALONE()).map(({ groups }) => ({ day: Number(groups?.day), weekday: undefined }))
  return (known.length > 0 ? known : alone).filter(({ day }) => day > 0 && day <= LONGEST_MONTH)
}
const LONGEST_MONTH = 31
const isOn = (date: string, { day, weekday }: Named): boolean =>
  Number(date.slice(8)) === day && (weekday === undefined || weekday === dayOfWeek(date))

/** Days before the last of a span. */
const SPAN = 9
/** Days of a hire that is told so. */
const LONGEST = 27
/** The day of the second end, behind that of the first. */
export function dayBehind(saying: Saying, first: string): string | undefined {
  const named = namedIn(saying)
  for (let count = 0; named.length > 0 && count <= LONGEST; count++) {
    const date = addDays(first, count)
    if (named.some(({ day }) => day === Number(date.slice(8)))) return named.some((one) => isOn(date, one)) ? date : undefined
  }
  return undefined
}

/** `lo stesso giorno entro le 18.30`, `am selben Tag`: that of the first end. */
const SAME_DAY = anyOf(
  'same day|(?:am )?(?:selben|gleichen) (?:tag|abend)|(?:le )?(?:meme jour|jour meme)|mismo dia|stesso giorno|mesmo dia|zelfde dag|dezelfde (?:dag|avond)|samma (?:dag|kvall)|samme (?:dag|kveld|aften|ettermiddag|eftermiddag)|samana (?:paivana|iltana)|tego samego dnia|(?:tyz|stejny|tentyz) den|tehoz dne|same (?:evening|afternoon)|(?:the|that) evening',
)
export const isOnSameDay = ({ line, from, to }: Saying): boolean => SAME_DAY().test(line.plain.slice(from, to))

/** The day of the first end, which is told with its month before it: `from 2 to 9 October`. */
export function dayToldBefore(page: Page, saying: Saying): Told | undefined {
  const named = namedIn(saying)
  if (named.length === 0) return undefined
  const { line, end, minutes } = saying
  const before = page.lines.slice(0, line.index + 1).flatMap((one) => one.dates.filter((mark) => one !== line || mark.end <= saying.start))
  const days = before.map((mark) => page.calendar.dayOf(mark))
  const date = days.findLast((day) => day && named.some((one) => isOn(day.date, one)))
  if (date) return { ...date, line, end, minutes }
  // `El viernes 27 de marzo voláis …` above `El lunes 30 recogéis el coche`.
  const last = days.findLast((day) => day !== undefined)
  const known = named.filter(({ weekday }) => weekday !== undefined)
  if (!last || known.length === 0) return undefined
  // `le week-end du 18 et 19 avril … samedi 18`: the month stands behind its last day.
  const near = Array.from({ length: SPAN }, (_, count) => addDays(last.date, -count - 1)).find((day) => known.some((one) => isOn(day, one)))
  if (near !== undefined) return { date: near, guessed: last.guessed, line, end, minutes }
  const next = Array.from({ length: LONGEST }, (_, count) => addDays(last.date, count + 1)).find((day) =>
    known.some((one) => isOn(day, one)),
  )
  return next === undefined ? undefined : { date: next, guessed: last.guessed, line, end, minutes }
}

/** `On Monday morning`, `le lundi`, `am Montag`: a weekday alone. */
const WEEKDAY_ALONE = remembered(
  () =>
    new RegExp(
      `(?:^(?:on |am |le |el |il |na |op |pa |om |w |we |v |ve )?|(?<![a-z])(?:on|am|le|el|il|na|op|pa|om|w|we|v|ve|that|next) )(?<weekday>${NAME_OF_DAY})(?![a-z])(?! ?\\d|, \\d| the \\d)`,
      'g',
    ),
)
/** Lines from the last day told to such a weekday, and days from one to the other. */
const [LINES_BEFORE, DAYS] = [6, 6]

/** The day of an end that is told by its weekday alone: the first such day from the last day told before it. */
export function weekdayAfterTold(page: Page, { line, begin, to }: Saying): string | undefined {
  const weekday = allIn(line.plain.slice(begin, to).trimStart(), WEEKDAY_ALONE())
    .map(({ groups }) => weekdayOf(groups?.weekday))
    .find((told) => told !== undefined)
  if (weekday === undefined) return undefined
  const before = page.lines.slice(Math.max(1, line.index - LINES_BEFORE), line.index + 1)
  const last = before.flatMap(({ dates, index }) => dates.filter((mark) => index < line.index || mark.end <= begin)).at(-1)
  const from = last && page.calendar.dayOf(last)?.date
  if (from === undefined) return undefined
  return Array.from({ length: DAYS + 1 }, (_, count) => addDays(from, count)).find((date) => dayOfWeek(date) === weekday)
}

/** `leave it at the airport by 4pm on Thursday`: that of the second end, the first day so called from that of the first on. */
export function weekdayBehind({ line, from, to }: Saying, first: string): string | undefined {
  const [weekday, other] = [
    ...new Set(allIn(line.plain.slice(from, to), WEEKDAY_ALONE()).flatMap(({ groups }) => weekdayOf(groups?.weekday) ?? [])),
  ]
  if (weekday === undefined || other !== undefined) return undefined
  return Array.from({ length: DAYS + 1 }, (_, count) => addDays(first, count)).find((date) => dayOfWeek(date) === weekday)
}
