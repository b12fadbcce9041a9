/** What is booked beside what is only told with it: flights by their numbers, ways to a house, money, menus, the addresses of guests. Made for the tests. */

import type { Sample } from '../sample.ts'

export const BESIDE_WHAT_IS_BOOKED: readonly Sample[] = [
  {
    name: 'a car, and not the flight one comes by, told by its number beside the hours of the stations',
    text: `
      VOUCHER / Mietwagengutschein
      Sonnenrad Autovermietung
      Voucher-Nr.   SRV 50218834   Firma   Europcar
      Lieferanten-Ref.   2290147718   Account   CDP 61220984
      Buchungsdatum   03.02.2027   Gruppe   CDMR – Fiat Tipo o. ä., 5-türig
      Fahrer / Driver   Herr Anselm Brodhagen   Miettage   8
      Flug-Nr.   EW 8882
      Anmietung / Pick-up   Rückgabe / Drop-off
      Datum / Zeit   So 11.04.2027, 13:30 Uhr   Datum / Zeit   Mo 19.04.2027, 10:00 Uhr
      Station   Palermo Flughafen (PMO)   Station   Catania Flughafen (CTA)
      Öffnung   tgl. 08:00 – 23:59   Öffnung   tgl. 07:30 – 23:30
      Preis: Mietpreis 8 Tage 214,50 EUR`,
    products: ['Europcar | 2027-04-11T13:30 Palermo Flughafen (PMO) | 2027-04-19T10:00 Catania Flughafen (CTA) | 2290147718'],
    people: ['Anselm Brodhagen'],
    reference: 'SRV 50218834',
  },
  {
    name: 'a car between two airports, and the flights that have a way of their own',
    text: `
      Holiday confirmation
      Booking reference: HLD-220918
      Lead passenger: Mr Anselm Broadhurst
      Flights
      Flight number: EW 8882
      From: Cologne (CGN)   11 April 2027 06:10
      To: Palermo (PMO)   11 April 2027 08:40
      Flight number: EW 8905
      From: Catania (CTA)   19 April 2027 13:20
      To: Cologne (CGN)   19 April 2027 16:00
      Car hire
      Pick-up: Palermo Airport (PMO), 11 April 2027 09:30
      Drop-off: Catania Airport (CTA), 19 April 2027 10:00`,
    products: [
      'EW 8882 CGN 2027-04-11T06:10 – PMO 2027-04-11T08:40',
      'EW 8905 CTA 2027-04-19T13:20 – CGN 2027-04-19T16:00',
      '? | 2027-04-11T09:30 Palermo Airport (PMO) | 2027-04-19T10:00 Catania Airport (CTA) | HLD-220918',
    ],
    people: ['Anselm Broadhurst'],
    reference: 'HLD-220918',
  },
  {
    name: 'a car in boxes with numbers, in a country whose money is the code of an airport',
    text: `
      NORTHWIND CAR RENTAL   RESERVATION

      1 RENTER / DRIVER   2 SECOND DRIVER
      Ms. Ottilie Marchbanks   Mr. Rufus Penhallow

      3 PICK-UP LOCATION   4 PICK-UP DATE   5 PICK-UP TIME
      Keflavik Airport - Shuttle service   06 September 2027   4:00 PM
      Northwind office, Flugvellir 8   Monday
      Flight FI 451 arriving 15:10

      6 DROP-OFF LOCATION   7 DROP-OFF DATE   8 DROP-OFF TIME
      Keflavik Airport - Shuttle service   15 September 2027   5:30 AM
      Northwind office, Flugvellir 8   Wednesday

      9 VEHICLE   10 INSURANCE
      Dacia Duster 4x4 or similar   Self-risk ISK 0
      CHARGES (EUR)
      Rental 9 days x 71.00   639.00
      Late return: ISK 3,900 per started hour. Smoking is forbidden (ISK 35,000).
      River crossing is never covered. Cleaning fee ISK 15,000. 7.
      Reservation number: NWC-2027-19338`,
    products: ['NORTHWIND CAR RENTAL | 2027-09-06T16:00 Keflavik Airport | 2027-09-15T05:30 Keflavik Airport | NWC-2027-19338'],
    people: ['Rufus Penhallow', 'Ottilie Marchbanks'],
    reference: 'NWC-2027-19338',
  },
  {
    name: 'codes that are money elsewhere, before times',
    text: `
      Booking confirmed
      PNR: K7TQ2N
      Passenger: Ms Ottilie Marchbanks
      Flight AT 971   06 SEP 2027   MAD 1040 CMN 1130`,
    products: ['AT 971 MAD 2027-09-06T10:40 – CMN 2027-09-06T11:30'],
    people: ['Ottilie Marchbanks'],
    reference: 'K7TQ2N',
  },
  {
    name: 'a bus that a sentence tells, and a label when it leaves',
    text: `
      Je busticket
      Boekingsnummer: BT-2027-8813
      Reiziger: Marieke van Duinen
      Bus 300 brengt je van station Tilburg naar station 's-Hertogenbosch, zonder overstap.
      Vertrek: 21-12-2027 10:14
      Zitplaats 14`,
    products: ["300 Tilburg 2027-12-21T10:14 – 's-Hertogenbosch ?"],
    people: ['Marieke van Duinen'],
    reference: 'BT-2027-8813',
  },
  {
    name: 'a spa, and neither its hours nor the way there as a train',
    text: `
      LÁZNĚ BŘEZINA
      POTVRZENÍ REZERVACE / VOUCHER
      Číslo rezervace: NL-350771/1
      Variabilní symbol: 350771001
      Datum vystavení: 23.1.2027
      Vyřizuje: Hana Kubelková, prodej
      Hotel: Lázně Březina *****, Reitenbergerova 51/2, 353 01 Mariánské Lázně
      Příjezd   neděle 14. března 2027 pokoj k dispozici od 14:00   Odjezd   neděle 21. března 2027 uvolnění pokoje do 11:00
      Počet nocí   7   Počet osob   2 dospělí
      Klient   Datum nar.   Program
      Vondrák Zdeněk, Ing.   4.8.1957   Tradiční lázeňská léčba
      Doprava: vlakem EC z Prahy hl. n. (cca 2 h 50 min), ze stanice Mariánské Lázně trolejbus č. 5.`,
    products: ['Lázně Březina | 2027-03-14 – 2027-03-21 | Reitenbergerova 51/2, 353 01, Mariánské Lázně | NL-350771/1'],
    people: ['Zdeněk Vondrák'],
    reference: 'NL-350771/1',
  },
  {
    name: 'a train that leaves at the hour from which one has the room',
    text: `
      Reisebestätigung
      Buchungsnummer: BH-27031
      Reisende: Frau Adele Kornfeld
      Bahnfahrt am Sonntag, 14.03.2027
      Würzburg Hbf   ab 14:00
      Hamburg Hbf   an 17:34
      Hotel Elbgarten, Esplanade 15, 20354 Hamburg
      Anreise: 14.03.2027 ab 14:00 Uhr
      Abreise: 21.03.2027 bis 11:00 Uhr
      7 Nächte im Doppelzimmer`,
    products: [
      '? Würzburg Hbf 2027-03-14T14:00 – Hamburg Hbf 2027-03-14T17:34',
      'Hotel Elbgarten | 2027-03-14 – 2027-03-21 | Esplanade 15, 20354, Hamburg | BH-27031',
    ],
    people: ['Adele Kornfeld'],
    reference: 'BH-27031',
  },
  {
    name: 'the house of a package, set apart by its number in a catalogue',
    text: `
      Reisebestätigung / Rechnung
      Vorgangsnummer 41884207
      1   Frau KESSENICH, MANUELA   798,00
      2   Herr KESSENICH, DIRK   798,00
      Leistung   von   bis   Teiln. Status
      FLUG XC 8191 Düsseldorf (DUS) – Hurghada (HRG)   12.10.2027 12.10.2027 1-2   OK
      ab 05:40 an 10:20
      HOTEL HRG417 AZURIT Royal Makadi *****   12.10.2027 26.10.2027 1-2   OK
      Makadi Bay, Ägypten
      1 Familienzimmer (FZ2B), Bad oder Dusche/WC, Balkon
      FLUG XC 8192 Hurghada (HRG) – Düsseldorf (DUS)   26.10.2027 26.10.2027 1-2   OK
      ab 11:25 an 16:15
      VERSICHERUNG Premium-Schutz Familie   12.10.2027 26.10.2027 1-2   OK`,
    products: [
      'XC 8191 DUS 2027-10-12T05:40 – HRG 2027-10-12T10:20',
      'XC 8192 HRG 2027-10-26T11:25 – DUS 2027-10-26T16:15',
      'AZURIT Royal Makadi | 2027-10-12 – 2027-10-26 | Makadi Bay, Ägypten | 41884207',
    ],
    reference: '41884207',
  },
  {
    name: 'what else is charged for a hotel, and no house',
    text: `
      Rechnung
      Vorgangsnummer 41884208
      1   Frau KESSENICH, MANUELA   798,00
      FLUG XC 8191 Düsseldorf (DUS) – Hurghada (HRG)   12.10.2027   OK
      ab 05:40 an 10:20
      HOTEL TRANSFER Flughafen   12.10.2027 26.10.2027   OK
      HOTEL Zuschlag Halbpension   12.10.2027 26.10.2027   OK
      FLUG XC 8192 Hurghada (HRG) – Düsseldorf (DUS)   26.10.2027   OK
      ab 11:25 an 16:15`,
    products: ['XC 8191 DUS 2027-10-12T05:40 – HRG 2027-10-12T10:20', 'XC 8192 HRG 2027-10-26T11:25 – DUS 2027-10-26T16:15'],
    reference: '41884208',
  },
  {
    name: 'houses that begin paragraphs with where they are and their nights',
    text: `
      Final itinerary: Cape Town and the Winelands
      Prepared for Dr Rosamund Thackwell and Mr Hugh Thackwell
      Booking reference: WX-609182
      Thursday 18 February 2027 - London Heathrow to Cape Town
      British Airways BA 59, departing London Heathrow (LHR) at 18:50. Overnight
      flight of approximately 11 hours 40 minutes.
      Friday 19 February 2027 - Arrive Cape Town
      Arrive Cape Town International (CPT) at 08:30.
      The Mossel Hotel, 221 Beach Road, Sea Point, Cape Town 8005. Tel +27 21 434 0000. 1 x Sea
      Facing Room, bed and breakfast, 4 nights: 19 February to 23 February.
      Hotel confirmation 98140-MOS.
      Tuesday 23 February 2027 - Cape Town to Franschhoek
      Le Jardin Perdu, Corner Oak and Berg Streets, Franschhoek 7690. 1 x Auberge Room, bed and breakfast, 3 nights: 23 February to 26 February.
      Hotel confirmation LJP20936.
      Friday 26 February 2027 - Franschhoek to Cape Town and home
      British Airways BA 58, departing Cape Town (CPT) at 19:20.
      Saturday 27 February 2027 - Arrive London
      Arrive London Heathrow (LHR) Terminal 5 at 05:25.`,
    products: [
      'BA 59 LHR 2027-02-18T18:50 – CPT 2027-02-19T08:30',
      'BA 58 CPT 2027-02-26T19:20 – LHR 2027-02-27T05:25',
      'The Mossel Hotel | 2027-02-19 – 2027-02-23 | 221 Beach Road, Sea Point, 8005, Cape Town | 98140-MOS',
      'Le Jardin Perdu | 2027-02-23 – 2027-02-26 | Corner Oak and Berg Streets, Franschhoek 7690 | LJP20936',
    ],
    people: ['Rosamund Thackwell', 'Hugh Thackwell'],
    reference: 'WX-609182',
  },
  {
    name: 'the house in the first column, and the guest with his children in the other',
    text: `
      SOLEYA VACANCES   BON DE SÉJOUR
      Votre résidence   Dossier n° 5 882 913
      Résidence Prestige Front de Lune   M. QUEMENER Yann
      Plagne Bellecôte   14 rue de Kerfautras
      73210 LA PLAGNE TARENTAISE   29200 BREST
      FRANCE
      ARRIVÉE   DÉPART   DURÉE
      Samedi 06/02/2027   Samedi 13/02/2027   7 nuits
      PRESTATIONS RÉSERVÉES   PARTICIPANTS
      1   2 pièces cabine 6 personnes   M. QUEMENER Yann
      1   Balcon exposition sud   Mme QUEMENER Soazig
      1   Ménage de fin de séjour   Enfant QUEMENER Malo né le 03/11/2017
      1   Parking couvert   Bébé QUEMENER Lénaïg née le 22/06/2025`,
    products: ['Résidence Prestige Front de Lune | 2027-02-06 – 2027-02-13 | 73210, LA PLAGNE TARENTAISE, FR | 5 882 913'],
    people: ['Yann Quemener', 'Soazig Quemener', 'Malo Quemener', 'Lénaïg Quemener'],
    reference: '5 882 913',
  },
  {
    name: 'somebody whose first name is a word for a girl',
    text: `
      Passagiere
      Nina Maria Kleinschmidt geb. 03/11/1987
      Hotel Elbgarten, Esplanade 15, 20354 Hamburg
      Buchungsnummer: BH-27033
      Anreise: 14.03.2027
      Abreise: 21.03.2027`,
    products: ['Hotel Elbgarten | 2027-03-14 – 2027-03-21 | Esplanade 15, 20354, Hamburg | BH-27033'],
    people: ['Nina Maria Kleinschmidt'],
    reference: 'BH-27033',
  },
  {
    name: 'a family whose children have their ages in brackets',
    text: `
      RESIDENCE LA MIMOSA ***
      Via degli Oleandri 14 - loc. La Foce
      57034 Marina di Campo (LI)
      CONFERMA DI PRENOTAZIONE N. 118/2027
      Intestata a:   Bortolini Elena
      Ospiti:   Bortolini Elena
      Zanetti Paolo
      Zanetti Giulia (anni 9)
      Zanetti Matteo (anni 5)
      Tipologia:   Bilocale "Ginestra" 4 posti letto
      Arrivo:   sabato 3 luglio 2027  (dalle ore 16.00 alle ore 20.00)
      Partenza:   sabato 17 luglio 2027  (entro le ore 10.00)
      Notti:   14`,
    products: [
      'RESIDENCE LA MIMOSA | 2027-07-03 – 2027-07-17 | Via degli Oleandri 14, loc. La Foce, 57034, Marina di Campo (LI) | 118/2027',
    ],
    people: ['Bortolini Elena', 'Zanetti Paolo', 'Zanetti Giulia', 'Zanetti Matteo'],
    reference: '118/2027',
  },
  {
    name: 'a confirmation below the menu of its page',
    text: `
      BRIARCLIFF HOTELS & RESORTS
      RESERVATIONS   DINING   SPA   OFFERS
      Your room's reserved.
      Thank you for choosing Briarcliff Hotel Chicago.
      Confirmation number
      40184EB027451
      Guest name
      Mr. Marcus T. Dellamere
      Arrival date
      Thursday, October 14, 2027
      Departure date
      Sunday, October 17, 2027
      Briarcliff Hotel Chicago
      455 North Park Drive, Chicago, IL 60611`,
    products: ['Briarcliff Hotel Chicago | 2027-10-14 – 2027-10-17 | 455 North Park Drive, 60611, Chicago, US | 40184EB027451'],
    people: ['Marcus T. Dellamere'],
    reference: '40184EB027451',
  },
  {
    name: 'a booking by its code between other words',
    text: `
      BOOKING   KXQPLM   CONFIRMED
      Passenger: Mr Marcus Dellamere
      Flight BA 117   London LHR 08:25   New York JFK 11:10   14 October 2027`,
    products: ['BA 117 LHR 2027-10-14T08:25 – JFK 2027-10-14T11:10'],
    people: ['Marcus Dellamere'],
    reference: 'KXQPLM',
  },
  {
    name: 'two houses with a dash behind the word for them, and the agency by its reference',
    text: `
      Your Mauritius adventure
      Prepared for Mr & Mrs Okonta | Our reference TC/54192/RA | Issued 4 September 2027
      Travelling: Mr Emeka Okonta, Mrs Ruth Abigail Okonta Airline reference: Emirates G7YQ2D
      Thu 21 Oct 2027 Flight – Emirates EK 18 (Economy, U)
      Depart Manchester (MAN) Terminal 1 at 13:25
      Arrive Dubai (DXB) Terminal 3 at 23:55
      Fri 22 Oct 2027 Flight – Emirates EK 703 (Economy, U)
      Depart Dubai (DXB) Terminal 3 at 02:35
      Arrive Mauritius (MRU) at 09:10
      Fri 22 Oct –   Hotel – Tamarisk Bel Ombre
      Tue 2 Nov 2027
      Coastal Road, Bel Ombre, Mauritius · Tel +230 603 0000
      11 nights, 1 x Superior Room, All Inclusive
      Check in 22 October 2027 from 14:00, check out 2 November 2027 by 11:00
      Hotel confirmation: LUX-878102
      Tue 2 Nov 2027 Flight – Emirates EK 704 (Economy, K)
      Depart Mauritius (MRU) at 16:35
      Arrive Dubai (DXB) Terminal 3 at 23:05
      Tue 2 Nov –   Hotel – Alcove Downtown
      Fri 5 Nov 2027
      312 Al Sa’ada Street, Zabeel 2, Dubai, United Arab Emirates · Tel +971 4 561 0000
      3 nights, 1 x Rover Room (Burj view), Room Only
      Hotel confirmation: AV5520917
      Fri 5 Nov 2027 Flight – Emirates EK 19 (Economy, K)
      Depart Dubai (DXB) Terminal 3 at 14:40
      Arrive Manchester (MAN) Terminal 1 at 18:40`,
    products: [
      'EK 18 MAN 2027-10-21T13:25 – DXB 2027-10-21T23:55',
      'EK 703 DXB 2027-10-22T02:35 – MRU 2027-10-22T09:10',
      'EK 704 MRU 2027-11-02T16:35 – DXB 2027-11-02T23:05',
      'EK 19 DXB 2027-11-05T14:40 – MAN 2027-11-05T18:40',
      'Tamarisk Bel Ombre | 2027-10-22 – 2027-11-02 | Coastal Road, Bel Ombre, Mauritius | LUX-878102',
      'Alcove Downtown | 2027-11-02 – 2027-11-05 | AE, 312 Al Sa’ada Street, Zabeel 2, Dubai, United Arab Emirates | AV5520917',
    ],
    people: ['Emeka Okonta', 'Ruth Abigail Okonta'],
    reference: 'TC/54192/RA',
  },
  {
    name: 'a street set apart from its number, and the number by a dash from the town',
    text: `
      CASA MARINA HOTELES
      Confirmación de reserva
      Su localizador: VH-7620931
      Hotel
      Casa Marina del Patio 5*
      Pasillo Santa Clara, 7 - 29005 Málaga (España)
      Entrada   Salida   Noches
      23/09/2027   26/09/2027   3
      Titular   Sra. Maite Arriza Otxando`,
    products: ['Casa Marina del Patio | 2027-09-23 – 2027-09-26 | Pasillo Santa Clara 7, 29005, Málaga (España) | VH-7620931'],
    people: ['Maite Arriza Otxando'],
    reference: 'VH-7620931',
  },
  {
    name: 'a package with meals and a seat that nobody ordered, each said behind its label',
    text: `
      REJSEBEVIS
      Bookingnummer: 7120448
      Rejsende: Karen Holst
      UDREJSE
      Lørdag 16. januar 2027
      Fly SK 2871   København (CPH) 08.20  -  Malaga (AGP) 12.15
      Mad ombord: ikke bestilt (kan bestilles indtil 72 timer før)
      Ekstra bagage: ikke valgt
      HJEMREJSE
      Lørdag 23. januar 2027
      Fly SK 2872   Malaga (AGP) 13.05  -  København (CPH) 17.00`,
    products: ['SK 2871 CPH 2027-01-16T08:20 – AGP 2027-01-16T12:15', 'SK 2872 AGP 2027-01-23T13:05 – CPH 2027-01-23T17:00'],
    people: ['Karen Holst'],
    reference: '7120448',
  },
]
