/** `Jordi Camps i Roca`: in Catalan the word for and joins the two surnames of one, where in Poland and Croatia it joins two people, and in the north tells where. */

import type { FoundPerson } from '../../found.ts'
import type { Page } from '../page/page.ts'

/** What says that a page is in one of the languages in which `i` is no word. */
const IS_SPANISH_OR_CATALAN =
  /(?<![a-z])(?:pasajer[oa]s?|vuelos?|billetes?|huesped(?:es)?|viajer[oa]s?|passatgers?|viatgers?|bitllets?|hostes?|reserva)(?![a-z])/
const IS_OTHER =
  /(?<![a-z])(?:rezerwacj|rezervac|pasazer|podroz|putni[ck]|goscie|gost[iu](?![a-z])|bokning|bestilling|booking(?:en|sbekreft)|resenar|passasjer)/
/** The other surname, with which the name ends. */
const OTHER = /^ i (?<other>\p{Lu}\p{Ll}[\p{L}'’·-]+)(?=\s*$|\s{2}|\s?[,;(·•–|])/u

/** The same person with the surname behind `i`, where the page tells it. */
export function withBothSurnames({ lines, whole }: Page, person: FoundPerson): FoundPerson {
  const { firstName = '', lastName } = person
  const name = `${firstName} ${lastName}`
  if (firstName === '' || !IS_SPANISH_OR_CATALAN.test(whole) || IS_OTHER.test(whole)) return person
  for (const { text } of lines) {
    const at = text.indexOf(`${name} i `)
    const other = at < 0 ? undefined : OTHER.exec(text.slice(at + name.length))?.groups?.other
    if (other !== undefined) return { ...person, lastName: `${lastName} i ${other}` }
  }
  return person
}
