import { addDays, utcDay } from '../../../core/dates.ts'
import { faults } from '../../../core/faults.ts'
import type { Point } from '../../../core/globe.ts'
import { byText } from '../../../core/order.ts'
import type { Airport, Atlas } from '../../data/atlas.types.ts'
import { called, countryCalled, problemsIn } from '../../known.ts'
import { refuseIfAny } from '../../problems.ts'
import type { World } from '../../world.ts'
import { isDomestic, regionOf } from '../regions.ts'
import { biggest, type City, citiesOf } from './cities.ts'

/**
 * Cities that people who liked others may like. A city is its size, how far it is from where the traveller lives, how much of its traffic is for
 * pleasure, how warm it is by its latitude, and its part of the world; two are alike by how near they are in each. Own model, set so that capitals
 * go with capitals and beaches with beaches.
 */

interface Similar extends Point {
  readonly code: string
  readonly name: string
  /** 0 to 1, 1 being the same in everything. */
  readonly relevance: number
}

interface Asked {
  readonly cityCodes: readonly string[]
  readonly travelerCountryCode: string
  readonly destinationCountryCodes?: readonly string[] | undefined
}

/** Days ahead and nights of the trip that the link to offers asks for. */
const [LEAD, NIGHTS] = [30, 7]

/** The answer of the recommendations, with links to where they lead: flights from the biggest city of the traveller's country. */
export function recommendedFor({ atlas, now }: World, { cityCodes, travelerCountryCode, destinationCountryCodes }: Asked) {
  const home = busiestOf(atlas, travelerCountryCode)
  const lookedUp = [
    ...cityCodes.map((code) => called(atlas.airportsOf(code)[0], 'city', code, 'cityCodes', faults.option)),
    called(home, 'country with an airport', travelerCountryCode, 'travelerCountryCode', faults.option),
    ...(destinationCountryCodes ?? []).map((code) => countryCalled(atlas, code, 'destinationCountryCodes', faults.option)),
  ]
  refuseIfAny(problemsIn(lookedUp))
  const departure = addDays(utcDay(now()), LEAD)
  const dates = `departureDate=${departure}&returnDate=${addDays(departure, NIGHTS)}`
  const found = similarTo(atlas, { cities: cityCodes, home: travelerCountryCode, countries: destinationCountryCodes })
  return found.map(({ code, name, latitude, longitude, relevance }) => ({
    type: 'recommended-location' as const,
    subtype: 'CITY' as const,
    name,
    iataCode: code,
    geoCode: { latitude, longitude },
    relevance,
    links: {
      flightDestinations: `/v1/shopping/flight-destinations?origin=${home?.cityCode}`,
      flightOffers: `/v2/shopping/flight-offers?originLocationCode=${home?.cityCode}&destinationLocationCode=${code}&${dates}&adults=1`,
    },
  }))
}

interface Profile {
  readonly main: Airport
  /** Natural logarithm of the passengers of all its airports, in millions a year. */
  readonly size: number
  /** Natural logarithm of the kilometres from the traveller's home. */
  readonly away: number
  /** Share of its routes flown by low-cost and leisure airlines only, or in one season. */
  readonly leisure: number
  /** Whether the traveller's country has a flight there without a stop. */
  readonly near: boolean
}

/** How much each likeness counts. */
const WEIGHTS = { size: 0.28, away: 0.18, leisure: 0.22, climate: 0.16, region: 0.16 }
/** Nobody is sent to a city with fewer passengers, in millions a year. */
const LEAST = 2.5
/** Less for a city that the traveller's country has no flight to without a stop. */
const UNREACHED = 0.8
const MOST = 20

interface Liked {
  /** Cities, by their codes or that of one of their airports. */
  readonly cities: readonly string[]
  /** Where the traveller lives, ISO 3166-1 alpha-2. */
  readonly home: string
  /** Only in these countries, where some are named. */
  readonly countries: readonly string[] | undefined
}

/** Cities like those that are named, the most alike first. */
export function similarTo(atlas: Atlas, { cities, home, countries }: Liked): Similar[] {
  const busiest = busiestOf(atlas, home)
  if (busiest === undefined) return []
  const start = busiest
  const cityOf = new Map(citiesOf(atlas.airports()).map((city) => [city.code, city]))
  const liked = new Set(cities.flatMap((code) => atlas.airportsOf(code).map(({ cityCode }) => cityCode)))
  const known = [...liked].flatMap((code) => cityOf.get(code) ?? []).map(profileOf)
  const others = [...cityOf.values()].filter(
    ({ code, airports, passengers }) =>
      !liked.has(code) &&
      code !== busiest.cityCode &&
      passengers >= LEAST &&
      (countries?.some((country) => airports.some((airport) => airport.country === country)) ?? true),
  )
  return others
    .map((city): Similar => {
      const profile = profileOf(city)
      const alike = known.reduce((sum, each) => sum + likeness(each, profile), 0) / known.length
      const { city: name, latitude, longitude } = city.main
      return { code: city.code, name, latitude, longitude, relevance: Math.round(alike * (profile.near ? 1 : UNREACHED) * 100) / 100 }
    })
    .sort((a, b) => b.relevance - a.relevance || byText(a.code, b.code))
    .slice(0, MOST)

  function profileOf({ airports, main, passengers }: City): Profile {
    const routes = airports.flatMap(({ iata }) => [...atlas.routesFrom(iata)])
    const pleasure = routes.filter(([, list]) =>
      list.every(({ airline, season }) => season !== '' || ['L', 'H'].includes(atlas.airline(airline)?.kind ?? '')),
    )
    return {
      main,
      size: Math.log(Math.max(0.1, passengers)),
      away: Math.log(Math.max(200, atlas.distance(start.iata, main.iata) || 0)),
      leisure: routes.length === 0 ? 0.5 : pleasure.length / routes.length,
      near: isDomestic(main.country, home) || routes.some(([to]) => atlas.airport(to)?.country === home),
    }
  }
}

/** The biggest airport of a country. */
const busiestOf = (atlas: Atlas, country: string): Airport | undefined =>
  biggest(atlas.airports().filter((airport) => airport.country === country))

function likeness(one: Profile, other: Profile): number {
  const warmth = (profile: Profile) => Math.abs(profile.main.latitude)
  return (
    WEIGHTS.size * nearness(one.size - other.size, 0.9) +
    WEIGHTS.away * nearness(one.away - other.away, 0.9) +
    WEIGHTS.leisure * nearness(one.leisure - other.leisure, 0.2) +
    WEIGHTS.climate * nearness(warmth(one) - warmth(other), 8) +
    WEIGHTS.region * (regionOf(one.main.country) === regionOf(other.main.country) ? 1 : 0)
  )
}

/** 1 where there is no difference, 0.61 where it is one `scale`, towards 0 beyond (a bell curve). */
const nearness = (difference: number, scale: number): number => Math.exp(-((difference / scale) ** 2) / 2)
