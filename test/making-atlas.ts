import fc from 'fast-check'
import { addDays } from '../src/core/dates.ts'
import { createFares } from '../src/sandbox/making/fares/fares.ts'
import { createTimetable, type Flight } from '../src/sandbox/making/flying/schedule.ts'
import { atlas } from './wayfare.ts'

/** The real tables, one world made from them, and things to ask about it. */

export { atlas }
export const seed = 'wayfare'
export const today = '2026-11-20'
export const timetable = createTimetable({ atlas, seed })
export const fares = createFares({ atlas, seed })

/** Every airline's every route, once in each direction. */
export const routes = atlas
  .airports()
  .flatMap(({ iata }) =>
    [...atlas.routesFrom(iata)].flatMap(([to, carriers]) => carriers.map(({ airline, season }) => ({ airline, season, from: iata, to }))),
  )

export const someRoute = fc.constantFrom(...routes)
export const someDate = fc.integer({ min: 0, max: 364 }).map((days) => addDays(today, days))

const bigAirports = atlas
  .airports()
  .filter(({ passengers }) => passengers >= 5)
  .map(({ iata }) => iata)
export const someBigPair = fc
  .tuple(fc.constantFrom(...bigAirports), fc.constantFrom(...bigAirports))
  .filter(([from, to]) => atlas.airport(from)?.cityCode !== atlas.airport(to)?.cityCode)

const MINUTE = 60_000

/** Minutes since 1970 on the clock of an airport. */
export function wallMinute(iata: string, instant: number): number {
  const zone = atlas.airport(iata)?.zone ?? ''
  return instant / MINUTE + atlas.offset(zone, instant)
}

/** Minute of the local day. */
export const timeAt = (iata: string, instant: number): number => wallMinute(iata, instant) % 1440
export const dateAt = (iata: string, instant: number): string => new Date(wallMinute(iata, instant) * MINUTE).toISOString().slice(0, 10)

export const minutesApart = (one: number, other: number): number => (other - one) / MINUTE

export const nameOf = ({ carrier, number, from, to, date }: Flight): string => `${carrier}${number} ${from}-${to} ${date}`
