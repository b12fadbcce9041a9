/** Numbered rows that go on below, trains without a seat, letters of codes, whose voucher it is, houses behind their nights, and where houses in rows and in the foot of letters are. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const ROWS_SIGNERS_AND_STREETS: readonly Sample[] = [
  {
    name: 'a numbered row of a table of people that goes on below',
    text: `
      Booking reference: QW4HTR
      Date   Flight   From   To   Departs   Arrives
      Wed 14 Apr 2027   JQ 610   Sydney (SYD)   Melbourne (MEL)   09:00   10:35
      Traveller   SYD - MEL   Extras
      1. Mr Harold Quennell   Seat 7A, 20kg checked   Meal
      2. Ms Philippa   Seat 7B, 7kg carry-on   1 bag
      Quennell
      Total   AUD 238.00`,
    products: ['JQ 610 SYD 2027-04-14T09:00 – MEL 2027-04-14T10:35'],
    people: ['Harold Quennell', 'Philippa Quennell'],
    reference: 'QW4HTR',
  },
  {
    name: 'a letter to a lady or a gentleman, whichever it is',
    text: `
      Reserva confirmada
      Exmo(a). Sr(a). Leonor Vasques,
      Confirmamos a seguinte reserva:
      Hotel Solar da Ribeira
      Rua das Flores, 14, 4990-062 Ponte de Lima
      Nº de reserva   SR-448120
      Chegada   12/03/2027
      Partida   14/03/2027
      Noites   2`,
    products: ['Hotel Solar da Ribeira | 2027-03-12 – 2027-03-14 | Rua das Flores, 14, 4990-062, Ponte de Lima, PT | SR-448120'],
    people: ['Leonor Vasques'],
    reference: 'SR-448120',
  },
  {
    name: 'a train on which no seat is reserved, beside one on which one is',
    text: `
      Ticket zum Ausdrucken
      Buchungscode: HK7PWD
      Reisende: Ottilie Brandner
      Bahnhof   Datum   Zeit   Gleis   Zug   Reservierung
      ab Linz Hbf   11.11.2026   08:15   4   RJ 741   Wagen 23, Platz 55
      an Salzburg Hbf   11.11.2026   09:20
      ab Salzburg Hbf   11.11.2026   10:12   7   EC 113   keine Reservierung
      an Villach Hbf   11.11.2026   12:44
      Preis: 49,90 EUR`,
    products: [
      'RJ 741 Linz Hbf 2026-11-11T08:15 – Salzburg Hbf 2026-11-11T09:20',
      'EC 113 Salzburg Hbf 2026-11-11T10:12 – Villach Hbf 2026-11-11T12:44',
    ],
    people: ['Ottilie Brandner'],
    reference: 'HK7PWD',
  },
  {
    name: 'the number of a voucher in two groups of letters and one of figures',
    text: `
      Voucher AX-BE 5520183
      Datum: 11-01-2027   Reserveringsnummer verhuurder: 77120045B1
      Hoofdbestuurder
      Mevr. Sanne Verkuijl
      Lokale verhuurder
      Europcar
      Ophalen   Inleveren
      zaterdag 3 april 2027, 11:00 uur   zaterdag 10 april 2027, 09:30 uur
      Malaga Luchthaven   Malaga Luchthaven`,
    products: ['Europcar | 2027-04-03T11:00 Malaga Luchthaven | 2027-04-10T09:30 Malaga Luchthaven | 77120045B1'],
    people: ['Sanne Verkuijl'],
    reference: 'AX-BE 5520183',
  },
]
