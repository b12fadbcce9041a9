/** What a narrow column leaves over of a name for the line below: one word that is none of bookings, and the small ones before it. */

import { PARTICLE } from '../../particles.ts'
import { isEnd } from '../hires/car-labels.ts'
import { countryNamed } from '../places/country-names.ts'
import { roleAlone } from '../trains/train-roles.ts'
import { plain } from '../words/plain.ts'
import { wordSet } from '../words/vocabulary.ts'
import { isNoName, NEVER, WORD } from './names.ts'
import { AGES, isRole } from './person-words.ts'

/** One word, and the small ones before it, as part of patterns. */
export const REST = `(?:${PARTICLE}\\s|${NEVER}){0,3}${WORD}`
const IS_REST = new RegExp(`^${REST}(?<=\\p{L}{2})$`, 'u')

/** What cards are of, and how far a booking is. */
const OF_CARDS = wordSet(`
  gold golden oro or argento argent plata prata ouro guld gull kulta zloty zlota arany silber solv silver hopea srebrny srebrna plat platin platine platino
  platina diamond diamant diamante ruby emerald esmeralda sapphire explorer ivory discovery elite premier plus status basic basico classic
  private personal open paid pending verified bezahlt offen seite pagina
`)

/** What is told of guests below their names: what they eat, why and for what they come, and what they may click. */
const OF_GUESTS = wordSet(`
  vegetarian vegan halal kosher female male mobile smoker wheelchair anniversary honeymoon birthday owner regular loyal leisure married retired student
  employee staff primary booker organiser organizer guaranteed cancelled unpaid prepaid reserved accepted comfort today tomorrow persons
  british download print more share website balance invoice
  vegetarisch weiblich mannlich raucher stammgast hochzeitsreise geburtstag mitglied inhaber geschaftlich privat deutsch firma signatur anschrift adresse
  nachte personen halbpension vollpension doppelzimmer einzelzimmer familienzimmer meerblick balkon terrasse stornieren
  vegetariano vegetariana mujer hombre fumador cumpleanos aniversario espanol noches vegetarien vegetarienne femme homme anniversaire membre celibataire
  fidele francais nuits donna uomo fumatore anniversario compleanno italiano notti vrouw roker verjaardag nederlands kvinna rokare medlem svensk dansk norsk
  kobieta mezczyzna czlonek
`)

/** What parts of a booking are headed with, so far as these are no words of names that everybody knows. */
const HEADINGS = wordSet(`
  stay stays overview summary policies policy flights hotels transfers extras insurance accommodation lodging contact important deposit payments charges rules terms conditions
  notes notice requests request options offers discount discounts dates times guarantee map location arrivals departures facilities services security help support questions
  checkin checkout board meals dining activities excursions tickets documents visas rooms cabin vehicles drivers pickup
  preise reiseschutz hinweis hinweise wichtig kontakt anfahrt aufenthalt zimmerdetails extraleistungen fluge hotelinfo stornobedingungen kaution wunsche rabatt zahlungen
  hilfe fragen aktivitaten mahlzeiten reisedaten fluginfo versicherungen
  pagos alojamiento hospedaje seguros estancia resumen vuelos importante contacto notas condiciones politica politicas precios servicios traslados actividades habitaciones
  ayuda peticiones fechas pago deposito
  hebergement logement assurances assurance sejour resume prix remarques demandes repas activites chambres acompte caution aide annexes
  pagamenti alloggio soggiorno riepilogo voli contatti note condizioni prezzi servizi trasferimenti camere aiuto richieste pasti cauzione assicurazione attivita
  hospedagem alojamentos estadia resumo voos contato contatos condicoes precos servicos quartos ajuda pedidos refeicoes caucao
  verblijf overzicht vluchten belangrijk voorwaarden prijzen diensten kamers hulp verzoeken maaltijden verzekering
  boende vistelse oversikt flyg viktigt villkor priser tjanster rum hjalp onskemal maltider overnatting ophold overblik fly vigtigt viktig vilkar betingelser
  tjenester rom varelser vaerelser hjelp hjaelp onsker maltid
  pobyt nocleg loty wazne warunki ceny uslugi pokoje pomoc ubezpieczenie zakwaterowanie ubytovani pobytu lety dulezite podminky sluzby pojisteni
  majoitus yhteenveto lennot tarkeaa ehdot hinnat palvelut huoneet apua vakuutus
`)
/** `Cancellation`, `Buchungsdetails`, `Condizioni`: words of such endings; people are called `Leung`, `Clement` and `Conceição`. */
const ENDS_LIKE_HEADING =
  /(?:tions?|(?<!concep|asun|encarna|anuncia)cion(?:es)?|zion[ei]|(?:.{5}ung|ungen)|(?:.{5}ments?)|details?|daten|datos|dados|infos?|schutz|informaci.*|ubersicht|gegevens|opplysninger|uppgifter|bedingungen|kosten|preise?)$/

/** Whether a text may be it: `Albuquerque`, `de la Torre`, and no word for anything else. */
export function isRestOfName(text: string): boolean {
  const word = plain(text.split(' ').at(-1) ?? '')
  const isOther =
    isNoName(word, false) ||
    HEADINGS.has(word) ||
    ENDS_LIKE_HEADING.test(word) ||
    OF_CARDS.has(word) ||
    OF_GUESTS.has(word) ||
    countryNamed(plain(text)) !== undefined ||
    AGES.has(word) ||
    isRole(word) ||
    isEnd(word) ||
    roleAlone(word) !== undefined
  return IS_REST.test(text) && !isOther
}
