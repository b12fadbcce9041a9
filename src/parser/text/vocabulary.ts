/** Words and phrases of many languages, looked up in what a page says: patterns of hundreds of them take milliseconds each to get ready. */

import { remembered } from './remembered.ts'

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

/** More than one word, or what is written as such: it is looked for where its longest word is said. */
interface Phrase {
  readonly text: string
  /** Its place in the list. */
  readonly at: number
  readonly begins: boolean
  readonly ends: boolean
}

/** The longest word of a phrase that is a whole one wherever the phrase stands; none may be where stars are. */
function wholeWordOf({ text, begins, ends }: Phrase): string {
  const parts = text.split(/[^a-z0-9]+/)
  const whole = parts.filter((_, at) => (at > 0 || begins) && (at < parts.length - 1 || ends))
  return whole.reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}

/** Adds to what is kept by a word. */
function keep(kept: Map<string, Phrase[]>, word: string, phrase: Phrase): void {
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

/** A list by what is found in few steps of each word that is said: lists are long, and many lines are asked one after the other. */
function sortedList(lines: string) {
  /** Whole words, with their places in the list. */
  const words = new Map<string, number>()
  const phrases = new Map<string, Phrase[]>()
  // By the code of their first and of their last letter.
  const [starts, ends]: [string[][], string[][]] = [[], []]
  lines.match(/[^\s,][^,\n]*/g)?.forEach((word, at) => {
    if (/^[a-z0-9]+$/.test(word)) {
      if (!words.has(word)) words.set(word, at)
      return
    }
    const text = word.replaceAll('*', '')
    const phrase = { text, at, begins: !word.startsWith('*'), ends: !word.endsWith('*') }
    if (/[^a-z0-9]/.test(text)) keep(phrases, wholeWordOf(phrase), phrase)
    else if (phrase.begins) keepAt(starts, word.charCodeAt(0), text)
    else keepAt(ends, word.charCodeAt(word.length - 1), text)
  })
  return { words, phrases, starts, ends }
}

/** Words set apart by commas and lines: `zug, boarding pass, *ticket, claim*, lost item*`, a star for any letters. In plain letters as `plain` makes them. */
export function vocabulary(lines: string): Vocabulary {
  const sorted = remembered(() => sortedList(lines))
  return {
    in: (said) => {
      const { whole, words: spoken } = typeof said === 'string' ? saidIn(said) : said
      const { words, phrases, starts, ends } = sorted()
      const told: { readonly text: string; readonly at: number }[] = []
      const parts: string[] = []
      const likely = [...(phrases.get('') ?? [])]
      for (const word of spoken()) {
        const at = words.get(word)
        if (at !== undefined) told.push({ text: word, at })
        const own = phrases.get(word)
        if (own) likely.push(...own)
        const isSo =
          starts[word.charCodeAt(0)]?.some((start) => word.startsWith(start)) ||
          ends[word.charCodeAt(word.length - 1)]?.some((end) => word.endsWith(end))
        if (isSo) parts.push(word)
      }
      if (told.length + parts.length + likely.length === 0) return NOTHING
      const standing = likely.filter(({ text, begins, ends }) => standsAt(whole, text, begins, ends))
      return new Set([...inTurn(told), ...parts, ...inTurn(standing)])
    },
  }
}

/** What was found, as it stands in the list. */
const inTurn = (found: { readonly text: string; readonly at: number }[]): readonly string[] =>
  found.sort((one, other) => one.at - other.at).map(({ text }) => text)

const NOTHING: ReadonlySet<string> = new Set()

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

/** Words set apart by spaces and lines, to be looked one up in. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.match(/\S+/g))
