/** Two who have one last name, told once: `Tom & Anna Reed`, `M. et Mme REED Tom / Anna`, `Familie Tom und Anna Reed`. */

import type { FoundPerson } from '../../found.ts'
import { PARTICLE } from '../../particles.ts'
import type { Line, Page } from '../page/page.ts'
import { isGivenName } from '../words/names-given.ts'
import { isShouted, plain } from '../words/plain.ts'
import { FAMILY, personOf, TITLE } from './names.ts'

/** `von und zu Aue` is one name. */
export const AND_BETWEEN = '\\s(?:and|(?<!\\svon\\s)und(?!\\szu[mr]?\\s)|et|y|e|en|och|og|i|ja|a|&|\\+)\\s'
const IS_JOINED = new RegExp(`${AND_BETWEEN}|/`)

/** Number or dot before a name in a list. */
export const MARK = /^(?:[(#]?\d{1,2}(?:\.\d)?[.):]?\s*(?=\D)|[•*·:–-]\s*)/

/** What two are called in one word before one name, or all of a family. */
const BOTH_IN_ONE = `${FAMILY}|Fam\\.|[Ee]heleute|Ehepaar|[Ee]chtpaar|[Mm]akarna|[Mm]anželé|Państwo|[Cc]oniugi|[ÉéE]poux|Sres\\.|Sigg\\.|Perhe`
/** The same in one word or more: after it, only names stand. */
const OF_TWO = `(?:(?:${TITLE})\\.?(?:${AND_BETWEEN}|\\s?[/+&]\\s?)(?:[Ff]ru|${TITLE})\\.?|(?:${BOTH_IN_ONE}))`
const BEGINS_OF_TWO = new RegExp(`^(?:${OF_TWO})\\s+`, 'u')
/** What a text has that begins so: it takes less time than all titles to be made ready, and few have it. */
const MAY_BEGIN_OF_TWO = new RegExp(`[/+&]|${AND_BETWEEN}|^(?:${BOTH_IN_ONE})`)
const FIRST = "\\p{Lu}[\\p{L}'’.-]*"
const LAST = `(?:(?:${PARTICLE})\\s){0,3}\\p{Lu}[\\p{L}'’-]+`
const ENDS = '(?=\\s*$|\\s*[,;(·|]|\\s{2}|\\s[–—-]\\s)'
const BOTH = `(?<one>${FIRST})(?:${AND_BETWEEN}|\\s?/\\s?)(?:(?<hers>${TITLE})\\.?\\s+)?(?<other>${FIRST})`

/** `Mr Tom & Mrs Anna Reed` */
const FAMILY_LAST = new RegExp(`^(?:(?<his>${TITLE})\\.?\\s+)?${BOTH.replace('|\\s?/\\s?', '')}\\s(?<last>${LAST})${ENDS}`, 'u')
/** `REED Tom / Anna`, `Reed, Tom und Anna`: the last name first, in capitals, before a comma and names that many have, or where a word for both stands before it. */
const FAMILY_FIRST = new RegExp(`^(?<last>${LAST})(?<comma>,)?\\s${BOTH}${ENDS}`, 'u')

function bothOf(last: string, one: string, other: string, his?: string, hers?: string): FoundPerson[] {
  const people = [personOf(`${one} ${last}`, his), personOf(`${other} ${last}`, hers)].flatMap((person) => person ?? [])
  return people.length === 2 ? people : []
}

/** A name that many have, or an initial. */
const isGiven = (name: string): boolean => /^\p{Lu}\.$/u.test(name) || plain(name).split('-').some(isGivenName)

/** Both, where a text begins with two given names that have one last name. */
export function coupleIn(text: string): FoundPerson[] {
  if (!IS_JOINED.test(text)) return []
  const told = text.trim().replace(MARK, '')
  const names = told.replace(BEGINS_OF_TWO, '')
  const isOfTwo = names !== told
  const { his, hers, one, other, last } = FAMILY_LAST.exec(names)?.groups ?? {}
  if (one && other && last) return bothOf(last, one, other, his, hers)
  const turned = FAMILY_FIRST.exec(names)?.groups
  const { last: family = '', comma } = turned ?? {}
  const given = [turned?.one ?? '', turned?.other ?? '']
  // `Anna, Tom and Sue`, `Keller, Brandt und Moser`: three.
  const areGiven = comma !== undefined && given.every(isGiven) && !isGivenName(plain(family))
  const isFirst = isOfTwo || areGiven || (isShouted(family) && !isShouted(given[0] ?? ''))
  return turned && isFirst ? bothOf(family, turned.one ?? '', turned.other ?? '') : []
}

/** The one whole name behind a word for two or for a family: `Mr & Mrs Tom Reed`, `Fam. R. van Dongeren`. */
export function ofFamilyIn(text: string): FoundPerson | undefined {
  const said = MAY_BEGIN_OF_TWO.test(text) ? BEGINS_OF_TWO.exec(text)?.[0] : undefined
  return said === undefined ? undefined : personOf(text.slice(said.length))
}

/** Those whom a text names, where it begins with a word for two or for a family. */
export function ofTwoIn(text: string): FoundPerson[] {
  const both = BEGINS_OF_TWO.test(text) ? coupleIn(text) : []
  return both.length > 0 ? both : [ofFamilyIn(text) ?? []].flat()
}

/** `Mr Tom and`, before `Mrs Anna Reed`. */
const HIS_BEFORE = new RegExp(`(?:^|[\\s,(])(?<his>${TITLE})\\.?\\s(?<one>${FIRST})${AND_BETWEEN}$`, 'u')
/** Who stands by his given name before one with a title: he is called as she is. */
export function hisBefore(before: string, hers: FoundPerson | undefined): FoundPerson[] {
  const { his, one = '' } = hers?.firstName ? (HIS_BEFORE.exec(before.slice(-LONGEST_BEFORE))?.groups ?? {}) : {}
  const person = hers && isGiven(one) ? personOf(`${one} ${hers.lastName}`, his) : undefined
  return person ? [person] : []
}
const LONGEST_BEFORE = 40

/** `Sehr geehrtes Ehepaar Tom und Anna Reed,`, `Liebe Familie Tom Reed,`: how a letter greets two, or a family by one of them. */
const GREETS_TWO = new RegExp(
  `^(?:[Ss]ehr )?\\p{Lu}?\\p{Ll}{3,9}(?: \\p{Ll}{3,9})? (?=(?:${FAMILY}|Ehepaar|[Ee]heleute|[Ee]chtpaar|[Mm]akarna|[Mm]anželé|[Cc]oniugi|[ÉéE]poux)\\s)(?<told>[^,:!]{5,60})[,:!]?\\s*$`,
  'u',
)
const MAY_GREET_TWO = /famil|famigl|ehepaar|eheleute|echtpaar|makarna|manzele|coniugi|epoux|rodzin/
const LINES_OF_GREETING = 20
/** Those whom such a greeting names by given names. */
export const byGreetingOfTwo = ({ lines }: Page): FoundPerson[] =>
  lines.slice(1, LINES_OF_GREETING).flatMap(({ text, plain: small }) => {
    const told = MAY_GREET_TWO.test(small) ? GREETS_TWO.exec(text.trim())?.groups?.told : undefined
    return told === undefined ? [] : ofTwoIn(told).filter(({ firstName = '' }) => firstName.split(' ').every(isGiven))
  })

/** How a cell begins that has a word for two: nearly all begin otherwise. */
const MAY_BE_OF_TWO = /(?:^|\s{2})\s*\p{L}{1,9}\.?\s?(?:[&/+]|(?:et|und|and|y|e|en|och|og|i|a)\s)/u

/** Those that a line begins with, behind titles for two: `M. et Mme REED Tom / Anna`. */
export const byCouple = ({ lines }: Page): FoundPerson[] =>
  lines.slice(1).flatMap(({ text, cells }: Line): FoundPerson[] =>
    MAY_BE_OF_TWO.test(text)
      ? cells.flatMap(({ start, end }) => {
          const said = text.slice(start, end).trim()
          return BEGINS_OF_TWO.test(said) ? coupleIn(said) : []
        })
      : [],
  )
