/** Numbers of bookings by labels and in shapes of agencies and small houses, and numbers that are none. Nobody in them exists. */

import type { Sample } from '../sample.ts'

/** A stay, and above it what is said of its number. */
const numbered = (name: string, said: string, reference: string): Sample => ({
  name,
  text: `
      ${said}

      Hotel Amselhof, Lindenweg 4, 80331 München
      Check-in: 8 June 2027
      Check-out: 11 June 2027
      Guest: Anna Reed`,
  products: [`Hotel Amselhof | 2027-06-08 – 2027-06-11 | Lindenweg 4, 80331, München | ${reference}`],
})

export const NUMBERS_BY_FURTHER_LABELS: readonly Sample[] = [
  numbered('the number of a Flemish reservation', 'Reservatienummer: GT-0044812', 'GT-0044812'),
  numbered('a Finnish sentence with the number', 'Varausnumerosi on HTL4471902.', 'HTL4471902'),
  numbered('a number of four figures that begins with nothing', 'Prenotazione n. 0644', '0644'),
  numbered('the number of a file that is to be told', 'Il numero di pratica da citare sempre è 1174/27.', '1174/27'),
  numbered('the number of a file with a point and a stroke', 'Dossier nº 7.204/27, em nome de Anna Reed', '7.204/27'),
  numbered('the year before a stroke', 'Reserva: 27/03318', '27/03318'),
  numbered('a number of letters and two strokes', 'Processo AB/27/1893', 'AB/27/1893'),
  numbered('the number of a Czech reservation in short', 'rez. č. AST/4471, snídaně', 'AST/4471'),
  numbered('the number of a tour', 'Tour number FF-20933', 'FF-20933'),
  numbered('what an app calls a trip', 'Trip ID ab_8Hq21ZkT', 'ab_8Hq21ZkT'),
  numbered('a month and a year behind a word for a booking', 'Reserva: 05/2027', '?'),
  numbered('how many tours there are', 'Tour number one on our list of 26 tours.', '?'),
  numbered('the number of a member', 'Your membership no. is 26/118.', '?'),
  numbered('where one calls to reserve', 'Prenotazione 06/474571 (tutti i giorni)', '?'),
  numbered('the tour of a catalogue', 'Tour code: EU2027', '?'),
  numbered('a tour that all go on, and a booking', 'Your coach tour no. 20933 is confirmed, booking reference AB55120.', 'AB55120'),
]
