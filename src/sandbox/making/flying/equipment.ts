import type { Aircraft, Airline, Airport, Atlas, Stretch } from '../../data/atlas.types.ts'
import { pick } from '../keys.ts'
import { detourOfRussia } from './blocktime.ts'

/** A route as the choice of aircraft sees it. */
interface Flown {
  readonly airline: Airline
  readonly home: Airport
  readonly away: Airport
  readonly stretch: Stretch
}

interface Choice {
  readonly aircraft: Aircraft
  readonly weight: number
}

/** Kilometres from which single-aisles have beds: the long stages of the table of fleets. */
const FAR_FOR_ONE_AISLE = 4500

/** What an airline of a kind flies where its fleet is not written down: [up to km, types]. */
const USUAL: readonly (readonly [number, string, string, string])[] = [
  // up to km, regional, low cost and leisure, full service
  [700, 'AT7:3 DH4:1', '320:2 738:2', 'AT7:1 E90:2 320:2'],
  [1500, 'E75:2 AT7:1', '320:2 738:2', 'E90:1 319:1 320:2 73H:1'],
  [4400, 'E90:1', '320:1 738:1 32N:1', '320:2 32N:1 321:1 73H:1'],
  [6800, '32Q:1', '32Q:1', '32Q:1 332:2'],
  [12000, '332:1', '789:1 333:1', '332:1 333:1 789:2'],
  [20000, '789:1', '789:1', '789:2 359:2'],
]

function usual(atlas: Atlas, airline: Airline, distance: number): Choice[] {
  const row = USUAL.find(([limit]) => distance <= limit)
  const text = row?.[airline.kind === 'R' ? 1 : airline.kind === 'F' ? 3 : 2] ?? '789:1'
  return choices(
    atlas,
    text.split(' ').map((entry) => ({ type: entry.slice(0, 3), weight: Number(entry.slice(4)) })),
  )
}

const evenly = (type: string) => ({ type, weight: 1 })

const choices = (atlas: Atlas, fleet: readonly { readonly type: string; readonly weight: number }[]): Choice[] =>
  fleet.flatMap(({ type, weight }) => {
    const aircraft = atlas.aircraft(type)
    return aircraft === undefined ? [] : [{ aircraft, weight }]
  })

/** Those for which the rule holds, or all where it holds for none. */
function preferring(all: Choice[], rule: (aircraft: Aircraft) => boolean): Choice[] {
  const some = all.filter(({ aircraft }) => rule(aircraft))
  return some.length > 0 ? some : all
}

/**
 * The types that fit a route, each with its weight: those everybody expects there, else of the airline's fleet those allowed at both airports, with the stage for the distance,
 * propellers only between near places of which one is small and small jets to the smallest, wide bodies on short hops only between big airports.
 */
export function fitting(atlas: Atlas, { airline, home: from, away: to, stretch: { distance } }: Flown, weekly: number): Choice[] {
  const smaller = Math.min(from.passengers, to.passengers)
  const allowed = [atlas.typesAllowed(from.iata), atlas.typesAllowed(to.iata)].filter((types) => types.length > 0)
  const flown = distance * detourOfRussia(from, to, airline.country)
  const fits = ({ aircraft }: Choice): boolean =>
    aircraft.range >= flown && aircraft.stage >= distance && allowed.every((types) => types.includes(aircraft.iata))
  const expected = choices(atlas, atlas.routeTypes(airline.iata, from.iata, to.iata).map(evenly))
  if (expected.length > 0) return expected
  let options = choices(atlas, atlas.fleet(airline.iata, distance)).filter(fits)
  if (options.length === 0) options = usual(atlas, airline, distance).filter(fits)
  if (options.length === 0) options = choices(atlas, (allowed[0] ?? []).map(evenly)).filter(fits)
  if (options.length === 0) options = usual(atlas, airline, distance)
  if (distance > 800 || smaller > 8 || weekly > 40) options = preferring(options, ({ body }) => body !== 'T')
  if (smaller < 0.7 && distance < 1500) options = preferring(options, ({ body }) => body !== 'N' && body !== 'W')
  if (smaller > 0.6 || distance > 450) options = preferring(options, ({ body }) => body !== 'P')
  if (distance < 1500 && smaller < 12) options = preferring(options, ({ body }) => body !== 'W')
  return options
}

/** One of the fitting types by key. */
export const chooseAircraft = (key: number, options: readonly Choice[]): Aircraft | undefined =>
  pick(key, options, ({ weight }) => weight)?.aircraft

/**
 * The cabin layout an airline flies of a type: low-cost airlines and leisure airlines without a loyalty programme the dense one of a wide body,
 * and so does everyone that sells no business class on it;
 * lie-flat single-aisles (`LR`) and the longest-range aeroplanes (`ULR`) where the stage calls for them.
 */
export function layoutOf(atlas: Atlas, airline: Airline, aircraft: Aircraft, distance: number): string {
  const named = (name: string): boolean => aircraft.layouts.some((layout) => layout.name === name)
  const { families, programme } = atlas.fares(airline.iata)
  const business = families.some(({ cabin }) => cabin === 'J')
  if (business && distance > 14_800 && named('ULR')) return 'ULR'
  if (business && distance > FAR_FOR_ONE_AISLE && named('LR') && airline.kind !== 'H') return 'LR'
  const dense =
    aircraft.body === 'W'
      ? airline.kind === 'L' || (airline.kind === 'H' && programme === '') || !business
      : !business || atlas.cabins(airline.iata, aircraft.iata).business === 'none'
  return dense && named('LCC') ? 'LCC' : (aircraft.layouts[0]?.name ?? 'STD')
}
