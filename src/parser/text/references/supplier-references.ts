/** Numbers by which the firm that hires out a car knows a booking that others arranged: `Supplier confirmation`, `Referencia del proveedor`. */

import { cellText, neighbour, saidAt } from '../page/around.ts'
import { type Labelled, labelled } from '../page/labelled.ts'
import type { Line, Page } from '../page/page.ts'
import { FIRMS } from '../words/hire-firms.ts'
import { plain } from '../words/plain.ts'
import { rememberedFor } from '../words/remembered.ts'
import { HIRERS_IN_LABELS, isReferenceLabel, isSupplier, PHRASES, supplierLabel } from './supplier-labels.ts'
import { inRows } from './supplier-rows.ts'
import { inBrackets, inSentences } from './supplier-sentences.ts'
import { CODE, codeIn, type SupplierReference } from './supplier-values.ts'

/** What confirms a hire by a label of its own. */
const CONFIRMS =
  /^(?:(?:car|rental|hire|vehicle) )?(?:confirmation|conferma|confirmacion|bestatigung)(?: ?(?:number|no\.?|nr\.?|code|numero))?(?=\s*(?:[:#]|$))/

/** `Voucher no.   Rental company   Confirmation no.` over what they tell: beside the voucher's number, that of the firm named before it. */
function inColumns(page: Page): SupplierReference[] {
  return page.lines.slice(1).flatMap((line): SupplierReference[] => {
    const below = line.cells.length > 2 && !/\d/.test(line.plain) ? neighbour(page, line.index, 1) : undefined
    if (below?.cells.length !== line.cells.length) return []
    const said = line.cells.map((cell) => saidAt(line, cell).replace(/\s?:$/, ''))
    const isOfFirm = (which: number): boolean => isFirmLabel(said[which - 1] ?? '', cellText(below, which - 1))
    const at = said.findIndex((one, which) => which > 0 && CONFIRMS.exec(one)?.[0] === one && isOfFirm(which))
    const isAnothers = said.some(
      (one, which) => which !== at && (OF_VOUCHER.test(one) || isReferenceLabel(one)) && codeIn(cellText(below, which)) !== undefined,
    )
    const [cell, value] = [below.cells[at], codeIn(cellText(below, at))]
    const label = `${said[at - 1]} … ${said[at]}`
    return cell && value && isAnothers
      ? [{ found: { value, rule: `label "${label}"`, sure: 0.8 }, label, line: below.index, start: cell.start }]
      : []
  })
}
const OF_VOUCHER = /^(?:voucher|gutschein|bono|buono)(?: ?(?:number|no\.?|nr\.?|n[°º]))?$/
/** Whether a label names one who hires out: a supplier, who may have houses as well, by the firm below. */
const isFirmLabel = (said: string, name: string): boolean =>
  said !== '' &&
  (HIRERS_IN_LABELS.has(said) || (said === 'supplier' && FIRMS.in(plain(name)).size > 0) || said.replace(PHRASES, '').trim() === '')

/** The number that a line below its label tells. */
const ofLine = ({ text, index }: Line, value: string, label: string): SupplierReference => ({
  found: { value, rule: `label "${label}"`, sure: 0.75 },
  label,
  line: index,
  start: text.indexOf(value),
})

/** `Hertz confirmation number of the supplier: Agent: Sun Ltd.` over the code alone: the label of another column came between. */
function beforeAnother(page: Page): SupplierReference[] {
  return page.lines.slice(1).flatMap((line): SupplierReference[] => {
    const isLabel = line.cells.length === 1 && TWO_LABELS.test(line.text.trim()) && supplierLabel(line.plain.trim()) !== undefined
    const code = isLabel ? page.lines[line.index + 1] : undefined
    const value = code?.text.trim() ?? ''
    if (!code || code.dates.length > 0 || value.length < SHORTEST || !CODE.test(value)) return []
    const label = line.text.trim().split(':')[0] ?? ''
    return [ofLine(code, value, label)]
  })
}
const TWO_LABELS = /^[^:\d]{8,60}:\s\p{Lu}[^:\d]{2,40}:\s\p{L}[^:]{2,60}$/u
/** Signs of a number that stands alone below its label: fewer may be a count or an hour. */
const SHORTEST = 6

/**
 * `761840293   Rental company confirmation number` over `CEN6630418`, which stands alone in its line: the label ends its own, or only what tells itself by a
 * colon is behind it.
 */
function aloneBelow(page: Page): SupplierReference[] {
  return page.lines.slice(1).flatMap((line): SupplierReference[] => {
    const code = line.cells.length > 1 ? page.lines[line.index + 1] : undefined
    const value = code?.text.trim() ?? ''
    if (code?.cells.length !== 1 || code.dates.length > 0 || value.length < SHORTEST || codeIn(value) !== value) return []
    const at = line.cells.findIndex((cell) => isWhollySuppliers(saidAt(line, cell)))
    const isLast = at > 0 && line.cells.slice(at + 1).every((cell) => /[a-z]: ?\S/.test(saidAt(line, cell)))
    // `Avis confirmation:   Nice Airport   Nice Airport`: in the first of some columns, whose lines stand one below another
    const isFirst = at === 0 && line.cells.length > 2 && /:\s*$/.test(saidAt(line, line.cells[0]))
    const label = cellText(line, at).replace(/\s?:\s*$/, '')
    return isLast || isFirst
      ? [{ found: { value, rule: `label "${label}"`, sure: 0.75 }, label, line: code.index, start: code.text.indexOf(value) }]
      : []
  })
}
const isWhollySuppliers = (said: string): boolean => supplierLabel(said) === said.replace(/\s?:$/, '')

/** A label and its code, which nothing parts but a space. */
const WITH_CODE = /^(?<said>[^:]{4,60}?)\s(?<code>(?=(?:[^\d\s]*\d){3})[A-Z0-9][A-Z0-9/-]{4,23})\.?\s*$/
/** `Reservierungsnummer des Vermieters CEN4471092`, `Pour le loueur : n° de confirmation Avis 28847713FR2`: with no colon between. */
function inWords(page: Page): SupplierReference[] {
  return page.lines.slice(1).flatMap(({ text, index, cells }) =>
    (/\d/.test(text) ? cells : []).flatMap((cell): SupplierReference[] => {
      const whole = text.slice(cell.start, cell.end)
      const start = whole.lastIndexOf(':') + 1
      const { said = '', code } = WITH_CODE.exec(whole.slice(start).trim())?.groups ?? {}
      if (code === undefined || supplierLabel(plain(said)) === undefined) return []
      return [
        {
          found: { value: code, rule: `label "${said}"`, sure: 0.8 },
          label: said,
          line: index,
          start: cell.start + whole.lastIndexOf(code),
        },
      ]
    }),
  )
}
/** The end of any label of a number. */
const OF_NUMBER = /(?:n[ou]mm?ero?|number|nr\.?|no\.?|n[°º]|code|kod[ei]?|codigo|codice|id|ref\.?)\s*$/
/** `Supplier's reservation no.:` over the name of another firm and the code: what is printed beside it came between. */
function belowAnother(page: Page): SupplierReference[] {
  return page.lines.slice(1).flatMap((line): SupplierReference[] => {
    const isLabel = /:\s*$/.test(line.plain) && line.cells.length === 1 && supplierLabel(line.plain.trim()) !== undefined
    const between = isLabel ? page.lines[line.index + 1] : undefined
    const code =
      between && /^[^\d:]{3,40}$/.test(between.plain.trim()) && !OF_NUMBER.test(between.plain) && !isReferenceLabel(between.plain)
        ? page.lines[line.index + 2]
        : undefined
    const value = code?.text.trim() ?? ''
    const label = line.text.replace(/\s?:\s*$/, '').trim()
    // `wird nachgereicht` above a day: there is none yet.
    if (!code || code.dates.length > 0 || /^\s*\p{Ll}+\s\p{L}/u.test(between?.text ?? '') || !CODE.test(value)) return []
    return [ofLine(code, value, label)]
  })
}

/** `Information for rental company: rate code …`: what a voucher says to whoever hires out. */
const TO_SUPPLIER =
  /(?<![a-z])(?:information(?:en)?|informatie|hinweise?|notes?|message|remarques?|notas?|mensaje|messaggio|mensagem|opmerking(?:en)?) (?:for|to|fur|an|voor|aan|pour|para|per) (?:the |den |de |le |el |la |il |o |die |het )?(?<whom>[a-z][a-z ]{2,30})/
/** Lines from what is said to a supplier to the number that is told there. */
const LINES_TO_SUPPLIER = 2

/** References by labels that say no more than that something is confirmed, below what is said to suppliers or the label of their number. */
export function confirmedBySuppliers<T extends { readonly line: number; readonly label?: string }>(
  page: Page,
  references: readonly T[],
): T[] {
  return references.filter(({ line: index, label = '' }) => {
    const said = plain(label)
    if (index === 0 || CONFIRMS.exec(said)?.[0] !== said) return false
    return page.lines.slice(Math.max(1, index - LINES_TO_SUPPLIER), index + 1).some((line) => {
      const whom = TO_SUPPLIER.exec(line.plain)?.groups?.whom ?? ''
      const isToThem = whom !== '' && (isSupplier(whom) || whom.search(PHRASES) === 0)
      return isToThem || line.cells.some((cell) => supplierLabel(saidAt(line, cell)) !== undefined)
    })
  })
}

/** `Lokale partner   Sunbeam Rentals`: where a partner is who hires out, and no agency. */
const LOCAL_PARTNER = /^\s*(?:lokaler?|local|(?:car )?rental|hire|verhuur|miet)[ -]?partner(?=\s*(?::|$))/

/** Where those numbers stand. */
export const supplierReferences = rememberedFor((page: Page): readonly SupplierReference[] => {
  const isPartner = page.lines.some(({ plain: small, cells }) => LOCAL_PARTNER.test(small.slice(cells[0]?.start, cells[0]?.end)))
  const told = labelled(page, (cell) => supplierLabel(cell, isPartner)).flatMap(({ label, value, line, start }: Labelled) => {
    const code = codeIn(value)
    return code ? [{ found: { value: code, rule: `label "${label}"`, sure: 0.85 }, label, line: line.index, start }] : []
  })
  if (told.length > 0) return told
  const apart = [
    ...inWords(page),
    ...inSentences(page),
    ...inBrackets(page),
    ...belowAnother(page),
    ...beforeAnother(page),
    ...inColumns(page),
    ...aloneBelow(page),
  ]
  if (apart.length > 0) return apart
  const inRow = inRows(page)
  if (inRow.length === 0) return []
  // What confirms the hire by a label of its own is no number of a row.
  const isConfirmed = labelled(page, CONFIRMS).some(
    ({ value }) => /\d/.test(value) && !inRow.some(({ found }) => value.startsWith(found.value)),
  )
  return isConfirmed ? [] : inRow
})
