/** Names as they stand behind a label: one, or several apart by commas, slashes or “and”; last names first or not. */

import type { FoundPerson } from '../../found.ts'
import { ANY_PARTICLE } from '../../particles.ts'
import { RANK } from '../../ranks.ts'
import { isOfFirmInFull } from '../words/legal-forms.ts'
import { plain } from '../words/plain.ts'
import {
  isNoName,
  isPersonName,
  LEADING_TITLE,
  MONSIEUR_BEHIND_TITLE,
  NAME,
  NEVER,
  NEXT,
  personOf,
  SENTENCE_END,
  TITLE,
  TITLE_IN_CAPITALS,
  tellsAge,
  WORD,
  withoutDegrees,
} from './names.ts'
import { isBuilding } from './not-people.ts'
import { AND_BETWEEN, coupleIn, MARK, ofFamilyIn } from './people-couples.ts'
import { labelBehind } from './people-label-behind.ts'
import { withoutNumbered } from './people-numbered.ts'
import { familyIn } from './people-one-family.ts'
import { titledBehind } from './people-titled-behind.ts'
import { isLabelWord } from './person-labels.ts'
import { ADULTS, AGES } from './person-words.ts'

const STARTS_WITH_NAME = new RegExp(`^(?:(?<title>${TITLE})\\.?\\s+)?(?<name>${NAME})(?![\\p{L}\\d®™])`, 'u')
const PARTS = new RegExp(
  `,|;|(?<=\\p{Ll}) (?=[2-9][.)] \\p{Lu}\\p{Ll})|\\s[-–—·•|/]\\s|${AND_BETWEEN}|\\s{3,}|${NEXT.source}|${MONSIEUR_BEHIND_TITLE}`,
  'u',
)
const TURNED_PARTS = new RegExp(`\\s/\\s|(?<=\\))\\s[·•|]\\s|;\\s?|\\s{3,}|(?<=\\)),\\s|${AND_BETWEEN}`)
/** Words of a link behind a name. */
const LINK = 3
/** `Mw. A.C. (Annelies) Zuurbier`: initials, and the name one goes by. */
const INITIALS = /(?<!\p{L})(?:\p{Lu}\.[ -]?){1,5}\s?\((?<called>\p{Lu}\p{Ll}[\p{L}-]*(?: \p{Lu}\p{Ll}[\p{L}-]*)?)\)(?=\s\p{L})/gu
/** `Anna Reed- Hale`: a name that a narrow cell broke, and whoever put its lines together left apart. */
const BROKEN = /(?<=\p{L}{2})- (?=\p{Lu}\p{L})/gu
export const calledBy = (text: string): string => {
  const whole = text.includes('- ') ? text.replace(BROKEN, '-') : text
  return whole.includes('.') && whole.includes('(') ? whole.replace(INITIALS, '$<called>') : whole
}

/** `Ann Reed Tom Reed`: two of one family, whose lines were put together. */
const FAMILY_TWICE = /^(?<one>\p{Lu}[\p{L}'-]+ (?<family>\p{Lu}[\p{L}'-]+)) (?<other>\p{Lu}[\p{L}'-]+ \k<family>)$/u

/** `F KUPFER, ANNA`, `M Reed, Tom`: of which sex somebody is, or a child, before a name that is turned round, as tour operators list those who come. */
const SEX = /^(?:[HFMK]|HR|FR)\s(?=\p{Lu}\p{L}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3}, \p{Lu}\p{L}[\p{L}'’ -]*$)/u
export const withoutSex = (text: string): string => (text.includes(', ') && !isBuilding(plain(text)) ? text.replace(SEX, '') : text)
/** `p. Jan Novák`, `pí Anna Nováková`, `Fr. Anna Reed`: Mr and Mrs in short, before the name that is all of a text; elsewhere it is a page, or a Friday. */
const SHORT_TITLE = /^(?:p\.|sl\.|pí|Fr\.)\s(?=\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$)/u
const withoutShortTitle = (text: string): string => (/^(?:[ps]|Fr\.)/.test(text) ? text.replace(SHORT_TITLE, '') : text)

/** What stands before the name of one who is not grown up. */
const CHILD = '(?:Kind|Child|Infant|Baby|Enfant|Bébé|Niñ[oa]|Bambin[oa]|Criança|Bebé|Barn|Dziecko|Lapsi|Dítě)'
// Hyphens are within words: where they stood between them, too, a long chain of them could be taken apart in thousands of ways.
const TURNED = new RegExp(
  `^(?:(?<lead>${TITLE}|${CHILD})\\.?\\s+)?(?<last>(?<of>(?:${RANK})?(?:(?![ey] )${ANY_PARTICLE} |${NEVER}){0,3})${WORD}(?: (?:${ANY_PARTICLE} ){0,3}${WORD}){0,2}),\\s?(?<first>${WORD}(?: ${WORD}){0,2}?)(?:[\\s,]{1,2}\\(?(?<title>${TITLE})\\.?\\)?|\\s(?<age>\\((?:\\p{L}{3,12}(?:,? \\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4})?|(?<=^\\P{Ll}+\\()\\d{1,2} \\p{L}{2,8})\\)))?$`,
  'u',
)
const IS_CHILD = new RegExp(`^${CHILD}$`, 'u')
/** `OKONKWO / ADAEZE MS` is one name, and so is `Okonkwo/Adaeze`. */
const SLASHED = new RegExp(
  `^(?<last>${WORD}(?: ${WORD}){0,2})\\s?/\\s?(?<first>${WORD}(?: ${WORD}){0,2}?)(?: \\(?(?<title>${TITLE})\\.?\\)?)?(?=$|\\s{2}|\\s?[,;(*]|\\s\\d)`,
  'u',
)

/** `Petersen, Maike (Frau) / Petersen, Jonas (Herr)`: last names first, where a title or a single word before the comma leaves no doubt. */
function turnedIn(text: string): FoundPerson[] {
  const parts = text.split(TURNED_PARTS).filter((part) => part.trim() !== '')
  const out = parts.flatMap((part): FoundPerson[] => {
    const bare = withoutSex(part.trim().replace(MARK, ''))
    const titled = titledBehind(bare)
    if (titled) return [titled]
    const { first: told = '', last = '', of = '', lead, title, age } = (bare.includes(',') ? TURNED.exec(bare) : null)?.groups ?? {}
    // `KOWAL, MS. ANNA`; of `Mr Tom Reed, Mrs Anna Reed` the comma parts two people.
    const before = lead === undefined && !last.slice(of.length).includes(' ') ? (LEADING_TITLE.exec(told)?.[0] ?? '') : ''
    // `Tom Reed, Mrs Anna Reed (Swiss)`
    if (before === '' && LEADING_TITLE.test(told)) return []
    const first = withoutDegrees(told.slice(before.length))
    // `GARCÍA LÓPEZ, María José`
    const isShouted = last === last.toUpperCase() && first !== first.toUpperCase()
    // `Radka Reedová, Filip Reed (child)`: of two whole names the comma parts two people.
    const areTwo = age !== undefined && last.slice(of.length).includes(' ') && first.includes(' ')
    const isSure =
      title !== undefined ||
      before !== '' ||
      (age !== undefined && !areTwo) ||
      isShouted ||
      !last.slice(of.length).includes(' ') ||
      (!first.includes(' ') && bare === bare.toUpperCase())
    if (last === '' || !isSure || !isPersonName(`${first} ${last}`)) return []
    const said = title ?? (before.replace(/[.\s]+$/, '') || undefined) ?? (lead !== undefined && !IS_CHILD.test(lead) ? lead : undefined)
    return [{ firstName: first, lastName: last, ...(said ? { title: said } : {}) }]
  })
  return out.length === parts.length ? out : []
}

/** All in capitals, it is read as airlines write. */
const isAirlines = (text: string): boolean => {
  const name = text.includes('/') ? SLASHED.exec(text)?.[0] : undefined
  return name !== undefined && name === name.toUpperCase() && !ANOTHER.test(text)
}
/** `MR ALAN REED / MRS JOAN REED`, `REED ALAN MR / REED JOAN MRS`: beside a title the slash parts two names. */
const ANOTHER = new RegExp(`\\s/\\s(?:${TITLE_IN_CAPITALS})\\.?\\s|\\s(?:${TITLE_IN_CAPITALS})\\.?\\s/\\s`)

/** `Reed/Anna Mrs` where one word stands before the slash: else they are two names. */
function slashedIn(text: string): FoundPerson | undefined {
  if (!text.includes('/')) return undefined
  const bare = text.trim().replace(MARK, '')
  // `MME REED / ANNA`
  const head = LEADING_TITLE.exec(bare)?.[0] ?? ''
  const { first: told = '', last = '', title = head.replace(/[.\s]+$/, '') } = SLASHED.exec(bare.slice(head.length))?.groups ?? {}
  // `REED/TOMMR`
  const first = told.replace(/(?<=^\p{Lu}{2,20}?)(?:MRS|MR|MS|MISS|MSTR)$/u, '')
  if (last === '' || last.includes(' ') || !isPersonName(`${first} ${last}`)) return undefined
  return { firstName: first, lastName: last, ...(title ? { title } : {}) }
}

/** Without the beginning of what one can do about it: `Anna Reed Edit guest name`. */
function withoutLink(name: string, after: string): string {
  const words = name.split(/\s+/)
  const link = [words.at(-1) ?? '', ...after.trim().split(/\s+/, LINK)].map((word) => plain(word))
  return words.length > 2 && /^\s\p{Ll}/u.test(after) && link.some(isLabelWord) ? words.slice(0, -1).join(' ') : name
}

const NUMBERED = /^ \d{7,12}(?!\d)/
/** `Anna Reed — Anytime Day`: a fare. */
const OF_FARE = /\s(?:Day|Night|Week|Saver|Flex|Off-Peak|Peak)$/
const IS_ASIDE = /\s[-–—·•|]\s$/

/** `Reed Traders plc`: what a firm is, in small letters behind its name. */
const FORM_BEHIND = /^\s\p{Ll}[\p{L}./]*/u

/** `Anna Reed (seats 8C, 12A), Tom Reed (f, 41)`, `Zoe Reed (v, 03-08-1979)`: within brackets a comma parts nobody from another. */
const ASIDE = /\s?\((?=[^()]*\d)[^()]{1,30}[,;][^()]{1,30}\),?/g
const withoutAsides = (text: string): string => (text.includes('(') ? text.replace(ASIDE, ';') : text)
/** `Anna Reed, adult · Tom Reed, child`: how old the one before is, and nobody. */
const isAge = (part: string): boolean => AGES.has(plain(part.trim()))

/** The names at the beginning of a text. `isTurned` says that the label names last names first. */
export function namesIn(told: string, isTurned = false): FoundPerson[] {
  // `HAM Hamburg → BCN Barcelona`
  if (/[→➔➜]/.test(told)) return []
  // `Ann Reed and Tom Hale. Bring your licences.`
  const [sentence = '', more] = told.split(SENTENCE_END)
  if (more !== undefined && /\p{Ll} \p{Lu}\p{L}+$/u.test(sentence) && !LEADING_TITLE.test(`${sentence.split(' ').at(-1)} `))
    return namesIn(sentence, isTurned)
  const text = calledBy(withoutAsides(withoutNumbered(told.slice(0, labelBehind(told))))).replace(FAMILY_TWICE, '$<one>, $<other>')
  // `Vertragspartner: Reed SE, Mill Lane 12`
  if (/\p{Ll}\sSE,.*\d/u.test(text)) return []
  // `REED/ANNA MS, REED/TOM`
  const airlines = text.split(/[,;、]\s?/)
  if (airlines.length > 1 && airlines.every((part) => isAirlines(part.trim().replace(MARK, ''))))
    return airlines.flatMap((part) => slashedIn(part) ?? [])
  if (isAirlines(text.trim().replace(MARK, ''))) return []
  const slashed = slashedIn(text)
  if (slashed) return [slashed]
  const turned = turnedIn(text)
  if (turned.length > 0) return turned
  const family = familyIn(told)
  if (family.length > 0) return family
  const out = coupleIn(text)
  if (out.length > 0) return out
  const ofFamily = ofFamilyIn(text)
  if (ofFamily) return [ofFamily]
  for (const [at, part] of text.split(PARTS).entries()) {
    // `Ann Reed, 12 Mill Lane`
    if (at > 0 && /^\s*\d{1,4}\s\p{Lu}/u.test(part) && !/^\s*\d/.test(text)) break
    // Between a comma and a title there is nothing.
    if (part.trim() === '' || (out.length > 0 && isAge(part))) continue
    const bare = withoutAge(withoutShortTitle(part.trim().replace(MARK, '')))
    const match = STARTS_WITH_NAME.exec(bare)
    // `Ann Reed · Avis Preferred: 8QJ7**`: a label of its own.
    if (match && out.length > 0 && bare.startsWith(':', match[0].length)) break
    // `Ann Reed (Adult) - Club Azul 40088213774`: a card of hers, with its number.
    if (
      match &&
      out.length > 0 &&
      NUMBERED.test(bare.slice(match[0].length)) &&
      !/\p{L} \d{7,12}(?!\d)/u.test(text.slice(0, text.indexOf(part))) &&
      IS_ASIDE.test(text.slice(0, text.indexOf(part)))
    )
      break
    if (match && out.length > 0 && OF_FARE.test(bare) && IS_ASIDE.test(text.slice(0, text.indexOf(part)))) break
    if (!match) {
      if (out.length > 0) break
      // `1 adult, Ann Reed`
      if (/^\s*\d{1,2}\s?x?\s\p{Ll}+\s*$/u.test(part)) continue
      if (/[a-z]{3}|\d/.test(part)) return out
      continue
    }
    if (isOfFirmInFull(`${match[0]}${FORM_BEHIND.exec(bare.slice(match[0].length))?.[0] ?? ''}`)) break
    const person = personOf(
      withoutLink(match.groups?.name ?? '', bare.slice(match[0].length)),
      match.groups?.title,
      isTurned,
      out.length > 0,
    )
    if (!person) break
    out.push(person)
  }
  return out
}

const ENDS = /^(?:\s*$|\s*[,;(–—·•|*/-]|\s{2}|\s\d|\s(?:ADT|CHD|INF|MR|MRS|MS|[Aa]dult|[Cc]hild|Erw|[Vv]uxen|[Vv]oksen|[Bb]arn)(?![a-z]))/

/** `Nino Rossi`, `Senior`: people are called so, too; behind `Kind` and `Barn` stands a child. */
const CALLED = /^(?:Nino|Nina|Borne|Dite|Honnor|Senior|Lapsi)$/
/** `KIND MIA REED`, in capitals: before a name, ladies of India are called `BABY`. */
const CHILD_IN_CAPITALS = new RegExp(`^(?!BABY )(?<word>${CHILD.toUpperCase()}) (?=\\p{Lu}{2}[\\p{Lu}'’-]* \\p{Lu}{2})`, 'u')

/** `dítě Vojtěch Novák`, `Bébé Lou MARCHAND`: how old somebody is, before the name. */
export function withoutAge(text: string): string {
  const child = CHILD_IN_CAPITALS.exec(text)?.groups?.word
  // `CHILD BOOSTER CUSHION`: what none is called begins no name, and what it is for is none.
  if (child !== undefined && !isNoName(plain(child), false)) return text.slice(child.length + 1)
  const [, age = '', name] = /^(\p{L}\p{Ll}{2,12})\s(?=(\p{Lu}[\p{L}'’-]+ \p{Lu}))/u.exec(text) ?? []
  // `Adult Two Together` is what a ticket is for.
  const isSaid = /^\p{Ll}/u.test(age) ? AGES.has(plain(age)) : AGES.has(plain(age)) && !ADULTS.has(plain(age)) && !CALLED.test(age)
  return name !== undefined && isSaid ? text.slice(age.length + 1) : text
}

/** The one name of which a text consists, a number before and some facts behind it aside. */
export function wholeName(text: string, isTurned = false): FoundPerson | undefined {
  const bare = withoutShortTitle(calledBy(text).trim().replace(MARK, ''))
  // `REED / ANNA` is told apart by who reads `REED/ANNA`, but where nothing else stands in the cell.
  if (isAirlines(bare) && !/^[^/]+ \/ [^/]+(?<! M)$/.test(bare)) return undefined
  const slashed = slashedIn(bare)
  if (slashed) return slashed
  const turned = turnedIn(bare)
  if (turned.length === 1) return turned[0]
  const named = withoutAge(bare)
  const match = STARTS_WITH_NAME.exec(named)
  const behind = named.slice(match?.[0].length)
  if (!match || !(ENDS.test(behind) || tellsAge(behind))) return undefined
  return personOf(match.groups?.name ?? '', match.groups?.title, isTurned)
}

/** The name that a text begins with, and what follows it. */
export function nameBefore(text: string): { readonly person: FoundPerson; readonly behind: string } | undefined {
  const named = withoutAge(withoutShortTitle(text.split(SENTENCE_END)[0] ?? ''))
  const match = STARTS_WITH_NAME.exec(named)
  const person = match ? personOf(match.groups?.name ?? '', match.groups?.title) : undefined
  return match && person
    ? {
        person,
        behind: `${named.slice(match[0].length)}${text
          .split(SENTENCE_END)
          .slice(1)
          .map((more) => `. ${more}`)
          .join('')}`,
      }
    : undefined
}

/** Whether a cell is a name, in whatever way. */
export const isNameCell = (text: string): boolean => isAirlines(text.trim().replace(MARK, '')) || wholeName(text) !== undefined
