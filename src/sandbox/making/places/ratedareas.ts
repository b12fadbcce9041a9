import type { Near, Point } from '../../../core/globe.ts'
import type { RatedArea } from '../../../operations/insights/model.ts'
import type { City } from '../../data/cities.ts'
import type { Destinations, District, Poi, PoiCategory } from '../../data/destinations.ts'
import { hash, uniform } from '../keys.ts'
import { extentOf } from './extent.ts'

/**
 * How much there is for a traveller around a point. Three things are felt: what a district is known for, single places of interest, and,
 * where no district is known, the size of the town. Each fades with its distance beyond the radius, so that a larger radius never scores lower;
 * the sum is squashed to 0–100, where twice as much of something is less than twice the score.
 */

/** Metres, as the service gives them. */
const RADII = [200, 500, 1500] as const

interface Around {
  readonly districts: readonly Near<District>[]
  readonly pois: readonly Near<Poi>[]
  readonly towns: readonly Near<City>[]
  /** How far the point is from what is known, 0 within a district, 1 where nothing is known. */
  readonly unknown: number
  /** Chance of the place, the same at every radius. */
  readonly chance: number
}

/** Kilometres over which what lies outside the radius fades. */
const FADES = { district: 0.8, poi: 0.2, park: 0.35 }
/** What lies farther away than this is not felt. */
const FARTHEST = { district: 5, poi: 3, town: 40 }

/** 1 within the radius, less and less beyond. */
const felt = (distance: number, radius: number, fade: number): number => Math.exp(-((Math.max(0, distance - radius) / fade) ** 2))

/** A density of 0–100 as an amount, and an amount as a score: the one undoes the other. */
const amountOf = (density: number): number => -Math.log(1 - density / 104)
const scoreOf = (amount: number): number => Math.min(100, Math.round(104 * (1 - Math.exp(-amount))))

/** A small radius has only a part of what its district is known for. */
const REACH: Readonly<Record<number, number>> = { 200: 0.75, 500: 0.9, 1500: 1.1 }

/** The most of something that one district gives. */
function ofDistricts({ districts }: Around, radius: number, density: (district: District) => number): number {
  const amounts = districts.map(({ item, distance }) => amountOf(density(item)) * felt(distance, radius / 1000, FADES.district))
  return Math.max(0, ...amounts) * (REACH[radius] ?? 1)
}

/** One park or beach is a great deal of it; it takes many sights to say as much. */
const PARK = 2

/** What single places add: the most famous of a city most. */
function ofPois({ pois }: Around, radius: number, category: PoiCategory, wanted: (poi: Poi) => boolean = () => true): number {
  const [weight, fade] = category === 'BEACH_PARK' ? [PARK, FADES.park] : [1, FADES.poi]
  return pois
    .filter(({ item }) => item.category === category && wanted(item))
    .reduce((sum, { item, distance }) => sum + weight * (0.75 - 0.02 * item.rank) * felt(distance, radius / 1000, fade), 0)
}

/** What a town has by its population, over about the ground it covers. */
function ofTowns({ towns, unknown }: Around, radius: number): number {
  const amounts = towns.map(
    ({ item: { population }, distance }) => 0.22 * Math.log1p(population / 5000) * felt(distance, radius / 1000, extentOf(population)),
  )
  return Math.max(0, ...amounts) * unknown
}

/** What the scores are made from. */
interface Ground {
  readonly places: Destinations
  readonly seed: string
}

function around({ places, seed }: Ground, { latitude, longitude }: Point): Around {
  const districts = places.districtsNear({ latitude, longitude, radius: FARTHEST.district })
  const nearest = districts[0]?.distance ?? Number.POSITIVE_INFINITY
  const unknown = 1 - felt(nearest, 1, 1)
  return {
    districts,
    unknown,
    pois: places.poisNear({ latitude, longitude, radius: FARTHEST.poi }),
    // They stand in a large table, which known ground does not need.
    towns: unknown < 0.01 ? [] : places.townsNear({ latitude, longitude, radius: FARTHEST.town }),
    chance: uniform(hash(`area|${latitude.toFixed(3)}|${longitude.toFixed(3)}`, hash(seed))),
  }
}

/** Half of the kitchen of India is vegetarian; elsewhere a third to a half of restaurants has something to speak of. */
const vegetarianShare = ({ districts, chance, towns }: Around, indian: (city: string) => boolean): number => {
  const [district] = districts
  const inIndia = district ? indian(district.item.city) : towns[0]?.item.country === 'IN'
  return (inIndia ? 0.75 : 0.35) + 0.12 * chance
}

/** Dear districts have dear shops. */
const luxuryOf = ({ shopping, priceFactor }: District): number => shopping * Math.min(1, Math.max(0.1, (priceFactor - 0.55) / 0.75))

const isDear = ({ tags }: Poi): boolean => tags.includes('luxury') || tags.includes('boutique')

function rated(there: Around, radius: number, indian: (city: string) => boolean): RatedArea['categoryScores'] {
  const town = ofTowns(there, radius)
  /** What the districts are known for, or the share of it that any town of the size has. */
  const known = (density: (district: District) => number, share: number): number =>
    Math.max(ofDistricts(there, radius, density), share * town)
  const places = (category: PoiCategory, which?: (poi: Poi) => boolean): number => ofPois(there, radius, category, which)
  const [history, nature] = [places('HISTORICAL'), places('BEACH_PARK')]
  const eating = known(({ restaurants }) => restaurants, 1) + places('RESTAURANT')
  return {
    sight: {
      overall: scoreOf(known(({ sights }) => sights, 0.55) + 0.5 * (places('SIGHTS') + history) + 0.15 * nature),
      historical: scoreOf(0.45 * known(({ sights }) => sights, 0.65) + history),
      beachAndPark: scoreOf(0.1 * town + nature),
    },
    restaurant: { overall: scoreOf(eating), vegetarian: scoreOf(eating * vegetarianShare(there, indian)) },
    shopping: {
      overall: scoreOf(known(({ shopping }) => shopping, 0.85) + places('SHOPPING')),
      luxury: scoreOf(known(luxuryOf, 0.2) + places('SHOPPING', isDear)),
    },
    nightLife: { overall: scoreOf(known(({ nightLife }) => nightLife, 0.6) + places('NIGHTLIFE')) },
  }
}

/** The scores of a point at each radius. */
export function ratedAreas(ground: Ground, { latitude, longitude }: Point): RatedArea[] {
  const there = around(ground, { latitude, longitude })
  const indian = (city: string): boolean => ground.places.travelCity(city)?.country === 'IN'
  return RADII.map((radius) => ({
    type: 'category-rated-area',
    geoCode: { latitude, longitude },
    radius,
    categoryScores: rated(there, radius, indian),
  }))
}
