/** Documents made for the tests whose rides have other numbers, hours and names beside their own. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const NUMBERS_OF_RIDES: readonly Sample[] = [
  {
    name: 'a train beside the days that are counted before it leaves',
    text: `
      Vous recevrez votre billet OUIGO 3 jours avant le départ.
      Réservation : K4WQ7Z
      ALLER mardi 4 mai 2027
      NANTES
      Départ : 08:12
      PARIS MONTPARNASSE
      Arrivée : 10:30
      OUIGO Grande Vitesse - Train n° 7642`,
    products: ['7642 NANTES 2027-05-04T08:12 – PARIS MONTPARNASSE 2027-05-04T10:30'],
  },
  {
    name: 'a train whose number is as short as a count of days',
    text: `
      Reservation K4WQ7Z
      Tuesday 4 May 2027
      IC 3
      Dep. 08:12 Odense
      Arr. 09:40 Aarhus H`,
    products: ['IC 3 Odense 2027-05-04T08:12 – Aarhus H 2027-05-04T09:40'],
  },
  {
    name: 'a day behind a word for trains',
    text: `
      Booking K4WQ7Z
      Train 4 May 2027
      Dep. 10:00 Cork Kent
      Arr. 12:35 Dublin Heuston`,
    products: ['? Cork Kent 2027-05-04T10:00 – Dublin Heuston 2027-05-04T12:35'],
  },
  {
    name: 'trains beside the class that one travels in, whose form calls its times in two languages',
    text: `
      PNR: K4WQ7Z
      Stazione di Partenza / From   Stazione di Arrivo / To   Treno / Train   Servizio / Service
      BARI CENTRALE Ore/Time 06:10 - 04/05/2027   ROMA TERMINI Ore/Time 10:14 - 04/05/2027   Frecciarossa 8306   2ª CLASSE`,
    products: ['Frecciarossa 8306 BARI CENTRALE 2027-05-04T06:10 – ROMA TERMINI 2027-05-04T10:14'],
  },
  {
    name: 'a class in the column of trains',
    text: `
      PNR: K4WQ7Z
      Da / From   A / To   Treno / Train   Servizio / Service
      BARI CENTRALE   ROMA TERMINI   Frecciarossa   2° STANDARD
      Ore/Time 06:10 - 04/05/2027   Ore/Time 10:14 - 04/05/2027   Carrozza / Coach 7   Posti / Seats 4A`,
    products: ['? BARI CENTRALE 2027-05-04T06:10 – ROMA TERMINI 2027-05-04T10:14'],
  },
  {
    name: 'a kind of train in small letters',
    text: `
      Booking code K4WQ7Z
      Outbound · Tue, 4 May 2027
      10:45
      iryo 06119
      2h 30m · Direct
      13:15

      Madrid - Puerta de Atocha
      Almudena Grandes
      Sevilla - Santa Justa`,
    products: ['iryo 06119 Madrid - Puerta de Atocha 2027-05-04T10:45 – Sevilla - Santa Justa 2027-05-04T13:15'],
  },
  {
    name: 'the numbers of trains in a table whose cells stand one below another',
    text: `
      Confirmation number: K4WQ7Z
      Train   Departure   Arrival   Class / Car / Seat
      64
      TORONTO (UNION STATION)
      Tue. May 4, 2027
      11:35
      MONTREAL (CENTRAL STATION)
      Tue. May 4, 2027
      16:50
      Economy
      Car 5 Seat 11A
      24
      MONTREAL (CENTRAL STATION)
      Wed. May 5, 2027
      12:45
      SAINTE-FOY
      Wed. May 5, 2027
      15:38
      Economy`,
    products: [
      '64 TORONTO (UNION STATION) 2027-05-04T11:35 – MONTREAL (CENTRAL STATION) 2027-05-04T16:50',
      '24 MONTREAL (CENTRAL STATION) 2027-05-05T12:45 – SAINTE-FOY 2027-05-05T15:38',
    ],
  },
  {
    name: 'another number alone below a train',
    text: `
      Confirmation number: K4WQ7Z
      Train   Departure   Arrival   Class / Car / Seat
      64
      TORONTO (UNION STATION)
      Tue. May 4, 2027
      11:35
      MONTREAL (CENTRAL STATION)
      Tue. May 4, 2027
      16:50
      Points
      250`,
    products: ['64 TORONTO (UNION STATION) 2027-05-04T11:35 – MONTREAL (CENTRAL STATION) 2027-05-04T16:50'],
  },
]

export const HOURS_OF_RIDES: readonly Sample[] = [
  {
    name: 'dotted times in a table of journeys, beside a time with a colon',
    text: `
      Localizador:   K4WQ7Z   Fecha de compra:   22/03/2027 22:29
      Tren   Origen   Destino   Fecha   Salida   Llegada
      EUROMED 01103   ALACANT/ALICANTE-TERMINAL   BARCELONA-SANTS   04/05/2027   07.10   12.05`,
    products: ['EUROMED 01103 ALACANT/ALICANTE-TERMINAL 2027-05-04T07:10 – BARCELONA-SANTS 2027-05-04T12:05'],
  },
  {
    name: 'dotted sums in a table',
    text: `
      Localizador:   K4WQ7Z
      Tren   Origen   Destino   Fecha   Salida   Llegada
      AVE 3103   MADRID-ATOCHA   BARCELONA-SANTS   04/05/2027   09:00   11:45
      Plaza   Tarifa   Clase   Coche   Base   Total
      Adulto   Basico   Turista   4   12.10   13.45`,
    products: ['AVE 3103 MADRID-ATOCHA 2027-05-04T09:00 – BARCELONA-SANTS 2027-05-04T11:45'],
  },
  {
    name: 'how long a night coach takes, behind where one sits',
    text: `
      Numero di prenotazione
      310 447 9026
      mar, 4 mag 2027 Corsa diretta
      22:40
      Milano (Lampugnano)
      Bus 465 in direzione Monaco di Baviera
      Posto 7C, 7D · 8:10 ore
      06:50
      +1 giorno
      Monaco di Baviera (stazione centrale degli autobus ZOB)`,
    products: ['465 Milano (Lampugnano) 2027-05-04T22:40 – Monaco di Baviera 2027-05-05T06:50'],
  },
  {
    name: 'coaches whose stations have long names, beside the hours of a telephone',
    text: `
      Ticket number K4WQ7Z28
      Outward journey: Tuesday 4 May 2027
      Service   Depart   Arrive
      203
      18:20
      HEATHROW AIRPORT LONDON Terminal 5
      18:40
      HEATHROW AIRPORT LONDON Central Bus Station T2,3
      210
      19:10
      HEATHROW AIRPORT LONDON Central Bus Station T2,3
      22:00
      BIRMINGHAM Coach Station
      Airport lounges from Holiday Extras, House 5, Mill Lane, Birmingham.
      Customer services 0371 781 8181, 9am-5pm.`,
    products: [
      '203 HEATHROW AIRPORT LONDON Terminal 5 2027-05-04T18:20 – HEATHROW AIRPORT LONDON Central Bus Station T2 2027-05-04T18:40',
      '210 HEATHROW AIRPORT LONDON Central Bus Station T2 2027-05-04T19:10 – BIRMINGHAM Coach Station 2027-05-04T22:00',
    ],
  },
  {
    name: 'a span of hours behind the number of a train',
    text: `
      Booking reference K4WQ7Z
      Tuesday 4 May 2027
      ICE 774   Stuttgart Hbf – Hamburg Hbf, 10:51-15:55`,
    products: ['ICE 774 Stuttgart Hbf 2027-05-04T10:51 – Hamburg Hbf 2027-05-04T15:55'],
  },
  {
    name: 'when a ticket was booked, above its trains',
    text: `
      Auftragsnummer: 472906118835   Mitreisende: Ada Muster   Buchung: 03.03.2027 19:41
      Ihre Reiseverbindung Hinfahrt am 04.05.2027
      Halt   Datum   Zeit   Gleis   Produkte
      Hamburg Hbf   04.05.   ab 17:35   8   ICE 1709
      Leipzig Hbf   04.05.   an 20:44   10`,
    products: ['ICE 1709 Hamburg Hbf 2027-05-04T17:35 – Leipzig Hbf 2027-05-04T20:44'],
  },
  {
    name: 'who runs a train and is thanked for like a house',
    text: `
      Merci d'avoir choisi VIA Rail.
      Confirmation number: K4WQ7Z
      Train 64
      TORONTO (UNION STATION)   Tue. May 4, 2027   11:35
      MONTREAL (CENTRAL STATION)   Tue. May 4, 2027   16:50
      Trains will be busy between December 17 and January 5. Arrive 45 minutes before departure.`,
    products: ['64 TORONTO (UNION STATION) 2027-05-04T11:35 – MONTREAL (CENTRAL STATION) 2027-05-04T16:50'],
  },
  {
    name: 'a locator beside the number of a ticket, whose heading has a sign for it',
    text: `
      LOCALIZADOR   N° BILLETE   FECHA DE COMPRA
      7PXW84K   0124 0817 3355 20   04/03/2027 18:37
      ORIGEN   DESTINO   FECHA
      GRANADA (Estacion de Autobuses)   MADRID (Estacion Sur)   04/05/2027
      SALIDA   LLEGADA   CLASE
      15:30   20:00   SUPRA`,
    products: ['? GRANADA (Estacion de Autobuses) 2027-05-04T15:30 – MADRID (Estacion Sur) 2027-05-04T20:00'],
    reference: '7PXW84K',
  },
]
