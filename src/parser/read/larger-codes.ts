import type { Level } from './pdf-tables.ts'
import type { Cell } from './rows.ts'

/**
 * Codes in larger letters than the row they belong to, as references are printed: the cells of the row begin at one height, so that the larger letters
 * stand lower, as if they were a row of their own. In pictures `larger-letters.ts` knows more of what stands where.
 */

/** So many times as high as other letters are larger ones; those of headings are higher still. */
const [larger, largest] = [1.22, 2.6]
/** How much of their height smaller letters have beside larger ones at least. */
const beside = 0.38
/** How much of a line's size its capitals are high. */
const capital = 0.72
/** With a figure: capitals alone may be whose paper it is. */
const CODE = /^(?=.*\d)[A-Z\d][A-Z\d-]{4,14}$/

/** Levels of a page, such codes being in the row above them. */
export function withLargerCodes(levels: readonly Level[]): Level[] {
  const out: Level[] = []
  for (const level of levels) {
    const above = out.at(-1)
    const code = above && codeBeside(above, level)
    if (code) out[out.length - 1] = { ...above, row: [...above.row, code].sort((a, b) => a.start - b.start) }
    else out.push(level)
  }
  return out
}

/** The only cell of a level, where it is such a code and has a place in the row above. */
function codeBeside(above: Level, { row: [only, ...others], y, height }: Level): Cell | undefined {
  if (!only || others.length > 0 || !CODE.test(only.text)) return undefined
  const isLarger = height >= larger * above.height && height <= largest * above.height
  const isFree = above.row.every(({ start, end }) => start >= only.end || end <= only.start)
  const shared = Math.min(y + capital * height, above.y + capital * above.height) - above.y
  return isLarger && isFree && shared >= beside * capital * above.height ? only : undefined
}
