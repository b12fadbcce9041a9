import type { Ledger } from '../../ledger.ts'
import type { Flight } from '../flying/schedule.ts'
import type { CabinCode } from './classes.ts'
import type { Taken } from './inventory.ts'

/** What bookings took of a flight, beyond what the model books by itself. */
interface Sold {
  readonly cabins: Taken
  /** Seats by their numbers, `12A`. */
  readonly seats: ReadonlySet<string>
}

const NOTHING: Sold = { cabins: {}, seats: new Set() }

/** A departure as bookings know it: `IB6251 2027-03-01 MAD`. */
export const departureOf = ({ carrier, number, date, from }: Flight): string => `${carrier}${number} ${date} ${from}`

/** As of the last time the ledger caught up. What was held until `now` or earlier is free again. */
export function soldBy(ledger: Pick<Ledger, 'isBlank' | 'taken'>, flight: Flight, now: number): Sold {
  // A search asks for every flight it looks at.
  if (ledger.isBlank()) return NOTHING
  const takings = ledger.taken(departureOf(flight)).filter(({ until = Number.POSITIVE_INFINITY }) => until > now)
  if (takings.length === 0) return NOTHING
  const count = (cabin: CabinCode) => takings.filter(({ part }) => part === cabin).length
  return {
    cabins: { F: count('F'), J: count('J'), W: count('W'), Y: count('Y') },
    seats: new Set(takings.flatMap(({ place }) => place ?? [])),
  }
}
