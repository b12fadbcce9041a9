/** To whom a letter on paper is that greets nobody: a name at its head above a street and a town, where others have an address as well. */

import type { FoundPerson } from '../found.ts'
import { CONTACT, PHONE } from './address-contacts.ts'
import type { AddressMark } from './address-marks.ts'
import { findAddresses } from './addresses.ts'
import { cellAt, cellIndex, cellText } from './around.ts'
import { isHouseAlone } from './house-names.ts'
import { OF_OWNER } from './house-words.ts'
import { isOfFirm } from './legal-forms.ts'
import type { Line, Page } from './page.ts'
import { wholeName } from './people-lists.ts'
import { personLabel } from './person-labels.ts'
import { plain } from './plain.ts'

/** Lines of the head of a letter. */
const HEAD = 24
/** Lines of an address, and the one below it in which whoever writes tells how to call. */
const MOST_LINES = 4

/** The name above an address, in its column, where it is one of a person. */
function addressedBy({ lines }: Page, { line, start, address }: AddressMark): FoundPerson | undefined {
  const above = lines[line.index - 1]
  const cell = above && cellAt(above, start)
  if (!above || !cell || line.index > HEAD || address.postalCode === undefined || address.lines === undefined) return undefined
  const name = above.text.slice(cell.start, cell.end).trim()
  const over = lines[above.index - 1]
  const isOwner = over !== undefined && OF_OWNER.test(over.plain)
  const isLabelled = over?.cells.some((said) => personLabel(over.plain.slice(said.start, said.end)) !== undefined)
  const isFree = cellIndex(line, start) === above.cells.indexOf(cell) && !/[\d,:;&@]/.test(name)
  return isFree && !isOwner && !isLabelled && !isOfFirm(name) && !isHouseAlone(name) ? wholeName(name) : undefined
}

/** Whether how to call whoever lives there is told right below an address: then they write. */
const tellsContact = ({ lines }: Page, { line, start }: AddressMark): boolean =>
  lines.slice(line.index + 1, line.index + MOST_LINES).some((below: Line) => {
    const at = cellIndex(below, start)
    const said = at < 0 ? '' : cellText(below, at)
    return PHONE.test(said) || CONTACT.test(plain(said)) || said.includes('@')
  })

/** Nobody where several are told so, one of whom writes; who writes signs as well. */
export function byLetterhead(page: Page): FoundPerson[] {
  const marks = findAddresses(page)
  const told = marks.flatMap((mark) => {
    const person = addressedBy(page, mark)
    return person ? [{ mark, person }] : []
  })
  const [one, more] = told
  if (!one || more) return []
  const { mark, person } = one
  const isElsewhere = ({ address }: AddressMark): boolean =>
    address.postalCode !== undefined && address.postalCode !== mark.address.postalCode
  const name = `${person.firstName} ${person.lastName}`
  const isSigned = page.lines.some(({ index, text }) => index > mark.line.index && text.includes(name))
  return marks.some(isElsewhere) && !isSigned && !tellsContact(page, mark) ? [person] : []
}
