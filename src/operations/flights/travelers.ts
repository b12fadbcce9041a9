import * as v from 'valibot'

/** A party by ages, as a person counts it. */
export interface Party {
  readonly adults: number
  readonly children?: number | undefined
  readonly infants?: number | undefined
}

interface Traveler {
  readonly id: string
  readonly travelerType: 'ADULT' | 'CHILD' | 'HELD_INFANT'
  readonly associatedAdultId?: string
}

/** A party as the travellers of a request, numbered from 1; each infant goes with an adult of its own. */
export function travelersOf({ adults, children = 0, infants = 0 }: Party): Traveler[] {
  const id = (at: number) => String(at + 1)
  const several = (count: number, traveler: (at: number) => Traveler) => Array.from({ length: count }, (_, at) => traveler(at))
  return [
    ...several(adults, (at) => ({ id: id(at), travelerType: 'ADULT' })),
    ...several(children, (at) => ({ id: id(adults + at), travelerType: 'CHILD' })),
    ...several(infants, (at) => ({ id: id(adults + children + at), travelerType: 'HELD_INFANT', associatedAdultId: id(at) })),
  ]
}

/** Travellers that are handed in before anything is booked: who they are is looked at when it is. */
export const ReturnedTravelers = v.pipe(v.array(v.looseObject({ id: v.optional(v.string()) })), v.maxLength(18))
