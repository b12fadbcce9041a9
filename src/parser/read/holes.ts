/**
 * Signs of codes that were taken for others, told by the holes in them: `8` has two, and `S` none, however much alike they look to what recognises
 * letters.
 */

import type { Grey } from './grey.ts'
import type { Word, Written } from './tools.ts'
import { baselineAt } from './written-heights.ts'

/** Capitals and figures as codes have them, with a sign among them that `8` is taken for. */
const CODE = /^(?=.{5,16}$)[A-Z\d]*[S3569][A-Z\d]*$/
const LIKE_EIGHT: ReadonlySet<string> = new Set(['S', '3', '5', '6', '9'])
const HOLES_OF_EIGHT = 2
/** Pixels of a hole: fewer are a speck. */
const SMALLEST_HOLE = 3
/** How high a sign is at least, beside the tallest of its word. */
const LOWEST = 0.6
/** Pixels of a word and its box: a larger one is a picture. */
const LARGEST = 500_000
/** Pixels around a word of which some may still be its ink. */
const AROUND = 3

/** The words of a page, of which codes have their eights. */
export const withEights = (page: Grey, written: readonly Written[]): readonly Written[] =>
  written.map((line) => ({ ...line, words: line.words.map((word) => (CODE.test(word.text) ? mended(page, line, word) : word)) }))

function mended(page: Grey, { baseline }: Written, word: Word): Word {
  const bottom = baselineAt(baseline, (word.left + word.right) / 2)
  if ((word.right - word.left) * (bottom - word.top) > LARGEST) return word
  const holes = holesIn(mapOf(page, word.left, word.top, word.right, bottom), word.text.length)
  if (!holes) return word
  const text = [...word.text].map((sign, at) => (LIKE_EIGHT.has(sign) && holes[at] === HOLES_OF_EIGHT ? '8' : sign)).join('')
  return text === word.text ? word : { ...word, text }
}

/** What is ink, row by row. */
interface Ink {
  readonly width: number
  readonly height: number
  readonly is: (at: number) => boolean
}

/** A cut of a page: what is darker than halfway between its darkest and its lightest. */
function mapOf({ width: wide, height: high, pixels }: Grey, left: number, top: number, right: number, bottom: number): Ink {
  const [x0, y0] = [Math.max(Math.round(left) - AROUND, 0), Math.max(Math.round(top) - AROUND, 0)]
  const width = Math.max(0, Math.min(Math.round(right) + AROUND, wide - 1) - x0 + 1)
  const height = Math.max(0, Math.min(Math.round(bottom) + AROUND, high - 1) - y0 + 1)
  const cut = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) cut.set(pixels.subarray((y0 + y) * wide + x0, (y0 + y) * wide + x0 + width), y * width)
  let [darkest, lightest] = [255, 0]
  for (const pixel of cut) [darkest, lightest] = [Math.min(darkest, pixel), Math.max(lightest, pixel)]
  const middle = (darkest + lightest) / 2
  return { width, height, is: (at) => (cut[at] ?? 255) < middle }
}

/** What hangs together: how many pixels it has, and the box they lie in. */
interface Part {
  readonly size: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The parts of a map, and of each pixel the part it is of, counted from 1; ink hangs together by corners as well, paper does not. */
function partsOf({ width, height, is }: Ink, byCorners: boolean): { readonly parts: readonly Part[]; readonly partAt: Int32Array } {
  const partAt = new Int32Array(width * height)
  const parts: Part[] = []
  for (let start = 0; start < partAt.length; start++) {
    if (partAt[start] !== 0 || !is(start)) continue
    const number = parts.length + 1
    let [size, left, right, top, bottom] = [0, width, 0, height, 0]
    const waiting = [start]
    partAt[start] = number
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      size++
      ;[left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)]
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const next = at + dy * width + dx
          const isOutside = x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height
          if (isOutside || (!byCorners && dx !== 0 && dy !== 0) || partAt[next] !== 0 || !is(next)) continue
          partAt[next] = number
          waiting.push(next)
        }
    }
    parts.push({ size, left, right, top, bottom })
  }
  return { parts, partAt }
}

/** How many holes each of so many signs has, from left to right; where a sign was lost, or two hang together, nobody knows which is which. */
function holesIn(ink: Ink, count: number): readonly number[] | undefined {
  const { parts, partAt } = partsOf(ink, true)
  const heightOf = ({ top, bottom }: Part): number => bottom - top + 1
  const tallest = parts.reduce((most, part) => Math.max(most, heightOf(part)), 0)
  const signs = parts.map((part, at) => ({ part, number: at + 1 })).filter(({ part }) => heightOf(part) >= LOWEST * tallest)
  if (signs.length !== count) return undefined
  return signs
    .sort((a, b) => a.part.left - b.part.left)
    .map(({ part, number }) => {
      // With a pixel around the sign, all paper that is not shut in hangs together.
      const [width, height] = [part.right - part.left + 3, part.bottom - part.top + 3]
      const isPaper = (at: number): boolean => {
        const [x, y] = [(at % width) - 1 + part.left, Math.floor(at / width) - 1 + part.top]
        return x < part.left || x > part.right || y < part.top || y > part.bottom || partAt[y * ink.width + x] !== number
      }
      const paper = partsOf({ width, height, is: isPaper }, false).parts
      return paper.filter(({ size, left }) => left > 0 && size >= SMALLEST_HOLE).length
    })
}
