/** One whose further given names stand behind a comma, as papers of France tell them: `1er conducteur   REED-HALE Anna, Lou`. */

import type { FoundPerson } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { wholeName } from './people-lists.ts'

/** A label of one of several, by its number: only one is behind it. */
const OF_ONE = /^\s*(?:\d{1,2} ?(?:er|ere|re|e|eme|nd|nde)|(?:premiere?|seconde?|deuxieme|troisieme)) [a-z]+\s?:?\s*$/
const TOLD =
  /^(?<name>\p{Lu}{2}[\p{Lu}'’-]*(?: \p{Lu}{2}[\p{Lu}'’-]*)* \p{Lu}\p{Ll}[\p{L}-]*)(?<further>(?:, \p{Lu}\p{Ll}[\p{L}-]*){1,3})$/u

/** The one of a cell behind such a label; what is a place is no name of hers. */
export function withFurtherGiven({ gazetteer }: Page, label: string, text: string): FoundPerson | undefined {
  if (!text.includes(',') || !OF_ONE.test(label)) return undefined
  const { name = '', further = '' } = TOLD.exec(text.trim())?.groups ?? {}
  const more = further.split(', ').slice(1)
  const isPlace = more.some((word) => gazetteer.stations(word).length > 0 || gazetteer.airportNamed(plain(word)) !== undefined)
  const person = isPlace ? undefined : wholeName(name)
  return person?.firstName === undefined ? undefined : { ...person, firstName: [person.firstName, ...more].join(' ') }
}
