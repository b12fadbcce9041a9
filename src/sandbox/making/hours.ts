import type { Airport } from '../data/atlas.types.ts'
import { type Region, regionOf } from './regions.ts'

/** Minutes of a local day between which something leaves. */
export type Window = readonly [start: number, end: number]

export const DAY = 1440
/** Nothing leaves later: 24:00 is no time of day. */
export const LATEST = 1435

export const clock = (minutes: number): number => ((minutes % DAY) + DAY) % DAY

const GULF: readonly Window[] = [[465, 615], [120, 245], [840, 965], [1270, 1370]]
const SMALL_GULF: readonly Window[] = [[465, 615], [60, 150], [840, 965]]
const ADDIS: readonly Window[] = [[495, 660], [1305, 1425]]

/** Departure banks of hubs that connect continents and never sleep. */
const BANKS: ReadonlyMap<string, readonly Window[]> = new Map(
  Object.entries({ DXB: GULF, DOH: GULF, AUH: GULF, KWI: SMALL_GULF, BAH: SMALL_GULF, MCT: SMALL_GULF, ADD: ADDIS }),
)

const CURFEWS = new Set('FRA ZRH LHR ORY SYD'.split(' '))
/** 23:30 to 05:00. */
export const inCurfew = (airport: Airport, minute: number): boolean => CURFEWS.has(airport.iata) && (minute >= 1410 || minute < 300)

const SLEEPLESS = new Set<Region>(['Middle East', 'South Asia'])

/** How unwelcome it is to arrive at a local minute: nobody likes 00:00 to 05:30, the Gulf and India least mind it, and a curfew forbids it. */
export function lateness(airport: Airport, minute: number): number {
  if (inCurfew(airport, minute)) return 5000
  if (BANKS.has(airport.iata)) return 0
  if (minute >= 330 && minute < 1425) return 0
  const depth = minute >= 1425 ? 15 : Math.min(minute + 15, 345 - minute)
  return depth * (SLEEPLESS.has(regionOf(airport.country)) ? 0.15 : 1)
}

const LONG: Partial<Record<`${Region}>${Region}`, readonly Window[]>> = {
  'Europe>North America': [[540, 840], [840, 1080]],
  'North America>Europe': [[960, 1190], [1140, 1380]],
  'Europe>Latin America': [[600, 840], [1290, LATEST]],
  'Latin America>Europe': [[840, 1140], [1140, 1410]],
  'Europe>North East Asia': [[660, 860], [1160, 1400]],
  'Europe>South East Asia': [[660, 860], [1200, 1400]],
  'Europe>South Asia': [[570, 860], [1200, 1400]],
  'North East Asia>Europe': [[510, 840], [1320, LATEST]],
  'South East Asia>Europe': [[480, 780], [1260, LATEST]],
  'South Asia>Europe': [[420, 840], [120, 270]],
  'Europe>Africa': [[600, 840], [1140, 1360]],
  'Africa>Europe': [[510, 690], [1140, 1430]],
  'Europe>Middle East': [[540, 900], [1140, 1330]],
  'North America>North East Asia': [[600, 870], [1350, LATEST]],
  'North East Asia>North America': [[600, 1140], [960, 1260]],
  'North America>South East Asia': [[1290, LATEST], [540, 720]],
  'North America>Oceania': [[1170, 1430]],
  'Oceania>North America': [[540, 900], [840, 1260]],
  'North America>Latin America': [[1200, 1420], [480, 720]],
  'Latin America>North America': [[1230, 1430], [480, 780]],
  'North America>Middle East': [[600, 780], [1140, 1400]],
  'North America>South Asia': [[1140, 1410], [600, 780]],
}

const ANY_TIME: readonly Window[] = [[420, 780], [780, 1140], [1140, 1395]]

/** When long flights leave, so that both ends are civil: by the parts of the world they join, or the banks of the hub they leave. */
export const longWindows = (from: Airport, to: Airport): readonly Window[] =>
  BANKS.get(from.iata) ?? LONG[`${regionOf(from.country)}>${regionOf(to.country)}`] ?? ANY_TIME

/** When short flights leave an airport with banks of its own. */
export const banksOf = (airport: Airport): readonly Window[] | undefined => BANKS.get(airport.iata)

/** Four waves of a hub: inbound flights have just arrived, outbound ones leave together. */
export const WAVES: readonly Window[] = [[410, 555], [960, 1095], [675, 810], [1180, 1290]]
