import type { Aircraft, Airport } from '../../data/atlas.types.ts'
import { mix, uniform } from '../keys.ts'
import { banksOf, clock, DAY, FORBIDDEN, LATEST, lateness, longWindows, unwelcome, WAVES, type Window } from './hours.ts'

/** One aeroplane going out and coming back. Minutes are of the local day of the airport it leaves. */
export interface Rotation {
  readonly aircraft: Aircraft
  /** Name of its cabin layout. */
  readonly layout: string
  readonly out: { readonly minute: number; readonly block: number }
  readonly back: { readonly minute: number; readonly block: number }
  /** Local days from the departure out to the departure back. */
  readonly nights: number
}

interface Pair {
  readonly key: number
  readonly home: Airport
  readonly away: Airport
  readonly distance: number
  /** Destinations of the airline at its home end. */
  readonly hubSize: number
  /** Smallest and largest difference of the clocks over the year, away minus home, in minutes. */
  readonly shift: readonly [number, number]
}

export interface Slot {
  readonly aircraft: Aircraft
  readonly layout: string
  /** Minutes from gate to gate. */
  readonly out: number
  readonly back: number
}

/** Kilometres from which flights are timed by where they arrive, and have numbers below 1000. */
export const FAR = 4000
const FIRST = 360
const LAST = 1290
/** Aeroplanes that have spent the night away leave between 06:00 and 07:40. */
const FIRST_WAVE: readonly Window[] = [[360, 460]]

const turnaround = (body: Aircraft['body'], distance: number): number =>
  body === 'W' ? (distance > FAR ? 100 : 70) : body === 'N' ? (distance > FAR ? 75 : 45) : 35

const fives = (minute: number): number => Math.min(LATEST, Math.round(minute / 5) * 5)

/** Minutes that flights of one route keep apart: an hour and more where there are few, less where they leave all day. */
const spacing = (count: number): number => Math.max(15, Math.min(75, Math.floor(400 / count)))

/** How close a time is to others of the same route: nobody sends two aeroplanes at once. */
function crowding(minute: number, others: readonly number[], apart: number): number {
  for (const other of others) if (Math.abs(clock(minute - other + DAY / 2) - DAY / 2) < apart) return 60
  return 0
}

interface Choosing {
  readonly key: number
  readonly windows: readonly Window[]
  /** Which of the windows is preferred. */
  readonly first: number
  readonly cost: (minute: number) => number
}

/** The first of twelve hashed times that nothing speaks against, else the cheapest: eight are in the preferred window, four in those after it, by turns. */
function choose({ key, windows, first, cost }: Choosing): number {
  let best = Number.POSITIVE_INFINITY
  let chosen = 0
  for (let k = 0; k < 12; k++) {
    const [start, end] = windows[(first + Math.max(0, k - 7)) % windows.length] ?? ALL_DAY
    const minute = fives(start + uniform(mix(key, k)) * (end - start))
    const price = cost(minute) + (k < 8 ? 0 : 25)
    if (price >= best) continue
    best = price
    chosen = minute
    if (price === 0) break
  }
  return best < FORBIDDEN ? chosen : allowed(windows, cost, chosen)
}

/** The first time of the windows that no curfew forbids, where chance found none. */
function allowed(windows: readonly Window[], cost: (minute: number) => number, chosen: number): number {
  for (const [start, end] of windows)
    for (let minute = fives(start); minute <= end; minute += 5) if (cost(minute) < FORBIDDEN) return minute
  return chosen
}

const ALL_DAY: Window = [FIRST, LAST]

interface Preferred {
  readonly windows: readonly Window[]
  readonly first: number
}

/** When the outward flights of a route leave: for each slot the windows it has, and which of them it prefers. */
function outWindows(pair: Pair, count: number): (slot: number, block: number) => Preferred {
  const { home, away, distance, shift, hubSize, key } = pair
  const banks = distance >= FAR ? longWindows(home, away) : banksOf(home)
  if (banks !== undefined) {
    const chance = count === 1 ? key % banks.length : 0
    return (slot) => ({ windows: banks, first: slot + chance })
  }
  return (slot, block) => {
    const civil = 1425 - block - shift[1]
    const last = civil >= 720 ? Math.min(LAST, civil) : LAST
    // The last of several long eastward flights leaves late and lands in the morning.
    if (count > 2 && slot === count - 1 && block >= 230 && shift[0] >= 120) return { windows: [[1290, LATEST]], first: 0 }
    if (hubSize > 60 && count <= 4) {
      const windows = last < LAST ? WAVES.map(([start, end]) => [Math.min(start, last - 60), Math.min(end, last)] as const) : WAVES
      return { windows, first: slot + (count === 1 ? key % 4 : 0) }
    }
    const width = (last - FIRST) / count
    return { windows: [[FIRST + slot * width, FIRST + (slot + 1) * width]], first: 0 }
  }
}

/** When the aeroplane comes back, counted in minutes from the start of the local day at the far end on which it left home. */
function comesBack(pair: Pair, slot: Slot, outAt: number, key: number, crowd: (minute: number) => number): number {
  const { home, away, distance, shift } = pair
  const ready = outAt + slot.out + shift[1] + turnaround(slot.aircraft.body, distance)
  const shifts = [-shift[0], -shift[1]]
  const after = (minute: number): number => minute + Math.ceil((ready - minute) / DAY) * DAY
  if (distance >= FAR) {
    const cost = (minute: number): number => unwelcome(away, home, minute, slot.back, shifts) + crowd(minute) + (after(minute) - ready) / 25
    return after(choose({ key, windows: longWindows(away, home), first: key, cost }))
  }
  const soon = Math.ceil((ready + uniform(key) * 20) / 5) * 5
  const minute = clock(soon)
  const awake = banksOf(home) !== undefined ? minute >= 330 || lateness(away, 120) < 60 : minute >= FIRST && minute <= 1330
  const redEye = minute >= FIRST && slot.back >= 230 && lateness(home, clock(minute + slot.back - shift[0])) === 0
  if (minute <= LATEST && (awake || redEye) && unwelcome(away, home, minute, slot.back, shifts) < 30) return soon
  return after(choose({ key: mix(key, 1), windows: FIRST_WAVE, first: 0, cost: crowd }))
}

/** The day's rotations of a route, in the order of their departure. */
export function rotationsOf(pair: Pair, slots: readonly Slot[]): Rotation[] {
  const { home, away, shift } = pair
  const outs: number[] = []
  const backs: number[] = []
  const apart = spacing(slots.length)
  const windowsOf = outWindows(pair, slots.length)
  return slots
    .map((slot, index): Rotation => {
      const key = mix(pair.key, index)
      const { windows, first } = windowsOf(index, slot.out)
      const cost = (minute: number): number => unwelcome(home, away, minute, slot.out, shift) + crowding(minute, outs, apart)
      const out = choose({ key, windows, first, cost })
      const back = comesBack(pair, slot, out, mix(key, 77), (minute) => crowding(minute, backs, apart))
      outs.push(out)
      backs.push(clock(back))
      return {
        aircraft: slot.aircraft,
        layout: slot.layout,
        out: { minute: out, block: slot.out },
        back: { minute: clock(back), block: slot.back },
        nights: Math.floor(back / DAY),
      }
    })
    .sort((a, b) => a.out.minute - b.out.minute)
}
