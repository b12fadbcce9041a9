/** Numbers in pieces, those of airlines that are named, and the number of a journey beside those of its parts. Nobody in them exists. */

import type { Sample } from '../sample.ts'

const booked = (name: string, told: string, reference: string): Sample => ({
  name,
  text: `
      Pension Amselhof
      Lindenweg 4, 80331 München

      ${told}

      Check-in: 8 June 2027
      Check-out: 11 June 2027`,
  products: [`Pension Amselhof | 2027-06-08 – 2027-06-11 | Lindenweg 4, 80331, München | ${reference}`],
  reference,
})
const flown = (name: string, told: string, reference: string): Sample => ({
  name,
  text: `
      ${told}

      LH 1810   8 June 2027   Munich (MUC) 11:35   Barcelona (BCN) 13:40`,
  products: ['LH 1810 MUC 2027-06-08T11:35 – BCN 2027-06-08T13:40'],
  reference,
})

export const NUMBERS_OF_JOURNEYS: readonly Sample[] = [
  booked('letters in two pieces before figures in two', 'Buchungs-Nr.: SH-OB 25-00417   (bitte immer angeben)', 'SH-OB 25-00417'),
  booked('letters apart from figures, and what is asked in brackets', 'Booking ref HV 26-0417 (please quote)', 'HV 26-0417'),
  flown('letters apart from figures, before a dash and who goes', 'Pratica GIR 26-0712 — Sig.ra Marta Fontana', 'GIR 26-0712'),
  flown('a number of an airline that is named, in French', 'Références Air France : T8MWQS', 'T8MWQS'),
  flown('the same in Portuguese', 'Reserva aérea TAP: T8MWQS', 'T8MWQS'),
  flown('the number of a file in a sentence', 'Segue o resumo do processo 1126/26.', '1126/26'),
  flown('the number that an agency gave to a group', 'Unsere Gruppennummer bei der Agentur ist KR-24-0086.', 'KR-24-0086'),
]
