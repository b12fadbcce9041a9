/** People by the labels before and above their names. */

import type { FoundPerson } from '../found.ts'
import { LEADING_TITLE, TITLE } from './names.ts'
import { cellAt, type Line, neighbour, type Page } from './page.ts'
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

/** The people of a row under a heading: in the heading's column, else wherever a cell is a name. */
function namesOfRow(row: Line, heading: Line, at: number, isTurned: boolean): FoundPerson[] {
  if (row.cells.length === heading.cells.length && row.cells.length > 1) {
    const own = namesIn(textOf(row, at), isTurned)
    if (own.length > 0) return own
  }
  const cells = row.cells.map((_, index) => textOf(row, index))
  // Cells before the last may have run together, as days do.
  const last = cells.at(-1) ?? ''
  if (at > 1 && at === heading.cells.length - 1 && cells.length > 1 && cells.length < heading.cells.length && isNameCell(last)) {
    const own = namesIn(last, isTurned)
    if (own.length > 0) return own
  }
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
  return list.length >= one.length ? list : one
}

/** `Reed, Tom` alone in a row under the last column: the second of two in one room. */
const isLastAlone = (heading: Line, at: number, row: Line): boolean =>
  at > 0 && at === heading.cells.length - 1 && row.cells.length === 1 && /^\p{Lu}[\p{L}'’ -]+, \p{Lu}[\p{L} -]+$/u.test(row.text.trim())

/** A list under its heading. Between the names, lines may tell more of each, the same of all. */
function below(page: Page, heading: Line, at: number, label: PersonLabel): FoundPerson[] {
  const out: FoundPerson[] = []
  let first: { readonly word: string; readonly isNumbered: boolean; readonly isAlone: boolean } | undefined
  let others = 0
  let row = neighbour(page, heading.index, 1)
  for (let count = 0; row && count < MOST_ROWS; count++, row = neighbour(page, row.index, 1)) {
    const form = { word: nextWord(page, row), isNumbered: /^\s*\d{1,2}(?:[.)](?!\d)|\s)/.test(row.text), isAlone: row.cells.length === 1 }
    const isAlike =
      first?.isNumbered || others > 0
        ? (first?.isNumbered && form.isNumbered) || (form.word !== '' && form.word === first?.word)
        : first?.isAlone === form.isAlone || isLastAlone(heading, at, row)
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
  const at = match.index + match[0].length
  const rest = line.text.slice(at, cellAt(line, at)?.end).split(/(?<=\p{L}{3}[.;])\s/u)[0] ?? ''
  const after = page.lines[line.index + 1]?.text ?? ''
  // `Anna Hale-`, and the rest of the name in the cell below.
  const broken = /\p{L}-$/u.test(rest) ? /^\p{Lu}\p{L}+$/u.exec(textOf(page.lines[line.index + 1] ?? line, 0).trim())?.[0] : undefined
  if (broken) return namesIn(`${rest}${broken}`).slice(0, 1)
  // A line that ends within a name leaves one word of it, or is followed by its last.
  const isOpen =
    line.text.length > 50 && (/^[\p{L}'.-]{0,40}\s*$/u.test(rest) ? /^\p{Lu}\p{L}+[,.;\s]/u : /^\p{Lu}\p{L}+[,.;]/u).test(after)
  return namesIn(isOpen && /^[\p{L}' .-]{0,40}$/u.test(rest) ? `${rest} ${after}` : rest).slice(0, 1)
}

/** Columns of a table of people. */
const MOST_COLUMNS = 12
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

/** Rows under a heading that has a column for each half of a name. */
function byColumns(page: Page): FoundPerson[] {
  return page.lines.slice(1).flatMap((heading): FoundPerson[] => {
    if (heading.cells.length < 2 || heading.cells.length > MOST_COLUMNS) return []
    const labels = heading.cells.map(({ start, end }) => personLabel(heading.plain.slice(start, end)))
    const halfAt = (half: 'given' | 'family'): number => labels.findIndex((label) => label?.isAll && label.half === half)
    // `Nome` beside the family's name is the given one, and `Name` beside the given one the family's.
    const name = labels.findIndex((label) => label?.isAll && !label.half && !label.isRole)
    const given = halfAt('given') < 0 ? name : halfAt('given')
    const family = halfAt('family') < 0 ? name : halfAt('family')
    if (given < 0 || family < 0 || given === family) return []
    const out: FoundPerson[] = []
    let row = neighbour(page, heading.index, 1)
    for (; row && out.length < MOST_ROWS; row = neighbour(page, row.index, 1)) {
      const [firstName, lastName] = [textOf(row, given).trim(), textOf(row, family).trim()]
      if (!IS_HALF.test(firstName) || !IS_HALF.test(lastName)) break
      out.push({ firstName, lastName })
    }
    // One row is told by the labels alone.
    return out.length > 1 ? out : []
  })
}

const WHO = /^(?:who|wer|qui|quien|quienes|chi|quem|wie|vem|hvem|kto|kdo|kuka|ketka)(?:'s|'re|'ll|s)?\s[^?]{2,30}\?\s{0,9}(?=\S)/

/** `Who's coming? Anna Reed + 1`, in one line or with the answer in the next. */
function asked(page: Page): FoundPerson[] {
  return page.lines.slice(1).flatMap((line): FoundPerson[] => {
    const question = WHO.exec(`${line.plain} .`)?.[0]
    if (question === undefined) return []
    const answer = line.text.slice(question.length).trim()
    return namesIn(answer !== '' ? answer : (neighbour(page, line.index, 1)?.text ?? ''))
  })
}

export function byLabel(page: Page): FoundPerson[] {
  return [
    ...page.lines.slice(1).flatMap((line) => [...line.cells.flatMap((_, at) => ofCell(page, line, at)), ...forWhom(page, line)]),
    ...byHalves(page),
    ...byColumns(page),
    ...asked(page),
  ]
}
