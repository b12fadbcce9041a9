/**
 * Bakes the tables of src/sandbox/data from the packages of scripts/data and the hand-written tables beside them.
 * The same input gives the same bytes on every machine: nothing here depends on the clock, the locale or the time zone.
 */

import { writeFileSync } from 'node:fs'
import { activityLines } from './data/activities.ts'
import { aircraftLines, connectionLines, fleetLines } from './data/aircraft.ts'
import { airportLines, airportRows, metroLines } from './data/airports.ts'
import { checkinLines } from './data/checkin.ts'
import { cityLines, cityRows } from './data/cities.ts'
import { countryLines, currencyLines } from './data/countries.ts'
import { districtLines, poiLines, travelCityLines } from './data/destinations.ts'
import { cabinLines, fareLines } from './data/fares.ts'
import { hotelBrandLines } from './data/hotelbrands.ts'
import { hotelTownLines } from './data/hoteltowns.ts'
import { meaningLines } from './data/meanings.ts'
import { nameLines } from './data/name-index.ts'
import { readNetwork } from './data/network.ts'
import { airlineLines, routeLines } from './data/network-lines.ts'
import { beachLines, ratedTownLines, safetyLines } from './data/safety.ts'
import { serviceLines } from './data/services.ts'
import { smallPlaceLines } from './data/smallplaces.ts'
import { stationLines } from './data/stations.ts'
import { taxLines, termLines } from './data/stayterms.ts'
import { transferLines } from './data/transfers.ts'
import { terminalLines } from './data/written.ts'
import { zoneLines } from './data/zones.ts'

const network = readNetwork()
const airports = await airportRows(network)
const cities = cityRows(airports)
const stations = await stationLines()
const townLines = cityLines(cities)
const countries = countryLines(airports.map((airport) => airport.country))

const tables: Readonly<Record<string, readonly string[]>> = {
  'airports.tsv': airportLines(airports),
  'metro.tsv': metroLines(airports),
  'routes.tsv': routeLines(network, airports),
  'airlines.tsv': airlineLines(network),
  'services.tsv': serviceLines(network, airports),
  'zones.tsv': zoneLines(airports.map((airport) => airport.zone)),
  'aircraft.tsv': aircraftLines(),
  'fleets.tsv': fleetLines(network),
  'connections.tsv': connectionLines(),
  'cabins.tsv': cabinLines(network),
  'fares.tsv': fareLines(network),
  'terminals.tsv': terminalLines(network),
  'checkin.tsv': checkinLines(network),
  'countries.tsv': countries,
  'currencies.tsv': currencyLines(),
  'cities.tsv': townLines,
  'meanings.tsv': meaningLines(),
  'names.tsv': nameLines(airports),
  'travelcities.tsv': travelCityLines(),
  'districts.tsv': districtLines(),
  'pois.tsv': poiLines(),
  'stations.tsv': stations,
  'smallplaces.tsv': await smallPlaceLines([...stations, ...townLines]),
  'hotelterms.tsv': termLines(),
  'hoteltaxes.tsv': taxLines(),
  'hoteltowns.tsv': hotelTownLines(airports, cities),
  'hotelbrands.tsv': hotelBrandLines(),
  'activities.tsv': activityLines(),
  'safety.tsv': safetyLines(countries.map((line) => line.slice(0, 2))),
  'ratedtowns.tsv': ratedTownLines(cities),
  'beaches.tsv': beachLines(new Map(airports.map((airport) => [airport.cityCode, airport.city]))),
  'transfers.tsv': transferLines(),
}

for (const [name, lines] of Object.entries(tables)) {
  const bytes = Buffer.from(`${lines.join('\n')}\n`)
  writeFileSync(new URL(`../src/sandbox/data/${name}`, import.meta.url), bytes)
  process.stdout.write(`${name.padEnd(20)}${String(lines.length).padStart(8)} rows${String(bytes.length).padStart(10)} bytes\n`)
}
