import { type Blot, letterHeight } from './letter-height.ts'
import { steepest } from './slope.ts'

/** Pages that were photographed from one side: their lines run together, so that those above fall by another slope than those below. */

/** How lines fall: by how much for each pixel to the right at the top of a page, and how much more or less with each row below. */
export interface Fan {
  readonly slope: number
  readonly change: number
}

/** By how much the first and the last line of a page are tried to fall otherwise than all, in wide steps and then finer ones. */
const widest = 0.021
const step = 0.0035
const fine = 0.0007
/** Lines that fall alike within this are read as they are. */
const least = 0.006
/** How much better letters must stand on the lines of a fan than on those of one slope. */
const better = 1.15
/** Letters that are looked at, and how many there must be for two slopes to be told apart. */
const most = 1_500
const fewest = 200

/** How the lines of a page fall all in all by `slope`. */
export function fanOf(letters: readonly Blot[], slope: number): Fan {
  const even = { slope, change: 0 }
  if (letters.length < fewest) return even
  const some = letters.filter((_, at) => at % Math.ceil(letters.length / most) === 0)
  const first = some.reduce((min, { bottom }) => Math.min(min, bottom), Number.POSITIVE_INFINITY)
  const last = some.reduce((max, { bottom }) => Math.max(max, bottom), 0)
  const size = Math.max(2, Math.round((letterHeight(some) ?? 0) / 4))
  const score = scoresOf(some, size)
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

/** How much letters stand on the lines of a fan: the more of them at one height, the more. */
function scoresOf(letters: readonly Blot[], size: number): (fan: Fan) => number {
  const counts = new Map<number, number>()
  return ({ slope, change }) => {
    counts.clear()
    for (const { left, bottom } of letters) {
      const line = Math.round((bottom - (slope + change * bottom) * left) / size)
      counts.set(line, (counts.get(line) ?? 0) + 1)
    }
    let score = 0
    for (const count of counts.values()) score += count * count
    return score
  }
}
