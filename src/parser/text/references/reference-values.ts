/** The reference of a booking behind its label: what may stand between the two, and what of the shape of one is none. */

import { ANY_SHAPE, GOES_ON, MIXED, UNBROKEN } from './reference-shapes.ts'

/** The systems in which bookings are kept, which give them a code: a part of patterns. */
export const SYSTEMS = 'amadeus|sabre|galileo|worldspan|travelport|apollo'

/** What may stand between the label and the reference, as much of it as there is. */
const BETWEEN = new RegExp(
  `^(?:${[
    // `/ Dossier`: the label in another language
    String.raw`/ ?[^\d\s:/][^\d:/]{0,28}[^\d\s:/](?=\s{3}|\s?:)`,
    // `(PNR)`, and signs
    String.raw`\((?:pnr|ref|gds|[a-z ]{3,20})\)|[\s:.#=–—\-"'*|()]`,
    // Words for number, whole and cut short
    String.raw`n°|nº|n\.º|no\.|nr\.?(?![a-z])|(?:br|num|nro|sz|st)\.(?= ?[a-z]{0,3}\d)|n\.|c\.(?= ?\d)|pnr`,
    // Whose number it is: `of the airline:`, `bei uns lautet`
    String.raw`(?:der|des|ihrer|of the|of your|de la|de l'|della|del|de|da|do|van de|van het|hos) ?(?:airline|fluggesellschaft|hotels?|bahn|vermieters?|compagnie(?: aerienne)?|compania(?: aerea)?|aerolinea|compagnia(?: aerea)?|companhia(?: aerea)?|luchtvaartmaatschappij|flygbolaget|flyselskapet)(?=\s?:)`,
    "(?:bei uns|bei der agentur|beim (?:reiseburo|veranstalter)|with us|with the (?:agency|operator)|aupres de l'agence|en la agencia|presso l'agenzia|na agencia|bij het reisbureau|chez nous|con nosotros|da noi|connosco|bij ons|hos oss|hos os|meilla|u nas)(?= (?:is|ist|lautet|est|es|e|er|ar|on|je|jest|to|lyder|luidt|:))",
    // `lautet die`, and `on` of Finnish
    String.raw`(?:is|ist|lautet|est|es|e|er|ar|je|jest|lyder|luidt)(?: (?:die|der|the|le|la|il|el|o|a|het|de|den|det)(?= [a-z]{0,4}[-/]?\d))?(?=[\s:])`,
    String.raw`on(?= [a-z]{0,4}-?\d[a-z\d-]{4})`,
    // What one is to do with it
    '(?:da citare|da indicare|a citar|a rappeler|to quote|to be quoted)(?: sempre| siempre| toujours| always)?(?= )',
    // What kind of number it is, or who gave it: `booking.com: 20417`
    String.raw`code\b|number\b|nummer\b|numero\b|loueur\b`,
    String.raw`(?:[a-z]{2,14}(?: [a-z]{2,14})?(?:\.(?:com|net|[a-z]{2}))?(?<!date|datum|data|dato|fecha|status|name|from|type|price|total|details))(?=\s?:\s{0,9}(?=[a-z]{0,3}[- ]?\d|[a-z0-9]{5,8}\s*$))`,
    // The system it is kept in, and its two letters: `1A/`
    String.raw`(?:${SYSTEMS}|gds)(?=\s?[:/]|\s{1,3}[a-z0-9]{6}\s*$)`,
    String.raw`(?!\d\d)\w\w/ ?(?=\d{0,5}[a-z])(?=[a-z0-9]{5,6}\b(?!/))`,
  ].join('|')})*`,
)
/** `Ordrenummer: NR-70418`: behind the colon of a label the code begins with what is a word for number elsewhere. */
const BEFORE_OWN_LETTERS = /^\.?\s*(?:n\.?|nr\.?|no\.?|n[°º])?\s?:?\s*(?=NR(?:-\d|\d{2}-\d))/
/** The same of a code that stands below its label. */
const OWN_LETTERS = /^\s*(?=NR(?:-\d|\d{2}-\d))/
/** The same where nothing but signs stand there, before what is no word. */
const SIGNS_ONLY = /^[\s:.#=–—\-"'*|()]*(?!pnr|nr|(?!\d\d)..\/)(?=[a-z]{0,4}\d[a-z\d]{3})/
const NUMBER = /(?:num(?:ber|mer|ero|er)?|n[or°º]|(?<![a-z])n(?=\.)|codigo|cislo|kod)[\s.:#]*$/

/** `12/08/2026`; no day is `52/08/2026`, the number of a booking in a month, nor `26/05/4418`, one in the month of a year. */
function isDayInFigures(value: string): boolean {
  const [, first = '', second = ''] = /^(\d{1,2})[-/](\d{1,2})[-/](?:\d{2,3}|(?:19|20)\d\d)$/.exec(value) ?? []
  return first !== '' && Number(first) <= 31 && Number(second) <= 31
}

/** `Reservations 0861 178 227`, `1300 447 190`: where one calls, and groups of figures in which numbers of bookings are written as well. */
const GROUPED_PHONE = /^(?:0\d{2,3}[ -]\d{3}[ -]\d{3,4}|1[38]00 \d{3} \d{3}|13 \d{2} \d{2})$/
/** `0800 123 456`, `1-800-555-0142`: where one calls for nothing. */
const FREE_PHONE = /^(?:0800 \d{3}(?: \d{2,4})?|(?:1-)?8(?:00|33|44|55|66|77|88)-(?:\d{3}-\d{4}|[A-Z\d-]{4,12}))$/

/** Whether figures are written as where one calls, and only behind a word for number as those of a booking. */
export const isWhereOneCalls = (value: string): boolean => FREE_PHONE.test(value) || GROUPED_PHONE.test(value)

/** Capitals that are words and not codes, and figures that are days or where one calls. `isNumber` tells that the label says number, behind which few call. */
export const isCode = (value: string, isNumber = false): boolean => {
  if (/\d/.test(value))
    return (
      !isDayInFigures(value) &&
      !/^(?:19|20)\d{2}([-/.])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])$/.test(value) &&
      !/^(?:\d{3}|(?:19|20)\d\d)$/.test(value) &&
      !FREE_PHONE.test(value) &&
      (isNumber || !GROUPED_PHONE.test(value))
    )
  return (
    /^[A-Z]{5,8}$/.test(value) &&
    !/^(?:RENTER|DRIVER|CLIENT|VEHICLE|CONFIRMED|BOOKING|PLEASE|FLIGHT|HOTEL|DETAILS|NUMBER|REFERENCE|STATUS|TICKET|VOUCHER|YOUR|PASSENGER|CODE|NAME|DATE|ROOM|GUEST|TOTAL|PRICE|CONFIRM|AGENCY|AIRLINE|ADULT|ORIGIN|CHECK|EMAIL|PHONE|DESTINO|ORIGEM|TRAVEL|RETURN|RETOUR|RETURNS|DEPART|PICKUP|DROPOFF|ABHOLUNG|ABGABE|RITIRO|RECOGIDA|RETIRADA|VUELTA|RITORNO|ANDATA|HINFAHRT|HINFLUG|HINREISE)$/.test(
      value,
    )
  )
}

const NUMBER_COLON = /(?:num(?:ber|mer|ero|er)|nr\.?|n[°º])\s?:\s*$/
const OF_MANY = /(?:reservations|bookings) (?:tele)?(?:phone )?num[a-z]*\s?:\s*$/
/** Whether nothing else is in what is left of a cell. */
export const isAllOf = (text: string, start: number, value: string): boolean => /^(?:\s{3}|\s*$)/.test(text.slice(start + value.length))

/** Who gave a reference, between its label and it: `HERTZ   K4417020`, `eSky   214887903`, `CHECK24   MW-7C4K-22`. */
const GIVER =
  /^(?:(?!(?:TOTAL|AMOUNT|PRICE|DATE|STATUS|PHONE|TEL|FAX|ROOM|NAME|DATUM|DATA|FECHA|DATO|PREIS|PRIX|PRECIO|PREZZO|PRECO|PRIJS|PRIS|CENA|SUMME|BETRAG|IMPORTE|MONTANT|BELOPP)(?![A-Z]))[A-Z]+(?:\s{3,}|\s?:\s{1,9})(?=[A-Z-]{0,8}\d)|[A-Z]{5,}\d\d\s{3,}(?=[A-Z]{2,4}-[A-Z\d-]*\d)|(?!(?:Dat[aeou]|Date|Datum|Fecha|Tel|Phone|Total|Status|Name|Price|Type|Account|Customer|Client|Kunde))(?:[\p{L}\d-]{2,20}\.[a-z]{2,4}|\p{L}?\p{Ll}+(?:\p{Lu}\p{Ll}{1,6}){0,2}\p{Lu}\p{Ll}{2,12})\s{3,}(?=[A-Z]{0,3}\d{6}))/u

/** `Reserva: #41`, alone in its cell: so small keepers of houses number what they are asked for. */
const SHORT = /^\s?:\s{0,3}#\s?(?<short>\d{2,3})(?=\s*$|\s{3})/

const MAY_BE_GIVER = /^[^\s:]+(?:\s{3}|\s?:)/

/** `91 398 46 61 (9-18 h)`: what goes on in pairs of figures is where one calls. */
const BY_PHONE = /^\d{2,4} \d{3}$/
const MORE_BY_PHONE = /^(?: \d\d){2}(?![\d.,/:-])/

/** `Conf VR 7H2K0P`: letters for whoever gave it that belong to it; behind other labels these may be an airline's, before the code of a booking. */
const IN_SHORT = /(?<![a-z])conf\.?\s*$/
const LETTERED = /^[A-Z]{2} (?=[A-Z]{0,5}\d)(?=(?:\d{0,5}[A-Z]){2})[A-Z\d]{6}(?=\s*$)/

/** The reference that follows a place in a line. */
export function valueAfter(
  text: string,
  plain: string,
  from: number,
  /** The label, where it stands above. */
  above = '',
): { readonly value: string; readonly start: number } | undefined {
  const { short } = SHORT.exec(text.slice(from))?.groups ?? {}
  if (short !== undefined) return { value: short, start: text.indexOf(short, from) }
  const own = (above === '' ? BEFORE_OWN_LETTERS : OWN_LETTERS).exec(text.slice(from))
  const between = (own ?? SIGNS_ONLY.exec(plain.slice(from)) ?? BETWEEN.exec(plain.slice(from)))?.[0].length ?? 0
  const rest = text.slice(from + between)
  // `Nº de reserva HERTZ   K4417020`, `File SUNWAY: 04-118`: who gave it is part of the label.
  const giver = MAY_BE_GIVER.test(rest) ? (GIVER.exec(rest)?.[0].length ?? 0) : 0
  if (giver > 0) return valueAfter(text, plain, from + between + giver, above)
  const lettered = IN_SHORT.test(plain.slice(0, from)) ? LETTERED.exec(rest) : null
  const match = lettered ?? (GOES_ON.test(rest) ? ANY_SHAPE : UNBROKEN).exec(rest) ?? MIXED.exec(rest)
  if (!match || (BY_PHONE.test(match[0]) && MORE_BY_PHONE.test(rest.slice(match[0].length)))) return undefined
  // `Reservations 01904 555 0172`
  if (/^0\d{4}$/.test(match[0]) && /^ \d{3} \d{3,4}(?!\d)/.test(rest.slice(match[0].length))) return undefined
  const before = plain.slice(0, from + between)
  // `Reservation number: 2017` is no year.
  const isAll = isAllOf(text, from + between, match[0])
  const isAbove = isAll && NUMBER.test(above)
  const isNumber = /^(?:\d{4}|0\d{2,3}-\d{3}-\d{3,4})$/.test(match[0]) && isAll && (isAbove || NUMBER_COLON.test(before))
  // `Reservations number:` is where one calls.
  const isNumbered = isAbove || (NUMBER_COLON.test(before) && !OF_MANY.test(before))
  if (!isCode(match[0], isNumbered) && !isNumber) return undefined
  // Four figures may be a clock or a table; behind a word for number they are none.
  if (/^\d{4}$/.test(match[0]) && !isAbove && !NUMBER.test(before)) return undefined
  return { value: match[0], start: from + between }
}
