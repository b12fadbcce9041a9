import type { Airline, Airport, Atlas, Carrier } from '../data/atlas.types.ts'
import { hash, normal } from './keys.ts'
import type { Season } from './seasons.ts'

/**
 * Airports of beaches and islands in Europe, Turkey and North Africa, where summer is the busy half of the year:
 * ×1.4 then and ×0.5 in winter; full-service airlines, which also carry the locals, ×1.15 and ×0.8. The Canaries and the tropics stay even.
 */
const SUMMER_SUN = new Set(
  (
    'PMI IBZ MAH AGP ALC MJV RMU REU FAO NCE BIA AJA FSC CLY OLB CAG AHO CTA PMO BDS BRI SUF TPS MLA CFU HER CHQ RHO KGS ZTH JTR JMK JSI SMI ' +
    'MJT KLX PVK VOL EFL SKG DBV SPU ZAD PUY TIV BOJ VAR LCA PFO AYT DLM BJV ADB DJE MIR NBE HRG SSH TIA'
  ).split(' '),
)

/**
 * Flights a week each way of a route for which nothing is written down, before the season is considered:
 * ln w = 1.141 + 0.214 ln Pmax + 0.226 ln Pmin − 0.699 ln(d/1000) + 0.425·[full service] + 0.331·max(0, ln(d/4000)) + 0.096 ln(carriers) + 0.3·N,
 * P in million passengers a year, a regression on 9,002 routes of 2019; at most 14 over 3,000 km and 56 below, at least 2.
 */
function estimate(atlas: Atlas, seed: number, airline: Airline, from: Airport, to: Airport, rivals: number): number {
  const distance = atlas.distance(from.iata, to.iata)
  const chance = normal(hash(airline.iata + from.iata + to.iata, seed))
  const log =
    1.141 +
    0.214 * Math.log(Math.max(0.02, from.passengers, to.passengers)) +
    0.226 * Math.log(Math.max(0.02, Math.min(from.passengers, to.passengers))) -
    0.699 * Math.log(Math.max(0.25, distance / 1000)) +
    (airline.kind === 'F' ? 0.425 : 0) +
    0.331 * Math.max(0, Math.log(distance / 4000)) +
    0.096 * Math.log(rivals) +
    0.3 * chance
  const weekly = Math.max(2, Math.min(distance > 3000 ? 14 : 56, Math.round(Math.exp(log))))
  // A flight whose number people know leaves every day.
  return Math.max(weekly, 7 * atlas.flightNumbers(airline.iata, from.iata, to.iata).length)
}

/** Flights a week each way in the two seasons; 0 out of season. */
export type Weekly = { readonly [season in Season]: number }

/** How often an airline flies a route on which so many airlines fly. `from` is the end that is its home there. */
export function weeklyFlights(
  atlas: Atlas,
  seed: number,
  airline: Airline,
  from: Airport,
  to: Airport,
  mark: Carrier['season'],
  rivals: number,
): Weekly {
  const written = atlas.trunkFrequency(airline.iata, from.iata, to.iata)
  const weekly = written ?? estimate(atlas, seed, airline, from, to, rivals)
  if (mark !== '') return { s: mark === 's' ? weekly : 0, w: mark === 'w' ? weekly : 0 }
  const leisure = SUMMER_SUN.has(from.iata) || SUMMER_SUN.has(to.iata)
  if (written !== undefined || !leisure) return { s: weekly, w: weekly }
  const [summer, winter] = airline.kind === 'F' ? [1.15, 0.8] : [1.4, 0.5]
  return { s: Math.round(weekly * summer), w: Math.max(1, Math.round(weekly * winter)) }
}

/** Rotations on the busiest day of the busier season. */
export const slotsOf = (weekly: Weekly): number => Math.ceil(Math.max(weekly.s, weekly.w) / 7)
