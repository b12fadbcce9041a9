/**
 * Addresses wherever they stand, by nothing but how they are built: a street with its number, and a town with its code before it, behind it or in
 * brackets. Whether it is that of the house is told by what stands around it (`roles/addresses.ts`).
 */

import type { FoundAddress } from '../../found.ts'
import type { Line, Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { remembered } from '../words/remembered.ts'
import type { AddressMark } from './address-marks.ts'
import { KIND_OF_STREET } from './address-words.ts'

/** What begins a street: a word with a capital, or a kind of street without. */
const BEGIN = `(?:\\p{Lu}[\\p{L}.'’-]*|${KIND_OF_STREET})`
const WORDS = `${BEGIN}(?: (?:\\p{Ll}{1,5}\\.? ){0,2}(?:[\\p{Lu}\\d][\\p{L}.'’-]*)){0,5}`
/** `57`, `nº 22`, `12-14`, `64/7`, `3B`, `s/n`: behind the name of a street. */
const NUMBER = `(?:(?:n[.°º]{0,2} ?|num\\. ?|numero |número |nr\\.? |no\\. ?)?\\d{1,4}(?: ?[a-zA-Z](?![\\p{L}]))?(?:[-/]\\d{1,4}\\p{L}?)?|s/n|sem número|sin número)`
/** A street with its number, behind its name or before it. */
export const STREET_WITH_NUMBER = `(?<street>(?:${WORDS},? ${NUMBER})|(?:\\d{1,4}(?: ?(?:bis|ter|[A-Z]))?,? (?:${KIND_OF_STREET}|\\p{Lu}[\\p{L}'’-]+)(?: (?:\\p{Ll}{1,5} |[dl]['’])?\\p{L}[\\p{L}'’-]*){0,5}(?<! (?:in|à|a|en|i|w|te|em|at|på))))`
export const TOWN = `(?<town>(?:(?:St|Ste|Gl|Sta|Sto)\\.? )?(?!\\p{Lu}{2,3}(?!\\p{L}))\\p{Lu}[\\p{L}'’-]+(?:[ -](?:\\p{Ll}{1,3} )?\\p{Lu}[\\p{L}'’-]+){0,3})`
/** Codes of whichever country: `6227 AL`, `DK-6857`, `39100`, `374 30`, `1170-361`, `87-100`, `23970-000`, `EH1 2PW`, `V92 XH31`. */
const CODE = `(?<code>(?:[A-Z]{1,2}-)?(?:\\d{5}-\\d{3}|\\d{4}-\\d{3}|\\d{2}-\\d{3}|\\d{3} \\d{2}|\\d{5}|\\d{4}(?: [A-Z]{2})?)|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}|[A-Z]\\d[\\dW] [A-Z\\d]{4})(?![\\d\\p{L}])`
const BREAK = `(?:\\s*[,·•|–-]\\s*|\\s+(?:in|à|a|en|i|w|te|em|at|på)\\s+|\\s+)`
/** A quarter, a province: `bairro Caborê`, `RJ`. */
const BETWEEN = `(?:[^\\d\\n,]{2,30}[,–-]\\s?){0,2}?`
const FORMS = [
  `${STREET_WITH_NUMBER}${BREAK}${CODE},? {1,2}${TOWN}`,
  `${STREET_WITH_NUMBER}${BREAK}${TOWN} \\(${CODE}\\)`,
  `${STREET_WITH_NUMBER}${BREAK}${BETWEEN}${TOWN}(?:\\s[–-]\\s?[A-Z]{2}|, [A-Z]{2})?${BREAK}(?:CEP |C\\.P\\. |CP )?${CODE}`,
].map((form) => remembered(() => new RegExp(`(?<![\\p{L}\\d])${form}`, 'u')))

/** Where a code may stand: what is before and behind it is looked at. */
const MAY_BE_CODE =
  /(?<![\p{L}\d])(?:\d{4,5}|\d{2}-\d{3}|\d{3} \d{2}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[\dW] [A-Z\d]{4}|[A-Z]{1,2}-\d{4,5})(?!\d)/gu
/** Letters before a code in which its street begins, and behind it in which its town ends. */
const [BEFORE, BEHIND] = [110, 50]
const MOST = 40

interface Found {
  readonly address: FoundAddress
  readonly start: number
  readonly end: number
}

/** The address whose code stands at a place of a text, behind all that is of the one before. */
function addressAt(text: string, at: number, behind: number): Found | undefined {
  const from = Math.max(behind, at - BEFORE)
  const around = text.slice(from, at + BEHIND)
  for (const form of FORMS) {
    const match = form().exec(around)
    const { street, town, code } = match?.groups ?? {}
    if (!match || street === undefined || town === undefined || code === undefined) continue
    const [start, end] = [from + match.index, from + match.index + match[0].length]
    // Another number that looks like a code, or one that is cut off here.
    if (!text.startsWith(code, at)) continue
    return {
      address: { lines: [street.replace(/\s+/g, ' ').trim()], postalCode: code.replace(/^[A-Z]{1,2}-/, ''), city: town },
      start,
      end,
    }
  }
  return undefined
}

/** Days and hours have figures, too. */
export const isApart = ({ dates, times }: Line, { start, end }: Pick<Found, 'start' | 'end'>): boolean =>
  [...dates, ...times].every((mark) => mark.end <= start || mark.start >= end)

/** Those of a page whose codes are not in any address that is known. */
export function addressesAnywhere(page: Page, known: readonly AddressMark[]): readonly AddressMark[] {
  const codes = new Set(known.flatMap(({ address: { lines, postalCode } }) => (lines && postalCode !== undefined ? plain(postalCode) : [])))
  const out: AddressMark[] = []
  for (const line of page.lines.slice(1)) {
    if (!/\d/.test(line.text) || line.text.trim() === '') continue
    const below = page.lines[line.index + 1]
    const text = below && below.text.length < BEHIND ? `${line.text}\n${below.text}` : line.text
    let behind = 0
    for (const { 0: figures, index } of text.matchAll(MAY_BE_CODE)) {
      // To look around years, hours and what is known takes longer than all else here.
      if (!isApart(line, { start: index, end: index + 1 }) || codes.has(plain(figures))) continue
      const found = addressAt(text, index, behind)
      if (found) behind = found.end
      if (!found || found.start >= line.text.length || !isApart(line, found)) continue
      const code = plain(found.address.postalCode ?? '')
      if (codes.has(code)) continue
      codes.add(code)
      out.push({ line, start: found.start, end: Math.min(found.end, line.text.length), address: found.address, score: FOUND })
      if (out.length >= MOST) return out
    }
  }
  return out
}
/** What such an address counts among others. */
const FOUND = 3

/** A town with its code before it, in whatever stands around. */
const TOWN_WITH_CODE = new RegExp(`(?<![\\p{L}\\d.,/-])${CODE},? ${TOWN}(?=\\s*(?:[.,;:!?()–·•|]|$)|\\s\\p{Ll})`, 'gu')
/** A page with more of them is a list. */
const MOST_TOWNS = 20

/** The towns of a page whose codes stand before them, each once. */
export function townsWithCodes({ lines }: Page): readonly { readonly postalCode: string; readonly city: string }[] {
  const towns = new Map<string, { readonly postalCode: string; readonly city: string }>()
  for (const line of lines.slice(1))
    for (const match of line.text.matchAll(TOWN_WITH_CODE)) {
      const { code = '', town = '' } = match.groups ?? {}
      const isFree = isApart(line, { start: match.index, end: match.index + match[0].length })
      if (isFree && towns.size < MOST_TOWNS) towns.set(`${code} ${town}`, { postalCode: code.replace(/^[A-Z]{1,2}-/, ''), city: town })
    }
  return [...towns.values()]
}
