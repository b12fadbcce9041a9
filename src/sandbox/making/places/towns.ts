import type { CityAirport, FoundCities, FoundCity } from '../../../operations/cities/model.ts'
import type { Airport, Atlas } from '../../data/atlas.types.ts'
import type { City } from '../../data/cities.ts'
import type { Destinations } from '../../data/destinations.ts'

interface Wanted {
  readonly keyword: string
  readonly country: string | undefined
  readonly most: number | undefined
  /** Also which airports each has. */
  readonly withAirports: boolean
}

/** The cities with a word in their names that begins so, and the one whose code the keyword is, the biggest first. */
export function foundCities(atlas: Atlas, { towns }: Destinations, { keyword, country, most, withAirports }: Wanted): FoundCities {
  const ofCode = /^[a-z]{3}$/i.test(keyword) ? towns.ofCode(keyword.toUpperCase()) : undefined
  const named = towns.withWord(keyword).filter(({ name, code }) => ofCode === undefined || name !== ofCode.name || code !== ofCode.code)
  const found = [...(ofCode ? [ofCode] : []), ...named].filter((city) => country === undefined || city.country === country).slice(0, most)
  const airports = withAirports ? new Map(found.map((city) => [city, airportsOf(atlas, city)])) : undefined
  const data = found.map((city) => described(city, airports?.get(city)))
  return {
    meta: { count: data.length },
    data,
    ...(airports && {
      included: { airports: Object.fromEntries([...airports.values()].flat().map((each) => [each.iata, included(each)])) },
    }),
  }
}

/** Those of its code that airlines fly to, the biggest first. */
const airportsOf = (atlas: Atlas, { code }: City): readonly Airport[] => (code === '' ? [] : atlas.airportsOf(code))

function described({ name, code, country, region, latitude, longitude }: City, airports: readonly Airport[] = []): FoundCity {
  return {
    type: 'location',
    subType: 'city',
    name,
    ...(code !== '' && { iataCode: code }),
    address: addressOf(country, region),
    geoCode: { latitude, longitude },
    ...(airports.length > 0 && {
      relationships: airports.map(({ iata }) => ({ id: iata, type: 'Airport', href: `#/included/airports/${iata}` })),
    }),
  }
}

const included = ({ iata, name, country, region, latitude, longitude }: Airport): CityAirport => ({
  type: 'location',
  subType: 'Airport',
  name,
  iataCode: iata,
  address: addressOf(country, region),
  geoCode: { latitude, longitude },
})

/** States as ISO 3166-2 writes them, with the country: `FR-75`. */
const addressOf = (country: string, region: string) => ({
  countryCode: country,
  ...(region !== '' && { stateCode: `${country}-${region}` }),
})
