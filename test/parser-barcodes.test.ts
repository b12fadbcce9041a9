import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { barcodesIn } from '../src/parser/read/barcodes.ts'
import { packageFolder } from './wayfare.ts'

test('where the reader of barcodes cannot be loaded once, it is tried again', async () => {
  const white = { data: new Uint8ClampedArray(40_000).fill(255), width: 100, height: 100 }
  let tries = 0
  const barcodeReader = () => {
    if (++tries === 1) throw new Error('busy')
    return readFileSync(join(packageFolder, 'node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'))
  }
  const tools = { barcodeReader, signal: new AbortController().signal }
  await expect(barcodesIn(white, tools)).rejects.toThrow('busy')
  expect(await barcodesIn(white, tools)).toEqual([])
  expect(await barcodesIn(white, tools)).toEqual([])
  expect(tries).toBe(2)
})
