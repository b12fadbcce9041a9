/** Letters that are drawn twice, a hair apart, to look bold where the type has no bold ones: `订单号订单号` is `订单号`. */

import type { Piece } from './pieces.ts'

/** How far apart both are at most, in heights of their letters. */
const HAIR = 0.12

const isOver = (one: Piece, other: Piece): boolean =>
  one.way === other.way &&
  Math.abs(one.x - other.x) < HAIR * one.height &&
  Math.abs(one.y - other.y) < HAIR * one.height &&
  Math.abs(one.width - other.width) < HAIR * one.height

/** As many pieces of the same text are looked back on: those of one that is drawn twice letter by letter stand as far apart as it is long. */
const MOST_BACK = 40

/** The same pieces, each but once. */
export function struckOnce(pieces: readonly Piece[]): Piece[] {
  const before = new Map<string, Piece[]>()
  return pieces.filter((piece) => {
    const same = before.get(piece.text) ?? []
    if (piece.text.trim() !== '' && same.some((other) => isOver(piece, other))) return false
    before.set(piece.text, [...same.slice(1 - MOST_BACK), piece])
    return true
  })
}
