import type { FoundFlight, FoundProduct } from '../found.ts'

/** Where airlines fly, as the tables know it. */
export interface Network {
  /** Whether the tables tell of any flight of an airline. */
  readonly flies: (airline: string) => boolean
  /** Whether an airline flies to an airport at all. */
  readonly serves: (airline: string, airport: string) => boolean
  /** Whether anybody flies non-stop between two airports. */
  readonly isRoute: (from: string, to: string) => boolean
}

/**
 * What the text of a document seems to say, without flights that nobody flies. Two letters and a number are as often a train, a paragraph
 * or a paper size, and words near them are names of cities: where no airport is told by its code, the airline has to fly there.
 */
export function believable(products: readonly FoundProduct[], network: Network): FoundProduct[] {
  const flown = products.filter((product) => product.kind !== 'air' || isFlown(product, network))
  // `ICE 123` beside `CE 123`: what is left of a flight with the number of a train is the flight.
  const flights = new Set(flown.flatMap((product) => (product.kind === 'air' ? nameOf(product) : [])))
  return flown.filter((product) => product.kind !== 'train' || !flights.has((product.number?.value ?? '').replace(/\s/g, '')))
}

const nameOf = ({ carrier, number }: FoundFlight): string => `${carrier?.value ?? ''}${number?.value ?? ''}`

const isNamed = (end: FoundFlight['from']): boolean => end?.how === 'name'

/** A code that the tables do not know is an airline's all the same where it cannot be a word: `D8`, but not `MI`. */
const isForeign = (carrier: string, { flies }: Network): boolean => /\d/.test(carrier) && !flies(carrier)

function isFlown({ carrier, from, to, arrives, isSaid }: FoundFlight, network: Network): boolean {
  if (!carrier || !from || !to || !isNamed(from) || !isNamed(to)) return true
  // Charters fly where nobody else does: a word says that it is a flight, and it takes as long as one.
  if (isSaid && arrives && !network.flies(carrier.value)) return true
  const ends = [from, to].filter(({ value }) => network.serves(carrier.value, value)).length
  return ends === 2 || ((ends === 1 || isForeign(carrier.value, network)) && network.isRoute(from.value, to.value))
}
