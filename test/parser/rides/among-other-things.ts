/** Rides made for the tests that stand among other things, in tables, beside what was before, and in words of their own. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const RIDES_AMONG_OTHERS: readonly Sample[] = [
  {
    name: 'a table whose headings are two words, with names that go on below, and a number of letters and groups',
    text: `
      BILET INTERNETOWY
      Oferta specjalna
      Numer biletu (serwer)   Wystawiono dnia:
      eKM 51 220 418   2027-06-18 07:55:12

      Stacja OD   Data    Godz.   Stacja DO    Data    Godz.   Klasa   Pociąg
      Poznań      30.07   06:03   Gniezno      30.07   06:41   2       EIP 7710
      Gniezno     30.07   07:05   Zar          30.07   09:12   2       IC 6350 „SÓWKA”

      Podróżny / Właściciel biletu   Informacja o cenie
      Zdzisław Okoński               Opłata: 69,00 zł`,
    products: ['EIP 7710 Poznań 2027-07-30T06:03 – Gniezno 2027-07-30T06:41', 'IC 6350 Gniezno 2027-07-30T07:05 – Zar 2027-07-30T09:12'],
    people: ['Zdzisław Okoński'],
    reference: 'eKM 51 220 418',
  },
  {
    name: 'the ride after a change and not the one before, with a number of four figures below its label',
    text: `
      Dear Mr./Ms. ODA LINDQVIST
      Your reservation has been CHANGED as shown below.

      Reservation No.
      3141

      Date of change
      April 2, 2027 10:33

      [Details after change]

      Boarding date : April 9 (Fri)

      TOKYO   dep. 9:21
      HIKARI No.517
      KYOTO   arr. 12:06

      [Details before change - NO LONGER VALID]

      Boarding date : April 8 (Thu)

      TOKYO   dep. 8:00
      HIKARI No.505
      KYOTO   arr. 10:48`,
    products: ['HIKARI 517 TOKYO 2027-04-09T09:21 – KYOTO 2027-04-09T12:06'],
    people: ['Oda Lindqvist'],
    reference: '3141',
  },
  {
    name: 'what is to be done before and after a ride, which is none that was',
    text: `
      Booking reference: QX7PLM
      Passenger: Ann Reed
      After arrival
      Follow the signs to the exit.
      Before departure
      Train GR 4410
      Friday 9 July 2027
      York 10:15 → Leeds 10:41`,
    products: ['GR 4410 York 2027-07-09T10:15 – Leeds 2027-07-09T10:41'],
    people: ['Ann Reed'],
    reference: 'QX7PLM',
  },
  {
    name: 'a plan for two with trains that a word says to be trains, and flights',
    text: `
      Sagsnr.: R27-0411
      Rejsende:   Mogens Bay Krag   (medarb.nr. 2206)
      Signe Lund Holm   (medarb.nr. 1874)

      MANDAG 6. SEPTEMBER 2027
      Tog   InterCity - tognr. IC 877
      Aarhus H     afg. 06.53
      Københavns Lufthavn St.   ank. 09.59
      Ordrenr. DSB 70 118 2264

      Fly   SAS  SK1454   København (CPH) - Oslo (OSL)
      afg. 11.20   ank. 12.30      booking: WBT5KD`,
    products: [
      'SK 1454 CPH 2027-09-06T11:20 – OSL 2027-09-06T12:30',
      'IC 877 Aarhus H 2027-09-06T06:53 – Københavns Lufthavn St 2027-09-06T09:59',
    ],
    people: ['Mogens Bay Krag', 'Signe Lund Holm'],
    reference: 'R27-0411',
  },
  {
    name: 'a ferry that is told in a cell, there and back, beside flights',
    text: `
      Reserva confirmada
      Localizador: LGX40928817

      1. VUELOS (localizador aerolínea: M9XKTB)
      VY3514   02/09/2027   Barcelona (BCN) 09:55   Ibiza (IBZ) 11:00

      2. FERRY
      Naviera   2 adultos, butaca
      Ida   05/09/2027 Ibiza 11:30 → Formentera (La Savina) 12:00
      Vuelta   09/09/2027 Formentera (La Savina) 17:00 → Ibiza 17:30
      Localizador   7BX2910

      Pasajero: Sra. Nuria Prat Coll`,
    products: [
      'VY 3514 BCN 2027-09-02T09:55 – IBZ 2027-09-02T11:00',
      '? Ibiza 2027-09-05T11:30 – Formentera (La Savina) 2027-09-05T12:00',
      '? Formentera (La Savina) 2027-09-09T17:00 – Ibiza 2027-09-09T17:30',
    ],
  },
  {
    name: 'travellers with days of birth in uneven columns, and a train called by a code behind its name',
    text: `
      Booking Reference   CSX-7740612

      Travellers
      Okoro Mireille 12.09.1971 Half fare
      Okoro Loic   03.05.2011 Youth

      Service   Highlander, 1S25
      From   London Euston
      Departing   Tuesday 13 April 2027, 21:15
      To   Fort William
      Arriving   Wednesday 14 April 2027, 09:57`,
    products: ['Highlander 1S25 London Euston 2027-04-13T21:15 – Fort William 2027-04-14T09:57'],
    people: ['Okoro Mireille', 'Okoro Loic'],
    reference: 'CSX-7740612',
  },
  {
    name: 'times with dots below a word of leaving, where another time has a colon',
    text: `
      Bekräftelse av köp
      Bokningsnummer:   KLT4907Q
      Köpdatum:   2027-04-19 08:12
      Utresa – tisdag 4 maj 2027
      Linköping C
      Avg
      06.41
      SJ Snabbtåg 528
      Stockholm C   Ank   08.24
      Återresa – onsdag 5 maj 2027
      Stockholm C
      Avg
      18.21
      SJ Snabbtåg 541
      Linköping C   Ank   20.00
      Resenär   Biljettyp   Pris
      Göran Dahlqvist
      SJ Prio 0912 4471 221`,
    products: [
      'SJ Snabbtåg 528 Linköping C 2027-05-04T06:41 – Stockholm C 2027-05-04T08:24',
      'SJ Snabbtåg 541 Stockholm C 2027-05-05T18:21 – Linköping C 2027-05-05T20:00',
    ],
    people: ['Göran Dahlqvist'],
  },
  {
    name: 'days in a row below the times, what one sleeps in, and names turned round below one another',
    text: `
      eTicket
      RESERVATION NUMBER   5B71F8
      PASSENGERS (2)
      NAKAMURA-LAKE, JOSEPHINE   ADULT
      LAKE, CALEB ANTHONY   STUDENT
      TRAIN   DEPART   ARRIVE   ACCOMMODATION
      7 Prairie Star   Chicago, IL - Union Station (CHI)   Whitefish, MT (WFH)   1 Roomette
      3:05 PM   8:56 PM   Car 0731, Room 005
      Monday, November 22, 2027   Tuesday, November 23, 2027   Meals included
      TRAIN   DEPART   ARRIVE   ACCOMMODATION
      8 Prairie Star   Whitefish, MT (WFH)   Chicago, IL - Union Station (CHI)   2 Seats
      7:41 AM   4:45 PM   Car 0813, Seats 41, 42
      Monday, November 29, 2027   Tuesday, November 30, 2027`,
    products: ['7 Chicago 2027-11-22T15:05 – Whitefish 2027-11-23T20:56', '8 Whitefish 2027-11-29T07:41 – Chicago 2027-11-30T16:45'],
    people: ['Josephine Nakamura-Lake', 'Caleb Anthony Lake'],
  },
  {
    name: 'a class of coaches that is no flight, and a firm praised that hires out no car',
    text: `
      Biglietto elettronico – PNR: TP8W4Q
      Stazione di Partenza   Stazione di Arrivo
      Torino Porta Nuova   Napoli Centrale
      Ore 08:00 - 19/04/2027   Ore 13:40 - 19/04/2027
      Treno: Frecciarossa 9525   Servizio: AC 2 TIER
      Nom :   FERRARIS
      Prénom :   ÉLISE
      Prosegui il tuo viaggio: noleggio auto Maggiore, sconto fino al 25% alla consegna e riconsegna dell'auto`,
    products: ['Frecciarossa 9525 Torino Porta Nuova 2027-04-19T08:00 – Napoli Centrale 2027-04-19T13:40'],
    people: ['Élise Ferraris'],
  },
  {
    name: 'a train below a table of flights, told in one cell, and an organiser below a heading',
    text: `
      POTWIERDZENIE REZERWACJI
      WESTA
      Nr rezerwacji: 7714281
      UCZESTNICY
      1 x Dorosły   Aleksandra Wilk
      Data   Nr lotu   Z   Do   Wylot   Przylot
      18.02.2027   LO 7321   Katowice KTW   Agadir AGA   13:25   17:30
      POZOSTAŁE
      Pociąg (w cenie)   20.02.2027 odj. 08:50 Marrakech przyj. 15:35 Casablanca`,
    products: ['LO 7321 KTW 2027-02-18T13:25 – AGA 2027-02-18T17:30', '? Marrakech 2027-02-20T08:50 – Casablanca 2027-02-20T15:35'],
    people: ['Aleksandra Wilk'],
    reference: '7714281',
  },
  {
    name: 'a car that is to be collected, where others say that they collect nothing',
    text: `
      Booking Reference
      JHB73QTX
      We collect your data to confirm the booking.
      Your transfer will collect you at 08:00 on 24 June 2027.

      Car Hire
      Supplier   Cicar
      Voucher no.   ACE-9927315
      Car   Group B - Opel Corsa or similar
      Collect   Sat 26 Jun 2027 09:30, Playa Clara Beach Resort
      Return   Tue 29 Jun 2027 18:00, Playa Clara Beach Resort`,
    products: ['Cicar | 2027-06-26T09:30 Playa Clara Beach Resort | 2027-06-29T18:00 Playa Clara Beach Resort | ACE-9927315'],
  },
  {
    name: 'a train and a stay told in sentences, the train with its seats, and a way by car that is told by its length',
    text: `
      CARNET DE VOYAGE
      Dossier n° VX-260441
      Madame Claire Dubreuil

      Samedi 24 avril 2027   Lisbonne – Porto
      Train Alfa Pendular 125, départ de Lisboa Oriente à 9h39, arrivée à Porto Campanhã à 12h32.
      Classe Conforto, voiture 2, places 14 et 16.

      Hotel Pension Duas Torres
      Rua do Sol 42, 4000-434 Porto, Portugal
      Du 24 au 26 avril 2027 (2 nuits) · petit déjeuner · confirmation n° PDT-5541

      Lundi 26 avril 2027   Porto – Coimbra (130 km, 1h45)
      Visite des caves à 10h00 avec un guide, pour deux personnes.

      Nous vous attendons au retour dans le hall de notre agence à 15h30, à Paris.`,
    products: [
      'Alfa Pendular 125 Lisboa Oriente 2027-04-24T09:39 – Porto Campanhã 2027-04-24T12:32',
      'Hotel Pension Duas Torres | 2027-04-24 – 2027-04-26 | Rua do Sol 42, 4000-434, Porto, PT | PDT-5541',
    ],
  },
]
