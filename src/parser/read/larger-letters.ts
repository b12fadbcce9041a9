import type { Written } from './tools.ts'
import { baselineAt, heightOf } from './written-heights.ts'

/**
 * Values in larger letters than those beside them, as references are printed: their cells begin at one height, but the larger letters stand lower, as
 * if they were a row of their own.
 */

/** So many times as large as other letters are larger ones; headings beside a text of two lines are larger still. */
const larger = 1.22
const largest = 2.6
/** How much of their height smaller letters have beside larger ones at least. */
const beside = 0.38
/** How much of a line's size its capitals are high. */
const capital = 0.72

/** A line, and where it is when the page stands straight. */
interface Stood {
  readonly line: Written
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly size: number
}

/** Lines, those in larger letters at the height of the smaller ones that stand beside them; `slope` is by how much lines fall on the way to the right. */
export function inSharedRows(lines: readonly Written[], slope: number): readonly Written[] {
  const stood = lines.map((line) => stoodOf(line, slope))
  return stood.map((one) => {
    const fall = one.bottom - (rowBeside(one, stood)?.bottom ?? one.bottom)
    return fall > 0 ? raised(one.line, fall) : one.line
  })
}

function stoodOf(line: Written, slope: number): Stood {
  const left = Math.min(...line.words.map((word) => word.left))
  const right = Math.max(...line.words.map((word) => word.right))
  const middle = (left + right) / 2
  const size = heightOf(line)
  const bottom = baselineAt(line.baseline, middle) - slope * middle
  return { line, left, right, top: bottom - capital * size, bottom, size }
}

/** The smaller letters that have most of their height beside a line, if nothing of their row stands above or below it, and it has no row of its own. */
function rowBeside(one: Stood, all: readonly Stood[]): Stood | undefined {
  const shared = (other: Stood): number => (Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)) / (other.bottom - other.top)
  const isApart = (other: Stood): boolean => other.left >= one.right || other.right <= one.left
  const isSmaller = ({ size }: Stood): boolean => one.size >= larger * size && one.size <= largest * size
  const [nearest] = all
    .filter((other) => isSmaller(other) && isApart(other) && shared(other) >= beside)
    .sort((a, b) => shared(b) - shared(a) || a.top - b.top)
  if (!nearest) return undefined
  const isLevel = (other: Stood, row: Stood): boolean => Math.abs(other.bottom - row.bottom) < (other.bottom - other.top) / 2
  const isFree = all.every(
    (other) => other === one || (isApart(other) ? !isLevel(other, one) || isLevel(other, nearest) : !isLevel(other, nearest)),
  )
  return isFree ? nearest : undefined
}

const raised = ({ words, baseline }: Written, by: number): Written => ({
  words: words.map((word) => ({ ...word, top: word.top - by })),
  baseline: { ...baseline, from: baseline.from - by, to: baseline.to - by },
})
