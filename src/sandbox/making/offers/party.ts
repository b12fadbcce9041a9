import type { TravelerType } from '../../../operations/flights/model.ts'

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

/** Seats one reservation can have. */
const mostSeats = 9

/** What is wrong with the travellers of an offer: where, and what. Each has an id of their own, and each infant the lap of an adult of its own. */
export function partyComplaints(party: readonly Traveler[]): { readonly at: number; readonly member: string; readonly says: string }[] {
  const laps = new Set(party.filter(({ type }) => type === 'ADULT' || type === 'SENIOR').map(({ id }) => id))
  const ids = new Set<string>()
  const complaints = party.flatMap(({ id, type, adult = '' }, at) => {
    const isKnown = ids.has(id)
    ids.add(id)
    return [
      ...(isKnown ? [{ at, member: 'travelerId', says: `is for two travellers "${id}"` }] : []),
      ...(type === 'HELD_INFANT' && !laps.delete(adult)
        ? [{ at, member: 'associatedAdultId', says: `has an infant "${id}" that no adult holds, or one who holds another` }]
        : []),
    ]
  })
  const seats = seatsOf(party)
  return seats > mostSeats
    ? [{ at: mostSeats, member: 'travelerId', says: `is for ${seats} seats; one reservation has at most ${mostSeats}` }]
    : complaints
}
