/** People for whom a letter says that something is kept or bought: `for Anna Reed, Tom Reed and the children`, `billetter for Anna Reed og Tom Reed`. */

import type { FoundPerson } from '../../found.ts'
import { labelled } from '../page/labelled.ts'
import type { Page } from '../page/page.ts'
import { sentencesIn } from '../page/sentences.ts'
import { allIn } from '../words/all-in.ts'
import { AND } from '../words/and-words.ts'
import { plain } from '../words/plain.ts'
import { rememberedFor } from '../words/remembered.ts'
import { isSpokenTo } from './people-asked.ts'
import { namesIn, wholeName } from './people-lists.ts'
import { areSurely } from './people-told-for.ts'
import { personLabel } from './person-labels.ts'

const FOR = /(?<=^|[\s,(])(?:for|für|pour|para|per|voor|för|til|till|dla)\s(?=\p{Lu}\p{Ll})/gu
/** What parts names in a sentence. */
const BETWEEN = new RegExp(`\\s*[,&]\\s*|\\s(?:${AND})\\s`, 'u')
/** Letters of the names of a sentence. */
const LONGEST = 160

/** The families that a page tells of, `Liebe Familie Ansorge`, each with what stands behind. */
const families = rememberedFor(({ lines }: Page): readonly string[] =>
  lines.flatMap(({ plain: small }) => allIn(small, FAMILY).map(({ groups }) => groups?.name ?? '')).slice(0, MOST),
)
const FAMILY =
  /(?<![a-z])(?:familie|family|famille|familia|famiglia|familien|familjen|rodzino|rodzina) (?:the )?(?<name>[a-z][a-z' -]{1,40})/g
const MOST = 20
const isOfFamily = (page: Page, { lastName }: FoundPerson): boolean =>
  lastName.length > 2 && families(page).some((name) => name === plain(lastName) || name.startsWith(`${plain(lastName)} `))

/** `with the children Ann (9) and Tom (6)` */
const CHILDREN =
  /\s(?:mit|with|avec|con|com|met|med|z)\s(?:\p{L}{2,6}\s){0,2}(?:kindern|children|kids|enfants|hijos|niños|figli|bambini|filhos|crianças|kinderen|barn|børn|dziećmi)\s(?<names>\p{L}.{2,80})/iu
const CHILD = /^(?<first>\p{Lu}[\p{L}'’-]+)(?: \(\d{1,2}(?: \p{L}{1,7}\.?)?\))?$/u

function childrenIn(rest: string, { lastName }: FoundPerson): FoundPerson[] {
  const names =
    CHILDREN.exec(rest)
      ?.groups?.names?.replace(/[.!]\s*$/, '')
      .split(BETWEEN) ?? []
  const children = names.map((name) => CHILD.exec(name.trim())?.groups?.first)
  return children.flatMap((firstName) => (firstName === undefined || children.includes(undefined) ? [] : [{ firstName, lastName }]))
}

/** Two or more of a sentence, of whom the letter is to one or to the family, and their children. */
export function forThemAll(page: Page): FoundPerson[] {
  return page.lines.slice(1).flatMap(({ text, index }): FoundPerson[] => {
    if (!/\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(text)) return []
    // A sentence may go on in the line below.
    const below = page.lines[index + 1]?.text ?? ''
    return sentencesIn(`${text.trim()} ${below.trim()}`).flatMap((sentence) =>
      allIn(sentence, FOR).flatMap(({ index: at, 0: word }): FoundPerson[] => {
        if (!text.includes(sentence.slice(at, at + word.length + 3))) return []
        const rest = sentence.slice(at + word.length, at + word.length + LONGEST)
        // `Tom und Anna Reed mit den Kindern …`
        const told = namesIn(rest.slice(0, CHILDREN.exec(rest)?.index))
        const meant = told.length > 1 && told.some((person) => isSpokenTo(page, person) || isOfFamily(page, person))
        const [first] = told
        return meant && first ? [...told, ...childrenIn(rest, first)] : []
      }),
    )
  })
}

/** `tickets for`, in sentences of those who sell them. */
const TICKETS =
  /(?<![a-z])(?:tickets?|fahrkarten?|billets?|billetes|bilhetes|bigliett[io]|kaartjes|biljetter|biljett|billetter|billett?|bilety|bilet|jizdenky|liput) (?:for|fur|pour|para|per|voor|till|til|dla|pro)\s(?=\S)/
/** Two or more for whom tickets were bought; `tickets for Royal Albert Hall and …` are for none whom the page speaks to or names. */
export function withTicketsFor(page: Page): FoundPerson[] {
  return page.lines.slice(1).flatMap(({ text, plain: small }): FoundPerson[] => {
    const match = TICKETS.exec(small)
    const rest = match ? (text.slice(match.index + match[0].length).split(/(?<=\p{L}{3})[.;:!]\s|[.;:!]\s*$/u)[0] ?? '') : ''
    const names = rest === '' || /\d/.test(rest) ? [] : rest.trim().split(BETWEEN)
    const people = names.flatMap((name) => wholeName(name) ?? [])
    const isMeant = names.length > 1 && people.length === names.length
    const areKin = new Set(people.map(({ lastName }) => lastName)).size < people.length
    return isMeant && (areKin || people.some((person) => isSpokenTo(page, person))) ? people : []
  })
}

/** `Who   Anna Reed, Tom Hale`, `Wer: …` */
const WHO = /^(?:who|wer|qui|quien|quienes|chi|quem|vem|hvem|kto|kdo|kuka|ketka)(?=\s*:?\s*$|\s?:)/
const ONLY_NAMES = /^[\p{L} .,'’&-]+$/u
const namedBehindWho = (page: Page): FoundPerson[][] =>
  labelled(page, WHO).map(({ value }) => {
    const names = ONLY_NAMES.test(value) ? value.split(BETWEEN) : []
    const people = names.flatMap((name) => wholeName(name) ?? [])
    return people.length === names.length ? people : []
  })
/** Those who come, behind the word that asks for them as a label: two or more, and nothing else. */
export const behindWho = (page: Page): FoundPerson[] =>
  namedBehindWho(page)
    .filter((people) => people.length > 1)
    .flat()
/** The same of one who is called as many are, and who may be who opens the door as well. */
export const aloneBehindWho = (page: Page): FoundPerson[] =>
  namedBehindWho(page)
    .filter((people) => people.length === 1 && areSurely(page, people))
    .flat()

/** `Driver: Anna Reed – Second driver: Tom Hale`: behind a dash, in the cell of one label, another with its name. */
const SECOND = /(?<=:\s[^:]{5,60})\s[–—|·-]\s(?=[^:]{4,40}:\s\p{Lu})/u
export const behindSecondLabel = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap(({ text, plain: small, cells }) =>
    cells.flatMap(({ start, end }): FoundPerson[] => {
      const told = text.slice(start, end)
      const sign = /:\s.*:\s/.test(told) ? SECOND.exec(told) : null
      const from = sign ? start + sign.index + sign[0].length : end
      const label = sign && personLabel(small.slice(start))?.isRole ? personLabel(small.slice(from, end)) : undefined
      return label?.isRole && label.hasColon ? namesIn(text.slice(from + label.end, end).trim()).slice(0, 1) : []
    }),
  )
