import { createAccess, type Limits } from '../sandbox/access.ts'
import type { Atlas } from '../sandbox/data/atlas.types.ts'
import { createFares } from '../sandbox/making/fares.ts'
import { createTimetable } from '../sandbox/making/schedule.ts'
import { createService, type Service } from '../sandbox/service.ts'

/** The sandbox inside this program. */
export function openSandbox({
  atlas,
  now,
  seed = 'wayfare',
  limits = {},
}: {
  atlas: Atlas
  now: () => number
  seed?: string
  limits?: Limits
}): Service {
  const world = { seed, now, atlas, timetable: createTimetable({ atlas, seed }), fares: createFares({ atlas, seed }) }
  return createService(world, createAccess({ seed, now, limits }))
}
