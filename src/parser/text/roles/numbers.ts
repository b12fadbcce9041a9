/** Whatever may be the number of a booking by how it is written, among the words of a page. */

import { signsOfNumber } from '../../learned.ts'
import type { Line, Page } from '../page/page.ts'
import { isWhereOneCalls } from '../references/reference-values.ts'
import { allIn, type Range, rangesOf } from '../words/all-in.ts'
import { NO_CODE_BEGINS } from '../words/code-letters.ts'
import { PRICE } from '../words/prices.ts'
import { type Token, tokensIn, tokensOf } from './tokens.ts'

/** A number as it is written, wherever it stands. */
export interface NumberMention {
  readonly value: string
  readonly line: Line
  readonly start: number
  readonly end: number
  /** Whether letters stand before it that may be part of it: `BB 552`, of which `552` is one as well. */
  readonly isRest: boolean
}

/** Figures, letters of a code with figures, or six letters as airlines have; parts of them behind signs or, where they are figures, gaps. */
const NUMBER = new RegExp(
  [
    // `701 448 255 190`
    String.raw`(?:(?:[A-Z]{0,3}\d{2,5}|\d(?= \d{3,4} ))(?: \d{2,5}){1,5})(?![\p{L}\d]|[-/.,:]\d)`,
    // `KO/37/2026`, `PB-VENDEMMIA-6`, `57`
    String.raw`(?=[A-Z\d])(?=[A-Z/.-]{0,40}\d)(?:[A-Z\d]{2,24}|[A-Z\d]{1,12}(?=[-/.][A-Z\d]))(?:[-/.][A-Z\d]{1,12}){0,5}(?![\p{L}\d]|[-/.,:@]\d)`,
    // `aB3xY9kQ`
    String.raw`(?=[A-Za-z\d]{8,16}(?![\p{L}\d@]))(?=[a-z\d]*[A-Z])(?=(?:[A-Za-z]*\d){2})[A-Za-z\d]{8,16}`,
    // `TNQDWE`, `TNQDWKXB`
    String.raw`(?:[A-Z]{6}|[B-DF-HJ-NP-TV-Z]{8})(?![\p{L}\d@]|[-/]\w)`,
  ]
    .map((shape) => String.raw`(?<![\p{L}\d@+_]|\d[.,:/-])${shape}`)
    .join('|'),
  'gu',
)
/** `BB ` before figures that are numbered by them. */
const LETTERS_BEFORE = /(?<![\p{L}\d.-])(?:[A-Z]{1,3}|[A-Z]{1,4}-[A-Z]{1,4}) $/u
/** `PIN 3091`, `TUE 1430` */
const SAID_BEFORE = new RegExp(`(?<![a-z])${NO_CODE_BEGINS} $`)
/** A year, its month, and `AB/05/2027`, which is who wrote and when. */
const WHEN = /^(?:(?:[A-Z]{2,4}\/)?(?:0[1-9]|1[0-2])\/)?(?:19|20)\d\d$/
const PRICES = new RegExp(PRICE, 'g')
/** `+44 1914 960122` */
const PHONES = /\+\d[\d ().-]{6,20}/g
/** `20 %`, `24°`, `512,-`: what is no number of anything. */
const COUNTED = /^(?:\s?[%°]|,-)/

/** More of them stand on no page of one booking, and take long to look through. */
export const MOST_NUMBERS = 200

/** Whether what is known to be a day or an hour is all that there is. */
function isKnown({ text }: Line, tokens: readonly Token[], { start, end }: Range): boolean {
  const known = tokens.filter((one) => (one.date ?? one.hour ?? one.bare) !== undefined && one.start < end && start < one.end)
  const isOfKnown = (at: number): boolean => known.some((one) => one.start <= at && at < one.end)
  return known.length > 0 && Array.from(text.slice(start, end)).every((sign, at) => isOfKnown(start + at) || !/[A-Z\d]/i.test(sign))
}

/** All of a line that may be one; of those of which one is the rest of the other, the longer comes first. */
function mentionsIn(line: Line, tokens: readonly Token[]): readonly NumberMention[] {
  const { text, plain } = line
  if (!/\d|[A-Z]{6}/.test(text)) return []
  const prices = rangesOf(plain, PRICES)
  const phones = rangesOf(plain, PHONES)
  return allIn(text, NUMBER).flatMap(({ 0: value, index: start }): NumberMention[] => {
    const end = start + value.length
    const isPrice = /^[\d ./-]+$/.test(value) && prices.some((price) => price.start < end && start < price.end)
    const isOfPhone = isWhereOneCalls(value) || phones.some((phone) => phone.start < start && start < phone.end)
    if (isPrice || isOfPhone || COUNTED.test(plain.slice(end)) || isKnown(line, tokens, { start, end })) return []
    if (SAID_BEFORE.test(plain.slice(0, start))) return []
    const before = /^\d/.test(value) ? (LETTERS_BEFORE.exec(text.slice(0, start))?.[0] ?? '') : ''
    const own = { value, line, start, end, isRest: before !== '' }
    return [
      ...(before === '' ? [] : [{ ...own, value: before + value, start: start - before.length, isRest: false }]),
      ...(WHEN.test(value) ? [] : [own]),
    ]
  })
}

interface Row {
  readonly mentions: readonly PlacedNumber[]
  /** The tokens of the page, of which those in a number are one. */
  readonly tokens: readonly Token[]
}
interface PlacedNumber extends NumberMention {
  /** Which of the tokens it is. */
  readonly at: number
}

/** What a number is called among words. */
const nameOf = (value: string): string => (/^\d+$/.test(value) ? signsOfNumber(value) : 'CODE')

/** The tokens of a line, of which those in a number are one. */
function withNumbers(tokens: readonly Token[], mentions: readonly NumberMention[]): readonly Token[] {
  if (mentions.length === 0) return tokens
  const others = tokens.filter(({ start, end }) => mentions.every((one) => end <= one.start || one.end <= start))
  const numbers = mentions.flatMap(({ value, line, start, end, isRest }) =>
    isRest ? [] : [{ text: nameOf(value), meanings: [], line, start, end }],
  )
  return [...others, ...numbers].sort((one, other) => one.start - other.start)
}

/** A page in one row, its subject first; nothing of one with too many numbers. */
export function numberRow(page: Page): Row {
  const [subject] = page.lines
  const lines = new Map<Line, Token[]>()
  for (const token of [...(subject ? tokensIn(subject, page.gazetteer.meanings) : []), ...tokensOf(page)]) {
    const own = lines.get(token.line)
    if (own) own.push(token)
    else lines.set(token.line, [token])
  }
  const [all, mentions]: [Token[], PlacedNumber[]] = [[], []]
  for (const [line, own] of lines) {
    const told = mentionsIn(line, own)
    const tokens = withNumbers(own, told)
    for (const one of told)
      mentions.push({ ...one, at: all.length + tokens.findIndex(({ start, end }) => start < end && start <= one.start && one.end <= end) })
    if (mentions.length > MOST_NUMBERS) return { mentions: [], tokens: [] }
    for (const token of tokens) all.push(token)
  }
  return { mentions, tokens: all }
}

/** A number without what it may be written with or without: spaces, and capitals. */
export const unspaced = (value: string): string => value.replaceAll(' ', '').toLowerCase()
