import type { Shell } from './shell.ts'

/**
 * Bounds how much is worked for something, not how long it takes: where a machine is busy with other things, what takes a second elsewhere takes
 * several, and is worth the wait all the same.
 */

/** How many times as long as it should take something may take at most. */
const MOST_TIMES = 3
/** Milliseconds after which it is looked again, at least. */
const STEP = 100

/**
 * Calls `end` when this program has worked `limit` milliseconds from now on, or three times as many went by. The answer takes that back. The program
 * does not end before.
 */
export function afterEffort({ worked }: Pick<Shell, 'worked'>, limit: number, end: () => void): () => void {
  const before = worked()
  let timer: NodeJS.Timeout
  const wait = (milliseconds: number, waited: number): void => {
    timer = setTimeout(() => {
      const left = limit - (worked() - before)
      if (left <= 0 || waited >= MOST_TIMES * limit) return end()
      const next = Math.min(Math.max(left, STEP), MOST_TIMES * limit - waited)
      wait(next, waited + next)
    }, milliseconds)
  }
  wait(limit, limit)
  return () => clearTimeout(timer)
}
