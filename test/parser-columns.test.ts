import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linesOfRows, linesOfTables, linesOfText } from '../src/parser/read/columns.ts'
import { byForms } from '../src/parser/read/forms.ts'
import type { Cell, Row } from '../src/parser/read/rows.ts'

/** Text in lines, indented as the test is. */
const text = (...lines: string[]): string => lines.join('\n')

describe('what stands side by side', () => {
  test('is read column by column, with what is beside each word kept beside it', () => {
    const { lines, otherwise } = linesOfText(
      text(
        'Reise nach Porto',
        '',
        'Hinflug 3. Mai             Rückflug 9. Mai',
        '07:10   Bremen             18:20   Porto',
        '        Terminal 1                 Terminal 2',
        'XY 310 Economy             XY 311 Economy',
        '',
        'Gute Reise wünscht das Reisebüro an der Ecke',
      ),
    )
    expect(lines[3]).toBe('07:10   Bremen   18:20   Porto')
    expect(otherwise[0]).toEqual([
      'Reise nach Porto',
      '',
      'Hinflug 3. Mai',
      '07:10   Bremen',
      'Terminal 1',
      'XY 310 Economy',
      '',
      'Rückflug 9. Mai',
      '18:20   Porto',
      'Terminal 2',
      'XY 311 Economy',
      '',
      '',
      'Gute Reise wünscht das Reisebüro an der Ecke',
    ])
  })

  test('is a form of two columns of labels, each of which has a line of its own with all it says', () => {
    const { otherwise } = linesOfText(
      text(
        'Depart    Bergen (BGO),         Arrive    Bodø (BOO)',
        '          Terminal 2                      4 May 2027, 09:10',
        '          4 May 2027, 07:35',
        'Latest    07:00 (vehicle)       Ship      M/S Nord',
        'check-in',
      ),
    )
    expect(otherwise[0]).toEqual([
      'Depart   Bergen (BGO), Terminal 2   4 May 2027, 07:35',
      'Arrive   Bodø (BOO)   4 May 2027, 09:10',
      'Latest check-in   07:00 (vehicle)',
      'Ship   M/S Nord',
      '',
    ])
  })

  test('is no form where what stands under labels has figures, or nothing goes on', () => {
    const row = (...texts: string[]): Row =>
      texts.flatMap((said, at) => (said === '' ? [] : [{ start: 60 * at, end: 60 * at + 5 * said.length, text: said }]))
    expect(byForms([row('Name', 'Age', 'Seat', 'Fare'), row('Ada', '31', '4A', '90'), row('', '32', '', '80')])).toBeUndefined()
    expect(byForms([row('From', 'Bergen', 'To', 'Bodø'), row('Class', '2nd', 'Seat', '4A')])).toBeUndefined()
  })

  test('goes on in the row below, each cell under its beginning', () => {
    const { otherwise } = linesOfText(
      text(
        'Dato     Rute      Fra          Til          Pris',
        '4. mai   XY        Bergen-      Bodø         900',
        '2027     310       Flesland',
        '9. mai   XY        Bodø         Bergen-      700',
        '                                Flesland',
      ),
    )
    expect(otherwise.at(-1)).toEqual([
      'Dato   Rute   Fra   Til   Pris',
      '4. mai 2027   XY 310   Bergen- Flesland   Bodø   900',
      '9. mai   XY   Bodø   Bergen- Flesland   700',
    ])
  })

  test('goes on in a row of nearly as many cells, none of which looks like the one above it', () => {
    const { otherwise } = linesOfText(
      text(
        'Tag          Flug     Von             Nach            Preis',
        'Do           XY       Bergen (BGO)    Bodø (BOO)      900 NOK',
        '02.07.2026   1692     06.10           07.55',
        'Do           XY       Bodø (BOO)      Bergen (BGO)    700 NOK',
        '16.07.2026   1693     22.45           23.40',
      ),
    )
    expect(otherwise.at(-1)).toEqual([
      'Tag   Flug   Von   Nach   Preis',
      'Do 02.07.2026   XY 1692   Bergen (BGO) 06.10   Bodø (BOO) 07.55   900 NOK',
      'Do 16.07.2026   XY 1693   Bodø (BOO) 22.45   Bergen (BGO) 23.40   700 NOK',
    ])
  })

  test('goes on in each cell where its times stand under its places', () => {
    const { otherwise } = linesOfText(
      text(
        'TRAIN      DEPARTS               ARRIVES               PLACE',
        '7          LUND, MT - UNION      ASKIM, ND (ASK)       1 Roomette, Car 730,',
        'NORTHERN   STATION (LND)         8:56 PM Sep 10        Room 004',
        'STAR       3:05 PM Sep 9',
      ),
    )
    expect(otherwise.at(-1)?.at(-1)).toBe(
      '7 NORTHERN STAR   LUND, MT - UNION STATION (LND) 3:05 PM Sep 9   ASKIM, ND (ASK) 8:56 PM Sep 10   1 Roomette, Car 730, Room 004',
    )
  })

  test('is another row where it looks like the one above it, though it has fewer cells', () => {
    const { otherwise } = linesOfText(
      text(
        'Tag          Flug      Von             Nach            Sitz     Preis',
        '02.07.2026   XY 1692   Bergen (BGO)    Bodø (BOO)      12A      900 NOK',
        '16.07.2026   XY 1693   Bodø (BOO)      Bergen (BGO)',
      ),
    )
    for (const lines of otherwise) expect(lines.join('\n')).not.toContain('1692 XY')
  })

  test('goes on below where only the row below tells two cells apart', () => {
    const cell = (start: number, text: string): Cell => ({ start, end: start + 5 * text.length, text })
    const both = { start: 0, end: 90, text: '9. mai XY', pieces: [cell(0, '9.'), cell(15, 'mai'), cell(60, 'XY')] }
    const { otherwise } = linesOfRows([[both, cell(120, 'Bodø'), cell(200, 'Bergen')], [cell(60, '310')]])
    expect(otherwise.at(-1)).toEqual(['9. mai   XY 310   Bodø   Bergen'])
  })

  test('begins anew below a heading, whose columns tell apart what stands too near', () => {
    const cell = (start: number, text: string): Cell => ({ start, end: start + 5 * text.length, text })
    const row = (days: readonly [string, string], house: string): Row => [
      { start: 0, end: 95, text: days.join(' '), pieces: [cell(0, days[0]), cell(50, days[1])] },
      cell(120, house),
      cell(240, '1 room, 7'),
    ]
    const heading = [cell(0, 'Ut'), cell(50, 'Hjem'), cell(120, 'Hotell'), cell(240, 'Rom')]
    const { otherwise } = linesOfRows([
      heading,
      row(['02.07.27', '09.07.27'], 'Hotel Havn'),
      [cell(120, 'Strandgata 4'), cell(240, 'netter')],
      row(['09.07.27', '16.07.27'], 'Hotel Fjell'),
    ])
    expect(otherwise.at(-1)).toEqual([
      'Ut   Hjem   Hotell   Rom',
      '02.07.27   09.07.27   Hotel Havn Strandgata 4   1 room, 7 netter',
      '09.07.27   16.07.27   Hotel Fjell   1 room, 7',
    ])
  })

  test('goes on below each thing of a cell, also where its heading has run together as well', () => {
    const cell = (start: number, text: string): Cell => ({ start, end: start + 5 * text.length, text })
    const both = (one: Cell, other: Cell): Cell => ({
      start: one.start,
      end: other.end,
      text: `${one.text} ${other.text}`,
      pieces: [one, other],
    })
    const { otherwise } = linesOfRows([
      [cell(0, 'Tarih'), cell(80, 'No'), cell(120, 'Kalkis'), both(cell(220, 'Saat'), cell(250, 'Varis'))],
      [cell(0, '12.04.2027'), cell(80, 'XY'), cell(120, 'Izmir Adnan'), both(cell(220, '05:50'), cell(250, 'Istanbul Sabiha'))],
      [cell(0, 'Pazartesi'), cell(80, '2171'), cell(120, 'Menderes'), cell(250, 'Gokcen (SAW)')],
    ])
    expect(otherwise.flat()).toContain('12.04.2027 Pazartesi   XY 2171   Izmir Adnan Menderes   05:50   Istanbul Sabiha Gokcen (SAW)')
  })

  test('goes on where its days lack their hours, whatever stands beside them', () => {
    const { otherwise } = linesOfText(
      text(
        'Abholung          Rückgabe          Anbieter     Kategorie',
        'Sa 05.06.2027,    Sa 12.06.2027,    Sixt         C, Vollkasko',
        '14:30             15:00             Voucher      ohne Selbstbehalt',
        'Faro              Faro              22817745',
      ),
    )
    expect(otherwise.at(-1)?.at(-1)).toBe(
      'Sa 05.06.2027, 14:30 Faro   Sa 12.06.2027, 15:00 Faro   Sixt Voucher 22817745   C, Vollkasko ohne Selbstbehalt',
    )
  })

  test('goes on where its cells say what they are and those below do not', () => {
    const { otherwise } = linesOfText(
      text(
        'Nordbil          Pick up: Bodø    Drop off: Bergen    Compact,',
        'Confirmation:    Airport          Airport             automatic',
        'NB118442         2 Jul 18:30      9 Jul 12:00         5 doors',
      ),
    )
    expect(otherwise.at(-1)).toEqual([
      'Nordbil Confirmation: NB118442   Pick up: Bodø Airport 2 Jul 18:30   Drop off: Bergen Airport 9 Jul 12:00   Compact, automatic 5 doors',
    ])
  })

  test('goes on in no row that is drawn, nor in one that begins with a label', () => {
    const { otherwise } = linesOfText(
      text('TP 1712   PARIS     0635   VIENNA   0850', '-----', 'HOTEL     WAWEL', 'ADDRESS:  STREET 22', '31-002    KRAKOW'),
    )
    for (const line of otherwise.flat()) expect(line).not.toMatch(/-----.*[A-Z]|HOTEL ADDRESS|WAWEL STREET/)
  })

  test('is read apart first where it only happens to stand side by side, here a little higher and there a little lower', () => {
    const at = (start: number, y: number, text: string): Cell => ({ start, end: start + 5 * text.length, text, stands: { y, height: 8 } })
    const rows = [
      [at(50, 700, 'Payment'), at(200, 701.8, 'Outbound')],
      [at(50, 690, 'Visa 4417'), at(200, 688.2, '06:25   Oslo')],
      [at(50, 680, '08:30 - 20:00'), at(200, 676, '07:30   Bergen')],
      [at(50, 670, 'Contact'), at(200, 669, 'Inbound')],
      [at(50, 660, '+47 555 0199'), at(200, 657, '15:00   Bergen')],
      [at(200, 645, '16:05   Oslo')],
    ]
    const left = ['Payment', 'Visa 4417', '08:30 - 20:00', 'Contact', '+47 555 0199']
    const right = ['Outbound', '06:25   Oslo', '07:30   Bergen', 'Inbound', '15:00   Bergen', '16:05   Oslo']
    expect(linesOfRows(rows).lines.filter((line) => line !== '')).toEqual([...left, ...right])
    const level = rows.map((row) => row.map((cell) => ({ ...cell, stands: { y: row[0]?.stands?.y ?? 0, height: 8 } })))
    expect(linesOfRows(level).lines[1]).toBe('Visa 4417   06:25   Oslo')
    const higher = rows.map((row) => row.map((cell, at) => ({ ...cell, stands: { y: (row[0]?.stands?.y ?? 0) + 2 * at, height: 8 } })))
    expect(linesOfRows(higher).lines[1]).toBe('Visa 4417   06:25   Oslo')
  })

  test('is one day where a cell ends within it, and not where a number stands above a month', () => {
    const row = (...cells: [number, string][]): Row => cells.map(([start, text]) => ({ start, end: start + 5 * text.length, text }))
    const day = linesOfRows([
      row([0, 'BY 594'], [60, 'Sunday, 28'], [150, 'London']),
      row([60, 'March 2027']),
      row([0, 'BY 595'], [60, 'domingo 4 de abril'], [150, 'Faro']),
      row([0, 'X'], [60, 'de 2027']),
      row([0, 'BY 596'], [60, '18-10-'], [150, 'Faro']),
      row([60, '2027']),
    ])
    expect(day.lines).toEqual([
      'BY 594   Sunday, 28 March 2027   London',
      'BY 595   domingo 4 de abril de 2027   Faro',
      'X',
      'BY 596   18-10-2027   Faro',
    ])
    const other = [row([0, 'Zimmer'], [60, 'Room 28']), row([60, 'March 2027']), row([0, 'Paid'], [60, '412 EUR']), row([60, '2027'])]
    expect(linesOfRows(other).lines).toEqual(['Zimmer   Room 28', 'March 2027', 'Paid   412 EUR', '2027'])
  })

  test('may be three columns', () => {
    const { otherwise } = linesOfText(
      text('Abholung      Rückgabe      Wagen', 'Basel         Genf          Kombi', '9:00          17:00         blau'),
    )
    expect(otherwise[0]?.filter((line) => line !== '')).toEqual([
      'Abholung',
      'Basel',
      '9:00',
      'Rückgabe',
      'Genf',
      '17:00',
      'Wagen',
      'Kombi',
      'blau',
    ])
  })

  test('ends where a line runs across it', () => {
    const { otherwise } = linesOfText(
      text('from      to', 'Lyon      Nice', 'all passengers travel in second class', 'seat      coach', '12        4'),
    )
    expect(otherwise[0]?.filter((line) => line !== '')).toEqual([
      'from',
      'Lyon',
      'to',
      'Nice',
      'all passengers travel in second class',
      'seat',
      '12',
      'coach',
      '4',
    ])
  })

  test('is read within its blocks as well where blocks are apart', () => {
    const { otherwise } = linesOfText(text('a      b', 'c      d', '', 'e      f', 'g      h'))
    expect(otherwise.map((lines) => lines.join(' ').replace(/ +/g, ' ').trim())).toEqual(['a c e g b d f h', 'a c b d e g f h'])
  })

  test('is nothing where there are no columns', () => {
    expect(linesOfText('one line\nanother line').otherwise).toEqual([])
    expect(linesOfText('').otherwise).toEqual([])
  })

  test('is told in tables by the number of the cell, and a row of one cell ends them', () => {
    const { otherwise } = linesOfTables(['Salida   Llegada', 'Lugo   Vigo', 'Buen viaje', '9:00   11:00'])
    expect(otherwise[0]?.filter((line) => line !== '')).toEqual(['Salida', 'Lugo', 'Llegada', 'Vigo', 'Buen viaje', '9:00   11:00'])
  })
})

describe('however rows are arranged', () => {
  const cell = fc.record({
    start: fc.integer({ min: 0, max: 60 }),
    length: fc.integer({ min: 1, max: 12 }),
    text: fc.stringMatching(/^[a-z]{1,6}$/),
  })
  const row = fc.array(cell, { maxLength: 5 }).map((cells): Row => {
    let free = 0
    return [...cells]
      .sort((a, b) => a.start - b.start)
      .map(({ start, length, text }): Cell => {
        const from = Math.max(start, free)
        free = from + length + 1
        return { start: from, end: from + length, text }
      })
  })

  test('nothing is lost, and nothing is told twice but what a column is called', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 25 }), (rows) => {
        const words = (lines: readonly string[]): string[] => lines.join(' ').split(/ +/).filter(Boolean).sort()
        const { lines, otherwise } = linesOfRows(rows)
        const labels = new Set(rows.flatMap((row) => row.slice(0, 1).map(({ text }) => text)))
        for (const other of otherwise) {
          const left = words(other)
          for (const word of words(lines)) left.splice(left.indexOf(word) >>> 0, 1)
          expect(left.filter((word) => !labels.has(word))).toEqual([])
          expect(left.length).toBe(words(other).length - words(lines).length)
        }
      }),
    )
  })
})
