import { blocksOf, closing, side } from './blocks.ts'
import type { Grey } from './grey.ts'

/** The ground of a page made white all over: shadows, light from one side and coloured grounds are gone, and pale letters are darker. */

/** Squares on both sides of a letter within which its ground is to be seen. */
const reach = 10
/** A quarter of the squares of a page hold nothing: what there is in them is grain, and so is what differs by little more. */
const share = 0.25
const grain = 1.2
/** Ground is taken to be no darker than this: what is on darker ones is hardly to be seen. */
const darkest = 100
/** By how much letters are darker than they were. More makes their edges rough where there is grain. */
const gain = 1.2

/** `noise`: by how much what is paper differs from its ground. */
export function flattened(grey: Grey, noise: number): Grey {
  const { width, height, pixels } = grey
  const blocks = blocksOf(grey)
  const ground = smooth(closing(blocks, reach), blocks.columns, blocks.rows)
  const out = new Uint8Array(pixels.length)
  const along = new Float32Array(width)
  for (let y = 0; y < height; y++) {
    lineOf(ground, blocks.columns, blocks.rows, y, along)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const white = along[x] ?? 255
      const ink = ((white - noise - (pixels[at] ?? 0)) * 255 * gain) / (white > darkest ? white : darkest)
      out[at] = ink <= 0 ? 255 : ink >= 255 ? 0 : 255 - ink
    }
  }
  return { width, height, pixels: out }
}

/** By how much pixels of what is even differ from its ground, before they are made more, which are more alike. */
export function noiseOf(grey: Grey): number {
  const { range } = blocksOf(grey)
  const counts = new Uint32Array(256)
  for (const here of range) counts[here] = (counts[here] ?? 0) + 1
  let seen = 0
  const quiet = counts.findIndex((count) => {
    seen += count
    return seen >= range.length * share
  })
  return quiet * grain
}

/** The mean of each square and the eight around it. */
function smooth(ground: Uint8Array, columns: number, rows: number): Uint8Array {
  return ground.map((_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns]
    let [sum, count] = [0, 0]
    for (let y = Math.max(row - 1, 0); y <= Math.min(row + 1, rows - 1); y++)
      for (let x = Math.max(column - 1, 0); x <= Math.min(column + 1, columns - 1); x++) {
        sum += ground[y * columns + x] ?? 0
        count++
      }
    return sum / count
  })
}

/** The ground of a line of pixels, between the middles of squares in proportion. */
function lineOf(ground: Uint8Array, columns: number, rows: number, y: number, out: Float32Array): void {
  const place = Math.min(Math.max((y + 0.5) / side - 0.5, 0), rows - 1)
  const above = Math.floor(place) * columns
  const below = Math.min(Math.floor(place) + 1, rows - 1) * columns
  const down = place - Math.floor(place)
  let here = 0
  for (let column = -1, x = -side / 2; x < out.length; column++, x += side) {
    const next = Math.min(column + 1, columns - 1)
    const beside = (ground[above + next] ?? 0) * (1 - down) + (ground[below + next] ?? 0) * down
    if (column < 0) here = beside
    for (let part = 0; part < side; part++) out[x + part] = here + ((beside - here) * (part + 0.5)) / side
    here = beside
  }
}
