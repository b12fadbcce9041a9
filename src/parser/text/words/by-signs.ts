/** Alternatives of one pattern that are made ready one by one: a pattern of all takes longer than a short document to read. */

import { remembered } from './remembered.ts'
import { pieces } from './vocabulary.ts'

/**
 * Every place of a text in which one of several patterns matches, none overlapping, as if they stood behind one another in one pattern with the flag
 * `g`. Each comes with what has to be in a text for it to match at all, written as for `pieces`; only those are made of which something is.
 */
export function bySigns(all: readonly (readonly [signs: string, source: string])[]): (text: string) => readonly RegExpExecArray[] {
  const alternatives = all.map(([signs, source]) => ({ isLikely: pieces(signs), pattern: remembered(() => new RegExp(source, 'g')) }))
  return (text) => {
    const likely = alternatives.flatMap(({ isLikely, pattern }) => (isLikely(text) ? pattern() : []))
    if (likely.length === 0) return NONE
    const found: RegExpExecArray[] = []
    let end = 0
    let next = likely.flatMap((pattern) => nextOf(pattern, text, end))
    for (let first = firstOf(next); first; first = firstOf(next)) {
      found.push(first)
      end = first.index + Math.max(first[0].length, 1)
      next = next.flatMap((one) => (one.match.index < end ? nextOf(one.pattern, text, end) : one))
    }
    return found
  }
}

const NONE: readonly RegExpExecArray[] = []

interface Next {
  readonly pattern: RegExp
  readonly match: RegExpExecArray
}

function nextOf(pattern: RegExp, text: string, from: number): Next[] {
  pattern.lastIndex = from
  const match = pattern.exec(text)
  return match ? [{ pattern, match }] : []
}

/** The one that stands first; of those that begin at one place that of the pattern told first. */
const firstOf = (all: readonly Next[]): RegExpExecArray | undefined =>
  all.reduce<RegExpExecArray | undefined>((first, { match }) => (first && first.index <= match.index ? first : match), undefined)
