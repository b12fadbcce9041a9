/** Numbers of suppliers in sentences, by the firm beside the label: `Show them your Avis reservation number: AV-4471`, `Ihre Buchungsnummer bei Avis lautet …`. */

import type { Line, Page } from '../page/page.ts'
import { allIn } from '../words/all-in.ts'
import { FIRMS, isBroker } from '../words/hire-firms.ts'
import { plain } from '../words/plain.ts'
import { referenceLabels } from './reference-labels.ts'
import { supplierLabel } from './supplier-labels.ts'
import { codeIn, type SupplierReference } from './supplier-values.ts'

/** What stands between a label and its number. */
const IS = /^\s{0,2}(?::|is|lautet|ist|est(?: le)?|es(?: el)?|e'?|é|è|är|er|on|to|je)?\s{0,2}:?\s{0,2}(?=\S)/
/** Before the firm, behind a label. */
const AT = /^ (?:(?:bei|mit|von|der|chez|de|du|con|en|di|presso|na|da|with|at|by|for|van|bij|hos|w|u) )?/
/** Letters of the name of a firm, with what it does. */
const LONGEST_NAME = 30
const RENTS = /^(?: rent ?a ?car)?(?:'s|s)?/

interface Told {
  readonly value: string
  readonly start: number
  readonly isOfFirm: boolean
}

/** Which firm a text begins or ends with; one that only arranges is none. */
const firmAt = (small: string, isEnd: boolean): string | undefined =>
  [...FIRMS.in(small)].find((firm) => !isBroker(firm) && (isEnd ? small.endsWith(firm) : small.startsWith(firm)))

/** The numbers of a line that stand right behind their labels. */
const numbersOn = ({ text, plain: small }: Line): readonly Told[] =>
  referenceLabels(small).flatMap(({ start, end }): Told[] => {
    const before = small.slice(Math.max(0, start - LONGEST_NAME), start).replace(/(?: rent ?a ?car)?(?:'s|’s)? ?-?$/, '')
    const at = AT.exec(small.slice(end))?.[0].length ?? 0
    const behind = small.slice(end + at, end + at + LONGEST_NAME)
    const firm = firmAt(behind, false)
    const rents = firm === undefined ? 0 : at + firm.length + (RENTS.exec(behind.slice(firm.length))?.[0].length ?? 0)
    const from = end + rents
    const code = from + (IS.exec(small.slice(from))?.[0].length ?? 0)
    const value = codeIn(text.slice(code))
    return value === undefined ? [] : [{ value, start: code, isOfFirm: firm !== undefined || firmAt(before, true) !== undefined }]
  })

/** `Alamo (supplier ref. 1402300716COUNT)`, `Vermieter: Goldcar (Bestätigungsnummer GC5501)`: behind the firm in brackets. */
const IN_BRACKETS = /\((?<said>[^():\d]{3,40}?)[:.]?\s{1,2}(?<code>[A-Z\d][A-Z\d/-]{3,23})\)/gu
export const inBrackets = (page: Page): SupplierReference[] =>
  page.lines.slice(1).flatMap(({ text, index }) =>
    allIn(text, IN_BRACKETS).flatMap(({ 0: whole, index: at, groups }): SupplierReference[] => {
      const { said = '', code = '' } = groups ?? {}
      if (codeIn(code) !== code || supplierLabel(plain(said)) === undefined) return []
      return [{ found: { value: code, rule: `label "${said}"`, sure: 0.8 }, label: said, line: index, start: at + whole.indexOf(code) }]
    }),
  )

/** Those of a page on which the booking has another number: else it is the firm itself that writes. */
export function inSentences(page: Page): SupplierReference[] {
  const all = page.lines.map((line) => (line.index > 0 && /\d/.test(line.text) ? numbersOn(line) : []))
  const theirs = all.flatMap((told, line) => told.filter(({ isOfFirm }) => isOfFirm).map(({ value, start }) => ({ value, start, line })))
  const isOther = ({ value, isOfFirm }: Told): boolean => !isOfFirm && !theirs.some((one) => one.value === value)
  if (theirs.length === 0 || !all.some((told) => told.some(isOther))) return []
  return theirs.map(({ value, start, line }) => {
    const label = page.lines[line]?.text.slice(Math.max(0, start - LONGEST_NAME), start).trim() ?? ''
    return { found: { value, rule: `the number beside a firm, “${plain(label)}”`, sure: 0.75 }, label, line, start }
  })
}
