/** What a ride without a number must have beside hours and towns, which shows, tables and parcels have as well. */

import type { FoundProduct } from '../found.ts'
import { minutesIn } from './block-time.ts'
import type { Page } from './page.ts'
import { SIGN_OF_RIDE } from './ride-words.ts'
import { isSaidInLabels } from './said-in-labels.ts'
import { isSentence } from './sentences.ts'

/** Whether all there is are rides without numbers and labels, on a page that is of no ride. */
export const areUnproven = (page: Page, products: readonly FoundProduct[], referred: boolean): boolean =>
  products.every((product) => product.kind === 'train' && product.number === undefined && !product.departs?.isTold) &&
  !isSaidInLabels(page, SIGN_OF_RIDE) &&
  !(referred && products.some((product) => isAddressed(page, product)))

/** Said to whom travels. */
const YOURS =
  /(?<![a-z])(?:your?|ihre?[nmrs]?|sie|deine?[nmrs]?|du|votre|vous|ton|tu|su|usted|vuestr[oa]|la sua|il suo|vostr[oa]|o seu|a sua|uw|jullie|je|din|ditt|ni|deres|twoj[a-z]*|panstwa|vas[ae]?)(?![a-z])/
/** Whether a sentence to whom travels tells when it leaves, and that it is a train: `Your outbound train leaves London Euston on 13 May at 21:15`. */
const isAddressed = ({ lines }: Page, product: FoundProduct): boolean => {
  const leaves = product.kind === 'train' ? minutesIn(product.departs?.value) : undefined
  return lines.some(
    (line) =>
      line.times.some(({ minutes }) => minutes === leaves) &&
      isSentence(line) &&
      YOURS.test(line.plain) &&
      SIGN_OF_RIDE.in(line.plain).size > 0,
  )
}
