/** People with the cards, seats and fares that stand behind their names, in sentences and in brackets, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

const RIDE = `
      Booking reference: QK7WZD
      IC 713   Friday 23 April 2027
      Zürich HB   10:10
      Bern   11:06`
const READ = 'IC 713 Zürich HB 2027-04-23T10:10 – Bern 2027-04-23T11:06'

export const PEOPLE_WITH_CARDS: readonly Sample[] = [
  {
    name: 'two of whom a card is told behind their ages',
    text: `${RIDE}
      Odile BERTHELOT (60 ans et +) – Carte Avantage Senior n° 29090400117230001
      Lucien BERTHELOT (60 ans et +) – Carte Avantage Senior n° 29090400117230002`,
    products: [READ],
    people: ['Odile Berthelot', 'Lucien Berthelot'],
  },
  {
    name: 'two with the days of their births and a fare',
    text: `${RIDE}
      Ueli Brunner, 17.09.1988, Halbtax
      Vreni Zaugg, 03.02.1990, Halbtax`,
    products: [READ],
    people: ['Ueli Brunner', 'Vreni Zaugg'],
  },
  {
    name: 'two whose seats stand in brackets, apart by commas',
    text: `${RIDE}
      Pasażerowie: Hanna Sowa (miejsca 4A, 7C), Igor Lipski (miejsca 4B, 7D)`,
    products: [READ],
    people: ['Hanna Sowa', 'Igor Lipski'],
  },
  {
    name: 'two adults in brackets behind a count with a sign',
    text: `${RIDE}
      2 x Adult (Emrys Trevor, Nia Trevor)`,
    products: [READ],
    people: ['Emrys Trevor', 'Nia Trevor'],
  },
  {
    name: 'two for whom a sentence says that tickets were bought',
    text: `${RIDE}
      Du har kjøpt billetter for Ragna Myhre og Odd Myhre. God tur!`,
    products: [READ],
    people: ['Ragna Myhre', 'Odd Myhre'],
  },
  {
    name: 'nobody by fares that several have paid, numbers of bills and shows one has tickets for',
    text: `${RIDE}
      Rejsende
      Lars Kjærby, voksen
      Birgit Kjærby, pensionist
      PRIS
      Rail Tidlig, voksen   2 x 129,00 kr.
      RECHNUNG   Nr. EW-27-4410227
      We also sell tickets for Royal Albert Hall and Covent Garden Market.`,
    products: [READ],
    people: ['Lars Kjærby', 'Birgit Kjærby'],
  },
]
