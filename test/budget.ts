import { setFlagsFromString } from 'node:v8'
import { afterAll, beforeAll, expect } from 'vitest'
import { optimizeLater } from '../src/core/engine.ts'

/**
 * Tests that read texts go another way through thousands of patterns with each of them. The V8 of Node 20 spends a quarter of their time on
 * optimizing for one document what it throws away at the next, so they have the setting with which the program itself reads one. What reckons
 * with thousands of flights and fares is slower with it. Files that follow in the same process are to have what is usual.
 */
const isOld = !('fromAsync' in Array)
const reads = (path: string): boolean => /[\\/]parser-[^/]*\.test\.ts$/.test(path)

let isSet = false

beforeAll(() => {
  isSet = isOld && reads(expect.getState().testPath ?? '')
  if (isSet) setFlagsFromString(optimizeLater.set)
})

afterAll(() => {
  if (isSet) setFlagsFromString(optimizeLater.back)
})
