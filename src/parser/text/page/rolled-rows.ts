/** Rows of a table of houses whose cells stand one below the other: in another order of the text they are rows. */

import { NIGHTS_HEADING } from '../days/nights.ts'
import { HOUSE_LABEL } from '../stays/house-words.ts'
import { rememberedFor } from '../words/remembered.ts'
import { saidAt } from './around.ts'
import type { Page } from './page.ts'

/** Columns of such a table at least. */
const LEAST = 3

/** Whether a page has the headings of such a table, and below them not a row but a cell. */
export const hasRolledRows = rememberedFor(({ lines }: Page): boolean =>
  lines.some((line, at) => {
    if (line.cells.length < LEAST || /\d/.test(line.plain)) return false
    const next = lines.slice(at + 1, at + 3).find(({ text }) => text.trim() !== '')
    const said = line.cells.map((cell) => saidAt(line, cell))
    return next?.cells.length === 1 && said.some((text) => NIGHTS_HEADING.test(text)) && said.some((text) => HOUSE_LABEL.test(text))
  }),
)
