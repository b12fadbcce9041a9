import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bitsOf, jpegOf } from './barcodes.ts'
import { built } from './built.ts'
import { boardingPass, flightMail, page, pdf, walletPass } from './documents.ts'
import { packageFolder } from './wayfare.ts'

/** The built program reads documents with what it brings along. */

beforeAll(built, 60_000)

/** What all of them leave, since they run at once. */
const root = mkdtempSync(join(tmpdir(), 'wayfare-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const program = join(packageFolder, 'bin/wayfare.cjs')

/** A name space of its own has no network: not even the address of this machine. */
const hasNamespaces = spawnSync('unshare', ['-rn', 'true']).status === 0

/** Where it can be, without any network. */
async function parsed(files: readonly (string | Uint8Array)[], ...options: string[]) {
  const folder = mkdtempSync(join(root, 'files-'))
  const paths = files.map((content, at) => {
    writeFileSync(join(folder, String(at)), content)
    return join(folder, String(at))
  })
  const [command = '', ...before] = [...(hasNamespaces ? ['unshare', '-rn'] : []), process.execPath]
  const env = { PATH: process.env.PATH ?? '', HOME: mkdtempSync(join(root, 'home-')), WAYFARE_NOW: '2026-11-20T12:00:00Z' }
  const ended = await promisify(execFile)(command, [...before, program, 'trip', 'parse', ...paths, ...options], {
    env,
    timeout: 30_000,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )
  return { ...ended, stderr: ended.stderr.replaceAll(`${folder}/`, '') }
}

const head = 'Day\tTime\tWhat\tName\tFrom\tTo\tUntil\tReference\n'
const known = `${head}2027-03-01\t\tflight\tIB6251\tMAD\tJFK\t\tQX7T2P\n`
const timed = `${head}2027-03-01\t10:40\tflight\tIB6251\tMAD\tJFK\t2027-03-01T13:15\tQX7T2P\n`
const printed = page('Booking reference: QX7T2P', '', 'Flight IB6251', 'Madrid (MAD) 10:40', 'New York (JFK) 13:15', 'Monday, 1 March 2027')

// One of these waits for seconds, the others meanwhile are read.
describe.concurrent('without a network', () => {
  test.each<[string, () => string | Uint8Array | Promise<Uint8Array>, string]>([
    ['a mail', () => flightMail, timed],
    ['a PDF', () => pdf([printed]), timed],
    ['a PDF with nothing but a barcode', async () => pdf([[]], await bitsOf(boardingPass, 'Aztec')), known],
    ['a photograph of a barcode', () => jpegOf(boardingPass, 'PDF417'), known],
    ['a wallet pass', () => walletPass({ boardingPass: { transitType: 'PKTransitTypeAir' }, barcode: { message: boardingPass } }), known],
    ['a boarding pass', () => boardingPass, known],
  ])('%s is read', async (_, content, expected) => {
    const { code, stdout } = await parsed([await content()], '--quiet')
    expect([code, stdout]).toEqual([0, expected])
  })

  test('several PDFs are read one after another, also after one that is broken', async () => {
    const { code, stdout, stderr } = await parsed([pdf([printed]), '%PDF-1.4\n', pdf([printed])])
    expect([code, stdout]).toEqual([23, timed])
    expect(stderr).toContain('error: 1: Wrong file format! Please resend your file in HTML/PDF/EML format: it is a broken PDF')
  })
})

/** Forms of a PDF that paint one another ten times, thirty levels deep. */
const forms = (): Uint8Array => {
  const levels = Array.from({ length: 30 }, (_, at) => {
    const content = '/X Do '.repeat(10)
    return `${at + 5} 0 obj\n<< /Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /X ${at + 6} 0 R >> >> /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n`
  })
  const whole = Buffer.from(pdf([printed])).toString('latin1')
  // Its table of contents is wrong then, which makes pdf.js look for what is there.
  return Buffer.from(
    whole
      .replace('/Resources <<', '/Resources << /XObject << /X 6 0 R >>')
      .replace(/stream\n/, 'stream\n/X Do ')
      .replace('xref\n', () => `${levels.slice(1).join('')}xref\n`)
      .replace(/startxref\n\d+/, 'startxref\n0'),
    'latin1',
  )
}

/** A mail with a text and HTML. */
const around = (html: string, text: string): string =>
  [
    'From: Example Air <mail@example.com>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    ...['--b', 'Content-Type: text/plain', '', text],
    ...['--b', 'Content-Type: text/html', '', html],
    '--b--',
  ].join('\r\n')

test.concurrent('a large mail is read like a small one', async () => {
  const lines = printed.map(({ text }) => text).join('<br>')
  const { code, stdout } = await parsed([around(`<!-- ${'x'.repeat(100_000)} --><p>${lines}</p>`, 'see below')], '--quiet')
  expect([code, stdout]).toEqual([0, timed])
})

test.concurrent('what would take hours is given up, and others are read all the same', async () => {
  // It waits for as long as reading may take; mails and PDFs are read apart by the same hand.
  const { code, stdout, stderr } = await parsed([forms(), pdf([printed])])
  expect([code, stdout]).toEqual([23, timed])
  expect(stderr).toContain('error: 0: Wrong file format! Please resend your file in HTML/PDF/EML format: reading it takes too long')
}, 40_000)
