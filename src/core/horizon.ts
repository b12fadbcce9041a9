import { addDays, HOUR, utcDay } from './dates.ts'

/** The first and the last day that may be asked for. */
export interface Horizon {
  readonly first: string
  readonly last: string
}

/** How many days ahead schedules are open, as reservation systems have it. */
const openDays = 361

export function horizonOf(now: number): Horizon {
  // Half the world is behind UTC: a day is only over when it is over there too.
  return { first: utcDay(now - 12 * HOUR), last: addDays(utcDay(now), openDays) }
}
