/**
 * How far a page is believed to settle a booking, by all that the learned tables tell of it, taken together: what wording alone leaves open is told by who
 * travels, whose number stands there and what is called a house. The weights are learned from documents (`scripts/build-belief.ts`).
 */

import type { ReadTable } from '../sandbox/data/atlas.types.ts'

/** What is weighed, each the logarithm of how likely it is; `kind` that of what was found, or of a stay or a hire. */
export const SIGNALS = [
  'booking',
  'flight',
  'hire',
  'house',
  'kind',
  'lead',
  'letter',
  'number',
  'personal',
  'provider',
  'stay',
  'train',
  'traveller',
] as const
export type Signals = Readonly<Record<(typeof SIGNALS)[number], number>>

/** What is asked: whether a letter that rules do not believe settles one stay or one hire, and whether what they believe is a booking. */
export const QUESTIONS = ['letter', 'find'] as const
export type Question = (typeof QUESTIONS)[number]

/** The logarithms of how much likelier it is so than not; not a number where nothing was learned. */
export type Belief = Readonly<Record<Question, (signals: Signals) => number>>

/** The row of what is believed where all signals are 0. */
export const BIAS = 'bias'

/** Reads `belief.tsv`: `booking<TAB>0.79<TAB>0.87`, a signal and what it weighs for each question. */
export function openBelief(read: ReadTable): Belief {
  const rows = new Map<string, readonly number[]>()
  for (const line of Buffer.from(read('belief.tsv')).toString('latin1').split('\n')) {
    const [signal = '', ...weights] = line.split('\t')
    rows.set(signal, weights.map(Number))
  }
  const asked = (at: number) => {
    const weightOf = (signal: string): number => rows.get(signal)?.[at] ?? Number.NaN
    return (signals: Signals): number => SIGNALS.reduce((sum, signal) => sum + signals[signal] * weightOf(signal), weightOf(BIAS))
  }
  return { letter: asked(0), find: asked(1) }
}
