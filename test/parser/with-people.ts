/** A flight and a stay, with what is told of their people below them. Nobody in them exists. */

import type { Sample } from './sample.ts'

const FLIGHT = `
      Booking reference: QZ4M7T
      LH 1810   8 June 2027   Munich (MUC) 11:35   Barcelona (BCN) 13:40`
const FLOWN = ['LH 1810 MUC 2027-06-08T11:35 – BCN 2027-06-08T13:40']

const STAY = `
      Booking confirmation
      Hotel Amselhof, Lindenweg 4, 80331 München
      Check-in: 8 June 2027
      Check-out: 11 June 2027`
const STAYED = ['Hotel Amselhof | 2027-06-08 – 2027-06-11 | Lindenweg 4, 80331, München | ?']

const withBelow =
  (booked: string, products: readonly string[]) =>
  (name: string, people: readonly string[], text: string): Sample => ({ name, people, products, text: `${booked}\n${text}` })

export const flown = withBelow(FLIGHT, FLOWN)
export const stayed = withBelow(STAY, STAYED)
