import type { Atlas } from '../sandbox/data/atlas.types.ts'
import type { Limits } from '../sandbox/access.ts'
import { createAccess } from '../sandbox/access.ts'
import { createTimetable } from '../sandbox/making/schedule.ts'
import { createService, type Service } from '../sandbox/service.ts'

/** The sandbox inside this program. */
export function openSandbox({ atlas, now, seed = 'wayfare', limits = {} }: { atlas: Atlas; now: () => number; seed?: string; limits?: Limits }): Service {
  const timetable = createTimetable({ atlas, seed })
  return createService({ seed, now, atlas, timetable }, createAccess({ seed, now, limits }))
}
