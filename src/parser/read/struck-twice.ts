/** Letters that are drawn twice, a hair apart, to look bold where the type has no bold ones: `订单号订单号` is `订单号`. */

import type { Piece } from './pdf-lines.ts'

/** How far apart both are at most, in heights of their letters. */
const HAIR = 0.12

const isOver = (one: Piece, other: Piece): boolean =>
  one.way === other.way &&
  Math.abs(one.x - other.x) < HAIR * one.height &&
  Math.abs(one.y - other.y) < HAIR * one.height &&
  Math.abs(one.width - other.width) < HAIR * one.height

/** The same pieces, each but once. */
export function struckOnce(pieces: readonly Piece[]): Piece[] {
  const last = new Map<string, Piece>()
  return pieces.filter((piece) => {
    const before = last.get(piece.text)
    if (before && isOver(piece, before)) return false
    last.set(piece.text, piece)
    return true
  })
}
