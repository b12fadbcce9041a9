import type { Sample } from '../sample.ts'

/** Travellers beside the kind each is, runs of trains beside what is booked of them, and numbers of whoever is called or flies. */
export const KINDS_RUNS_AND_OFFICES: readonly Sample[] = [
  {
    name: 'travellers of whom each stands above the kind and the ticket',
    text: `
      Sua reserva está confirmada
      Código localizador
      QH7RTX
      Voo AD 4172   VCP 10:25   MCZ 13:20   Sáb, 13/03/2027
      Clientes
      1
      Ana Moraes Prado
      Adulto · Bilhete 577 2193340012
      Ida: 12C
      1 bagagem 23 kg (ida)
      2
      Davi Moraes Prado
      Criança (6 anos) · Bilhete 577 2193340014
      Ida: 12E`,
    products: ['AD 4172 VCP 2027-03-13T10:25 – MCZ 2027-03-13T13:20'],
    people: ['Ana Moraes Prado', 'Davi Moraes Prado'],
    reference: 'QH7RTX',
  },
  {
    name: 'travellers below the kind each is, by its number',
    text: `
      Confirmación de reserva
      Localizador
      ZL8QNT
      IDA viernes, 16/04/2027   VY6104   BCN 10:20h   FCO 12:10h
      Pasajeros y servicios
      Adulto 1
      Sra. Elena Ortiz Gascón
      Asiento 14B
      Equipaje bajo el asiento
      Niño 1
      Bruno Salas Ortiz (6 años)
      Asiento 14A`,
    products: ['VY 6104 BCN 2027-04-16T10:20 – FCO 2027-04-16T12:10'],
    people: ['Elena Ortiz Gascón', 'Bruno Salas Ortiz'],
  },
  {
    name: 'travellers with what each has booked behind a dash, in long lines below their heading',
    text: `
      Dina flygtider har ändrats
      Bokningsreferens:   KX3VNT
      D84381
      lör 19 juni 2027
      08:10 Stockholm-Arlanda (ARN)
      12:35 Malaga (AGP)
      Resenärer
      Maja Sundin – LowFare+, 1 incheckat bagage 23 kg, plats 9D (utresa), 11C (hemresa)
      Axel Sundin – LowFare+, 1 incheckat bagage 23 kg, plats 9E (utresa), 11B (hemresa)
      Vad behöver du göra?`,
    products: ['D8 4381 ARN 2027-06-19T08:10 – AGP 2027-06-19T12:35'],
    people: ['Maja Sundin', 'Axel Sundin'],
  },
  {
    name: 'a name in capitals before the word for its ticket in the same cell',
    text: `
      RECIBO DE BILLETE ELECTRÓNICO
      LOCALIZADOR AMADEUS R6YKZT
      PASAJERO(S)   ORTIZ SALAS/ELENA MRS NÚMERO DE BILLETE   075-4418820931
      RUIZ LARREA/PABLO MR   075-4418820932
      LUNES 19 JULIO 2027   VUELO IB 125 IBERIA
      SALIDA   MADRID (MAD)   19 jul   12:35
      LLEGADA   LIMA (LIM)   19 jul   17:55`,
    products: ['IB 125 MAD 2027-07-19T12:35 – LIM 2027-07-19T17:55'],
    people: ['Elena Ortiz Salas', 'Pablo Ruiz Larrea'],
  },
  {
    name: 'parts of two trains with the day, and below where these run from and to',
    text: `
      BILET INTERNETOWY
      Nr biletu: eIC67812399
      Podróżny / właściciel biletu   Przejazd   Oferta
      Ewa Zielonka   TAM   Promo
      Stacja odjazdu   Data   Godz.   Stacja przyjazdu   Data   Godz.   Pociąg   Kl.
      Kraków Główny   19.02.2027   07:05   Warszawa Centralna   19.02.2027   09:29   EIC 3102   2
      Warszawa Centralna   19.02.2027   10:05   Białystok   19.02.2027   12:08   IC 10110   2
      Relacja pociągu EIC 3102 "Witkacy": Kraków Główny (07:05) – Gdynia Główna (12:51). Relacja pociągu
      IC 10110 "Podlasiak": Warszawa Zachodnia (09:57) – Suwałki (14:10).`,
    products: [
      'EIC 3102 Kraków Główny 2027-02-19T07:05 – Warszawa Centralna 2027-02-19T09:29',
      'IC 10110 Warszawa Centralna 2027-02-19T10:05 – Białystok 2027-02-19T12:08',
    ],
    reference: 'eIC67812399',
  },
  {
    name: 'a hire below where one calls to reserve',
    text: `
      East Wind Car Rentals
      Reservations: 1800 028 999
      International: +61 7 5550 5599
      Your booking is confirmed, Liam
      RESERVATION #EWR-2204871
      Driver
      Mr Liam Sutherland
      Pick up
      Cairns Airport
      Sat 5 Jun 2027 at 2:30 PM
      Drop off
      Brisbane Airport
      Sat 19 Jun 2027 at 10:00 AM
      Vehicle
      Mid-size SUV, automatic (Mitsubishi Outlander or similar)`,
    products: ['East Wind Car Rentals | 2027-06-05T14:30 Cairns Airport | 2027-06-19T10:00 Brisbane Airport | EWR-2204871'],
    people: ['Liam Sutherland'],
    reference: 'EWR-2204871',
  },
  {
    name: 'a hire whose places stand below the weekday',
    text: `
      Sua reserva está confirmada
      Código da reserva
      ZNB48271Q
      Retirada
      23/07/2027 - Sexta-feira
      às 11:00
      Agência Aeroporto de Florianópolis (FLN)
      Devolução
      30/07/2027 - Sexta-feira
      às 10:00
      Agência Aeroporto de Florianópolis (FLN)
      Localiza Rent a Car S.A.
      VW Polo, Hyundai HB20, Chevrolet Onix ou similar`,
    products: [
      'Localiza | 2027-07-23T11:00 Agência Aeroporto de Florianópolis (FLN) | 2027-07-30T10:00 Agência Aeroporto de Florianópolis (FLN) | ZNB48271Q',
    ],
  },
  {
    name: 'a package whose airline has a code of its own between the flights and the house',
    text: `
      Bevestiging / factuur van je reis
      Boekingsnummer   63851999
      Reisgezelschap
      1   Mevr. Sanne Verhoeven   14-08-1986   Hoofdboeker
      Vlucht
      Datum   Vluchtnr.   Van   Naar   Vertrek   Aankomst
      Heen   za 12-06-2027   HV6877   Amsterdam Schiphol   Heraklion   05:40   10:20
      Luchtvaartmaatschappij: Transavia. Boekingscode Transavia: R9TZ4T. Inchecken vanaf 30 dagen voor vertrek.
      Accommodatie
      Aparthotel Thalassa Blue ****
      Leoforos Dimokratias 44, 700 07 Malia, Griekenland
      Aankomst zaterdag 12 juni, vertrek zaterdag 19 juni (7 nachten)`,
    products: [
      'HV 6877 AMS 2027-06-12T05:40 – HER 2027-06-12T10:20',
      'Aparthotel Thalassa Blue | 2027-06-12 – 2027-06-19 | Leoforos Dimokratias 44, 700 07, Malia, GR | 63851999',
    ],
    reference: '63851999',
  },
  {
    name: 'a code in a column of its own beside the letter, below its label',
    text: `
      Promemoria di viaggio / Ricevuta del biglietto elettronico
      Gentile Cliente,   Codice di prenotazione (PNR)
      grazie per aver scelto ITA Airways. Il tuo acquisto è andato a buon fine.
      Ti invitiamo a conservare questo documento e a portarlo con te in viaggio.   UPJ4XT
      AZ 1466   Operato da ITA Airways
      Venezia, Marco Polo   Roma, Fiumicino T1
      18:10   19:20
      VCE   FCO
      mer 21 lug 2027   mer 21 lug 2027`,
    products: ['AZ 1466 VCE 2027-07-21T18:10 – FCO 2027-07-21T19:20'],
    reference: 'UPJ4XT',
  },
  {
    name: 'a Railjet, whose letters an airline has, below the towns by which a ticket goes',
    text: `
      Ticket für Ihre Reise
      ÖBB   Online Ticket – bitte ausgedruckt oder am Smartphone mitführen
      Ticketcode   5139 2047 8816
      Via: Linz/Donau Hbf*St.Pölten*Wien Hbf*Břeclav(Gr)
      Name   Geburtsdatum   Ermäßigung
      Vera Oberhuber   12.08.1991   Vorteilscard Classic
      Ihre Verbindung
      Bahnhof/Haltestelle   Datum   Zeit   Produkt   Reservierung
      Salzburg Hbf   Fr, 14.05.27 ab 12:08 RJX 765   Wagen 25, Plätze 61, 62
      Wien Hbf   Fr, 14.05.27 an 14:30   Railjet xpress, Ri. Flughafen Wien   Großraum, Tisch
      Umstieg Wien Hbf, Umsteigezeit 40 Minuten
      Wien Hbf   Fr, 14.05.27 ab 15:10 RJ 76   Wagen 22, Plätze 33, 35
      Brno hl.n.   Fr, 14.05.27 an 16:38   Railjet, Ri. Praha hl.n.   Großraum, Fenster/Gang`,
    products: [
      'RJX 765 Salzburg Hbf 2027-05-14T12:08 – Wien Hbf 2027-05-14T14:30',
      'RJ 76 Wien Hbf 2027-05-14T15:10 – Brno hl.n. 2027-05-14T16:38',
    ],
    people: ['Vera Oberhuber'],
  },
  {
    name: 'services of an agency below headings with a picture, and two words before the day',
    text: `
      Northgate Business Travel
      Booking reference   CB3081799   Issued   26 Aug 2027 15:12
      Traveller   FAIRLEY/IMOGEN MS
      ✈ AIR Tuesday 14 September 2027
      Flight   Lufthansa LH 953   Airline reference   7QPLMT
      Depart
      Birmingham (BHX)
      06:25
      Arrive
      Frankfurt (FRA) Terminal 1
      09:00
      🚗 CAR HIRE Tuesday 14 September 2027
      Supplier   Avis   Confirmation   20417799GB4
      Pick up
      Frankfurt Airport, Terminal 1
      14 Sep 2027 09:45
      Drop off
      Frankfurt Airport, Terminal 1
      16 Sep 2027 14:30
      🏨 HOTEL Tuesday 14 September 2027
      Hotel
      Dorint Kongresshotel Mannheim
      Friedrichsring 6
      68161 Mannheim, Germany
      Confirmation
      83714HC0299
      Check in   14 Sep 2027 (from 15:00)   Check out   16 Sep 2027 (by 12:00)
      ✈ AIR Thursday 16 September 2027
      Flight   Lufthansa LH 956   Airline reference   7QPLMT
      Depart
      Frankfurt (FRA) Terminal 1
      16:35
      Arrive
      Birmingham (BHX)
      17:15`,
    products: [
      'LH 953 BHX 2027-09-14T06:25 – FRA 2027-09-14T09:00',
      'LH 956 FRA 2027-09-16T16:35 – BHX 2027-09-16T17:15',
      'Dorint Kongresshotel Mannheim | 2027-09-14 – 2027-09-16 | Friedrichsring 6, 68161, Mannheim, DE | 83714HC0299',
      'Avis | 2027-09-14T09:45 Frankfurt Airport | 2027-09-16T14:30 Frankfurt Airport | 20417799GB4',
    ],
    people: ['Imogen Fairley'],
    reference: 'CB3081799',
  },
  {
    name: 'the code of who sells, behind whose name it stands below, before those of airlines',
    text: `
      Ulysse
      Votre paiement a été accepté et vos billets sont émis.
      Référence Ulysse
      ULY-7F42KT
      Vol 1 · jeudi 15 juillet 2027
      06:10   Toulouse-Blagnac (TLS)
      1h55   TAP Air Portugal · TP 485 · Economy · Direct
      07:05   Lisbonne (LIS)
      Référence compagnie (PNR) : R7KLWT
      Voyageurs
      Anna CASTEL   Adulte · billets 047-2417001183`,
    products: ['TP 485 TLS 2027-07-15T06:10 – LIS 2027-07-15T07:05'],
    people: ['Anna Castel'],
    reference: 'ULY-7F42KT',
  },
  {
    name: 'the card of a railway behind a traveller, which is called as somebody might be',
    text: `
      Conferma di acquisto
      CODICE BIGLIETTO
      RQ7VXT
      VIAGGIO DI ANDATA - venerdì 16 aprile 2027
      Treno
      Italo 9935
      Da
      Bologna Centrale
      ore 15:05
      A
      Napoli Centrale
      ore 18:33
      Passeggero   Carrozza   Posto
      Chiara Bonfante (Adulto) - Italo Più 6618 4402   7   11 - finestrino
      Davide Malago (Adulto)   7   12 - corridoio`,
    products: ['Italo 9935 Bologna Centrale 2027-04-16T15:05 – Napoli Centrale 2027-04-16T18:33'],
    people: ['Chiara Bonfante', 'Davide Malago'],
  },
  {
    name: 'night trains on tickets of two, whose day of arriving stands behind its hour',
    text: `
      Snälltåget   Bokningsnummer
      Biljett / Ticket 1/2   HJK7W2RT
      Resenär / Passenger   Tåg / Train   Datum / Date
      Elin Sandberg   3970   19 feb 2027 (fre)
      Från / From   Till / To   Vagn 21 Plats 61
      Malmö C   Åre   Liggplats
      Avgång 17:12   Ankomst 08:24 20 feb (lör)

      Snälltåget   Bokningsnummer
      Biljett / Ticket 2/2   HJK7W2RT
      Resenär / Passenger   Tåg / Train   Datum / Date
      Oskar Sandberg   3970   19 feb 2027 (fre)
      Från / From   Till / To   Vagn 21 Plats 62
      Malmö C   Åre   Liggplats
      Avgång 17:12   Ankomst 08:24 20 feb (lör)`,
    products: ['3970 Malmö C 2027-02-19T17:12 – Åre 2027-02-20T08:24'],
  },
  {
    name: 'travellers behind their seats, and before the kind and seat of each',
    text: `
      Thank you for booking with Irish Rail.
      Booking reference
      41873099
      Outbound – Friday 14 May 2027
      17:30   Dublin Heuston
      19:54   Galway (Ceannt)
      Coach C, Seat 31 (table, forward) – name display: Aoife Brannan
      Coach C, Seat 32 (table, forward) – name display: Declan Brannan
      Nora Brannan – Child Standard, seat 33`,
    products: ['? Dublin Heuston 2027-05-14T17:30 – Galway (Ceannt) 2027-05-14T19:54'],
    people: ['Aoife Brannan', 'Declan Brannan', 'Nora Brannan'],
  },
  {
    name: 'nobody who keeps the desk or hears complaints',
    text: `
      Booking Confirmation
      Booking ID :   1687304599
      Client :   Meera Krishna
      Property :   Casuarina Heritage Hotel
      Address :   26, Lebuh Armenian, 10200 George Town, Malaysia
      Arrival :   June 11, 2027
      Departure :   June 15, 2027
      If you will arrive after 23:00 please inform the front office, Mr. Lim Wei Jie, +60 12 447 2099.
      Nodal Officer: Ms. Shalini Iyer. Appellate Authority: Mr. Vikram Menon.`,
    products: ['Casuarina Heritage Hotel | 2027-06-11 – 2027-06-15 | Lebuh Armenian, 10200, George Town, MY | 1687304599'],
    people: ['Meera Krishna'],
  },
  {
    name: 'a flight whose letters a railway has, told by the codes of its airports beside trains to the city',
    text: `
      Royal Jordanian e-ticket receipt
      Booking reference K7QX2M
      Passenger: REED/ANNA MS
      RJ 112   Amman (AMM) 14 May 2027 10:40   London Heathrow (LHR) 14:05
      Train to the city from the airport every 15 minutes, bus and rail station below.`,
    products: ['RJ 112 AMM 2027-05-14T10:40 – LHR 2027-05-14T14:05'],
    people: ['Anna Reed'],
  },
]
