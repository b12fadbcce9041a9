import { around, side } from './blocks.ts'
import type { Grey } from './grey.ts'

/** Letters of pages that are pale, as cameras see them, made as dark as what is bold there: beside that, what recognises them takes them for paper. */

/** Squares on each side of a letter's strokes in which its darkest is. */
const reach = 1
/** What is paler is the grain of paper; shades of grey are turned over here, ink being 255. */
const palest = 70
/** How dark the darkest of a letter becomes, and by how much it is made darker at most. */
const dark = 235
const most = 2

/** Pages half of whose ink is darker have dark letters, and are left as they are: their edges would be rough, with nothing gained. */
const paleHalf = 170

/** A page, dark on white, whose letters are dark where most of them are pale. */
export function withDarkLetters(grey: Grey): Grey {
  const { width, height, pixels } = grey
  const columns = Math.ceil(width / side)
  const rows = Math.ceil(height / side)
  const inks = new Uint8Array(columns * rows)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / side) * columns
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const ink = 255 - (pixels[at] ?? 255)
      const square = row + Math.floor(x / side)
      if (ink > (inks[square] ?? 0)) inks[square] = ink
    }
  }
  const darkest = around(inks, columns, rows, reach, Math.max)
  const inked = darkest.filter((ink) => ink >= palest).sort()
  if ((inked[inked.length >> 1] ?? 255) >= paleHalf) return grey
  const gains = Float32Array.from(darkest, gainOf)
  const out = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / side) * columns
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const ink = (255 - (pixels[at] ?? 255)) * (gains[row + Math.floor(x / side)] ?? 1)
      out[at] = ink >= 255 ? 0 : 255 - ink
    }
  }
  return { width, height, pixels: out }
}

const gainOf = (ink: number): number => (ink < palest || ink >= dark ? 1 : Math.min(most, dark / ink))
