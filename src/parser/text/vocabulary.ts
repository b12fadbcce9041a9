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

interface Entry {
  readonly text: string
  /** Its place in the list. */
  readonly at: number
  /** More than one word, or what is written as such: it is to be looked for where its longest word is said. */
  readonly isPhrase: boolean
  readonly begins: boolean
  readonly ends: boolean
}

/** The longest word of a phrase that is a whole one wherever the phrase stands; none may be where stars are. */
function wholeWordOf({ text, begins, ends }: Entry): string {
  const parts = text.split(/[^a-z0-9]+/)
  const whole = parts.filter((_, at) => (at > 0 || begins) && (at < parts.length - 1 || ends))
  return whole.reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}

/** Adds to what is kept by a word. */
function keep(kept: Map<string, Entry[]>, word: string, entry: Entry): void {
  const others = kept.get(word)
  if (others) others.push(entry)
  else kept.set(word, [entry])
}

/** The same of parts of words by the code of a letter. */
function keepAt(kept: string[][], letter: number, part: string): void {
  const others = kept[letter]
  if (others) others.push(part)
  else kept[letter] = [part]
}

/** Words set apart by commas and lines: `zug, boarding pass, *ticket, claim*, lost item*`, a star for any letters. In plain letters as `plain` makes them. */
export function vocabulary(lines: string): Vocabulary {
  // By what is found in few steps of each word that is said: lists are long, and many lines are asked one after the other.
  const sorted = remembered(() => {
    const byWord = new Map<string, Entry[]>()
    // By the code of their first and of their last letter.
    const [starts, ends]: [string[][], string[][]] = [[], []]
    lines
      .replaceAll('\n', ',')
      .split(',')
      .forEach((each, at) => {
        const word = each.trim()
        const text = word.replaceAll('*', '')
        const isPhrase = /[^a-z0-9]/.test(text)
        const entry = { text, at, isPhrase, begins: !word.startsWith('*'), ends: !word.endsWith('*') }
        if (isPhrase) keep(byWord, wholeWordOf(entry), entry)
        else if (!entry.begins) keepAt(ends, word.charCodeAt(word.length - 1), word.slice(1))
        else if (!entry.ends) keepAt(starts, word.charCodeAt(0), word.slice(0, -1))
        else if (word !== '') keep(byWord, word, entry)
      })
    return { byWord, starts, ends }
  })
  return {
    in: (said) => {
      const { whole, words: spoken } = typeof said === 'string' ? saidIn(said) : said
      const { byWord, starts, ends } = sorted()
      const entries = [...(byWord.get('') ?? [])]
      const parts: string[] = []
      for (const word of spoken()) {
        const own = byWord.get(word)
        if (own) entries.push(...own)
        const isSo =
          starts[word.charCodeAt(0)]?.some((start) => word.startsWith(start)) ||
          ends[word.charCodeAt(word.length - 1)]?.some((end) => word.endsWith(end))
        if (isSo) parts.push(word)
      }
      if (entries.length + parts.length === 0) return NOTHING
      const found = entries.filter(({ text, isPhrase, begins, ends }) => !isPhrase || standsAt(whole, text, begins, ends))
      found.sort((one, other) => one.at - other.at)
      const told = (ofPhrases: boolean): string[] => found.flatMap(({ text, isPhrase }) => (isPhrase === ofPhrases ? text : []))
      return new Set([...told(false), ...parts, ...told(true)])
    },
  }
}

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
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.replaceAll('\n', ' ').split(' ').filter(Boolean))
