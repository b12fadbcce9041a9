/** Numbers by which the firm that hires out a car knows a booking that others arranged: `Supplier confirmation`, `Referencia del proveedor`. */

import type { Found } from '../found.ts'
import { cellText, neighbour, saidAt } from './around.ts'
import { FIRMS } from './car-firms.ts'
import { type Labelled, labelled } from './labelled.ts'
import type { Page } from './page.ts'
import { plain } from './plain.ts'
import { isReferenceWord } from './reference-labels.ts'
import { wordSet } from './vocabulary.ts'

/** Those who hire out. */
const SUPPLIERS = wordSet(`
  supplier suppliers lieferant lieferanten lieferantenreferenz vendor vendors provider providers rentalcompany vermieter vermieters vermietern autovermieter autovermieters autovermietung vermietstation mietwagenfirma anbieter anbieters loueur loueurs
  prestataire proveedor arrendador arrendadora rentadora locadora fornitore noleggiatore autonoleggio fornecedor verhuurder verhuurders verhuurbedrijf
  autoverhuurder autoverhuurbedrijf leverancier uthyrare uthyraren uthyrarens leverantor leverantorens leverandor leverandorens utleier utleiers utleiefirma
  udlejer udlejers udlejningsfirma udlejningsfirmaets vuokraamo vuokraamon autovuokraamon wypozyczalni wypozyczalnia dostawcy pujcovny autopujcovny
  dodavatele tedarikci compania vertragspartner mietpartner verhuurpartner leistungstrager`)
/** Whether a label names one of them. */
export const isSupplier = (said: string): boolean => SUPPLIERS.has(/^\s*([a-z]+)/.exec(said)?.[1] ?? '')
/** What they are called in more words than one. */
const PHRASES =
  /(?<![a-z])(?:(?:car )?(?:rental|hire) (?:company|firm|agency|partner|supplier|provider|desk|car)|(?:societe|agence) de location|(?:compania|empresa|agencia) de (?:alquiler|aluguer|renta)|(?:compagnia|societa) di noleggio|rent ?a ?car)(?: s)?(?:'s)?(?![a-z])/g
/** What stands beside these in such a label. */
const BESIDE = wordSet(
  's confirm confirmed by at for with from bei beim fur mit von vom chez par avec de del della des der dem dell do da du la van od con por para presso hos fra fran av voor bij u ve ile the n',
)
/** Words that say nothing of a booking beside the name of a firm. */
const OF_FIRMS = wordSet('car rental hire rent kind number no nr num code id n nummer numero codigo codice kod kode')
const LONGEST = 60

/** What a supplier's number is written like: in groups, with letters or without. */
const CODE = /^(?=(?:[^\d]*\d){3})[A-Z0-9]{1,14}(?:[ ./-][A-Z0-9]{1,14}){0,4}$/
/** A code with a figure in it, at the beginning of a cell. */
export const LEADING_CODE = /^(?=[A-Z0-9/-]{0,12}\d)[A-Z0-9](?:[A-Z0-9]|[-/](?=[A-Z0-9])){4,23}(?=$|\s|[.,;)](?:\s|$))/

/** The label with which a cell begins, where it speaks of the supplier and of a number of a booking and of nothing else. */
function supplierLabel(cell: string): string | undefined {
  const said = /^[^:]{4,60}?(?=\s*(?::|$))/.exec(cell)?.[0]
  if (said === undefined || said.length > LONGEST) return undefined
  const firms = [...FIRMS.in(said)]
  const rest = firms.reduce((text, firm) => text.replace(firm, ' '), said).replace(PHRASES, ' ')
  const spoken = rest.replace(/(?<![a-z])n[°º]/g, 'no').match(/[a-z]+/g) ?? []
  const isOfSupplier = rest !== said || spoken.some((word) => SUPPLIERS.has(word))
  const isOfBooking = spoken.some((word) => !SUPPLIERS.has(word) && !OF_FIRMS.has(word) && isOfReference(word))
  const isAll = spoken.every((word) => SUPPLIERS.has(word) || BESIDE.has(word) || isOfReference(word))
  return isOfSupplier && isOfBooking && isAll ? said : undefined
}

const isOfReference = (word: string): boolean =>
  word === 'conf' || word === 'voucher' || word === 'res' || word === 'referenz' || isReferenceWord(word)

export interface SupplierReference {
  readonly found: Found
  readonly label: string
  readonly line: number
  readonly start: number
}

const codeIn = (value: string): string | undefined => (CODE.test(value) ? value : LEADING_CODE.exec(value)?.[0])

/** Said of nobody but who hires out cars; others who supply something run trains and houses. */
const HIRES =
  /verhuurder|verhuurbedrijf|verhuurpartner|vermieter|mietpartner|loueur|arrendador|rentadora|locadora|noleggi|uthyrare|utleier|udlejer|vuokraamo|wypozyczalni|pujcovn/
const isHirer = (label: string, name: string): boolean => isSupplier(label) && (HIRES.test(label) || FIRMS.in(plain(name)).size > 0)
/** What confirms a hire by a label of its own. */
const CONFIRMS =
  /^(?:(?:car|rental|hire|vehicle) )?(?:confirmation|conferma|confirmacion|bestatigung)(?: ?(?:number|no\.?|nr\.?|code|numero))?(?=\s*(?:[:#]|$))/

/**
 * In rows of labels with what they tell beside them: `Supplier   Avis   Reservation no.   1746GB2`, whose second label is of whoever the first names, the
 * same turned, and `Supplier's   ES-5520   Status   OK` above `confirmation no.`, where the label goes on.
 */
function inRows(page: Page): SupplierReference[] {
  return page.lines.slice(1).flatMap((line): SupplierReference[] => {
    const below = neighbour(page, line.index, 1)
    const more = below?.cells.length === 1 ? below.plain.trim() : ''
    const said = line.cells.map((cell) => saidAt(line, cell))
    const told = line.cells.map((_, at) => cellText(line, at))
    const [one = '', , other = ''] = said
    const [, second = '', , fourth = ''] = told
    const isTurned = isReferenceLabel(one) && isHirer(other, fourth)
    const isGoingOn = line.cells.length === 2 && isReferenceLabel(one) && isHirer(more, '')
    const isOwn = isSupplier(one) && more !== '' && supplierLabel(`${one} ${more}`) !== undefined
    const isOthers = isHirer(one, second) && (isReferenceLabel(other) || (more !== '' && isReferenceLabel(`${other} ${more}`)))
    const at = isTurned || isGoingOn || isOwn ? 1 : isOthers ? 3 : undefined
    const cell = at === undefined ? undefined : line.cells[at]
    const value = codeIn(told[at ?? -1] ?? '')
    const label = isOwn || isGoingOn ? `${told[0]} ${below?.text.trim()}` : isTurned ? (told[0] ?? '') : `${told[0]} … ${told[2]}`
    return cell && value ? [{ found: { value, rule: `label "${label}"`, sure: 0.8 }, label, line: line.index, start: cell.start }] : []
  })
}
/** Whether every word of a label is one of those of references. */
function isReferenceLabel(said: string): boolean {
  const words = said.match(/[a-z]+/g) ?? []
  return (
    words.length > 0 &&
    words.every((word) => isOfReference(word) || SUPPLIERS.has(word)) &&
    words.some((word) => !SUPPLIERS.has(word) && word !== 'voucher')
  )
}

/** Where those numbers stand. */
export function supplierReferences(page: Page): SupplierReference[] {
  const told = labelled(page, supplierLabel).flatMap(({ label, value, line, start }: Labelled) => {
    const code = codeIn(value)
    return code ? [{ found: { value: code, rule: `label "${label}"`, sure: 0.85 }, label, line: line.index, start }] : []
  })
  if (told.length > 0) return told
  const inRow = inRows(page)
  if (inRow.length === 0) return []
  // What confirms the hire by a label of its own is no number of a row.
  const isConfirmed = labelled(page, CONFIRMS).some(
    ({ value }) => /\d/.test(value) && !inRow.some(({ found }) => value.startsWith(found.value)),
  )
  return isConfirmed ? [] : inRow
}
