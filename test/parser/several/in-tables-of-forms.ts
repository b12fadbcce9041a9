/** Documents made for the tests as forms are filled in: labels with what they say beside, above and below. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const IN_TABLES_OF_FORMS: readonly Sample[] = [
  {
    name: 'an itinerary of forms of two columns whose values go on below',
    text: `
      Itinerary prepared for Ms Ottoline Varga          Booking reference: 7QXTPL

      Mon 28 June 2027 - HOTEL - Lindenhof Messe
      Check-in       Mon 28 Jun 2027             Check-out      Tue 29 Jun 2027 (1 night)
      Address        Uferweg 41, Frankfurt       Telephone      +49 69 0000 1180
      Confirmation   88140-LM                    Room           Business single

      Tue 29 June 2027 - RAIL - Deutsche Bahn ICE 526
      Depart         Frankfurt(Main)Hbf          Arrive         Köln Hbf
                     Tue 29 Jun 2027, 08:29                     Tue 29 Jun 2027, 09:37
      Class          1st                         Seat           Coach 28, seat 63`,
    products: [
      'ICE 526 Frankfurt(Main)Hbf 2027-06-29T08:29 – Köln Hbf 2027-06-29T09:37',
      'Lindenhof Messe | 2027-06-28 – 2027-06-29 | Uferweg 41, Frankfurt | 88140-LM',
    ],
    people: ['Ottoline Varga'],
  },
  {
    name: 'a Swedish ferry in a form, with the ship beside its label',
    text: `
      Bokningsbekräftelse / Biljett          Bokningsnummer 20418873
      Utresa – fredag 9 juli 2027
      Sträcka      Nynäshamn – Visby         Fartyg       M/S Visby
      Avgång       11:20                     Ankomst      14:35
      Senast       10:50 (fordon)            Biljettyp    Flex
      incheckad`,
    products: ['M/S Visby Nynäshamn 2027-07-09T11:20 – Visby 2027-07-09T14:35'],
    reference: '20418873',
  },
  {
    name: 'a British ticket with its stations under its times, valid on its day and purchased before',
    text: `
      Hull Trains            eTicket
      Valid on               Class              Passenger
      Fri 18 Jun 2027        STD                1 Adult
      Ticket holder          Purchased          Booking reference
      Ms Orla Penhale        02 May 2027        H7KD29QX

      Depart        Arrive                   Train             Reservation
      08:23         11:02                    Hull Trains       Coach B
      Hull          London Kings Cross       1A92              Seat 21A`,
    products: ['1A92 Hull 2027-06-18T08:23 – London Kings Cross 2027-06-18T11:02'],
    people: ['Orla Penhale'],
    reference: 'H7KD29QX',
  },
  {
    name: 'coaches to stops with all they are called',
    text: `
      Coach e-Ticket       Booking reference CL4907713
      Outward 1 of 2: Edinburgh to Glasgow
      Service          900 Northern Coaches
      Travel date      Friday 18 June 2027
      Leaving from     Edinburgh Bus Station
      Departs          07:30
      Going to         Glasgow, Buchanan Bus Station
      Arrives          08:50

      Outward 2 of 2: Glasgow to Portree
      Service          916 Northern Coaches
      Travel date      Friday 18 June 2027
      Leaving from     Glasgow, Buchanan Bus Station (Stance 50)
      Departs          10:00
      Going to         Portree, Somerled Square
      Arrives          16:47`,
    products: [
      '900 Edinburgh Bus Station 2027-06-18T07:30 – Glasgow 2027-06-18T08:50',
      '916 Glasgow 2027-06-18T10:00 – Portree 2027-06-18T16:47',
    ],
    reference: 'CL4907713',
  },
  {
    name: 'a German ticket that says in a sentence of two lines when it was booked',
    text: `
      Online-Ticket                   Auftragsnummer: QK7XPL
      Frau Edda Aschenbach. Die Buchung Ihrer Fahrkarte erfolgte am
      30.03.2027 08:41 Uhr. Über: VIA: Ulm 7:52 ICE616
      Ihre Reiseverbindung Hinfahrt am 12.05.2027
      Halt             Datum     Zeit       Gleis   Produkte
      Ulm Hbf          12.05.    ab 07:52   1       ICE 616
      Mannheim Hbf     12.05.    an 09:28   3`,
    products: ['ICE 616 Ulm Hbf 2027-05-12T07:52 – Mannheim Hbf 2027-05-12T09:28'],
    people: ['Edda Aschenbach'],
    reference: 'QK7XPL',
  },
]
