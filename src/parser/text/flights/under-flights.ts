/** Flights listed under a heading that says that they are: `Flights`, alone above the rows of the way there and back. */

import type { Line, Page } from '../page/page.ts'
import { wordSet } from '../words/vocabulary.ts'

/** What flights are called in headings, put together with nothing else but whose they are and that more is told of them. */
const FLIGHTS = wordSet(`
  flight flights flug fluge flugdaten flugdetails flugplan flugverbindung flugverbindungen vol vols vuelo vuelos volo voli voo voos vlucht vluchten vluchtgegevens vluchtschema
  flyg flygtider flygresa flygresor flyreise flyreiser flyrejse flyrejser flyvning flyvninger flytider lot loty przelot przeloty lennot lentosi lety letenky`)
const BESIDE = wordSet(`
  your our the details detail information times schedule ihr ihre deine euer eure der die das vos votre les le tes vuestros sus tus los detalles datos i tuoi suoi vostri dettagli
  os seus teus detalhes dados je jouw uw jullie de dina era din dine deres twoje panstwa wasze szczegoly vase of des du del dei dos van och og and und et y e en`)

/** Lines, with words on them, between a heading and the last flight of a journey there and back. */
const ROWS = 12

/** `2. Your flights:` */
function isHeading({ plain, cells, times, dates }: Line): boolean {
  if (cells.length !== 1 || times.length + dates.length > 0) return false
  const words = plain.match(/[a-z]+/g) ?? []
  return words.length < 5 && words.some((word) => FLIGHTS.has(word)) && words.every((word) => FLIGHTS.has(word) || BESIDE.has(word))
}

/** Whether what tells hours and flights stands between a line and such a heading, and nothing that is a heading or a text itself. */
export function isUnderFlights({ lines }: Page, { index }: Line): boolean {
  const above = lines.slice(Math.max(0, index - 2 * ROWS), index).filter(({ plain }) => /[a-z\d]/.test(plain))
  const at = above.findLastIndex(isHeading)
  const between = above.slice(at + 1)
  return at >= 0 && between.length < ROWS && between.every(({ times, flights, dates }) => times.length + flights.length + dates.length > 0)
}
