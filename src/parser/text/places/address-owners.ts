/** Whose an address is: not each of a document is that of the house. */

import type { FlightMark } from '../flights/flight-numbers.ts'
import { cellAt, cellIndex, cellText, neighbour } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { beginsWithTitle, FAMILY, personOf } from '../people/names.ts'
import { IS_COUPLE, IS_TITLE } from '../people/people-titled.ts'
import { personLabel } from '../people/person-labels.ts'
import { isAgency } from '../stays/agencies.ts'
import { isOfHouse, toldBy } from '../stays/house-cards.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import type { AddressMark } from './address-marks.ts'

/** Who in a firm a letter is sent to: `Attn.`, `z. Hd.` */
const RECIPIENT =
  /^(?:attn|att\.|attention(?= ?:| of | to )|z\. ?hd|zu handen|c\/o|t\.a\.v|a l'attention|a la atencion|alla c|gent\.?(?:m[oai]|l[ei])|egr\.|spett\.|preg\.)/

/** Whether a name is told elsewhere to be that of a guest: by a label on its line, or in the greeting. */
const isOfGuest = (page: Page, { index }: Line, name: string): boolean =>
  IS_NAME.test(name) &&
  page.lines.some(
    (line) =>
      line.index > index &&
      line.text.includes(name) &&
      (line.cells.some(({ start, end }) => personLabel(line.plain.slice(start, end))?.isRole) ||
        line.plain.replace(/[,.!]\s*$/, '') === `dear ${plain(name)}`),
  )
const IS_NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u

/** `terminal 5` above `DK 1612, Sunclass`: the number of a flight is no postal code, but where a town is told as well, as in `DK 6857 Blåvand`. */
function isFlight(page: Page, { line, address: { postalCode = '', city = '' } }: AddressMark): boolean {
  const number = postalCode.replace(/\D/g, '')
  const isCode = (one: FlightMark): boolean => one.number === number && (city === '' || city === one.carrier)
  return number !== '' && page.lines.slice(line.index, line.index + LINES_OF_ADDRESS).some(({ flights }) => flights.some(isCode))
}
/** Lines of an address, from its first, in which its code stands. */
const LINES_OF_ADDRESS = 3

/** `Mill Lane 4, … · Offices: Quay Road 12, …`: where whoever has the house has his desks, behind what else its line tells. */
function isOfOffice({ line, address: { lines: [street] = [] } }: AddressMark): boolean {
  const at = street === undefined ? -1 : line.text.indexOf(street)
  return at > 0 && OFFICES.test(line.plain.slice(Math.max(0, at - BEFORE), at))
}
/** Letters before a street, up to what the line begins with. */
const BEFORE = 60
const OFFICES =
  /[·•|,.;–-]\s(?:oficinas?|(?:head )?offices?|verwaltung|zentrale|buro|bureaux?|siege|uffici(?:o)?|sede|escritorios?|(?:hoofd)?kantoor|kontor|biuro)\s?:\s*$/

/** Letters have the address of whom they are sent to below the name, which may be below a title, and that of who sold the journey. */
export const isOfOthers = (page: Page, mark: AddressMark): boolean => {
  const { line, start, before = '', labelled } = mark
  if (isFlight(page, mark) || isOfOffice(mark)) return true
  const above = neighbour(page, line.index, -1)
  // In a table of two columns the name above is in the same one.
  const isTable = above !== undefined && above.cells.length > 1 && above.cells.length === line.cells.length
  const name = (isTable ? cellText(above, cellIndex(line, start)) : above?.text.slice(cellAt(above, start)?.start ?? 0).trim()) ?? ''
  if (isAgency(before === '' ? name : before)) return true
  if (above === undefined || HOUSE_KIND.test(plain(name))) return false
  // `Full name   Ann Reed` above `Address   12 Mill Lane`
  const label = labelled ? personLabel(above.plain.slice(above.cells[0]?.start, above.cells[0]?.end)) : undefined
  // `Name   Marehalmen` is of the house, below a word for it.
  const isHouse = label !== undefined && isOfHouse(page, above) && personOf(toldBy(page, above)?.value ?? '') === undefined
  if (label && !label.isRole && !isHouse && (above.cells.length > 1 || label.hasColon)) return true
  const over = neighbour(page, above.index, -1)
  // Name and street may have run into one line.
  return (
    beginsWithTitle(name) ||
    RECIPIENT.test(plain(name)) ||
    isTitleAt(above, start) ||
    (over !== undefined && isTitleAt(over, start)) ||
    isOfGuest(page, above, name)
  )
}

/** Several of one name. */
const IS_FAMILY = new RegExp(`^${FAMILY}$`)

/** Whether a line has nothing but the title of people where a column is. */
function isTitleAt(line: Line, column: number): boolean {
  const cell = cellAt(line, column)
  const said = cell ? line.text.slice(cell.start, cell.end).trim() : line.text.trim()
  return IS_TITLE.test(said) || IS_FAMILY.test(said) || IS_COUPLE.test(said)
}
