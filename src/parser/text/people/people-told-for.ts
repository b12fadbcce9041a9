/** People for whom a paper or what is booked is said to be: `Itinerary for Anna Reed`, `Confirmamos los servicios para ANNA REED y TOM HALE`. */

import type { FoundPerson } from '../../found.ts'
import type { Line, Page } from '../page/page.ts'
import { countryNamed } from '../places/country-names.ts'
import { allIn } from '../words/all-in.ts'
import { AND_OR_TO } from '../words/and-words.ts'
import { isShouted, plain } from '../words/plain.ts'
import { LEADING_TITLE } from './names.ts'
import { isSpokenTo } from './people-asked.ts'
import { isCalledLikePeople } from './people-called-usually.ts'
import { coupleIn } from './people-couples.ts'
import { wholeName } from './people-lists.ts'
import { goingOn, phraseIn } from './people-phrases.ts'

/** What tells whoever goes where they go. */
const PAPER =
  '(?:(?:travel |trip )?itinerary|travel plan|trip plan|travel documents|travel summary|reiseplan|reiseunterlagen|reiseverlauf|reiseprogramm|plan de voyage|plan de vol|itineraire(?: de voyage)?|programme de (?:votre |vos )?(?:voyage|sejour)|carnet de voyage|itinerario(?: de viaje| di viaggio)?|(?:plan|programa) de viaje|(?:programma|piano) di viaggio|itinerario de viagem|(?:plano|programa|roteiro) de viagem|reisschema|reisplan|reisprogramma|resplan|reseplan|reseprogram|rejseplan|rejseprogram|reiserute|reiseprogram|matkasuunnitelma|matkaohjelma|plan podrozy|itinerar|cestovni plan|program zajezdu|utiterv)'
/** What is booked. */
const BOOKED =
  '(?:bookings?|reservations?|services|trip|journey|stay|buchung|reservierung|reise|aufenthalt|leistungen|reservations?|prestations|voyage|sejour|reservas?|servicios|viaje|estancia|prenotazion[ei]|servizi|viaggio|soggiorno|servicos|viagem|estadia|boeking|reservering|reis|verblijf|bokning(?:en)?|resan|vistelsen|booking(?:en)?|rejsen|opholdet|bestilling(?:en)?|reisen|oppholdet|rezerwacj[aei]|rezervac[ei]|zajezd|pobyt)'
const FOR = '(?:for|of|fur|von|pour|de|para|per|di|voor|van|till|til|dla|pro)'

const OF_PAPER = new RegExp(`(?<![a-z])${PAPER}(?: ${FOR} |\\s?: ?)`)
const OF_BOOKED = new RegExp(
  `(?<![a-z])${BOOKED}(?: (?:booked|confirmed|made|gebucht|bestatigt|reserves|reservees|confirmes|confirmees|confirmad[oa]s|reservad[oa]s|prenotati|prenotate|confermati|confermate|geboekt|bevestigd))? (?:for|fur|pour|para|per|voor|till|til|dla|pro) (?=\\S)`,
  'g',
)
/** `the services below for`, `booking AB-4711, for`: with a few words or a number between. */
const OF_BOOKED_AT_LENGTH = new RegExp(
  `(?<![a-z])${BOOKED}(?:,? [a-z\\d/.-]{1,14}){0,4},? (?:for|fur|pour|para|per|voor|till|til|dla|pro) (?=\\S)`,
  'g',
)
const BETWEEN = new RegExp(`\\s*[,;&]\\s*|\\s(?:${AND_OR_TO})\\s`, 'u')
const HAS_BETWEEN = new RegExp(`[,;&]|\\s(?:${AND_OR_TO})\\s`, 'u')
const ONLY_NAMES = /^[\p{L} .,;'’&-]{5,120}$/u

/** Those of whom a text is nothing but the names. */
export function onlyPeopleIn(text: string): FoundPerson[] {
  const told = text.trim().replace(/[.:]$/, '')
  if (!ONLY_NAMES.test(told)) return []
  const couple = coupleIn(told)
  if (couple.length > 0) return couple
  const names = told.split(BETWEEN)
  const people = names.flatMap((name) => wholeName(name) ?? [])
  return people.length === names.length ? people : []
}

/** `Itinerary for Cape Town`, `… for Costa Rica`, `Trip for New York and San Francisco` */
const isPlace = ({ gazetteer }: Page, { firstName = '', lastName }: FoundPerson): boolean => {
  const name = plain(`${firstName} ${lastName}`)
  return gazetteer.airportNamed(name) !== undefined || gazetteer.stations(name).length > 0 || countryNamed(name) !== undefined
}
/** `Romeo and Juliet Suite`, `Torre de Belém e Mosteiro dos Jerónimos`, `Semana Santa`, `Freie Tage`: most else that is told so has two words with capitals as well. So one has a title, a name that many have, or is who the page is to. */
export const areSurely = (page: Page, told: readonly FoundPerson[]): boolean =>
  told.some((person) => {
    const name = plain(`${person.firstName ?? ''} ${person.lastName}`)
    return (
      person.title !== undefined || isCalledLikePeople(person) || plain(page.addressee ?? '').includes(name) || isSpokenTo(page, person)
    )
  }) && !told.some((person) => isPlace(page, person))
const people = (page: Page, text: string): FoundPerson[] => {
  const told = onlyPeopleIn(text)
  return areSurely(page, told) ? told : []
}

/** Behind what a paper is, up to the end of a cell. */
export const byPaperFor = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap(({ text, plain: small, cells }) => {
    const match = OF_PAPER.exec(small)
    if (!match) return []
    const from = match.index + match[0].length
    const cell = cells.find(({ end }) => end > from)
    return people(page, text.slice(from, cell?.end))
  })

/** The rest of a sentence. */
const SENTENCE = /^.*?(?=(?<=\p{L}{3})[.!;:)](?:\s|$)|$)/u

/** Two and more of a sentence about what is booked, or one that is written to, has a title, or stands in capitals. */
export const byBookedFor = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap((line: Line) =>
    allIn(line.plain, OF_BOOKED).flatMap(({ index, 0: said }): FoundPerson[] => {
      const rest = SENTENCE.exec(line.text.slice(index + said.length))?.[0] ?? ''
      const told = /^\p{Lu}/u.test(rest) || LEADING_TITLE.test(rest) ? people(page, rest) : []
      const [first, more] = told
      const isSure = more !== undefined ? HAS_BETWEEN.test(rest) : LEADING_TITLE.test(rest) || isShouted(rest)
      return first && (isSure || isSpokenTo(page, first)) ? told : []
    }),
  )

/** Two and more, an `and` between them, wherever the sentence goes on. */
export const byBookedForSeveral = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap((line: Line) =>
    allIn(line.plain, OF_BOOKED_AT_LENGTH).flatMap(({ index, 0: said }): FoundPerson[] => {
      const { people: told, isJoined } = phraseIn(goingOn(page, line, index + said.length))
      return isJoined && areSurely(page, told) ? [...told] : []
    }),
  )
