/** Stays whose days could be taken from more than one place, made for the tests. */

import type { Sample } from '../sample.ts'

export const STAYS_IN_SEVERAL_WAYS: readonly Sample[] = [
  {
    name: 'hours told by another label behind the day',
    text: `
      A sua reserva está confirmada
      Pousada das Três Fontes
      Largo do Pelourinho 4, 7000-810 Évora
      Número da reserva
      7719402
      Data de chegada
      06-11-2026 (check-in a partir das 15h00)
      Data de partida
      08-11-2026 (check-out até às 12h00)
      Hóspede
      Rita Figueira`,
    products: ['Pousada das Três Fontes | 2026-11-06 – 2026-11-08 | Largo do Pelourinho 4, 7000-810, Évora, PT | 7719402'],
  },
  {
    name: 'a period, hours of two labels, and days on which other things are due',
    text: `
      Vaše rezervace je potvrzena
      Penzion U Tří Lip
      Husova 12, 669 02 Znojmo
      Číslo rezervace:   66478998
      Pobyt:   so 04.09.2027 – po 06.09.2027
      Host:   Lucie Ferrová
      Check-in:   od 15:00
      Check-out:   do 11:00
      Bezplatné storno do st 01.09.2027.
      so 04.09.2027   1 200 Kč
      ne 05.09.2027   1 200 Kč`,
    products: ['Penzion U Tří Lip | 2027-09-04 – 2027-09-06 | Husova 12, 669 02, Znojmo | 66478998'],
  },
  {
    name: 'an arrival with its nights before what each night costs',
    text: `
      Ihre Buchung ist bestätigt.
      Ihr Hotel
      Hotel Silberdistel
      Anschrift
      Rosengasse 5, 79098 Freiburg
      Bestätigungsnummer
      25952096
      Anreise
      23.02.2027
      Nächte
      3
      Check-in Zeit
      ab 15:00 Uhr
      Check-out Zeit
      bis 11:00 Uhr
      23.02.2027   € 104,00
      24.02.2027   € 104,00
      25.02.2027   € 104,00`,
    products: ['Hotel Silberdistel | 2027-02-23 – 2027-02-26 | Rosengasse 5, 79098, Freiburg | 25952096'],
  },
  {
    name: 'labels and values between dots, in a house whose name does not say that it is one',
    text: `
      La Corte dei Tigli
      Via Garibaldi 55
      53100 Siena
      La tua prenotazione è confermata
      Codice prenotazione ..... 94175900
      Nome .................... Lucia Ferrero
      Arrivo .................. venerdì 2 luglio 2027
      Partenza ................ venerdì 9 luglio 2027
      Notti ................... 7`,
    products: ['La Corte dei Tigli | 2027-07-02 – 2027-07-09 | Via Garibaldi 55, 53100, Siena | 94175900'],
  },
  {
    name: 'a day of arrival in the heading of a service, and one of departure with its nights',
    text: `
      RECORD LOCATOR: KQ7TNB
      TRAVELER: OSTBERG/NILS
      AIR     SATURDAY APR 10 2027   LUFTHANSA   FLT: 431   ECONOMY
              LV CHICAGO OHARE   340P
              AR FRANKFURT   705A
      HOTEL   SUNDAY APR 11 2027   HARBOUR GROUP
              SILVER FERN HOTEL FRANKFURT   OUT: 15APR 4 NIGHTS
              KAISERSTRASSE 41
              60329 FRANKFURT GERMANY
              CONFIRMATION: SF88201LC   1 ROOM
      AIR     THURSDAY APR 15 2027   LUFTHANSA   FLT: 430   ECONOMY
              LV FRANKFURT   1050A
              AR CHICAGO OHARE   105P`,
    products: [
      'LH 431 ORD 2027-04-10T15:40 – FRA 2027-04-11T07:05',
      'LH 430 FRA 2027-04-15T10:50 – ORD 2027-04-15T13:05',
      'SILVER FERN HOTEL FRANKFURT | 2027-04-11 – 2027-04-15 | KAISERSTRASSE 41, 60329, FRANKFURT GERMANY | SF88201LC',
    ],
  },
  {
    name: 'a house that thanks under its name and a motto, in a letter with a day',
    text: `
      THE ASHGROVE HOUSE
      Heritage-style inn on Linden Square
      September 29, 2026
      Dear Ms. Arriaga,
      Thank you for choosing The Ashgrove House. It is our pleasure to confirm your reservation:
      Confirmation Number   : 70418825
      Arrival Date   : 12/29/26
      Departure Date   : 01/02/27
      Date   Rate Amount   Resort Fee   Total USD
      12/29/26   319.00   25.00   393.72
      12/30/26   359.00   25.00   438.92
      The Ashgrove House, 219 Barnard Street, Savannah, GA 31401`,
    products: ['The Ashgrove House | 2026-12-29 – 2027-01-02 | 219 Barnard Street, 31401, Savannah, US | 70418825'],
  },
  {
    name: 'offices of a car under labels of their own',
    text: `
      Sua reserva foi confirmada. Retire seu carro no balcão.
      Código da reserva: AN2QXL7M4BR
      Localiza
      Retirada
      06/02/2027 às 14:00
      Agência de retirada
      Aeroporto de Recife (REC) – Praça do Porto, s/n
      Devolução
      13/02/2027 às 14:00
      Agência de devolução
      Aeroporto de João Pessoa (JPA) – Rod. Norte, s/n
      Veículo
      VW Virtus ou similar`,
    products: ['Localiza | 2027-02-06T14:00 Aeroporto de Recife (REC) | 2027-02-13T14:00 Aeroporto de João Pessoa (JPA) | AN2QXL7M4BR'],
  },
  {
    name: 'a hungarian letterhead with the town before its street',
    text: `
      Visszaigazolás
      Szálloda:   Hotel Nyárfa
      8380 Hévíz, Vörös utca 42.
      Foglalási szám:   PL-58831
      Érkezés:   2026.11.02.
      Távozás:   2026.11.07.
      Éjszakák száma:   5`,
    products: ['Hotel Nyárfa | 2026-11-02 – 2026-11-07 | Vörös utca 42, 8380, Hévíz | PL-58831'],
  },
  {
    name: 'a street cut short and a house with two numbers',
    text: `
      Köszönjük foglalását!
      Foglalási szám
      92810SC044762
      Szálloda
      Hotel Termál Liget
      Petőfi Sándor u. 9-11., 8380 Hévíz
      Érkezés
      2025. október 24., péntek
      Távozás
      2025. október 26., vasárnap
      Éjszakák száma
      2`,
    products: ['Hotel Termál Liget | 2025-10-24 – 2025-10-26 | Petőfi Sándor u. 9-11., 8380, Hévíz | 92810SC044762'],
  },
  {
    name: 'an address without a street behind its label',
    text: `
      Rejsebevis
      Bookingnr. 4619 3028
      Hotel   Porto Almyra Beach Resort ★★★★★
      Adresse Almyra, 73014 Chania, Kreta
      Ankomst   12.06.2027
      Afrejse   19.06.2027   (7 nætter)`,
    products: ['Porto Almyra Beach Resort | 2027-06-12 – 2027-06-19 | Almyra, 73014, Chania | 4619 3028'],
  },
  {
    name: 'a campsite with stars under its name, and what is let in a table with a column headed al',
    text: `
      CAMPING VILLAGE PINETA GRANDE ****
      Via Fausta 18 - 30013 Cavallino-Treporti (VE) - Italia
      CONFERMA DI PRENOTAZIONE N. 2027/004419
      Tipologia   Descrizione   Dal   Al   Notti
      Mobilhome "Deluxe" 5 posti, aria
      Casa mobile   condizionata, terrazzo coperto 05/06/2027   12/06/2027   7
      all'arrivo
      Occupanti: 2 adulti`,
    products: ['CAMPING VILLAGE PINETA GRANDE | 2027-06-05 – 2027-06-12 | Via Fausta 18, 30013, Cavallino-Treporti (VE), IT | 2027/004419'],
  },
  {
    name: 'a house called by two names under a label, its days in large print',
    text: `
      Your booking is in, Samira.
      Reservation WL-ABD-4488121 is confirmed.
      Your apartment has a kitchen and a proper desk.
      ARRIVE
      14
      Sep 2026
      Mon, 3pm
      LEAVE
      9
      Oct 2026
      Fri, 11am
      Where
      Birch & Holm Aberdeen, St Andrew Street
      41 St Andrew Street, Aberdeen AB25 1JA, United Kingdom
      Long Stay 21+ nights`,
    products: ['Birch & Holm Aberdeen | 2026-09-14 – 2026-10-09 | 41 St Andrew Street, AB25 1JA, Aberdeen, GB | WL-ABD-4488121'],
  },
]
