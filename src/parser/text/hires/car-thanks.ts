/** Who hires out a car, as it thanks for the booking. */

import type { Found } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { TITLE } from './car-firm-words.ts'
import { isBetween } from './go-betweens.ts'

/** Who thanks for the booking: `Thank you for renting with Harbour Wheels.` */
const THANKS =
  /(?:\b(?:thank you|thanks) for (?:renting|hiring|booking|reserving|riding|travelling|(?:your|the) (?:booking|reservation|order)) (?:with|from|at)|\b(?:thank you|thanks) for (?:choosing|using)|dank fur ihre (?:buchung|reservierung) (?:bei|mit)|dass sie sich fur|dank fur (?:deine|die) (?:buchung|reservierung) (?:bei|mit)|merci (?:pour|de) votre (?:reservation|location|commande) (?:chez|avec|aupres de)|merci d'avoir (?:choisi|reserve (?:chez|avec|aupres de))|gracias por (?:elegir|reservar con|confiar en)|gracias por (?:su|tu) reserva (?:con|en)|grazie per (?:la (?:sua |tua |vostra )?)?prenotazione (?:con|presso|da)|grazie per aver (?:scelto|prenotato con)|obrigad[oa] por (?:escolher|reservar (?:com|na))|obrigad[oa] pela (?:sua |tua )?reserva (?:com|na)|bedankt (?:voor je boeking bij|voor uw boeking bij|dat u koos voor)|tack for din (?:bokning|hyra|bestallning) hos|tak for din (?:booking|reservation|bestilling) hos|takk for (?:din )?(?:bestilling(?:en)?|reservasjon(?:en)?|booking(?:en)?)(?: din)? hos|dziekujemy za rezerwacje w|dekujeme za (?:vasi )?(?:rezervaci|objednavku) u|tack for att du (?:valt|bokat hos|hyr (?:bil )?hos)|tak fordi du (?:har valgt|valgte|lejer (?:bil )?hos)|takk for at du (?:valgte|leier (?:bil )?hos)|kiitos, etta valitsit|dziekujemy za (?:wybor|skorzystanie z)|dekujeme,? ze jste si vybrali)\s+/

/** One name with a capital, or several. */
const THANKING =
  /^(?:la |le |el )?(?<name>\p{Lu}[\p{L}\d&'’-]*(?: (?:(?:a|of|by|de) )?\p{Lu}[\p{L}\d&'’-]*){0,4})(?=\s*(?:[.,!;–-]|$)|\s(?:entschieden|we|wir|to|for|as|pour|para)\b)/u

export function thankingFirm(page: Page): Found | undefined {
  for (const line of page.lines.slice(1)) {
    const said = THANKS.exec(line.plain)
    const name = said && THANKING.exec(line.text.slice(said.index + said[0].length))?.groups?.name
    if (name && name.length > 2 && !TITLE.test(plain(name)) && !isBetween(name))
      return { value: name, rule: 'who thanks for the booking', sure: 0.65 }
  }
  return undefined
}
