/** Bookings that speak of late trains, of journeys that were made and of when they were printed. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const TOLD_THOUGH_LATE: readonly Sample[] = [
  {
    name: 'a ticket with what is paid for any late train, read long after',
    text: `
      Online-Ticket
      Auftragsnummer   LM4Q8T
      Reisende   Henrike Altmann
      14.10.2026   Hamburg Hbf ab 08:06   Berlin Hbf an 09:52   ICE 703
      Fahrgastrechte: ab 60 Minuten Verspätung erhalten Sie 25 % Entschädigung.
      Für jede durchgeführte Fahrt sammeln Sie Punkte.`,
    products: ['ICE 703 Hamburg Hbf 2026-10-14T08:06 – Berlin Hbf 2026-10-14T09:52'],
  },
  {
    name: 'a receipt that was printed before its ride',
    text: `
      Kvitto   2026-4471
      Utskrivet   2026-11-18
      Bokningsnummer   TRP4410L
      Resenär   Sigrid Almlöf
      2026-12-04   Malmö Central 06.07 – Stockholm Central 10.38   SJ Snabbtåg 524   895,00 kr
      Kvittot gäller som underlag efter genomförd resa.`,
    products: ['SJ Snabbtåg 524 Malmö Central 2026-12-04T06:07 – Stockholm Central 2026-12-04T10:38'],
  },
]
