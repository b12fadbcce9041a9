/** Where a hired car is fetched and brought back: by a label of its own, or beside, below or in the column of the moment. */

import { AIRPORT_WORD } from '../airport-words.ts'
import { cellAt, cellBelow, cellIndex, cellText, neighbour, saidAt } from './around.ts'
import { isEnd } from './car-labels.ts'
import { NOT_PLACE, PLACE_WORDS, placeIn, placeLabel } from './car-place-names.ts'
import type { Cell } from './cells.ts'
import type { Line, Page } from './page.ts'
import type { Hit, LabelledMoment } from './pairs.ts'
import { personLabel } from './person-labels.ts'
import { plain } from './plain.ts'

export interface HirePlace {
  readonly value: string
  readonly rule: string
}

/** What is said before a place that comes before its moment. */
const SAID = /^(?:.{0,80}\s(?:from|at|in|von|bei|de|en|da|chez|hos|fra|från|z|v)\s(?=\p{Lu})|[^\p{L}]+)/u
/** What two lines of a column are joined by: `Savannah Hilton Head` above `International Airport`. */
const PLACE_KIND = new RegExp(
  `^(?:(?:international|intl|regional|central|hbf|domestic) )?(?:${AIRPORT_WORD}|station|gare|hauptbahnhof|bahnhof|estacion|stazione)(?![a-z])`,
)
/** A place that says what kind it is goes on nowhere. */
export const HAS_KIND = new RegExp(`(?:${AIRPORT_WORD}|station|gare|hauptbahnhof|bahnhof|estacion|stazione)(?![a-z])`)

export const isOwn = (line: { readonly dates: readonly unknown[]; readonly times: readonly unknown[] }): boolean =>
  line.dates.length === 0 && line.times.length === 0

/** Whether a cell has neither a day nor a time. */
export const isFree = ({ dates, times }: Line, cell: Cell): boolean =>
  [...dates, ...times].every(({ start }) => start < cell.start || start >= cell.end)

/** `Driver   Ann Reed` */
const isOfPerson = ({ plain, cells }: Line): boolean => personLabel(plain.slice(0, cells[0]?.end))?.isAll ?? false

/** Whether a label speaks of a place and not of a day. */
export const isPlaceLabel = ({ line, start, end }: Hit, rest: string): boolean =>
  /lo[ck]ation|lokasjon|lokaliza|local(?![a-z])|sta(?:tion|zione|cja|nice)|stasjon|point|p[ou]nto|(?<!zeit|tid|tids)pun[ck]t|ort\b|locatie|sted|plats|plaats|plass|stalle|lieu|lugar|luogo|miejsc|mist[oaue]|paikka|piste|toimisto|asema|estaca?[oi]|balcao|loja|unidade|sucursal|delegacion|ubicacion|agenc|agenzia|branch|depot|office|oficina|ufficio|biuro|sede|loja|addres|adres|endereco|morada|direccion|indirizzo|osoite|kontor|filial|vestiging|oddzial|pobock|yeri|ofis|subesi|noktas|lokasyon|hely(?![a-z]{4})|helyszin|pont(?![a-z])|iroda|cime?(?![a-z])/.test(
    `${line.plain.slice(Math.max(0, start - 16), end)} ${/^\s{3}/.test(rest) ? '' : rest.slice(0, 14)}`,
  ) || /^ (?:from|to|at|pa|hos|in|bei|i|ved)(?=\s?:|\s{3}|\s*$)/.test(rest)

/** What a cell tells with the one below it, where that goes on. */
export function placeInCell(page: Page, line: Line, cell: { readonly start: number; readonly end: number }): string | undefined {
  const value = placeIn(line.text.slice(cell.start, cell.end))
  const below = neighbour(page, line.index, 1)
  const under =
    below && below.cells.length <= line.cells.length ? below.cells[line.cells.findIndex(({ start }) => start === cell.start)] : undefined
  const more = below && under ? below.text.slice(under.start, under.end).trim() : ''
  const isWhole = value !== undefined && (/\)$/.test(value) || HAS_KIND.test(plain(value)))
  return value !== undefined && !isWhole && PLACE_KIND.test(plain(more)) && more.length < 40 && !/\d/.test(more)
    ? `${value} ${more}`
    : value
}

/** Both places with as many lines each, below both moments: what the first line of either tells. */
function bothBelow(page: Page, index: number): readonly [string, string] | undefined {
  const begin = page.lines.slice(index + 1).find((line) => isOwn(line) && line.text.trim() !== '')
  const rest = begin ? page.lines.slice(begin.index) : []
  const end = rest.findIndex(({ text, cells }) => text.trim() === '' || cells.length > 1 || /^[^:]{3,30}:\s/.test(text))
  const lines = end < 0 ? [] : rest.slice(0, end)
  const [one, two] = [lines[0], lines[lines.length / 2]].map((line) => line && placeIn(line.text))
  return one && two ? [one, two] : undefined
}

/** Under two labels side by side, whose columns come one after the other: above its moment where the first one's is, else below. */
function placeInTurn(page: Page, told: LabelledMoment, other: LabelledMoment): string | undefined {
  const first = Math.min(told.line.index, other.line.index)
  const above = page.lines.slice(told.hit.line.index + 1, first).find(({ text }) => placeIn(text) !== undefined)
  if (above) {
    const own = told.line.index - (first - above.index)
    if (own === above.index || own > first) return placeIn(page.lines[own]?.text ?? '')
    // Both places, with as many lines each, before both moments.
    const rest = page.lines.slice(above.index, first).filter(({ text }) => text.trim() !== '')
    return rest.length % 2 === 0 ? placeIn(rest[rest.length / 2]?.text ?? '') : undefined
  }
  const last = Math.max(told.line.index, other.line.index)
  const isApart = page.lines.slice(first + 1, last).every(({ text }) => placeIn(text) === undefined)
  const both = isApart ? bothBelow(page, last) : undefined
  if (both) return told.line.index < other.line.index ? both[0] : both[1]
  const end = other.line.index > told.line.index ? other.line.index : told.line.index + 6
  const below = page.lines.slice(told.line.index + 1, Math.min(end, told.line.index + 6)).filter(isOwn)
  return below.map(({ text }) => placeIn(text)).find((value) => value !== undefined)
}

/** `Ort   Faro Flughafen   Lissabon Flughafen`, over the row of both moments. */
function placesInRow(page: Page, { index }: Line): readonly [string, string] | undefined {
  const row = page.lines
    .slice(Math.max(1, index - ROWS_OVER), index)
    .findLast((line) => line.cells.length === 3 && isOwn(line) && PLACE_WORDS.has(saidAt(line, line.cells[0])))
  const [one, two] = row ? [1, 2].map((at) => placeKnown(page, cellText(row, at))) : []
  return one && two ? [one, two] : undefined
}
const ROWS_OVER = 4

/** A place that says that it is one, or is on the map: who drives and what may stand there as well. */
export function placeKnown({ gazetteer }: Page, text: string): string | undefined {
  const name = placeIn(text)
  const isPlace = (said: string): boolean =>
    HAS_KIND.test(plain(said)) ||
    /\([A-Z]{3}\)$/.test(said) ||
    gazetteer.airportNamed(said) !== undefined ||
    gazetteer.stations(said).length > 0
  return name !== undefined && isPlace(name) ? name : undefined
}

/** What a label tells behind its colon, or in the cell beside it, where anything may stand. */
function besideLabel(page: Page, { line, start, end }: Hit): string | undefined {
  const own = cellAt(line, start)
  const beside = own ? cellText(line, line.cells.indexOf(own) + 1) : ''
  if (/^\s?:/.test(line.text.slice(end))) return placeIn(line.text.slice(end, own?.end)) ?? placeKnown(page, beside)
  // `Abgabe / Drop-off   Faro`
  const isWhole = own !== undefined && /^(?:\s?[/|]\s?[^:/|]{3,30})?$/.test(line.text.slice(end, own.end).trimEnd())
  return isWhole ? placeKnown(page, beside) : undefined
}

/** `Pick-up and return` over `Faro Airport   Sat 22/10/2022   15:45` and a row for the other end. */
function placeInOwnRow(page: Page, { hit, line }: LabelledMoment, other: LabelledMoment): string | undefined {
  if (hit.line !== other.hit.line || line === other.line) return undefined
  const isRow = (row: Line): boolean => row !== hit.line && row.dates.length === 1 && row.cells.length > 1
  const [own, further] = [line, other.line].filter(isRow).map((row) => placeKnown(page, cellText(row, 0)))
  return further ? own : undefined
}

/** With a label in the middle of its cell, below its moment: beside the label, before the moment or under it, or above it. */
function placeOverLabel(page: Page, { hit, line }: LabelledMoment): string | undefined {
  if (line.index >= hit.line.index) return undefined
  const [day] = line.dates
  const under = page.lines.slice(line.index + 1, hit.line.index).find(isOwn)
  const top = page.lines[line.index - 1]
  return (
    (under && placeKnown(page, under.text)) ??
    placeIn(hit.line.text.slice(hit.end)) ??
    placeIn(line.text.slice(cellAt(line, day?.start ?? 0)?.start, day?.start)) ??
    (top && top.index > 0 && isOwn(top) && top.cells.length === 1 ? placeKnown(page, top.text) : undefined)
  )
}

/** With a day that is its own label: in a row above both, or before it. */
function placeByDay(page: Page, { hit, line }: LabelledMoment, stop: Hit): HirePlace | undefined {
  if (!/\d/.test(hit.label)) return undefined
  const which = hit.start < stop.start ? 0 : 1
  const inRow = hit.line === stop.line ? placesInRow(page, line) : undefined
  if (inRow) return { value: inRow[which], rule: 'above its moment' }
  // Over two moments side by side stand two places side by side.
  const above = hit.line === stop.line ? neighbour(page, line.index, -1) : undefined
  if (above && isOwn(above) && above.cells.length === 2) {
    const [one, two] = above.cells.map((cell) => placeInCell(page, above, cell))
    if (one && two) return { value: which === 0 ? one : two, rule: 'above its moment' }
  }
  // `O'Hare Airport` over its moment, where but the other end has a label.
  const top = hit.line === stop.line ? undefined : neighbour(page, line.index, -1)
  const over = top && isOwn(top) && top.cells.length === 1 ? placeKnown(page, top.text) : undefined
  if (over) return { value: over, rule: 'above its moment' }
  // `Tenerife South Airport, Sat 6 Nov 13:00`
  const before = placeIn(line.text.slice(which === 1 ? stop.end : 0, hit.start).replace(SAID, ''))
  return before ? { value: before, rule: 'before its moment' } : undefined
}

/** Lines from a label to its moment, with the place between. */
const APART = 2

/** `Drop-off: Boston Logan Airport, 15 Transportation Way,` above the rest of the address and the moment. */
function placeBesideLabel(page: Page, { hit, line }: LabelledMoment, stop: Hit): string | undefined {
  const apart = line.index - hit.line.index
  if (apart < 1 || apart > APART || hit.line === stop.line) return undefined
  // The line between them tells better than the cell beside the label: `Pick-up   Full to full` above `Faro Airport`.
  const between = page.lines.slice(hit.line.index + 1, line.index).find(isOwn)
  return between && placeIn(between.text) ? undefined : besideLabel(page, hit)
}

/** The cell in which a moment ends. */
const cellOf = ({ line, end }: LabelledMoment): Cell | undefined => line.cells.find((cell) => end > cell.start && end <= cell.end)

/** On the line of the moment: between it and its label, between day and hour, or behind it. */
function placeOnLine(told: LabelledMoment, stop: Hit): string | undefined {
  const { hit, line, end } = told
  const between = line === hit.line ? line.text.slice(hit.end, line.dates.find(({ start }) => start >= hit.end)?.start ?? hit.end) : ''
  const to = stop.line === line && stop.start > end ? stop.start : cellOf(told)?.end
  const hour = line.times.find((time) => time.end === end)
  const day = hour && line.dates.findLast((date) => date.end <= hour.start)
  const behind = line.cells.filter(({ start }) => start >= end).map((one) => placeIn(line.text.slice(one.start, one.end)))
  return (
    placeIn(between, true) ??
    (hour && day && placeIn(line.text.slice(day.end, hour.start))) ??
    placeIn(line.text.slice(end, to)) ??
    behind.find((value) => value !== undefined)
  )
}

/** `Pick-up   14.08.2027 07:30 Keflavík Airport   Drop-off   24.08.2027 13:00 Reykjavík`: in the cell of a moment, behind it. */
function placeBehindMoment(told: LabelledMoment): string | undefined {
  const { hit, line, end } = told
  const cell = hit.line === line && !/\d/.test(hit.label) && cellAt(line, hit.start) !== cellOf(told) ? cellOf(told) : undefined
  return cell && placeIn(line.text.slice(end, cell.end))
}

/** `10:00 Local time`, `Flex rate` */
const OF_HOUR = /(?<![a-z])(?:time|[a-z]*zeit|hora|heure|ora|tijd|tid|rate|tariff|tarif|period|hour)(?![a-z])/

/** In the lines below the label, as far as the label of the other end. */
function placeBelow(page: Page, told: LabelledMoment, other: LabelledMoment): string | undefined {
  const { hit, line } = told
  const stop = other.hit
  const cell = cellOf(told)
  // `Pick-up and return` over two moments side by side: their places stand so below them.
  const column = cell && line === other.line && line.cells.length === 2 ? line.cells.indexOf(cell) : -1
  let next = neighbour(page, hit.line.index, 1)
  for (let count = 0, labels = 0; next && count < 4 + Math.min(labels, 4); count++, next = neighbour(page, next.index, 1)) {
    if (next === stop.line) break
    if (!isOwn(next) || isOfPerson(next)) continue
    const over = neighbour(page, next.index, -1)
    // Whose name stands below its label.
    if (over && over !== hit.line && over.cells.length === 1 && isOfPerson(over)) continue
    // `Date`, `Time`, `Branch`, each alone above what it tells.
    const said = next.plain.trim()
    if (/^[a-z]+\s?:?$/.test(said) && (NOT_PLACE.test(said) || PLACE_WORDS.has(said))) labels += 2
    const below = next.index > line.index && next.cells.length === 2 ? next.cells[column] : undefined
    const value = below
      ? placeInCell(page, next, below)
      : (besideLabels(next)?.[hit.line === stop.line && hit.start > stop.start ? 1 : 0] ?? placeIn(next.text))
    if (value) return value
  }
  return undefined
}

/** The place told with a moment: on its line, or in the line below, or above in its column. */
export function placeOf(page: Page, told: LabelledMoment, other: LabelledMoment): HirePlace | undefined {
  const { hit, line } = told
  const stop = other.hit
  const rule = `label "${hit.label}"`
  const named = (value: string | undefined): HirePlace | undefined => (value === undefined ? undefined : { value, rule })
  const inRow = placeInOwnRow(page, told, other)
  if (inRow) return named(inRow)
  const areInTurn =
    hit.line === stop.line && ![hit.line, other.line].includes(line) && line.dates.length === 1 && other.line.dates.length === 1
  if (areInTurn && line.cells.length === 1) return named(placeInTurn(page, told, other))
  const [behind, further] = [placeBehindMoment(told), placeBehindMoment(other)]
  const isTold = behind && further && !OF_HOUR.test(plain(behind)) && [behind, further].some((name) => placeKnown(page, name) !== undefined)
  if (isTold) return named(behind)
  if (hit.line.cells.length > 1 && hit.line === stop.line && !/\d/.test(hit.label)) return columnPlace(page, hit, stop, rule)
  return (
    named(placeOverLabel(page, told)) ??
    placeByDay(page, told, stop) ??
    named(placeBesideLabel(page, told, stop) ?? placeOnLine(told, stop) ?? placeBelow(page, told, other))
  )
}

/** `Location   Faro   Location   Lisbon`: in each column a label and what it tells. */
function besideLabels(line: Line): readonly (string | undefined)[] | undefined {
  if (line.cells.length !== 4) return undefined
  const [one = '', , other] = line.cells.map((cell) => saidAt(line, cell))
  if (one !== other || placeLabel(`${one.replace(/:$/, '')}: `) === 0) return undefined
  return [1, 3].map((at) => placeIn(cellText(line, at)))
}

/** Under two labels side by side stand two places side by side. */
function columnPlace(page: Page, hit: Hit, stop: Hit, rule: string): HirePlace | undefined {
  const order = [hit, stop].sort((a, b) => a.start - b.start)
  const at = cellIndex(hit.line, hit.start)
  // `Collection   Faro   Return   Lisbon`: each label has its place beside it.
  if (hit.line.cells.length === 4 && [0, 2].every((label) => isEnd(saidAt(hit.line, hit.line.cells[label])))) {
    const [one, other] = [1, 3].map((which) => placeIn(cellText(hit.line, which)))
    const own = at === 0 ? one : other
    if (one && other && own) return { value: own, rule }
  }
  let next = neighbour(page, hit.line.index, 1)
  for (let count = 0; next && count < 5; count++, next = neighbour(page, next.index, 1)) {
    const below = next
    if (!isOwn(below) || isOfPerson(below)) continue
    const labelled = besideLabels(below)?.[order.indexOf(hit)]
    if (labelled) return { value: labelled, rule }
    // What a third column tells may be of two cells: `Lisbon   Málaga   9 nights   €576.00`.
    const first = below.cells.length > hit.line.cells.length ? below.cells.slice(0, 2).map((cell) => placeInCell(page, below, cell)) : []
    const own = at < 2 && first.every((one) => one !== undefined) ? first[order.indexOf(hit)] : undefined
    if (own) return { value: own, rule }
    const cell = cellBelow(hit.line, at, below) ?? (below.cells.length === 2 ? below.cells[order.indexOf(hit)] : undefined)
    const value = cell && placeInCell(page, below, cell)
    if (value) return { value, rule }
  }
  return undefined
}
