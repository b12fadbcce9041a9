import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { encode } from 'jpeg-js'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import type { Bits } from './documents.ts'
import { packageFolder } from './wayfare.ts'

/** Barcodes as pictures. */

const wasm = readFileSync(join(packageFolder, 'node_modules/zxing-wasm/dist/writer/zxing_writer.wasm'))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })

export type Kind = 'Aztec' | 'PDF417' | 'QRCode' | 'DataMatrix'

/** A barcode drawn with so many pixels a square, with a white margin: `at` tells whether a pixel is black. */
interface Drawn {
  readonly width: number
  readonly height: number
  readonly isBlack: (x: number, y: number) => boolean
}

async function drawn(text: string, kind: Kind, scale: number): Promise<Drawn> {
  const { symbol } = await writeBarcode(text, { format: kind, scale: 1 })
  const margin = 8
  return {
    width: (symbol.width + 2 * margin) * scale,
    height: (symbol.height + 2 * margin) * scale,
    isBlack: (x, y) => {
      const column = Math.floor(x / scale) - margin
      const row = Math.floor(y / scale) - margin
      const isWithin = column >= 0 && row >= 0 && column < symbol.width && row < symbol.height
      return isWithin && (symbol.data[row * symbol.width + column] ?? 255) < 128
    },
  }
}

/** One bit a pixel, 0 for black, as PDFs carry them. */
export async function bitsOf(text: string, kind: Kind, scale = 4): Promise<Bits> {
  const { width, height, isBlack } = await drawn(text, kind, scale)
  const stride = (width + 7) >> 3
  const data = new Uint8Array(stride * height)
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const byte = y * stride + (x >> 3)
    if (!isBlack(x, y)) data[byte] = (data[byte] ?? 0) | (128 >> (x & 7))
  }
  return { width, height, data }
}

/** As a photograph: a JPEG. */
export async function jpegOf(text: string, kind: Kind, scale = 5): Promise<Uint8Array> {
  const { width, height, isBlack } = await drawn(text, kind, scale)
  const data = new Uint8Array(width * height * 4)
  for (let at = 0; at < width * height; at++) data.fill(isBlack(at % width, Math.floor(at / width)) ? 0 : 255, at * 4, at * 4 + 3)
  return new Uint8Array(encode({ width, height, data }, 70).data)
}

/** As a file of a program: a PNG. */
export async function pngOf(text: string, kind: Kind): Promise<Uint8Array> {
  const { image } = await writeBarcode(text, { format: kind, scale: 4 })
  return new Uint8Array((await image?.arrayBuffer()) ?? new ArrayBuffer(0))
}
