/** Those who sell journeys and sleep nobody: their names stand in letterheads and above addresses as those of houses do. */

import { HOUSE_KIND } from './house-names.ts'
import { plain } from './plain.ts'
import { vocabulary } from './vocabulary.ts'

const AGENCY = vocabulary(`
  travel, travels, tours, touring, travel agency, travel agents, travel group, holidays ltd, bookings, reisen, *reisen, reiseburo, *reiseburo, touristik, *touristik
  reiseveranstalter, reiseservice, voyages, voyagiste, agence de voyage, agence de voyages, viajes, agencia de viajes, viaggi, agenzia viaggi
  viagens, agencia de viagens, turismo, operadora, reizen, *reizen, reisbureau, *reisbureau, resor, *resor, resebyra, *resebyra, rejser, *rejser, rejsebureau
  *rejsebureau, reiser, *reiser, reisebyra, *reisebyra, biuro podrozy, matkatoimisto, matkat, cestovni kancelar, cestovni agentura, utazasi iroda
  seyahat acentesi, turizm
`)

/** Whether a name is one of those who sell journeys; a house that says what it is may be called after them. */
export function isAgency(name: string): boolean {
  const small = plain(name)
  return !HOUSE_KIND.test(small) && AGENCY.in(small).size > 0
}
