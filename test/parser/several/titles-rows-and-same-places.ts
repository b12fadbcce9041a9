/** Documents made for the tests: names with titles behind them, rows of an agency's plan, and ends of a hire at one place. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const TITLES_ROWS_AND_SAME_PLACES: readonly Sample[] = [
  {
    name: 'travellers with their titles behind a comma, and who is grown up',
    text: `
      Numer rezerwacji: QX7T2P
      PASAŻEROWIE
      WIERZBICKA DOROTA, Pani (dorosły) – bilet 080 5550177154
      WIERZBICKI PAWEŁ, Pan (dorosły) – bilet 080 5550177155
      LO3910 10.09.2026
      Kraków (KRK) 12:05   Warszawa (WAW) 13:00`,
    products: ['LO 3910 KRK 2026-09-10T12:05 – WAW 2026-09-10T13:00'],
    people: ['Dorota Wierzbicka', 'Paweł Wierzbicki'],
  },
  {
    name: 'a card behind the first of three, one of whom is a child',
    text: `
      Bookingreferanse: QX7T2P
      REISENDE
      Silje Fjellbakk            Reward-nr. 300418822
      Torbjørn Lie Fjellbakk
      Iben Fjellbakk (barn, født 2019)
      DY1422   3. juli 2026
      Oslo (OSL) 15:25   Nice (NCE) 18:25`,
    products: ['DY 1422 OSL 2026-07-03T15:25 – NCE 2026-07-03T18:25'],
    people: ['Silje Fjellbakk', 'Torbjørn Lie Fjellbakk', 'Iben Fjellbakk'],
  },
  {
    name: 'stays of a plan with their days in short',
    text: `
      ITINERARY - CONFIRMED
      Our reference:    MM-20814

      Thu 17 SEP 2026   HOTEL       The Harbourlight Hotel
                                    1180 Alberni Street, Vancouver, BC V6E 1A5
                        In 17 SEP   Out 20 SEP 2026         3 nights
                        Conf.       BH-559102

      Wed 23 SEP 2026   HOTEL       Bow Ridge Lodge
                                    620 Banff Avenue, Banff, AB T1L 1H9
                        In 23 SEP   Out 29 SEP 2026         6 nights
                        Conf. no.   BRL-708164`,
    products: [
      'The Harbourlight Hotel | 2026-09-17 – 2026-09-20 | 1180 Alberni Street, V6E 1A5, Vancouver, CA | BH-559102',
      'Bow Ridge Lodge | 2026-09-23 – 2026-09-29 | 620 Banff Avenue, T1L 1H9, Banff, CA | BRL-708164',
    ],
    reference: 'MM-20814',
  },
  {
    name: 'the same place below the moment beside its label, and what is paid for no place',
    text: `
      Your camper is booked! (KC-2651)
      Hekla Campers
      Main driver:    Owen Tregarth
      Pick-up:        Sunday 14 June 2026, 16:00
                      Hekla Campers, Bogatröð 2, 235 Keflavíkurflugvöllur
      Drop-off:       Thursday 25 June 2026, 09:00
                      same place

      Gravel protection                  included
      Sand & ash protection              ISK  16,500`,
    products: ['Hekla Campers | 2026-06-14T16:00 Hekla Campers | 2026-06-25T09:00 Hekla Campers | KC-2651'],
  },
  {
    name: 'a number of a room that is confirmed',
    text: `
      Zimmerbestätigung Nr. 26/0418
      Gasthof Rotwandblick
      Am Lindenbühl 6 · 87545 Burgberg im Allgäu
      Sehr geehrter Herr Dornseif,
      gerne bestätigen wir Ihnen die Reservierung wie folgt:
      Anreise:   Samstag, 12.09.2026 (ab 14 Uhr)
      Abreise:   Samstag, 19.09.2026 (bis 10 Uhr)`,
    products: ['Gasthof Rotwandblick | 2026-09-12 – 2026-09-19 | Am Lindenbühl 6, 87545, Burgberg im Allgäu | 26/0418'],
  },
  {
    name: 'trains below a heading of seats and fares, which are no stay',
    text: `
      eTicket and Receipt
      Reservation Number - 8C4F1E
      SEPTEMBER 18, 2026 - SEPTEMBER 21, 2026
      Train   From   To   Accommodation   Fare
      Train 43   NEW YORK MOYNIHAN TRAIN HALL, NY   PITTSBURGH, PA   2 Coach Seats   $134.00
      Fri, Sep 18, 2026   Depart 10:52 AM   Arrive 7:59 PM
      Train 42   PITTSBURGH, PA   NEW YORK MOYNIHAN TRAIN HALL, NY   2 Coach Seats   $212.00
      Mon, Sep 21, 2026   Depart 7:30 AM   Arrive 4:50 PM`,
    products: [
      '43 NEW YORK MOYNIHAN TRAIN HALL 2026-09-18T10:52 – PITTSBURGH 2026-09-18T19:59',
      '42 PITTSBURGH 2026-09-21T07:30 – NEW YORK 2026-09-21T16:50',
    ],
  },
]
