/** What stands behind a name in its cell and is none of it: what is to be clicked, `Nom du client Anna Reed Modifier`, and the next label with its number. */

import { referenceLabels } from '../references/reference-labels.ts'
import { plain } from '../words/plain.ts'

/** No word of these is one that people are called. */
const LINK =
  /(?<=^[^\d]{0,60}\S \S{1,40}) (?:Modifier|Changer|Bearbeiten|Ändern|Modifica|Cambia|Modificar|Editar|Cambiar|Alterar|Wijzigen|Wijzig|Aanpassen|Bewerken|Endre|Rediger|Redigera|Ændre|Ret|Ändra|Edytuj|Zmień|Muokkaa|Muuta|Upravit|Změnit|Szerkesztés|Módosítás|Düzenle|Değiştir|Editează|Modifică)\s*$/u
const LINK_IN_ENGLISH = / (?:Edit|Change|Modify)(?<=\S \S.* \w+)\s*$/
const IS_ENGLISH =
  /(?<![a-z])(?:guest|driver|passenger|travell?er|renter|occupant|hirer)s?(?![a-z])|(?<![a-z])(?:client|customer)(?:'?s)? name(?![a-z])/

/** Letters of a name and a button. */
const LONGEST = 100

/** What a label says, without it; `Edit` only in English: `Vendég neve: Nagy Mária Edit` is a lady. */
export const withoutButton = (label: string, value: string): string =>
  value.length > LONGEST ? value : beforeNumber(beforeAgain(label, value)).replace(IS_ENGLISH.test(label) ? LINK_IN_ENGLISH : LINK, '')

/** `Name des Gastes   Ruprecht Lorenz Name des Gastes ändern`: what stands before its label is said once more. */
function beforeAgain(label: string, value: string): string {
  const said = label.replace(/\s?:?\s*$/, '').trim()
  const at = said.includes(' ') ? plain(value).indexOf(` ${said} `) : -1
  return at > 0 ? value.slice(0, at) : value
}

/** `Ann Reed Itinerary # 728814460573`: two words or more before the label of a number, and that before the number; `Booking 4471` may be what one is called. */
function beforeNumber(value: string): string {
  if (!/\d{4}/.test(value)) return value
  const next = referenceLabels(plain(value)).find(
    ({ start, end }) =>
      /\S \S+ $/.test(value.slice(0, start)) &&
      IS_NUMBERED.test(value.slice(end)) &&
      (SAYS_NUMBER.test(value.slice(start, end)) || /^\s?[:#]/.test(value.slice(end))),
  )
  return next ? value.slice(0, next.start).trimEnd() : value
}
/** A label that says so itself: in more words than one, by a sign, or in one word put together. */
const SAYS_NUMBER = /\S\s+\S|[#°º]|(?:nummer|number|code|kode|kod|nr|referenz|reference|tunnus)$/i
const IS_NUMBERED = /^[\s:#.]{1,4}[A-Z]{0,4}-?\d/
