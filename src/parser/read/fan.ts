import type { Blot } from './letter-height.ts'
import { fine, steepest, step } from './slope.ts'
import { type Fan, someOf, standingOf } from './standing.ts'

/** Pages that were photographed from one side: their lines run together, so that those above fall by another slope than those below. */

/** By how much the first and the last line of a page are tried to fall otherwise than all. */
const widest = 0.021
/** Lines that fall alike within this are read as they are. */
const least = 0.006
/** How much better letters must stand on the lines of a fan than on those of one slope. */
const better = 1.15
/** Letters that are looked at, and how many there must be for two slopes to be told apart. */
const most = 1_500
const fewest = 200

/** How the lines of a page fall, which all together fall by `slope`; the same slope from top to bottom where nothing else is sure. */
export function fanOf(letters: readonly Blot[], slope: number): Fan {
  const even = { slope, change: 0 }
  if (letters.length < fewest) return even
  const some = someOf(letters, most)
  const first = some.reduce((min, { bottom }) => Math.min(min, bottom), Number.POSITIVE_INFINITY)
  const last = some.reduce((max, { bottom }) => Math.max(max, bottom), 0)
  const score = standingOf(some)
  const fan = (above: number, below: number): Fan => {
    const change = (below - above) / Math.max(1, last - first)
    return { slope: above - change * first, change }
  }
  const best = (above: number, below: number, reach: number, by: number): readonly [number, number, number] => {
    let found: readonly [number, number, number] = [above, below, score(fan(above, below))]
    for (let up = -reach; up <= reach; up++)
      for (let down = -reach; down <= reach; down++) {
        const [one, other] = [above + up * by, below + down * by]
        const own = Math.max(Math.abs(one), Math.abs(other)) > steepest ? 0 : score(fan(one, other))
        if (own > found[2]) found = [one, other, own]
      }
    return found
  }
  const near = best(slope, slope, widest / step, step)
  const [above, below, reached] = best(near[0], near[1], step / fine, fine)
  return Math.abs(above - below) >= least && reached > better * score(even) ? fan(above, below) : even
}
