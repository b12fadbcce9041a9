/** Words of flying, in many languages. */

import { vocabulary } from './vocabulary.ts'

/** What a flight is called. */
const FLIGHTS = `
  flight, flights, flug, fluge, vol, vols, vuelo, vuelos, volo, voli, voo, voos, vlucht, vluchten, flyg, fly, flyrejse, flyreise
`
/** Said of flights, their numbers and airlines, and of airports. */
const MORE = `
  fluggesellschaft, flugnummer, flyvning, flight no, rejs, lot, boarding, airline, airlines, airways, air, terminal, airport, flughafen, aeroport
  aeropuerto, aeroporto, luchthaven, flygplats, lufthavn, lotnisko, eticket, e-ticket, pnr, cabin, bordkarte, embarque, imbarco, abflug, baggage
  bagage, equipaje, gepack, bagaglio, bagagem, lotu, loty, lotow, przelot, przelotu, przeloty, wylot, wylotu, przylot, lotniska, lotnisku, letu
  lety, letiste, letenka, lento, lennon, lennot, lentokentta, ucus, ucusu, havalimani, repuloter, repulojarat, jaratszam
`

/** Words that mean a flight. */
export const WORD_OF_FLIGHT = vocabulary(FLIGHTS)

/** What whoever travels does in the air, in letters that call no flight one: `Am Dienstag fliegen Sie um 7.10 Uhr mit …, Landung um 8.10 Uhr`. */
export const SAYS_FLYING = vocabulary(`
  flies, flying, fliegen, fliegst, fliegt, fliege, landung, landet, landen, lands, landing, take off, takes off, touching down, decolle, decollage, atterrit, atterrissage
  atterrissez, vuelas, vuelan, vuela, volais, aterriza, aterrizas, aterrizaje, decolla, decollo, atterra, atterraggio, voa, voam, decola, aterragem, vliegt, vliegen, vlieg
  flyger, flyver, flyr, lander, landar, lennat, lentavat, laskeutuu, leci, lecisz, lecicie, laduje, ladowanie`)

/** `Flynummer 2328`, `Vlucht 1609`, `Numéro de vol : 417`: a flight by its number alone, as all of a cell. */
export const FLIGHT_BY_NUMBER =
  /(?:^|\s{3})(?:(?:flight|flug|vol|vuelo|volo|voo|vlucht|flyg|fly|flyvning|flyreise|lento|lot|let|ucus|jarat|zbor)(?:[ -]?(?:no|nr|num|number|nummer|numero|numer|numarasi|szam|n[°º]))?|(?:numero|numer|num|number|nummer|cislo|n[°ºo.]{1,2})\.? ?(?:de |di |do |del |da )?(?:vol|vuelo|volo|voo|lotu|letu|zbor))\.?\s?:?\s{0,4}\d{1,4}(?=$|\s{3})/

/** What says that a page may tell of flights; each of these words once is one sign. */
export const SIGN_OF_AIR = vocabulary(`${FLIGHTS},${MORE}`)
