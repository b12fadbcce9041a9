/** A stay as it is handed on, of its days and the house they are in: with where that is, and for how many. */

import { dated, type Found, type FoundAddress, type FoundStay } from '../../found.ts'
import type { MomentPair } from '../days/pairs.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { isReferenceAlone } from '../references/reference-labels.ts'
import { remembered } from '../words/remembered.ts'
import type { House } from './house-names.ts'
import { placeOfHouse } from './house-places.ts'
import { addressNear, nearestTo, ownAddress, withoutName, withStreetBetween } from './stay-addresses.ts'
import type { Lodging } from './stay-days.ts'
import { ADULT_COUNT, ROOM_COUNT } from './stay-words.ts'

/** What of a page is of one stay, and what of the others. */
export interface Surroundings {
  readonly isOwn: (line: number) => boolean
  readonly others: readonly House[]
  /** The lines that name a house. */
  readonly naming: (house: House) => readonly number[]
}

/** The address of a house: of those among its own lines, else of those no other is nearer to, the nearest to its name. */
function addressOf(
  { page, addressed: marked }: Lodging,
  { first }: MomentPair,
  house: House,
  { isOwn, others, naming }: Surroundings,
): Found<FoundAddress> | undefined {
  // `Reserva nº 448812` below a house helps to know it, and has as many figures as a postal code.
  const addressed = remembered(() => marked().filter(({ line, start, end }) => !isReferenceAlone(line.plain.slice(start, end))))
  const near = addressed().filter(({ line }) => isOwn(line.index))
  const names = naming(house)
  const apart = ({ line }: AddressMark, from: readonly number[]): number => nearestTo(line.index, from)
  const fromOthers = (mark: AddressMark): number =>
    others.reduce((least, other) => Math.min(least, apart(mark, naming(other))), Number.POSITIVE_INFINITY)
  // What stands nearer to another house is its address.
  const free = near.length > 0 ? near : addressed().filter((mark) => apart(mark, names) <= fromOthers(mark))
  const address =
    addressNear(free, names, first.hit.line.index, others.length === 0) ??
    (others.length === 0 ? ownAddress(page, addressed(), house) : undefined)
  if (address) {
    const value = withoutName(withStreetBetween(page, address, names), house.name)
    return { value, rule: 'the address nearest to the name', sure: 0.8 }
  }
  const place = placeOfHouse(page, house.name, house.line)
  return place && { value: place, rule: 'the place beside the name', sure: 0.7 }
}

const countFound = (count: string | undefined, rule: string): Found<number> | undefined =>
  count === undefined ? undefined : { value: Number(count), rule, sure: 0.8 }

/** The stay of two days in a house, with its number where that is known. */
export function stayOfHouse(
  lodging: Lodging,
  pair: MomentPair,
  house: House,
  confirmation: Found | undefined,
  around: Surroundings,
): FoundStay {
  const { first, second } = pair
  const { whole } = lodging.page
  const address = addressOf(lodging, pair, house, around)
  const rooms = countFound(ROOM_COUNT.exec(whole)?.[1], 'a number of rooms')
  const adults = countFound(ADULT_COUNT.exec(whole)?.[1], 'a number of adults')
  return {
    kind: 'hotel',
    name: { value: house.name, rule: house.rule, sure: house.sure },
    checkIn: dated({ value: first.date, rule: `label "${first.hit.label}"`, label: first.hit.label, sure: 0.9 }, first.guessed),
    checkOut: dated({ value: second.date, rule: `label "${second.hit.label}"`, label: second.hit.label, sure: 0.9 }, second.guessed),
    ...(confirmation && { confirmation }),
    ...(address && { address }),
    ...(rooms && { rooms }),
    ...(adults && { adults }),
  }
}
