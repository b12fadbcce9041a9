/** Who is to be told or asked and does not come along: `Contact name` of a portal, and who stays at home. */

import type { Found, FoundPerson } from '../found.ts'
import { labelOf, neighbour } from './around.ts'
import type { Line, Page } from './page.ts'
import { plain } from './plain.ts'

/** A label of somebody whom one turns to, whole, or with a word for an emergency. */
const CONTACT =
  /^\W*(?:contact(?: (?:name|person|info|details|information))?|(?:your )?emergency contacts?|in case of emergency|contact in (?:an |case of )?emergency|(?:kontaktperson|kontakt|ansprechpartner)(?: im notfall)?|notfallkontakt|notfallnummer|(?:personne|contact) (?:a prevenir|d'urgence|a contacter)|nom du contact|(?:persona|contacto) de (?:contacto|emergencia)|(?:nombre|datos) del? contacto|(?:contatto|persona) (?:di|d') ?emergenza|(?:contato|contacto|pessoa) de (?:emergencia|contato|contacto)|thuisblijvers?|(?:nood)?contact(?:persoon)?|kontaktperson|nodkontakt|narmaste anhorig|pårørende|parorende|osoba do kontaktu|kontakt (?:w razie|alarmowy)[a-z ]*)\s?:?\s*$/

/** Whether a label right before a place in a line, or alone above the line, is one of somebody to turn to. */
function isOfContact(page: Page, line: Line, at: number): boolean {
  if (CONTACT.test(plain(labelOf(page, line, at)))) return true
  const above = neighbour(page, line.index, -1)
  return above?.cells.length === 1 && CONTACT.test(above.plain)
}

/** Finds where a name stands in a line, whichever of its halves comes first; -1 where it does not. */
function finderOf({ firstName = '', lastName }: FoundPerson): (line: Line) => number {
  const halves = [firstName, lastName].map((name) => new RegExp(`(?<![\\w])${plain(name).replace(/[^\w\s]/g, '\\$&')}(?![\\w])`))
  return ({ plain: small }) => {
    const at = halves.map((half) => small.search(half))
    return at.includes(-1) ? -1 : Math.min(...at)
  }
}

/** People without those who are only told as somebody to turn to, where others are told as well. */
export function withoutContacts(page: Page, people: readonly Found<FoundPerson>[]): readonly Found<FoundPerson>[] {
  if (people.length < 2 || !page.lines.some((line) => MAY_BE.test(line.plain))) return people
  const isContact = ({ value }: Found<FoundPerson>): boolean => {
    const placeIn = finderOf(value)
    const told = page.lines.slice(1).flatMap((line) => {
      const at = placeIn(line)
      return at < 0 ? [] : [{ line, at }]
    })
    return told.length > 0 && told.every(({ line, at }) => isOfContact(page, line, at))
  }
  const others = people.filter((person) => !isContact(person))
  return others.length > 0 ? others : people
}
/** What all of these labels have in them. */
const MAY_BE = /[ck]onta[ck]t|contat|prevenir|emergen|notfall|thuisblijver|ansprechpartner|anhorig|parorende/
