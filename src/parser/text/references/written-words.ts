/** What a page writes as words and names, by which one of these in capitals is told from a code. */

import type { Line, Page } from '../page/page.ts'
import { allIn } from '../words/all-in.ts'
import { isOfFirm } from '../words/legal-forms.ts'
import { remembered } from '../words/remembered.ts'
import { referenceLabels } from './reference-labels.ts'

/** `CHECK24 Vergleichsportal Mietwagen GmbH`: letters and figures with which the name of a firm begins. */
const NAMED_WITH_FIGURES = /^[A-Z]{4,12}\d{1,2}$/
const WITH_FIGURES = /(?<![\p{L}\d])[A-Z]{4,12}\d{1,2}(?!\d)/gu
const FIRM = /^\S+(?: \p{Lu}[\p{L}.-]{1,30}){1,5}/u
const isFirmAt = (text: string, at: number): boolean => isOfFirm(FIRM.exec(text.slice(at))?.[0] ?? '')
/** `Booking reference: HOLID24 Harbour Cottages Ltd`: what stands behind the label of a reference is one, and the firm comes after it. */
const isLabelledAt = (before: string): boolean => {
  const said = /(?:\s?:\s*|\s{3,})$/.test(before) ? before.replace(/[\s:]+$/, '') : ''
  return said !== '' && referenceLabels(`${said}:`).some(({ end }) => end === said.length)
}
const firmsOn = ({ text, plain }: Line): string[] =>
  allIn(text, WITH_FIGURES).flatMap(({ 0: name, index }) => (isFirmAt(text, index) && !isLabelledAt(plain.slice(0, index)) ? [name] : []))

const WITH_CAPITAL = /(?<!\p{L})\p{Lu}\p{L}{4,}/gu
/** Letters of codes that have no figure. */
const LENGTHS = [5, 6, 7, 8]
/** What airlines call a booking: words of as many letters are told once by chance. */
const RECORD_LETTERS = 6

/** How a word is written with small letters, in all the words of a page that begin with it. */
interface Written {
  /** On how many lines. */
  readonly lines: number
  /** Like `CoastBus`, as names alone are. */
  readonly isJoined: boolean
}

/** By the first letters of them, in plain letters. */
function writtenOn(lines: readonly Line[]): ReadonlyMap<string, Written> {
  const all = new Map<string, Written>()
  for (const { text, plain } of lines) {
    const told = new Map<string, boolean>()
    for (const { 0: word, index } of text.length === plain.length ? allIn(text, WITH_CAPITAL) : [])
      for (const length of LENGTHS.filter((letters) => letters <= word.length && /\p{Ll}/u.test(word.slice(0, letters)))) {
        const small = plain.slice(index, index + length)
        told.set(small, told.get(small) === true || /\p{Ll}\p{Lu}/u.test(word.slice(0, length)))
      }
    for (const [small, isJoined] of told) {
      const before = all.get(small)
      all.set(small, { lines: (before?.lines ?? 0) + 1, isJoined: isJoined || before?.isJoined === true })
    }
  }
  return all
}

/**
 * Whether a value is a word of the page: `COASTBUS`, which it writes `CoastBus` as well, is the name of who sells, and no code. Another word of six letters
 * is one where it is told often. What a page writes is looked for once, when it is first asked for.
 */
export function wordsOf({ lines }: Page): (value: string) => boolean {
  const firms = remembered(() => new Set(lines.flatMap(firmsOn)))
  const written = remembered(() => writtenOn(lines))
  return (value) => {
    if (NAMED_WITH_FIGURES.test(value)) return firms().has(value)
    const { lines: often, isJoined } = (/^[A-Z]+$/.test(value) ? written().get(value.toLowerCase()) : undefined) ?? {
      lines: 0,
      isJoined: false,
    }
    return isJoined || often >= (value.length === RECORD_LETTERS ? 2 : 1)
  }
}
