/**
 * Sentences that tell a ride and are broken between its two ends: `… départ Lyon 10h50,` above `arrivée Dijon 13h28 (billet 7730)`. Both ends in one line
 * are read together; apart, the stations of a heading may stand nearer.
 */

import { ARRIVING, LEAVING } from '../words/leaving.ts'
import { plain } from '../words/plain.ts'

const HOUR = /(?<!\d)\d{1,2}[:.h]\d\d(?!\d)/g
const wordsOf = (small: string): readonly string[] => small.match(/[a-z]+/g) ?? []

/** Whether a line tells where and when one leaves, and goes on behind a comma. */
function goesOn(text: string): boolean {
  if (!/,\s*$/.test(text) || (text.match(HOUR) ?? []).length !== 1) return false
  const words = wordsOf(plain(text))
  return words.some((word) => LEAVING.has(word)) && !words.some((word) => ARRIVING.has(word))
}
/** Whether a line begins with arriving, at one hour; labels have a colon. */
function arrives(text: string): boolean {
  const [first] = wordsOf(plain(text))
  return first !== undefined && ARRIVING.has(first) && !/^\s*\p{L}+\s?:/u.test(text) && (text.match(HOUR) ?? []).length === 1
}

/** Lines in which such sentences are whole again. */
export function withWrappedArrivals(lines: readonly string[]): readonly string[] {
  const out: string[] = []
  for (const text of lines) {
    const last = out.at(-1)
    if (last !== undefined && arrives(text) && goesOn(last)) out[out.length - 1] = `${last.trimEnd()} ${text.trimStart()}`
    else out.push(text)
  }
  return out
}
