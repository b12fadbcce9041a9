import { fold } from '../../../core/fold.ts'
import { kilometres, mayReach, type Point } from '../../../core/globe.ts'
import type { SafetyScores } from '../../../operations/safety/model.ts'
import type { Atlas } from '../../data/atlas.types.ts'
import type { Destinations, TravelCity } from '../../data/destinations.ts'
import type { RatedTown, Safety, Themes } from '../../data/safety.ts'
import { hash } from '../keys.ts'
import { extentOf } from '../places/extent.ts'
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

/** People of a city of which the tables tell none. */
const FEW = 100_000

/** Kilometres within which a town of the name of a city is that city, and other towns are as those who know the city say of it. */
const NEAR = 30

/** `Q930402719` for ever, whatever the seed: nine digits of the name. */
export const ratedId = (key: string): string => `Q${100_000_000 + (hash(key) % 900_000_000)}`

export function ratedPlaces(ground: Ground): RatedPlace[] {
  const { places, safety, seed } = ground
  const towns = safety.towns()
  const cities = places.travelCities()
  const base = basesOf(ground, cities)
  const byCountry = byCountryOf(towns)
  const found: RatedPlace[] = []
  const known = new Set<RatedTown>()
  for (const city of cities) {
    const own = (byCountry.get(city.country) ?? []).filter((town) => isOf(city, town))
    for (const town of own) known.add(town)
    const people = Math.max(FEW, ...own.map(({ population }) => population))
    const written = safety.city(city.code)
    const scores = (): Themes => written?.scores ?? ofCity(base(city), city.code, seed)
    found.push(placeOf({ ...city, id: written?.id ?? ratedId(city.code), subType: 'CITY', extent: extentOf(people) }, scores))
    for (const district of places.districtsOf(city.code)) {
      const name = `${district.name} (${city.name})`
      const ofIt = () => ofDistrict(scores(), district.id, district.safetyOffset, seed)
      found.push(placeOf({ ...district, id: ratedId(district.id), subType: 'DISTRICT', name, extent: 0 }, ofIt))
    }
  }
  for (const town of towns) {
    if (known.has(town)) continue
    found.push(placeOf({ ...town, subType: 'CITY', extent: extentOf(town.population) }, () => ofCity(base(town), town.id, seed)))
  }
  return found
}

function byCountryOf(towns: readonly RatedTown[]): ReadonlyMap<string, readonly RatedTown[]> {
  const found = new Map<string, RatedTown[]>()
  for (const town of towns) {
    const others = found.get(town.country)
    if (others) others.push(town)
    else found.set(town.country, [town])
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

/** Of a town in the same country. */
const isOf = (city: TravelCity, town: RatedTown): boolean =>
  isNear(city, town) && (town.code === city.code || fold(town.name) === fold(city.name))

const isNear = (one: Point, other: Point): boolean => mayReach(one.latitude, other.latitude, NEAR) && kilometres(one, other) < NEAR

interface Somewhere extends Point {
  readonly country: string
}

/** The scores that a city starts from: those of a city nearby that is known by itself, else of its country, else the mean of its continent. */
function basesOf({ atlas, safety }: Ground, cities: readonly TravelCity[]): (place: Somewhere) => Themes {
  const kept = new Map<string, Themes>()
  const all = safety.all()
  const continentOf = (country: string): string => atlas.country(country)?.continent ?? ''
  const written = cities.flatMap((city) => {
    const scores = safety.city(city.code)?.scores
    return scores ? [{ city, scores }] : []
  })
  return (place) => {
    const nearby = written.find(({ city }) => city.country === place.country && isNear(city, place))
    const country = nearby?.scores ?? all.get(place.country)
    if (country) return country
    const continent = continentOf(place.country)
    const mean = kept.get(continent) ?? meanOf([...all].filter(([code]) => continentOf(code) === continent).map(([, scores]) => scores))
    kept.set(continent, mean)
    return mean
  }
}
