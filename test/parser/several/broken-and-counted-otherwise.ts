/** Rows that tables break or count otherwise, and what stands beside people and houses in them. Nobody in these documents exists. */

import type { Sample } from '../sample.ts'

export const BROKEN_AND_COUNTED: readonly Sample[] = [
  {
    name: 'names that go on with the numbers of their tickets in the row below',
    text: `
      Código de reserva DVTK8O
      Voo   Origem   Destino
      LA 3372   07:05 GRU   10:15 REC
      10/10/2027
      Passageiros
      Nome   Tipo   N° do bilhete   LATAM Pass   Bagagem (ida / volta)
      Conceição Aparecida   Adulto   957-   04418872530   1 item pessoal + 1 de mao
      Prado Brandao   2318840716   item pessoal + 1 de mao
      Luiz Otavio Brandao Neto   Adulto   957-   1 item pessoal + 1 de mao
      2318840717   item pessoal + 1 de mao`,
    products: ['LA 3372 GRU 2027-10-10T07:05 – REC 2027-10-10T10:15'],
    people: ['Conceição Aparecida Prado Brandao', 'Luiz Otavio Brandao Neto'],
  },
  {
    name: 'a heading that goes on below, over a second name with its title, and the airline before its code',
    text: `
      PASSENGER NAME / YOLCU ADI   TICKET NUMBER / BILET   BOOKING REF. REZERVASYON KODU
      NUMARASI
      HARGREAVES/TEMITOPE   235 2479018836   TK SH7V4D
      JAMES MR
      TK 1972 London Heathrow (LHR) 3 November 2026 16:40 Istanbul (IST) 23:35`,
    products: ['TK 1972 LHR 2026-11-03T16:40 – IST 2026-11-03T23:35'],
    people: ['Temitope James Hargreaves'],
    reference: 'SH7V4D',
  },
  {
    name: 'an hour of checking in, in a row whose last cell is empty',
    text: `
      PNR / Booking Ref   Status
      QW8LTR   CONFIRMED
      Date   Departing   Departs   Terminal   Flight No. (Aircraft)   Check-in/Bag drop closes   Arriving   Arrives   Terminal
      03 Oct 27   Chennai (MAA)   21:15   1   6E 6218 (A321)   20:15   Delhi (DEL)   00:10 (+1 day)   1
      04 Oct 27   Delhi (DEL)   05:50   2   6E 2005 (A320)   04:50   Leh (IXL)   07:20`,
    products: ['6E 6218 MAA 2027-10-03T21:15 – DEL 2027-10-04T00:10', '6E 2005 DEL 2027-10-04T05:50 – IXL 2027-10-04T07:20'],
  },
  {
    name: 'people with how old they are, each above another card, or above none',
    text: `
      Référence du dossier RMPZ4G
      ALLER Ven. 25 juin 2027
      12:08   Paris Montparnasse
      TGV INOUI n° 8573
      14:15   Bordeaux Saint-Jean
      Voyageurs
      Mme Maélys Reed-Chauveau (26 ans)
      Carte Avantage Jeune n° 29090113 7745 61028
      M. Ismaël Reed (34 ans)
      Carte Avantage Adulte
      Naïm Reed (6 ans)
      Enfant accompagné`,
    products: ['TGV INOUI 8573 Paris Montparnasse 2027-06-25T12:08 – Bordeaux Saint-Jean 2027-06-25T14:15'],
    people: ['Maélys Reed-Chauveau', 'Ismaël Reed', 'Naïm Reed'],
  },
  {
    name: 'people under a heading of vehicles as well',
    text: `
      Bokningsnummer 58240917
      Utresa: Göteborg - Kiel
      Avgång   torsdag 3 juni 2027 kl. 18:45, Göteborg
      Ankomst   fredag 4 juni 2027 kl. 09:15, Kiel
      Fartyg   Stena Germanica
      Resenärer och fordon
      1   Åsa Margareta Sjöström   Vuxen   SE

      2   Henrik af Ekenstam   Vuxen   SE

      3   Ebba Sjöström   Barn 6-11 år   SE
      Fordon: Personbil, längd max 6 m`,
    products: ['Stena Germanica Göteborg 2027-06-03T18:45 – Kiel 2027-06-04T09:15'],
    people: ['Åsa Margareta Sjöström', 'Henrik af Ekenstam', 'Ebba Sjöström'],
  },
  {
    name: 'two towns of one airport with a slash, in the row of a flight',
    text: `
      Confirmation #: H7QKVN
      NAME   FLIGHT   SEAT
      THEODORA MAE REED   DELTA 1184   14C
      THU, 08APR27   DEPART   ARRIVE   CLASS
      DELTA 1184   MINNEAPOLIS/ST PAUL   DETROIT, METRO WAYNE CO   Meal: None
      Delta Main Classic (V)   11:05am   1:58pm   Airbus A321`,
    products: ['DL 1184 MSP 2027-04-08T11:05 – DTW 2027-04-08T13:58'],
    people: ['Theodora Mae Reed'],
  },
  {
    name: 'a header of a mail in one line, of whose words two are those of a journey',
    text: `
      Från: SJ AB <noreply@sj.example>   Till: v.reed@example.com   Skickat: den 3 september 2027 20:07 - Ämne: Bokningsbekräftelse
      Bokningsnummer   Bokad   Resenärer
      EBN2710K   2027-09-03 kl. 20.05   1 vuxen
      Utresa - lördag 16 oktober
      Avgång   Ankomst   Tåg   Klass
      13.24 Uppsala C   14.02 Stockholm C   SJ Regional 843   2 klass
      14.21 Stockholm C   18.44 Lund C   SJ Snabbtåg 537   2 klass Lugn`,
    products: [
      'SJ Regional 843 Uppsala C 2027-10-16T13:24 – Stockholm C 2027-10-16T14:02',
      'SJ Snabbtåg 537 Stockholm C 2027-10-16T14:21 – Lund C 2027-10-16T18:44',
    ],
    reference: 'EBN2710K',
  },
  {
    name: 'hours and stations in boxes of their own, with nothing between',
    text: `
      Bokningsnummer
      HXR4182K
      Utresa: Göteborg C – Kiruna C
      fredag 26 mars 2027
      13.28Göteborg C
      SJ Snabbtåg 432
      16.34Stockholm C
      18.05Stockholm C
      SJ Nattåg 94
      09.37 +1Kiruna C`,
    products: [
      'SJ Snabbtåg 432 Göteborg C 2027-03-26T13:28 – Stockholm C 2027-03-26T16:34',
      'Nattåg 94 Stockholm C 2027-03-26T18:05 – Kiruna C 2027-03-27T09:37',
    ],
  },
  {
    name: 'an address before two kinds of telephones, in a letterhead above the address of the guest',
    text: `
      Casa Rural El Molino
      Alojamiento rural - Comidas caseras
      Barrio La Vega, 14 39580 Potes (Cantabria) Tel. y WhatsApp 942 73 00 18
      A la atención de:
      D.ª María del Carmen Reed
      C/ Iturrama, 52
      31007 Pamplona
      Reserva n.º: M-2027/0316
      Llegada   Viernes, 17 de septiembre de 2027, a partir de las 16:00 h
      Salida   Lunes, 20 de septiembre de 2027, antes de las 12:00 h`,
    products: ['Casa Rural El Molino | 2027-09-17 – 2027-09-20 | Barrio La Vega, 14, 39580, Potes (Cantabria) | M-2027/0316'],
  },
  {
    name: 'the street of a house without a number, below how many guests there are',
    text: `
      LOCALIZADOR   0118274593
      Entrada
      Viernes, 26/11/2027
      Salida
      Domingo, 28/11/2027
      Habitaciones 1   Huéspedes 2 adultos

      NH Plaza de Armas ****
      Calle Marqués de Paradas, s/n
      41001 Sevilla, España
      DATOS DEL TITULAR
      Rocío Manzanares`,
    products: ['NH Plaza de Armas | 2027-11-26 – 2027-11-28 | Calle Marqués de Paradas s/n, 41001, Sevilla, ES | 0118274593'],
    people: ['Rocío Manzanares'],
  },
  {
    name: 'towns that a narrow column breaks over two rows',
    text: `
      Itinerary receipt
      Confirmation: GXH7QT

      Flight    Date           From              Departs    To                Arrives
      DL 422    12 Mar 2027    NYC-KENNEDY       11:30am    SALT LAKE         02:45pm
                                                            CITY, UT
      DL 1175   17 Mar 2027    SALT LAKE         08:15am    NYC-KENNEDY       04:48pm
                               CITY, UT

      Passenger: PRIYA RAMAN
      Issued: Nov 16, 2026`,
    products: ['DL 422 JFK 2027-03-12T11:30 – SLC 2027-03-12T14:45', 'DL 1175 SLC 2027-03-17T08:15 – JFK 2027-03-17T16:48'],
    people: ['Priya Raman'],
    reference: 'GXH7QT',
  },
  {
    name: 'towns that are broken over two lines of a cell',
    text: `
      DELTA
      Your Trip Confirmation #: GXH7QT

      Passenger
      PRIYA RAMAN

      Fri, 12MAR   DEPART   ARRIVE

      DELTA 422
      Main Cabin (V)
      NYC-KENNEDY
      11:30am
      SALT LAKE
      CITY, UT
      02:45pm

      Wed, 17MAR   DEPART   ARRIVE

      DELTA 1175
      Main Cabin (V)
      SALT LAKE
      CITY, UT
      08:15am
      NYC-KENNEDY
      04:48pm

      Issued: Nov 16, 2026`,
    products: ['DL 422 JFK 2027-03-12T11:30 – SLC 2027-03-12T14:45', 'DL 1175 SLC 2027-03-17T08:15 – JFK 2027-03-17T16:48'],
    people: ['Priya Raman'],
    reference: 'GXH7QT',
  },
]
