/** What is paid back for a late ride: claims and what is decided of them, which are written when the ride was over. */

import type { Line, Page } from '../page/page.ts'
import { titlesBelowAddress } from '../page/titles.ts'
import { vocabulary } from '../words/vocabulary.ts'

/** What such papers are titled with: `Delay Repay`, `Fahrgastrechte`, `Votre compensation`. */
const COMPENSATED = vocabulary(`
  compensation, delay repay, fahrgastrechte, entschadigung, entschadigungsantrag, indemnisation, dedommagement, indemnizacion, compensacion, indennizzo
  indennita, indemnizacao, compensacao, compensatie, schadevergoeding, forseningsersattning, kompensation, kompensasjon, prisavslag, forsinkelseserstatning
  attestation de retard, justificatif de retard, certificat de retard, verspatungsbescheinigung, verspatungsbestatigung, bestatigung der verspatung
  certificate of delay, delay certificate, delay confirmation, delay verification, justificante de retraso, certificado de retraso, attestazione di ritardo
  certificato di ritardo, dichiarazione di ritardo, declaracao de atraso, comprovativo de atraso, vertragingsbewijs, bewijs van vertraging, forseningsintyg
  forsinkelsesbekreftelse, forsinkelsesattest, potwierdzenie opoznienia, zaswiadczenie o opoznieniu, potvrzeni o zpozdeni, todistus myohastymisesta
  rejsetidsgaranti, odszkodowanie, rekompensata, korvaus, korvaushakemus, viivastyskorvaus, odskodneni, kompenzace, kartalanitas, karterites
`)
/** What a letter about such a claim begins with, where it has no title: `Thank you for your claim of 3 March under Regulation UK261.` */
const OF_CLAIM =
  /(?<![a-z])(?:(?:thank you for|in response to|regarding|we refer to|reply to|received) your (?:recent )?(?:compensation |delay )?claim|(?:ihre[nrms]? (?:antrag|forderung|anspruch|schreiben)|vielen dank fur ihre[nr]? (?:antrag|forderung)) (?:vom .{0,20})?(?:auf|nach|gemass?|wegen) (?:ausgleich|entschadigung|verordnung|der verordnung|verspatung)|votre (?:demande|reclamation) (?:du .{0,20})?(?:d'indemnisation|de compensation|relative au retard|au titre du reglement)|(?:su|tu) (?:reclamacion|solicitud) (?:del? .{0,24})?(?:de (?:compensacion|indemnizacion)|por (?:el )?retraso|al amparo del reglamento)|(?:la (?:sua|tua)|vostra|il suo) (?:richiesta|reclamo) (?:del .{0,20})?(?:di (?:compensazione|indennizzo|risarcimento)|per (?:il )?ritardo)|(?:a sua|o seu) (?:reclamacao|pedido) (?:de .{0,20})?(?:de (?:compensacao|indemnizacao)|pelo atraso)|(?:uw|je) (?:claim|verzoek) (?:van .{0,20})?(?:om (?:compensatie|schadevergoeding)|wegens vertraging)|(?:din|ditt|dit) (?:krav|ansokan|begaran) (?:.{0,20} )?om (?:kompensation|kompensasjon|ersattning|erstatning)|(?:pana|pani|twoj|twoje) (?:wniosek|roszczenie|reklamacj[aei]) (?:.{0,20} )?o (?:odszkodowanie|rekompensate)|(?:beslutat|fattat beslut) (?:om|i) (?:din|er) (?:ansokan|begaran)|(?:behandlet|vurdert|vurderet) (?:din|deres) (?:soknad|ansogning|klage|sag)|(?:rozpatrzylismy|rozpatrzono) (?:twoj|panstwa|pana|pani) wniosek|(?:wir haben|haben wir) ihren (?:antrag|anspruch) gepruft|nous avons (?:examine|etudie|traite) votre (?:demande|dossier|reclamation)|hemos (?:revisado|resuelto|tramitado|estudiado) (?:tu|su) (?:solicitud|reclamacion)|abbiamo (?:esaminato|valutato) la (?:tua|sua) (?:richiesta|domanda)|analis(?:amos|ado) o seu (?:pedido|caso)|we have (?:now )?(?:reviewed|assessed|looked into|decided) your (?:claim|case)|(?:uw|je|jouw) (?:verzoek|claim) (?:is |hebben wij |hebben we )?(?:beoordeeld|behandeld))/

/** `Compensation carbone offerte`: what a journey does to the air is made good before it, too. */
const OF_CLIMATE = /carbon|co2|klima|climat|clima(?![a-z])/
export const isOfCompensation = (page: Page): boolean =>
  titlesBelowAddress(page).some(({ plain }) => COMPENSATED.in(plain).size > 0 && !OF_CLIMATE.test(plain)) ||
  page.lines.slice(0, HEAD).some(({ plain }) => OF_CLAIM.test(plain))
/** Lines of a letter, its addresses among them, in which it comes to what it is about. */
const HEAD = 25

/** `Retard constaté`, `arrived 74 minutes late` */
const LATE =
  /(?<![a-z])(?:delay(?:ed)?|late(?![ -]?(?:check|return|arrival|departure))|[a-z]*verspatung|verspatet|retard|retraso|ritardo|atraso|vertraging|forsening|forsenad|forsinkelse|forsinket|opoznieni[ea]|myohassa|myohastyminen|viivastys|viivastyi|zpozdeni|keses|(?<=\d ?min[a-z]{0,5}\.? )(?:sen|sent|for sent?|te laat|zu spat|for sen))(?![a-z])/
const FOR_HOW_LONG =
  /(?<![\d.,:])\d{1,3} ?(?:h ?\d{2}|(?:h|hours?|std|stunden?|heures?|horas?|or[ae]|uur|timm(?:e|ar)|timer?|godz|tuntia|hod|min|minut[a-z]*|perc)(?![a-z]))/
/** Said of what is paid for any ride that should be late: `ab 60 Minuten`, `60 minutes or more`. */
const TERMS =
  /(?<![a-z])(?:if|when|from|at least|more|over|up to|per|each|ab|bei|mehr|mindestens|wenn|falls|je|des|a partir|au moins|plus|si|en cas|desde|mas|al menos|in caso|oltre|almeno|piu|se|mais|pelo menos|vanaf|meer|minstens|bij|als|minst|mer|mere|mindst|vid|ved|fra|fran|od|ponad|co najmniej|yli|vahintaan|jos|nad|alespon|pri|legalabb|felett)(?![a-z])|[<>≥≤+]|\d ?[–-] ?\d/

const isMeasured = ({ plain }: Line): boolean => LATE.test(plain) && FOR_HOW_LONG.test(plain) && !TERMS.test(plain)
/** Whether it is told how late a ride was. */
export const isLateTold = ({ lines }: Page): boolean => lines.some(isMeasured)
