import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterEffort } from '../src/cli/effort.ts'

/** A program that gets `share` of a processor; tells after how many seconds it ends what may take one second of work. */
function endsAfter(share: number): number | undefined {
  const start = Date.now()
  let end: number | undefined
  afterEffort({ worked: () => (Date.now() - start) * share }, 1_000, () => {
    end = (Date.now() - start) / 1000
  })
  vi.advanceTimersByTime(60_000)
  return end
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what works all the time ends when it has worked as long as it may', () => {
  expect(endsAfter(1)).toBe(1)
})

test('what shares a processor with others is waited for until it has worked as long', () => {
  const end = endsAfter(0.5) ?? 0
  expect(end).toBeGreaterThanOrEqual(2)
  expect(end).toBeLessThan(2.2)
})

test('what works with two processors ends no sooner than what has one', () => {
  expect(endsAfter(2)).toBe(1)
})

test('what hardly works, or waits for something that never comes, ends after three times as long', () => {
  expect([endsAfter(0.1), endsAfter(0)]).toEqual([3, 3])
})

test('what is done is ended no more', () => {
  const end = vi.fn()
  afterEffort({ worked: () => Date.now() }, 1_000, end)()
  vi.advanceTimersByTime(60_000)
  expect(end).not.toHaveBeenCalled()
})
