/** References that stand below their labels: in a column, at the beginning of a line, beside a logo, at the end of a row. */

import { cellText, neighbour } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { BEGINS_WITH_TOWN, STREET } from '../places/address-words.ts'
import { plainOperators } from '../trains/operators.ts'
import { plain } from '../words/plain.ts'
import { isReferenceWord } from './reference-labels.ts'
import { SYSTEMS, valueAfter } from './reference-values.ts'

/** Letters of the name of an airline that stands alone in its line, as in the place of its logo. */
const LONGEST_LOGO = 30

/** `NUMBER` alone below `PASSENGER NAME   TICKET   BOOKING REF.`, a row of labels of which one goes on there, above the row that it heads. */
function isMoreOfHeading(page: Page, heading: Line | undefined, line: Line): boolean {
  const row = page.lines[line.index + 1]
  const isHeading = heading !== undefined && heading.cells.length > 2 && !/\d/.test(heading.plain)
  return isHeading && line.cells.length === 1 && isReferenceWord(line.plain.trim()) && row?.cells.length === heading.cells.length
}

/** The line below, but for an airline's name that stands alone in it, or the rest of a heading. */
function belowLogo(page: Page, index: number): Line | undefined {
  const below = neighbour(page, index, 1)
  if (below && isMoreOfHeading(page, page.lines[index], below)) return neighbour(page, below.index, 1)
  return below && below.plain.length < LONGEST_LOGO && page.gazetteer.airlineNamed(below.plain.trim())
    ? neighbour(page, below.index, 1)
    : below
}

/** `Booking ID:` above its number, whatever stands beside it. */
const endsCell = ({ plain, cells }: Line, label: string): boolean =>
  /:\s*$/.test(plain.slice(cells[0]?.start, cells[0]?.end)) &&
  plain
    .slice(0, cells[0]?.end)
    .replace(/[\s:]+$/, '')
    .endsWith(label)

/** `190-194 Main Street` below the heading of a letter: the number of a house. */
const isHouseNumber = ({ text }: Line, { value, start }: { readonly value: string; readonly start: number }): boolean =>
  /^\d{1,5}(?:[-/]\d{1,4})?$/.test(value) && STREET.test(plain(text.slice(start + value.length, start + value.length + STREET_REACH)))
/** `11140 Conil de la Frontera`: a town with its code, of another column. */
const isTown = ({ text }: Line, { start }: { readonly start: number }): boolean => BEGINS_WITH_TOWN.test(text.slice(start))
/** Letters from the number of a house to what says that it is in a street. */
const STREET_REACH = 30

/** What says of a label that it is of a booking as such a system keeps it. */
const OF_SYSTEM: ReadonlySet<string> = new Set([...SYSTEMS.split('|'), 'gds', 'pnr'])
/** The name of one before its code. */
const SYSTEM = new RegExp(`^\\s*(?:${SYSTEMS})\\b`, 'i')

/** `VAT no: ` below `Booking confirmation`: a label of its own, and not more of the one above. */
const isOfOther = ({ gazetteer }: Page, before: string): boolean => {
  const said = /^[a-z][a-z .]{1,30}(?=:)/.exec(before)?.[0].trim()
  const isOurs = (word: string): boolean => isReferenceWord(word) || OF_SYSTEM.has(word) || gazetteer.airlineNamed(word) !== undefined
  return said !== undefined && !gazetteer.airlineNamed(said) && !said.split(/[ .]+/).filter(Boolean).every(isOurs)
}

/** A word for number, which begins a cell, and a number. */
const IS_NUMBERED = /^\s*(?:n[°º]|n\.[°º]|nr\.?|no\.|num(?:ber|mer|ero)?\.?|#|c\.|ref\.?)\s?:?\s?[a-z]{0,5}[-/]?\d/

/** Whether a line begins with a name that the page tells time and again, as of who sells. */
function isBrand({ lines }: Page, { text, cells }: Line): boolean {
  const name = text.slice(cells[0]?.start, cells[0]?.end).trim()
  return /^\p{Lu}[\p{L}\d]{4,}$/u.test(name) && lines.filter((line) => line.text.includes(name)).length > OFTEN
}
const DOMAIN = /^\p{Lu}[\p{L}\d-]{3,}\.(?:com|net|de|it|fr|es|nl|pl|se|dk|no|co\.uk)$/u
/** Times a name is told that is more than told twice by chance. */
const OFTEN = 2

/** `LOGO   A1B2C3`, whose first cell says nothing that could be the label of the second: a mark of who sells, at the top of a page. */
function isMark({ index, cells, text }: Line): boolean {
  const mark = text.slice(cells[0]?.start, cells[0]?.end).trim()
  return index <= MOST_TOP && mark.length <= LONGEST_MARK && /^[^\s:]*\p{Lu}[^\s:]*$/u.test(mark) && !/\p{Ll}|\d/u.test(mark)
}
/** Lines of the top of a page, and letters of a mark there. */
const MOST_TOP = 5
const LONGEST_MARK = 10
/** What airlines call a booking, with letters and figures. */
const RECORD = /^(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{6}$/

/**
 * `Online ticket   Order number:` above `Saver fare, one way   482955120364`: a label that ends its line, and a number that ends the row below behind
 * words which are no label of their own.
 */
function atEndBelow(page: Page, line: Line, at: number): Below | undefined {
  const below = page.lines[line.index + 1]
  const last = below?.cells.at(-1)
  if (!below || !last || at !== line.cells.length - 1 || !/:\s*$/.test(line.plain)) return undefined
  if (below.cells.length < 2 || below.cells.length === line.cells.length) return undefined
  const before = cellText(below, below.cells.length - 2).trim()
  const isSentence = before.split(/\s+/).length >= FEWEST_WORDS && !/[:.#°º]$|\d$/.test(before)
  const told = isSentence ? valueAfter(below.text, below.plain, last.start) : undefined
  const isAll = told?.start === last.start && below.text.slice(last.start, last.end).trim() === told.value
  return told && isAll && /(?:\d[^\d]?){6}/.test(told.value) ? { ...told, line: below.index } : undefined
}
/** Words of a cell that tells something: fewer may be a label. */
const FEWEST_WORDS = 3

export interface Below {
  readonly value: string
  readonly line: number
  readonly start: number
  /** Any label tells better. */
  readonly isDoubtful?: boolean
}

/** A label that something may stand below. */
export interface LabelAbove {
  readonly line: Line
  /** The cell of the line. */
  readonly at: number
  /** Nothing is told behind it. */
  readonly isAlone: boolean
  readonly label: string
}

/** Labels of what reservation systems call a booking: six letters and figures. */
const OF_LOCATOR = /(?<![a-z])(?:pnr|dossier|record locator|localizador|buchungscode|codice (?:di )?prenotazione)(?![a-z])/
const LOCATOR = /^[A-Z\d]{6}$/

/**
 * `Dossier` above `K7QX2L   Name: Reed`, in letters alone as well where they are no place; or the line after, alone, where a number of another label came
 * between: `Dossier (PNR)   Ticket`, `731204418   2909011331`, `K7QX2L`.
 */
function locatorBelow(page: Page, line: Line, label: string, at: number, below: Line): Below | undefined {
  if (at !== 0 || !OF_LOCATOR.test(`${label} ${line.plain.slice(0, line.cells[0]?.end)}`)) return undefined
  const isLocator = (one: Line, text: string): boolean => LOCATOR.test(text) && /[A-Z]/.test(text) && one.places().length === 0
  const [first, after] = [cellText(below, 0).trim(), page.lines[below.index + 1]]
  if (line.cells.length === 1 && below.cells.length === 2 && isLocator(below, first))
    return { value: first, start: below.cells[0]?.start ?? 0, line: below.index }
  const areFigures = /^\d{7,}$/.test(first)
  const alone = after?.cells.length === 1 ? after.text.trim() : ''
  return after && areFigures && isLocator(after, alone) ? { value: alone, start: after.text.indexOf(alone), line: after.index } : undefined
}

/** Lines between a label beside a letter and its code. */
const BESIDE_LETTER = 3
/** `Dear customer,   Booking code (PNR)` above lines of the letter, one of which ends in `UPJ4XE`: a column of its own beside what is said. */
function locatorBeside({ lines }: Page, line: Line, label: string, at: number): Below | undefined {
  if (at === 0 || at !== line.cells.length - 1 || !OF_LOCATOR.test(label)) return undefined
  const found = lines
    .slice(line.index + 1, line.index + 1 + BESIDE_LETTER)
    .find(({ cells, text }) => cells.length > 1 && RECORD.test(text.slice(cells.at(-1)?.start).trim()))
  const start = found?.cells.at(-1)?.start
  return found && start !== undefined ? { value: found.text.slice(start).trim(), start, line: found.index } : undefined
}

/** `TK SH7V4D`: the airline before its code. */
const OF_AIRLINE = /^(?:[A-Z][A-Z\d]|\d[A-Z])[ /](?<code>(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{6})$/

/** `Localizador` above `Renfe: 7KD3QX`, in its column or both at the ends of their lines: what a carrier calls the booking. */
function ofCarrierBelow({ gazetteer }: Page, line: Line, at: number, below: Line): Below | undefined {
  const isEnd = at === line.cells.length - 1
  const cell = below.cells.length === line.cells.length ? below.cells[at] : isEnd ? below.cells.at(-1) : undefined
  const { who = '', code } = (cell && WITH_CARRIER.exec(below.text.slice(cell.start, cell.end).trim())?.groups) ?? {}
  const isCarrier = CARRIERS.has(plain(who)) || gazetteer.airlineNamed(plain(who)) !== undefined
  return cell && code && isCarrier
    ? { value: code, start: below.text.indexOf(code, cell.start + who.length), line: below.index }
    : undefined
}
const CARRIERS: ReadonlySet<string> = new Set(plainOperators(['state', 'named', 'railway', 'bus', 'ferry']))
const WITH_CARRIER = /^(?<who>\p{Lu}[\p{L} .'-]{1,25}):\s?(?<code>(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{6,8})$/u
/** Whether what stands before a code names the carrier whose it is: `Renfe: `. */
export const endsWithCarrier = (before: string): boolean =>
  CARRIERS.has(plain(/^(?<who>\p{Lu}[\p{L} .'-]{1,25}):\s?$/u.exec(before.split(/\s{3,}/).at(-1) ?? '')?.groups?.who ?? ''))

/** What stands below a label: in its column of a table, else at the beginning of the line, or where letters alone are on it, on the one after. */
export function valueBelow(page: Page, { line, at, isAlone, label }: LabelAbove, isWord: (value: string) => boolean): Below | undefined {
  const below = belowLogo(page, line.index)
  if (!below) return undefined
  const atEnd = isAlone ? atEndBelow(page, line, at) : undefined
  if (atEnd) return atEnd
  const ofCarrier = isAlone ? ofCarrierBelow(page, line, at, below) : undefined
  if (ofCarrier) return ofCarrier
  const isTable = below.cells.length === line.cells.length
  const locator = isTable ? undefined : (locatorBelow(page, line, label, at, below) ?? locatorBeside(page, line, label, at))
  if (locator) return locator
  // The heading of a first column may have run into that of the next.
  const first = below.cells[0]
  const isFirst =
    at === 0 &&
    line.cells.length > 1 &&
    (!/\d/.test(line.text) || endsCell(line, label)) &&
    first &&
    /^[A-Z0-9-]*\d[A-Z0-9-]*$/.test(below.text.slice(first.start, first.end))
  const cell = isTable ? below.cells[at] : isAlone || isFirst ? first : undefined
  const to = isTable ? cell?.end : undefined
  const ofAirline = cell && isTable ? OF_AIRLINE.exec(below.text.slice(cell.start, cell.end))?.groups?.code : undefined
  if (cell && ofAirline) return { value: ofAirline, start: below.text.indexOf(ofAirline, cell.start), line: below.index }
  const under = cell && valueAfter(below.text.slice(0, to), below.plain.slice(0, to), cell.start, isAlone ? label : '')
  // Capitals below may be a heading: they are a code where they stand alone.
  const isBare = (one: Line, value: string): boolean =>
    /\d/.test(value) || one.text.slice(cell?.start, to).replace(SYSTEM, '').trim() === value
  if (
    under &&
    isBare(below, under.value) &&
    !isWord(under.value) &&
    !isHouseNumber(below, under) &&
    !isTown(below, under) &&
    !isOfOther(page, below.plain.slice(cell.start, under.start))
  )
    return { ...under, line: below.index }
  // `CONFIRMATION DE RÉSERVATION` above `N° R5516-2088`, beside whose letter it is.
  const which = isAlone ? below.cells.findIndex(({ start, end }) => IS_NUMBERED.test(below.plain.slice(start, end))) : -1
  const [before, marked] = [below.cells[which - 1], below.cells[which]]
  const isOfLetter = marked && !(before && /:$|^(?!.*\d)[a-z .]{3,20}$/.test(below.plain.slice(before.start, before.end).trim()))
  const told = isOfLetter && valueAfter(below.text.slice(0, marked.end), below.plain.slice(0, marked.end), marked.start)
  if (told && !isHouseNumber(below, told) && below.text.slice(told.start, marked.end).trim() === told.value)
    return { ...told, line: below.index, isDoubtful: true }
  // `Booking reference` above `Sun2go   JH4729FD`: a code alone in the second cell.
  // `Rentalcars.com   738 204 915`
  const isDomain = DOMAIN.test(cellText(below, 0))
  const isFree = below.flights.length + below.dates.length + below.times.length === 0
  const isMarked = isMark(below) && RECORD.test(cellText(below, 1).trim())
  // `LOT POLISH AIRLINES   2ZVQPH`
  const isAirline = RECORD.test(cellText(below, 1).trim()) && page.gazetteer.airlineNamed(plain(cellText(below, 0)).trim()) !== undefined
  const [, second] =
    isAlone && isFree && below.cells.length === 2 && (isDomain || isMarked || isAirline || isBrand(page, below)) ? below.cells : []
  const beside = second && valueAfter(below.text, below.plain, second.start)
  if (
    beside &&
    second &&
    below.text.slice(second.start, second.end).trim() === beside.value &&
    (/[A-Z].*\d|\d.*[A-Z]/.test(beside.value) || isDomain)
  )
    return { ...beside, line: below.index, isDoubtful: true }
  const next = isAlone && !/\d/.test(below.text) ? neighbour(page, below.index, 1) : undefined
  const after = next && valueAfter(next.text, next.plain, 0)
  return next && after && next.text.trim().replace(/^#/, '') === after.value ? { ...after, line: next.index } : undefined
}
