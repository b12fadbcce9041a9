import type { Airline, Airport, Atlas } from '../data/atlas.types.ts'
import { hash, normal } from './keys.ts'
import type { Season } from './seasons.ts'

/** Airports of beaches and islands in Europe, Turkey and North Africa, where summer is the busy half of the year. */
const SUMMER_SUN = new Set(
  (
    'PMI IBZ MAH AGP ALC MJV RMU REU FAO NCE BIA AJA FSC CLY OLB CAG AHO CTA PMO BDS BRI SUF TPS MLA CFU HER CHQ RHO KGS ZTH JTR JMK JSI SMI ' +
    'MJT KLX PVK VOL EFL SKG DBV SPU ZAD PUY TIV BOJ VAR LCA PFO AYT DLM BJV ADB DJE MIR NBE HRG SSH TIA'
  ).split(' '),
)

/** Airlines are busier with holiday-makers in one half of the year: ×1.4 in summer and ×0.5 in winter (WORLD §4.1); the Canaries and the tropics stay even. */
function leisure(airline: Airline, from: Airport, to: Airport, season: Season): number {
  if (!SUMMER_SUN.has(from.iata) && !SUMMER_SUN.has(to.iata)) return 1
  if (season === 's') return airline.kind === 'F' ? 1.15 : 1.4
  return airline.kind === 'F' ? 0.8 : 0.5
}

/**
 * Flights a week each way before the season is considered: what is written down for trunk routes, else
 * ln w = 1.141 + 0.214 ln Pmax + 0.226 ln Pmin − 0.699 ln(d/1000) + 0.425·[full service] + 0.331·max(0, ln(d/4000)) + 0.096 ln(carriers) + 0.3·N,
 * P in million passengers a year, a regression on 9,002 routes of 2019; at most 14 over 3,000 km and 56 below, at least 2.
 */
export function weeklyFlights(atlas: Atlas, seed: number, airline: Airline, from: Airport, to: Airport): number {
  const written = atlas.trunkFrequency(airline.iata, from.iata, to.iata) ?? atlas.trunkFrequency(airline.iata, to.iata, from.iata)
  if (written !== undefined) return written
  const distance = atlas.distance(from.iata, to.iata)
  const rivals = atlas.routesFrom(from.iata).get(to.iata)?.length ?? 1
  const [small, large] = from.passengers < to.passengers ? [from, to] : [to, from]
  const chance = normal(hash(`weekly|${airline.iata}|${from.iata < to.iata ? from.iata + to.iata : to.iata + from.iata}`, seed))
  const log =
    1.141 +
    0.214 * Math.log(Math.max(0.02, large.passengers)) +
    0.226 * Math.log(Math.max(0.02, small.passengers)) -
    0.699 * Math.log(Math.max(0.25, distance / 1000)) +
    (airline.kind === 'F' ? 0.425 : 0) +
    0.331 * Math.max(0, Math.log(distance / 4000)) +
    0.096 * Math.log(rivals) +
    0.3 * chance
  return Math.max(2, Math.min(distance > 3000 ? 14 : 56, Math.round(Math.exp(log))))
}

/** Flights a week each way in a season; 0 out of season. */
export function seasonalFlights(weekly: number, mark: '' | Season, airline: Airline, from: Airport, to: Airport, season: Season): number {
  if (mark !== '' && mark !== season) return 0
  if (mark !== '') return weekly
  return Math.max(1, Math.round(weekly * leisure(airline, from, to, season)))
}
