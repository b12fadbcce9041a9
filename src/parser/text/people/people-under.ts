/** People in the rows below a heading: `Passengers`, and under it a name a row, with more of each between them. */

import type { FoundPerson } from '../../found.ts'
import { cellText, MOST_ROWS, neighbour, saidAt } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { ROOM } from '../stays/stay-words.ts'
import { isHeadingOfRides } from '../trains/train-roles.ts'
import { isModelUnder, SIMILAR } from '../words/car-models.ts'
import { LODGING } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { withoutButton } from './name-buttons.ts'
import { TITLE } from './names.ts'
import { A_DAY, areAgedAlike, areAlike, type Form, firstForm, formOf, headsAnother, isAge, isLastAlone, REACHED } from './people-alike.ts'
import { isCountOfAges } from './people-asked.ts'
import { turnedBeforeAge } from './people-before-ages.ts'
import { agedAlone, behindAge } from './people-behind-ages.ts'
import { isCalledLikePeople } from './people-called-usually.ts'
import { LOYALTY, withoutLoyalty } from './people-carded.ts'
import { isNextHeading } from './people-ends.ts'
import { ENDS_NAME, isChildOfKin, isOfKin, ofFamily } from './people-families.ts'
import { namesInTurn, ONLY_NUMBER } from './people-in-turn.ts'
import { isNameCell, namesIn, wholeName } from './people-lists.ts'
import { isHostLabel } from './people-titled.ts'
import { toldAgain } from './people-told-again.ts'
import { isHeadOfColumn, namesUnrolled } from './people-unrolled.ts'
import { type PersonLabel, personLabel } from './person-labels.ts'
import { AGES } from './person-words.ts'
import { isAddressed, isWay } from './rows-of-nobody.ts'

/** How many rows in a row below a heading may name nobody. */
const MOST_OTHERS = 5

const IS_TITLE = new RegExp(`^${TITLE}\\.?$`, 'u')
/** `REED, ANNA` is all of a row, however the next one goes. */
const IS_TURNED = /^[^,a-z]+, [^,a-z]+$/
/** `REED, Anna` */
const IS_SHOUTED = /^[\p{Lu}'’ -]{2,}, \p{Lu}\p{Ll}[^,]*$/u
/** What may stand before a name in a row: its number, a title, `child`, `3. Child (4-15)`. */
const IS_SHORT = /^(?:\d{1,2}[.)]?|(?:\d{1,2}[.)] )?\p{L}{1,12}\.?(?: \((?=[^()]*\d)[^()]{1,16}\))?|\d{1,2} ?x ?\p{L}[\p{L} ]{1,22})$/u

/** `Company: Reed Ltd` */
const SAYS_LABEL = /^\p{L}[^:]{2,30}:\s/u
const NUMBERED_ROOM = new RegExp(`^(?:${ROOM}|unit|apartment|cabin) ?\\d{1,2} ?:?$`)
/** `Room 1: Ann Reed, Tom Reed` */
const OF_ROOM = /^[^:]{4,14}:(?=\s)/
/** `First meal:`, a label of its own. */
const ENDS_LABEL = /:\s*$/
/** `1. Ann Reed   Adult   2. Tom Reed   Adult` */
const IS_NUMBERED = /^\s*\d{1,2}[.)]\s\p{Lu}/u

/** Whether the column of a cell is one of houses, and that of people another: `Accommodation   Guests   From   To`. */
const isOfHouses = (heading: Line, at: number, index: number): boolean =>
  index !== at && heading.cells.length > 1 && LODGING.has(saidAt(heading, heading.cells[index]))

/** `2 - Twin   Tom Hale   -   £109.00`: what stands in the columns of a table, where a dash says that there is nothing in one. */
const columnsOf = (row: Line): readonly string[] =>
  row.cells.flatMap(({ start }, at) => [
    ...(at > 0 && /\S/.test(row.text.slice(row.cells[at - 1]?.end, start)) ? [''] : []),
    cellText(row, at),
  ])

/** The people of a row under a heading: in the heading's column, else wherever a cell is a name. */
function namesOfRow(row: Line, heading: Line, at: number, isTurned: boolean): FoundPerson[] {
  if (row.cells.length === heading.cells.length && row.cells.length > 1) {
    // `Branch   Hirer` over `Leeds Central   Company: …`: who stands in another column is nobody.
    if (SAYS_LABEL.test(cellText(row, at))) return []
    const own = namesIn(cellText(row, at), isTurned)
    // `Owner   Tenant`: what stands in the column of the other is theirs.
    if (heading.cells.some((cell) => isHostLabel(saidAt(heading, cell)))) return own
    if (own.length > 0 || (row.cells.length > 2 && !/\d/.test(row.plain))) return own
    // `Hotel   Albergo Bellavista` below `Guest   Room`
    if (
      at === 0 &&
      row.cells.length === 2 &&
      /^\p{L}{4,}$/u.test(cellText(row, 0)) &&
      !IS_TITLE.test(cellText(row, 0)) &&
      !AGES.has(saidAt(row, row.cells[0]))
    )
      return []
  }
  // A row of words in other columns is the heading of another table.
  if (row.cells.length > 2 && heading.cells.length > 2 && row.cells.length !== heading.cells.length && !/\d/.test(row.plain)) return []
  // Where a row goes on behind its heading, the columns before are the same.
  const same = row.cells.length > heading.cells.length && heading.cells.length > 2 ? wholeName(cellText(row, at), isTurned) : undefined
  if (same) return [same]
  const columns = row.cells.length > 1 && row.cells.length < heading.cells.length ? columnsOf(row) : []
  const dashed = columns.length === heading.cells.length ? namesIn(columns[at] ?? '', isTurned) : []
  if (dashed.length > 0) return dashed
  const cells = row.cells.map((_, index) => withoutButton(heading.plain, cellText(row, index)))
  // `Room 1:   Ann Reed / Tom Reed`
  if (cells.length === 2 && NUMBERED_ROOM.test(plain(cells[0] ?? ''))) return namesIn(cells[1] ?? '', isTurned)
  const room = cells.length === 1 ? OF_ROOM.exec(cells[0] ?? '')?.[0] : undefined
  if (room !== undefined && NUMBERED_ROOM.test(plain(room))) return namesIn((cells[0] ?? '').slice(room.length), isTurned)
  // Cells before the last may have run together, as days do.
  const last = cells.at(-1) ?? ''
  if (at > 1 && at === heading.cells.length - 1 && cells.length > 1 && cells.length < heading.cells.length && isNameCell(last)) {
    const own = namesIn(last, isTurned)
    if (own.length > 0) return own
  }
  const found = cells.flatMap((cell, index): FoundPerson[] => {
    if (cells.length > 1 && isOfHouses(heading, at, index)) return []
    // `Feria de Abril – suplemento   no aplica` below four columns: who stands in another column is called as many are.
    const isAside = heading.cells.length > 2 && cells.length < heading.cells.length && index < at
    const person = cells.slice(0, index).every((before) => IS_SHORT.test(before) || isAge(plain(before)) || wholeName(before))
      ? (wholeName(cell, isTurned) ?? behindAge(cell, cells.slice(index + 1), isTurned))
      : undefined
    const title = (cells[index - 1] ?? '').replace(/^\d{1,2}[.)] /, '')
    if (!person || (isAside && !isCalledLikePeople(person)) || (cells.length > 1 && ENDS_LABEL.test(cell) && !isCalledLikePeople(person)))
      return []
    return [IS_TITLE.test(title) ? { ...person, title } : person]
  })
  // Under a heading of its own, several may stand side by side; in a table, one is in a row.
  const areAll = found.length === cells.length || cells.filter((cell) => IS_NUMBERED.test(cell)).length === found.length
  return heading.cells.length === 1 && areAll ? found : found.slice(0, 1)
}

/** `Anna Reed   CZ   booker`: a row with all cells of its table, whose name stands in its column. */
const isRowOf = (row: Line, heading: Line, at: number): boolean =>
  heading.cells.length > 2 && row.cells.length === heading.cells.length && wholeName(cellText(row, at)) !== undefined

/** `Anna Reed   hirer, adult`: what one is, behind the name. */
const hasRoleBehind = (row: Line): boolean =>
  row.cells.length === 2 &&
  /^\p{Ll}/u.test(cellText(row, 1)) &&
  wholeName(cellText(row, 0)) !== undefined &&
  personLabel(saidAt(row, row.cells[0])) === undefined

/** Those of one row; right below the heading or another name, a list may stand in it and go on in the next line. */
function namesUnder(page: Page, row: Line, heading: Line, at: number, isTurned: boolean, mayList: boolean): FoundPerson[] {
  const isFlight = row.flights.some(({ start }) => start < (row.cells[0]?.end ?? 0))
  if (
    isFlight ||
    isAddressed(page, row, heading) ||
    isWay(page, row) ||
    isHeadingOfRides(row.plain) ||
    (row.cells.length === 1 && SIMILAR.test(row.plain)) ||
    (row.cells.some((cell) => personLabel(row.plain.slice(cell.start, cell.end))?.isAll) &&
      !isRowOf(row, heading, at) &&
      !hasRoleBehind(row))
  )
    return []
  const turned = row.cells.length === 1 ? (ofFamily(page, row) ?? turnedBeforeAge(row)) : undefined
  if (turned) return [turned]
  const aged = row.cells.length === 1 ? agedAlone(page, row, isTurned) : undefined
  const one = aged ? [aged] : namesOfRow(row, heading, at, isTurned)
  if (!mayList) return one
  const text = withoutButton(heading.plain, cellText(row, row.cells.length === heading.cells.length ? at : 0))
  if (SAYS_LABEL.test(text) || REACHED.test(text)) return one
  const after = page.lines[row.index + 1]
  const isCut =
    /(?:,|\s(?:and|und|et|y|e)|[,\s]\p{Lu}[\p{L}'’-]+)$/u.test(text) &&
    text.includes(',') &&
    after !== undefined &&
    !(IS_TURNED.test(text) && IS_TURNED.test(cellText(after, 0))) &&
    !IS_SHOUTED.test(text) &&
    !/^\s*\d/.test(after.text)
  // A question or an exclamation is no name.
  if (one.length === 0 && /^[^,;]*[?!]/.test(text)) return []
  const alone = namesIn(text, isTurned)
  const joined = isCut ? namesIn(`${text} ${after.text}`, isTurned) : alone
  // `Tom Reed` above `Cancellation policy`
  const isMore = joined.length > alone.length || (joined.length === alone.length && ENDS_NAME.test(after?.text ?? ''))
  const list = isMore ? joined : alone
  return list.length > one.length || (list.length === one.length && row.cells.length === heading.cells.length) ? list : one
}

/** Rows of a table of people whose name is none, one after another or not: a letter of it was taken for another in a picture. */
const MOST_MISREAD = 1
/** Capitals beside a word in small letters, as of no sum: `DOBRE llinca`. */
const MISREAD = /^(?=.*\p{Lu}{2})\p{L}{2}\P{N}*\s\p{Ll}\P{N}*$/u
/** Whether a row has all cells of its table, as `1   DOBRE llinca   Adult` has, and letters where names stand: what is in it is a name all the same. */
function isMisread(heading: Line, at: number, row: Line, { number }: Form, first: Form | undefined): boolean {
  const isRow = heading.cells.length > 2 && row.cells.length === heading.cells.length && row.times.length === 0
  return isRow && MISREAD.test(cellText(row, at)) && (first ? number === first.number : number !== undefined)
}

/** `Harbour Club # 7•••••204`, `Gold Preferred **B72`: the card of whoever stands above, with its number or what of it may be seen. */
const CARD = /\p{L} (?:(?:#|[Nn][°ºo]\.?|Nr\.?|No\.?)\s?[\dA-Z•*-]{4,}|(?=[•*]*[\dA-Z]+[•*\dA-Z]*\s*$)[\dA-Z]*[•*]{2,}[•*\dA-Z]*)\s*$/u

/** `out   back` below `Name   Seat   Seat   Bags`: words in small letters, and fewer. */
const isMoreOfHeading = (heading: Line, row: Line): boolean =>
  heading.cells.length > 2 && row.cells.length < heading.cells.length && /^[\p{Ll}\s().]+$/u.test(row.text)

/** `Adults`, alone above `Ann Reed (12-03-1979)`: how old those of the list are who stand below, the first of whom has a day of birth. */
function isOverBorn(page: Page, row: Line): boolean {
  const below = page.lines[row.index + 1]
  const year = below?.dates.length === 1 && below.times.length === 0 ? (below.dates[0]?.year ?? 0) : 0
  const isBorn = year > 0 && year < Number(page.written.slice(0, 4))
  return isBorn && AGES.has(row.plain.trim()) && below !== undefined && isNameCell(cellText(below, 0))
}

/** What is known of a list where its next row is looked at. */
interface List {
  readonly heading: Line
  /** The column of the heading. */
  readonly at: number
  readonly label: PersonLabel
  readonly out: readonly FoundPerson[]
  /** The first row that named somebody, and whether that has the number of a card behind the name. */
  readonly first: Form | undefined
  readonly areCards: boolean
  /** How rows between names begin: `EuroBonus …` and `Ticket …` below one name, `Ticket …` alone below another. */
  readonly told: ReadonlySet<string>
  /** Rows since the last name. */
  readonly others: number
  /** Whether words stood below the first name, as of another heading: what stands beside ages there is what is paid for them. */
  readonly isOtherTable: boolean
}

/** Whether a row may name somebody of the list. */
function isOfList({ heading, at, label, out, first, areCards, told, others, isOtherTable }: List, row: Line, form: Form): boolean {
  // What stands in the columns before may be told first, and a day behind the name.
  if (!first) return others === 0 || form.word === A_DAY
  // Where the first has a number behind the name, so have the others; else it is the card of who stands above.
  if (!areCards && CARD.test(row.text)) return false
  if (first.number === undefined && others === 0 && isLastAlone(heading, at, row)) return true
  if (isOtherTable && form.ageAt === 0 && /\d/.test(cellText(row, 0))) return false
  return (
    areAlike(first, form, others > 0, told) ||
    (!isOtherTable && areAgedAlike(first, form)) ||
    (label.isRole && ((others === 1 && isOfKin(row, out)) || isChildOfKin(row, out)))
  )
}

/** `anna.reed@example.com`, below the name in its cell. */
const ONLY_MAIL = /^\s*[^\s@]+@[^\s@]+\s*$/

/** `Room 1: Suite with balcony`, above who sleeps in it. */
function isOverSleepers(page: Page, row: Line): boolean {
  const room = row.cells.length === 1 ? OF_ROOM.exec(cellText(row, 0))?.[0] : undefined
  const below = room !== undefined && NUMBERED_ROOM.test(plain(room)) ? page.lines[row.index + 1] : undefined
  return below?.cells.length === 1 && isNameCell(cellText(below, 0)) && !isNameCell(cellText(row, 0).slice(room?.length))
}

/** Whether a row tells nothing by itself: the number of a name, on a line of its own above it, its mail, or below the heading how many they are. */
const isPassed = (page: Page, heading: Line, row: Line, isFirst: boolean): boolean =>
  ONLY_NUMBER.test(row.text) ||
  isModelUnder(heading, row) ||
  (!isFirst && ONLY_MAIL.test(row.text)) ||
  isOverBorn(page, row) ||
  isOverSleepers(page, row) ||
  (isFirst && (isCountOfAges(row.plain) || isMoreOfHeading(heading, row)))

/** Whether somebody has no title, no name that many have, and no last name of the others. */
const isStranger = (person: FoundPerson, others: readonly FoundPerson[]): boolean =>
  person.title === undefined &&
  !isCalledLikePeople(person) &&
  !others.some(({ lastName }) =>
    plain(lastName)
      .split(/[ -]/)
      .some((word) => plain(person.lastName).split(/[ -]/).includes(word)),
  )

/** A list under its heading. Between the names, lines may tell more of each, the same of all. */
export function namesBelow(page: Page, heading: Line, at: number, label: PersonLabel): FoundPerson[] {
  const inTurn = at > 0 && heading.cells.length > 2 ? namesInTurn(page, heading, at, label.isTurned) : []
  if (inTurn.length > 0) return inTurn
  const again = label.isRole ? toldAgain(page, heading) : []
  if (again.length > 0) return again
  const unrolled =
    label.isRole && heading.cells.length === 1 && isHeadOfColumn(page, heading) ? namesUnrolled(page, heading, label.isTurned) : []
  if (unrolled.length > 0) return unrolled
  const out: FoundPerson[] = []
  let first: Form | undefined
  let areCards = false
  const told = new Set<string>()
  let others = 0
  let misread = 0
  let isOtherTable = false
  // The cells of a wide table may stand below one another.
  const isWide = heading.cells.length > 3
  const mostOthers = Math.max(MOST_OTHERS, heading.cells.length + 2)
  let below = neighbour(page, heading.index, 1)
  for (let count = 0; below && count < MOST_ROWS; count++, below = neighbour(page, below.index, 1)) {
    const row = heading.cells.length === 1 && label.isRole ? withoutLoyalty(below) : below
    if (isPassed(page, heading, row, count === 0)) continue
    // The card of who stands above: another may follow, with a card or without.
    if (first && others === 0 && LOYALTY.test(saidAt(row, row.cells[0]))) continue
    if (first && others === 0 && !areCards && row.cells.length === 1 && CARD.test(row.text)) continue
    const form = formOf(page, row)
    isOtherTable ||= first !== undefined && headsAnother(row, form)
    const names = isOfList({ heading, at, label, out, first, areCards, told, others, isOtherTable }, row, form)
      ? namesUnder(page, row, heading, at, label.isTurned, others === 0 || !first)
      : []
    // Below those who all have titles, what has none is none of them: `Universal Orlando 3-Park Tickets`.
    if (out.length > 1 && out.every(({ title }) => title !== undefined) && names.some((person) => isStranger(person, out))) break
    if (first && names.length > 0 && isNextHeading(page, heading, row, names, out)) break
    out.push(...names)
    if (names.length > 0) {
      if (!first) areCards = CARD.test(row.text)
      first ??= firstForm(form, heading)
      told.add(form.word)
      others = 0
    } else if (misread < MOST_MISREAD && isMisread(heading, at, row, form, first)) misread++
    else if (!label.isRole || (!first && !(isWide && form.isAlone)) || ++others > mostOthers || personLabel(row.plain)?.isAll) break
    else if (first && out.length === 1) told.add(form.word)
  }
  return out
}
