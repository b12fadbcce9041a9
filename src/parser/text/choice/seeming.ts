/** What seems to be on a page before it is asked which of two things read from the same words is the likelier. */

import { type FoundFlight, type FoundProduct, type FoundStay, type FoundTrain, isStay } from '../../found.ts'
import { hasFewFlights } from '../flights/airline-codes.ts'
import { areOfHire, isFlown } from '../hires/hires.ts'
import type { Page } from '../page/page.ts'
import { WORD_OF_RIDE } from '../trains/ride-words.ts'
import { isPostalCode } from '../trains/seeming-rides.ts'
import { SIGN_OF_AIR } from '../words/air-words.ts'
import { SHOW } from '../words/shows.ts'
import { wordSet } from '../words/vocabulary.ts'

/** Signs of flying that railways, coaches and ferries share. */
const SHARED = wordSet('baggage bagage gepack equipaje bagaglio bagagem cabin pnr eticket e-ticket boarding terminal')

/** When a product begins and ends. */
export const moments = (product: FoundProduct): readonly (string | undefined)[] => {
  if (product.kind === 'car') return [product.pickUp?.value, product.dropOff?.value]
  if (product.kind === 'hotel') return []
  return [product.departs?.value, product.arrives?.value]
}

/** Whether a moment of a product is one of another's. */
export function isTaken(product: FoundProduct, others: readonly FoundProduct[]): boolean {
  const own = moments(product).filter((moment) => moment?.includes('T'))
  return others.some((other) => moments(other).some((moment) => own.includes(moment)))
}

/** Whether the line of a flight's number speaks of flying. */
export const isSaidToFly = (page: Page, { number }: FoundFlight): boolean =>
  page.lines.some((line) => line.flights.some((mark) => mark.number === number?.value) && SIGN_OF_AIR.in(line.plain).size > 0)

/** Whether it is of an airline that flies much: the codes of others begin plates, groups and sums as well. */
const isOfKnown = ({ gazetteer }: Page, { carrier }: FoundFlight): boolean =>
  carrier !== undefined && gazetteer.airline(carrier.value) !== undefined && !hasFewFlights(carrier.value)

/** Whether its airports are told by their codes in brackets, as `London (LHR)`: that speaks of flying as words do. */
const isInBrackets = (page: Page, { from, to }: FoundFlight): boolean =>
  [from, to].every((place) => place !== undefined && page.lines.some(({ text }) => text.includes(`(${place.value})`)))

/** What seems to be on a page, and how many of its words speak of what. */
export interface Rivals {
  readonly page: Page
  readonly flights: readonly FoundFlight[]
  readonly trains: readonly FoundTrain[]
  readonly stays: readonly FoundStay[]
  /** Flights whose airports and days are told by codes and labels. */
  readonly withLabels: readonly FoundFlight[]
  /** Flights whose airports are told by codes in brackets. */
  readonly inBrackets: readonly FoundFlight[]
  /** Those with labels, and others that are said to fly. */
  readonly certain: readonly FoundFlight[]
  readonly numbered: readonly FoundTrain[]
  readonly air: number
  readonly ridden: number
  /** The same, with the number of a train for a word. */
  readonly rail: number
  readonly shown: number
  readonly isShow: boolean
}

/** What seems to be on a page, but for what is of a hired car. */
export function rivalsOf(page: Page, all: readonly FoundProduct[]): Rivals {
  const products = all.filter(
    (product) => (product.kind === 'train' && product.number !== undefined) || isFlown(product, all) || !areOfHire([product], all),
  )
  const trains = products.filter((product): product is FoundTrain => product.kind === 'train' && !isPostalCode(page, product))
  const flights = products.filter((product): product is FoundFlight => product.kind === 'air')
  const stays = products.filter(isStay)
  const withLabels = flights.filter(
    (flight) =>
      [flight.from, flight.to, flight.departs].every((found) => found?.isTold) && (isOfKnown(page, flight) || isSaidToFly(page, flight)),
  )
  const inBrackets = flights.filter((flight) => isInBrackets(page, flight))
  const certain = flights.filter((flight) => withLabels.includes(flight) || (flight.departs?.isTold && isSaidToFly(page, flight)))
  const numbered = trains.filter(({ number }) => number !== undefined)
  const ridden = WORD_OF_RIDE.in(page).size
  const rail = Math.max(ridden, numbered.length > 0 ? 1 : 0)
  // Towns with times of day are as well the dates of a tour as stops of a train that has no number.
  const shown = SHOW.in(page).size
  const isShow = shown > Math.max(2, rail)
  // A railway that says what luggage one may bring speaks of no flight, whose letters its trains may have: `IC 5238`.
  const names = new Set(numbered.map(({ number }) => number?.value.replaceAll(' ', '')))
  const areTrains = flights.length > 0 && flights.every(({ carrier, number }) => names.has(`${carrier?.value}${number?.value}`))
  const signs = [...SIGN_OF_AIR.in(page)].filter((sign) => !areTrains || certain.length > 0 || !SHARED.has(sign))
  return { page, flights, trains, stays, withLabels, inBrackets, certain, numbered, air: signs.length, ridden, rail, shown, isShow }
}
