/** Numbers by the name of whoever sold the booking beside a word for one: `Dossier Sunways`, `Código da Sunways`, `Sunways-Vorgangsnummer`. */

import { labelled } from '../page/labelled.ts'
import type { Page } from '../page/page.ts'
import { lettersOf, plain } from '../words/plain.ts'
import { rememberedFor } from '../words/remembered.ts'
import { isReferenceWord } from './reference-labels.ts'
import { isCode } from './reference-values.ts'
import type { Reference } from './references.ts'
import { BESIDE } from './supplier-labels.ts'
import { codeIn } from './supplier-values.ts'

/** What heads a page or stands beside its number, and is no name. */
const NO_NAME =
  /^(?:invoice|rechnung|factur|fattura|fatura|faktura|receipt|quittung|recibo|customer|kunde|client|klant|asiakas|member|mitglied|miembro|medlem|passenger|traveller|reisend|payment|zahlung|pagamento|paiement|betal|insurance|versicherung|parking|grupp|grupo|price|datum|status|details|ihre|votre|confirm|bestatig|airline|agency|agentur|agenc|agence|agenzia|vermieter|locadora|noleggiatore|proveedor|guest|phone)|^(?:gast|gaste|socio|house|haus|flight|flug|vuelo|volo|voo|train|zug|car|room|zimmer|group|total|date|fecha|your)$/
/** What runs and sells journeys, and what is sold: words of labels, and of names as well. */
const OF_NAMES =
  /^(?:hotels?|airline|car|rail|railway|mietwagen|mietauto|leihwagen|vendor|supplier|carrier|loueur|trip|travel|journey|tour|reise|reis|resa|viaje|viagem|viaggio|voyage|rental|hire|miet|alquiler|noleggio|aluguer|huur|location|sale|venta|vente|vendita|verkauf|reservations|bookings|reservas|reservaciones|vacances|online|group|grupo|grupp[oe])$/
/** Lines that are the head of a page. */
const HEAD = 4
/** Letters of a name. */
const [FEWEST, MOST] = [5, 24]
/** Letters of a label with a name. */
const LABEL = /^[^:]{8,45}?(?=\s*(?::|$))/
const DOMAIN = /\.(?:com|net|org|de|it|fr|es|nl|pl|se|dk|no|pt|eu|co\.uk|com\.br|example)(?![a-z])/g

/** What begins the lines at the head of a page, and who wrote it, in letters alone. */
const headsOf = ({ lines, mailbox }: Page): readonly string[] => {
  const heads = lines.slice(1).filter(({ text }) => text.trim() !== '')
  return [...heads.slice(0, HEAD).map((line) => line.plain), plain(mailbox ?? '')].map(lettersOf)
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
  const isName = named.length < 3 && !named.some((word) => isOther(word) || NO_NAME.test(word)) && isOutside
  const isOfNumber = words.some((word) => isReferenceWord(word) && !OF_NAMES.test(word))
  return first >= 0 && isOfNumber && isName && letters.length >= FEWEST && letters.length <= MOST ? letters : undefined
}

/** Those of a page. Airlines and railways sell what they run, and their numbers have labels of their own. */
export const sellersReferences = rememberedFor((page: Page): readonly Reference[] => {
  const heads = headsOf(page)
  const isSeller = (name: string): boolean => page.gazetteer.airlineNamed(name) === undefined && heads.some((head) => head.includes(name))
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
