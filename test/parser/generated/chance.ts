/** Chance that is the same for the same seed, to build documents from. */

export interface Chance {
  /** One of the values, remembered under the name of the choice. */
  readonly pick: <T>(from: readonly T[]) => T
  readonly upTo: (most: number) => number
  readonly often: (share: number) => boolean
}

/** `mulberry32` */
export function chanceOf(seed: number): Chance {
  let state = (seed * 2_654_435_761) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const upTo = (most: number): number => Math.floor(next() * most)
  return {
    upTo,
    often: (share) => next() < share,
    pick: (from) => {
      const one = from[upTo(from.length)]
      if (one === undefined) throw new Error('nothing to choose from')
      return one
    },
  }
}
