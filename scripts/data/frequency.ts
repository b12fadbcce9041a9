/** How often airlines fly their routes: what is written down for trunk routes, an estimate for all others. */

import type { Airport } from '../../src/sandbox/data/atlas.types.ts'
import { hash, normal } from '../../src/sandbox/making/keys.ts'
import type { AirlineHeader, Season } from './network.ts'

/** Flights a week each way in the northern summer and winter timetable; 0 out of season. */
export interface Weekly {
  readonly s: number
  readonly w: number
}

/** One airline on one route. */
export interface Route {
  readonly airline: AirlineHeader
  /** The end where its aeroplanes start in the morning. */
  readonly home: Airport
  readonly away: Airport
  /** Kilometres. */
  readonly distance: number
  readonly season: Season
  /** Airlines that fly it, this one included. */
  readonly rivals: number
}

/** What is written down about a route. */
export interface Known {
  /** Flights a week each way of a trunk route. */
  readonly weekly: number | undefined
  /** How many flights have well-known numbers. */
  readonly numbers: number
}

/**
 * Airports of beaches and islands in Europe, Turkey and North Africa, where summer is the busy half of the year:
 * ×1.4 then and ×0.5 in winter; full-service airlines, which also carry the locals, ×1.15 and ×0.8. The Canaries and the tropics stay even.
 */
const SUMMER_SUN = new Set(
  (
    'PMI IBZ MAH AGP ALC MJV RMU REU FAO NCE BIA AJA FSC CLY OLB CAG AHO CTA PMO BDS BRI SUF TPS MLA CFU HER CHQ RHO KGS ZTH JTR JMK JSI SMI ' +
    'MJT KLX PVK VOL EFL SKG DBV SPU ZAD PUY TIV BOJ VAR LCA PFO AYT DLM BJV ADB DJE MIR NBE TIA'
  ).split(' '),
)

/** Beaches of the Red Sea and airports of ski resorts: leisure and low-cost airlines fly there ×1.2 in winter and ×0.85 in summer (own estimate). */
const WINTER_PEAK = new Set('HRG SSH RMF INN SZG CMF GVA TRN GNB'.split(' '))

/**
 * Flights a week each way of a route for which nothing is written down, before the season is considered:
 * ln w = 1.141 + 0.214 ln Pmax + 0.226 ln Pmin − 0.699 ln(d/1000) + 0.425·[full service] + 0.331·max(0, ln(d/4000)) + 0.096 ln(carriers) + 0.3·N,
 * P in million passengers a year, a regression on 9,002 routes of 2019; at most 14 over 3,000 km and 56 below, at least 2.
 * N is a hash of the route's name: the same in every world.
 */
function estimate({ airline, home, away, distance, rivals }: Route, numbers: number): number {
  const chance = normal(hash(airline.iata + home.iata + away.iata))
  const log =
    1.141 +
    0.214 * Math.log(Math.max(0.02, home.passengers, away.passengers)) +
    0.226 * Math.log(Math.max(0.02, Math.min(home.passengers, away.passengers))) -
    0.699 * Math.log(Math.max(0.25, distance / 1000)) +
    (airline.kind === 'F' ? 0.425 : 0) +
    0.331 * Math.max(0, Math.log(distance / 4000)) +
    0.096 * Math.log(rivals) +
    0.3 * chance
  const weekly = Math.max(2, Math.min(distance > 3000 ? 14 : 56, Math.round(Math.exp(log))))
  // A flight whose number people know leaves every day.
  return Math.max(weekly, 7 * numbers)
}

/** What the summer and the winter timetable do to the flights of a route. */
function seasonal({ airline, home, away }: Route): readonly [summer: number, winter: number] {
  const full = airline.kind === 'F'
  if (SUMMER_SUN.has(home.iata) || SUMMER_SUN.has(away.iata)) return full ? [1.15, 0.8] : [1.4, 0.5]
  const winterly = WINTER_PEAK.has(home.iata) || WINTER_PEAK.has(away.iata)
  return winterly && (airline.kind === 'L' || airline.kind === 'H') ? [0.85, 1.2] : [1, 1]
}

/** How often a route is flown. */
export function weeklyFlights(route: Route, known: Known): Weekly {
  const { season } = route
  const weekly = known.weekly ?? estimate(route, known.numbers)
  if (season !== '') return { s: season === 's' ? weekly : 0, w: season === 'w' ? weekly : 0 }
  if (known.weekly !== undefined) return { s: weekly, w: weekly }
  const [summer, winter] = seasonal(route)
  return { s: Math.max(1, Math.round(weekly * summer)), w: Math.max(1, Math.round(weekly * winter)) }
}

/** Rotations on the busiest day of the busier season. */
export const slotsOf = ({ s, w }: Weekly): number => Math.ceil(Math.max(s, w) / 7)
