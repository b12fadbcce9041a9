/** Who comes along with whom a letter is to, as its sentences say it: `for you and Ms Anna Reed`, `Du kører sammen med Anna Reed`, `your parents, Tom and Anna Reed`. */

import type { FoundPerson } from '../../found.ts'
import type { Line, Page } from '../page/page.ts'
import { allIn } from '../words/all-in.ts'
import { AND_OR_TO } from '../words/and-words.ts'
import { plain } from '../words/plain.ts'
import { isCalledLikePeople } from './people-called-usually.ts'
import { isPlace } from './people-gone-on.ts'
import { nameBefore } from './people-lists.ts'
import { goingOn, NOBODY, phraseIn } from './people-phrases.ts'
import { areSurely } from './people-told-for.ts'
import { isOnlyRole } from './person-words.ts'

const YOU =
  '(?:you|yourself|sie|ihnen|du|dich|dir|euch|vous(?:-meme)?|toi|usted|ustedes|ti|tu|lei|te|voi|voce|si|u|uzelf|jij|jou|jullie|dig|deg|dere|pan|pania|panu|pani|panstwa|panstwo|vas|vam|teille|sinulle)'
/** What may stand between: for whom it is said again, what one is to the other. */
const AS_WHAT =
  '(?:(?:for|fur|per|pour|para|voor|till?|dla|il|la|el|o|a|your|your travell?ing|your travel|ihren?|ihrem|ihrer|deine|deinen?|deiner|votre|ta|ton|su|tu|la sua|il suo|seu|sua|uw|je|din|dit|ditt|mitreisenden?|begleitung|begleiter(?:in)?|reisebegleitung|companion|compagne|compagnon|accompagnant|accompagnante|acompanante|accompagnatore|accompagnatrice|acompanhante|reisgenoot|medereiziger|medresenar|rejsefaelle|reisefolge)\\s){0,3}'
const BESIDE_YOU = new RegExp(`(?<![a-z])${YOU}\\s(?:${AND_OR_TO})\\s${AS_WHAT}(?=\\S)`, 'g')
/** `Thank you and …`, `a contract between you and …`: another party. */
const OF_OTHERS = /(?:thank|between|zwischen|entre|tra|fra|tussen|mellan|mellem|mellom|miedzy|mezi)\s[^.]{0,24}$/
const WITH =
  /(?<![a-z])(?:(?:together|zusammen|gemeinsam|samen|tillsammans|sammen|razem|spolu) (?:with|mit|met|med|z|ze|s|se)|ensemble avec|junt[oa] (?:con|a|com)|insieme (?:a|ad|con))\s(?=\S)/g
const IS_YOU = new RegExp(`(?<![a-z])${YOU}(?![a-z])`)
const IS_WE =
  /(?<![a-z])(?:i|we|my|our|ich|wir|unsere?[nmrs]?|meine?[nmrs]?|nous|notre|nos|mon|mes|noi|nostr[oaie]|mi[oa]|nosotros|nuestr[oa]s?|noss[oa]s?|ik|wij|ons|onze|vores|vara|jag|jeg|nasz[a-z]*|nas[ei])(?![a-z])/
/** Whose parents, friends, guests they are. */
const THEIRS =
  /(?<![a-z])(?:your|ihren?|deine|eure|vos|tes|sus|tus|i suoi|i tuoi|seus|uw|je|jullie|dina|dine|twoi|wasi)\s(?:parents|in-laws|friends|guests|clients|colleagues|eltern|schwiegereltern|freunde|gaste|kunden|kollegen|amis|collegues|invites|padres|amigos|clientes|companeros|huespedes|genitori|amici|clienti|colleghi|ospiti|pais|colegas|hospedes|ouders|vrienden|gasten|collega's|foraldrar|foraeldre|venner|vanner|rodzice|goscie),?\s(?=\S)/g

/** Who is named from a place of a line on, with a title or called as many are. */
function namedAt(line: Line, from: number): FoundPerson[] {
  const told = nameBefore(line.text.slice(from))
  const name = told ? line.text.slice(from, line.text.length - told.behind.length) : ''
  return told && (told.person.title !== undefined || isCalledLikePeople(told.person)) && !isPlace(line, name.trim()) ? [told.person] : []
}

/** Where in a line somebody is said to come along. */
function placesIn({ plain: small }: Line): number[] {
  if (!/[a-z] [a-z]/.test(small)) return []
  const beside = allIn(small, BESIDE_YOU).filter(({ index }) => !OF_OTHERS.test(small.slice(0, index + 4)))
  const together = allIn(small, WITH).filter(({ index }) => {
    const sentence =
      small
        .slice(0, index)
        .split(/[.!?;] /)
        .at(-1) ?? ''
    return IS_YOU.test(sentence) && !IS_WE.test(sentence)
  })
  return [...beside, ...together].map(({ index, 0: { length } }) => index + length)
}

/** Those beside whom a letter speaks to. */
export const byCompanion = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap((line) => placesIn(line).flatMap((at) => namedAt(line, at)))

/** Whether a line tells of somebody only beside whom it speaks to. */
export const isCompanionIn = (line: Line, { firstName = '', lastName }: FoundPerson): boolean =>
  placesIn(line).some((at) => plain(line.text.slice(at, at + LONGEST)).includes(`${plain(firstName)} ${plain(lastName)}`))
/** Letters of a name with its title. */
const LONGEST = 60

/** `Both passengers, Anna Reed and Tom Hale, travel together`: two or more behind who they are, in a sentence. */
const BEHIND_ROLE = /(?<![\p{L}'’-])(?<role>\p{L}{4,15}),?\s(?=\p{Lu}\p{Ll}+ (?:\p{Lu}|\p{Ll}{1,3} ))/gu
const behindRoles = (page: Page, line: Line): FoundPerson[] =>
  allIn(line.text, BEHIND_ROLE)
    .filter(({ groups }) => isOnlyRole(plain(groups?.role ?? '')))
    .flatMap(({ index, 0: { length } }) => {
      const { people, isJoined, rest } = phraseIn(goingOn(page, line, index + length))
      return isJoined && /^\p{Ll}/u.test(rest) && areSurely(page, people) ? [...people] : []
    })

/** Two or more of a sentence, behind who they are or whose. */
export const bySentence = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap((line) => [
    ...behindRoles(page, line),
    ...allIn(line.plain, THEIRS).flatMap(({ index, 0: { length } }) => {
      const { people, isJoined } = phraseIn(goingOn(page, line, index + length))
      return isJoined && people.every(isCalledLikePeople) ? [...people] : []
    }),
  ])

/** `Siamo io (Anna Reed), Tom Hale e Zoe Hale`, `Tom Hale et moi-même (Anna Reed)`: who writes, in a row with others. */
const ME = /(?<![\p{L}])(?:io|ich|myself|me|moi(?:-même)?|yo|eu|ik|jag|jeg|ja|já|minä)\s\((?<name>[^(),\d]{5,45})[,)]/u
const ENDS_ROW = new RegExp(`(?:[\\s,](?:${AND_OR_TO})\\s|,\\s)$`)
export const byWriter = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap(({ text, plain: small }): FoundPerson[] => {
    const match = text.includes('(') ? ME.exec(text) : null
    const own = nameBefore(match?.groups?.name ?? '')
    if (!match || !own || own.behind !== '') return []
    const rest = text.slice(match.index + match[0].length)
    const after = /^(?:,\s|\s\p{Ll}{1,3}\s)/u.exec(rest)?.[0]
    const { people: others } = after === undefined ? NOBODY : phraseIn(rest.slice(after.length))
    const isInRow = others.some(isCalledLikePeople) || (ENDS_ROW.test(small.slice(0, match.index)) && isCalledLikePeople(own.person))
    return isInRow ? [own.person, ...others] : []
  })

/** `Podróżują: Anna Reed i Tom Hale.`: those who do so. */
const TRAVELS =
  /(?:^|[.!;·•|] )\s{0,3}(?:also |auch |aussi |tambien |anche |ook |ocksa |ogsa )?(?:travell?ing|es reisen|mitreisend|voyagent|partent|viajan|viaggiano|partono|viajam|reizen|reser|rejser|reiser|podrozuja|podrozuje|jada|leca|cestuji|jedou|matkustavat)\s?:\s(?=\S)/
export const byTravelling = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap((line) => {
    const match = line.plain.includes(':') ? TRAVELS.exec(line.plain) : null
    const { people } = match ? phraseIn(goingOn(page, line, match.index + match[0].length)) : NOBODY
    return areSurely(page, people) ? [...people] : []
  })
