import { expect, test } from 'vitest'
import type { Piece } from '../src/parser/read/pieces.ts'
import { struckOnce } from '../src/parser/read/struck-twice.ts'

/** Letters that are drawn twice to look bold. */

const piece = (text: string, x: number, y = 700): Piece => ({ text, way: 0, x, y, width: 5 * text.length, height: 10 })

test('text that is drawn twice a hair apart is read once', () => {
  const pieces = [piece('订单号', 33.5), piece('订单号', 33.2), piece('4417', 130), piece('4417', 130)]
  expect(struckOnce(pieces).map(({ text, x }) => [text, x])).toEqual([
    ['订单号', 33.5],
    ['4417', 130],
  ])
})

test('the same word beside, below or turned is another', () => {
  const pieces = [piece('2', 33), piece('2', 36), piece('2', 36, 688), { ...piece('2', 36, 688), way: 1 as const }]
  expect(struckOnce(pieces)).toEqual(pieces)
})
