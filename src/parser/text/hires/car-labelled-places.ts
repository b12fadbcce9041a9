/** Places of a hired car that have labels of their own, apart from their moments. */

import type { Hit } from '../days/pairs.ts'
import { cellAt, cellBelow, cellIndex, neighbour, saidAt } from '../page/around.ts'
import { isCharged, isChargedBehindColon } from '../page/charges.ts'
import { labelled } from '../page/labelled.ts'
import type { Line, Page } from '../page/page.ts'
import { allIn } from '../words/all-in.ts'
import { isEnd, STATION } from './car-labels.ts'
import { type HirePlace, isFree, isOwn, isPlaceLabel, placeInCell, placeKnown } from './car-place-cells.ts'
import { AND_BACK, HAS_KIND, IS_SAME, placeIn, SAME, SAME_ANYWHERE } from './car-place-names.ts'

/** `nach der Rückgabe 272 Punkte`: a word of a sentence is no label, unless a colon, a capital or nothing follows. */
function isAmidWords(line: Line, start: number, end: number): boolean {
  const cell = cellAt(line, start)
  const before = line.plain.slice(cell?.start ?? 0, start).match(/[a-z]+/g) ?? []
  const behind = line.text.slice(end, cell?.end)
  return before.length > MOST_BEFORE && !/^[^\d,]{0,30}:|^\s*$|^\s(?:\p{Ll}+\s)?\p{Lu}/u.test(behind)
}
/** `Same as pick-up location`: what that is a word of is no label. */
function isOfSame(line: Line, start: number): boolean {
  const same = SAME_ANYWHERE.exec(line.plain)
  return same !== null && start >= same.index && start <= same.index + same[0].length
}
/** And no abbreviation: `Av. Brasil`. */
const SENTENCE_END = /(?<=\p{L}{4}|\d)\.\s(?=\p{Lu})/u
const IS_SENTENCE = /\p{L} \p{L}.*\p{L}.*[.!?]\s*$/u
/** Small words and a comma before more of them. */
const IN_SENTENCE = /^(?: \p{Ll}[\p{Ll}'’-]*){2,8}, \p{Ll}{3}/u
/** Words of a label before the name of its end: `Place and time of`. */
const MOST_BEFORE = 4

/** `Pickup Location   Return Location` above the lines of one place and then those of the other. */
function placeUnderBoth(page: Page, { line, start }: Hit): string | undefined {
  const [one, other] = line.cells
  const below = neighbour(page, line.index, 1)
  const areLabels = one && other && line.cells.length === 2 && [one, other].every((cell) => isEnd(saidAt(line, cell)))
  if (!areLabels || below?.cells.length !== 1) return undefined
  const rows = page.lines.slice(below.index, below.index + IN_TURN).filter((row) => row.cells.length === 1 && isOwn(row))
  const places = rows.flatMap((row) => (HAS_KIND.test(row.plain) ? (placeKnown(page, row.text) ?? []) : []))
  // And of the other it may but say that it is the same.
  if (places.length < 2 && rows.slice(1).some(({ plain: said }) => isSameAsOther(said.trim()))) return places[0] ?? placeIn(below.text)
  return places.length === 2 ? places[cellIndex(line, start)] : undefined
}
const isSameAsOther = (said: string): boolean => SAME.test(said) && IS_SAME.test(said)
/** Lines of both places. */
const IN_TURN = 8

/** `Departure Branch` above `出発店舗`, the label once more in other letters, and the place below both. */
function belowLabel(page: Page, line: Line): Line | undefined {
  const below = neighbour(page, line.index, 1)
  return below && /^\P{L}*\p{Lo}[^\d\p{Script=Latin}]*$/u.test(below.text) ? neighbour(page, below.index, 1) : below
}

/** Places with labels of their own: `Pick-up location: Málaga Airport`, or in a table `Pick-up location` above it. */
export function labelledPlace(page: Page, label: RegExp, both: boolean): HirePlace | undefined {
  for (const line of page.lines.slice(1)) {
    for (const match of allIn(line.plain, label)) {
      // `One-way fee (return elsewhere)`, `Consegna in altra sede   61,00`
      if (isCharged(line) || isChargedBehindColon(line)) continue
      if (line.plain.lastIndexOf('(', match.index) > line.plain.lastIndexOf(')', match.index)) continue
      const own = match.index + match[0].length
      if (isAmidWords(line, match.index, own) || isOfSame(line, match.index)) continue
      // `Return to the filling station, then ask at the desk`
      if (IN_SENTENCE.test(line.text.slice(own, cellAt(line, match.index)?.end))) continue
      const back = AND_BACK.exec(line.plain.slice(own))?.[0].length ?? 0
      const end = own + back
      const rest = line.plain.slice(end)
      const hit: Hit = { line, start: match.index, end, label: line.text.slice(match.index, end).trim() }
      // `Pick-up & return` above one place.
      const isBoth = back > 0 && cellAt(line, match.index)?.end === end
      if ((!isBoth && !isPlaceLabel(hit, rest)) || (both && back === 0 && !/and return|and drop/.test(line.plain))) continue
      const rule = `label "${hit.label}"`
      const underBoth = placeUnderBoth(page, hit)
      if (underBoth !== undefined) return { value: underBoth, rule }
      const cell = cellAt(line, match.index)
      const below = belowLabel(page, line)
      const under = below && cell && cellBelow(line, line.cells.indexOf(cell), below)
      // A row of labels is the heading of a table.
      const isHeading = line.cells.length > 1 && cell !== undefined && cell.end <= end
      const tail = line.text
        .slice(end)
        .replace(/^ (?:from|to|at|på|hos|in|bei|i|ved)(?=\s?:)/i, '')
        .replace(/^[^:\p{L}]*(?:location|place|point|station|ort|locatie|and return location|sted)?\s*:?/iu, '')
        // `Ritiro alla stazione di Malles. Riconsegna a Merano`
        .split(SENTENCE_END, 1)
        .join('')
      const told = isHeading && allIn(line.plain, label).length < line.cells.length && under ? undefined : placeIn(tail)
      if (told) return { value: told, rule }
      // In a table the day may stand in the next column.
      const isApart = isHeading && under !== undefined && below?.cells.length === line.cells.length && isFree(below, under)
      // `Return location   gare de Lyon`: what a row of a form tells stands in it, and below is the label of the next.
      const [, beside] = line.cells
      const isRow = beside !== undefined && line.cells.length === 2 && cell === line.cells[0] && !isEnd(saidAt(line, beside))
      // `Ritiro alla stazione di Malles, dalle 9.` tells all of it, however it tells it.
      const value =
        below && under && !isRow && !IS_SENTENCE.test(tail) && (isOwn(below) || isApart) ? placeInCell(page, below, under) : undefined
      if (value) return { value, rule }
      const last =
        placeIn(tail) ??
        placeKnown(
          page,
          tail.trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
        )
      if (last) return { value: last, rule }
    }
  }
  return undefined
}

/** `Pick-up: Málaga Airport`, apart from its moment. */
export function placeBeside(page: Page, label: RegExp): HirePlace | undefined {
  for (const { label: said, value, line } of labelled(page, new RegExp(`^${label.source}`))) {
    const name = isOwn(line) ? placeIn(value) : undefined
    if (name) return { value: name, rule: `label "${said}"` }
  }
  return undefined
}

/**
 * `📍 Gare de Nantes, parking nord`: the one place of a page before which a pin is drawn, beside the days. Elsewhere the firm sits there, and what is no
 * place that is known may be what one can do: `📍 Track your driver`.
 */
export function pinnedPlace(page: Page): HirePlace | undefined {
  const [pinned, ...more] = page.lines.slice(1).filter(({ text }) => PIN.test(text))
  if (!pinned || more.length > 0 || !page.lines.slice(Math.max(1, pinned.index - TO_PIN), pinned.index + TO_PIN + 1).some(hasDay))
    return undefined
  const name = placeKnown(page, pinned.text.replace(PIN, ''))
  return name === undefined ? undefined : { value: name, rule: 'the place with a pin' }
}

const PIN = /^\s*(?:📍|📌)\s*(?=\S)/u
/** Lines between a pin and the days. */
const TO_PIN = 2
const hasDay = ({ dates }: Line): boolean => dates.length > 0

/** The place that is told for both ends at once, if one is. */
export function stationOf(page: Page): HirePlace | undefined {
  const places = labelled(page, STATION).flatMap(({ label, value }) => {
    const name = placeIn(value)
    return name ? [{ value: name, rule: `label "${label}"` }] : []
  })
  return new Set(places.map(({ value }) => value)).size === 1 ? places[0] : undefined
}
