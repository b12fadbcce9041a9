import { isDate } from '../../core/dates.ts'
import { isRecord } from '../../core/records.ts'
import type { Found, FoundFlight, FoundProduct, FoundTrip } from '../found.ts'
import { momentOf } from '../moments.ts'
import { address, countAt, list, of, person, rule } from './answer-parts.ts'
import { readBefore } from './answered-trips.ts'
import { at, given, textAt } from './values.ts'

/** Orders and bookings as the travel service answers with them: flight orders, hotel orders, and trips that were read before. */

export function tripOfJson(json: unknown): FoundTrip {
  const bodies = [json]
    .flat()
    .slice(0, 200)
    .flatMap((answer) => [isRecord(answer) && 'data' in answer ? answer.data : answer].flat())
  const trips = bodies.map(tripOf)
  const [first] = trips.filter(({ products }) => products.length > 0)
  return {
    ...(first ?? nothing),
    products: trips.flatMap(({ products }) => products),
    people: trips.flatMap(({ people }) => people),
    ...(trips.some(({ cancelled }) => cancelled) && { cancelled: trips.flatMap(({ cancelled = [] }) => cancelled) }),
  }
}

const nothing: FoundTrip = { products: [], people: [], warnings: [] }

/** Of what is cancelled as a whole only the kinds are told, as of what is in part. */
function tripOf(body: unknown): FoundTrip {
  const told = answerIn(body)
  if (!isCancelled(body)) return told
  return { ...nothing, cancelled: [...told.products.map(({ kind }) => kind), ...(told.cancelled ?? [])] }
}

function answerIn(body: unknown): FoundTrip {
  const within = at(body, 'trip')
  if (within !== undefined || list(isRecord(body) ? body.products : undefined).length) return readBefore(within ?? body)
  switch (textAt(body, 'type')) {
    case 'flight-order':
      return flightOrder(body)
    case 'hotel-order':
      return hotelOrder(body)
    default:
      return nothing
  }
}

const isCancelled = (body: unknown): boolean => /^cancell?ed$/i.test(textAt(body, 'status') ?? textAt(body, 'bookingStatus') ?? '')

function flightOrder(order: unknown): FoundTrip {
  if (!isRecord(order)) return nothing
  const reference = of(textAt(order, 'associatedRecords', 'reference'))
  const offers = list(order.flightOffers).filter(isRecord)
  const segments = offers.flatMap(({ itineraries }) => list(itineraries)).flatMap((each) => (isRecord(each) ? list(each.segments) : []))
  // Each offer has a price of its own; what several cost together is told nowhere.
  const total = offers.length > 1 ? undefined : of(textAt(offers[0], 'price', 'grandTotal') ?? textAt(offers[0], 'price', 'total'))
  const currency = of(textAt(offers[0], 'price', 'currency'))
  const booked = momentOf(textAt(order, 'associatedRecords', 'creationDate'))?.slice(0, 10)
  return {
    products: segments.map((segment) => flight(segment, reference)),
    people: list(order.travelers).flatMap((each) => person(at(each, 'name'))),
    ...(reference && { reference }),
    ...(booked && isDate(booked) && { booked: { value: booked, rule, sure: 0.99 } }),
    ...(total && currency && { total, currency }),
    warnings: [],
  }
}

const flight = (segment: unknown, confirmation: Found | undefined): FoundFlight => ({
  kind: 'air',
  ...given<Omit<FoundFlight, 'kind'>>({
    carrier: of(textAt(segment, 'carrierCode')),
    number: of(textAt(segment, 'number')),
    from: of(textAt(segment, 'departure', 'iataCode')),
    to: of(textAt(segment, 'arrival', 'iataCode')),
    departs: of(momentOf(textAt(segment, 'departure', 'at'))),
    arrives: of(momentOf(textAt(segment, 'arrival', 'at'))),
    fromTerminal: of(textAt(segment, 'departure', 'terminal')),
    toTerminal: of(textAt(segment, 'arrival', 'terminal')),
    operator: of(textAt(segment, 'operating', 'carrierCode')),
    aircraft: of(textAt(segment, 'aircraft', 'code')),
    confirmation,
  }),
})

function hotelOrder(order: unknown): FoundTrip {
  if (!isRecord(order)) return nothing
  const reference = of(textAt(order, 'associatedRecords', 'reference'))
  const bookings = list(order.hotelBookings)
  const live = bookings.filter((booking) => !isCancelled(booking))
  const products = live.map((booking): FoundProduct => {
    const offer = at(booking, 'hotelOffer')
    return {
      kind: 'hotel',
      ...given<Omit<FoundProduct & { readonly kind: 'hotel' }, 'kind'>>({
        name: of(textAt(booking, 'hotel', 'name')),
        checkIn: of(momentOf(textAt(offer, 'checkInDate'))),
        checkOut: of(momentOf(textAt(offer, 'checkOutDate'))),
        confirmation: of(textAt(booking, 'hotelProviderInformation', 'confirmationNumber')) ?? reference,
        address: address(at(booking, 'hotel', 'address')),
        roomType: of(textAt(offer, 'room', 'type')),
        rooms: countAt(offer, 'roomQuantity'),
        adults: countAt(offer, 'guests', 'adults'),
      }),
    }
  })
  return {
    products,
    people: live.length > 0 || bookings.length === 0 ? list(order.guests).flatMap((guest) => person(at(guest, 'name') ?? guest)) : [],
    ...(reference && { reference }),
    ...(live.length < bookings.length && { cancelled: ['hotel'] }),
    warnings: [],
  }
}
