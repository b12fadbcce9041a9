/** Learns how bookings are worded: a logistic regression, by stochastic gradients whose steps grow smaller for what was often seen (AdaGrad: Duchi et al., 2011). */

import { HEAD, SLOTS, slotsOf } from '../src/parser/wording.ts'

/** A text, and whether it is one of what is learned. */
export interface Example {
  readonly text: string
  readonly isSo: boolean
}

/** What stands in fewer documents tells nothing of others. */
const LEAST = 3
const EPOCHS = 20
const STEP = 0.3
/** How much an example that is none counts: they are fewer, and to invent a trip is worse than to leave one out. */
const AGAINST = 3.5

export interface Learned {
  readonly weights: Float64Array
  readonly bias: number
}

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function learn(examples: readonly Example[]): Learned {
  const seen = new Uint32Array(SLOTS)
  const all = examples.map(({ text, isSo }) => ({ slots: [...slotsOf(text)], isSo }))
  for (const { slots } of all) for (const slot of slots) seen[slot]! += 1
  const rows = all.map(({ slots, isSo }) => ({
    slots: slots.filter((slot) => seen[slot]! >= LEAST),
    share: 1 / Math.sqrt(Math.max(1, slots.length)),
    isSo,
  }))
  const weights = new Float64Array(SLOTS)
  const squares = new Float64Array(SLOTS).fill(1e-3)
  let bias = 0
  const chance = chances(1)
  const order = rows.map((_, at) => at)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(chance() * (at + 1))
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    for (const at of order) {
      const { slots, share, isSo } = rows[at]!
      let sum = 0
      for (const slot of slots) sum += weights[slot]!
      const likely = 1 / (1 + Math.exp(-(sum * share + bias)))
      const error = isSo ? likely - 1 : likely * AGAINST
      const gradient = error * share
      for (const slot of slots) {
        squares[slot]! += gradient * gradient
        weights[slot]! -= (STEP * gradient) / Math.sqrt(squares[slot]!)
      }
      bias -= 0.02 * error
    }
  }
  return { weights, bias }
}

/** A table as `openWording` reads it. */
export function written({ weights, bias }: Learned): Uint8Array {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  const bytes = new Uint8Array(HEAD + SLOTS)
  const head = new DataView(bytes.buffer)
  head.setFloat32(0, step, true)
  head.setFloat32(4, bias, true)
  new Int8Array(bytes.buffer, HEAD).set(Array.from(weights, (weight) => Math.round(weight / step)))
  return bytes
}
