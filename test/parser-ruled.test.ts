import { describe, expect, test } from 'vitest'
import { readDocument } from '../src/parser/read/read.ts'
import { rulesOf } from '../src/parser/read/rules.ts'
import { understand } from '../src/parser/text/understand.ts'
import { type Drawn, type Piece, pdf, ruledTable } from './documents.ts'
import { gazetteer, line } from './parser-text.ts'

const heading: Piece[] = [{ x: 40, y: 760, text: 'Booking reference: QX7TPL' }]

const read = (pieces: readonly Piece[], drawn: readonly Drawn[]) =>
  readDocument(pdf([[...heading, ...pieces]], undefined, drawn), {
    barcodeReader: () => new Uint8Array(),
    readPicture: async () => undefined,
    signal: { aborted: false } as AbortSignal,
  })
const linesOf = async (widths: readonly number[], rows: readonly (readonly string[])[]): Promise<string[]> => {
  const { pieces, drawn } = ruledTable(widths, rows)
  const { lines } = await read(pieces, drawn)
  return lines.slice(lines.findIndex((each) => each.startsWith('Booking')) + 1).filter((each) => each !== '')
}

const legs = [
  ['Flight', 'Departure', 'Arrival', 'Duration'],
  ['BA7707\nOperated by\nBA CITYFLYER', 'Saturday\n10 July\n06:20\nLondon City\n(LCY)', '09:05\nZurich\n(ZRH)', '1h45'],
  ['BA0715\nOperated by\nBRITISH AIRWAYS', 'Saturday\n31 July\n18:55\nZurich\n(ZRH)', '19:45\nLondon, Heathrow\n(LHR)', '1h50'],
]

describe('a PDF with a table whose rows are parted by lines', () => {
  test('tells each row cell by cell below what its columns are called where its cells have more lines than one', async () => {
    expect(await linesOf([130, 130, 130, 60], legs)).toEqual([
      'Flight   Departure   Arrival   Duration',
      ...['Flight', 'BA7707', 'Operated by', 'BA CITYFLYER'],
      ...['Departure', 'Saturday 10 July', '06:20', 'London City', '(LCY)'],
      ...['Arrival', '09:05', 'Zurich', '(ZRH)'],
      ...['Duration', '1h45'],
      ...['Flight', 'BA0715', 'Operated by', 'BRITISH AIRWAYS'],
      ...['Departure', 'Saturday 31 July', '18:55', 'Zurich', '(ZRH)'],
      ...['Arrival', '19:45', 'London, Heathrow', '(LHR)'],
      ...['Duration', '1h50'],
    ])
  })

  test('has its flights read with the times of their own ends', async () => {
    const { pieces, drawn } = ruledTable([130, 130, 130, 60], legs)
    const document = { ...(await read(pieces, drawn)), written: '2027-03-01' }
    expect(understand(document, gazetteer, '2027-03-01').products.map(line)).toEqual([
      'BA 7707 LCY 2027-07-10T06:20 – ZRH 2027-07-10T09:05',
      'BA 715 ZRH 2027-07-31T18:55 – LHR 2027-07-31T19:45',
    ])
  })

  test('tells in one line what has only been broken for want of room, and keeps apart what had room', async () => {
    const rows = [
      ['Stop', 'Time', 'Train', 'Seat'],
      ['Frankfurt (Main)\nHauptbahnhof', '08:31', 'ICE 276', 'Coach 24'],
      ['Berlin\nplatform 4', '12:31', 'ICE 276', 'Coach 24'],
    ]
    expect(await linesOf([90, 60, 70, 80], rows)).toEqual([
      'Stop   Time   Train   Seat',
      'Frankfurt (Main) Hauptbahnhof   08:31   ICE 276   Coach 24',
      'Berlin   12:31   ICE 276   Coach 24',
      'platform 4',
    ])
  })

  test('puts a moment in one line where the first column says what the others tell, and leaves addresses in theirs', async () => {
    const rows = [
      ['', 'Pick-up', 'Return'],
      ['Date\nand time', 'Sat 15 May 2027\n11:00', 'Sat 22 May 2027\n08:30'],
      ['Address', 'Airport\nMain Road 5', 'Airport\nMain Road 5'],
    ]
    expect(await linesOf([80, 150, 150], rows)).toEqual([
      'Pick-up   Return',
      'Date and time   Sat 15 May 2027 11:00   Sat 22 May 2027 08:30',
      'Address   Airport   Airport',
      'Main Road 5   Main Road 5',
    ])
  })

  test('keeps the lines of a cell apart where its longest line is what made the column so wide', async () => {
    const { pieces, drawn } = ruledTable(
      [60, 109],
      [
        ['Hotel', 'Hotel Sonnenhof\nDorf 12\nObergurgl'],
        ['Guest', 'Anna Weber-Lindqvist'],
      ],
    )
    const { lines } = await read(pieces, drawn)
    expect(lines).toContain('Obergurgl')
    expect(lines).toContain('Hotel   Hotel Sonnenhof')
  })

  test('keeps values under their headings where the days of its cells stand at one height', async () => {
    const rows = [
      ['Check-in', 'Check-out', 'Guests'],
      ['Mon 3 May 2027\nfrom 15:00', 'Thu 6 May 2027\nby 11:00', 'Anna Weber\nPaul Weber\nIda Lee'],
      ['Fri 7 May 2027\nfrom 15:00', 'Sat 8 May 2027\nby 11:00', 'Anna Weber'],
    ]
    expect(await linesOf([150, 150, 150], rows)).toEqual([
      'Check-in   Check-out   Guests',
      'Mon 3 May 2027   Thu 6 May 2027   Anna Weber',
      'from 15:00   by 11:00   Paul Weber',
      'Ida Lee',
      'Fri 7 May 2027   Sat 8 May 2027   Anna Weber',
      'from 15:00   by 11:00',
    ])
  })

  test('is a form where it has a single row below its headings, and some of its cells have more lines', async () => {
    const rows = [
      ['Check-in', 'Check-out', 'Guests'],
      ['Mon 3 May 2027\nfrom 15:00', 'Thu 6 May 2027\nby 11:00', 'Anna Weber\nPaul Weber\nIda Lee'],
    ]
    expect(await linesOf([150, 150, 150], rows)).toEqual([
      'Check-in   Check-out   Guests',
      ...['Check-in', 'Mon 3 May 2027', 'from 15:00'],
      ...['Check-out', 'Thu 6 May 2027', 'by 11:00'],
      ...['Guests', 'Anna Weber', 'Paul Weber', 'Ida Lee'],
    ])
  })

  test('is told after what stands left of it, as the day its rows are of', async () => {
    const { pieces, drawn } = ruledTable([130, 130, 130, 60], legs.slice(0, 2))
    const moved = <T extends { x: number }>(all: readonly T[]): T[] => all.map((one) => ({ ...one, x: one.x + 80 }))
    const { lines } = await read([...moved(pieces), { x: 40, y: 660, text: 'Outbound' }], moved(drawn))
    expect(lines.indexOf('Outbound')).toBeLessThan(lines.indexOf('BA7707'))
    expect(lines).toContain('Outbound')
  })

  test('leaves out nothing that stands beside or below the table', async () => {
    const { pieces, drawn } = ruledTable([130, 130, 130, 60], legs)
    const beside = { x: 520, y: 660, text: 'Call us' }
    const below = { x: 40, y: 300, text: 'Have a good journey' }
    const { lines } = await read([...pieces, beside, below], drawn)
    expect(
      lines
        .join('\n')
        .match(/Call us|Have a good journey|BA0715|QX7TPL/g)
        ?.sort(),
    ).toEqual(['BA0715', 'Call us', 'Have a good journey', 'QX7TPL'])
  })

  test.each<readonly [string, readonly number[], readonly (readonly string[])[]]>([
    [
      'cells of one line each',
      [100, 100, 100],
      [
        ['From', 'To', 'Day'],
        ['London', 'Paris', '5 April 2027'],
        ['Paris', 'London', '9 April 2027'],
      ],
    ],
    [
      'cells of as many lines each',
      [150, 150],
      [
        ['Reference\nQX7TPL', 'Guest\nAnn Reed'],
        ['Check-in\n5 April 2027', 'Check-out\n9 April 2027'],
      ],
    ],
    [
      'but a heading and rows without lines between them',
      [150, 150, 150],
      [
        ['Passenger', 'Ticket', 'Seat'],
        ['Anna Weber\nPaul Weber', '125-2177240519\n125-2177240520', '12A\n12B'],
      ],
    ],
    ['one row', [150, 150], [['Hotel Astoria\nHigh Street 5\nParis', 'Room 5']]],
  ])('is read as it stands where it has %s', async (_, widths, rows) => {
    const { pieces, drawn } = ruledTable(widths, rows)
    expect((await read(pieces, drawn)).lines).toEqual((await read(pieces, [])).lines)
  })
})

const operators = {
  save: 1,
  restore: 2,
  transform: 3,
  constructPath: 4,
  endPath: 5,
  fill: 6,
  paintFormXObjectBegin: 7,
  paintFormXObjectEnd: 8,
}
const painted = (...steps: readonly (readonly [number, unknown])[]) =>
  rulesOf({ fnArray: steps.map(([operator]) => operator), argsArray: steps.map(([, given]) => given) }, operators)
const box = (left: number, lower: number, right: number, upper: number) =>
  [4, [6, [null], new Float32Array([left, lower, right, upper])]] as const

describe('lines of a page', () => {
  test('are where their boxes are painted, whatever was turned and undone before', () => {
    expect(painted([1, null], [3, [2, 0, 0, 2, 10, 0]], box(0, 50, 100, 51), [2, null], box(0, 50, 100, 51)).across).toEqual([
      { at: 50.5, from: 0, to: 100 },
      { at: 101, from: 10, to: 210 },
    ])
  })

  test('of a form within the page are where the form stands', () => {
    const form = [7, [[1, 0, 0, 1, 100, 200], null]] as const
    expect(painted(form, box(0, 50, 100, 51), [8, null], box(0, 50, 100, 51)).across).toEqual([
      { at: 50.5, from: 0, to: 100 },
      { at: 250.5, from: 100, to: 200 },
    ])
  })

  test('are none where there are thousands, as in a drawing', () => {
    expect(painted(...Array.from({ length: 2000 }, (_, at) => box(0, at, 100, at + 1))).across).toEqual([])
  })

  test('whose pieces lie end to end are one', () => {
    expect(painted(box(0, 50, 40, 51), box(80, 50, 120, 51), box(40, 50, 81, 51), box(200, 50, 220, 51)).across).toEqual([
      { at: 50.5, from: 0, to: 120 },
      { at: 50.5, from: 200, to: 220 },
    ])
  })

  test('are the sides of what is filled, and nothing of what only cuts the rest', () => {
    const { across, down } = painted(box(0, 0, 100, 20), [4, [5, [null], new Float32Array([0, 0, 500, 500])]])
    expect(across.map(({ at }) => at).sort((a, b) => a - b)).toEqual([0, 20])
    expect(down.map(({ at }) => at).sort((a, b) => a - b)).toEqual([0, 100])
  })

  test.each([[null], [[]], [[6]], [[6, [null], 'x']], [[6, [null], [Number.NaN, 1]]]])('are none where a path is broken: %j', (given) => {
    expect(painted([4, given], [3, 'x'], [2, null])).toEqual({ across: [], down: [] })
  })
})
