/** Houses that a plan only puts forward: `Optional: Hotel Sol, 3 nights`, `Vorschlag: Hotel Post`, `Hôtel Mar (en option)`: nobody has booked them. */

import type { FoundProduct } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { remembered } from '../words/remembered.ts'

/** So a line begins or ends in which one is put forward, a language a line. */
const OPEN =
  'optional|option|alternatively|alternative|suggested|suggestion|recommended|alternativ|vorschlag|empfehlung|en option|optionnel|facultatif|conseil|opcional|alternativa|sugerencia|recomendado|facoltativo|opzionale|in alternativa|suggerimento|consigliato|sugestao|em alternativa|optioneel|facultatief|suggestie|alternatief|valfritt|tillval|forslag|valgfritt|valgfri|tilvalg|tillegg|ehdotus|valinnainen|opcjonalnie|opcja|propozycja|volitelne|navrh|alternativne'
const PATTERNS = remembered(() => ({
  before: new RegExp(
    `^[^a-z\\d]*(?:${OPEN})(?: (?:hotel|hotell|house|lodging|stay|unterkunft|hebergement|alojamiento|alloggio|boende|nocleg))?\\s?[:–—]`,
  ),
  behind: new RegExp(`[,(–—-]\\s?(?:${OPEN})\\s?[).]?\\s*$`),
}))

/** Whether all lines that name a house put it forward; what is named nowhere as it was read says nothing. */
function isLeftOpen({ lines }: Page, name: string): boolean {
  const small = plain(name)
  const naming = lines.slice(1).filter(({ plain: said }) => said.includes(small))
  const { before, behind } = PATTERNS()
  return small !== '' && naming.length > 0 && naming.every(({ plain: said }) => before.test(said) || behind.test(said))
}

/** Without such houses, where anything else is told: alone on its page a house may be a choice that was made. */
export function withoutHousesLeftOpen(page: Page, products: readonly FoundProduct[]): readonly FoundProduct[] {
  if (products.length < 2) return products
  return products.filter((product) => product.kind !== 'hotel' || product.name === undefined || !isLeftOpen(page, product.name.value))
}
