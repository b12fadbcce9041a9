import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { onOldEngine, optimizeLater } from '../src/core/engine.ts'

const source = '(function kept() { return 1 })'
const kept = new Script(source).createCachedData()
let line = 0

/** Whether V8 would run code that was kept before; each time of another line, since it remembers what it has just compiled. */
const isRefused = (): boolean | undefined => new Script(source, { cachedData: kept, lineOffset: ++line }).cachedDataRejected

const isOld = !('fromAsync' in Array)

describe('work with other settings of V8', () => {
  test('has them on Node 20 while it lasts, and kept code is good again after it', async () => {
    const inside = await onOldEngine([optimizeLater], async () => isRefused())
    expect([inside, isRefused()]).toEqual([isOld, false])
  })

  test('puts them back where the work fails', async () => {
    const failing = onOldEngine([optimizeLater], () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(isRefused()).toBe(false)
  })

  test('without any setting nothing is changed', async () => {
    expect(await onOldEngine([], () => isRefused())).toBe(false)
  })
})
