/** People told where it is asked who comes, how many they are, and who carries which paper. */

import type { FoundPerson } from '../../found.ts'
import { cellText, MOST_ROWS, neighbour, saidAt } from '../page/around.ts'
import { labelled } from '../page/labelled.ts'
import type { Line, Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { wordSet } from '../words/vocabulary.ts'
import { beginsWithTitle } from './names.ts'
import { speaksTo } from './people-addressed.ts'
import { isCalledLikePeople } from './people-called-usually.ts'
import { furtherBelow, isPlace } from './people-gone-on.ts'
import { namesIn, wholeName } from './people-lists.ts'
import { isBelowOfWhoLets } from './people-who-let.ts'
import { labelWithin, personLabel, SHORT_CELL } from './person-labels.ts'
import { AGES } from './person-words.ts'

/** `2 adults, 1 child`: every word is one of how old they are. */
export function isCountOfAges(small: string): boolean {
  const words = small.replace(/\([^()]*\)/g, ' ').match(/[a-z]+/g) ?? []
  return /^\s*\d{1,2}\s/.test(small) && words.length > 0 && words.every((word) => AGES.has(word) || word.length < 4)
}

const WHO = /^(?:who|wer|qui|quien|quienes|chi|quem|wie|vem|hvem|kto|kdo|kuka|ketka)(?:'s|'re|'ll|s)?\s[^?]{2,30}\?\s{0,9}(?=\S)/

/** The same as a heading: with whom one goes, and who does any of what travellers do. */
const WITH_WHOM =
  "viaja[sn]? con|te acompanan|du reist mit|ihr reist mit|vous voyagez avec|tu voyages avec|viaggi con|viaja[s]? com|je reist met|du reser med|du rejser med|du reiser med|podrozujesz z|cestujete s|you're travell?ing with|you are travell?ing with|mit dabei(?: sind)?"
const WHO_DOES = [
  "who(?:'s| is|'ll be| will be) (?:all )?(?:com|go|fly|travell?|stay|driv|join|rid|sail|sleep)ing",
  'wer (?:kommt|reist|fahrt|fliegt)(?: (?:alles )?mit)?|wer (?:ist (?:alles )?dabei|ubernachtet|wohnt hier|schlaft hier)',
  'qui (?:vient|voyage|part|participe|sejourne|vole|conduit|dort ici)',
  '(?:quien|quienes) (?:viene|viaja|va|vuela|conduce|se aloja|duerme)n?',
  'chi (?:viene|partecipa|viaggia|parte|vola|guida|soggiorna|alloggia|dorme)',
  'quem (?:vem|vai|viaja|voa|conduz|dirige|se hospeda|fica)',
  'wie (?:gaat|komt|reist|vliegt|rijdt)(?: er)?(?: mee)?|wie (?:verblijft|verblijven|slaapt) er',
  '(?:vem|vilka) (?:kommer|reser|flyger|aker|kor|bor)(?: med)?',
  'hvem (?:kommer|rejser|reiser|flyver|flyr|kjorer|korer|bor|overnatter)(?: med)?',
  'kto (?:przyjezdza|podrozuje|jedzie|leci|prowadzi|nocuje)',
  'kdo (?:prijede|cestuje|jede|leti|ridi|bydli)',
  '(?:kuka|ketka) (?:tulee|tulevat|matkustaa|matkustavat|lentaa|lentavat|ajaa|majoittuu)',
]
const WHO_COMES = new RegExp(`^[¿\\s]*(?:${WITH_WHOM}|${WHO_DOES.join('|')})(?=\\s?[?:]|\\s?\\(\\d{1,2}\\)|\\s*$)`)

/** Names that stand alone in their lines, one below the other; none where one line is no name at all. */
export function oneBelowOther(page: Page, from: number): FoundPerson[] {
  const out: FoundPerson[] = []
  for (let at = from; ; at++) {
    const line = page.lines[at]
    const isAlone = line?.cells.length === 1 && /^[\p{L}\s'’.-]{5,40}$/u.test(line.text) && !isPlace(line, line.text.trim())
    const person = isAlone ? wholeName(line.text.trim()) : undefined
    if (!person) return out
    out.push(person)
  }
}

/** `2 guests` */
const COUNT_OF_GUESTS =
  /^\s*\d{1,2} (?:guests?|gaste?|voyageurs?|viajeros?|huesped(?:es)?|ospit[ei]|viaggiator[ei]|hospedes?|viajantes?|gasten|gaster|gjester|gae?ster?|gosci|travell?ers?|people|personnes?|personas?|persone|pessoas?|personen|personer)\s*$/
/** `Anna Reed (booked)` */
const WHO_BOOKED = /\s\(\p{Ll}[\p{L} ]{2,20}\)\s*$/u
/** The same where empty lines are between them, as many as are counted; of one it may be said in brackets what she did. */
function apartBelow(page: Page, from: number, many: number): FoundPerson[] {
  const lines = page.lines.slice(from, from + 2 * many).filter(({ text }) => text.trim() !== '')
  const people = lines.slice(0, many).flatMap((line) => {
    const name = line.text.trim().replace(WHO_BOOKED, '')
    return line.cells.length === 1 && /^[\p{L}\s'’.-]{5,40}$/u.test(name) && !isPlace(line, name) ? (wholeName(name) ?? []) : []
  })
  return people.length === many ? people : []
}

/** `2 adults, 1 child` are three. */
export const manyIn = (count: string): number =>
  (count.replace(/\([^()]*\)/g, ' ').match(/\d{1,2}/g) ?? []).reduce((sum, number) => sum + Number(number), 0)

/** `Message Host`, `Show Listing`: what is to be clicked stands below how many come, as well. The one who is written to is one of them, or two are of a family. */
export const isSpokenTo = ({ lines }: Page, { firstName = '' }: FoundPerson): boolean => {
  const [called = ''] = plain(firstName).split(' ')
  if (called.length < SHORTEST_CALLED) return false
  const known = SPOKEN_TO.get(lines) ?? new Map<string, boolean>()
  SPOKEN_TO.set(lines, known)
  const isSo = known.get(called) ?? lines.some((line) => speaksTo(line.plain, called))
  known.set(called, isSo)
  return isSo
}
/** What is known of the lines of a page: many ask for the same names. */
const SPOKEN_TO = new WeakMap<Page['lines'], Map<string, boolean>>()
/** Shorter names are parts of other words. */
const SHORTEST_CALLED = 3

/** Who stands below the one that comes, alone as well: one of a family with those above, or called as many are, for what is to be clicked follows, too. */
function kinBelow(page: Page, { index }: Line, [first]: readonly FoundPerson[]): FoundPerson[] {
  const families = new Set(plain(first?.lastName ?? '').split(/[\s-]+/))
  const rest = oneBelowOther(page, index + 1).map((person, at) => ({
    person,
    at: index + 1 + at,
    words: plain(person.lastName).split(/[\s-]+/),
  }))
  const end = rest.findIndex(({ person, at, words }) => {
    const isOfKin =
      (isCalledLikePeople(person) && !isBelowOfWhoLets(page, at)) || words.some((word) => word.length > 2 && families.has(word))
    for (const word of words) families.add(word)
    return !isOfKin
  })
  return rest.slice(0, end < 0 ? undefined : end).map(({ person }) => person)
}

/** `Anna Reed (lead passenger)`, `Anna Reed (lead guest, Norway)`: the first of a list. */
function isLead({ plain: small }: Line): boolean {
  const { name = '', aside = '' } = /^(?<name>[^(]*)\((?<aside>[a-z ]{4,30})(?:, [a-z .'-]{3,40})?\)$/.exec(small.trim())?.groups ?? {}
  return aside !== '' && !/[,;]/.test(name) && personLabel(aside)?.isRole === true
}

/** `Who's coming? Anna Reed + 1`, in one line or with the answer in the next, or below how many they are. */
export function byQuestion(page: Page): FoundPerson[] {
  return page.lines.slice(1).flatMap((line): FoundPerson[] => {
    const question = WHO_COMES.exec(line.plain)?.[0] ?? WHO.exec(`${line.plain} .`)?.[0]
    if (question === undefined) return []
    const answer = line.text
      .slice(question.length)
      .replace(/^\s?[?:]|^\s?\(\d{1,2}\)/, '')
      .trim()
    if (answer !== '') return namesIn(answer)
    const below = neighbour(page, line.index, 1)
    if (!below || !(isCountOfAges(below.plain) || COUNT_OF_GUESTS.test(below.plain))) {
      const lead = below && isLead(below) ? wholeName(below.text) : undefined
      if (below && lead) return [lead, ...oneBelowOther(page, below.index + 1)]
      const told = namesIn(below?.text ?? '')
      return below && told.length === 1 ? [...told, ...kinBelow(page, below, told)] : told
    }
    const many = manyIn(below.plain)
    const apart = apartBelow(page, below.index + 1, many)
    const more = apart.length > 0 ? apart : oneBelowOther(page, below.index + 1).slice(0, many)
    const isMarked = apart.length > 0 && page.lines.slice(below.index, below.index + 2 * many + 1).some(({ text }) => WHO_BOOKED.test(text))
    return isMarked ||
      more.some((person, at) => isSpokenTo(page, person) || more.some(({ lastName }, other) => other < at && lastName === person.lastName))
      ? more
      : []
  })
}

const PERSONS = /^(?:persons?|people|personen|personnes?|personas|persone|pessoas|personer|osoby|henkilot)(?=\s*(?::|$))/
/** How old one of a list is, or when he was born, in brackets. */
const ASIDE = /\s?\((?:\*\s?|geb\.\s?)?\d[^()]{0,16}\)/g

/** `Personen   Anna Reed (06.04.1985), Tom Reed (9 J.)`: a label of how many they are is one of people where nothing but names follows. */
export const byPersons = (page: Page): FoundPerson[] =>
  labelled(page, PERSONS).flatMap(({ value, line }) => {
    const parts = value.replace(ASIDE, '').split(/,\s|;\s|\s(?:und|and|et|y|e|en|och|og|i|&)\s/)
    const people = parts.flatMap((part) => (/^[\p{L}\s'’.-]+$/u.test(part) ? (wholeName(part) ?? []) : []))
    // `Personas: Dos Adultos, Un Niño`
    if (people.some(({ lastName }) => AGES.has(plain(lastName)))) return []
    const below = people.length === parts.length ? furtherBelow(page, line) : []
    const isSure = people.length + below.length > 1 || beginsWithTitle(value)
    return isSure && people.length === parts.length ? [...people, ...below] : []
  })

/** A ticket for who can show it. */
const PAPER = /(?:^|\s)(?:lichtbildausweis|personalausweis|identitatskarte|identification document|documento d'identita)\s?:\s*$/
/** What a paper is, and of which state: `Patente Italiana`, `Bundesrepublik Deutschland`. */
const OF_STATES = wordSet(`
  republik bundesrepublik republic repubblica republica republique kingdom confederation deutschland deutscher deutsche osterreich osterreichischer schweiz
  schweizer italia italiana italiano francese espana espanol espanola france francaise polska svizzera patente patentino identita elettronica cartacea
  reisepass personalausweis fuhrerschein driving driver's identity foreign national european europaische union behorde stadt comune prefettura
`)
/** `Valid with the identity card:` above `Anna Reed`: the one who has to show it. */
export const byPaper = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap((line) => {
    const told = PAPER.test(line.plain) ? page.lines[line.index + 1] : undefined
    const person = told?.cells.length === 1 && /^[\p{L}\s'’.-]{5,40}$/u.test(told.text) ? wholeName(told.text.trim()) : undefined
    return person &&
      !plain(told?.text ?? '')
        .split(' ')
        .some((word) => OF_STATES.has(word))
      ? [person]
      : []
  })

/** Cells of a row of a table. */
const TABLE = 3
/** `for all our passengers` ends a sentence, and `Adults   Guests` a heading of how many they are. */
const SAYS_NAMES = /(?:names?|namen|noms?|nombres?|nom[ei]|navne?|namn|nimet|nimi|jmen[ao]|imiona)(?: (?:\p{L}{2,5} )?\p{L}{5,15})?$/u
/** What may stand in a cell that goes on: words, and no label. */
const GOES_ON = /^[^:]{2,40}$/

/**
 * `Units Room type Adults Children Passenger names`: labels so close that they are one cell, the last of which is of people. Their names end the rows
 * below, and stand alone where a row has further ones.
 */
export function underLastLabel(page: Page): FoundPerson[] {
  return page.lines.slice(1).flatMap((heading: Line): FoundPerson[] => {
    const said = saidAt(heading, heading.cells[0])
    if (
      heading.cells.length !== 1 ||
      said.length <= SHORT_CELL ||
      !SAYS_NAMES.test(said) ||
      !labelWithin(said.slice(1 - SHORT_CELL))?.isRole
    )
      return []
    const out: FoundPerson[] = []
    for (const row of page.lines.slice(heading.index + 1, heading.index + 1 + MOST_ROWS)) {
      const isRow = out.length > 0 || (row.cells.length >= TABLE && /\d/.test(cellText(row, 0)))
      const before = row.cells.length === 2 ? cellText(row, 0) : ''
      const person = isRow && (row.cells.length !== 2 || GOES_ON.test(before)) ? wholeName(cellText(row, row.cells.length - 1)) : undefined
      if (!person) break
      out.push(person)
    }
    return out
  })
}
