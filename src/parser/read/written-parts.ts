/** Columns of a page that was written one after the other, as panels beside what they belong to are. */

import { type Piece, sameLevel } from './pdf-lines.ts'
import { type Band, type Block, bandsOf, hair, piecesOf, slack } from './written-cells.ts'

/** Pieces of text on a page: more are a drawing. */
const mostPieces = 4_000
/** Parts of a page beside one another; with more a page is written in another order than it is read in. */
const mostParts = 6

/**
 * The parts of a page that are columns of it: one was written to its end before the next, which begins higher up and right of it. A single one
 * where pieces were written in another order, so that what would be parts lies among one another.
 */
export function writtenParts(pieces: readonly Piece[]): (readonly Piece[])[] {
  if (pieces.length > mostPieces) return [pieces]
  const parts: Band[][] = []
  let lowest = 0
  for (const band of bandsOf(pieces, new Set())) {
    const last = parts.at(-1)
    const isBelow = band.top < lowest + sameLevel * (band.blocks[0]?.height ?? 0)
    if (last && isBelow) last.push(band)
    else parts.push([band])
    lowest = last && isBelow ? Math.min(lowest, band.bottom) : band.bottom
  }
  if (parts.length > mostParts) return [pieces]
  const areApart = parts.every((part, at) => parts.slice(at + 1).every((other) => !areAmongEachOther(part, other)))
  return areApart ? parts.map((part) => part.flatMap(piecesOf)) : [pieces]
}

/** Whether two parts share heights, and the second is not right of the first at these. */
function areAmongEachOther(one: readonly Band[], other: readonly Band[]): boolean {
  const within = (bands: readonly Band[], others: readonly Band[]): readonly Block[] => {
    const [top, bottom] = [Math.max(...others.map((band) => band.top)), Math.min(...others.map((band) => band.bottom))]
    return bands.filter((band) => band.top >= bottom && band.bottom <= top).flatMap(({ blocks }) => blocks)
  }
  const [own, others] = [within(one, other), within(other, one)]
  if (own.length === 0 || others.length === 0) return false
  const right = Math.max(...own.map(({ end }) => end))
  const from = Math.min(...others.map(({ start }) => start))
  return from < right - slack || areLevel(own, others)
}

/** Whether most lines of one part stand at the same height as some of another: they are rows, though they were written column by column. */
function areLevel(blocks: readonly Block[], others: readonly Block[]): boolean {
  const heights = (of: readonly Block[]): number[] => of.flatMap(({ lines }) => lines.map(({ y }) => y))
  const [own, theirs] = [heights(blocks), heights(others)].sort((a, b) => a.length - b.length) as [number[], number[]]
  return 2 * own.filter((y) => theirs.some((other) => Math.abs(other - y) <= hair)).length > own.length
}
