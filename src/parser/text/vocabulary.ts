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

const isWordAt = (text: string, at: number): boolean => /[a-z0-9_]/.test(text.charAt(at))

/** Whether a phrase stands somewhere, no letter before or after it. */
function stands(whole: string, phrase: string): boolean {
  for (let at = whole.indexOf(phrase); at !== -1; at = whole.indexOf(phrase, at + 1))
    if (!isWordAt(whole, at - 1) && !isWordAt(whole, at + phrase.length)) return true
  return false
}

/** Words set apart by commas and lines: `zug, boarding pass, *ticket, claim*`, a star for any letters. In plain letters as `plain` makes them. */
export function vocabulary(lines: string): Vocabulary {
  const sorted = remembered(() => {
    const all = lines.split(/[,\n]/).map((word) => word.trim())
    return {
      words: all.filter((word) => /^[a-z0-9]+$/.test(word)),
      starts: all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
      ends: all.filter((word) => word.startsWith('*')).map((word) => word.slice(1)),
      phrases: all.filter((word) => /[^a-z0-9*]/.test(word)),
    }
  })
  return {
    in: (said) => {
      const { whole, words: spoken } = typeof said === 'string' ? saidIn(said) : said
      const { words, starts, ends, phrases } = sorted()
      return new Set([
        ...words.filter((word) => spoken().has(word)),
        ...[...spoken()].filter((word) => starts.some((start) => word.startsWith(start)) || ends.some((end) => word.endsWith(end))),
        ...phrases.filter((phrase) => stands(whole, phrase)),
      ])
    },
  }
}
