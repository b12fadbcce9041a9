/** Numbers by which a house itself knows a stay that others sold: `Conf. hotel`, `N. di conferma della struttura`, `Hotelreservierungsnummer`. */

import { labelled } from '../page/labelled.ts'
import type { Page } from '../page/page.ts'
import { HOUSE_KINDS } from '../stays/house-words.ts'
import { rememberedFor } from '../words/remembered.ts'
import { wordSet } from '../words/vocabulary.ts'
import { isReferenceWord } from './reference-labels.ts'
import { BESIDE } from './supplier-labels.ts'
import { codeIn } from './supplier-values.ts'

/** Words for number: with a house alone they say which house it is, or which of its rooms. */
const NUMBERS = wordSet(
  'no nr nro num number numbers nummer nummeret numer numero code codes codigo codice kod kode koden id identifier cislo c n',
)
/** Papers, which are of whoever sold the stay. */
export const PAPERS = wordSet(
  'voucher bon bono buono gutschein ticket order ordre auftrag commande pedido ordine file dossier expediente pratica processo',
)
/** What a booking is called in short. */
const IN_SHORT = wordSet('conf confirm res resv reserv best buch bestat pren prenot bekr bekraft potw rez rezerw bokn vahv')
/** What stands between these words as well. */
const ALSO = wordSet('des das dem den il l lo el o a het hos pa fra en in')
/** What references alone are of: in a catalogue each house has one. */
const OF_CATALOGUE =
  /(?<![a-z])(?:property|objekt|haus|accommodation|establishment|lodging|propriedade|unidade|obiekt|kohde|propri?etate[a]?)(?![a-z])/
/** `Hotelreservierungsnummer`, `Hotelbokningsnummer`: what begins with the house. */
const COMPOUND = /(?<![a-z])hotell?s?-?(?=[a-z]{5})/
/** Letters of such a label. */
const LABEL = /^[^:\d]{6,50}?(?=\s*(?::|$))/

const isBetween = (word: string): boolean => BESIDE.has(word) || ALSO.has(word)
/** Which references are of a house wherever they stand. */
const isReference = (word: string): boolean => /^(?:ref|rif|viit)/.test(word)

/** The label with which a cell begins, where it speaks of a house and of a number of a booking and of nothing else. */
export function houseNumberLabel(cell: string): string | undefined {
  const said = LABEL.exec(cell)?.[0]
  if (said === undefined) return undefined
  const rest = said.replace(HOUSE_KINDS, ' ').replace(COMPOUND, ' ')
  if (rest === said) return undefined
  const words = rest.replace(/n[.]?[°º]/g, 'no').match(/[a-z]+/g) ?? []
  const isOfBooking = (word: string): boolean => IN_SHORT.has(word) || (!NUMBERS.has(word) && !PAPERS.has(word) && isReferenceWord(word))
  const ofBooking = words.filter((word) => !isBetween(word) && isOfBooking(word))
  const isAll = words.every((word) => isBetween(word) || NUMBERS.has(word) || isOfBooking(word))
  const isOfCatalogue = ofBooking.every(isReference) && OF_CATALOGUE.test(said)
  return ofBooking.length > 0 && isAll && !isOfCatalogue ? said : undefined
}

export interface HouseNumber {
  readonly value: string
  readonly rule: string
  readonly label: string
  readonly line: number
  readonly start: number
}

/** Where they stand. */
export const houseNumbers = rememberedFor((page: Page): readonly HouseNumber[] =>
  labelled(page, houseNumberLabel).flatMap(({ label, value, line, start }) => {
    const code = GROUPED.exec(value)?.[0] ?? codeIn(value)
    return code === undefined ? [] : [{ value: code, rule: `label "${label}"`, label, line: line.index, start }]
  }),
)
/** `FF 90213` */
const GROUPED = /^[A-Z]{2,4} \d{4,8}$/
