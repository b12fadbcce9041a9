/** Airlines named in words. */

import type { Gazetteer } from '../../found.ts'
import { plain } from '../words/plain.ts'

export interface NamedAirline {
  readonly code: string
  /** By all of its name, not `American` or `Delta` alone, which others are called, too. */
  readonly isWhole: boolean
}

const WORD = /[\p{L}\d][\p{L}\d'’.&-]*/gu
/** Words of a name. */
const LONGEST = 4
/** `American Express`, `United Kingdom`: what goes on is the name of another. */
const GOES_ON = /^ (?!(?:[Ff]l|[Vv]ol|[Vv]uelo|[Vv]oo|[Vv]lucht|[Cc]onfirm|[Bb]ook|[Rr]eserv))\p{Lu}/u

/** `JetBlue Airways` says more than all of `JetBlue`. */
const isWholeName = (name: string, whole: string | undefined): boolean =>
  whole !== undefined && `${plain(name)} `.startsWith(`${plain(whole)} `)

/** The code of the airline that a text is the name of, by all of it. */
export function airlineInFull(text: string, gazetteer: Gazetteer): string | undefined {
  const code = gazetteer.airlineNamed(text)
  return code !== undefined && isWholeName(text, gazetteer.airline(code)?.name) ? code : undefined
}

/** Airlines that a text names, the longest names first. */
export function airlinesIn(text: string, gazetteer: Gazetteer): NamedAirline[] {
  const words = [...text.matchAll(WORD)].map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }))
  const found: NamedAirline[] = []
  for (let first = 0; first < words.length; ) {
    const count = /\p{Lu}/u.test(words[first]?.text ?? '') ? wordsOfName(text, words.slice(first, first + LONGEST), gazetteer, found) : 0
    first += Math.max(1, count)
  }
  return found
}

interface Word {
  readonly start: number
  readonly end: number
}

/** Of how many of the words, from the first, the name of an airline is; it is put to the others. */
function wordsOfName(text: string, words: readonly Word[], gazetteer: Gazetteer, found: NamedAirline[]): number {
  for (let count = words.length; count > 0; count--) {
    const [start, end] = [words[0]?.start, words[count - 1]?.end]
    const name = text.slice(start, end)
    if (/\s{2}|[:;,|]/.test(name)) continue
    const code = gazetteer.airlineNamed(name)
    if (code === undefined) continue
    const isWhole = isWholeName(name, gazetteer.airline(code)?.name)
    if (!isWhole && GOES_ON.test(text.slice(end))) return count
    found.push({ code, isWhole })
    return count
  }
  return 0
}

/** The airline that sent a letter, by its name or by where it writes from: `reservations@mail.southwest.com`. */
export function senderOf(from: string, gazetteer: Gazetteer): string | undefined {
  const [named] = airlinesIn(from.replace(/<.*/, ''), gazetteer)
  if (named) return named.code
  const hosts = /@([\w.-]+)/.exec(from)?.[1]?.split('.') ?? []
  return hosts
    .slice(0, -1)
    .map((host) => gazetteer.airlineNamed(host))
    .find((code) => code !== undefined)
}
