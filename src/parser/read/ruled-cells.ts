/** Cells of a table: their text in lines, put together where a line only goes on. */

import { cleanLine } from './lines.ts'
import { type Piece, sameLevel } from './pieces.ts'
import { isDay } from './whole-days.ts'

/** A line of text in a cell. */
interface TextLine {
  readonly y: number
  readonly start: number
  readonly end: number
  readonly height: number
  readonly text: string
  /** That of its first letters and of its last. */
  readonly fonts: readonly [string | undefined, string | undefined]
}

/** The lines of each cell of a row. */
export type Cells = readonly (readonly TextLine[])[]

/** Lines of a cell are no farther apart, in heights of letters; rows are. */
const loose = 1.45
/** Letters that are more different are one for show: a large `8` above a small `OCTOBER Friday`. */
const mixed = 2
/** Text is apart from what is before it, in heights of its letters: a cell has nothing so in it. */
const apart = 2.2
/** A word is apart by more heights of its letters. */
const betweenWords = 0.15
/** Points between a line of a table and the text beside it, at most. */
const mostPadding = 12

/** The text of a cell, line by line; undefined where it has columns or rows within it. `farthest`: how far apart its lines may be, in heights of letters. */
export function linesOf(pieces: readonly Piece[], farthest = loose): TextLine[] | undefined {
  const out: TextLine[] = []
  for (const { x, y, width, height, text, font } of pieces.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const last = out.at(-1)
    if (!last || last.y - y > sameLevel * Math.min(last.height, height)) {
      if (last && last.y - y > farthest * Math.max(last.height, height)) return undefined
      out.push({ y, start: x, end: x + width, height, text, fonts: [font, font] })
      continue
    }
    const gap = x - last.end
    if (gap > apart * height || x < last.start) return undefined
    const space = gap > betweenWords * height && !last.text.endsWith(' ') && !text.startsWith(' ') ? ' ' : ''
    out[out.length - 1] = { ...last, end: Math.max(last.end, x + width), text: last.text + space + text, fonts: [last.fonts[0], font] }
  }
  return out.map((line) => ({ ...line, text: cleanLine(line.text) })).filter(({ text }) => text !== '')
}

/** A column of a table: from where to where, and where the longest of its lines ends. */
export interface Column {
  readonly left: number
  readonly right: number
  readonly widest: number
  /** Whether it is one of so many that each is as narrow as its longest word. */
  readonly isNarrow?: boolean
}

/** By how much the room behind a line may differ from that before it where a column is as wide as its longest line. */
const hair = 2.5

/** Lines that go on below since the next word had no room left are one, and so are those set for show. */
export function whole(lines: readonly TextLine[], { left, right, widest, isNarrow }: Column): TextLine[] {
  const padding = Math.max(0, Math.min(...lines.map(({ start }) => start)) - left)
  const heights = lines.map(({ height }) => height)
  const isShown = Math.max(...heights) > mixed * Math.min(...heights)
  const isAsWide = Math.abs(right - widest - padding) < hair
  const out: { all: TextLine; last: TextLine }[] = []
  for (const line of lines) {
    const above = out.at(-1)
    const room = right - Math.min(padding, mostPadding)
    const isOn =
      above &&
      (isShown ||
        isDay(above.all.text, line.text) ||
        isBrokenWord(above.all.text, line.text) ||
        goesOn(above.last, line, room, isAsWide && !isNarrow ? widest : undefined))
    if (above && isOn) {
      out[out.length - 1] = {
        all: { ...above.all, end: Math.max(above.all.end, line.end), text: joined(above.all.text, line.text) },
        last: line,
      }
    } else out.push({ all: line, last: line })
  }
  return out.map(({ all }) => all)
}

/** `VASCONCELOS/` above `TIAGO MR`, `MARCHAND-` above `LEFEBVRE`, `Boekings-` above `nummer` */
const isBrokenWord = (above: string, below: string): boolean =>
  (/^\p{Lu}{2}[\p{Lu} '-]*\/$/u.test(above) && /^\p{Lu}+(?!\p{Ll})/u.test(below)) ||
  (/\p{L}{3}-$/u.test(above) && /^\p{L}{2}/u.test(below)) ||
  (POSTCODE.test(above) && /^\d[A-Z]{2}$/.test(below)) ||
  (CANADIAN.test(above) && /^\d[A-Z]\d$/.test(below))
/** The first half of one of the British isles. */
const POSTCODE = /(?:^|[ ,])[A-Z]{1,2}\d[\dA-Z]?$/
const CANADIAN = /(?:^|[ ,])[A-Z]\d[A-Z]$/

/** What the second half of a word may be from which only the end of a line parted the first: `Boekings-` and `nummer`. */
const SECOND_HALF =
  /^(?:nummern?|nr|num|kode?|code|kennung|datum|dato|referen[a-z]*|kamers?|zimmern?|betten?|preis|prijs|pris|betrag|bedrag|summe|beløp|tage?|dagen?|nächte|gebühr(?:en)?|kosten|kart(?:e|en)|kaart|schein|gutschein|zeit(?:en)?|tijd|tid|ort|plaats|sted|art|name[n]?|naam|navn|namn|adresse?|hotel|haus|huis|hus|wohnung|stelle|vermietung|verhuur|bestätigung|bevestiging|bekräftelse|bekreftelse|versicherung|verzekering|unterlagen|bescheiden|teilnehmer|diner|menü)(?!\p{L})/iu

/** Two lines in one: `Pugh-` and `Davies`, `Boekings-` and `nummer`. */
export function joined(above: string, below: string): string {
  if (/\p{Ll}{3}-$/u.test(above) && SECOND_HALF.test(below)) return above.slice(0, -1) + below
  return /[\p{L}\d][-/]$/u.test(above) ? above + below : `${above} ${below}`
}

/** Whether the first word of a line had no room behind the one above. `widest`: a line that ends there is what made its column so wide. */
function goesOn(above: TextLine, line: TextLine, room: number, widest: number | undefined): boolean {
  const [word = ''] = line.text.split(' ')
  const need = ((line.end - line.start) * (word.length + 0.5)) / line.text.length
  const isAlike = above.fonts[1] === line.fonts[0] && Math.abs(above.height - line.height) < 1
  const isWidest = widest !== undefined && above.end > widest - hair
  // Lines of an address are no longer than they are since a street or a town ends there.
  const isNumber = /^\d{1,8}$/.test(line.text) && !/\d/.test(above.text)
  const isOfAddress = !isNumber && (/^\d/.test(above.text) || /\d/.test(line.text))
  const isNear = above.y - line.y <= loose * Math.max(above.height, line.height)
  return isNear && isAlike && !isWidest && above.end + need > room && !isOfAddress
}
