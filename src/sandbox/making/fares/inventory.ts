import { dayNumber } from '../../../core/dates.ts'
import type { Airline, Atlas, Layout } from '../../data/atlas.types.ts'
import type { Flight } from '../flying/schedule.ts'
import { hash, mix, normal } from '../keys.ts'
import { regionOf } from '../regions.ts'
import { holiday, monthBetween, weekdayAt } from './calendar.ts'
import { bookedShare, type CabinCode } from './classes.ts'

/** Seats that bookings took, by cabin. */
export type Taken = { readonly [cabin in CabinCode]?: number }

/** A cabin of a flight with its seats that are not taken. */
export interface CabinLeft {
  readonly cabin: CabinCode
  readonly capacity: number
  readonly left: number
}

export interface Inventory {
  /** The cabins that are sold on a flight with their seats, best first. */
  capacities(flight: Flight): readonly { readonly cabin: CabinCode; readonly capacity: number }[]
  /** The seats left on a day, best cabin first. `sold` are seats taken beyond what the model books by itself. */
  left(flight: Flight, today: string, sold?: Taken): readonly CabinLeft[]
}

/** Mean load factor in percent by the airline's part of the world (IATA, full year 2025). */
const LOADS = {
  Europe: 84.8,
  Eurasia: 84.2,
  'North America': 82.9,
  'Latin America': 83.4,
  'Middle East': 81.5,
  Africa: 75.3,
  'South Asia': 84.2,
  'South East Asia': 84.2,
  'North East Asia': 84.2,
  Oceania: 84.2,
}
/** Demand of a month, a weekday and a holiday before chance, 1 on an average day. */
export const usualDemand = (month: number, weekday: number, feast: number): number => month ** 0.8 * weekday ** 0.7 * feast
/** Share of the seats that is sold in the end, with such a demand, where it is so much on average. */
export const finalLoad = (usual: number, demand: number): number => Math.min(FULLEST, usual * demand ** 0.55)

const SMALL_CABINS = 0.7
const FULLEST = 0.985

/** The share of its seats that an airline fills in a common month. */
export const usualLoad = (airline: Pick<Airline, 'country'> | undefined): number => LOADS[regionOf(airline?.country ?? '')] / 100

/** Cabins of a layout as an airline sells them: seats of a cabin it does not sell go with the next one below. */
function soldCabins(atlas: Atlas, airline: string, type: string, layout: Layout): { cabin: CabinCode; capacity: number }[] {
  const sold = atlas.cabins(airline, type)
  const families = new Set(atlas.fares(airline).families.map(({ cabin }) => cabin))
  const lieFlat = layout.name === 'LR' || layout.name === 'ULR'
  const sells = {
    F: sold.first && families.has('F'),
    J: (sold.business !== 'none' || lieFlat) && families.has('J'),
    W: sold.premium && families.has('W'),
    Y: true,
  }
  const list: { cabin: CabinCode; capacity: number }[] = []
  let waiting = 0
  for (const { cabin, seats } of layout.cabins) {
    waiting += seats
    if (!sells[cabin]) continue
    list.push({ cabin, capacity: waiting })
    waiting = 0
  }
  return list.length > 0 ? list : [{ cabin: 'Y', capacity: waiting }]
}

/** What was left on a flight when it was last asked. */
interface Known {
  /** Its demand, which is the same on every day it is asked. */
  readonly wanted: number
  readonly today: string
  readonly cabins: readonly CabinLeft[]
}

/** How full flights are: demand by month, weekday and holiday and a bit of chance, booked along a curve, sold down a ladder of classes. */
export function createInventory({ atlas, seed }: { readonly atlas: Atlas; readonly seed: string }): Inventory {
  const seedKey = hash(`demand|${seed}`)
  const cabins = new Map<string, readonly { cabin: CabinCode; capacity: number }[]>()
  const known = new WeakMap<Flight, Known>()

  function capacities({ carrier, aircraft, layout }: Flight): readonly { cabin: CabinCode; capacity: number }[] {
    const key = `${carrier}${aircraft}${layout}`
    const before = cabins.get(key)
    if (before !== undefined) return before
    const plan = atlas.aircraft(aircraft)?.layouts.find(({ name }) => name === layout)
    const list = plan === undefined ? [] : soldCabins(atlas, carrier, aircraft, plan)
    cabins.set(key, list)
    return list
  }

  function demand({ carrier, number, from, to, date, day }: Flight): number {
    const [start, end] = [atlas.airport(from), atlas.airport(to)]
    if (start === undefined || end === undefined) return 1
    const chance = normal(mix(mix(hash(carrier, seedKey), number), day))
    return usualDemand(monthBetween(start, end, date), weekdayAt(day), holiday(start.country, end.country, date)) * Math.exp(0.08 * chance)
  }

  const load = ({ carrier }: Flight, wanted: number): number => finalLoad(usualLoad(atlas.airline(carrier)), wanted)

  /** Seats that the model leaves by itself. */
  function leftUnsold(flight: Flight, today: string): readonly CabinLeft[] {
    const before = known.get(flight)
    if (before?.today === today) return before.cabins
    const wanted = before?.wanted ?? demand(flight)
    const share = bookedShare(daysAhead(flight, today))
    const economy = load(flight, wanted) * share
    // The front of the aeroplane books later.
    const small = finalLoad(SMALL_CABINS, wanted) * share ** 1.3
    const cabins = capacities(flight).map(({ cabin, capacity }) => ({
      cabin,
      capacity,
      left: Math.max(0, Math.round(capacity * (1 - (cabin === 'Y' ? economy : small)))),
    }))
    known.set(flight, { wanted, today, cabins })
    return cabins
  }

  function left(flight: Flight, today: string, sold: Taken = {}): readonly CabinLeft[] {
    const cabins = leftUnsold(flight, today)
    return cabins.some(({ cabin }) => sold[cabin])
      ? cabins.map((each) => ({ ...each, left: Math.max(0, each.left - (sold[each.cabin] ?? 0)) }))
      : cabins
  }

  return { capacities, left }
}

/** Days from a day to a flight's; 0 for one that has left. */
export const daysAhead = ({ day }: Flight, today: string): number => Math.max(0, day - dayNumber(today))
