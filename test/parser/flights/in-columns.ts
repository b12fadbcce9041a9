/** Documents of flights made for the tests, laid out as text of PDFs is: columns with wide gaps, several travellers in a line, references of many names. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const FLIGHTS_IN_COLUMNS: readonly Sample[] = [
  {
    name: 'a receipt of a ticket with a row for each flight and its arrival below',
    text: `
      ELECTRONIC TICKET RECEIPT
      Passenger Name          OKONKWO / ADAEZE MS               Booking Reference      QX7TLP
      Ticket Number           125 2298 441 907                  Issuing Office         LONDON
      From / To               Flight    Class   Date       Departure   Arrival   Baggage
      LONDON HEATHROW         BA 75     Y       14 Mar 27  11:25       18:40     2PC
      LAGOS
      LAGOS                   BA 74     Y       28 Mar 27  22:35       05:05     2PC
      LONDON HEATHROW
      Fare GBP 412.00    Total GBP 788.55`,
    products: ['BA 75 LHR 2027-03-14T11:25 – LOS 2027-03-14T18:40', 'BA 74 LOS 2027-03-28T22:35 – LHR 2027-03-29T05:05'],
    people: ['Adaeze Okonkwo'],
    reference: 'QX7TLP',
  },
  {
    name: 'a German travel plan of an agency in columns',
    text: `
      REISEPLAN                                              Filekey: PTXWQL
      Für: STIX / GERNOT HERR
           STIX / HANNELORE FRAU
      Datum       Flug        Von                       Nach                      Ab       An
      Mo 03.05.   OS 201      Wien-Schwechat (VIE)      Frankfurt (FRA) T1        07:00    08:30
      Mo 03.05.   LH 498      Frankfurt (FRA) T1        Mexico City (MEX) T1      13:40    18:25
      So 23.05.   LH 499      Mexico City (MEX) T1      Frankfurt (FRA) T1        20:50    15:15 +1
      Mo 24.05.   OS 204      Frankfurt (FRA) T1        Wien-Schwechat (VIE)      17:20    18:45
      Ausgestellt am 11.01.2027 durch Reisebüro Alpenblick`,
    products: [
      'OS 201 VIE 2027-05-03T07:00 – FRA 2027-05-03T08:30',
      'LH 498 FRA 2027-05-03T13:40 – MEX 2027-05-03T18:25',
      'LH 499 MEX 2027-05-23T20:50 – FRA 2027-05-24T15:15',
      'OS 204 FRA 2027-05-24T17:20 – VIE 2027-05-24T18:45',
    ],
    people: ['Gernot Stix', 'Hannelore Stix'],
    reference: 'PTXWQL',
  },
  {
    name: 'departure and arrival in two boxes',
    text: `
      Votre mémo voyage
      Référence de votre réservation   QTPLXW
      Passagers   M. Lucien Armand, Mme Odile Armand, Mlle Jeanne Armand
      Vol aller
      Départ                          Arrivée
      mar. 06/04/2027 - 10:30         mar. 06/04/2027 - 12:40
      Paris, Orly (ORY)               Nice, Côte d'Azur (NCE)
      Terminal 2                      Terminal 2
      AF 7702    Airbus A320    Economy Light    1h25
      Vol retour
      Départ                          Arrivée
      sam. 10/04/2027 - 18:05         sam. 10/04/2027 - 19:30
      Nice, Côte d'Azur (NCE)         Paris, Orly (ORY)
      Terminal 2                      Terminal 2
      AF 7709    Airbus A320    Economy Light    1h25`,
    products: ['AF 7702 ORY 2027-04-06T10:30 – NCE 2027-04-06T12:40', 'AF 7709 NCE 2027-04-10T18:05 – ORY 2027-04-10T19:30'],
    people: ['Lucien Armand', 'Odile Armand', 'Jeanne Armand'],
    reference: 'QTPLXW',
  },
  {
    name: 'a Spanish low-cost flight with passengers and seats in a table',
    text: `
      Confirmación de compra
      Código de reserva                    QWL7TP
      IDA                                  VUELTA
      V7 1423                              V7 1424
      Sevilla (SVQ) 09:55                  Lyon (LYS) 19:10
      Lyon (LYS) 11:50                     Sevilla (SVQ) 21:05
      viernes, 16 de abril de 2027         lunes, 19 de abril de 2027
      Pasajeros                            Asiento ida      Asiento vuelta
      Rocío Salcedo Prieto                 14A              15C
      Álvaro Salcedo Prieto                14B              15D`,
    products: ['V7 1423 SVQ 2027-04-16T09:55 – LYS 2027-04-16T11:50', 'V7 1424 LYS 2027-04-19T19:10 – SVQ 2027-04-19T21:05'],
    people: ['Rocío Salcedo Prieto', 'Álvaro Salcedo Prieto'],
    reference: 'QWL7TP',
  },
  {
    name: 'an American itinerary with airports under times',
    text: `
      Trip confirmation number: HXTPQL
      Friday, April 9, 2027
      Flight                 Depart              Arrive              Seats
      AA 2317                7:15 AM             9:02 AM             21C, 21D
                             Austin, TX (AUS)    Phoenix, AZ (PHX)
      AA 612                 10:05 AM            12:41 PM            18E, 18F
                             Phoenix, AZ (PHX)   Seattle, WA (SEA)
      Travelers: Marla Quigley and Dean Quigley
      Total: $612.40`,
    products: ['AA 2317 AUS 2027-04-09T07:15 – PHX 2027-04-09T09:02', 'AA 612 PHX 2027-04-09T10:05 – SEA 2027-04-09T12:41'],
    people: ['Marla Quigley', 'Dean Quigley'],
    reference: 'HXTPQL',
  },
  {
    name: 'an Italian electronic ticket with labels in pairs',
    text: `
      RICEVUTA DEL BIGLIETTO ELETTRONICO
      Codice di prenotazione (PNR)   WTPQXL        Numero biglietto   055 2441 907 331
      Nome passeggero   MORANDI BEATRICE SIG.RA
      Volo   AZ 1779        Data   22MAG27        Classe   Y
      Partenza   ROMA FIUMICINO FCO   ore 08:50
      Arrivo     PALERMO PMO          ore 10:00
      Volo   AZ 1786        Data   25MAG27        Classe   Y
      Partenza   PALERMO PMO          ore 19:25
      Arrivo     ROMA FIUMICINO FCO   ore 20:35`,
    products: ['AZ 1779 FCO 2027-05-22T08:50 – PMO 2027-05-22T10:00', 'AZ 1786 PMO 2027-05-25T19:25 – FCO 2027-05-25T20:35'],
    people: ['Beatrice Morandi'],
    reference: 'WTPQXL',
  },
  {
    name: 'a Portuguese boarding card',
    text: `
      CARTÃO DE EMBARQUE / BOARDING PASS
      Nome / Name                      Reserva / PNR
      NEVES/HENRIQUE MR                7TQXWP
      Voo / Flight    Data / Date      Porta / Gate    Embarque / Boarding    Lugar / Seat
      TP 1862         11 JUN 2027      17              06:15                  8F
      De / From                        Para / To
      Lisboa LIS  07:00                Ponta Delgada PDL  08:25`,
    products: ['TP 1862 LIS 2027-06-11T07:00 – PDL 2027-06-11T08:25'],
    people: ['Henrique Neves'],
    reference: '7TQXWP',
  },
  {
    name: 'a Dutch confirmation with several travellers in a line',
    text: `
      Bevestiging                                            Boekingsnummer: KX7PQT
      Reizigers: dhr. J. Verhagen, mevr. M. Verhoeven
      Vlucht   Datum            Route                                      Vertrek   Aankomst
      HV6115   za 5 jun 2027    Amsterdam (AMS) - Faro (FAO)               06:45     09:00
      HV6116   za 19 jun 2027   Faro (FAO) - Amsterdam (AMS)               09:45     13:45
      Bagage: 2 x 20 kg`,
    products: ['HV 6115 AMS 2027-06-05T06:45 – FAO 2027-06-05T09:00', 'HV 6116 FAO 2027-06-19T09:45 – AMS 2027-06-19T13:45'],
    reference: 'KX7PQT',
  },
  {
    name: 'a Polish itinerary of two airlines',
    text: `
      Plan podróży
      Numer rezerwacji: QPLTW7          Linia: LOT
      Pasażer: ZAREBA / WOJCIECH MR
      LO 3905    12 kwi 2027    Gdańsk (GDN)      10:05    Warszawa (WAW)    11:05
      LO 453     12 kwi 2027    Warszawa (WAW)    12:25    Bruksela (BRU)    14:35
      LO 454     15 kwi 2027    Bruksela (BRU)    15:20    Warszawa (WAW)    17:15
      LO 3838    15 kwi 2027    Warszawa (WAW)    22:35    Gdańsk (GDN)      23:40`,
    products: [
      'LO 3905 GDN 2027-04-12T10:05 – WAW 2027-04-12T11:05',
      'LO 453 WAW 2027-04-12T12:25 – BRU 2027-04-12T14:35',
      'LO 454 BRU 2027-04-15T15:20 – WAW 2027-04-15T17:15',
      'LO 3838 WAW 2027-04-15T22:35 – GDN 2027-04-15T23:40',
    ],
    people: ['Wojciech Zareba'],
    reference: 'QPLTW7',
  },
  {
    name: 'a Swedish journey with names, airports and a lone code of booking',
    text: `
      Resplan och kvitto
      Bokningskod  7WXTPQ
      Resenärer  Astrid Hedlund · Nils Hedlund
      Utresa  lör 12 juni 2027
      08:10   Stockholm Arlanda, Terminal 5
      10:45   London Heathrow, Terminal 2
              SK 525   SAS Go   2 h 35 min
      Hemresa  tis 15 juni 2027
      18:50   London Heathrow, Terminal 2
      22:20   Stockholm Arlanda, Terminal 5
              SK 532   SAS Go   2 h 30 min`,
    products: ['SK 525 ARN 2027-06-12T08:10 – LHR 2027-06-12T10:45', 'SK 532 LHR 2027-06-15T18:50 – ARN 2027-06-15T22:20'],
    reference: '7WXTPQ',
  },
  {
    name: 'a round trip to Asia in columns with the day of arrival',
    text: `
      e-Ticket Itinerary
      Airline Reference : 6QXTPL         Agency Reference : 4471290
      Name : Mr Callum Reid  (Adult)
      SQ 319   Confirmed   Economy (K)
      Departing                                  Arriving
      London Heathrow Airport (LHR)              Singapore Changi Airport (SIN)
      Thu 15 Apr 2027, 20:40, Terminal 2         Fri 16 Apr 2027, 16:35, Terminal 3
      SQ 322   Confirmed   Economy (K)
      Departing                                  Arriving
      Singapore Changi Airport (SIN)             London Heathrow Airport (LHR)
      Fri 30 Apr 2027, 23:45, Terminal 3         Sat 01 May 2027, 06:25, Terminal 2`,
    products: ['SQ 319 LHR 2027-04-15T20:40 – SIN 2027-04-16T16:35', 'SQ 322 SIN 2027-04-30T23:45 – LHR 2027-05-01T06:25'],
    people: ['Callum Reid'],
    reference: '6QXTPL',
  },
  {
    name: 'a change of times',
    text: `
      Schedule change to your booking QT7PLX
      Dear Ms Pike,
      the times of one of your flights have changed. Your new itinerary:
      EI 165   Sun 16 May 2027   London Heathrow (LHR)   15:10   Dublin (DUB)   16:30
      Previously: departure 14:35, arrival 15:55`,
    products: ['EI 165 LHR 2027-05-16T15:10 – DUB 2027-05-16T16:30'],
    reference: 'QT7PLX',
  },
  {
    name: 'codes that have run together with their towns',
    text: `
      ELECTRONIC TICKET RECEIPT
      NAME: MUTONI/CLARISSE MS   BOOKING REFERENCE: PDRQ6S
      FLIGHT   CL   FROM   TO   DEP DATE   DEP   ARR DATE   ARR   ST
      WB 202   L   KIGALI KGL   ACCRAACC   02OCT27   0930   02OCT27   1405   OK
      WB 203   L   ACCRAACC   KIGALI KGL   09OCT27   1510   09OCT27   2330   OK`,
    products: ['WB 202 KGL 2027-10-02T09:30 – ACC 2027-10-02T14:05', 'WB 203 ACC 2027-10-09T15:10 – KGL 2027-10-09T23:30'],
    people: ['Clarisse Mutoni'],
    reference: 'PDRQ6S',
  },
  {
    name: 'what the system of an agency keeps, whose head ends in the reference, and how the fare was put together, which names nobody',
    text: `
      RP/PARK2108/PARK2108            AA/SU   6JAN27/0912Z   K7XQ4M
        1.HALVORSEN/METTE MRS
        2  OS  264 Y 20JUL 2 WAWVIE HK1  0830 1000  *1A/E*
        3  OS  269 Y 26JUL 1 VIEWAW HK1  1505 1640  *1A/E*
        4 FA PAX 257-2417740031/ETOS/EUR454.25/06JAN27
      WAW OS X/VIE OS AMS 214.28 OS X/VIE OS WAW 214.28 NUC428.56 END`,
    products: ['OS 264 WAW 2027-07-20T08:30 – VIE 2027-07-20T10:00', 'OS 269 VIE 2027-07-26T15:05 – WAW 2027-07-26T16:40'],
    people: ['Mette Halvorsen'],
    reference: 'K7XQ4M',
  },
  {
    name: 'dotted hours of one figure behind the codes of airports, in Finnish',
    text: `
      Varausvahvistus
      Varaustunnus: 5XKT9B
      MENO ke 3.2.2027
      Oulu (OUL) 9.10 – Helsinki (HEL) 10.15
      AY 436, Economy Light
      Helsinki (HEL) 11.35 – Berliini (BER) 12.35
      AY 1431, Economy Light
      MATKUSTAJAT
      Päivi Rantala (aikuinen)`,
    products: ['AY 436 OUL 2027-02-03T09:10 – HEL 2027-02-03T10:15', 'AY 1431 HEL 2027-02-03T11:35 – BER 2027-02-03T12:35'],
    people: ['Päivi Rantala'],
    reference: '5XKT9B',
  },
]
