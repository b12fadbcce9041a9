/** What stands around the places of a page: words, and the moments of the hire. Many places begin or end with the same word: each side is told once. */

import type { Features } from '../../features.ts'
import { BEFORE, BEHIND, roleFeatures } from './features.ts'
import { isStop, type Nearest, nearestMoment, stemsOf } from './hire-moments.ts'

/** Tokens beside a place that tell by how near they are as well. */
const PLACED = 3

interface Side {
  /** The nearest word. */
  readonly word: string
  readonly moment: Nearest
  readonly slots: ReadonlySet<number>
}

function sideOf(names: readonly string[], from: number, step: 1 | -1): Side {
  const side = step < 0 ? 'before' : 'behind'
  const words = step < 0 ? names.slice(Math.max(0, from + 1 - BEFORE), from + 1).reverse() : names.slice(from, from + BEHIND)
  const features = roleFeatures()
  words.forEach((word, place) => {
    features.add(side, word)
    if (place < PLACED) features.add(`${side} at`, place, word)
  })
  const [word = '', second = ''] = words
  features.add(`${side} pair`, word, second)
  const moment = nearestMoment(names, from, step)
  features.add(`moment ${side}`, moment.own)
  features.add(`moment ${side} of page`, moment.any, moment.far)
  for (const stem of stemsOf(names, from, step)) features.add(`stem ${side}`, stem, moment.own)
  if (isStop(word)) features.add(`stop ${side}`)
  return { word, moment, slots: features.slots }
}

/** A name as it is written. */
export interface Written {
  readonly words: readonly string[]
  /** Whether it has a street, a number or a code. */
  readonly kind: string
  readonly shape: string
}

/** Adds what stands around a name, from its first token to that behind it, among the named tokens of a page. */
export function placeContext(names: readonly string[]): (features: Features, at: number, behind: number, written: Written) => void {
  const known = { before: new Map<number, Side>(), behind: new Map<number, Side>() }
  const told = (side: keyof typeof known, from: number): Side => {
    const own = known[side].get(from) ?? sideOf(names, from, side === 'before' ? -1 : 1)
    known[side].set(from, own)
    return own
  }
  return (features, at, behind, { words, kind, shape }) => {
    const [before, next] = [told('before', at - 1), told('behind', behind)]
    for (const side of [before, next]) for (const slot of side.slots) features.slots.add(slot)
    features.add('between', before.word, next.word)
    features.add('before and shape', before.word, shape)
    features.add('behind and shape', next.word, shape)
    features.add('before and kind', before.word, kind)
    features.add('behind and kind', next.word, kind)
    features.add('first and before', words[0] ?? '', before.word)
    features.add('last and behind', words.at(-1) ?? '', next.word)
    features.add('moments', before.moment.own, next.moment.own)
    features.add('moments and kind', before.moment.own, next.moment.own, kind)
    features.add('moments of page', before.moment.any, next.moment.any)
  }
}
