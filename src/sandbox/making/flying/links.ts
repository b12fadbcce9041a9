import type { Airport } from '../../data/atlas.types.ts'
import type { World } from '../../world.ts'
import { usualLoad } from '../fares/inventory.ts'
import { hash } from '../keys.ts'
import { isDomestic } from '../regions.ts'
import { layoutOf } from './equipment.ts'
import { aircraftOf, createServices } from './services.ts'

/** What one airline flies from an airport of a city to one elsewhere, as statistics see it. */
export interface Link {
  readonly airport: Airport
  readonly other: Airport
  /** Flights a week in the northern summer and winter timetable. */
  readonly weekly: { readonly s: number; readonly w: number }
  /** Seats of a flight, the mean of the aircraft used. */
  readonly seats: number
  /** The share of them that is taken in a common month. */
  readonly load: number
  readonly domestic: boolean
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)

/** Everything that flies non-stop from a city to others, with the aircraft that the timetable has. */
export function linksOf({ atlas, seed }: Pick<World, 'atlas' | 'seed'>, city: string): Link[] {
  const services = createServices(atlas, hash(seed))
  return atlas.airportsOf(city).flatMap((airport) =>
    [...atlas.routesFrom(airport.iata)].flatMap(([iata, carriers]) => {
      const other = atlas.airport(iata)
      if (other === undefined || other.cityCode === airport.cityCode) return []
      return carriers.flatMap(({ airline: code }): Link[] => {
        const service = services(code, airport.iata, iata)
        if (service === undefined) return []
        const { airline, frequency, stretch } = service
        const seats = aircraftOf(atlas, service).map((aircraft) => {
          const name = layoutOf(atlas, airline, aircraft, stretch.distance)
          return aircraft.layouts.find((layout) => layout.name === name)?.cabins.reduce((sum, cabin) => sum + cabin.seats, 0) ?? 0
        })
        const domestic = isDomestic(airport.country, other.country)
        return [{ airport, other, weekly: frequency.weekly, seats: mean(seats), load: usualLoad(airline), domestic }]
      })
    }),
  )
}
