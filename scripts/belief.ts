/** What is believed of a page by all that the learned tables tell of it: learned from pages that these were not learned from. */

import { type Belief, BIAS, openBelief, QUESTIONS, type Question, SIGNALS, type Signals } from '../src/parser/belief.ts'
import { openGazetteer } from '../src/parser/gazetteer.ts'
import { understand } from '../src/parser/text/understand.ts'
import type { ReadTable } from '../src/sandbox/data/atlas.types.ts'
import { TODAY, wholeCorpus } from './corpus.ts'
import { toldApart } from './folds.ts'
import { readText } from './read-text.ts'

/** What was asked of a document whose trip is known. */
export interface Asked {
  readonly name: string
  readonly question: Question
  readonly signals: Signals
  readonly isSo: boolean
}

/** Whether one stay or one hire is booked, and nothing else. */
const isOne = (kinds: readonly (string | undefined)[]): boolean => kinds.length === 1 && (kinds[0] === 'hotel' || kinds[0] === 'car')

/** Believes nothing, and keeps what was asked last. */
function listening(): { readonly belief: Belief; readonly last: Map<Question, Signals> } {
  const last = new Map<Question, Signals>()
  const keep =
    (question: Question) =>
    (signals: Signals): number => {
      last.set(question, signals)
      return Number.NaN
    }
  return { belief: { letter: keep('letter'), find: keep('find') }, last }
}

/** What is asked of the documents of the corpus as they are read. `tables` gives those for a document that were learned from others. */
export async function askedOfCorpus(tables: (name: string) => ReadTable): Promise<readonly Asked[]> {
  const out: Asked[] = []
  for (const { name, bytes, trip } of wholeCorpus()) {
    const { belief, last } = listening()
    understand(await readText(bytes), { ...openGazetteer(tables(name)), belief: () => belief }, TODAY)
    const booked = (trip?.products ?? []).map((product) => Object.keys(product)[0])
    // Of a letter with several things nothing is said: one of them would do it no justice.
    for (const [question, signals] of last)
      if (question === 'find' || booked.length === 0 || isOne(booked)) out.push({ name, question, signals, isSo: booked.length > 0 })
  }
  return out
}

/** Weights by signal, and that of none. */
export type Weights = Readonly<Record<string, number>>

const ROUNDS = 1500
const STEP = 0.3
/** How much large weights are held against what is learned, of signals that are made alike in size. */
const SHRINK = 0.01

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)

/** A logistic regression over all examples at a time, with AdaGrad's steps (Duchi et al., 2011). */
export function weightsOf(asked: readonly Asked[]): Weights {
  const sizes = SIGNALS.map((signal) => {
    const all = asked.map(({ signals }) => signals[signal])
    const middle = mean(all)
    return { middle, size: Math.sqrt(mean(all.map((one) => (one - middle) ** 2))) || 1 }
  })
  const rows = asked.map(({ signals, isSo }) => ({
    values: [1, ...SIGNALS.map((signal, at) => (signals[signal] - (sizes[at]?.middle ?? 0)) / (sizes[at]?.size ?? 1))],
    isSo,
  }))
  const weights = [0, ...SIGNALS.map(() => 0)]
  const squares = weights.map(() => 1e-8)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : SHRINK * weight))
    for (const { values, isSo } of rows) {
      const sum = values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)
      const error = (1 / (1 + Math.exp(-sum)) - (isSo ? 1 : 0)) / rows.length
      for (const [at, value] of values.entries()) slope[at] = (slope[at] ?? 0) + error * value
    }
    for (const [at, one] of slope.entries()) {
      squares[at] = (squares[at] ?? 0) + one * one
      weights[at] = (weights[at] ?? 0) - (STEP * one) / Math.sqrt(squares[at] ?? 1)
    }
  }
  const [none = 0, ...own] = weights
  const scaled = own.map((weight, at) => weight / (sizes[at]?.size ?? 1))
  const bias = none - scaled.reduce((sum, weight, at) => sum + weight * (sizes[at]?.middle ?? 0), 0)
  return { [BIAS]: bias, ...Object.fromEntries(SIGNALS.map((signal, at) => [signal, scaled[at] ?? 0])) }
}

const ofQuestion = (asked: readonly Asked[], question: Question): readonly Asked[] => asked.filter((one) => one.question === question)

/** `belief.tsv`, as `openBelief` reads it. */
export function beliefTable(asked: readonly Asked[]): string {
  const weights = QUESTIONS.map((question) => weightsOf(ofQuestion(asked, question)))
  return [BIAS, ...SIGNALS]
    .sort()
    .map((signal) => `${[signal, ...weights.map((by) => (by[signal] ?? 0).toFixed(4))].join('\t')}\n`)
    .join('')
}

/** How many others are believed, or not, where so many that are so are given away or kept. */
const COUNTS = [0, 1, 2, 4, 6, 8, 12, 16]

/** The scores of all that was asked, each by weights that were learned from others, in order: of those that are so, and of the others. */
function scoresOf(asked: readonly Asked[], question: Question): readonly [readonly number[], readonly number[]] {
  const told = toldApart(
    ofQuestion(asked, question),
    (others) => {
      const table = Buffer.from(beliefTable(others))
      return openBelief(() => table)
    },
    (belief, { signals, isSo }) => ({ score: belief[question](signals), isSo }),
  )
  const scores = (is: boolean): readonly number[] =>
    told
      .filter(({ isSo }) => isSo === is)
      .map(({ score }) => score)
      .sort((one, other) => one - other)
  return [scores(true), scores(false)]
}

/** How well what is asked is told by weights that were learned from other documents, as lines. */
export function beliefMeasured(asked: readonly Asked[]): readonly string[] {
  const [letters, others] = scoresOf(asked, 'letter')
  const [finds, inventions] = scoresOf(asked, 'find')
  return [
    `letters: ${letters.length} that settle one, ${others.length} others`,
    ...COUNTS.flatMap((count) => {
      const from = others.at(-1 - count)
      return from === undefined
        ? []
        : `  above ${from.toFixed(2)}: ${letters.filter((score) => score > from).length} of them, and ${count} of the others`
    }),
    `finds: ${finds.length} that are bookings, ${inventions.length} others`,
    ...COUNTS.flatMap((count) => {
      const below = finds[count]
      return below === undefined
        ? []
        : `  below ${below.toFixed(2)}: ${inventions.filter((score) => score < below).length} of the others, and ${count} of them`
    }),
  ]
}
