/** Hires in the rows of tables of services: what is hired, where from and to, both moments and the number, each in a cell of its own. */

import { hitAt, type LabelledMoment } from '../days/pairs.ts'
import { cellText, neighbour } from '../page/around.ts'
import type { Cell } from '../page/cells.ts'
import type { Line, Page } from '../page/page.ts'
import { FIRMS } from '../words/hire-firms.ts'
import { plain } from '../words/plain.ts'
import { type HirePlace, isFree } from './car-place-cells.ts'
import { placeIn } from './car-place-names.ts'
import { firmIn } from './hire-called.ts'
import { codeCell } from './hire-said-numbers.ts'
import { hiredAt, tellsDriven } from './hire-saying-words.ts'
import { type SaidHire, sayingOfBoth } from './hire-sayings.ts'
import { isDrivenByOther, mayTellHire, tellsHiring } from './hire-signs.ts'

/** Cells of such a row: what is hired and both moments. */
const LEAST_CELLS = 3

/** The day and hour that are told in a cell, and nothing else. */
function momentIn(page: Page, line: Line, cell: Cell): LabelledMoment | undefined {
  const isIn = ({ start }: { readonly start: number }): boolean => start >= cell.start && start < cell.end
  const [mark, more] = line.dates.filter(isIn)
  const [time, further] = line.times.filter(isIn)
  const day = mark && page.calendar.dayOf(mark)
  if (!day || !mark || !time || more || further) return undefined
  return { ...day, line, end: Math.max(mark.end, time.end), minutes: time.minutes, hit: hitAt(line, { start: mark.start, end: time.end }) }
}

/** Letters of a cell that says what is hired, and no sentence. */
const LONGEST = 40
/** `Campervan (Cruiser)`, or behind the firm: `Jucy camper Condo`. */
const namesHire = (small: string): boolean =>
  hiredAt(small) > 0 || (small.length < LONGEST && FIRMS.in(small).size > 0 && tellsDriven(small))

/** A row that does not say that something is hired: on a page that does, it is a hire of a day or longer; a car that is on board a ferry takes hours. */
const isToldAsHire = (page: Page, line: Line, first: LabelledMoment, second: LabelledMoment): boolean =>
  tellsHiring(line.plain) || (mayTellHire(page) && first.date !== second.date)

/** The hire of a row, with what the line below goes on to tell of what is hired. */
function hireIn(page: Page, line: Line): SaidHire | undefined {
  if (line.cells.length < LEAST_CELLS || line.dates.length !== 2 || line.times.length !== 2) return undefined
  const [first, second, third] = line.cells.flatMap((cell) => momentIn(page, line, cell) ?? [])
  const free = line.cells.filter((cell) => isFree(line, cell))
  const hired = free.slice(0, 2).find((cell) => namesHire(line.plain.slice(cell.start, cell.end)))
  if (!first || !second || third || !hired || second.date < first.date) return undefined
  if (isDrivenByOther(line.plain) || !isToldAsHire(page, line, first, second)) return undefined
  const text = line.text.slice(hired.start, hired.end)
  const below = neighbour(page, line.index, 1)
  const goesOn = below && below.index === line.index + 1 && below.cells.length === 1 && below.dates.length === 0 ? below : undefined
  const others = free.filter((cell) => cell !== hired && codeCell(line.text.slice(cell.start, cell.end)) === undefined)
  const isPlace = (cell: Cell): HirePlace[] => {
    const value = cell.start > hired.start ? placeIn(line.text.slice(cell.start, cell.end)) : undefined
    return value === undefined ? [] : [{ value, rule: 'a cell of its row' }]
  }
  const [from, to] = others.flatMap(isPlace)
  const both = from ? undefined : [text, goesOn?.text ?? ''].flatMap((told) => sayingOfBoth(told) ?? [])[0]
  const number = line.cells.map((_, at) => codeCell(cellText(line, at))).find((code) => code !== undefined)
  const provider = FIRMS.in(line.plain).size > 0 ? undefined : firmIn(text, hiredAt(plain(text)))
  return {
    first,
    second,
    fetched: from ?? both,
    brought: to ?? from ?? both,
    number: number === undefined ? undefined : { value: number, rule: 'the number of its row', sure: 0.75 },
    lines: [line],
    ...(provider ? { provider } : {}),
  }
}

export const hiresInRows = (page: Page): readonly SaidHire[] => page.lines.slice(1).flatMap((line) => hireIn(page, line) ?? [])
