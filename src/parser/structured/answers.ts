import { isDate } from '../../core/dates.ts'
import { isRecord } from '../../core/records.ts'
import type { Found, FoundAddress, FoundFlight, FoundPerson, FoundProduct, FoundTrip } from '../found.ts'
import { at, found, given, momentOf, textAt } from './values.ts'

/** Orders and bookings as the travel service answers with them: flight orders, hotel orders, and trips that were read before. */

const rule = 'booking in JSON'
const of = (value: string | undefined): Found | undefined => found(value, rule)
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 500) : [])

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
    ...(trips.some(({ cancelled }) => cancelled) && { cancelled: [] }),
  }
}

const nothing: FoundTrip = { products: [], people: [], warnings: [] }

function tripOf(body: unknown): FoundTrip {
  if (/^cancell?ed$/i.test(textAt(body, 'status') ?? textAt(body, 'bookingStatus') ?? '')) return { ...nothing, cancelled: [] }
  const within = at(body, 'trip')
  if (within !== undefined || Array.isArray(at(body, 'products')) || list(isRecord(body) ? body.products : undefined).length)
    return readBefore(within ?? body)
  switch (textAt(body, 'type')) {
    case 'flight-order':
      return flightOrder(body)
    case 'hotel-order':
    case 'hotel-booking':
      return hotelOrder(body)
    default:
      return nothing
  }
}

function flightOrder(order: unknown): FoundTrip {
  if (!isRecord(order)) return nothing
  const reference = of(textAt(order, 'associatedRecords', 'reference'))
  const offers = list(order.flightOffers).filter(isRecord)
  const segments = offers.flatMap(({ itineraries }) => list(itineraries)).flatMap((each) => (isRecord(each) ? list(each.segments) : []))
  const total = of(textAt(offers[0], 'price', 'grandTotal') ?? textAt(offers[0], 'price', 'total'))
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

function person(name: unknown): Found<FoundPerson>[] {
  const [firstName, lastName, title] = [textAt(name, 'firstName'), textAt(name, 'lastName'), textAt(name, 'title')]
  return lastName ? [{ value: { lastName, ...(firstName && { firstName }), ...(title && { title }) }, rule, sure: 0.99 }] : []
}

function hotelOrder(order: unknown): FoundTrip {
  if (!isRecord(order)) return nothing
  const reference = of(textAt(order, 'associatedRecords', 'reference'))
  const products = list(order.hotelBookings).map((booking): FoundProduct => {
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
      }),
    }
  })
  return {
    products,
    people: list(order.guests).flatMap((guest) => person(at(guest, 'name') ?? guest)),
    ...(reference && { reference }),
    warnings: [],
  }
}

function address(value: unknown): Found<FoundAddress> | undefined {
  if (!isRecord(value)) return undefined
  const lines = list(value.lines).flatMap((line) => textAt(line) ?? [])
  const told = given<FoundAddress>({
    lines: lines.length ? lines : undefined,
    postalCode: textAt(value, 'postalCode'),
    city: textAt(value, 'cityName'),
    country: textAt(value, 'countryCode'),
    text: textAt(value, 'text'),
  })
  return Object.keys(told).length ? { value: told, rule, sure: 0.99 } : undefined
}

/** What this program answered before. */
function readBefore(trip: unknown): FoundTrip {
  if (!isRecord(trip)) return nothing
  const reference = of(textAt(trip, 'reference'))
  return {
    products: list(trip.products).flatMap(productBefore),
    people: list(trip.stakeholders).flatMap((each) => person(at(each, 'name'))),
    ...(reference && { reference }),
    warnings: [],
  }
}

function productBefore(product: unknown): FoundProduct[] {
  const [air, hotel, car, train] = ['air', 'hotel', 'car', 'train'].map((kind) => at(product, kind))
  if (air) {
    return [
      {
        kind: 'air',
        ...given<Omit<FoundFlight, 'kind'>>({
          carrier: of(textAt(air, 'marketing', 'flightDesignator', 'carrierCode')),
          number: of(textAt(air, 'marketing', 'flightDesignator', 'flightNumber')),
          from: of(textAt(air, 'departure', 'iataCode')),
          to: of(textAt(air, 'arrival', 'iataCode')),
          departs: of(momentOf(textAt(air, 'departure', 'localDateTime'))),
          arrives: of(momentOf(textAt(air, 'arrival', 'localDateTime'))),
          fromTerminal: of(textAt(air, 'departure', 'terminal')),
          toTerminal: of(textAt(air, 'arrival', 'terminal')),
          confirmation: of(textAt(air, 'confirmationNumber')),
        }),
      },
    ]
  }
  if (hotel) {
    return [
      {
        kind: 'hotel',
        ...given<Omit<FoundProduct & { readonly kind: 'hotel' }, 'kind'>>({
          name: of(textAt(hotel, 'name')),
          checkIn: of(momentOf(textAt(hotel, 'checkInDate'))),
          checkOut: of(momentOf(textAt(hotel, 'checkOutDate'))),
          confirmation: of(textAt(hotel, 'confirmationNumber')),
          address: address(at(hotel, 'address')),
        }),
      },
    ]
  }
  if (car) {
    const place = (end: string): Found | undefined => of(textAt(car, end, 'location', 'address', 'text'))
    return [
      {
        kind: 'car',
        ...given<Omit<FoundProduct & { readonly kind: 'car' }, 'kind'>>({
          provider: of(textAt(car, 'serviceProviderName')),
          confirmation: of(textAt(car, 'confirmationNumber')),
          pickUp: of(momentOf(textAt(car, 'pickup', 'localDateTime'))),
          dropOff: of(momentOf(textAt(car, 'dropoff', 'localDateTime'))),
          pickUpPlace: place('pickup'),
          dropOffPlace: place('dropoff'),
          model: of(textAt(car, 'vehicle', 'carModel')),
        }),
      },
    ]
  }
  if (!train) return []
  return [
    {
      kind: 'train',
      ...given<Omit<FoundProduct & { readonly kind: 'train' }, 'kind'>>({
        provider: of(textAt(train, 'serviceProviderName')),
        confirmation: of(textAt(train, 'confirmNbr')),
        from: of(textAt(train, 'departure', 'name')),
        to: of(textAt(train, 'arrival', 'name')),
        departs: of(momentOf(textAt(train, 'departureDateTime'))),
        arrives: of(momentOf(textAt(train, 'arrivalDateTime'))),
        number: of(textAt(train, 'vehicle', 'number') ?? textAt(train, 'vehicle', 'displayName')),
      }),
    },
  ]
}
