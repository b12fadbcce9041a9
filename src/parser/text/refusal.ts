/** Whether a document tells of a booking at all: parcels, bills, offers, articles, statements and cancellations do not. */

import type { FoundProduct } from '../found.ts'
import type { Page } from './page.ts'

const BOOKING =
  /\b(?:booking|booked|reservation|reserved|confirmation|confirmed|itinerary|e-?ticket|boarding pass|[a-z]*tickets?|voucher|your (?:stay|trip|flight|journey)|buchung(?:sbestatigung|snummer|scode)?|gebucht|reservierung(?:snummer|sbestatigung)?|bestatigung|bestatigt|fahrkarte|reiseplan|bordkarte|online-?ticket|billets?|reserve|reservations|confirmee?|carte d'embarquement|reserva(?:do|da)?|confirmacion|confirmad[oa]|localizador|billetes?|tarjeta de embarque|prenotazione|prenotat[oa]|conferma|confermat[oa]|bigliett[oi]|carta d'imbarco|bilhetes?|confirmacao|cartao de embarque|boeking|geboekt|bevestiging|bevestigd|reservering|instapkaart|bokning(?:sbekraftelse|snummer|sreferens)?|bokad|bekraftelse|bekraftad|[a-z]*biljett(?:er)?|boardingkort|bestilling|bestilt|bekreftelse|bekreftet|bekraeftelse|[a-z]*billett?(?:er)?|reisedokumenter|resehandling(?:ar)?|kvitto|rezervar(?:e|ii)|confirmare|rendeles|foglalas|vonatjegy|rezervasyon|rezerwacj[aei]|potwierdzenie|potwierdzon[ay]|bilet(?:y)?|karta pokladowa|varaus(?:vahvistus)?|vahvistus|lippu|rezervace|potvrzeni|jizdenka|bilag|kvittering)\b/g
/** What one shows to travel. */
const TICKET =
  /\b(?:e-?ticket|boarding pass|bordkarte|online-?ticket|e-?billet|billete electronico|biglietto elettronico|bilhete eletronico|carte d'embarquement|tarjeta de embarque|carta d'imbarco|cartao de embarque|instapkaart|boardingkort)\b/
/** Bookings that are no more. */
const CANCELLED =
  /\b(?:(?:has|have|was|were) (?:now )?(?:been )?(?:successfully )?cancell?ed|is now cancell?ed|cancell?ation (?:confirmation|confirmed|of your (?:booking|reservation))|we(?:'ve| have) (?:cancell?ed|refunded)|your refund|refund (?:confirmation|of your|has been|request)|(?:wurde|worden|ist) (?:erfolgreich )?storniert|stornierungsbestatigung|stornobestatigung|ihre stornierung|(?:a|ont) (?:bien )?ete annulee?s?|confirmation d'annulation|votre remboursement|(?:ha|han) sido (?:cancelad[oa]s?|anulad[oa]s?)|confirmacion de cancelacion|su reembolso|(?:e|sono) stat[aeio] (?:cancellat|annullat)[aeio]|conferma (?:di )?(?:cancellazione|annullamento)|rimborso (?:del|di|della|e|effettuato|richiest)|foi cancelad[oa]|confirmacao de cancelamento|(?:is|werd) geannuleerd|annulering(?:sbevestiging)?|har (?:nu )?avbokats|ar avbokad|avbokningsbekraftelse|er (?:na )?(?:avbestilt|kansellert|annulleret|aflyst)|zostal[ao]? anulowan[ay]|on peruttu)\b/
/** Asked when a journey is over. */
const OVER =
  /\b(?:how was (?:your|the) (?:stay|trip|flight|journey|experience)|wie war (?:ihre?|deine?) |comment s'est passe|como (?:fue|te fue|ha ido) (?:tu|su|el|la) |com'e andat[oa] |como foi (?:a sua|o seu) |hoe was (?:je|uw) |hur var (?:din|ditt|resan) |hvordan var (?:din|ditt|reisen|rejsen) |jak minal)/
/** What sellers say to those who have not booked. */
const OFFER =
  /\b(?:book now|book by|book your|sale|save up to|from only|deals?|unsubscribe|offers?|jetzt buchen|angebote?|newsletter|sparen|ab nur|abmelden|reservez (?:vite|maintenant|avant)|offres?|bons plans|des \d+ ?€|se desabonner|desinscri|reserva (?:ya|ahora)|ofertas?|desde \d+|darse de baja|prenota (?:ora|subito|entro)|offert[ae]|a partire da|disiscriv|reserve ja|promoc(?:ao|oes)|cancelar subscricao|boek nu|aanbieding(?:en)?|vanaf ?€?|afmelden|boka nu|erbjudanden?|fran \d+|avregistrera|bestill na|tilbud|fra kr|bestil nu|afmeld|zarezerwuj teraz|oferty|juz od)\b/g
/** Meetings, works on the line, accounts, surveys and news, of journeys that are over or are not the reader's. */
const OTHER =
  /\b(?:meeting id|passcode|dial[- ]?in|webinar|videokonferenz|visioconference|videoconferencia|videoconferenza|will not run|are not running|engineering works|rail replacement|strike on|industrial action|bauarbeiten|ersatzbusse|schienenersatzverkehr|streik|entfallen|ne circuleront pas|greve|huelga|no circularan|servicios minimos|sciopero|non circoleranno|unverbindlich(?:es)?|angebot gilt|quotation|your quote|this offer is valid|devis|presupuesto|preventivo|orcamento|offerte is geldig|complete your booking|finish your booking|left something behind|in your basket|spokes(?:man|woman|person)|read more|published|points balance|miles balance|kontoauszug|meilenstand|account statement|statement of account|your balance|rate your (?:stay|trip|flight)|how was your|review your|leave a review|write a review|tell us about|feedback on|survey|bewerten sie|wie war (?:ihr|dein)|bewertung abgeben|umfrage|donnez votre avis|votre avis|comment s'est passe|enquete|valora(?:r)? tu|como fue tu|opinion sobre|encuesta|com'e andat[oa]|lascia una recensione|recensisci|sondaggio|avalie|como foi a sua|beoordeel|hoe was (?:je|uw)|enquete|hur var|lamna ett omdome|hvordan var|skriv en anmeldelse|ocen (?:swoj|pobyt)|jak minal|solde de (?:vos )?(?:miles|points)|saldo (?:de )?(?:millas|puntos|avios|miglia|punti)|releve de compte|estado de cuenta|estratto conto)\b/

const SURE = 0.84

/** What speaks for a booking, less what speaks against it; under two it is none. */
function evidence(page: Page, products: readonly FoundProduct[], referred: boolean, people: number, format: string): number {
  const words = new Set(page.whole.match(BOOKING) ?? []).size
  const offers = new Set(page.whole.match(OFFER) ?? []).size
  const sure = products.some(
    (product) => ('departs' in product && (product.departs?.sure ?? 0) > SURE && product.number !== undefined) || product.kind === 'hotel',
  )
  const said =
    (referred ? 2 : 0) +
    Math.min(3, words) * 0.75 +
    (people > 0 ? 0.75 : 0) +
    (TICKET.test(page.whole) ? 0.75 : 0) +
    (sure ? 0.75 : 0) +
    (format === 'ics' || format === 'pkpass' ? 1.5 : 0)
  return said - (referred ? 0 : Math.min(3, offers) * 0.75) - (OTHER.test(page.whole) ? 2.5 : 0)
}

/** Whether the products of a page are no trip. */
export function isNoTrip(page: Page, products: readonly FoundProduct[], referred: boolean, people: number, format: string): boolean {
  const head = page.lines
    .slice(0, 25)
    .map(({ plain }) => plain)
    .join('\n')
  return CANCELLED.test(head) || OVER.test(head) || evidence(page, products, referred, people, format) < 2
}
