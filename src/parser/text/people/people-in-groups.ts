/**
 * Names that stand together: the rows of a rooming list, several in a cell, those who come along behind one label. One of them is hardly told from other
 * words; all together are told by how each stands among words, as was learned from documents.
 */

import type { FoundPerson } from '../../found.ts'
import { cellText, neighbour, saidAt } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import type { LikelyTraveller } from '../roles/travellers.ts'
import { AND_OR_TO } from '../words/and-words.ts'
import { isGivenName } from '../words/names-given.ts'
import { plain } from '../words/plain.ts'
import { AMOUNT, OF_MONEY } from '../words/prices.ts'
import { isCalledLikePeople } from './people-called-usually.ts'
import { MARK } from './people-couples.ts'
import { namesIn, wholeName } from './people-lists.ts'
import { isHostLabel } from './people-titled.ts'
import { isBelowOfWhoLets } from './people-who-let.ts'
import { personKey } from './person-keys.ts'

/** Lines that only part rows, and the frame that stands around some. */
const IS_RULE = /^[\s|+=*:.·–—_-]*$/
const FRAME = /^\s*\|+\s*|\s*\|+\s*$/g
const cellsIn = (line: Line): readonly string[] =>
  line.cells.map((_, at) => cellText(line, at).replace(FRAME, '').trim()).filter((cell) => cell !== '' && !IS_RULE.test(cell))

/** `(lead)`, `(8)`: what is told of one of them. */
const ASIDE = /\s?\([^()]{1,60}\)/g
const WORD = /[a-z][a-z'’.-]*/g
const IS_AND = new RegExp(`^(?:${AND_OR_TO})$`)
const wordsOf = (text: string): readonly string[] => (plain(text).match(WORD) ?? []).map((word) => word.replace(/[.,]+$/, ''))

/** Letters of a cell of names, each of which has two words in capitals. */
const LONGEST_NAMES = 160
const MAY_BE_NAMES = /^\P{L}*\p{Lu}[^\d@:]*\s\P{L}*\p{Lu}[^\d@:]*$/u

/** Words in small letters in a row: names have three at the most, `van den der`. */
const IS_SENTENCE = /(?:\s\p{Ll}+){4}/u

/** The names of which a text consists, but for what is told of each in brackets. */
export function namesOfAll(text: string): readonly FoundPerson[] {
  const bare = text
    .replace(ASIDE, '')
    .replace(MARK, '')
    .replace(/[\s,;/.]+$/, '')
  if (bare.length > LONGEST_NAMES || !MAY_BE_NAMES.test(bare) || IS_SENTENCE.test(bare)) return []
  const areAll = (people: readonly FoundPerson[]): boolean => {
    const own = new Set(people.flatMap(({ title = '', firstName = '', lastName }) => wordsOf(`${title} ${firstName} ${lastName}`)))
    return people.length > 0 && wordsOf(bare).every((word) => own.has(word) || (people.length > 1 && IS_AND.test(word)))
  }
  const several = namesIn(bare)
  if (areAll(several)) return several
  const one = wholeName(bare)
  return one && areAll([one]) ? [one] : []
}

/** A row that names somebody, and what stands before the first name. */
interface Row {
  readonly people: readonly FoundPerson[]
  readonly key: string
}

/** `Participants:`, before the first. */
const LABEL = /^[^:,\d]{3,40}:\s+/
/** Letters of what stands in a cell beside names. */
const LONGEST_ASIDE = 45
const IS_PRICE = new RegExp(AMOUNT)
const isAside = (cell: string): boolean =>
  cell.length <= LONGEST_ASIDE && !/@|:$/.test(cell) && !IS_PRICE.test(cell) && !OF_MONEY.test(plain(cell))

function rowOf(line: Line): Row | undefined {
  const cells = cellsIn(line)
  const labels = cells.map((cell) => LABEL.exec(cell)?.[0] ?? '')
  const told = cells.map((cell, at) => namesOfAll(cell.slice(labels[at]?.length)))
  const first = told.findIndex((people) => people.length > 0)
  if (first < 0 || cells.some((cell, at) => at > first && told[at]?.length === 0 && !isAside(cell))) return undefined
  return { people: told.flat(), key: `${cells.slice(0, first).join(' ')}${labels[first]}` }
}

/** `Tw 1`, `Sgl (courtesy)`: what keys of one list are built like, where rooms are told in short. */
const builtOf = (key: string): string =>
  plain(key)
    .replace(ASIDE, ' 0')
    .replace(/\d+/g, '0')
    .replace(/(?<![a-z])[a-z]{1,4}\.?(?= 0)/g, 'a')
/** Whether a row goes on with the names above: before its own stands nothing, a number, or what is built like what stands before those. */
const goesOn = ({ key }: Row, above: readonly Row[]): boolean =>
  key === '' || /\d/.test(key) || above.some((row) => builtOf(row.key) === builtOf(key))

/** Rows of a list that name nobody, as a bed that is free, and empty lines between two rows. */
const [MOST_EMPTY, MOST_APART] = [1, 1]
const isFree = (line: Line): boolean => /^\W*\d/.test(line.text) && line.cells.length > 1

/** `Owner   Guest`, over both, and `your host since 2019`, below one. */
const isOfHosts = (page: Page, line: Line): boolean => {
  const over = neighbour(page, line.index, -1)
  return isBelowOfWhoLets(page, line.index) || over?.cells.some((cell) => isHostLabel(saidAt(over, cell))) === true
}

/** Rows of names of one page: a list of more is of no booking. */
const MOST_ROWS = 400

/** Names that stand together, wherever a page has several. */
export function groupsOn(page: Page): readonly (readonly FoundPerson[])[] {
  const groups: FoundPerson[][] = []
  let rows: Row[] = []
  let [apart, empty, all] = [0, 0, 0]
  const begin = (next: readonly Row[]): void => {
    const people = rows.flatMap((row) => row.people)
    if (people.length > 1) groups.push(people)
    rows = [...next]
    apart = 0
    empty = 0
  }
  for (const line of page.lines.slice(1)) {
    if (IS_RULE.test(line.text)) {
      if (line.text.trim() === '' && ++apart > MOST_APART) begin([])
      continue
    }
    apart = 0
    const row = isOfHosts(page, line) ? undefined : rowOf(line)
    if (row && ++all > MOST_ROWS) break
    if (row && rows.length > 0 && goesOn(row, rows)) rows.push(row)
    else if (row) begin([row])
    else if (rows.length < 2 || !isFree(line) || ++empty > MOST_EMPTY) begin([])
  }
  begin([])
  return groups
}

/** How sure those of a group must be, as logarithms: all of two, many together, and each of many, more where nobody has the name. */
const [OF_TWO, EACH_OF_TWO] = [2, 1]
const [OF_MANY, EACH_OF_MANY, CALLED_USUALLY] = [1.5, 0, -2.5]
/** Of so many, and so sure together, each is one whatever the name. */
const [MANY, SURELY] = [4, 2]

/** Whether many have a name of somebody: an initial is of other words, too. */
const hasGivenName = ({ firstName = '' }: FoundPerson): boolean =>
  plain(firstName)
    .split(/[\s-]+/)
    .some(isGivenName)

const meanOf = (sure: readonly number[]): number => sure.reduce((sum, one) => sum + one, 0) / sure.length

/** Those of a group who travel: all who are not surely nobody, where they are sure together. */
export function travellersOf(group: readonly FoundPerson[], likely: readonly LikelyTraveller[]): readonly FoundPerson[] {
  const sureBy = new Map(likely.map(({ person, sure }) => [personKey(person), sure]))
  const sureOf = (people: readonly FoundPerson[]): readonly number[] => people.flatMap((person) => sureBy.get(personKey(person)) ?? [])
  // Of whom nothing is known as of a half of a couple, or of `Choose T. Gold`, the given name is known.
  const isOpen = (person: FoundPerson): boolean => {
    const sure = sureBy.get(personKey(person))
    return sure === undefined ? hasGivenName(person) : sure >= CALLED_USUALLY
  }
  const all = group.filter(isOpen)
  const areMany = all.length >= MANY && meanOf(sureOf(all)) >= SURELY
  const isOne = (person: FoundPerson): boolean =>
    areMany || isCalledLikePeople(person) || (sureBy.get(personKey(person)) ?? CALLED_USUALLY) >= EACH_OF_MANY
  const people = all.filter(isOne)
  const known = sureOf(people)
  // `Golden Sands (5)` above `Garden Villa (7)`
  if (people.filter(hasGivenName).length * 2 <= people.length) return []
  if (people.length > 2) return known.length * 2 >= people.length && meanOf(known) >= OF_MANY ? people : []
  const areSure = people.length === 2 && known.length === 2 && known.every((sure) => sure >= EACH_OF_TWO)
  return areSure && meanOf(known) >= OF_TWO ? people : []
}
