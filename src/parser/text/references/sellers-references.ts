/** Numbers by the name of whoever sold the booking beside a word for one: `Dossier Sunways`, `Código da Sunways`, `Sunways-Vorgangsnummer`. */

import { labelled } from '../page/labelled.ts'
import type { Page } from '../page/page.ts'
import { lettersOf, plain } from '../words/plain.ts'
import { rememberedFor } from '../words/remembered.ts'
import { isReferenceWord, referenceLabels } from './reference-labels.ts'
import { isCode } from './reference-values.ts'
import type { Reference } from './references.ts'
import { BESIDE, isSupplier } from './supplier-labels.ts'
import { codeIn } from './supplier-values.ts'

/** What heads a page or stands beside its number, and is no name. */
const NO_NAME =
  /^(?:invoice|rechnung|factur|fattura|fatura|faktura|receipt|quittung|recibo|customer|kunde|client|klant|asiakas|member|mitglied|miembro|medlem|passenger|traveller|reisend|payment|zahlung|pagamento|paiement|betal|insurance|versicherung|parking|grupp|grupo|price|datum|status|details|ihre|votre|confirm|bestatig|airline|agency|agentur|agenc|agence|agenzia|vermieter|locadora|noleggiatore|proveedor|guest|phone|claim|partner|polic|poliz|objekt|object|propert)|^(?:gast|gaste|socio|house|haus|flight|flug|vuelo|volo|voo|train|zug|car|room|zimmer|group|total|date|fecha|your)$/
/** What runs and sells journeys, and what is sold: words of labels, and of names as well. */
const OF_NAMES =
  /^(?:hotels?|airline|car|rail|railway|mietwagen|mietauto|leihwagen|vendor|supplier|carrier|loueur|trip|travel|journey|tour|reise|reis|resa|viaje|viagem|viaggio|voyage|rental|hire|miet|alquiler|noleggio|aluguer|huur|location|sale|venta|vente|vendita|verkauf|reservations|bookings|reservas|reservaciones|vacances|online|group|grupo|grupp[oe])$/
/** Lines that are the head of a page. */
const HEAD = 4
/** Letters of a name. */
const [FEWEST, MOST] = [5, 24]
/** Letters of a label with a name. */
const LABEL = /^(?:[^:\d]|(?<=[a-z]\d?)\d){8,45}?(?=\s*(?::|$))/
const DOMAIN = /\.(?:com|net|org|de|it|fr|es|nl|pl|se|dk|no|pt|eu|co\.uk|com\.br|example)(?![a-z])/g

/** Whether a name begins what stands at the head of a page, or is that of who wrote it; where it stands among other words, it may be any word. */
function isWriter({ lines, mailbox }: Page, name: string): boolean {
  const heads = lines.slice(1).filter(({ text }) => text.trim() !== '')
  const cells = heads.slice(0, HEAD).flatMap((line) => line.cells.map((cell) => line.plain.slice(cell.start, cell.end)))
  // The label itself is no head.
  const begins = cells.filter((cell) => referenceLabels(cell).length === 0).map(lettersOf)
  return begins.some((begin) => begin.startsWith(name)) || lettersOf(plain(mailbox ?? '')).includes(name)
}

/** The name in a label that is made of it and of words for numbers, and of nothing else. */
function nameIn(said: string): string | undefined {
  const words = said.replace(DOMAIN, '').match(/[a-z]+/g) ?? []
  const isOther = (word: string): boolean => isReferenceWord(word) || BESIDE.has(word)
  const [first, last] = [words.findIndex((word) => !isOther(word)), words.findLastIndex((word) => !isOther(word))]
  const named = words.slice(first, last + 1)
  const letters = named.join('')
  // It begins or ends the label.
  const isOutside = first === 0 || last === words.length - 1
  const isName = named.length < 3 && !named.some((word) => isOther(word) || isSupplier(word) || NO_NAME.test(word)) && isOutside
  const isOfNumber = words.some((word) => word.length > 1 && isReferenceWord(word) && !BESIDE.has(word) && !OF_NAMES.test(word))
  return first >= 0 && isOfNumber && isName && letters.length >= FEWEST && letters.length <= MOST ? letters : undefined
}

/** Those of a page. Airlines and railways sell what they run, and their numbers have labels of their own. */
export const sellersReferences = rememberedFor((page: Page): readonly Reference[] => {
  const isSeller = (name: string): boolean => page.gazetteer.airlineNamed(name) === undefined && isWriter(page, name)
  const label = (cell: string): string | undefined => {
    const said = LABEL.exec(cell)?.[0]
    const name = said === undefined ? undefined : nameIn(said)
    return name !== undefined && isSeller(name) ? said : undefined
  }
  return labelled(page, label).flatMap(({ label: said, value, line, start }): Reference[] => {
    const code = codeIn(value)
    return code === undefined || !isCode(code) || line.dates.length > 0
      ? []
      : [{ value: code, line: line.index, start, rule: `label "${said}"`, label: said, rank: 2, isBooking: true }]
  })
})

/** Those of a page that no seller is named beside, where any of them is said to be of a booking; else all. */
export function notSellers(page: Page, references: readonly Reference[]): readonly Reference[] {
  const theirs = new Set(sellersReferences(page).map(({ value }) => value))
  const others = references.filter(({ value }) => !theirs.has(value))
  return theirs.size > 0 && others.some(({ isBooking, line }) => isBooking && line > 0) ? others : references
}
