/** Hired cars of which sentences tell: by themselves, or more of one that labels tell. */

import { dated, type Found, type FoundCar } from '../../found.ts'
import { type Moment, written } from '../days/block-time.ts'
import type { LabelledMoment, Told } from '../days/pairs.ts'
import type { Page } from '../page/page.ts'
import { supplierLabel } from '../references/supplier-labels.ts'
import { plain } from '../words/plain.ts'
import { firmOf } from './car-firms.ts'
import { isOfHireAlone } from './car-letterheads.ts'
import { placeKnown } from './car-place-cells.ts'
import { OF_HEAD } from './hire-heads.ts'
import { isBareLabel, labelledNumber, numberOfSheet } from './hire-said-numbers.ts'
import type { SaidHire } from './hire-sayings.ts'
import { isByHirer } from './hire-signs.ts'
import { sureHirer } from './sure-hirers.ts'
import { isSurelyOfHire } from './surely-hires.ts'

const momentOf = (told: Told): string =>
  told.minutes === undefined ? told.date : written({ date: told.date, minutes: told.minutes } satisfies Moment)
export const momentFound = (told: LabelledMoment): Found =>
  dated(
    {
      value: momentOf(told),
      rule: `label "${told.hit.label}"`,
      label: told.hit.label,
      sure: told.minutes === undefined ? 0.75 : 0.9,
      // The days of a span have no label but themselves.
      isTold: !/\d/.test(told.hit.label),
    },
    told.guessed,
  )

/** A hire as sentences tell it. */
export function saidCar(page: Page, { first, second, fetched, brought, number, provider: own }: SaidHire): FoundCar {
  const confirmation = number ?? numberOfSheet(page) ?? (isByHirer(page) ? labelledNumber(page.lines.slice(1)) : undefined)
  const provider = firmOf(page, first.hit.line.index) ?? own ?? (isSurelyOfHire(page) || isOfHireAlone(page) ? sureHirer(page) : undefined)
  return {
    kind: 'car',
    ...(provider ? { provider } : {}),
    pickUp: momentFound(first),
    dropOff: momentFound(second),
    ...(fetched ? { pickUpPlace: { ...fetched, sure: 0.75 } } : {}),
    ...(brought ? { dropOffPlace: { ...brought, sure: 0.75 } } : {}),
    ...(confirmation ? { confirmation } : {}),
  }
}

/** Whether a hire has the moments of a car. */
export const isOf = ({ first, second }: SaidHire, car: FoundCar): boolean =>
  momentOf(first) === car.pickUp?.value && momentOf(second) === car.dropOff?.value

/** A car that labels tell, with the places that only its sentences are known to tell, and the number that stands among these. */
export function withSaid(page: Page, car: FoundCar, hires: readonly SaidHire[]): FoundCar {
  const hire = hires.find((one) => isOf(one, car))
  if (!hire) return car
  const said = saidCar(page, hire)
  const isKnown = (place: Found | undefined): boolean => place !== undefined && placeKnown(page, place.value) === place.value
  // `Avis, Cape Town Strand Street` is more of the same.
  const isMore = (own: string, other: string): boolean =>
    own.startsWith(other) || ((/, | - /.test(own) || placeKnown(page, own) === own) && own.includes(other))
  // Two places that labels tell apart are told by them, and not by a heading.
  const areApart = car.pickUpPlace && car.dropOffPlace && car.pickUpPlace.value !== car.dropOffPlace.value
  // Days that are their own labels have before them whatever their sentence begins with: `Nous vous attendons le 12 mai à 9h30`.
  const isUnlabelled = [car.pickUp, car.dropOff].every((end) => end?.isTold === false)
  const isSentence = (own: Found, other: Found): boolean =>
    isUnlabelled && own.value !== other.value && !(/, | - /.test(own.value) && own.value.includes(other.value))
  const isPlace = ({ value }: Found): boolean => placeKnown(page, value.slice(0, 1).toUpperCase() + value.slice(1)) !== undefined
  const better = (own: Found | undefined, other: Found | undefined): Found | undefined =>
    own && other && other.rule !== OF_HEAD && isSentence(own, other) && (isPlace(other) || !isPlace(own)) ? other : kept(own, other)
  const kept = (own: Found | undefined, other: Found | undefined): Found | undefined =>
    other === undefined ||
    (own && other.rule === OF_HEAD && areApart) ||
    (own && hire.isLoose) ||
    (own && isMore(own.value, other.value)) ||
    (isKnown(own) && (!isKnown(other) || (other.rule === OF_HEAD && own?.value !== said.dropOffPlace?.value)))
      ? own
      : other
  const pickUpPlace = better(car.pickUpPlace, said.pickUpPlace)
  const dropOffPlace = better(car.dropOffPlace, said.dropOffPlace)
  const { confirmation } = car
  const isAmong = confirmation !== undefined && hire.lines.some(({ text }) => text.includes(confirmation.value))
  // A number of which nothing is said is not preferred to one that is of a booking.
  const told = hire.number ?? numberOfSheet(page)
  const isLess = confirmation !== undefined && isBareLabel(told?.label ?? '')
  // That of who hires out, where a broker has one of its own.
  const isTheirs = supplierLabel(plain(confirmation?.label ?? '')) !== undefined
  const number = isAmong || isLess || isTheirs ? confirmation : (told ?? confirmation ?? said.confirmation)
  return {
    ...car,
    ...(hire.provider && !car.provider && { provider: hire.provider }),
    ...(pickUpPlace && { pickUpPlace }),
    ...(dropOffPlace && { dropOffPlace }),
    ...(number && { confirmation: number }),
  }
}

/** A car with the number that stands in the block of its hire, where what it has stands elsewhere: that may be of all the journey. */
export function withBlockNumber(car: FoundCar, blocks: readonly SaidHire[]): FoundCar {
  const { number, lines } = blocks.find((one) => isOf(one, car)) ?? {}
  const isAmong = (value: string): boolean => lines?.some(({ text }) => text.includes(value)) === true
  return number === undefined || isBareLabel(number.label ?? '') || (car.confirmation && isAmong(car.confirmation.value))
    ? car
    : { ...car, confirmation: number }
}
