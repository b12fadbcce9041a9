/**
 * Documents made for the tests in which much stands around the journey, as in the mails that people get: menus, rules of baggage, prices, hotlines,
 * addresses of firms, days of other things. Nobody in them exists.
 */

import type { Sample } from '../sample.ts'

export const JOURNEYS_AMONG_OTHERS: readonly Sample[] = [
  {
    name: 'an American airline with advertising between the flights',
    from: 'Cactus Airways',
    subject: 'Your trip to Denver (Confirmation DKQ7PL)',
    text: `
      Log in   My trips   Flight status   Deals
      Thanks for flying with us, Dwayne
      Issued: January 4, 2027
      Your trip confirmation and receipt
      Confirmation code: DKQ7PL
      You can check in at cactus.example 24 hours before your flight and get your boarding pass.

      Thursday, March 4, 2027
      PHX   DEN
      9:05 AM   11:58 AM
      Phoenix   Denver
      AA 2294
      Seat: 14C   Class: Economy (N)   Meals: Refreshments

      Earn 60,000 bonus miles after you spend $3,000 in the first 3 months! Apply by 2/28/2027.

      Sunday, March 7, 2027
      DEN   PHX
      6:40 PM   8:36 PM
      Denver   Phoenix
      AA 1711
      Seat: 21A   Class: Economy (N)   Meals: Refreshments

      Your purchase
      Dwayne Carter - Join the program
      New ticket   $214.32
      Total cost   $214.32
      Your payment: Visa ending in 4471 on January 4, 2027
      Bag information: 1st bag $35.00, 2nd bag $45.00. Maximum 62 inches, 50 pounds.
      Contact us   Privacy policy   1 Skyview Drive, Fort Worth, TX 76155`,
    products: ['AA 2294 PHX 2027-03-04T09:05 – DEN 2027-03-04T11:58', 'AA 1711 DEN 2027-03-07T18:40 – PHX 2027-03-07T20:36'],
    reference: 'DKQ7PL',
  },
  {
    name: 'a low-cost airline in English with everything about bags',
    text: `
      Hi Nia, you are all booked!
      Your booking reference: W4PLQX
      Booking date: 12 January 2027

      Going out
      Bristol (BRS) to Faro (FAO)
      Sat 22 May 2027
      Depart 06:10   Arrive 09:05
      Flight EZY2763
      Bag drop closes 05:30. Gate closes 05:40.

      Coming back
      Faro (FAO) to Bristol (BRS)
      Sat 29 May 2027
      Depart 09:40   Arrive 12:35
      Flight EZY2764
      Bag drop closes 09:00. Gate closes 09:10.

      Passengers
      Mrs Nia Pugh   Seat 4A   23kg hold bag
      Mr Gareth Pugh   Seat 4B   No hold bag

      Price breakdown
      2 x Adult fares   £143.96
      1 x 23kg bag   £56.98
      Total   £200.94
      Car hire from £9 a day. Hotels in Faro from £38 a night. Parking from £6.
      Call us on 0330 365 5000 between 08:00 and 20:00.`,
    products: ['U2 2763 BRS 2027-05-22T06:10 – FAO 2027-05-22T09:05', 'U2 2764 FAO 2027-05-29T09:40 – BRS 2027-05-29T12:35'],
    people: ['Nia Pugh', 'Gareth Pugh'],
    reference: 'W4PLQX',
  },
  {
    name: 'a German agency with prices and insurance',
    text: `
      Reisebüro Sonnenweg, Hauptstraße 12, 50667 Köln, Tel. 0221 447 1290
      Rechnung / Reisebestätigung   Rechnungsdatum: 08.01.2027
      Buchungsnummer: 8812044   Kundennummer: 20911
      Reiseteilnehmer: 1. Petersen, Jörg Herr   2. Petersen, Ute Frau
      Leistungen
      Flug   05.06.2027   Düsseldorf (DUS) - Heraklion (HER)   X3 2140   06:20 - 10:45
      Flug   19.06.2027   Heraklion (HER) - Düsseldorf (DUS)   X3 2141   11:35 - 14:20
      Hotel   05.06.2027 - 19.06.2027   Hotel Kalimera Beach, Hersonissos, Doppelzimmer Meerblick, Halbpension
      Reisepreis 2.348,00 EUR
      Anzahlung fällig am 15.01.2027: 470,00 EUR, Restzahlung bis 08.05.2027
      Sonnenweg GmbH, Amtsgericht Köln HRB 44712`,
    products: [
      'X3 2140 DUS 2027-06-05T06:20 – HER 2027-06-05T10:45',
      'X3 2141 HER 2027-06-19T11:35 – DUS 2027-06-19T14:20',
      'Hotel Kalimera Beach | 2027-06-05 – 2027-06-19 | Hersonissos | 8812044',
    ],
    reference: '8812044',
  },
  {
    name: 'a hotel platform with all its rules',
    from: 'Stayfinder',
    subject: 'Your booking is confirmed at Villa Margherita',
    text: `
      Thanks, Joanna! Your booking in Palermo is confirmed.
      Villa Margherita is expecting you on 12 April
      Your payment will be handled by Villa Margherita.
      Make changes to your booking or ask the property a question in just a few clicks
      Confirmation number: 3377.120.884
      PIN code: 4471 (Confidential)
      Villa Margherita
      Via Maqueda 118, 90133 Palermo, Italy - Show directions
      Phone: +39 091 447 1290
      Your reservation   3 nights, 1 room
      You booked for   2 adults
      Check-in   Monday, 12 April 2027 (15:00 - 22:00)
      Check-out   Thursday, 15 April 2027 (08:00 - 10:30)
      Prepayment   No deposit will be charged.
      Cancellation policy   You may cancel free of charge until 10 April 2027 23:59 [CEST].
      Price   €276.00   10 % VAT is included. City tax of €2 per person per night is not included.
      Deluxe Double Room   Guest name: Joanna Pike / for max. 2 people
      Do you need a taxi or a car? Save 10% on car rental.
      Stayfinder B.V., Gracht 12, 1017 CE Amsterdam, Netherlands. Unsubscribe`,
    products: ['Villa Margherita | 2027-04-12 – 2027-04-15 | Via Maqueda 118, 90133, Palermo, IT | 3377.120.884'],
    people: ['Joanna Pike'],
  },
  {
    name: 'a chain of hotels with points and a member number',
    text: `
      Member: Callum Reid   #447 120 998   Gold Elite   Points: 41,220
      Reservation confirmation 88213407
      Grand Meridian Edinburgh Waterfront
      5 Castle Terrace, Edinburgh, EH1 2DP, United Kingdom   +44 131 447 1290
      Check-In: Thursday, October 14, 2027 03:00 PM
      Check-Out: Sunday, October 17, 2027 12:00 PM
      Number of rooms: 1   Number of guests: 2 Adults
      Room 1: Guest room, 1 King, Castle view
      Rate details: Thursday, October 14, 2027 - Sunday, October 17, 2027 149.00 GBP per night
      Modify or cancel by 11:59 PM on October 12, 2027. Guarantee: Mastercard ending 4471.
      Members earn 3X points through 31 December 2027. Book now.`,
    products: ['Grand Meridian Edinburgh Waterfront | 2027-10-14 – 2027-10-17 | 5 Castle Terrace, EH1 2DP, Edinburgh, GB | 88213407'],
  },
  {
    name: 'a French railway mail with tariffs and advice',
    text: `
      Votre voyage est confirmé
      Bonjour Clémence, voici le récapitulatif de votre commande du 11/01/2027
      Référence de commande : QTPLWX
      ALLER   Vendredi 19 février 2027
      12h58   PARIS GARE DE LYON
      TGV INOUI N°6117   2e classe - Voiture 14 - Place 61
      16h18   MARSEILLE ST CHARLES
      RETOUR   Lundi 22 février 2027
      17h02   MARSEILLE ST CHARLES
      TGV INOUI N°6126   2e classe - Voiture 3 - Place 22
      20h17   PARIS GARE DE LYON
      Passager 1 : Clémence PICARD, Carte Avantage
      Billet échangeable et remboursable sans frais jusqu'à 6 jours avant le départ.
      L'accès au train est garanti jusqu'à 2 minutes avant le départ.
      Montant total : 98,00 €
      Besoin d'un hôtel à Marseille ? À partir de 45 € la nuit. Louez une voiture dès 29 €.`,
    products: [
      'TGV INOUI 6117 PARIS GARE DE LYON 2027-02-19T12:58 – MARSEILLE ST CHARLES 2027-02-19T16:18',
      'TGV INOUI 6126 MARSEILLE ST CHARLES 2027-02-22T17:02 – PARIS GARE DE LYON 2027-02-22T20:17',
    ],
    people: ['Clémence Picard'],
    reference: 'QTPLWX',
  },
  {
    name: 'a German train with a connection and a seat',
    text: `
      Guten Tag Torsten Wieland,
      vielen Dank für Ihre Buchung vom 14.01.2027.
      Auftragsnummer: 300447129088
      Ihre Hinfahrt am 26.03.2027
      ab 07:04   Dresden Hbf   Gl. 6   IC 2046
      an 08:14   Leipzig Hbf   Gl. 10
      ab 08:31   Leipzig Hbf   Gl. 12   ICE 1559
      an 09:42   Erfurt Hbf   Gl. 2
      1 Reservierung: ICE 1559, Wagen 7, Platz 61, Fenster
      Flexpreis, 2. Klasse, BahnCard 25: 38,90 EUR
      Umtausch bis 1 Tag vor dem 1. Geltungstag kostenlos. Gültig ab 26.03.2027 00:00 Uhr.
      Servicenummer 030 2970, täglich 06:00 bis 22:00 Uhr`,
    products: [
      'IC 2046 Dresden Hbf 2027-03-26T07:04 – Leipzig Hbf 2027-03-26T08:14',
      'ICE 1559 Leipzig Hbf 2027-03-26T08:31 – Erfurt Hbf 2027-03-26T09:42',
    ],
    people: ['Torsten Wieland'],
    reference: '300447129088',
  },
  {
    name: 'a hired car with insurances and opening hours',
    text: `
      Your reservation is confirmed, Mr Álvaro Quintana
      Confirmation No. ES4471290
      Booked 10/01/2027
      Pick-up
      Málaga Airport
      08/04/2027 at 10:30
      Opening hours: Mon-Sun 07:00 - 00:00
      Arrivals hall, desk opposite gate 4. Phone +34 952 447 129
      Drop-off
      Sevilla Santa Justa Railway Station
      15/04/2027 at 18:00
      Opening hours: Mon-Fri 08:00 - 20:00
      Vehicle: Group C, Seat León or similar
      Included: CDW, theft protection, unlimited mileage. Excess €1,100. Deposit €300.
      Not included: full cover €89.90, additional driver €6.50 a day
      Total to pay at the desk: €187.40
      Thank you for choosing Goldcar`,
    products: ['Goldcar | 2027-04-08T10:30 Málaga Airport | 2027-04-15T18:00 Sevilla Santa Justa Railway Station | ES4471290'],
    people: ['Álvaro Quintana'],
  },
  {
    name: 'an electronic ticket as agencies print it',
    text: `
      ELECTRONIC TICKET - PASSENGER ITINERARY/RECEIPT
      DATE OF ISSUE: 05JAN2027   ISSUING AGENT: WORLD TRAVEL LIS   IATA: 44 71290
      NAME: FIGUEIRA/DUARTE MR   TICKET NUMBER: 047 2409 447129
      BOOKING REFERENCE: AMADEUS: T5GHWN   AIRLINE: TP/T5GHWN
      FROM/TO   FLIGHT   CL   DATE   DEP   ARR   FARE BASIS   BAG   ST
      LISBON   TP 0358   Y   14MAY   0905   1145   YLRTPT   1PC   OK
      LONDON HEATHROW
      LONDON HEATHROW   TP 0363   Y   18MAY   1945   2225   YLRTPT   1PC   OK
      LISBON
      FORM OF PAYMENT: CC VI XXXX 4471 EXP 0829
      FARE: EUR 214.00   TAX: EUR 61.33   TOTAL: EUR 275.33
      NOTICE: CARRIAGE IS SUBJECT TO CONDITIONS OF CARRIAGE. CHECK-IN MINIMUM 60 MINUTES.`,
    products: ['TP 358 LIS 2027-05-14T09:05 – LHR 2027-05-14T11:45', 'TP 363 LHR 2027-05-18T19:45 – LIS 2027-05-18T22:25'],
    people: ['Duarte Figueira'],
    reference: 'T5GHWN',
  },
  {
    name: 'a Spanish agency with a long list of conditions',
    text: `
      ¡Enhorabuena, Rocío! Tu viaje a Roma está confirmado
      Localizador de agencia: 447-129-088
      Fecha de compra: 9 de enero de 2027
      Vuelo de ida - Viernes 16 de abril de 2027
      15:10 Madrid, Adolfo Suárez Madrid-Barajas (MAD) Terminal 4
      17:40 Roma, Fiumicino (FCO) Terminal 1
      Iberia IB 3234, Turista, duración 2h 30m
      Localizador de la aerolínea: JH7QPL
      Vuelo de vuelta - Lunes 19 de abril de 2027
      18:30 Roma, Fiumicino (FCO) Terminal 1
      21:10 Madrid, Adolfo Suárez Madrid-Barajas (MAD) Terminal 4
      Iberia IB 3235, Turista, duración 2h 40m
      Pasajeros
      Rocío Salcedo Prieto (adulto)
      Ramón Ibarra Luque (adulto)
      Importe total: 312,48 €
      Recuerda: el check-in online abre 24 horas antes. Debes estar en el aeropuerto 2 horas antes de la salida.
      ¿Necesitas hotel en Roma? Desde 59 € la noche.`,
    products: ['IB 3234 MAD 2027-04-16T15:10 – FCO 2027-04-16T17:40', 'IB 3235 FCO 2027-04-19T18:30 – MAD 2027-04-19T21:10'],
    people: ['Rocío Salcedo Prieto', 'Ramón Ibarra Luque'],
  },
  {
    name: 'an Italian mail with the return before the price',
    text: `
      Gentile cliente, grazie per aver acquistato con noi. Ecco il riepilogo.
      PNR: LQ8TPX   Data prenotazione: 07/01/2027
      ANDATA  sabato 3 luglio 2027
      Bergamo (BGY) 06:25  >  Bari (BRI) 07:55   FR 4521
      RITORNO  domenica 11 luglio 2027
      Bari (BRI) 22:15  >  Bergamo (BGY) 23:45   FR 4522
      Passeggeri: Ettore Fabbri - Martina Bellucci
      Bagaglio a mano piccolo 40x20x25 cm incluso. Imbarco prioritario non incluso.
      Check-in online obbligatorio da 24 ore a 2 ore prima della partenza. Costo in aeroporto 55 €.
      Totale pagato: 87,96 € con carta **** 4471`,
    products: ['FR 4521 BGY 2027-07-03T06:25 – BRI 2027-07-03T07:55', 'FR 4522 BRI 2027-07-11T22:15 – BGY 2027-07-11T23:45'],
    people: ['Ettore Fabbri', 'Martina Bellucci'],
    reference: 'LQ8TPX',
  },
  {
    name: 'a Swedish airline with times joined by a dash',
    text: `
      Tack för din bokning!
      Bokningsreferens: S7QPLW
      Bokad: 2027-01-08
      Utresa  tor 15 apr 2027
      Göteborg Landvetter (GOT) – London Heathrow (LHR)
      07:15 – 08:20   SK 523   SAS Go
      Hemresa  sön 18 apr 2027
      London Heathrow (LHR) – Göteborg Landvetter (GOT)
      18:20 – 21:15   SK 524   SAS Go
      Resenärer
      Nils Åkerlund, vuxen, EuroBonus 447129088
      Totalt 2 140 SEK varav moms 0 SEK
      Incheckningen öppnar 22 timmar före avgång.`,
    products: ['SK 523 GOT 2027-04-15T07:15 – LHR 2027-04-15T08:20', 'SK 524 LHR 2027-04-18T18:20 – GOT 2027-04-18T21:15'],
    people: ['Nils Åkerlund'],
    reference: 'S7QPLW',
  },
  {
    name: 'a change of times with the old and the new ones',
    text: `
      Your flight times have changed
      Booking reference: 7TQPLX
      Dear Harriet Bowman, the schedule of your flight has changed. Your new times are:
      BA 2610   Sunday 23 May 2027
      London Gatwick (LGW) 10:20
      Palermo (PMO) 14:20
      You do not need to do anything if the new times suit you.`,
    products: ['BA 2610 LGW 2027-05-23T10:20 – PMO 2027-05-23T14:20'],
    reference: '7TQPLX',
  },
  {
    name: 'a Portuguese hotel mail',
    text: `
      Olá Henrique, a sua estadia está confirmada
      Código de confirmação: PT-4471290
      Hotel Rio Tejo, Avenida da Liberdade 118, 1250-146 Lisboa, Portugal
      Chegada: sexta-feira, 14 de maio de 2027 (a partir das 14:00)
      Partida: domingo, 16 de maio de 2027 (até às 12:00)
      Quarto duplo superior, 2 adultos, 2 noites
      Total da estadia: 214,00 € (taxa turística de 4 € por noite não incluída)
      Cancelamento gratuito até 12 de maio de 2027
      Receção 24 horas: +351 21 447 1290`,
    products: ['Hotel Rio Tejo | 2027-05-14 – 2027-05-16 | Avenida da Liberdade 118, 1250-146, Lisboa, PT | PT-4471290'],
  },
  {
    name: 'a Dutch hotel mail with labels in one column and values in the other',
    text: `
      Reserveringsbevestiging
      Hotel   Hotel De Witte Zwaan
      Adres   Gracht 12, 3511 AB Utrecht, Nederland
      Reserveringsnummer   NL4471290
      Aankomst   vrijdag 21 mei 2027 vanaf 15:00 uur
      Vertrek   maandag 24 mei 2027 tot 11:00 uur
      Kamer   Comfort tweepersoonskamer
      Aantal gasten   2 volwassenen
      Naam   Joris Verhagen
      Totaal   € 387,00 inclusief ontbijt
      Annuleren kan kosteloos tot 19 mei 2027 18:00 uur.`,
    products: ['Hotel De Witte Zwaan | 2027-05-21 – 2027-05-24 | Gracht 12, 3511 AB, Utrecht, NL | NL4471290'],
    people: ['Joris Verhagen'],
  },
  {
    name: 'a flat with a host, in English',
    subject: 'Reservation confirmed for Lisbon',
    text: `
      Your reservation is confirmed
      You're going to Lisbon!
      Bright studio near the river
      Entire home/apt hosted by Teresa
      Check-in   Checkout
      Fri, May 14   Mon, May 17
      4:00 PM   11:00 AM
      Address
      Rua da Bica 44, 1200-054 Lisboa, Portugal
      Guests
      2 adults
      Confirmation code
      HMQ7TPLX4W
      View itinerary
      Cancellation policy: Free cancellation before May 9.
      Amount paid (EUR) €276.40`,
    products: ['Bright studio near the river | 2027-05-14 – 2027-05-17 | Rua da Bica 44, 1200-054, Lisboa, PT | HMQ7TPLX4W'],
  },
  {
    name: 'a bus with the stops and their addresses',
    text: `
      Your booking confirmation
      Booking number: 3100447129
      Fri, 18 Jun 2027
      09:15   Berlin central bus station
      Masurenallee 4-6, 14057 Berlin
      Bus 1152 direction Prague
      13:50   Prague (ÚAN Florenc)
      Křižíkova 6, 186 00 Praha
      Passenger: Joanna Pike
      1 piece of hold luggage, seat 8A
      Be at the stop 15 minutes before departure.`,
    products: ['1152 Berlin central bus station 2027-06-18T09:15 – Prague (ÚAN Florenc) 2027-06-18T13:50'],
    people: ['Joanna Pike'],
    reference: '3100447129',
  },
  {
    name: 'an American train',
    text: `
      Your reservation is confirmed
      Reservation Number - 0A4C21
      MONDAY, MAY 10, 2027
      Train 2163 Acela
      Departs: Boston South Station, MA 3:05 PM
      Arrives: New York Moynihan Train Hall, NY 6:52 PM
      1 Business Class Seat, Car 4 Seat 11A
      Passengers: Alicia Romero (Adult)
      Total charged $128.00. Present your eTicket when the conductor asks.`,
    products: ['2163 Boston South Station 2027-05-10T15:05 – New York Moynihan Train Hall 2027-05-10T18:52'],
    people: ['Alicia Romero'],
    reference: '0A4C21',
  },
  {
    name: 'a crossing in one line, its times behind its day',
    text: `
      Ferry booking confirmation
      Booking reference: FB447129
      Dover - Calais   Saturday 10 July 2027   10:25 - 12:55
      Vehicle: car, registration BD21 XPL, 2 passengers
      Lead passenger: Mr Gareth Pugh`,
    products: ['? Dover 2027-07-10T10:25 – Calais 2027-07-10T12:55'],
  },
  {
    name: 'a day of a conference with one’s own flight in it',
    text: `
      Hi Priya, here is the plan for the offsite in Lisbon:
      Tue 11 May 2027: fly out with TP 1363 at 12:10 from London Heathrow, landing in Lisbon at 14:55 (your booking code is 6QTPLW)
      Wed 12 May 2027: 09:00 - 17:00 workshop, room B 204
      Thu 13 May 2027: 10:00 tram tour; fly back with TP 1368 at 18:20 from Lisbon, landing in London Heathrow at 21:00`,
    products: ['TP 1363 LHR 2027-05-11T12:10 – LIS 2027-05-11T14:55', 'TP 1368 LIS 2027-05-13T18:20 – LHR 2027-05-13T21:00'],
    reference: '6QTPLW',
  },
  {
    name: 'an itinerary with the arrival in the first column',
    text: `
      Reservation: HTQ7PL   Traveler: ROMERO/ALICIA MS
      Airline   Flight   Depart   Arrive   Date   Status
      Delta Air Lines   DL 104   ATL 5:55p   LHR 6:55a +1   11Jun27   Confirmed
      Delta Air Lines   DL 31   LHR 12:20p   ATL 4:47p   20Jun27   Confirmed`,
    products: ['DL 104 ATL 2027-06-11T17:55 – LHR 2027-06-12T06:55', 'DL 31 LHR 2027-06-20T12:20 – ATL 2027-06-20T16:47'],
    people: ['Alicia Romero'],
    reference: 'HTQ7PL',
  },
  {
    name: 'a mail of a secretary with a hotel in it',
    text: `
      Dear Marta,
      I have booked the Parkhotel Linde for you in Basel, two nights from Tuesday 8 June 2027 to Thursday 10 June 2027.
      The confirmation number is 20447129. Breakfast is included.
      Parkhotel Linde, Rheinweg 21, 4058 Basel, Switzerland, phone +41 61 447 12 90
      Best regards, Sophie`,
    products: ['Parkhotel Linde | 2027-06-08 – 2027-06-10 | Rheinweg 21, 4058, Basel, CH | 20447129'],
  },
  {
    name: 'flights, and a hotel that is praised beside them at a least price',
    text: `
      Booking reference: QX7TLP
      Passenger: Anna Reed
      Thu 4 March 2027   BA 486 London Heathrow LHR 07:20 - Barcelona BCN 10:25
      Thu 11 March 2027   BA 487 Barcelona BCN 11:15 - London Heathrow LHR 12:35
      Baggage 1 x 23 kg
      Still need a hotel? Save 15% at Hotel Sol Blau from 4 March to 11 March.
      Breakfast included. 7 nights from £79 a night.`,
    products: ['BA 486 LHR 2027-03-04T07:20 – BCN 2027-03-04T10:25', 'BA 487 BCN 2027-03-11T11:15 – LHR 2027-03-11T12:35'],
    people: ['Anna Reed'],
    reference: 'QX7TLP',
  },
]
