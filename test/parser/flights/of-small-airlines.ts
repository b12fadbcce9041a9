/** Flights of small airlines and of those that nobody knows, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const FLIGHTS_OF_SMALL_AIRLINES: readonly Sample[] = [
  {
    name: 'a small airline that is listed with its name',
    text: `
      Grazie per la prenotazione
      Codice di prenotazione: TW3KPQ
      Andata
      Venerdì 12 marzo 2027 · BQ 1941 · Dash 8-400
      11:45
      Bolzano
      BZO
      13:25
      Berlino
      BER`,
    products: ['BQ 1941 BZO 2027-03-12T11:45 – BER 2027-03-12T13:25'],
    reference: 'TW3KPQ',
  },
  {
    name: 'an airline that is named and whose code is not told',
    text: `
      Booking confirmed
      Thank you for flying with Air Chathams
      Booking reference: QWPLKX
      Flight 512
      Auckland (AKL) to Napier (NPE)
      Tuesday 16 March 2027
      Departs 09:20   Arrives 10:25`,
    products: ['3C 512 AKL 2027-03-16T09:20 – NPE 2027-03-16T10:25'],
  },
  {
    name: 'airlines that nobody knows, in a column of flights',
    text: `
      Confirmation de votre réservation
      Numéro de dossier   YQ6PWE   Statut   CONFIRMÉ
      Vos vols
      Vol   Date   Départ   Arrivée   Tarif
      QJ 4812   lundi 7 juin 2027   07h05 BREST BRETAGNE   08h25 BORDEAUX MERIGNAC (Hall A)   FLEX
      QJ 4817   mercredi 9 juin 2027   18h40 BORDEAUX MERIGNAC (Hall A)   20h00 BREST BRETAGNE   FLEX`,
    products: ['QJ 4812 BES 2027-06-07T07:05 – BOD 2027-06-07T08:25', 'QJ 4817 BOD 2027-06-09T18:40 – BES 2027-06-09T20:00'],
    reference: 'YQ6PWE',
  },
  {
    name: 'an airline that nobody knows, between two codes of airports',
    text: `
      Vielen Dank für Ihre Buchung!
      Buchungscode: SQ7HVA
      Ihr Flug
      Freitag, 12. März 2027 · 8Z 1941
      11:45
      Innsbruck
      INN
      13:05
      Hamburg
      HAM`,
    products: ['8Z 1941 INN 2027-03-12T11:45 – HAM 2027-03-12T13:05'],
  },
  {
    name: 'a train from an airport, of a kind that nobody knows, before a flight',
    text: `
      Fahrkarte
      Auftragsnummer: HJ72KQ9P
      Mit dem Zug zum Flug: bitte zwei Stunden vor Abflug am Flughafen sein.
      Freitag, 12. März 2027
      10:05   Linz Hbf
      QJ 4812
      12:35   Flughafen Wien`,
    products: ['QJ 4812 Linz Hbf 2027-03-12T10:05 – Wien 2027-03-12T12:35'],
  },
  {
    name: 'a terminal before a time of four figures, days behind articles and seats before weights',
    text: `
      RESERVA CONFIRMADA
      LOCALIZADOR: QWPLKX
      VUELO IB 3170 EL 12 DE JUNIO DE 2027
      MADRID (MAD) T4 08:50
      LONDRES (LHR) T3 10:20
      TRASLADO LHR T3 1130
      ASIENTO 5D 23 KG`,
    products: ['IB 3170 MAD 2027-06-12T08:50 – LHR 2027-06-12T10:20'],
  },
  {
    name: 'days broken over three rows, beside which what leaves and arrives is said, and a heading in two rows',
    text: `
      ELECTRONIC TICKET ITINERARY / RECEIPT
      PASSENGER NAME   E-TICKET NUMBER   FREQUENT   BOOKING
      FLYER   REFERENCE
      SILVA/ANOMA MS   603 2411111111   UL   RLQ4ZT
      ITINERARY DETAILS
      FLIGHT   AIRPORT / TERMINAL   DATE   TIME FARE   BAG
      UL 504   Departure LONDON   14   2040 KLRGB   30K
      Operated by   HEATHROW,   AUG
      SRILANKAN   UNITED KINGDOM   2027
      AIRLINES   Terminal 3
      Class K /   Arrival   COLOMBO   15   1235
      CONFIRMED   BANDARANAIKE,   AUG
      SRI LANKA   2027
      UL 115   Departure COLOMBO   15   1905 KLRGB   30K
      Operated by   BANDARANAIKE,   AUG
      SRILANKAN   SRI LANKA   2027
      AIRLINES   Arrival   MALE VELANA INTL,   15   2010
      Class K /   MALDIVES   AUG
      CONFIRMED   2027`,
    products: ['UL 504 LHR 2027-08-14T20:40 – CMB 2027-08-15T12:35', 'UL 115 CMB 2027-08-15T19:05 – MLE 2027-08-15T20:10'],
    reference: 'RLQ4ZT',
  },
  {
    name: 'a row of numbers above months of more columns, which are no days',
    text: `
      Booking reference: KX81PQ
      IB 6251   MAD Madrid   JFK New York   14 Feb 2027   11:55   14:05
      Points   12   14
      Credited in   MAR   APR   MAY
      Valid until   2028   2028   2029`,
    products: ['IB 6251 MAD 2027-02-14T11:55 – JFK 2027-02-14T14:05'],
    reference: 'KX81PQ',
  },
  {
    name: 'a heading in two rows that is of no reference',
    text: `
      Booking reference: KX81PQ
      PASSENGER   TICKET NUMBER   TOTAL
      PRICE
      SILVA/ANOMA MS   0752411111111   RLQ4ZT
      IB 6251   MAD Madrid   JFK New York   14 Feb 2027   11:55   14:05`,
    products: ['IB 6251 MAD 2027-02-14T11:55 – JFK 2027-02-14T14:05'],
    reference: 'KX81PQ',
  },
  {
    name: 'a Vietnamese heading of names, last names first, and a child with its day of birth',
    text: `
      VÉ ĐIỆN TỬ / E-TICKET
      Mã đặt chỗ / Reservation code   HTQ9PN
      HÀNH KHÁCH / PASSENGERS
      Họ tên / Name   Số vé / Ticket no.   Tổng / Total
      NGUYEN, THI MAI (MS)   738-2409118111   EUR 912.14
      BRANDT, MAI LINH (CHD, 06/03/2019)   738-2409118113   EUR 701.90
      HÀNH TRÌNH / ITINERARY
      VN36   Frankfurt (FRA) T2   22/01/2027 13:55   Ha Noi, Noi Bai (HAN) T2   23/01/2027 06:35   T`,
    products: ['VN 36 FRA 2027-01-22T13:55 – HAN 2027-01-23T06:35'],
    people: ['Thi Mai Nguyen', 'Mai Linh Brandt'],
    reference: 'HTQ9PN',
  },
  {
    name: 'names before labels, under headings of other things, and in a subject',
    subject: 'REISEPLAN HAUGE/TROND MR 15FEB BGO FRA',
    text: `
      REISEPLAN FOR:   HAUGE/TROND MR
      Booking code: QWPLKX
      Travelling: Mr Emeka Okon, Mrs Ruth Abigail Okon Airline reference: G7YQ2C
      Name   Add-ons BGO-FRA   Add-ons FRA-BGO
      LH 859   15 FEB 2027   BERGEN (BGO) 09:50   FRANKFURT (FRA) 12:00`,
    products: ['LH 859 BGO 2027-02-15T09:50 – FRA 2027-02-15T12:00'],
    people: ['Trond Hauge', 'Emeka Okon', 'Ruth Abigail Okon'],
  },
  {
    name: 'one whose last name is a word of bookings, whom a title tells',
    text: `
      Booking code: QWPLKX
      Passenger: Mrs Helen Price
      LH 859   15 FEB 2027   BERGEN (BGO) 09:50   FRANKFURT (FRA) 12:00`,
    products: ['LH 859 BGO 2027-02-15T09:50 – FRA 2027-02-15T12:00'],
    people: ['Helen Price'],
  },
  {
    name: 'a driver whose number begins as that of a flight, beside when one leaves the house',
    text: `
      Booking confirmation
      Hotel Miramar, Calle Sol 12, 29016 Málaga, Spain
      Check-in: Friday 12 March 2027 from 15:00
      Check-out: Friday 19 March 2027 until 11:00
      Airport transfer: your flight from London (LGW) lands at Málaga (AGP) 14:05. Driver PA 442.
      Guest: Anna Reed`,
    products: ['Hotel Miramar | 2027-03-12 – 2027-03-19 | Calle Sol 12, 29016, Málaga, ES | ?'],
  },
  {
    name: 'small airlines behind their names, ways and months',
    text: `
      Booking reference: KX81PQ
      Outbound UK 955   Delhi 12 Mar 2027 09:10   Mumbai 12 Mar 2027 11:20
      Vistara UK 988   Mumbai 15 Mar 2027 18:05   Delhi 15 Mar 2027 20:20`,
    products: ['UK 955 DEL 2027-03-12T09:10 – BOM 2027-03-12T11:20', 'UK 988 BOM 2027-03-15T18:05 – DEL 2027-03-15T20:20'],
  },
  {
    name: 'terminals in brackets before times of four figures',
    text: `
      Booking Reference: 6QTM3P
      Date   Flight Number   Departing   Arriving   Status
      10 Jul 27   QF10   London Heathrow (T3) 1150   Perth (T3) 11 Jul 1140   Confirmed
      11 Jul 27   QF650   Perth (T3) 1430   Sydney (T3) 11 Jul 2040   Confirmed`,
    products: ['QF 10 LHR 2027-07-10T11:50 – PER 2027-07-11T11:40', 'QF 650 PER 2027-07-11T14:30 – SYD 2027-07-11T20:40'],
  },
  {
    name: 'charters by cities alone, behind a label and the name of who flies them',
    text: `
      Boekingsbevestiging
      Boekingsnummer: 70318825
      Heenvlucht   Zonnewind K9 812
      vr 4 juni 2027 06.10 Eindhoven → 10.35 Antalya
      Terugvlucht   Zonnewind K9 813
      vr 11 juni 2027 11.30 Antalya → 14.05 Eindhoven
      Reizigers: mevr. Sanne Bakker, dhr. Koen Bakker`,
    products: ['K9 812 EIN 2027-06-04T06:10 – AYT 2027-06-04T10:35', 'K9 813 AYT 2027-06-11T11:30 – EIN 2027-06-11T14:05'],
    people: ['Sanne Bakker', 'Koen Bakker'],
    reference: '70318825',
  },
  {
    name: 'a charter whose label stands before two names and a small word',
    text: `
      Tack för din bokning!
      Bokningsnummer: 4471 9036
      Utresa
      lör 5 jun 2027
      kl. 07.15 Göteborg Landvetter
      kl. 11.45 Teneriffa Syd
      Flyg: Solvind/Nordjet som N9 612
      Hemresa
      lör 12 jun 2027
      kl. 12.40 Teneriffa Syd
      kl. 18.55 Göteborg Landvetter
      Flyg: N9 613`,
    products: ['N9 612 GOT 2027-06-05T07:15 – TFS 2027-06-05T11:45', 'N9 613 TFS 2027-06-12T12:40 – GOT 2027-06-12T18:55'],
    reference: '4471 9036',
  },
  {
    name: 'an airline by its name before its code, to a town of pilgrims',
    text: `
      Conferma di prenotazione
      Codice prenotazione: LD4471
      Sabato 5 giugno 2027, volo Jettime JO 4402, partenza da Orio al Serio 09.40, arrivo a Lourdes 11.25
      Martedì 8 giugno 2027, volo Jettime JO 4403, partenza da Lourdes 17.05, arrivo a Orio al Serio 18.50
      Passeggeri: Carla Neri`,
    products: ['JO 4402 BGY 2027-06-05T09:40 – LDE 2027-06-05T11:25', 'JO 4403 LDE 2027-06-08T17:05 – BGY 2027-06-08T18:50'],
    people: ['Carla Neri'],
    reference: 'LD4471',
  },
]
