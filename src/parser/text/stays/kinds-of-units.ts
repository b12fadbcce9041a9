/** Labels of what kind of thing is let, `Apartment type`, and what they tell: neither is what a house is called. */

import { cellText, saidAt } from '../page/around.ts'
import type { Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import type { Candidate } from './house-names.ts'

/** What is let. */
const UNIT =
  '(?:room|apartment|apt|unit|suite|villa|cabin|cottage|house|bed|zimmer|wohnung|appartement|haus|objekt|unterkunft|chambre|logement|habitacion|apartamento|piso|camera|appartamento|stanza|quarto|kamer|huis|rum|vae?relse|rom|leilighet|lagenhet|pokoju?|apartamentu?)'
/** `Apartment type`, `Tipo de apartamento`, `Unterkunftsart` */
const LABEL_OF_KIND = new RegExp(
  `^(?:${UNIT} ?(?:type|typ|class|category|kategorie|categorie|art)|unterkunftsart|(?:zimmer|wohnungs|haus|objekt)(?:s?typ|s?art|kategorie)|(?:tipo|tipologia|categoria|type|typ|rodzaj|kategoria|categorie) (?:(?:de|di|do|da|van|av|of) )?(?:d'|l')?${UNIT})\\s?:?\\s*$`,
)
/** `Room 3`, before the kind of that room in a list of rooms. */
const ROOM_OF_LIST =
  /^(?:room|zimmer|chambre|habitacion|camera|stanza|quarto|kamer|rum|vae?relse|rom|pokoj|pokoju) ?(?:n[ro°º]\.? ?)?\d{1,3}\s?:?$/
const isLabelOfKind = (small: string): boolean => LABEL_OF_KIND.test(small.trim())

/** Whether a name is such a label, or begins the cell beside one: `Apartment type   One Bedroom Apartment, balcony`. */
export function isKindOfUnit({ lines }: Page, { name, line: index }: Candidate): boolean {
  if (isLabelOfKind(plain(name))) return true
  const line = lines[index]
  const isTold = (at: number): boolean => at > 0 && line !== undefined && cellText(line, at).trim().startsWith(name)
  const isLabelled = (said: string): boolean => isLabelOfKind(said) || ROOM_OF_LIST.test(said)
  return line?.cells.some((_, at) => isTold(at) && isLabelled(saidAt(line, line.cells[at - 1]).trim())) ?? false
}
