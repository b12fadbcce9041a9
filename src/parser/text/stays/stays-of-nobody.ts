/** A stay in a house that has no name: where it is, and from when to when. */

import { dated, type Found, type FoundStay } from '../../found.ts'
import type { MomentPair } from '../days/pairs.ts'
import type { AddressMark } from '../places/address-marks.ts'

const RULE = 'the likeliest days'

/** The stay of two days at the only address of a page; none where there are others, or none. */
export function staysOfNobody(
  { first, second }: MomentPair,
  addresses: readonly AddressMark[],
  confirmation?: Found,
): readonly FoundStay[] {
  const [only, ...more] = addresses
  const isSame = ({ address }: AddressMark): boolean => address.lines?.[0] === only?.address.lines?.[0]
  if (!only?.address.lines || !more.every(isSame)) return []
  return [
    {
      kind: 'hotel',
      checkIn: dated({ value: first.date, rule: RULE, label: first.hit.label, sure: 0.7 }, first.guessed),
      checkOut: dated({ value: second.date, rule: RULE, label: second.hit.label, sure: 0.7 }, second.guessed),
      ...(confirmation && { confirmation }),
      address: { value: only.address, rule: 'the only address', sure: 0.7 },
    },
  ]
}
