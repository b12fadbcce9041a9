/** References of bookings, by the words before them. */

import { STREET } from './address-words.ts'
import { cellAt, cellIndex, cellText, neighbour } from './around.ts'
import { isMenu } from './menus.ts'
import type { Line, Page } from './page.ts'
import { plain } from './plain.ts'
import { isReferenceWord, referenceLabels } from './reference-labels.ts'

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

/** What may stand between the label and the reference. */
const FILLER =
  /^(?:\/ ?[^\d\s:/][^\d:/]{0,28}[^\d\s:/](?=\s{3}|\s?:)|\((?:pnr|ref|gds|[a-z ]{3,20})\)|[\s:.#=–—\-"'*|()]|n°|nº|n\.º|no\.|nr\.?(?![a-z])|(?:br|num|nro|sz|st)\.(?= ?[a-z]{0,3}\d)|n\.|c\.(?= ?\d)|pnr|(?:der|des|ihrer|of the|of your|de la|de l'|della|del|de|da|do|van de|van het|hos) ?(?:airline|fluggesellschaft|hotels?|bahn|vermieters?|compagnie(?: aerienne)?|compania(?: aerea)?|aerolinea|compagnia(?: aerea)?|companhia(?: aerea)?|luchtvaartmaatschappij|flygbolaget|flyselskapet)(?=\s?:)|(?:is|ist|lautet|est|es|e|er|ar)(?=[\s:])|code\b|number\b|nummer\b|numero\b|loueur\b|(?:[a-z]{2,14}(?: [a-z]{2,14})?(?:\.(?:com|net|[a-z]{2}))?(?<!date|datum|data|dato|fecha|status|name|from|type|price|total|details))(?=\s?:\s{0,9}(?=[a-z]{0,3}[- ]?\d|[a-z0-9]{5,8}\s*$))|(?:amadeus|sabre|galileo|worldspan|travelport|apollo|gds)(?=\s?[:/]|\s{1,3}[a-z0-9]{6}\s*$)|\w\w\/(?=[a-z0-9]{5,6}\b(?!\/)))*/
const VALUE =
  /^(?:[A-Z]{2,4}-\d{3} \d{3}(?=\s*$|\s{3})|[A-Z]{1,3}\d{2,5}(?: \d{3,5}){1,2} [A-Z]{1,3}(?=\s*$|\s{3}|\s[|·])|\d{2,4}(?: \d{2,4}){2,4}(?=\s*$|\s{2})|[1-9](?: \d{3}){2,3}(?: \d{2})?(?=\s*$|\s{2})|[A-Z]{0,3}\d{2,4}(?: \d{3,4}){1,4}(?: \d{2}(?=\s*$|\s{2}))?(?![\d.,])|\d{2,4}(?:\.\d{3}){2,3}(?![\d.,])|\d{4,5}\.\d{4,5}(?![\d.,])|(?!0|\d{3}\.\d{3}\.\d{4}(?!\d)|(?:19|20)\d\d\.\d{1,2}\.\d{1,2}(?!\d))\d{3,5}(?:\.\d{2,5}){2,3}(?![\d.,])|[A-Z]{2} \d{4}(?: \d{3,4}){1,3}(?![\d.,])|[A-Z]{1,2} \d{2,4}\/\d{2,6}(?=\s*$|\s{3}|\s[|·])|[A-Z]{2,4}\d(?: \d{4}){1,3}(?![\d.,])|[A-Z]{1,3} \d{3,4}(?:\.\d{3}){1,2}(?![\d.,])|[A-Z]{0,2}\d{4} \d{4} \d{2}(?=\s*$|\s{3}|\s[|·])|\d(?: \d{3}){3}(?=\s*$|\s{2})|(?:\d{4} \d{5}|\d{6,8} \d{2,4})(?=\s*$|\s{3})|[A-Z]{1,4}-\d{2,4}(?: \d{2,4}){1,3}(?=\s*$|\s{2}|\s[|·–-]|[.,;)](?:\s|$))|[A-Z]{2,4} \d{4,10}[-/]\d{1,4}(?=\s*$|\s{2}|\s[|·–-]|[.,;)](?:\s|$))|(?!TEL|FAX|UHR)[a-z]?[A-Z]{2,4} \d{2,4}(?: \d{2,4}){1,4}(?=\s*$|\s{3}|\s[|·–-]|[.,;)](?:\s|$))|[A-Z]{2,3} \d{6,10}(?=\s*$|\s{3}|\s[|·])|[A-Z]{1,3}-[A-Z]{1,3} \d{5,10}(?=\s*$|\s{2}|\s[|·–-]|[.,;)](?:\s|$))|(?=[A-Z ]*\d)(?=[\d ]*[A-Z])[A-Z\d]{3}(?: [A-Z\d]{3}){1,3}(?: [A-Z\d]{2})?(?=\s*$|\s{3}|\s[|·])|(?=[A-Z\d ]{0,16}(?:[A-Z]\d|\d[A-Z]))(?=[A-Z]{0,3}\d)[A-Z\d]{4}(?: (?=[A-Z]{0,3}\d)[A-Z\d]{4}){1,3}(?=\s*$|\s{3}|\s[|·–-]|[.,;)](?:\s|$))|(?!TEL|FAX|UHR|ICE|TGV|TER|REX|RJX|AVE)[A-Z]{3} \d{4} [A-Z](?=\s*$|\s{3}|\s[|·])|[A-Z0-9]{2,12}(?:-[A-Z0-9]{2,12}){4,6}(?![\w@-])|[A-Z0-9](?:[A-Z0-9]|[-/](?=[A-Z0-9])){3,23}(?![A-Za-z0-9@]|\.\d))/
/** Codes in small letters or both have figures among them, so that they are no words. */
const MIXED = /^(?=(?:[A-Za-z]{0,9}\d){2})(?=\d{0,9}[A-Za-z])[A-Za-z0-9]{8,16}(?=$|\s|[,;)]|\.(?:\s|$))/
/** Labels that look like those of a booking but are of something else. */
const NOT_BOOKING =
  /(?<![a-z])(?:ticket|invoice|rechnung|facture|factura|fattura|faktura|member|customer|kunden|client|phone|tel|payment|transaction|loyalty|tracking|parcel|credit|policy|police|claim|complaint|hold|lock|quote|quotation|search|alert|subscription|abonnement[a-z]*|card(?=s?(?![a-z])|holder|number|member|payment|transaction)|flyer|tax|vat|iva|table|steuer)[a-z]*[ :.-]*(?:(?:and|und|et|y|e|en|och|og|i|ja|a|&|\/) ?)?$/

const NUMBER = /(?:num(?:ber|mer|ero|er)?|n[or°º]|codigo|cislo|kod)[\s.:#]*$/

/** Capitals that are words and not codes. */
const isCode = (value: string): boolean => {
  if (/\d/.test(value))
    return (
      !/^\d{1,2}[-/]\d{1,2}[-/]\d{2,4}$/.test(value) &&
      !/^(?:19|20)\d{2}-\d\d-\d\d$/.test(value) &&
      !/^(?:\d{3}|(?:19|20)\d\d)$/.test(value) &&
      // `Reservations 0861 178 227`: where one calls.
      !/^(?:0\d{2,3}[ -]\d{3}[ -]\d{3,4}|0800 \d{3}(?: \d{2,4})?|(?:1-)?8(?:00|33|44|55|66|77|88)-\d{3}-\d{4})$/.test(value)
    )
  return (
    /^[A-Z]{5,8}$/.test(value) &&
    !/^(?:CONFIRMED|BOOKING|PLEASE|FLIGHT|HOTEL|DETAILS|NUMBER|REFERENCE|STATUS|TICKET|YOUR|PASSENGER|CODE|NAME|DATE|ROOM|GUEST|TOTAL|PRICE|CONFIRM|AGENCY|AIRLINE|ADULT|ORIGIN|CHECK|EMAIL|PHONE|DESTINO|ORIGEM|TRAVEL|RETURN|RETOUR|RETURNS|DEPART|PICKUP|DROPOFF|ABHOLUNG|ABGABE|RITIRO|RECOGIDA|RETIRADA|VUELTA|RITORNO|ANDATA|HINFAHRT|HINFLUG|HINREISE)$/.test(
      value,
    )
  )
}

/** Of labels: that a code or a number follows. */
const SAYS_CODE = /num|nr|n[o°º](?![a-z])|cod|kod|clave|ref|loca[lt]|pnr|#|id(?![a-z])|cislo|szam|azonosito|tunnus|kennung|viite/
const NUMBER_COLON = /(?:num(?:ber|mer|ero|er)|nr\.?|n[°º])\s?:\s*$/
/** Whether nothing else is in what is left of a cell. */
const isAllOf = (text: string, start: number, value: string): boolean => /^(?:\s{3}|\s*$)/.test(text.slice(start + value.length))

/** Who gave a reference, between its label and it: `HERTZ   K4417020`, `eSky   214887903`, `CHECK24   MW-7C4K-22`. */
const GIVER =
  /^(?:(?!(?:TOTAL|AMOUNT|PRICE|DATE|STATUS|PHONE|TEL|FAX|ROOM|NAME|DATUM|DATA|FECHA|DATO|PREIS|PRIX|PRECIO|PREZZO|PRECO|PRIJS|PRIS|CENA|SUMME|BETRAG|IMPORTE|MONTANT|BELOPP)(?![A-Z]))[A-Z]+(?:\s{3,}|\s?:\s{1,9})(?=[A-Z-]{0,8}\d)|[A-Z]{5,}\d\d\s{3,}(?=[A-Z]{2,4}-[A-Z\d-]*\d)|(?!(?:Dat[aeou]|Date|Datum|Fecha|Tel|Phone|Total|Status|Name|Price|Type|Account|Customer|Client|Kunde))(?:[\p{L}\d-]{2,20}\.[a-z]{2,4}|\p{L}?\p{Ll}+\p{Lu}\p{Ll}{2,12})\s{3,}(?=[A-Z]{0,3}\d{6}))/u

/** The reference that follows a place in a line. */
function valueAfter(
  text: string,
  plain: string,
  from: number,
  /** The label, where it stands above. */
  above = '',
): { readonly value: string; readonly start: number } | undefined {
  const filler = FILLER.exec(plain.slice(from))?.[0].length ?? 0
  const rest = text.slice(from + filler)
  // `Nº de reserva HERTZ   K4417020`, `File SUNWAY: 04-118`: who gave it is part of the label.
  const giver = GIVER.exec(rest)?.[0].length ?? 0
  if (giver > 0) return valueAfter(text, plain, from + filler + giver, above)
  const match = VALUE.exec(rest) ?? MIXED.exec(rest)
  if (!match) return undefined
  // `Reservation number: 2017` is no year.
  const isAll = isAllOf(text, from + filler, match[0])
  const isAbove = isAll && NUMBER.test(above)
  const isNumber = /^\d{4}$/.test(match[0]) && isAll && (isAbove || NUMBER_COLON.test(plain.slice(0, from + filler)))
  if (!isCode(match[0]) && !isNumber) return undefined
  // Four figures may be a clock or a table; behind a word for number they are none.
  if (/^\d{4}$/.test(match[0]) && !isAbove && !NUMBER.test(plain.slice(0, from + filler))) return undefined
  return { value: match[0], start: from + filler }
}

const LONGEST_LOGO = 30

/** The line below, but for an airline's name that stands alone in it. */
function belowLogo(page: Page, index: number): Line | undefined {
  const below = neighbour(page, index, 1)
  return below && below.plain.length < LONGEST_LOGO && page.gazetteer.airlineNamed(below.plain.trim())
    ? neighbour(page, below.index, 1)
    : below
}

/** `Booking ID:` above its number, whatever stands beside it. */
const endsCell = ({ plain, cells }: Line, label: string): boolean =>
  /:\s*$/.test(plain.slice(cells[0]?.start, cells[0]?.end)) &&
  plain
    .slice(0, cells[0]?.end)
    .replace(/[\s:]+$/, '')
    .endsWith(label)

/** `190-194 Main Street` below the heading of a letter: the number of a house. */
const isHouseNumber = ({ text }: Line, { value, start }: { readonly value: string; readonly start: number }): boolean =>
  /^\d{1,5}(?:[-/]\d{1,4})?$/.test(value) && STREET.test(plain(text.slice(start + value.length, start + value.length + STREET_REACH)))
/** Letters from the number of a house to what says that it is in a street. */
const STREET_REACH = 30

const SYSTEMS = new Set('amadeus sabre galileo worldspan travelport apollo gds pnr'.split(' '))

/** `VAT no: ` below `Booking confirmation`: a label of its own, and not more of the one above. */
const isOfOther = ({ gazetteer }: Page, before: string): boolean => {
  const said = /^[a-z][a-z .]{1,30}(?=:)/.exec(before)?.[0].trim()
  const isOurs = (word: string): boolean => isReferenceWord(word) || SYSTEMS.has(word) || gazetteer.airlineNamed(word) !== undefined
  return said !== undefined && !gazetteer.airlineNamed(said) && !said.split(/[ .]+/).filter(Boolean).every(isOurs)
}

/** A word for number, which begins a cell, and a number. */
const IS_NUMBERED = /^\s*(?:n[°º]|n\.[°º]|nr\.?|no\.|num(?:ber|mer|ero)?\.?|#|c\.|ref\.?)\s?:?\s?[a-z]{0,5}[-/]?\d/

/** Whether a line begins with a name that the page tells time and again, as of who sells. */
function isBrand({ lines }: Page, { text, cells }: Line): boolean {
  const name = text.slice(cells[0]?.start, cells[0]?.end).trim()
  return /^\p{Lu}[\p{L}\d]{4,}$/u.test(name) && lines.filter((line) => line.text.includes(name)).length > LEAST_TOLD
}
const DOMAIN = /^\p{Lu}[\p{L}\d-]{3,}\.(?:com|net|de|it|fr|es|nl|pl|se|dk|no|co\.uk)$/u
const LEAST_TOLD = 2

interface Below {
  readonly value: string
  readonly line: number
  readonly start: number
  /** Any label tells better. */
  readonly isDoubtful?: boolean
}

/** What stands below a label: in its column of a table, else at the beginning of the line, or where letters alone are on it, on the one after. */
function valueBelow(page: Page, line: Line, at: number, isAlone: boolean, label: string): Below | undefined {
  const below = belowLogo(page, line.index)
  if (!below) return undefined
  const isTable = below.cells.length === line.cells.length
  // The heading of a first column may have run into that of the next.
  const first = below.cells[0]
  const isFirst =
    at === 0 &&
    line.cells.length > 1 &&
    (!/\d/.test(line.text) || endsCell(line, label)) &&
    first &&
    /^[A-Z0-9-]*\d[A-Z0-9-]*$/.test(below.text.slice(first.start, first.end))
  const cell = isTable ? below.cells[at] : isAlone || isFirst ? first : undefined
  const to = isTable ? cell?.end : undefined
  const under = cell && valueAfter(below.text.slice(0, to), below.plain.slice(0, to), cell.start, isAlone ? label : '')
  // Capitals below may be a heading: they are a code where they stand alone.
  const isBare = (one: Line, value: string): boolean =>
    /\d/.test(value) ||
    one.text
      .slice(cell?.start, to)
      .replace(/^\s*(?:AMADEUS|SABRE|GALILEO|WORLDSPAN|APOLLO)\b/i, '')
      .trim() === value
  if (under && isBare(below, under.value) && !isHouseNumber(below, under) && !isOfOther(page, below.plain.slice(cell.start, under.start)))
    return { ...under, line: below.index }
  // `CONFIRMATION DE RÉSERVATION` above `N° R5516-2088`, beside whose letter it is.
  const which = isAlone ? below.cells.findIndex(({ start, end }) => IS_NUMBERED.test(below.plain.slice(start, end))) : -1
  const [before, marked] = [below.cells[which - 1], below.cells[which]]
  const isOfLetter = marked && !(before && /:$|^(?!.*\d)[a-z .]{3,20}$/.test(below.plain.slice(before.start, before.end).trim()))
  const told = isOfLetter && valueAfter(below.text.slice(0, marked.end), below.plain.slice(0, marked.end), marked.start)
  if (told && !isHouseNumber(below, told) && below.text.slice(told.start, marked.end).trim() === told.value)
    return { ...told, line: below.index, isDoubtful: true }
  // `Booking reference` above `Sun2go   JH4729FD`: a code alone in the second cell.
  // `Rentalcars.com   738 204 915`
  const isDomain = DOMAIN.test(cellText(below, 0))
  const isFree = below.flights.length + below.dates.length + below.times.length === 0
  const [, second] = isAlone && isFree && below.cells.length === 2 && (isDomain || isBrand(page, below)) ? below.cells : []
  const beside = second && valueAfter(below.text, below.plain, second.start)
  if (
    beside &&
    second &&
    below.text.slice(second.start, second.end).trim() === beside.value &&
    (/[A-Z].*\d|\d.*[A-Z]/.test(beside.value) || isDomain)
  )
    return { ...beside, line: below.index, isDoubtful: true }
  const next = isAlone && !/\d/.test(below.text) ? neighbour(page, below.index, 1) : undefined
  const after = next && valueAfter(next.text, next.plain, 0)
  return next && after && next.text.trim() === after.value ? { ...after, line: next.index } : undefined
}

/** Codes in the subject that stand on the page as well, whatever is before them. */
function inSubject(page: Page): Reference[] {
  const [subject, ...lines] = page.lines
  return [...(subject?.text.matchAll(/(?<![\p{L}\d-])[A-Z\d][A-Z\d-]{4,20}(?![\p{L}\d-])/gu) ?? [])].flatMap(([value]): Reference[] => {
    if (!/\d/.test(value) || !isCode(value) || subject?.flights.some(({ start, end }) => subject.text.slice(start, end).includes(value)))
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
  return new Set(found.map(({ value }) => value.replace(/[\s.-]/g, ''))).size > 1
    ? []
    : found.filter(({ value }) => !/^\d{13}$/.test(value.replace(/[\s.-]/g, '')))
}

/** The booking's own references of a page, in order. */
export const findReferences = (page: Page): Reference[] => withoutTickets(allReferences(page))

/** `RP/PARK2108/PARK2108   AA/SU   6JAN27/0912Z   ABC123`: the head of what an agency's system keeps of a booking ends in its reference. */
const HEAD_OF_RECORD = /^\s*RP\/[A-Z\d]{6,9}\/\S{0,9}\s.*\d{1,2}[A-Z]{3}\d\d\/\d{4}Z\s+(?<value>[A-Z\d]{6})\s*$/
function ofRecord({ text, index }: Line): Reference[] {
  const value = text.includes('RP/') ? HEAD_OF_RECORD.exec(text)?.groups?.value : undefined
  return value ? [{ value, line: index, start: text.lastIndexOf(value), rule: 'the head of a record', rank: 2, isBooking: true }] : []
}

/** `PASSENGER   TICKET NUMBER   BOOKING` above `REFERENCE`, or above `FLYER   REFERENCE`: of the last column, whose heading is broken, in the row below. */
function underBrokenHeading({ lines }: Page, { index, text, plain: small, cells }: Line): Reference[] {
  const [next, row] = [lines[index + 1], lines[index + 2]]
  if (!next || !row || cells.length < 3 || next.cells.length >= cells.length || row.cells.length !== cells.length) return []
  if (/\d/.test(small + next.plain)) return []
  const [over, under, cell] = [cells, next.cells, row.cells].map((all) => all.at(-1))
  if (!over || !under || !cell) return []
  const [above, below] = [small.slice(over.start, over.end).trim(), next.plain.slice(under.start, under.end).trim()]
  const label = referenceLabels(`${above} ${below}`).find(({ start, end }) => start < above.length && end > above.length)
  const told = label && valueAfter(row.text, row.plain, cell.start)
  return label && told?.start === cell.start && row.text.slice(cell.start, cell.end).trim() === told.value
    ? [
        {
          ...told,
          line: row.index,
          rule: `label "${text.slice(over.start, over.end)} …"`,
          label: `${above} ${below}`,
          rank: label.rank,
          isBooking: label.isBooking,
        },
      ]
    : []
}

/** All references of a page with the numbers of its tickets, in order. */
export function allReferences(page: Page): Reference[] {
  const found: Reference[] = []
  for (const line of page.lines) {
    found.push(...ofRecord(line), ...underBrokenHeading(page, line))
    for (const { start, end, rank, isBooking } of referenceLabels(line.plain)) {
      if (NOT_BOOKING.test(line.plain.slice(cellAt(line, start)?.start ?? 0, start))) continue
      const label = line.text.slice(start, end)
      const rule = `label "${label}"`
      const at = cellIndex(line, start)
      const isAlone = !/[a-z\d]/.test(line.plain.slice(end))
      // In tables and in mails of one word a line, the value stands below.
      const below = () => valueBelow(page, line, at, isAlone, line.plain.slice(start, end))
      // The number of a ticket has figures.
      const isLikely = (told: { readonly value: string }): boolean => rank > 1 || /\d/.test(told.value)
      const beside = valueAfter(line.text, line.plain, end)
      const here = beside && isLikely(beside) ? beside : undefined
      if (here) {
        // Capitals beside a label are another heading where the column has a code below.
        const isHeading = !/\d/.test(here.value) && here.start >= (line.cells[at]?.end ?? Number.POSITIVE_INFINITY)
        const under = isHeading ? below() : undefined
        const told = under && /\d/.test(under.value) ? under : { ...here, line: line.index }
        // `RESERVATIONS   DINING   SPA`: the menu of a page.
        if (isHeading && told.line === line.index && /s$/i.test(label) && isMenu(line)) continue
        // `BOOKED ON`: the heading of the next column.
        if (isHeading && told.line === line.index && !isAllOf(line.text, told.start, told.value)) continue
        if (!found.some((other) => other.line === told.line && other.start === told.start))
          found.push({ ...told, rule, label, rank, isBooking })
        continue
      }
      const there = below()
      if (there && !isLikely(there)) continue
      // `Booking confirmation` stands above a code of six letters, and above whose it is.
      if (there && !/\d/.test(there.value) && there.value.length !== 6 && !SAYS_CODE.test(line.plain.slice(start, end))) continue
      if (there && !found.some((other) => other.value === there.value && other.line === there.line)) {
        const { isDoubtful, ...told } = there
        found.push({ ...told, rule, label, ...(isDoubtful ? { rank: 2, isBooking: false } : { rank, isBooking }) })
      }
    }
  }
  if (found.length === 0) found.push(...inSubject(page))
  return found.map((one) => ({ ...one, value: inOnePiece(page, one.value) }))
}

/** `1194 027 638`, which the subject or another line writes without its spaces. */
function inOnePiece({ lines }: Page, value: string): string {
  const whole = value.includes(' ') ? value.replaceAll(' ', '') : ''
  if (!/^[A-Z\d]{6,}$/.test(whole)) return value
  const isWritten = new RegExp(`(?<![\\p{L}\\d])${whole}(?![\\p{L}\\d])`, 'u')
  return lines.some(({ text }) => text.includes(whole) && isWritten.test(text)) ? whole : value
}
