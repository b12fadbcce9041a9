import type { NoTrip } from '../no-trip.ts'

/** Blocks of two moments and two places below a word for cars, of which nobody hires any. Nobody in them exists. */
export const NONE_IN_BLOCKS_LIKE_HIRES: readonly NoTrip[] = [
  {
    name: 'a car that is insured, and may be replaced',
    text: `
      Car insurance policy 55120
      Vehicle: Ford Fiesta, group 4
      Cover starts Mon 3 May 2027 00:00 Leeds
      Cover ends Mon 3 May 2028 00:00 Leeds
      Courtesy rental car included.`,
  },
  {
    name: 'a car that is on a train',
    text: `
      Din bil åker med tåget
      BIL   Volvo V60, ABC 123
        mån 12 april 2027 kl. 09:30  Luleå station
        tors 15 april 2027 kl. 18:00  Kiruna station`,
  },
  {
    name: 'a van that takes goods',
    text: `
      Zlecenie transportu 8812
      SAMOCHÓD  Fiat Ducato
         pon. 12.04.2027 godz. 09:30  załadunek, Gdańsk
         czw. 15.04.2027 godz. 18:00  rozładunek, Warszawa`,
  },
  {
    name: 'the desks of a firm and when they are open',
    text: `
      Opening hours
      CAR HIRE  Hertz
      Mon 3 May 2027 08:00 - 18:00 Manchester Airport
      Tue 4 May 2027 08:00 - 18:00 Leeds City Station`,
  },
]
