import { dayNumber } from '../../core/dates.ts'
import type { Airline, Atlas, Layout } from '../data/atlas.types.ts'
import { holiday, monthOf, weekdayOf } from './calendar.ts'
import { bookedShare, type CabinCode, LADDERS } from './classes.ts'
import { hash, mix, normal } from './keys.ts'
import { regionOf } from './regions.ts'
import type { Flight } from './schedule.ts'

/** Seats that bookings took, by cabin. */
export type Taken = { readonly [cabin in CabinCode]?: number }

export interface ClassSeats {
  readonly letter: string
  /** Seats that may be sold in this class; those of a cheaper one are among them. */
  readonly seats: number
}

export interface CabinSeats {
  readonly cabin: CabinCode
  readonly capacity: number
  readonly left: number
  /** From the dearest to the cheapest. */
  readonly classes: readonly ClassSeats[]
}

export interface Inventory {
  /** The cabins that are sold on a flight with their seats, best first. */
  capacities(flight: Flight): readonly { readonly cabin: CabinCode; readonly capacity: number }[]
  /** What is left on a day, best cabin first. `sold` are seats taken beyond what the model books by itself. */
  of(flight: Flight, query: { readonly today: string; readonly sold?: Taken }): readonly CabinSeats[]
  /** Share of the economy seats that will be sold in the end. */
  loadFactor(flight: Flight): number
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
const SMALL_CABINS = 0.7
const FULLEST = 0.985

/** Cabins of a layout as an airline sells them: seats of a cabin it does not sell go with the next one below. */
export function soldCabins(atlas: Atlas, airline: string, type: string, layout: Layout): { cabin: CabinCode; capacity: number }[] {
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

/** How full flights are: demand by month, weekday and holiday and a bit of chance, booked along a curve, sold down a ladder of classes. */
export function createInventory({ atlas, seed }: { readonly atlas: Atlas; readonly seed: string }): Inventory {
  const seedKey = hash(`demand|${seed}`)
  const cabins = new Map<string, readonly { cabin: CabinCode; capacity: number }[]>()
  const demands = new WeakMap<Flight, number>()

  function capacities({ carrier, aircraft, layout }: Flight): readonly { cabin: CabinCode; capacity: number }[] {
    const key = `${carrier}${aircraft}${layout}`
    let known = cabins.get(key)
    if (known === undefined) {
      const plan = atlas.aircraft(aircraft)?.layouts.find(({ name }) => name === layout)
      known = plan === undefined ? [] : soldCabins(atlas, carrier, aircraft, plan)
      cabins.set(key, known)
    }
    return known
  }

  function demand(flight: Flight): number {
    let known = demands.get(flight)
    if (known === undefined) {
      const [from, to] = [atlas.airport(flight.from), atlas.airport(flight.to)]
      if (from === undefined || to === undefined) return 1
      const day = dayNumber(flight.date)
      const chance = normal(mix(mix(hash(flight.carrier, seedKey), flight.number), day))
      known =
        monthOf(from, to, flight.date) ** 0.8 * weekdayOf(day) ** 0.7 * holiday(from.country, to.country, day) * Math.exp(0.08 * chance)
      demands.set(flight, known)
    }
    return known
  }

  const usualLoad = (airline: Airline | undefined): number => LOADS[regionOf(airline?.country ?? '')] / 100
  const loadFactor = (flight: Flight): number => Math.min(FULLEST, usualLoad(atlas.airline(flight.carrier)) * demand(flight) ** 0.55)

  return {
    capacities,
    loadFactor,
    of(flight, { today, sold = {} }) {
      const days = Math.max(0, dayNumber(flight.date) - dayNumber(today))
      const share = bookedShare(days)
      const economy = loadFactor(flight)
      const small = Math.min(FULLEST, SMALL_CABINS * demand(flight) ** 0.55)
      return capacities(flight).map(({ cabin, capacity }) => {
        // The front of the aeroplane books later.
        const booked = cabin === 'Y' ? economy * share : small * share ** 1.3
        const left = Math.max(0, Math.round(capacity * (1 - booked)) - (sold[cabin] ?? 0))
        const classes = LADDERS[cabin].map(({ letter, keeps, ahead }) => ({
          letter,
          seats: days < ahead ? 0 : Math.max(0, left - Math.floor(capacity * keeps)),
        }))
        return { cabin, capacity, left, classes }
      })
    },
  }
}
