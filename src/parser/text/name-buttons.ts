/** What is to be clicked behind a name: `Nom du client Anna Reed Modifier`. */

/** No word of these is one that people are called. */
const LINK =
  /(?<=^[^\d]{0,60}\S \S{1,40}) (?:Modifier|Changer|Bearbeiten|Ändern|Modifica|Cambia|Modificar|Editar|Cambiar|Alterar|Wijzigen|Aanpassen|Bewerken|Endre|Rediger|Redigera|Ændre|Ret|Ändra|Edytuj|Zmień|Muokkaa|Muuta|Upravit|Změnit|Szerkesztés|Módosítás|Düzenle|Değiştir|Editează|Modifică)\s*$/u
const LINK_IN_ENGLISH = /(?<=\S \S.*) (?:Edit|Change|Modify)\s*$/
const IS_ENGLISH =
  /(?<![a-z])(?:guest|driver|passenger|travell?er|renter|occupant|hirer)s?(?![a-z])|(?<![a-z])(?:client|customer)(?:'?s)? name(?![a-z])/

/** Letters of a name and a button. */
const LONGEST = 100

/** What a label says, without it; `Edit` only in English: `Vendég neve: Nagy Mária Edit` is a lady. */
export const withoutButton = (label: string, value: string): string =>
  value.length > LONGEST ? value : value.replace(IS_ENGLISH.test(label) ? LINK_IN_ENGLISH : LINK, '')
