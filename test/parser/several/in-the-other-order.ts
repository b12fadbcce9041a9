/** Rides whose ends, times, names or numbers were read in another order than they are meant, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const IN_THE_OTHER_ORDER: readonly Sample[] = [
  {
    name: 'the times of a flight turned, where so it lasts as long as is told',
    text: `
      Flight confirmation
      Booking reference: ZQ4N7H
      Passenger: Ms Nia Pugh
      Monday 26 July 2027
      07:30
      18:50   6h40
      YUL
      CDG
      AF345   Economy`,
    products: ['AF 345 YUL 2027-07-26T18:50 – CDG 2027-07-27T07:30'],
  },
  {
    name: 'the times of a flight as they stand, where so it lasts as long as is told',
    text: `
      Flight confirmation
      Booking reference: ZQ4N7H
      Passenger: Ms Nia Pugh
      Monday 26 July 2027
      07:30
      18:50   5h20
      YUL
      CDG
      AF345   Economy`,
    products: ['AF 345 YUL 2027-07-26T07:30 – CDG 2027-07-26T18:50'],
  },
  {
    name: 'flights whose ends and times all stand in the other order',
    text: `
      Flight confirmation
      Booking reference: ZQ4N7H
      Passenger: Ms Nia Pugh
      AF7707   10 July 2027   07:45   1h25
      Paris (CDG)   06:20
      Brest (BES)
      AF0344   10 July 2027   15:00   7h35
      Montreal (YUL)   13:25
      Paris (CDG)`,
    products: ['AF 7707 BES 2027-07-10T06:20 – CDG 2027-07-10T07:45', 'AF 344 CDG 2027-07-10T13:25 – YUL 2027-07-10T15:00'],
  },
  {
    name: 'an arrival in the cell of its place, above the time of leaving',
    text: `
      Booking confirmation
      Booking reference: 70418836
      Passenger: Ms Nia Pugh
      Mon 02 Aug 2027   BY2276 Manchester (MAN)   Dalaman (DLM) 13:05
      06:50`,
    products: ['BY 2276 MAN 2027-08-02T06:50 – DLM 2027-08-02T13:05'],
  },
  {
    name: 'a leaving in the cell of its place, above the time of arriving',
    text: `
      Booking confirmation
      Booking reference: 70418836
      Passenger: Ms Nia Pugh
      Thu 12 Aug 2027   BY2277 Dalaman (DLM) 14:15   Manchester (MAN)
      16:55`,
    products: ['BY 2277 DLM 2027-08-12T14:15 – MAN 2027-08-12T16:55'],
  },
  {
    name: 'a name before the code of the other place, with its own code behind that',
    text: `
      Ticket receipt
      Booking reference: LQ8RNX
      Passenger: Ms Nia Pugh
      IB0111   MADRID ADOLFO SUAREZ- BOGOTA EL DORADO (BOG) BARAJAS (MAD)   03NOV27 12:00 16:20   OK`,
    products: ['IB 111 MAD 2027-11-03T12:00 – BOG 2027-11-03T16:20'],
  },
  {
    name: 'a name with its code before the code of the other place',
    text: `
      Ticket receipt
      Booking reference: LQ8RNX
      Passenger: Ms Nia Pugh
      IB0114   BOGOTA EL DORADO (BOG)   MADRID ADOLFO SUAREZ- BARAJAS (MAD)   19NOV27 18:05   10:15 (+1)   OK`,
    products: ['IB 114 BOG 2027-11-19T18:05 – MAD 2027-11-20T10:15'],
  },
  {
    name: 'a flight whose arrival tells its day, beside another day',
    text: `
      Your flight receipt
      Confirmation # HQ6WVN
      Passenger: Ms Nia Pugh
      Sat, 18SEP27   DEPART   ARRIVE   Checked bags
      DELTA 0064   ATLANTA   ZURICH,   Sat 02 Oct 2027 ZRH-MSP
      Main Classic (V)   (ATL)   SWITZERLAND (ZRH)   1st bag FREE
      Seat 31A   5:20pm   8:25am **Sun 19SEP   2nd bag EUR 85.00`,
    products: ['DL 64 ATL 2027-09-18T17:20 – ZRH 2027-09-19T08:25'],
  },
  {
    name: 'codes below names that are broken',
    text: `
      Your flight receipt
      Confirmation # HQ6WVN
      Passenger: Ms Nia Pugh
      Sat, 02OCT27   DEPART   ARRIVE
      DELTA 0165   AMSTERDAM-   MINNEAPOLIS-ST PAUL
      Main Classic (K)   SCHIPHOL (AMS)   (MSP)
      Seat 29G   2:45pm   4:55pm`,
    products: ['DL 165 AMS 2027-10-02T14:45 – MSP 2027-10-02T16:55'],
  },
  {
    name: 'the number by which another airline flies it',
    text: `
      Electronic ticket receipt
      Booking reference: W5RJ8N
      Passenger: Ms Nia Pugh
      TP 5012   SAO PAULO (GRU)   FLORIANOPOLIS (FLN)   05NOV27 10:20 11:40   OK
      Operated by: GOL LINHAS AEREAS S.A. (flight in code-share, G3 1266)`,
    products: ['TP 5012 GRU 2027-11-05T10:20 – FLN 2027-11-05T11:40'],
  },
  {
    name: 'the number of a train below its kind, and stations that are broken',
    text: `
      TRENITALIA
      Promemoria del biglietto
      PNR: TVQ8N4
      Viaggio 1   Stazione di Partenza   Stazione di Arrivo   Treno / Livello
      Titolo:   Torino Porta   Firenze Santa   FRECCIAROSSA
      N. titolo:   Nuova   Maria Novella   9515
      2917406638   Ore 07:00 -   Ore 09:59 -   Standard
      17/09/2027   17/09/2027`,
    products: ['FRECCIAROSSA 9515 Torino Porta Nuova 2027-09-17T07:00 – Firenze Santa Maria Novella 2027-09-17T09:59'],
  },
  {
    name: 'figures below a fare, which are no train',
    text: `
      TRENITALIA
      Promemoria del biglietto
      PNR: TVQ8N4
      Viaggio 1   Stazione di Partenza   Stazione di Arrivo   Livello
      Titolo:   Bologna   Milano   STANDARD
      N. titolo:   Centrale   Centrale   9515
      2917406638   Ore 07:00 -   Ore 09:59 -   Posto
      17/09/2027   17/09/2027`,
    products: ['? Bologna Centrale 2027-09-17T07:00 – Milano Centrale 2027-09-17T09:59'],
  },
  {
    name: 'how long a coach takes, between its times',
    text: `
      La tua prenotazione FlixBus
      Numero di prenotazione: 3184207796
      Passeggero: Nia Pugh
      venerdì 23 aprile 2027
      22:45
      Bologna Autostazione
      Bus N414 direzione Monaco di Baviera · 7:20 h
      06:05
      Monaco di Baviera ZOB`,
    products: ['N414 Bologna Autostazione 2027-04-23T22:45 – Monaco di Baviera ZOB 2027-04-24T06:05'],
  },
  {
    name: 'ships alone between their ways and when they leave',
    text: `
      Tack för din bokning hos Nordia Line
      Bokningsnummer
      48 120 937
      UTRESA
      Göteborg – Kiel
      Nordia Germanica
      Avgång   fre 2 juli 2027 18:45
      Ankomst   lör 3 juli 2027 09:15
      1 st hytt`,
    products: ['Nordia Germanica Göteborg 2027-07-02T18:45 – Kiel 2027-07-03T09:15'],
  },
  {
    name: 'a firm between the way and when a ship leaves, which is no ship',
    text: `
      Nordia Line: tack för din bokning
      Bokningsnummer
      48 120 937
      UTRESA
      Göteborg – Kiel
      Nordia Line
      Avgång   fre 2 juli 2027 18:45
      Ankomst   lör 3 juli 2027 09:15
      1 st hytt`,
    products: ['? Göteborg 2027-07-02T18:45 – Kiel 2027-07-03T09:15'],
  },
  {
    name: 'flights under headings with pictures',
    text: `
      Travel summary
      Record locator: NKWZTG
      ✈ AIR – Monday, November 15, 2027
      Flight   KL 0601   Airline ref   KL / 5TQX9M
      Amsterdam Schiphol (AMS) 09:45   Los Angeles Intl (LAX) 11:35
      HOTEL – Monday, November 15, 2027
      Property   Hyatt Regency Irvine
      17900 Jamboree Road, Irvine CA 92614
      Check in   15 Nov 2027   Check out   18 Nov 2027 (3 nights)
      ✈ AIR – Thursday, November 18, 2027
      Flight   DL 2733   Airline ref   DL / GZ4WKR
      Operated by a partner
      San Diego Intl (SAN)   Salt Lake City Intl (SLC)
      15:20   18:20`,
    products: [
      'KL 601 AMS 2027-11-15T09:45 – LAX 2027-11-15T11:35',
      'DL 2733 SAN 2027-11-18T15:20 – SLC 2027-11-18T18:20',
      'Hyatt Regency Irvine | 2027-11-15 – 2027-11-18 | 17900 Jamboree Road, 92614, Irvine, US | NKWZTG',
    ],
  },
  {
    name: 'a tariff between the way and when a ship leaves, which is no ship',
    text: `
      Ferry booking 5518207
      Passenger: Ms Nia Pugh
      Dover – Calais
      Flexible Ticket
      Departure Fri 9 July 2027 08:45
      Arrival Fri 9 July 2027 11:15
      Boarding closes 45 minutes before sailing`,
    products: ['? Dover 2027-07-09T08:45 – Calais 2027-07-09T11:15'],
  },
  {
    name: 'an hour before the name of a town that begins with an H',
    text: `
      Auftragsnummer ZQ4N7H
      Reisende: Frau Nia Pugh
      ICE 702 am 10.05.2027
      07:00 Berlin Hbf
      09:00 Hamburg Hbf
      ICE 709 am 11.05.2027
      16:00 Hamburg Hbf
      18:00 Berlin Hbf`,
    products: [
      'ICE 702 Berlin Hbf 2027-05-10T07:00 – Hamburg Hbf 2027-05-10T09:00',
      'ICE 709 Hamburg Hbf 2027-05-11T16:00 – Berlin Hbf 2027-05-11T18:00',
    ],
  },
  {
    name: 'hours with an h that are as far apart as one of them is late',
    text: `
      Vos billets - Dossier ZQ4N7H
      Passager : Mme Nia Pugh
      TGV 6605 lundi 10 mai 2027
      07h00 Paris Gare de Lyon
      09h00 Lyon Part-Dieu
      TGV 6630 mardi 11 mai 2027
      16h00 Lyon Part-Dieu
      18h00 Paris Gare de Lyon`,
    products: [
      'TGV 6605 Paris Gare de Lyon 2027-05-10T07:00 – Lyon Part-Dieu 2027-05-10T09:00',
      'TGV 6630 Lyon Part-Dieu 2027-05-11T16:00 – Paris Gare de Lyon 2027-05-11T18:00',
    ],
  },
  {
    name: 'a seat below the kind of a train, in a form',
    text: `
      Online-Ticket
      Auftragsnummer ZQ4N7H
      Reisende: Frau Nia Pugh
      Produkt   ICE
      Sitzplatz   118
      Wagen   24
      Frankfurt(Main)Hbf   10.05.2027   ab 08:13
      Berlin Hbf   10.05.2027   an 12:29`,
    products: ['? Frankfurt(Main)Hbf 2027-05-10T08:13 – Berlin Hbf 2027-05-10T12:29'],
  },
  {
    name: 'the number of a train below its model',
    text: `
      TRENITALIA
      PNR: ZQ4N7H
      Stazione di Partenza   Stazione di Arrivo   Treno   Carrozza / Posti   Servizio
      Torino Porta Nuova   Napoli Centrale   Frecciarossa 1000   Carrozza 4 Posto 7B   2ª Standard
      Ore 10:00 - 12/03/2027   Ore 15:53 - 12/03/2027   9531
      Nome passeggero (Adulto): Nia Pugh`,
    products: ['Frecciarossa 9531 Torino Porta Nuova 2027-03-12T10:00 – Napoli Centrale 2027-03-12T15:53'],
  },
  {
    name: 'two rides of which one begins with half of the name of a station',
    text: `
      Biglietto - PNR ZQ4N7H
      Passeggero: Sig.ra Nia Pugh
      Treno   Da   A   Partenza   Arrivo
      FR 9517   Torino   Milano   10/05/2027 08:00   10/05/2027 09:00
      IC 607   Milano   Porta Nuova   11/05/2027 18:00   11/05/2027 19:50`,
    products: [
      'FR 9517 Torino 2027-05-10T08:00 – Milano 2027-05-10T09:00',
      'IC 607 Milano 2027-05-11T18:00 – Porta Nuova 2027-05-11T19:50',
    ],
  },
  {
    name: 'the place a flight goes to, before its way',
    text: `
      Buchungscode ZQ4N7H
      Passagier: Frau Nia Pugh
      LH2036 Mo 10. Mai 2027
      Nach Berlin: Frankfurt (FRA) – (BER)
      08:30 – 09:40`,
    products: ['LH 2036 FRA 2027-05-10T08:30 – BER 2027-05-10T09:40'],
  },
  {
    name: 'a flight that is only told by the number it shares',
    text: `
      Booking reference: ZQ4N7H
      Passenger: Ms Nia Pugh
      Code-share LH 903
      Mon 10 May 2027
      London (LHR) 09:30 - Frankfurt (FRA) 12:10`,
    products: ['LH 903 LHR 2027-05-10T09:30 – FRA 2027-05-10T12:10'],
  },
  {
    name: 'where the line of a coach ends, beyond where one gets off',
    text: `
      La tua prenotazione FlixBus
      Numero di prenotazione: 3184207796
      Passeggero: Nia Pugh
      Andata - venerdì 23 aprile 2027
      07:40
      Milano Lampugnano
      Autobus 784 → direzione Monaco di Baviera
      14:35
      Innsbruck Hbf`,
    products: ['784 Milano Lampugnano 2027-04-23T07:40 – Innsbruck Hbf 2027-04-23T14:35'],
  },
  {
    name: 'a train called as railways do among themselves',
    text: `
      Your booking confirmation
      Ticket collection reference (CTR): ZQ4N7HRP
      Passenger: Nia Pugh
      Outbound - Fri 12 November 2027
      09:03
      London Kings Cross
      LNER, 1A18 service to Leeds
      2h 14m
      11:17   Leeds`,
    products: ['1A18 London Kings Cross 2027-11-12T09:03 – Leeds 2027-11-12T11:17'],
  },
]
