/** To whom a letter on paper is that greets nobody: a name at its head above a street and a town, where others have an address as well. */

import type { FoundPerson } from '../../found.ts'
import { cellAt, cellIndex, cellText } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { CONTACT, PHONE } from '../places/address-contacts.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { findAddresses } from '../places/addresses.ts'
import { isHouseAlone } from '../stays/house-names.ts'
import { OF_OWNER } from '../stays/house-words.ts'
import { isOfFirm } from '../words/legal-forms.ts'
import { plain } from '../words/plain.ts'
import { ofTwoIn } from './people-couples.ts'
import { wholeName } from './people-lists.ts'
import { personLabel } from './person-labels.ts'

/** Lines of the head of a letter. */
const HEAD = 24
/** Lines of an address, and the one below it in which whoever writes tells how to call. */
const MOST_LINES = 4

/** `Familie Josef Huber` above the address of those who keep the `Gasthof Huber`, or write as `info@huber.example`. */
const HOUSE =
  '(?:hotel|gasthof|gasthaus|pension|ferienwohnung(?:en)?|ferienhaus|appartements?|apartments?|haus|landhaus|villa|weingut|hof|hofe|chalet|gite|ferme|domaine|casa|agriturismo|b&b|auberge|herberg|hotell|gasteri|penzion|pensjonat|pensionat|huset)'
const isOfHouse = ({ whole, mailbox = '', sites }: Page, lastName: string): boolean => {
  const last = plain(lastName).replace(/[^a-z]/g, '')
  const isOwn = last.length > 3 && [mailbox.toLowerCase(), ...sites()].some((site) => site.includes(last))
  return isOwn || new RegExp(`${HOUSE} (?:[a-z]+ )?${last}(?![a-z])`).test(whole)
}

/** The name above an address, in its column, where it is one of a person. */
function addressedBy(page: Page, { line, start, address }: AddressMark): FoundPerson[] {
  const { lines } = page
  const above = lines[line.index - 1]
  const cell = above && cellAt(above, start)
  if (!above || !cell || line.index > HEAD || address.postalCode === undefined || address.lines === undefined) return []
  const name = above.text.slice(cell.start, cell.end).trim()
  const over = lines[above.index - 1]
  const isOwner = over !== undefined && OF_OWNER.test(over.plain)
  const isLabelled = over?.cells.some((said) => personLabel(over.plain.slice(said.start, said.end)) !== undefined)
  if (cellIndex(line, start) !== above.cells.indexOf(cell) || isOwner || isLabelled || /[\d,:;@]/.test(name)) return []
  // `Mr & Mrs Tom Reed`, `Fam. R. van Dongeren`
  const both = ofTwoIn(name)
  if (both.length > 0) return both.some(({ lastName }) => isOfHouse(page, lastName)) ? [] : both
  return name.includes('&') || isOfFirm(name) || isHouseAlone(name) ? [] : [wholeName(name) ?? []].flat()
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
    const people = addressedBy(page, mark)
    return people.length > 0 ? [{ mark, people }] : []
  })
  const [one, more] = told
  if (!one || more) return []
  const { mark, people } = one
  const isElsewhere = ({ address }: AddressMark): boolean =>
    address.postalCode !== undefined && address.postalCode !== mark.address.postalCode
  const isSigned = people.some(({ firstName, lastName }) =>
    page.lines.some(({ index, text }) => index > mark.line.index && text.includes(`${firstName} ${lastName}`)),
  )
  const isSender = people.some(({ firstName = '', lastName }) => {
    const own =
      plain(page.mailbox ?? '')
        .split('@', 1)[0]
        ?.split(/[._-]/) ?? []
    return [firstName, lastName].some((name) => own.includes(plain(name)))
  })
  return marks.some(isElsewhere) && !isSender && !isSigned && !tellsContact(page, mark) ? people : []
}
