import { describe, expect, test } from 'vitest'
import { tripOf } from './parser-text.ts'

/** Letters that tell the number of their booking by no label that is known. Nobody in them exists, and nothing was booked. */

const numbersOf = (text: string, more: Parameters<typeof tripOf>[1] = {}) => {
  const { products, reference } = tripOf(text, more)
  return [reference?.value, ...products.map(({ confirmation }) => confirmation?.value)]
}

/** A stay of three nights, in whose letter a sentence stands. */
const stay = (told: string, subject = 'Your room') =>
  numbersOf(
    `Dear Anna,
    The room is booked for you from Monday 31st May until Thursday 3rd June 2027. ${told}
    Breakfast is from eight, and the key is under the mat.
    Kind regards
    Ellen Clark
    Rose Cottage Guest House
    4 Mill Lane, Whitby YO21 1RT`,
    { subject, from: 'Rose Cottage Guest House <ellen@rosecottage.example>' },
  )

describe('the number of a stay', () => {
  test.each([
    ['Your booking number if you ring is RC-2705.', 'RC-2705'],
    ['You are in our diary as RC-27-118.', 'RC-27-118'],
    ['I have put you in the book under RC/27/31.', 'RC/27/31'],
    ['The reservation is on our list as number 4417.', '4417'],
  ])('is that of all and of the stay: %s', (told, number) => expect(stay(told)).toEqual([number, number]))

  test('is that of its subject', () => {
    expect(stay('See you soon.', 'Your booking number RC-418 at Rose Cottage')).toEqual(['RC-418', 'RC-418'])
  })

  test.each([
    'Please ring 01947 555 0182 if you are late.',
    'We are 4 miles from the A171, and bus 93 stops at the gate.',
    'The licence number of the house is HB-2027-058.',
    'The wifi is Rose_Guests and its code is 77120433.',
    'Our VAT number is 771 2043 30.',
    'The balance of 240 is to be paid when you come.',
  ])('is none that is of something else: %s', (told) => expect(stay(told)).toEqual([undefined, undefined]))
})

describe('the number of a hire', () => {
  const hire = (told: string) =>
    numbersOf(
      `Hej Karin, din bokning är klar.
      Hämtning: lördag 12 juni 2027 kl. 10.00, Strandvägen 4, Visby
      Återlämning: måndag 14 juni 2027 kl. 17.00, Strandvägen 4, Visby
      Bil: Volvo V60
      ${told}
      Hälsningar
      Visby Biluthyrning`,
      { subject: 'Bokningsbekräftelse hyrbil', from: 'Visby Biluthyrning <hej@visbybil.example>' },
    )

  test('is told in a sentence', () => {
    expect(hire('Bokningen har nr VC-2041.')).toEqual(['VC-2041', 'VC-2041'])
  })

  test('is none where none is told', () => {
    expect(hire('Barnstol ingår, 150 kr per dag, och 300 km.')).toEqual([undefined, undefined])
  })
})

test('what alone is booked has the number of all, where it has none of its own', () => {
  const [reference, own] = stay('It is in our book of bookings under HB-2027-058.')
  expect([reference, own]).toEqual(['HB-2027-058', 'HB-2027-058'])
})

test('of letters before a number found without them, all is read', () => {
  expect(
    numbersOf(
      `Booking TVH 20447 - Luton van
      Collect: Friday 11 June 2027, 09:00, Unit 4, Dock Road, Gateshead
      Return: Sunday 13 June 2027, 17:00, same place
      Vehicle: Ford Transit Luton
      Your booking TVH 20447 is confirmed. Please bring your licence.
      Tees Van Hire`,
      { subject: 'Booking TVH 20447 - Luton van' },
    ),
  ).toEqual(['TVH 20447', 'TVH 20447'])
})

test('two stays of one letter have no one number', () => {
  expect(
    numbersOf(`Your trip
    Hotel Amsel, Lindenweg 4, 80331 München
    Check-in: 4 May 2027
    Check-out: 7 May 2027
    Hotel Drossel, Gartenstraße 9, 50667 Köln
    Check-in: 7 May 2027
    Check-out: 9 May 2027
    We have you down as booking 118.`),
  ).toEqual([undefined, undefined, undefined])
})
