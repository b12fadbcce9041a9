/** Learns how texts are worded: a logistic regression, by stochastic gradients whose steps grow smaller for what was often seen (AdaGrad: Duchi et al., 2011). */

import { HEAD, SLOTS, slotsOf } from '../src/parser/wording.ts'

/** A text, and whether it is one of what is learned. */
export interface Example {
  readonly text: string
  readonly isSo: boolean
}

/** What stands in fewer texts tells nothing of others. */
const LEAST = 3
const EPOCHS = 20
const STEP = 0.3
const BIAS_STEP = 0.02
/** How much an example counts that is not so: to take one for it is worse than to miss one. */
const AGAINST = 3.5

export interface Learned {
  readonly weights: Float64Array
  readonly bias: number
}

/** Numbers from 0 to 1 that are the same each time (mulberry32: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c). */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function shuffled<T>(list: readonly T[], chance: () => number): T[] {
  const out = [...list]
  for (let at = out.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1))
    const one = out[at] as T
    out[at] = out[other] as T
    out[other] = one
  }
  return out
}

/** Learns from texts; the same ones in the same order give the same. */
export function learn(examples: readonly Example[]): Learned {
  const all = examples.map(({ text, isSo }) => ({ slots: [...slotsOf(text)], isSo }))
  const seen = new Map<number, number>()
  for (const slot of all.flatMap(({ slots }) => slots)) seen.set(slot, (seen.get(slot) ?? 0) + 1)
  const rows = all.map(({ slots, isSo }) => ({
    slots: slots.filter((slot) => (seen.get(slot) ?? 0) >= LEAST),
    share: 1 / Math.sqrt(Math.max(1, slots.length)),
    isSo,
  }))
  const weights = new Float64Array(SLOTS)
  const squares = new Float64Array(SLOTS).fill(1e-3)
  let bias = 0
  const chance = chances(1)
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const { slots, share, isSo } of shuffled(rows, chance)) {
      const sum = slots.reduce((sum, slot) => sum + (weights[slot] ?? 0), 0)
      const likely = 1 / (1 + Math.exp(-(sum * share + bias)))
      const error = isSo ? likely - 1 : likely * AGAINST
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

/** A table as `openWording` reads it. */
export function tableOf({ weights, bias }: Learned): Uint8Array {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST || 1
  const bytes = new Uint8Array(HEAD + SLOTS)
  const head = new DataView(bytes.buffer)
  head.setFloat32(0, step, true)
  head.setFloat32(4, bias, true)
  new Int8Array(bytes.buffer, HEAD).set(Array.from(weights, (weight) => Math.round(weight / step)))
  return bytes
}
