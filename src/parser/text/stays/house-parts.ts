/** What is let in a house, on a farm or in a park: told by its kind, its number or its beds, and not what the house is called. */

import { neighbour } from '../page/around.ts'
import type { Page } from '../page/page.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { type Candidate, isRoom } from './house-names.ts'

/** What campsites and resorts let. */
export const UNIT =
  /^(?:mobil-?home|casa mobile|mobile home|stacaravan|bungalow|chalet|cottage|studio|appartement|apartment|appartamento|lodge tent|tent|tente|zelt|stellplatz|emplacement|piazzola|parcela|suite|zimmer|room|chambre|camera)(?![a-z])/

/** `Stuga Comfort 6 bäddar`: by how many sleep in it one tells what is let and not what it is called. */
const BEDS =
  /\s\d{1,2}[- ]?(?:beds?|berths?|sleeps|betten|pers|personen|lits|couchages|personnes|plazas|personas|posti(?: letto)?|persone|pessoas|persoons|persoonen|slaapplaatsen|baddar|sovplatser|senge|sengepladser|sengeplasser|soveplasser|osob|os|osoby|vuodepaikkaa|luzek|hengen)(?![a-z])/

/** What is let, and the same without its beds. */
function bedsAmong(all: readonly Candidate[]): (one: Candidate) => boolean {
  const told = [...new Set(all.map(({ name }) => name))].filter((name) => BEDS.test(plain(name)))
  return ({ name }) => told.some((other) => other.startsWith(name))
}

/** Labels that tell what one has of a house, and not which one it is. */
const OF_PART =
  /^(?:accommodation|lodging|unterkunft|alloggio|alojamiento|alojamento|hebergement|logement|verblijf|accommodatie|boende|overnatting|nocleg|ubytovani|room|zimmer|chambre|camera|habitacion|quarto|kamer|unit|wohnung|sistemazione|majoitus|szallas|cazare)(?![a-z])/
/** What houses are called that stand on a farm or in a village of such. */
const PART =
  /^(?:casa completa|entire (?:house|home|place)|maison entiere|ganzes haus|intera casa|ferienwohnung|fewo|wohnung|apartment|app(?:artement|artamento)?|apartamento|trullo|dammuso|cottage|chalet|bungalow|studio|suite|zimmer|room|chambre|camera|loft|cabin|yurt|pod|gite|roulotte|mobil-?home|casita|casetta|stuga|hytte|(?:loma)?mokki|domek|chatka|kamer|habitacion|quarto|pokoj)(?![a-z])/

/** `Apartment A2`, `Studio No 5`: by its number a part is told of a house, whose name is another. */
const NUMBERED_PART = /^[a-z-]+ (?:n[or°º]\.? ?)?[a-z]?-?\d{0,3}[a-z]?$/
/** Of some names those that are so told, where others are of houses. */
export function numberedAmong(all: readonly Candidate[]): (one: Candidate) => boolean {
  const isNumbered = (small: string): boolean => isUnit(small) && NUMBERED_PART.test(small)
  const isOfHouse = all.some(({ name }) => HOUSE_KIND.test(plain(name)) && !isUnit(plain(name)))
  return ({ name }) => isOfHouse && isNumbered(plain(name))
}

/** `Apartment A2`; `Apartments Villa Marela` are several. */
export const isUnit = (small: string): boolean => PART.test(small)

/** Of some names those of units that a label for what one has of a house tells, where another label tells a house: `Struttura   Agriturismo Rosa` above `Alloggio   Appartamento Cantina`. */
function partsAmong(all: readonly Candidate[]): (one: Candidate) => boolean {
  const isOfPart = ({ label = '' }: Candidate): boolean => OF_PART.test(plain(label))
  const isOfHouse = all.some((one) => one.how === 'label' && !isOfPart(one) && HOUSE_KIND.test(plain(one.name)) && !isUnit(plain(one.name)))
  return (one) => isOfHouse && one.how === 'label' && isOfPart(one) && isUnit(plain(one.name))
}

/** Of some names those of what is let in a house, by its beds or by its label. */
export function letAmong(all: readonly Candidate[]): (one: Candidate) => boolean {
  const [isByBeds, isPart] = [bedsAmong(all), partsAmong(all)]
  return (one) => isByBeds(one) || isPart(one)
}

/** How sure it is that who writes is a house, where the name says so or a program of houses sent it. */
export const OWN_SURELY = 0.8

const isCalledSo = (own: string, small: string): boolean => small.includes(own) || own.includes(small)

/** Whether another house or a part of it is told beside the one that writes. */
export function isToldBeside(own: Candidate, { name, how, label = '' }: Candidate): boolean {
  const small = plain(name)
  return !isCalledSo(plain(own.name), small) && ((how === 'label' && OF_PART.test(plain(label))) || how === 'column' || isUnit(small))
}

/** Whether what is told is a part of the house that writes. Any house is told by such labels, too, where a tour operator writes. */
export const isPartOf = (own: Candidate, one: Candidate): boolean =>
  isToldBeside(own, one) && (own.sure >= OWN_SURELY || isUnit(plain(one.name)))

/** Lines of the foot of a letter. */
const FOOT = 8
/** Whether a house signs at the foot of a letter above the one address that is told. */
export const isSigned = (page: Page, addresses: readonly AddressMark[], { name, line }: Candidate): boolean =>
  addresses.length === 1 &&
  line >= page.lines.length - FOOT &&
  addresses.some((address) => address.line.index > line && address.line.index <= line + 2) &&
  HOUSE_KIND.test(plain(name)) &&
  !isUnit(plain(name))

/** `ホテル花荘` right below `Hotel Hanaso`: a name in letters for those who drive there, beside the one in ours. */
export const aliasAmong =
  (page: Page, all: readonly Candidate[]) =>
  ({ name, line }: Candidate): boolean =>
    /\p{Lo}/u.test(name) &&
    !/\p{Lu}/u.test(name) &&
    all.some(
      (other) =>
        /\p{Lu}/u.test(other.name) &&
        other.line === neighbour(page, line, -1)?.index &&
        page.lines[other.line]?.text.trim() === other.name &&
        !isRoom(other.name),
    )
