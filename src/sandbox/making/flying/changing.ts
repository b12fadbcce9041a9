import type { Airline, Airport, Atlas } from '../../data/atlas.types.ts'
import { borderless, entersToConnect } from '../regions.ts'

/** Airlines that sell each flight for itself and no connections, though they have bases. */
const POINT_TO_POINT = new Set('FR U2 W6 LS HV TO V7 N0 G4 XQ XC XR BY X3 TB 6B OR'.split(' '))

/** A hub has at least a fifth of the destinations of the airline's biggest one: nobody is sent through Málaga by Iberia. */
const HUB_SHARE = 0.2

/** True where an airline plans connections at an airport. */
export function connectsAt(airline: Airline, airport: string): boolean {
  if (airline.kind === 'H' || POINT_TO_POINT.has(airline.iata)) return false
  const size = airline.hubs.get(airport)
  if (size === undefined) return false
  const [biggest = 0] = airline.hubs.values()
  return size >= HUB_SHARE * biggest
}

/** Entering the United States or Canada takes this long at least, wherever one flies next. */
const ENTRY = 90

interface Change {
  readonly from: Airport
  readonly via: Airport
  readonly to: Airport
  readonly arriving: string
  readonly leaving: string
}

/** Minimum connection time in minutes: the airport's, by whether the two flights cross a border (flights within Schengen do not), and a change of terminal. */
export function minimumConnection(atlas: Atlas, { from, via, to, arriving, leaving }: Change): number {
  const times = atlas.connectionTimes(via.iata)
  const arrivesHome = borderless(from.country, via.country)
  const leavesHome = borderless(via.country, to.country)
  const base = arrivesHome
    ? leavesHome
      ? times.domesticDomestic
      : times.domesticInternational
    : leavesHome
      ? times.internationalDomestic
      : times.internationalInternational
  const entry = !arrivesHome && entersToConnect(via.country) ? ENTRY : 0
  const [first, second] = arriving === leaving ? [] : [atlas.terminal(via.iata, arriving), atlas.terminal(via.iata, leaving)]
  const walk = first !== undefined && second !== undefined && first !== second ? times.terminalChange : 0
  return Math.max(base, entry) + walk
}

/** Whether flights change at one of the places, airports or cities, asked for, and at none of those to be avoided. */
export function changesAt(
  atlas: Pick<Atlas, 'airportsOf'>,
  flights: readonly { readonly from: string }[],
  through: readonly string[],
  around: readonly string[],
): boolean {
  const stops = flights.slice(1).map((flight) => flight.from)
  const at = (codes: readonly string[]) => {
    const airports = codes.flatMap((code) => atlas.airportsOf(code).map(({ iata }) => iata))
    return stops.some((stop) => airports.includes(stop))
  }
  return (through.length === 0 || at(through)) && !at(around)
}
