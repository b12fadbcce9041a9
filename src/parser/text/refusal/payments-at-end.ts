/** What is paid when one leaves a house or brings back a car. */

import { addDays } from '../../../core/dates.ts'
import type { Line, Page } from '../page/page.ts'

/** A card by the end of its number, or a word for what was paid: `Visa **** 4411`, `Bezahlt`, `pagamento`. */
const CARD =
  /(?:(?<![a-z])(?:visa|mastercard|master|mc|amex|american express|maestro|diners|discover|card|[a-z]*karte|carte|tarjeta|carta|cartao|kort|kaart|karta|kortti) ?[a-z ]{0,10}[*x•.]{3,} ?\d{2,4}|(?<![a-z])(?:visa|mastercard|mc|amex) [*•x]\d{2,4}|(?<![a-z])(?:paid|bezahlt|paye|regle|reglement|pagado|pago|pagato|pagamento|betaald|voldaan|betalt|betald|zaplacono|maksettu|zaplaceno|fizetve)(?![a-z]))/
/** Said of what is yet to be paid, and of when one leaves: `due`, `storniert bis`, `check-out`. */
const TO_COME =
  /(?<![a-z])(?:due|will|to be|wird|werden|sera|se cargara|sara|verra|zal|wordt|blir|vil|kommer|until|before|by(?= \d)|bis|avant|antes|entro|cancel[a-z]*|storn[a-z]*|annul[a-z]*|anul[a-z]*|refund[a-z]*|deposit|check.?out|depart[a-z]*|abreise|salida|partenza|partida|vertrek|avresa|avreise|afrejse|wyjazd|lahto|return|drop.?off|ruckgabe|devol[a-z]*|riconsegna|rientro|retour|inlever[a-z]*|terug[a-z]*|zwrot)(?![a-z])/

/** Days from leaving to what is paid then. */
const SOON = 3

/** Whether something was paid on the day on which a house or a car was left, or between that and the day of writing. */
export function isPaidAtEnd({ lines, calendar }: Page, end: string, by: string): boolean {
  const isPayment = ({ plain, dates }: Line): boolean => {
    const [date, other] = dates
    if (!date || other || !CARD.test(plain) || TO_COME.test(plain)) return false
    const day = calendar.dayOf(date)?.date
    // `paid 2nd of June`: of which year only the day itself tells, where it is that of leaving.
    return day !== undefined && day >= end && day <= (date.year === undefined ? addDays(end, SOON) : by) && day <= by
  }
  return lines.some(isPayment)
}

/** `Balance due   0.00`, `Restbetrag: EUR 0,00` */
const NOTHING_DUE =
  /(?<![a-z])(?:(?:amount|net|balance|total|still) due|balance|offener betrag|restbetrag|noch zu zahlen|solde(?: du)?|reste a payer|saldo(?: pendiente| dovuto)?|importe pendiente|por pagar|em divida|openstaand(?: bedrag)?|te betalen|att betala|a betale|at betale|skyldig|pozostalo(?: do zaplaty)?|avoinna|zbyva)[^a-z\d]{1,14}(?:(?:eur|gbp|usd|sek|nok|dkk|pln) )?0[.,]00/
export const isNothingDue = ({ lines }: Page): boolean => lines.some(({ plain }) => NOTHING_DUE.test(plain))
