/** Where the house of the one stay of a document is. */

import type { FoundAddress } from '../../src/parser/found.ts'
import { addressSlots, likelyAddresses } from '../../src/parser/text/roles/addresses.ts'
import { addressLine, sameAddress } from '../score-fields.ts'
import { byScore, type RoleDocument, type RoleKind } from './documents.ts'

interface Place {
  readonly name: string | undefined
  readonly address: string
}

function placeOf({ trip }: RoleDocument): Place | undefined {
  const [{ name, address } = {}, ...more] = (trip.products ?? []).flatMap(({ hotel }) => hotel ?? [])
  return more.length === 0 && address ? { name, address: addressLine(address) } : undefined
}
const lineOf = ({ city, ...address }: FoundAddress): string =>
  addressLine({ ...address, lines: [...(address.lines ?? [])], ...(city !== undefined && { cityName: city }) } as Parameters<
    typeof addressLine
  >[0])

const examples: RoleKind['examples'] = (documents) => ({
  address: documents.flatMap((document) => {
    const place = placeOf(document)
    if (!place) return []
    return addressSlots(document.page, place.name).map(({ mention, slots }) => ({
      slots,
      isSo: sameAddress(place.address, lineOf(mention.address)),
    }))
  }),
})

const measured: RoleKind['measured'] = (tell) => {
  const told = tell((roles, document) => {
    const place = placeOf(document)
    if (!place) return undefined
    const [best] = likelyAddresses(roles, document.page, place.name).all
    return {
      score: best?.score ?? Number.NEGATIVE_INFINITY,
      isRight: best !== undefined && sameAddress(place.address, lineOf(best.mark.address)),
    }
  })
  return ['the address of the house, by how sure it is:', ...byScore(told, [4, 3, 2, 1, 0, -1, -2, Number.NEGATIVE_INFINITY])]
}

export const addresses: RoleKind = { examples, measured }
