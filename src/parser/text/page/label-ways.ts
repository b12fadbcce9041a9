/** Where the moment of a label stands: on its line, in its column, below it or above. */

import { tall, wrapped } from '../days/broken-days.ts'
import type { Hit, Told } from '../days/pairs.ts'
import { AND_OR_TO } from '../words/and-words.ts'
import { cellIndex, neighbour } from './around.ts'
import type { Cell } from './cells.ts'
import type { Line, Page } from './page.ts'

/** `Hours for Sat 10/18   9:00 AM - 12:00 PM`: when a desk is open. */
const HOURS_OPEN =
  /^\s*(?:(?:opening |office |business |working )?hours|opening times|offnungszeiten|horaires|horario|horarios|orari|openingstijden|oppettider|abningstider|apningstider|godziny otwarcia|oteviraci doba)(?![a-z])/

/** The day of a line between two columns, with the time nearest to it. */
function momentIn(page: Page, line: Line, from: number, to: number, which = 0): Told | undefined {
  if (line.times.length > 1 && HOURS_OPEN.test(line.plain)) return undefined
  // The first day of `10 to 17 July` ends behind the `to`.
  const dates = line.dates.filter(({ start }) => start >= from && start < to)
  const mark = dates[which]
  const day = mark && page.calendar.dayOf(mark)
  if (!mark || !day) return undefined
  const low = dates[which - 1]?.end ?? from
  const high = dates[which + 1]?.start ?? to
  const times = line.times.filter(({ start }) => start >= low && start < high)
  const time = times.find(({ start }) => start >= mark.end) ?? times.at(-1)
  return { ...day, line, end: Math.max(mark.end, time?.end ?? 0), ...(time ? { minutes: time.minutes } : {}) }
}

export type Finder = (page: Page, hit: Hit, others: readonly Hit[]) => Told | undefined

/** On the label's line, up to the next label. */
export const beside: Finder = (page, hit, others) => {
  const next = others.filter(({ line, start }) => line === hit.line && start >= hit.end).map(({ start }) => start)
  return momentIn(page, hit.line, hit.end, Math.min(...next, hit.line.plain.length))
}

/** `Fri 3 Sep 2027   08:00 Uhr`: the hour in a cell of its own. */
function hourBehind({ cells, plain }: Line, day: Cell): Cell | undefined {
  const next = cells[cells.indexOf(day) + 1]
  return next && /^\s*\d{1,2}[:.h]\d\d(?: ?(?:uhr|h|hrs?|am|pm))?\s*$/.test(plain.slice(next.start, next.end)) ? next : undefined
}

/** In the label's column below. */
const column: Finder = (page, hit, others) => {
  const row = [hit, ...others.filter(({ line }) => line === hit.line)].sort((a, b) => a.start - b.start)
  if (row.length < 2) return undefined
  const which = row.indexOf(hit)
  let below = neighbour(page, hit.line.index, 1)
  for (let count = 0; below && count < 8; count++, below = neighbour(page, below.index, 1)) {
    if (below.dates.length >= row.length) {
      const days = below
      const dated = days.cells.filter((one) => days.dates.some((date) => date.start >= one.start && date.end <= one.end + 1))
      // Days that stand close together are one cell.
      const cell = dated.length >= row.length ? dated[which] : undefined
      const hours = dated.map((one) => hourBehind(days, one))
      const end = hours.every((hour) => hour !== undefined) ? hours[which]?.end : cell?.end
      return cell && end ? momentIn(page, days, cell.start, end) : momentIn(page, days, 0, days.plain.length, which)
    }
  }
  return undefined
}

/** In the lines below the label, before another label. */
const beneath: Finder = (page, hit, others) => {
  let below = neighbour(page, hit.line.index, 1)
  // What stands alone in its line heads a card, in which the place may be told before the day, each with its label above it.
  const isAlone = hit.line.plain.trim().length === hit.end - hit.start
  for (let count = 0; below && count < (isAlone ? 7 : 5); count++, below = neighbour(page, below.index, 1)) {
    const index = below.index
    const told = momentIn(page, below, 0, below.plain.length)
    // Another label may stand behind the day, telling the hour: `6 November (check-in from 15:00)`.
    const day = told ? (below.dates[0]?.start ?? 0) : Number.POSITIVE_INFINITY
    if (others.some(({ line, start }) => line.index === index && line !== hit.line && start < day)) return undefined
    if (told) return told
  }
  return undefined
}

/** Letters of what is no cell of a table. */
const SENTENCE = 50

/** In the row above, where both labels stand below their days. */
const rowOver: Finder = (page, hit, others) => {
  const row = [hit, ...others.filter(({ line }) => line === hit.line)].sort((a, b) => a.start - b.start)
  const above = neighbour(page, hit.line.index, -1)
  if (!above || row.length !== 2 || hit.line.dates.length > 0 || above.dates.length !== 2 || above.cells.length !== hit.line.cells.length)
    return undefined
  const below = neighbour(page, hit.line.index, 1)
  // The day of a sentence is none of a table.
  if (below && below.dates.length > 0 && (below.cells.length > 1 || below.plain.length < SENTENCE)) return undefined
  return momentIn(page, above, 0, above.plain.length, row.indexOf(hit))
}

/** In the line above the label. */
const over: Finder = (page, hit) => {
  const above = neighbour(page, hit.line.index, -1)
  return above && momentIn(page, above, 0, above.plain.length)
}

/** Both labels, then both moments, each on a line of its own, as tables become where their cells are taken apart. */
const stacked: Finder = (page, hit, others) => {
  const partner = others
    .filter(({ line }) => line !== hit.line && Math.abs(line.index - hit.line.index) < 5)
    .sort((a, b) => Math.abs(a.line.index - hit.line.index) - Math.abs(b.line.index - hit.line.index))[0]
  if (!partner) return undefined
  const [first, last] = [Math.min(hit.line.index, partner.line.index), Math.max(hit.line.index, partner.line.index)]
  const between = page.lines.slice(first, last + 1)
  if (between.some(({ dates, text }) => dates.length > 0 || text.length > 40)) return undefined
  const dated = page.lines.slice(last + 1, last + 8).filter(({ dates }) => dates.length === 1)
  const line = dated.length > 1 ? dated[hit.line.index === first ? 0 : 1] : undefined
  return line && momentIn(page, line, 0, line.plain.length)
}

/** Lines from a label to the moment above it. */
const JUST_ABOVE = 2

/** Above the label, where its block and that of the other label have no day but there: the label stands in the middle of its row. */
const inBlock: Finder = (page, hit, others) => {
  const inside = dayInBlock(page, hit)
  if (!inside) return undefined
  const isAlike = others.some((other) => other.line !== hit.line && dayInBlock(page, other) !== undefined)
  return isAlike ? momentIn(page, inside, 0, inside.plain.length) : undefined
}
function dayInBlock({ lines, calendar }: Page, { line }: Hit): Line | undefined {
  // Most labels have no day above: a block may be as long as the page.
  const above = lines.slice(Math.max(0, line.index - JUST_ABOVE), line.index)
  if (line.dates.length > 0 || above.every(({ dates }) => dates.length === 0)) return undefined
  const isGap = (index: number): boolean => (lines[index]?.text.trim() ?? '') === ''
  let [first, last] = [line.index, line.index]
  while (first > 1 && !isGap(first - 1)) first--
  while (last < lines.length - 1 && !isGap(last + 1)) last++
  const [dated, ...more] = lines.slice(first, last + 1).filter(({ dates }) => dates.length > 0)
  const isAbove = dated !== undefined && dated.index < line.index && line.index - dated.index <= JUST_ABOVE
  const days = new Set(dated?.dates.map((mark) => calendar.dayOf(mark)?.date))
  return isAbove && more.length === 0 && days.size === 1 ? dated : undefined
}

/** Between two labels that stand together: `Check-in / Check-out`, `Anreise und Abreise`. */
const IS_AND = new RegExp(`^\\s?(?:[/&+|–-]|${AND_OR_TO}|ve|es|si)\\s?$`)

/** `PICK-UP & RETURN LOCATION`, `Abhol- und Rückgabestation`: one place for both, below which its hours stand. */
function isOnePlace(hit: Hit, other: Hit): boolean {
  const { line } = hit
  const [first, last] = hit.start < other.start ? [hit, other] : [other, hit]
  const own = line.cells[cellIndex(line, first.start)]
  if (own === undefined || last.start >= own.end) return false
  return (
    (IS_AND.test(line.plain.slice(first.end, last.start)) &&
      PLACE_BEHIND.test(line.plain.slice(last.start, own.end).trimEnd().replace(/ ?:$/, ''))) ||
    PLACE_BEFORE.test(line.plain.slice(own.start, first.start))
  )
}
const PLACE_BEHIND =
  /(?:(?<![a-z])(?:location|branch|office|depot|station|place|point|address)|(?:station|filiale|adresse|locatie|vestiging|(?:sted|plats|plass|kontor)(?:et|en)?)|[a-z]ort)$/
const PLACE_BEFORE =
  /(?<![a-z])(?:lieu|agence|adresse|lugar|oficina|sucursal|local|loja|luogo|sede|stazione|miejsce|punkt|misto|pobocka) (?:d[eio] |del |d')?$/

/** Lines in which what stands below two labels is told, one label after the other. */
const IN_TURN = 18

/** Labels side by side, whose columns come one after the other: the first day is the first one's, the next the other's. */
const inTurn: Finder = (page, hit, others) => {
  const [other, ...more] = others.filter(({ line }) => line === hit.line)
  if (!other || more.length > 0) return undefined
  const dated: Line[] = []
  for (const line of page.lines.slice(hit.line.index + 1, hit.line.index + IN_TURN)) {
    if (line.dates.length > 1 || others.some((one) => one.line === line)) break
    if (line.dates.length === 1) dated.push(line)
  }
  // The hours of that place stand below it, where the days of the hire have labels of their own.
  const isElsewhere = others.some(({ line }) => line !== hit.line) || dated.some(({ times }) => times.length > 1)
  if (isElsewhere && isOnePlace(hit, other)) return undefined
  const line = dated.length > 1 ? dated[hit.start < other.start ? 0 : 1] : undefined
  return line && momentIn(page, line, 0, line.plain.length)
}

/** Two columns of which one has more lines above its day: each day is in the column of its label. */
const ragged: Finder = (page, hit, others) => {
  const { cells, index } = hit.line
  const at = cellIndex(hit.line, hit.start)
  if (cells.length !== 2 || others.filter(({ line }) => line === hit.line).length !== 1) return undefined
  for (const line of page.lines.slice(index + 1, index + IN_TURN / 2)) {
    if (others.some((one) => one.line === line)) return undefined
    const cell = line.cells.length === 2 && line.dates.length === 1 ? line.cells[at] : undefined
    const told = cell && momentIn(page, line, cell.start, cell.end)
    if (told) return told
  }
  return undefined
}

/** Both labels, then both moments: behind them, or side by side on the next line. */
const together: Finder = (page, hit, others) => {
  const { line } = hit
  const [other, more] = others.filter((one) => one.line === line)
  if (!other || more) return undefined
  const [first, last] = hit.start < other.start ? [hit, other] : [other, hit]
  if (!IS_AND.test(line.plain.slice(first.end, last.start))) return undefined
  const behind = line.dates.filter(({ start }) => start >= last.end).length
  const below = behind === 0 && line.plain.slice(last.end).replace(':', '').trim() === '' ? neighbour(page, line.index, 1) : undefined
  const which = hit === first ? 0 : 1
  if (behind === 2) return momentIn(page, line, last.end, line.plain.length, which)
  return below?.dates.length === 2 ? momentIn(page, below, 0, below.plain.length, which) : undefined
}

/** Above the label, or above the place that stands between: the label is in the middle of its cell, beside two lines of another. */
const highOver: Finder = (page, hit, others) => {
  const above = neighbour(page, hit.line.index, -1)
  const top = above && neighbour(page, above.index, -1)
  const isFree = (line: Line): boolean => !others.some((other) => other.line === line)
  if (!above || !top || !isFree(above) || !isFree(top)) return undefined
  return over(page, hit, others) ?? (above.plain.length < SENTENCE ? momentIn(page, top, 0, top.plain.length) : undefined)
}

/** One label with its moment beside it and another with its moment below or above: cells of which only some are broken. */
const either: Finder = (page, hit, others) => beside(page, hit, others) ?? beneath(page, hit, others) ?? over(page, hit, others)

/** In the order in which they are tried. */
export const WAYS: readonly Finder[] = [wrapped, together, beside, rowOver, column, tall, stacked, ragged, inTurn, inBlock, beneath, over]
/** What stands elsewhere may be of something else. */
export const FAR: ReadonlySet<Finder> = new Set([stacked, inTurn, inBlock, beneath, over, highOver, either])
/** For cells that are broken, each in its own way. */
export const BROKEN_WAYS: readonly Finder[] = [highOver, either]
