import type { FoundLocation } from '../../operations/airports/model.ts'
import type { Airport, Atlas } from '../data/atlas.types.ts'
import { fold } from '../data/fold.ts'
import type { World } from '../world.ts'
import { offsetText } from './clocks.ts'

export interface Wanted {
  readonly keyword: string
  readonly kinds: readonly ('AIRPORT' | 'CITY')[]
  readonly country: string | undefined
  /** Also where it is, its zone and its traffic. */
  readonly full: boolean
}

/** Airports and cities whose code or a word of whose name begins with the keyword, most travellers first. */
export function findLocations({ atlas, now }: World, { keyword, kinds, country, full }: Wanted): FoundLocation[] {
  const wanted = fold(keyword)
  const inCountry = atlas.airports().filter((airport) => country === undefined || airport.country === country)
  const busiest = Math.max(...citiesOf(atlas.airports()).map(({ passengers }) => passengers))
  const cities = kinds.includes('CITY') ? citiesOf(inCountry).filter(({ code, name }) => fits(wanted, code, name)) : []
  const airports = kinds.includes('AIRPORT') ? inCountry.filter(({ iata, name, city }) => fits(wanted, iata, name, city)) : []
  const score = (passengers: number) => Math.round((100 * passengers) / busiest)
  const found = [
    ...cities.map((city) => ({ passengers: city.passengers, code: city.code, location: cityLocation(city) })),
    ...airports.map((airport) => ({ passengers: airport.passengers, code: airport.iata, location: airportLocation(airport) })),
  ]
  return found.sort((a, b) => b.passengers - a.passengers || (a.code < b.code ? -1 : 1)).map(({ location }) => location)

  function cityLocation({ code, name, main, passengers }: City): FoundLocation {
    const { latitude, longitude } = main
    return {
      ...common('CITY', code, name, main),
      ...(full && {
        timeZoneOffset: offsetText(atlas, main, now()),
        geoCode: { latitude, longitude },
        analytics: { travelers: { score: score(passengers) } },
      }),
    }
  }

  function airportLocation(airport: Airport): FoundLocation {
    const { iata, name, latitude, longitude, passengers } = airport
    return {
      ...common('AIRPORT', iata, name, airport),
      ...(full && {
        timeZoneOffset: offsetText(atlas, airport, now()),
        geoCode: { latitude, longitude },
        analytics: { travelers: { score: score(passengers) } },
      }),
    }
  }

  function common(subType: 'AIRPORT' | 'CITY', iataCode: string, name: string, airport: Airport) {
    const id = `${subType === 'CITY' ? 'C' : 'A'}${iataCode}`
    return {
      type: 'location' as const,
      subType,
      name,
      detailedName: `${airport.city}/${airport.country}: ${name}`,
      id,
      self: { href: `/v1/reference-data/locations/${id}`, methods: ['GET'] },
      iataCode,
      address: full
        ? addressOf(atlas, airport)
        : { cityName: airport.city, countryName: atlas.country(airport.country)?.name ?? airport.country },
    }
  }
}

interface City {
  readonly code: string
  readonly name: string
  /** Its biggest airport. */
  readonly main: Airport
  readonly passengers: number
}

/** Airports gathered by the city they serve. */
function citiesOf(airports: readonly Airport[]): City[] {
  const byCode = new Map<string, Airport[]>()
  for (const airport of airports) byCode.set(airport.cityCode, [...(byCode.get(airport.cityCode) ?? []), airport])
  return [...byCode].flatMap(([code, members]) => {
    const main = members.reduce((best, each) => (each.passengers > best.passengers ? each : best))
    return { code, name: main.city, main, passengers: members.reduce((sum, { passengers }) => sum + passengers, 0) }
  })
}

const fits = (wanted: string, code: string, ...names: string[]): boolean =>
  fold(code).startsWith(wanted) || names.some((name) => ` ${fold(name)}`.includes(` ${wanted}`))

/** Region names as reservation systems abbreviate them, by continent. */
const regions: Readonly<Record<string, string>> = {
  EU: 'EUROP',
  NA: 'NAMER',
  SA: 'LATAM',
  AF: 'AFRIC',
  AS: 'ASIA',
  OC: 'AUSTL',
  AN: 'ANTAR',
}

export function addressOf(atlas: Atlas, { city, cityCode, country, region }: Airport) {
  const { name = country, continent = '' } = atlas.country(country) ?? {}
  return {
    cityName: city,
    cityCode,
    countryName: name,
    countryCode: country,
    ...(country === 'US' && region && { stateCode: region }),
    regionCode: regions[continent] ?? continent,
  }
}
