/** References of bookings, by the words before them. */

import { cellAt, neighbour, type Page } from './page.ts'

export interface Reference {
  readonly value: string
  readonly line: number
  readonly start: number
  readonly rule: string
}

const KIND = '(?:number|no\\b|nr\\b|num\\b|code|id\\b|reference|ref\\b|locator|#|n°|nº)'
const WHAT = '(?:booking|reservation|confirmation|trip|itinerary|airline|record|rental|order|purchase|file|hotel|car|e-?ticket booking)'

/** In English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish, Norwegian, Polish, Finnish and Czech. */
const LABELS = [
  `${WHAT}(?: (?:booking|reservation|confirmation|record|airline))?[ -]?\\(?${KIND}\\)?`,
  '(?:reference|referenz|referencia|riferimento|referens|referanse|referentie)(?=\\s?:|\\s{3,}[a-z0-9]{5,8}(?:\\s|$))|(?:ticket )?collection reference',
  '(?:your )?reference number(?= is|\\s?:)|referensnummer',
  'pnr(?: code| no| number)?|record locator|locator|vendor locator|booking ref|res(?:ervation)?\\.? ?#|conf(?:irmation)?\\.? ?(?:#|no)',
  'your (?:booking|reservation) is|voucher(?: (?:number|no|nr|code|id))?\\.?(?=[:# ]{0,3}[a-z]{0,4}-?\\d)',
  // The word alone, with a colon or at once before a code that has a figure in it.
  '(?:confirmation|reservation|booking|reserva|reservierung|buchung|prenotazione|rezerwacja|rezerwacji|rezervace|boeking|bokning|bestilling|varaus|order|ticket reference|buchungsbestatigung|reservierungsbestatigung)(?=(?:\\s?:\\s?|:? (?:nr\\.? |no\\.? |n\\.? ?|n[°º] ?|c\\. ?|# ?)?)[a-z]*-?\\d[a-z0-9-]{3}|(?:\\s?: ?| )[a-z]{1,5}\\d[a-z0-9]*\\b)',
  '(?:confirmation|reservation|booking|reserva|prenotazione|rezerwacja|bokning|boeking):?$|(?:confirmation|booking|reservation|record)(?= #? ?[a-z]{0,3}\\d{4})|ref\\.?(?=:? ?[a-z0-9]{0,4}\\d{4})',
  '(?:buchungs|reservierungs|bestatigungs|auftrags|vorgangs|bestell|reservations|anmiet|mietvertrags|fluggesellschafts)-? ?(?:nummer|code|nr|referenz|kennung|id)|buchung nr|reservierung nr|auftrag|filekey|vorgang(?=:? ?[a-z]{0,3}-?\\d{5})',
  // `(code 553.118.902)` behind what is confirmed
  '(?<=\\()(?:codice|codigo|code|conf(?:irmation)?|ref|rif|kod|nr|n[°º])\\.?(?=:? ?[a-z]{0,3}[\\d.-]{6,})',
  "(?:numero|n°|nº|no|num|code|reference|ref)\\.? (?:de |du |d'|de la |de votre |d’)?(?:reservation|dossier|confirmation|commande|voyage|billet retrait)(?: loueur| hotel)?|dossier(?: voyage)?(?: n°| n\\.?o| no| nº)?|reservation (?:n°|nº|no\\b)|reference client",
  '(?:codigo|numero|num|n\\.? ?º|nº|ref(?:erencia)?)\\.? (?:de |da |do |del |de la )?(?:reserva|confirmacion|confirmacao|localizador|expediente|localizacao|pedido)|localizador(?: de (?:la )?reserva)?|expediente|reserva (?:n\\.?º|nº|n\\.o|numero|no)|codigo localizador|reserva(?= \\d{4})',
  'codice biglietto|(?:codice|numero|n\\.?|rif)\\.? (?:di |della |del |d.)?(?:prenotazione|conferma|ordine|viaggio)|prenotazione n\\.?[°ro]?|codice di prenotazione \\(pnr\\)|conferma n\\.?',
  '(?:boekings|reserverings|bevestigings|bestel|order|reis)-? ?(?:nummer|code|referentie|nr)',
  '(?:boknings|bekraftelse|bestallnings|bekreftelses|bestillings|reservasjons|reservations|booking|referanse|reference|order|ordre|bekraeftelses|bekraftelses)-? ?(?:nummer|nr|kod|kode|referens|referanse|reference|ref)',
  '(?:numer|nr|kod) (?:rezerwacji|potwierdzenia|zamowienia|biletu)|rezerwacja (?:nr|numer)|varaus(?:numero|tunnus|koodi)|(?:cislo|kod) (?:rezervace|objednavky)|(?:numar|cod) (?:de )?rezervare|(?:rendeles|foglalas)i? (?:azonosito|szam)|rezervasyon (?:no|numarasi|kodu)',
]
const LABEL = new RegExp(`(?<![a-z])(?:${LABELS.join('|')})(?![a-z])`, 'g')

/** What may stand between the label and the reference. */
const FILLER =
  /^(?:\((?:pnr|ref|gds|[a-z ]{3,20})\)|[\s:.#=–—\-"'*|()]|n°|nº|n\.º|no\.|nr\.?(?![a-z])|n\.|c\.(?= ?\d)|pnr|(?:der|des|ihrer|of the|of your|de la|de l'|della|del|de|da|do|van de|van het|hos) ?(?:airline|fluggesellschaft|hotels?|bahn|vermieters?|compagnie(?: aerienne)?|compania(?: aerea)?|aerolinea|compagnia(?: aerea)?|companhia(?: aerea)?|luchtvaartmaatschappij|flygbolaget|flyselskapet)(?=\s?:)|(?:is|ist|lautet|est|es|e|er|ar)(?=[\s:])|code\b|number\b|nummer\b|numero\b|loueur\b|(?:amadeus|sabre|galileo|worldspan|travelport|apollo|gds)(?=\s?[:/])|\w\w\/(?=[a-z0-9]{5,6}\b))*/
const VALUE =
  /^(?:[A-Z]{0,3}\d{2,4}(?: \d{3,4}){1,4}(?: \d{2}(?=\s*$|\s{2}))?(?![\d.,])|\d{3,4}(?:\.\d{3}){2,3}(?![\d.,])|[A-Z]{2} \d{4}(?: \d{3,4}){1,3}(?![\d.,])|[A-Z0-9](?:[A-Z0-9]|[-/](?=[A-Z0-9])){3,23}(?![A-Za-z0-9@]))/
/** Labels that look like those of a booking but are of something else. */
const NOT_BOOKING =
  /(?<![a-z])(?:ticket|invoice|rechnung|facture|factura|fattura|faktura|member|customer|kunden|client|phone|tel|payment|transaction|loyalty|tracking|parcel|credit|policy|police|card|flyer|tax|vat|iva|table|steuer)[a-z]*[ :.-]*$/

/** Capitals that are words and not codes. */
const isCode = (value: string): boolean => {
  if (/\d/.test(value))
    return !/^\d{1,2}[-/]\d{1,2}[-/]\d{2,4}$/.test(value) && !/^(?:19|20)\d{2}-\d\d-\d\d$/.test(value) && !/^\d{4}$/.test(value)
  return (
    /^[A-Z]{5,8}$/.test(value) &&
    !/^(?:CONFIRMED|BOOKING|PLEASE|FLIGHT|HOTEL|DETAILS|NUMBER|REFERENCE|STATUS|TICKET|YOUR|PASSENGER|CODE|NAME|DATE|ROOM|GUEST|TOTAL|PRICE|CONFIRM|AGENCY|AIRLINE|ADULT|ORIGIN|CHECK|EMAIL|PHONE|DESTINO|ORIGEM|TRAVEL)$/.test(
      value,
    )
  )
}

/** The reference that follows a place in a line. */
function valueAfter(text: string, plain: string, from: number): { readonly value: string; readonly start: number } | undefined {
  const filler = FILLER.exec(plain.slice(from))?.[0].length ?? 0
  const match = VALUE.exec(text.slice(from + filler))
  if (!match || !isCode(match[0])) return undefined
  // Long numbers are set in groups.
  return { value: match[0].replace(/[ .]/g, ''), start: from + filler }
}

/** All references of a page, in order. */
export function findReferences(page: Page): Reference[] {
  const found: Reference[] = []
  for (const line of page.lines) {
    for (const match of line.plain.matchAll(LABEL)) {
      const start = match.index
      if (NOT_BOOKING.test(line.plain.slice(cellAt(line, start)?.start ?? 0, start))) continue
      const end = start + match[0].length
      const rule = `label "${line.text.slice(start, end)}"`
      const here = valueAfter(line.text, line.plain, end)
      if (here) {
        if (!found.some((other) => other.line === line.index && other.start === here.start)) found.push({ ...here, line: line.index, rule })
        continue
      }
      // In tables and in mails of one word a line, the value stands below.
      const below = neighbour(page, line.index, 1)
      const rest = line.plain.slice(end).replace(/[\s:.#]/g, '')
      const at = line.cells.findIndex((cell) => start >= cell.start && start < cell.end)
      const cell = below?.cells.length === line.cells.length ? below.cells[at] : rest === '' ? below?.cells[0] : undefined
      const next = line.cells[at + 1]
      const under = below && cell ? valueAfter(below.text, below.plain, cell.start) : undefined
      // Capitals below may be a heading: they are a code where they stand alone.
      const alone = under && below && (/\d/.test(under.value) || below.text.slice(cell?.start, cell?.end).trim() === under.value)
      const there = (next && rest === '' ? valueAfter(line.text, line.plain, next.start) : undefined) ?? (alone ? under : undefined)
      if (there && below && !found.some((other) => other.value === there.value && other.line === below.index))
        found.push({ ...there, line: below.index, rule })
    }
  }
  return found
}

const ABOUT: Readonly<Record<'hotel' | 'car' | 'air' | 'train', RegExp>> = {
  hotel: /\b(?:hotel|accommodation|unterkunft|hebergement|alojamiento|albergo|alojamento|boende|overnatting)\b/,
  car: /\b(?:car|rental|mietwagen|voiture|coche|alquiler|noleggio|aluguer|huurauto|hyrbil|leiebil|lejebil|loueur)\b/,
  air: /\b(?:air|airline|flights?|flug|vol|vuelos?|volo|voos?|vlucht|flyg|fly|lot|fluggesellschaft)\b/,
  train: /\b(?:train|rail|zug|bahn|treno|tren|trein|tag|tog|pociag)\b/,
}

/** Whether the words of its line say that a reference is of a kind of product, and of no other. */
export function isSaidOf(page: Page, { line }: Reference, kind: keyof typeof ABOUT): boolean {
  const text = page.lines[line]?.plain ?? ''
  return ABOUT[kind].test(text) && Object.entries(ABOUT).every(([name, words]) => name === kind || !words.test(text))
}

/** The reference that stands nearest to a line and is not said to be of another thing; those above before those below. */
export function referenceNear(
  page: Page,
  references: readonly Reference[],
  index: number,
  kind: keyof typeof ABOUT,
): Reference | undefined {
  const kinds = Object.entries(ABOUT).filter(([name]) => name !== kind)
  const other = ({ line }: Reference): boolean => {
    const text = page.lines[line]?.plain ?? ''
    return !ABOUT[kind].test(text) && kinds.some(([, words]) => words.test(text))
  }
  const cost = ({ line }: Reference): number => (line === 0 ? 500 : line <= index ? index - line : (line - index) * 1.6)
  return [...references].filter((one) => !other(one)).sort((a, b) => cost(a) - cost(b))[0]
}
