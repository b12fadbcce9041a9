/** Clauses of plans and letters: what is told from one full stop to the next, each with its place in its line. */

import type { Line } from '../page/page.ts'
import { isOrdinal } from '../page/sentences.ts'
import { allIn } from '../words/all-in.ts'
import { plain as toPlain } from '../words/plain.ts'
import { wordSet } from '../words/vocabulary.ts'

export interface Clause {
  readonly line: Line
  /** Where it begins and ends in its line. */
  readonly start: number
  readonly end: number
  readonly text: string
  readonly plain: string
}

/** Where a sentence ends, or something else begins in it. */
const STOP =
  /(?<=\p{L}{3}[.!?]|[\d)][.!?]|\d[A-Z\d/-]{1,9}\.|!!|;)\s+(?=[\p{Lu}\d(])|(?<=,)\s(?=(?:(?:and|und|et|y|e|en|och|og|i|a) )?(?:then|danach|dann|ensuite|puis|luego|después|poi|quindi|depois|daarna|sedan|deretter|derefter|potem|poté|sitten)\s)/gu
/** `Conf. AB12`, `Str. 4`: words that are cut, behind which a sentence goes on. */
const CUT = wordSet(`
  conf bekr potw best bestat confirm pren prenot reserv resa rez rezerw kod cod nummer ref rif loc res tel str ave avd sra mrs rod pza sta ste ctra urb apt inc ltd incl inkl approx bzw resp dir obs num nro
  jan feb mar apr jun jul aug sep sept oct okt nov dec dez dic fev avr lun mer gio ven sab dom mon tue wed thu fri sat sun
`)
/** So many letters tell whether a point ends a sentence. */
const TAIL = 16
/** Clauses of one line: more are no plan. */
const MOST = 16

/** Letters before the day with which a row begins. */
const BEFORE_DAY = 14

/** The clauses of a line; of a row that begins with its days the first goes on behind them, up to `head` and farther. */
export function clausesOf(line: Line, head = 0): readonly Clause[] {
  const [day] = line.dates
  const ends = allIn(line.text, STOP).filter(({ index, 0: gap }) => {
    if (index <= head || (day && day.start <= BEFORE_DAY && (index === day.end || index + 1 === day.end))) return false
    const before = line.text.slice(Math.max(0, index - TAIL), index)
    // `RX2.` is the end of a number, and no ordinal.
    const isDay = !/[A-Z/-]\d{1,2}\.$/.test(before) && isOrdinal(before, line.text.slice(index + gap.length, index + TAIL))
    const [, word = ''] = /([a-z]+)\.$/.exec(toPlain(before)) ?? []
    return !isDay && !CUT.has(word) && !word.endsWith('str')
  })
  const starts = [0, ...ends.map(({ index, 0: gap }) => index + gap.length)].slice(0, MOST)
  return starts.map((start, at): Clause => {
    const end = ends[at]?.index ?? line.text.length
    return { line, start, end, text: line.text.slice(start, end), plain: line.plain.slice(start, end) }
  })
}
