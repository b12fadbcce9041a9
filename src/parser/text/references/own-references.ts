/** Which of a page's references is that of one stay or car: the one said of it, the one that confirms it, else the nearest. */

import type { Found } from '../../found.ts'
import type { MomentPair } from '../days/pairs.ts'
import { cellText, columnNamed } from '../page/around.ts'
import type { Page } from '../page/page.ts'
import { trimmed } from '../stays/house-names.ts'
import { FIRMS } from '../words/hire-firms.ts'
import { plain } from '../words/plain.ts'
import { remembered } from '../words/remembered.ts'
import { houseNumbers } from './house-numbers.ts'
import { CONFIRMED, type Confirmation, confirmations, unconfirmed, WHOLE } from './part-confirmations.ts'
import { isOfAirline, isSaidOf, referenceNear } from './reference-kinds.ts'
import { ITINERARIES, referenceLabels } from './reference-labels.ts'
import type { Reference } from './references.ts'
import { notSellers } from './sellers-references.ts'
import { supplierReferences } from './supplier-references.ts'
import { codeIn, type SupplierReference } from './supplier-values.ts'

/** How whoever has the rooms knows the booking, beside the numbers of those who sold it: `Localizador proveedor`. */
const OF_PROVIDER =
  /(?<![a-z])(?:proveedor|mayorista|alojamiento|establecimiento|fornecedor|alojamento|fornitore|fournisseur|prestataire|leistungstrager|lieferanten|leverancier|supplier|provider)(?![a-z])/
/** Those that say that it is one who has rooms. */
const OF_ROOMS = /(?<![a-z])(?:alojamiento|establecimiento|alojamento)(?![a-z])/
/** Words that may be said of whoever provides anything. */
const OF_ANYONE = /(?<![a-z])(?:supplier|vendor|partner|provider)(?![a-z])/
/** What else has a provider: between a stay and such a label, it is told of what the label is about. */
export const OTHER_SERVICE =
  /(?<![a-z])(?:traslados?|[a-z]*transfers?|transferts?|trasferimento|activit(?:y|ies)|actividad(?:es)?|activites?|attivita|aktivitaten|excurs[a-z]+|ausfl[a-z]+|tours?|visitas?|visite guidee|parking|parkplatz|aparcamiento|seguro|[a-z]*versicherung|insurance|assurance|assicurazione|flights?|vuelos?|vols?|voli|voos?)(?![a-z])/
const SERVICES = /^\s*(?:servic[a-z]+|servizi|leistungen|prestations|diensten)(?![a-z]|\s?:\s?\S)/
const VOUCHER = /voucher/i
/** Labels that say themselves what they are of. */
const OF_HOTEL =
  /^(?:[a-z]+ )?hotel(?:s|'s)? |(?<=[a-z]) (?:(?:of|der|des|de|du|del|della|dell'|di|do|da|van|for|hos|av|pa) (?:the |het |la |l'|de )?)?(?:hotels?|hotell?|hotellet|unterkunft|hebergement|logement|alojamiento|struttura|alloggio|alojamento|accommodatie|boendet?|overnattingsstedet|overnatningsstedet|obiektu|ubytovani|property|accommodation)$/
const OF_CAR = /^(?:[a-z]+ )?(?:car|rental|vehicle) /
/** Of the number of a whole journey. */
const OF_JOURNEY = new RegExp(`^(?:travel )?(?:${[...ITINERARIES].join('|')})`)
/** What airlines and railways call theirs is none of a house. */
const OF_RIDE =
  /(?<![a-z])(?:airline|flight|flug|fluges|fluggesellschaft[a-z]*|compagnie|compania|compagnia|companhia|aerolinea|luchtvaartmaatschappij|vol|vuelo|volo|voo|vlucht|lotu|train|rail|railway|pnr|filekey)(?![a-z])/
/** How much farther off a line below seems than one above: what confirms a stay stands above it more often. */
const BELOW = 1.6
/** Lines: a confirmation farther from its stay is that of something else. */
const REACH = 10
/** In a block that no empty line parts it may be farther. */
const BLOCK = 30
/** What says that it is that of the house may stand farther off. */
const FARTHEST = 20
/** And what says no more than that someone provides it: eight lines below, a few more than those of the stay itself. */
const OF_ANYONE_REACH = 13
/** What a column of references is called. */
const COLUMN =
  /^(?:(?:(?:c|cislo|nr|no|n[°º]|num|numero|numer|nummer)\.? )?(?:booking|reservation|reservierung|buchung|reserva|prenotazione|reservering|boeking|bokning|bestilling|rezerwacj[ai]|varaus|rezervace)\.?|.*(?:nummer|number|numero|numer|reference|referenz|referentie|referencia|riferimento|referens|referanse|referencja|viite|code|codigo|codice|no\.?|nr\.?|n[°º]|ref\.?|rif\.?))$/
/** `Rechnungsnr.`, `Platz-Nr.`: what else is numbered in a column. */
const OF_ELSE =
  /(?<![a-z])(?:rechnung|invoice|facture|factura|fattura|faktur|fatura|factuur|zimmer|room|chambre|habitacion|camera|quarto|kamer|sitz|platz|seat|place|posto|asiento|lugar|stoel|plats|plass|plads|wagen|coach|voiture)/
const isColumn = (heading: string): boolean =>
  CONFIRMED.test(heading.replace(WHOSE, '')) ||
  (COLUMN.test(heading) &&
    !OF_ELSE.test(heading) &&
    (referenceLabels(heading).some(({ start, rank }) => start === 0 && rank > 1) || !heading.includes(' ')))
/** `Vs. conferma n.`, `Ihre Bestätigung` */
const WHOSE = /^(?:vs|vostr[ao]|ns|nostr[ao]|ihre?|unsere?|your|our|votre|notre|vuestra|nuestra|uw|onze)\.? (?=[a-z])/

/** Lines of a row whose cells have more lines than one. */
const ROW = 5

/** In the row of a table: what stands under the heading that says confirmation. The days of a hire may stand on a line below the first of its row. */
export function columnReference(page: Page, index: number): { readonly value: string; readonly rule: string } | undefined {
  const above = page.lines.slice(Math.max(0, index - ROW), index + 1)
  const block = above.slice(above.findLastIndex((line) => line.plain.trim() === '') + 1)
  const row = block.findLast(({ cells }) => cells.length > 2)
  // A row of services begins with its day.
  const isRow = row && (row.index === index || (row.dates[0]?.start ?? Number.POSITIVE_INFINITY) < (row.cells[0]?.end ?? 0))
  if (!isRow) return undefined
  // Above the line of the days a voucher's number is that of whoever arranged it.
  const isOwn = (heading: string): boolean => isColumn(heading) && (row.index === index || !VOUCHER.test(heading))
  const cell = row.cells[columnNamed(page, row, isOwn)]
  const told = cell && !row.dates.some(({ start }) => start >= cell.start && start < cell.end) ? row.text.slice(cell.start, cell.end) : ''
  const code = WHOLE.test(told) ? told : codeIn(told)
  return code ? { value: code, rule: 'a column of confirmations' } : undefined
}

/** A page whose stays and cars have numbers of their own, which are found when first asked for. */
export interface Numbered {
  readonly page: Page
  readonly confirmed: () => readonly Confirmation[]
  readonly without: () => readonly number[]
  readonly supplied: () => readonly SupplierReference[]
}

export const numbered = (page: Page): Numbered => ({
  page,
  without: remembered(() => unconfirmed(page)),
  confirmed: remembered(() => confirmations(page)),
  supplied: remembered(() => supplierReferences(page)),
})

/** Lines of a voucher. */
const VOUCHER_LINES = 12

/** Itineraries list their houses, and then have a voucher for each: what confirms it there, below its name and the day of arrival, or above them. */
export function referenceOnVoucher(
  { page, confirmed }: Numbered,
  references: readonly Reference[],
  name: string,
  arrival: string,
  after: number,
): Found | undefined {
  const small = plain(name)
  const heads = page.lines.filter(
    (line) =>
      line.index > after &&
      line.plain.includes(small) &&
      line.cells.some((cell) => plain(trimmed(cellText(line, line.cells.indexOf(cell)))) === small),
  )
  for (const { index } of heads) {
    const isBelow = (line: number): boolean => line > index && line <= index + VOUCHER_LINES
    const isArrival = page.lines
      .slice(index, index + VOUCHER_LINES)
      .some(({ dates }) => dates[0] && page.calendar.dayOf(dates[0])?.date === arrival)
    const told = isArrival ? confirmed().find(({ line, label }) => isBelow(line) && !VOUCHER.test(label)) : undefined
    if (told) return { value: told.value, rule: told.rule, sure: 0.8 }
    const [above, ...others] = isArrival ? ownAbove(page, references, Math.max(after, index - VOUCHER_LINES), index) : []
    if (above && others.length === 0) return { value: above.value, rule: above.rule, sure: 0.75 }
  }
  return undefined
}
/** References between two lines that no other part of the page tells: on each voucher that of the agency may stand as well. */
const ownAbove = (page: Page, references: readonly Reference[], from: number, to: number): readonly Reference[] =>
  references.filter(
    (one) =>
      one.line > from &&
      one.line < to &&
      !isOfAgency(page, one) &&
      !isOfAirline(page, one) &&
      references.every(({ value, line }) => value !== one.value || line === one.line),
  )

/** Vouchers one after the other have each a reference of its own above its days. */
export function referencesInTurn(page: Page, references: readonly Reference[], pairs: readonly MomentPair[]): readonly Reference[] {
  const days = pairs.map(({ first }) => first.hit.line.index)
  const above = days.map((day, at) => references.filter(({ line }) => line > (days[at - 1] ?? 0) && line < day))
  const isEach = (each: readonly Reference[]): boolean => new Set(each.map(({ value }) => value)).size === pairs.length
  // Above the first that of them all may stand as well, by another label.
  const label = above[1]?.[0]?.label
  const each = above.flatMap((some, at) => (at === 0 ? some.findLast((one) => one.label === label) : undefined) ?? some[0] ?? [])
  // Else each may stand below its stay, and the first be that of them all.
  const isLast = references.every(({ line, value }) => line < (days.at(-1) ?? 0) || each.some((one) => one.value === value))
  if (pairs.length < 2) return []
  if (isLast && isEach(each)) return each
  // On a page each, that of them all may be told as well: what is not the same on all of them is their own.
  const labels = new Set(above[1]?.map((one) => one.label))
  const told = [...labels].map((name) => above.flatMap((some) => some.findLast((one) => one.label === name) ?? []))
  const own = told.filter((some) => some.length === pairs.length && isEach(some))
  return own.find((some) => some.every((reference) => isSaidOf(page, reference, 'hotel'))) ?? own[0] ?? []
}

/** `Agency reference: TR-55190`, on the voucher of a wholesaler: how whoever sold it knows the booking. */
const OF_AGENCY = /(?<![a-z])(?:agen(?:cy|t|cia|ce|zia|tur)|reiseburo|reisebureau)(?:'s)? (?:own )?$/
function isOfAgency({ lines }: Page, { line, start, label = '' }: Reference): boolean {
  const before = lines[line]?.plain.slice(0, start) ?? ''
  return OF_AGENCY.test(before.slice(0, Math.max(0, before.lastIndexOf(plain(label)))))
}

export function ownReference(
  { page, confirmed, without, supplied }: Numbered,
  references: readonly Reference[],
  index: number,
  kind: 'hotel' | 'car',
  isOwn: (line: number) => boolean = () => true,
): Found | undefined {
  const found = ({ value, rule }: { value: string; rule: string }): Found => ({ value, rule, sure: 0.8 })
  const far = (line: number): number => (line <= index ? index - line : (line - index) * BELOW)
  const isApart = (line: number): boolean =>
    page.lines.slice(Math.min(line, index), Math.max(line, index)).some(({ plain: small }) => small.trim() === '')
  const own = columnReference(page, index)
  if (own) return found(own)
  // Who hires out a car knows it by a number of his own where others arranged it.
  const [hired] =
    kind === 'car'
      ? supplied()
          .filter(({ line }) => isOwn(line))
          .sort((a, b) => far(a.line) - far(b.line))
      : []
  if (hired) return hired.found
  // So does the house, by whatever label says so.
  const [housed, ...others] = kind === 'hotel' ? houseNumbers(page).filter(({ line }) => isOwn(line)) : []
  if (housed && others.every(({ value }) => value === housed.value)) return found(housed)
  // Nor is that number one of a house.
  const ofCars = kind === 'hotel' ? supplied().filter(({ label }) => FIRMS.in(plain(label)).size > 0) : []
  const open = notSellers(page, references).filter(({ value }) => !ofCars.some(({ found }) => found.value === value))
  const inside = open.filter(({ line }) => isOwn(line))
  const isOfIt = ({ line, label = '' }: Reference): boolean => line > 0 && (kind === 'hotel' ? OF_HOTEL : OF_CAR).test(plain(label))
  const said = inside.find(isOfIt) ?? inside.find((reference) => reference.line > 0 && isSaidOf(page, reference, kind))
  if (said) return found(said)
  // Whether a number stands with another service than the stay. Under a heading of services, all are of one provider.
  const isOfOther = (line: number): boolean => {
    const between = page.lines.slice(Math.min(line, index + 1), Math.max(line + 1, index))
    const other = between.findIndex(({ plain: small }) => OTHER_SERVICE.test(small))
    const listed = between.slice(0, Math.max(other, 0)).findLastIndex(({ plain: small }) => small.trim() === '' || SERVICES.test(small))
    return other >= 0 && !SERVICES.test(between[listed]?.plain ?? '')
  }
  const isProvided = ({ line, label = '' }: Reference): boolean =>
    line > 0 &&
    OF_PROVIDER.test(plain(label)) &&
    far(line) <= (OF_ROOMS.test(plain(label)) ? FARTHEST : OF_ANYONE_REACH) &&
    !isOfOther(line)
  const [provided, ...more] = kind === 'hotel' ? inside.filter(isProvided) : []
  if (provided && more.length === 0 && ofCars.length === 0) return found(provided)
  const [near] = confirmed()
    .filter(({ line, label }) => !(kind === 'hotel' && OF_ANYONE.test(plain(label)) && isOfOther(line)))
    // What says itself that it is of the house may stand anywhere.
    .filter(
      ({ line, label }) =>
        isOwn(line) &&
        (far(line) <= REACH || (!isApart(line) && far(line) <= BLOCK) || (kind === 'hotel' && /^(?:hotel|property)/i.test(label))),
    )
    // The number of a voucher is that of whoever arranged it; what no empty line parts from the days comes before all.
    .sort(
      (a, b) =>
        Number(isApart(a.line)) - Number(isApart(b.line)) ||
        Number(VOUCHER.test(a.label)) - Number(VOUCHER.test(b.label)) ||
        far(a.line) - far(b.line),
    )
  // Beside a voucher's number that of the booking says more.
  const beside = near && VOUCHER.test(near.label) ? inside.find(({ line, rank }) => line === near.line && rank > 1) : undefined
  // What confirms the house that stands above is none of a car with a number among its own lines.
  const isAmong = ({ line, rank, label = '' }: Reference): boolean => line > 0 && rank > 1 && !isApart(line) && !OF_RIDE.test(plain(label))
  const isAbove = near === undefined || (near.line < index && isApart(near.line))
  const among = kind === 'car' && isAbove ? inside.find(isAmong) : undefined
  if (among) return found(among)
  if (near) return found(beside ?? near)
  if (without().some((line) => isOwn(line) && far(line) <= REACH && !isApart(line)) && confirmed().length > 0) return undefined
  const all = inside.length > 0 ? inside : open
  // `Ref. 20417` behind the name of a house is its number with an agency, where one is told of the booking.
  // And of the whole journey an agency has a number, where the stay has one of its own.
  const isOfJourney = ({ label = '' }: Reference): boolean => OF_JOURNEY.test(plain(label))
  const isOfRide = (one: Reference): boolean => OF_RIDE.test(plain(one.label ?? '')) || isOfAirline(page, one)
  const hasOwn = kind === 'hotel' && all.some((one) => one.isBooking && one.line > 0 && !isOfJourney(one) && !isOfRide(one))
  const named = all.filter(
    (one) =>
      !/^ref\.?$/i.test(one.label ?? '') && !(hasOwn && isOfJourney(one)) && !isOfAgency(page, one) && !(kind === 'hotel' && isOfRide(one)),
  )
  const other = referenceNear(page, named.length > 0 ? named : all, index, kind)
  return other && found(other)
}
