/** People by the labels before and above their names. */

import type { FoundPerson } from '../found.ts'
import { LEADING_TITLE, TITLE } from './names.ts'
import { type Line, neighbour, type Page } from './page.ts'
import { isNameCell, namesIn, wholeName } from './people-lists.ts'
import { labelWithin, type PersonLabel, personLabel } from './person-labels.ts'

/** Rows below a heading that are looked at, and how many in a row may name nobody. */
const MOST_ROWS = 24
const MOST_OTHERS = 5

const textOf = (line: Line, at: number): string => {
  const cell = line.cells[at]
  return cell ? line.text.slice(cell.start, cell.end) : ''
}

const IS_TITLE = new RegExp(`^${TITLE}\\.?$`, 'u')
/** What may stand before a name in a row: its number, a title, `child`. */
const IS_SHORT = /^(?:\d{1,2}[.)]?|\p{L}{1,12}\.?)$/u

const ONLY_NUMBER = /^\s*\d{1,2}[.)]?\s*$/

/** The people of a row under a heading: in the heading's column, else wherever a cell is a name. */
function namesOfRow(row: Line, heading: Line, at: number, isTurned: boolean): FoundPerson[] {
  if (row.cells.length === heading.cells.length && row.cells.length > 1) {
    const own = namesIn(textOf(row, at), isTurned)
    if (own.length > 0) return own
  }
  const cells = row.cells.map((_, index) => textOf(row, index))
  const found = cells.flatMap((cell, index): FoundPerson[] => {
    const person = cells.slice(0, index).every((before) => IS_SHORT.test(before) || wholeName(before))
      ? wholeName(cell, isTurned)
      : undefined
    const title = cells[index - 1] ?? ''
    return person ? [IS_TITLE.test(title) ? { ...person, title } : person] : []
  })
  // Under a heading of its own, several may stand side by side; in a table, one is in a row.
  return heading.cells.length === 1 && found.length === cells.length ? found : found.slice(0, 1)
}

/** The first word of the next line, by which cards of people are told to be alike. */
const nextWord = (page: Page, line: Line): string => /[a-z]{2,}/.exec(neighbour(page, line.index, 1)?.plain ?? '')?.[0] ?? ''

/** Those of one row; right below the heading or another name, a list may stand in it and go on in the next line. */
function namesUnder(page: Page, row: Line, heading: Line, at: number, isTurned: boolean, mayList: boolean): FoundPerson[] {
  const isFlight = row.flights.some(({ start }) => start < (row.cells[0]?.end ?? 0))
  if (isFlight || row.cells.some((cell) => personLabel(row.plain.slice(cell.start, cell.end))?.isAll)) return []
  const one = namesOfRow(row, heading, at, isTurned)
  if (!mayList) return one
  const text = textOf(row, row.cells.length === heading.cells.length ? at : 0)
  const after = page.lines[row.index + 1]
  const isCut = /(?:,|\s(?:and|und|et|y|e)|[,\s]\p{Lu}\p{L}+)$/u.test(text) && text.includes(',') && after
  const list = namesIn(isCut ? `${text} ${after.text}` : text, isTurned)
  return list.length > one.length ? list : one
}

/** A list under its heading. Between the names, lines may tell more of each, the same of all. */
function below(page: Page, heading: Line, at: number, label: PersonLabel): FoundPerson[] {
  const out: FoundPerson[] = []
  let first: { readonly word: string; readonly isNumbered: boolean; readonly isAlone: boolean } | undefined
  let others = 0
  let row = neighbour(page, heading.index, 1)
  for (let count = 0; row && count < MOST_ROWS; count++, row = neighbour(page, row.index, 1)) {
    // The number of a name may stand on a line of its own above it.
    if (ONLY_NUMBER.test(row.text)) continue
    const form = { word: nextWord(page, row), isNumbered: /^\s*\d{1,2}[.)\s]/.test(row.text), isAlone: row.cells.length === 1 }
    const isAlike =
      first?.isNumbered || others > 0
        ? (first?.isNumbered && form.isNumbered) || (form.word !== '' && form.word === first?.word)
        : first?.isAlone === form.isAlone
    const names = !first || isAlike ? namesUnder(page, row, heading, at, label.isTurned, others === 0) : []
    out.push(...names)
    if (names.length > 0) {
      first ??= form
      others = 0
    } else if (!label.isRole || !first || ++others > MOST_OTHERS || personLabel(row.plain)?.isAll) break
  }
  return out
}

/** Whether a row of labels has its values in the row below. */
const isHeader = (page: Page, line: Line, at: number): boolean => {
  const row = neighbour(page, line.index, 1)
  return row !== undefined && line.cells.length > 1 && row.cells.length === line.cells.length && isNameCell(textOf(row, at))
}

/** Those of a cell that begins with a label, or has one before a colon. */
function ofCell(page: Page, line: Line, at: number): FoundPerson[] {
  const cell = line.cells[at]
  if (!cell) return []
  const small = line.plain.slice(cell.start, cell.end)
  const begun = personLabel(small)
  const label = begun?.hasColon || begun?.isAll ? begun : (labelWithin(small) ?? begun)
  if (!label || label.half) return []
  const rest = line.text.slice(cell.start + label.end, cell.end)
  if (!label.isAll) {
    if (label.hasColon) return namesIn(rest.trim(), label.isTurned)
    // `Hóspede Sr. Duarte Vasconcelos`, without a colon, `Passenger 2 Anna Reed`
    return at === 0 && label.isRole && (LEADING_TITLE.test(rest) || /\d\s*$/.test(small.slice(0, label.end))) ? namesIn(rest) : []
  }
  if (!isHeader(page, line, at)) {
    const beside = line.cells[at + 1] ? namesIn(textOf(line, at + 1), label.isTurned) : []
    if (beside.length > 0) return beside
  }
  return below(page, line, at, label)
}

const FOR_WHOM =
  /\b(?:reserved for|booked for|issued (?:to|for)|in the name of|under the name|reserviert fur|gebucht fur|ausgestellt auf|auf den namen|au nom de|a nombre de|a nome di|intestat[oaie]{1,2} a|em nome de|op naam van|i namnet|utstedt til|utfardad(?:e|t)? (?:till|pa)|udstedt til|pa navnet|na nazwisko|nimella|na jmeno)\s*:?\s+(?=\S)/

/** `issued in the name of Anna Reed`, also where the line ends within the name. */
function forWhom(page: Page, line: Line): FoundPerson[] {
  const match = FOR_WHOM.exec(line.plain)
  if (!match) return []
  const rest = line.text.slice(match.index + match[0].length).split(/(?<=\p{L}{3}[.;])\s/u)[0] ?? ''
  const after = page.lines[line.index + 1]?.text ?? ''
  return namesIn(
    /^[\p{L}' .-]{0,40}$/u.test(rest) && /^\p{Lu}\p{L}+[,.;\s]/u.test(after) && line.text.length > 50 ? `${rest} ${after}` : rest,
  ).slice(0, 1)
}

const IS_HALF = /^\s*\p{Lu}[\p{L}'’ .-]{0,38}$/u

/** Halves of a name that have labels of their own, put together in their order. */
function byHalves(page: Page): FoundPerson[] {
  const halves: Record<'given' | 'family', string[]> = { given: [], family: [] }
  for (const line of page.lines.slice(1)) {
    for (const [at, cell] of line.cells.entries()) {
      const label = personLabel(line.plain.slice(cell.start, cell.end))
      if (!label?.half || (!label.isAll && !label.hasColon)) continue
      const row = neighbour(page, line.index, 1)
      const beside = textOf(line, at + 1)
      const isLabel = personLabel(beside.toLowerCase())?.half !== undefined
      const text = !label.isAll
        ? line.text.slice(cell.start + label.end, cell.end)
        : beside !== '' && !isLabel && line.cells.length === 2
          ? beside
          : row && (row.cells.length === line.cells.length || line.cells.length === 1)
            ? textOf(row, at)
            : ''
      if (IS_HALF.test(text)) halves[label.half].push(text.trim())
    }
  }
  if (halves.given.length !== halves.family.length) return []
  return halves.given.map((firstName, index) => ({ firstName, lastName: halves.family[index] ?? '' }))
}

/** `Title   First name   Surname` above a row for each. */
function byColumnsOfHalves(page: Page): FoundPerson[] {
  return page.lines.slice(1).flatMap((line): FoundPerson[] => {
    if (line.cells.length < 2 || /\d/.test(line.plain)) return []
    const labels = line.cells.map(({ start, end }) => personLabel(line.plain.slice(start, end)))
    const [given, family] = (['given', 'family'] as const).map((half) => labels.findIndex((label) => label?.isAll && label.half === half))
    if (given === undefined || family === undefined || given < 0 || family < 0) return []
    const out: FoundPerson[] = []
    for (let row = neighbour(page, line.index, 1); row && out.length < MOST_ROWS; row = neighbour(page, row.index, 1)) {
      const [firstName, lastName] = [textOf(row, given).trim(), textOf(row, family).trim()]
      if (row.cells.length !== line.cells.length || !IS_HALF.test(firstName) || !IS_HALF.test(lastName)) break
      out.push({ firstName, lastName })
    }
    return out
  })
}

export function byLabel(page: Page): FoundPerson[] {
  return [
    ...page.lines.slice(1).flatMap((line) => [...line.cells.flatMap((_, at) => ofCell(page, line, at)), ...forWhom(page, line)]),
    ...byColumnsOfHalves(page),
    ...byHalves(page),
  ]
}
