/** People by the labels before and above their names. */

import type { FoundPerson } from '../found.ts'
import { LEADING_TITLE, TITLE } from './names.ts'
import { cellAt, type Line, neighbour, type Page } from './page.ts'
import { isNameCell, namesIn, wholeName } from './people-lists.ts'
import { labelWithin, type PersonLabel, personLabel } from './person-labels.ts'
import { isHeadingOfRides } from './train-roles.ts'
import { vocabulary } from './vocabulary.ts'

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

/** `Company: Reed Ltd` */
const SAYS_LABEL = /^\p{L}[^:]{2,30}:\s/u
const ONLY_NUMBER = /^\s*\d{1,2}[.)]?\s*$/

/** The people of a row under a heading: in the heading's column, else wherever a cell is a name. */
function namesOfRow(row: Line, heading: Line, at: number, isTurned: boolean): FoundPerson[] {
  if (row.cells.length === heading.cells.length && row.cells.length > 1) {
    // `Branch   Hirer` over `Leeds Central   Company: …`: who stands in another column is nobody.
    if (SAYS_LABEL.test(textOf(row, at))) return []
    const own = namesIn(textOf(row, at), isTurned)
    if (own.length > 0 || (row.cells.length > 2 && !/\d/.test(row.plain))) return own
  }
  // A row of words in other columns is the heading of another table.
  if (row.cells.length > 2 && heading.cells.length > 2 && row.cells.length !== heading.cells.length && !/\d/.test(row.plain)) return []
  // Where a row goes on behind its heading, the columns before are the same.
  const same = row.cells.length > heading.cells.length && heading.cells.length > 2 ? wholeName(textOf(row, at), isTurned) : undefined
  if (same) return [same]
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
  if (isFlight || isHeadingOfRides(row.plain) || row.cells.some((cell) => personLabel(row.plain.slice(cell.start, cell.end))?.isAll))
    return []
  const one = namesOfRow(row, heading, at, isTurned)
  if (!mayList) return one
  const text = textOf(row, row.cells.length === heading.cells.length ? at : 0)
  if (SAYS_LABEL.test(text)) return one
  const after = page.lines[row.index + 1]
  const isCut =
    /(?:,|\s(?:and|und|et|y|e)|[,\s]\p{Lu}\p{L}+)$/u.test(text) && text.includes(',') && after !== undefined && !/^\s*\d/.test(after.text)
  // A question or an exclamation is no name.
  if (one.length === 0 && /^[^,;]*[?!]/.test(text)) return []
  const list = namesIn(isCut ? `${text} ${after.text}` : text, isTurned)
  return list.length > one.length || (list.length === one.length && row.cells.length === heading.cells.length) ? list : one
}

/** `Reed, Tom` alone in a row under the last column: the second of two in one room. */
const isLastAlone = (heading: Line, at: number, row: Line): boolean =>
  at > 0 && at === heading.cells.length - 1 && row.cells.length === 1 && /^\p{Lu}[\p{L}'’ -]+, \p{Lu}[\p{L} -]+$/u.test(row.text.trim())

/** A list under its heading. Between the names, lines may tell more of each, the same of all. */
function below(page: Page, heading: Line, at: number, label: PersonLabel): FoundPerson[] {
  const out: FoundPerson[] = []
  let first: { readonly word: string; readonly isNumbered: boolean; readonly isAlone: boolean; readonly isSlashed: boolean } | undefined
  let others = 0
  let row = neighbour(page, heading.index, 1)
  for (let count = 0; row && count < MOST_ROWS; count++, row = neighbour(page, row.index, 1)) {
    // The number of a name may stand on a line of its own above it.
    if (ONLY_NUMBER.test(row.text)) continue
    const form = {
      word: nextWord(page, row),
      isNumbered: /^\s*\d{1,2}(?:[.)](?!\d)|\s)/.test(row.text),
      isAlone: row.cells.length === 1,
      isSlashed: textOf(row, 0).includes(' / '),
    }
    const isAlike =
      first?.isNumbered || others > 0
        ? (first?.isNumbered && form.isNumbered) || (form.word !== '' && form.word === first?.word)
        : (first?.isAlone === form.isAlone && first.isSlashed === form.isSlashed) || isLastAlone(heading, at, row)
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
  if (row === undefined || line.cells.length < 2 || row.cells.length !== line.cells.length) return false
  // `Fahrer / Driver` above `Vermieter / Supplier`: labels in two languages, and no names.
  const areLabels = [line, row].every((one) => /\p{Ll}\.? ?\/ ?\p{L}/u.test(textOf(one, at)))
  return !areLabels && isNameCell(textOf(row, at))
}

/** Said of several. */
const OF_SEVERAL = vocabulary(`
  drivers, riders, passengers, travellers, travelers, guests, pax, reisende, mitreisende, reiseteilnehmer, gaste, passagiere, conducteurs, passagers, voyageurs
  conductores, pasajeros, viajeros, huespedes, conducenti, passeggeri, viaggiatori, ospiti, condutores, passageiros, viajantes, hospedes, bestuurders
  passagiers, reizigers, gasten, resenarer, resande, passagerare, gaster, passasjerer, gjester, forere, rejsende, passagerer, gaester, kierowcy
  pasazerowie, podrozni, goscie, kuljettajat, matkustajat, vieraat, ridici, cestujici, hoste`)

/** `Drivers: Ann Reed` goes on below: names that stand alone in their lines, as the text of a mail puts them below one another. */
function furtherBelow(page: Page, line: Line): FoundPerson[] {
  const out: FoundPerson[] = []
  for (let at = line.index + 1; ; at++) {
    const row = page.lines[at]
    const person = row?.cells.length === 1 ? wholeName(row.text) : undefined
    if (!row || !person || !/^[\p{L}\s'’.-]+$/u.test(row.text) || row.places().length > 0) return out
    out.push(person)
  }
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
    const isOfSeveral = at === line.cells.length - 1 && OF_SEVERAL.in(small.slice(0, label.end)).size > 0
    const told = label.hasColon ? namesIn(rest.trim(), label.isTurned) : []
    if (label.hasColon) return told.length > 0 && isOfSeveral ? [...told, ...furtherBelow(page, line)] : told
    // `Hóspede Sr. Duarte Vasconcelos`, without a colon, `Passenger 2 Anna Reed`
    return at === 0 && label.isRole && (LEADING_TITLE.test(rest) || /\d\s*$/.test(small.slice(0, label.end))) ? namesIn(rest) : []
  }
  if (!isHeader(page, line, at)) {
    const beside = line.cells[at + 1] ? namesIn(textOf(line, at + 1), label.isTurned) : []
    const isOfSeveral = line.cells.length === at + 2 && OF_SEVERAL.in(small).size > 0
    if (beside.length > 0) return isOfSeveral ? [...beside, ...furtherBelow(page, line)] : beside
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
