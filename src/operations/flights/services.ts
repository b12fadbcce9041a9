import { UserError } from '../../core/errors.ts'
import type { Path } from '../../core/faults.ts'
import { listOf, optional } from '../../core/fields.ts'
import { counted } from '../../core/view.ts'
import { count, oneOf, text } from '../../core/words.ts'
import { flightName } from './flown.ts'
import { type AdditionalServices, type OtherService, otherServices, type ReturnedOffer } from './model.ts'

/** What a person adds to an offer before it is priced or booked: bags, seats and other services. */
export const services = {
  bags: optional(count('Further checked bags for everybody, on every part of the trip', 1, 9)),
  seats: optional(
    listOf(
      text('A seat', 12, '12A'),
      'Seats on the first flight, one for each traveller, such as 12A,12B; on another with its name or place, as BA115:31K or 2:31K',
      81,
    ),
  ),
  service: optional(listOf(oneOf(otherServices, 'A service'), 'Further services for everybody, on every part of the trip')),
}

/** The flag behind what the service says of a bag, a seat or another service. */
export function whereServices(path: Path): string | undefined {
  if (path.includes('chargeableCheckedBags')) return '--bags'
  if (path.includes('otherServices')) return '--service'
  return path.includes('chargeableSeatNumber') || path.includes('chargeableSeat') ? '--seats' : undefined
}

export interface Services {
  readonly bags?: number | undefined
  readonly seats?: readonly string[] | undefined
  readonly service?: readonly OtherService[] | undefined
}

/** The offer with the services that were chosen. An infant on a lap gets none. */
export function withServices(offer: ReturnedOffer, { bags, seats = [], service }: Services): ReturnedOffer {
  if (bags === undefined && seats.length === 0 && service === undefined) return offer
  const segments = offer.itineraries.flatMap((itinerary) => itinerary.segments)
  const seated = offer.travelerPricings.filter(({ travelerType }) => travelerType !== 'HELD_INFANT').map(({ travelerId }) => travelerId)
  const seatsOn = seatsBySegment(seats, segments, seated.length)
  const chosen = (segmentId: string, traveler: number): AdditionalServices => {
    const seat = seatsOn.get(segmentId)?.[traveler]
    return {
      ...(bags !== undefined && { chargeableCheckedBags: { quantity: bags } }),
      ...(seat !== undefined && { chargeableSeatNumber: seat }),
      ...(service && { otherServices: [...service] }),
    }
  }
  return {
    ...offer,
    travelerPricings: offer.travelerPricings.map((pricing) => {
      const traveler = seated.indexOf(pricing.travelerId)
      if (traveler < 0) return pricing
      return {
        ...pricing,
        fareDetailsBySegment: pricing.fareDetailsBySegment.map((details) => ({
          ...details,
          additionalServices: { ...details.additionalServices, ...chosen(details.segmentId, traveler) },
        })),
      }
    }),
  }
}

type Segment = ReturnedOffer['itineraries'][number]['segments'][number]

/** `12A`, `BA115:31K` or `2:31K`: the flight is the first unless it is named or counted. */
function seatsBySegment(words: readonly string[], segments: readonly Segment[], travelers: number): ReadonlyMap<string, string[]> {
  const seats = new Map<string, string[]>()
  const complaints: string[] = []
  for (const word of words) {
    const [, flight, seat] = /^(?:([A-Z0-9]+):)?([1-9]\d{0,2}[A-Z])$/.exec(word.trim().toUpperCase()) ?? []
    const segment =
      flight === undefined ? segments[0] : (segments.find((each) => flightName(each) === flight) ?? segments[Number(flight) - 1])
    if (seat === undefined)
      complaints.push(`--seats takes a seat such as 12A, or BA115:31K on a flight of that name; got ${JSON.stringify(word)}`)
    else if (segment === undefined)
      complaints.push(`--seats names a flight that the offer does not have: ${flight}; it has ${segments.map(flightName).join(', ')}`)
    else seats.set(segment.id, [...(seats.get(segment.id) ?? []), seat])
  }
  for (const [id, chosen] of seats) {
    const segment = segments.find((each) => each.id === id)
    if (segment && chosen.length > travelers) {
      complaints.push(`--seats gives ${chosen.length} seats on ${flightName(segment)} to ${counted(travelers, 'traveller')}`)
    }
  }
  if (complaints.length > 0) throw new UserError('usage', complaints.join('\n'))
  return seats
}
