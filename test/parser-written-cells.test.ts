import { describe, expect, test } from 'vitest'
import { readDocument } from '../src/parser/read/read.ts'
import { understand } from '../src/parser/text/understand.ts'
import { type Piece, pdf, ruledTable } from './documents.ts'
import { gazetteer, line } from './parser-text.ts'

/** A page without any line drawn on it. */
const read = (pieces: readonly Piece[]) =>
  readDocument(pdf([pieces]), {
    barcodeReader: () => new Uint8Array(),
    readPicture: async () => undefined,
    signal: { aborted: false } as AbortSignal,
  })
const told = async (pieces: readonly Piece[]): Promise<string[]> => (await read(pieces)).lines.filter((each) => each !== '')
const table = (widths: readonly number[], rows: readonly (readonly string[])[]): Piece[] => ruledTable(widths, rows).pieces
/** The same, line by line from the top: as most programs write that know no tables. */
const lineByLine = (pieces: readonly Piece[]): Piece[] => pieces.toSorted((a, b) => b.y - a.y || a.x - b.x)
const moved = (pieces: readonly Piece[], right: number, up: number): Piece[] =>
  pieces.map((piece) => ({ ...piece, x: piece.x + right, y: piece.y + up }))

const ticket = [
  ['From', 'To', 'Date', 'Dep.', 'Arr.', 'Train', 'Coach'],
  ['Genève\nCornavin', 'Lyon\nPart-Dieu', '19.03.2027', '06:54', '09:17', 'TGV\n3104', '5'],
  ['Lyon\nPart-Dieu', 'Paris Gare\nde Lyon', '19.03.2027', '10:05', '12:38', 'TGV\n6612', '12'],
]
const narrow = [66, 66, 76, 48, 48, 50, 50]

describe('a PDF that was written cell after cell', () => {
  test('tells each row in one line, however many its cells have, with no line drawn around them', async () => {
    expect(await told(table(narrow, ticket))).toEqual([
      'From   To   Date   Dep.   Arr.   Train   Coach',
      'Genève Cornavin   Lyon Part-Dieu   19.03.2027   06:54   09:17   TGV 3104   5',
      'Lyon Part-Dieu   Paris Gare de Lyon   19.03.2027   10:05   12:38   TGV 6612   12',
    ])
  })

  test('has the trains of a table whose cells go on below read whole', async () => {
    const pieces = [{ x: 40, y: 760, text: 'Your booking is confirmed. Booking reference: QX7TPL' }, ...table(narrow, ticket)]
    const document = { ...(await read(pieces)), written: '2027-03-01' }
    expect(understand(document, gazetteer, '2027-03-01').products.map(line)).toEqual([
      'TGV 3104 Genève Cornavin 2027-03-19T06:54 – Lyon Part-Dieu 2027-03-19T09:17',
      'TGV 6612 Lyon Part-Dieu 2027-03-19T10:05 – Paris Gare de Lyon 2027-03-19T12:38',
    ])
  })

  test.each([
    ['Sun 06 Jun 2027\nto Wed 09\nJun 2027', 'Sun 06 Jun 2027 to Wed 09 Jun 2027'],
    ['06.06.2027 -\n09.06.2027', '06.06.2027 - 09.06.2027'],
    ['du 6 juin 2027\nau 9 juin 2027', 'du 6 juin 2027 au 9 juin 2027'],
    ['dom 6 giugno\n2027 - mer 9\ngiugno 2027', 'dom 6 giugno 2027 - mer 9 giugno 2027'],
  ])('tells from when to when a row is in one line: %j', async (days, whole) => {
    const rows = [
      ['Dates', 'Kind', 'Details'],
      [days, 'HOTEL', 'Larchmont Lodge, 12 Ridge Road, Fernie, BC V0B\n1M0\n3 nights, 1 cabin\nroom only\nlate arrival'],
    ]
    const [, row] = await told(table([110, 60, 250], rows))
    expect(row).toBe(`${whole}   HOTEL   Larchmont Lodge, 12 Ridge Road, Fernie, BC V0B 1M0`)
  })

  test('tells panels of unlike lines one after the other', async () => {
    const panels = [
      [
        'Invoice to\nReed & Shaw Surveyors Ltd\nUnit 6, Aire Court\nLeeds LS10 1AB',
        'Hotel\nHarbour Lodge\n81 Lombard Street\nNewcastle upon Tyne\nNE1 3AE',
        'Booked on\n02/11/2026 15:33',
      ],
    ]
    expect(await told(table([160, 150, 120], panels))).toEqual([
      ...['Invoice to', 'Reed & Shaw Surveyors Ltd', 'Unit 6, Aire Court', 'Leeds LS10 1AB'],
      ...['Hotel', 'Harbour Lodge', '81 Lombard Street', 'Newcastle upon Tyne', 'NE1 3AE'],
      ...['Booked on', '02/11/2026 15:33'],
    ])
  })

  test('tells what cells are called in two languages in one line', async () => {
    const rows = [
      ['Nome do passageiro\nPassenger name', 'Código de reserva\nBooking ref', 'Bilhete\nTicket'],
      ['VASCONCELOS/\nTIAGO MR', 'OQH6NL', '047-2418330752'],
    ]
    expect(await told(table([150, 150, 150], rows))).toEqual([
      'Nome do passageiro Passenger name   Código de reserva Booking ref   Bilhete Ticket',
      'VASCONCELOS/TIAGO MR   OQH6NL   047-2418330752',
    ])
  })

  test.each([
    ['Wed\n17-Mar-\n2027', 'Wed 17-Mar-2027'],
    ['Fri 19\nMarch 2027', 'Fri 19 March 2027'],
    ['sex 10 SET\n2027', 'sex 10 SET 2027'],
  ])('tells a day in one line that is broken: %j', async (day, whole) => {
    const rows = [
      ['Guest', 'Arrival', 'Room'],
      ['Ann Reed', day, 'Double'],
    ]
    expect(await told(table([140, 140, 140], rows))).toEqual(['Guest   Arrival   Room', `Ann Reed   ${whole}   Double`])
  })

  test('keeps a weekday apart from figures that are no day', async () => {
    const rows = [
      ['Day', 'House'],
      ['Sun', 'Hotel Seagull\nRose House\nOak Inn'],
      ['2 adults', 'Harbour Inn\nMill House'],
    ]
    expect((await told(table([140, 200], rows))).join('\n')).not.toContain('Sun 2 adults')
  })

  test.each([
    ['Boekings-\nnummer', 'Boekingsnummer'],
    ['Check-\nin', 'Check-in'],
    ['Boulogne-\nsur-Mer', 'Boulogne-sur-Mer'],
    ['Petit-\ndéjeuner', 'Petit-déjeuner'],
    ['Bed-\nbreakfast', 'Bed-breakfast'],
    ['Anna Pugh-\nDavies', 'Anna Pugh-Davies'],
    ['MARCHAND-\nLEFEBVRE', 'MARCHAND-LEFEBVRE'],
    ['14 Seafield Terrace, Portree IV51\n9QZ', '14 Seafield Terrace, Portree IV51 9QZ'],
  ])('tells in one line what is broken within a word or a code: %j', async (text, whole) => {
    const rows = [
      ['Day', 'What', 'Where'],
      ['5 April 2027', text, 'Portree'],
    ]
    expect((await told(table([120, 220, 120], rows)))[1]).toBe(`5 April 2027   ${whole}   Portree`)
  })

  test('tells a label that is broken beside its value in one line, and the lines of the value below', async () => {
    const rows = [
      ['Departure', 'Sun 16 August 2026 at 10:00'],
      ['Agency of\ndeparture', 'Lyon Part-Dieu\n20 boulevard Deruelle\n69003 Lyon'],
      ['Category', 'Compact'],
    ]
    expect(await told(table([100, 250], rows))).toEqual([
      'Departure   Sun 16 August 2026 at 10:00',
      'Agency of departure   Lyon Part-Dieu',
      '20 boulevard Deruelle',
      '69003 Lyon',
      'Category   Compact',
    ])
  })

  test('tells panels with an address one after the other, though all have as many lines', async () => {
    const panels = [
      [
        'To\nAnn Reed\nReed Partners\n3 Tannery Lane\nLeicester LE1 4SD',
        'Stay at\nHarbour Inn\nMarket Hill\nSouthwold\nIP18 6EF',
        'Guests\nAnn Reed\nTom Reed\nOur ref\nCA/1188',
      ],
    ]
    expect(await told(table([170, 150, 120], panels))).toEqual(panels[0]?.flatMap((panel) => panel.split('\n')))
  })

  test('tells whom a letter is to by itself, and then the labels and values beside', async () => {
    const rows = [['Herrn\nPaul Kofler\nAm Markt 12\n93047 Regensburg', 'Buchungsnummer', '470028844112']]
    expect(await told(table([200, 120, 120], rows))).toEqual([
      'Herrn',
      'Paul Kofler',
      'Am Markt 12',
      '93047 Regensburg',
      'Buchungsnummer',
      '470028844112',
    ])
  })

  test('tells a heading over a table apart from its first cell', async () => {
    const heading: Piece = { x: 45, y: 700, text: 'Your outbound journey by high-speed train' }
    const pieces = [heading, ...table([150, 150], [['Milano Centrale\nAt 08:10', 'Firenze S. M.\nNovella\nAt 10:04']])]
    expect(await told(pieces)).toEqual([heading.text, ...['Milano Centrale', 'At 08:10'], ...['Firenze S. M.', 'Novella', 'At 10:04']])
  })

  test('tells a panel that was written after the table on its left when that is at its end', async () => {
    const panel = [
      { x: 420, y: 690, text: 'Booking reference' },
      { x: 420, y: 676, text: 'WJ9DK4' },
      { x: 420, y: 649, text: 'Traveller' },
      { x: 420, y: 635, text: 'Lovisa Lind' },
    ]
    const flights = [
      ['Flight', 'From and to', 'Time'],
      ['SK 1423\nGo Light', 'Stockholm\nCopenhagen\nterminal 3', '13:05\n14:15'],
    ]
    const below = { x: 40, y: 500, text: 'Have a good journey' }
    const lines = await told([...table([100, 150, 60], flights), ...panel, below])
    expect(lines.slice(lines.indexOf('Booking reference'))).toEqual(['Booking reference', 'WJ9DK4', 'Traveller', 'Lovisa Lind', below.text])
    expect(lines.indexOf('14:15')).toBeLessThan(lines.indexOf('Booking reference'))
  })

  test('tells a panel whole whose labels were written after all that they are of', async () => {
    const rows = table(
      [90, 160],
      [
        ['Arrivée', 'samedi 5 juin 2027'],
        ['Départ', 'mardi 8 juin 2027'],
        ['Chambre', 'double'],
      ],
    )
    const values = ['2027/0611', 'Apolline Reed', '06 39 98 55 07'].map((text, at) => ({ x: 420, y: 690 - 36 * at, text }))
    const labels = ['N° de réservation', 'Client', 'Tél.'].map((text, at) => ({ x: 420, y: 704 - 36 * at, text }))
    const below = { x: 40, y: 500, text: 'Au plaisir de vous recevoir' }
    const lines = await told([...rows, ...values, below, ...labels])
    const panel = ['N° de réservation', '2027/0611', 'Client', 'Apolline Reed', 'Tél.', '06 39 98 55 07']
    expect(lines.slice(lines.indexOf('N° de réservation'))).toEqual([...panel, below.text])
    expect(lines).toContain('Arrivée   samedi 5 juin 2027')
  })

  test('tells a panel that was written before what stands left of it', async () => {
    const panel = ['Nº de bono', 'RS-660418/26', 'Titular', 'Inmaculada Sáez'].map((text, at) => ({ x: 420, y: 704 - 14 * at, text }))
    const rows = table(
      [90, 160],
      [
        ['Entrada', 'viernes, 07/08/2026'],
        ['Salida', 'viernes, 14/08/2026'],
        ['Noches', '7'],
      ],
    )
    expect(await told([...panel, ...rows])).toEqual([
      ...['Nº de bono', 'RS-660418/26', 'Titular', 'Inmaculada Sáez'],
      ...['Entrada   viernes, 07/08/2026', 'Salida   viernes, 14/08/2026', 'Noches   7'],
    ])
  })

  test('tells what was written first at the foot last, and a text in two columns column by column', async () => {
    const columns = [
      [
        'Terms. This ticket is for the person named,',
        'who has to show a paper of identity. It may',
        'be changed until the day before, once only.',
      ],
      [
        'Refunds are made to the card that paid. You',
        'may ask at any station or by phone. Invoices',
        'are sent by post: Ring 2, 1100 Wien, Austria.',
      ],
    ]
    const foot = columns.flatMap((lines, column) => lines.map((text, at) => ({ x: 40 + 270 * column, y: 120 - 12 * at, text })))
    const head = ['Your ticket', 'Valid on Friday, 22.01.2027'].map((text, at) => ({ x: 40, y: 760 - 12 * at, text }))
    expect((await told([...foot, ...head])).join(' ')).toBe(['Your ticket', 'Valid on Friday, 22.01.2027', ...columns.flat()].join(' '))
  })

  test('tells what was written last in the gap that was left for it there', async () => {
    const around = [
      { x: 40, y: 740, text: 'Your journey to Seville' },
      { x: 40, y: 726, text: 'Travellers: Ann Reed, Tom Hale' },
      { x: 40, y: 500, text: 'Two tickets, 231.60 EUR in all' },
      { x: 40, y: 486, text: 'Be at the station early.' },
    ]
    const lines = await told([...around, ...table(narrow, ticket)])
    expect(lines.slice(2, -2)).toEqual(await told(table(narrow, ticket)))
    expect(lines.at(-1)).toBe('Be at the station early.')
  })

  test('is no panel what was written first of all and stands in the same lines as what came later', async () => {
    const labels = ['Company', 'Number', 'Class'].map((text, at) => ({ x: 40, y: 700 - 20 * at, text }))
    const values = ['Europcar', '1172 883 904', 'Compact'].map((text, at) => ({ x: 180, y: 700 - 20 * at, text }))
    expect(await told([...labels, ...values])).toEqual(['Company   Europcar', 'Number   1172 883 904', 'Class   Compact'])
  })
})

describe('a PDF that was written line by line', () => {
  test('is read as it stands', async () => {
    const pieces = lineByLine(table([150, 150, 150], [['Hotel Sol\nMain Road 5', 'Ann Reed', '5 April 2027\nfrom 15:00']]))
    expect(await told(pieces)).toEqual(['Hotel Sol   Ann Reed   5 April 2027', 'Main Road 5   from 15:00'])
  })

  test('loses nothing that was written in whatever order', async () => {
    const words = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel', 'india', 'juliett', 'kilo', 'lima']
    for (let seed = 1; seed <= 40; seed++) {
      const dice = (at: number, most: number): number => (seed * 7919 + at * 104_729 + ((seed * at) % 97) * 31) % most
      const pieces = words.map((text, at) => ({ x: 40 + 10 * dice(at, 50), y: 760 - 14 * dice(at + 13, 12) - 60 * dice(at + 5, 3), text }))
      const apart = pieces.filter(
        (one, at) => !pieces.slice(0, at).some((other) => Math.abs(one.y - other.y) < 8 && Math.abs(one.x - other.x) < 60),
      )
      const seen = (await told(apart)).join(' ')
      expect(apart.filter(({ text }) => !seen.includes(text))).toEqual([])
    }
  })

  test('is read as before where each line is far apart from the next, and tables lie beside one another', async () => {
    const left = table(
      [90, 90],
      [
        ['Day', 'Train'],
        ['5 April', 'ICE 276'],
      ],
    )
    const right = moved(
      table(
        [90, 90],
        [
          ['Guest', 'Seat'],
          ['Ann Reed', '12A'],
        ],
      ),
      250,
      0,
    )
    expect(await told(lineByLine([...left, ...right]))).toEqual(['Day   Train   Guest   Seat', '5 April   ICE 276   Ann Reed   12A'])
  })
})
