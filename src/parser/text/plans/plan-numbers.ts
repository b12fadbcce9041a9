/** The number by which a house knows a booking, in a clause of a plan: `Conf. n° RL-22`, `their confirmation is 607188`, `localizador M8PX`, `voucher č. HA-88`. */

import { isCode } from '../references/reference-values.ts'
import { allIn } from '../words/all-in.ts'
import { OF_MONEY } from '../words/prices.ts'
import { wordSet } from '../words/vocabulary.ts'

/** What a number is called by; words for numbers alone count beside signs that part them. */
const WORDS = wordSet(`
  conf confirm confirmation confirmed confirmacion conferma confirmacao confirmatie bestatigung bestatigungsnummer bestatigungsnr bevestiging bevestigingsnummer bekraftelse bekraftelsenummer
  bekreftelse bekreftelsesnummer bekraftelsesnummer potwierdzenie potvrzeni vahvistus vahvistusnumero res reservation reservierung reservierungsnummer reservierungsnr reserva reservering reserveringsnummer
  reserveringsnr reservasjon prenotazione booking bookingnummer buchung buchungsnummer buchungsnr buchungscode boeking boekingsnummer bokning bokningsnummer bestilling bestillingsnummer booket
  varaus varausnumero rezerwacja rezerwacji rezervace ref refs reference referenz referencia riferimento rif referens referanse referentie viite loc localizador localizzatore
  resa pren prenot szam visszaigazolasi visszaigazolas foglalasi vahvistusnro varausnro bokningsnr bekraftelsenr bekraftelsesnr bekreftelsesnr bestillingsnr bevestigingsnr
  voucher gutschein bon bono best bekr potw code codice codigo rez bokn vahv potvr bevest conferme bestnr
`)
const NUMBERS = wordSet('nr no n num numero number nummer cislo nro')
/** Whether a text in plain letters is but such a word: `Res.` */
export const isNumberWord = (small: string): boolean => WORDS.has(small.replace(/[.:]$/, '')) || NUMBERS.has(small.replace(/[.:]$/, ''))
/** What may stand between such a word and its number. */
const BETWEEN =
  /^(?:'s|[.:#°º\s-]|(?<![a-z])(?:nr|no|n|num|numero|number|nummer|nro|cislo|c|is|ist|est|es|er|ar|dort|there|la|del?|dell[ao']|di|do|des|on|su|par|via|l'|hotel|hotelu|hotelier|hotelero|etablissement|hebergement|logement|alojamiento|establecimiento|alojamento|unidade|struttura|albergo|alloggio|accommodatie|unterkunft|obiektu|ubytovani|property|booking|szam|the|du)(?![a-z])){1,9}/
const CODE =
  /^(?:[A-Z]{1,4} (?=\d{3}))?(?=[A-Z\d/.-]{0,14}\d)[A-Z\d](?:[A-Z\d]|[-/](?=[A-Z\d])|(?<=\d)\.(?=\d{2,4}(?:\D|$))|(?<=(?<!\d)\d{2,4}) (?=\d{3,4}(?![\d:]|[.,]\d))){1,23}(?=$|[\s.,;:)!|])/
/** `12/5`, `15.05.27`: days, and hours. */
const IS_DAY = /^\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?$|^20\d\d$/
/** Letters and figures of the shortest. */
const SHORTEST = 4

const WORD = /[a-z]{1,24}/g
/** `Res.-Nr. 55120`, `WH 2219`: the number that a text in letters as written and plain tells first. */
export function numberIn(text: string, plain: string): string | undefined {
  for (const { index, 0: word } of allIn(plain, WORD)) {
    const isWord = WORDS.has(word)
    if (!isWord && !(NUMBERS.has(word) && /(?:^|[,;·|(–-]|\s{3})\s?$/.test(plain.slice(0, index)))) continue
    const behind = index + word.length
    const gap = BETWEEN.exec(plain.slice(behind, behind + MOST_BETWEEN))?.[0] ?? ''
    const code = gap === '' ? undefined : CODE.exec(text.slice(startOfCode(text, plain, behind, behind + gap.length)))?.[0]
    if (code && code.length >= SHORTEST && !IS_DAY.test(code) && /\d/.test(code)) return code
  }
  return undefined
}
const MOST_BETWEEN = 30
/** `n.º PAR-55120`, `C18-77`: small words that begin a code are of it, but for those that say that it is a number. */
function startOfCode(text: string, plain: string, from: number, at: number): number {
  const start = text.lastIndexOf(' ', at - 1) + 1
  const word = plain.slice(start, at).replace(/[^a-z]/g, '')
  return start > from && start < at && !NUMBERS.has(word) && CODE.test(text.slice(start)) ? start : at
}

/** Letters before the number of a line that tells nothing else. */
const LABEL = 40
/** `Réf. hôtelier : 55120`, `Property ref WH-2219`: the number of a line that tells no more than that and what it is called. */
export function numberAlone(text: string, plain: string): string | undefined {
  const number = numberIn(text, plain)
  const at = number === undefined ? -1 : text.indexOf(number)
  return number !== undefined && at <= LABEL && !/\d/.test(text.slice(0, at)) && /^[\s.;)]*$/.test(text.slice(at + number.length))
    ? number
    : undefined
}

/** What a line may have before a number and nothing else: up to three words, of which the last is cut, or has a colon or a sign. */
const LABELLED = /^(?:(?:\p{L}{1,20}[.:]? ){0,2}\p{L}{1,20}(?:[.:]|\.?[º°]|\.\s?:|\s#)\s{0,3})?(?=\S+\s*$)/u
/** Words before the number of a room, of a house or of a firm, or before what is called up. */
const OF_ELSE =
  /^(?:tel|telefon|telefono|telephone|phone|fax|mob|mobil|mobile|room|zi|zimmer|chambre|hab|habitacion|camera|kamer|rum|rom|pok|pokoj|vat|iva|ust|siren|siret|nif|cif|iban|str|plz|cap|code|door|pin)(?![a-z])/
/** `RH-55102`, `2210447718`: letters and figures, or so many figures that they are no postal code. */
const ALONE = /^(?:(?=[A-Z\d/-]*[A-Z])(?=[A-Z\d/-]*\d{2})[A-Z\d][A-Z\d/-]{4,20}|\d{7,14})$/
const LABELLED_ALONE = /^(?=[A-Z\d/.-]*\d{2})[A-Z\d][A-Z\d/.-]{3,20}$/

/** `Bev. HX5520`, `The house's no.: 2605-118`, `RH-55102`: the number that is all a line tells, whatever that calls it. */
export function numberOfLine(text: string, plain: string): string | undefined {
  const label = LABELLED.exec(text.trim())?.[0] ?? ''
  const code = text.trim().slice(label.length).replace(/\.$/, '')
  const isNumber = (label === '' ? ALONE : LABELLED_ALONE).test(code) && isCode(code) && !IS_DAY.test(code)
  return isNumber && !OF_ELSE.test(plain.trim()) && !OF_MONEY.test(plain) ? code : undefined
}
