/** Which number of a document is that of its booking, where that is one. */

import { bookingNumberBy } from '../../src/parser/text/roles/booking-numbers.ts'
import { numberSlots } from '../../src/parser/text/roles/number-features.ts'
import { unspaced } from '../../src/parser/text/roles/numbers.ts'
import { byScore, type RoleDocument, type RoleKind } from './documents.ts'

/** All numbers that its booking has, none where it has none; undefined where more is booked than one. */
function numbersOf({ trip }: RoleDocument): ReadonlySet<string> | undefined {
  const [{ hotel, car, train, air } = {}, ...more] = trip.products ?? []
  if (more.length > 0) return undefined
  const own = hotel?.confirmationNumber ?? car?.confirmationNumber ?? train?.confirmNbr ?? air?.confirmationNumber
  return new Set([trip.reference, own].flatMap((number) => (number === undefined ? [] : unspaced(number))))
}

const examples: RoleKind['examples'] = (documents) => ({
  number: documents.flatMap((document) => {
    const numbers = numbersOf(document)
    if (!numbers) return []
    return numberSlots(document.page).map(({ mention, slots }) => ({ slots, isSo: numbers.has(unspaced(mention.value)) }))
  }),
})

const measured: RoleKind['measured'] = (tell) => {
  const told = tell((roles, document) => {
    const numbers = numbersOf(document)
    const number = numbers && bookingNumberBy(roles, document.page)
    return number && { score: number.sure, isRight: numbers.has(unspaced(number.mention.value)) }
  })
  return ['the number right, by how sure it is:', ...byScore(told, [3, 2, 1, 0, -1, -2, Number.NEGATIVE_INFINITY])]
}

export const bookingNumbers: RoleKind = { examples, measured }
