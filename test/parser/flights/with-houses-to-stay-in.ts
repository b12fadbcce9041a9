/** Documents of journeys made for the tests, of flights alone and of flights with a house to stay in, laid out as airlines and agencies do. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const FLIGHTS_WITH_HOUSES: readonly Sample[] = [
  {
    name: 'Czech days with spaces between their numbers, and how long it takes beside an airline called as a city',
    text: `
      Číslo rezervace
      447129083

      Praha → Dubaj 6 h 10 min
      Emirates Let č. EK 140
      15:55
      pá 12. 3.
      Praha PRG
      23:40
      pá 12. 3.
      Dubaj DXB

      Dubaj → Praha 6 h 25 min
      Emirates Let č. EK 139
      09:05
      so 20. 3.
      Dubaj DXB
      12:35
      so 20. 3.
      Praha PRG

      Cestující: Radka Nebeská`,
    products: ['EK 140 PRG 2027-03-12T15:55 – DXB 2027-03-12T23:40', 'EK 139 DXB 2027-03-20T09:05 – PRG 2027-03-20T12:35'],
    people: ['Radka Nebeská'],
    reference: '447129083',
  },
  {
    name: 'Turkish days and months',
    text: `
      REZERVASYON ONAYI
      PNR: QWX7PL
      Yolcu: Sayın Defne Karaca
      Uçuş No TK 1721
      14 Ağustos 2027 Cumartesi
      İstanbul (IST) 12:40   Stuttgart (STR) 14:40
      Uçuş No TK 1704
      21 Ağu 2027 Cmt
      Stuttgart (STR) 18:50   İstanbul (IST) 22:45`,
    products: ['TK 1721 IST 2027-08-14T12:40 – STR 2027-08-14T14:40', 'TK 1704 STR 2027-08-21T18:50 – IST 2027-08-21T22:45'],
    reference: 'QWX7PL',
  },
  {
    name: 'Hungarian days, the year first',
    text: `
      Foglalás visszaigazolása
      Foglalási kód: K7RQPT
      Járatszám: W6 2337   2027. április 9., péntek
      Budapest (BUD) 06:10   Barcelona (BCN) 08:45
      Járatszám: W6 2338   2027. április 14., szerda
      Barcelona (BCN) 09:20   Budapest (BUD) 11:50`,
    products: ['W6 2337 BUD 2027-04-09T06:10 – BCN 2027-04-09T08:45', 'W6 2338 BCN 2027-04-14T09:20 – BUD 2027-04-14T11:50'],
  },
  {
    name: 'an airline that flies in the name of another, with codes under the names of cities',
    text: `
      Bestillingsnummer: 5518290
      Utreise – torsdag 11. mars 2027
      09.40
      Oslo lufthavn
      OSL
      Norwegian
      D8 1741
      14.35
      Alicante
      ALC
      Hjemreise – torsdag 18. mars 2027
      15.25
      Alicante
      ALC
      Norwegian
      D8 1742
      19.30
      Oslo lufthavn
      OSL`,
    products: ['D8 1741 OSL 2027-03-11T09:40 – ALC 2027-03-11T14:35', 'D8 1742 ALC 2027-03-18T15:25 – OSL 2027-03-18T19:30'],
    reference: '5518290',
  },
  {
    name: 'a table of all there is, both times in one cell, above what tells of each',
    text: `
      Travel Summary – Record Locator WQTXPL
      Traveler   OKAFOR / NGOZI
      Date   From/To   Flight   Status   Depart/Arrive
      05/03/2027   BOS-ORD   UA 1907   Confirmed   06:15 AM/08:05 AM
      05/03/2027   ORD-DEN   UA 664   Confirmed   09:30 AM/11:10 AM
      05/07/2027   DEN-BOS   UA 2412   Confirmed   04:45 PM/10:40 PM

      AIR   Monday, May 3 2027   Confirmed
      United Airlines   Flight UA1907 Economy
      Depart   Boston Logan International   Arrive   Chicago O'Hare International
      06:15 AM Monday, May 3 2027   08:05 AM Monday, May 3 2027

      AIR   Monday, May 3 2027   Confirmed
      United Airlines   Flight UA664 Economy
      Depart   Chicago O'Hare International   Arrive   Denver International
      09:30 AM Monday, May 3 2027   11:10 AM Monday, May 3 2027

      AIR   Friday, May 7 2027   Confirmed
      United Airlines   Flight UA2412 Economy
      Depart   Denver International   Arrive   Boston Logan International
      04:45 PM Friday, May 7 2027   10:40 PM Friday, May 7 2027`,
    products: [
      'UA 1907 BOS 2027-05-03T06:15 – ORD 2027-05-03T08:05',
      'UA 664 ORD 2027-05-03T09:30 – DEN 2027-05-03T11:10',
      'UA 2412 DEN 2027-05-07T16:45 – BOS 2027-05-07T22:40',
    ],
    people: ['Ngozi Okafor'],
    reference: 'WQTXPL',
  },
  {
    name: 'days that stand behind the times of each flight',
    text: `
      Código de reserva: T7QXPL
      IDA   VY 8460
      07:10
      (BCN) Barcelona
      08:55
      (ORY) París Orly
      jue, 04 mar 27 | El embarque cierra 20 minutos antes
      VUELTA   VY 8467
      21:35
      (ORY) París Orly
      23:15
      (BCN) Barcelona
      dom, 07 mar 27 | El embarque cierra 20 minutos antes
      Pasajera: Sra. Noelia Quiroga`,
    products: ['VY 8460 BCN 2027-03-04T07:10 – ORY 2027-03-04T08:55', 'VY 8467 ORY 2027-03-07T21:35 – BCN 2027-03-07T23:15'],
    people: ['Noelia Quiroga'],
    reference: 'T7QXPL',
  },
  {
    name: 'who allowed the journey and who heads the firm travel not',
    text: `
      Reiseplan   Buchungscode: WTQPX7
      REISENDE   STEINBRUGGER / ALMA MRS
      Kostenstelle: 3310-ENT Genehmiger: PFLÜGER / OTTO   Agent: 4K
      LH 1034   12.04.2027   Frankfurt (FRA) 09:15   Paris (CDG) 10:25
      LH 1035   14.04.2027   Paris (CDG) 11:10   Frankfurt (FRA) 12:20
      Reisebüro Lindenhof GmbH, Amtsgericht Fulda HRB 4471.
      Vorsitzender des Aufsichtsrats: Dr. Egon Habermehl.`,
    products: ['LH 1034 FRA 2027-04-12T09:15 – CDG 2027-04-12T10:25', 'LH 1035 CDG 2027-04-14T11:10 – FRA 2027-04-14T12:20'],
    people: ['Alma Steinbrugger'],
    reference: 'WTQPX7',
  },
  {
    name: 'names in a table, last names first, with children and umlauts written out, and sums that look like flights',
    text: `
      Buchungsbestätigung   Vorgang 5512093477
      Frau
      Käthe Österreicher
      Nr.   Teilnehmer   Geb.-Datum   Preis EUR
      1   Frau OESTERREICHER, KAETHE   1.120,00
      2   Herr OESTERREICHER, VALENTIN   1.120,00
      3   Kind OESTERREICHER, MINA   14.06.2018   449,00
      15.05.27   Condor DE 1484, Economy
      Frankfurt (FRA) ab 05:40 - Heraklion (HER) an 10:00
      29.05.27   Condor DE 1485, Economy
      Heraklion (HER) ab 10:50 - Frankfurt (FRA) an 13:20
      Versicherung   15.05.27   29.05.27   KL 20 000 EUR`,
    products: ['DE 1484 FRA 2027-05-15T05:40 – HER 2027-05-15T10:00', 'DE 1485 HER 2027-05-29T10:50 – FRA 2027-05-29T13:20'],
    people: ['Kaethe Oesterreicher', 'Valentin Oesterreicher', 'Mina Oesterreicher'],
  },
  {
    name: 'towns with their states, and numbers alone above names',
    text: `
      Your itinerary   Confirmation number: GXT4QP
      Passengers
      1.
      Harriet Colby
      Date of birth 14 Aug 1994
      2.
      Rufus Colby
      Date of birth 2 Mar 1991

      Flight AS 2137   Friday, June 4 2027
      Depart   Seattle, Washington, United States   09:10 AM
      Arrive   Portland, Oregon, United States   10:05 AM`,
    products: ['AS 2137 SEA 2027-06-04T09:10 – PDX 2027-06-04T10:05'],
    people: ['Harriet Colby', 'Rufus Colby'],
    reference: 'GXT4QP',
  },
  {
    name: 'cities whose names begin with the code of another airport, and airports by what people call them',
    text: `
      YOUR TRIP CONFIRMATION #: HQX7TL
      NAME   REED/WENDELL MR
      Tue, 16FEB   DEPART   ARRIVE
      DELTA 2203   SAN FRANCISCO   10:05am   WASHINGTON-REAGAN   06:24pm
      Sat, 20FEB   DEPART   ARRIVE
      DELTA 1417   WASHINGTON-REAGAN   08:10am   SAN FRANCISCO   11:25am
      Ticket #: 0062341190877   Issue Date: 04FEB27`,
    products: ['DL 2203 SFO 2027-02-16T10:05 – DCA 2027-02-16T18:24', 'DL 1417 DCA 2027-02-20T08:10 – SFO 2027-02-20T11:25'],
    people: ['Wendell Reed'],
    reference: 'HQX7TL',
  },
  {
    name: 'dotted times of a flight, also where others have colons',
    text: `
      Varaustunnus: QH7XPL
      Hei Aino, lähtöselvitys on auki
      AY1331   ti 10.8.2027
      Helsinki (HEL) 07:55   Lontoo (LHR) 09:10
      Koko matkasi
      ti 10.8.2027 AY1331 Helsinki–Lontoo 7.55–9.10
      pe 13.8.2027 AY1334 Lontoo–Helsinki 10.20–15.15
      Matkustajat
      Aino Mäkelä`,
    products: ['AY 1331 HEL 2027-08-10T07:55 – LHR 2027-08-10T09:10', 'AY 1334 LHR 2027-08-13T10:20 – HEL 2027-08-13T15:15'],
    people: ['Aino Mäkelä'],
    reference: 'QH7XPL',
  },
  {
    name: 'times of four figures, the arrival in the row below',
    text: `
      RECIBO DE BILLETE ELECTRONICO
      Localizador: QX7PLT      Fecha de emisión: 18NOV2026
      NOMBRE : ARANGUREN/LUCIA MRS
      DE / A              VUELO    CL  FECHA  SAL    LLEG   BASE      EQP
      MADRID              IB 3166  V   20JAN  0810          VS50BBLA  1PC
      PARIS ORLY                                     1010
      PARIS ORLY          IB 3167  V   27JAN  1915          VS50BBLA  1PC
      MADRID                                         2115`,
    products: ['IB 3166 MAD 2027-01-20T08:10 – ORY 2027-01-20T10:10', 'IB 3167 ORY 2027-01-27T19:15 – MAD 2027-01-27T21:15'],
    people: ['Lucia Aranguren'],
    reference: 'QX7PLT',
  },
  {
    name: 'a Dutch package, flights by three letters of the airline, the house under its heading',
    text: `
      Factuur / bevestiging   Boekingsnummer   8847120
      Deelnemers
      Nr   Naam   Geb.datum
      1   Dhr. Jurriaan Oosterling   12-04-1984
      2   Mevr. Saskia Oosterling   03-11-1986

      Datum   Van   Naar   Vertrek   Aankomst   Vluchtnr.
      10-07-2027   Amsterdam (AMS)   Antalya (AYT)   05:50   10:25   SXS1024
      24-07-2027   Antalya (AYT)   Amsterdam (AMS)   11:25   14:15   SXS1025

      Accommodatie
      10-07-2027 t/m 24-07-2027   Zeytin Bahçe Resort, Lara, Turkije
      14 nachten   1x Familiekamer, All inclusive`,
    products: [
      'XQ 1024 AMS 2027-07-10T05:50 – AYT 2027-07-10T10:25',
      'XQ 1025 AYT 2027-07-24T11:25 – AMS 2027-07-24T14:15',
      'Zeytin Bahçe Resort | 2027-07-10 – 2027-07-24 | TR, Lara, Turkije | 8847120',
    ],
    people: ['Jurriaan Oosterling', 'Saskia Oosterling'],
    reference: '8847120',
  },
  {
    name: 'a Czech package, each service in a row with its days',
    text: `
      Cestovní smlouva č. 2704-118402
      Objednatel   Paní Radka Nebeská, Lípová 7, 602 00 Brno
      Č.   Účastník   Datum nar.   Cena
      1   NEBESKÁ RADKA   03.05.1976   21 990
      2   NEBESKÝ IGOR   28.12.1971   21 990
      Služba   Od   Do   Popis
      Letecká doprava   12.06.2027 04:15   12.06.2027 07:35   Smartwings QS 1172, ekonomická třída
      Praha (PRG)   Heraklion (HER)
      Ubytování   12.06.2027   19.06.2027   Sea Lavender Beach ****
      Agia Pelagia, 71500 Heraklion, Řecko
      Transfer   12.06.2027   19.06.2027   letiště – hotel – letiště
      Letecká doprava   19.06.2027 08:20   19.06.2027 09:55   Smartwings QS 1173, ekonomická třída
      Heraklion (HER)   Praha (PRG)`,
    products: [
      'QS 1172 PRG 2027-06-12T04:15 – HER 2027-06-12T07:35',
      'QS 1173 HER 2027-06-19T08:20 – PRG 2027-06-19T09:55',
      'Sea Lavender Beach | 2027-06-12 – 2027-06-19 | Agia Pelagia, 71500 Heraklion, Řecko | 2704-118402',
    ],
  },
  {
    name: 'a German package, the last day of the house in the row below its first',
    text: `
      Reisebestätigung   Vorgangsnummer   5512093477
      Nr.   Reiseteilnehmer   Geb.-Datum   Reisepreis EUR
      1   Frau QUANDTMANN, ILSE   1.289,00
      08.06.27   Condor DE 1462, Economy
      Hamburg (HAM) ab 05:25 - Rhodos (RHO) an 10:00
      08.06.27   Olivengarten Lachania **** RHO21043 14 Nächte
      22.06.27   Strandweg 12, 85109 Lachania, Rhodos
      22.06.27   Condor DE 1463, Economy
      Rhodos (RHO) ab 10:50 - Hamburg (HAM) an 13:40`,
    products: [
      'DE 1462 HAM 2027-06-08T05:25 – RHO 2027-06-08T10:00',
      'DE 1463 RHO 2027-06-22T10:50 – HAM 2027-06-22T13:40',
      'Olivengarten Lachania | 2027-06-08 – 2027-06-22 | Strandweg 12, 85109, Lachania | 5512093477',
    ],
    people: ['Ilse Quandtmann'],
  },
  {
    name: 'a Norwegian change of times, what was in several blocks below what is',
    text: `
      Bookingreferanse: LQX7TP
      Endring i reisen din
      Oppdatert reiserute

      lør 10. apr. 2027

      08:05
      Bergen BGO
      09:00
      Oslo OSL
      SK 246

      søn 18. apr. 2027

      09:30
      Oslo OSL
      10:25
      Bergen BGO
      SK 263

      Din opprinnelige reiserute

      lør 10. apr. 2027

      07:00
      Bergen BGO
      07:55
      Oslo OSL
      SK 244

      søn 18. apr. 2027

      10:30
      Oslo OSL
      11:25
      Bergen BGO
      SK 265

      Reisende
      Tuva Hauglie (voksen)`,
    products: ['SK 246 BGO 2027-04-10T08:05 – OSL 2027-04-10T09:00', 'SK 263 OSL 2027-04-18T09:30 – BGO 2027-04-18T10:25'],
    people: ['Tuva Hauglie'],
    reference: 'LQX7TP',
  },
  {
    name: 'travellers in a Turkish table',
    text: `
      PNR: 7KXQPL
      Uçuş No   Kalkış   Varış   Tarih   Kalkış Saati   Varış Saati
      PC 2012   İzmir Adnan Menderes (ADB)   İstanbul Sabiha Gökçen (SAW)   27.08.2027   06:05   07:15
      YOLCU BİLGİLERİ
      Ad Soyad   Yolcu Tipi   Bilet No
      DEFNE KARACA   Yetişkin   624 2401889227
      EMRE KARACA   Çocuk   624 2401889228`,
    products: ['PC 2012 ADB 2027-08-27T06:05 – SAW 2027-08-27T07:15'],
    people: ['Defne Karaca', 'Emre Karaca'],
    reference: '7KXQPL',
  },
  {
    name: 'the code of an airline in brackets before the number of its flight',
    text: `
      Reservation number: 5K8QPL
      Travelers: OKAFOR/NGOZI [ AF 20X44K ]
      Flight - Air France (AF) - 1681
      Mon, Mar 8
      Depart: London Heathrow (LHR) 06:30
      Arrive: Paris Charles de Gaulle (CDG) 08:55
      Flight - Air France (AF) - 718
      Mon, Mar 8
      Depart: Paris Charles de Gaulle (CDG) 10:40
      Arrive: Dakar (DSS) 15:35`,
    products: ['AF 1681 LHR 2027-03-08T06:30 – CDG 2027-03-08T08:55', 'AF 718 CDG 2027-03-08T10:40 – DSS 2027-03-08T15:35'],
    people: ['Ngozi Okafor'],
    reference: '5K8QPL',
  },
  {
    name: 'a receipt whose columns go on over several lines, one flight below the other',
    text: `
      Prepared For
      HOLLOWAY/GRANT WILLIAM (ADT)
      RESERVATION CODE   QXTPLW
      TICKET NUMBER   0012298441907

      TRAVEL DATE   AIRLINE             DEPARTURE              ARRIVAL               OTHER NOTES
      05Nov27       AMERICAN AIRLINES   DALLAS FT WORTH, TX    LONDON HEATHROW,      Cabin ECONOMY
                    AA 0050             Time                   UNITED KINGDOM        Seat Number 23A
                                        5:05pm                 Time                  Baggage Allowance 1PC
                                        Terminal               7:55am                Booking Status CONFIRMED
                                        TERMINAL D             Terminal              Fare Basis KLN4
                                                               TERMINAL 3
      12Nov27       BRITISH AIRWAYS     LONDON HEATHROW,       DALLAS FT WORTH, TX   Cabin ECONOMY
                    BA 0193             UNITED KINGDOM         Time                  Seat Number 31C
                                        Time                   5:05pm                Baggage Allowance 1PC
                                        12:35pm                Terminal              Booking Status CONFIRMED
                                        Terminal               TERMINAL D
                                        TERMINAL 5
      Form of Payment   CREDIT CARD - VISA : XXXXXXXXXXXX 1234`,
    products: ['AA 50 DFW 2027-11-05T17:05 – LHR 2027-11-06T07:55', 'BA 193 LHR 2027-11-12T12:35 – DFW 2027-11-12T17:05'],
    people: ['Grant William Holloway'],
    reference: 'QXTPLW',
  },
  {
    name: 'a Spanish receipt of a reservation system, the hour and the day of arrival below with their labels',
    text: `
      RECIBO DE BILLETE ELECTRONICO
      NOMBRE: ARANGUREN/LUCIA MRS      FECHA: 18 NOVIEMBRE 2026
      LOCALIZADOR           : AMADEUS: QX7PLT

      DE /A              VUELO    CL  FECHA  SAL   BASE TARIFA     EQP ST
      MADRID             IB 0313  V   20JAN  0810  VS50BBLA        1PC OK
      TERMINAL:4
      BUENOS AIRES EZE                             HORA LLEGADA: 1725
      TERMINAL:1                                   FECHA LLEGADA: 20JAN

      BUENOS AIRES EZE   IB 0314  V   02FEB  2055  VS50BBLA        1PC OK
      TERMINAL:1
      MADRID                                       HORA LLEGADA: 1315
      TERMINAL:4                                   FECHA LLEGADA: 03FEB

      FORMA DE PAGO : CC VIXXXXXXXXXXXX4410`,
    products: ['IB 313 MAD 2027-01-20T08:10 – EZE 2027-01-20T17:25', 'IB 314 EZE 2027-02-02T20:55 – MAD 2027-02-03T13:15'],
    people: ['Lucia Aranguren'],
    reference: 'QX7PLT',
  },
  {
    name: 'a row for each end of a flight, with its own day',
    text: `
      ITINERARY RECEIPT
      Name: OKAFOR/NGOZI MS       PNR: QX7PLT
      City                Flight   Class  Date   Time   Status
      LAGOS               ET 900   Y      14MAY  1330   OK
      ADDIS ABABA                         14MAY  2045
      ADDIS ABABA         ET 606   Y      14MAY  2330   OK
      BANGKOK                             15MAY  1310`,
    products: ['ET 900 LOS 2027-05-14T13:30 – ADD 2027-05-14T20:45', 'ET 606 ADD 2027-05-14T23:30 – BKK 2027-05-15T13:10'],
    people: ['Ngozi Okafor'],
    reference: 'QX7PLT',
  },
  {
    name: 'a French package of a site, where nobody picks up a car the minute a flight leaves',
    text: `
      Itinéraire n° 72519940318821
      Vol

      Aller · ven. 16 juil.

      18:45
      ORY
      Paris Orly
      2 h 35 min
      20:20
      LIS
      Lisbonne

      Transavia France 3420 · Économie

      Second vol · ven. 23 juil.

      11:10
      LIS
      Lisbonne
      2 h 30 min
      14:40
      CDG
      Paris Roissy-Charles-de-Gaulle

      Air France 1125 · Économie

      Voyageurs : Camille Duroy (adulte)

      Voiture
      Sixt - Économique
      Prise en charge
      ven. 16 juil. 2027, 20:20
      Aéroport de Lisbonne (LIS)
      Restitution
      mar. 20 juil. 2027, 10:00
      Aéroport de Lisbonne (LIS)
      Numéro de confirmation : 9912034477`,
    products: [
      'TO 3420 ORY 2027-07-16T18:45 – LIS 2027-07-16T20:20',
      'AF 1125 LIS 2027-07-23T11:10 – CDG 2027-07-23T14:40',
      'Sixt | 2027-07-16T20:20 Aéroport de Lisbonne (LIS) | 2027-07-20T10:00 Aéroport de Lisbonne (LIS) | 9912034477',
    ],
    reference: '72519940318821',
  },
  {
    name: 'the day of an arrival on the day after, behind its time',
    text: `
      Confirmation Number: HQX7TL
      NAME   OAKHURST/WENDELL MR

      Mon, 18JAN   DEPART   ARRIVE

      DELTA 162
      Main Cabin (X)
      MINNEAPOLIS
      03:05PM
      AMSTERDAM
      06:15AM
      Tue, 19JAN

      KLM 1833
      Economy (X)
      AMSTERDAM
      09:40AM
      BERLIN-BRANDENBURG
      11:00AM

      Issue Date: 19NOV26`,
    products: ['DL 162 MSP 2027-01-18T15:05 – AMS 2027-01-19T06:15', 'KL 1833 AMS 2027-01-19T09:40 – BER 2027-01-19T11:00'],
    people: ['Wendell Oakhurst'],
    reference: 'HQX7TL',
  },
  {
    name: 'halves of names in columns, a row for each who travels',
    text: `
      Your booking reference is 7NQPXL
      Going out   Coming back
      Thursday 11 November 2027   Thursday 18 November 2027
      Leeds Bradford - Tenerife South   Tenerife South - Leeds Bradford
      LS251   LS252
      Departs 08:15   Departs 14:10
      Arrives 13:05   Arrives 18:50
      Holidaymakers
      Title   First name   Surname   Type
      Mrs   Susan   Hargreaves   Adult
      Mr   Ian   Hargreaves   Adult`,
    products: ['LS 251 LBA 2027-11-11T08:15 – TFS 2027-11-11T13:05', 'LS 252 TFS 2027-11-18T14:10 – LBA 2027-11-18T18:50'],
    people: ['Susan Hargreaves', 'Ian Hargreaves'],
    reference: '7NQPXL',
  },
  {
    name: 'travellers by how old they are, and the number of a house at the site that sold it',
    text: `
      Bookingreferanse KX7QPL
      fre. 12. mars 2027
      06:40 Oslo (Gardermoen)
      DY1800 Norwegian, LowFare
      10:50 Málaga
      Passasjerer
      Voksen: Tuva Hauglie
      Barn: Iben Hauglie (8 år)

      Hotell
      Hotel Molinero Azul
      Calle Molinero 20, 29015 Málaga
      Innsjekking: 12.03.2027 fra kl. 15.00
      Utsjekking: 19.03.2027 innen kl. 12.00
      Bestillingsnummer hos Stedfinner.no: 3920118447
      1 rom, 7 netter, frokost inkludert`,
    products: [
      'DY 1800 OSL 2027-03-12T06:40 – AGP 2027-03-12T10:50',
      'Hotel Molinero Azul | 2027-03-12 – 2027-03-19 | Calle Molinero 20, 29015, Málaga | 3920118447',
    ],
    people: ['Tuva Hauglie', 'Iben Hauglie'],
    reference: 'KX7QPL',
  },
  {
    name: 'a changed plan under a heading that a timetable may have as well, in Danish',
    text: `
      Ændring af din rejse
      Hej Lærke Holm
      Din nye rejseplan er allerede bekræftet
      Bookingreference: QX7PNR
      Tidligere rejseplan
      SK1206   12. sep. 2027   07:55 Aalborg   08:40 København
      Din nye rejseplan
      SK1202   12. sep. 2027   06:05 Aalborg   06:50 København
      Rejsende: Lærke Holm`,
    products: ['SK 1202 AAL 2027-09-12T06:05 – CPH 2027-09-12T06:50'],
    people: ['Lærke Holm'],
    reference: 'QX7PNR',
  },
  {
    name: 'a house with stars under its heading, whose coaches and flights are none',
    text: `
      Bokningsnummer: 31740811
      Flyg
      Utresa lördag 13 februari 2027
      07:00   Stockholm Arlanda (ARN), terminal 5
      11:55   Las Palmas, Gran Canaria (LPA)
      DK 1611, Sunclass Airlines · Economy
      Hemresa lördag 20 februari 2027
      13:00   Las Palmas, Gran Canaria (LPA)
      19:35   Stockholm Arlanda (ARN), terminal 5
      DK 1612, Sunclass Airlines · Economy
      Hotell
      Poolområdet på hotellet
      Solvik Playa Mogán ★★★★+
      Avenida de las Palmeras 2, Mogán, Gran Canaria
      13 februari – 20 februari 2027, 7 nätter
      Övrigt som ingår
      Flygbussar till och från hotellet på Gran Canaria
      Resenärer: Annika Sjöberg`,
    products: [
      'DK 1611 ARN 2027-02-13T07:00 – LPA 2027-02-13T11:55',
      'DK 1612 LPA 2027-02-20T13:00 – ARN 2027-02-20T19:35',
      'Solvik Playa Mogán | 2027-02-13 – 2027-02-20 | Avenida de las Palmeras 2, Mogán, Gran Canaria | 31740811',
    ],
    people: ['Annika Sjöberg'],
    reference: '31740811',
  },
  {
    name: 'a bag for the cabin, and a word for checking in amid a sentence above the day of writing',
    text: `
      Booking confirmation
      Please keep your reservation number, you will need it for check-in and for every contact with our Contact Center.
      Reservation number   Date of issue   Status
      7QKZ4M   02 Apr 2027   CONFIRMED
      Flight   Departure   Arrival   Class / fare   Bag
      OUTBOUND – Sunday, 16 May 2027
      OU 669
      06:50   Dubrovnik (DBV)
      07:50   Zagreb (ZAG)
      Fare   Cabin bag   Checked bag   Seat   Change   Refund
      FlyEasy   8 kg   1 x 23 kg   for a fee   60 EUR   taxes only
      Book a hotel in Zagreb with our partner from 79 EUR a night.
      Passenger: Ms Petra Kelava`,
    products: ['OU 669 DBV 2027-05-16T06:50 – ZAG 2027-05-16T07:50'],
    people: ['Petra Kelava'],
    reference: '7QKZ4M',
  },
  {
    name: 'numbered people with their titles and ages in a cell before their names',
    text: `
      Bookingnummer: DX4H9L
      Udrejse               søndag 4. juli 2027
      Fly                   DX037
      Fra                   Bornholm (RNN)              afg. 16:25
      Til                   København, terminal 3 (CPH) ank. 17:00
      PASSAGERER
      1. Fru   METTE BORK HANSEN      Voksen   Billetnr. 189 2400917734
      2. Hr.   JENS PETER HANSEN      Voksen   Billetnr. 189 2400917735
      3. Barn  SOFIE BORK HANSEN      9 år     Billetnr. 189 2400917736`,
    products: ['DX 37 RNN 2027-07-04T16:25 – CPH 2027-07-04T17:00'],
    people: ['Mette Bork Hansen', 'Jens Peter Hansen', 'Sofie Bork Hansen'],
    reference: 'DX4H9L',
  },
  {
    name: 'who is greeted as whoever may read it, in Portuguese',
    text: `
      Caro(a) Sr(a). JOÃO PEDRO VALADÃO,
      A sua reserva está confirmada.
      Código da reserva: QX7PNR
      Voo TP 1942   12/05/2027   Lisboa (LIS) 07:00   Porto (OPO) 08:00`,
    products: ['TP 1942 LIS 2027-05-12T07:00 – OPO 2027-05-12T08:00'],
    people: ['João Pedro Valadão'],
    reference: 'QX7PNR',
  },
]
