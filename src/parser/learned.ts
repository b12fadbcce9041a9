/** Tables that were learned from documents: logistic regressions over features, each of which shares a weight of a byte with those of the same hash. */

/** Bytes before the weights of a table: what one step of a weight is worth, and what the score of nothing is. */
export const HEAD = 8

/** What a set of features tells: a logarithm of how much likelier it is so than not, each counting less the more there are. */
export type Score = (slots: ReadonlySet<number>) => number

/** Where a feature has its weight, by its hash: the upper bits of a product are mixed best. `slots` is a power of two. */
export const slotOf = (hash: number, slots: number): number => (hash ^ (hash >>> 15)) & (slots - 1)

/** Of numbers it is told how long they are, up to this. */
const LONGEST_NUMBER = 5

/** A number as features tell it: a sign for each of its figures. */
export const signsOfNumber = (figures: string): string => '#'.repeat(Math.min(LONGEST_NUMBER, figures.length))

/** The tables of a file, which stand there one behind the other in the order of their names, each with so many weights. */
export function scoresIn<Name extends string>(bytes: Uint8Array, names: readonly Name[], slots: number): Readonly<Record<Name, Score>> {
  const scoreAt = (at: number): Score => {
    const start = bytes.byteOffset + at * (HEAD + slots)
    const head = new DataView(bytes.buffer, start, HEAD)
    const [step, bias] = [head.getFloat32(0, true), head.getFloat32(4, true)]
    const weights = new Int8Array(bytes.buffer, start + HEAD, slots)
    return (told) => {
      let sum = 0
      for (const slot of told) sum += weights[slot] ?? 0
      return bias + (sum * step) / Math.sqrt(Math.max(1, told.size))
    }
  }
  return Object.fromEntries(names.map((name, at) => [name, scoreAt(at)])) as Record<Name, Score>
}
