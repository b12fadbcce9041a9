/** A party by ages, as a person counts it. */
export interface Party {
  readonly adults: number
  readonly children?: number | undefined
  readonly infants?: number | undefined
}

/** A party as the travellers of a request, numbered from 1; each infant goes with an adult of its own. */
export function travelersOf({ adults, children = 0, infants = 0 }: Party) {
  const id = (at: number) => String(at + 1)
  return [
    ...Array.from({ length: adults }, (_, at) => ({ id: id(at), travelerType: 'ADULT' as const })),
    ...Array.from({ length: children }, (_, at) => ({ id: id(adults + at), travelerType: 'CHILD' as const })),
    ...Array.from({ length: infants }, (_, at) => ({
      id: id(adults + children + at),
      travelerType: 'HELD_INFANT' as const,
      associatedAdultId: id(at),
    })),
  ]
}
