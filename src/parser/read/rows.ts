/** What stands on a page, row by row. */

/** Text that stands apart, and from where to where it reaches across the page. */
export interface Cell {
  readonly start: number
  readonly end: number
  readonly text: string
  /** Where its letters stand, from the lower edge of the page, and how high they are, where that is known to a hair. */
  readonly stands?: { readonly y: number; readonly height: number }
  /** What it was put together of, where that is known. */
  readonly pieces?: readonly Cell[]
}

/** What stands at one height; none where blocks are apart. */
export type Row = readonly Cell[]

/** Cells begin a hair before or after the edge of their column. */
export const slack = 2

/** Columns stay apart in a line by three spaces. */
export const lineOf = (row: Row): string => row.map(({ text }) => text).join('   ')
