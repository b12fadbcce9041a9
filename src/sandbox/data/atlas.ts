/** The world of the sandbox: every table behind one door, each read when first asked for. */

import { aircraftTable } from './aircraft.ts'
import { airlineTable } from './airlines.ts'
import { airportTable } from './airports.ts'
import type { Atlas, ReadTable } from './atlas.types.ts'
import { cabinTable } from './cabins.ts'
import { checkinTable } from './checkin.ts'
import { connectionTable } from './connections.ts'
import { countryTable } from './countries.ts'
import type { Destinations } from './destinations.ts'
import { fareTable } from './fares.ts'
import { fleetTable } from './fleets.ts'
import { routeTable } from './routes.ts'
import type { Safety } from './safety.ts'
import { serviceTable } from './services.ts'
import type { Stays } from './stays.ts'
import type { StayTerms } from './stayterms.ts'
import { terminalTable } from './terminals.ts'
import type { Transfers } from './transfers.ts'
import { zoneTable } from './zones.ts'

/** Opens the tables; `read` is asked for each file at most once. */
export function createAtlas(read: ReadTable): Atlas {
  const airlines = airlineTable(read)
  const planes = aircraftTable(read)
  let destinations: Promise<Destinations> | undefined
  let terms: Promise<StayTerms> | undefined
  let stays: Promise<Stays> | undefined
  let safety: Promise<Safety> | undefined
  let transfers: Promise<Transfers> | undefined
  return {
    read,
    ...airportTable(read),
    ...airlines,
    ...routeTable(read),
    ...serviceTable(read),
    ...terminalTable(read),
    ...planes,
    ...cabinTable(read, planes.aircraft),
    ...fleetTable(read),
    ...fareTable(read, airlines.airline),
    ...connectionTable(read),
    ...checkinTable(read),
    ...zoneTable(read),
    ...countryTable(read),
    destinations() {
      destinations ??= import('./destinations.ts').then(({ destinationTables }) => destinationTables(read))
      return destinations
    },
    stayTerms() {
      terms ??= import('./stayterms.ts').then(({ stayTerms }) => stayTerms(read))
      return terms
    },
    stays() {
      stays ??= import('./stays.ts').then(({ stayTables }) => stayTables(read))
      return stays
    },
    safety() {
      safety ??= import('./safety.ts').then(({ safetyTable }) => safetyTable(read))
      return safety
    },
    async isBeach(city) {
      const { beachTable } = await import('./beaches.ts')
      return beachTable(read).isBeach(city)
    },
    transfers() {
      transfers ??= import('./transfers.ts').then(({ transferTable }) => transferTable(read))
      return transfers
    },
  }
}
