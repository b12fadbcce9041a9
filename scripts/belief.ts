/** What is believed of a page by all that the learned tables tell of it: learned from pages that these were not learned from. */

import { BIAS, CASES, type Case, SIGNALS, type Signals } from '../src/parser/belief.ts'
import { openGazetteer } from '../src/parser/gazetteer.ts'
import { isShortLetter, readPage } from '../src/parser/text/page/page.ts'
import { signalsOf } from '../src/parser/text/roles/belief.ts'
import { understand } from '../src/parser/text/understand.ts'
import type { ReadTable } from '../src/sandbox/data/atlas.types.ts'
import { namesOfCorpus, openSet } from './corpus.ts'
import { foldOf } from './folds.ts'
import { readText } from './read-text.ts'

/** The signals of a page whose trip is known. */
export interface Told {
  readonly name: string
  readonly of: Case
  readonly signals: Signals
  /** Whether it settles one stay or one hire, or where anything was found, whether it settles anything. */
  readonly isSo: boolean
}

/** The day on which all are read: from it years are reckoned that are not told. */
const TODAY = '2026-11-29'

/** Whether one stay or one hire is booked, and nothing else. */
const isOne = (kinds: readonly (string | undefined)[]): boolean => kinds.length === 1 && (kinds[0] === 'hotel' || kinds[0] === 'car')

/** The pages of the corpus of which belief is asked. `tables` gives those for a document that were learned from others. */
export async function toldOfCorpus(tables: (name: string) => ReadTable): Promise<readonly Told[]> {
  const out: Told[] = []
  for (const set of namesOfCorpus())
    for (const document of openSet(set).documents) {
      const name = `${set}/${document.name}`
      const own = tables(name)
      // What is believed is told of what is found without it.
      const gazetteer = openGazetteer((file) => (file === 'belief.tsv' ? new Uint8Array() : own(file)))
      const text = await readText(document.bytes)
      const found = understand(text, gazetteer, TODAY).products
      const booked = (document.trip?.products ?? []).map((product) => Object.keys(product)[0])
      const page = readPage(text, gazetteer, TODAY)
      const told = { name, signals: signalsOf(page, text.from ?? '', found), isSo: document.trip !== undefined }
      if (found.length > 0) out.push({ ...told, of: 'found' })
      else if (isShortLetter(page) && (booked.length === 0 || isOne(booked))) out.push({ ...told, of: 'unfound' })
    }
  return out
}

/** Weights by signal, and that of none. */
export type Weights = Readonly<Record<string, number>>

const ROUNDS = 3000
const STEP = 0.3
/** How much large weights are held against what is learned, of signals that are made alike in size. */
const SHRINK = 0.01

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)

/** A logistic regression over all examples at a time, with AdaGrad's steps (Duchi et al., 2011). */
export function weightsOf(told: readonly Told[]): Weights {
  const sizes = SIGNALS.map((signal) => {
    const all = told.map(({ signals }) => signals[signal])
    const middle = mean(all)
    return { middle, size: Math.sqrt(mean(all.map((one) => (one - middle) ** 2))) || 1 }
  })
  const rows = told.map(({ signals, isSo }) => ({
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

const scoreBy = (weights: Weights, signals: Signals): number =>
  SIGNALS.reduce((sum, signal) => sum + signals[signal] * (weights[signal] ?? 0), weights[BIAS] ?? 0)

const ofCase = (told: readonly Told[], of: Case): readonly Told[] => told.filter((one) => one.of === of)

/** `belief.tsv`, as `openBelief` reads it. */
export function beliefTable(told: readonly Told[]): string {
  const weights = CASES.map((of) => weightsOf(ofCase(told, of)))
  return [BIAS, ...SIGNALS]
    .sort()
    .map((signal) => `${[signal, ...weights.map((by) => (by[signal] ?? 0).toFixed(4))].join('\t')}\n`)
    .join('')
}

/** How many others are believed, or not, where so many that are so are given away or kept. */
const COUNTS = [0, 1, 2, 4, 6, 8, 12, 16]

/** How well pages are told apart by weights that were learned from other ones, as lines. */
export function beliefMeasured(told: readonly Told[]): readonly string[] {
  return CASES.flatMap((of) => {
    const all = ofCase(told, of)
    const folds = new Map(
      [...new Set(all.map(({ name }) => foldOf(name)))].map((fold) => [fold, weightsOf(all.filter(({ name }) => foldOf(name) !== fold))]),
    )
    const scored = all.map((one) => ({ ...one, score: scoreBy(folds.get(foldOf(one.name)) ?? {}, one.signals) }))
    const scores = (isSo: boolean): readonly number[] =>
      scored
        .filter((one) => one.isSo === isSo)
        .map(({ score }) => score)
        .sort((one, other) => one - other)
    const [those, others] = [scores(true), scores(false)]
    const unfound = COUNTS.flatMap((count) => {
      const from = others.at(-1 - count)
      return from === undefined
        ? []
        : `  from ${from.toFixed(2)}: ${those.filter((score) => score > from).length} of them, and ${count} of the others`
    })
    const found = COUNTS.flatMap((count) => {
      const below = those[count]
      return below === undefined
        ? []
        : `  below ${below.toFixed(2)}: ${others.filter((score) => score < below).length} of the others, and ${count} of them`
    })
    return [`${of}: ${those.length} that are so, ${others.length} others`, ...(of === 'unfound' ? unfound : found)]
  })
}
