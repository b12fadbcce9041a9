import type { Airport } from '../../data/atlas.types.ts'
import { type Region, regionOf } from '../regions.ts'

/** Minutes of a local day between which something leaves. */
export type Window = readonly [start: number, end: number]

export const DAY = 1440
/** 23:55: nothing leaves later, since 24:00 is no time of day. */
export const LATEST = 1435

export const clock = (minutes: number): number => ((minutes % DAY) + DAY) % DAY

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** `09:00-14:00 20:00-23:00` */
const windows = (text: string): Window[] => text.split(' ').map((part) => [minutesOf(part.slice(0, 5)), minutesOf(part.slice(6))])

const GULF = windows('07:45-10:15 02:00-04:05 14:00-16:05 21:10-22:50')
const SMALL_GULF = windows('07:45-10:15 01:00-02:30 14:00-16:05')
const ADDIS = windows('08:15-11:00 21:45-23:45')

/** Departure banks of hubs that connect continents and never sleep. */
const BANKS: ReadonlyMap<string, readonly Window[]> = new Map(
  Object.entries({ DXB: GULF, DOH: GULF, AUH: GULF, KWI: SMALL_GULF, BAH: SMALL_GULF, MCT: SMALL_GULF, ADD: ADDIS }),
)

/** The departure banks of an airport that has its own. */
export const banksOf = (airport: Airport): readonly Window[] | undefined => BANKS.get(airport.iata)

const CURFEWS = new Set('FRA ZRH LHR ORY SYD'.split(' '))
/** 23:30 to 05:00. */
const inCurfew = (airport: Airport, minute: number): boolean => CURFEWS.has(airport.iata) && (minute >= 1410 || minute < 300)

/** Costs more than anything else that speaks against a time. */
export const FORBIDDEN = 5000
const SLEEPLESS = new Set<Region>(['Middle East', 'South Asia'])

/** How unwelcome it is to land at a local minute: nobody likes 23:45 to 05:30, the Gulf and India least mind it, and a curfew forbids it. */
export function lateness(airport: Airport, minute: number): number {
  if (inCurfew(airport, minute)) return FORBIDDEN
  if (BANKS.has(airport.iata)) return 0
  if (minute >= 330 && minute < 1425) return 0
  const depth = minute >= 1425 ? 15 : Math.min(minute + 15, 345 - minute)
  return depth * (SLEEPLESS.has(regionOf(airport.country)) ? 0.15 : 1)
}

/** Penalty of leaving and landing at these local minutes, at the worst of some differences of the clocks; 0 where nothing speaks against it. */
export function unwelcome(from: Airport, to: Airport, minute: number, block: number, shifts: readonly number[]): number {
  let worst = inCurfew(from, minute) ? FORBIDDEN : 0
  for (const shift of shifts) worst = Math.max(worst, lateness(to, clock(minute + block + shift)))
  return worst
}

/** When long flights leave between parts of the world, so that both ends are civil; the commonest wave first. */
const LONG = new Map(
  Object.entries({
    'Europe>North America': '09:00-14:00 14:00-18:00',
    'North America>Europe': '16:00-19:50 19:00-23:00',
    'Europe>Latin America': '10:00-14:00 21:30-23:55',
    'Latin America>Europe': '14:00-19:00 19:00-23:30',
    'Europe>North East Asia': '11:00-14:20 19:20-23:20',
    'Europe>South East Asia': '11:00-14:20 20:00-23:20',
    'Europe>South Asia': '09:30-14:20 20:00-23:20',
    'North East Asia>Europe': '08:30-14:00 22:00-23:55',
    'South East Asia>Europe': '08:00-13:00 21:00-23:55',
    'South Asia>Europe': '07:00-14:00 02:00-04:30',
    'Europe>Africa': '10:00-14:00 19:00-22:40',
    'Africa>Europe': '08:30-11:30 19:00-23:50',
    'Europe>Middle East': '09:00-15:00 19:00-22:10',
    'North America>North East Asia': '10:00-14:30 22:30-23:55',
    'North East Asia>North America': '10:00-19:00 16:00-21:00',
    'North America>South East Asia': '21:30-23:55 09:00-12:00',
    'North America>Oceania': '19:30-23:50',
    'Oceania>North America': '09:00-15:00 14:00-21:00',
    'North America>Latin America': '20:00-23:40 08:00-12:00',
    'Latin America>North America': '20:30-23:50 08:00-13:00',
    'North America>Middle East': '10:00-13:00 19:00-23:20',
    'North America>South Asia': '19:00-23:30 10:00-13:00',
  }).map(([pair, text]) => [pair, windows(text)] as const),
)
const ANY_TIME = windows('07:00-13:00 13:00-19:00 19:00-23:15')

/** When long flights leave: in the banks of the hub they leave, else by the parts of the world they join. */
export const longWindows = (from: Airport, to: Airport): readonly Window[] =>
  banksOf(from) ?? LONG.get(`${regionOf(from.country)}>${regionOf(to.country)}`) ?? ANY_TIME

/** Four waves of a hub: inbound flights have just arrived, outbound ones leave together. */
export const WAVES = windows('06:50-09:15 16:00-18:15 11:15-13:30 19:40-21:30')
