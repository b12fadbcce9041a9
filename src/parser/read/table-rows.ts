/** Tables told as rows of a page. */

import type { Row } from './rows.ts'
import { type Cells, type Column, joined, whole } from './ruled-cells.ts'
import { isSpan } from './whole-days.ts'

/** What is told of a row: its cells, or how it reads where it has none. */
export type TableRow = Cells | (() => readonly Row[])

/**
 * The rows of a table whose columns end at `right`. What is told cell by cell stands below what its columns are called. `isNamed`: whether the first
 * column says what the others tell.
 */
export function rowsOfTable(rows: readonly TableRow[], columns: readonly Column[], right: number, isNamed: boolean): Row[] {
  const set = rows.filter((row) => typeof row !== 'function')
  const isPaired = columns.length === 2 && set.length > 2 && areLabels(set)
  const edges = columns.map(({ left }) => left)
  const [first] = rows
  const headings = typeof first === 'object' && rows.length > 1 && areHeadings(first) ? headingsOf(first, columns) : undefined
  const told = rows.map((row) =>
    typeof row === 'function'
      ? row
      : columns.map((column, place) => {
          const lines = row[place] ?? []
          return isPaired && place === 0 ? inOne(lines) : lines.length > 0 ? withSpan(whole(lines, column)) : []
        }),
  )
  return told.flatMap((row, at): readonly Row[] => {
    if (typeof row === 'function') return row()
    if (at === 0 && headings) return [headings]
    // A single row of cells with more lines and less is a form.
    const isForm = headings !== undefined && told.length === 2 && isRagged(row)
    const rows = isForm ? byCells(row, edges, right) : rowsOf(row, edges, right, isNamed)
    return headings && rows[0]?.length === 0 ? underHeadings(rows, headings) : rows
  })
}

/** `Agence de` above `départ`: what is beside its values is one thing. */
const inOne = (lines: Cells[number]): Cells[number] =>
  lines.slice(0, 1).map((line) => ({ ...line, text: lines.map(({ text }) => text).reduce(joined) }))

/** `Fri 06 Aug 2027` above `to Sun 08 Aug 2027`: the days of what is beside them are one thing, too. */
const withSpan = (lines: Cells[number]): Cells[number] =>
  lines.length > 1 && isSpan(lines.map(({ text }) => text).join(' ')) ? inOne(lines) : lines

/** Whether the first of some columns says what the others tell, as `Date and time   Sat 15 May 11:00   Sat 22 May 08:30` does. */
export function areNamed(rows: readonly Cells[], columns: number): boolean {
  const told = rows.filter((row) => row.filter(({ length }) => length > 0).length > 1)
  return columns > 2 && told.length > 2 && areLabels(told)
}

/** Letters of what is a label and no text. */
const longestLabel = 40
/** Whether the first column only says what stands in the others. */
function areLabels(rows: readonly Cells[]): boolean {
  const names = rows.map(([first = []]) => first.map(({ text }) => text).join(' '))
  return (
    names.filter((name) => name !== '').length * 2 >= names.length && names.every((name) => !/\d/.test(name) && name.length < longestLabel)
  )
}

const TIME = /(?<!\d)\d{1,2}[:.h]\d\d(?!\d)/
/** In which of their lines cells have a time: more than one where a day stands above the time of one end of a journey, and not of the other. */
const linesOfTimes = (cells: Cells): number[] =>
  cells.map((lines) => lines.findIndex(({ text }) => TIME.test(text))).filter((at) => at >= 0)

/**
 * A row as rows: its cells beside one another, and below what some of them have more; where most have more, all of them one below the other. `isNamed`:
 * whether the first column says what the others tell, as `Date and time   Sat 15 May 11:00   Sat 22 May 08:30`; then what is one moment is one line.
 */
function rowsOf(row: Cells, edges: readonly number[], right: number, isNamed: boolean): Row[] {
  const cellOf = (at: number, text: string) => ({ start: edges[at] ?? 0, end: (edges[at + 1] ?? right) - 1, text })
  const areMoments = isNamed && row.filter(({ length }) => length > 0).length > 2 && linesOfTimes(row).length > 0
  const cells = row.map((lines, at) => {
    const all = lines.map(({ text }) => text)
    return areMoments && (at === 0 || all.some((text) => TIME.test(text))) ? [all.join(' ')].filter((text) => text !== '') : all
  })
  const told = cells.filter(({ length }) => length > 0)
  const tall = told.filter(({ length }) => length > 1)
  const isOfOne = (numbers: readonly number[]): boolean => new Set(numbers).size === 1
  const times = linesOfTimes(row.filter(({ length }) => length > 1))
  const areEven =
    !isBesideAddress(cells) && !arePanels(cells) && (2 * tall.length <= told.length || isOfOne(tall.map(({ length }) => length)))
  if (areMoments || (times.length > 1 ? isOfOne(times) : areEven)) {
    const count = Math.max(...cells.map(({ length }) => length))
    return Array.from({ length: count }, (_, line) => cells.flatMap((lines, at) => (lines[line] ? [cellOf(at, lines[line])] : [])))
  }
  return byCells(row, edges, right)
}

/** Whom a letter is to: the first of four lines, or more. */
const longText = 4
const ADDRESSEE =
  /^(?:An|Herrn?|Frau|Fräulein|Familie|Fam\.|Mr|Mrs|Ms|Miss|Dr|M\.|Mme|Mlle|Monsieur|Madame|Sr\.?a?|Sig\.?(?:ra)?|Spett\.?le|Dhr|Mevr|De heer|Mevrouw|Hr|Fru|Pan|Pani)\.?(?:\s|$)/u
/** Whether one cell is an address of several lines, and others beside it have one each. */
const isBesideAddress = (cells: readonly (readonly string[])[]): boolean => {
  const tall = cells.filter(({ length }) => length > 1)
  const [address = []] = tall
  return cells.length < 4 && tall.length === 1 && address.length >= longText && ADDRESSEE.test(address[0] ?? '')
}

/** `Leicester LE1 4SD`, `53035 Monteriggioni`: lines with which an address ends. */
const TOWN = /(?:^|\s)[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}$|^(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}\p{L}/u
/** Whether each cell is a panel with what it is called in its first line, and an address in one of them. */
const arePanels = (cells: readonly (readonly string[])[]): boolean =>
  cells.length < 4 &&
  cells.every((lines) => lines.length >= longText && /^\P{N}{2,25}$/u.test(lines[0] ?? '')) &&
  cells.some((lines) => lines.slice(2).some((text) => TOWN.test(text)))

const byCells = (row: Cells, edges: readonly number[], right: number): Row[] => [
  [],
  ...row.flatMap((lines, at) => lines.map(({ text }) => [{ start: edges[at] ?? 0, end: (edges[at + 1] ?? right) - 1, text }])),
  [],
]

/** Whether a cell has lines beside which others have none. */
const isRagged = (row: Cells): boolean => new Set(row.flatMap(({ length }) => (length > 1 ? [length] : []))).size > 1

/** Fewer than so many headings may be things side by side. */
const fewestHeadings = 3
/** Letters of a heading, in all its lines. */
const longestHeading = 45

/** `De /` above `From`, `CÓDIGO DE RESERVA` above `BOOKING REF`: whether a first row only says what is in the columns. */
function areHeadings(row: Cells): boolean {
  const told = row.filter(({ length }) => length > 0).map((lines) => lines.map(({ text }) => text).join(' '))
  return (
    told.length >= fewestHeadings &&
    told.length === row.length &&
    told.every((text) => !/[\d:,]/.test(text) && text.length < longestHeading)
  )
}

const headingsOf = (row: Cells, columns: readonly Column[]): Row =>
  columns.map(({ left, right }, at) => ({ start: left, end: right - 1, text: (row[at] ?? []).map(({ text }) => text).join(' ') }))

/** A row that is told cell by cell, each below what its column is called. */
const underHeadings = (rows: readonly Row[], headings: Row): Row[] =>
  rows.flatMap((row, at) => {
    const heading = headings.find(({ start }) => start === row[0]?.start)
    const isFirst = heading !== undefined && rows[at - 1]?.[0]?.start !== heading.start
    return isFirst ? [[heading], row] : [row]
  })
