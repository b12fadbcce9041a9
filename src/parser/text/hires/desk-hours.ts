/** Hours at which the desks of a hire are attended: beside the number of the flight one comes by, they look like those of a journey. */

import type { FoundCar, FoundFlight, FoundTrain } from '../../found.ts'
import { minutesIn } from '../days/block-time.ts'
import { isOpeningHours } from '../days/opening-hours.ts'
import type { Line, Page } from '../page/page.ts'

/** `Working hours: 08:30 – 13:00, 15:00 – 22:00`, `Godziny pracy: 06:00–00:00`: said with a colon of desks, and of nothing that leaves. */
const ATTENDED =
  /(?<![a-z])(?:godziny pracy|arbeitszeit(?:en)?|stationszeiten|working hours|(?:branch|office|desk|station) hours|funcionamento|funcionamiento|horario (?:de (?:la )?|da |do |dell')(?:oficina|agencia|loja|balcao|agenzia)|horaires? de l'agence|provozni doba|pracovni doba|calisma saati)\s?:\s?(?:\d{1,2}[:.h]\d\d(?:\s?[ap]m|\s?h|\s?uhr)?(?:\s?[-–,;/]\s?)?){0,7}$/
/** Letters before an hour that a label and the hours between may take. */
const MOST_BEFORE = 80

/** Whether an hour of a line is one of those at which somebody is there. */
const isOfDesk = ({ plain }: Line, start: number): boolean => {
  const before = plain.slice(Math.max(0, start - MOST_BEFORE), start)
  return ATTENDED.test(before) || isOpeningHours(before)
}

/** Lines from the number of a flight to its way. */
const BESIDE = 2
/** `Bergamo (BGY) - Palermo (PMO)` beside the number: a flight that has its own way has its own hours, however they are called. */
function hasOwnWay(page: Page, { carrier, number, from, to }: FoundFlight): boolean {
  const named = page.lines.filter(({ flights }) => flights.some((mark) => mark.carrier === carrier?.value && mark.number === number?.value))
  const isWay = (line: Line): boolean =>
    [from, to].every(
      (end) => end !== undefined && line.places().some(({ airport, code }) => airport.iata === end.value || code === end.value),
    )
  return page.lines.some((line) => named.some(({ index }) => Math.abs(index - line.index) <= BESIDE) && isWay(line))
}

/** Whether all hours a flight seems to have are those of desks, or of the hire itself. */
export const areOfDesks = (page: Page, flight: FoundFlight, cars: readonly FoundCar[]): boolean =>
  !hasOwnWay(page, flight) && areHoursOfDesks(page, flight, cars)

/** The same of whatever seems to leave and to arrive. */
export function areHoursOfDesks(page: Page, { departs, arrives }: FoundFlight | FoundTrain, cars: readonly FoundCar[]): boolean {
  const hours = new Set([departs, arrives].flatMap((moment) => minutesIn(moment?.value) ?? []))
  const ofCars = new Set(cars.flatMap(({ pickUp, dropOff }) => [minutesIn(pickUp?.value), minutesIn(dropOff?.value)]))
  const marks = page.lines.flatMap((line) =>
    line.times.filter(({ minutes }) => hours.has(minutes)).map(({ minutes, start }) => ({ line, minutes, start })),
  )
  return (
    marks.length > 0 &&
    marks.some(({ line, start }) => isOfDesk(line, start)) &&
    marks.every(({ line, minutes, start }) => ofCars.has(minutes) || isOfDesk(line, start))
  )
}
