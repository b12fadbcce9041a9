/** Columns of a page that was written one after the other, as panels beside what they belong to are. */

import { type Piece, sameLevel } from './pieces.ts'
import { type Band, type Block, hair, piecesOf, slack } from './written-cells.ts'

/** Parts of a page beside one another; with more a page is written in another order than it is read in. */
const mostParts = 6
/** Times a page is written anew from higher up: where it is more often, it is drawn in no order. */
const mostRuns = 40
/** Running text is as wide, in heights of its letters: in two columns it is no table. */
const textWidth = 18
/** How much of that its full lines are wide. */
const filled = 0.75

type Part = readonly Band[]

/**
 * The parts of a page that are columns of it: one was written to its end before the next, which begins higher up and beside it. What was written in
 * another order, so that it would lie among one another, is one part. `bands` are those of `bandsOf`.
 */
export function writtenParts(pieces: readonly Piece[], bands: readonly Band[]): (readonly Piece[])[] {
  const runs = runsOf(bands.flatMap(textsOf))
  if (runs.length > mostRuns) return [pieces]
  const parts = partsOf(runs)
  return parts.length === 1 || parts.length > mostParts ? [pieces] : fromTheTop(parts).map((part) => part.flatMap(piecesOf))
}

/** Columns of running text that begin at one height, each by itself. */
const textsOf = (band: Band): Part =>
  band.blocks.every((block) => areText([block]))
    ? band.blocks.map((block) => ({ blocks: [block], top: block.top, bottom: block.bottom }))
    : [band]

/** What was written from the top down. */
function runsOf(bands: readonly Band[]): Part[] {
  const runs: Band[][] = []
  let lowest = 0
  for (const band of bands) {
    const last = runs.at(-1)
    const isBelow = band.top < lowest + sameLevel * (band.blocks[0]?.height ?? 0)
    if (last && isBelow) last.push(band)
    else runs.push([band])
    lowest = last && isBelow ? Math.min(lowest, band.bottom) : band.bottom
  }
  return runs
}

/** The same with those together that lie among one another. */
function partsOf(runs: readonly Part[]): Part[] {
  const parts: Part[] = []
  for (const run of runs) {
    let part = run
    for (let at = parts.findIndex((other) => areAmongEachOther(other, part)); at >= 0; ) {
      part = [...(parts.splice(at, 1)[0] ?? []), ...part]
      at = parts.findIndex((other) => areAmongEachOther(other, part))
    }
    parts.push(part)
  }
  return parts
}

const topOf = (part: Part): number => Math.max(...part.map(({ top }) => top))
const bottomOf = (part: Part): number => Math.min(...part.map(({ bottom }) => bottom))

/** What was written first and stands below all of what came later is read after it. */
function fromTheTop(parts: readonly Part[]): Part[] {
  const out: Part[] = []
  for (const part of parts) {
    const below = out.findIndex((_, at) => out.slice(at).every((other) => topOf(other) < bottomOf(part)))
    out.splice(below < 0 ? out.length : below, 0, part)
  }
  return out
}

/** Whether two parts share heights, and the second is neither right of the first at these nor what a panel was written beside, which is as wide or wider. */
function areAmongEachOther(one: Part, other: Part): boolean {
  const within = (bands: Part, others: Part): readonly Block[] => {
    const [top, bottom] = [topOf(others), bottomOf(others)]
    return bands.filter((band) => band.top >= bottom && band.bottom <= top).flatMap(({ blocks }) => blocks)
  }
  if (topOf(one) < bottomOf(other) || topOf(other) < bottomOf(one)) return false
  const [own, others] = [within(one, other), within(other, one)]
  if (own.length === 0 || others.length === 0) return isInGap(one, other) || isInGap(other, one)
  const isLeft = startOf(own) >= endOf(others) - slack && widthOf(others) >= widthOf(own)
  const isBeside = startOf(others) >= endOf(own) - slack || isLeft
  return !isBeside || (areLevel(own, others) && !(areText(own) && areText(others)))
}

const startOf = (blocks: readonly Block[]): number => Math.min(...blocks.map(({ start }) => start))
const endOf = (blocks: readonly Block[]): number => Math.max(...blocks.map(({ end }) => end))
const widthOf = (blocks: readonly Block[]): number => endOf(blocks) - startOf(blocks)

/** Whether a part has its place between two bands of another, above and below it, that were written one after the other. */
function isInGap(part: Part, around: Part): boolean {
  const [above, below] = [around.filter(({ bottom }) => bottom > topOf(part)), around.filter(({ top }) => top < bottomOf(part))]
  const own = part.flatMap(({ blocks }) => blocks)
  const isOver = (bands: Part): boolean =>
    bands.some(({ blocks }) => startOf(blocks) < endOf(own) - slack && startOf(own) < endOf(blocks) - slack)
  return isOver(above.slice(-1)) && isOver(below.slice(0, 1))
}

/** Whether what stands in some blocks is running text: most lines are about as wide as all. */
function areText(blocks: readonly Block[]): boolean {
  const width = widthOf(blocks)
  const ends = new Map<number, number>()
  for (const { y, end } of blocks.flatMap(({ lines }) => lines)) ends.set(Math.round(y), Math.max(end, ends.get(Math.round(y)) ?? 0))
  const full = [...ends.values()].filter((end) => end - startOf(blocks) > filled * width)
  return width > textWidth * (blocks[0]?.height ?? 1) && full.length > 1 && 2 * full.length >= ends.size
}

/** Whether most lines of one part stand at the same height as some of another: they are rows, though they were written column by column. */
function areLevel(blocks: readonly Block[], others: readonly Block[]): boolean {
  const heights = (of: readonly Block[]): number[] => of.flatMap(({ lines }) => lines.map(({ y }) => y))
  const [own, theirs] = [heights(blocks), heights(others)].sort((a, b) => a.length - b.length) as [number[], number[]]
  return 2 * own.filter((y) => theirs.some((other) => Math.abs(other - y) <= hair)).length > own.length
}
