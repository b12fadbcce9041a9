import type { TravelerType } from '../../operations/flights/model.ts'

/** Who travels on an offer, and what part of the adult price each pays. */
export interface Traveler {
  readonly id: string
  readonly type: TravelerType
  /** The adult who holds an infant. */
  readonly adult?: string | undefined
}

/** Share of the adult fare: children 75 %, infants on a lap 10 %, as airlines file them. */
const fareShares: Readonly<Record<TravelerType, number>> = {
  ADULT: 1,
  SENIOR: 1,
  YOUNG: 1,
  STUDENT: 1,
  CHILD: 0.75,
  SEATED_INFANT: 0.75,
  HELD_INFANT: 0.1,
}

export const fareShare = (type: TravelerType): number => fareShares[type]

/** Infants on a lap take no seat and pay no airport taxes. */
export const takesSeat = (type: TravelerType): boolean => type !== 'HELD_INFANT'

export const seatsOf = (party: readonly Traveler[]): number => party.filter(({ type }) => takesSeat(type)).length

/** Travellers of a request, or of an offer, as the party they are. */
export const partyOf = (
  travelers: readonly { id: string; travelerType: TravelerType; associatedAdultId?: string | undefined }[],
): Traveler[] => travelers.map(({ id, travelerType, associatedAdultId }) => ({ id, type: travelerType, adult: associatedAdultId }))
