import { fold } from '../../../core/fold.ts'
import { byText } from '../../../core/order.ts'
import type { FoundLocation } from '../../../operations/airports/model.ts'
import type { Airport, Atlas } from '../../data/atlas.types.ts'
import type { World } from '../../world.ts'
import { offsetText } from '../clocks.ts'
import { type City, citiesOf } from './cities.ts'

export interface Wanted {
  readonly keyword: string
  readonly kinds: readonly ('AIRPORT' | 'CITY')[]
  readonly country: string | undefined
  /** Also where it is, its zone and its traffic. */
  readonly full: boolean
}

/** Airports and cities whose code or a word of whose name begins with the keyword, most travellers first. */
export function findLocations(world: World, { keyword, kinds, country, full }: Wanted): FoundLocation[] {
  const { atlas } = world
  const wanted = fold(keyword)
  const inCountry = atlas.airports().filter((airport) => country === undefined || airport.country === country)
  const cities = kinds.includes('CITY') ? citiesOf(inCountry).filter(({ code, main }) => fits(wanted, code, main.city)) : []
  const airports = kinds.includes('AIRPORT') ? inCountry.filter(({ iata, name, city }) => fits(wanted, iata, name, city)) : []
  const write = locationWriter(world, full)
  const found = [
    ...cities.map((city) => ({ passengers: city.passengers, code: city.code, location: write.city(city) })),
    ...airports.map((airport) => ({ passengers: airport.passengers, code: airport.iata, location: write.airport(airport) })),
  ]
  return found.sort((a, b) => b.passengers - a.passengers || byText(a.code, b.code)).map(({ location }) => location)
}

/** The airport or city of an id such as `AMUC` or `CMUC`. */
export function locationOf(world: World, id: string): FoundLocation | undefined {
  const { atlas } = world
  const [kind, code] = [id.slice(0, 1), id.slice(1)]
  const write = locationWriter(world, true)
  if (kind === 'A') {
    const airport = atlas.airport(code)
    return airport && write.airport(airport)
  }
  const city = kind === 'C' ? citiesOf(atlas.airportsOf(code).filter(({ cityCode }) => cityCode === code))[0] : undefined
  return city && write.city(city)
}

/** Writes places as the service does; `full` also says where they are, their zone and their traffic. */
function locationWriter({ atlas, now }: World, full: boolean) {
  const busiest = Math.max(...citiesOf(atlas.airports()).map(({ passengers }) => passengers))

  const location = (subType: 'AIRPORT' | 'CITY', iataCode: string, name: string, airport: Airport, passengers: number): FoundLocation => {
    const id = `${subType === 'CITY' ? 'C' : 'A'}${iataCode}`
    const { latitude, longitude } = airport
    return {
      type: 'location',
      subType,
      name,
      detailedName: detailedName({ ...airport, name }),
      id,
      self: { href: `/v1/reference-data/locations/${id}`, methods: ['GET'] },
      iataCode,
      address: full
        ? addressOf(atlas, airport)
        : { cityName: airport.city, countryName: atlas.country(airport.country)?.name ?? airport.country },
      ...(full && {
        timeZoneOffset: offsetText(atlas, airport, now()),
        geoCode: { latitude, longitude },
        analytics: { travelers: { score: Math.round((100 * passengers) / busiest) } },
      }),
    }
  }
  return {
    city: ({ code, main, passengers }: City) => location('CITY', code, main.city, main, passengers),
    airport: (airport: Airport) => location('AIRPORT', airport.iata, airport.name, airport, airport.passengers),
  }
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

/** `Munich/DE: Munich Airport` */
export const detailedName = ({ city, country, name }: Pick<Airport, 'city' | 'country' | 'name'>): string => `${city}/${country}: ${name}`

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
