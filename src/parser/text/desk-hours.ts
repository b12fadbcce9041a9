/** Hours at which the desks of a hire are attended: beside the number of the flight one comes by, they look like those of a journey. */

import type { FoundCar, FoundFlight } from '../found.ts'
import { minutesIn } from './block-time.ts'
import { isOpeningHours } from './opening-hours.ts'
import type { Line, Page } from './page.ts'

/** `Orario: 08:30 – 13:00, 15:00 – 22:00`, `Godziny pracy: 06:00–00:00`: said with a colon of desks, and of journeys too. */
const ATTENDED =
  /(?<![a-z])(?:orari[oa]?|godziny(?: pracy)?|horario|horaires|arbeitszeit(?:en)?|stationszeiten|working hours|(?:branch|office|desk|station) hours|funcionamento|funcionamiento|provozni doba|pracovni doba|calisma saati)\s?:\s?(?:\d{1,2}[:.h]\d\d(?:\s?[ap]m|\s?h|\s?uhr)?(?:\s?[-–,;/]\s?)?){0,7}$/
/** Hours from one to another, two of them or more. */
const MOST_BEFORE = 80

/** Whether an hour of a line is one of those at which somebody is there. */
const isOfDesk = ({ plain }: Line, start: number): boolean => {
  const before = plain.slice(Math.max(0, start - MOST_BEFORE), start)
  return ATTENDED.test(before) || isOpeningHours(before)
}

/** Whether all hours a flight seems to have are those of desks, or of the hire itself. */
export function areOfDesks(page: Page, { departs, arrives }: FoundFlight, cars: readonly FoundCar[]): boolean {
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
