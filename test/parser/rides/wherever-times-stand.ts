/** Documents of railways by where their stations, times and numbers stand, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const RIDES_WHEREVER_TIMES_STAND: readonly Sample[] = [
  {
    name: 'two ends that are two columns, the label over the station and its time',
    text: `
      Localizador: QX7TPL
      Billete de tren
      Salida                    Llegada
      LEÓN                      OVIEDO
      18/06/2027 08:05          18/06/2027 10:12

      Tren                      Coche: 4 Plaza: 7A
      ALVIA 04085               Clase: Turista
      Viajera: NEREA LASTRA OTERO`,
    products: ['ALVIA 04085 LEÓN 2027-06-18T08:05 – OVIEDO 2027-06-18T10:12'],
    people: ['Nerea Lastra Otero'],
    reference: 'QX7TPL',
  },
  {
    name: 'a way out and a way back side by side, each in lines of its own',
    text: `
      Your coach tickets, booking reference KT4PXW

      OUTBOUND                          RETURN
      Sat 12 June 2027                  Sun 20 June 2027
      Service 330                       Service 331

      Depart   09:40                    Depart   17:15
      PLYMOUTH COACH STATION            EXETER BUS & COACH STATION
      Bay 3                             Bay 11

      Arrive   10:55                    Arrive   18:30
      EXETER BUS & COACH STATION        PLYMOUTH COACH STATION

      Lead passenger: Mr Idris Pryce`,
    products: [
      '330 PLYMOUTH COACH STATION 2027-06-12T09:40 – EXETER BUS & COACH STATION 2027-06-12T10:55',
      '331 EXETER BUS & COACH STATION 2027-06-20T17:15 – PLYMOUTH COACH STATION 2027-06-20T18:30',
    ],
    people: ['Idris Pryce'],
    reference: 'KT4PXW',
  },
  {
    name: 'a time of its own block and one of a row',
    text: `
      Reservation number: 8F2K1Q
      Train 30
      DEPARTS
      Pittsburgh Union Station (PGH)
      5:20 AM
      Friday, May 14, 2027
      ARRIVES   Washington Union Station (WAS)   1:05 PM   Friday, May 14, 2027
      Coach car 3011, seat 22
      Passenger: Quigley, Marla (Adult)`,
    products: ['30 Pittsburgh Union Station 2027-05-14T05:20 – Washington Union Station 2027-05-14T13:05'],
    reference: '8F2K1Q',
  },
  {
    name: 'a table of one time a row, between validity and opening hours',
    text: `
      Jízdenka
      Kód transakce: 7741208865
      Platnost: 12.07.2027 00:00 – 13.07.2027 06:00
      Doporučené spojení
      Stanice             Datum           Příj.    Odj.     Vlak
      Brno hl.n.          12.7.2027                7:21     R 881
      Přerov              12.7.2027       8:24
      Přerov              12.7.2027                8:40     Os 3717
      Vsetín              12.7.2027       9:27
      Cestující: Radka Holubová
      Jízdenka platí od 12.7.2027 0:00 do 13.7.2027 6:00. Infolinka denně 9:00–17:00.`,
    products: ['R 881 Brno hl.n. 2027-07-12T07:21 – Přerov 2027-07-12T08:24', 'Os 3717 Přerov 2027-07-12T08:40 – Vsetín 2027-07-12T09:27'],
  },
  {
    name: 'only when it leaves, with labels over what they are of',
    text: `
      Confirmación de compra
      LOCALIZADOR
      QX7TPL44
      ORIGEN
      ZARAGOZA (ESTACIÓN DELICIAS)
      DESTINO
      SORIA (ESTACIÓN DE AUTOBUSES)
      FECHA DE SALIDA
      Viernes 11/06/2027
      HORA DE SALIDA
      15:45
      PASAJERO
      NEREA LASTRA OTERO
      Autobús: anulación hasta el 11/06/2027 a las 13:45.`,
    products: ['? ZARAGOZA (ESTACIÓN DELICIAS) 2027-06-11T15:45 – SORIA (ESTACIÓN DE AUTOBUSES) ?'],
    people: ['Nerea Lastra Otero'],
    reference: 'QX7TPL44',
  },
  {
    name: 'dots that lead the eye from label to value',
    text: `
      Confirmação de compra
      Código da reserva ....... QX7TPL44
      Data da compra .......... 11-05-2027 18h21
      Comboio ................. Intercidades 541
      Data .................... 21-05-2027
      Partida ................. Lisboa - Santa Apolónia
      Hora de partida ......... 19h30
      Destino ................. Évora
      Passageiro .............. Duarte Lemos`,
    products: ['Intercidades 541 Lisboa - Santa Apolónia 2027-05-21T19:30 – Évora ?'],
    reference: 'QX7TPL44',
  },
  {
    name: 'the number of a train under its label',
    text: `
      Booking reference QX7TPL
      Thu 10 June 2027
      07:55                      10:21
      London St Pancras Int'l    Lille Europe
      Train    Coach    Seat    Class
      9110     04       33      Standard
      Ticket gates close at 07:25. Times are local.
      MR GARETH LLOYD`,
    products: ["9110 London St Pancras Int'l 2027-06-10T07:55 – Lille Europe 2027-06-10T10:21"],
    reference: 'QX7TPL',
  },
  {
    name: 'a night train whose two days stand together above it',
    text: `
      Ihre Nachtzug-Buchung 44712908311
      Hinfahrt Fr., 11.06.2027 – Sa., 12.06.2027
      ab   20:12   Graz Hbf Bahnsteig 4
      NJ 464 · Wagen 302 · Liegewagen
      an   06:55 (+1 Tag)   Feldkirch
      Dauer 10:43 Std., kein Umstieg
      Reisende: Annegret Fölsing
      Der Einstieg ist ab 19:50 Uhr möglich. Kundenservice täglich 06:00–22:00.`,
    products: ['NJ 464 Graz Hbf 2027-06-11T20:12 – Feldkirch 2027-06-12T06:55'],
    people: ['Annegret Fölsing'],
  },
  {
    name: 'a length that looks like a time',
    text: `
      Booking confirmation #3012748856
      Fri, 11 Jun 2027
      22:45
      Hamburg central bus station
      Adenauerallee 78, 20097 Hamburg, Germany
      Bus 146 Direction Malmö
      6:05 hrs
      Sat, 12 Jun 2027
      04:50
      Malmö (Norra Vallgatan)
      2 adults · Seats 11A, 11B
      Customer service +49 30 300 137 300 (08:00–22:00)`,
    products: ['146 Hamburg central bus station 2027-06-11T22:45 – Malmö (Norra Vallgatan) 2027-06-12T04:50'],
    reference: '3012748856',
  },
  {
    name: 'a change in town that is no train',
    text: `
      Booking reference: 7204118563. Your train tickets.
      Wed 09 Jun 2027 · Advance Single
      07:30   Cardiff Central
      09:18   London Paddington
      09:25   London Paddington (Underground)
      09:43   London Euston (Underground)
      10:10   London Euston
      12:21   Preston
      Passenger: Gareth Lloyd`,
    products: [
      '? Cardiff Central 2027-06-09T07:30 – London Paddington 2027-06-09T09:18',
      '? London Euston 2027-06-09T10:10 – Preston 2027-06-09T12:21',
    ],
    reference: '7204118563',
  },
  {
    name: 'times that are told of what was paid and of what may be changed',
    text: `
      Bilet internetowy nr WW40981177
      Pociąg IC 1811   Wagon 11   Miejsce 95
      Płatność: BLIK, 25.05.2027 21:16:03
      11.06.2027 (piątek): 16:47 Łódź Fabryczna, peron 3 – 18:12 Warszawa Centralna, peron 2.
      Możesz wymienić bilet do godz. 16:47 w dniu wyjazdu.
      Podróżny: Zuzanna Kozieł`,
    products: ['IC 1811 Łódź Fabryczna 2027-06-11T16:47 – Warszawa Centralna 2027-06-11T18:12'],
  },
  {
    name: 'stations of several words of which one is none by itself',
    text: `
      Votre billet ALLER    Réservation QX7TPL
      Vendredi 11 juin 2027
      10h46   Lyon Part-Dieu
      Train OUIGO n° 7807
      15h02   Nice Ville
      Voiture 14, place 212
      Présentez-vous au plus tard à 10h16.`,
    products: ['OUIGO 7807 Lyon Part-Dieu 2027-06-11T10:46 – Nice Ville 2027-06-11T15:02'],
  },
  {
    name: 'two times with an arrow between them, the day of the second in brackets, above their stations',
    text: `
      Matkalippu   Varausnumero QX7T44
      Menomatka Pe 11.6.2027
      23.13   >   10.05 (la 12.6.)
      Tampere asema   Rovaniemi
      Juna IC 273   vaunu 32`,
    products: ['IC 273 Tampere asema 2027-06-11T23:13 – Rovaniemi 2027-06-12T10:05'],
  },
  {
    name: 'labels in two languages, over stations of which one is not known',
    text: `
      Biglietto elettronico   PNR: T4HN9C
      Treno: Intercity 723   2ª CLASSE
      Stazione di Partenza / From   Stazione di Arrivo / To
      Salerno   Villa S. Giovanni
      Ore / Hours 16:05 - 11/06/2027   Ore / Hours 20:07 - 11/06/2027
      Passeggero: Beatrice Morandi`,
    products: ['Intercity 723 Salerno 2027-06-11T16:05 – Villa S. Giovanni 2027-06-11T20:07'],
  },
  {
    name: 'a coach in Portuguese with a label for each thing',
    text: `
      Rede Nacional de Expressos
      N.º da reserva: RNE-2260417
      Data da viagem: 12-06-2027
      Serviço: 7231
      Origem: Braga (Central)
      Hora de partida: 08h30
      Destino: Faro
      Hora de chegada: 15h25`,
    products: ['7231 Braga (Central) 2027-06-12T08:30 – Faro 2027-06-12T15:25'],
  },
  {
    name: 'rows of times above rows of stations that have a cell less',
    text: `
      LNER   Booking confirmation

      Booking reference   Booked on   Delivery
      LNR7QX3B   Tuesday 6 October 2026   E-ticket
      Outward: Durham to Scarborough
      Friday 11 December 2026
      Departs   Arrives   Operator   Seats
      09:42   10:31   LNER   Coach D, Seats 41, 42
      Durham   York   towards London Kings Cross
      Change at York   19 minutes
      10:50   11:40   TransPennine Express   No reservation available
      York   Scarborough   towards Scarborough

      Return: Scarborough to Durham
      Sunday 13 December 2026
      Departs   Arrives   Operator   Seats
      16:34   17:23   TransPennine Express   No reservation available
      Scarborough   York   towards Manchester Piccadilly
      Change at York   34 minutes
      17:57   18:43   LNER   Coach C, Seats 17A, 18A
      York   Durham   towards Edinburgh

      Passengers
      Ms Priyanka Raghunathan   Adult, Two Together Railcard
      Mr Thomas Hale   Adult, Two Together Railcard`,
    products: [
      '? Durham 2026-12-11T09:42 – York 2026-12-11T10:31',
      '? York 2026-12-11T10:50 – Scarborough 2026-12-11T11:40',
      '? Scarborough 2026-12-13T16:34 – York 2026-12-13T17:23',
      '? York 2026-12-13T17:57 – Durham 2026-12-13T18:43',
    ],
    people: ['Priyanka Raghunathan', 'Thomas Hale'],
    reference: 'LNR7QX3B',
  },
]
