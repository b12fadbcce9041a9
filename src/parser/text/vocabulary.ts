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

interface Phrase {
  readonly phrase: string
  readonly begins: boolean
  readonly ends: boolean
}

/** Words set apart by commas and lines: `zug, boarding pass, *ticket, claim*, lost item*`, a star for any letters. In plain letters as `plain` makes them. */
export function vocabulary(lines: string): Vocabulary {
  const sorted = remembered(() => {
    const [words, starts, ends]: [string[], string[], string[]] = [[], [], []]
    const phrases: Phrase[] = []
    for (const each of lines.replaceAll('\n', ',').split(',')) {
      const word = each.trim()
      const bare = word.replaceAll('*', '')
      if (/[^a-z0-9]/.test(bare)) phrases.push({ phrase: bare, begins: !word.startsWith('*'), ends: !word.endsWith('*') })
      else if (word.startsWith('*')) ends.push(word.slice(1))
      else if (word.endsWith('*')) starts.push(word.slice(0, -1))
      else if (word !== '') words.push(word)
    }
    return { words, starts, ends, phrases }
  })
  return {
    in: (said) => {
      const { whole, words: spoken } = typeof said === 'string' ? saidIn(said) : said
      const { words, starts, ends, phrases } = sorted()
      return new Set([
        ...words.filter((word) => spoken().has(word)),
        ...[...spoken()].filter((word) => starts.some((start) => word.startsWith(start)) || ends.some((end) => word.endsWith(end))),
        ...phrases.flatMap(({ phrase, begins, ends }) => (standsAt(whole, phrase, begins, ends) ? phrase : [])),
      ])
    },
  }
}

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
