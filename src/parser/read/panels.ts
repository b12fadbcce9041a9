import { blocksOf, closing, side } from './blocks.ts'
import type { Grey } from './grey.ts'

/** Bars and boxes that are darker than the page, made as light as it, and what is written on them dark. */

/** Squares as far as which the page is looked for around a bar. */
const reach = 60
/** How much of the page's brightness a bar has at most. */
const darkest = 0.82
/** Squares of the least bar that holds a word, and how wide it is. */
const fewest = 120
const narrowest = 24
/** Squares that what is written on a bar is high at most. */
const highest = 12
/** How far from that of the ground the brightness of what is written on it is, and how much of the bar is as bright as its ground: shadows are not. */
const contrast = 40
const even = 24
const least = 0.6

export function withoutPanels(grey: Grey): Grey {
  const blocks = blocksOf(grey)
  const { columns, rows, light } = blocks
  const page = closing(blocks, reach)
  const isDark = light.map((here, at) => (here < (page[at] ?? 0) * darkest ? 1 : 0))
  const pixels = grey.pixels.slice()
  for (const panel of panelsOf(isDark, columns, rows)) lighten(grey, pixels, { columns, rows, panel })
  return { ...grey, pixels }
}

/** Squares that hang together, with those between them that are written on. */
function panelsOf(isDark: Uint8Array, columns: number, rows: number): number[][] {
  const seen = new Uint8Array(isDark.length)
  const panels: number[][] = []
  for (let start = 0; start < isDark.length; start++) {
    if (!isDark[start] || seen[start]) continue
    const panel = [start]
    seen[start] = 1
    let [left, right] = [columns, 0]
    for (let next = 0; next < panel.length; next++) {
      const at = panel[next] ?? 0
      const column = at % columns
      left = Math.min(left, column)
      right = Math.max(right, column)
      for (const beside of [at - columns, at + columns, column > 0 ? at - 1 : -1, column + 1 < columns ? at + 1 : -1])
        if (beside >= 0 && beside < columns * rows && isDark[beside] && !seen[beside]) {
          seen[beside] = 1
          panel.push(beside)
        }
    }
    if (panel.length >= fewest && right - left + 1 >= narrowest) panels.push(filled(panel, columns))
  }
  return panels
}

function filled(panel: readonly number[], columns: number): number[] {
  const out = [...panel]
  const last = new Map<number, number>()
  for (const at of panel.toSorted((a, b) => a - b)) {
    const above = last.get(at % columns)
    last.set(at % columns, at)
    if (above !== undefined && (at - above) / columns <= highest)
      for (let between = above + columns; between < at; between += columns) out.push(between)
  }
  return out
}

/** The squares around some, which their edges run through. */
function edgesOf(panel: readonly number[], columns: number, rows: number): number[] {
  const own = new Set(panel)
  const edges = new Set<number>()
  for (const at of panel)
    for (let y = -columns; y <= columns; y += columns)
      for (let x = at % columns > 0 ? -1 : 0; x <= (at % columns < columns - 1 ? 1 : 0); x++) {
        const beside = at + y + x
        if (beside >= 0 && beside < columns * rows && !own.has(beside)) edges.add(beside)
      }
  return [...edges]
}

interface Panel {
  readonly columns: number
  readonly rows: number
  readonly panel: readonly number[]
}

/** Makes the commonest brightness of a panel white, and what is lighter, or darker where there is more of that, dark. */
function lighten({ width, height, pixels }: Grey, out: Uint8Array, { columns, rows, panel }: Panel): void {
  const counts = new Uint32Array(256)
  const each = (squares: readonly number[], visit: (at: number) => void): void => {
    for (const square of squares) {
      const [top, left] = [Math.floor(square / columns) * side, (square % columns) * side]
      for (let y = top; y < Math.min(top + side, height); y++)
        for (let x = left; x < Math.min(left + side, width); x++) visit(y * width + x)
    }
  }
  each(panel, (at) => {
    const here = pixels[at] ?? 0
    counts[here] = (counts[here] ?? 0) + 1
  })
  const ground = counts.indexOf(Math.max(...counts))
  const sum = (from: number, to: number): number => counts.slice(Math.max(from, 0), Math.max(to, 0)).reduce((all, count) => all + count, 0)
  const [lighter, darker] = [sum(ground + contrast, 256), sum(0, ground - contrast)]
  if (sum(ground - even, ground + even + 1) < least * sum(0, 256)) return
  each(panel, (at) => {
    const here = pixels[at] ?? 0
    const share = lighter >= darker ? (255 - here) / (255 - ground) : here / ground
    out[at] = share >= 1 ? 255 : 255 * share
  })
  each(edgesOf(panel, columns, rows), (at) => {
    if ((pixels[at] ?? 0) < (ground + 255) / 2) out[at] = 255
  })
}
