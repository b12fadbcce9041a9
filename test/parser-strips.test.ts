import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Grey } from '../src/parser/read/grey.ts'
import { linesOfWritten } from '../src/parser/read/picture-rows.ts'
import { placed, stripsOf } from '../src/parser/read/strips.ts'
import { writtenOf } from './written.ts'

/** Pages in pictures, cut into strips that are recognised at once. */

const width = 300
const height = 800

const drawn = (isInk: (x: number, y: number) => boolean): Grey => ({
  width,
  height,
  pixels: Uint8Array.from({ length: width * height }, (_, at) => (isInk(at % width, Math.floor(at / width)) ? 0 : 255)),
})

/** Lines of strokes, ten pixels high, one under the other; the first begins twelve pixels from the top. */
const isWritten = (x: number, y: number, apart = 24): boolean =>
  y >= 12 && y < 788 && (y - 12) % apart < 10 && x >= 40 && x < 260 && x % 6 < 2

const inkIn = ({ pixels }: Grey): number => pixels.filter((shade) => shade < 128).length

describe('the strips of a page', () => {
  test('hold all that is written on it, half of it each, and are cut between its lines', () => {
    fc.assert(
      fc.property(fc.integer({ min: 18, max: 60 }), (apart) => {
        const page = drawn((x, y) => isWritten(x, y, apart))
        const strips = stripsOf(page)
        expect(strips.length).toBe(2)
        expect(strips.reduce((sum, { grey }) => sum + inkIn(grey), 0)).toBe(inkIn(page))
        for (const { grey } of strips) {
          expect(inkIn(grey)).toBeGreaterThan(inkIn(page) * 0.3)
          expect(inkIn({ ...grey, pixels: grey.pixels.subarray(0, grey.width) })).toBe(0)
        }
      }),
      { numRuns: 5 },
    )
  })

  test('are where they say they are', () => {
    const page = drawn(isWritten)
    for (const { left, top, grey } of stripsOf(page)) {
      const cut = Uint8Array.from(
        grey.pixels,
        (_, at) => page.pixels[(top + Math.floor(at / grey.width)) * width + left + (at % grey.width)] ?? 0,
      )
      expect(Buffer.compare(grey.pixels, cut)).toBe(0)
    }
  })

  test('are cut through the sides of a frame, which are no letters', () => {
    expect(stripsOf(drawn((x, y) => x === 20 || isWritten(x, y))).length).toBe(2)
  })

  test('are one where what is written or drawn reaches from top to bottom', () => {
    const page = drawn((x, y) => isWritten(x, y) || (x >= 100 && x < 130))
    expect(stripsOf(page).length).toBe(1)
    expect(stripsOf(drawn((x, y) => isWritten(x, y, 12))).length).toBe(1)
  })

  test('leave out paper on which nothing is written, and are none where nothing is', () => {
    const [only, ...more] = stripsOf(drawn((x, y) => x >= 100 && x < 200 && y >= 300 && y < 310))
    expect(more).toEqual([])
    expect([only?.left, only?.top, only?.grey.width, only?.grey.height]).toEqual([76, 276, 148, 58])
    expect(stripsOf(drawn(() => false))).toEqual([])
  })
})

test('what is recognised in a strip stands in the page where the strip does', () => {
  const [upper, lower] = [writtenOf('10:40   Madrid\nIB 6251   Economy'), writtenOf('13:15   New York')]
  const { lines } = linesOfWritten([...lower.map((line) => placed(line, { left: 0, top: 400 })), ...upper])
  expect(lines.filter((line) => line !== '')).toEqual(['10:40   Madrid', 'IB 6251   Economy', '13:15   New York'])
})
