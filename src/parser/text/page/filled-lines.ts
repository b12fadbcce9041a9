/** The lines of a page on which something stands. */

import { rememberedFor } from '../words/remembered.ts'
import type { Line, Page } from './page.ts'

interface FilledLines {
  readonly lines: readonly Line[]
  /** Which of them a line is; the first where it is none. */
  readonly placeOf: (line: Line) => number
}

/** All but the subject and empty ones. */
export const filledLines = rememberedFor((page: Page): FilledLines => {
  const lines = page.lines.slice(1).filter(({ text }) => text.trim() !== '')
  const places = new Map(lines.map((line, at) => [line, at]))
  return { lines, placeOf: (line) => places.get(line) ?? 0 }
})
