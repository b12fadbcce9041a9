import type { World } from '../../world.ts'
import type { CabinCode } from '../fares/classes.ts'
import type { Flight } from './schedule.ts'

/**
 * Carbon dioxide of one traveller on one flight, the way the Travel Impact Model shares it out: fuel of the type over the distance flown, 3.16 kg
 * for each kg burned (CORSIA), divided by the seats that are taken, each weighed by the room its cabin takes (IATA RP 1726).
 */

/**
 * Kilograms of fuel for a kilometre of a usual stage by IATA type: published fuel burn of the types, rounded to what a table can promise.
 * `*` is what is not listed, by the kind of aeroplane.
 */
const BURN: Readonly<Record<string, number>> = Object.fromEntries(
  [
    '221 1.9, 223 2.1, 318 2.5, 319 2.6, 31N 2.3, 320 2.9, 321 3.4, 32A 2.8, 32B 3.3, 32N 2.45, 32Q 2.85',
    '332 5.9, 333 6.2, 338 5.3, 339 5.5, 343 6.9, 351 6.7, 359 6, 388 12.8',
    '717 2.4, 733 2.9, 734 3, 735 2.7, 738 3, 73G 2.7, 73H 2.9, 73J 3.1, 7M8 2.5, 7M9 2.7, 75T 3.9, 75W 3.7',
    '744 10.4, 74H 9.9, 763 4.9, 764 5.4, 76W 4.8, 772 7.1, 773 7.6, 77L 7.5, 77W 7.8, 781 5.6, 788 4.9, 789 5.4, 919 2.7',
    '290 1.8, 295 1.95, E70 1.9, E75 2, E90 2.3, E95 2.4, CR2 1.5, CR7 1.8, CR9 2, CRK 2.1, AT7 1.1, AT5 0.9, AT6 0.9, DH4 1.5',
    '*W 6.5, *N 2.8, *R 1.8, *T 0.9, *P 0.4',
  ]
    .join(', ')
    .split(', ')
    .map((entry) => entry.split(' '))
    .map(([type, kilograms]) => [type, Number(kilograms)]),
)

/** Taking off and climbing costs what so many kilometres of cruise cost. */
const CLIMB = 250
/** Kilograms of carbon dioxide from one of jet fuel. */
const CARBON = 3.16
/** Share of seats that are taken in the world (IATA, 2025). */
const TAKEN = 0.836

/** How many economy seats the room of one seat would hold. */
const ROOM = { wide: { F: 5, J: 4, W: 1.5, Y: 1 }, narrow: { F: 1.5, J: 1.5, W: 1, Y: 1 } } as const

/** What is flown beyond the great circle (ICAO carbon calculator). */
const detour = (kilometres: number): number => (kilometres < 550 ? 50 : kilometres < 5500 ? 100 : 125)

/** Kilograms for one traveller in a cabin, whole ones. */
export function emissionsOf({ atlas, fares }: Pick<World, 'atlas' | 'fares'>, flight: Flight, cabin: CabinCode): number {
  const body = atlas.aircraft(flight.aircraft)?.body ?? 'N'
  const burn = BURN[flight.aircraft] ?? BURN[`*${body}`] ?? 0
  const distance = atlas.distance(flight.from, flight.to)
  const room = body === 'W' ? ROOM.wide : ROOM.narrow
  const seats = fares.inventory.capacities(flight).reduce((sum, each) => sum + each.capacity * room[each.cabin], 0)
  const fuel = burn * (distance + detour(distance) + CLIMB)
  return seats > 0 ? Math.round((fuel * CARBON * room[cabin]) / (seats * TAKEN)) : 0
}
