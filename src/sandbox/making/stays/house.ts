import type { Currency } from '../../data/atlas.types.ts'
import type { StayTerms } from '../../data/stayterms.ts'
import type { World } from '../../world.ts'
import { localTime } from '../clocks.ts'
import { currencyIn } from '../money.ts'
import type { Hotel } from './hotel.ts'
import { leftByOthers, type RoomKind, roomKindsOf } from './rooms.ts'
import { type Levies, leviesAt } from './taxes.ts'

/** A hotel with all that its offers are made of. */
export interface House {
  readonly hotel: Hotel
  readonly kinds: readonly RoomKind[]
  readonly levies: Levies
  /** Its own currency, in which it asks round prices. */
  readonly currency: Currency
  /** IANA zone. */
  readonly zone: string
  /** The day it is there. */
  readonly today: string
}

/** Kilometres within which an airport has the clocks of a town that has none. */
const nearby = 400

export function houseOf({ atlas, seed, now }: World, terms: StayTerms, hotel: Hotel): House {
  const [airport = atlas.near({ ...hotel, radius: nearby })[0]?.item] = atlas.airportsOf(hotel.cityCode)
  const zone = airport?.zone ?? 'Europe/London'
  return {
    hotel,
    kinds: roomKindsOf(seed, hotel, terms.rooms, terms.extras),
    levies: leviesAt(terms, hotel),
    currency: currencyIn(atlas, hotel.country),
    zone,
    today: localTime(atlas, { zone }, now()).slice(0, 10),
  }
}

/** What rooms of a night are taken of. */
export const nightAt = ({ id }: Hotel, night: string): string => `hotel ${id} ${night}`

/** Rooms of a kind that are free in every one of the nights. */
export function roomsFree({ seed, ledger }: World, hotel: Hotel, kind: RoomKind, nights: readonly string[]): number {
  const free = nights.map((night) => {
    const taken = ledger.taken(nightAt(hotel, night)).filter(({ part }) => part === kind.row.code).length
    return leftByOthers(seed, hotel, kind, night) - taken
  })
  return Math.max(0, Math.min(...free))
}
