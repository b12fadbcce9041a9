import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encode } from 'jpeg-js'

/** Documents for the bench, made here: what `trip parse` reads, with how many milliseconds over bare node it may take, cold. */
export interface DocumentCase {
  readonly name: string
  readonly path: string
  readonly budget: number
}

const words = [
  'Booking reference: QX7T2P',
  'Passenger: Ms Ada Lovelace',
  'Flight IB6251',
  'Madrid (MAD) 10:40',
  'New York (JFK) 13:15',
  'Monday, 1 March 2027',
]

const stay = [
  'Booking confirmation 48213377',
  'Guest: Ms Ada Lovelace',
  'Hotel Alpenrose, Seestrasse 12, 3800 Interlaken, Switzerland',
  'Check-in: Friday, 12 March 2027 from 15:00',
  'Check-out: Sunday, 14 March 2027 until 11:00',
  'Total price: CHF 412.00',
]

export function documentCases(root: string): DocumentCase[] {
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-bench-documents-'))
  const at = (name: string, content: string | Uint8Array): string => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const hasLetters = existsSync(join(root, 'node_modules/tesseract.js'))
  return [
    { name: 'a text of a flight', path: at('booking.txt', words.join('\n')), budget: 60 },
    { name: 'a text of a stay', path: at('stay.txt', stay.join('\n')), budget: 60 },
    { name: 'a PDF of two pages', path: at('booking.pdf', pdf([words, words])), budget: 500 },
    {
      name: `a JPEG of a page, ${hasLetters ? 'its letters recognised' : 'barcodes only'}`,
      path: at('page.jpg', photograph()),
      budget: 3000,
    },
  ]
}

/** ISO 32000-1, with nothing that could be left out. */
function pdf(pages: readonly (readonly string[])[]): string {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, at) => {
      const content = lines.map((line, row) => `BT /F 10 Tf 50 ${780 - row * 14} Td (${line.replace(/[()]/g, '\\$&')}) Tj ET`).join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + at * 2} 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ].map((body, at) => `${at + 1} 0 obj\n${body}\nendobj\n`)
  return `%PDF-1.4\n${objects.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`
}

/** A page at 150 dots an inch with forty lines of bars, which are as much work as letters. */
function photograph(): Uint8Array {
  const [width, height] = [1240, 1754]
  const data = new Uint8Array(width * height * 4).fill(255)
  for (let line = 0; line < 40; line++)
    for (let y = 100 + line * 40; y < 120 + line * 40; y++)
      for (let x = 120; x < 1100; x++)
        if (x % 14 < 3 || (y % 40 === 0 && x % 28 < 14)) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
  return new Uint8Array(encode({ width, height, data }, 85).data)
}
