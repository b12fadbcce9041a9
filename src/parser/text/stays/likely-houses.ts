/**
 * What a house is called on a page that is surely of one stay, where no word says that the name is one of a house: what a label for things let tells, what
 * stands above the address or before it, at the top of the letter, or who sent it. `Bootshaus Pankow` above `Seestr. 14`.
 */

import { cellText } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { senderName } from '../page/printed-heads.ts'
import { personOf } from '../people/names.ts'
import { personLabel } from '../people/person-labels.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { isOfFirm } from '../words/legal-forms.ts'
import { plain } from '../words/plain.ts'
import { remembered } from '../words/remembered.ts'
import { isAgency } from './agencies.ts'
import { isBookingHeading } from './booking-headings.ts'
import { type Candidate, type House, isCapital, isHouseName, isRoom, trimmed } from './house-names.ts'
import { HOLIDAY_HOUSE } from './house-words.ts'

/** What is let, as agencies label it. */
const LET =
  /^(?:(?:miet|urlaubs|ferien)?objekt|mietgegenstand|object|huurobject|property|rental property|holiday home|accommodation|hebergement|bien loue|logement|alojamiento|inmueble|immobile|alloggio|appartamento|alojamento|imovel|kohde|vuokrakohde|lejemal|ferieobjekt|objekt|obiekt|przedmiot najmu|predmet najmu|ubytovani|unterkunft|haus|hus|house|cottage|unit|wohnung)(?: ?(?:nr|no|n[°º])\.?)?$/

/** `Stuga 1482 Böda`, `Sommerhus nr. C4471`: what it is and its number, and perhaps where; a number by itself is one of rooms. */
const NUMBERED = remembered(
  () =>
    new RegExp(
      `^(?:${HOLIDAY_HOUSE}|huisje|stuga|domek|apartment|lodge|bungalow) (?:(?:nr|no|n[°º])\\.? ?)?[a-z]{0,3}-?\\d{1,6}(?![\\d.,:/])(?: [a-z][a-z' -]{2,30})?$`,
    ),
)

/** What ends a name: a comma, a sign that sets apart, what is in brackets. */
const upToSign = (text: string): string => text.split(/,\s|\s[-–|·•]\s|\s?\(|\s{3}/, 1)[0]?.trim() ?? ''

/** What papers of bookings are called. */
const OF_PAPER =
  /reserv|buchung|booking|bestat|confirm|confer|potvrz|potwierd|belegung|vertrag|contrat|contract|contrato|contratto|kontrakt|bevis|bokning|bestilling|rezerw|varaus|bevestig|bekr[ae]|umowa|smlouva|(?<![a-z])(?:hallo|hello|hej|hei|hola|dear|liebe|ciao|ola|dag|caro|cara)(?![a-z])/
/** Whether a text may be what something let is called. */
function isName(name: string): boolean {
  const small = plain(name)
  if (NUMBERED().test(small)) return true
  return (
    isHouseName(name) &&
    isCapital(name) &&
    /^[\p{Lu}\d]/u.test(name) &&
    !isRoom(name) &&
    !isAgency(name) &&
    !isBookingHeading(name) &&
    !isOfFirm(name) &&
    !OF_PAPER.test(small)
  )
}
const told = (name: string, line: number, rule: string): readonly House[] => [{ name, line, rule, how: 'label', sure: 0.6 }]

function byLabel({ lines }: Page): readonly House[] {
  return lines.slice(1).flatMap((line): readonly House[] => {
    const [label = '', beside] = line.cells.length > 1 ? [cellText(line, 0), cellText(line, 1)] : line.text.split(/:\s/, 2)
    if (beside === undefined || !LET.test(plain(label).replace(/\s?:$/, '').trim())) return []
    const name = upToSign(beside)
    return isName(name) ? told(name, line.index, 'what is let') : []
  })
}

/** Lines from an address to the name above it. */
const ABOVE = 2
const isAlone = ({ text, cells, dates, times }: Line): boolean =>
  cells.length === 1 && dates.length + times.length === 0 && text.trim().length < 60 && !/[:@?!]|,\s*$/.test(text)
function byAddress({ lines }: Page, addresses: readonly AddressMark[]): readonly House[] {
  return addresses.flatMap(({ line, before, start }): readonly House[] => {
    const label = personLabel(line.plain.slice(0, start))
    if (label?.isAll || label?.hasColon) return []
    const own = before === undefined ? '' : trimmed(before)
    if (isName(own) && personOf(own) === undefined) return told(own, line.index, 'before the address')
    for (let at = line.index - 1; at > 0 && at >= line.index - ABOVE; at--) {
      const above = lines[at]
      const name = above && isAlone(above) ? upToSign(above.text) : ''
      if (above && isName(name) && (personOf(name) === undefined || HOUSE_KIND.test(plain(name))))
        return told(name, at, 'above the address')
    }
    return []
  })
}

/** `Almhaus (1737 m)`: how high it lies, said behind the names of huts. */
const HEIGHT =
  /^(?<name>\p{Lu}[\p{L} .'’-]{3,40}?),? \(?(?:m\.? ?\d[.\d]{2,4}|\d[.\d]{2,4} ?m(?:\.| ?ü\. ?M\.| ?s\.l\.m\.| ?n\.m\.m\.)?)\)?$/u
const byHeight = ({ lines }: Page): readonly House[] =>
  lines.slice(1).flatMap(({ text, index }): readonly House[] => {
    const name = HEIGHT.exec(text.trim())?.groups?.name?.trim() ?? ''
    return isName(name) ? told(name, index, 'how high it lies') : []
  })

/** What is let by its number, alone on a line or before what else is told of it. */
const byNumber = ({ lines }: Page): readonly House[] =>
  lines.slice(1).flatMap((line): readonly House[] => {
    const name = line.cells.length === 1 ? upToSign(line.text) : ''
    return NUMBERED().test(plain(name)) ? told(name, line.index, 'its number') : []
  })

/** Who heads the page. */
function atTop({ lines }: Page): readonly House[] {
  const top = lines.find(({ index, text }) => index > 0 && text.trim() !== '')
  const name = top && isAlone(top) ? upToSign(top.text) : ''
  return top && isName(name) && personOf(name) === undefined ? told(name, top.index, 'heads the page') : []
}

function bySender(from: string): readonly House[] {
  const name = trimmed(senderName(from))
  return isName(name) && personOf(name) === undefined ? told(name, 0, 'sender') : []
}

/** The likeliest of all that may be its name. */
const likelyHouse = (page: Page, addresses: readonly AddressMark[]): House | undefined =>
  [byLabel(page), byNumber(page), byHeight(page), byAddress(page, addresses), atTop(page), bySender(page.sender)]
    .flat()
    .find(({ name }) => page.gazetteer.stations(name).length === 0 && page.gazetteer.airportNamed(plain(name)) === undefined)

/** `Apartamento 1 dormitorio`: how much is let, and no name. */
const BEDROOMS =
  /^[a-z-]+ (?:with |mit |avec |de |con |com |met |med )?\d{1,2} (?:bedrooms?|schlafzimmer[n]?|chambres?|dormitorios?|habitaciones|camere|quartos?|slaapkamers?|sovrum|sovevae?relser?|soverom|sypialni[ae]?|loznic[ei])(?![a-z])/
/** `Vestkyst Feriehuse`, `Fell Cottages`, `Alpenverein Sektion Nord`: who lets several, or keeps them, where another name is told. */
const OF_SEVERAL =
  /(?<![a-z])(?:cottages|lodges|villas|chalets|cabins|lets|lettings|homes|holidays|retreats|hideaways|ferienhauser|ferienwohnungen|feriehuse|sommerhuse|stugor|hytter|mokit|gites|locations|casas|case|appartamenti|apartamentos|huisjes|vakantiehuizen|domki|vermittlung|ferienvermittlung|verhuur|udlejning|utleie|uthyrning|formedling|stugservice|(?:sektion|sezione|section|seccion) [a-z ]+)(?: (?:ltd|gmbh|a\/s|aps|as|ab|oy|srl|sl|bv|kg|ev))?$/

/** What is let, where a label tells it, whoever lets it; else the house that was found, else the likeliest name there is. */
export function sureHouse(
  page: Page,
  all: readonly Candidate[],
  found: House | undefined,
  addresses: readonly AddressMark[],
): House | undefined {
  if (found?.how === 'label' || found?.how === 'column') return found
  const isLet = found === undefined || BEDROOMS.test(plain(found.name))
  const own = byLabel(page)[0]
  // Who writes, and lets by the name of the house: `Unterkunft: Ferienwohnung "Enzian"` is a part of it.
  const isSender = found !== undefined && !isAgency(found.name) && plain(senderName(page.sender)).startsWith(plain(found.name))
  const isHouse = found !== undefined && (HOUSE_KIND.test(plain(found.name)) || isSender)
  const isBeside = isHouse && !isLet && !OF_SEVERAL.test(plain(found.name))
  if (own && !isBeside) return own
  if (found && !isLet && OF_SEVERAL.test(plain(found.name))) {
    const [said] = all
      .filter(({ how, name }) => how === 'phrase' && !OF_SEVERAL.test(plain(name)))
      .sort((one, other) => other.score - one.score)
    return byNumber(page)[0] ?? byHeight(page)[0] ?? said ?? found
  }
  return isLet ? likelyHouse(page, addresses) : found
}
