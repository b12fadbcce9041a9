/** Flights as agents, airlines and their changes of schedule tell them. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const FLIGHTS_BY_AGENTS: readonly Sample[] = [
  {
    name: 'blocks of a reservation system, whose day heads them, and whose hours have a letter for their half of the day',
    text: `
      RECORD LOCATOR: 7KQMZD
      PREPARED FOR: RAMAN/PRIYA MS

      14 APR 27  -  WEDNESDAY
       AIR   DELTA AIR LINES         FLT:0774   ECONOMY        CONFIRMED
             LV SALT LAKE CITY         950P     EQP: AIRBUS A321
             AR MINNEAPOLIS            115A   15APR
             SEAT 19C`,
    products: ['DL 774 SLC 2027-04-14T21:50 – MSP 2027-04-15T01:15'],
    reference: '7KQMZD',
  },
  {
    name: 'blocks of a reservation system, whose day stands before them on their line',
    text: `
      AGENCY RECORD LOCATOR: QX7TPL
      FOR:  REED/ANNA MAY

      FRI 12 MAR 27    AIR     DELTA AIR LINES INC      FLT:1412   MAIN CABIN
                       LV SALT LAKE CITY                1140A     EQP: A319
                       AR MINNEAPOLIS/ST PAUL           322P      NON-STOP
                                                        SEATS 18A 18B`,
    products: ['DL 1412 SLC 2027-03-12T11:40 – MSP 2027-03-12T15:22'],
    reference: 'QX7TPL',
  },
  {
    name: 'the number of a flight below what a firm books the journey to',
    text: `
      Ihre Reise ist bestätigt, Buchungscode QX7TPL
      Reisende: Anna Reed - Personalnummer BA 2091 - Kostenstelle LH-3370
      Flug LH 2472 am Freitag, 12. März 2027
      München (MUC) 09:10 - Manchester (MAN) 10:25`,
    products: ['LH 2472 MUC 2027-03-12T09:10 – MAN 2027-03-12T10:25'],
    reference: 'QX7TPL',
  },
  {
    name: 'hours set apart from their h, and lengths that confirm them',
    text: `
      Confirmation de réservation
      Numéro de réservation : QXT7PL
      ALLER
      ven. 9 juill. 2027
      AC871   6 h 50
      20 h 40   9 h 30
      Montréal (YUL)   Paris (CDG)
      +1 jour (10 juill.)`,
    products: ['AC 871 YUL 2027-07-09T20:40 – CDG 2027-07-10T09:30'],
    reference: 'QXT7PL',
  },
  {
    name: 'codes that are words beside their cities',
    text: `
      Buchungsnummer: QXT7PL
      Datum   Flug   Von   Nach   Ab   An
      Do 08.07.2027   Singapore Airlines SQ 345   Zürich ZRH   Singapur SIN   10.40   05.10 +1
      Mo 19.07.2027   Singapore Airlines SQ 346   Singapur SIN   Zürich ZRH   01.25   08.05`,
    products: ['SQ 345 ZRH 2027-07-08T10:40 – SIN 2027-07-09T05:10', 'SQ 346 SIN 2027-07-19T01:25 – ZRH 2027-07-19T08:05'],
  },
  {
    name: 'a change of schedule whose old flight stands above the new one',
    text: `
      Your flight times have changed
      Booking reference: QXT7PL
      PREVIOUS FLIGHT
      Thu 8 July 2027
      BA 484   LHR 15:10   BCN 18:20
      NEW FLIGHT
      Thu 8 July 2027
      BA 478   LHR 16:45   BCN 19:55
      NO CHANGE
      Mon 12 July 2027
      BA 479   BCN 20:50   LHR 22:05`,
    products: ['BA 478 LHR 2027-07-08T16:45 – BCN 2027-07-08T19:55', 'BA 479 BCN 2027-07-12T20:50 – LHR 2027-07-12T22:05'],
  },
  {
    name: 'a change of schedule with old and new times in columns',
    text: `
      Flugplanänderung
      Buchungscode: QXT7PL
      Flug   Datum   Strecke   Abflug alt   Abflug neu   Ankunft alt   Ankunft neu
      LH 1172   08.07.2027   Frankfurt - Porto   08:10   09:20   10:00   11:10`,
    products: ['LH 1172 FRA 2027-07-08T09:20 – OPO 2027-07-08T11:10'],
  },
  {
    name: 'a change of schedule whose two columns are stacked',
    text: `
      Din flygning har ändrats
      Bokningsreferens: QXT7PL
      Tidigare   Ny

      SK 1419
      8 juli 2027
      09:10 Stockholm (ARN)
      10:20 Köpenhamn (CPH)
      SK 1423
      8 juli 2027
      12:10 Stockholm (ARN)
      13:20 Köpenhamn (CPH)`,
    products: ['SK 1423 ARN 2027-07-08T12:10 – CPH 2027-07-08T13:20'],
  },
  {
    name: 'flights of a Danish secretary, told in sentences',
    text: `
      Hej Viggo, dine billetter er købt, bookingnummer QXT7PL.
      Du rejser torsdag den 8. juli 2027 med RC451 fra København kl. 9.10 og er fremme i Vágar kl. 10.25 lokal tid.
      Hjem går det mandag den 12. juli: RC454 fra Vágar kl. 11.15, så du lander i København kl. 14.30.`,
    products: ['RC 451 CPH 2027-07-08T09:10 – FAE 2027-07-08T10:25', 'RC 454 FAE 2027-07-12T11:15 – CPH 2027-07-12T14:30'],
  },
  {
    name: 'two flights in one sentence, the second from where the first landed',
    text: `
      Bonjour, votre réservation QXT7PL est confirmée, voici le dossier de votre voyage.
      Départ le 8 juillet 2027 de Genève à 9h40 par le vol LX 2808, arrivée à Zurich à 10h30, puis correspondance sur le vol LX 14 à 13h00 pour New York JFK où vous arrivez à 15h55.`,
    products: ['LX 2808 GVA 2027-07-08T09:40 – ZRH 2027-07-08T10:30', 'LX 14 ZRH 2027-07-08T13:00 – JFK 2027-07-08T15:55'],
  },
  {
    name: 'a flight told with where it goes first, and one after midnight',
    text: `
      Booking reference: QXT7PL
      On Thursday 8 July 2027 you hop over to Muscat on WY604, leaving DXB at 8.15am and landing at 9.25am.
      On Sunday 11 July it is EK1 from Dubai at 3.40pm, which gets into Heathrow at 8.10 in the evening.`,
    products: ['WY 604 DXB 2027-07-08T08:15 – MCT 2027-07-08T09:25', 'EK 1 DXB 2027-07-11T15:40 – LHR 2027-07-11T20:10'],
  },
  {
    name: 'lines of reservation systems of several makes, held seats being booking enough',
    text: `
      1.1MWANGI/GRACEMS
       1. KQ  100 M  14MAY NBOLHR HK1  2335  # 0625 O*       FR
       2  AF1681 Y 15MAY 6*LHRCDG HK1    0740 4  0830 1045   15MAY  E  AF/QXT7PL
       3 DL4021L 21MAY F CDGJFK*HK1   130P   349P /DCDL*GHJKLM /E
      LH 506/23MAY  JFK-FRA  2155 1130+1  HK1  J`,
    products: [
      'KQ 100 NBO 2027-05-14T23:35 – LHR 2027-05-15T06:25',
      'AF 1681 LHR 2027-05-15T08:30 – CDG 2027-05-15T10:45',
      'DL 4021 CDG 2027-05-21T13:30 – JFK 2027-05-21T15:49',
      'LH 506 JFK 2027-05-23T21:55 – FRA 2027-05-24T11:30',
    ],
  },
  {
    name: 'an electronic ticket whose arrival stands with the next city',
    text: `
      ELECTRONIC TICKET PASSENGER ITINERARY RECEIPT
      BOOKING REF: QXT7PL
      FROM /TO   FLIGHT   CL   DATE   DEP   FARE BASIS   NVB   NVA   BAG   ST
      LISBON   TP 0364   K   14MAY   0720   KRTTP01   14MAY   14MAY   1PC   OK
      TERMINAL 1
      LONDON LHR   ARRIVAL TIME 1005   ARRIVAL DATE 14MAY
      TERMINAL 2
      LONDON LHR   TP 0365   K   23MAY   1240   KRTTP01   23MAY   23MAY   1PC   OK
      TERMINAL 2
      LISBON   ARRIVAL TIME 1525   ARRIVAL DATE 23MAY`,
    products: ['TP 364 LIS 2027-05-14T07:20 – LHR 2027-05-14T10:05', 'TP 365 LHR 2027-05-23T12:40 – LIS 2027-05-23T15:25'],
  },
  {
    name: 'times of four figures in a table of small letters',
    text: `
      Passenger receipt   Booking reference: QXT7PL
      From   To   Flight   Class   Date   Dep.   Arr.   Fare basis
      Vienna   Lisbon   OS 491   L   12 Jul 2027   0710   0950   LEUCLSP1
      Lisbon   Vienna   OS 492   L   19 Jul 2027   1035   1505   LEUCLSP1`,
    products: ['OS 491 VIE 2027-07-12T07:10 – LIS 2027-07-12T09:50', 'OS 492 LIS 2027-07-19T10:35 – VIE 2027-07-19T15:05'],
  },
  {
    name: 'cities by their Polish names, and an airline named beside the number',
    text: `
      Numer rezerwacji: QXT7PL
      LOT Polish Airlines   Lot nr: 281
      12.07.2027   Warszawa 07:35   Londyn 09:20
      British Airways   Lot nr: 800
      15.07.2027   Londyn 10:25   Kopenhaga 13:25`,
    products: ['LO 281 WAW 2027-07-12T07:35 – LHR 2027-07-12T09:20', 'BA 800 LHR 2027-07-15T10:25 – CPH 2027-07-15T13:25'],
  },
  {
    name: 'another airline’s number in brackets, and days after the flight',
    text: `
      Buchungscode: QXT7PL
      Wien (VIE) 07:05
      Kopenhagen (CPH) 08:50
      OS 301 - 12.07.2027
      Kopenhagen (CPH) 18:10
      Wien (VIE) 19:55
      LH 6328 - 16.07.2027
      (OS 304)`,
    products: ['OS 301 VIE 2027-07-12T07:05 – CPH 2027-07-12T08:50', 'LH 6328 CPH 2027-07-16T18:10 – VIE 2027-07-16T19:55'],
  },
  {
    name: 'the time of boarding under a heading of more cells than its row',
    text: `
      BOARDINGKORT   Bookingref.   P7MX2H
      Fra   Til
      AAR   ARN
      Fly   Dato   Afgang   Ankomst
      SK2418   12 JUL 27   12.25   13.40
      Boarding   Gate   Sæde   Gruppe   Seq.
      077
      11.45   –   16D   C`,
    products: ['SK 2418 AAR 2027-07-12T12:25 – ARN 2027-07-12T13:40'],
  },
  {
    name: 'the day of arrival beside the day of departure',
    text: `
      RESERVATION CODE   QXT7PL
      DEPARTURE: FRIDAY 9 JUL 2027   ARRIVAL: SATURDAY 10 JUL 2027
      KENYA AIRWAYS   NBO   LHR
      KQ 0100   NAIROBI, KENYA   LONDON HEATHROW, UNITED KINGDOM
      Departing At: 11:35pm   Arriving At: 6:25am`,
    products: ['KQ 100 NBO 2027-07-09T23:35 – LHR 2027-07-10T06:25'],
  },
  {
    name: 'times that are said to have been others, and a flight that is called off',
    text: `
      Buchungscode: QXT7PL
      Ihr Flug LH 1170 am 08.07.2027 um 06:25 Uhr von Frankfurt nach Porto wurde gestrichen.
      Ihre neuen Flüge
      LH 1172 am 08.07.2027 von Frankfurt nach Porto
      Abflug: 09:20 (bisher 08:10)
      Ankunft: 11:10 (bisher 10:00)`,
    products: ['LH 1172 FRA 2027-07-08T09:20 – OPO 2027-07-08T11:10'],
  },
  {
    name: 'flights between a heading with their cities and lines with their times',
    text: `
      Booking reference: QXT7PL
      Outbound: London Heathrow to Johannesburg
      VS449 Premium
      Departs 14 July 2027 at 22:30 Terminal 3
      Arrives 15 July 2027 at 10:15 Terminal A
      Inbound: Johannesburg to London Heathrow
      VS450 Premium
      Departs 24 July 2027 at 20:35 Terminal A
      Arrives 25 July 2027 at 06:25 Terminal 3`,
    products: ['VS 449 LHR 2027-07-14T22:30 – JNB 2027-07-15T10:15', 'VS 450 JNB 2027-07-24T20:35 – LHR 2027-07-25T06:25'],
  },
  {
    name: 'a code that is a word, in brackets above and bare below',
    text: `
      Booking reference: QXT7PL
      Tallinn (TLL) - Riga (RIX) - Vienna (VIE)
      BT 312   Fri 9 July 2027   TLL 06:05 - RIX 06:55
      BT 431   Fri 9 July 2027   RIX 07:40 - VIE 08:50`,
    products: ['BT 312 TLL 2027-07-09T06:05 – RIX 2027-07-09T06:55', 'BT 431 RIX 2027-07-09T07:40 – VIE 2027-07-09T08:50'],
  },
  {
    name: 'a charter of an airline in no table, by the heading of its column and in one cell with its times',
    text: `
      Bokningsnummer: 6612 4471
      Utskrivet: 2027-01-14 20:18
      Flyg
      Datum   Flight   Från   Till   Avgång   Ankomst Klass
      lör 10 juli 2027   WG 1735   Göteborg Landvetter   Chania (Kreta)   06.30 11.15 Economy`,
    products: ['WG 1735 GOT 2027-07-10T06:30 – CHQ 2027-07-10T11:15'],
    reference: '6612 4471',
  },
  {
    name: 'flight numbers broken in a narrow column, and how long one flies',
    text: `
      Bookingreference: RMTZKE
      Onsdag 23. juli 2025
      GL   Afgang 15:30   Ankomst 16:55   Dash 8-200
      514   Nuuk (GOH)   Ilulissat (JAV)   Flyvetid 1:25`,
    products: ['GL 514 GOH 2025-07-23T15:30 – JAV 2025-07-23T16:55'],
    reference: 'RMTZKE',
  },
  {
    name: 'a firm with letters in brackets, a kind of aircraft, and a price with an umlaut before two letters',
    text: `
      Issued by Southwind (PTY) Ltd
      Booking reference: QXTPLW
      9 July 2027   QR 1369 (ATR)   Doha (DOH)   Cape Town (CPT)   08:05   16:40
      Rabatt "HÖST26"   -200,00 SEK`,
    products: ['QR 1369 DOH 2027-07-09T08:05 – CPT 2027-07-09T16:40'],
    reference: 'QXTPLW',
  },
  {
    name: 'a booking under a heading of its own, travellers above their ages, and one without a title',
    text: `
      PRENOTAZIONE   STATO   DATA PRENOTAZIONE
      LJ8K2P   Confermata   02/04/2027
      PARTENZA · FR 1883   09/07/2027
      Milano Bergamo (BGY) 06:25   Trapani (TPS) 08:05
      Passeggeri
      Sig. Dario Lombardi
      Adulto
      Teo Lombardi
      Bambino (2-11)`,
    products: ['FR 1883 BGY 2027-07-09T06:25 – TPS 2027-07-09T08:05'],
    people: ['Dario Lombardi', 'Teo Lombardi'],
    reference: 'LJ8K2P',
  },
  {
    name: 'a child without a title in a table of titles and names, and nobody among airports and aircraft',
    text: `
      Numéro de dossier   MZTXKC
      Civilité   Nom   Prénom   Type   N° de billet
      Mme   SANTONI   MARIE   Adulte résident   146 2410077316
      SANTONI   LUC   Enfant (7 ans)   146 2410077317
      XK 152 vendredi 9 juillet 2027
      Départ : 18h40 BASTIA (BIA)
      Arrivée : 19h40 MARSEILLE (MRS)
      Aircraft: Saab 340   Seat 4A
      Ing. Aer. A. L. V. Taravella
      Aerolíneas Argentinas, S.A.`,
    products: ['XK 152 BIA 2027-07-09T18:40 – MRS 2027-07-09T19:40'],
    people: ['Marie Santoni', 'Luc Santoni'],
    reference: 'MZTXKC',
  },
  {
    name: 'days under times, a city above the code of one of its airports, and travellers beside their cards',
    text: `
      Booking number: 482913577
      06:20   Prague
      Thu 13 May 2027   Václav Havel Airport Prague (PRG)
      Flight no: FR 1015
      07:20   London
      Thu 13 May 2027   London Stansted (STN)
      14:05   London
      Thu 13 May 2027   London Stansted (STN)
      Flight no: FR 6324
      17:45   Funchal
      Thu 13 May 2027   Madeira Airport (FNC)
      23:10   Funchal
      Sat 22 May 2027   Madeira Airport (FNC)
      Flight no: U2 7644
      00:55   Lisbon
      Sun 23 May 2027   Humberto Delgado (LIS)
      Ann Reed   Frequent Flyer: N/A
      Fare: Blue Seat: 14B`,
    products: [
      'FR 1015 PRG 2027-05-13T06:20 – STN 2027-05-13T07:20',
      'FR 6324 STN 2027-05-13T14:05 – FNC 2027-05-13T17:45',
      'U2 7644 FNC 2027-05-22T23:10 – LIS 2027-05-23T00:55',
    ],
    people: ['Ann Reed'],
    reference: '482913577',
  },
  {
    name: 'an airline that thanks and has an address, and is no house',
    text: `
      Booking reference / Κωδικός   QXTP4L
      Thank you for booking with British Airways.
      BA 65   5 Feb 2027   London Heathrow (LHR) 10:20   Nairobi (NBO) 21:55
      BA 64   19 Feb 2027   Nairobi (NBO) 23:35   London Heathrow (LHR) 05:50
      Check in from 24 hours before departure. Add a hotel for 14 nights in Nairobi.
      British Airways Customer Relations
      PO Box 1126
      Uxbridge UB8 9XS`,
    products: ['BA 65 LHR 2027-02-05T10:20 – NBO 2027-02-05T21:55', 'BA 64 NBO 2027-02-19T23:35 – LHR 2027-02-20T05:50'],
    reference: 'QXTP4L',
  },
  {
    name: 'people and not the right they have to go for less, which stands behind the name of each',
    text: `
      Localizador: 2HXKQD
      Vuelo   Origen   Destino   Fecha   Sale   Llega
      UX 4021   Madrid   Palma de Mallorca   vie 09/04/2027   17:40   19:05
      Pasajeros
      1. D. Bartomeu Riera Coll — Residente Balear — Billete 996-2109887764
      2. D.ª Aina Riera Coll — Residente Balear / Fam. numerosa — Billete 996-2109887765
      Total: 59,64 €`,
    products: ['UX 4021 MAD 2027-04-09T17:40 – PMI 2027-04-09T19:05'],
    people: ['Bartomeu Riera Coll', 'Aina Riera Coll'],
    reference: '2HXKQD',
  },
  {
    name: 'people and not the card of one of them, whose number stands behind what it is called',
    text: `
      Código de reserva JX9QMB
      G3 1402   São Paulo Congonhas   Recife   13/09/2027   08:35   11:40
      Clientes
      PATRICIA NOVAES · Adulto · Smiles Esmeralda 8841 227 310
      BRUNO NOVAES LIMA · Adulto
      Total R$ 2.994,38`,
    products: ['G3 1402 CGH 2027-09-13T08:35 – REC 2027-09-13T11:40'],
    people: ['Patricia Novaes', 'Bruno Novaes Lima'],
  },
  {
    name: 'all who are named beside one another, though a number stands behind the last',
    text: `
      Booking reference: M9DKLG
      BA 1440   London Heathrow   Edinburgh   13/09/2027   08:35   09:55
      Passengers
      Rowan Blackwood (125-2409887764) · Isla Blackwood · Tom Hale 125-2409887766
      Total 249.38 GBP`,
    products: ['BA 1440 LHR 2027-09-13T08:35 – EDI 2027-09-13T09:55'],
    people: ['Rowan Blackwood', 'Isla Blackwood', 'Tom Hale'],
  },
  {
    name: 'an airline and its number of the booking, far above its flights, and nobody of that name',
    text: `
      BLUE ACACIA TRAVEL LTD              DATE 11 FEB 2027
      KOINANGE STREET, NAIROBI            AGENT WK/MERCY
      TEL 254 20 555 0140                 BOOKING REF  YB3LMD
      IATA 41299980                       AIRLINE REF  ET/OKWTZA

      NAME   OTIENO/JOSEPH MR

      SERVICE               FROM              TO                DEPART  ARRIVE
      --------------------- ----------------- ----------------- ------- -------
      ETHIOPIAN AIRLINES - ET 309
      FRI 05MAR             NAIROBI KE        ADDIS ABABA ET    1700    1915
      NON STOP              JOMO KENYATTA     BOLE INTL
                                                   DURATION  2:15
                            RESERVATION CONFIRMED - L ECONOMY`,
    products: ['ET 309 NBO 2027-03-05T17:00 – ADD 2027-03-05T19:15'],
    people: ['Joseph Otieno'],
    reference: 'YB3LMD',
  },
]
