/** What the number by which whoever runs a train knows its booking is called, and the number behind: `Ticket code 4471 9920 1835`, `Codice biglietto OEBB: …`. */

import type { Found } from '../../found.ts'
import type { Line } from '../page/page.ts'
import { plainOperators } from '../trains/operators.ts'
import { remembered } from '../words/remembered.ts'
import { isCode } from './reference-values.ts'

/** What such a number is called, in any language, as a word begins. */
const OF_BOOKING =
  'pnr|loc(?:ali[sz]a|ator)|lokali[sz]|ref(?![a-z]*(?:und|us))|rif|booking|buchung|reserv|prenotazion|boeking|bokning|bestilling|bestell|ordre|order|ordin|[a-z]{0,8}auftrag|vorgang|dossier|commande|pedido|conf|bestatig|potwierdz|bevestig|bekraft|bekreft|bekraeft|rezerw|rezerv|varau|viite|zamowien|objednav|foglal'
const OF_TICKET =
  '(?:trein|bahn|zug|online-?|tag|tog|juna)?(?:(?:e-?)?tickets?|billet|biglietto|biglietti|biljett|bilhete|fahrkarte|fahrschein|bilet|jizdenk|lip(?:pu|un)|kaartje|voucher|bon(?![a-z]))'
/** Who runs trains, in short or in whole, and what they call theirs: `SJ-nr`, `DB-code`. */
const carriers = (): string =>
  [...new Set(plainOperators(['state', 'named', 'railway', 'bus']))].map((name) => name.replaceAll(' ', '[ -]')).join('|')
/** Words for a number. */
const NUMBER_WORD =
  'codes?|codigo|codice|kod(?:e|en)?|koodi|number|nummer|numer[oi]?|numero|nr\\.?|no\\.?|n[°ºr]\\.?|n\\.|c\\.|cislo|id|pnr'
/** Whose it is, for what, and what says that it follows: `(aller et retour)`, `for both is`. */
const FOR_WHAT =
  "(?:der|de la|de l'|del|della|von|of|van) [a-z]{2,12}|(?:for|fur|pour les|per|para|voor|til|pro|dla|kaikille) (?:the )?[a-z]{2,10}(?: [a-z]{2,8})?|is|ist|lautet|est|es|e|er|ar|on|je|to|with the|mit dem|avec le|con il|con el|com o|met de|med"
/** What may stand between such a word and its number. */
const FILLER = `[a-z]{0,16}\\.?(?:[^\\d.;:,]{0,44}:|(?: (?:${NUMBER_WORD}|${FOR_WHAT})){1,4}|(?: [a-z]{2,14}\\.?){0,1})[\\s:#(]*$`
export const RIDE_LABELS = remembered(() => ({
  booking: new RegExp(
    `(?<![a-z])(?:${OF_BOOKING})${FILLER}|(?<![a-z])(?:${carriers()})-(?:${NUMBER_WORD}|[a-z]{0,8}(?:${OF_BOOKING})[a-z]{0,8})(?: [a-z]{2,14}){0,2}[\\s:#(]*$`,
  ),
  ticket: new RegExp(`(?<![a-z])${OF_TICKET}${FILLER}`),
  // `DB 620114873905`, with nothing before it in its cell.
  carrier: new RegExp(`(?:^|\\s{3}|\\| )(?:${carriers()})[\\s:#]{1,3}$`),
}))
/** What is numbered beside a ride and is no booking of it. */
const OF_ELSE =
  /(?<![a-z])(?:invoice|rechnung|facture|factura|fattura|faktura|factuur|bahncard|loyalty|member|card|carte|karte|tarjeta|tel|phone|fon|airline|avion|aere[oa]|flight|flug|vol|vuelo|volo|hotel|taxi|meal|menu|refreshments?|discount|sconto|rabatt|remise|descuento|desconto|korting|gutschein|refund|erstattung|remboursement|reembolso|rimborso|bike|fahrrad|velo)[a-z]*\.?[ a-z]{0,12}$/
/** `Reservation: Coach B12`, where one sits. */
export const OF_SEATS =
  /(?<![a-z])(?:coach|carriage|car|seats?|wagen|voiture|carrozza|coche|carruagem|rijtuig|vagn|vogn|vaunu|wagon|vuz|vagon|kocsi|places?|platz|sitz(?:platz)?|posti?|plazas?|asientos?|lugar(?:es)?|stoel|plats|plads|plass|sete|paikka|miejsc[ae]|mist[ao]|gleis|platform|voie|binario|spor|spoor)(?![a-z])/
/** Letters before a number, and before its label, in which it is said of what it is. */
const [BEFORE, NEAR] = [64, 12]
/** Letters and figures in capitals, or figures in groups. */
const CODE =
  /(?<![\p{L}\d./€$£-])(?:\d{3,4} \d{3,4}(?: \d{3,4})? \d{2,4}|\d{4} \d{6}|[A-Z\d]{1,12}(?:-[A-Z\d]{1,12}){0,3})(?![\p{L}\d€]|[.,:/]\d| ?(?:EUR|kr|CHF))/gu
const LEAST_FIGURES = 6
const LEAST = 5
const isNumber = (value: string): boolean =>
  value.length >= LEAST && isCode(value, true) && (/[A-Z]/.test(value) || value.replace(/\D/g, '').length >= LEAST_FIGURES)

/** `Auftragsnummer (beide Züge)`: said of the ride before as well. */
const OF_BOTH =
  /(?<![a-z])(?:both|beide|les deux|entramb[ie]|ambos|ambas|beggeg?|bada|molemmat|oba|obie|obu) (?:the )?(?:trains?|rides?|legs|journeys|zuge?|fahrten|trajets?|treni|viaggi|trenes|trayectos|comboios|treinen|ritten|tag(?:en)?|tog(?:ene)?|junat|pociagi|vlaky|is|ist|on|with)(?![a-z])/
/** `(aller et retour)`, `für alle Züge`: of every train that is told. */
const OF_ALL =
  /(?<![a-z])(?:allers?(?: et |[ /-]+)retours?|hin-? und (?:ruck|zuruck)[a-z]*|ida y vuelta|ida e volta|andata e ritorno|heen(?:reis)?-? en terug[a-z]*|tur (?:och|og) retur|tur[/-]retur|tam i z powrotem|tam a zpet|meno-?paluu|outward and return|out and back|(?:all|alle|both|beide|les deux|entramb[ie] i|ambos l?os|begge|bada|molemmat|oba|tous les|tutti i|todos l?os|alla|wszystkie|vsechny) (?:trains?|zuge?|fahrten|trajets?|treni|trenes|comboios|treinen|tag(?:en)?|tog(?:ene)?|pociagi|vlaky))(?![a-z])/
/** Words for trains: what is numbered is of those that are told, and of nothing else. */
const OF_TRAINS =
  /(?<![a-z])(?:trains?|rail(?:way)?|bahn|zug(?:e|tickets?)?|bahntickets?|treni|trenes?|comboios?|trein[a-z]*|tag[a-z]*biljett[a-z]*|tog[a-z]*billett?[a-z]*|junalip[a-z]+|pociag[a-z]*|vlak[a-z]*)(?![a-z])/
const OF_FLIGHTS =
  /(?<![a-z])(?:avion|aere[oa]|vol|vols|flights?|flug[a-z]*|vuelos?|vol[oi]|voos?|vluch[a-z]+|fly[a-z]*|lot[a-z]{0,3}|let[a-z]{0,4})(?![a-z])/

export interface RideNumber extends Found {
  /** Of the ride before as well; or of every ride. */
  readonly isOfBoth: boolean
  readonly isOfAll: boolean
}

const hasCarrier = remembered(() => new RegExp(`(?<![a-z])(?:${carriers()})(?![a-z])`))

/** The number on a line that is said to be one of a booking, or of a ticket. */
export function numberOn(
  { text, plain: said, flights, dates, times }: Line,
  from: number,
  until: number,
  label: RegExp,
): RideNumber | undefined {
  for (const { 0: value, index } of text.matchAll(CODE)) {
    if (index < from || index >= until || !isNumber(value)) continue
    const isOfElse = [...flights, ...dates, ...times].some(({ start, end }) => start < index + value.length && index < end)
    const before = said.slice(Math.max(0, index - BEFORE), index)
    const told = isOfElse ? null : label.exec(before)
    if (told && !OF_ELSE.test(before.slice(0, told.index + 1)) && !OF_ELSE.test(told[0]) && !OF_SEATS.test(told[0])) {
      const isOfTrains =
        (OF_ALL.test(before) && !OF_FLIGHTS.test(before)) ||
        OF_TRAINS.test(before.slice(Math.max(0, told.index - NEAR))) ||
        hasCarrier().test(told[0])
      return { value, rule: 'told with the ride', sure: 0.8, isOfBoth: OF_BOTH.test(said), isOfAll: isOfTrains }
    }
  }
  return undefined
}
