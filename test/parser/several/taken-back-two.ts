/** Documents that rules made for others once took something of. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const TAKEN_BACK_TWO: readonly Sample[] = [
  {
    name: 'letters of terminals behind towns',
    text: `
      Your flight confirmation
      Booking reference: QWE7R2
      Passenger: Anna Reed
      UA 117   12 April 2027
      Newark C   08:20
      Chicago B   11:05`,
    products: ['UA 117 EWR 2027-04-12T08:20 – ORD 2027-04-12T11:05'],
  },
  {
    name: 'a way back in the next year, whose year is not told',
    text: `
      Your flight confirmation
      Booking reference: QWE7R2
      Passenger: Anna Reed
      Outbound
      LH 400   Frankfurt (FRA) - New York (JFK)
      Fri 10 December 2027   10:50 - 13:25
      Return
      LH 401   New York (JFK) - Frankfurt (FRA)
      5 March   16:00 - 05:40`,
    products: ['LH 400 FRA 2027-12-10T10:50 – JFK 2027-12-10T13:25', 'LH 401 JFK 2028-03-05T16:00 – FRA 2028-03-06T05:40'],
  },
  {
    name: 'the code of Frankfurt before a colon',
    text: `
      Your flight confirmation
      Booking reference: QWE7R2
      Passenger: Anna Reed
      LH 400   12 April 2027
      FRA: 10:50   JFK: 13:25`,
    products: ['LH 400 FRA 2027-04-12T10:50 – JFK 2027-04-12T13:25'],
  },
  {
    name: 'Swedish dates before and after a change',
    text: `
      Bokningsbekräftelse
      Bokningsnummer: 4417720
      Gäst: Anna Lind
      Hotell Bellevue, Storgatan 12, 111 22 Stockholm
      Före:   Incheckning 12 april 2027   Utcheckning 14 april 2027
      Nya datum:   Incheckning 22 april 2027   Utcheckning 24 april 2027`,
    products: ['Hotell Bellevue | 2027-04-22 – 2027-04-24 | Storgatan 12, 111 22, Stockholm | 4417720'],
  },
  {
    name: 'a house called by a figure before its stars',
    text: `
      Reservation confirmation
      Confirmation number: 88213377
      Motel 6 ★★
      1200 Main Street, Flagstaff, AZ 86001
      Guest: Anna Reed
      Check-in: 12 April 2027
      Check-out: 14 April 2027`,
    products: ['Motel 6 | 2027-04-12 – 2027-04-14 | 1200 Main Street, 86001, Flagstaff, US | 88213377'],
  },
  {
    name: 'a flight of other guests, of the same airline',
    text: `
      Your flight confirmation
      Booking reference: QWE7R2
      Passenger: Anna Reed
      BA 117   London (LHR) - New York (JFK)   12 April 2027   08:20   11:05

      Other guests take BA 173 on 12 April 2027, which leaves London (LHR) at 11:15 and lands in New York (JFK) at 14:05.`,
    products: ['BA 117 LHR 2027-04-12T08:20 – JFK 2027-04-12T11:05'],
  },
]
