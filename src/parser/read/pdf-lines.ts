import { cleanLine } from './lines.ts'

/** Pieces of text as pdf.js gives them: a transformation whose last two numbers are where it stands, from the lower left. */
interface TextContent {
  readonly items: readonly object[]
}

interface Piece {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Pieces that stand at the same height are a line, from left to right; what stands apart is apart by three spaces. */
export function pageLines({ items }: TextContent): string[] {
  const rows: Piece[][] = []
  for (const piece of items.flatMap(pieceOf).sort((a, b) => b.y - a.y || a.x - b.x)) {
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
  const [, , skew = 0, size = 0, x = 0, y = 0] = Array.isArray(item.transform) ? item.transform.map(Number) : []
  const height = Math.max(Math.hypot(skew, size), 1)
  return [{ text: item.str, x, y, width: Number(item.width), height }]
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
