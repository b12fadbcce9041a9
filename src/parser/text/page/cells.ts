/** Things that stand apart on a line, as in the rows of tables. */

export interface Cell {
  readonly start: number
  readonly end: number
}

/** Where the cells of a line begin and end; of an empty line there is one. */
export function cellsOf(text: string): Cell[] {
  const cells: Cell[] = []
  let start = 0
  for (const gap of text.matchAll(/\s{1,9}\|\s{1,9}|\s{3,}(?:[>→➔›»–—-]\s{3,})?|\t|\s\.{3,}\s|(?<=[^\s.!?:;,])\s{2}(?=\S)/g)) {
    if (gap.index > start) cells.push({ start, end: gap.index })
    start = gap.index + gap[0].length
  }
  if (start < text.length || cells.length === 0) cells.push({ start, end: text.length })
  return cells
}

/** What stands in wide columns, where two spaces part nothing: `London Euston  11:24   Manchester Piccadilly  20:28` are two. */
export const columnsOf = (text: string): string[] => text.trim().split(/\s{3,}|\t|\s\|\s/)
