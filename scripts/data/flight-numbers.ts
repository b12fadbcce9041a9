/** Gives the rotations of an airline flight numbers, in pairs: odd out, the next even one back. */

/** A route in want of numbers. */
export interface Wanted {
  readonly home: string
  readonly longHaul: boolean
  /** Rotations that have no well-known number. */
  readonly lacks: number
}

/** Pairs 0 to 499 are the numbers 1 to 1000, which long flights have; 500 to 4998 are those from 1001 to 9998. */
const SHORT = 500
const END = 4999

/** Pairs from one airport start at a round number: a hundred where there is room for that, else ten, else anywhere. */
const STEPS = [50, 5, 1] as const

/** Marks the first so many free pairs in a row at or after a place as taken; undefined where there are none. */
function take(taken: Uint8Array, from: number, to: number, count: number): number | undefined {
  for (let start = from, end = from; end < to; end++) {
    if (taken[end] === 1) start = end + 1
    if (end - start + 1 < count || taken[end] === 1) continue
    taken.fill(1, start, end + 1)
    return start
  }
  return undefined
}

/**
 * The first number of each route's block: those of one airport together, the busiest airport first. Undefined for a route that finds no room; so far
 * all do, and the largest airline needs 4,000 of the 4,999 pairs. `written` are numbers that routes have already, `homes` the airports in their order.
 */
export function allocate<Route extends Wanted>(
  routes: readonly Route[],
  written: ReadonlySet<number>,
  homes: readonly string[],
): Map<Route, number | undefined> {
  const order = new Map(homes.map((home, index) => [home, index]))
  const sorted = [...routes].sort((a, b) => (order.get(a.home) ?? 0) - (order.get(b.home) ?? 0))
  const attempts = STEPS.map((step) => place(sorted, written, step))
  return attempts.find((found) => [...found.values()].every((first) => first !== undefined)) ?? attempts.at(-1) ?? new Map()
}

function place<Route extends Wanted>(routes: readonly Route[], written: ReadonlySet<number>, step: number): Map<Route, number | undefined> {
  const taken = new Uint8Array(END)
  for (const number of written) if (number <= 2 * END) taken[(number - 1) >> 1] = 1
  const found = new Map<Route, number | undefined>()
  let home = ''
  let next = SHORT
  for (const route of routes) {
    if (route.home !== home) next = Math.ceil(next / step) * step
    home = route.home
    const low = route.longHaul ? take(taken, 0, SHORT, route.lacks) : undefined
    const after = low ?? take(taken, next, END, route.lacks)
    if (low === undefined && after !== undefined) next = after + route.lacks
    const first = after ?? (step === 1 ? take(taken, 0, END, route.lacks) : undefined)
    found.set(route, first === undefined ? undefined : 2 * first + 1)
  }
  return found
}
