/** What heads a booking and says of what kind the house is: `Conferma prenotazione agriturismo`, which is no house of that name. */

import { isReferenceAlone } from '../references/reference-labels.ts'
import { OF_BOOKING } from '../words/booking-words.ts'
import { HOUSE_KIND, LODGING } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { wordSet } from '../words/vocabulary.ts'

/** Houses are called so, too: `Hotel La Reserva`. */
const MAY_BE_NAME = wordSet('reserva')
const SMALL = wordSet(
  'a an the your our my of for in at de du des d la le les del della dell di da do dos das il lo i der die den ihre ihrer ihr deine fur im el su tu tua sua suo tuo van voor het je uw av af till til din ditt w na dla ve',
)

/** Whether a name is made of such words and of kinds of houses alone. */
export function isBookingHeading(name: string): boolean {
  const words = plain(name)
    .split(/[^a-z&]+/)
    .filter((word) => word !== '')
  const isKind = (word: string): boolean => LODGING.has(word) || HOUSE_KIND.exec(word)?.[0] === word
  return (
    words.some((word) => OF_BOOKING.has(word)) &&
    words.every((word) => OF_BOOKING.has(word) || MAY_BE_NAME.has(word) || SMALL.has(word) || isKind(word))
  )
}

/** What says that a number is meant. */
const SAYS_NUMBER = /(?<![a-z])ref(?:s|\.|(?![a-z]))|(?:nummer|nummern|number|numero|nr|n[°º])(?![a-z])/
/** `Réf. hôtel`, `Reservierungsnummer des Hotels`: the label of the number that a house has for a booking is called by a kind of house, too. */
export function isLabelOfNumber(name: string): boolean {
  const small = plain(name)
  return !/\d/.test(small) && SAYS_NUMBER.test(small) && isReferenceAlone(small.split(HOUSE_KIND).join(' '))
}
