/** Those who sell journeys and sleep nobody: their names stand in letterheads and above addresses as those of houses do. */

import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { vocabulary } from '../words/vocabulary.ts'

const AGENCY = vocabulary(`
  airbnb, hrs, egencia, ehotel, weekendesk, animod, travelcircus, lastminute.com, makemytrip, goibibo, yatra, cleartrip, traveloka, agoda, expedia, opodo, edreams, logitravel, ebookers, orbitz, travelocity, priceline, hostelworld, hotelbeds, bedsonline, vrbo, abritel
  travel, travels, tours, touring, travel agency, travel agents, travel group, holidays ltd, bookings, reisen, *reisen, reiseburo, *reiseburo, touristik, *touristik
  reiseveranstalter, reiseservice, voyages, voyagiste, agence de voyage, agence de voyages, viajes, agencia de viajes, viaggi, agenzia viaggi
  viagens, agencia de viagens, turismo, operadora, reizen, *reizen, reisbureau, *reisbureau, resor, *resor, resebyra, *resebyra, rejser, *rejser, rejsebureau
  *rejsebureau, reiser, *reiser, reisebyra, *reisebyra, biuro podrozy, matkatoimisto, matkat, cestovni kancelar, cestovni agentura, utazasi iroda
  seyahat acentesi, turizm
  handling agent, local agent, incoming agent, incoming agency, ground handler, tour operator, zielgebietsagentur, incomingagentur, incoming-agentur, ortsagentur, agentur vor ort
  reiseleitung, veranstalter, agence locale, agence receptive, receptif, correspondant local, agente receptivo, agencia receptiva, receptivo, corresponsal
  agente local, corrispondente, corrispondente locale, agenzia locale, agente locale, tour leader, agente recetivo, lokale agent, lokaal agentschap
  reisleider, reisorganisatie, lokal agent, lokalt ombud, arrangor, rejsearrangor, reisearrangor, researrangor, lokalny agent, kontrahent lokalny
  rezydent, paikallinen agentti, matkanjarjestaja, mistni agent, delegat, yerel acente
`)

/** Where houses of many are booked, by whatever kind of house these are: `Service Réservation Gîtes du Lac`. */
const DESK =
  /(?<![a-z])(?:(?:service|centrale|bureau) (?:de |des )?reservations?|central(?:e|ita)? (?:de )?reserv(?:as?|ations?)|(?:centro|centrale|ufficio) prenotazioni|central de reservas?|(?:booking|reservations?) (?:office|centre|center|service)|buchungs(?:zentrale|service|stelle|buro)|reservierungs(?:zentrale|service|stelle|buro)|zimmervermittlung|(?:boekings|reserverings)(?:centrale|bureau|kantoor)|boknings(?:central|byra)en?|bookingcentral(?:en)?|bestillingskontor(?:et)?|centrum rezerwacji|rezervacni centrum)(?![a-z])/
/** Where towns tell those who come what there is, and book houses for them as well: `Maison du Tourisme`. */
const TOWN_OFFICE =
  /(?<![a-z])(?:maison d[ue] (?:la )?tourisme|offices? (?:(?:municipal|intercommunal) )?d[ue] tourisme|casa (?:del|do) turismo|ufficio (?:turistico|informazioni)|oficinas? (?:municipal )?de turismo|posto de turismo|tourist(?:en|ik|ische)?[ -]?info(?:rmation)?(?:en)?|tourist(?:en)? ?(?:office|service|buro)|haus des gastes|kurverwaltung|verkehrs(?:verein|amt)|turistbyra(?:n)?|turist(?:kontor|bureau|informasjon|information)(?:et|en)?|informacja turystyczna|turisticke informacni centrum|vvv-?kantoor)(?![a-z])/

const isTownOffice = (small: string): boolean => /touris|turis|gastes|kurver|verkehrs|informa|vvv/.test(small) && TOWN_OFFICE.test(small)

/** Whether a name is one of those who sell journeys, as `CK Sluníčko` in Czech; a house that says what it is may be called after them. */
export function isAgency(name: string): boolean {
  const small = plain(name)
  return DESK.test(small) || isTownOffice(small) || (!HOUSE_KIND.test(small) && (/^ck [a-z]/.test(small) || AGENCY.in(small).size > 0))
}
