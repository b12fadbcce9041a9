import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { mostUnpacked } from '../src/parser/limits.ts'
import { Unreadable } from '../src/parser/parse.ts'
import { remembered } from '../src/parser/text/words/remembered.ts'
import { locked, packedSpaces, pdfWith, png } from './broken-documents.ts'
import {
  boardingPass,
  bytesOf,
  calendar,
  flightMail,
  flightThing,
  mail,
  page,
  pdf,
  read,
  scriptOf,
  tripIn,
  walletPass,
} from './documents.ts'

/** Documents that were made to break whoever reads them, are broken themselves, or are larger than anything anybody sends. */

const MB = 1024 * 1024

/** Why it is refused, or how many bookings were read of it. What takes too long fails by the time a test may take, however busy the machine is. */
async function outcome(content: string | Uint8Array): Promise<string | number> {
  try {
    return (await tripIn(content)).products.length
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return error.message
  }
}

const flights = 'IB6251 MAD JFK 10:40 13:15 1 March 2027 Booking reference ABC123'

describe('what is packed', () => {
  /** A little more than may come out of a PDF. */
  const spaces = () => packedSpaces(mostUnpacked / MB + 1)
  const largePass = remembered(() => zipSync({ 'pass.json': new Uint8Array(24 * MB) }, { level: 1 }))

  test.each([
    ['a wallet pass', largePass],
    ['a PDF', () => pdfWith(spaces())],
    ['a PDF, twice', () => pdfWith(deflateSync(spaces()))],
    ['a picture', () => png(300, 300, deflateSync(Buffer.alloc(50 * MB), { level: 1 }))],
  ])(
    'and would become too large is refused: %s',
    async (_, content) => {
      expect(await outcome(content())).toBe('what is packed in it is too large')
    },
    20_000,
  )

  test('in thousands of scans of one picture is refused', async () => {
    const head = [0xff, 0xd8, 0xff, 0xc2, 0, 11, 8, 0x10, 0, 0x10, 0, 1, 1, 0x11, 0]
    const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 1, 63, 0, 0]
    const scans = Array.from({ length: 5_000 }, () => scan).flat()
    expect(await outcome(new Uint8Array([...head, ...scans, 0xff, 0xd9]))).toBe('what is packed in it is too large')
  })

  test('and lies about its size is refused', async () => {
    const zip = largePass().slice()
    const view = new DataView(zip.buffer)
    for (let at = 0; at + 46 < zip.length; at++) {
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 10, true)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true)
    }
    expect(await outcome(zip)).toBe('it is a wallet pass that cannot be read')
  })

  test('a picture of more pixels than are looked at says so', async () => {
    const { warnings } = await tripIn(png(60_000, 60_000, deflateSync(Buffer.alloc(10))))
    expect(warnings).toEqual(['a picture of 60000 by 60000 pixels was not looked at'])
  })
})

describe('what lies deep within itself', () => {
  test.each([
    ['lists in JSON', '['.repeat(500_000) + ']'.repeat(500_000)],
    ['objects in JSON', `${'{"@graph":'.repeat(200_000)}1${'}'.repeat(200_000)}`],
  ])('is refused: %s', async (_, text) => {
    expect(await outcome(text)).toBe('it is nested too deep')
  })

  test.each([
    ['HTML', `<html><body>${'<div>'.repeat(100_000)}`],
    ['tables', `<html><body>${'<table><tr><td>'.repeat(21_000)}IB6251`],
    ['XML', `<?xml version="1.0"?>${'<a>'.repeat(100_000)}`],
    ['calendars', `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\n'.repeat(200_000)}`],
    ['JSON in HTML', `<html><script type="application/ld+json">${'{"@graph":['.repeat(10_000)}</script></html>`],
  ])('is read as far as it goes: %s', async (_, text) => {
    expect(await outcome(text)).toBe(0)
  })

  test('mails in mails end somewhere', async () => {
    const parts = Array.from({ length: 200 }, (_, at) => at).reduce(
      (inner, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n${inner}\r\n--b${at}--`,
      'Content-Type: text/plain\r\n\r\nhello',
    )
    expect(await outcome(`From: a@b.example\r\nSubject: x\r\n${parts}`)).toMatch(/^it is broken \(Maximum MIME nesting depth/)
    const forwarded = Array.from({ length: 12 }).reduce<string>((inner) => mail('<p>See below</p>', { 'mail.eml': inner }), flightMail)
    expect(await outcome(forwarded)).toBe(0)
  })

  test('a flight that lies not too deep is found', async () => {
    expect(await outcome(mail('<p>See below</p>', { 'mail.eml': mail('<p>See below</p>', { 'mail.eml': flightMail }) }))).toBe(1)
    expect(await outcome(`<html>${'<div>'.repeat(1_000)}${scriptOf(flightThing())}`)).toBe(1)
  })
})

const jsonIn = (json: string): string => `<html><script type="application/ld+json">${json}</script></html>`
const flightsInXml = (count: number): string => Array.from({ length: count }, (_, at) => `<FlightSegment FlightNumber="${at}"/>`).join('')

/** As often as this is enough: were each looked at again for every other, it would take minutes. */
const MANY = MB / 2

describe('what goes on and on', () => {
  test.each<[string, () => string]>([
    ['one line', () => `${flights} `.repeat(10_000)],
    ['digits', () => '1'.repeat(MANY)],
    ['spaces', () => `${' '.repeat(MANY)}x`],
    ['lines of spaces', () => `${' '.repeat(999)}x\n`.repeat(3_000)],
    ['capital letters', () => `${'A'.repeat(900)}\n`.repeat(3_000)],
    ['flight numbers', () => `${'IB1 BA2 AF3 LH4 '.repeat(60)}\n`.repeat(400)],
    ['times', () => `${'10:40 - 13:15 '.repeat(60)}\n`.repeat(400)],
    ['codes', () => `${'MAD JFK LHR CDG '.repeat(60)}\n`.repeat(400)],
    ['names', () => `${'LOVELACE/ADA '.repeat(70)}\n`.repeat(400)],
    ['dates', () => '1.1.27 10:10 '.repeat(40_000)],
    ['attributes', () => `<html><body><p ${'a=b '.repeat(500_000)}>`],
    ['comments', () => `<html><body>${'<!--'.repeat(500_000)}`],
    ['broken JSON', () => `<html>${'<script type="application/ld+json">{"@type":"FlightReservation"</script>'.repeat(8_000)}`],
    ['headers', () => `From: a@b.example\r\nSubject: x\r\n${'X-A: b\r\n'.repeat(30_000)}\r\nhello`],
    ['folded lines', () => `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:${'a\r\n '.repeat(500_000)}`],
    [
      'spaces in a value of a calendar',
      () => `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:${'a     '.repeat(3)}${' '.repeat(MANY)}x\r\nEND:VEVENT`,
    ],
    [
      'places and brackets in an event',
      () =>
        calendar(
          ...Array.from({ length: 100 }, () => `DTSTART:20270301\r\nDESCRIPTION:${`ab 10:00 ${'a - (1 '.repeat(140)}\\n`.repeat(20)}`),
        ),
    ],
    ['parameters of a calendar', () => `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nX${';a="b"'.repeat(60)}\r\nEND:VEVENT`],
    ['items of two names within one another', () => `<html>${'<div itemscope itemtype="A" itemprop="a b">'.repeat(100)}x`],
    ['offers of four names within one another', () => `<html>${'<div itemscope itemtype="Offer" itemprop="about item a b">'.repeat(100)}x`],
    [
      'things that refer to all others, and to themselves',
      () => {
        const each = Array.from({ length: 400 }, (_, at) => ({ '@id': `#${at}` }))
        return jsonIn(JSON.stringify(each.map((one) => ({ ...one, '@type': 'Flight', name: each[0], airline: each }))))
      },
    ],
    ['values within one another', () => `<html><div itemscope itemtype="A">${'<b itemprop=a>'.repeat(150)}${'x '.repeat(MANY / 2)}`],
    ['pieces of a line within one another', () => `<html>${'<b>'.repeat(3_000)}${'x 1 '.repeat(20_000)}${'</b><i>X1</i>'.repeat(3_000)}`],
    ['values of one name', () => `<html><div itemscope itemtype="A">${'<b itemprop=a>x</b>'.repeat(50_000)}`],
    ['names of one value', () => `<html><div itemscope><b itemprop="${Array.from({ length: 200_000 }, (_, at) => `a${at}`).join(' ')}">x`],
    ['quotes in JSON', () => jsonIn(`{${'"'.repeat(MANY)}`)],
    ['escapes in JSON', () => jsonIn(`{"${'\\"'.repeat(MANY)}\\`)],
    ['ends of comments in JSON', () => jsonIn(`{${'-->'.repeat(MANY)}x`)],
    ['commas in JSON', () => jsonIn(`{${','.repeat(MANY)}`)],
    [
      'flights of a reservation',
      () => jsonIn(JSON.stringify(flightThing({ reservationFor: Array(50_000).fill({ departureAirport: 'MAD' }) }))),
    ],
    [
      'people of a reservation',
      () => jsonIn(JSON.stringify(flightThing({ underName: Array.from({ length: 50_000 }, (_, at) => `A${at} B${at}`) }))),
    ],
    ['cars in XML', () => `<?xml version="1.0"?><OTA_VehResRS>${'<VehRentalCore/>'.repeat(50_000)}</OTA_VehResRS>`],
    ['flights in XML', () => `<?xml version="1.0"?><OTA_AirBookRS>${flightsInXml(50_000)}</OTA_AirBookRS>`],
    ['lines of a mail', () => `From: a@b.example\r\nSubject: x\r\n${'\r\n'.repeat(MANY)}`],
    [
      'parts of a mail',
      () => `From: a@b.example\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(300_000)}`,
    ],
    ['attachments', () => mail('<p>x</p>', Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`${at}.txt`, 'hello'])))],
  ])('is read in good time: %s', async (_, text) => {
    expect(typeof (await outcome(text()))).toBe('number')
  })

  test('a thousand flights and more are told as the first hundred, with a word about the others', async () => {
    const passes = Array.from({ length: 1_100 }, (_, at) => boardingPass.replace('6251', String(1000 + at))).join('\n')
    const { products, warnings } = await tripIn(passes)
    expect(products.length).toBe(100)
    expect(warnings).toContain('only the first 100 of more than 1000 bookings are told')
  })

  test('pages of a PDF are read up to a number', async () => {
    const { troubles } = await read(pdf(Array.from({ length: 60 }, () => page('hello'))))
    expect(troubles).toEqual(['only the first 40 of 60 pages were read'])
  })
})

describe('what is broken', () => {
  const whole: readonly (readonly [string, () => Uint8Array])[] = [
    ['a mail', () => bytesOf(flightMail)],
    ['a PDF', () => pdf([page('Flight IB6251', 'Madrid (MAD) 10:40', 'New York (JFK) 13:15', 'Monday, 1 March 2027')])],
    ['a wallet pass', () => walletPass({ boardingPass: { transitType: 'PKTransitTypeAir' }, barcode: { message: boardingPass } })],
    ['a calendar', () => bytesOf(calendar('SUMMARY:Flight IB 1575 MAD-LIS\r\nDTSTART:20270301T100000'))],
    ['a page', () => bytesOf(`<html><body>${scriptOf(flightThing())}</body></html>`)],
    ['a boarding pass', () => bytesOf(boardingPass)],
  ]

  test.each(whole)('is read or refused wherever it ends: %s', async (_, make) => {
    const bytes = make()
    for (let part = 0; part < 24; part++) await outcome(bytes.subarray(0, 1 + Math.floor((bytes.length * part) / 24)))
  })

  test.each(whole)('is read or refused with any of its bytes changed: %s', async (_, make) => {
    for (let round = 0; round < 24; round++) {
      const bytes = make().slice()
      // Another byte each round, spread by a prime.
      for (let at = round; at < bytes.length; at += 97) bytes[at] = (at * 7919 + round * 31) % 256
      await outcome(bytes)
    }
  })

  test.each([
    ['no bytes', '', 'it is empty'],
    ['nothing but zeros', new Uint8Array(1_000), 'it is of no kind that can be read'],
    ['a program', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0]), 'it is of no kind that can be read'],
    ['an archive of something else', zipSync({ 'a.txt': strToU8('hello') }), 'it is an archive, and no wallet pass'],
    ['half an archive', walletPass({}).subarray(0, 60), 'it is a broken archive'],
    ['the head of a PDF', '%PDF-1.7\n', 'it is a broken PDF'],
    ['the head of a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0, 0]), 'it is a picture that is broken'],
    ['half a picture', png(300, 300, deflateSync(Buffer.alloc(301 * 300))).subarray(0, 60), 'it is a picture that is broken'],
  ])('is refused with its reason: %s', async (_, content, says) => {
    expect(await outcome(content)).toBe(says)
  })

  test.each(['soon, or later', '2027-02-31T10:00Z', '+010000-01-01', '0500-01-01', ''])(
    'a wallet pass for “%s” is read as if it told no day',
    async (relevantDate) => {
      const pass = { boardingPass: { transitType: 'PKTransitTypeAir' }, relevantDate, barcode: { message: boardingPass } }
      const { products } = await tripIn(walletPass(pass))
      expect(products).toMatchObject([{ number: { value: '6251' }, departs: { value: '2027-03-01' } }])
    },
  )

  test.each(['0500', '9999'])('a mail of the year %s is read as if it told none', async (year) => {
    const { products } = await tripIn(mail('<p>x</p>', { 'pass.txt': boardingPass }).replace('Nov 2026', `Nov ${year}`))
    expect(products).toMatchObject([{ departs: { value: '2027-03-01' } }])
  })

  test('a PDF with a password is refused as such', async () => {
    expect(await outcome(locked())).toBe('it is locked with a password')
  })
})

describe('what reaches out', () => {
  test('entities of XML are left as they are, and lead nowhere', async () => {
    const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
    expect(await outcome(`<?xml version="1.0"?><!DOCTYPE a [<!ENTITY l0 "ha">${laughs}]><a>&l9;</a>`)).toBe(0)
    const { lines } = await read('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>')
    expect(lines.join()).not.toContain('root:')
  })

  test('names of prototypes are but names', async () => {
    const thing = '{"@type":"FlightReservation","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'
    expect(await outcome(`<html><script type="application/ld+json">${thing}</script></html>`)).toBe(0)
    await read('<div itemscope itemtype="http://schema.org/FlightReservation"><b itemprop="__proto__">polluted</b></div>')
    expect('polluted' in {}).toBe(false)
  })
})
