/** What confirms one thing of an itinerary each: a stay, or a hire. */

import { saidAt } from '../page/around.ts'
import { labelled } from '../page/labelled.ts'
import type { Page } from '../page/page.ts'
import { BEGINS_WITH_TOWN } from '../places/address-words.ts'
import { allIn } from '../words/all-in.ts'
import { houseNumbers } from './house-numbers.ts'
import { isSupplier } from './supplier-labels.ts'
import { codeIn, LEADING_CODE } from './supplier-values.ts'

const CONFIRMATION =
  '(?:confirmation|bestatigungs?|confirmacion|conferma|confirmacao|bevestigings?|bekraftelses?|bekreftelses?|bekrae?ftelses?|potwierdzenie|vahvistus|potvrzeni|onay|voucher)'
/** `Conferma fornitore`: behind such a word, whoever has the rooms, for whom others sold them. */
const OF_PROVIDER =
  "(?: (?:del |de |du |des |do |della |van de |vom |dell'|de l'|od )?(?:fornitore|albergo|hotel|proveedor|hotelero|prestataire|fournisseur|hotelier|etablissement|fornecedor|leverancier|lieferanten|leistungstragers?|hotels|leverandor|leverantor|dostawcy|hotelu|dodavatele|supplier|property))?"
/** A word that stands alone over or beside what confirms one thing of an itinerary. */
export const CONFIRMED = new RegExp(
  String.raw`^(?:(?:hotel|car|rental|property|vendor|supplier)[- ]?)?${CONFIRMATION}(?:[- ]?(?:(?:number|nummer|no|nr|n|code|kod|id|hotel|loueur|struttura)\b|n[°º]))?${OF_PROVIDER}\.?(?=\s*(?:[:#]|$))|^best\.?-?nr\.?(?: (?:(?:des |der |vom )?(?:leistungstragers?|hotels?|unterkunft|hauses|haus|vermieters?)))?(?=\s*(?::|$))|^(?:hotel|car|rental|property|vendor|supplier|partner)[- ](?:reference|booking|reservation)(?: (?:number|no|nr|code|id)\b)?\.?(?=\s*(?::|$))|^(?:reference|referenz|referentie|referencia|riferimento|referens|referanse|referencja|viite|ref\.)(?=\s*$)`,
)
/** The same where a word or a sign for a number goes with it. */
const NUMBERED = `${CONFIRMATION}(?:[- ]?(?:number|nummer|no|nr|code|kod|id)(?![a-z])\\.?|(?=\\s?:))`
/** And in short. */
const SHORT = '(?:best|buch|bestat|res|resv|reserv|conf|confirm|pren|prenot|rez|rezerw|bokn|bekr|bekraft|potw|varm|vahv)'
const NUMBER = '(?:nr|no|num|number|nummer|numer|numero|n[°º]|cislo|code)'
const ABBREVIATED = `(?:${SHORT}(?:\\.[ -]{0,2}|-)${NUMBER}\\.?|${NUMBER}\\.? ${SHORT}\\.)`
/** Two groups that are all there is: `SBC 4M19072`. */
export const WHOLE = /^[A-Z]{2,4} (?=[A-Z]*\d)[A-Z\d](?:[A-Z\d]|[-/](?=[A-Z\d])){4,13}$/
/** The code that is all of a text, or begins it. */
const codeOf = (told: string): string | undefined => (WHOLE.test(told) || GROUPED.test(told) ? told : LEADING_CODE.exec(told)?.[0])
/** `ARD 20771` */
const GROUPED = /^[A-Z]{2,4} \d{4,8}$/

export interface Confirmation {
  readonly value: string
  readonly rule: string
  readonly label: string
  readonly line: number
}

/** `1 double room, breakfast, Best.-Nr. GTA 81207733`: the same within a cell, behind other things that are told. */
const WITHIN = new RegExp(
  `(?:(?<=[,;·|(]\\s?|[a-z]\\.\\s)|(?<=\\)\\s)(?=hotel|car|rental|property))(?<label>(?:(?:hotel|car|rental|property|vendor|supplier)[- ]?)?(?:${NUMBERED}|${ABBREVIATED}))[\\s:#]{0,4}(?=[a-z]{0,4}[ -]?[a-z]{0,3}\\d)`,
  'g',
)
/** `(hotel conf. 100452231)`, `Conf. SC/2231` alone or at the end of a line, `their conf no. 31447RF2`: the same in short, behind which a number follows at once. */
const IN_SHORT =
  /(?:(?<=^\s{0,9}|\s{3}|[(,;·|–-]\s?|[.)\d]\s)(?:hotel |car |lodge )?|(?<=[a-z] )(?=conf\.? (?:no|nr|n°|#)))(?<label>conf(?:irm)?\.?(?: ?(?:no|nr|n[°º]|#)\.?)?|bekr\.|potw\.|best\.-?nr\.?)[\s:]{1,4}(?=[a-z]{0,4}[ /-]?[a-z]{0,3}\d)/g

/** Up to where such a number goes. */
const CLAUSE = /^[^,;·|()]{4,30}?(?=\s*(?:[,;·|)]|\.(?:\s|$)|\s{3}|$))/

/** `Supplier   Sunbeds / ref SB-7741`: who has the rooms or cars, and how they know the booking. */
const OF_SUPPLIER =
  /(?<=[,;·|(/–-]\s?)(?<label>(?:ref|rif|referenz|reference|referencia|riferimento|referentie|referens|referanse|viite)\.?)[\s:#]{0,4}(?=[a-z]{0,4}[ -]?[a-z]{0,3}\d)/g

/** What is paid, and where one eats, calls and meets, is confirmed as well. */
const OF_OTHERS =
  /(?<![a-z])(?:przelew|wplat|zaliczk|zaplac|plat|paid|payment|transfer|deposit|bezahlt|zahlung|anzahlung|uberweis|virement|paiement|acompte|pago|transferencia|bonifico|acconto|pagament|betaling|betal|overfor|inbetal|table|tisch|tavolo|mesa|tafel|bord|stolik|restaurant|menu|zoom|meeting|call|tel|phone|desk)/
/** `01904 555017`, `20270112`: where one calls, and days. */
const NO_NUMBER = /^(?:0\d{3}|(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?!\d))/

/** Those in short of which nothing else is told up to the next sign. */
const inShort = (text: string, small: string): readonly RegExpExecArray[] =>
  allIn(small, IN_SHORT).filter(({ 0: all, index: at }) => {
    const told = CLAUSE.exec(text.slice(at + all.length))?.[0] ?? ''
    return codeOf(told) === told && !NO_NUMBER.test(told) && !OF_OTHERS.test(small.slice(Math.max(0, at - BEFORE), at))
  })
/** Letters before such a label in which it may be said what is confirmed. */
const BEFORE = 60

const withinCells = (page: Page): Confirmation[] =>
  page.lines.slice(1).flatMap(({ text, plain: small, index, cells }) =>
    /\d/.test(small) && /[,;·|(./–-]|conf /.test(small)
      ? [
          ...allIn(small, WITHIN),
          ...(/conf|bekr|potw|best/.test(small) ? inShort(text, small) : []),
          ...(isSupplier(small.slice(0, cells[0]?.end)) ? allIn(small, OF_SUPPLIER) : []),
        ].flatMap(({ 0: all, index: at, groups }) => {
          const told = CLAUSE.exec(text.slice(at + all.length))?.[0] ?? ''
          const code = codeOf(told)
          const label = groups?.label ?? ''
          return code ? [{ value: code, rule: `label "${label}"`, label, line: index }] : []
        })
      : [],
  )

/** `conferma 41/2027`, `Voucher number AV4417.`: a cell or a sentence that is nothing but what it confirms and its number. */
const WHOLE_CELL = new RegExp(
  `^(?<label>${CONFIRMATION}(?:[ -]?(?:number|nummer|no|nr|code|kod|n[°º]?)\\.?)?):? (?=[a-z]{0,4}[-/]?\\d[a-z\\d/-]{3,20}\\.?$)`,
)
const wholeCells = (page: Page): Confirmation[] =>
  page.lines.slice(1).flatMap((line) =>
    line.cells.flatMap((cell) => {
      const match = WHOLE_CELL.exec(saidAt(line, cell))
      const value = match ? line.text.slice(cell.start + match[0].length, cell.end).replace(/\.\s*$/, '') : ''
      const label = match?.groups?.label ?? ''
      return codeIn(value) === value && value !== '' ? [{ value, rule: `label "${label}"`, label, line: line.index }] : []
    }),
  )

/** What confirms one thing of an itinerary each. */
export const confirmations = (page: Page): Confirmation[] => [
  ...labelled(page, CONFIRMED).flatMap(({ label, value, line }) => {
    if (BEGINS_WITH_TOWN.test(value)) return []
    const code = codeOf(value)
    return code ? [{ value: code, rule: `label "${label}"`, label, line: line.index }] : []
  }),
  ...wholeCells(page),
  ...withinCells(page),
  ...houseNumbers(page),
]

/** `Confirmation: held in the name of Reed`: lines on which one thing of an itinerary is said to have no number. */
export const unconfirmed = (page: Page): number[] =>
  labelled(page, CONFIRMED).flatMap(({ value, line }) => (/\d/.test(value) || !value.includes(' ') ? [] : [line.index]))
