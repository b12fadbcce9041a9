/** People in lists that no label heads: in brackets behind how many they are, below a sentence that speaks of names, with days of birth, and kin in letters. */

import type { FoundPerson } from '../../found.ts'
import { cellText } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { AND } from '../words/and-words.ts'
import { plain } from '../words/plain.ts'
import { NAME } from './names.ts'
import { isSpokenToByFamily } from './people-addressed.ts'
import { isBirth } from './people-ages.ts'
import { isSpokenTo } from './people-asked.ts'
import { isPlace } from './people-gone-on.ts'
import { wholeName } from './people-lists.ts'
import { personLabel } from './person-labels.ts'

/** More are a group, and nobody lists them so. */
const MOST = 12
/** Lines in which a list in brackets ends. */
const LINES_OF_BRACKETS = 4
const PERSONS =
  '(?:persons?|people|pers\\.?|personen|personnes?|personas|persone|pessoas|personer|osoby|osob|guests?|gaste|travell?ers?|voyageurs|huespedes|viajeros|ospiti|viaggiatori|hospedes|gasten|reizigers|gaster|gjester|gae?ster|gosci|adults?|erwachsene|adultes|adultos|adulti|volwassenen|vuxna|voksne|dorosli|pax)'
const IN_BRACKETS = new RegExp(
  `(?:(?<![a-z])${PERSONS}\\s{0,3}:?\\s{1,4}(?<many>\\d{1,2})|(?<![\\d.,])(?<count>\\d{1,2}) ${PERSONS}) ?\\((?<names>[^()\\d:]{8,300})\\)`,
)
/** What parts names of a list. */
const BETWEEN = new RegExp(`\\s*[,;&]\\s*|\\s(?:${AND}|a)\\s`)
/** How old one is, behind the name. */
const AGED = /\s?\((?:\p{Ll}{2,10},? )?\d{1,2}(?: \p{L}{1,8}\.?)?(?:, \p{Ll}[\p{L} ]{2,20})?\)$|, \d{1,2} \p{Ll}{1,8}\.?$/u

const namesOf = (list: string): readonly (FoundPerson | undefined)[] =>
  list
    .trim()
    .split(BETWEEN)
    .map((name) => (/^[\p{L}\s'’.()\d-]{5,60}$/u.test(name) ? wholeName(name.replace(AGED, '')) : undefined))

const areAll = (people: readonly (FoundPerson | undefined)[]): people is readonly FoundPerson[] =>
  people.length > 0 && people.every((person) => person !== undefined)

/** `Personen: 4 (Anna Reed, Tom Reed,` and `Zoe Reed, Max Reed)` below: as many as are counted. */
export const byCountInBrackets = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap((line): FoundPerson[] => {
    if (!/\d[^(]{0,20}\(/.test(line.text)) return []
    const text = page.lines
      .slice(line.index, line.index + LINES_OF_BRACKETS)
      .map((each) => each.text.trim())
      .join(' ')
    const { many: before, count, names = '' } = IN_BRACKETS.exec(plain(text))?.groups ?? {}
    const many = before ?? count
    const at = plain(text).indexOf(names)
    // It begins on the line itself.
    if (many === undefined || at > line.text.trim().length) return []
    const people = namesOf(text.slice(at, at + names.length))
    return areAll(people) && people.length === Number(many) && people.length > 1 && people.length <= MOST ? [...people] : []
  })

/** A sentence that says that those who come are named below it. */
const SPEAKS_OF_NAMES =
  /(?<![a-z])(?:noted|put down|notiert|eingetragen|vermerkt|note|inscrit|anotado|apuntado|segnato|skrivit upp|noterat|notert|noteret|genoteerd|names?|guests?|travell?ers?|namen|gaste[n]?|noms?|voyageurs|nombres?|huespedes|nom[ei]|ospiti|hospedes|gasten|namn|navne?|gaster|gjester|goscie|imiona|nazwiska|jmena|hosty|hoste)(?![a-z]).{0,100}:\s*$/
/** What else is listed so: who keeps the house, and what others like. */
const OF_OTHER_NAMES =
  /(?<![a-z])(?:your hosts?|gastgeber|hotes|anfitri|love|enjoy|recommend|empfehl|lieben|restaurants?|aiment|recomiend|consigli|places?|orte|streets?|beach)/

/** Those who stand alone in the lines below, with empty lines between or none. */
function aloneBelow({ lines }: Page, { index }: Line): FoundPerson[] {
  const out: FoundPerson[] = []
  for (let at = index + 1; at < lines.length && out.length < MOST; at++) {
    const line = lines[at]
    if (!line || line.text.trim() === '') continue
    const name = line.text.trim().replace(AGED, '')
    const isName = line.cells.length === 1 && /^[\p{L}\s'’.-]{5,45}$/u.test(name) && !isPlace(line, name)
    const person = isName ? wholeName(name) : undefined
    if (!person) return out
    out.push(person)
  }
  return out
}

/** `These are the names I have:` above them, one of whom is spoken to. */
export const belowSentence = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap((line): FoundPerson[] => {
    if (line.cells.length > 1 || !SPEAKS_OF_NAMES.test(line.plain) || OF_OTHER_NAMES.test(line.plain) || personLabel(line.plain)?.isAll)
      return []
    const people = aloneBelow(page, line)
    return people.some((person) => isSpokenTo(page, person) || isSpokenToByFamily(page, person)) ? people : []
  })

/** Lines within which lists of names belong to one another. */
const NEAR = 6
/** `Anna Reed, Tom Hale` below the name of a room, and others below the next: where the page speaks to one of them. */
export function byNamesTogether(page: Page): FoundPerson[] {
  const lists = page.lines.slice(1).flatMap((line) => {
    const isList = line.cells.length === 1 && line.text.includes(', ') && line.text.length < 90 && line.dates.length === 0
    const people = isList ? namesOf(line.text) : []
    return areAll(people) && people.length > 1 && line.places().length === 0 ? [{ index: line.index, people }] : []
  })
  const own = lists.filter(({ people }) => people.some((person) => isSpokenTo(page, person)))
  return lists.filter(({ index }) => own.some((other) => Math.abs(other.index - index) <= NEAR)).flatMap(({ people }) => [...people])
}

/** Whose kin they are, and what they are to them; friends and partners recommend a house as well. */
const KIN_WORDS = [
  '[Yy]our (?:husband|wife|son|daughter|mother|father|sister|brother)',
  '[Ii]hr(?:e[nmr]?)? (?:Mann|Frau|Sohn|Tochter|Mutter|Vater|Schwester|Bruder)',
  '[Vv]otre (?:mari|femme|épouse|époux|fils|fille|mère|père|sœur|frère)',
  '[Ss]u (?:marido|mujer|esposa|esposo|hijo|hija|madre|padre|herman[oa])',
  '[Ss]u[oa] (?:marito|moglie|figli[oa]|madre|padre|sorella|fratello)',
  '(?:[Ss]eu|[Ss]ua) (?:marido|esposa|mulher|filh[oa]|mãe|pai|irm[ãa]o?)',
  '(?:[Uu]w|[Jj]e|[Jj]ouw) (?:man|vrouw|zoon|dochter|moeder|vader|zus|broer)',
]
const KIN = new RegExp(`(?<!\\p{L})(?:${KIN_WORDS.join('|')}) (?<name>${NAME})`, 'gu')
const MAY_TELL_KIN = /(?<![a-z])(?:your|ihre?[nmr]?|votre|su[oa]?|seu|sua|uw|je|jouw) [a-z]{3,9} [a-z]/
/** `your husband Tom Hale` */
export const byKin = (page: Page): FoundPerson[] =>
  page.lines
    .slice(1)
    .flatMap(({ text, plain: small }) =>
      MAY_TELL_KIN.test(small) ? [...text.matchAll(KIN)].flatMap(({ groups }) => wholeName(groups?.name ?? '') ?? []) : [],
    )

/** `I have put down Anna Reed and Tom Hale`: whom somebody writes that he has on his list. */
const NOTED =
  /(?<![a-z])(?:(?:i have|i've|we have|we've) (?:put down|written down|noted|listed|you (?:both )?down as)|(?:ho|abbiamo) (?:intanto )?(?:scritto|segnato|registrato)|(?:habe|haben) (?:ich|wir) (?:notiert|eingetragen|aufgeschrieben|vermerkt)|(?:ich habe|wir haben) (?:notiert|eingetragen|vermerkt)|j'ai (?:note|inscrit)|nous avons (?:note|inscrit)|(?:he|hemos) (?:anotado|apuntado)|anot(?:ei|amos)|(?:heb ik|ik heb) (?:genoteerd|opgeschreven)|(?:har jeg|jeg har) (?:fort opp|skrevet (?:opp|op)|notert|noteret)|(?:har jag|jag har) (?:skrivit upp|noterat)|zapisal(?:am|em)) (?=\S)/
/** Letters of a sentence that names somebody beside such words. */
const SHORTEST_SENTENCE = 24
/** Those named right behind such words, in a line that goes on or ends there. */
export const byNoted = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap((line): FoundPerson[] => {
    const said = line.plain.length > SHORTEST_SENTENCE ? NOTED.exec(line.plain) : null
    if (!said) return []
    const rest = line.text.slice(said.index + said[0].length).split(/(?<=\p{L}{3})[.;!?](?:\s|$)|,\s(?=\p{Ll})/u, 1)[0] ?? ''
    const people = namesOf(rest)
    return areAll(people) ? [...people] : []
  })

const BORN_BEHIND = new RegExp(`^(?<name>${NAME})(?: \\(\\p{Ll}[\\p{L} ]{2,20}\\))?\\s?[-–,·]?\\s{0,3}$`, 'u')
/** A name with nothing behind it but the day of birth. */
function bornOn(page: Page, line: Line): FoundPerson | undefined {
  const [day, ...more] = line.dates
  if (!day || more.length > 0 || day.year === undefined || line.times.length > 0 || !isBirth(page, day, false)) return undefined
  const cell = line.cells.find(({ start, end }) => start < day.start && day.end <= end + 1)
  if (!cell || cell !== line.cells.at(-1) || !/^[\s)]*$/.test(line.text.slice(day.end, cell.end))) return undefined
  return wholeName(BORN_BEHIND.exec(line.text.slice(cell.start, day.start))?.groups?.name ?? '')
}
/** `Reisgezelschap   Anna Reed (booker) - 14-02-1988` above `Tom Reed - 30-09-1986`: two or more one below the other. */
export function byBirthBehind(page: Page): FoundPerson[] {
  const out: FoundPerson[] = []
  for (let at = 1; at < page.lines.length; at++) {
    const run: FoundPerson[] = []
    for (let line = page.lines[at]; line; line = page.lines[++at]) {
      const isFirst = run.length === 0
      const person = isFirst || line.cells.length === 1 || cellText(line, 0).trim() === '' ? bornOn(page, line) : undefined
      if (!person) break
      run.push(person)
    }
    if (run.length > 1) out.push(...run)
    // The line that ends a run may begin the next.
    if (run.length > 0) at--
  }
  return out
}
