/** Who is to be told or asked and does not come along: `Contact name` of a portal, and who stays at home. */

import type { Found, FoundPerson } from '../../found.ts'
import { cellIndex, labelOf, neighbour, saidAt } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'

/** A label of somebody whom one turns to, whole, or with a word for an emergency. */
const CONTACT =
  /^\W*(?:contact(?: (?:name|person|info|details|information))?|(?:your )?emergency contacts?|in case of emergency|contact in (?:an |case of )?emergency|(?:kontaktperson|kontakt|ansprechpartner)(?: im notfall)?|notfallkontakt|notfallnummer|(?:personne|contact) (?:a prevenir|d'urgence|a contacter)|nom du contact|(?:persona|contacto) de (?:contacto|emergencia)|(?:nombre|datos) del? contacto|(?:contatto|persona) (?:di|d') ?emergenza|(?:contato|contacto|pessoa) de (?:emergencia|contato|contacto)|thuisblijvers?|(?:nood)?contact(?:persoon)?|kontaktperson|nodkontakt|narmaste anhorig|pårørende|parorende|osoba do kontaktu|kontakt (?:w razie|alarmowy)[a-z ]*)\s?:?\s*$/

/** Whether a label right before a place in a line, or alone above the line, is one of somebody to turn to. */
function isOfContact(page: Page, line: Line, at: number): boolean {
  const before = line.cells[cellIndex(line, at) - 1]
  if (CONTACT.test(before ? saidAt(line, before) : plain(labelOf(page, line, at)))) return true
  const above = neighbour(page, line.index, -1)
  return above?.cells.length === 1 && CONTACT.test(above.plain)
}

/** Lines that tell a name, and where in them, whichever of its halves comes first. */
function telling({ lines }: Page, { firstName = '', lastName }: FoundPerson): readonly { readonly line: Line; readonly at: number }[] {
  const halves = [firstName, lastName].map(plain)
  const words = halves.map((name) => new RegExp(`(?<!\\w)${name.replace(/[^\w\s]/g, '\\$&')}(?!\\w)`))
  return lines.slice(1).flatMap((line) => {
    if (!halves.every((name) => line.plain.includes(name))) return []
    const at = words.map((word) => line.plain.search(word))
    return at.includes(-1) ? [] : [{ line, at: Math.min(...at) }]
  })
}

/** People without those who are only told as somebody to turn to, where others are told as well. */
export function withoutContacts(page: Page, people: readonly Found<FoundPerson>[]): readonly Found<FoundPerson>[] {
  if (people.length < 2 || !page.lines.some((line) => MAY_BE.test(line.plain))) return people
  const isContact = ({ value }: Found<FoundPerson>): boolean => {
    const told = telling(page, value)
    return told.length > 0 && told.every(({ line, at }) => isOfContact(page, line, at))
  }
  const others = people.filter((person) => !isContact(person))
  return others.length > 0 ? others : people
}
/** What all of these labels have in them. */
const MAY_BE = /[ck]onta[ck]t|contat|prevenir|emergen|notfall|thuisblijver|ansprechpartner|anhorig|parorende/
