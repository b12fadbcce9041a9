import type { Issue } from '../../../core/message.ts'
import { byText } from '../../../core/order.ts'
import type { Address, Air, Car, Hotel, ParsedTrip, Product, Source, Train, Trip } from '../../../operations/trip/model.ts'
import type { Found, FoundAddress, FoundCar, FoundFlight, FoundProduct, FoundStay, FoundTrain, FoundTrip } from '../../../parser/found.ts'
import { warning } from '../../problems.ts'

/**
 * What was understood of a document, in the shape of the service's answer, with where each value comes from. It is read again by
 * `parser/structured/answered-trips.ts`.
 */
export function answerOf(found: FoundTrip, now: number): ParsedTrip {
  const sources: Source[] = []
  const told = teller(sources)
  const products = found.products.map((product, at) => productOf(product, tellerAt(told, `/products/${at}`)))
  const [reference, booked, total, currency] = [
    told(found.reference, '/reference'),
    told(found.booked, '/bookingDate'),
    told(found.total, '/price/total'),
    told(found.currency, '/price/currency'),
  ]
  const trip: Trip = {
    ...(products.length > 0 && { creationDateTime: new Date(now).toISOString().slice(0, 19) }),
    ...(reference && { reference, bookingNumber: reference }),
    ...(booked && { bookingDate: booked }),
    ...endsOf(products),
    ...(found.people.length > 0 && {
      stakeholders: found.people.map((person, at) => {
        told(person, `/stakeholders/${at}/name`)
        const { firstName, lastName, title } = person.value
        return { id: String(at + 1), name: { ...(firstName && { firstName }), lastName, ...(title && { title }) } }
      }),
    }),
    ...(total && currency && { price: { currency, total } }),
    products,
  }
  return {
    ...(found.warnings.length > 0 && { warnings: found.warnings.map((text): Issue => warning(text)) }),
    ...(sources.length > 0 && { meta: { sources } }),
    data: { trip },
  }
}

/** Gives the value of what was found, and notes where it stands and where it comes from. */
type Tell = <T>(found: Found<T> | undefined, at: string) => T | undefined

const teller =
  (sources: Source[]): Tell =>
  (found, at) => {
    if (!found) return undefined
    sources.push({ pointer: `/data/trip${at}`, rule: found.rule, sure: Math.round(found.sure * 100) / 100 })
    return found.value
  }

const tellerAt =
  (tell: Tell, base: string): Tell =>
  (found, at) =>
    tell(found, `${base}${at}`)

function productOf(product: FoundProduct, tell: Tell): Product {
  switch (product.kind) {
    case 'air':
      return { air: airOf(product, tellerAt(tell, '/air')) }
    case 'hotel':
      return { hotel: hotelOf(product, tellerAt(tell, '/hotel')) }
    case 'car':
      return { car: carOf(product, tellerAt(tell, '/car')) }
    case 'train':
      return { train: trainOf(product, tellerAt(tell, '/train')) }
  }
}

/** `2027-03-01T10:40` → `2027-03-01T10:40:00`; a day stays one. */
const moment = (text: string | undefined): string | undefined => (text?.length === 16 ? `${text}:00` : text)

/** An object without the members that are undefined, or nothing where none is left. */
function some<T extends object>(members: T): T | undefined {
  const kept = Object.entries(members).filter(([, value]) => value !== undefined)
  return kept.length ? (Object.fromEntries(kept) as T) : undefined
}
const all = <T extends object>(members: T): T => some(members) ?? ({} as T)

function airOf(flight: FoundFlight, tell: Tell): Air {
  const operator = tell(flight.operator, '/operating')
  const isCode = operator !== undefined && /^(?!\d\d)[A-Z0-9]{2}$/.test(operator)
  return all<Air>({
    confirmationNumber: tell(flight.confirmation, '/confirmationNumber'),
    departure: some({
      iataCode: tell(flight.from, '/departure/iataCode'),
      terminal: tell(flight.fromTerminal, '/departure/terminal'),
      localDateTime: moment(tell(flight.departs, '/departure/localDateTime')),
    }),
    arrival: some({
      iataCode: tell(flight.to, '/arrival/iataCode'),
      terminal: tell(flight.toTerminal, '/arrival/terminal'),
      localDateTime: moment(tell(flight.arrives, '/arrival/localDateTime')),
    }),
    marketing: inner(
      'flightDesignator',
      some({
        carrierCode: tell(flight.carrier, '/marketing/flightDesignator/carrierCode'),
        flightNumber: tell(flight.number, '/marketing/flightDesignator/flightNumber'),
      }),
    ),
    operating:
      operator === undefined ? undefined : isCode ? { flightDesignator: { carrierCode: operator } } : { carrier: { name: operator } },
    aircraft: aircraftOf(tell(flight.aircraft, '/aircraft')),
    seats: seatsOf(flight.seats, tell(flight.cabin, '/seats/0/cabin'), tell),
  })
}

const inner = <K extends string, T>(name: K, value: T | undefined): Record<K, T> | undefined =>
  value === undefined ? undefined : ({ [name]: value } as Record<K, T>)

const aircraftOf = (text: string | undefined): Air['aircraft'] =>
  text === undefined ? undefined : /^[A-Z0-9]{3}$/.test(text) ? { aircraftType: text } : { aircraftDescription: text }

function seatsOf(seats: readonly Found[] | undefined, cabin: string | undefined, tell: Tell): Air['seats'] {
  if (!seats?.length) return cabin === undefined ? undefined : [{ cabin }]
  return seats.map((seat, at) => all({ number: tell(seat, `/seats/${at}/number`), cabin }))
}

function hotelOf(stay: FoundStay, tell: Tell): Hotel {
  const cancellation = tell(stay.cancellation, '/policies/cancellation')
  return all<Hotel>({
    confirmationNumber: tell(stay.confirmation, '/confirmationNumber'),
    name: tell(stay.name, '/name'),
    checkInDate: tell(stay.checkIn, '/checkInDate')?.slice(0, 10),
    checkOutDate: tell(stay.checkOut, '/checkOutDate')?.slice(0, 10),
    roomQuantity: tell(stay.rooms, '/roomQuantity'),
    contact: inner('phone', tell(stay.phone, '/contact/phone')),
    address: addressOf(tell(stay.address, '/address')),
    policies: cancellation === undefined ? undefined : { cancellation: { description: { text: cancellation } } },
    guests: inner('adults', tell(stay.adults, '/guests/adults')),
    room: inner('type', tell(stay.roomType, '/room/type')),
  })
}

const addressOf = (address: FoundAddress | undefined): Address | undefined =>
  address &&
  some<Address>({
    lines: address.lines && [...address.lines],
    postalCode: address.postalCode,
    cityName: address.city,
    countryCode: address.country,
    text: address.text,
  })

function carOf(car: FoundCar, tell: Tell): Car {
  const branch = (end: 'pickup' | 'dropoff', at: Found | undefined, place: Found | undefined): Car['pickup'] => {
    const name = tell(place, `/${end}/location/name`)
    return some({
      localDateTime: moment(tell(at, `/${end}/localDateTime`)),
      location: name === undefined ? undefined : { name, address: { text: name } },
    })
  }
  return all<Car>({
    confirmationNumber: tell(car.confirmation, '/confirmationNumber'),
    serviceProviderName: tell(car.provider, '/serviceProviderName'),
    pickup: branch('pickup', car.pickUp, car.pickUpPlace),
    dropoff: branch('dropoff', car.dropOff, car.dropOffPlace),
    vehicle: inner('carModel', tell(car.model, '/vehicle/carModel')),
  })
}

function trainOf(train: FoundTrain, tell: Tell): Train {
  // Ships have names and no numbers.
  const called = /\d/.test(train.number?.value ?? '') ? 'number' : 'displayName'
  return all<Train>({
    confirmNbr: tell(train.confirmation, '/confirmNbr'),
    serviceProviderName: tell(train.provider, '/serviceProviderName'),
    bookingClass: tell(train.class, '/bookingClass'),
    departure: inner('name', tell(train.from, '/departure/name')),
    departureDateTime: moment(tell(train.departs, '/departureDateTime')),
    arrival: inner('name', tell(train.to, '/arrival/name')),
    arrivalDateTime: moment(tell(train.arrives, '/arrivalDateTime')),
    departureTrack: tell(train.fromTrack, '/departureTrack'),
    arrivalTrack: tell(train.toTrack, '/arrivalTrack'),
    seats: train.seats?.map((seat, at) => ({ number: tell(seat, `/seats/${at}/number`) })),
    vehicle: inner(called, tell(train.number, `/vehicle/${called}`)),
  })
}

/** Where and when the trip begins and ends. */
function endsOf(products: readonly Product[]): Pick<Trip, 'start' | 'end'> {
  const starts = products.flatMap((product) => pointOf(product, 'start') ?? [])
  const ends = products.flatMap((product) => pointOf(product, 'end') ?? [])
  const [start] = starts
  const end = ends.toSorted((a, b) => byText(a.localDateTime ?? '', b.localDateTime ?? '')).at(-1)
  return { ...(start && { start }), ...(end && { end }) }
}

function pointOf({ air, hotel, car, train }: Product, which: 'start' | 'end'): Trip['start'] {
  const starts = which === 'start'
  const stop = starts ? air?.departure : air?.arrival
  const branch = starts ? car?.pickup : car?.dropoff
  return some({
    localDateTime:
      stop?.localDateTime ??
      branch?.localDateTime ??
      (starts ? train?.departureDateTime : train?.arrivalDateTime) ??
      (starts ? hotel?.checkInDate : hotel?.checkOutDate),
    iataCode: stop?.iataCode,
    name: (starts ? train?.departure : train?.arrival)?.name ?? hotel?.name ?? branch?.location?.name,
  })
}
