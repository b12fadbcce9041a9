import type { JsonObject } from '../document.ts'
import type { Found, FoundAddress, FoundCar, FoundFlight, FoundStay, FoundTrain, Gazetteer } from '../found.ts'
import { momentOf, slashedMoment } from '../moments.ts'
import { readBoardingPass } from './boarding-pass.ts'
import { timesFromUtc } from './clock-times.ts'
import { flightNumberOf } from './flight-number.ts'
import { at, found, given, textAt } from './values.ts'

/** What each kind of reservation of schema.org says. */

const rule = 'schema.org'
const of = (value: string | undefined, sure?: number): Found | undefined => found(value, rule, sure)

const moment = (value: unknown, ...names: string[]): Found | undefined => {
  for (const name of names) {
    const text = textAt(value, name)
    const iso = momentOf(text)
    if (iso) return of(iso)
    const other = slashedMoment(text)
    if (other) return found(other, 'schema.org, a date of unclear order', 0.7)
  }
  return undefined
}

const reference = (reservation: JsonObject): Found | undefined =>
  of(textAt(reservation, 'reservationNumber') ?? textAt(reservation, 'reservationId') ?? textAt(reservation, 'confirmationNumber'))

const seats = (...values: unknown[]): Found[] | undefined => {
  const numbers = values.flat().flatMap((value) => textAt(value, 'seatNumber') ?? (typeof value === 'string' ? value : []))
  const known = [...new Set(numbers)].filter((number) => /^[\w ]{1,6}$/.test(number)).map((value) => ({ value, rule, sure: 0.97 }))
  return known.length ? known : undefined
}

export function flightIn(reservation: JsonObject, flight: unknown, gazetteer: Gazetteer): FoundFlight | undefined {
  const airline = at(flight, 'airline') ?? at(flight, 'provider') ?? at(flight, 'carrier') ?? at(flight, 'seller')
  const { carrier, number } = flightNumberOf(
    textAt(flight, 'flightNumber'),
    { code: textAt(airline, 'iataCode'), name: textAt(airline, 'name') },
    gazetteer,
  )
  const pass = readBoardingPass(textAt(reservation, 'ticketToken')?.replace(/^\w+:/, '') ?? '')?.legs.find((leg) => leg.number === number)
  const flown: FoundFlight = {
    kind: 'air',
    ...given<Omit<FoundFlight, 'kind'>>({
      carrier: of(carrier),
      number: of(number),
      from: airportIn(at(flight, 'departureAirport'), gazetteer),
      to: airportIn(at(flight, 'arrivalAirport'), gazetteer),
      departs: ordered(moment(flight, 'departureTime', 'departureDay'), pass?.day),
      arrives: ordered(moment(flight, 'arrivalTime'), undefined),
      fromTerminal: of(textAt(flight, 'departureTerminal')),
      toTerminal: of(textAt(flight, 'arrivalTerminal')),
      confirmation: reference(reservation),
      operator: of(textAt(flight, 'operatedBy', 'name')),
      aircraft: of(textAt(flight, 'aircraft')),
      seats: seats(reservation.airplaneSeat, at(reservation, 'reservedTicket', 'ticketedSeat')),
    }),
  }
  return flown.from || flown.to || (flown.number && flown.departs) ? { ...flown, ...onTheWall(flight, flown, gazetteer) } : undefined
}

/** The times of a flight on the clocks of its airports, where they are written in UTC. */
function onTheWall(flight: unknown, { from, to }: FoundFlight, gazetteer: Gazetteer): Pick<FoundFlight, 'departs' | 'arrives'> {
  const [starts = '', ends = ''] = ['departureTime', 'arrivalTime'].map((name) => textAt(flight, name))
  const [start, end] = [gazetteer.airport(from?.value ?? ''), gazetteer.airport(to?.value ?? '')]
  if (!start || !end || !starts.endsWith('Z') || !ends.endsWith('Z')) return {}
  const { departs, arrives } = timesFromUtc(momentOf(starts) ?? '', momentOf(ends) ?? '', start, end, gazetteer) ?? {}
  return given<Pick<FoundFlight, 'departs' | 'arrives'>>({ departs: of(departs), arrives: of(arrives) })
}

/** Of a date that could be read in two ways, the boarding pass beside it tells the day of the year. */
function ordered(moment: Found | undefined, dayOfYear: number | undefined): Found | undefined {
  if (!moment || moment.sure > 0.9 || dayOfYear === undefined) return moment
  const [year = '', month = '', rest = ''] = [moment.value.slice(0, 4), moment.value.slice(5, 7), moment.value.slice(8)]
  const other = `${year}-${rest.slice(0, 2)}-${month}${rest.slice(2)}`
  const isThat = (text: string): boolean =>
    Math.round((Date.parse(`${text.slice(0, 10)}T00:00:00Z`) - Date.parse(`${year}-01-01T00:00:00Z`)) / 86_400_000) + 1 === dayOfYear
  return {
    ...moment,
    value: isThat(moment.value) || !isThat(other) ? moment.value : other,
    rule: 'schema.org, its boarding pass',
    sure: 0.98,
  }
}

function airportIn(airport: unknown, { airport: called, airportNamed }: Gazetteer): Found | undefined {
  const code = textAt(airport, 'iataCode') ?? textAt(airport, 'identifier')
  if (code && /^[A-Za-z]{3}$/.test(code)) return of(code.toUpperCase())
  const name = typeof airport === 'string' ? airport : textAt(airport, 'name')
  const within = /[([/-]\s*([A-Z]{3})\s*[)\]]?\s*$/.exec(name ?? '')?.[1]
  if (within && called(within)) return of(within)
  if (name && /^[A-Z]{3}$/.test(name) && called(name)) return of(name)
  const meant = name ? (airportNamed(name) ?? airportNamed(name.replace(/\s*[(,/-].*$/, ''))) : undefined
  return meant && { value: meant.iata, rule: 'schema.org, the name of the airport', sure: 0.85 }
}

export function trainIn(reservation: JsonObject, trip: unknown): FoundTrain | undefined {
  const place = (...names: string[]): Found | undefined => {
    const stop = names.map((name) => at(trip, name)).find((value) => value !== undefined)
    return of(typeof stop === 'string' ? textAt(stop) : textAt(stop, 'name'))
  }
  const seat = at(reservation, 'reservedTicket', 'ticketedSeat')
  const ride: FoundTrain = {
    kind: 'train',
    ...given<Omit<FoundTrain, 'kind'>>({
      provider: of(textAt(trip, 'provider', 'name') ?? textAt(reservation, 'provider', 'name')),
      confirmation: reference(reservation),
      from: place('departureStation', 'departureBusStop', 'departureBoatTerminal'),
      to: place('arrivalStation', 'arrivalBusStop', 'arrivalBoatTerminal'),
      departs: moment(trip, 'departureTime', 'departureDay'),
      arrives: moment(trip, 'arrivalTime'),
      number: of(numberOf(textAt(trip, 'trainName') ?? textAt(trip, 'busName'), textAt(trip, 'trainNumber') ?? textAt(trip, 'busNumber'))),
      fromTrack: of(textAt(trip, 'departurePlatform')),
      toTrack: of(textAt(trip, 'arrivalPlatform')),
      seats: seats(seat),
      class: of(textAt(seat, 'seatingType')),
    }),
  }
  return ride.from && ride.to ? ride : undefined
}

/** `ICE` and `123` are `ICE 123`. */
function numberOf(name: string | undefined, number: string | undefined): string | undefined {
  if (!name || !number) return number ?? name
  return number.includes(name) ? number : name.includes(number) ? name : `${name} ${number}`
}

export function stayIn(reservation: JsonObject, place: unknown): FoundStay | undefined {
  const stay: FoundStay = {
    kind: 'hotel',
    ...given<Omit<FoundStay, 'kind'>>({
      name: of(textAt(place, 'name')),
      confirmation: reference(reservation),
      checkIn: moment(reservation, 'checkinTime', 'checkinDate', 'checkInTime', 'checkInDate'),
      checkOut: moment(reservation, 'checkoutTime', 'checkoutDate', 'checkOutTime', 'checkOutDate'),
      address: addressIn(at(place, 'address')),
      phone: of(textAt(place, 'telephone')),
      adults: count(textAt(reservation, 'numAdults', 'value') ?? textAt(reservation, 'numAdults')),
      roomType: of(textAt(reservation, 'lodgingUnitType')),
    }),
  }
  return stay.name && (stay.checkIn || stay.checkOut) ? stay : undefined
}

const count = (text: string | undefined): Found<number> | undefined =>
  text && /^[1-9]\d?$/.test(text) ? { value: Number(text), rule, sure: 0.97 } : undefined

function addressIn(address: unknown): Found<FoundAddress> | undefined {
  if (typeof address === 'string') {
    const text = textAt(address)
    return text === undefined ? undefined : { value: { text }, rule, sure: 0.97 }
  }
  const street = textAt(address, 'streetAddress')
  const country = textAt(address, 'addressCountry')
  const value = given<FoundAddress>({
    lines: street ? [street] : undefined,
    postalCode: textAt(address, 'postalCode'),
    city: textAt(address, 'addressLocality'),
    country: country && /^[A-Z]{2}$/.test(country) ? country : undefined,
  })
  return Object.keys(value).length ? { value, rule, sure: 0.97 } : undefined
}

export function carIn(reservation: JsonObject, car: unknown): FoundCar | undefined {
  const branch = (member: string): Found | undefined => {
    const place = at(reservation, member)
    const { lines = [], postalCode, city, text } = addressIn(at(place, 'address'))?.value ?? {}
    const name = typeof place === 'string' ? place : textAt(place, 'name')
    return of(name ?? ([...lines, [postalCode, city].filter(Boolean).join(' '), text].filter(Boolean).join(', ') || undefined))
  }
  const rented: FoundCar = {
    kind: 'car',
    ...given<Omit<FoundCar, 'kind'>>({
      provider: of(textAt(car, 'rentalCompany', 'name') ?? textAt(reservation, 'provider', 'name')),
      confirmation: reference(reservation),
      pickUp: moment(reservation, 'pickupTime', 'pickUpTime'),
      dropOff: moment(reservation, 'dropoffTime', 'dropOffTime'),
      pickUpPlace: branch('pickupLocation'),
      dropOffPlace: branch('dropoffLocation'),
      model: of([textAt(car, 'brand', 'name'), textAt(car, 'model')].filter(Boolean).join(' ') || textAt(car, 'name')),
    }),
  }
  return rented.pickUp || rented.dropOff ? rented : undefined
}
