import type { Lookup } from '../../core/view.ts'
import type { Address, Air, Car, Hotel, Train, Trip } from './model.ts'
import { told } from './steps.ts'

/** A trip as reservations of schema.org (https://schema.org/Reservation), one for each thing that is booked. */

type Thing = Readonly<Record<string, unknown>>

export const reservationsOf = ({ products = [], stakeholders = [], reference, price }: Trip, clockOf: Lookup['clockOf']): Thing[] =>
  products.flatMap(({ air, hotel, car, train }) => {
    const [type, own, number] = air
      ? ['FlightReservation', flight(air, clockOf), air.confirmationNumber]
      : hotel
        ? ['LodgingReservation', lodging(hotel), hotel.confirmationNumber]
        : car
          ? ['RentalCarReservation', rental(car), car.confirmationNumber]
          : ['TrainReservation', train ? ride(train) : undefined, train?.confirmNbr]
    if (!own) return []
    const people = stakeholders.flatMap(({ name }) => thing('Person', { givenName: name?.firstName, familyName: name?.lastName }) ?? [])
    return [
      {
        '@context': 'https://schema.org',
        '@type': type,
        ...bare({ reservationNumber: number ?? reference }),
        reservationStatus: 'https://schema.org/ReservationConfirmed',
        // What all of it costs is told where it is one reservation.
        ...(products.length === 1 && bare({ totalPrice: price?.total, priceCurrency: price?.currency })),
        ...(people.length > 0 && { underName: people.length === 1 ? people[0] : people }),
        ...own,
      },
    ]
  })

/** Without what nobody knows. */
const bare = (members: Thing): Thing => Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined))

/** A thing with its type, or nothing where nothing is known of it. */
function thing(type: string, members: Thing): Thing | undefined {
  const known = bare(members)
  return Object.keys(known).length > 0 ? { '@type': type, ...known } : undefined
}

/** `2027-03-01T10:40:00`, or a day alone. */
const momentOf = (text: string | undefined): string | undefined => {
  const moment = told(text)
  return moment.length > 10 ? `${moment}:00` : moment || undefined
}

/** Flights tell how far their clocks are from UTC, where the airport is known. */
function timeAt(text: string | undefined, place: string | undefined, clockOf: Lookup['clockOf']): string | undefined {
  const moment = momentOf(text)
  return moment && moment.length > 10 ? `${moment}${(place && clockOf(place, moment)) ?? ''}` : undefined
}

function flight({ departure, arrival, marketing, seats }: Air, clockOf: Lookup['clockOf']): Thing {
  const { carrierCode, flightNumber } = marketing?.flightDesignator ?? {}
  return {
    reservationFor: thing('Flight', {
      flightNumber,
      airline: thing('Airline', { iataCode: carrierCode, name: marketing?.carrier?.name }),
      departureAirport: thing('Airport', { iataCode: departure?.iataCode }),
      departureTerminal: departure?.terminal,
      departureTime: timeAt(departure?.localDateTime, departure?.iataCode, clockOf),
      departureDay: momentOf(departure?.localDateTime)?.slice(0, 10),
      arrivalAirport: thing('Airport', { iataCode: arrival?.iataCode }),
      arrivalTerminal: arrival?.terminal,
      arrivalTime: timeAt(arrival?.localDateTime, arrival?.iataCode, clockOf),
    }),
    ...seated(seats),
  }
}

/** The first seat by the reservation's own word for one of a flight, and each by its ticket. */
function seated(seats: Air['seats'] | Train['seats'] = [], isFlight = true): Thing {
  const numbers = seats.flatMap(({ number }) => number ?? [])
  if (numbers.length === 0) return {}
  const tickets = numbers.map((seatNumber) => thing('Ticket', { ticketedSeat: thing('Seat', { seatNumber }) }))
  return { ...(isFlight && { airplaneSeat: numbers[0] }), ...((numbers.length > 1 || !isFlight) && { reservedTicket: tickets }) }
}

const lodging = ({ name, address, contact, checkInDate, checkOutDate, room }: Hotel): Thing =>
  bare({
    reservationFor: thing('LodgingBusiness', { name, address: addressOf(address), telephone: contact?.phone }),
    checkinTime: momentOf(checkInDate),
    checkoutTime: momentOf(checkOutDate),
    lodgingUnitType: room?.type,
  })

function addressOf(address: Address | undefined): unknown {
  if (!address) return undefined
  if (address.text !== undefined) return address.text
  return thing('PostalAddress', {
    streetAddress: address.lines?.join(', '),
    postalCode: address.postalCode,
    addressLocality: address.cityName,
    addressCountry: address.countryCode,
  })
}

const rental = ({ serviceProviderName, pickup, dropoff, vehicle }: Car): Thing =>
  bare({
    reservationFor: thing('RentalCar', {
      name: vehicle?.carModel,
      rentalCompany: thing('Organization', { name: serviceProviderName }),
    }),
    pickupTime: momentOf(pickup?.localDateTime),
    pickupLocation: thing('Place', { name: pickup?.location?.name ?? pickup?.location?.address?.text }),
    dropoffTime: momentOf(dropoff?.localDateTime),
    dropoffLocation: thing('Place', { name: dropoff?.location?.name ?? dropoff?.location?.address?.text }),
  })

const ride = (train: Train): Thing => ({
  reservationFor: thing('TrainTrip', {
    trainNumber: train.vehicle?.number,
    trainName: train.vehicle?.displayName,
    provider: thing('Organization', { name: train.serviceProviderName }),
    departureStation: thing('TrainStation', { name: train.departure?.name }),
    departurePlatform: train.departureTrack,
    departureTime: momentOf(train.departureDateTime),
    arrivalStation: thing('TrainStation', { name: train.arrival?.name }),
    arrivalPlatform: train.arrivalTrack,
    arrivalTime: momentOf(train.arrivalDateTime),
  }),
  ...seated(train.seats, false),
})
