import { mostStrips } from '../limits.ts'
import type { Grey } from './grey.ts'
import type { Written } from './tools.ts'

/** A page in strips that are recognised one beside the other, cut where nothing is written from one side to the other. */

/** Part of a page, and where its upper left corner lies in it. */
export interface Strip {
  readonly left: number
  readonly top: number
  readonly grey: Grey
}

/** What is lighter is paper. */
const darkest = 176
/** Rows of paper between two strips at least: lines stand further apart. */
const fewest = 6
/** How much of a row may be dark all the same: the sides of frames run through it. */
const share = 0.004
/** How far from where strips would hold as much as each other they are cut, in strips. */
const reach = 0.4
/** Pixels of paper around what is written on a strip. */
const margin = 24

/** The strips of a page from the top, none of which is empty; one where there is no place to cut it. */
export function stripsOf(page: Grey): Strip[] {
  const rows = rowsOf(page)
  const places = [0, ...cutsOf(rows, page.width), page.height]
  return places.slice(1).flatMap((bottom, at) => {
    const strip = trimmed(page, rows, places[at] ?? 0, bottom)
    return strip ? [strip] : []
  })
}

interface Row {
  /** Pixels of ink, the places of the first and the one after the last of them, and how many strokes they are. */
  readonly ink: number
  readonly from: number
  readonly to: number
  readonly strokes: number
}

function rowsOf({ width, height, pixels }: Grey): Row[] {
  return Array.from({ length: height }, (_, row) => {
    let [ink, from, to, strokes] = [0, width, 0, 0]
    let wasInk = false
    for (let at = row * width, x = 0; x < width; at++, x++) {
      const isInk = (pixels[at] ?? 255) < darkest
      if (isInk) {
        if (!wasInk) strokes++
        if (x < from) from = x
        to = x + 1
        ink++
      }
      wasInk = isInk
    }
    return { ink, from, to, strokes }
  })
}

/** Near where each strip would have had its share of all strokes: in the middle of the highest paper there. */
function cutsOf(rows: readonly Row[], width: number): number[] {
  const all = rows.reduce((sum, { strokes }) => sum + strokes, 0)
  const gaps = gapsOf(rows, width * share)
  return Array.from({ length: mostStrips - 1 }, (_, at) => {
    const near = gaps.filter(({ above }) => Math.abs((above / all) * mostStrips - (at + 1)) <= reach)
    const highest = Math.max(...near.map(({ high }) => high))
    return near.find(({ high }) => high === highest)?.middle
  }).filter((cut) => cut !== undefined)
}

interface Gap {
  readonly middle: number
  readonly high: number
  /** Strokes above it. */
  readonly above: number
}

function gapsOf(rows: readonly Row[], mostInk: number): Gap[] {
  const gaps: Gap[] = []
  let [above, high] = [0, 0]
  for (const [at, { ink, strokes }] of rows.entries()) {
    if (ink <= mostInk) high++
    else {
      if (high >= fewest) gaps.push({ middle: at - (high >> 1), high, above })
      high = 0
    }
    above += strokes
  }
  return gaps
}

/** What is written between two rows, with some paper around it; nothing where nothing is. */
function trimmed({ width, height, pixels }: Grey, rows: readonly Row[], first: number, end: number): Strip | undefined {
  const written = rows.slice(first, end)
  const [highest, lowest] = [written.findIndex(({ ink }) => ink > 0), written.findLastIndex(({ ink }) => ink > 0)]
  if (highest < 0) return undefined
  const [top, bottom] = [Math.max(first + highest - margin, first), Math.min(first + lowest + 1 + margin, end, height)]
  const left = Math.max(written.reduce((least, { from }) => Math.min(least, from), width) - margin, 0)
  const right = Math.min(written.reduce((furthest, { to }) => Math.max(furthest, to), 0) + margin, width)
  const out = new Uint8Array((right - left) * (bottom - top))
  for (let y = top; y < bottom; y++) out.set(pixels.subarray(y * width + left, y * width + right), (y - top) * (right - left))
  return { left, top, grey: { width: right - left, height: bottom - top, pixels: out } }
}

/** Where it stands in the page what was recognised in a strip. */
export const placed = ({ words, baseline }: Written, { left, top }: Pick<Strip, 'left' | 'top'>): Written => ({
  words: words.map((word) => ({ ...word, left: word.left + left, right: word.right + left, top: word.top + top })),
  baseline: { left: baseline.left + left, right: baseline.right + left, from: baseline.from + top, to: baseline.to + top },
})
