/**
 * How far a page is believed to settle a booking, by all that the learned tables tell of it, taken together: what wording alone leaves open is told by who
 * travels, whose number stands there and what is called a house. The weights are learned from documents (`scripts/build-belief.ts`).
 */

import type { ReadTable } from '../sandbox/data/atlas.types.ts'

/** What is weighed, each as the logarithm of how likely it is; `kind` that of what was found, or of a stay or a hire. */
export const SIGNALS = ['booking', 'flight', 'hire', 'house', 'kind', 'lead', 'number', 'provider', 'stay', 'train', 'traveller'] as const
export type Signals = Readonly<Record<(typeof SIGNALS)[number], number>>

/** Pages of which rules found nothing, which may be of one stay or one hire, and those of which they found something: other signals tell these apart. */
export const CASES = ['unfound', 'found'] as const
export type Case = (typeof CASES)[number]

/** The logarithm of how much likelier it is that a page settles one than that it does not; not a number where nothing was learned. */
export type Belief = Readonly<Record<Case, (signals: Signals) => number>>

/** The row of what is believed where all signals are 0. */
export const BIAS = 'bias'

/** Reads `belief.tsv`: `booking<TAB>0.79<TAB>0.87`, a signal and what it weighs in each case. */
export function openBelief(read: ReadTable): Belief {
  const rows = new Map<string, readonly number[]>()
  for (const line of Buffer.from(read('belief.tsv')).toString('latin1').split('\n')) {
    const [signal = '', ...weights] = line.split('\t')
    rows.set(signal, weights.map(Number))
  }
  const weigh =
    (at: number) =>
    (signals: Signals): number =>
      SIGNALS.reduce((sum, signal) => sum + signals[signal] * (rows.get(signal)?.[at] ?? Number.NaN), rows.get(BIAS)?.[at] ?? Number.NaN)
  return { unfound: weigh(0), found: weigh(1) }
}
