import type { Grey } from './grey.ts'

/** A picture in squares of a few pixels, which hold what is too wide to be a letter. */

/** Pixels of a square's side. */
export const side = 4

export interface Blocks {
  readonly columns: number
  readonly rows: number
  /** The mean of the lighter pixels of each, row by row: what paper there is in it, and not how bright its brightest grain is. */
  readonly light: Uint8Array
  /** By how much the pixels of each differ. */
  readonly range: Uint8Array
}

export function blocksOf({ width, height, pixels }: Grey): Blocks {
  const columns = Math.ceil(width / side)
  const rows = Math.ceil(height / side)
  const light = new Uint8Array(columns * rows)
  const range = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    const [top, bottom] = [row * side, Math.min(row * side + side, height)]
    for (let column = 0; column < columns; column++) {
      const [left, right] = [column * side, Math.min(column * side + side, width)]
      let [sum, least, most] = [0, 255, 0]
      for (let y = top; y < bottom; y++)
        for (let at = y * width + left; at < y * width + right; at++) {
          const here = pixels[at] ?? 0
          sum += here
          if (here < least) least = here
          if (here > most) most = here
        }
      const mean = sum / ((bottom - top) * (right - left))
      let [lighter, count] = [0, 0]
      for (let y = top; most > least && y < bottom; y++)
        for (let at = y * width + left; at < y * width + right; at++) {
          const here = pixels[at] ?? 0
          if (here < mean) continue
          lighter += here
          count++
        }
      light[row * columns + column] = count > 0 ? lighter / count : most
      range[row * columns + column] = most - least
    }
  }
  return { columns, rows, light, range }
}

/** The lightest of the squares up to `reach` away from each, and of those the darkest: what is dark and narrower than that is gone. */
export function closing({ columns, rows, light }: Omit<Blocks, 'range'>, reach: number): Uint8Array {
  const lightest = (one: number, other: number): number => (one > other ? one : other)
  const darkest = (one: number, other: number): number => (one < other ? one : other)
  return around(around(light, columns, rows, reach, lightest), columns, rows, reach, darkest)
}

type Extreme = (one: number, other: number) => number

export function around(from: Uint8Array, columns: number, rows: number, reach: number, extreme: Extreme): Uint8Array {
  const across = new Uint8Array(from.length)
  for (let row = 0; row < rows; row++) along(from, across, row * columns, 1, columns, reach, extreme)
  const out = new Uint8Array(from.length)
  for (let column = 0; column < columns; column++) along(across, out, column, columns, rows, reach, extreme)
  return out
}

/** By extremes of runs of one length, from both ends: each window is the end of one and the beginning of the next (van Herk 1992). */
function along(from: Uint8Array, to: Uint8Array, start: number, step: number, length: number, reach: number, extreme: Extreme): void {
  const window = 2 * reach + 1
  const runs = Math.ceil((length + 2 * reach) / window) * window
  const forward = new Uint8Array(runs)
  const backward = new Uint8Array(runs)
  // Beyond its ends a line goes on as it ends.
  const value = (at: number): number => from[start + Math.min(Math.max(at - reach, 0), length - 1) * step] ?? 0
  for (let at = 0; at < runs; at++) forward[at] = at % window === 0 ? value(at) : extreme(forward[at - 1] ?? 0, value(at))
  for (let at = runs - 1; at >= 0; at--) backward[at] = (at + 1) % window === 0 ? value(at) : extreme(backward[at + 1] ?? 0, value(at))
  for (let at = 0; at < length; at++) to[start + at * step] = extreme(backward[at] ?? 0, forward[at + window - 1] ?? 0)
}
