/** Pieces of text as they stand on a page. */

/** A piece of text, where it begins on its line, from the lower left, and how wide and high it is. */
export interface Piece {
  readonly text: string
  /** Quarters of a turn to the left by which it runs. */
  readonly way: 0 | 1 | 2 | 3
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Whether it was found apart from what is before it. */
  readonly isApart?: boolean
  /** What its letters are called after, where that is known. */
  readonly font?: string
}

/** Text stands at one height, within so many heights of its letters. */
export const sameLevel = 0.45
/** Pieces on a page that is looked at for tables and columns: more are a drawing. */
export const mostPieces = 4_000
