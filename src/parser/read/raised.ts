/** Small letters that stand raised behind what they belong to, `2ᵈᵉ classe`, `1ˢᵗ floor`, `07:55⁺¹`: on a page they are pieces of their own. */

import { mostPieces, type Piece } from './pieces.ts'

/** Not figures alone, which may be those of a note below. */
const RAISED = /^(?:\p{Ll}{1,4}\.?|\+\s?\d)\s*$/u
/** So many times as high are the letters of the line. */
const larger = 1.15
/** Raised by how much of the height of the line, at least and at most. */
const [least, most] = [0.12, 0.75]
/** How much of the height of the line may lie between the two, or be shared by them. */
const close = 0.3

const isHost = (host: Piece, { x, y, height, way }: Piece): boolean =>
  host.way === way &&
  host.height >= larger * height &&
  y - host.y >= least * host.height &&
  y - host.y <= most * host.height &&
  Math.abs(x - host.x - host.width) <= close * host.height

/** Pieces of a page, such letters at the height of what they stand behind. */
export function withRaised(pieces: readonly Piece[]): readonly Piece[] {
  if (pieces.length > mostPieces) return pieces
  const hosts = pieces.map((piece) => (RAISED.test(piece.text) ? pieces.find((host) => isHost(host, piece)) : undefined))
  return hosts.some(Boolean) ? pieces.map((piece, at) => ({ ...piece, y: hosts[at]?.y ?? piece.y })) : pieces
}
