/** Documents with words that mean something else elsewhere: of rules, coaches, surnames and quiet coaches. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const TAKEN_BACK_ONE: readonly Sample[] = [
  {
    name: 'a rule of what is paid back',
    text: `
      Hotelbestätigung
      Buchungsnummer: 55120983
      Hotel Adler
      Marktplatz 3, 79098 Freiburg
      Gast: Anna Reed
      Anreise: 12.04.2027
      Abreise: 14.04.2027
      Bei einer Stornierung bis zum 10.04. überweisen wir Ihre Erstattung auf Ihr Konto.`,
    products: ['Hotel Adler | 2027-04-12 – 2027-04-14 | Marktplatz 3, 79098, Freiburg | 55120983'],
  },
  {
    name: 'where one gets on a coach and off it',
    text: `
      Bestätigung Ihrer Fahrt
      Buchungsnummer: 4417720
      Fahrgast: Anna Reed
      12.04.2027
      Einstieg 08:15 Berlin ZOB
      Ausstieg 12:45 Dresden Hbf`,
    products: ['? Berlin ZOB 2027-04-12T08:15 – Dresden Hbf 2027-04-12T12:45'],
  },
  {
    name: 'surnames that are words of other languages',
    text: `
      Boekingsbevestiging
      Boekingsnummer: KLM7Q2
      Passagiers
      Jan Vos
      Maria Vos
      KL 1507   Amsterdam (AMS) - Oslo (OSL)   12 april 2027   09:10   11:00`,
    products: ['KL 1507 AMS 2027-04-12T09:10 – OSL 2027-04-12T11:00'],
    people: ['Jan Vos', 'Maria Vos'],
  },
  {
    name: 'a quiet coach',
    text: `
      Confirmación de compra
      Localizador: K7P2QX
      Pasajera: Anna Reed
      12/04/2027
      AVE 3123   Coche 3 Silencio   07:30   Madrid Puerta de Atocha   10:15   Barcelona Sants`,
    products: ['AVE 3123 Madrid Puerta de Atocha 2027-04-12T07:30 – Barcelona Sants 2027-04-12T10:15'],
  },
  {
    name: 'a name after a title that looks like half of one',
    text: `
      Your flight confirmation
      Booking reference: QWE7R2
      Your booking for Mr Le Quan is confirmed.
      VN 36   Frankfurt (FRA) - Hanoi (HAN)   12 April 2027   14:25   06:10+1`,
    products: ['VN 36 FRA 2027-04-12T14:25 – HAN 2027-04-13T06:10'],
    people: ['Le Quan'],
  },
  {
    name: 'a house called by what it offers',
    text: `
      Booking confirmation
      Booking number: 4417720
      Guest: Anna Reed
      Check-in: 12 April 2027
      Check-out: 14 April 2027
      Hotel Bistro & Rooms
      Seestrasse 12, 6353 Weggis, Switzerland`,
    products: ['Hotel Bistro & Rooms | 2027-04-12 – 2027-04-14 | Seestrasse 12, 6353, Weggis, CH | 4417720'],
  },
]
