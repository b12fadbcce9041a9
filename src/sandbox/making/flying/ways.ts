import type { Airline, Airport, Atlas, Carrier } from '../../data/atlas.types.ts'
import { borderless, isDomestic } from '../regions.ts'
import { connectsAt } from './changing.ts'
import { allied } from './sellers.ts'

/** One way to connect: where one changes, and who flies each part. */
export interface Way {
  readonly stops: readonly Airport[]
  readonly airlines: readonly Airline[]
  /** Kilometres over the stops. */
  readonly distance: number
}

export interface Ends {
  readonly from: Airport
  readonly to: Airport
  /** Airports where nobody changes: those of the two cities. */
  readonly avoid: ReadonlySet<string>
  /** The airline that sells the flights of one in the table; undefined where it may not take part. */
  readonly seller: (carrier: string) => Airline | undefined
  /** Airlines that sell non-stop flights between the two places in the season of the day. */
  readonly nonStop: ReadonlySet<string>
}

/** Ways tried for one pair of airports, and how many of them by the same two airlines. */
const TRIED = 60
const TRIED_OVER_TWO = 30
const OF_ONE = 4
/** Hubs considered at each end of a way with two stops. */
const HUBS = 16

/** How much longer than the direct way one stop may be: partners less, short hops that nobody flies direct more. */
function longest(whole: number, direct: boolean, partners: boolean): number {
  if (!direct && whole < 1500) return 2.2
  if (partners) return 1.25
  return whole < 2500 ? 1.45 : 1.4
}

/** How far a part may go: nobody is sent past the destination, or back behind the origin, by an airline that flies there non-stop. */
const farthest = (whole: number, airlines: readonly Airline[], { nonStop }: Ends): number =>
  (airlines.some(({ iata }) => nonStop.has(iata)) ? 1.08 : ELSEWHERE) * whole + 300
/** Others may use their hub: that lets Rio–Frankfurt–Madrid by Lufthansa in and keeps Sydney–Houston–Los Angeles by United out. */
const ELSEWHERE = 1.25

/** A trip within a country is not flown through another, except where there is no border between. */
const leavesCountry = ({ from, to }: Ends, via: Airport): boolean =>
  isDomestic(from.country, to.country) && !borderless(from.country, via.country)

function sellers(carriers: readonly Carrier[], { seller }: Ends): Airline[] {
  const list: Airline[] = []
  for (const { airline } of carriers) {
    const sells = seller(airline)
    if (sells !== undefined && !list.includes(sells)) list.push(sells)
  }
  return list
}

const nearestFirst = (a: { readonly distance: number }, b: { readonly distance: number }): number => a.distance - b.distance

/** The shortest way of every airline, or two of them together, then the second shortest of all, and so on. */
function inTurn(ways: Way[], most: number): Way[] {
  const turns: Way[][] = []
  const seen = new Map<string, number>()
  for (const way of ways.sort(nearestFirst)) {
    const airlines = way.airlines.map(({ iata }) => iata).join()
    const turn = seen.get(airlines) ?? 0
    seen.set(airlines, turn + 1)
    if (turn >= OF_ONE) continue
    turns[turn] ??= []
    turns[turn].push(way)
  }
  return turns.flat().slice(0, most)
}

/** Ways over one hub of one of the two airlines, which are the same or partners. */
export function oneStopWays(atlas: Atlas, ends: Ends): Way[] {
  const { from, to, avoid } = ends
  const whole = atlas.distance(from.iata, to.iata)
  const direct = atlas.carriers(from.iata, to.iata).length > 0
  const [most, mostTogether] = [longest(whole, direct, false) * whole, longest(whole, direct, true) * whole]
  const ways: Way[] = []
  for (const { via: code, out, on } of atlas.stopsBetween(from.iata, to.iata)) {
    const distance = out + on
    const part = Math.max(out, on)
    if (distance > most || part > farthest(whole, [], ends) || avoid.has(code)) continue
    const onwards = sellers(atlas.carriers(code, to.iata), ends)
    const pairs = sellers(atlas.carriers(from.iata, code), ends).flatMap((a) =>
      onwards.flatMap((b) => {
        const fits =
          a === b ? connectsAt(a, code) : distance <= mostTogether && allied(a, b) && (connectsAt(a, code) || connectsAt(b, code))
        return fits && part <= farthest(whole, [a, b], ends) ? [[a, b]] : []
      }),
    )
    const via = pairs.length > 0 ? atlas.airport(code) : undefined
    if (via !== undefined && !leavesCountry(ends, via)) for (const airlines of pairs) ways.push({ stops: [via], airlines, distance })
  }
  return inTurn(ways, TRIED)
}

interface Hub {
  readonly via: Airport
  readonly airlines: readonly Airline[]
  readonly distance: number
}

/** Hubs near the way at which airlines of an airport connect, nearest to the straight line first. */
function hubsBetween(atlas: Atlas, ends: Ends, end: Airport, other: Airport, whole: number): Hub[] {
  const hubs: Hub[] = []
  for (const [code, carriers] of atlas.routesFrom(end.iata)) {
    if (ends.avoid.has(code)) continue
    const airlines = sellers(carriers, ends)
    const via = airlines.some((airline) => connectsAt(airline, code)) ? atlas.airport(code) : undefined
    if (via === undefined || leavesCountry(ends, via)) continue
    const distance = atlas.distance(end.iata, code) + atlas.distance(code, other.iata)
    if (distance <= 1.45 * whole + 200) hubs.push({ via, airlines, distance })
  }
  return hubs.sort(nearestFirst).slice(0, HUBS)
}

/** Ways over two hubs of one airline or alliance. */
export function twoStopWays(atlas: Atlas, ends: Ends): Way[] {
  const { from, to } = ends
  const whole = atlas.distance(from.iata, to.iata)
  const lasts = hubsBetween(atlas, ends, to, from, whole)
  const ways: Way[] = []
  for (const first of hubsBetween(atlas, ends, from, to, whole)) {
    const there = atlas.distance(from.iata, first.via.iata)
    for (const last of lasts) {
      const carriers = atlas.carriers(first.via.iata, last.via.iata)
      if (carriers.length === 0) continue
      const parts = [there, atlas.distance(first.via.iata, last.via.iata), atlas.distance(last.via.iata, to.iata)]
      const distance = parts.reduce((sum, part) => sum + part, 0)
      if (distance > 1.5 * whole + 200) continue
      const part = Math.max(...parts)
      for (const middle of sellers(carriers, ends))
        for (const a of first.airlines)
          for (const b of last.airlines)
            if (
              together(a, middle, first.via) &&
              together(b, middle, last.via) &&
              (a === b || allied(a, b)) &&
              part <= farthest(whole, [a, middle, b], ends)
            )
              ways.push({ stops: [first.via, last.via], airlines: [a, middle, b], distance })
    }
  }
  return inTurn(ways, TRIED_OVER_TWO)
}

/** Whether two airlines are the same or partners, and one has a hub where they meet. */
const together = (one: Airline, other: Airline, via: Airport): boolean =>
  (one === other || allied(one, other)) && (connectsAt(one, via.iata) || connectsAt(other, via.iata))
