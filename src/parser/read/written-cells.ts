/**
 * Cells of a page that was written cell after cell, as those made of HTML are: the lines of one come one after the other, and then, higher up again and
 * farther right, those of the next. So they are known without a line drawn between them.
 */

import { type Piece, sameLevel } from './pieces.ts'

/** Lines of one cell are no farther apart, in heights of letters: one may be empty between two. */
const loose = 2.3
/** Those of letters of another height are nearer: a heading stands over the table below it. */
const looseOfOther = 1.4
/** Words are no farther apart, in heights of letters. */
const betweenWords = 0.65
/** Within a word letters are no farther apart. */
const within = 0.15
/** Points by which places that are the same may differ. */
export const hair = 1
/** Points by which a cell may reach into the next. */
export const slack = 2
/** Lines of a block; what has more is a text, and the next lines of it are another. */
const mostLines = 40
/** Blocks of a band, so too. */
const mostBlocks = 40

/** Pieces one after the other at one height, without a gap. */
interface Line {
  readonly pieces: readonly Piece[]
  readonly start: number
  readonly end: number
  readonly y: number
  readonly height: number
}

/** Lines one below the other. */
export interface Block {
  readonly lines: readonly Line[]
  readonly start: number
  readonly end: number
  readonly top: number
  readonly bottom: number
  readonly height: number
}

/** Blocks one beside the other. */
export interface Band {
  readonly blocks: readonly Block[]
  readonly top: number
  readonly bottom: number
}

function linesOfPieces(pieces: readonly Piece[], beginnings: ReadonlySet<number>): Line[] {
  const lines: (Omit<Line, 'pieces' | 'end'> & { readonly pieces: Piece[]; end: number })[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    const gap = piece.x - (last?.end ?? 0)
    const isOn = last && Math.abs(last.y - piece.y) < sameLevel * Math.min(last.height, piece.height)
    const isCell = gap > within * piece.height && beginnings.has(Math.round(piece.x))
    if (last && isOn && gap > -within * piece.height && gap < betweenWords * piece.height && !isCell) {
      last.pieces.push(piece)
      last.end = Math.max(last.end, piece.x + piece.width)
    } else lines.push({ pieces: [piece], start: piece.x, end: piece.x + piece.width, y: piece.y, height: piece.height })
  }
  return lines
}

/** Whether a line goes on in a block. */
const isUnder = (above: Block, line: Line): boolean => {
  const gap = above.bottom - line.y
  const last = above.lines.at(-1) ?? line
  const isOther = Math.abs(last.height - line.height) > hair
  const isNear = gap > sameLevel * line.height && gap <= (isOther ? looseOfOther : loose) * Math.max(last.height, line.height)
  const isAligned =
    Math.abs(above.start - line.start) <= hair ||
    Math.abs(last.end - line.end) <= hair ||
    Math.abs(last.start + last.end - line.start - line.end) <= 2 * hair
  return isNear && isAligned
}

function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: Block[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (last && last.lines.length < mostLines && isUnder(last, line)) blocks[blocks.length - 1] = blockOf([...last.lines, line])
    else blocks.push(blockOf([line]))
  }
  return blocks
}

const blockOf = (lines: readonly Line[]): Block => ({
  lines,
  start: Math.min(...lines.map(({ start }) => start)),
  end: Math.max(...lines.map(({ end }) => end)),
  top: lines[0]?.y ?? 0,
  bottom: lines.at(-1)?.y ?? 0,
  height: lines.at(-1)?.height ?? 1,
})

/** A heading over a cell is no line of it. */
const isOfOneHeight = ({ lines }: Block): boolean => lines.every(({ height }) => Math.abs(height - (lines[0]?.height ?? 0)) <= hair)

/** Whether two blocks begin, end or are in the middle at the same height. */
const isBeside = (one: Block, other: Block): boolean => {
  const near = sameLevel * Math.min(one.height, other.height)
  return (
    Math.abs(one.top - other.top) < near ||
    (Math.abs(one.bottom - other.bottom) < near && isOfOneHeight(one) && isOfOneHeight(other)) ||
    Math.abs(one.top + one.bottom - other.top - other.bottom) < 2 * near
  )
}

/** A page in the order it was written. `beginnings`: where cells are known to begin, however near what is before them. */
export function bandsOf(pieces: readonly Piece[], beginnings: ReadonlySet<number> = new Set()): Band[] {
  const bands: Band[] = []
  for (const block of blocksOf(linesOfPieces(pieces, beginnings))) {
    const last = bands.at(-1)
    const before = last?.blocks.at(-1)
    if (last && before && last.blocks.length < mostBlocks && block.start > before.end - slack && isBeside(before, block)) {
      bands[bands.length - 1] = bandOf(...last.blocks, block)
      continue
    }
    const cut = last?.blocks.length === 1 && before ? underHeading(before, block) : undefined
    if (cut) bands.splice(-1, 1, bandOf(cut[0]), bandOf(cut[1], block))
    else bands.push(bandOf(block))
  }
  return bands
}

const bandOf = (...blocks: readonly Block[]): Band => ({
  blocks,
  top: Math.max(...blocks.map(({ top }) => top)),
  bottom: Math.min(...blocks.map(({ bottom }) => bottom)),
})

/** A heading over a table and the first cell of it, where both were taken for one: the next cell begins beside one of its lines. */
function underHeading({ lines }: Block, next: Block): readonly [Block, Block] | undefined {
  const at = lines.findIndex(({ y }, line) => line > 0 && Math.abs(y - next.top) < sameLevel * next.height)
  if (at < 0) return undefined
  const cell = blockOf(lines.slice(at))
  return next.start > cell.end - slack ? [blockOf(lines.slice(0, at)), cell] : undefined
}

/** Whether a cell was written after one that ends below where it begins. */
export const isProven = ({ blocks }: Band): boolean =>
  blocks.some((block, at) => {
    const before = blocks[at - 1]
    return before !== undefined && block.top > before.bottom + sameLevel * block.height
  })

export const piecesOf = ({ blocks }: Band): readonly Piece[] => blocks.flatMap(({ lines }) => lines.flatMap((line) => line.pieces))
