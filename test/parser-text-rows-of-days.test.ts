import { expect, test } from 'vitest'
import { products } from './parser-text.ts'

/** Long rows of a friend's plan that begin with their days are no running text that was broken where lines end. */

test.each([
  [
    'in English',
    `Hi both, here's where we are with Portugal:

Fri 11 June 2027 – TP 1337 from London Heathrow 11:35, into Lisbon 14:20. Booking ref K3QM7T.
11-15 June – Casa do Largo, Rua da Bica 14, 1200-054 Lisboa, 4 nights, conf. CL-8841
Tue 15 June 09:00 – pick up the car, Guerin at Lisbon Airport (voucher GU 771204); drop it at Porto Airport on Sat 19 June by 10:00.
15–19 June – Quinta da Pedra, Estrada Nacional 222, 5120-373 Tabuaço, 4 nights, booking QP-1194
Sat 19 June – TP 1330, Porto 12:05 – London Gatwick 14:25`,
  ],
  [
    'with days in figures',
    `Hi both, here's where we are with Portugal:

11/06/2027: TP 1337 from London Heathrow 11:35, into Lisbon 14:20. Our booking reference is K3QM7T.
11-15 June: Casa do Largo, Rua da Bica 14, 1200-054 Lisboa, 4 nights, conf. CL-8841
15 June, 09:00: pick up the car, Guerin at Lisbon Airport (voucher GU 771204); drop it at Porto Airport on 19 June by 10:00.
15–19 June: Quinta da Pedra, Estrada Nacional 222, 5120-373 Tabuaço, 4 nights, booking QP-1194
19 June: TP 1330, Porto 12:05 – London Gatwick 14:25`,
  ],
])('rows that begin with their days stay apart, %s', (_, plan) => {
  expect(products(plan)).toEqual([
    'TP 1337 LHR 2027-06-11T11:35 – LIS 2027-06-11T14:20',
    'TP 1330 OPO 2027-06-19T12:05 – LGW 2027-06-19T14:25',
    'Casa do Largo | 2027-06-11 – 2027-06-15 | Rua da Bica 14, 1200-054, Lisboa, PT | CL-8841',
    'Quinta da Pedra | 2027-06-15 – 2027-06-19 | Estrada Nacional 222, 5120-373, Tabuaço, PT | QP-1194',
    'Guerin | 2027-06-15T09:00 Lisbon Airport | 2027-06-19T10:00 Porto Airport | GU 771204',
  ])
})

test('a sentence that goes on behind a day stays one', () => {
  const letter = `Dear Ms Reed, we are happy to confirm your room at the Rose Hotel, 14 High Street, Whitby YO21 3DB, from Friday
11 June 2027 to Tuesday, 15 June 2027, with breakfast on each day, and dinner on the first evening, as you wished.
Your booking number is RH-20418.`
  expect(products(letter)).toEqual(['Rose Hotel | 2027-06-11 – 2027-06-15 | 14 High Street, YO21 3DB, Whitby, GB | RH-20418'])
})
