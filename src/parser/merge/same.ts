import { fold, isAlike } from '../../core/fold.ts'
import type { Found, FoundCar, FoundFlight, FoundProduct, FoundStay, FoundTrain } from '../found.ts'

/** Whether two sources speak of the same flight, stay, car or ride. */
export function isSame(one: FoundProduct, other: FoundProduct): boolean {
  if (one.kind === 'air' && other.kind === 'air') return sameFlight(one, other)
  if (one.kind === 'hotel' && other.kind === 'hotel') return sameStay(one, other)
  if (one.kind === 'car' && other.kind === 'car') return sameCar(one, other)
  if (one.kind === 'train' && other.kind === 'train') return sameRide(one, other)
  return false
}

type Text = { readonly value: string } | undefined

/** Equal, or not told by one of them. */
const agree = (one: Text, other: Text): boolean => !one || !other || fold(one.value) === fold(other.value)
const equal = (one: Text, other: Text): boolean => one !== undefined && other !== undefined && fold(one.value) === fold(other.value)

/** Long numbers are set in groups, here and not there. */
const closed = (reference: Text): Text => reference && { value: reference.value.replace(/\s/g, '') }

type Day = Pick<Found, 'value' | 'isYearGuessed'> | undefined

/** Days of a calendar; a year that was guessed counts for nothing. */
function sameDay(one: Day, other: Day): boolean {
  if (!one || !other) return false
  if (one.value.slice(0, 10) === other.value.slice(0, 10)) return true
  return (one.isYearGuessed || other.isYearGuessed) === true && one.value.slice(5, 10) === other.value.slice(5, 10)
}

const day = (one: Day, other: Day): boolean => !one || !other || sameDay(one, other)

function sameFlight(one: FoundFlight, other: FoundFlight): boolean {
  if (!agree(one.from, other.from) || !agree(one.to, other.to)) return false
  if (one.number && other.number) {
    if (equal(one.number, other.number)) return agree(one.carrier, other.carrier) && day(one.departs, other.departs)
    // One aeroplane under the numbers of two airlines.
    return isTimed(one.departs) && one.departs?.value === other.departs?.value && equal(one.from, other.from) && equal(one.to, other.to)
  }
  return sameDay(one.departs, other.departs) && equal(one.from, other.from) && equal(one.to, other.to)
}

export const isTimed = (moment: Text): boolean => (moment?.value.length ?? 0) > 10

/** Names said longer and shorter, both told. */
export const alike = (one: Text, other: Text): boolean => one !== undefined && other !== undefined && isAlike(one.value, other.value)

function sameStay(one: FoundStay, other: FoundStay): boolean {
  if (!day(one.checkIn, other.checkIn) || !day(one.checkOut, other.checkOut)) return false
  if (one.name && other.name && !alike(one.name, other.name)) return equal(closed(one.confirmation), closed(other.confirmation))
  return one.checkIn !== undefined || other.checkIn !== undefined || alike(one.name, other.name)
}

/** Whether two rooms in one house for the same days are booked each under its own number; people are told the numbers of one booking in several ways. */
export const areTwoRooms = (one: FoundProduct, other: FoundProduct): boolean =>
  one.kind === 'hotel' && other.kind === 'hotel' && !agree(closed(one.confirmation), closed(other.confirmation))

const sameCar = (one: FoundCar, other: FoundCar): boolean =>
  day(one.pickUp, other.pickUp) && day(one.dropOff, other.dropOff) && agree(closed(one.confirmation), closed(other.confirmation))

function sameRide(one: FoundTrain, other: FoundTrain): boolean {
  if (!day(one.departs, other.departs)) return false
  if (isTimed(one.departs) && isTimed(other.departs) && one.departs?.value.slice(11) !== other.departs?.value.slice(11)) return false
  const places = alike(one.from, other.from) || alike(one.to, other.to)
  return places || (digits(one.number) !== '' && digits(one.number) === digits(other.number))
}

const digits = (number: Text): string => number?.value.replace(/\D/g, '') ?? ''
