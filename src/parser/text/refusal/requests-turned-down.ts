/** Requests that whoever lets a house turns down in a letter: `Thank you for your booking request … I'm sorry, we can't accept it`. What else they could have is not booked. */

import { joinedLines } from '../page/joined-lines.ts'
import { sentencesIn } from '../page/sentences.ts'
import { isOfBesides } from '../words/besides.ts'
import { sayingOf, type Way } from '../words/said-ways.ts'
import { isOfWish, staysBooked } from './refused-requests.ts'

/** What was asked for, a language or two a line. */
const ASKED =
  /(?<![a-z])(?:(?:booking|reservation|rental|accommodation) (?:request|enquiry|inquiry)|(?:request|enquiry|inquiry) to (?:book|stay|rent|reserve)|(?:buchungs|reservierungs|miet|unterkunfts|zimmer)anfrage|demande de (?:reservation|sejour|location)|(?:solicitud|peticion) de (?:reserva|estancia|alojamiento)|richiesta di (?:prenotazione|soggiorno)|(?:pedido|solicitacao) de (?:reserva|estadia)|(?:boekings|reserverings|huur)(?:aanvraag|verzoek)|bok?nings(?:forfragan|onskemal)|(?:booking|reservations|bestillings|reservasjons|leie)(?:foresp[a-z]+|anmodning|onsk[a-z]*)|(?:prosb[aey]|zapytani[ea]) o (?:rezerwacje|nocleg|pobyt)|(?:zadost|poptavk[auy]) (?:o|na) (?:rezervaci|ubytovani|pobyt)|varaus(?:pyynto|kysely|tiedustelu)|foglalasi (?:keres|igeny))/

/** That it cannot be had: who cannot, and `it`, or the request by its name. What else is not taken, dogs or cards, is called by its own. */
const CANNOT: readonly Way[] = [
  [
    'accept|take|confirm|approve',
    "(?:can't|cannot|can not|couldn't|could not|unable to|not able to|won't be able to) (?:accept|take|confirm|approve) (?:it|(?:your|this) (?:booking |reservation )?(?:request|enquiry|inquiry))(?= this time|\\s*(?:$|[.,;:!–-]))",
  ],
  [
    'annehmen|bestatigen|zusagen|absagen|ablehnen',
    '(?:konnen|kann|konnten|konnte) (?:wir|ich) (?:(?:sie|diese|diesmal|die|ihre|deine|eure|[a-z]{0,15}anfrage|leider) ){1,5}nicht (?:annehmen|bestatigen|zusagen)|(?:mussen|muss|mussten|musste) (?:wir|ich) (?:(?:sie|diese|diesmal|die|ihre|deine|eure|[a-z]{0,15}anfrage|ihnen|leider) ){1,5}(?:absagen|ablehnen)|[a-z]{0,15}anfrage (?:konnen|kann|konnten|konnte) (?:wir|ich) (?:leider )?nicht (?:annehmen|bestatigen)',
  ],
  [
    'accepter|confirmer|donner suite|repondre fav',
    "(?:ne (?:pouvons|puis|pourrons|sommes)(?: malheureusement)? pas(?: en mesure)?|ne pas (?:pouvoir|etre en mesure)) (?:de |d')?(?:l'accepter|la confirmer|y (?:donner suite|repondre fav[a-z]+)|(?:accepter|confirmer) (?:votre|ta|cette) demande(?! de (?:lit|chambre|depart|arrivee))|donner suite a (?:votre|ta|cette) demande)",
  ],
  [
    'aceptar|confirmar|atender',
    'no (?:podemos|puedo|poder|hemos podido|nos es posible) (?:(?:aceptar|confirmar|atender)la|(?:aceptar|confirmar|atender) (?:su|tu|vuestra|esta) (?:solicitud|peticion))(?! de (?:cama|cuna|habit))',
  ],
  [
    'accettar|confermar|accoglier|soddisfar',
    'non (?:possiamo|posso|poter|siamo in grado di|abbiamo potuto|ci e possibile) (?:(?:accettar|confermar|accoglier|soddisfar)la|(?:accettare|confermare|accogliere) (?:la )?(?:sua|tua|vostra|questa) richiesta)(?! di (?:letto|camera|cambio))',
  ],
  [
    'aceita|confirma',
    'nao (?:[oa] (?:podemos|posso|conseguimos|pudemos) (?:aceitar|confirmar)|(?:podemos|posso|conseguimos|pudemos|foi possivel) (?:(?:aceita|confirma)-l[oa]|(?:aceitar|confirmar) (?:o (?:seu|teu|vosso) pedido|a sua solicitacao)))(?! de (?:cama|berco|quarto))',
  ],
  [
    'aannemen|accepteren|bevestigen|honoreren',
    '(?:kunnen|kan|konden|kon) (?:wij|we|ik) (?=[a-z ]{0,40}niet )(?:(?:die|deze|hem|uw|je|jullie|[a-z]{0,12}aanvraag|helaas|deze keer|niet) ){1,5}(?:aannemen|accepteren|bevestigen|honoreren)',
  ],
  [
    'god|accept|aksept|bekr|emot|imot|imod|imodekomme',
    '(?:kan|kunne|kunde) (?:(?:vi|jag|jeg) )?(?:(?:tyvarr|desvarre|desvaerre|dessverre) )?(?:inte|ikke) (?:godkanna|godkende|godkjenne|godta|acceptera|acceptere|akseptere|bekrafta|bekraefte|bekrafte|bekrefte|imodekomme|ta emot|ta imot|tage imod) (?:den|(?:din|er|jeres|deres) [a-z]{0,14}fo[a-z]{6,14})(?![a-z]| [a-z]*(?:sang|seng))',
  ],
  [
    'przyjac|zaakceptowac|potwierdzic',
    'nie (?:mozemy|moge|jestesmy w stanie) (?:(?:(?:jej|go|tej|panstwa|pana|pani|twojej|prosby) ){1,3}(?:przyjac|zaakceptowac|potwierdzic)|(?:przyjac|zaakceptowac|potwierdzic) (?:jej|go|(?:tej|panstwa|pana|pani|twojej) prosby)(?![a-z]))',
  ],
  [
    'prijmout|potvrdit|vyhovet',
    '(?:(?:ji|vasi (?:zadost|poptavku)) (?:bohuzel )?nemuzeme|nemuzeme (?:(?:ji|ji bohuzel|bohuzel|vasi|tuto|zadost|poptavku) ){1,3})\\s?(?:prijmout|potvrdit)',
  ],
  [
    'hyvaksy|vahvista',
    'emme (?:valitettavasti )?(?:voi|pysty|voineet) (?:hyvaksya|vahvistaa|hyvaksymaan|vahvistamaan) (?:sita|(?:varaus)?pyynto[a-z]*)(?! (?:sangyst|huone))',
  ],
]
const saysCannot = sayingOf(CANNOT)

/** One of these is in all that was asked. */
const SIGN =
  /request|nquiry|anfrage|demande|solicit|peticion|richiesta|pedido|aanvraag|verzoek|forfragan|onsk|foresp|anmodning|prosb|zapytani|zadost|poptavk|varaus|foglal/

/** Sentences between what was asked and that it cannot be had. */
const BETWEEN = 2

/** Whether the first lines of a page, in plain letters, turn down what was asked for in them. */
export function isTurnedDown(lines: readonly string[]): boolean {
  if (!lines.some((line) => SIGN.test(line) && ASKED.test(line))) return false
  const text = joinedLines(lines)
  if (!saysCannot(text) || staysBooked(text)) return false
  const said = sentencesIn(text)
  return said.some(
    (sentence, at) =>
      saysCannot(sentence) &&
      !/\?/.test(sentence) &&
      !isOfBesides(sentence) &&
      !isOfWish(sentence) &&
      said.slice(Math.max(0, at - BETWEEN), at + 1).some((one) => ASKED.test(one) && !isOfWish(one)),
  )
}
