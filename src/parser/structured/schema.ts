import { isRecord, own } from '../../core/records.ts'
import type { JsonObject } from '../document.ts'
import type { Found, FoundPerson, FoundProduct, FoundTrip, Gazetteer } from '../found.ts'
import { mostPeople, mostThings } from '../limits.ts'
import { amountIn } from './amounts.ts'
import { personOf } from './people.ts'
import { carIn, flightIn, stayIn, trainIn } from './schema-kinds.ts'
import { at, found, given, textAt } from './values.ts'

/** Reservations of schema.org (https://schema.org/Reservation), as mails carry them for calendars and assistants. */

const rule = 'schema.org'

export function tripOfThings(things: readonly JsonObject[], gazetteer: Gazetteer): FoundTrip {
  const all = things.flatMap(reservationsIn).slice(0, mostThings)
  const [reservations, down] = [all.filter(isUp), all.filter((each) => !isUp(each))]
  const products = reservations.flatMap((each) => productsOf(each, gazetteer))
  const first = reservations.find((each) => productsOf(each, gazetteer).length > 0)
  return {
    products,
    people: products.length ? reservations.flatMap(peopleOf) : [],
    ...(down.length > 0 && { cancelled: down.flatMap((each) => productsOf(each, gazetteer)).map(({ kind }) => kind) }),
    warnings: [],
    ...priceOf(first),
    ...given<Pick<FoundTrip, 'reference' | 'booked'>>({
      reference: found(textAt(first, 'reservationNumber') ?? textAt(first, 'reservationId'), rule),
      booked: found(textAt(first, 'bookingTime')?.slice(0, 10), rule),
    }),
  }
}

/** Types of one thing that are looked at. */
const mostTypes = 8

/** `FlightReservation`, wherever schema.org is said to live; a thing may be of several types. */
const typesOf = (thing: JsonObject): string[] =>
  [thing['@type']]
    .flat()
    .slice(0, mostTypes)
    .map((type) => textAt(type)?.split(/[/#:]/).at(-1) ?? '')

const isA = (type: RegExp, thing: JsonObject): boolean => typesOf(thing).some((each) => type.test(each))

/** Members that hold reservations. */
const holding = ['subReservation', 'acceptedOffer', 'orderedItem', 'itemOffered', 'about', 'mainEntity', 'itemListElement', 'item'] as const

/** What a reservation is of, one for each where there are several; packages and lists hold others, and orders what they are for. */
function reservationsIn(thing: unknown): JsonObject[] {
  if (!isRecord(thing)) return []
  // In microdata one thing may have several of the names.
  const inner = [...new Set(holding.flatMap((name) => thing[name]))]
    .filter(isRecord)
    .slice(0, 50)
    .filter((each) => isA(/Reservation|Offer|ListItem/, each))
    .flatMap(reservationsIn)
  if (!isA(/Reservation$/, thing)) return inner
  const { reservationFor } = thing
  if (Array.isArray(reservationFor) && reservationFor.length > 1)
    return reservationFor.slice(0, mostThings).map((one) => ({ ...thing, reservationFor: one }))
  return inner.length ? inner.map((each) => ({ ...thing, ...each })) : [thing]
}

/** Of a status, which is one of a few names, some tell the name alone: `{ "@id": "http://schema.org/ReservationCancelled" }`. */
const isUp = ({ reservationStatus }: JsonObject): boolean =>
  ![textAt(reservationStatus), textAt(reservationStatus, '@id')].some((status) => /cancell?ed/i.test(status ?? ''))

type Reader = (reservation: JsonObject, what: unknown, gazetteer: Gazetteer) => FoundProduct | undefined

/** How what is reserved is read, by the type of its reservation. */
const readers: Readonly<Record<string, Reader>> = {
  FlightReservation: flightIn,
  TrainReservation: trainIn,
  BusReservation: trainIn,
  BoatReservation: trainIn,
  LodgingReservation: stayIn,
  RentalCarReservation: carIn,
}

function productsOf(reservation: JsonObject, gazetteer: Gazetteer): FoundProduct[] {
  const [reader] = typesOf(reservation).flatMap((type) => own(readers, type) ?? [])
  return [reader?.(reservation, at(reservation, 'reservationFor'), gazetteer)].filter((product) => product !== undefined)
}

const peopleOf = ({ underName, reservedTicket }: JsonObject): Found<FoundPerson>[] =>
  [
    underName,
    ...[reservedTicket]
      .flat()
      .slice(0, mostPeople)
      .map((ticket) => at(ticket, 'underName')),
  ]
    .flat()
    .slice(0, mostPeople)
    .flatMap((person) => {
      const family = textAt(person, 'familyName')
      const first = textAt(person, 'givenName')
      const whole = typeof person === 'string' ? person : textAt(person, 'name')
      const value = family ? { lastName: family, ...(first && { firstName: first }) } : whole ? personOf(whole) : undefined
      return value ? [{ value, rule, sure: 0.97 }] : []
    })

/** The price of all, and its currency, which stands beside it or within it. */
function priceOf(reservation: unknown): Pick<FoundTrip, 'total' | 'currency'> {
  const currency = textAt(reservation, 'priceCurrency') ?? textAt(reservation, 'totalPrice', 'priceCurrency')
  const price = [at(reservation, 'totalPrice'), at(reservation, 'totalPrice', 'price'), at(reservation, 'price')]
    .map((told) => (typeof told === 'number' ? told : textAt(told)))
    .find((told) => told !== undefined)
  return given<Pick<FoundTrip, 'total' | 'currency'>>({
    total: found(price === undefined ? undefined : amountIn(price, currency), rule),
    currency: found(currency, rule),
  })
}
