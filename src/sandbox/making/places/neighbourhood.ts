import type { Circle } from '../../../core/globe.ts'
import type { NearAirport } from '../../../operations/airports/model.ts'
import type { Airport, Atlas } from '../../data/atlas.types.ts'
import type { World } from '../../world.ts'
import { offsetText } from '../clocks.ts'
import { addressOf, detailedName } from './locations.ts'
import { scoreOf } from './scores.ts'

interface Around extends Circle {
  readonly sort: 'relevance' | 'distance' | 'flights' | 'travelers'
}

/** The airport with the most services is among so many with the most passengers. */
const biggestFew = 40

/**
 * The airports around a point with what they matter: relevance is 100 · flights score / kilometres, as in the published example
 * (39 at 348 km is 11.2). Scores are shares of the airport in the world that has most. Airports without a route are left out.
 */
export function neighbourhood({ atlas, now }: World, { sort, ...circle }: Around): NearAirport[] {
  const biggest = [...atlas.airports()].sort((a, b) => b.passengers - a.passengers).slice(0, biggestFew)
  const mostPassengers = biggest[0]?.passengers ?? 1
  const mostServices = Math.max(...biggest.map((airport) => services(atlas, airport)))
  const found = atlas.near(circle).flatMap(({ item: airport, distance }): NearAirport[] => {
    const flights = services(atlas, airport)
    if (flights === 0) return []
    const flightsScore = scoreOf(flights, mostServices)
    return [
      {
        type: 'location',
        subType: 'AIRPORT',
        name: airport.name,
        detailedName: detailedName(airport),
        timeZoneOffset: offsetText(atlas, airport, now()),
        iataCode: airport.iata,
        geoCode: { latitude: airport.latitude, longitude: airport.longitude },
        address: addressOf(atlas, airport),
        distance: { value: Math.round(distance), unit: 'KM' },
        analytics: { flights: { score: flightsScore }, travelers: { score: scoreOf(airport.passengers, mostPassengers) } },
        relevance: Math.round((10_000_000 * flightsScore) / Math.max(1, distance)) / 100_000,
      },
    ]
  })
  const rank = {
    relevance: (each: NearAirport) => -each.relevance,
    // They come in this order, which whole kilometres would blur.
    distance: () => 0,
    flights: (each: NearAirport) => -each.analytics.flights.score,
    travelers: (each: NearAirport) => -each.analytics.travelers.score,
  }[sort]
  return found.sort((a, b) => rank(a) - rank(b))
}

/** How many airline services an airport has, which its flights follow. */
function services(atlas: Atlas, { iata }: Airport): number {
  let count = 0
  for (const carriers of atlas.routesFrom(iata).values()) count += carriers.length
  return count
}
