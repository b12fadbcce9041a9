import { addMonths, monthsIn } from '../../../core/months.ts'
import { byText } from '../../../core/order.ts'
import type { AirTraffic, BusyPeriod } from '../../../operations/insights/model.ts'
import type { World } from '../../world.ts'
import { bookedShare } from '../fares/classes.ts'
import { type Link, linksOf } from '../flying/links.ts'
import { hash, mix, normal, uniform } from '../keys.ts'
import { scoreOf } from './scores.ts'
import { type Volume, volumesIn, type Whose } from './volumes.ts'

/** Statistics of air traffic, from what flies. */

type Tables = Pick<World, 'atlas' | 'seed'>

export interface Wanted {
  readonly city: string
  /** `2026-09` */
  readonly period: string
  readonly sort: 'flights' | 'travellers'
  readonly most: number
}

/** The year whose network the tables have. */
const NETWORK_YEAR = 2026

/** A month of a market as chance has it: it drifts a little from year to year away from the network of today, the same both ways. */
function drift(seed: string, one: string, other: string, period: string): number {
  const key = hash(`market|${one < other ? one + other : other + one}`, hash(seed))
  const year = Number(period.slice(0, 4))
  let sum = 0
  for (let each = Math.min(year, NETWORK_YEAR) + 1; each <= Math.max(year, NETWORK_YEAR); each++) sum += 0.05 * normal(mix(key, each))
  return Math.exp(sum + 0.03 * normal(mix(key, year * 12 + Number(period.slice(5)))))
}

/** What flies in a month from a city, by city of destination. */
function departures(tables: Tables, links: readonly Link[], city: string, period: string): Map<string, Volume> {
  const volume = volumesIn(period)
  const found = new Map<string, Volume>()
  for (const link of links) {
    const before = found.get(link.other.cityCode) ?? { flights: 0, travellers: 0 }
    const { flights, travellers } = volume(link)
    found.set(link.other.cityCode, { flights: before.flights + flights, travellers: before.travellers + travellers })
  }
  for (const [code, { flights, travellers }] of found) {
    const factor = drift(tables.seed, city, code, period)
    found.set(code, { flights: flights * factor, travellers: travellers * factor })
  }
  return found
}

/** The destinations most flown to in a month. */
export function traveled(tables: Tables, wanted: Wanted): AirTraffic[] {
  return ranked(departures(tables, linksOf(tables, wanted.city), wanted.city, wanted.period), 'TRAVELED', wanted)
}

/** Of what is booked in a month, the share that leaves so many months later; the last one stands for all later ones. */
const AHEAD = [0, 1, 2, 3, 4, 5, 6].map(
  (months) => bookedShare(Math.max(0, 30 * months - 15)) - (months === 6 ? 0 : bookedShare(30 * months + 15)),
)

/** The destinations most booked in a month: what is flown in it and in the months after it, by when people book, give or take 8 %. */
export function booked(tables: Tables, wanted: Wanted): AirTraffic[] {
  const { city, period } = wanted
  const links = linksOf(tables, city)
  const sums = new Map<string, Volume>()
  for (const [ahead, share] of AHEAD.entries()) {
    for (const [code, { flights, travellers }] of departures(tables, links, city, addMonths(period, ahead))) {
      const before = sums.get(code) ?? { flights: 0, travellers: 0 }
      sums.set(code, { flights: before.flights + share * flights, travellers: before.travellers + share * travellers })
    }
  }
  const key = hash(`booked|${city}|${period}`, hash(tables.seed))
  for (const [code, { flights, travellers }] of sums) {
    const factor = 0.92 + 0.16 * uniform(hash(code, key))
    sums.set(code, { flights: flights * factor, travellers: travellers * factor })
  }
  return ranked(sums, 'BOOKED', wanted)
}

/** Scores against the destination that has most, 100, as in the published example. The first by the one that was asked for, then by the other. */
function ranked(volumes: ReadonlyMap<string, Volume>, subType: 'TRAVELED' | 'BOOKED', { sort, most }: Wanted): AirTraffic[] {
  const flown = [...volumes].filter(([, { flights }]) => flights > 0)
  const top = (member: keyof Volume): number => Math.max(...flown.map(([, volume]) => volume[member]))
  const [flightsTop, travellersTop] = [top('flights'), top('travellers')]
  const rows = flown.map(([destination, { flights, travellers }]) => ({
    destination,
    flights: scoreOf(flights, flightsTop),
    travellers: scoreOf(travellers, travellersTop),
  }))
  const other = sort === 'flights' ? 'travellers' : 'flights'
  return rows
    .sort((a, b) => b[sort] - a[sort] || b[other] - a[other] || byText(a.destination, b.destination))
    .slice(0, most)
    .map(({ destination, flights, travellers }) => ({
      type: 'air-traffic',
      destination,
      subType,
      analytics: { flights: { score: flights }, travelers: { score: travellers } },
    }))
}

export interface Asked {
  readonly city: string
  readonly year: string
  readonly direction: 'ARRIVING' | 'DEPARTING'
  /** The last month that may be told of. */
  readonly last: string
}

/** The part of those who come or go in a month whose way back is in the next one: a stay of nine days. */
const BACK_NEXT_MONTH = 9 / 30

/**
 * Travellers of each month in percent of the whole year, most first. Visitors come by the calendar of the place they come from and go home a
 * little later; residents leave by their own. Each link carries both, more of them from the bigger end.
 */
export function busiest(tables: Tables, { city, year, direction, last }: Asked): BusyPeriod[] {
  const { atlas, seed } = tables
  const links = linksOf(tables, city)
  const sizes = new Map<string, number>()
  const size = (code: string): number => {
    const known = sizes.get(code) ?? atlas.airportsOf(code).reduce((sum, { passengers }) => sum + passengers, 0.1)
    sizes.set(code, known)
    return known
  }
  const guests = new Map(links.map((link) => [link, size(link.other.cityCode) / (size(link.other.cityCode) + size(city))]))
  const key = hash(`months|${city}`, hash(seed))

  function going(month: string, whose: Whose): number {
    const volume = volumesIn(month)
    const sum = links.reduce((total, link) => {
      const visitors = guests.get(link) ?? 0.5
      return total + volume(link, whose).travellers * (whose === 'visitors' ? visitors : 1 - visitors)
    }, 0)
    return sum * Math.exp(0.015 * normal(mix(key, Number(month.slice(0, 4)) * 12 + Number(month.slice(5)))))
  }

  const [first, back]: [Whose, Whose] = direction === 'ARRIVING' ? ['visitors', 'residents'] : ['residents', 'visitors']
  const travellers = monthsIn(year).map(
    (month) => going(month, first) + (1 - BACK_NEXT_MONTH) * going(month, back) + BACK_NEXT_MONTH * going(addMonths(month, -1), back),
  )
  const whole = travellers.reduce((sum, each) => sum + each, 0)
  return monthsIn(year)
    .map((period, at) => ({ period, score: Math.round((100 * (travellers[at] ?? 0)) / whole) }))
    .filter(({ period }) => whole > 0 && period <= last)
    .sort((a, b) => b.score - a.score || byText(a.period, b.period))
    .map(({ period, score }) => ({ type: 'air-traffic', period, analytics: { travelers: { score } } }))
}
