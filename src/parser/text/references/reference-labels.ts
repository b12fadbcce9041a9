/**
 * Labels of references: what a reference is of, and the words for numbers and codes, in ten languages and a few more, in any order and put together.
 * Words are looked up rather than matched: one pattern of all of them takes longer to make ready than a whole document to read.
 */

import { OF_THE_HOUSE } from '../stays/house-words.ts'
import { plainOperators } from '../trains/operators.ts'
import { NO_CODE_BEGINS } from '../words/code-letters.ts'
import { rememberedOf } from '../words/remembered.ts'
import { wordSet } from '../words/vocabulary.ts'
import { setLabels } from './reference-phrases.ts'

interface ReferenceLabel {
  readonly start: number
  readonly end: number
  /** Tickets (1) come after whatever else may be the booking's own (2). */
  readonly rank: 1 | 2
  /** It is said to be of a booking, and not of an order or a case. */
  readonly isBooking: boolean
}

/** Numbers, codes and the like. */
const KIND = wordSet(`
  br broj number numbers no nr nro num code id identifier reference ref rif locator # n° nº nummer referenz kennung numero codigo clave codice kode kod numer tunnus koodi viite
  cislo c referens referanse referentie referencia riferimento numar numarul cod codul szam szama azonosito azonositoja kodja numarasi kodu nomer kodikos aritmos sifra numeris numurs kodas kods nummeret numret koden referensen referansen referencen`)
/** Bookings. */
const BOOKING = wordSet(`
  booking bookings reservation reservations reservatie reservaties buchung buchungs reservierung reservierungs zimmerreservierung zimmerreservierungs zimmerbuchung hotelreservierung hotelbuchung reserva reservas reservacion reservaciones prenotazione boeking boekings reservering reserverings
  bokning boknings reservasjon reservasjons bestilling bestillings rezerwacja rezerwacji rezerwacje varaus rezervace rezervaci rezervacni rezervaciu rezervare rezervarea rezervarii foglalas foglalasi rezervasyon bronuvanna bronirovanie bronirovania bron bronj rezervacia rezervacii rezervacija rezervacije kratisi kratisis broneering broneeringu rezervacijos rezervacijas varauksen varauksesi bestillingen`)
const CONFIRMATION = wordSet(`
  confirmation acknowledgement acknowledgment bestatigung bestatigungs confirmacion confirmacao conferma bevestiging bevestigings bekraftelse bekraftelses bekreftelse bekreftelses
  bekraeftelse bekraeftelses potwierdzenia potwierdzenie vahvistus potvrzeni buchungsbestatigung reservierungsbestatigung reservationsbestatigung zimmerbestatigung hotelbestatigung varausvahvistus reisebestatigung reisbevestiging resebekraftelse rejsebekraftelse reisebekreftelse
  bokningsbekraftelse bookingbekraftelse reservationsbekraftelse bestillingsbekraftelse ordrebekraftelse bestillingsbekreftelse reservasjonsbekreftelse bookingbekreftelse ordrebekreftelse visszaigazolasa onayi teyidi reserveringsbevestiging boekingsbevestiging
  potvrda potvrde potvrdilo potvrdila confirmare confirmarea confirmarii onay visszaigazolas visszaigazolasi teyit`)
/** What else a booking is called, and the papers of one. */
const ORDER = wordSet(`
  anmelde anmeldung anmeldungs trip itinerary itineraire itinerario record rental hire order purchase file case journey travel auftrag auftrags vorgang vorgangs bestell reise anmiet miet mietvertrag mietvertrags belegungsvertrag belegungsvertrags lejebevis hyresbevis huurcontract huurovereenkomst agreement contract sopimus vuokrasopimus lejeaftale leieavtale hyresavtal commande mietvorgang mietvorgangs
  dossier voyage expediente negocio processo solicitacao solicitud pedido compra localizador localizacao localizacion viaje viagem alquiler aluguer ordine viaggio acquisto pratica noleggio bestel
  satis satin sale venda venta vente vendita verkauf verkaufs sag sags sak saks arende reis huur resa bestallning bestallnings kop ordre rejse zamowienia zamowienie zlecenia zlecenie zakupu transakcji podrozy tilaus matka objednavky transakce nakupu cesty objednavku objednavce zakazky rendeles rendelesi
  reiseplan reiseplans reisplan reisplans resplan resplans rejseplan rejseplans reisebevis rejsebevis resebevis tour reiserute matkasuunnitelma matkasuunnitelman planu utiterv seyahat zajezd zajezdu imprezy rese
  reisevertrag reisevertrags umowa umowy zgloszenia smlouva smlouvy siparis megrendeles megrendelesi zamovlenna zakaz zakaza poracka narudzba narudzbe paraggelia tellimus tellimuse uzsakymo pasutijuma contrat contrato contratto operacion operacao`)
/** Of railways those that nothing else is called as: `SJ` and `Avanti` stand before much else. */
const RAILWAYS = plainOperators(['state', 'named'], ['surely']).join(' ')
/** Who else may have given it: those are not the booking's own. */
const GIVER = wordSet(`
  airline hotel car mietwagen mietauto leihwagen autovermieter fluggesellschafts compagnie compania compagnia companhia aerolinea luchtvaartmaatschappij flygbolagets flygbolaget flyselskapets flyselskapet
  lotniczej rail railway ${RAILWAYS} vendor supplier carrier loueur`)
const TICKET = wordSet(`
  ticket tickets eticket etickets billet billete bilhete biglietto biljett billett fahrkarten fahrschein biletu lipun jizdenky kaart bon voucher gutschein bilet jegy jegyek jizdenka kvitok kvitka bileta eisitirio`)
/** What stands between the two. */
const BETWEEN = wordSet(
  'lotu lotow internetowy elektroniczny online electronic electronico elettronico electronique eletronico elektronisk of the your der ihrer de la votre tu su du del l d di della dell da do van het uw je av pa linii pnr location saisonniere meublee locazione turistica temporada vacances turismo group groupe grupo gruppo gruppe grupy skupiny',
)

type Word = 'kind' | 'booking' | 'other' | 'ticket' | 'between'

function plainKindOf(word: string): Word | undefined {
  if (KIND.has(word)) return 'kind'
  if (BOOKING.has(word) || CONFIRMATION.has(word)) return 'booking'
  // `Rundreise Nr. 4711`
  if (ORDER.has(word) || GIVER.has(word) || word.endsWith('reise')) return 'other'
  if (TICKET.has(word)) return 'ticket'
  return BETWEEN.has(word) ? 'between' : undefined
}

/** The end of a compound: `Buchungsnummer`, `varaustunnus`. */
const COMPOUND =
  /^([a-z]{3,24}?)(nummer|number|code|nr|reference|ref|referenz|kennung|id|numero(?:si)?|nro|tunnus|tunnuksesi|koodi|viite|kod|kode|referens|referanse|referentie|szam|szama|azonosito|nummeret|numret|koden|referensen|referansen|referencen)$/

const kindsOf = rememberedOf((word: string): readonly Word[] | undefined => {
  const alone = plainKindOf(word)
  if (alone) return [alone]
  const [, what = '', kind] = COMPOUND.exec(word) ?? []
  const first = kind === undefined ? undefined : plainKindOf(what)
  return first && first !== 'between' && first !== 'kind' ? [first, 'kind'] : undefined
})

/** Whether a word is one that labels of references are made of. */
export const isReferenceWord = (word: string): boolean => kindsOf(word) !== undefined

/** `confirmation de reservation n° 448812`, `reserva confirmada 448812`: whether a text is a reference and nothing else, which may have as many figures as a postal code. */
export function isReferenceAlone(plain: string): boolean {
  const words = plain.match(/[a-z°º#]+/g) ?? []
  const isOf = (word: string): boolean => isReferenceWord(word) || /^(?:de|of|confirm|bestatigt|confermat|bevestigd|bekraft)/.test(word)
  return words.some(isReferenceWord) && words.every(isOf)
}

const TOKEN = /(?<![a-z])n\.? ?[°º]|[a-z]+|#/g
/** Between two words of one label. */
const GAP = /^(?:[ .'’-]| {2}|\. |\) ?| \()?$/

/** One letter for a number: `jízdenka č. 771044`, `Prenotazione n.   2025/0187`, `Prenotazione N.   Data` above what they are, `N. Prenotazione / Res. number`. */
const NUMBERED: ReadonlyMap<string, RegExp> = new Map([
  ['c', /^\. ?\d/],
  [
    'n',
    /^(?:\.\s{0,2}:?\s*$|\.\s(?=prenotaz|reserva|rezerwac|conferma|bokning|bestilling)|\.\s{3,}[a-z]{2}|(?=[.:\s]|\d{4,}(?![a-z\d]))\.?\s?:?\s{0,8}(?:[a-z]{1,4}[-/]){0,2}[a-z]{0,4}[-/]?\d)/,
  ],
])

interface Token {
  readonly start: number
  readonly end: number
  readonly kinds: readonly Word[]
}

/** Words of labels that stand together; what is only between words is neither first nor last. */
function runsOf(plain: string): (readonly Token[])[] {
  const runs: Token[][] = []
  let open: Token[] = []
  const close = (): void => {
    while (open.at(-1)?.kinds[0] === 'between') open.pop()
    while (open[0]?.kinds[0] === 'between') open.shift()
    if (open.length > 0) runs.push(open)
    open = []
  }
  for (const match of plain.matchAll(TOKEN)) {
    const word = match[0].startsWith('n') && /[°º]$/.test(match[0]) ? 'n°' : match[0]
    const isShort = NUMBERED.get(word)?.test(plain.slice(match.index + 1))
    // `Broj rezervacije`, in short `br.`, and the beginning of a code: `BR-712406`.
    // And `n. NR27-10412`, behind a word for number.
    const isOfCode =
      (word === 'br' && /^-\d/.test(plain.slice(match.index + 2))) ||
      (word === 'nr' && open.at(-1)?.kinds.at(-1) === 'kind' && /^\d{2}-\d/.test(plain.slice(match.index + 2)))
    const kinds = isShort ? (['kind'] as const) : isOfCode ? undefined : kindsOf(word)
    const last = open.at(-1)
    // `e-ticket` is one word.
    if (word === 'e' && /^-?tickets?\b/.test(plain.slice(match.index + 1))) continue
    if (!kinds || (last && !GAP.test(plain.slice(last.end, match.index)))) close()
    if (kinds) open.push({ start: match.index, end: match.index + match[0].length, kinds })
  }
  close()
  return runs
}

/** What is said of a payment, in so many letters before its number. */
const PAYMENT =
  /(?<![a-z])(?:platnos[a-z]*|platb[a-z]*|zaplac[a-z]*|oplac[a-z]*|blik|przelew[a-z]*|paid|payment|bezahlt|zahlung|paiement|paye|pagado|pago|pagamento|pagato|betaald|betalt|paypal|visa|mastercard)(?![a-z])/
const BEFORE = 60

/** The number of a house in a catalogue. */
const OF_HOUSE =
  /^(?:hotels?[ -]?(?:number|no|nr|nummer|id|code|kod|kode)|(?:numero|no|nr|n°|nº|code|codigo|codice|id|kod)\.? (?:de l'|del?|dell'|do)? ?hotel)$/

/** What follows a booking that is named alone: a colon or at once a code that has a figure in it, the other headings of a table, or the end of the line. */
const AFTER_ALONE = new RegExp(
  String.raw`^(?::?$|\s{3}[^\d]{3,}$|\s?:\s{1,9}(?!${NO_CODE_BEGINS} )[a-z]{3} (?!(?:19|20)\d\d(?!\d))\d{4,5}(?=$|\s\()|(?:\s?:\s?|\s?:\s{2}(?!0\d{6}|www)|:? {1,2}(?!(?<=: {2})(?:0\d{6}|www))(?:nr\.? |no\.? |n\.? ?|n[°º] ?|c\. ?|# ?)?)(?:[a-z]{1,5}-){0,2}[a-z]*-?\d[a-z0-9-]{3}|\s?:\s?\d{2,4}(?: \d{3,4})+(?!\S)|(?:\s?: ?| )[a-z]{1,5}\d[a-z0-9]*\b|\s?: ?[a-z]{6}(?=$|\s{3})| #? ?[a-z]{0,3}\d{4}|\s?:\s{0,3}# ?\d{2,3}(?=$|\s{3})| [a-z]{2,5}\/\d{2,6}(?:\/[a-z\d]{1,6})?(?=$|[\s.,;:])|:?\s{1,3}\d{3,5}\/\d{2}(?=$|[\s.,;])|:?\s{1,3}[1-9]\d\/(?!(?:19|20)\d\d(?!\d))\d{4,6}(?=$|[\s.,;])| \d{2,4}(?: \d{3}){1,3}(?=$|\s{3})|:?\s{3,}[a-z-]{0,6}\d[a-z0-9-]{4}|\s{3,}\d[a-z][a-z0-9]{4})`,
)
/** What agencies call all that one has booked with them. */
export const ITINERARIES = wordSet('itinerary itineraire itinerario reiseplan reisplan resplan rejseplan matkasuunnitelma')
/** The same of what is called an order or a case. */
const ALONE = wordSet('order auftrag vorgang record pratica reisebevis rejsebevis resebevis', ITINERARIES)

/** What flowers and licences have as well: of the booking where it heads its line or cell, with nothing behind its number. */
const AT_HEAD = wordSet('processo commande ordine pedido bestelling ordre zamowienie')
const BEFORE_HEAD = /(?:^|\s{3})\s{0,9}$/
const ALL_OF_IT = /^\s?:?\s{1,9}(?=[a-z/-]{0,6}\d)[a-z\d][a-z\d/-]{3,20}(?=\s*$|\s{3}|\s[|·–-])/
/** The word of a run that is such a head. */
const headOf = (plain: string, run: readonly Token[]): Token | undefined => {
  const [only, ...more] = run
  const isHead = only && more.length === 0 && AT_HEAD.has(plain.slice(only.start, only.end))
  return isHead && BEFORE_HEAD.test(plain.slice(0, only.start)) && ALL_OF_IT.test(plain.slice(only.end)) ? only : undefined
}

/** `Reiseplan 20270503`: from when it is. */
const DAY_IN_FIGURES = /^\s?:?\s?(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?![\da-z-])/

/** `Codice Biglietto (PNR)`, `Codice Biglietto / Ticket Code (PNR)`: the number of a ticket that is that of the booking. */
const OF_RECORD = /^ (?:\/ [a-z]+ [a-z]+ )?\(pnr\)(?!\s?:?\s{0,3}\d{13})/
/** `Kod potwierdzenia lotu`, `Confirmation code of your flight`: of what it is. */
const OF_THE_FLIGHT =
  /^ (?:lotu|of (?:the |your )?flight|(?:des |ihres |deines )fluge?s|(?:du|de votre) vol|de(?:l| tu| su) vuelo|del (?:tuo |suo )?volo|d[oe] (?:seu )?voo|van (?:de|uw|je) vlucht)(?=\s*(?::|$)|\s{3})/
const ofFlight = (after: string): number => (/^ [a-z]/.test(after) ? (OF_THE_FLIGHT.exec(after)?.[0].length ?? 0) : 0)

/** Letters that say behind a label that it is of the house. */
const ofHouse = (after: string): number => (/^\.? [a-z]/.test(after) ? (OF_THE_HOUSE.exec(after)?.[0].length ?? 0) : 0)

/** `Tour number 20933`; in a sentence, `your coach tour no. 4711`, it is that of all who go on it, where a booking has one of its own. */
const OF_TOUR = /^tour[ .-]{1,2}(?!ref)(code)?/

/** All labels of references in a line of plain text, in order, none overlapping. */
export const referenceLabels = rememberedOf((plain: string): readonly ReferenceLabel[] => {
  const found = runsOf(plain).flatMap((run): ReferenceLabel[] => {
    const start = run[0]?.start ?? 0
    const end = run.at(-1)?.end ?? 0
    const kinds = new Set(run.flatMap((token) => token.kinds))
    const isOwn = kinds.has('booking') || kinds.has('other')
    // `Hotel ID`, `Hotelnummer`: which of the houses it is, and no booking.
    if (OF_HOUSE.test(plain.slice(start, end))) return []
    // `Płatność BLIK dnia 18.06.2027. Nr transakcji …`: of the payment.
    if (/transa[ck]/.test(plain.slice(start, end)) && PAYMENT.test(plain.slice(Math.max(0, start - BEFORE), start))) return []
    const ofTour = OF_TOUR.exec(plain.slice(start, end))
    const isOfAll = ofTour !== null && /[a-z] $/.test(plain.slice(0, start))
    // In a catalogue.
    if (ofTour?.[1] === 'code') return []
    if (kinds.has('kind'))
      return isOwn || kinds.has('ticket')
        ? [
            {
              start,
              end: end + (ofHouse(plain.slice(end)) || ofFlight(plain.slice(end))),
              rank: (isOwn && !isOfAll) || OF_RECORD.test(plain.slice(end)) ? 2 : 1,
              isBooking: kinds.has('booking'),
            },
          ]
        : []
    // The last word that names a booking, with what stands right behind it.
    const named = run.find((token) => token.kinds[0] === 'booking' || ALONE.has(plain.slice(token.start, token.end))) ?? headOf(plain, run)
    const whole = end + ofFlight(plain.slice(end))
    // `Confirmation de votre vol` above its flight: no code is told of, but where one stands beside.
    const isHeading = whole > end && !/^\s*:?\s*[a-z]{0,3}-?\d|^\s*:\s*\S/.test(plain.slice(whole))
    const word = named ? plain.slice(named.start, named.end) : ''
    const isDay = ALONE.has(word) && DAY_IN_FIGURES.test(plain.slice(end))
    return named && !isHeading && !isDay && AFTER_ALONE.test(plain.slice(whole))
      ? [{ start: named.start, end: whole, rank: 2, isBooking: named.kinds[0] === 'booking' }]
      : []
  })
  for (const match of setLabels(plain)) {
    const [start, end] = [match.index, match.index + match[0].length]
    if (!found.some((one) => start < one.end && one.start < end))
      // `Res. no. 8006 2093 117 45` may be that of a seat, and by another number one pays.
      found.push({ start, end, rank: /^(?:res\.? ?n|variab)/.test(match[0]) ? 1 : 2, isBooking: /^(?:pnr|record)/.test(match[0]) })
  }
  return found.sort((a, b) => a.start - b.start)
})
