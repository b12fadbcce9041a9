import { mostImages } from '../limits.ts'
import { barcodesIn, type Picture } from './barcodes.ts'
import { isOfUse } from './picture-size.ts'
import type { Painted } from './rules.ts'
import type { Tools } from './tools.ts'

/** What is used of a page of pdf.js. */
interface Page {
  readonly objs: Objects
  readonly commonObjs: Objects
}
interface Objects {
  readonly has: (name: string) => boolean
  readonly get: (name: string, callback?: (value: unknown) => void) => unknown
}
type Operators = Readonly<Record<'paintImageXObject' | 'paintInlineImageXObject' | 'paintImageMaskXObject', number>>

/** An image of pdf.js: `kind` 1 has a bit a pixel, 2 three bytes, 3 four; a mask has a bit a pixel and no kind. */
interface Image {
  readonly width: number
  readonly height: number
  readonly kind?: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** The barcodes of a page. Many are pictures of one bit a pixel, which only the list of what is painted tells of. */
export async function pageBarcodes(
  page: Page,
  { fnArray, argsArray }: Painted,
  operators: Operators,
  tools: Pick<Tools, 'barcodeReader' | 'signal'>,
): Promise<string[]> {
  const painting = [operators.paintImageXObject, operators.paintInlineImageXObject, operators.paintImageMaskXObject]
  const seen = new Set<string>()
  const found: string[] = []
  for (const [at, operator] of fnArray.entries()) {
    if (!painting.includes(operator)) continue
    const [named] = Array.isArray(argsArray[at]) ? argsArray[at] : []
    const name = nameOf(named)
    if (name !== undefined && seen.has(name)) continue
    seen.add(name ?? `#${at}`)
    if (seen.size > mostImages || tools.signal.aborted) break
    const image = imageOf(name === undefined ? named : await resolved(page, name))
    if (image && isOfUse(image)) found.push(...(await barcodesIn(pixelsOf(image), tools).catch(() => [])))
  }
  return found
}

const nameOf = (named: unknown): string | undefined => {
  if (typeof named === 'string') return named
  return typeof named === 'object' && named !== null && 'data' in named && typeof named.data === 'string' ? named.data : undefined
}

/** Images come when they are unpacked; one that never comes is given up. */
function resolved({ objs, commonObjs }: Page, name: string): Promise<unknown> {
  const from = name.startsWith('g_') ? commonObjs : objs
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), 1_000)
    from.get(name, (value) => {
      clearTimeout(timer)
      resolve(value)
    })
  })
}

function imageOf(value: unknown): Image | undefined {
  if (typeof value !== 'object' || value === null || !('width' in value && 'height' in value && 'data' in value)) return undefined
  const { width, height, data } = value
  if (typeof width !== 'number' || typeof height !== 'number') return undefined
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray)) return undefined
  return { width, height, data, ...('kind' in value && typeof value.kind === 'number' && { kind: value.kind }) }
}

/** A bit that is not set is black, and in a mask is what is painted (ISO 32000-1, 8.9.6.2). */
function pixelsOf({ width, height, kind, data }: Image): Picture {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  const bytes = kind === 3 ? 4 : kind === 2 ? 3 : 0
  const stride = (width + 7) >> 3
  for (let at = 0; at < width * height; at++) {
    if (bytes > 0) for (let colour = 0; colour < 3; colour++) pixels[at * 4 + colour] = data[at * bytes + colour] ?? 255
    else {
      const column = at % width
      const bit = ((data[Math.floor(at / width) * stride + (column >> 3)] ?? 0) >> (7 - (column & 7))) & 1
      pixels.fill(bit ? 255 : 0, at * 4, at * 4 + 3)
    }
  }
  return { data: pixels, width, height }
}
