import type { Airline, Airport, Atlas, Carrier } from '../data/atlas.types.ts'
import { allied, connectsAt } from './changing.ts'
import { borderless } from './regions.ts'

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
}

/** Ways tried for one pair of airports, shortest first. */
const TRIED = 60
const TRIED_OVER_TWO = 30
/** Hubs considered at each end of a way with two stops. */
const HUBS = 16

/** How much longer than the direct way one stop may be: partners less, short hops that nobody flies direct more. */
function longest(whole: number, direct: boolean, partners: boolean): number {
  if (!direct && whole < 1500) return 2.2
  if (partners) return 1.25
  return whole < 2500 ? 1.45 : 1.4
}

/** No part may go much farther than the whole: that keeps Sydney–Houston–Los Angeles out and Madrid–Frankfurt–New York in. */
const overshoots = (part: number, whole: number): boolean => part > 1.08 * whole + 300

/** A trip within a country is not flown through another, except where there is no border between. */
const leavesCountry = ({ from, to }: Ends, via: Airport): boolean => from.country === to.country && !borderless(from.country, via.country)

function sellers(carriers: readonly Carrier[], { seller }: Ends): Airline[] {
  const list: Airline[] = []
  for (const { airline } of carriers) {
    const sells = seller(airline)
    if (sells !== undefined && !list.includes(sells)) list.push(sells)
  }
  return list
}

const nearestFirst = (a: { readonly distance: number }, b: { readonly distance: number }): number => a.distance - b.distance

/** Ways over one hub of one of the two airlines, which are the same or partners. */
export function oneStopWays(atlas: Atlas, ends: Ends): Way[] {
  const { from, to, avoid } = ends
  const whole = atlas.distance(from.iata, to.iata)
  const leaving = atlas.routesFrom(from.iata)
  const arriving = atlas.routesFrom(to.iata)
  const direct = leaving.has(to.iata)
  const ways: Way[] = []
  for (const [code, first] of leaving) {
    const second = arriving.get(code)
    if (second === undefined || avoid.has(code)) continue
    const [out, on] = [atlas.distance(from.iata, code), atlas.distance(code, to.iata)]
    const distance = out + on
    if (distance > longest(whole, direct, false) * whole || overshoots(out, whole) || overshoots(on, whole)) continue
    const via = atlas.airport(code)
    if (via === undefined || leavesCountry(ends, via)) continue
    const nearEnough = distance <= longest(whole, direct, true) * whole
    const onwards = sellers(second, ends)
    for (const a of sellers(first, ends))
      for (const b of onwards) {
        const fits = a === b ? connectsAt(a, code) : nearEnough && allied(a, b) && (connectsAt(a, code) || connectsAt(b, code))
        if (fits) ways.push({ stops: [via], airlines: [a, b], distance })
      }
  }
  return ways.sort(nearestFirst).slice(0, TRIED)
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
    const distance = atlas.distance(end.iata, code) + atlas.distance(code, other.iata)
    if (distance > 1.45 * whole + 200) continue
    const airlines = sellers(carriers, ends)
    const via = airlines.some((airline) => connectsAt(airline, code)) ? atlas.airport(code) : undefined
    if (via !== undefined && !leavesCountry(ends, via)) hubs.push({ via, airlines, distance })
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
    const between = atlas.routesFrom(first.via.iata)
    for (const last of lasts) {
      const carriers = between.get(last.via.iata)
      if (carriers === undefined) continue
      const parts = [
        atlas.distance(from.iata, first.via.iata),
        atlas.distance(first.via.iata, last.via.iata),
        atlas.distance(last.via.iata, to.iata),
      ]
      const distance = parts.reduce((sum, part) => sum + part, 0)
      if (distance > 1.5 * whole + 200 || parts.some((part) => overshoots(part, whole))) continue
      for (const middle of sellers(carriers, ends))
        for (const a of first.airlines)
          for (const b of last.airlines)
            if (together(a, middle, first.via) && together(b, middle, last.via) && (a === b || allied(a, b)))
              ways.push({ stops: [first.via, last.via], airlines: [a, middle, b], distance })
    }
  }
  return ways.sort(nearestFirst).slice(0, TRIED_OVER_TWO)
}

/** Whether two airlines are the same or partners, and one has a hub where they meet. */
const together = (one: Airline, other: Airline, via: Airport): boolean =>
  (one === other || allied(one, other)) && (connectsAt(one, via.iata) || connectsAt(other, via.iata))
