import { mostBarcodes } from '../limits.ts'
import { isBoardingPass } from './sniff.ts'
import type { Tools } from './tools.ts'

/** Pixels of four bytes each: red, green, blue, opacity. */
export interface Picture {
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
}

type Reader = typeof import('zxing-wasm/reader')

/** Loaded once for each program there is to load; one that could not be is tried again. */
const loaded = new WeakMap<Tools['barcodeReader'], Promise<Reader>>()

function loadedOnce({ barcodeReader }: Pick<Tools, 'barcodeReader'>): Promise<Reader> {
  const before = loaded.get(barcodeReader)
  if (before) return before
  const reader = load(barcodeReader)
  loaded.set(barcodeReader, reader)
  reader.catch(() => loaded.delete(barcodeReader))
  return reader
}

/** The reader of barcodes; without being told where its program is it would ask the network. */
async function load(barcodeReader: Tools['barcodeReader']): Promise<Reader> {
  const reader = await import('zxing-wasm/reader')
  const wasmBinary = barcodeReader().slice().buffer
  await reader.prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  return reader
}

/** The texts of Aztec, PDF417, QR and Data Matrix codes in a picture: of a file (PNG, JPEG) or of pixels. */
export async function barcodesIn(picture: Uint8Array | Picture, tools: Pick<Tools, 'barcodeReader' | 'signal'>): Promise<string[]> {
  if (tools.signal.aborted) return []
  const { readBarcodes } = await loadedOnce(tools)
  const found = await readBarcodes(picture, {
    formats: ['Aztec', 'PDF417', 'QRCode', 'DataMatrix'],
    tryHarder: true,
    maxNumberOfSymbols: mostBarcodes,
    textMode: 'Plain',
  })
  return found.filter(({ isValid }) => isValid).map(({ text }) => (isBoardingPass(text) ? text : text.trim()))
}
