/** What looks like a name of somebody: capitals in a row, from a given name that is known or from where the row begins, in whatever sentence. */

import type { FoundPerson } from '../../found.ts'
import { isParticle } from '../../particles.ts'
import { isNoName, LEADING_TITLE, personOf, TITLE } from '../people/names.ts'
import { isNoLastName } from '../people/names-of-nobody.ts'
import { personKey } from '../people/person-keys.ts'
import { isLabelWord } from '../people/person-labels.ts'
import { allIn, type Range } from '../words/all-in.ts'
import { AND } from '../words/and-words.ts'
import { isGivenName } from '../words/names-given.ts'
import { plain } from '../words/plain.ts'

/** Those who are known already, by the keys of their names. */
export type Known = ReadonlyMap<string, FoundPerson>

export interface Word extends Range {
  readonly text: string
}

const WORD = /[\p{L}'’.-]*\p{L}[\p{L}'’.-]*/gu
const IS_CAPITAL = /^\p{Lu}/u
/** Words of a name at the most, and letters of a line that is looked through. */
const [MOST_WORDS, LONGEST] = [6, 1000]

const isGiven = (word: string): boolean => {
  const small = plain(word)
  return isGivenName(small) || (small.includes('-') && small.split('-').every(isGivenName))
}
const isInitial = (word: string): boolean => /^(?:\p{Lu}\.-?){1,3}$/u.test(word)
/** A sentence ends with such a word, and the next begins. */
const endsSentence = (word: string): boolean => /\p{Ll}{2}\.$/u.test(word)

export type Run = readonly Word[]

/** Capitals in a row on a line, with the small words of names among them, one space between. */
export function runsIn(text: string): readonly Run[] {
  const runs: Word[][] = []
  let run: Word[] = []
  const close = (): void => {
    while (run.length > 0 && !IS_CAPITAL.test(run.at(-1)?.text ?? '')) run.pop()
    if (run.length > 0) runs.push(run)
    run = []
  }
  for (const { 0: told, index } of allIn(text.slice(0, LONGEST), WORD)) {
    const bare = isInitial(told) ? told : told.replace(/^['’.-]+|['’.-]+$/g, '')
    const start = index + told.indexOf(bare)
    const word = { text: bare, start, end: start + bare.length }
    const last = run.at(-1)
    if (last && text.slice(last.end, start) !== ' ') close()
    if (IS_CAPITAL.test(bare) || (run.length > 0 && isParticle(bare))) run.push(word)
    else close()
    if (endsSentence(told)) close()
  }
  close()
  return runs
}

const isTitle = (word: string): boolean => LEADING_TITLE.test(`${word} `)

/** Where in a run a name begins: behind titles, at a given name that is known, at an initial, else where the run does. */
function beginIn(run: Run): number {
  const title = run.findLastIndex(({ text }, at) => at < MOST_BEFORE && isTitle(text))
  if (title >= 0) return title + 1
  const known = run.findIndex(({ text }, at) => at < run.length - 1 && (isGiven(text) || isInitial(text)))
  // `Gent.ma`
  return known >= 0 ? known : run.findIndex(({ text }) => !/\p{Ll}\.\p{Ll}/u.test(text))
}
/** Words before a name in a run that is one of capitals: `Grüß Gott Herr Reed`. */
const MOST_BEFORE = 4
const textOf = (run: Run): string => run.map(({ text }) => text).join(' ')

export interface Whole extends Range {
  readonly person: FoundPerson
}

/** `Reed Anna`, where only the last word is a given name; in a sentence it is another word before it, `Kinder Anna und Tom`, and above a letter what greets. */
function isTurned(text: string, { start, end }: Range, [first = '', second = '', ...more]: readonly string[]): boolean {
  if (more.length > 0 || !isGiven(second) || isGiven(first)) return false
  return !/[\p{Ll},] $/u.test(text.slice(0, start)) && !/^,? (?:\(\d|\p{Ll})/u.test(text.slice(end))
}
/** `Howya Tom,` at the beginning of a line greets by half a name. */
const greets = (text: string, { start, end }: Range): boolean =>
  !/\p{L}/u.test(text.slice(0, start)) && /^\s?(?:[,!:.]|$)/.test(text.slice(end))

/** The whole name in a run of capitals. */
function wholeIn(text: string, run: Run, known: Known): Whole | undefined {
  const from = beginIn(run)
  const words = run.slice(from, from + MOST_WORDS)
  const no = words.findIndex(({ text }, at) => at > 0 && isNoName(plain(text), false) && !(at === 1 && words.length === 2))
  const own = no < 0 ? words : words.slice(0, no)
  const [first, last] = [own[0], own.at(-1)]
  if (own.length < 2 || !first || !last) return undefined
  const texts = own.map(({ text }) => text)
  const place = { start: first.start, end: last.end }
  const isHalf = texts.length === 2 && !isGiven(texts[0] ?? '') && [...known.values()].some(({ firstName }) => firstName === texts[1])
  const isOther = texts.length === 2 && isGiven(texts[1] ?? '') && !isGiven(texts[0] ?? '')
  const turned = isTurned(text, place, texts)
  if (isHalf || (isOther && (!turned || greets(text, place)))) return undefined
  const person = personOf(texts.join(' '), undefined, turned)
  return person?.firstName ? { person, ...place } : undefined
}

/** One who is known from elsewhere, by the last words of a run: what stands before them is none of the name. */
function knownIn(run: Run, known: Known): Whole | undefined {
  for (let from = Math.max(1, run.length - MOST_WORDS); from < run.length - 1; from++) {
    const words = run.slice(from)
    const [first, last, before] = [words[0], words.at(-1), run[from - 1]]
    if (!first || !last || !before || isGiven(before.text) || isParticle(before.text)) continue
    const same = known.get(personKey({ lastName: textOf(words) }))
    if (same) return { person: same, start: first.start, end: last.end }
  }
  return undefined
}

/** `Tom and Anna Reed`: a given name that shares the last name behind it. */
const SHARING = new RegExp(`(?<given>\\p{Lu}[\\p{L}'’-]+) (?:${AND}|a|ja|&|\\+) $`, 'u')
const NEAR = 40
function sharing(text: string, { start, person }: Whole): Whole | undefined {
  const given = SHARING.exec(text.slice(Math.max(0, start - NEAR), start))
  const name = given?.groups?.given ?? ''
  if (!given || !isGiven(name)) return undefined
  const from = Math.max(0, start - NEAR) + given.index
  return { person: { firstName: name, lastName: person.lastName }, start: from, end: from + name.length }
}

const TITLED = new RegExp(`(?<![\\p{L}])(?<title>${TITLE})\\.? (?<last>(?:\\p{Ll}{2,3} ){0,2}\\p{Lu}[\\p{L}'’-]+)(?! ?\\p{Lu})`, 'gu')

/** Those of whom but a title and the last name stand there. */
export function titledIn(text: string): readonly Whole[] {
  return allIn(text.slice(0, LONGEST), TITLED).flatMap(({ index, groups }) => {
    const { title = '', last = '' } = groups ?? {}
    const small = plain(last)
    if (isLabelWord(small) || isNoName(small, true) || isNoLastName(small, plain(title))) return []
    const start = index + title.length + 1
    return [{ person: { lastName: last }, start, end: start + last.length }]
  })
}

/** The whole names in the runs of a text. */
export const wholesIn = (text: string, runs: readonly Run[], known: Known): readonly Whole[] =>
  runs.flatMap((run) => {
    const whole = knownIn(run, known) ?? wholeIn(text, run, known)
    const other = whole && sharing(text, whole)
    return [...(other ? [other] : []), ...(whole ? [whole] : [])]
  })
