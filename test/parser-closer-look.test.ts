import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cutOut, HEIGHTS, unclearIn, withClearer } from '../src/parser/read/closer-look.ts'
import { linesOfWritten } from '../src/parser/read/picture-rows.ts'
import { readDocument } from '../src/parser/read/read.ts'
import type { Written } from '../src/parser/read/tools.ts'
import { jpegOf } from './barcodes.ts'
import { tripIn } from './documents.ts'
import { packageFolder } from './wayfare.ts'
import { writtenOf } from './written.ts'

/** Words of pictures that were recognised unsurely, and what a closer look makes of them. */

/** A line, and how sure its words are; those that are not told are sure. */
const written = (text: string, unsure: Readonly<Record<string, number>>): Written[] =>
  writtenOf(text).map(({ words, baseline }) => ({
    words: words.map((word) => ({ ...word, confidence: unsure[word.text] ?? 95 })),
    baseline,
  }))

/** What one word became that was read otherwise in both sizes. */
function looked(word: string, confidence: number, ...readings: readonly (readonly [text: string, confidence: number])[]): string {
  const page = written(`Page ${word}`, { [word]: confidence })
  const unclear = unclearIn(page)
  const found = readings.map(([text, sure]) =>
    text === '' ? [] : written(text, Object.fromEntries(text.split(' ').map((one) => [one, sure]))),
  )
  const [, { text, confidence: sure } = { text: '', confidence: 0 }] = withClearer(page, unclear, found)[0]?.words ?? []
  return `${text} ${sure}`
}

describe('a closer look', () => {
  test('is taken at codes, names and labels that are not sure, codes first', () => {
    const unsure = { Lindholm: 50, TX2: 60, 'snr:': 30, or: 20, table: 20, __: 10, QW7RTZ: 70 }
    expect(unclearIn(written('Lindholm or TX2 snr: table __ QW7RTZ sure', unsure)).map(({ word }) => word.text)).toEqual([
      'TX2',
      'QW7RTZ',
      'snr:',
      'Lindholm',
    ])
  })

  test('has each word by itself, as high as letters are recognised best, with white around it', () => {
    const page = { width: 200, height: 60, pixels: new Uint8Array(12_000).map((_, at) => (at % 200 < 20 || at % 200 > 180 ? 0 : 255)) }
    const [word] = unclearIn(written('AB12CD', { AB12CD: 40 }))
    if (!word) throw new Error('it is not unclear')
    const cuts = cutOut(page, [word])
    expect(cuts.map(({ width, height }) => [width, height])).toEqual([
      [84, 44],
      [120, 63],
      [168, 88],
    ])
    for (const { width, height, pixels } of cuts) expect([pixels[0], pixels.length]).toEqual([255, width * height])
    expect(HEIGHTS).toHaveLength(cuts.length)
  })

  test('tells more surely what is written', () => {
    expect(looked('XY398', 58, ['XY3498', 65], ['XY3498', 68])).toBe('XY3498 68')
    expect(looked('snr:', 30, ['PNR:', 94], ['', 0])).toBe('PNR: 94')
    expect(looked('(XAQ)', 76, ['(XAQ)', 78], ['(XAO)', 93])).toBe('(XAO) 93')
    // Alike in both sizes it is as sure as it need be.
    expect(looked('@1C74', 62, ['eIC74', 71], ['eIC74', 72])).toBe('eIC74 80')
    expect(looked('QW7RTZ', 70, ['QW7RTZ', 90], ['QW7RT2', 40])).toBe('QW7RTZ 90')
    expect(looked('Kowal', 50, ['Kowal', 82], ['Kowal', 88])).toBe('Kowal 88')
  })

  test('is sure of a word that every size has as it was read, but not of a code', () => {
    expect(looked('Paivi', 43, ['Paivi', 52], ['Paivi', 75], ['Paivi', 73])).toBe('Paivi 80')
    expect(looked('Paivi', 43, ['Paivi', 52], ['Paivi', 75], ['Pdivi', 73])).toBe('Paivi 43')
    expect(looked('Z508BI', 52, ['Z508BI', 53], ['Z508BI', 42], ['Z508BI', 64])).toBe('Z508BI 64')
  })

  test('outweighs how sure a code was with a sign too many, where all sizes are read without it', () => {
    expect(looked('QXRKA4172', 84, ['QXRK4172', 60], ['QXRK4172', 59], ['QXRK4172', 56])).toBe('QXRK4172 80')
    expect(looked('QXRKA4172', 84, ['QXRK4172', 60], ['QXRK4172', 59], ['QXRKA4172', 56])).toBe('QXRKA4172 84')
    expect(looked('QXRK4172', 84, ['QXR4172', 60], ['QXR4172', 59], ['XRK4172', 56])).toBe('QXRK4172 84')
  })

  test('is not believed where it is hardly surer, loses signs or makes a word of another', () => {
    expect(looked('XY398', 58, ['XY3498', 62], ['XY398', 40])).toBe('XY398 58')
    expect(looked('5XE4', 63, ['SXE4', 77], ['SXE4', 70])).toBe('5XE4 63')
    expect(looked('1171', 63, ['17', 81], ['17', 90])).toBe('1171 63')
    expect(looked('VOO', 75, ['00', 96], ['00', 96])).toBe('VOO 75')
    expect(looked('Kiihn', 30, ['Kihn', 83], ['Kihn', 80])).toBe('Kiihn 30')
    expect(looked('TX24', 40, ['TX 24', 90], ['', 0])).toBe('TX24 40')
  })

  test('mends what a picture tells, and is taken once', async () => {
    const layouts: string[] = []
    const page = 'Booking reference: QX7T2P\n\nFlight IB621   Monday, 1 March 2027\nMadrid (MAD) 10:40   New York (JFK) 13:15\n'
    const readPicture = async (parts: () => Promise<readonly Uint8Array[]>, layout: string) => {
      layouts.push(`${layout} ${(await parts()).length}`)
      return layout === 'pieces' ? [written(page, { IB621: 55 })] : [written('IB6251', { IB6251: 88 }), written('IB6251', { IB6251: 85 })]
    }
    const { products } = await tripIn(await jpegOf('nothing of note', 'QRCode', 12), { readPicture })
    expect(products).toMatchObject([{ number: { value: '6251' } }])
    expect(layouts).toEqual(['pieces 2', 'line 3'])
  })
})

test('a closer look is taken at a page that took long as well', async () => {
  const layouts: string[] = []
  const readPicture = async (parts: () => Promise<readonly Uint8Array[]>, layout: string) => {
    await parts()
    layouts.push(layout)
    return layout === 'pieces' ? [written('Code TX2', { TX2: 40 })] : [written('TX24', {}), written('TX24', {}), []]
  }
  const barcodeReader = () => readFileSync(join(packageFolder, 'node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'))
  const signal = {
    get aborted() {
      return layouts.length > 0
    },
  }
  const { lines } = await readDocument(await jpegOf('nothing of note', 'QRCode', 12), { barcodeReader, readPicture, signal })
  expect(lines).toEqual(['Code TX24'])
})

describe('values in larger letters than what stands beside them', () => {
  const labels = writtenOf('Ticket number       Date        Price')
  const small = (text: string, left: number, top: number, high: number): Written => ({
    words: [{ text, left, right: left + text.length * 10, top, confidence: 95 }],
    baseline: { left, right: left + text.length * 10, from: top + high, to: top + high },
  })

  test('are in one row with it, though they stand lower', () => {
    const values = [small('4May2027', 200, 40, 14), small('€12', 320, 40, 14), small('XK84417', 0, 47, 28)]
    expect(linesOfWritten([...labels, ...values]).lines).toEqual(['Ticket number   Date   Price', 'XK84417   4May2027   €12'])
  })

  test('are in one row with others of their size', () => {
    const rows = [small('Operated', 0, 40, 14), small('Lima', 0, 46, 18), small('Quito', 300, 46, 18)]
    expect(linesOfWritten([...labels, ...rows]).lines).toEqual(['Ticket number   Date   Price', 'Operated', 'Lima   Quito'])
  })

  test('are rows of their own below it, and where something of its row stands above them', () => {
    const below = [small('4May2027', 200, 40, 14), small('€12', 320, 40, 14), small('XK84417', 0, 60, 28)]
    expect(linesOfWritten([...labels, ...below]).lines).toEqual(['Ticket number   Date   Price', '4May2027   €12', 'XK84417'])
    const above = [small('sent', 20, 40, 14), small('4May2027', 200, 40, 14), small('€12', 320, 40, 14), small('XK84417', 0, 47, 28)]
    expect(linesOfWritten([...labels, ...above]).lines).toEqual(['Ticket number   Date   Price', 'sent   4May2027   €12', 'XK84417'])
  })
})

test('a code that no airline has is not made of one that was read rightly', () => {
  const { lines } = linesOfWritten(writtenOf('1B0518   Madrid\n\n1B0519   Bilbao'))
  expect(lines).toEqual(['IB0518   Madrid', '', 'IB0519   Bilbao'])
})

test('times of leaving and coming have their colons, where several have lost them', () => {
  const rows = ['DEPART   LIMA (LIM)   TERMINAL 1   21 50', 'ARRIVE   QUITO (UIO)   THU 21 JAN   00 05', 'SEATS   20 21']
  const times = rows.map((row) => row.replace('21 50', '21:50').replace('00 05', '00:05'))
  expect(linesOfWritten(writtenOf(rows.join('\n'))).lines).toEqual(times)
  expect(linesOfWritten(writtenOf(rows.slice(0, 1).join('\n'))).lines).toEqual(rows.slice(0, 1))
})

test('a bracket within a code is a letter, and so is a sign before the rest of a name', () => {
  const { lines } = linesOfWritten(writtenOf('Reference: 7K3)W2PT\n\nFlat (A2)B4\n\nRagna @stby Holm\n\nWrite to @holm'))
  expect(lines).toEqual(['Reference: 7K3JW2PT', '', 'Flat (A2)B4', '', 'Ragna Østby Holm', '', 'Write to @holm'])
})
