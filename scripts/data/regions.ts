/** ISO regions of towns, whose list counts its own way (FR 11 is Île-de-France): learnt from the airports nearby, which have both. */

import { kilometres } from '../../src/core/globe.ts'
import { ourAirports } from './airport-sources.ts'
import { placesByCountry } from './places.ts'
import { byCodeUnit } from './sources.ts'

/** Nearer airports say more about the region of a town; beyond this many km they say nothing. */
const REACH = 60

/** A function from a country and the town list's own code to the ISO region, empty where no airport tells. */
export function regionNames(): (country: string, adminCode: string) => string {
  const votes = new Map<string, Map<string, number>>()
  for (const airport of ourAirports()) {
    if (airport.region === '') continue
    for (const town of placesByCountry().get(airport.country) ?? []) {
      if (Math.abs(town.latitude - airport.latitude) > 0.6) continue
      const distance = kilometres(airport, town)
      if (distance > REACH) continue
      const key = `${town.country} ${town.adminCode}`
      const tally = votes.get(key) ?? new Map<string, number>()
      votes.set(key, tally.set(airport.region, (tally.get(airport.region) ?? 0) + 1 / (5 + distance) ** 2))
    }
  }
  const winners = new Map(
    [...votes].map(([key, tally]) => [key, [...tally].sort((a, b) => b[1] - a[1] || byCodeUnit(a[0], b[0]))[0]?.[0] ?? '']),
  )
  return (country, adminCode) => winners.get(`${country} ${adminCode}`) ?? ''
}
