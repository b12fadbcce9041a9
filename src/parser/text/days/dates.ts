/** Days as they are written in a line. */

import { allIn } from '../words/all-in.ts'
import { AND_OR_TO } from '../words/and-words.ts'
import { DAYS_COUNTED, NIGHT } from '../words/words-of-nights.ts'
import { daysWithoutMonth } from './days-without-month.ts'
import { fullYear } from './full-years.ts'
import { MONTHS, MONTHS_AFTER_YEAR, NAME_OF_DAY, SHORT_MONTHS, SHORT_WEEKDAYS, WEEKDAYS, weekdayOf } from './months.ts'
import { areNightsInFigures } from './nights-in-figures.ts'
import { slashedDays } from './slashed-days.ts'
import { isCalledAfterDay } from './streets-called-after-days.ts'
import { goneOn, spansInFigures } from './two-days.ts'

/** A day that was written down, in a line of plain text. */
export interface DateMark {
  readonly start: number
  readonly end: number
  readonly day: number
  /** 1 to 12. */
  readonly month: number
  readonly year?: number
  /** The year was told by two figures. */
  readonly isShortYear?: true
  /** 0 for Sunday. */
  readonly weekday?: number
  /** Two numbers that could as well be month and day. */
  readonly either: boolean
  /** Of two numbers the first or the second of which can be no month: which of the two stands first. */
  readonly first?: 'day' | 'month'
}

// Words are looked up once they are found: patterns with the months and weekdays of so many languages take ten milliseconds to get ready.
const NAME_OF_MONTH = `[a-z]{3,13}(?![a-z])`
const BEFORE = `(?<before>\\b(?<weekday>${NAME_OF_DAY})[.,]*,?\\s*(?:(?:the|den|d\\.|el|le|il|dia|am|de)\\s+)?)?`
/** Not what stands before the next day: `2 lipca do 6 lipca`. */
const AFTER = `(?<after>,?\\s?\\(?\\b(?<later>${NAME_OF_DAY})\\b\\.?\\)?(?!(?<!\\)),?\\s\\d{1,2}[.\\s]))?`
/** A year of two digits must not be the hour of a time. */
const YEAR = `(?:(?:\\s?[,.']?\\s?|[-/])(?:(?:de|del|of)\\s+)?(?<year>(?:19|20)\\d\\d(?!\\d)|'?\\d\\d(?![\\da-z:]|\\.\\d|,\\d|\\s?(?:h|uhr|:|am|pm|a\\.m|p\\.m|eur|€|%|${NIGHT}|${DAYS_COUNTED}|kg|min)\\b)))?`
/** `03 Mar/10 Mar 2027`: the day up to which something lasts is no year of the first. */
const NO_NEXT_DAY = `(?![-/]\\d{1,2}\\s[a-z]{3,13}\\.?,?\\s20\\d\\d)`
const ORDINAL = `(?:(?:st|nd|rd|th|er|:?[ae]|de|ste|eme)(?![a-z])|[.º°ª])?`

/** Labels behind which two numbers are a day. */
const ENDS_OF_STAY =
  'check-?(?:in|out)|entrada|saida|llegada|salida|arrivo|partenza|arrivee|depart|anreise|abreise|chegada|partida|(?:in|ut)checkning|(?:in|uit)checken|incheck|uitcheck|(?:inn|ut)sjekk(?:ing)?|(?:ind|ud)(?:tjek|check)ning|aankomst|vertrek|ankomst|avresa|avreise|afrejse|tulo|lahto|saapuminen|przyjazd|wyjazd|zameldowanie|wymeldowanie'

const PATTERNS: readonly RegExp[] = [
  // 2027-03-01, 2027/3/1, 2027.03.01., 2027年3月1日
  new RegExp(
    `${BEFORE}(?<![\\d-])(?<year>(?:19|20)\\d\\d)[-/.年]\\s?(?<month>\\d{1,2})[-/.月]\\s?(?<day>\\d{1,2})(?!\\d|-\\d|\\.20\\d\\d)日?${AFTER}`,
    'g',
  ),
  // 10.03.2026, 10/03/26, 10-3-2026, 10/3 2026; not `23.3. 18 Uhr`
  new RegExp(
    `${BEFORE}(?<![\\d./-])(?<first>\\d{1,2})(?<mark>[./-])\\s?(?<second>\\d{1,2})(?:\\k<mark>\\s?|(?<=\\/\\d{1,2})[ -](?=20\\d\\d(?!:)))(?<year>(?:19|20)\\d\\d|\\d\\d(?!\\s?(?:[:h]\\d|(?:uhr|h|hod|hodin)(?![a-z]))))(?![\\d]|[./-]\\d)${AFTER}`,
    'g',
  ),
  // 2027. július 14., 2027 March 1
  new RegExp(
    `${BEFORE}(?<![\\d-])(?<year>(?:19|20)\\d\\d)\\.?\\s(?<late>${NAME_OF_MONTH})\\.?\\s(?<day>\\d{1,2})(?![\\d:])\\.?${AFTER}`,
    'g',
  ),
  // 3. März 2027, 1st of March, lun. 3 mars, 01MAR27, 3-Mar-2027, 03/MAR/2027
  new RegExp(
    `${BEFORE}(?:(?<![\\d.,/])(?<!\\d:)|(?<=\\d\\s[a-z]{3,13}\\.?\\/))(?<day>\\d{1,2})${ORDINAL}(?:-|\\/(?=[a-z]{3,10}\\.?\\/(?:20)?\\d\\d(?!\\d))|\\s{0,2})(?:(?:de|of|den)\\s+|d'\\s*)?(?<word>${NAME_OF_MONTH})\\.?(?:${NO_NEXT_DAY}${YEAR})?${AFTER}`,
    'g',
  ),
  // March 1st, 2027; Mar 1; 2027. március 1.
  new RegExp(
    `${BEFORE}(?:(?<!\\d)(?<front>20\\d\\d)\\.?\\s)?\\b(?<word>${NAME_OF_MONTH})\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:]|[.h]\\d)(?:,?\\s{1,2}(?<year>(?:19|20)\\d\\d)(?![\\d-]))?${AFTER}`,
    'g',
  ),
  // 15.11. as a day of a table, with nothing but dots
  /(?<before>\b(?<weekday>[a-z]{2,10})[.,]*\s*)?(?<![\d./:,])(?<!\b(?:at|um|kl\.?|klo|klok(?:ken|kan)|kello|alle|ore|godz\.?|hod\.?|ve?|o|as|om|las) )(?<first>\d{1,2})\.(?:(?<second>0?[1-9]|1[0-2])\.(?!\d)|\s(?<spaced>0?[1-9]|1[0-2])\.(?=\s{3}|\s*(?:$|[-–→(,]|(?:v|ve|od|do|o|kl|um|at)\s|\d{1,2}[:.]\d\d(?!\d))))/g,
  // lun 03/05, pá 16. 1., quinta, dia 19/11
  new RegExp(
    `\\b(?<needed>${NAME_OF_DAY})[.,]*\\s*(?:(?:the|den|el|le|il|dia|de)\\s)?(?<first>\\d{1,2})(?:[/.]|\\.\\s)(?<second>\\d{1,2})(?![\\d/:]|\\.\\d)`,
    'g',
  ),
  // 28/12 (segunda-feira)
  new RegExp(`(?<![\\d/.:,-])(?<first>\\d{1,2})[/.](?<second>\\d{1,2})\\.?\\s?\\((?<needed>${NAME_OF_DAY})\\.?\\)`, 'g'),
  // Check-in: 28/12, incheckning 9/1, utcheckning 16/1
  new RegExp(
    `(?<=(?:^|[\\s,;(])(?:${ENDS_OF_STAY})(?:\\s?:\\s{0,4}|\\s(?:(?:le|il|el|am|den|dia|op)\\s)?))(?<first>\\d{1,2})\\/(?<second>\\d{1,2})(?![\\d/:]|[.,]\\d|\\s?(?:h|uhr|am|pm|eur|€)(?![a-z]))`,
    'g',
  ),
  // 16/08 à 09h04, 18.06   07:25
  /(?<![\d/.:,-])(?<first>\d{1,2})[/.](?<second>\d{1,2})(?=,?\s{1,6}(?:(?:a|at|um|kl\.?|alle|as|om|ore)\s)?\d{1,2}[h:]\d{2})/g,
]

const hasMonth = (line: string): boolean => (line.match(/[a-z]{3,}/g) ?? []).some((word) => MONTHS_AFTER_YEAR.has(word))
/** `Június 4-én`, `július 7-ig`: with what Hungarians write behind a day, these are months, and no names. */
const IN_HUNGARIAN = /^\d{1,2}-(?:j?[aeo]n|t[oe]l|ig)(?![a-z])/

/** What a line must have for each of the patterns: most have little of it, and each pattern takes milliseconds to get ready. */
const NEEDED: readonly ((line: string) => boolean)[] = [
  (line) => /\d{4}[-/.年]/.test(line),
  (line) => /\d[./-]\s?\d{1,2}(?:[./-]| 20\d\d)/.test(line),
  (line) => /\d{4}\.?\s[a-z]{3,13}\.?\s\d/.test(line),
  (line) => /\d\D{0,8}[a-z]{3}/.test(line) && hasMonth(line),
  (line) => /[a-z]{3}\.?\s+\d{1,2}(?!\d)/.test(line) && hasMonth(line),
  (line) => /\d\.\s?\d{1,2}\./.test(line),
  (line) => /[a-z][.,]*\s*\d{1,2}[/.]\s?\d/.test(line),
  (line) => /\d[/.]\d{1,2}\.?\s?\([a-z]/.test(line),
  (line) => /[a-z]\s?:?\s{0,4}\d{1,2}\/\d{1,2}/.test(line),
  (line) => /\d[/.]\d/.test(line),
]

/** `12 – 14 March 2027`, `Freitag, 9. auf Samstag, 10. Juli`: the first day takes month and year of the second. */
const SPAN =
  /(?<![\d.:/-])(?<day>\d{1,2})(?:st|nd|rd|th|er|e|de|ste|[.º°])?(?:(?<=(?:tag|woch|abend|day),? (?:den |dem |the )?\d{1,2}(?:\.|st|nd|rd|th)),)?\s?(?:(?:-|–|—|to|bis|au|al?|all'|till?|ate|tot|t\/m|do|do dnia|pana|pana (?:in|la|pe))\s?|(?:(?:un)?till?(?: the)?|through|to the|bis zum|(?<=(?:tag|dag|nacht|vom|van)[.,]? (?:den |dem |de )?\d{1,2}(?:\.|e|de)?,? )(?:auf(?: den)?|op(?: de)?|i til)|till? den|tot en met|hasta el|al dia|(?:and|und|et|y|e|en|och|og) (?:departure|abreise|depart|sortie|salida|partenza|uscita|saida|vertrek|avresa|afrejse|avreise)(?: (?:on|am|le|el|il|a|em|op|den))?(?: the)?)\s)$/

/** `vendredi 4 et du samedi 5 juin`: nights one by one, each with its weekday. */
const AND_OF_DAY = new RegExp(
  `\\b(?<weekday>${NAME_OF_DAY})[.,]?\\s(?:(?:the|den|dem|le|il|el|dia)\\s)?(?<day>\\d{1,2})(?:st|nd|rd|th|er|[.º])?,?\\s(?:${AND_OR_TO}|es)\\s(?:(?:on|the|der|den|dem|am|auf|du|le|del|el|il|de|do|da|van|op|w|v|we)\\s){0,2}$`,
)
const beforeAnother = (before: string): RegExpExecArray | null => {
  const match = AND_OF_DAY.exec(before)
  return match && weekdayOf(match.groups?.weekday) !== undefined ? match : null
}

/** Months of the languages in which `do` is a Thursday and not a word for until. */
const WITH_DO = /^(?:jan|feb|marz|maerz|mrt|maart|apr|mai$|mei|jun|jul|aug|sep|okt|oct|nov|dez|dec)/

/** `20 mai-22 mai`: two figures before a month are the next day and no year; where the day before them ends. */
function endBeforeNextDay({ input = '', index = 0, 0: { length }, groups = {} }: RegExpMatchArray): number | undefined {
  if (groups.word === undefined || !/^\d\d$/.test(groups.year ?? '')) return undefined
  const end = index + length - (groups.after?.length ?? 0)
  const next = /^\.?\s(?:de\s)?([a-z]{3,13})(?![a-z])/.exec(input.slice(end, end + 20))?.[1] ?? ''
  return MONTHS.has(next) && !SHORT_MONTHS.has(next) ? input.lastIndexOf(groups.word, end) + groups.word.length : undefined
}

function toMark(match: RegExpMatchArray): DateMark | undefined {
  const groups = match.groups ?? {}
  const { word, late, first, second = groups.spaced } = groups
  const numeric = first !== undefined && second !== undefined
  // A month over 12 can only be the day.
  const swapped = numeric && Number(second) > 12
  // With dots that is rare: `entro le 10.30. 11 posti`, `Nyborg St. 06.20`.
  if (swapped && match[0].includes(`${first}.`) && !/\d\.\d\d\.(?:19|20)\d\d/.test(match[0])) return undefined
  const day = Number(numeric ? (swapped ? second : first) : groups.day)
  const isHungarian =
    word !== undefined && IN_HUNGARIAN.test((match.input ?? '').slice((match.index ?? 0) + match[0].lastIndexOf(groups.day ?? '')))
  const named = late === undefined && !isHungarian ? MONTHS.get(word ?? '') : MONTHS_AFTER_YEAR.get(late ?? word ?? '')
  // The tenth month of Croatians is called as the eleventh of Poles, who write no dot behind the day.
  const isCroatian = word === 'listopada' && /\d\.\s*listopada/.test(match[0])
  const month = isCroatian
    ? 10
    : word !== undefined || late !== undefined
      ? (named ?? 0)
      : Number(numeric ? (swapped ? first : second) : groups.month)
  if (day < 1 || day > 31 || month < 1 || month > 12) return undefined
  const isFirst = word !== undefined && match[0].indexOf(word) < match[0].indexOf(groups.day ?? '')
  if (isFirst && SHORT_MONTHS.has(word)) return undefined
  if (late !== undefined && SHORT_MONTHS.has(late)) return undefined
  // `mar. 02/06` is a Tuesday.
  const behind = match.input?.slice((match.index ?? 0) + match[0].length) ?? ''
  if (isFirst && WEEKDAYS.has(word) && /^\/(?:0?[1-9]|1[0-2])(?!\d)/.test(behind)) return undefined
  const isShort = SHORT_WEEKDAYS.has(groups.needed ?? '')
  // And in Portuguese one of `from`: `do dia 4 de junho`
  const isUntil = groups.weekday === 'do' && word !== undefined && (!WITH_DO.test(word) || /^do\s+d/.test(groups.before ?? ''))
  const nextDay = endBeforeNextDay(match)
  // `od pátku 4. června do pondělí 7. června`
  const isUntilNext = groups.later === 'do' && word !== undefined && !WITH_DO.test(word)
  const [earlier, later, needed] = [
    isUntil ? undefined : weekdayOf(groups.weekday),
    nextDay === undefined && !isUntilNext ? weekdayOf(groups.later) : undefined,
    isShort ? undefined : weekdayOf(groups.needed),
  ]
  if (groups.needed !== undefined && needed === undefined && !isShort) return undefined
  const weekday = needed ?? earlier ?? later
  const year = nextDay === undefined ? fullYear(groups.year ?? groups.front) : undefined
  const start = match.index ?? 0
  // Nobody writes the month first and a dot after it.
  const hasNoDot = numeric && !match[0].includes(`${first}.`)
  return {
    start: start + (earlier === undefined ? (groups.before?.length ?? 0) : 0),
    end: nextDay ?? start + match[0].length - (later === undefined ? (groups.after?.length ?? 0) : 0),
    day,
    month,
    either: hasNoDot && Number(first) <= 12 && Number(second) <= 12 && first !== second,
    ...(hasNoDot && Number(first) > 12 && { first: 'day' as const }),
    ...(hasNoDot && swapped && { first: 'month' as const }),
    ...(year === undefined ? {} : { year }),
    ...(year !== undefined && /^'?\d\d$/.test(groups.year ?? '') && { isShortYear: true as const }),
    ...(weekday === undefined ? {} : { weekday }),
  }
}

/** Whatever a pattern finds; words that are no months and no weekdays take nothing from what follows them. */
function marksBy(pattern: RegExp, line: string): DateMark[] {
  const marks: DateMark[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
    const mark = toMark(match)
    if (mark) marks.push(mark)
    pattern.lastIndex = mark?.end ?? match.index + (match.groups?.before?.length ?? 0) + 1
  }
  return marks
}

const BARE = /(?<![\d/.:,-])(?<first>\d{1,2})\/(?<second>\d{1,2})(?![\d/:]|[.,]\d)/g

/** Days of two numbers with nothing said of them, `27/02`: for lines that are of a journey. */
export const findBareDates = (line: string): DateMark[] => allIn(line, BARE).flatMap((match) => toMark(match) ?? [])

/** `Trajet 3 - Samedi 9 août`: a span that tells the weekday of its second day tells that of its first, too. */
function isOfTitle(line: string, before: RegExpExecArray, { start, weekday }: DateMark): boolean {
  const isNamed = weekday !== undefined && before.index + before[0].length === start && /^[a-z]/.test(line.slice(start))
  return isNamed && /[-–—]\s?$/.test(before[0]) && weekdayOf(/([a-z]{2,12})[.,]*\s*$/.exec(line.slice(0, before.index))?.[1]) === undefined
}

/** `8h20 GRU`: the minutes of an hour, before the airport of São Paulo, which is short for December in Polish. */
const isOfHour = (line: string, { start }: DateMark): boolean => /\dh$/.test(line.slice(Math.max(0, start - 2), start))

/** Every day in a line of plain text, in order, none overlapping. */
export function findDates(line: string): DateMark[] {
  if (!/\d/.test(line)) return []
  const found: DateMark[] = [...spansInFigures(line), ...slashedDays(line)]
  for (const [at, pattern] of PATTERNS.entries()) {
    if (!NEEDED[at]?.(line)) continue
    for (const mark of marksBy(pattern, line)) {
      const isStreet = mark.weekday === undefined && isCalledAfterDay(line, mark.start)
      const isFree = !found.some((other) => mark.start < other.end && other.start < mark.end)
      if (isFree && !isStreet && !isOfHour(line, mark)) found.push(mark)
    }
  }
  for (const mark of [...found]) {
    // What stands before its figures may be a weekday or `to`: `do`.
    const figure = mark.start + line.slice(mark.start, mark.end).search(/\d/)
    const before =
      SPAN.exec(line.slice(0, mark.start)) ??
      SPAN.exec(line.slice(0, figure)) ??
      (mark.weekday === undefined ? null : beforeAnother(line.slice(0, mark.start)))
    if (!before || isOfTitle(line, before, mark)) continue
    const day = Number(before.groups?.day)
    if (day < 1 || day >= mark.day || found.some((other) => before.index >= other.start && before.index < other.end)) continue
    const { weekday: _, ...rest } = mark
    found.push({ ...rest, day, start: before.index, end: before.index + before[0].length, either: false })
  }
  if (found.length === 0 && areNightsInFigures(line)) return findBareDates(line)
  found.sort((a, b) => a.start - b.start)
  const all = [...found, ...daysWithoutMonth(line, found)].flatMap((mark) => {
    const second = goneOn(line, mark)
    return second[0]?.year === undefined ? [mark] : [{ ...mark, year: second[0].year }, ...second]
  })
  return all.sort((a, b) => a.start - b.start)
}
