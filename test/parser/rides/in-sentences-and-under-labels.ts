/** Rides made for the tests that are told in sentences, or line by line under labels of leaving and arriving. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const RIDES_IN_SENTENCES: readonly Sample[] = [
  {
    name: 'two rides in one sentence each, every station before its time, with no number at all',
    text: `
      Subject: Your booking RX-440918

      Dear Ms Ann Reed,

      Your outbound train leaves London Euston on Tuesday 12 October 2027 at 21:10 and brings you to Inverness on Wednesday 13 October 2027 at 08:40. Breakfast is served in the lounge car.

      For the way home we have booked you a twin room (room 3, coach K) departing Inverness on Sunday 17 October 2027 at 20:45 and arriving at London Euston on Monday 18 October 2027 at 07:55.`,
    products: [
      '? London Euston 2027-10-12T21:10 – Inverness 2027-10-13T08:40',
      '? Inverness 2027-10-17T20:45 – London Euston 2027-10-18T07:55',
    ],
    people: ['Ann Reed'],
    reference: 'RX-440918',
  },
  {
    name: 'two rides in one sentence, each with the train that is named in its half',
    text: `
      Bonjour Agnès Poulain,
      Votre dossier TWKQ9B est modifié.

      Vous partirez le dimanche 5 décembre 2027 de Lille Europe à 11h25 par le TGV INOUI n° 5216 (voiture 17, place 83) et vous arriverez à Rennes à 15h11. Vous prendrez ensuite à Rennes à 15h29 le TER BreizhGo n° 858321 à destination de Vannes, où votre arrivée est prévue à 16h34.`,
    products: [
      'TGV INOUI 5216 Lille Europe 2027-12-05T11:25 – Rennes 2027-12-05T15:11',
      'TER BreizhGo 858321 Rennes 2027-12-05T15:29 – Vannes 2027-12-05T16:34',
    ],
    reference: 'TWKQ9B',
  },
  {
    name: 'a sentence without a seat, from where one changes into a train whose sentence has one',
    text: `
      Hej Alma!
      I morgon, fredag den 12 november 2027, reser du med oss.

      Du åker från Umeå Central kl. 05.40 med SJ Snabbtåg 561 och är framme i Stockholm Central kl. 12.15.
      Där byter du till SJ Snabbtåg 533, som avgår från Stockholm Central kl. 13.19 och kommer till Malmö Central kl. 17.44. I det tåget sitter du i vagn 6, plats 11.

      Bokningsnumret är MBK7719T. Biljetten finns i appen.
      Frukost mellan kl. 06.00 och 09.00`,
    products: [
      'SJ Snabbtåg 561 Umeå Central 2027-11-12T05:40 – Stockholm Central 2027-11-12T12:15',
      'SJ Snabbtåg 533 Stockholm Central 2027-11-12T13:19 – Malmö Central 2027-11-12T17:44',
    ],
    reference: 'MBK7719T',
  },
  {
    name: 'the weekday and the words for at between a label and its time, and a station with a label of its own',
    text: `
      BILLETE ELECTRÓNICO
      Localizador: 0089X21

      Bus: 04
      Asiento: 18
      Origen: MADRID
      Salida: lunes, 1 de noviembre de 2027 a las 16:30
      Destino: OVIEDO
      Llegada: lunes, 1 de noviembre de 2027 a las 21:50`,
    products: ['04 MADRID 2027-11-01T16:30 – OVIEDO 2027-11-01T21:50'],
    reference: '0089X21',
  },
  {
    name: 'stations below their times, with a label of two words each, and a number with the letters of a state',
    text: `
      Buchungscode   7719 3310 6625 18
      Reisende   Wolf Amsel

      Abschnitt 1: Tagzug
      Zug: Railjet RJ 660
      Abfahrt: Freitag, 21. Mai 2027, 15.34 Uhr
      Ab Bahnhof: St. Pölten Hbf
      Ankunft: Freitag, 21. Mai 2027, 18.01 Uhr
      An Bahnhof: Salzburg Hbf

      Abschnitt 2: Nachtzug
      Zug: Nightjet NJ 40236
      Abfahrt: Freitag, 21. Mai 2027, 23.35 Uhr
      Ab Bahnhof: Salzburg Hbf
      Ankunft: Samstag, 22. Mai 2027, 08.34 Uhr
      An Bahnhof: Venezia Santa Lucia`,
    products: [
      'RJ 660 St. Pölten Hbf 2027-05-21T15:34 – Salzburg Hbf 2027-05-21T18:01',
      'NJ 40236 Salzburg Hbf 2027-05-21T23:35 – Venezia Santa Lucia 2027-05-22T08:34',
    ],
    people: ['Wolf Amsel'],
    reference: '7719 3310 6625 18',
  },
  {
    name: 'what leaves and arrives said before the colon, and numbers of letters and figures behind another label',
    text: `
      Booking reference: 71160284

      Outbound
      • Train departs: Dublin Heuston at 08:00 on Thursday, 24 June 2027
      • Train arrives: Cork Kent at 10:35 on Thursday, 24 June 2027
      • Service: A204 Dublin Heuston to Cork
      • Seats: Coach C, C21
      Return
      • Train departs: Cork Kent at 16:25 on Friday, 25 June 2027
      • Train arrives: Dublin Heuston at 19:00 on Friday, 25 June 2027
      • Service: A223 Cork to Dublin Heuston
      • Seats: Coach D, D01`,
    products: [
      'A204 Dublin Heuston 2027-06-24T08:00 – Cork Kent 2027-06-24T10:35',
      'A223 Cork Kent 2027-06-25T16:25 – Dublin Heuston 2027-06-25T19:00',
    ],
    reference: '71160284',
  },
  {
    name: 'where a train stops on its way, which is no end of the ride',
    text: `
      Booking reference: 3948 2207 618

      Out  Saturday 8 May 2027
      08:00   London Kings Cross
      LNER service to Edinburgh · 2h 23m · Coach D, seats 31F and 32B · Calling at Peterborough 08:46, Doncaster 09:37
      10:23   Darlington
      10:51   Darlington
      Northern service to Saltburn · 29m · No seat reservation
      11:20   Middlesbrough`,
    products: [
      '? London Kings Cross 2027-05-08T08:00 – Darlington 2027-05-08T10:23',
      '? Darlington 2027-05-08T10:51 – Middlesbrough 2027-05-08T11:20',
    ],
    reference: '3948 2207 618',
  },
  {
    name: 'a way above the first of its stations, the number of a line before that of the train, and who runs it before one alone',
    text: `
      Gent-Sint-Pieters › Frankfurt(Main)Hbf
      za. 20 nov. 2027 · 1 reiziger

      09:24
      Gent-Sint-Pieters
      IC 31 1531
      09:59
      Brussel-Zuid

      10:25
      Brussel-Zuid
      Italo · 9971
      14:28
      Frankfurt(Main)Hbf

      DNR
      ZRKMPLT`,
    products: [
      'IC 31 1531 Gent-Sint-Pieters 2027-11-20T09:24 – Brussel-Zuid 2027-11-20T09:59',
      '9971 Brussel-Zuid 2027-11-20T10:25 – Frankfurt(Main)Hbf 2027-11-20T14:28',
    ],
    reference: 'ZRKMPLT',
  },
  {
    name: 'a timeline whose reference stands before a dot, and whose days stand above',
    text: `
      Da er du klar for tur, Alma!
      Referanse 8TZ41C · Alma Brekke · 1 voksen
      Lørdag 20. februar 2027
      08:25   Oslo S, spor 5
      Tog 61 mot Bergen
      14:54   Bergen stasjon`,
    products: ['61 Oslo S 2027-02-20T08:25 – Bergen stasjon 2027-02-20T14:54'],
    reference: '8TZ41C',
  },
  {
    name: 'the number of a ticket behind a verb',
    text: `
      Potvrzujeme platbu. Číslo jízdenky je 5530192846. U dveří autobusu stačí nadiktovat číslo.
      Tam • neděle 3. 10. 2027 • Autobus
      6:15
      Brno
      8:05
      Vídeň
      Sedadla 17, 18`,
    products: ['? Brno 2027-10-03T06:15 – Vídeň 2027-10-03T08:05'],
    reference: '5530192846',
  },
  {
    name: 'a form whose labels are two words and more, one of them of getting on, with small places and where in them a coach stops',
    text: `
      BIGLIETTO ELETTRONICO
      Codice prenotazione: MB27-771940
      Data emissione: 22/07/2027 17:36
      Passeggero: SALVATORE REED

      Corsa: LINEA 118 MILANO-MATERA
      Partenza da: BOLOGNA (Autostazione, Piazza XX Settembre 6)
      Data e ora partenza: venerdì 13 agosto 2027, ore 21:50
      Arrivo a: MATERA (Via Don Luigi Sturzo)
      Data e ora arrivo: sabato 14 agosto 2027, ore 07:15
      Posto: 38 (piano superiore)`,
    products: ['LINEA 118 BOLOGNA 2027-08-13T21:50 – MATERA 2027-08-14T07:15'],
    people: ['Salvatore Reed'],
    reference: 'MB27-771940',
  },
  {
    name: 'each label above its value, and when one may get on beside when it leaves',
    text: `
      Booking reference
      CS-8FQ2LD

      Boarding station
      Fort William

      Date of travel
      Sunday 16 May 2027

      Departure
      19:00 (boarding from 18:30)

      Destination
      London Euston

      Arrival
      08:01, Monday 17 May - you may stay in your room until 08:30

      Accommodation
      Club En-Suite, Coach K, Room 7`,
    products: ['? Fort William 2027-05-16T19:00 – London Euston 2027-05-17T08:01'],
    reference: 'CS-8FQ2LD',
  },
  {
    name: 'coaches that leave when one gets on, and not when they were paid for',
    text: `
      Passageira: Renata Reed
      Seu pagamento foi aprovado. Pedido nº PJ-118.402.775, feito em 18/08/2027 às 21h47.
      Ida
      Viação: Viação Reed
      Origem: São Paulo, SP - Rodoviária do Tietê
      Embarque: sáb., 11/09/2027 às 23h30
      Destino: Ribeirão Preto, SP
      Chegada prevista: dom., 12/09/2027 às 03h50
      Serviço: 5812 - Leito
      Poltrona: 07
      Volta
      Viação: Rápido Amsel
      Origem: Ribeirão Preto, SP
      Embarque: ter., 14/09/2027 às 17h15
      Destino: São Paulo, SP - Rodoviária do Tietê
      Chegada prevista: ter., 14/09/2027 às 21h40
      Serviço: 5844 - Executivo
      Poltrona: 21`,
    products: [
      '5812 São Paulo 2027-09-11T23:30 – Ribeirão Preto 2027-09-12T03:50',
      '5844 Ribeirão Preto 2027-09-14T17:15 – São Paulo 2027-09-14T21:40',
    ],
  },
  {
    name: 'towns that no list of stations has, under a heading of the way',
    text: `
      You're all booked, Gareth!
      Booking reference: HT4MPX9C
      2 adults · Two Together Railcard
      Going out | Fri 5 Mar 2027
      08:23
      Hull
      2h 40m
      11:03
      London Kings Cross
      Seats A14, A15`,
    products: ['? Hull 2027-03-05T08:23 – London Kings Cross 2027-03-05T11:03'],
    reference: 'HT4MPX9C',
  },
  {
    name: 'small towns in a sentence, told by the words before them',
    text: `
      Dossier NQ3FYB
      Voyageur : Bastien Reed
      Vous partirez de Paris Austerlitz le vendredi 19 mars 2027 à 20h21 par l'INTERCITÉS de nuit 5789 et vous arriverez à Briançon le samedi 20 mars à 08h24, voiture 21, place 65.`,
    products: ['INTERCITÉS de nuit 5789 Paris Austerlitz 2027-03-19T20:21 – Briançon 2027-03-20T08:24'],
    reference: 'NQ3FYB',
  },
  {
    name: 'a table whose cells stand between bars, and rides that take as long as is told between them',
    text: `
      Gruppennummer: G-27-081945
      HINFAHRT Montag, 14. Juni 2027

      Zug           | von                 | ab    | nach                | an    | Gl. ab
      --------------+---------------------+-------+---------------------+-------+-------
      RE6 11022     | Hamburg-Altona      | 11:53 | Westerland (Sylt)   | 15:12 | 9

      Reisende: Anna Reed`,
    products: ['RE 6 11022 Hamburg-Altona 2027-06-14T11:53 – Westerland (Sylt) 2027-06-14T15:12'],
    reference: 'G-27-081945',
  },
  {
    name: 'a town of two words of which the first is another word, in the row of a table with the hours in columns of their own',
    text: `
      Order # 30418852
      Passenger: MARCUS REED
      Date   Schedule   Departs   Time   Arrives   Time   Carrier
      Mon 06/14/2027   761   Minneapolis, MN   6:40 PM   Des Moines, IA   11:10 PM   JL`,
    products: ['761 Minneapolis 2027-06-14T18:40 – Des Moines 2027-06-14T23:10'],
    reference: '30418852',
  },
  {
    name: 'a day for which one has booked, and no day on which one did',
    text: `
      Booking reference: QX7PLM
      Passenger: Anna Reed
      We confirm your booking of 12 June 2027 at 09:00 from London Kings Cross to York, arriving 11:10, LNER train 1S14.`,
    products: ['1S14 London Kings Cross 2027-06-12T09:00 – York 2027-06-12T11:10'],
    people: ['Anna Reed'],
  },
  {
    name: 'calls on the way, and where one arrives behind them',
    text: `
      Booking reference: QX7PLM
      Passenger: Anna Reed
      Train on 12 June 2027: London Kings Cross 09:00 calling at Peterborough 09:46 and York 10:50, arriving Edinburgh 13:20`,
    products: ['? London Kings Cross 2027-06-12T09:00 – Edinburgh 2027-06-12T13:20'],
  },
  {
    name: 'numbers of trains above their rides, and another of one that goes on',
    text: `
      Auftragsnummer: QX7PLM
      Reisende: Anna Reed
      ICE 592
      12.06.2027
      München Hbf 09:28
      Berlin Hbf 13:59
      ICE 593
      14.06.2027
      Berlin Hbf 10:00
      München Hbf 14:30
      Anschluss mit S 7`,
    products: [
      'ICE 592 München Hbf 2027-06-12T09:28 – Berlin Hbf 2027-06-12T13:59',
      'ICE 593 Berlin Hbf 2027-06-14T10:00 – München Hbf 2027-06-14T14:30',
    ],
  },
  {
    name: 'somebody who is called as the train is',
    text: `
      Codice prenotazione: QX7PLM
      Passeggero: Italo Rossi
      Italo 9971   12/06/2027   Torino Porta Susa 13:40   Milano Centrale 14:50`,
    products: ['Italo 9971 Torino Porta Susa 2027-06-12T13:40 – Milano Centrale 2027-06-12T14:50'],
    people: ['Italo Rossi'],
  },
  {
    name: 'the number of a ticket, and none of its payment',
    text: `
      Bilet
      Podróżny: Wit Amsel    Numer biletu: EIC27118840
      EIP 5300   14.05.2027   Gdynia Główna 05:58   Warszawa Centralna 08:40
      Płatność BLIK dnia 30.04.2027. Nr transakcji 7719-4402-18.`,
    products: ['EIP 5300 Gdynia Główna 2027-05-14T05:58 – Warszawa Centralna 2027-05-14T08:40'],
    reference: 'EIC27118840',
  },
  {
    name: 'a word in capitals before one for trains, and what is counted behind it',
    text: `
      Booking reference: QX7PLM
      We want YOU train 12 hours a week
      Or ALL train 14 dogs
      12 May 2027 London Euston 08:00 Manchester Piccadilly 10:10`,
    products: ['? London Euston 2027-05-12T08:00 – Manchester Piccadilly 2027-05-12T10:10'],
  },
  {
    name: 'where a train leaves before what one rides, in Italian',
    text: `
      Your journey is booked, booking QX7TPL
      Traveller: Ms Anna Reed
      Giovedì 4 marzo 2027
      ore 15.56  partenza da Venezia Mestre con RJ 132 (OEBB), carrozza 25,
      posti 61 e 62
      ore 23.19  arrivo a Wien Hbf`,
    products: ['RJ 132 Venezia Mestre 2027-03-04T15:56 – Wien Hbf 2027-03-04T23:19'],
  },
  {
    name: 'where a train leaves before what one rides, in German',
    text: `
      Your journey is booked, booking QX7TPL
      Traveller: Ms Anna Reed
      Donnerstag, 4. März 2027
      08:28 ab Nürnberg Hbf mit ICE 702
      11:29 an Berlin Hbf`,
    products: ['ICE 702 Nürnberg Hbf 2027-03-04T08:28 – Berlin Hbf 2027-03-04T11:29'],
  },
  {
    name: 'where a train leaves before what one rides, in French',
    text: `
      Your journey is booked, booking QX7TPL
      Traveller: Ms Anna Reed
      Jeudi 4 mars 2027
      07h04  départ de Lyon Part-Dieu par le TGV INOUI 6610
      09h02  arrivée à Paris Gare de Lyon`,
    products: ['TGV INOUI 6610 Lyon Part-Dieu 2027-03-04T07:04 – Paris Gare de Lyon 2027-03-04T09:02'],
  },
  {
    name: 'where a train leaves before what one rides, in Polish',
    text: `
      Your journey is booked, booking QX7TPL
      Traveller: Ms Anna Reed
      Czwartek 4 marca 2027
      godz. 9.35 wyjazd z Warszawa Centralna pociągiem EIP 1301
      godz. 12.05 przyjazd do Kraków Główny`,
    products: ['EIP 1301 Warszawa Centralna 2027-03-04T09:35 – Kraków Główny 2027-03-04T12:05'],
  },
  {
    name: 'a train with letters of an airline, beside a flight that one takes home',
    text: `
      Programma di viaggio, rif. pratica QX7TPL
      Viaggiatore: Sig.ra Anna Rossi
      Domenica 7 marzo 2027
      ore 11.10  partenza da Wien Hbf con RJ 76
      ore 15.18  arrivo a Praha hl.n.
      Martedì 9 marzo 2027
      Volo V7 1685   Praga (PRG) 12.05 – Venezia (VCE) 13.25`,
    products: ['V7 1685 PRG 2027-03-09T12:05 – VCE 2027-03-09T13:25', 'RJ 76 Wien Hbf 2027-03-07T11:10 – Praha hl.n. 2027-03-07T15:18'],
  },
]
