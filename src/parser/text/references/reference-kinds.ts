/** Of which part of a journey a reference is said to be. */

import { areRides, type Found, type FoundProduct } from '../../found.ts'
import { cellIndex, saidAt } from '../page/around.ts'
import type { Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import type { Reference } from './references.ts'

const ABOUT: Readonly<Record<'hotel' | 'car' | 'air' | 'train', RegExp>> = {
  hotel:
    /\b(?:hotel|hotels|hotelu|accommodation|lodging|property|unterkunft|hebergement|logement|alojamiento|albergo|struttura|alloggio|alojamento|accommodatie|boendet?|overnatting(?:sstedet)?|overnatningsstedet|majoitus|majoituspaikan|obiektu|ubytovani|szallas|cazare)\b/,
  car: /\b(?:car|rental|mietwagen|leihwagen|mietauto|voiture|coche|alquiler|noleggio|aluguer|huurauto|bilens?|hyrbil|leiebil|lejebil|loueur)\b/,
  air: /\b(?:air|airline|flights?|flug|fluge[ns]?|vols?|vuelos?|vol[oi]|voos?|vlucht(?:en)?|flyg|fly|flygningar|flyvninger|lot|loty|fluggesellschaft|compagnie(?! (?:maritime|ferroviaire))|compania aerea|aerolinea|compagnia(?: aerea)?(?! marittima)|companhia aerea|luchtvaartmaatschappij|flygbolag(?:ets?)?|flyselskap(?:ets?)?|flyselskab(?:ets?)?|linii lotniczych?|linia lotnicza|lentoyhtio[a-z]*|letecke spolecnosti|aerolink[ay]|havayolu|legitarsasag)\b/,
  train:
    /\b(?:train|rail|zug|bahn|(?:bahn|zug)(?:fahrt|fahrten|reise|ticket|tickets|fahrkarten?)|treinreis|tagresa|togreise|togrejse|treno|tren|trein|tag|tog|pociag)\b/,
}

/** Whether the words of its line say that a reference is of a kind of product, and of no other. */
export function isSaidOf(page: Page, { line }: Reference, kind: keyof typeof ABOUT): boolean {
  const text = page.lines[line]?.plain ?? ''
  return ABOUT[kind].test(text) && Object.entries(ABOUT).every(([name, words]) => name === kind || !words.test(text))
}

const CONTRACT = /^\W*(?:contra[ct]|kontrakt|vertrags|avtals|umow|smlouv)/
/** `je abonnement (contractnummer 4410728835)`: whether it is the number of a contract, by which cars are hired, and neither trains nor flights booked. */
export const isOfContract = ({ label = '' }: Found, products: readonly FoundProduct[]): boolean =>
  CONTRACT.test(plain(label)) && areRides(products)

/** `Boekingscode Transavia: R9TZ4L`: whose it is stands between its label and it. */
export function isOfAirline({ lines, gazetteer }: Page, { line, start, label = '' }: Reference): boolean {
  const before = lines[line]?.plain.slice(0, start) ?? ''
  const whose = before
    .slice(before.lastIndexOf(plain(label)) + label.length)
    .replace(/[\s:#]+$/, '')
    .trim()
  return whose.length > 2 && gazetteer.airlineNamed(whose) !== undefined
}

/** What is said of a reference on its line: in the row of a table each column tells of something else, and the label of its own stands above it. */
function saidAround({ lines }: Page, { line, start, label }: Reference): string {
  const row = lines[line]
  const own = row && cellIndex(row, start)
  if (!row || own === undefined || own < 0 || row.cells.length < 3 || (label && row.text.includes(label))) return row?.plain ?? ''
  return saidAt(row, row.cells[own])
}

/** `Lejebil`, alone above `Harbour Rent, voucher MR118402, group B`: of what the line below it tells. */
function headingOf({ lines }: Page, { line, start }: Reference): string {
  const above = lines[line - 1]
  const isHeading = above?.cells.length === 1 && above.plain.length < LONGEST_HEADING && !/[\d:.,!?]/.test(above.plain)
  return isHeading && (lines[line]?.cells[0]?.end ?? 0) > start ? above.plain : ''
}
/** Letters of a word or two that head what is told. */
const LONGEST_HEADING = 24

/** The reference that stands nearest to a line and is not said to be of another thing; those above before those below. */
export function referenceNear(
  page: Page,
  references: readonly Reference[],
  index: number,
  kind: keyof typeof ABOUT,
): Reference | undefined {
  const kinds = Object.entries(ABOUT).filter(([name]) => name !== kind)
  const other = (reference: Reference): boolean => {
    const isOther = (text: string): boolean => !ABOUT[kind].test(text) && kinds.some(([, words]) => words.test(text))
    const text = saidAround(page, reference)
    return isOther(text) || (!ABOUT[kind].test(text) && isOther(headingOf(page, reference)))
  }
  const cost = ({ line }: Reference): number => (line === 0 ? 500 : line <= index ? index - line : (line - index) * 1.6)
  return [...references].filter((one) => !other(one)).sort((a, b) => cost(a) - cost(b))[0]
}
