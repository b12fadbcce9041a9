/** Words set with gaps between their letters, as headings and labels often are: `P I C K - U P`. */

import type { AsShown } from './shown.ts'

/** Text where it stands on a page, and how high its letters are. */
interface Placed {
  readonly text: string
  readonly y: number
  readonly height: number
}

/** What has fewer letters may be a row of marks. */
const fewestLetters = 3
/** Letters that reach under one another stand together all the same: `L O C AT I O N`. */
const longestTogether = 3
const leastAlone = 0.6
/** Fewer letters alone may be words. */
const fewestAlone = 5

function isSpaced(text: string): boolean {
  const together = text.trim().split(' ')
  const alone = together.filter(({ length }) => length === 1)
  return (
    together.length > 1 &&
    together.every(({ length }) => length > 0 && length <= longestTogether) &&
    alone.length >= leastAlone * together.length
  )
}

function isSure(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const together = text.trim().split(' ')
  const alone = together.filter(({ length }) => length === 1).length
  const areApart = alone === together.length ? alone >= fewestLetters : alone >= fewestAlone
  return areApart && letters >= fewestLetters && 2 * letters > together.join('').length && isSpaced(text)
}

/**
 * Pieces of text with such words closed; what is short, where others of their line are. `asShown` tells how a word was drawn, where that is known: among
 * the gaps the spaces between words are lost, and `H A F E N H O F` may be `HAFEN HOF`.
 */
export function closed<Piece extends Placed>(pieces: readonly Piece[], asShown: AsShown = (word) => word): readonly Piece[] {
  const lineOf = ({ y, height }: Piece): string => `${Math.round(y)} ${Math.round(height)}`
  const lines = new Set(pieces.filter(({ text }) => isSure(text)).map(lineOf))
  return lines.size === 0
    ? pieces
    : pieces.map((piece) =>
        isSpaced(piece.text) && lines.has(lineOf(piece)) ? { ...piece, text: asShown(piece.text.replace(/ /g, '')) } : piece,
      )
}
