import { mostBarcodes, mostPixels } from '../limits.ts'
import { isBoardingPass } from './sniff.ts'
import type { Tools } from './tools.ts'

/** Pixels of four bytes each: red, green, blue, opacity. */
export interface Picture {
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
}

type Reader = typeof import('zxing-wasm/reader')

let loaded: Promise<Reader> | undefined

/** The reader of barcodes; without being told where its program is it would ask the network. */
async function load(tools: Pick<Tools, 'barcodeReader' | 'signal'>): Promise<Reader> {
  const reader = await import('zxing-wasm/reader')
  const wasmBinary = tools.barcodeReader().slice().buffer
  await reader.prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  return reader
}

/** The texts of Aztec, PDF417, QR and Data Matrix codes in a picture: of a file (PNG, JPEG) or of pixels. */
export async function barcodesIn(picture: Uint8Array | Picture, tools: Pick<Tools, 'barcodeReader' | 'signal'>): Promise<string[]> {
  if (tools.signal.aborted) return []
  loaded ??= load(tools)
  const { readBarcodes } = await loaded
  const found = await readBarcodes(picture, {
    formats: ['Aztec', 'PDF417', 'QRCode', 'DataMatrix'],
    tryHarder: true,
    maxNumberOfSymbols: mostBarcodes,
    textMode: 'Plain',
  })
  return found.filter(({ isValid }) => isValid).map(({ text }) => (isBoardingPass(text) ? text : text.trim()))
}

/** In pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The size of a PNG or JPEG by its head, without unpacking it. */
export function sizeOf(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes[0] === 0x89) return bytes.length < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) }
  // JPEG: segments of a marker and a length, up to the one that begins a frame (ITU-T T.81, annex B).
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    const startsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (startsFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** Whether a picture is small enough to be looked at, and large enough to hold a barcode. */
export const isOfUse = (size: Size | undefined): boolean =>
  size !== undefined && size.width >= 20 && size.height >= 10 && size.width * size.height <= mostPixels
