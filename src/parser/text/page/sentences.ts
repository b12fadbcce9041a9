/** Running text, which is broken where lines end, is put one sentence on a line, so that what a sentence tells belongs together. */

import { mostInLine } from '../../limits.ts'
import { MONTHS, WEEKDAYS } from '../days/months.ts'
import { plain } from '../words/plain.ts'
import { rememberedOf } from '../words/remembered.ts'
import type { Line } from './page.ts'
import { withHiresApart } from './services-apart.ts'

/** Lines of running text are as long as this, but for the last. */
const LONG = 75
/** Shorter paragraphs are one thing already. */
const PARAGRAPH = 130
/** Where a sentence ends, or another thing begins in it. Short words before a full stop are mostly cut: `Mr.`, `kl.`, `Uhr.` aside. */
const END =
  /(?<=\p{L}{4}[.!?]|[\d)][.!?]|\d ?[ap]m\.|\b(?:Uhr|tid)\.)\s(?=\p{Lu}\p{Ll})|(?<=,\s)(?=(?:and )?(?:then|afterwards|after that|danach|dann|anschließend|ensuite|puis|luego|después|poi|quindi|depois|daarna|sedan|deretter|derefter|potem)\s)/u

const isRunning = (line: string): boolean => !/\S\s{3,}\S|\t|\s[|]\s|:\s*$|[→➔]/.test(line) && /\p{Ll}\s\p{Ll}/u.test(line)

/** `Trip end: Sun, Jul 7`: a new thing, and not what the line above goes on with. */
const LABELLED = /^\s*\p{Lu}\p{L}+(?: [\p{L}'’]+){0,3}(?: \d{1,2})?: +\S/u

/** `Tom REED (4-11 ans) · Voiture 3`: somebody else than in the line above. */
const OF_SOMEBODY = /^\s*\p{Lu}[\p{L}'’ -]{4,40} \(\d{1,2}(?:[-–]\d{1,2})? \p{L}{2,6}\)[^·•|()]{0,40}[·•|]/u

/** `Anna Reed – LowFare+, seat 9D`: below another that begins so, the next of a list. */
const OF_LIST = /^\s*\p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){1,3} [–—] \S/u

/** `- Hotel: Rose House, …`: below another that begins with such a sign, the next of a list. */
const signOfItem = (line: string): string | undefined => /^\s*(?<sign>[-–•*·])\s{1,3}\S/u.exec(line)?.groups?.sign
const isNextItem = (first: string, next: string): boolean => {
  const sign = signOfItem(next)
  return sign !== undefined && sign === signOfItem(first)
}

/** `Dag 3 - fredag den 14. maj`: the heading of the next day of a plan. */
const OF_NEXT_DAY = /^\s*(?:day|tag|jour|d[ií]a|giorno|dag|dzie[nń]|den|p[aä]iv[aä]) \d{1,2}\s?[:·–—|-]/iu

/** `du 04/06 au 06/06 : Rose House`, `- zo 6-6 t/m wo 9-6: Rose House`, `4–6 June: Rose House`: below another that begins with its days, the next row of a list. */
const OF_SPAN =
  /^\s*(?:[-–•*·]\s)?(?:\p{L}{1,10}[.,]?\s){0,2}(?:\d{1,2}[./-]\d{1,2}\.?\s?(?:[-–—>→]|\p{L}{1,5}\s|t\/m)|\d{1,2}\.?(?:\s\p{L}{3,10}\.?)?\s?[-–—]\s?\d{1,2}\.?\s(?:de\s)?\p{L}{3,10}(?!\p{L}))/u

/** `Tue 15 June 09:00 – pick up the car`, `12/06: TP 1337`: below another that begins with its day and a sign behind it, the next row of a list. */
const OF_DAY_AND_SIGN =
  /^\s*(?:[-–•*·]\s)?(?:\p{L}{2,10}[.,]?\s)?(?:\d{1,2}(?:st|nd|rd|th|er|º|\.)?(?:\s?[-–—/]\s?\d{1,2}\.?)?\s(?:de\s|of\s)?\p{L}{3,10}\.?|\d{1,2}[./]\d{1,2}\.?(?:[./-]?(?:20)?\d\d)?)(?:,?\s(?:de\s)?20\d\d)?(?:,?\s(?:(?:at|um|kl\.?|ore|alle|à|a las|às)\s)?\d{1,2}[:.h]\d\d(?:\s(?:Uhr|h))?)?\s?(?:[–—:]|-\s)\s?[^\s\d]/u

/** `Am 8. Juni 2027 fahren Sie …`: below another that begins with its day and has ended, the next one. */
const OF_DAY =
  /^\s*(?:[-–•*·]\s)?(?:\p{L}{1,10}[.,]?[\s'’]\s?){0,3}\d{1,2}(?:st|nd|rd|th|er|º|ª)?[.,\s/-][^\d]{0,16}(?:\d{1,2}[./-])?\s?20\d\d(?!\d)/u
const isNextDay = (first: string, above: string, line: string): boolean =>
  /[.!?]\s*$/.test(above) && /^[^\p{Ll}]/u.test(line.trimStart()) && OF_DAY.test(line) && OF_DAY.test(first)

/** What is short and no sentence, below one that has ended, is what comes next. */
const isTitle = (above: string, line: string, width = LONG): boolean =>
  /[\p{L}\d)][.!?]\s*$/u.test(above) && line.length < width && /^[\p{L}\d]/u.test(line) && !/[.,;!?…]\s*$/.test(line)

/** Narrower letters are columns, and lines of wider ones are not broken for those who write them. */
const [NARROWEST, WIDEST] = [55, 88]
/** Programs count the signs of quotes and flowing blanks as well, so that a line may end some letters before it must. */
const SLACK = 4
const isBrokenAt = (width: number, line: string, next: string): boolean =>
  line.length + 1 + (next.trimStart().split(' ', 1)[0] ?? '').length > width - SLACK

/** Lines that are broken where the next word finds no room tell how wide a letter is, and of those where it does no more than a fourth part as many. */
const [LEAST_BROKEN, OF_BROKEN] = [5, 4]
/**
 * How wide a letter is that was broken for its writer, whose lines are shorter than those of others: each of its lines ends where the next word finds
 * no room. Of lists and tables that is not so.
 */
function narrowWidthOf(lines: readonly string[]): number | undefined {
  const isProse = (line: string): boolean => line.length > 0 && line.length <= WIDEST && isRunning(line)
  const pairs = lines.flatMap((line, at) => (isProse(line) && isRunning(lines[at + 1] ?? '') ? [{ line, next: lines[at + 1] ?? '' }] : []))
  if (pairs.length < LEAST_BROKEN || lines.some((line) => line.length > WIDEST && isRunning(line))) return undefined
  const width = pairs.reduce((most, { line }) => Math.max(most, line.length), 0)
  const broken = pairs.filter(({ line, next }) => isBrokenAt(width, line, next)).length
  // What ends in a point, or begins with a hyphen, was ended by its writer.
  const ended = pairs.filter(
    ({ line, next }) => !isBrokenAt(width, line, next) && !/[.,;:!?)]\s*$/.test(line) && /^\p{Ll}/u.test(next),
  ).length
  return width >= NARROWEST && broken >= LEAST_BROKEN && ended * OF_BROKEN <= broken ? width : undefined
}

/** `lundi 18 août.`, `18 août 2027.`, the last line of a paragraph; `Agnes Reed.` below `in the name of`. */
const REST_OF_SENTENCE = /^(?:\p{Ll}|\d{1,2}\.? \p{L}{3})[^:]{0,40}[.!?]$/u
const NAME_AT_END = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{L}+){0,3}\.$/u
const isRest = (above: string, line: string): boolean =>
  REST_OF_SENTENCE.test(line) || (NAME_AT_END.test(line) && /\p{Ll}{2}\s*$/u.test(above))

/** Nobody's lines are broken so late: what is wider, tells two moments and ends with a name is all that was written before what begins below. */
const WIDER = 100
const isWider = (above: string, line: string): boolean =>
  above.length > WIDER && line.length < LONG && /^\p{Lu}/u.test(line) && (above.match(HOURS) ?? []).length > 1 && ENDS_NAME.test(above)
/** `ritiro … ore 9:00 Cagliari aeroporto`: a note that tells two moments, and its last word. */
const HOURS = /(?<![\d:.])\d{1,2}(?:[:.h]\d\d(?!\d)|h(?![\p{L}\d])|\s?(?:am|pm|uhr)(?!\p{L}))/giu
const ENDS_NAME = /(?:\p{L}{4}|(?<![\p{L}\d])\p{Lu}\p{L}*|\d)[!?)]?\s*$/u

/** Where a paragraph that begins on a line ends: on it and after it are long lines that go on. */
function endOf(lines: readonly string[], first: number, width: number | undefined): number {
  let last = first
  let length = (lines[first] ?? '').length
  const isFull = (line: string, next: string): boolean => line.length >= LONG || (width !== undefined && isBrokenAt(width, line, next))
  while (
    isFull(lines[last] ?? '', lines[last + 1] ?? '') &&
    isRunning(lines[last] ?? '') &&
    (lines[last + 1] ?? '').trim() !== '' &&
    (isRunning(lines[last + 1] ?? '') || (width !== undefined && isRest(lines[last] ?? '', lines[last + 1] ?? ''))) &&
    !isWider(lines[last] ?? '', lines[last + 1] ?? '') &&
    !LABELLED.test(lines[last + 1] ?? '') &&
    !OF_SOMEBODY.test(lines[last + 1] ?? '') &&
    !OF_NEXT_DAY.test(lines[last + 1] ?? '') &&
    !isNextItem(lines[first] ?? '', lines[last + 1] ?? '') &&
    !(OF_SPAN.test(lines[first] ?? '') && OF_SPAN.test(lines[last + 1] ?? '')) &&
    !(OF_DAY_AND_SIGN.test(lines[first] ?? '') && OF_DAY_AND_SIGN.test(lines[last + 1] ?? '')) &&
    !isNextDay(lines[first] ?? '', lines[last] ?? '', lines[last + 1] ?? '') &&
    !(OF_LIST.test(lines[last] ?? '') && OF_LIST.test(lines[last + 1] ?? '')) &&
    !isTitle(lines[last] ?? '', lines[last + 1] ?? '', width) &&
    length + (lines[last + 1] ?? '').length < mostInLine
  ) {
    last++
    length += (lines[last] ?? '').length
  }
  return last
}

/** `am Dienstag, 14.` before `Juli, mit dem Zug`, `in der 1.` before `Klasse`: a point that makes an ordinal ends nothing. */
const ORDINAL = /(?<![\d.:,])\d{1,2}\.$/
const ARTICLE = /(?<!\p{L})(?:der|die|das|den|dem|im|am|zum|zur|vom|beim|jede[nrs]?) \d{1,2}\.$/iu
export function isOrdinal(text: string, next: string): boolean {
  if (!ORDINAL.test(text)) return false
  const word = plain(/^\p{L}+/u.exec(next)?.[0] ?? '')
  return MONTHS.has(word) || ARTICLE.test(text) || /^\p{Lu}\p{Ll}+ (?:\d|um |at )/u.test(next)
}

/** `Nr. 5`, `Mr. Reed`, `z. B.` */
const BEFORE_NUMBER = /(?<!\p{L})(?:nr|no|num|nro|n|ref|tel|pos)\.$/iu
const CUT_WORD = /(?<!\p{L})(?:mrs?|ms|dr|prof|hr|fr|st|sr|sra|ca|bzw|inkl|incl|\p{L})\.$/iu
const isCut = (text: string, next: string): boolean =>
  text.endsWith('.') && (CUT_WORD.test(text) || (BEFORE_NUMBER.test(text) && /^[#\p{Lu}]{0,3}\d/u.test(next)))

/** So many letters tell whether a point ends a sentence. */
const TAIL = 16
/** What was parted is put together where the point between ends no sentence. */
function together(parts: readonly string[], goesOn: (text: string, next: string) => boolean): string[] {
  const out: string[][] = []
  for (const [at, part] of parts.entries()) {
    const last = out.at(-1)
    if (last !== undefined && goesOn((parts[at - 1] ?? '').slice(-TAIL), part)) last.push(part)
    else out.push([part])
  }
  return out.map((each) => each.join(' '))
}

const sentencesOf = (paragraph: string): string[] => together(paragraph.split(END), isOrdinal).map((text) => text.trim())

const STOP = /(?<=[.!?;])\s|\s{3,}|\n/
/** The sentences of a text, in plain letters or not; no cell goes on in the next one. */
export const sentencesIn = (text: string): string[] =>
  together(text.split(STOP), (before, next) => isOrdinal(before, next) || isCut(before, next))

/** Lines that are broken where mail programs break them are nearly as long. */
const NEARLY = 60
/** `… on Friday, November 14,` above `2014 at 7:40 PM`; `… on Friday, November 14, 2014` above `at 2:30 PM`. */
const BROKEN_DAY = /(?<!\p{L})\p{L}{3,20}\.? \d{1,2},?$/u
const REST_OF_DAY = /^\s*20\d\d(?!\d)/
const BROKEN_MOMENT = /\d\.?,?$/
const REST_OF_MOMENT = /^\s*(?:at|um|à|a las|alle|às|om|kl\.?|klo|o godz\.?|v|ve|ora) \d{1,2}[:.h]\d\d/

/** `… Monday to Friday` above `9:00-17:30`: when somebody is there. */
const WEEKDAYS_AT_END = /(?<first>\p{L}{2,12})(?:\s?[-–]\s?|\s(?:to|bis|au|a|al|tot|till?|do)\s)(?<last>\p{L}{2,12}):?$/u
const BEGINS_WITH_HOURS = /^\s*\d{1,2}[:.h]\d\d\s?(?:[-–]|to|bis|a)/
function areHoursOfWeek(above: string, line: string): boolean {
  if (!BEGINS_WITH_HOURS.test(line)) return false
  const { first = '', last = '' } = WEEKDAYS_AT_END.exec(above.slice(-TAIL * 2))?.groups ?? {}
  return [first, last].every((word) => WEEKDAYS.has(plain(word)))
}

/** `… torsdag den 12.` above `august og tager hjem …`: the point is that of an ordinal. */
const isDayOfMonth = (above: string, line: string): boolean =>
  /(?<![\d.:,])\d{1,2}\.$/.test(above) &&
  isRunning(above) &&
  above.length >= NEARLY / 2 &&
  /^\p{Ll}{3,}/u.test(line) &&
  MONTHS.has(plain(/^\p{L}+/u.exec(line)?.[0] ?? ''))

/** Moments that are broken where a line ends are put together again. */
function withWholeMoments(lines: readonly string[]): string[] {
  const out: string[] = []
  for (const line of lines) {
    const last = out.at(-1) ?? ''
    const isBroken =
      areHoursOfWeek(last, line) ||
      isDayOfMonth(last, line) ||
      (last.length >= NEARLY &&
        isRunning(last) &&
        ((REST_OF_DAY.test(line) && BROKEN_DAY.test(last)) || (REST_OF_MOMENT.test(line) && BROKEN_MOMENT.test(last))))
    if (isBroken && last.length + line.length < mostInLine) out[out.length - 1] = `${last} ${line.trim()}`
    else out.push(line)
  }
  return out
}

export function inSentences(told: readonly string[]): string[] {
  const lines = withHiresApart(told)
  const out: string[] = []
  const width = narrowWidthOf(lines)
  for (let at = 0; at < lines.length; at++) {
    const last = endOf(lines, at, width)
    // In Portuguese what is broken at a hyphen has it on the next line again.
    const paragraph = lines
      .slice(at, last + 1)
      .join(' ')
      .replace(/(?<=\p{Ll}-) -(?=\p{Ll})/gu, '')
    const next = lines[last + 1] ?? ''
    const isWhole = paragraph.length >= LONG && /^\p{Lu}/u.test(next) && isTitle(paragraph, next)
    if ((paragraph.length < PARAGRAPH && !isWhole) || !isRunning(paragraph)) {
      out.push(lines[at] ?? '')
      continue
    }
    out.push(...sentencesOf(paragraph))
    at = last
  }
  return withWholeMoments(out)
}

/** Letters of what is a sentence rather than a label or a cell of a table. */
const MANY = 60
/** Whether a plain text has as many letters as sentences have. */
export const hasManyLetters = rememberedOf((plain: string): boolean => plain.replace(/[^a-z]/g, '').length >= MANY)

/** Whether a plain text ends as sentences do and has as many words. */
export const endsSentence = (plain: string): boolean => /[.!?,;]\s*$/.test(plain) && (plain.match(/[a-z]{2,}/g)?.length ?? 0) >= 6

/** A sentence, and no row and no label with what it is the label of. */
export const isSentence = ({ plain, cells }: Line): boolean => cells.length === 1 && endsSentence(plain)
