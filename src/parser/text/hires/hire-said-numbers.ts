/** The number of a hire among the sentences that tell it: `(booking number K20417)`, `bon n° 5520991`, `Voucher GR-55012`. */

import type { Found } from '../../found.ts'
import type { Line, Page } from '../page/page.ts'
import { allIn } from '../words/all-in.ts'
import { isModel } from '../words/car-models.ts'
import { remembered } from '../words/remembered.ts'

const OF_BOOKING = [
  'conf(?:irm(?:ation|acion|acao|azione|ado)?)?|conferma|resa|ref(?:eren(?:ce|z|tie|cia|cias|ti)|erencia)?|res(?:erv(?:ation|ierung|ering|a|acion|asjon|ations))?s?|bookings?',
  'buchung|bestatigung|bevestiging|reservering|boeking|reservasjon|bekreftelse|bookingnr|orden?(?=-?(?:number|no|nr|nummer))|bekr(?:aeftelse|eftelse|aftelse)?|bokn(?:ing)?|bestilling|varaus|vahvistus|potw(?:ierdzenie)?|rez|rezerwacj[ai]|rezervace|pren(?:otazione)?|localizador|localizzatore|bon|bono|buono|voucher|agreement|contract|mietvertrag|contrat|contrato|contratto|huurovereenkomst|hyresavtal|leiekontrakt|lejekontrakt|umowa|pratica|expediente',
  '(?:miet|leih|huur|hyres|leie|leje)(?=-?(?:nummer|nr)(?![a-z]))',
].join('|')
const NUMBER = "(?:c(?=\\.)|s?-?(?:number|no|nr|nummer|numero|numer|cislo|code|codigo|codice)|n[°ºo]?|num)(?:['’]s)?"
const LABEL = remembered(
  () =>
    new RegExp(
      `(?<![a-z])(?:(?:${OF_BOOKING})(?:\\.?\\s?${NUMBER})?|(?:their |the )?${NUMBER}(?:\\.?\\s(?:de |de la |di |della |do |da |of |of your |d')?(?:${OF_BOOKING}))?)\\.?(?:\\son the [a-z]{5,12})?(?:\\s(?:will be|is|ist|est(?: le)?|es(?: el)?|e(?: il)?|lautet|er|on))?\\s?[:#]?\\s(?=[a-z0-9])`,
      'g',
    ),
)
const CODE = /^(?:[A-Z]{1,5} )?(?=(?:[^\d\s]*\d){3})[A-Z\d](?:[A-Z\d]|[-/.](?=[A-Z\d])){2,23}(?![\p{L}\d])/u

/** A number that is all of a cell. */
export const codeCell = (text: string): string | undefined => (CODE.exec(text.trim())?.[0] === text.trim() ? text.trim() : undefined)

/** `Booking sheet 3392`, `Auftrag 4471`: alone in a line at the head of a letter. */
const SHEET =
  /^(?:(?:your|our|ihre?|votre|su|tu|uw) )?(?:booking|hire|rental|order|job|auftrag|buchung|mietvertrag|mietauftrag|reservierung|bestellung|contrat|commande|bon|pedido|reserva|contrato|ordine|contratto|prenotazione|boeking|opdracht|bokning|ordre|bestilling|varaus|zlecenie|rezerwacja|objednavka|rezervace)(?: (?:sheet|form|slip|ticket|agreement|contract|confirmation|number|de location|de reserva|di noleggio))?(?: ?(?:no|nr|n|num|number|nummer|numero|ref))?[.:#°º]{0,2}\s{1,3}(?<code>[a-z]{0,4}[ /-]?\d{3,8}(?:[/-]\d{1,6})?)$/
/** `Sua reserva está confirmada. Código: LZ9BQ4418` */
const CONFIRMED =
  /(?<![a-z])(?:reserva|reservation|booking|buchung|reservierung|prenotazione|boeking|reservering|bokning|bestilling|varaus|rezerwacja|rezervace)(?![a-z])[^:]{0,50}[.!]\s(?:codigo|code|codice|numero|number|nummer|kod)\s?:\s(?<code>(?=[a-z\d]{0,12}\d)[a-z\d]{5,12})$/
/** `CONFIRMATION      No. BV 20417`: a title, and its number in a cell of its own. */
const TITLED =
  /^(?:[a-z]{2,14} ){0,3}(?:confirmation|agreement|booking|reservation|contract|bestatigung|[a-z]{0,12}bestatigung|mietvertrag|confirmacion|contrato|conferma|contratto|contrat|bevestiging|huurovereenkomst|bekraftelse|hyresavtal|bekreftelse|leiekontrakt|lejekontrakt|potwierdzenie|umowa|potvrzeni|smlouva)\s{3,9}(?:no|nr|n|num|numero|nummer|ref|cislo)(?![a-z])[.:°º]{0,2}\s?(?<code>[a-z]{0,4}[ /-]?\d{3,8}(?:[/-]\d{1,6})?)$/
/** Words of bookings and their confirmations, as titles have them. */
const OF_TITLE =
  'booking|reservation|confirmation|agreement|contract|[a-z]{0,12}bestatigung|buchung|mietvertrag|mietvorgang|reserva|confirmacion|confirmacao|contrato|prenotazione|conferma|contratto|contrat|reservering|boeking|bevestiging|huurovereenkomst|bokning|bekraftelse|hyresavtal|bestilling|bekreftelse|leiekontrakt|lejekontrakt|rezerwacja|rezerwacji|potwierdzenie|umowa|[a-z]{0,8}vahvistus|varaus|rezervace|potvrzeni|smlouva|(?:location|alquiler|noleggio|alugue[lr]|miete|huur|hire|rental|hyra|leie|leje|vuokraus|wynajem|najem|pronajem)(?= (?:no|nr|n|num|numero|nummer|c)[.:°º]{0,2} )'
/** `Confirmación de reserva CM-0937`, `Mietvorgang: EW-0218`, `Potwierdzenie rezerwacji nr KM/118/26`: all of a line, with its number behind. */
const AT_END = remembered(
  () =>
    new RegExp(
      `^(?:[a-z.'’]{1,14} ){0,3}(?:${OF_TITLE})(?: [a-z]{2,12}){0,2}(?: (?:no|nr|n|num|numero|nummer|ref|cislo|c)[.:°º]{0,2})?(?:\\s?[:#|–-])?\\s{1,3}(?<code>[a-z]{1,4}[-/ ]?\\d{2,8}(?:[-/]\\d{1,6}){0,2}|(?!(?:19|20)\\d\\d[-/.]\\d\\d?$)\\d{2,5}[-/]\\d{2,6}|\\d{5,8})$`,
    ),
)
/** Letters of such a line. */
const LONGEST = 60
/** `Confirmación de pago PA-0937`: what a title is of that tells another number. */
const OF_MONEY =
  /(?<![a-z])(?:payments?|deposit|refund|invoice|zahlungs?[a-z]*|anzahlung[a-z]*|rechnungs?[a-z]*|paiement|acompte|facture|pago|deposito|factura|pagamento|acconto|fattura|fatura|betalings?[a-z]*|betal[a-z]*|faktura|faktury|platnosci|wplaty|maksu[a-z]*|platby)(?![a-z])/
/** `Car hire confirmation Fiat 500`: what is hired. */
const isOfMake = (code: string): boolean =>
  /^[a-z]{2,4} \d{2,4}$/.test(code) && (isModel(code) || /^(?:bmw|audi|seat|mini|kia|ford)/.test(code))
/** `Rechnung und Buchungsbestätigung`: both in one paper. */
const AND_BILL =
  /^(?:rechnung|invoice|facture|factura|fattura|fatura|factuur|faktura|lasku) ?(?:und|and|et|y|e|ed|en|och|og|ja|i|a|&|\/|\+) ?(?=[a-z])/
function titled(small: string): RegExpExecArray | null {
  const found = small.length <= LONGEST && /\d\d$/.test(small) && !OF_MONEY.test(small.replace(AND_BILL, '')) ? AT_END().exec(small) : null
  return found && !isOfMake(found.groups?.code ?? '') ? found : null
}
/** Lines of the head of a letter. */
const HEAD = 16
export function numberOfSheet({ lines }: Page): Found | undefined {
  for (const { text, plain: small, dates } of lines.slice(0, HEAD)) {
    // `Hire agreement VH-20817 (confirmed)`
    const said = small.trim().replace(/ \([a-z]{4,14}\)$/, '')
    const found = SHEET.exec(said) ?? TITLED.exec(said) ?? CONFIRMED.exec(said) ?? (dates.length === 0 ? titled(said) : null)
    const code = found?.groups?.code
    if (code !== undefined)
      return { value: text.trim().slice(said.length - code.length, said.length), rule: 'the number of the sheet', sure: 0.7 }
  }
  return undefined
}

/** What else has numbers, before the word for one. */
const OF_OTHER =
  /(?<![a-z])(?:flug|flights?|vuelo|vol|volo|voo|vlucht|flyg?|lento|lot|let|zug|train|tren|treno|trein|tel|telefon[eo]?|phone|telephone|mobile?|handy|call|ring|fax|account|customer|member|konto|kunden|space|bay|room|gate|spot|parking|stellplatz|parkplatz|platz|place|plaza|posto|zimmer|licence|license|plate|registration|kennzeichen|order|invoice|rechnungs?|facture|factura|fattura|house|haus)(?:['’]s)?[\s.:-]{0,2}$/
/** A number without what it is of. */
const BARE =
  /^(?:(?:their|the) )?(?:number|no|nr|nummer|numero|numer|cislo|code|codigo|codice|n[°ºo]?|num)(?:['’]s)?\.?(?:\s(?:is|ist|est|es|lautet|er|on))?\s?[:#]?\s$/
/** Before one: a bracket, a comma or the end of a sentence, behind the firm. */
const BEGINS = /(?:^|[(,;:.!?|·•/–-])\s*$|(?:their|the)\s$/

/** Whether a label says no more than that a number follows. */
export const isBareLabel = (label: string): boolean => BARE.test(`${label} `)
/** One calls it. */
const PHONE = /^0\d{8}/

/** The first on some lines, in turn: one said to be of a booking before one of which nothing is said. */
export function saidNumber(lines: readonly Line[]): Found | undefined {
  const found = numbersOn(lines)
  return found.find(isLabelled) ?? found[0]
}
/** One that is said to be of a booking. */
export const labelledNumber = (lines: readonly Line[]): Found | undefined => numbersOn(lines).find(isLabelled)
const isLabelled = ({ label = '' }: Found): boolean => !isBareLabel(label)
const numbersOn = (lines: readonly Line[]): readonly Found[] =>
  lines.flatMap(({ text, plain: small, dates }): Found[] => {
    if (!/\d{3}/.test(text)) return []
    return allIn(small, LABEL()).flatMap(({ 0: label, index }) => {
      const start = index + label.length
      const before = small.slice(0, index)
      const value = CODE.exec(text.slice(start))?.[0]
      if (value === undefined || OF_OTHER.test(before) || (BARE.test(label) && (!BEGINS.test(before) || PHONE.test(value)))) return []
      if (dates.some((mark) => start < mark.end && start + value.length > mark.start)) return []
      return [{ value, rule: `the number beside “${label.trim()}”`, sure: 0.75, label: label.trim() }]
    })
  })
