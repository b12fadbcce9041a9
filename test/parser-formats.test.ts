import { describe, expect, test } from 'vitest'
import { pageRows } from '../src/parser/read/pdf-lines.ts'
import { bitsOf, jpegOf, pngOf } from './barcodes.ts'
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

describe('a document is what is in it', () => {
  test.each([
    ['a mail', flightMail, 'eml'],
    ['a mail in a mailbox file', `From ada@example.com Mon Nov  2 10:00:00 2026\n${flightMail}`, 'eml'],
    ['HTML', '<!DOCTYPE html><html><body>Hello</body></html>', 'html'],
    ['a piece of HTML', '<div><p>Hello</p></div>', 'html'],
    ['XML', '<?xml version="1.0"?><OTA_AirBookRS xmlns="http://www.opentravel.org/OTA/2003/05"/>', 'xml'],
    ['text that begins with a sign for back', '< Stays\n\nYour booking', 'text'],
    ['JSON', '{"data":{}}', 'json'],
    ['what only begins like JSON', '[see below] Your booking', 'text'],
    ['a calendar', calendar(), 'ics'],
    ['a boarding pass', boardingPass, 'bcbp'],
    ['text', 'Your booking QX7T2P', 'text'],
    ['text that begins with a label', 'Note: your booking\n\nMore', 'text'],
    ['a PDF', pdf([page('Hello')]), 'pdf'],
    ['a wallet pass', walletPass({ boardingPass: {} }), 'pkpass'],
  ])('%s', async (_, content, format) => {
    expect((await read(content)).format).toBe(format)
  })

  test('text of Windows, of other marks and of two bytes a letter is read as it was meant', async () => {
    expect((await read(Buffer.from('Málaga → Zürich', 'utf8'))).lines).toEqual(['Málaga → Zürich'])
    expect((await read(Buffer.from('Aéroport Málaga', 'latin1'))).lines).toEqual(['Aéroport Málaga'])
    expect((await read(Buffer.from('\ufeffMálaga', 'utf16le'))).lines).toEqual(['Málaga'])
    const polish = Buffer.concat([
      Buffer.from('<html><meta charset="iso-8859-2"><p>'),
      Buffer.from([0xa3, 0xf3, 0x64, 0xbc]),
      Buffer.from('</p>'),
    ])
    expect((await read(polish)).lines.filter(Boolean)).toEqual(['Łódź'])
  })
})

describe('a mail', () => {
  test('tells its subject, sender, day and what is attached', async () => {
    const { subject, from, written, lines, parts } = await read(
      mail('<p>Hello</p>', { 'pass.txt': boardingPass, 'trip.ics': calendar('SUMMARY:Stay') }),
    )
    expect({ subject, from, written }).toEqual({ subject: 'Your booking', from: 'Example Air', written: '2026-11-02' })
    expect(lines.filter(Boolean)).toEqual(['Hello'])
    expect(parts.map(({ format }) => format)).toEqual(['bcbp', 'ics'])
  })

  test('that was forwarded as a whole is read as well', async () => {
    const { parts } = await read(mail('<p>See below</p>', { 'forwarded.eml': flightMail }))
    expect(parts.map(({ format, things }) => [format, things.length])).toEqual([['eml', 1]])
  })

  test('of a clock that is ahead was written no later than it is read', async () => {
    const text = '<p>Booking reference: QX7T2P</p><p>Flight IB6251 Madrid (MAD) 10:40 New York (JFK) 13:15, 1 March</p>'
    const days = async (document: string) =>
      (await tripIn(document)).products.map((product) => 'departs' in product && product.departs?.value)
    expect(await days(mail(text))).toEqual(['2027-03-01T10:40'])
    expect(await days(mail(text).replace('Mon, 2 Nov 2026', 'Fri, 2 Nov 2029'))).toEqual(['2027-03-01T10:40'])
  })

  test('without HTML is its text', async () => {
    const plain =
      'From: a@b.example\nSubject: =?utf-8?q?Best=C3=A4tigung?=\nContent-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable\n\nM=E1laga   MAD\n'
    expect(await read(plain)).toMatchObject({ subject: 'Bestätigung', lines: ['Málaga   MAD', ''] })
  })
})

describe('HTML is read as it is seen', () => {
  const seen = async (html: string) => (await read(`<html><body>${html}</body></html>`)).lines.filter(Boolean)

  test('lines and columns as they are written, where that is said', async () => {
    expect(await seen('<pre>Flight 783\n  Depart: 6:10 AM    Fort Wayne</pre>')).toEqual(['Flight 783', 'Depart: 6:10 AM   Fort Wayne'])
    expect(await seen('<div style="white-space: pre-wrap">Flight 783\n<b>6:10 AM</b>\n</div>')).toEqual(['Flight 783', '6:10 AM'])
    expect(await seen('<pre>a\n<span style="white-space:normal">b\nc</span></pre>')).toEqual(['a', 'b c'])
    expect(await seen('<p>Flight\n   783    Fort\nWayne</p>')).toEqual(['Flight 783 Fort Wayne'])
    expect(await seen('<table style="white-space:pre-line">\n<tr>\n<td>a</td>\n\n<td>b</td>\n</tr></table>')).toEqual(['a   b'])
  })

  test('cells of one line stand beside one another, others below', async () => {
    expect(await seen('<table><tr><td>MAD</td><td><b>10:40</b></td></tr><tr><td>JFK<br>New York</td><td>13:15</td></tr></table>')).toEqual([
      'MAD   10:40',
      'JFK',
      'New York',
      '13:15',
    ])
  })

  test('the legend of a part of a form stands above it', async () => {
    expect(await seen('<fieldset><legend>Outward</legend>MAD 10:40</fieldset>')).toEqual(['Outward', 'MAD 10:40'])
  })

  test('where one cell of a row goes on, its first line may stand beside the others as well', async () => {
    const { otherwise } = await read(
      '<html><body><table><tr><td>Fri, Feb 19</td><td>9:28pm</td><td>2:36am</td><td>861<br>Airbus A321</td></tr></table></body></html>',
    )
    expect(otherwise.map((lines) => lines.filter(Boolean))).toContainEqual(['Fri, Feb 19   9:28pm   2:36am   861', 'Airbus A321'])
  })

  test('a row with two days in cells of their own is one, in however many lines that is described of which they are', async () => {
    const row = '<td>Hotel</td><td>Casa Azul<br>Calle Mayor 4<br>Twin<br>Breakfast</td><td>12.06.2027</td><td>Sat 19/06/27</td>'
    expect(await seen(`<table><tr>${row}</tr></table>`)).toEqual([
      'Hotel   Casa Azul   12.06.2027   Sat 19/06/27',
      'Calle Mayor 4',
      'Twin',
      'Breakfast',
    ])
    expect(await seen(`<table><tr>${row.replace('Sat 19/06/27', '7 nights')}</tr></table>`)).toContain('12.06.2027')
  })

  test('what nobody sees is not read', async () => {
    expect(
      await seen('<style>p{}</style><script>1</script><p style="display:none">preview</p><p hidden>x</p><p>Hello&nbsp;Ada&shy;</p>'),
    ).toEqual(['Hello Ada'])
  })

  test('what spaces part that do not break stands in columns before a label, and nowhere else', async () => {
    expect(await seen('<p>BA &nbsp; 304 &nbsp; 12&nbsp;&nbsp;&nbsp;May</p>')).toEqual(['BA 304 12 May'])
    expect(await seen('<p>Code: <b>QX7T2P</b> &nbsp; Guest: Ada&nbsp;Reed</p>')).toEqual(['Code: QX7T2P   Guest: Ada Reed'])
    expect(await seen('<p>Guest: Ada Reed &nbsp; <b>Points #</b> 220 1</p>')).toEqual(['Guest: Ada Reed   Points # 220 1'])
    expect(await seen('<p>Welcome. &nbsp;Your booking is made.</p><p>&nbsp; &nbsp;Ada</p>')).toEqual([
      'Welcome. Your booking is made.',
      'Ada',
    ])
  })

  test('what floats to an edge, and what a row of boxes holds, is apart from what is around it', async () => {
    expect(await seen('<td>OUTBOUND<span style="float: right; color: #fff">XY 4821</span></td>')).toEqual(['OUTBOUND   XY 4821'])
    expect(
      await seen(
        '<style>.no, b.pnr { float: right } @media print { .l { float: left } }</style><p>XY 4821<span class="g no">PNR: QX7TLP</span></p>',
      ),
    ).toEqual(['XY 4821   PNR: QX7TLP'])
    expect(await seen('<div style="display:flex"><span>Check-in</span> <span>3 May</span></div><b style="display:block">A</b>b')).toEqual([
      'Check-in   3 May',
      'A',
      'b',
    ])
    // Labels that are as wide as each other make a column; a badge is as wide as what it says.
    const labels = '<style>.lbl{display:inline-block;width:190px} .tag{display:inline-block}</style>'
    expect(await seen(`${labels}<p><span class="lbl">Check-In</span>Saturday, 3 May<br><span class="lbl">Nights</span>7</p>`)).toEqual([
      'Check-In   Saturday, 3 May',
      'Nights   7',
    ])
    expect(await seen(`${labels}<p>XY <span class="tag">12</span>3</p>`)).toEqual(['XY 123'])
    // What a page sets on lines of its own by the name of the element; a bold letter stays where it is.
    expect(await seen('<style>label,small{display:block}</style><div><label>Entrada</label>sáb, 05/09</div><p><b>H</b>ello</p>')).toEqual([
      'Entrada',
      'sáb, 05/09',
      'Hello',
    ])
    const long = `${'p { color: red } '.repeat(1_000)}.no { float: right }`
    expect(await seen(`<style>${long}</style><p>XY 4821<span class="no">PNR: QX7TLP</span></p>`)).toEqual(['XY 4821   PNR: QX7TLP'])
    expect(await seen('<style>@media print { .l { float: left } .r { float: right } }</style><b class="l">F</b>irst')).toEqual(['First'])
  })

  test('what would run together is apart, but for letters in boxes and halves of names', async () => {
    expect(await seen('<div><span>ven. 25 juin 2027</span><span>11:40</span><span>Nice (Terminal 2)</span></div>')).toEqual([
      'ven. 25 juin 2027   11:40   Nice (Terminal 2)',
    ])
    expect(await seen('<p><a>Show the way there</a><a>Open from 14 May</a></p><p><b>MAD</b><b>JFK</b></p>')).toEqual([
      'Show the way there   Open from 14 May',
      'MAD   JFK',
    ])
    expect(
      await seen('<p><b>Q</b><b>7</b><b>T</b><b>2</b></p><p><span>fly</span><span>Blue</span></p><p><b>10:30</b><i>am</i></p>'),
    ).toEqual(['Q7T2', 'flyBlue', '10:30am'])
  })

  test('pictures are read by what is said of them', async () => {
    expect(await seen('<p><img alt="Departure"> 10:40</p>')).toEqual(['Departure 10:40'])
  })
})

describe('things of schema.org', () => {
  test('stand in JSON-LD, in lists and in graphs', async () => {
    const { things } = await read(`<html>${scriptOf([flightThing(), flightThing()])}${scriptOf({ '@graph': [flightThing()] })}</html>`)
    expect(things.map((thing) => thing['@type'])).toEqual(['FlightReservation', 'FlightReservation', 'FlightReservation'])
  })

  test.each([
    ['objects without a comma between them', '[{"@type":"A"} {"@type":"A"}]'],
    ['objects without a list around them', '{"@type":"A"}\n{"@type":"A"}'],
    ['a comma too many', '[{"@type":"A",},{"@type":"A"},]'],
    ['a line break within a text', '[{"@type":"A","name":"one\ntwo"},{"@type":"A"}]'],
    ['a comment around it', '<!-- [{"@type":"A"},{"@type":"A"}] -->'],
    ['entities', '[{&quot;@type&quot;:&quot;A&quot;},{&quot;@type&quot;:&quot;A&quot;}]'],
    ['members without a comma', '[{"@type":"A"\n"name":"x"},{"@type":"A"}]'],
  ])('are read with %s', async (_, json) => {
    const { things } = await read(`<html><script type="application/ld+json">${json}</script></html>`)
    expect(things.map((thing) => thing['@type'])).toEqual(['A', 'A'])
  })

  test('that cannot be mended are left out', async () => {
    expect((await read('<html><script type="application/ld+json">{"@type": oops</script></html>')).things).toEqual([])
  })

  test('stand in microdata, one within another', async () => {
    const html = `<div itemscope itemtype="http://schema.org/LodgingReservation"><meta itemprop="reservationNumber" content="H1">
      <div itemprop="reservationFor" itemscope itemtype="https://schema.org/Hotel"><span itemprop="name">Casa <b>Azul</b></span></div>
      <time itemprop="checkinTime" datetime="2027-03-01">1 March</time></div>`
    expect((await read(`<html><body>${html}</body></html>`)).things).toEqual([
      {
        '@type': 'LodgingReservation',
        reservationNumber: 'H1',
        reservationFor: { '@type': 'Hotel', name: 'Casa Azul' },
        checkinTime: '2027-03-01',
      },
    ])
  })
})

describe('a PDF', () => {
  test('is read in lines, with its columns apart and its pages one after another', async () => {
    const { lines } = await read(pdf([page('Booking QX7T2P', 'Madrid\tNew York', '10:40\t13:15'), page('Page two')]))
    expect(lines.filter(Boolean)).toEqual(['Booking QX7T2P', 'Madrid   New York', '10:40   13:15', 'Page two'])
  })

  test('written piece by piece in any order is read from the top', async () => {
    const pieces = [
      { x: 120, y: 700, text: 'below' },
      { x: 78, y: 720.5, text: 'is' },
      { x: 50, y: 720, text: 'This' },
      { x: 300, y: 700, text: 'aside' },
    ]
    expect((await read(pdf([pieces]))).lines.filter(Boolean)).toEqual(['This is', 'below   aside'])
  })

  test.each([
    ['to the left', [0, 10, -10, 0], (x: number, y: number) => [-y, x]],
    ['upside down', [-10, 0, 0, -10], (x: number, y: number) => [-x, -y]],
    ['to the right', [0, -10, 10, 0], (x: number, y: number) => [y, -x]],
  ] as const)('that was turned %s is read as if it stood upright', (_, turn, place) => {
    const item = (str: string, x: number, y: number) => ({ str, width: str.length * 5, transform: [...turn, ...place(x, y)] })
    const stub = { str: 'stub', width: 20, transform: [10, 0, 0, 10, 500, 500] }
    const items = [item('JFK', 200, 700), item('below', 50, 685), stub, item('MAD', 50, 700)]
    expect(pageRows({ items }).rows.map((row) => row.map(({ text }) => text).join('   '))).toEqual(['MAD   JFK', 'below', '', 'stub'])
  })

  const seen = (of: 'rows' | 'even', items: readonly (readonly [number, number, string])[]): string[] =>
    pageRows({ items: items.map(([x, y, str]) => ({ str, width: 5 * str.length, transform: [10, 0, 0, 10, x, y] })) })[of].map((row) =>
      row.map(({ text }) => text).join('   '),
    )
  const shown = (...items: readonly (readonly [number, number, string])[]): string[] => seen('rows', items)

  test('with a code in larger letters has it in the row of what is told beside it', () => {
    const piece = (str: string, x: number, y: number, size = 10) => ({ str, width: 5 * str.length, transform: [size, 0, 0, size, x, y] })
    const label = [piece('Booking reference', 50, 720), piece('Order number', 250, 720)]
    const shownWith = (large: object): string[] =>
      pageRows({ items: [...label, piece('NO-58213307', 250, 705), large] }).rows.map((row) => row.map(({ text }) => text).join('   '))
    expect(shownWith(piece('LQ4V7P', 50, 698, 20))).toEqual(['Booking reference   Order number', 'LQ4V7P   NO-58213307'])
    expect(shownWith(piece('IBERIA', 50, 698, 20)).at(-1)).toBe('IBERIA')
    // A heading is no code, and what stands under the number is not beside it.
    expect(shownWith(piece('Itinerary', 50, 698, 20)).at(-1)).toBe('Itinerary')
    expect(shownWith(piece('LQ4V7P', 250, 690, 20)).at(-1)).toBe('LQ4V7P')
  })

  test('with small raised letters has them behind what they belong to', () => {
    const piece = (str: string, x: number, y: number, size = 10) => ({
      str,
      width: (str.length * size) / 2,
      transform: [size, 0, 0, size, x, y],
    })
    const raised = (mark: string, size = 7, up = 4) =>
      pageRows({ items: [piece('2', 50, 700), piece(mark, 55, 700 + up, size), piece('classe', 65, 700)] }).rows.map((row) =>
        row.map(({ text }) => text).join('   '),
      )
    expect(raised('de')).toEqual(['2de classe'])
    expect(raised('+1')).toEqual(['2+1 classe'])
    // A figure alone may be of a note, large letters and those far above are of another line.
    expect(raised('3')).toEqual(['3', '2 classe'])
    expect(raised('de', 10, 6)).toEqual(['de', '2 classe'])
    expect(raised('de', 7, 12)).toEqual(['de', '2 classe'])
  })

  test('with a table whose cells are set in the middle of their rows is read row by row', () => {
    const first = [
      [50, 700, 'Kiruna'],
      [150, 706, '09:15'],
      [150, 694, '4 May'],
      [250, 700, 'XY 310'],
    ] as const
    const second = [
      [50, 670, 'Bodø'],
      [150, 676, '18:20'],
      [150, 664, '9 May'],
      [250, 670, 'XY 311'],
    ] as const
    expect(shown(...first, ...second)).toEqual(['Kiruna   09:15 4 May   XY 310', 'Bodø   18:20 9 May   XY 311'])
  })

  test('with such a table whose tallest cells have lines far above and below the others, and a gap within, is read row by row', () => {
    const first = [
      [50, 676, 'XY 310'],
      [150, 694, 'Kiruna'],
      [220, 694, '(KRN)'],
      [150, 682, 'Terminal 1'],
      [150, 670, 'Bodø'],
      [150, 658, 'Terminal 2'],
      [256, 676, '4 May'],
      [330, 682, '0915'],
      [330, 670, '1020'],
    ] as const
    const second = [
      [50, 634, 'XY 311'],
      [150, 640, 'Bodø'],
      [150, 628, 'Kiruna'],
      [220, 628, '(KRN)'],
      [228, 640, '(BOO)'],
      [256, 634, '9 May'],
      [330, 640, '1820'],
      [330, 628, '1925'],
    ] as const
    expect(shown(...first, ...second).filter((row) => row !== '')).toEqual([
      'XY 310   Kiruna (KRN) Terminal 1 Bodø Terminal 2   4 May   0915 1020',
      'XY 311   Bodø Kiruna   (BOO) (KRN)   9 May   1820 1925',
    ])
  })

  test('with labels and their values in rows below one another is no such table', () => {
    const form = [
      [50, 700, 'Name'],
      [150, 700, 'Ann Reed'],
      [50, 688, 'Seat'],
      [150, 688, '4A'],
      [300, 682, 'paid'],
      [50, 676, 'Class'],
      [150, 676, 'Economy'],
      [50, 664, 'Meal'],
      [150, 664, 'none'],
    ] as const
    expect(shown(...form)).not.toContain('Name Seat Class Meal   Ann Reed 4A Economy none   paid')
  })

  test('with labels in the middle of what they tell has them beside the first line of it', () => {
    const form = [
      [150, 700, 'Bodø Airport'],
      [150, 688, 'Terminal 1'],
      [50, 688, 'Pick-up'],
      [150, 676, '4 May, 10:00'],
      [150, 652, '9 May, 18:00'],
      [50, 646, 'Drop-off'],
      [150, 640, 'Kiruna'],
      [50, 616, 'Driver'],
      [150, 616, 'Ann Reed'],
      [150, 604, 'born 1979'],
    ] as const
    expect(shown(...form).filter((row) => row !== '')).toEqual([
      'Pick-up   Bodø Airport',
      'Terminal 1',
      '4 May, 10:00',
      'Drop-off   9 May, 18:00',
      'Kiruna',
      'Driver   Ann Reed',
      'born 1979',
    ])
  })

  test('with two columns of which one is half a line lower has no such labels', () => {
    const columns = [
      [50, 700, 'Sunday 4 May'],
      [250, 694, 'Monday 5 May'],
      [50, 688, 'Bodø Airport'],
      [250, 682, 'Oslo Airport'],
      [50, 676, 'Mill Street'],
      [250, 670, 'Quay Street'],
    ] as const
    expect(shown(...columns)).toEqual(['Sunday 4 May', 'Monday 5 May', 'Bodø Airport', 'Oslo Airport', 'Mill Street', 'Quay Street'])
  })

  test('with a word beside one line of many is as it stands', () => {
    const letter = [
      [150, 712, 'one'],
      [150, 700, 'two'],
      [50, 700, 'Note'],
      [150, 688, 'three'],
      [150, 676, 'four'],
    ] as const
    expect(shown(...letter)).toEqual(['one', 'Note   two', 'three', 'four'])
  })

  test('with figures that begin where a column does, near to what is before them, has them in their column', () => {
    const rows = [
      [50, 700, 'Kiruna (KRN) or near it'],
      [172, 700, '4 May'],
      [50, 680, 'Bodø'],
      [172, 680, '9 May'],
      [50, 660, 'Oslo'],
      [172, 660, '12 May'],
    ] as const
    expect(shown(...rows)).toEqual(['Kiruna (KRN) or near it   4 May', 'Bodø   9 May', 'Oslo   12 May'])
  })

  test('with two columns whose lines have heights of their own is not taken for such a table', () => {
    const letter = [
      [50, 700, 'Ann Reed'],
      [50, 688, 'Mill Lane 2'],
      [300, 694, 'Our sign: ar'],
      [300, 682, 'Tel. 0123'],
    ] as const
    expect(shown(...letter)).toEqual(['Ann Reed', 'Our sign: ar', 'Mill Lane 2', 'Tel. 0123'])
    // It may also be read with each line beside the nearest of the other column.
    expect(seen('even', letter)).toEqual(['Ann Reed   Our sign: ar', 'Mill Lane 2   Tel. 0123'])
  })

  test.each(['Aztec', 'PDF417', 'QRCode', 'DataMatrix'] as const)('with a %s of one bit a pixel is read', async (kind) => {
    const { barcodes } = await read(pdf([page('Boarding pass')], await bitsOf(boardingPass, kind)))
    expect(barcodes).toEqual([boardingPass])
  })
})

describe('a page', () => {
  test('has what stands at its side behind what it tells', async () => {
    const html =
      '<html><body><aside><b>Parking</b></aside><h1>Your booking</h1><p>Dover</p><aside>Weather</aside><p>Calais</p></body></html>'
    expect((await read(html)).lines.filter((line) => line !== '')).toEqual(['Your booking', 'Dover', 'Calais', 'Parking', 'Weather'])
  })
})

describe('a picture', () => {
  test.each(['Aztec', 'PDF417', 'QRCode', 'DataMatrix'] as const)('with a %s is read', async (kind) => {
    expect((await read(await jpegOf(boardingPass, kind))).barcodes).toEqual([boardingPass])
    expect((await read(await pngOf(boardingPass, kind))).barcodes).toEqual([boardingPass])
  })
})

describe('a calendar', () => {
  test('is read with times as on the wall, folded lines and escapes undone', async () => {
    const event =
      'SUMMARY:Hotel\\, a long\r\n er name\r\nDTSTART;TZID=Europe/Madrid:20270301T160000\r\nDTEND;VALUE=DATE:20270304\r\nDESCRIPTION:One\\nTwo\\; three\r\nBEGIN:VALARM\r\nDESCRIPTION:Wake up\r\nEND:VALARM'
    expect((await read(calendar(event))).events).toEqual([
      {
        summary: 'Hotel, a longer name',
        location: '',
        description: ['One', 'Two; three'],
        starts: '2027-03-01T16:00',
        ends: '2027-03-04',
        zone: 'Europe/Madrid',
      },
    ])
  })

  test('in UTC says so', async () => {
    expect((await read(calendar('SUMMARY:x\r\nDTSTART:20270301T160000Z'))).events[0]).toMatchObject({
      starts: '2027-03-01T16:00',
      zone: 'UTC',
    })
  })

  test.each([
    ['99 in every place', '20279999T999900', ''],
    ['a day that its month has not', '20270231T100000', ''],
    ['an hour that no clock has', '20270301T250000', '2027-03-01'],
    ['a minute that no clock has', '20270301T106000', '2027-03-01'],
    ['a long form', ' 2027-03-01T10:40:00Z ', '2027-03-01T10:40'],
  ])('tells a moment only where it is one: %s', async (_, told, starts) => {
    const [event] = (await read(calendar(`SUMMARY:x\r\nDTSTART:${told}\r\nDTEND:${told}`))).events
    expect(event).toMatchObject({ starts, ends: starts })
  })

  test.each([
    ['PT1H25M', '20270301T104000', '2027-03-01T12:05'],
    ['P0DT1H0M30S', '20270301T104000', '2027-03-01T11:40'],
    ['P1DT2H', '20270301T230000', '2027-03-03T01:00'],
    ['P2W', '20270301', '2027-03-15'],
    ['P', '20270301T104000', ''],
    ['P9999W', '99991231T104000', ''],
    ['PT1H', 'soon', ''],
  ])('tells the end of what takes %s', async (duration, starts, ends) => {
    expect((await read(calendar(`SUMMARY:x\r\nDTSTART:${starts}\r\nDURATION:${duration}`))).events).toMatchObject([{ ends }])
  })

  test('tells the zone of an end where it is another', async () => {
    const event = (zone: string) => `SUMMARY:x\r\nDTSTART;TZID=Europe/Madrid:20270301T104000\r\nDTEND${zone}:20270301T131500`
    expect((await read(calendar(event(';TZID=America/New_York')))).events).toMatchObject([
      { zone: 'Europe/Madrid', endZone: 'America/New_York' },
    ])
    expect((await read(calendar(event(';TZID=Europe/Madrid')))).events[0]).not.toHaveProperty('endZone')
  })

  test('in a value of several lines has them in one', async () => {
    expect((await read(calendar('SUMMARY:  Hotel \\n\\n  Example \\n'))).events[0]).toMatchObject({ summary: 'Hotel Example' })
  })

  test('leaves to an alarm what lies in it, however deep', async () => {
    const alarm = 'BEGIN:VALARM\r\nBEGIN:X-SOUND\r\nEND:X-SOUND\r\nSUMMARY:Wake up\r\nEND:VALARM'
    expect((await read(calendar(`${alarm}\r\nSUMMARY:Flight`))).events).toMatchObject([{ summary: 'Flight' }])
  })

  test('with a reservation in a property of its own gives that', async () => {
    const event = `SUMMARY:Flight\r\nX-EXAMPLE-RESERVATION:${JSON.stringify([flightThing()]).replaceAll(',', '\\,')}`
    expect((await read(calendar(event))).things).toHaveLength(1)
  })
})

test('a wallet pass is read in English where it can be, with its barcodes and fields', async () => {
  const pass = {
    organizationName: 'Example Air',
    description: 'Boarding pass',
    relevantDate: '2027-03-01T10:00+01:00',
    barcodes: [{ message: boardingPass }],
    boardingPass: { transitType: 'PKTransitTypeAir', primaryFields: [{ key: 'from', label: 'FROM', value: 'MAD' }] },
  }
  const strings = { 'de.lproj/pass.strings': '"FROM" = "VON";', 'en.lproj/pass.strings': '"FROM" = "From";' }
  expect(await read(walletPass(pass, strings))).toMatchObject({
    barcodes: [boardingPass],
    lines: ['Example Air', 'Boarding pass', 'From: MAD'],
    pass: { style: 'boardingPass', transit: 'PKTransitTypeAir', fields: [{ key: 'from', label: 'From', value: 'MAD' }] },
  })
})

test('text keeps its columns apart and loses what cannot be seen', async () => {
  expect((await read(bytesOf('MAD\tJFK\u200b\r\n\r\n\r\n  10:40      13:15\u0007'))).lines).toEqual(['MAD   JFK', '', '10:40   13:15'])
})
