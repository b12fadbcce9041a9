import { optional, usually } from '../../core/fields.ts'
import { count, oneOf, text } from '../../core/words.ts'
import { travelerTypes } from './model.ts'
/** Who travels. */

/** Counted by age, as a person does. */
export const party = {
  adults: usually(count('Travellers aged 12 or over', 1, 9), 1),
  children: optional(count('Children from 2 to 11, each with a seat', 0, 9, 1)),
  infants: optional(count('Children under 2 on an adult’s lap', 0, 9, 1)),
}

/** The same, counted. */
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

/** A traveller as requests name one. */
export const namedTraveler = {
  id: text('Name of the traveller within the request', 20, '1'),
  travelerType: oneOf(travelerTypes, 'Age group'),
  associatedAdultId: optional(text('The adult who holds an infant', 20, '1')),
}
