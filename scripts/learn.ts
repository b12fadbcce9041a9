/** Learns logistic regressions, by stochastic gradients whose steps grow smaller for what was often seen (AdaGrad: Duchi et al., 2011). */

import { HEAD } from '../src/parser/learned.ts'
import { hash, mix, uniform } from '../src/sandbox/making/keys.ts'

/** The features of one thing, by their slots, and whether it is one of what is learned. */
export interface Example {
  readonly slots: ReadonlySet<number>
  readonly isSo: boolean
}

export interface Way {
  /** Weights there are. */
  readonly slots: number
  readonly epochs: number
  /** How much an example counts that is not so: where to take one for it is worse than to miss one, more than 1. */
  readonly against: number
}

/** What stands in fewer examples tells nothing of others. */
const LEAST = 3
const STEP = 0.3
const BIAS_STEP = 0.02

export interface Learned {
  readonly weights: Float64Array
  readonly bias: number
}

/** A list in an order of chance, the same each time for the same key. */
function shuffled<T>(list: readonly T[], key: number): T[] {
  const out = [...list]
  for (let at = out.length - 1; at > 0; at--) {
    const other = Math.floor(uniform(mix(key, at)) * (at + 1))
    const one = out[at] as T
    out[at] = out[other] as T
    out[other] = one
  }
  return out
}

/** Learns from examples; the same ones in the same order give the same. */
export function learn(examples: readonly Example[], { slots: size, epochs, against }: Way): Learned {
  const seen = new Uint32Array(size)
  for (const { slots } of examples) for (const slot of slots) seen[slot] = (seen[slot] ?? 0) + 1
  const rows = examples.map(({ slots, isSo }) => ({
    slots: [...slots].filter((slot) => (seen[slot] ?? 0) >= LEAST),
    share: 1 / Math.sqrt(Math.max(1, slots.size)),
    isSo,
  }))
  const weights = new Float64Array(size)
  const squares = new Float64Array(size).fill(1e-3)
  let bias = 0
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const { slots, share, isSo } of shuffled(rows, hash('epoch', epoch))) {
      const sum = slots.reduce((sum, slot) => sum + (weights[slot] ?? 0), 0)
      const likely = 1 / (1 + Math.exp(-(sum * share + bias)))
      const error = isSo ? likely - 1 : likely * against
      const gradient = error * share
      for (const slot of slots) {
        const square = (squares[slot] ?? 0) + gradient * gradient
        squares[slot] = square
        weights[slot] = (weights[slot] ?? 0) - (STEP * gradient) / Math.sqrt(square)
      }
      bias -= BIAS_STEP * error
    }
  return { weights, bias }
}

/** The largest weight a byte holds. */
const MOST = 127

/** A table as `scoresIn` reads it. */
export function tableOf({ weights, bias }: Learned): Uint8Array {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST || 1
  const bytes = new Uint8Array(HEAD + weights.length)
  const head = new DataView(bytes.buffer)
  head.setFloat32(0, step, true)
  head.setFloat32(4, bias, true)
  new Int8Array(bytes.buffer, HEAD).set(Array.from(weights, (weight) => Math.round(weight / step)))
  return bytes
}
