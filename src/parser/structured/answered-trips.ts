/** Trips that were read before, as they were answered: the inverse of `sandbox/making/trips/answer.ts`. */

import { isDate } from '../../core/dates.ts'
import { isRecord } from '../../core/records.ts'
import type { Found, FoundCar, FoundFlight, FoundProduct, FoundStay, FoundTrain, FoundTrip } from '../found.ts'
import { momentOf } from '../moments.ts'
import { address, countAt, list, of, person } from './answer-parts.ts'
import { at, given, textAt } from './values.ts'

export function readBefore(trip: unknown): FoundTrip {
  if (!isRecord(trip)) return { products: [], people: [], warnings: [] }
  const booked = momentOf(textAt(trip, 'bookingDate'))?.slice(0, 10)
  const [total, currency] = [of(textAt(trip, 'price', 'total')), of(textAt(trip, 'price', 'currency'))]
  return {
    products: list(trip.products).flatMap(productOf),
    people: list(trip.stakeholders).flatMap((each) => person(at(each, 'name'))),
    ...given<Pick<FoundTrip, 'reference' | 'booked'>>({
      reference: of(textAt(trip, 'reference')),
      booked: of(booked && isDate(booked) ? booked : undefined),
    }),
    ...(total && currency && { total, currency }),
    warnings: [],
  }
}

function productOf(product: unknown): FoundProduct[] {
  const [air, hotel, car, train] = ['air', 'hotel', 'car', 'train'].map((kind) => at(product, kind))
  if (air) return [flightOf(air)]
  if (hotel) return [stayOf(hotel)]
  if (car) return [carOf(car)]
  return train ? [trainOf(train)] : []
}

const moment = (value: unknown, ...path: string[]): Found | undefined => of(momentOf(textAt(value, ...path)))

function seatsIn(value: unknown): Found[] | undefined {
  const seats = list(isRecord(value) ? value.seats : undefined).flatMap((seat) => of(textAt(seat, 'number')) ?? [])
  return seats.length > 0 ? seats : undefined
}

const flightOf = (air: unknown): FoundFlight => ({
  kind: 'air',
  ...given<Omit<FoundFlight, 'kind'>>({
    carrier: of(textAt(air, 'marketing', 'flightDesignator', 'carrierCode')),
    number: of(textAt(air, 'marketing', 'flightDesignator', 'flightNumber')),
    from: of(textAt(air, 'departure', 'iataCode')),
    to: of(textAt(air, 'arrival', 'iataCode')),
    departs: moment(air, 'departure', 'localDateTime'),
    arrives: moment(air, 'arrival', 'localDateTime'),
    fromTerminal: of(textAt(air, 'departure', 'terminal')),
    toTerminal: of(textAt(air, 'arrival', 'terminal')),
    confirmation: of(textAt(air, 'confirmationNumber')),
    operator: of(textAt(air, 'operating', 'flightDesignator', 'carrierCode') ?? textAt(air, 'operating', 'carrier', 'name')),
    aircraft: of(textAt(air, 'aircraft', 'aircraftType') ?? textAt(air, 'aircraft', 'aircraftDescription')),
    seats: seatsIn(air),
    cabin: of(textAt(air, 'seats', 'cabin')),
  }),
})

const stayOf = (hotel: unknown): FoundStay => ({
  kind: 'hotel',
  ...given<Omit<FoundStay, 'kind'>>({
    name: of(textAt(hotel, 'name')),
    checkIn: moment(hotel, 'checkInDate'),
    checkOut: moment(hotel, 'checkOutDate'),
    confirmation: of(textAt(hotel, 'confirmationNumber')),
    address: address(at(hotel, 'address')),
    phone: of(textAt(hotel, 'contact', 'phone')),
    rooms: countAt(hotel, 'roomQuantity'),
    adults: countAt(hotel, 'guests', 'adults'),
    roomType: of(textAt(hotel, 'room', 'type')),
    cancellation: of(textAt(hotel, 'policies', 'cancellation', 'description', 'text')),
  }),
})

function carOf(car: unknown): FoundCar {
  const place = (end: string): Found | undefined =>
    of(textAt(car, end, 'location', 'name') ?? textAt(car, end, 'location', 'address', 'text'))
  return {
    kind: 'car',
    ...given<Omit<FoundCar, 'kind'>>({
      provider: of(textAt(car, 'serviceProviderName')),
      confirmation: of(textAt(car, 'confirmationNumber')),
      pickUp: moment(car, 'pickup', 'localDateTime'),
      dropOff: moment(car, 'dropoff', 'localDateTime'),
      pickUpPlace: place('pickup'),
      dropOffPlace: place('dropoff'),
      model: of(textAt(car, 'vehicle', 'carModel')),
    }),
  }
}

const trainOf = (train: unknown): FoundTrain => ({
  kind: 'train',
  ...given<Omit<FoundTrain, 'kind'>>({
    provider: of(textAt(train, 'serviceProviderName')),
    confirmation: of(textAt(train, 'confirmNbr')),
    from: of(textAt(train, 'departure', 'name')),
    to: of(textAt(train, 'arrival', 'name')),
    departs: moment(train, 'departureDateTime'),
    arrives: moment(train, 'arrivalDateTime'),
    number: of(textAt(train, 'vehicle', 'number') ?? textAt(train, 'vehicle', 'displayName')),
    fromTrack: of(textAt(train, 'departureTrack')),
    toTrack: of(textAt(train, 'arrivalTrack')),
    seats: seatsIn(train),
    class: of(textAt(train, 'bookingClass')),
  }),
})
