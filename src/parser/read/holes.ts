/**
 * Signs of codes that were taken for others, told by the holes in them: `8` has two, and `S` none, however much alike they look to what recognises letters
 * (measured: of pictures made for it, nearly all references with a wrong sign had `S` for `8`).
 */

import type { Grey } from './grey.ts'
import type { Word, Written } from './tools.ts'
import { baselineAt } from './written-heights.ts'

/** A code, or one behind a sign or two: capitals and figures. */
const CODE = /^(?=.{5,16}$)[A-Z\d]*[S356G9][A-Z\d]*$/
/** What has fewer holes than `8`, and is what `8` was taken for. */
const LIKE_EIGHT: ReadonlySet<string> = new Set(['S', '3', '5', '6', '9'])
const HOLES_OF_EIGHT = 2
/** Pixels of a hole, and of a sign's height beside that of the tallest: less is a speck. */
const SMALLEST_HOLE = 3
const LOWEST = 0.6

export const withEights = (page: Grey, written: readonly Written[]): readonly Written[] =>
  written.map((line) => ({ ...line, words: line.words.map((word) => (CODE.test(word.text) ? mended(page, line, word) : word)) }))

function mended(page: Grey, { baseline }: Written, word: Word): Word {
  const bottom = Math.round(baselineAt(baseline, (word.left + word.right) / 2))
  const signs = signsIn(page, Math.round(word.left) - 2, Math.round(word.top) - 3, Math.round(word.right) + 2, bottom + 3)
  if (signs?.length !== word.text.length) return word
  const text = [...word.text].map((sign, at) => (LIKE_EIGHT.has(sign) && signs[at] === HOLES_OF_EIGHT ? '8' : sign)).join('')
  return text === word.text ? word : { ...word, text }
}

interface Sign {
  readonly left: number
  readonly height: number
  readonly holes: number
}

/** How many holes each sign of a cut has, from left to right. */
function signsIn(
  { width: wide, height: high, pixels }: Grey,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number[] | undefined {
  const [x0, y0, x1, y1] = [Math.max(left, 0), Math.max(top, 0), Math.min(right, wide - 1), Math.min(bottom, high - 1)]
  const [width, height] = [x1 - x0 + 1, y1 - y0 + 1]
  if (width < 5 || height < 5) return undefined
  const cut = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) cut.set(pixels.subarray((y0 + y) * wide + x0, (y0 + y) * wide + x1 + 1), y * width)
  const [darkest, lightest] = [Math.min(...cut), Math.max(...cut)]
  const isInk = (at: number): boolean => (cut[at] ?? 255) < (darkest + lightest) / 2
  const parts = partsOf(width, height, isInk, 8)
  const found = parts.flatMap(({ cells, box }): Sign[] => [
    { left: box.left, height: box.bottom - box.top + 1, holes: holesOf(cells, box) },
  ])
  const tallest = Math.max(0, ...found.map((sign) => sign.height))
  return found
    .filter((sign) => sign.height >= LOWEST * tallest)
    .sort((a, b) => a.left - b.left)
    .map(({ holes }) => holes)
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}
interface Piece {
  readonly cells: ReadonlySet<string>
  readonly size: number
  readonly box: Box
}

/** What hangs together of a map. */
function partsOf(width: number, height: number, is: (at: number) => boolean, neighbours: 4 | 8): Piece[] {
  const seen = new Uint8Array(width * height)
  const parts: Piece[] = []
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !is(start)) continue
    const cells = new Set<string>()
    const box = { left: width, right: 0, top: height, bottom: 0 }
    const waiting = [start]
    seen[start] = 1
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      cells.add(`${x} ${y}`)
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          if ((dx === 0 && dy === 0) || (neighbours === 4 && dx !== 0 && dy !== 0)) continue
          const [nx, ny] = [x + dx, y + dy]
          const next = ny * width + nx
          if (nx < 0 || ny < 0 || nx >= width || ny >= height || seen[next] || !is(next)) continue
          seen[next] = 1
          waiting.push(next)
        }
    }
    parts.push({ cells, size: cells.size, box })
  }
  return parts
}

/** How many parts of what is around the ink of a sign are shut in. */
function holesOf(ink: ReadonlySet<string>, { left, right, top, bottom }: Box): number {
  const [width, height] = [right - left + 3, bottom - top + 3]
  const isPaper = (at: number): boolean => !ink.has(`${(at % width) + left - 1} ${Math.floor(at / width) + top - 1}`)
  return partsOf(width, height, isPaper, 4).filter(({ size, box }) => size >= SMALLEST_HOLE && box.left > 0).length
}
