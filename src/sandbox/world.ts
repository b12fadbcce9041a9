import type { Apart } from '../parser/read/apart.ts'
import type { Tools } from '../parser/read/tools.ts'
import type { Atlas } from './data/atlas.types.ts'
import type { Ledger } from './ledger.ts'
import type { Fares } from './making/fares/fares.ts'
import type { Timetable } from './making/flying/schedule.ts'

/** What every handler works with: the tables, the flights made from them, and the moment it is. */
export interface World {
  /** Names this world among all that could be made: another seed has other times, fares and seats. */
  readonly seed: string
  /** UTC milliseconds. */
  readonly now: () => number
  readonly atlas: Atlas
  readonly timetable: Timetable
  readonly fares: Fares
  /** What bookings took and wrote down. */
  readonly ledger: Ledger
  /** Milliseconds that processors have worked for the program; absent, time is looked at instead. */
  readonly worked?: () => number
  /** The text in a picture; absent, or undefined, where nothing here can recognise letters. */
  readonly readPicture?: Tools['readPicture']
  /** Reads documents that may have to be ended; absent where they are read as everything else is. */
  readonly apart?: Apart
}
