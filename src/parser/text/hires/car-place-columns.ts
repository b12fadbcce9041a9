/** Where a hired car is fetched and brought back, by the columns and rows of a table. */

import type { Hit, LabelledMoment } from '../days/pairs.ts'
import { cellBelow, cellIndex, cellText, neighbour, saidAt } from '../page/around.ts'
import { isOverAmounts } from '../page/charges.ts'
import type { Line, Page } from '../page/page.ts'
import { isEnd } from './car-labels.ts'
import { type HirePlace, isOfPerson, isOwn, placeInCell, placeKnown } from './car-place-cells.ts'
import { PLACE_WORDS, placeIn, placeLabel } from './car-place-names.ts'

/** `Ort   Faro Flughafen   Lissabon Flughafen`, over the row of both moments. */
export function placesInRow(page: Page, { index }: Line): readonly [string, string] | undefined {
  const row = page.lines
    .slice(Math.max(1, index - ROWS_OVER), index)
    .findLast((line) => line.cells.length === 3 && isOwn(line) && PLACE_WORDS.has(saidAt(line, line.cells[0])))
  const [one, two] = row ? [1, 2].map((at) => placeKnown(page, cellText(row, at))) : []
  return one && two ? [one, two] : undefined
}
/** Rows of a table above the one that is read in which its heading may stand. */
const ROWS_OVER = 4

/** Words for places, before a colon or the name of one: `Ort am See 3` is one itself. */
const SAID_OF_PLACE =
  /^(?:[Ll]ieu|[Oo]rt|[Ll]ugar|[Ll]uogo|[Pp]laats|[Ll]ocatie|[Ss]ted|[Pp]lats|[Mm]iejsce|[Mm][ií]sto|[Aa]dresse)(?:\s?:\s(?=\p{L})|\s(?=\p{Lu}))/u

/** `Location   Faro   Location   Lisbon`: in each column a label and what it tells. */
export function besideLabels(line: Line): readonly (string | undefined)[] | undefined {
  const [word, another] = line.cells.length === 2 ? [0, 1].map((at) => SAID_OF_PLACE.exec(cellText(line, at))?.[0]) : []
  // `Lieu Super U   Lieu Super U`
  if (word !== undefined && word === another) return [0, 1].map((at) => placeIn(cellText(line, at).slice(word.length)))
  if (line.cells.length !== 4) return undefined
  const [one = '', , other] = line.cells.map((cell) => saidAt(line, cell))
  if (one !== other || placeLabel(`${one.replace(/:$/, '')}: `) === 0) return undefined
  return [1, 3].map((at) => placeIn(cellText(line, at)))
}

/** `Ort / Location   Faro Airport`: a label in two languages, and the place beside it. */
export function besideBoth(page: Page, line: Line): string | undefined {
  const words = line.cells.length === 2 ? saidAt(line, line.cells[0]).split(/\s?[/|]\s?/) : []
  const areLabels = words.length === 2 && words.every((word) => placeLabel(`${word.replace(/:$/, '')}: `) > 0)
  return areLabels && line.cells[1] ? placeInCell(page, line, line.cells[1]) : undefined
}

/** The hours of both ends, without their days. */
const isHours = ({ dates, times, cells }: Line): boolean => dates.length === 0 && times.length === 2 && cells.length > 1
/** `10:00   16:00   Renault Clio` above `Faro   Lisbon Airport   Full to full`, where the first cell of the row has nothing more to tell. */
function placesAt(page: Page, line: Line, columns: readonly number[]): readonly string[] | undefined {
  const names = columns.flatMap((at) => placeIn(cellText(line, at)) ?? [])
  return names.length === 2 && columns[0] !== columns[1] && names.some((name) => placeKnown(page, name) !== undefined) ? names : undefined
}

/** `Pick-up   Pick-up date   Flight` over `Faro Airport   3 May 2027   FR 2402`: the bare name of an end is that of its place. */
export function placeUnderName(page: Page, { hit, line }: LabelledMoment): string | undefined {
  const at = cellIndex(hit.line, hit.start)
  const below = neighbour(page, hit.line.index, 1)
  if (at < 0 || below !== line || line.cells.length !== hit.line.cells.length || hit.line.dates.length > 0) return undefined
  const said = saidAt(hit.line, hit.line.cells[at])
  const named = hit.line.cells.findIndex((cell) => isEnd(saidAt(hit.line, cell)) && said.startsWith(saidAt(hit.line, cell)))
  return named < 0 ? undefined : named === at ? placeKnown(page, cellText(line, at)) : placeIn(cellText(line, named))
}

/** Under two labels side by side stand two places side by side. */
export function columnPlace(page: Page, hit: Hit, stop: Hit, rule: string): HirePlace | undefined {
  const order = [hit, stop].sort((a, b) => a.start - b.start)
  const at = cellIndex(hit.line, hit.start)
  // `Collection   Faro   Return   Lisbon`: each label has its place beside it.
  if (hit.line.cells.length === 4 && [0, 2].every((label) => isEnd(saidAt(hit.line, hit.line.cells[label])))) {
    const [one, other] = [1, 3].map((which) => placeIn(cellText(hit.line, which)))
    const own = at === 0 ? one : other
    if (one && other && own) return { value: own, rule }
  }
  let next = neighbour(page, hit.line.index, 1)
  let hours: readonly number[] = []
  for (let count = 0; next && count < 5; count++, next = neighbour(page, next.index, 1)) {
    const below = next
    if (isHours(below)) hours = below.times.map(({ start }) => cellIndex(below, start))
    if (isOverAmounts(below)) break
    if (!isOwn(below) || isOfPerson(below)) continue
    const underHours = below.cells.length === hit.line.cells.length ? undefined : placesAt(page, below, hours)
    if (underHours) return { value: underHours[order.indexOf(hit)] ?? '', rule }
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
