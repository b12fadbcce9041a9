/** Documents made for the tests where names, references and ends of journeys are told in rarer ways. Nobody in them exists. */

import type { Sample } from './sample.ts'

export const ROUND: readonly Sample[] = [
  {
    name: 'a Trenitalia-like ticket with passengers in a table',
    text: `
      Prenotazione e biglietto
      CP: 447129           PNR: QX7TPL           Tipo: Base
      Nome e Cognome Passeggero        Tariffa        Carrozza   Posto
      Beatrice Morandi                 Adulto         4          12A
      Aldo Morandi                     Adulto         4          12B
      Da: BOLOGNA CENTRALE             A: BARI CENTRALE
      Data: 22/06/2027
      Partenza: 09:58                  Arrivo: 15:20
      Treno: Frecciabianca 8807`,
    products: ['Frecciabianca 8807 BOLOGNA CENTRALE 2027-06-22T09:58 – BARI CENTRALE 2027-06-22T15:20'],
    people: ['Beatrice Morandi', 'Aldo Morandi'],
    reference: 'QX7TPL',
  },
  {
    name: 'a ticket of a French regional train',
    text: `
      TER - Billet à présenter à bord
      ARMAND Odile, née le 04/05/1981
      Lyon Part Dieu > Grenoble
      le 23/06/2027
      Départ 17:14 - Arrivée 18:37 - Train TER 17641
      Dossier QXWTPL - Montant 23,70 €`,
    products: ['TER 17641 Lyon Part Dieu 2027-06-23T17:14 – Grenoble 2027-06-23T18:37'],
    reference: 'QXWTPL',
  },
  {
    name: 'a Spanish ticket in two halves',
    text: `
      Resumen de compra                      Localizador: QWX7TP
      Viaje de ida
      Jueves, 24 de junio de 2027
      Valencia Joaquín Sorolla - Madrid Puerta de Atocha
      Salida 06:50 h    Llegada 08:43 h    AVE 5070    Coche 4 Plaza 7D
      Viaje de vuelta
      Jueves, 24 de junio de 2027
      Madrid Puerta de Atocha - Valencia Joaquín Sorolla
      Salida 19:40 h    Llegada 21:35 h    AVE 5201    Coche 8 Plaza 3A
      Viajeros: 1 adulto
      D. Ramón Ibarra Luque`,
    products: [
      'AVE 5070 Valencia Joaquín Sorolla 2027-06-24T06:50 – Madrid Puerta de Atocha 2027-06-24T08:43',
      'AVE 5201 Madrid Puerta de Atocha 2027-06-24T19:40 – Valencia Joaquín Sorolla 2027-06-24T21:35',
    ],
    people: ['Ramón Ibarra Luque'],
    reference: 'QWX7TP',
  },
  {
    name: 'a German regional journey with a walk',
    text: `
      Ihre Reiseübersicht
      Auftragsnummer 447129083112
      Reisende(r): Gerd Fölsing
      16.06.2027
      06:33 Freiburg(Breisgau) Hbf, Gl. 3
      ICE 376 Richtung Berlin Ostbahnhof
      08:39 Frankfurt(Main) Hbf, Gl. 9
      Umstieg 23 Min.
      09:02 Frankfurt(Main) Hbf, Gl. 12
      RE 50 Richtung Bebra
      10:04 Fulda, Gl. 5`,
    products: [
      'ICE 376 Freiburg(Breisgau) Hbf 2027-06-16T06:33 – Frankfurt(Main) Hbf 2027-06-16T08:39',
      'RE 50 Frankfurt(Main) Hbf 2027-06-16T09:02 – Fulda 2027-06-16T10:04',
    ],
    people: ['Gerd Fölsing'],
    reference: '447129083112',
  },
  {
    name: 'a British ticket with few words',
    text: `
      Standard Class Advance Single
      Out: 21-Jun-27   Adult   One
      From LEEDS
      To LONDON KINGS CROSS
      Departs 07:15   Arrives 09:31
      Coach D Seat 17F
      Booking ref XQ7TWPLK   Ticket no TT447129083`,
    products: ['? LEEDS 2027-06-21T07:15 – LONDON KINGS CROSS 2027-06-21T09:31'],
    reference: 'XQ7TWPLK',
  },
  {
    name: 'a Swiss ticket of an agency in English',
    text: `
      Rail booking no.: SBB-4471290
      Traveller 1: Callum Reid
      Traveller 2: Nia Pugh
      Fri 25 Jun 2027   Basel SBB  10:33  -  Interlaken Ost  12:57   IC 61 971   2nd class
      Sun 27 Jun 2027   Interlaken Ost  15:00  -  Basel SBB  17:27   IC 61 982   2nd class`,
    products: [
      'IC 61 Basel SBB 2027-06-25T10:33 – Interlaken Ost 2027-06-25T12:57',
      'IC 61 Interlaken Ost 2027-06-27T15:00 – Basel SBB 2027-06-27T17:27',
    ],
    people: ['Callum Reid', 'Nia Pugh'],
    reference: 'SBB-4471290',
  },
  {
    name: 'a Swedish receipt with out and back',
    text: `
      Kvitto och resehandling                          Referensnummer: QX7 4471
      Utresa: Uppsala C - Göteborg C, måndag 21 juni 2027
      Avgår 07:09, ankommer 11:05. Tåg 10421, vagn 5, plats 31.
      Återresa: Göteborg C - Uppsala C, onsdag 23 juni 2027
      Avgår 16:30, ankommer 20:28. Tåg 10446, vagn 3, plats 12.
      Resande: Astrid Hedlund (Vuxen)`,
    products: [
      'Tåg 10421 Uppsala C 2027-06-21T07:09 – Göteborg C 2027-06-21T11:05',
      'Tåg 10446 Göteborg C 2027-06-23T16:30 – Uppsala C 2027-06-23T20:28',
    ],
    people: ['Astrid Hedlund'],
  },
  {
    name: 'a Dutch seat in a train to London',
    text: `
      Beste Marijke, hier zijn je tickets!
      Boekingsreferentie    QXWTPL
      Amsterdam Centraal → London St Pancras Int'l
      di 22 juni 2027
      Trein ES 9115
      08:16 vertrek         10:57 aankomst (lokale tijd)
      Rijtuig 12 - Stoel 35
      Naam: Marijke Verhoeven`,
    products: ["ES 9115 Amsterdam Centraal 2027-06-22T08:16 – London St Pancras Int'l 2027-06-22T10:57"],
    people: ['Marijke Verhoeven'],
    reference: 'QXWTPL',
  },
  {
    name: 'a Polish ticket of a small carrier',
    text: `
      Bilet nr QX-447129
      Przewoźnik: Koleje Pomorskie
      Z: Gdynia Główna   Do: Hel
      Data wyjazdu: 26.06.2027   Godz. odjazdu: 09:12   Godz. przyjazdu: 11:03
      Nr pociągu: R 90447
      Imię i nazwisko: Wojciech Zaręba`,
    products: ['R 90447 Gdynia Główna 2027-06-26T09:12 – Hel 2027-06-26T11:03'],
    people: ['Wojciech Zaręba'],
  },
  {
    name: 'a receipt of a ticket of an airline in French with codes in pairs',
    text: `
      REÇU DE BILLET ÉLECTRONIQUE / ITINÉRAIRE
      NOM: DELVAUX/BASTIEN M                  DOSSIER: QXWTPL
      VOL      DE/A              DATE       DEP     ARR     STATUT
      SN 3631  BRU-LYS           17JUN27    0935    1100    OK
      SN 3636  LYS-BRU           20JUN27    1805    1930    OK`,
    products: ['SN 3631 BRU 2027-06-17T09:35 – LYS 2027-06-17T11:00', 'SN 3636 LYS 2027-06-20T18:05 – BRU 2027-06-20T19:30'],
    people: ['Bastien Delvaux'],
    reference: 'QXWTPL',
  },
  {
    name: 'a flight whose words are in Spanish and English',
    text: `
      ITINERARIO / ITINERARY
      Localizador / Record locator     QX7TPL
      Pasajero / Passenger             IBARRA LUQUE/RAMON MR
      Vuelo / Flight     IB 3170       Clase / Class   O
      Salida / Departure     Madrid (MAD) T4     18 JUN 2027   15:55
      Llegada / Arrival      London Heathrow (LHR) T5     18 JUN 2027   17:25
      Vuelo / Flight     IB 3167       Clase / Class   O
      Salida / Departure     London Heathrow (LHR) T5     21 JUN 2027   10:40
      Llegada / Arrival      Madrid (MAD) T4     21 JUN 2027   14:05`,
    products: ['IB 3170 MAD 2027-06-18T15:55 – LHR 2027-06-18T17:25', 'IB 3167 LHR 2027-06-21T10:40 – MAD 2027-06-21T14:05'],
    people: ['Ramon Ibarra Luque'],
    reference: 'QX7TPL',
  },
  {
    name: 'several travellers with numbers and kinds',
    text: `
      Flight confirmation
      Your reference number is 7QXTPL
      1. Mr Gareth Lloyd (ADT)   2. Mrs Rhiannon Lloyd (ADT)   3. Miss Nia Lloyd (CHD)
      TOM 4412   Manchester (MAN) 06:15 - Tenerife South (TFS) 10:50   Thu 24 Jun 2027
      TOM 4413   Tenerife South (TFS) 12:00 - Manchester (MAN) 16:25   Thu 08 Jul 2027`,
    products: ['BY 4412 MAN 2027-06-24T06:15 – TFS 2027-06-24T10:50', 'BY 4413 TFS 2027-07-08T12:00 – MAN 2027-07-08T16:25'],
    people: ['Gareth Lloyd', 'Rhiannon Lloyd', 'Nia Lloyd'],
    reference: '7QXTPL',
  },
]
