/** Itineraries that tell in sentences what is done on each day, below a heading with the day: what one rides there is booked, however it is worded. */

import { type FoundFlight, type FoundProduct, type FoundTrain, isRide } from '../../found.ts'
import { minutesIn } from '../days/block-time.ts'
import type { DateMark } from '../days/dates.ts'
import type { Line, Page } from '../page/page.ts'
import { endsSentence } from '../page/sentences.ts'
import { isAdvised, isOfAdvice } from './advice.ts'
import { clausesOf } from './plan-clauses.ts'
import { isTitledPlan } from './plan-titles.ts'

/** Lines from the heading of a day to what is done on it. */
const MOST_LINES = 8
/** Letters beside the day that heads them: `Mardi 11 novembre – Fès / Rabat`. */
const LONGEST_HEADING = 60
/** And before it, where a line begins with its day: `neděle 6. 9. 2026, vlak …`. */
const BEFORE_DAY = 14

const lettersBeside = ({ plain }: Line, { start, end }: DateMark): number =>
  `${plain.slice(0, start)}${plain.slice(end)}`.replace(/[^a-z]/g, '').length

/** Whether a line is but the heading of a day. */
function isHeadingOfDay(line: Line): boolean {
  const [day, more] = line.dates
  return (
    day !== undefined &&
    more === undefined &&
    line.times.length === 0 &&
    lettersBeside(line, day) <= LONGEST_HEADING &&
    !endsSentence(line.plain)
  )
}

/** Whether a line begins with its day. */
const isHeadedByDay = ({ plain, dates: [day] }: Line): boolean =>
  day !== undefined && day.start <= BEFORE_DAY && /^[^\d]*$/.test(plain.slice(0, day.start))

const areKnown = ({ gazetteer }: Page, ...places: readonly string[]): boolean =>
  places.every((place) => gazetteer.stations(place).length > 0)

/** `if you come by train`, `not included`, `auf eigene Faust`: said of a ride that nobody has booked, a language a line. */
const LEFT_OPEN =
  /(?<![a-z])(?:if you|should you|in case|alternativ[a-z]*|option(?:al|el|nel)?[a-z]*|facultati[a-z]*|opcional[a-z]*|opzional[a-z]*|valfri[a-z]*|valgfri[a-z]*|not (?:yet )?(?:included|booked|reserved|confirmed)|unbooked|at your own|on your own|own arrangements|your own cost|we (?:suggest|recommend)|suggest(?:ed|ion)|recommended|would (?:be|leave|get|arrive)|pencill?ed|falls sie|wenn sie|nicht (?:inbegriffen|enthalten|gebucht|inklusive)|noch nicht|auf eigene|selbst (?:buchen|losen)|in eigenregie|empfehl[a-z]*|si vous|non (?:comprise?|incluse?|reservee?)|a votre charge|par vos propres|nous vous (?:conseillons|suggerons|recommandons)|par exemple|si (?:viene|vienen|viaja|llega|lo desea|prefiere)|no (?:esta )?(?:incluid[oa]|reservad[oa])|por su cuenta|por cuenta|recomendamos|sugerimos|se (?:desidera|arriva|viaggia|preferisce)|non (?:e )?(?:inclus[oa]|compres[oa]|prenotat[oa])|per conto proprio|consigliamo|se (?:chegar|preferir|viajar)|nao (?:esta )?(?:incluid[oa]|reservad[oa])|por conta propria|als u|indien u|niet (?:inbegrepen|geboekt)|op eigen gelegenheid|eigen vervoer|aanraden|raden wij|om du|om ni|ej bokad|inte bokad|ingar ej|ingar inte|pa egen hand|hvis (?:du|i|dere)|ikke (?:inkludert|inkluderet|bestilt|booket)|for egen regning|anbefal[a-z]*|rekommender[a-z]*|jesli|nie (?:jest )?(?:wliczon[ey]|zarezerwowan[ey])|we wlasnym zakresie|polecamy|pokud|neni (?:zahrnut[aoy]?|v cene)|na vlastni|doporuc[a-z]*|ei (?:sisally|varattu)|omatoimi[a-z]*|suosittel[a-z]*)(?![a-z])/
/** Whether the sentence of a line in which a ride leaves says so of it. */
const isLeftOpen = (line: Line, ride: FoundFlight | FoundTrain): boolean =>
  LEFT_OPEN.test(line.plain) &&
  clausesOf(line).some(
    ({ start, end, plain }) =>
      LEFT_OPEN.test(plain) &&
      line.times.some((time) => time.minutes === minutesIn(ride.departs?.value) && time.start >= start && time.start < end),
  )

/**
 * Whether a line that tells when a ride leaves stands below its day, or begins with it, and all of the ride is told; where the paper calls itself a plan of
 * a journey the day may stand anywhere in the line, and the ride, between places that are known, may have no number.
 */
function isOnItsDay(page: Page, line: Line, ride: FoundFlight | FoundTrain): boolean {
  const { number, from, to, departs, arrives } = ride
  if (!from || !to || !arrives?.value.includes('T')) return false
  if (isAdvised(line) || isLeftOpen(line, ride)) return false
  const isTitled = isTitledPlan(page)
  // `Porto – Coimbra` above `Visite des caves à 10h00`: without a number both hours stand in one line.
  const isWhole = line.times.some(({ minutes }) => minutes === minutesIn(arrives.value))
  if (!(number || departs?.isTold) && !(isTitled && isWhole && areKnown(page, from.value, to.value))) return false
  const isOwn = ({ dates: [day] }: Line): boolean => day !== undefined && page.calendar.dayOf(day)?.date === departs?.value.slice(0, 10)
  if (isHeadedByDay(line) || isTitled) {
    if (isOwn(line)) return true
    if (line.dates.length > 0) return false
  }
  const above = page.lines.slice(Math.max(1, line.index - MOST_LINES), line.index)
  const heading = above.findLast(({ dates }) => dates.length > 0)
  return heading !== undefined && isHeadingOfDay(heading) && isOwn(heading) && !isAdvised(heading) && !isOfAdvice(page, heading)
}

const dayOf = ({ departs }: FoundFlight | FoundTrain): string => departs?.value.slice(0, 10) ?? ''

/** Whether one sleeps in the same house before a ride and behind it: from there it is an outing, which a host may only advise. */
const isWithinStay = (ride: FoundFlight | FoundTrain, products: readonly FoundProduct[]): boolean =>
  products.some(
    (other) =>
      other.kind === 'hotel' &&
      other.checkIn !== undefined &&
      other.checkOut !== undefined &&
      other.checkIn.value.slice(0, 10) < dayOf(ride) &&
      dayOf(ride) < other.checkOut.value.slice(0, 10),
  )

/** Whether a ride is told in a plan by days, below its day. */
const isBelowDay = (page: Page, ride: FoundFlight | FoundTrain): boolean =>
  page.lines.some((line) => line.times.some(({ minutes }) => minutes === minutesIn(ride.departs?.value)) && isOnItsDay(page, line, ride))

/** Whether a ride is one of a plan by days: told below its day, and where it leads from a house and back to it, beside one that leads there or away. */
export const isPlanned = (page: Page, ride: FoundFlight | FoundTrain, products: readonly FoundProduct[]): boolean =>
  isBelowDay(page, ride) &&
  (!isWithinStay(ride, products) ||
    products.some((other) => isRide(other) && other !== ride && !isWithinStay(other, products) && isBelowDay(page, other)))
