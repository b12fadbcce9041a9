/** What a form says that one could have had besides and has not: `Meals on board: not ordered`. The journey is up without it. */

import { remembered } from './remembered.ts'
import { THING } from './things-booked.ts'

const NOT =
  '(?:not|none|nicht|keine?|noch nicht|non|pas|pas encore|no|nao|niet|nog niet|geen|inte|ej|ikke|nie|ei|ne)(?: (?:yet|been|ha sido|e stat[oa]|foi|er|ar|ble|blev|jest|ole|byl[aoy]?))?'
/** Said of what one orders; what is not confirmed or not paid is no extra. */
const ORDERED =
  '(?:booked|ordered|chosen|selected|added|requested|included|gebucht|bestellt|gewahlt|ausgewahlt|hinzugefugt|gewunscht|inbegriffen|enthalten|reservee?s?|commandee?s?|choisie?s?|ajoutee?s?|incluse?s?|reservad[oa]s?|contratad[oa]s?|elegid[oa]s?|solicitad[oa]s?|incluid[oa]s?|pedid[oa]s?|escolhid[oa]s?|prenotat[oaie]|ordinat[oaie]|scelt[oaie]|richiest[oaie]|inclus[oaie]|compres[oaie]|geboekt|besteld|gekozen|inbegrepen|bokad|bokat|bestalld|bestallt|vald|valt|inkluderat|bestilt|booket|valgt|inkludert|inkluderet|zamowion[aoey]|zarezerwowan[aoey]|wybran[aoey]|varattu|tilattu|valittu|objednan[aoy]?|vybran[aoy]?)'

/** A label of what is booked itself, or of how it stands. */
const OF_THE_WHOLE = remembered(
  () =>
    new RegExp(
      `(?<![a-z])(?:${THING}|[a-z]*(?:stat(?:us|ut|o)|booking|reservation|buchung|boeking|bokning|bestilling|result|pay|zahl|betal|paiement|pago|pagam)[a-z]*|estado|stan|tila|stav|situac[a-z]+)(?![a-z])`,
    ),
)
const LEFT_OUT = new RegExp(`^\\s*(?:[•·*–-]\\s*)?(?<label>[a-z][^:\\d?!]{2,40}):\\s{1,9}${NOT} ${ORDERED}(?![a-z])`)

/** Whether a line in plain letters says so. */
export function isLeftOut(plain: string): boolean {
  const label = LEFT_OUT.exec(plain)?.groups?.label
  return label !== undefined && !OF_THE_WHOLE().test(label)
}
