/** Words and phrases of many languages, looked up in what a page says: patterns of hundreds of them take milliseconds each to get ready. */

import { remembered, rememberedOf } from './remembered.ts'

/** What is said on a page, in plain letters. */
export interface Said {
  readonly whole: string
  /** Its words, each once; found when first asked for. */
  readonly words: () => ReadonlySet<string>
}

export interface Vocabulary {
  /** Those that are said, each once. */
  readonly in: (said: Said | string) => ReadonlySet<string>
}

export const saidIn = (whole: string): Said => ({ whole, words: remembered(() => new Set(whole.match(/[a-z0-9]+/g))) })

/** A line is looked at with one vocabulary after the other. */
const saidOnLine = rememberedOf(saidIn)

/** A letter, a digit or `_`, told by its code: it is asked behind every place where a phrase stands. */
function isWordAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95
}

/** Whether a phrase stands somewhere, no letter before it where it is to begin a word, and none after it where it is to end one. */
function standsAt(whole: string, phrase: string, begins = true, ends = true): boolean {
  for (let at = whole.indexOf(phrase); at !== -1; at = whole.indexOf(phrase, at + 1))
    if (!(begins && isWordAt(whole, at - 1)) && !(ends && isWordAt(whole, at + phrase.length))) return true
  return false
}

/** More than one word, or what is written as such, is looked for where its longest word is said. */
interface Entry {
  readonly text: string
  /** Its place in the list: where it ends. */
  readonly at: number
  readonly begins: boolean
  readonly ends: boolean
}

const entryOf = (written: string, at: number): Entry => ({
  text: written.replaceAll('*', ''),
  at,
  begins: !written.startsWith('*'),
  ends: !written.endsWith('*'),
})

/** The longest word of a phrase that is a whole one wherever the phrase stands; none may be where stars are. */
function wholeWordOf({ text, begins, ends }: Entry): string {
  const parts = text.split(/[^a-z0-9]+/)
  const whole = parts.filter((_, at) => (at > 0 || begins) && (at < parts.length - 1 || ends))
  return whole.reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}

/** Adds to what is kept by a word. */
function keep(kept: Map<string, Entry[]>, word: string, phrase: Entry): void {
  const others = kept.get(word)
  if (others) others.push(phrase)
  else kept.set(word, [phrase])
}

/** The same of parts of words by the code of a letter. */
function keepAt(kept: string[][], letter: number, part: string): void {
  const others = kept[letter]
  if (others) others.push(part)
  else kept[letter] = [part]
}

/** Entries by what is found in few steps of each word that is said: lists are long, and many lines are asked one after the other. */
function sorted(entries: readonly Entry[]) {
  /** Whole words, with their places in the list. */
  const words = new Map<string, number>()
  const phrases = new Map<string, Entry[]>()
  // By the code of their first and of their last letter.
  const [starts, ends]: [string[][], string[][]] = [[], []]
  for (const entry of entries) {
    const { text, at } = entry
    if (/[^a-z0-9]/.test(text)) keep(phrases, wholeWordOf(entry), entry)
    else if (!entry.begins) keepAt(ends, text.charCodeAt(text.length - 1), text)
    else if (!entry.ends) keepAt(starts, text.charCodeAt(0), text)
    else if (!words.has(text)) words.set(text, at)
  }
  return { words, phrases, starts, ends }
}

const entriesIn = (list: string): readonly Entry[] =>
  [...list.matchAll(/[^\s,][^,\n]*/g)].map(({ 0: written, index }) => entryOf(written, index + written.length))

/** The entry that a place in a list is in. */
function entryAt(list: string, at: number): Entry {
  const start = Math.max(list.lastIndexOf(',', at), list.lastIndexOf('\n', at)) + 1
  const [comma, line] = [list.indexOf(',', at), list.indexOf('\n', at)]
  const end = Math.min(comma < 0 ? list.length : comma, line < 0 ? list.length : line)
  return entryOf(list.slice(start, end).trimStart(), end)
}

/** Words of one or two letters stand in long ones everywhere: whether one is there by itself is asked first. */
const SHORT = 2

/** A list as it is written: to sort it takes longer than to read a short text. */
function unsorted(list: string) {
  // What is not found by any word of it: with stars, and in letters of other scripts.
  const odd = [...new Set(list.match(/[^a-z0-9\s,.'/-]/g))].flatMap((sign) => placesOf(sign, list))
  const odds = new Map(odd.map((at) => entryAt(list, at)).map((entry) => [entry.at, entry]))
  const short = remembered(() => new Set(list.match(/\b[a-z0-9]{1,2}\b/g)))
  return {
    ...sorted([...odds.values()]),
    /** All others in which a word stands. */
    others: (word: string): readonly Entry[] =>
      word.length <= SHORT && !short().has(word)
        ? []
        : placesOf(word, list)
            .filter((at) => !isWordAt(list, at - 1) && !isWordAt(list, at + word.length))
            .map((at) => entryAt(list, at))
            .filter(({ at }) => !odds.has(at)),
  }
}

/** Where a text stands in another. */
function placesOf(text: string, whole: string): readonly number[] {
  const places: number[] = []
  for (let at = whole.indexOf(text); at !== -1; at = whole.indexOf(text, at + text.length)) places.push(at)
  return places
}

/** A list is sorted when it is asked for more words than these. */
const FEW = 200

const noOthers = (): readonly Entry[] => []

/** Words set apart by commas and lines: `zug, boarding pass, *ticket, claim*, lost item*`, a star for any letters. In plain letters as `plain` makes them. */
export function vocabulary(list: string): Vocabulary {
  const written = remembered(() => unsorted(list))
  const inOrder = remembered(() => ({ ...sorted(entriesIn(list)), others: noOthers }))
  let asked = 0
  return {
    in: (said) => {
      const { whole, words } = typeof said === 'string' ? saidOnLine(said) : said
      const spoken = words()
      asked += spoken.size
      const entries = asked > FEW ? inOrder() : written()
      const told: Pick<Entry, 'text' | 'at'>[] = []
      const parts: string[] = []
      const likely = [...(entries.phrases.get('') ?? [])]
      for (const word of spoken) {
        const at = entries.words.get(word)
        if (at !== undefined) told.push({ text: word, at })
        const own = entries.phrases.get(word)
        if (own) likely.push(...own)
        for (const entry of entries.others(word)) (entry.text === word ? told : likely).push(entry)
        const isSo =
          entries.starts[word.charCodeAt(0)]?.some((start) => word.startsWith(start)) ||
          entries.ends[word.charCodeAt(word.length - 1)]?.some((end) => word.endsWith(end))
        if (isSo) parts.push(word)
      }
      if (told.length + parts.length + likely.length === 0) return NOTHING
      const standing = likely.filter(({ text, begins, ends }) => standsAt(whole, text, begins, ends))
      return new Set([...inTurn(told), ...parts, ...inTurn(standing)])
    },
  }
}

/** What was found, as it stands in the list. */
const inTurn = (found: Pick<Entry, 'text' | 'at'>[]): readonly string[] =>
  found.sort((one, other) => one.at - other.at).map(({ text }) => text)

const NOTHING: ReadonlySet<string> = new Set()

/** Of how many lists of words at least one is said: what a page speaks of, however often it does. */
export const listsSaid = (lists: readonly Vocabulary[], said: Said): number => lists.filter((words) => words.in(said).size > 0).length

/**
 * Whether a text has one of many pieces in it, within a word or over several. They are set apart by commas and lines: `issue, sent|, |born`, a bar
 * for where a word ends or begins. In plain letters as `plain` makes them.
 */
export function pieces(lines: string): (text: string) => boolean {
  const all = remembered(() =>
    lines
      .split(/[,\n]/)
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .map((each) => ({ piece: each.replaceAll('|', ''), begins: each.startsWith('|'), ends: each.endsWith('|') })),
  )
  return (text) => all().some(({ piece, begins, ends }) => (begins || ends ? standsAt(text, piece, begins, ends) : text.includes(piece)))
}

/** Words to be looked one up in. */
export interface WordSet extends Iterable<string> {
  readonly has: (word: string) => boolean
}

/**
 * Words set apart by spaces and lines, with all of other lists. They are sorted when the first is looked up: of more than a hundred such lists a
 * document is read with a few.
 */
export function wordSet(text: string, ...others: readonly Iterable<string>[]): WordSet {
  const words = remembered(() => new Set([...(text.match(/\S+/g) ?? []), ...others.flatMap((other) => [...other])]))
  return { has: (word) => words().has(word), [Symbol.iterator]: () => words().values() }
}
