/** The towns with hotels, each with the city code it goes by and what a room costs there. */

import { kilometres, type Point } from '../../src/core/globe.ts'
import type { Airport } from '../../src/sandbox/data/atlas.types.ts'
import type { City } from '../../src/sandbox/data/cities.ts'
import { marketOf, readRates, resorts, seasonLike, tierOf } from './hotelmarkets.ts'
import { type Site, type Town, type TravelCity, travelCities } from './hotelsites.ts'
import { placesByCountry } from './places.ts'
import { byCodeUnit, fault } from './sources.ts'

/** Towns of so many people have hotels even without an airport. */
const LARGE = 100_000

/** Those within so many degrees of latitude, found without looking at all of them. */
function byLatitude<Item extends Pick<Site, 'latitude'>>(items: readonly Item[]): (latitude: number, degrees: number) => Item[] {
  const rows = new Map<number, Item[]>()
  for (const item of items) {
    const row = Math.floor(item.latitude)
    const before = rows.get(row)
    if (before) before.push(item)
    else rows.set(row, [item])
  }
  return (latitude, degrees) => {
    const found: Item[] = []
    for (let row = Math.floor(latitude - degrees); row <= Math.floor(latitude + degrees); row++) found.push(...(rows.get(row) ?? []))
    return found
  }
}

/** Kilometres to an airport as travellers feel them: a small one is passed by, and so is one across a border. */
const felt = (town: Site, airport: Airport): number =>
  kilometres(town, airport) + (airport.passengers < 0.3 ? 25 : 0) + (airport.country === town.country ? 0 : 60)

/** The city code of the airport that is nearest to a town. */
function nearestCode(near: (latitude: number, degrees: number) => Airport[], town: Site): string {
  for (const degrees of [2, 8, 40]) {
    const ranked = near(town.latitude, degrees)
      .map((airport) => ({ airport, distance: felt(town, airport) }))
      .sort((a, b) => a.distance - b.distance || byCodeUnit(a.airport.iata, b.airport.iata))
    if (ranked[0] && ranked[0].distance < degrees * 110) return ranked[0].airport.cityCode
  }
  return fault('hotel towns', `no airport near ${town.name}`)
}

/** Cities that airports serve but no town of the tables is: the biggest airport's place. */
function bareCities(airports: readonly Airport[], known: ReadonlySet<string>): Town[] {
  const biggest = new Map<string, Airport>()
  for (const row of airports)
    if (!known.has(row.cityCode) && row.passengers >= (biggest.get(row.cityCode)?.passengers ?? 0)) biggest.set(row.cityCode, row)
  return [...biggest].map(([code, { city, country, latitude, longitude }]) => ({
    name: city,
    country,
    latitude,
    longitude,
    population: 0,
    code,
    kind: 'C',
  }))
}

function townsOf(airports: readonly Airport[], cities: readonly City[], travel: readonly TravelCity[]): Town[] {
  const nearAirports = byLatitude(airports)
  const main = travel.map((city): Town => {
    const same = cities.filter((row) => row.country === city.country && kilometres(row, city) < 30)
    return { ...city, population: Math.max(0, ...same.map((row) => row.population)), kind: 'C' }
  })
  const codes = new Set(main.map(({ code }) => code))
  const isMain = (row: City): boolean =>
    codes.has(row.code) || main.some((city) => city.country === row.country && kilometres(row, city) < 12 && row.code === '')
  const coded = cities.filter((row) => row.code !== '' && !codes.has(row.code)).map((row): Town => ({ ...row, kind: 'C' }))
  const known = new Set([...codes, ...coded.map(({ code }) => code)])
  const large = cities.filter((row) => row.code === '' && row.population >= LARGE && !isMain(row))
  const near = byLatitude([...main, ...coded, ...large])
  const others = large.map((row): Town => {
    const bigger = near(row.latitude, 0.4).some((other) => other.population >= 3 * row.population && kilometres(other, row) < 30)
    return { ...row, code: nearestCode(nearAirports, row), kind: bigger ? 'S' : 'T' }
  })
  return [...main, ...coded, ...bareCities(airports, known), ...others]
}

/**
 * The sides of a town where land is known to be, 0 east, 2 north, 4 west, 6 south and those between: where some other place lies within
 * 25 km, or 70 km where a large town stands alone. The others may be sea.
 */
function landSides(near: (latitude: number, degrees: number) => Point[], town: Town, reach = 0.23): string {
  const east = Math.cos((town.latitude * Math.PI) / 180)
  const found = new Set<number>()
  for (const { latitude, longitude } of near(town.latitude, reach)) {
    const [north, across] = [latitude - town.latitude, (longitude - town.longitude) * east]
    const degrees = Math.hypot(north, across)
    if (degrees < 0.02 || degrees > reach) continue
    const angle = (Math.atan2(north, across) * 180) / Math.PI
    for (let side = 0; side < 8; side++) if (Math.abs(((angle - side * 45 + 540) % 360) - 180) < 25) found.add(side)
  }
  if (found.size === 0 && reach < 0.6 && town.population > 30_000) return landSides(near, town, 0.65)
  return [...found].sort().join('')
}

const round = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** `GOA000 Genoa IT 44.405 8.933 5800 …`: the first of a code is the city itself, the others the towns that go by it, the biggest first. */
export function hotelTownLines(airports: readonly Airport[], cities: readonly City[]): string[] {
  const travel = travelCities()
  const rates = readRates()
  const isResort = resorts()
  const nearPlaces = byLatitude([...placesByCountry().values()].flat())
  const byCode = new Map<string, Town[]>()
  for (const town of townsOf(airports, cities, travel)) byCode.set(town.code, [...(byCode.get(town.code) ?? []), town])
  const lines = [...byCode].flatMap(([code, list]) => {
    const own = travel.find((city) => city.code === code)
    const serving = airports
      .filter((row) => row.cityCode === code)
      .sort((a, b) => b.passengers - a.passengers || byCodeUnit(a.iata, b.iata))
    const passengers = serving.reduce((sum, row) => sum + row.passengers, 0)
    const sorted = list.sort(
      (a, b) =>
        Number(b.kind === 'C') - Number(a.kind === 'C') ||
        b.population - a.population ||
        byCodeUnit(a.name, b.name) ||
        a.latitude - b.latitude,
    )
    if (sorted[0]?.kind !== 'C' || sorted[1]?.kind === 'C') fault('hotel towns', `${code} is not one city`)
    return sorted.map((town, index) => {
      const resort = town.kind === 'C' && own === undefined && isResort(town, passengers)
      const written = town.kind === 'C' ? own : undefined
      const market = written ?? marketOf(rates, town, resort)
      const [airport] = serving
      const field =
        town.kind === 'C' && airport && kilometres(airport, town) < 45 ? `${round(airport.latitude)} ${round(airport.longitude)}` : ''
      const row = [
        code + String(index).padStart(3, '0'),
        town.name,
        town.country,
        round(town.latitude),
        round(town.longitude),
        Math.round(town.population / 100),
        written?.tier ?? tierOf(town.population),
        written ? 'W' : resort ? 'R' : town.kind,
        field,
        town.kind === 'C' ? Math.round(passengers * 10) / 10 : '',
        market.low,
        market.high,
        written?.code ?? seasonLike(town, resort),
        market.week,
        market.level,
        landSides(nearPlaces, town),
      ]
      return row.join('\t')
    })
  })
  return lines.sort(byCodeUnit)
}
