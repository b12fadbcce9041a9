/** Whether a flight between two airports can leave and arrive when it is said to. */

import { addDays, dayNumber, MINUTE } from '../../../core/dates.ts'
import { kilometres } from '../../../core/globe.ts'
import type { Airport } from '../../../sandbox/data/atlas.types.ts'
import { aheadWhen } from '../../clocks.ts'
import type { Gazetteer } from '../../found.ts'

/** A local moment: a day, and minutes after its midnight. */
export interface Moment {
  readonly date: string
  readonly minutes: number
}

const two = (number: number): string => String(number).padStart(2, '0')

/** `2027-03-01T10:40` */
export const written = ({ date, minutes }: Moment): string => `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** The minutes after midnight of a moment that is written so; of a day alone there are none. */
export function minutesIn(moment: string | undefined): number | undefined {
  const [hour, minute] = (moment?.split('T')[1] ?? '').split(':').map(Number)
  return hour === undefined || minute === undefined ? undefined : hour * 60 + minute
}

/** The instant, in minutes since 1970, of a local moment in a zone. */
function instantOf(gazetteer: Gazetteer, zone: string, { date, minutes }: Moment): number {
  const local = dayNumber(date) * 1440 + minutes
  return local - aheadWhen(zone, local * MINUTE, gazetteer)
}

/** Minutes from one to the other; by the clocks alone where a zone is not known. */
export const elapsed = (gazetteer: Gazetteer, from: Airport, departs: Moment, to: Airport, arrives: Moment): number =>
  Number.isNaN(from.latitude + to.latitude)
    ? dayNumber(arrives.date) * 1440 + arrives.minutes - dayNumber(departs.date) * 1440 - departs.minutes
    : instantOf(gazetteer, to.zone, arrives) - instantOf(gazetteer, from.zone, departs)

/** The day on which a flight arrives, at a local time, by the zones of both ends: the first on which it would have flown ten minutes or more. */
export function arrivalDay(gazetteer: Gazetteer, from: Airport, departs: Moment, to: Airport, minutes: number): string {
  if (Number.isNaN(from.latitude + to.latitude)) return minutes > departs.minutes ? departs.date : addDays(departs.date, 1)
  for (const days of [-1, 0, 1]) {
    const date = addDays(departs.date, days)
    if (elapsed(gazetteer, from, departs, to, { date, minutes }) >= 10) return date
  }
  return addDays(departs.date, 2)
}

/** How long it usually takes: a cruise of 820 km/h and 35 minutes to climb, land and taxi. */
const usual = (from: Airport, to: Airport): number => (kilometres(from, to) / 820) * 60 + 35

/** Whether a flight can take so many minutes; slow aeroplanes and stops on the way are allowed for. */
export function isPlausible(from: Airport, to: Airport, minutes: number): boolean {
  // Nothing is known of how far an airport is that the tables do not have.
  if (Number.isNaN(from.latitude + to.latitude)) return minutes >= 20 && minutes <= 20 * 60
  const expected = usual(from, to)
  return minutes >= expected * 0.68 - 12 && minutes <= expected * 1.75 + 50
}
