/** Values told by a label: after it in its cell, in the cell beside it, or below it in its column. */

import { ROOM } from '../stays/stay-words.ts'
import { cellBelow, neighbour, seemsHeading } from './around.ts'
import type { Line, Page } from './page.ts'

export interface Labelled {
  readonly label: string
  readonly value: string
  /** Where the value stands. */
  readonly line: Line
  readonly start: number
  readonly end: number
}

/** What stands beside or below a label and is a label itself: then the row is a heading of a table. */
const LABEL = new RegExp(
  `^(?:ort|town|city|ville|ciudad|citta|cidade|plaats|miasto|mesto|kaupunki|basis|period|zeitraum|periode|periodo|hotel|property|von|nach|(?:hotel |your |reservation |booking )?(?:confirmation|reference|status|address|phone|telephone|fax|rate|rate code|price|fare|amount|class|total|nights?|rooms?|guests?|adults?|dates?|time|name|number|check.?in|check.?out|pick.?up|drop.?off|return|arrival|departure|cancel by|cancellation|payment|membership|driver|flight|duration|issue date|car type|vehicle|room type|board|meal plan|details)|bestatigung|adresse|anschrift|telefon|preis|verpflegung|storno|anreise|abreise|nachte|gaste|${ROOM}|arrivee|depart|nuits|llegada|salida|entrada|noches|direccion|telefono|arrivo|partenza|notti|indirizzo|noites|morada|endereco|nachten|natter|netter)(?: (?:no|nr|number|code|id|type))?\\.?\\s*:?$`,
)

export const isValue = (plain: string): boolean => plain.trim() !== '' && !LABEL.test(plain.trim())

/** `Vermieter / Supplier`: the same label in two languages. */
const TWICE = /^(?<one>[a-z][^:/|\d]{2,34}?)\s?[/|]\s?(?<other>[a-z][^:/|\d]{2,34}?)(?=\s*(?::|$))/

/** The end of a label that goes on in the line below. */
const ALSO = /\s[/|]\s*$/

/** The label with which a cell begins, in one language or two. */
function labelAt(label: RegExp | Label, told: string): string | undefined {
  // `Lokale verhuurder /`, which goes on in the line below.
  const cell = told.replace(ALSO, '')
  if (typeof label === 'function') return label(cell)
  const said = label.exec(cell)
  if (said?.index === 0) return said[0]
  const { 0: both, groups } = TWICE.exec(cell) ?? {}
  const isLabel = (text: string | undefined): boolean => text !== undefined && label.exec(text)?.[0] === text
  return both !== undefined && (isLabel(groups?.one) || isLabel(groups?.other)) ? both : undefined
}

/** The label with which the text of a cell, in small letters, begins. */
type Label = (cell: string) => string | undefined

/** Three words or more side by side, over as many things: what they say is told below them. */
const isHeading = (line: Line, below: Line): boolean =>
  seemsHeading(line) && below.cells.length === line.cells.length && !line.plain.includes(':')

/** All that a label tells. A pattern is that of the whole label, from where a cell begins (`^`), without the colon. */
export function labelled(page: Page, label: RegExp | Label): Labelled[] {
  return page.lines.slice(1).flatMap((line) =>
    line.cells.flatMap((cell, at): Labelled[] => {
      const said = labelAt(label, line.plain.slice(cell.start, cell.end))
      if (said === undefined) return []
      const rest = line.plain.slice(cell.start + said.length, cell.end).replace(ALSO, '')
      const mark = /^\s*[:#]?\s*/.exec(rest)?.[0] ?? ''
      const word = line.text.slice(cell.start, cell.start + said.length)
      const told = (where: Line, start: number, end: number): Labelled[] =>
        isValue(where.plain.slice(start, end)) ? [{ label: word, value: where.text.slice(start, end).trim(), line: where, start, end }] : []
      if (rest.length > mark.length) return /[:#]/.test(mark) ? told(line, cell.start + said.length + mark.length, cell.end) : []
      const next = line.cells[at + 1]
      // `Supplier   : Sunbeam Rentals`: the colons of a list stand below one another, each before what it tells.
      const colon = next && mark.trim() === '' ? (/^:\s*/.exec(line.plain.slice(next.start, next.end))?.[0].length ?? 0) : 0
      const beside = next ? told(line, next.start + colon, next.end) : []
      const below = neighbour(page, line.index, 1)
      if (beside.length > 0 && !(below && isHeading(line, below))) return beside
      const under = below && cellBelow(line, at, below)
      const beneath = below && under ? told(below, under.start, under.end) : []
      return beneath.length > 0 ? beneath : beside
    }),
  )
}
