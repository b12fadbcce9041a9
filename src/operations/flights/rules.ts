import type { Complaint } from '../../core/faults.ts'
import { counted } from '../../core/view.ts'
import type { Party } from './party.ts'

/** Seats one reservation can have. */
const mostSeats = 9

/** What the inputs of a flight search demand of one another. */

export const returnAfterDeparture = (input: { departureDate: string; returnDate?: string | undefined }): Complaint[] =>
  input.returnDate !== undefined && input.returnDate < input.departureDate
    ? [{ fault: 'date', path: ['returnDate'], says: `is before the departure on ${input.departureDate}`, got: input.returnDate }]
    : []

/** A reservation seats nine, and every infant needs a lap. */
export function mostTravelers({ adults, children = 0, infants = 0 }: Party): Complaint[] {
  const complaints: Complaint[] = []
  if (adults + children > mostSeats) {
    complaints.push({
      fault: 'combination',
      path: ['children'],
      says: `makes ${adults + children} seats with ${adults} adults: at most ${mostSeats} fit one search`,
    })
  }
  if (infants > adults) {
    complaints.push({
      fault: 'combination',
      path: ['infants'],
      says: `is more than the ${counted(adults, 'adult')} who can hold them`,
      got: infants,
    })
  }
  return complaints
}

export const airlinesOnce = (input: {
  includedAirlineCodes?: string[] | undefined
  excludedAirlineCodes?: string[] | undefined
}): Complaint[] =>
  input.includedAirlineCodes && input.excludedAirlineCodes
    ? [
        {
          fault: 'combination',
          path: ['excludedAirlineCodes'],
          says: 'cannot be combined with a list of included airlines: give one of the two',
        },
      ]
    : []

/** Legs follow one another in time. */
export const legsInOrder = (legs: readonly { departureDateTimeRange: { date: string } }[]): Complaint[] =>
  legs.flatMap(({ departureDateTimeRange: { date } }, at): Complaint[] => {
    const before = legs[at - 1]?.departureDateTimeRange.date
    const path = ['originDestinations', at, 'departureDateTimeRange', 'date']
    return before !== undefined && date < before
      ? [{ fault: 'date', path, says: `is before the leg that comes first, on ${before}`, got: date }]
      : []
  })

/** Nine seats at most; each infant on a lap is held by an adult of its own. */
export function infantsHeld(
  travelers: readonly { id: string; travelerType: string; associatedAdultId?: string | undefined }[],
): Complaint[] {
  const seated = travelers.filter(({ travelerType }) => travelerType !== 'HELD_INFANT')
  const adults = new Set(seated.filter(({ travelerType }) => travelerType === 'ADULT' || travelerType === 'SENIOR').map(({ id }) => id))
  const complaints: Complaint[] = []
  if (seated.length > mostSeats)
    complaints.push({
      fault: 'combination',
      path: ['travelers'],
      says: `makes ${seated.length} seats: at most ${mostSeats} fit one search`,
    })
  for (const [at, { travelerType, associatedAdultId }] of travelers.entries()) {
    if (travelerType !== 'HELD_INFANT') continue
    const path = ['travelers', at, 'associatedAdultId']
    if (associatedAdultId === undefined || !adults.delete(associatedAdultId)) {
      complaints.push({ fault: 'combination', path, says: 'names an adult of the party who holds no other infant', got: associatedAdultId })
    }
  }
  return complaints
}

/** Legs and travellers are told apart by their ids. */
export function idsOnce({
  originDestinations,
  travelers,
}: Readonly<Record<'originDestinations' | 'travelers', readonly { id: string }[]>>): Complaint[] {
  return Object.entries({ originDestinations, travelers }).flatMap(([name, list]) =>
    list.flatMap(({ id }, at): Complaint[] =>
      list.findIndex((other) => other.id === id) < at
        ? [{ fault: 'data', path: [name, at, 'id'], says: 'is the id of another one as well', got: id }]
        : [],
    ),
  )
}

interface Criteria {
  readonly flightFilters?:
    | {
        readonly carrierRestrictions?:
          | { readonly includedCarrierCodes?: string[] | undefined; readonly excludedCarrierCodes?: string[] | undefined }
          | undefined
      }
    | undefined
}

export function carriersOnce(criteria: Criteria | undefined): Complaint[] {
  const { includedCarrierCodes, excludedCarrierCodes } = criteria?.flightFilters?.carrierRestrictions ?? {}
  const path = ['searchCriteria', 'flightFilters', 'carrierRestrictions', 'excludedCarrierCodes']
  return includedCarrierCodes && excludedCarrierCodes
    ? [{ fault: 'combination', path, says: 'cannot be combined with a list of included airlines: give one of the two' }]
    : []
}
