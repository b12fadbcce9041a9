import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linesOfText } from '../src/parser/read/columns.ts'
import { withCellsBelow } from '../src/parser/read/tabbed.ts'
import { isMomentOfSending, senderIn } from '../src/parser/text/page/printed-heads.ts'
import { tripIn } from './documents.ts'
import { line, named } from './parser-text.ts'

/** Pages that somebody marked, copied and pasted: their cells are apart by tabs, and those of several lines are cut by them. */

const text = (...lines: string[]): string => lines.join('\n')

describe('the text of a page that was copied', () => {
  test('has a cell of several lines above the one beside it', () => {
    expect(linesOfText(text('Check-in', 'Friday 22 May', '4:00 pm\tCheckout', 'Tuesday 26 May', '11:00 am')).lines).toEqual([
      'Check-in',
      'Friday 22 May',
      '4:00 pm',
      'Checkout',
      'Tuesday 26 May',
      '11:00 am',
    ])
  })

  test('has each heading above its column where the row below has cells of several lines, told alike', () => {
    const page = text(
      'Départ\tRetour',
      'dimanche 11 juillet',
      'AJACCIO',
      '07:30 - 23:30\tdimanche 25 juillet',
      'BASTIA',
      '07:00 - 23:30',
      'Total',
    )
    expect(linesOfText(page).lines).toEqual([
      'Départ',
      'dimanche 11 juillet',
      'AJACCIO',
      '07:30 - 23:30',
      '',
      'Retour',
      'dimanche 25 juillet',
      'BASTIA',
      '07:00 - 23:30',
      '',
      'Total',
    ])
  })

  test('is read at once, however many spaces stand before a tab', () => {
    const begun = process.cpuUsage()
    expect(linesOfText(`Check-in${' '.repeat(400_000)}Friday\tCheckout\nTuesday`).lines[0]).toBe('Check-in')
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(2_000)
  })

  test('keeps the rows of a table, and a row whose cells are each told with a label', () => {
    const rows = text('Night\tPrice', '4 March\t224.00', '5 March\t319.00')
    const row = text('Reserved for you', 'Check-In: 3:00 PM\tCheck-Out: 12:00 PM', 'Number 4711')
    expect([rows, row].map(withCellsBelow)).toEqual([rows, row])
  })

  test('has a label and a name of it one below the other where the next row is another label', () => {
    expect(
      withCellsBelow(text('Renter\tDEVONTE REED', 'Member # 9*****417', 'Pickup\tMon, January 11 2027', '2:30 PM')).split('\n'),
    ).toEqual(['Renter', 'DEVONTE REED', 'Member # 9*****417', 'Pickup', 'Mon, January 11 2027', '2:30 PM'])
  })

  test('takes no code and the label beside it for headings', () => {
    const page = text(
      'Référence de dossier',
      'PVKXTD\tNom associé au dossier',
      'LE GALL',
      'Rennes → Annecy',
      '',
      'Aller',
      '',
      '08h05\tRennes',
    )
    expect(withCellsBelow(page).split('\n').slice(0, 5)).toEqual([
      'Référence de dossier',
      'PVKXTD',
      'Nom associé au dossier',
      'LE GALL',
      'Rennes → Annecy',
    ])
  })

  test('has rows of one line below those of several in their columns', () => {
    const page = text(
      'RECOGIDA\tDEVOLUCIÓN',
      'Palma Aeropuerto',
      '07611 Palma\tPalma Puerto',
      '07015 Palma',
      '08/07/2027\t17/07/2027',
      'Total',
    )
    expect(withCellsBelow(page).split('\n')).toEqual([
      'RECOGIDA',
      'Palma Aeropuerto',
      '07611 Palma',
      '08/07/2027',
      '',
      'DEVOLUCIÓN',
      'Palma Puerto',
      '07015 Palma',
      '17/07/2027',
      '',
      'Total',
    ])
  })

  test('loses no word, however its tabs stand', () => {
    const piece = fc.constantFrom('Hotel', 'Mon 4 May', '10:00', 'Anna Reed', '\t', '\n', '\n\n', ' ', 'A: b')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const words = (told: string): string[] => told.split(/\s+/).filter((word) => word !== '')
        const page = pieces.join('')
        expect(words(withCellsBelow(page)).sort()).toEqual(words(page).sort())
      }),
    )
  })

  test('is read with labels that run into what they tell', async () => {
    const trip = await tripIn(
      text(
        'Thank You for Booking With Sun Travel!',
        '',
        'Booking Summary',
        'Sun Travel Booking Number84620193',
        'Booking DateSeptember 15, 2026',
        'Booking StatusBooked – Deposit Paid',
        'Hotel',
        'Grand Palm Resort & Spa',
        '1571 Poipu Road',
        'Koloa, HI 96756',
        '',
        'Check-InSaturday, January 16, 2027 (after 4:00 p.m.)',
        'Check-OutSaturday, January 23, 2027 (before 11:00 a.m.)',
        'Nights7',
        'Hotel Confirmation Number57193340',
      ),
    )
    expect(trip.products.map(line)).toEqual([
      'Grand Palm Resort & Spa | 2027-01-16 – 2027-01-23 | 1571 Poipu Road, 96756, Koloa, US | 57193340',
    ])
  })

  test('is of who sent it and of the day in its head, which is no day of the journey', async () => {
    const trip = await tripIn(
      text(
        'Réservation confirmée : Le Nid, Annecy',
        '',
        'Airbnb <automated@airbnb.example>',
        'Mon, 14 Dec 2026 19:22:10 +0000',
        'To: j.reed@example.com',
        '',
        'Votre réservation est confirmée : direction Annecy !',
        'Le Nid · T2 vieille ville',
        'Logement entier',
        'Arrivée',
        'sam. 13 mars',
        'à partir de 16:00\t›\tDépart',
        'sam. 20 mars',
        '10:00',
        '',
        'Adresse',
        '27 Rue Sainte-Claire, 74000 Annecy, France',
        'Voyageurs',
        '2 voyageurs : Jean Reed, Maëlys Reed',
        'Code de confirmation',
        'HM5QJR2DNB',
      ),
    )
    expect(trip.products.map(line)).toEqual([
      'Le Nid · T2 vieille ville | 2027-03-13 – 2027-03-20 | 27 Rue Sainte-Claire, 74000, Annecy, FR | HM5QJR2DNB',
    ])
    expect(trip.people.map(({ value }) => named(value))).toEqual(['Jean Reed', 'Maëlys Reed'])
  })

  test('tells who sent it with a label or without, and never whom it is to', () => {
    expect(
      [
        ['Subject', 'Harbour Stays <mail@harbour.example>'],
        ['From: "Harbour Stays" <mail@harbour.example>'],
        ['To: Anna Reed <anna@example.com>', 'Von: Harbour Stays <mail@harbour.example>'],
        ['Anna Reed <anna@example.com>', 'Your booking', 'Harbour Stays <mail@harbour.example>', 'To: Anna Reed <Anna@example.com>'],
        ['Anna Reed <anna@example.com>', 'Deine Buchung', 'Harbour Stays <mail@harbour.example>', 'An: anna@example.com'],
        ['anna@example.com'],
      ].map(senderIn),
    ).toEqual(['Harbour Stays', 'Harbour Stays', 'Harbour Stays', 'Harbour Stays', 'Harbour Stays', undefined])
  })

  test('was sent at the moment beside who sent it, and at no other', () => {
    const head = ['Harbour <mail@harbour.example>', '14 Dec 2026, 19:22', '', '16 Dec 2026, 10:00']
    expect(head.map((_, at) => isMomentOfSending(head, at))).toEqual([false, true, false, false])
  })
})

describe('a plan of trains that was copied', () => {
  const stops = ['Göteborg C', 'Mölndal', 'Kungsbacka', 'Varberg', 'Halmstad C', 'Lund C', 'Malmö C']
  const hour = (stop: number, train: number): string =>
    `${String(5 + train + Math.floor(stop / 3)).padStart(2, '0')}.${10 + 15 * (stop % 3)}`
  const rows = stops.map((stop, at) => [stop, ...[0, 1, 2, 3].map((train) => hour(at, train))].join('\t'))
  const plan = text('Tidtabell', 'Gäller 13 december 2026 – 12 juni 2027', 'Tågnr\t1019\t1025\t1031\t1037', ...rows)

  test('has rows of many columns, which are not read a cell a line', () => {
    expect(linesOfText(plan).otherwise.every((lines) => !lines.includes('05.10'))).toBe(true)
  })

  test('is no journey, in whatever order it is read', async () => {
    expect((await tripIn(plan)).products).toEqual([])
  })
})
