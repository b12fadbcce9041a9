import type { Frequency } from '../../data/atlas.types.ts'
import type { Rotation } from './rotations.ts'

/** A rotation with its place among those of the route when only some of them fly: rank 0 flies first of all. */
export interface Ranked extends Rotation {
  readonly rank: number
}

/** Places in a list of times in the order in which they fill the day: the first, the last, then always that farthest from all before it. */
export function spreadOut(minutes: readonly number[]): number[] {
  const order = minutes.length > 0 ? [0] : []
  const gaps = minutes.map((minute) => minute - (minutes[0] ?? 0))
  while (order.length < minutes.length) {
    let farthest = -1
    for (const at of minutes.keys()) if (!order.includes(at) && (farthest < 0 || (gaps[at] ?? 0) > (gaps[farthest] ?? 0))) farthest = at
    order.push(farthest)
    for (const [at, minute] of minutes.entries()) gaps[at] = Math.min(gaps[at] ?? 0, Math.abs(minute - (minutes[farthest] ?? 0)))
  }
  return order
}

/**
 * The rotations of a route in the order of their numbers, from those in the order of the day. First come those that fly daily in both timetables, then
 * those of the thinner one's odd days, those that are daily in the busier one, and its odd days: so the well-known numbers, which stand first, fly most.
 */
export function ranked(rotations: readonly Rotation[], { s, w }: Frequency['weekly']): Ranked[] {
  const seasons = [s, w].filter((weekly) => weekly > 0).map((weekly) => weekly / 7)
  const steps = seasons.flatMap((daily) => [Math.floor(daily), Math.ceil(daily)])
  const ranks = new Map(spreadOut(rotations.map(({ out }) => out.minute)).map((at, rank) => [at, rank]))
  const turn = ({ rank }: Ranked): number => steps.filter((step) => rank >= step).length
  return rotations.map((rotation, at) => ({ ...rotation, rank: ranks.get(at) ?? at })).sort((a, b) => turn(a) - turn(b))
}
