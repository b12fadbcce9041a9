import type { Aircraft, Airline, Airport, Atlas, Frequency, Stretch } from '../../data/atlas.types.ts'
import { hash, mix } from '../keys.ts'
import { blockTimes } from './blocktime.ts'
import { chooseAircraft, fitting, layoutOf } from './equipment.ts'
import { homeFirst } from './home.ts'
import { type Ranked, ranked } from './ranks.ts'
import { rotationsOf, type Slot } from './rotations.ts'

/** One airline between two airports, both ways: how often, and when it has to be known, with which rotations. */
export interface Service {
  readonly airline: Airline
  /** The end where its aeroplanes start in the morning. */
  readonly home: Airport
  readonly away: Airport
  readonly stretch: Stretch
  readonly frequency: Frequency
  readonly key: number
  /** In the order of their numbers. */
  readonly rotations: () => readonly Ranked[]
}

/** Days on which every clock of the world shows one of its two times, in all combinations that happen. */
const REFERENCE = ['01-15', '03-20', '04-15', '07-15', '09-20', '10-15', '10-29'].map((day) => Date.parse(`2027-${day}T12:00:00Z`))

/** The aircraft of each rotation, in the order of the day. */
export function aircraftOf(atlas: Atlas, service: Omit<Service, 'rotations'>): Aircraft[] {
  const { weekly, numbers } = service.frequency
  const options = fitting(atlas, service, Math.max(weekly.s, weekly.w))
  return numbers.flatMap((_, index) => chooseAircraft(mix(service.key, 1000 + index), options) ?? [])
}

export type Services = (airline: string, one: string, other: string) => Service | undefined

/** Which services there are. Memo only: the same question has the same answer in any order. */
export function createServices(atlas: Atlas, seed: number): Services {
  const known = new Map<string, Service | undefined>()
  const offsets = new Map<string, readonly number[]>()

  function offsetsOf(zone: string): readonly number[] {
    const list = offsets.get(zone) ?? REFERENCE.map((instant) => atlas.offset(zone, instant))
    offsets.set(zone, list)
    return list
  }

  function shiftOf(home: Airport, away: Airport): readonly [number, number] {
    const there = offsetsOf(away.zone)
    const differences = offsetsOf(home.zone).map((offset, index) => (there[index] ?? offset) - offset)
    return [Math.min(...differences), Math.max(...differences)]
  }

  function slotOf({ airline, home, away, stretch }: Omit<Service, 'rotations'>, aircraft: Aircraft): Slot {
    const [out, back] = blockTimes(home, away, stretch, aircraft, airline.country)
    return { aircraft, layout: layoutOf(atlas, airline, aircraft, stretch.distance), out, back }
  }

  function rotationsFor(service: Omit<Service, 'rotations'>): Ranked[] {
    const { airline, home, away, stretch, frequency, key } = service
    const slots = new Map<Aircraft, Slot>()
    const list = aircraftOf(atlas, service).map((aircraft) => {
      const slot = slots.get(aircraft) ?? slotOf(service, aircraft)
      slots.set(aircraft, slot)
      return slot
    })
    const pair = { key, home, away, distance: stretch.distance, hubSize: airline.hubs.get(home.iata) ?? 0, shift: shiftOf(home, away) }
    return ranked(rotationsOf(pair, list), frequency.weekly)
  }

  function make(code: string, one: string, other: string): Service | undefined {
    const airline = atlas.airline(code)
    if (airline === undefined) return undefined
    const ends = homeFirst(airline.hubs, one, other)
    const frequency = atlas.frequency(code, ...ends)
    const stretch = atlas.stretch(...ends)
    const [home, away] = [atlas.airport(ends[0]), atlas.airport(ends[1])]
    if (frequency === undefined || stretch === undefined || home === undefined || away === undefined) return undefined
    const service = {
      airline,
      home,
      away,
      stretch,
      frequency,
      key: hash(`service|${code}|${home.iata}|${away.iata}`, seed),
    }
    let rotations: readonly Ranked[] | undefined
    return {
      ...service,
      rotations: () => {
        rotations ??= rotationsFor(service)
        return rotations
      },
    }
  }

  return (airline, one, other) => {
    const key = one < other ? airline + one + other : airline + other + one
    if (!known.has(key)) known.set(key, make(airline, one, other))
    return known.get(key)
  }
}
