import { isDate } from '../../core/dates.ts'
import { isRecord } from '../../core/records.ts'
import type { ReadDocument } from '../document.ts'
import { mostLines, mostPages, mostPixels, mostText } from '../limits.ts'
import { Unreadable } from '../unreadable.ts'
import { linesOfPages, type PageRows, pageRows } from './pdf-lines.ts'
import { pageBarcodes } from './pdf-pictures.ts'
import { refuseBomb } from './pdf-size.ts'
import { rulesOf } from './rules.ts'
import { wordsShown } from './shown.ts'
import { nothing, type Tools } from './tools.ts'

/** A PDF: its text in lines, and the barcodes in its pictures. */
export async function readPdf(bytes: Uint8Array, tools: Pick<Tools, 'barcodeReader' | 'signal'>): Promise<ReadDocument> {
  await refuseBomb(bytes)
  // unpdf's pdf.js wants what Node has from 22 on: without it, pictures are silently left out on Node 20.
  const { prototype } = ArrayBuffer as {
    prototype: { transferToFixedLength?: (length?: number) => ArrayBuffer; slice: ArrayBuffer['slice'] }
  }
  prototype.transferToFixedLength ??= function (this: ArrayBuffer, length = this.byteLength) {
    return this.slice(0, length)
  }
  const [{ getDocumentProxy }, { OPS }] = await Promise.all([import('unpdf'), import('unpdf/pdfjs')])
  const pdf = await getDocumentProxy(new Uint8Array(bytes), {
    isEvalSupported: false,
    disableFontFace: true,
    verbosity: 0,
    stopAtErrors: false,
    maxImageSize: mostPixels,
  }).catch((error: unknown) => {
    const locked = isRecord(error) && error.name === 'PasswordException'
    throw new Unreadable(locked ? 'it is locked with a password' : 'it is a broken PDF')
  })
  const pages: PageRows[] = []
  let rowCount = 0
  let size = 0
  const barcodes: string[] = []
  const troubles: string[] = []
  try {
    for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number++) {
      if (tools.signal.aborted || rowCount >= mostLines || size >= mostText) {
        troubles.push(`only the first ${number - 1} pages were read`)
        break
      }
      const page = await pdf.getPage(number).catch(() => undefined)
      if (!page) {
        troubles.push(`page ${number} is broken`)
        continue
      }
      const painted = await page.getOperatorList().catch(() => ({ fnArray: [], argsArray: [] }))
      const onPage = pageRows(await page.getTextContent(), rulesOf(painted, OPS), wordsShown(painted, OPS))
      pages.push(onPage)
      const rows = onPage.rows.slice(0, mostLines)
      rowCount += rows.length
      size += rows.flat().reduce((sum, { text }) => sum + text.length, 0)
      barcodes.push(...(await pageBarcodes(page, painted, OPS, tools)))
      page.cleanup()
    }
    if (pdf.numPages > mostPages) troubles.push(`only the first ${mostPages} of ${pdf.numPages} pages were read`)
    const written = await writtenOn(pdf)
    return {
      ...nothing,
      format: 'pdf',
      ...linesOfPages(pages),
      barcodes: [...new Set(barcodes)],
      troubles,
      ...(written && { written }),
    }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

/** `D:20270519093000+02'00'` (ISO 32000-1, 7.9.4) */
async function writtenOn(pdf: { getMetadata: () => Promise<{ info: object }> }): Promise<string | undefined> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }))
  const made = 'CreationDate' in info && typeof info.CreationDate === 'string' ? info.CreationDate : ''
  const [, year, month, day] = /^D:(\d{4})(\d\d)(\d\d)/.exec(made) ?? []
  const date = `${year}-${month}-${day}`
  return isDate(date) ? date : undefined
}
