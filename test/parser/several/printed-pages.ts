/** Documents made for the tests as printed pages have them: labels over values, columns, cells that go on below. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const PRINTED_PAGES: readonly Sample[] = [
  {
    name: 'a train whose two ends are two columns',
    text: `
      TRAIN TICKET   Order 4471-2908
      DEPARTURE   ARRIVAL
      Lisboa Oriente   Porto Campanhã
      25 Jun 2027   25 Jun 2027
      08:09   10:45
      TRAIN   COACH   SEAT   CLASS
      AP 125   3   45   2
      Passenger: Teresa Valadares`,
    products: ['AP 125 Lisboa Oriente 2027-06-25T08:09 – Porto Campanhã 2027-06-25T10:45'],
    people: ['Teresa Valadares'],
  },
  {
    name: 'a train whose times stand over its stations',
    text: `
      Ticket reference QL7TPX
      Sat 12 June 2027
      10:05   12:15
      Kyoto   Tokyo
      NOZOMI 12   Car 7   Seat 3A
      Passenger Mr Callum Reid`,
    products: ['NOZOMI 12 Kyoto 2027-06-12T10:05 – Tokyo 2027-06-12T12:15'],
    reference: 'QL7TPX',
  },
  {
    name: 'a ticket that tells when a train leaves and no more',
    text: `
      Billete de tren
      Localizador: 7TQPLX
      Tren: MD 17201
      Origen: Zaragoza Delicias
      Destino: Huesca
      Fecha: 14/06/2027   Hora de salida: 16:35
      Coche 1, plaza 4A
      Viajera: Rocío Salcedo Prieto`,
    products: ['MD 17201 Zaragoza Delicias 2027-06-14T16:35 – Huesca ?'],
    reference: '7TQPLX',
  },
  {
    name: 'a flight whose two ends are two columns',
    text: `
      E-TICKET   Booking reference QL7TPX
      From   To
      Lisbon (LIS)   Geneva (GVA)
      25 Jun 2027 08:10   25 Jun 2027 11:45
      Flight   Class   Baggage
      TP 944   Economy   1 PC
      Passenger   FIGUEIRA/DUARTE MR`,
    products: ['TP 944 LIS 2027-06-25T08:10 – GVA 2027-06-25T11:45'],
    people: ['Duarte Figueira'],
    reference: 'QL7TPX',
  },
  {
    name: 'a stay on a voucher in columns',
    text: `
      HOTEL VOUCHER   Voucher no. 4471290
      Hotel   Check-in   Check-out   Nights
      Hotel Rio Tejo   14/05/2027   16/05/2027   2
      Avenida da Liberdade 118, 1250-146 Lisboa, Portugal
      Guest name   Henrique Moita
      Room   1 x Double, breakfast`,
    products: ['Hotel Rio Tejo | 2027-05-14 – 2027-05-16 | Avenida da Liberdade 118, 1250-146, Lisboa, PT | 4471290'],
    people: ['Henrique Moita'],
  },
  {
    name: 'a British train ticket to print',
    text: `
      Your e-ticket   Ticket number TTQ7PLX4W
      Advance Single   Standard Class   1 adult
      From   To
      London Paddington   Bristol Temple Meads
      Departs   Arrives   Date
      09:30   11:08   18 Aug 2027
      Coach C   Seat 44`,
    products: ['? London Paddington 2027-08-18T09:30 – Bristol Temple Meads 2027-08-18T11:08'],
  },
  {
    name: 'a train in a table with the day in the heading above',
    text: `
      Reiseplan - Buchungsnummer 4471-2908
      Dienstag, 3. August 2027
      Uhrzeit   Station   Gleis   Zug
      06:52   München Hbf   18   EC 80
      14:21   Verona Porta Nuova   4
      14:58   Verona Porta Nuova   2   FR 9736
      16:10   Venezia Santa Lucia   7`,
    products: [
      'EC 80 München Hbf 2027-08-03T06:52 – Verona Porta Nuova 2027-08-03T14:21',
      'FR 9736 Verona Porta Nuova 2027-08-03T14:58 – Venezia Santa Lucia 2027-08-03T16:10',
    ],
  },
  {
    name: 'a train in English, from one to the other with a day and two times',
    text: `
      Thank you for booking with Eurostar
      Booking reference: QLTPWX
      Train 9024: Paris Gare du Nord to London St Pancras Int'l
      Friday 13 August 2027, 13:13 - 14:30 (local times)
      Coach 11, seat 52
      Passenger: Ms Harriet Bowman`,
    products: ["9024 Paris Gare du Nord 2027-08-13T13:13 – London St Pancras Int'l 2027-08-13T14:30"],
    people: ['Harriet Bowman'],
  },
  {
    name: 'an Italian printed ticket in columns',
    text: `
      BIGLIETTO   PNR QL7TPX
      Stazione di Partenza   Ore   Stazione di Arrivo   Ore
      Firenze S.M. Novella   08:39   Napoli Centrale   11:33
      Data 14/08/2027   Treno Frecciarossa 9507   Carrozza 3   Posto 11C
      Nome passeggero   Fulvio Ranieri`,
    products: ['Frecciarossa 9507 Firenze S.M. Novella 2027-08-14T08:39 – Napoli Centrale 2027-08-14T11:33'],
    people: ['Fulvio Ranieri'],
  },
  {
    name: 'a French printed ticket',
    text: `
      E-BILLET   Réf. dossier : QLTPWX
      PICARD CLEMENCE
      Départ / Arrivée   Date / Heure   Détails
      LYON PART DIEU   16/08 à 09h04   TGV 5110
      LILLE EUROPE   16/08 à 12h01   Voiture 5 Place 33
      Émis le 02/07/2027, 74,00 EUR`,
    products: ['TGV 5110 LYON PART DIEU 2027-08-16T09:04 – LILLE EUROPE 2027-08-16T12:01'],
    reference: 'QLTPWX',
  },
  {
    name: 'a Polish train in a table',
    text: `
      BILET INTERNETOWY   Numer rezerwacji: 447129088
      Stacja   Data   Godzina   Pociąg
      Gdańsk Główny   18.08.2027   07:12   EIP 5350
      Warszawa Centralna   18.08.2027   09:58
      Wagon 3, miejsce 45 (okno)
      Podróżny: Zofia Nowak`,
    products: ['EIP 5350 Gdańsk Główny 2027-08-18T07:12 – Warszawa Centralna 2027-08-18T09:58'],
    people: ['Zofia Nowak'],
  },
  {
    name: 'a Korean train in English',
    text: `
      e-Ticket   Reservation No. 80447-1290-88
      KTX 127
      Seoul (09:00) → Busan (11:42)
      2027-08-20 (Fri)
      Car 5, Seat 7D, Adult 1`,
    products: ['KTX 127 Seoul 2027-08-20T09:00 – Busan 2027-08-20T11:42'],
  },
  {
    name: 'e-tickets of several rides, whose stations nobody may know and which have the coach behind them',
    text: `
      Votre e-billet   Référence dossier : V8QKNC
      Voyageur : Clémence VASSEUR – Adulte 26-59 ans
      Samedi 18 décembre 2027
      12h42   PARIS GARE DE LYON   TGV INOUI 6437
      2e classe
      17h18   BOURG SAINT MAURICE   VOITURE 08
      PLACE 72
      Tarif : AVANTAGE ADULTE
      Votre e-billet   Référence dossier : V8QKNC
      Voyageur : Clémence VASSEUR – Adulte 26-59 ans
      Dimanche 2 janvier 2028
      14h11   BOURG SAINT MAURICE   TGV INOUI 5178
      2e classe
      20h46   LILLE EUROPE   VOITURE 15
      PLACE 41`,
    products: [
      'TGV INOUI 6437 PARIS GARE DE LYON 2027-12-18T12:42 – BOURG SAINT MAURICE 2027-12-18T17:18',
      'TGV INOUI 5178 BOURG SAINT MAURICE 2028-01-02T14:11 – LILLE EUROPE 2028-01-02T20:46',
    ],
    people: ['Clémence Vasseur'],
    reference: 'V8QKNC',
  },
  {
    name: 'a table of stops in which the line of a train stands in brackets where it arrives',
    text: `
      DB   Online-Ticket
      Reisende/r: Torben Janßen-Lüers
      Auftragsnummer: 417702938816
      Ihre Reiseverbindung und Reservierung Rückfahrt am 06.08.2027
      Halt   Datum   Zeit   Gleis Produkte   Reservierung / Hinweise
      Garmisch-Partenkirchen 06.08. ab 10:05 2   RB 59460
      München Hbf   06.08. an 11:26 31 (RB6)
      München Hbf   06.08. ab 12:16 22 ICE 532   3 Sitzplätze, Wg. 26, Pl. 41 43 45, Großraum mit Tisch, Nichtraucher,
      Bremen Hbf   06.08. an 18:14 8   Ruhebereich, Res.Nr. 8071 3358 2418 60`,
    products: [
      'RB 59460 Garmisch-Partenkirchen 2027-08-06T10:05 – München Hbf 2027-08-06T11:26',
      'ICE 532 München Hbf 2027-08-06T12:16 – Bremen Hbf 2027-08-06T18:14',
    ],
    people: ['Torben Janßen-Lüers'],
    reference: '417702938816',
  },
  {
    name: 'a train whose kind stands above the row of its stations, and its number below',
    text: `
      BIGLIETTO CON PRENOTAZIONE / TICKET WITH RESERVATION
      PNR: XK4R9T
      Tratta/Section 1 di/of 2
      Stazione di Partenza/   Stazione di Arrivo/   Treno/Train:
      Departure Station   Arrival Station
      Frecciarossa
      Lecce   Bologna C.le
      8806
      Ore/Hours 06:12 - 14/10/2027   Ore/Hours 13:14 - 14/10/2027
      Tratta/Section 2 di/of 2
      Stazione di Partenza/   Stazione di Arrivo/   Treno/Train:
      Departure Station   Arrival Station
      Regionale
      Bologna C.le   Verona Porta Nuova
      Veloce 3912
      Ore/Hours 13:50 - 14/10/2027   Ore/Hours 15:19 - 14/10/2027
      Nome Passeggero/Passenger name   Tipologia/Type   Carrozza/Coach
      Elisabetta Colangelo   Adulto   4`,
    products: [
      'Frecciarossa 8806 Lecce 2027-10-14T06:12 – Bologna C.le 2027-10-14T13:14',
      'Regionale Veloce 3912 Bologna C.le 2027-10-14T13:50 – Verona Porta Nuova 2027-10-14T15:19',
    ],
    people: ['Elisabetta Colangelo'],
    reference: 'XK4R9T',
  },
  {
    name: 'a room that is called after places one could ride between, and a paper below the name of who booked',
    text: `
      CASA MORISCA
      HOTEL * * * · ALBAICÍN, GRANADA
      Cuesta de la Victoria, 9 · 18010 Granada · España · Tel. +34 958 22 11 00
      CONFIRMACIÓN DE RESERVA
      Estimado Sr. Beltrán Quiroga:
      Localizador   HCM-270318-0442
      Titular   Ignacio Beltrán Quiroga
      DNI / Pasaporte   ***4418**
      Entrada   jueves, 29 de abril de 2027 (a partir de las 14:00 h)
      Salida   domingo, 2 de mayo de 2027 (antes de las 12:00 h)
      Noches   3
      Habitación   1 x Doble Superior con vistas a la Alhambra (cama de matrimonio)
      Hora prevista de llegada   17:30
      Desde el aeropuerto: autobús 245 hasta Gran Vía`,
    products: ['CASA MORISCA | 2027-04-29 – 2027-05-02 | Cuesta de la Victoria, 9, 18010, Granada | HCM-270318-0442'],
    people: ['Ignacio Beltrán Quiroga'],
    reference: 'HCM-270318-0442',
  },
]
