import { cleanLine } from './lines.ts'

/** Pieces of text as pdf.js gives them: a transformation whose last two numbers are where it stands, from the lower left. */
interface TextContent {
  readonly items: readonly object[]
}

interface Piece {
  readonly text: string
  /** Quarters of a turn to the left by which it runs. */
  readonly way: 0 | 1 | 2 | 3
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Text that runs the same way is read together, what runs as most of it does first: pages are turned, and so are stubs of passes. */
export function pageLines({ items }: TextContent): string[] {
  const pieces = items.flatMap(pieceOf)
  const ways = ([0, 1, 2, 3] as const).map((way) => pieces.filter((piece) => piece.way === way)).filter((each) => each.length > 0)
  return ways.sort((a, b) => b.length - a.length).flatMap((each, at) => (at > 0 ? ['', ...linesOf(each)] : linesOf(each)))
}

/** Pieces that stand at the same height are a line, from left to right; what stands apart is apart by three spaces. */
function linesOf(pieces: readonly Piece[]): string[] {
  const rows: Piece[][] = []
  for (const piece of pieces.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1)
    const [first] = row ?? []
    if (row && first && Math.abs(first.y - piece.y) < Math.min(first.height, piece.height) * 0.45) row.push(piece)
    else rows.push([piece])
  }
  const lines: string[] = []
  rows.forEach((row, at) => {
    const above = rows[at - 1]?.[0]
    const [first] = row
    // A gap of more than a line sets blocks apart.
    if (above && first && above.y - first.y > 2.1 * Math.max(above.height, first.height)) lines.push('')
    lines.push(cleanLine(joined(row.sort((a, b) => a.x - b.x))))
  })
  return lines
}

function pieceOf(item: object): Piece[] {
  if (!('str' in item && 'transform' in item && 'width' in item) || typeof item.str !== 'string' || item.str.trim() === '') return []
  const [along = 1, up = 0, skew = 0, size = 0, x = 0, y = 0] = Array.isArray(item.transform) ? item.transform.map(Number) : []
  const height = Math.max(Math.hypot(skew, size), 1)
  const way = Math.abs(along) >= Math.abs(up) ? (along >= 0 ? 0 : 2) : up > 0 ? 1 : 3
  return [{ text: item.str, way, ...turned(x, y, way), width: Number(item.width), height }]
}

/** Where a place is when the page is turned so that text which runs that way stands upright. */
function turned(x: number, y: number, way: Piece['way']): { readonly x: number; readonly y: number } {
  if (way === 0) return { x, y }
  return way === 1 ? { x: y, y: -x } : way === 2 ? { x: -x, y: -y } : { x: -y, y: x }
}

function joined(row: readonly Piece[]): string {
  let line = ''
  let end = Number.NEGATIVE_INFINITY
  for (const { text, x, width, height } of row) {
    const gap = x - end
    if (line !== '') line += gap > 1.2 * height ? '   ' : gap > 0.15 * height && !line.endsWith(' ') ? ' ' : ''
    line += text
    end = Math.max(end, x + width)
  }
  return line
}
