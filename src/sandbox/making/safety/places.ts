import type { SafetyScores } from '../../../operations/safety/model.ts'
import type { Atlas } from '../../data/atlas.types.ts'
import type { City } from '../../data/cities.ts'
import type { Destinations, TravelCity } from '../../data/destinations.ts'
import { fold } from '../../data/fold.ts'
import { kilometres, type Point } from '../../data/globe.ts'
import type { Safety, Themes } from '../../data/safety.ts'
import { hash } from '../keys.ts'
import { meanOf, ofCity, ofDistrict, told } from './scores.ts'

/** The places that have safety scores: cities that people travel to, their districts, and towns of more than 100,000 people. */

export interface RatedPlace extends Point {
  readonly id: string
  readonly subType: 'CITY' | 'DISTRICT'
  readonly name: string
  /** Kilometres from its middle to its edge; 0 for a district. */
  readonly extent: number
  readonly scores: () => SafetyScores
}

interface Ground {
  readonly atlas: Pick<Atlas, 'country'>
  readonly places: Destinations
  readonly safety: Safety
  readonly seed: string
}

const FEWEST = 100_000

/** Kilometres within which a town of the name of a city is that city. */
const SAME = 30

/** `Q930402719` for ever, whatever the seed: nine digits of the name. */
const idOf = (key: string): string => `Q${100_000_000 + (hash(key) % 900_000_000)}`

/** Kilometres that a town covers: one of 100,000 people reaches some 1.8 km from its middle. */
const extentOf = (people: number): number => 0.5 * Math.sqrt(people / 10_000) + 0.2

export function ratedPlaces(ground: Ground): RatedPlace[] {
  const { places, seed } = ground
  const base = basesOf(ground)
  const towns = places.townsOver(FEWEST)
  const found: RatedPlace[] = []
  const known = new Set<City>()
  for (const city of places.travelCities()) {
    const own = towns.filter((town) => isOf(city, town))
    for (const town of own) known.add(town)
    const people = Math.max(FEWEST, ...own.map(({ population }) => population))
    const written = ground.safety.city(city.code)
    const scores = (): Themes => written?.scores ?? ofCity(base(city.country), city.code, seed)
    found.push(placeOf({ ...city, id: written?.id ?? idOf(city.code), subType: 'CITY', extent: extentOf(people) }, scores))
    for (const district of places.districtsOf(city.code)) {
      const name = `${district.name} (${city.name})`
      const ofIt = () => ofDistrict(scores(), district.id, district.safetyOffset, seed)
      found.push(placeOf({ ...district, id: idOf(district.id), subType: 'DISTRICT', name, extent: 0 }, ofIt))
    }
  }
  for (const town of towns) {
    if (known.has(town)) continue
    const key = `${town.country}|${town.name}|${town.latitude}|${town.longitude}`
    const scores = () => ofCity(base(town.country), key, seed)
    found.push(placeOf({ ...town, id: idOf(key), subType: 'CITY', extent: extentOf(town.population) }, scores))
  }
  return found
}

type Found = Omit<RatedPlace, 'scores'>

const placeOf = ({ id, subType, name, latitude, longitude, extent }: Found, scores: () => Themes): RatedPlace => ({
  id,
  subType,
  name,
  latitude,
  longitude,
  extent,
  scores: () => told(scores()),
})

const isOf = (city: TravelCity, town: City): boolean =>
  town.country === city.country &&
  // Nearly all towns are too far north or south, which is told at once.
  Math.abs(town.latitude - city.latitude) < SAME / 110 &&
  (town.code === city.code || fold(town.name) === fold(city.name)) &&
  kilometres(city.latitude, city.longitude, town.latitude, town.longitude) < SAME

/** The scores of countries; where nothing is written down of one, the mean of its continent. */
function basesOf({ atlas, safety }: Ground): (country: string) => Themes {
  const kept = new Map<string, Themes>()
  const all = safety.all()
  return (country) => {
    const written = all.get(country)
    if (written) return written
    const continent = atlas.country(country)?.continent ?? ''
    const mean =
      kept.get(continent) ?? meanOf([...all].filter(([code]) => atlas.country(code)?.continent === continent).map(([, of]) => of))
    kept.set(continent, mean)
    return mean
  }
}
