/** What the title of a document or the subject of a letter says it is, where that is no booking: whatever else it tells, there is no trip in it. */

import type { Page } from '../page/page.ts'
import { titlesOf } from '../page/titles.ts'
import { THING } from '../words/things-booked.ts'
import { ASKED_TO_FINISH } from './unfinished.ts'
import { isUnsure } from './unsure.ts'
import { callsOffBooking } from './what-is-off.ts'

export const OFF =
  '(?:cancell?ed|storniert|annulliert|annule(?:e|s|es)?|cancelad[oa]s?|anulad[oa]s?|cancellat[oaie]|annullat[oaie]|geannuleerd|avbokade?|avbokat|avbestilt|kansellert|annulleret|afbestilt|anulowan[aey]|peruttu|zrusen[ay])'
const IS =
  '(?:is|are|was|were|been|ist|sind|wurden?|est|sont|ete|esta|estan|sido|e|sono|stat[oaie]|foi|foram|werd|zijn|ar|har|er|ble|blevet|jest|zostal[aoy]?|on|byla?)'

/** `Your flight to Lisbon on 4 May is cancelled` */
const SAID_OFF = new RegExp(`(?<![a-z])${THING}(?![a-z]).{0,90}(?<![a-z])${IS} (?:[a-z]{1,14} ){0,4}${OFF}(?![a-z])`)
/** Whether a sentence in plain letters says so of the booking itself. */
export const saysOff = (sentence: string): boolean => SAID_OFF.test(sentence) && callsOffBooking(sentence)
/** `Storniert: Ihre Buchung 4711 vom 4. bis 6. Mai`, `Booking cancelled`, `Stornorechnung` */
const TITLED_OFF = new RegExp(
  `^\\W*(?:${THING} )?${OFF}(?=\\s?[:!–—-]|\\s*$)|(?<![a-z])storno(?:rechnung|bestatigung|beleg|mitteilung|gutschrift)(?![a-z])`,
)
/** Said of what only may be, or of a part. */
export const PERHAPS =
  /(?<![a-z])(?:if|when|unless|until|before|not|never|parts?|wenn|falls|bis|nicht|teil(?!nehm)[a-z]*|si|quand|avant|pas|partie[a-z]*|cuando|antes|parcial[a-z]*|se|quando|prima|non|parzial[a-z]*|caso|nao|als|indien|wanneer|niet|deel[a-z]*|om|innan|inte|hvis|inden|ikke|jesli|gdy|nie|jos|kun|pokud|kdyz)(?![a-z])/

/** `Your quote from Sunny Travel`, `Reiseangebot Nr. 4711`, `Offert nr 4711` */
const QUOTED =
  /^\W*(?:(?:your|our|my|ihr|unser|mein|votre|notre|tu|su|nuestro|il tuo|la tua|uw|je|ons|onze|din|ditt|dit|vart|vores|twoja|nasza|vrijblijvende?|unverbindliches) ){0,2}(?:price quote|quote|quotation|(?:reise|flug|hotel|gruppen|urlaubs)?angebot|devis|proposition commerciale|(?:reis)?offerte|(?:rese)?offert|(?:reise|rejse)?tilbud|oferta(?!\s*$|\s?:)|presupuesto|preventivo|orcamento)(?=\s*$|\s?[:#]|\s?(?:n[°ºro]\.?|num[a-z]*|nummer|number|from|for|valid|fur|von|vom|pour|voor|van|fra|fran|til|dla|wyjazdu|podrozy|de viaje|di viaggio|de viagem)(?![a-z])|\s\d)/
/** What makes one of an offer after all. */
const CONFIRMED =
  /confirm|bestatig|conferm|bevestig|bekraft|bekreft|potwierdz|booked|gebucht|vahvist|potvrz|(?<![a-z])reserve|reservad|prenotat|geboekt|bokad|bestilt/

/** `We have received your booking request`, `Ihre Anfrage ist eingegangen`, `not yet confirmed` */
const REQUESTED =
  /(?:booking|reservation) (?:request|enquiry|inquiry) (?:has been |was |is )?(?:received|submitted|sent)|received your (?:booking |reservation )?(?:request|enquiry|inquiry)|anfrage (?:[a-z]{1,4}-?[a-z\d-]{0,6}\d{3,12} )?(?:ist |wurde )?(?:bei uns )?(?:eingegangen|eingelangt|erhalten|ubermittelt)|(?:votre demande|demande de reservation) (?:de reservation )?(?:a bien ete |est bien |est |a ete )?(?:recue|enregistree|transmise|envoyee)|recu votre demande|recibid[oa] (?:tu|su) solicitud|solicitud de reserva (?:recibida|enviada)|ricevuto la (?:tua|sua|vostra) richiesta|richiesta di prenotazione (?:e stata )?(?:ricevuta|inviata)|recebemos o (?:seu|teu) pedido|(?:uw|je) (?:boekings|reserverings)?aanvraag (?:is |hebben we )?(?:goed )?ontvangen|(?:boknings|bestillings|booking|reservations)(?:forfragan|foresporsel|foresporgsel) (?:er |ar |har )?(?:mottagen|mottatt|modtaget)|(?<![a-z])(?:not yet (?:been )?confirmed|noch nicht bestatigt|pas encore confirme|aun no (?:esta )?confirmad|non ancora confermat|ainda nao confirmad|nog niet bevestigd|annu inte bekraftad|ennu ikke bekreft)/
const ALL_REQUESTED = new RegExp(REQUESTED, 'g')
/** Of what is paid for a booking: `Payment not yet confirmed`. */
const OF_PAYMENT = /(?<![a-z])(?:pa(?:y|iement|go|gamento)|zahlung|betaling|betalning|platnosc|seats?|sitzplatz)/

/** `You haven't finished booking your trip`, `Complete your booking`, `Hier ist Ihr Angebot` */
const UNFINISHED = new RegExp(
  `haven't finished|left something behind|still (?:thinking|interested|dreaming)|${ASKED_TO_FINISH}|here(?: i|')s (?:the|your) (?:quote|offer)|folgendes angebot|angebot zu unterbreiten`,
)

/** `Rate your stay`, `Bewerten Sie Ihren Flug` */
const RATED =
  /^\W*(?:please )?(?:rate|review) your (?:stay|flight|trip|journey|rental|experience)(?! (?:details?|info|information|summary|dates|itinerary|plans?|bookings?|reservations?|options|extras|preferences))|tell us about your (?:recent|last) |(?:^|[^a-z])bewerte(?:n sie ihre| {1,2}deine)|^\W*(?:notez|evaluez) votre|donnez votre avis sur votre|^\W*(?:valora|califica) tu |^\W*valuta (?:il tuo|la tua) (?:soggiorno|viaggio|volo)|^\W*avalie (?:a sua|o seu)|^\W*beoordeel (?:je|uw)|^\W*(?:betygsatt|vurder|bedom) (?:din|dit)/

/** `Sample itinerary`, `Muster`, `Specimen` */
const SPECIMEN =
  /^\W*(?:sample|specimen|example|muster|exemple|ejemplo|esempio|exemplo|voorbeeld|exempel|eksempel|przyklad)(?=\s*$|(?: (?:of|itinerary|booking|confirmation|ticket|eine[rs]?|d'|de|di|van|pa))(?![a-z])|(?:buchung|bestatigung|reiseplan|ticket)(?![a-z]))|^\W*(?:exercise|oefening|ubung|exercice|ejercicio|esercizio|exercicio|ovning|oppgave|opgave|cwiczenie) \d/

/** What is in all of these: most titles have none of it, and the patterns above take long to make ready. */
const STEM =
  /cancel|storn|ann?ul|avbok|avbest|kansel|afbest|peruttu|zrus|quot|offer|angebot|devis|proposition|tilbud|oferta|presupuesto|preventivo|orcamento|request|enquiry|inquiry|anfrage|demande|solicitud|richiesta|pedido|aanvraag|forfrag|foresp|not yet|noch nicht|pas encore|aun no|non ancora|ainda nao|nog niet|annu inte|ennu ikke|finish|complet|left something|still |abschliess?|schliess?e|beende|finali[sz]|termin|acheve|reprene|retom|conclu|ripre|resume|continue|rond |voltooi|maak |slutfor|avsluta|fullfor|gennemfor|afslut|fa?e?rdiggor|dokonc|ukoncz|zakoncz|sfinal|viimeistele|rate |review|tell us|bewert|notez|evaluez|valora|califica|valuta|avalie|beoordeel|betygsatt|vurder|bedom|sample|specimen|example|muster|exempl|ejemplo|esempio|voorbeeld|exempel|eksempel|przyklad|exercise|oefening|ubung|exercice|ejercicio|esercizio|exercicio|ovning|oppgave|opgave|cwiczenie/

/** Whether one of the lines a document begins with says that something is confirmed. */
export const isTitledConfirmed = (page: Page): boolean =>
  titlesOf(page).some(({ plain }) => CONFIRMED.test(plain.replace(ALL_REQUESTED, ' ')))

const isTitleOff = (title: string): boolean => TITLED_OFF.test(title) || (saysOff(title) && !PERHAPS.test(title) && !isUnsure(title))
/** Whether one of the lines a document begins with says that it is called off. */
export const isTitledOff = (page: Page): boolean => titlesOf(page).some(({ plain }) => isTitleOff(plain.trim()))

/** Whether one of the lines a document begins with says that it is called off, offered, asked for, left unfinished, to be rated, or only shown. */
export function isHeadlined(page: Page): boolean {
  const titles = titlesOf(page).map(({ plain }) => plain.trim())
  if (!titles.some((title) => STEM.test(title))) return false
  const isConfirmed = isTitledConfirmed(page)
  return titles.some(
    (title) =>
      isTitleOff(title) ||
      (QUOTED.test(title) && !isConfirmed) ||
      (REQUESTED.test(title) && !OF_PAYMENT.test(title) && !isConfirmed) ||
      (UNFINISHED.test(title) && !isConfirmed) ||
      RATED.test(title) ||
      SPECIMEN.test(title),
  )
}
