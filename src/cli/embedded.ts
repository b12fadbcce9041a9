import { createAccess, type Limits } from '../sandbox/access.ts'
import type { Atlas } from '../sandbox/data/atlas.types.ts'
import { createLedger, inMemory, type LedgerFile } from '../sandbox/ledger.ts'
import { createFares } from '../sandbox/making/fares/fares.ts'
import { soldBy } from '../sandbox/making/fares/sold.ts'
import { createTimetable, type Timetable } from '../sandbox/making/flying/schedule.ts'
import { createService, type Service } from '../sandbox/service.ts'
import type { World } from '../sandbox/world.ts'

export { ledgerFile } from './ledger-file.ts'

/** What flies is the same for all services of the same tables and seed, so it is made once for them. */
const timetables = new WeakMap<Atlas, Map<string, Timetable>>()

function timetableOf(atlas: Atlas, seed: string): Timetable {
  const bySeed = timetables.get(atlas) ?? new Map<string, Timetable>()
  timetables.set(atlas, bySeed)
  const timetable = bySeed.get(seed) ?? createTimetable({ atlas, seed })
  bySeed.set(seed, timetable)
  return timetable
}

/** The sandbox inside this program. */
export function openSandbox({
  atlas,
  now,
  seed = 'wayfare',
  limits = {},
  ledgerFile = inMemory,
  worked,
  readPicture,
  apart,
}: {
  atlas: Atlas
  now: () => number
  seed?: string
  limits?: Limits
  /** Where bookings are kept; in memory unless told. */
  ledgerFile?: LedgerFile
  worked?: World['worked']
  readPicture?: World['readPicture']
  apart?: World['apart']
}): Service {
  const ledger = createLedger(ledgerFile)
  const fares = createFares({ atlas, seed, sold: (flight) => soldBy(ledger, flight, now()).cabins })
  const readers = { ...(worked && { worked }), ...(readPicture && { readPicture }), ...(apart && { apart }) }
  const world = { seed, now, atlas, timetable: timetableOf(atlas, seed), fares, ledger, ...readers }
  return createService(world, createAccess({ seed, now, limits }))
}
