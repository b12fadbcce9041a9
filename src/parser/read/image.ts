import type { Lines, ReadDocument } from '../document.ts'
import { Unreadable } from '../unreadable.ts'
import { barcodesIn } from './barcodes.ts'
import { cutOut, unclearIn, withClearer } from './closer-look.ts'
import { type Grey, greyMap } from './grey.ts'
import { withEights } from './holes.ts'
import { legible } from './legible.ts'
import { pause } from './pause.ts'
import { linesOfWritten } from './picture-rows.ts'
import { isOfUse, refuseLies, type Size, sizeOf } from './picture-size.ts'
import { placed, stripsOf } from './strips.ts'
import { nothing, type PictureLayout, type Tools, type Written } from './tools.ts'

/** A picture: the barcodes in it, and of a page its text. */
export async function readImage(bytes: Uint8Array, tools: Tools): Promise<ReadDocument> {
  const size = sizeOf(bytes)
  if (!size) throw new Unreadable('it is a picture that is broken')
  const read = { ...nothing, format: 'image' as const }
  if (!isOfUse(size)) return { ...read, troubles: [`a picture of ${size.width} by ${size.height} pixels was not looked at`] }
  await refuseLies(bytes, size)
  const looking = barcodesIn(bytes, tools).catch(() => {
    throw new Unreadable('it is a picture that is broken')
  })
  if (!isPage(size) || !tools.isWhole) return { ...read, barcodes: await looking }
  const page = pageOf(bytes, size, looking, tools)
  const [barcodes, written] = await Promise.all([
    looking,
    page.readClosely().catch(async (error: unknown) => {
      // What its barcodes say is told all the same.
      if ((await looking).length === 0) throw error
      return []
    }),
  ])
  if (page.isLate()) return { ...read, barcodes, troubles: ['the text in the picture was not read: that would take too long'] }
  if (written) {
    const again = async (): Promise<Lines | undefined> => {
      const other = tools.signal.aborted ? undefined : await page.read('blocks').catch(() => undefined)
      return other && linesOfWritten(other)
    }
    return { ...read, barcodes, ...linesOfWritten(written), ...(written.length > 0 && { again }) }
  }
  const troubles = barcodes.length
    ? []
    : ['the text in the picture was not read: that takes the optional packages tesseract.js and @tesseract.js-data/eng']
  return { ...read, barcodes, troubles }
}

/** A page in parts, which are made ready after its barcodes were looked for, once for both ways to read it. */
function pageOf(bytes: Uint8Array, size: Size, looking: Promise<unknown>, tools: Tools) {
  let making: Promise<readonly Part[]> | undefined
  let late = false
  let whole: Grey | undefined
  const make = async (): Promise<readonly Part[]> => {
    await looking
    await pause()
    late = tools.signal.aborted
    whole = late ? undefined : await legible(bytes, size)
    if (whole) return stripsOf(whole).map(({ left, top, grey }) => ({ left, top, picture: greyMap(grey) }))
    return late ? [] : [{ left: 0, top: 0, picture: bytes }]
  }
  const parts = (): Promise<readonly Part[]> => {
    making ??= make()
    return making
  }
  const read = async (layout: PictureLayout): Promise<readonly Written[] | undefined> => {
    const written = await tools.readPicture(async () => (await parts()).map(({ picture }) => picture), layout)
    const places = written && (await parts())
    return written?.flatMap((lines, at) => lines.map((line) => placed(line, places?.[at] ?? { left: 0, top: 0 })))
  }
  return {
    /** There was no time left to make it ready. */
    isLate: (): boolean => late,
    read,
    /** In pieces, and what was unclear of them once more. */
    readClosely: async (): Promise<readonly Written[] | undefined> => {
      const written = await read('pieces')
      const [page, unclear] = [whole, unclearIn(written ?? [])]
      if (!written || !page) return written
      // It is short, and bounded: a page that took long is worth it as well. Whatever becomes of its words, it is told as it was read.
      const again = async (): Promise<readonly Uint8Array[]> => cutOut(page, unclear).map(greyMap)
      const found = unclear.length === 0 ? undefined : await tools.readPicture(again, 'line').catch(() => undefined)
      return withEights(page, found ? withClearer(written, unclear, found) : written)
    },
  }
}

interface Part {
  readonly left: number
  readonly top: number
  readonly picture: Uint8Array
}

/** Smaller pictures hold no page that anybody could read. */
const isPage = ({ width, height }: Size): boolean => Math.min(width, height) >= 300
