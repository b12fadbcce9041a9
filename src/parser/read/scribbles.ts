import type { Word, Written } from './tools.ts'
import { heightOf } from './written-heights.ts'

/** What looks like writing to who knows nothing but letters: rules, frames, maps, the squares of a barcode. */

/** Rules of dashes, and barcodes, are taken for words of few letters; of names and codes it is never sure. */
const doubtful = 55
const short = 3
/** Whether most words are short, none has figures, and none of it is sure. */
function isScribble(words: readonly Word[]): boolean {
  const mean = words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length
  const few = words.filter(({ text }) => text.length <= short).length
  return mean < doubtful && 2 * few > words.length && !words.some(({ text }) => /\d/.test(text))
}

/** So many scribbles are the squares of a barcode, or a map. */
const cluster = 3
/** A page of more is a drawing, and comparing each with each would take long. */
const most = 300
/** What is short and stands beside so many of them is one as well, however sure it is. */
const beside = 2
/** How far that is, in heights of letters. */
const about = 2

export function withoutScribbles(lines: readonly Written[]): readonly Written[] {
  const scribbles = lines.filter(({ words }) => isScribble(words))
  const others = lines.filter(({ words }) => !isScribble(words))
  if (scribbles.length < cluster || scribbles.length > most) return others
  const taken = new Set<Written>()
  const isShort = ({ words }: Written): boolean => words.every(({ text }) => text.length <= short)
  let open = others.filter(isShort).slice(0, most)
  for (let found = 1; found > 0; ) {
    const more = open.filter((line) => scribbles.filter((one) => areNear(one, line)).length >= beside)
    for (const line of more) taken.add(line)
    scribbles.push(...more)
    open = open.filter((line) => !taken.has(line))
    found = more.length
  }
  return others.filter((line) => !taken.has(line))
}

/** Whether two lines stand as near to each other as letters of one word, across and down. */
function areNear(one: Written, other: Written): boolean {
  const reach = about * Math.max(heightOf(one), heightOf(other))
  const across = Math.max(other.baseline.left - one.baseline.right, one.baseline.left - other.baseline.right)
  return across <= reach && Math.abs(one.baseline.from - other.baseline.from) <= reach
}
