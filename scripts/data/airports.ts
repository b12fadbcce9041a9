/** Makes the airport rows from three packages, the patches and the city codes. */

import type { Airport } from '../../src/sandbox/data/atlas.types.ts'
import { airportSources, type SourceAirport } from './airport-sources.ts'
import { cityGroups, cityNames } from './metro.ts'
import { cleanCity, cleanName, placeInName } from './names.ts'
import type { Network } from './network.ts'
import { type Patches, readPatches } from './patches.ts'
import { nearestPlace } from './places.ts'
import { byCodeUnit, fault, fromPackage, tableLines } from './sources.ts'

/** A served airport, or one the network flies to, that is not patched away. */
function choose(sources: readonly SourceAirport[], network: Network, patches: Patches): SourceAirport[] {
  const chosen = new Map<string, SourceAirport>()
  for (const airport of patches.added) chosen.set(airport.iata, airport)
  for (const airport of sources) {
    if (chosen.has(airport.iata) || patches.dropped.has(airport.iata)) continue
    if (airport.served || network.routes.has(airport.iata)) chosen.set(airport.iata, airport)
  }
  for (const code of network.routes.keys()) if (!chosen.has(code)) fault('network.txt', `no airport ${code}`)
  return [...chosen.values()].sort((a, b) => byCodeUnit(a.iata, b.iata))
}

function published(): Map<string, number> {
  const words = tableLines('pax.txt').join(' ').split(/\s+/)
  const volumes = new Map<string, number>()
  for (let index = 0; index + 1 < words.length; index += 2) volumes.set(words[index] ?? '', Number(words[index + 1]))
  return volumes
}

/** Published millions of passengers, else 0.16·routes^1.05: a fit on the airports that publish. */
function passengers(volumes: ReadonlyMap<string, number>, network: Network, iata: string): number {
  const routes = network.routes.get(iata)?.size ?? 0
  return volumes.get(iata) ?? Math.round(16 * routes ** 1.05) / 100
}

/** Zone names as the boundaries of OpenStreetMap give them; all of China keeps Beijing time in its schedules. */
function zoneOf(airport: SourceAirport, find: (latitude: number, longitude: number) => string[]): string {
  if (airport.country === 'CN') return 'Asia/Shanghai'
  return find(airport.latitude, airport.longitude)[0] ?? fault('geo-tz', `no zone at ${airport.iata}`)
}

export async function airportRows(network: Network): Promise<Airport[]> {
  const patches = readPatches()
  const volumes = published()
  const groups = cityGroups()
  const cities = cityNames()
  const { find }: { find: (latitude: number, longitude: number) => string[] } = fromPackage('geo-tz/all')
  const rows = choose(await airportSources(), network, patches).map((airport): Airport => {
    const edit = patches.edits.get(airport.iata)
    const { iata, latitude, longitude } = airport
    const country = edit?.get('country') ?? airport.country
    const group = groups.get(iata)
    const town = cleanCity(airport.city) || (nearestPlace(country, latitude, longitude, 40)?.name ?? placeInName(airport.name))
    return {
      iata,
      icao: edit?.get('icao') ?? airport.icao,
      name: edit?.get('name') ?? cleanName(airport.name),
      city: group?.name ?? cities.get(iata) ?? town,
      cityCode: group?.code ?? iata,
      country,
      region: edit?.get('region') ?? airport.region,
      latitude: Math.round(latitude * 1e4) / 1e4,
      longitude: Math.round(longitude * 1e4) / 1e4,
      zone: edit?.get('zone') ?? zoneOf(airport, find),
      passengers: passengers(volumes, network, iata),
    }
  })
  const codes = new Set(rows.map((row) => row.iata))
  const members = [...groups].filter(([code, group]) => code !== group.code).map(([code]) => code)
  const named = [...patches.edits.keys(), ...members, ...cities.keys(), ...volumes.keys(), ...patches.aliases.values()]
  const missing = named.filter((code) => !codes.has(code))
  if (missing.length > 0) fault('airport tables', `no airport ${missing.join(' ')}`)
  return rows
}

/** Line 1 lists the zones; then `IATA ICAO name city country region lat lon zone-number city-code passengers`, empty where it says nothing. */
export function airportLines(rows: readonly Airport[]): string[] {
  const zones = [...new Set(rows.map((row) => row.zone))].sort(byCodeUnit)
  return [
    zones.join('\t'),
    ...rows.map((row) =>
      [
        row.iata,
        row.icao,
        row.name,
        row.city,
        row.country,
        row.region,
        row.latitude,
        row.longitude,
        zones.indexOf(row.zone),
        row.cityCode === row.iata ? '' : row.cityCode,
        row.passengers || '',
      ].join('\t'),
    ),
  ]
}

/** `CITY airports` biggest first where a city code stands for more, or other, than one airport of its own name, and `OLD =CODE` for a second code. */
export function metroLines(rows: readonly Airport[]): string[] {
  const members = new Map<string, Airport[]>()
  for (const row of rows) members.set(row.cityCode, [...(members.get(row.cityCode) ?? []), row])
  const cities = [...members]
    .filter(([code, airports]) => airports.length > 1 || airports[0]?.iata !== code)
    .map(
      ([code, airports]) =>
        `${code}\t${airports
          .sort((a, b) => b.passengers - a.passengers || byCodeUnit(a.iata, b.iata))
          .map((row) => row.iata)
          .join(' ')}`,
    )
  const aliases = [...readPatches().aliases].map(([old, code]) => `${old}\t=${code}`)
  return [...cities, ...aliases].sort(byCodeUnit)
}
