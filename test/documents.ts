import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import type { ReadDocument } from '../src/parser/document.ts'
import type { FoundTrip } from '../src/parser/found.ts'
import { openGazetteer } from '../src/parser/gazetteer.ts'
import { parse } from '../src/parser/parse.ts'
import { readDocument } from '../src/parser/read/read.ts'
import type { Tools } from '../src/parser/read/tools.ts'
import { packageFolder } from './wayfare.ts'

/** Documents made for tests, byte by byte, and what is read of them. */

const table = (name: string) => readFileSync(join(packageFolder, 'src/sandbox/data', name))

const means = {
  barcodeReader: () => readFileSync(join(packageFolder, 'node_modules/zxing-wasm/dist/reader/zxing_reader.wasm')),
  readPicture: async () => undefined,
  signal: new AbortController().signal,
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const asBytes = (content: string | Uint8Array): Uint8Array => (typeof content === 'string' ? bytesOf(content) : content)

/** Nothing of it understood yet. */
export const read = (content: string | Uint8Array): Promise<ReadDocument> => readDocument(asBytes(content), means)

export const gazetteer = openGazetteer(table)

/** The trip in it, read on 20 November 2026; every flight is believed. */
export const tripIn = (content: string | Uint8Array, more: { readonly readPicture?: Tools['readPicture'] } = {}): Promise<FoundTrip> =>
  parse(asBytes(content), {
    ...means,
    ...more,
    gazetteer,
    network: { flies: () => true, serves: () => true, isRoute: () => true },
    today: '2026-11-20',
  })

/** A mail with a body in HTML and what is attached. */
export function mail(html: string, attached: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const parts = Object.entries(attached).map(([name, content]) =>
    [
      'Content-Type: application/octet-stream',
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(asBytes(content)).toString('base64'),
    ].join('\r\n'),
  )
  return [
    'From: Example Air <bookings@air.example>',
    'To: ada@example.com',
    'Subject: Your booking',
    'Date: Mon, 2 Nov 2026 10:00:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b1"',
    '',
    ...[['Content-Type: text/html; charset=utf-8', '', html].join('\r\n'), ...parts].map((part) => `--b1\r\n${part}`),
    '--b1--',
    '',
  ].join('\r\n')
}

/** A flight as mails tell it to programs. */
export const flightThing = (more: object = {}, flight: object = {}): object => ({
  '@context': 'http://schema.org',
  '@type': 'FlightReservation',
  reservationNumber: 'QX7T2P',
  underName: { '@type': 'Person', name: 'Ada Lovelace' },
  reservationFor: {
    '@type': 'Flight',
    flightNumber: '6251',
    airline: { '@type': 'Airline', name: 'Iberia', iataCode: 'IB' },
    departureAirport: { '@type': 'Airport', iataCode: 'MAD' },
    arrivalAirport: { '@type': 'Airport', iataCode: 'JFK' },
    departureTime: '2027-03-01T10:40:00+01:00',
    arrivalTime: '2027-03-01T13:15:00-05:00',
    ...flight,
  },
  ...more,
})

export const scriptOf = (thing: unknown): string => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`

export const flightMail = mail(`<html><body><p>Thank you</p>${scriptOf(flightThing())}</body></html>`)

/** A boarding pass as its barcode has it (IATA resolution 792), without a date of issue. */
export const boardingPass = 'M1LOVELACE/ADA        EQX7T2P MADJFKIB 6251 060Y012C0030 100'

export const calendar = (...events: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flatMap((event) => ['BEGIN:VEVENT', event, 'END:VEVENT']), 'END:VCALENDAR', ''].join('\r\n')

export const walletPass = (pass: object, files: Readonly<Record<string, string>> = {}): Uint8Array =>
  zipSync({
    'pass.json': strToU8(JSON.stringify(pass)),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  })

/** A text on a page: points from the lower left. */
export interface Piece {
  readonly x: number
  readonly y: number
  readonly text: string
}

/** A line drawn on a page, or a box: where it begins, and how wide and high it is. */
export interface Drawn {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A picture of one bit a pixel on a page. */
export interface Bits {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A PDF of one page for each list of pieces (ISO 32000-1), in Helvetica of 10 points; `picture` and what is drawn stand on the first. */
export function pdf(pages: readonly (readonly Piece[])[], picture?: Bits, drawn: readonly Drawn[] = []): Uint8Array {
  const objects: Uint8Array[] = []
  const add = (body: string | Uint8Array): number => objects.push(typeof body === 'string' ? Buffer.from(body, 'latin1') : body)
  add('<< /Type /Catalog /Pages 2 0 R >>')
  const first = 4 + (picture ? 1 : 0)
  const kids = pages.map((_, at) => `${first + at * 2} 0 R`)
  add(`<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`)
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  if (picture) {
    const { width, height, data } = picture
    const head = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 1 /Length ${data.length} >>\nstream\n`
    add(Buffer.concat([Buffer.from(head), Buffer.from(data), Buffer.from('\nendstream')]))
  }
  for (const [at, pieces] of pages.entries()) {
    const shown = picture && at === 0 ? `q 200 0 0 200 300 500 cm /Im Do Q\n` : ''
    const boxes = at === 0 ? drawn.map(({ x, y, width, height }) => `${x} ${y} ${width} ${height} re f\n`).join('') : ''
    const content = `${shown}${boxes}${pieces.map(({ x, y, text }) => `BT /F 10 Tf ${x} ${y} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`).join('\n')}`
    const images = picture && at === 0 ? ' /XObject << /Im 4 0 R >>' : ''
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + at * 2 + 1} 0 R /Resources << /Font << /F 3 0 R >>${images} >> >>`,
    )
    add(`<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`)
  }
  const chunks = [Buffer.from('%PDF-1.4\n')]
  const places: number[] = []
  for (const [at, body] of objects.entries()) {
    places.push(Buffer.concat(chunks).length)
    chunks.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n'))
  }
  const start = Buffer.concat(chunks).length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  chunks.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return new Uint8Array(Buffer.concat(chunks))
}

/** A page of lines from the top, each at the left or, after a tab, in columns. */
export const page = (...lines: readonly string[]): Piece[] =>
  lines.flatMap((line, at) => line.split('\t').map((text, column) => ({ x: 50 + column * 180, y: 780 - at * 14, text })))

/** Rows of cells, a cell in lines: as text from the top of a page, and the lines drawn around each. `widths` are those of the columns, in points. */
export function ruledTable(widths: readonly number[], rows: readonly (readonly string[])[]): { pieces: Piece[]; drawn: Drawn[] } {
  const edges = [40]
  for (const width of widths) edges.push((edges.at(-1) ?? 0) + width)
  const pieces: Piece[] = []
  const drawn: Drawn[] = []
  let top = 700
  const across = () => drawn.push({ x: 40, y: top, width: (edges.at(-1) ?? 40) - 40, height: 0.5 })
  across()
  for (const row of rows) {
    const height = 10 + 13 * Math.max(...row.map((cell) => cell.split('\n').length))
    for (const [at, cell] of row.entries())
      pieces.push(...cell.split('\n').map((text, line) => ({ x: (edges[at] ?? 0) + 5, y: top - 15 - 13 * line, text })))
    for (const x of edges) drawn.push({ x, y: top - height, width: 0.5, height })
    top -= height
    across()
  }
  return { pieces: pieces.filter(({ text }) => text !== ''), drawn }
}
