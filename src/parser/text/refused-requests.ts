/** Requests for journeys that whoever pays for them has refused: `Travel request 7RKD was denied`. What they ask for was never booked. */

import { remembered } from './remembered.ts'
import { sayingOf, type Way } from './said-ways.ts'
import { sentencesIn } from './sentences.ts'
import { IF } from './unsure.ts'

/** Ways to say it, a language or two a line, each with what is in all that it finds. */
const SAID: readonly Way[] = [
  [
    'not approved|denied|declined|rejected|sent back|not authori',
    '(?:travel|trip|journey|your) (?:request|requisition|authori[sz]ation) (?:[a-z]{0,4}\\d[a-z\\d-]* )?(?:has been |was |is )?(?:sent back */ *)?(?:not (?:been )?(?:approved|authori[sz]ed)|denied|declined|rejected)',
  ],
  [
    'antrag|anfrage',
    '(?:dienst)?reise(?:antrag|anfrage)s? (?:[a-z]{0,4}\\d[a-z\\d-]* )?(?:wurde |ist )?(?:leider )?(?:abgelehnt|nicht (?:genehmigt|freigegeben|bewilligt)|zuruckgewiesen)',
  ],
  [
    'demande de|ordre de mission',
    "(?:demande de (?:deplacement|mission|voyage)|ordre de mission) (?:n[°o] ?\\d+ )?(?:(?:a ete |est )?(?:refuse|rejete|non (?:valide|approuve|autorise))e?|n'a pas ete (?:valide|approuve|autorise)e?)(?![a-z])",
  ],
  [
    'viaje|viaggio|trasferta|viagem',
    '(?:solicitud|peticion) de viaje (?:ha sido |fue )?(?:no (?:aprobada|autorizada)|rechazada|denegada)|richiesta di (?:viaggio|trasferta) (?:e stata )?(?:non (?:approvata|autorizzata)|respinta|rifiutata)|(?:pedido|solicitacao) de viagem (?:foi )?(?:nao (?:aprovad|autorizad)|recusad|rejeitad|negad)[oa]',
  ],
  [
    'reisaanvraag|resebegaran|reseansokan|rejseanmodning|rejseansogning|reiseforesporsel|reisesoknad|wniosek|wniosku|matkapyynto|cestovni',
    'reisaanvraag (?:is )?(?:helaas )?(?:niet goedgekeurd|afgewezen|afgekeurd)|(?:resebegaran|reseansokan) (?:har )?(?:(?:inte|ej) godkants?|(?:ej|inte) godkand|avslagits|avslagen)|(?:rejseanmodning|rejseansogning|reiseforesporsel|reisesoknad)(?:en)? (?:er |ble |blev )?(?:ikke godk(?:jent|endt)|afvist|avvist|avslatt)|wniosek (?:wyjazdowy|o (?:wyjazd|delegacje)) (?:zostal )?(?:odrzucony|nie(?:zatwierdzony| zostal zatwierdzony))|matkapyynto(?:si)? (?:on )?(?:hylatty|evatty)|cestovni (?:prikaz|zadost) (?:byla? )?(?:zamitnut[ya]?|neschvalen[ay]?)',
  ],
]
/** `If it is not approved, …`, `Denied? Then …`: that is not said of this one. */
const MAY_BE = remembered(() => new RegExp(`(?<![a-z])${IF}(?![a-z])|\\?|(?:^|: )\\W*(?:wird|werden) `))

const saysSo = sayingOf(SAID)

/** Whether a text in plain letters says so. */
export const saysRequestRefused = (text: string): boolean =>
  saysSo(text) && sentencesIn(text).some((sentence) => saysSo(sentence) && !MAY_BE().test(sentence))
