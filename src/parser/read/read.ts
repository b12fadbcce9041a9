import { isNestedAtMost } from '../../core/records.ts'
import type { ReadDocument } from '../document.ts'
import { mostBytes, mostCompared, mostLevels, mostNested, mostParts } from '../limits.ts'
import { Unreadable } from '../unreadable.ts'
import { linesOfText } from './columns.ts'
import { writtenLines } from './lines.ts'
import { isBoardingPass, sniff } from './sniff.ts'
import { thingsIn } from './things.ts'
import { nothing, type Tools } from './tools.ts'

/** What reading works with from outside. */
export type Means = Pick<Tools, 'barcodeReader' | 'readPicture' | 'apart' | 'signal'>

/** Reads a document of any kind. Throws `Unreadable` where nothing can be made of it. */
export async function readDocument(bytes: Uint8Array, means: Means): Promise<ReadDocument> {
  const count = { parts: 0 }
  return read(bytes, 1)

  async function read(bytes: Uint8Array, level: number): Promise<ReadDocument> {
    if (bytes.length > mostBytes) throw new Unreadable(`it is larger than ${mostBytes / 1024 / 1024} MB`)
    const part: Tools['part'] = async (inner) => {
      if (level >= mostLevels || ++count.parts > mostParts || means.signal.aborted) return undefined
      try {
        return await read(inner, level + 1)
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error
        return undefined
      }
    }
    return readAs(bytes, { ...means, part, isWhole: level === 1 }).catch((error: unknown) => {
      // Libraries throw all manner of things where a document is made to break them.
      throw error instanceof Unreadable ? error : new Unreadable(`it is broken (${error instanceof Error ? error.message : String(error)})`)
    })
  }
}

/** Each format brings its own reader, loaded when a document of it comes. */
async function readAs(bytes: Uint8Array, tools: Tools): Promise<ReadDocument> {
  const { format, text } = sniff(bytes)
  switch (format) {
    case 'pdf':
      return tools.apart ? tools.apart.pdf(bytes) : (await import('./pdf.ts')).readPdf(bytes, tools)
    case 'image':
      return (await import('./image.ts')).readImage(bytes, tools)
    case 'zip':
    case 'pkpass':
      return (await import('./pass.ts')).readPass(bytes)
    case 'eml':
      return (await import('./mail.ts')).readMail(bytes, tools)
    case 'html':
      return (await import('./html.ts')).readHtml(text)
    case 'xml':
      return (await import('./html.ts')).readXml(text)
    case 'ics':
      return (await import('./calendar.ts')).readCalendar(text)
    case 'json': {
      const json: unknown = JSON.parse(text)
      if (!isNestedAtMost(mostNested, json)) throw new Unreadable('it is nested too deep')
      return { ...nothing, format, json, things: thingsIn(json) }
    }
    case 'bcbp':
      return { ...nothing, format, barcodes: passesIn(text) }
    case 'text':
      // What a scanner wrote may stand below what somebody says of it.
      return { ...nothing, format, ...linesOfText(text), barcodes: passesIn(text) }
  }
}

/** The boarding passes in a text, one a line, as they were encoded: spaces within them count. */
const passesIn = (text: string): string[] =>
  writtenLines(text)
    .map((line) => line.replace(/\p{Cc}/gu, '').trimStart())
    .filter(isBoardingPass)
    .slice(0, mostCompared)
