/** True for an object with named members: not null, not a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A member that the record itself has: `constructor` is none of a table of names. */
export const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

/** Whether there are no more values than these in it, itself and all that is within. */
export function hasAtMost(most: number, value: unknown): boolean {
  let left = most
  for (const level of levelsOf(value)) {
    left -= level.length
    if (left < 0) return false
  }
  return true
}

/** Whether it is nested no deeper than so many levels. */
export function isNestedAtMost(most: number, value: unknown): boolean {
  let depth = 0
  for (const _ of levelsOf(value)) if (++depth > most) return false
  return true
}

/** A value, then all that is directly in it, then what is in those. Without recursion, which has an end of its own. */
function* levelsOf(value: unknown): Generator<readonly unknown[]> {
  for (let level: readonly unknown[] = [value]; level.length > 0; level = level.flatMap(within)) yield level
}

const within = (value: unknown): readonly unknown[] => (typeof value === 'object' && value !== null ? Object.values(value) : [])
