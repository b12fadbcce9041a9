/** Whoever pays for a journey, told with an address as houses are. */

import type { FoundStay } from '../../found.ts'
import { neighbour } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { LEADING_TITLE } from '../people/names.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { OWN_IN } from './stay-labels.ts'

/** `Datos del comprador`, `Billing address`: all of a line, or of its beginning before a colon. */
const OF_BUYER =
  /^(?:datos (?:del (?:comprador|cliente|titular|pagador)|de (?:facturacion|contacto))|comprador|facturar a|(?:buyer|purchaser|billing|contact|customer) (?:details?|information|address|data)|buyer|purchaser|billed to|bill to|rechnungs(?:adresse|anschrift|empfanger(?:in)?)|kontaktdaten|besteller(?:in)?|kaufer(?:in)?|acheteur|adresse de facturation|coordonnees(?: de l'acheteur| de facturation)?|dati (?:dell'acquirente|di fatturazione|di contatto)|acquirente|intestatario fattura|dados (?:do comprador|de fatura(?:cao|mento)|de contacto)|factuuradres|factuurgegevens|contactgegevens|koper|faktur(?:a|erings)adress|kontaktuppgifter|kopare|fakturaadresse|kontaktopplysninger|kontaktoplysninger|kjoper|kober|dane (?:kupujacego|do faktury|kontaktowe)|kupujacy|nabywca|laskutusosoite|ostaja)\s*(?::|$)/

const isUnderBuyer = (page: Page, line: Line): boolean =>
  OF_BUYER.test(line.plain.trim()) || OF_BUYER.test(neighbour(page, line.index, -1)?.plain.trim() ?? '')

/** Whether a name stands behind the title of a person: `Sr. Joaquín Ferrer - Adulto`. */
function isTitled({ text, plain: small }: Line, name: string): boolean {
  const at = small.indexOf(name)
  return (
    at > 0 &&
    LEADING_TITLE.test(
      text
        .slice(0, at)
        .split(/\s{2,}/)
        .at(-1) ?? '',
    )
  )
}

/** Lines in which a house below `Contact details` tells when one checks in. */
const ABOVE_STAY = 6
const isAboveStay = ({ lines }: Page, { index }: Line): boolean =>
  lines.slice(index + 1, index + 1 + ABOVE_STAY).some(({ plain: small, dates }) => dates.length > 0 && small.trim().search(OWN_IN) === 0)

/** Whether what looks like a house is who pays: its name stands below words for that, or it has a title and stands nowhere but there. */
export function isBuyer(page: Page, { name }: FoundStay): boolean {
  const small = plain(name?.value ?? '')
  if (small === '' || HOUSE_KIND.test(small)) return false
  const named = page.lines.filter((line) => line.plain.includes(small))
  if (named.some((line) => isAboveStay(page, line))) return false
  return named.some((line) => isUnderBuyer(page, line)) && named.every((line) => isUnderBuyer(page, line) || isTitled(line, small))
}
