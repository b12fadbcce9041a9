import type { Grey } from './grey.ts'
import type { Blot } from './letter-height.ts'
import { someOf, standingOf } from './standing.ts'

/** Pages that lay askew when they were taken. */

/** Pixels by which lines fall for each they are long: the most that is looked for, in steps of a degree's fifth and then finer ones. */
export const steepest = 0.07
export const step = 0.0035
export const fine = 0.0007
/** Lines that fall by less are read as they are. */
const least = 0.004
/** How much better letters must stand on lines of that slope than on straight ones. */
const better = 1.25
/** Letters that are looked at. */
const most = 4_000

/** By how much the lines of a page fall on the way to the right; 0 where that is not sure. */
export function slopeOf(letters: readonly Blot[]): number {
  const standing = standingOf(someOf(letters, most))
  const scores = new Map<number, number>()
  const scoreOf = (slope: number): number => {
    const score = scores.get(slope) ?? standing({ slope, change: 0 })
    scores.set(slope, score)
    return score
  }
  const best = (around: number, reach: number, by: number): number => {
    let found = 0
    for (let at = -reach; at <= reach; at++) {
      const slope = around + at * by
      if (scoreOf(slope) > scoreOf(found)) found = slope
    }
    return found
  }
  const near = best(0, steepest / step, step)
  const slope = near === 0 ? 0 : best(near, step / fine, fine)
  return Math.abs(slope) >= least && scoreOf(slope) > better * scoreOf(0) ? slope : 0
}

/** A page whose lines fall by a slope, which changes from row to row, with every column moved so that they do not. */
export function slanted(grey: Grey, slope: number, change = 0): Grey {
  if (slope === 0 && change === 0) return grey
  const { width, height: before, pixels } = grey
  const above = Math.ceil(Math.max(0, slope) * width)
  const height = before + above + Math.ceil(Math.max(0, -(slope + change * before)) * width)
  const out = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const own = slope + change * (y - above)
    for (let x = 0; x < width; x++) {
      const place = y - above + own * x
      const whole = Math.floor(place)
      const part = Math.round((place - whole) * 256)
      const from = Math.min(Math.max(whole, 0), before - 1)
      const next = Math.min(Math.max(whole + 1, 0), before - 1)
      out[y * width + x] = ((pixels[from * width + x] ?? 0) * (256 - part) + (pixels[next * width + x] ?? 0) * part) >> 8
    }
  }
  return { width, height, pixels: out }
}
