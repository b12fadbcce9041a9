import { describe, expect, test } from 'vitest'
import { tripOf } from './parser-text.ts'

/** The reference of a stay in whose letter a line stands. */
const referenceWith = (line: string, head = 'Willow Court Hotel, Durham'): string | undefined =>
  tripOf(`${head}
    Guest: Nora Quill
    ${line}
    Check-in: 4 May 2027
    Check-out: 7 May 2027
    1 double room, 3 nights`).reference?.value

describe('a number is not that of the booking', () => {
  test.each([
    // What is paid, insured and parked has references.
    'Your parking reference is 30917.',
    'Your Lyft ref is 66120 and your Tesco ref is 771204.',
    'Your insurance reference is INS-771204.',
    'Ihre Zahlungs-Referenz lautet 7712043300.',
    'Votre chèque référence est CHQ30917',
    // Orders of flowers and cakes, and the case of a licence.
    'Flores en la habitación: pedido 30917 de la floristería',
    'Gâteau : commande 30917',
    'Blomster: ordre 30917 hos gartneren',
    'Torta (ordine 30917)',
    'Kwiaty: zamówienie 30917',
    'Licença, processo 3091/22 da Câmara',
    // Letters that say what the figures are.
    'Booking: PIN 3091',
    'Reservation: TUE 1430',
    'Booking:  01914960122',
    'Ref: CH 8001 (Zürich)',
    'Paid by card, ref: FR 30917 (bank)',
    // Where one calls, days and meetings.
    'Res 01914960122',
    'Res. 441914960122',
    'Res 20270504',
    'Front office 01914960122  Conf 01914960123',
    'Video call at ten  Conf 30917712',
    'Reference AB/05/2027',
    'Reservation number: CALL 0191-496-0122',
    'Booking number: CALL 800-496-0122',
    // Codes of doors, networks and rebates.
    'Your stay is confirmed. The code is 309177 for the side door.',
    'Your stay is confirmed. The code is 309177.',
    'Your room is booked. The code is AUTUMN27 for 15% off lunch.',
    'Sua reserva está confirmada. O código é CHAVE88.',
    'Rezerwacja potwierdzona. Kod to 309177 do bramy.',
    // What is paid and eaten is confirmed in short.
    'Przelew 200 zł, potw. 20270104/17',
    'Potw. 987650123 przelewu',
    'Dinner at eight. Conf 01914 960122',
    'A table is laid. conf. 30917712',
  ])('%s', (line) => expect(referenceWith(line)).toBeUndefined())

  test.each(['Ordre 30917712', 'Booking 3091'])('behind a name where no word says that it is one: %s', (told) => {
    expect(
      tripOf(`Booking number: 550912
        Willow Court Hotel, Durham
        Guest name: Nora Elise ${told}
        Check-in: 4 May 2027
        Check-out: 7 May 2027`).reference?.value,
    ).toBe('550912')
  })
})

describe('a number is that of the booking', () => {
  test.each([
    ['Your FernWays reference is FW/27/0912.', 'FW/27/0912'],
    ['Ihre FernWays-Referenz lautet FW/27/0912', 'FW/27/0912'],
  ])('by the name that heads the letter: %s', (line, value) => {
    expect(referenceWith(line, 'FernWays — walks from house to house\nWillow Court Hotel, Durham')).toBe(value)
    expect(referenceWith(line)).toBeUndefined()
  })

  test.each([
    ['Commande 30917712', '30917712'],
    ['Processo: 30917/27', '30917/27'],
    ['Booking: WCD 3091', 'WCD 3091'],
    ['Ref: WCD 30917', 'WCD 30917'],
    ['RES 3091771-DUR', '3091771-DUR'],
    ['Your stay is confirmed. The code is W4K9TR', 'W4K9TR'],
  ])('at the head of its line, by its letters, or where its sentence ends: %s', (line, value) => {
    expect(referenceWith(line)).toBe(value)
  })
})

describe('the number of a row in a column of numbers', () => {
  const numbersOf = (first: string, second: string): readonly (string | undefined)[] =>
    tripOf(`Booking reference: QP5503K
      Guest: Nora Quill
      Day   Service   Reference
      4 May 2027
      Willow Court Hotel, Durham
      Check-in: 4 May 2027
      Check-out: 7 May 2027
      ${first}
      7 May 2027
      Hotel Larch, Leeds
      Check-in: 7 May 2027
      Check-out: 9 May 2027
      ${second}`).products.map(({ confirmation }) => confirmation?.value)

  test('is the first below its days', () => {
    expect(numbersOf('RW30917', 'LK55012\n      GB771204330')).toEqual(['RW30917', 'LK55012'])
  })
  test.each(['VAT GB77120433', 'GB77120433', 'TEL 01914960'])('is not %s', (told) => {
    expect(numbersOf('RW30917', told)).not.toContain(told)
  })
})
