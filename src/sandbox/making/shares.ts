import type { Band, NumberPair, NumberSpace } from './numberspace.ts'

/** A route in want of flight numbers. */
export interface Wanted {
  readonly home: string
  readonly away: string
  /** Well-known numbers that it has. */
  readonly written: readonly NumberPair[]
  /** Rotations on its busiest day. */
  readonly slots: number
  /** Flown as often as written down, whatever becomes of others. */
  readonly trunk: boolean
}

/** A route and the numbers of its rotations, in the order of the day. */
export interface Numbered {
  readonly airline: string
  readonly home: string
  readonly away: string
  readonly pairs: readonly NumberPair[]
}

/** How many pairs each route gets: as many as it lacks or, where room is short, so many fewer that all lose the same share, trunk routes last. */
function portions(routes: readonly Wanted[], room: number): number[] {
  const counts = routes.map(({ slots, written }) => slots - written.length)
  let over = counts.reduce((sum, count) => sum + count, 0) - room
  for (; over > 0; over--) {
    const kept = routes.map(({ slots, trunk }, index) => ((counts[index] ?? 0) - 1) / slots - (trunk ? 1 : 0))
    const most = kept.indexOf(Math.max(...kept))
    counts[most] = (counts[most] ?? 0) - 1
  }
  return counts
}

/** Largest gap in pairs between two routes. */
const GAP = 3

/** Shares a band among the routes of an airline, with gaps between where there is room. */
export function share(airline: string, space: NumberSpace, band: Band, routes: readonly Wanted[]): Numbered[] {
  const room = band.end - band.start
  const counts = portions(routes, room)
  const spare = room - counts.reduce((sum, count) => sum + count, 0)
  const gap = Math.min(GAP, Math.floor(spare / Math.max(1, routes.length)))
  let next = band.start
  return routes.map(({ home, away, written }, index) => {
    const count = counts[index] ?? 0
    const pairs = [...written, ...Array.from({ length: count }, (_, step) => space.pair(next + step))]
    next += count + gap
    return { airline, home, away, pairs }
  })
}
