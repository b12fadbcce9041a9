/** References of bookings, by the words before them. */

import { cellAt, cellIndex } from '../page/around.ts'
import { isMenu } from '../page/menus.ts'
import type { Line, Page } from '../page/page.ts'
import { BEGINS_WITH_TOWN } from '../places/address-words.ts'
import { plain } from '../words/plain.ts'
import { namedReferences } from './named-references.ts'
import { valueBelow } from './reference-below.ts'
import { underBrokenHeading, underRunTogether } from './reference-headings.ts'
import { referenceLabels } from './reference-labels.ts'
import { besideBrokenLabel } from './reference-rows.ts'
import { withoutLabel } from './reference-sentences.ts'
import { isAllOf, isCode, valueAfter } from './reference-values.ts'
import { sellersReferences } from './sellers-references.ts'
import { wordsOf } from './written-words.ts'

export interface Reference {
  readonly value: string
  readonly line: number
  readonly start: number
  readonly rule: string
  /** The words before it. */
  readonly label?: string
  /** The higher, the more likely it is the booking's own. */
  readonly rank: 1 | 2
  readonly isBooking: boolean
}

/** Labels that look like those of a booking but are of something else. */
const NOT_BOOKING =
  /(?<![a-z])(?:ticket|invoice|rechnung|facture|factura|fattura|faktura|member|customer|kunden|client|phone|tel|payment|transaction|loyalty|tracking|parcel|credit|policy|police|claim|complaint|hold|lock|quote|quotation|search|alert|subscription|abonnement[a-z]*|card(?=s?(?![a-z])|holder|number|member|payment|transaction)|flyer|tax|vat|iva|table|steuer)[a-z]*[ :.-]*(?:(?:and|und|et|y|e|en|och|og|i|ja|a|&|\/) ?)?$/

/** `Property ref. 1048817`, `Cottage reference`: which house of a catalogue it is, and no booking of it. */
const OF_CATALOGUE =
  /(?<![a-z])(?:property|listing|cottage|villa|(?:ferien)?objekts?|ferienhaus|ferienwohnungs?|inserats?|woning|feriehus|fritidshus|sommerhus|stuga|mokki)[ -]?$/
/** `Réf. propriété 1048817`: the same where it is said behind. */
const CATALOGUE_BEHIND =
  /^\.? (?:de |de la |de l'|du |del |della |dell'|da |do )?(?:propriete|annonce|gite|propiedad|anuncio|inmueble|annuncio|immobile|imovel)(?![a-z])/

/** `Central de reservas: 915 550 190`: where one calls to book. */
const CALLED = /(?<![a-z])(?:centr(?:al|ale|alita|o|e)|servicio|service|servizio|telefono|telephone) (?:de |di |des |delle |da )$/

/** `Ihr Betrag wurde mit der Vorgangsnummer 514277 Ihrer Kreditkarte belastet`: the number of a payment. */
const CHARGED =
  /(?<![a-z])(?:kreditkarte|konto|credit card|card|carte|tarjeta|carta|cartao|creditcard|kort|karte)(?![a-z])[^.]{0,60}(?:belastet|abgebucht|charged|debited|debitee?|prelevee?|cargad[oa]|addebitat[oa]|debitad[oa]|afgeschreven|belast|debiterats|trukket|obciazon[ao])(?![a-z])/

const isOfCatalogue = (small: string, before: string, end: number): boolean =>
  OF_CATALOGUE.test(before) || CATALOGUE_BEHIND.test(small.slice(end))

/** Whether the sentence that a label stands in says so. */
function isCharged(line: Line, at: number): boolean {
  const cell = cellAt(line, at)
  const [start, end] = [cell?.start ?? 0, cell?.end ?? line.plain.length]
  const before = line.plain.slice(start, at).search(/[^.!?]*$/)
  const after = line.plain.slice(at, end).search(/[.!?](?:\s|$)/)
  return CHARGED.test(line.plain.slice(start + before, after < 0 ? end : at + after))
}

/** `Centrale de réservation n° 4471882` and `Servicio de reserva: QK7T2M` are no numbers that one calls. */
const isTelephone = (label: string, value: string): boolean =>
  !/[A-Z]/.test(value) && !/n[°º]|(?<![a-z])(?:nr|num)/.test(label) && (/[\s.-]/.test(value) || value.length > LONGEST_CODE)
/** Figures of a code, where nothing parts them: a number that one calls has more. */
const LONGEST_CODE = 7

/** Of labels: that a code or a number follows. */
const SAYS_CODE = /num|nr|n[o°º](?![a-z])|cod|kod|clave|ref|loca[lt]|pnr|#|id(?![a-z])|cislo|szam|azonosito|tunnus|kennung|viite/
/** `Forum in Vienna, 17-19 May` */
const DAYS = /^\d{1,2}-\d{1,2}$/
/** A code, or figures in groups: those of a telephone are in no subject. */
const IN_SUBJECT = /(?<![\p{L}\d-])[A-Z\d][A-Z\d-]{4,20}(?![\p{L}\d-]|\.\d)|(?<![\p{L}\d.,-])\d{3,5}(?:\.\d{3,5}){2,3}(?![\p{L}\d.,-])/gu
/** Codes in the subject that stand on the page as well, whatever is before them. */
function inSubject(page: Page): Reference[] {
  const [subject, ...lines] = page.lines
  // `30 % off your flights with the code BLACK30`
  if (subject && /\d ?%/.test(subject.text)) return []
  return [...(subject?.text.matchAll(IN_SUBJECT) ?? [])].flatMap(([value]): Reference[] => {
    if (
      !/\d/.test(value) ||
      DAYS.test(value) ||
      !isCode(value) ||
      subject?.flights.some(({ start, end }) => subject.text.slice(start, end).includes(value))
    )
      return []
    const line = lines.find(({ text }) => text.includes(value))
    return line
      ? [{ value, line: line.index, start: line.text.indexOf(value), rule: 'a code in the subject', rank: 2, isBooking: false }]
      : []
  })
}

/** Numbers of tickets are of use where a booking has one, and nothing else. */
function withoutTickets(found: readonly Reference[]): Reference[] {
  const others = found.filter(({ rank }) => rank > 1)
  if (others.length > 0) return others
  const unpaid = found.filter(({ label = '' }) => !OF_PAYMENT.test(plain(label)))
  const tickets = unpaid.length > 0 ? unpaid : found
  return new Set(tickets.map(({ value }) => value.replace(/[\s.-]/g, ''))).size > 1
    ? []
    : tickets.filter(({ value }) => !/^\d{13}$/.test(value.replace(/[\s.-]/g, '')))
}
/** `Variabilní symbol`: by which one pays. */
const OF_PAYMENT = /^variab/

/**
 * `Location n° 118204`: in French a hire by its number, else the pitch or the room that one lets. It counts on pages that speak of a car, and of no other
 * number of a booking.
 */
function withoutPitches({ lines }: Page, found: readonly Reference[]): readonly Reference[] {
  const others = found.filter(({ label = '' }) => !/^location n/i.test(label))
  const isOfCar = others.length === 0 && lines.some(({ plain }) => IN_CAR.test(plain))
  return isOfCar ? found : others
}
const IN_CAR = /(?<![a-z])(?:vehicules?|voitures?|conducteurs?|loueur|kilometrage|carburant|permis de conduire)(?![a-z])/

/** The booking's own references of a page, in order. */
export const findReferences = (page: Page): Reference[] => withoutTickets(withoutPitches(page, allReferences(page)))

/** `RP/PARK2108/PARK2108   AA/SU   6JAN27/0912Z   ABC123`: the head of what an agency's system keeps of a booking ends in its reference. */
const HEAD_OF_RECORD = /^\s*RP\/[A-Z\d]{6,9}\/\S{0,9}\s.*\d{1,2}[A-Z]{3}\d\d\/\d{4}Z\s+(?<value>[A-Z\d]{6})\s*$/
function ofRecord({ text, index }: Line): Reference[] {
  const value = text.includes('RP/') ? HEAD_OF_RECORD.exec(text)?.groups?.value : undefined
  return value ? [{ value, line: index, start: text.lastIndexOf(value), rule: 'the head of a record', rank: 2, isBooking: true }] : []
}

/** `Référence Ulysse`, in what begins with `Ulysse`: whoever sells is named behind the label, and the code stands below. */
function isLogo({ lines }: Page, { text, index }: Line, end: number): boolean {
  const name = text
    .slice(end)
    .replace(/[:\s]+$/, '')
    .trim()
  return /^\p{Lu}[\p{L}\d.]{2,20}$/u.test(name) && lines.some((line) => line.index < index && line.text.trim() === name)
}

/** `Confirmation:   90100 Oulu,   breakfast`: the town of an address, in the next cell; the number stands below. */
const isPostalCode = ({ text, cells }: Line, at: number, { value, start }: { readonly value: string; readonly start: number }): boolean =>
  /^\d{4,5}$/.test(value) && cells[at + 1]?.start === start && BEGINS_WITH_TOWN.test(text.slice(start))

/** `LOCALIZADOR RENFE` among other headings, or alone: in capitals, and no code as airlines write them, whose it is that stands below. */
function isWhose(page: Page, { text, plain, cells }: Line, at: number, told: { readonly value: string; readonly start: number }): boolean {
  const [label, value] = [text.slice(cells[at]?.start, told.start), text.slice(told.start, cells[at]?.end).trim()]
  const isName = value.length !== LOCATOR || page.gazetteer.airlineNamed(value.toLowerCase()) !== undefined
  return value === told.value && isName && label === label.toUpperCase() && !/\d/.test(plain)
}
/** Letters and figures of what airlines call a booking. */
const LOCATOR = 6

/** All references of a page with the numbers of its tickets, in order. */
export function allReferences(page: Page): Reference[] {
  const found: Reference[] = []
  const isWord = wordsOf(page)
  const ofSellers = sellersReferences(page)
  for (const line of page.lines) {
    found.push(
      ...ofSellers.filter((one) => one.line === line.index && !found.some((other) => other.line === one.line && other.start === one.start)),
      ...ofRecord(line),
      ...besideBrokenLabel(page, line),
      ...underBrokenHeading(page, line),
      ...underRunTogether(page, line),
      ...namedReferences(page, line),
    )
    for (const { start, end, rank, isBooking } of referenceLabels(line.plain)) {
      const before = line.plain.slice(cellAt(line, start)?.start ?? 0, start)
      if (NOT_BOOKING.test(before) || (!isBooking && (isOfCatalogue(line.plain, before, end) || isCharged(line, start)))) continue
      const label = line.text.slice(start, end)
      const rule = `label "${label}"`
      const at = cellIndex(line, start)
      const isAlone = !/[a-z\d]/.test(line.plain.slice(end)) || isLogo(page, line, end)
      // In tables and in mails of one word a line, the value stands below.
      const below = () => valueBelow(page, { line, at, isAlone, label: line.plain.slice(start, end) }, isWord)
      // The number of a ticket has figures; what tickets are fetched with may have none.
      const isFetched = /(?<![a-z])reference$/.test(line.plain.slice(start, end))
      const isLikely = ({ value }: { readonly value: string }): boolean =>
        rank > 1 || /\d/.test(value) || (isFetched && value.length === 6 && line.text.trimEnd().endsWith(` ${value}`))
      const beside = valueAfter(line.text, line.plain, end)
      const words = line.plain.slice(start, end)
      const saysCode = SAYS_CODE.test(words)
      // `Confirmation de votre vol AF1680`
      const isFree = (told: { readonly value: string; readonly start: number }, where: Line): boolean =>
        saysCode ||
        (isBooking && told.start - end <= 1 && /^[A-Z]{2}-\d+$/.test(told.value)) ||
        !where.flights.some((flight) => flight.start <= told.start && told.start < flight.end)
      const isCalled = CALLED.test(before)
      const isHere = beside && !isPostalCode(line, at, beside) && isLikely(beside) && isFree(beside, line) && !isWord(beside.value)
      const here = isHere && !(isCalled && isTelephone(words, beside.value)) ? beside : undefined
      if (isCalled && !here) continue
      if (here) {
        // Capitals beside a label are another heading where the column has a code below.
        const isNextCell = here.start >= (line.cells[at]?.end ?? Number.POSITIVE_INFINITY)
        const isHeading = !/\d/.test(here.value) && (isNextCell || isWhose(page, line, at, here))
        const under = isHeading ? below() : undefined
        const told = under && /\d/.test(under.value) ? under : { ...here, line: line.index }
        // `RESERVATIONS   DINING   SPA`: the menu of a page.
        if (isHeading && told.line === line.index && /s$/i.test(label) && isMenu(line)) continue
        // `LOCALIZADOR   N° BILLETE`: what a number is of, and no number.
        if (isHeading && told.line === line.index && /(?<![a-z])n[°º]\s?$/.test(line.plain.slice(end, told.start))) continue
        // `BOOKED ON`: the heading of the next column.
        if (isHeading && told.line === line.index && !isAllOf(line.text, told.start, told.value)) continue
        if (!found.some((other) => other.line === told.line && other.start === told.start))
          found.push({ ...told, rule, label, rank, isBooking })
        continue
      }
      const there = below()
      const under = there && page.lines[there.line]
      if (there && !(isLikely(there) && under && isFree(there, under) && !isWord(there.value))) continue
      // `Booking confirmation` stands above a code of six letters, and above whose it is.
      if (there && !/\d/.test(there.value) && there.value.length !== 6 && !saysCode) continue
      if (there && !found.some((other) => other.value === there.value && other.line === there.line)) {
        const { isDoubtful, ...told } = there
        found.push({ ...told, rule, label, ...(isDoubtful ? { rank: 2, isBooking: false } : { rank, isBooking }) })
      }
    }
  }
  if (found.length === 0) found.push(...withoutLabel(page))
  if (found.length === 0) found.push(...inSubject(page))
  return found.map((one) => ({ ...one, value: wholeElsewhere(page, one) ?? inOnePiece(page, one.value) }))
}

/** Pieces of a code, and nothing behind them. */
const PIECES = /^[A-Z\d]{4,}(?: [A-Z\d]{1,8}){1,3}(?=\s*$|\s{3})/
/** A code in one piece, with a figure. */
const CODES = /(?<![\p{L}\d])(?=[A-Z]*\d)[A-Z\d]{9,24}(?![\p{L}\d])/gu
/** Letters that pictures do not tell from figures. */
const asFigures = (code: string): string => code.replaceAll('O', '0').replaceAll('I', '1')
/** `1904471 826C0U NT` in a picture, of which another line has all: `1904471826COUNT`. */
function wholeElsewhere({ lines }: Page, { line, start }: Reference): string | undefined {
  const pieces = PIECES.exec(lines[line]?.text.slice(start) ?? '')?.[0].replaceAll(' ', '')
  if (pieces === undefined || !/[A-Z]/.test(pieces)) return undefined
  const codes = lines.flatMap(({ text, index }) => (index === line ? [] : (text.match(CODES) ?? [])))
  return codes.find((code) => asFigures(code) === asFigures(pieces))
}

/** `1194 027 638`, which the subject or another line writes without its spaces. */
function inOnePiece({ lines }: Page, value: string): string {
  const whole = value.includes(' ') ? value.replaceAll(' ', '') : ''
  if (!/^[A-Z\d]{6,}$/.test(whole)) return value
  const isWritten = new RegExp(`(?<![\\p{L}\\d])${whole}(?![\\p{L}\\d])`, 'u')
  return lines.some(({ text }) => text.includes(whole) && isWritten.test(text)) ? whole : value
}
