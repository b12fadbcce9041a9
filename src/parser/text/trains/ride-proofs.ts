/** What a ride without a number must have beside hours and towns, which shows, tables and parcels have as well. */

import type { FoundProduct } from '../../found.ts'
import { minutesIn } from '../days/block-time.ts'
import type { Page } from '../page/page.ts'
import { isSaidInLabels } from '../page/said-in-labels.ts'
import { isSentence } from '../page/sentences.ts'
import { SIGN_OF_RIDE } from './ride-words.ts'

/** Whether all there is are rides without numbers and labels, on a page that is of no ride. `isBooked`: the page has a booking's number, and names who travels. */
export const areUnproven = (page: Page, products: readonly FoundProduct[], isBooked: boolean): boolean =>
  products.every((product) => product.kind === 'train' && product.number === undefined && !product.departs?.isTold) &&
  !isSaidInLabels(page, SIGN_OF_RIDE) &&
  !(isBooked && products.some((product) => isAddressee(page, product)))

/** A train said to be whose who is written to, a language a line. */
const YOUR_TRAIN =
  /(?<![a-z])(?:your (?:[a-z]{3,10} )?(?:train|coach|bus|sleeper)|(?:ihr|dein|euer) (?:nacht)?(?:zug|bus)|votre (?:train|car|autocar)|(?:il suo|il tuo|il vostro) (?:treno|autobus)|(?:su|tu) (?:tren|autobus)|o seu (?:comboio|autocarro|onibus)|(?:uw|je|jullie) (?:trein|bus)|(?:ditt|ert) tag|(?:dit|jeres|toget ditt|deres) ?(?:tog)?|(?:twoj|panstwa) pociag)(?![a-z])/
/** Said of one that does not run, runs late, or may be won. */
const RUNS_NOT =
  /(?<![a-z])(?:not|n't|book|discover|attend|reservez|buchen|prenota|reserva|cancel[a-z]*|delay[a-z]*|late|win|draw|fallt|ausfall[a-z]*|nicht|verspat[a-z]*|gewinn[a-z]*|supprim[a-z]*|retard[a-z]*|annul[a-z]*|gagn[a-z]*|ritardo|cancellat[a-z]*|vinc[a-z]*|retraso|cancelad[a-z]*|atraso|niet|helaas|vertrag[a-z]*|inte|ikke|installt|forsenk[a-z]*|forsinket|nie|opozn[a-z]*)(?![a-z])/
/** Whether a sentence tells whom it is written to when the train leaves: `Your outbound train leaves London Euston on 13 May at 21:15`. */
const isAddressee = ({ lines }: Page, product: FoundProduct): boolean => {
  const leaves = product.kind === 'train' ? minutesIn(product.departs?.value) : undefined
  return lines.some(
    (line) =>
      line.times.some(({ minutes }) => minutes === leaves) && isSentence(line) && YOUR_TRAIN.test(line.plain) && !RUNS_NOT.test(line.plain),
  )
}
