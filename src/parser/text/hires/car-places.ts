/** Where a hired car is fetched and brought back: by a label of its own, or beside, below or in the column of the moment. */

import type { Hit, LabelledMoment } from '../days/pairs.ts'
import { cellAt, cellIndex, cellText, neighbour } from '../page/around.ts'
import type { Cell } from '../page/cells.ts'
import { isOverAmounts } from '../page/charges.ts'
import type { Line, Page } from '../page/page.ts'
import { isGivenName } from '../words/names-given.ts'
import { plain } from '../words/plain.ts'
import { isEnd } from './car-labels.ts'
import { isNoPlace } from './car-no-places.ts'
import { type HirePlace, isFree, isOfPerson, isOwn, placeInCell, placeInLabelled, placeKnown } from './car-place-cells.ts'
import { besideBoth, besideLabels, columnPlace, placesInRow, placeUnderName } from './car-place-columns.ts'
import { HAS_KIND, PLACE_WORDS, placeIn, placeLabel } from './car-place-names.ts'
import { placeBetween, placeLed } from './car-places-behind-words.ts'
import { placeByTurns, placeInTurn } from './car-places-in-turn.ts'

/** What is said before a place that comes before its moment. */
const SAID = /^(?:.{0,80}\s(?:from|at|in|von|bei|de|en|da|chez|hos|fra|från|z|v)\s(?=\p{Lu})|[^\p{L}]+)/u

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

/** Lines below a day in which its place may stand: its hour may have one of its own. */
const LINES_BELOW = 3
/** `Faro Airport` above `Pick-up`, and so above the label of the other end, where no other place stands with either. */
function placeOverLabels(page: Page, told: LabelledMoment, other: LabelledMoment): string | undefined {
  const [first = told, last = other] = [told, other].sort((a, b) => a.hit.line.index - b.hit.line.index)
  if (last.hit.line.index <= first.hit.line.index + 1) return undefined
  const over = ({ hit }: LabelledMoment): string | undefined => {
    const above = page.lines[hit.line.index - 1]
    return above && above.index > 0 && above.cells.length === 1 && isOwn(above) ? placeKnown(page, above.text) : undefined
  }
  const isToldElsewhere = (one: LabelledMoment): boolean => {
    const from = Math.max(one.hit.line.index, one.line.index)
    // The hour may have a line of its own below the day.
    const below = page.lines.slice(from + 1, from + 1 + LINES_BELOW).find((line) => isOwn(line) && line.cells.length > 0)
    const isOther = below !== undefined && below.index !== last.hit.line.index - 1
    return (
      placeOnLine(page, one, one === told ? other.hit : told.hit) !== undefined || (isOther && placeKnown(page, below.text) !== undefined)
    )
  }
  const own = over(told)
  return own !== undefined && over(other) !== undefined && ![first, last].some(isToldElsewhere) ? own : undefined
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
  // `from 3 June, 20:40, Faro Airport until 11 June, 18:00, Lagos`: where both stand behind their moments, that of the first is before the second.
  if (which === 1 && hit.line === stop.line && placeIn(line.text.slice(0, stop.start).replace(SAID, '')) === undefined) {
    const behind = placeIn(line.text.slice(hit.end).split(/\s\(|\.\s/, 1)[0] ?? '')
    if (behind) return { value: behind, rule: 'behind its moment' }
  }
  // `Tenerife South Airport, Sat 6 Nov 13:00`
  const before = placeIn(line.text.slice(which === 1 ? stop.end : 0, hit.start).replace(SAID, ''))
  return before ? { value: before, rule: 'before its moment' } : undefined
}

/** Lines from a label to its moment, with the place between. */
const APART = 2

/** `Drop-off: Boston Logan Airport, 15 Transportation Way,` above the rest of the address and the moment. */
function placeBesideLabel(page: Page, { hit, line }: LabelledMoment, stop: Hit): string | undefined {
  const apart = line.index - hit.line.index
  // `PICK UP:   SAVANNAH INTL AIRPORT` above its street, its telephone and the moment: its word says what it is.
  const isFar = apart > 0 && apart <= UNDER_HEADING && hit.line !== stop.line && endsInColon(hit)
  const told = isFar ? besideLabel(page, hit) : undefined
  if (told !== undefined && HAS_KIND.test(plain(told))) return told
  if (apart < 1 || apart > APART || hit.line === stop.line) return undefined
  // The line between them tells better than the cell beside the label: `Pick-up   Full to full` above `Faro Airport`.
  const between = page.lines.slice(hit.line.index + 1, line.index).find(isOwn)
  return between && placeIn(between.text) ? undefined : besideLabel(page, hit)
}

/** Whether a label has but a colon behind it in its cell. */
const endsInColon = ({ line, start, end }: Hit): boolean => /^\s?:\s*$/.test(line.text.slice(end, cellAt(line, start)?.end))

/** The cell in which a moment ends. */
const cellOf = ({ line, end }: LabelledMoment): Cell | undefined => line.cells.find((cell) => end > cell.start && end <= cell.end)

/** On the line of the moment: between it and its label, between day and hour, or behind it. */
function placeOnLine(page: Page, told: LabelledMoment, stop: Hit): string | undefined {
  const { hit, line, end } = told
  const marks = [...line.dates, ...line.times].filter(({ start }) => start >= hit.end).map(({ start }) => start)
  const mark = Math.min(...marks)
  const between = line === hit.line && marks.length > 0 ? line.text.slice(hit.end, mark) : ''
  const to = stop.line === line && stop.start > end ? stop.start : cellOf(told)?.end
  const hour = line.times.find((time) => time.end === end)
  const day = hour && line.dates.findLast((date) => date.end <= hour.start)
  const behind = line.cells.filter(({ start }) => start >= end).map((one) => placeIn(line.text.slice(one.start, one.end)))
  return (
    placeBetween(
      page,
      between,
      line.times.some(({ start }) => start === mark),
    ) ??
    (hour && day && placeIn(line.text.slice(day.end, hour.start))) ??
    // `Delivery: 3 October, 10:00, Hotel Sol, Corralejo`
    placeIn(line.text.slice(end, to), true) ??
    placeLed(page, line.text.slice(end, to)) ??
    behind.find((value) => value !== undefined)
  )
}

/** `Pick-up   14.08.2027 07:30 Keflavík Airport   Drop-off   24.08.2027 13:00 Reykjavík`: in the cell of a moment, behind it. */
function placeBehindMoment(told: LabelledMoment): string | undefined {
  const { hit, line, end } = told
  const cell = hit.line === line && !/\d/.test(hit.label) && cellAt(line, hit.start) !== cellOf(told) ? cellOf(told) : undefined
  return cell && placeIn(line.text.slice(end, cell.end))
}

/** `Lisbon Airport 8 May 2027 09:30`, `8 May 2027, 09:30 Lisbon Airport`: in the cell of a moment of a row, before it or behind it, what is known to be a place. */
function placeAroundMoment(page: Page, told: LabelledMoment): string | undefined {
  const { hit, line } = told
  const cell = line.cells.length > 1 ? cellOf(told) : undefined
  const marks = cell ? [...line.dates, ...line.times].filter(({ start, end }) => start >= cell.start && end <= cell.end) : []
  if (!cell || marks.length < 2 || /\d/.test(hit.label)) return undefined
  const from = cellAt(hit.line, hit.start) === cell ? hit.end : cell.start
  const before = line.text.slice(from, Math.min(...marks.map(({ start }) => start))).replace(/^\s?:\s*/, '')
  const behind = line.text.slice(Math.max(...marks.map(({ end }) => end)), cell.end)
  return [before, behind].filter((text) => /\p{L}{4}/u.test(text)).flatMap((text) => placeKnown(page, text) ?? [])[0]
}

/** `Car hire   Renault Clio, pick-up 3 May 09:00 and return 5 May 09:00: Faro Airport   £80`: both ends within one cell of several. */
function areInOneCell(told: LabelledMoment, other: LabelledMoment): boolean {
  const cell = cellAt(told.hit.line, told.hit.start)
  const isIn = (one: LabelledMoment): boolean =>
    one.line === told.hit.line && cellOf(one) === cell && cellAt(one.hit.line, one.hit.start) === cell && !/\d/.test(one.hit.label)
  return told.hit.line.cells.length > 1 && told.hit.line === other.hit.line && [told, other].every(isIn)
}
/** There the place of both stands behind a colon, or that of each behind its moment. */
function placeBehindBoth(page: Page, told: LabelledMoment, other: LabelledMoment): string | undefined {
  const { line } = told
  const behind = /^\s?(?:uhr|h|hrs)?\s?:\s(?<place>[^.:]{3,60})/i.exec(line.text.slice(Math.max(told.end, other.end), cellOf(told)?.end))
  return behind ? placeIn(behind.groups?.place ?? '') : placeOnLine(page, told, other.hit)
}

/** `10:00 Local time`, `Flex rate` */
const OF_HOUR = /(?<![a-z])(?:time|[a-z]*zeit|hora|heure|ora|tijd|tid|rate|tariff|tarif|period|hour)(?![a-z])/

/** `Ann`, alone in the last line of a note: who wrote it, though there are towns of such names. */
const isSigned = (page: Page, { index, plain: small }: Line): boolean =>
  page.lines.slice(index + 1).every(({ text }) => text.trim() === '') && isGivenName(small.trim())

/** Whether a moment is all that a row of a form tells, behind its label. */
const isRowOfForm = (told: LabelledMoment): boolean =>
  told.hit.line === told.line &&
  told.line.cells.length === 2 &&
  cellIndex(told.line, told.hit.start) === 0 &&
  cellOf(told) === told.line.cells[1]

/** Lines below the heading of an end that may tell of it. */
const LINES_OF_BLOCK = 4
/** In the lines below the label, as far as the label of the other end or who wrote the letter. */
function placeBelow(page: Page, told: LabelledMoment, other: LabelledMoment): string | undefined {
  const { hit, line } = told
  const stop = other.hit
  const cell = cellOf(told)
  // `Pick-up and return` over two moments side by side: their places stand so below them.
  const column = cell && line === other.line && line.cells.length === 2 ? line.cells.indexOf(cell) : -1
  const own = hit.line === line && cell === cellAt(line, hit.start) ? cellIndex(line, hit.start) : -1
  const block = page.lines.slice(hit.line.index + 1, hit.line.index + 1 + LINES_OF_BLOCK)
  const end = block.findIndex((one) => one === stop.line || isOverAmounts(one))
  const labelled =
    own > 0 ? undefined : block.slice(0, end < 0 ? undefined : end).flatMap((one) => (isOwn(one) ? (placeInLabelled(one) ?? []) : []))[0]
  if (labelled) return labelled
  const isApart = Math.abs(line.index - other.line.index) === 1 && line === hit.line
  let next = neighbour(page, hit.line.index, 1)
  for (let count = 0, labels = 0; next && count < 4 + Math.min(labels, 4); count++, next = neighbour(page, next.index, 1)) {
    if (next === stop.line || isOverAmounts(next) || isSigned(page, next)) break
    // `Renault Clio   Pick-up: 3 May, 10:00` over `Automatic   Faro`: what stands in another column is of something else.
    const inColumn = own > 0 && next.cells.length === line.cells.length ? next.cells[own] : undefined
    if (inColumn && isFree(next, inColumn)) {
      const value = placeInCell(page, next, inColumn)
      if (value) return value
    }
    if (inColumn || !isOwn(next) || isOfPerson(next)) continue
    // `Return   Sat 5 May, 18:00` over `Options   Child seat`: the next row of a form begins with a label of its own.
    if (isRowOfForm(told) && next.cells.length === 2 && placeLabel(next.plain) === 0) continue
    // Both ends in rows that follow one another: what comes behind a gap is of neither, unless it says that it is a place.
    if (
      isApart &&
      page.lines[next.index - 1]?.text.trim() === '' &&
      placeKnown(page, next.text) === undefined &&
      besideBoth(page, next) === undefined
    )
      break
    const over = neighbour(page, next.index, -1)
    // Whose name stands below its label.
    if (over && over !== hit.line && over.cells.length === 1 && isOfPerson(over)) continue
    // `Date`, `Time`, `Branch`, each alone above what it tells.
    const said = next.plain.trim()
    if (/^[a-z]+\s?:?$/.test(said) && (isNoPlace(said) || PLACE_WORDS.has(said))) labels += 2
    const below = next.index > line.index && next.cells.length === 2 ? next.cells[column] : undefined
    const both = besideBoth(page, next)
    if (both) return both
    const value = below
      ? placeInCell(page, next, below)
      : (besideLabels(next)?.[hit.line === stop.line && hit.start > stop.start ? 1 : 0] ?? placeIn(next.text))
    if (value) return value
  }
  return undefined
}

/** `Collect: Phoenix (Mesa)` in one cell, and its moment in another line. */
function placeByColon({ hit, line }: LabelledMoment): string | undefined {
  const cell = line === hit.line ? undefined : cellAt(hit.line, hit.start)
  const isTold = cell !== undefined && isFree(hit.line, cell) && /^\s?:\s/.test(hit.line.text.slice(hit.end, cell.end))
  return isTold ? placeIn(hit.line.text.slice(hit.end, cell.end)) : undefined
}

/** Lines from the heading of an end to its moment: its place, an address, a telephone. */
const UNDER_HEADING = 7

/** `PICKUP` above `Faro Airport`, its street and `Pickup time: 3 May, 10:00`: the line below the heading of an end, on the way up from its moment. */
function placeUnderHeading(page: Page, { hit, line }: LabelledMoment): string | undefined {
  if (line !== hit.line) return undefined
  const above = page.lines.slice(Math.max(1, hit.line.index - UNDER_HEADING), hit.line.index)
  const at = above.findLastIndex(({ cells, dates, plain }) => dates.length > 0 || (cells.length === 1 && isEnd(plain.trim())))
  const heading = above[at]
  const [first] = heading && heading.dates.length === 0 ? above.slice(at + 1).filter(({ cells }) => cells.length > 0) : []
  return first && first.cells.length === 1 && isOwn(first) ? placeIn(first.text) : undefined
}

/** The place told with a moment: on its line, or in the line below, or above in its column. */
export function placeOf(page: Page, told: LabelledMoment, other: LabelledMoment): HirePlace | undefined {
  const { hit, line } = told
  const stop = other.hit
  const rule = `label "${hit.label}"`
  const named = (value: string | undefined): HirePlace | undefined => (value === undefined ? undefined : { value, rule })
  const inRow = placeInOwnRow(page, told, other)
  if (inRow) return named(inRow)
  const above = placeByTurns(page, told, other) ?? placeOverLabels(page, told, other)
  if (above) return named(above)
  const areInTurn =
    hit.line === stop.line && ![hit.line, other.line].includes(line) && line.dates.length === 1 && other.line.dates.length === 1
  if (areInTurn && line.cells.length === 1) return named(placeInTurn(page, told, other))
  const [behind, further] = [placeBehindMoment(told), placeBehindMoment(other)]
  const isTold = behind && further && !OF_HOUR.test(plain(behind)) && [behind, further].some((name) => placeKnown(page, name) !== undefined)
  if (isTold) return named(behind)
  const [headed, alike] = [told, other].map((one) => placeUnderHeading(page, one))
  if (headed && alike) return named(headed)
  const [around, alsoAround] = [placeAroundMoment(page, told), placeAroundMoment(page, other)]
  if (around && alsoAround && hit.line === stop.line && line === other.line) return named(around)
  if (areInOneCell(told, other)) return named(placeBehindBoth(page, told, other))
  if (hit.line.cells.length > 1 && hit.line === stop.line && !/\d/.test(hit.label))
    return columnPlace(page, hit, stop, rule) ?? named(placeByColon(told))
  return (
    named(placeOverLabel(page, told)) ??
    placeByDay(page, told, stop) ??
    named(
      placeUnderName(page, told) ?? placeBesideLabel(page, told, stop) ?? placeOnLine(page, told, stop) ?? placeBelow(page, told, other),
    )
  )
}
