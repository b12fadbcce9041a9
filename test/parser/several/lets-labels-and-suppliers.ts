/** Documents with one label for two moments, houses that owners name, suppliers' numbers in rows, and names that break. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const LETS_LABELS_AND_SUPPLIERS: readonly Sample[] = [
  {
    name: 'dates of a hire more than six lines below their headings',
    text: `
      Dollar Rent A Car
      Thank you for your reservation, MARA KEANE
      Confirmation Number: L20481937A5
      Pickup   Return
      Orlando International Airport   Orlando International Airport
      1 Jeff Fuqua Blvd
      Terminal Bldg
      Orlando, FL 32827   Orlando, FL 32827
      (866) 555-0126   (866) 555-0126
      Mon-Sun 12:00 AM - 11:59 PM   Mon-Sun 12:00 AM - 11:59 PM
      Fri, Mar 12, 2027   Fri, Mar 19, 2027
      10:30 AM   9:00 AM
      Vehicle
      Economy Car - Kia Rio or similar`,
    products: ['Dollar | 2027-03-12T10:30 Orlando International Airport | 2027-03-19T09:00 Orlando International Airport | L20481937A5'],
    people: ['Mara Keane'],
    reference: 'L20481937A5',
  },
  {
    name: 'a car that is brought back to where it was fetched, in words',
    text: `
      My Rental Reservation L2917406538
      Hertz
      Your Confirmation Number is: L2917406538
      Pickup Location
      Phoenix Sky Harbor International Airport
      1805 East Sky Harbor Circle South
      Return Location
      Same as pickup location
      Pickup Time
      Fri, Mar 19, 2027 at 01:30 PM
      Return Time
      Tue, Mar 23, 2027 at 10:00 AM
      Your Vehicle
      Full-Size SUV (L)
      (L) Chevrolet Tahoe or similar
      Driver: Wendell Stroud`,
    products: [
      'Hertz | 2027-03-19T13:30 Phoenix Sky Harbor International Airport | 2027-03-23T10:00 Phoenix Sky Harbor International Airport | L2917406538',
    ],
    people: ['Wendell Stroud'],
    reference: 'L2917406538',
  },
  {
    name: 'the same fuel as one was given, and the car brought back elsewhere',
    text: `
      Rental voucher 88120391
      Avis
      Driver: Ann Reed
      Pick-up: Faro Airport, 7 May 2027 10:00
      Drop-off: Lisbon Airport, 10 May 2027 10:00
      Fuel   Same as pick-up
      Fiat 500 or similar`,
    products: ['Avis | 2027-05-07T10:00 Faro Airport | 2027-05-10T10:00 Lisbon Airport | 88120391'],
    people: ['Ann Reed'],
    reference: '88120391',
  },
  {
    name: 'a small firm by its own letter: from and to, the place between day and hour',
    from: 'info@naxosrentals.example',
    text: `
      Dear Mrs Helen Ward,
      thank you for your booking. We confirm:
      Car: Suzuki Jimny (open top)
      From: Monday 14/6, Naxos Port, 11:30
      To: Monday 21/6, Naxos Port, 10:00
      Price: 280 euro, full insurance
      Please have your driving licence with you.
      Giannis
      Naxos Auto Rentals`,
    products: ['Naxos Auto Rentals | 2027-06-14T11:30 Naxos Port | 2027-06-21T10:00 Naxos Port | ?'],
    people: ['Helen Ward'],
  },
  {
    name: 'headings in a row with points, and a last name before the title',
    text: `
      AUTO EUROPE VOUCHER
      DRIVER   VOUCHER NO.   SUPPLIER CONF. NO.   SUPPLIER
      KOWAL, MS. JOANNE M   US7284610-1   84629174US0   AVIS
      PICK UP   DROP OFF
      MUNICH AIRPORT   MUNICH AIRPORT
      12 MAY 2027 09:00   19 MAY 2027 09:00
      CAR: VW GOLF OR SIMILAR - MANUAL AC`,
    products: ['AVIS | 2027-05-12T09:00 MUNICH AIRPORT | 2027-05-19T09:00 MUNICH AIRPORT | 84629174US0'],
    people: ['Joanne M Kowal'],
    reference: 'US7284610-1',
  },
  {
    name: 'an app that labels but the return',
    text: `
      National Car Rental
      < Upcoming Trips
      Reservation #1391857240
      CHICAGO O'HARE INTL ARPT
      Mon, Jan 10, 2028 · 8:00 AM
      10255 W Zemke Blvd, Chicago, IL 60666
      Open 24 hours
      Get Directions
      Return
      CHICAGO O'HARE INTL ARPT
      Thu, Jan 13, 2028 · 6:00 PM
      Vehicle
      Midsize – Executive Area access
      A driver's license is required at exit booth.`,
    products: ["National Car Rental | 2028-01-10T08:00 CHICAGO O'HARE INTL ARPT | 2028-01-13T18:00 CHICAGO O'HARE INTL ARPT | 1391857240"],
    reference: '1391857240',
  },
  {
    name: 'two moments under one heading, and one place for both',
    text: `
      Alamo Rent A Car
      RESERVATION CONFIRMED
      CONFIRMATION NUMBER
      2071186635
      DATES & TIMES
      Fri, Feb 12 2027, 10:30 PM
      Tue, Feb 16 2027, 5:00 PM
      PICK-UP & RETURN LOCATION
      Las Vegas Harry Reid International Airport (LAS)
      7135 Gilespie St
      Las Vegas, NV 89119
      VEHICLE
      Ford Mustang or similar
      DRIVER DETAILS
      Rebecca Thornquist`,
    products: [
      'Alamo | 2027-02-12T22:30 Las Vegas Harry Reid International Airport (LAS) | 2027-02-16T17:00 Las Vegas Harry Reid International Airport (LAS) | 2071186635',
    ],
    people: ['Rebecca Thornquist'],
    reference: '2071186635',
  },
  {
    name: 'a transfer with two moments under such a heading is no hire',
    text: `
      Transfer voucher TR55121
      Passenger: Ann Reed
      DATES & TIMES
      7 May 2027 10:40
      14 May 2027 08:00
      PICK-UP & RETURN LOCATION
      Malaga Airport to Hotel Sol
      Vehicle: Minivan or similar`,
    products: [],
  },
  {
    name: 'labels, days and places in one row, each behind its moment',
    text: `
      BLUE Car Rental
      Booking confirmation
      Booking number   B-418206   Booked on   22.02.2027
      Driver   Marguerite Hunt   E-mail   mh@example.com
      Pick-up   14.08.2027 07:30 Keflavík Airport   Drop-off   24.08.2027 13:00 Reykjavík Office
      Vehicle   Dacia Duster 4x4, automatic (or similar)`,
    products: ['BLUE Car Rental | 2027-08-14T07:30 Keflavík Airport | 2027-08-24T13:00 Reykjavík Office | B-418206'],
    people: ['Marguerite Hunt'],
    reference: 'B-418206',
  },
  {
    name: 'two labels side by side over the lines of one place and then the other',
    text: `
      My Hertz Reservation K4418820917
      Thanks for Traveling at the Speed of Hertz®, Brian Faulk
      Your Confirmation Number is: K4418820917
      Pickup Time   Return Time
      Sun, Mar 14, 2027 at 01:00 PM   Thu, Mar 18, 2027 at 05:30 PM
      Pickup Location   Return Location
      Phoenix Sky Harbor Airport
      1805 E Sky Harbor Cir S, Rental Car Center
      Phoenix, AZ 85034
      Phone: (602) 555-0182
      Tucson International Airport
      7250 South Tucson Blvd
      Tucson, AZ 85756
      Your Vehicle
      (L) Toyota RAV4 or similar`,
    products: ['Hertz | 2027-03-14T13:00 Phoenix Sky Harbor Airport | 2027-03-18T17:30 Tucson International Airport | K4418820917'],
    reference: 'K4418820917',
  },
  {
    name: 'whose number it is, in a row that names the supplier first',
    text: `
      ADAC Autovermietung
      Mietwagengutschein
      Gutschein-Nr.   ADC 2801947
      Vertragspartner   Avis   Reservierungsnr.   17460382DE1
      Fahrer   Konrad Oberau
      Anmietung
      Datum / Uhrzeit   25.03.2028 / 14:00 Uhr   Station   Athen Flughafen
      Rückgabe
      Datum / Uhrzeit   08.04.2028 / 10:00 Uhr   Station   Thessaloniki Flughafen`,
    products: ['Avis | 2028-03-25T14:00 Athen Flughafen | 2028-04-08T10:00 Thessaloniki Flughafen | 17460382DE1'],
    people: ['Konrad Oberau'],
    reference: 'ADC 2801947',
  },
  {
    name: 'a hire whose confirmation is told beside the number of the airline',
    text: `
      Fly and drive 5512887
      Passenger: Ann Reed
      Supplier   Iberia   Locator   XK7P2L
      Rental confirmation: 4412887ES4
      Europcar
      Pick-up: Malaga Airport, 7 May 2027 10:00
      Drop-off: Malaga Airport, 10 May 2027 10:00
      Fiat 500 or similar`,
    products: ['Europcar | 2027-05-07T10:00 Malaga Airport | 2027-05-10T10:00 Malaga Airport | 4412887ES4'],
  },
  {
    name: 'labels that go on in the line below, of the supplier and of a name',
    text: `
      DISCOVER CARS   VOUCHER
      Reservation number   61840297   Supplier   Centauro Rent a
      Car
      Supplier's   ES-5520817   Status   CONFIRMED
      confirmation No.
      Driver   Ms. Siobhan   Driver's age   41
      Keaveney
      Car   Ford Puma or similar (CFMR)
      PICK-UP   DROP-OFF
      Date, time   16-Oct-2027, 15:00   Date, time   23-Oct-2027, 12:00
      Location   Alicante Airport (ALC)   Location   Alicante Airport (ALC)`,
    products: ['Centauro | 2027-10-16T15:00 Alicante Airport (ALC) | 2027-10-23T12:00 Alicante Airport (ALC) | ES-5520817'],
    people: ['Siobhan Keaveney'],
    reference: '61840297',
  },
  {
    name: 'services of an itinerary, each headed by its kind, its day and its name',
    text: `
      Agency Booking Reference
      QMXKTL
      Traveler: RAMAN/PRIYA MS
      FLIGHT Monday 20 September 2027 Delta Air Lines DL1582   Confirmed
      Depart   08:15 Atlanta, GA - Hartsfield-Jackson Intl (ATL)   Airline ref: GH2W9P
      Arrive   09:20 Chicago, IL - O'Hare Intl (ORD)   Duration 2h05
      CAR Monday 20 September 2027 National   Confirmed
      Pick up   20 Sep 2027 10:00 Chicago O Hare Intl Arpt – 10255 W Zemke Blvd, Chicago IL 60666
      Drop off   23 Sep 2027 15:30 Chicago O Hare Intl Arpt
      Details   Confirmation: 1184077340US2
      HOTEL Monday 20 September 2027 HYATT REGENCY CHICAGO   Confirmed
      Address   151 EAST WACKER DRIVE, CHICAGO IL 60601 US
      Check in   20 Sep 2027
      Check out   23 Sep 2027 (3 nights)
      Details   Confirmation: 3308814476`,
    products: [
      'DL 1582 ATL 2027-09-20T08:15 – ORD 2027-09-20T09:20',
      'HYATT REGENCY CHICAGO | 2027-09-20 – 2027-09-23 | 151 EAST WACKER DRIVE, 60601, CHICAGO, US | 3308814476',
      'National | 2027-09-20T10:00 Chicago O Hare Intl Arpt | 2027-09-23T15:30 Chicago O Hare Intl Arpt | 1184077340US2',
    ],
    people: ['Priya Raman'],
    reference: 'QMXKTL',
  },
  {
    name: 'a flight by which one comes for a car, above the hours of desks',
    text: `
      Your booking DC-26781940 is confirmed!
      Reservation number   DC-26781940
      Rental company   Hertz
      Driver   Aoife Kinsella
      Pick-up
      25 August 2027, 22:30
      Heraklion Airport (HER)
      In terminal. Out-of-hours fee may apply 23:00 - 07:00
      Drop-off
      1 September 2027, 21:00
      Chania Airport (CHQ)
      Car   Suzuki Vitara or similar
      Flight number: FR 7312 – the desk will wait if your flight is delayed.`,
    products: ['Hertz | 2027-08-25T22:30 Heraklion Airport (HER) | 2027-09-01T21:00 Chania Airport (CHQ) | DC-26781940'],
    people: ['Aoife Kinsella'],
  },
  {
    name: 'points that one gets after the return are no place',
    text: `
      CHECK24 Buchungsnummer:   MW-5739-20817
      Vermieter:   Sixt
      Abholung:
      Samstag, 21.08.2027, 08:30 Uhr
      Zadar Flughafen
      Rückgabe:
      Samstag, 28.08.2027, 08:30 Uhr
      Split Hafen
      Fahrzeug:   VW Polo o. ä.
      Für diese Buchung erhalten Sie nach der Rückgabe 272 Punkte.`,
    products: ['Sixt | 2027-08-21T08:30 Zadar Flughafen | 2027-08-28T08:30 Split Hafen | MW-5739-20817'],
  },
  {
    name: 'a pension that confirms by letter, without a number',
    from: 'Pension Huber <info@pension-huber.example>',
    text: `
      Liebe Frau Keller,
      gerne bestätigen wir Ihnen das Doppelzimmer vom 14.05. bis 17.05.2027 zum Preis von 88 Euro pro Nacht.
      Anreise ist ab 14 Uhr möglich.
      Wir freuen uns auf Sie!
      Familie Huber
      Pension Huber
      Dorfstraße 12
      83471 Berchtesgaden`,
    products: ['Pension Huber | 2027-05-14 – 2027-05-17 | Dorfstraße 12, 83471 Berchtesgaden | ?'],
  },
  {
    name: 'a letter that confirms that no room is left is no stay',
    text: `
      Dear Ann Reed,
      Booking enquiry 55120
      we confirm that the hotel is full and no rooms are left from 12 March 2027 to 14 March 2027.
      Hotel Alameda
      12 Mill Lane, Bath BA1 2XY`,
    products: [],
  },
  {
    name: 'a house that its owner named, over its address',
    from: 'Vrbo',
    text: `
      Vrbo
      Your booking is confirmed!
      Gulf-front 3BR w/ heated pool – steps to Siesta Beach
      5950 Midnight Pass Rd Unit 412, Siesta Key, FL 34242, US
      Reservation ID   HA-7Q4XKD
      Arrive   Saturday, April 3, 2027 after 4:00 PM
      Depart   Saturday, April 10, 2027 before 10:00 AM
      Guests   4 adults
      Traveler   Douglas Brand`,
    products: [
      'Gulf-front 3BR w/ heated pool – steps to Siesta Beach | 2027-04-03 – 2027-04-10 | 5950 Midnight Pass Rd Unit 412, 34242, Siesta Key, US | HA-7Q4XKD',
    ],
    people: ['Douglas Brand'],
    reference: 'HA-7Q4XKD',
  },
  {
    name: 'a house that its owner named, over how much of it is let and by whom',
    from: 'Airbnb',
    text: `
      Airbnb
      Your reservation is confirmed
      Carriage House off Forsyth Park
      Entire guesthouse hosted by Luanne
      Check-in
      Thursday
      Oct 7, 2027
      4:00 PM
      Checkout
      Sunday
      Oct 10, 2027
      11:00 AM
      Address
      214 E Hall St, Savannah, GA 31401, USA
      Confirmation code
      HMX3KTRZ9B
      Traveling with: Whitney Osgood, Jerome Osgood`,
    products: ['Carriage House off Forsyth Park | 2027-10-07 – 2027-10-10 | 214 E Hall St, 31401, Savannah, US | HMX3KTRZ9B'],
    people: ['Whitney Osgood', 'Jerome Osgood'],
    reference: 'HMX3KTRZ9B',
  },
  {
    name: 'a house with the title of a lady in its name',
    text: `
      Dear Mr. Ambrose Tilly,
      Thank you for choosing Miss Sophie's New Town.
      Confirmation number   1047823
      Arrival   Thursday 4 November 2027 15:00
      Departure   Sunday 7 November 2027 11:00
      Guests   2 x Adult
      Space category   Deluxe Double Room
      Products   Breakfast
      You can cancel free of charge up to 2 days before arrival (15:00 Europe/Prague).
      Miss Sophie's New Town
      Melounova 3, 120 00 Praha 2, Czech Republic`,
    products: ["Miss Sophie's New Town | 2027-11-04 – 2027-11-07 | Melounova 3, 120 00, Praha 2, CZ | 1047823"],
    people: ['Ambrose Tilly'],
    reference: '1047823',
  },
  {
    name: 'a hotel with a year in its name, and an address whose parts a point parts',
    text: `
      Confirmación de la reserva
      NÚMERO DE CONFIRMACIÓN: 4471806925
      Hotel Casa 1800 Granada   ENTRADA   SALIDA   UNIDADES NOCHES
      Granada, España   5   8   1 /   3
      Teléfono: +34 958 55 07 00   DICIEMBRE   DICIEMBRE
      Hotel Casa 1800 Granada
      C/ Benalúa, 11. 18010 Granada
      Precio por 3 noches, desayuno incluido
      Nombre del cliente: Mikel Arregi / para máximo 2 personas`,
    products: ['Hotel Casa 1800 Granada | 2026-12-05 – 2026-12-08 | C/ Benalúa, 11, 18010, Granada | 4471806925'],
    people: ['Mikel Arregi'],
  },
  {
    name: 'a span of days that is broken behind its dash',
    text: `
      Reisebestätigung
      Vorgangsnummer: 7140 2283 61
      Teilnehmer
      1   Frau Carolin Seibold
      2   Kind Emil Seibold
      Hotel
      ROBINSON Esquinzo Playa (FUE20031)   17.05.2027 –   1 Familienzimmer
      Avenida de los Pueblos s/n, 35626 Esquinzo   31.05.2027   Meerblick
      Spanien   14 Nächte   All Inclusive`,
    products: ['ROBINSON Esquinzo Playa | 2027-05-17 – 2027-05-31 | Avenida de los Pueblos s/n, 35626, Esquinzo, ES | 7140 2283 61'],
    people: ['Carolin Seibold', 'Emil Seibold'],
  },
  {
    name: 'days below the times of their flights, and one of long ago in a sentence',
    text: `
      Reservation number: K7PZ3M
      From 12 November 2025 the airline uses digital boarding passes only.
      Volo di andata
      06:25
      Milano Bergamo (BGY)
      FR 4701
      07:55
      Bari (BRI)
      Venerdì, 23 apr 27
      Volo di ritorno
      21:40
      Bari (BRI)
      FR 4704
      23:15
      Milano Bergamo (BGY)
      Lunedì, 26 apr 27
      Passeggeri
      Sig.ra Martina Gualti`,
    products: ['FR 4701 BGY 2027-04-23T06:25 – BRI 2027-04-23T07:55', 'FR 4704 BRI 2027-04-26T21:40 – BGY 2027-04-26T23:15'],
    people: ['Martina Gualti'],
  },
  {
    name: 'a ticket whose number is that of the booking, on a train of a series',
    text: `
      RICEVUTA DI ACQUISTO E BIGLIETTO
      Codice Biglietto (PNR): XQ7ZBR   Ticket Code: 2418805937
      Stazione di Partenza   Stazione di Arrivo   Treno   Servizio
      Napoli Centrale Ore 14:55 - 22/05/2027   Firenze S. M. Novella Ore 17:40 - 22/05/2027   Frecciarossa 1000 9546   2° Livello
      Nome Passeggero   Offerta
      Assunta Capua (Adulto)   Economy
      Il rimborso e l'accesso ad altro treno non sono ammessi.`,
    products: ['Frecciarossa 9546 Napoli Centrale 2027-05-22T14:55 – Firenze S. M. Novella 2027-05-22T17:40'],
    reference: 'XQ7ZBR',
  },
  {
    name: 'whom a letter speaks to with a title, told in full elsewhere',
    text: `
      AVIS
      You're booked, Ms Okafor
      YOUR BOOKING NUMBER
      41782906GB4
      Collection
      Friday 11 June 2027
      12:00
      Edinburgh Airport
      Return
      Friday 18 June 2027
      10:30
      Edinburgh Airport
      Vauxhall Corsa or similar
      A card in the main driver's name: Chidinma Okafor. We take a deposit.`,
    products: ['AVIS | 2027-06-11T12:00 Edinburgh Airport | 2027-06-18T10:30 Edinburgh Airport | 41782906GB4'],
    people: ['Chidinma Okafor'],
  },
  {
    name: 'a name before the card of a club, and a firm that pays',
    text: `
      CONFIRMATION NUMBER: 1407729853
      National Car Rental
      Pickup
      Tuesday, September 14, 2027 07:45 AM
      DALLAS FORT WORTH INTL ARPT (DFW)
      Return
      Thursday, September 16, 2027 07:00 PM
      HOUSTON INTERCONTINENTAL ARPT (IAH)
      Nissan Sentra or similar
      Renter: Lucia Fiore Wizard No.: ***42K
      Rental Driver
      MARCUS BREWING
      KESTREL INSTRUMENTS (Contract ID: XZ41K07) - Bill to: ****2210`,
    products: [
      'National Car Rental | 2027-09-14T07:45 DALLAS FORT WORTH INTL ARPT (DFW) | 2027-09-16T19:00 HOUSTON INTERCONTINENTAL ARPT (IAH) | 1407729853',
    ],
    people: ['Lucia Fiore', 'Marcus Brewing'],
  },
  {
    name: 'how many a car has room for, above its places',
    text: `
      Rental Car Confirmation Number: 33871042US0
      Budget
      5 Passengers   4 Bags   Automatic   Air Conditioning
      Pick-Up
      Fort Myers - Southwest Florida International Airport (RSW)
      Sat, 03/27/2027, 01:00 PM
      Drop-Off
      Fort Myers - Southwest Florida International Airport (RSW)
      Sat, 04/03/2027, 11:00 AM
      DRIVER
      Walter Kowal
      Chevrolet Malibu or similar`,
    products: [
      'Budget | 2027-03-27T13:00 Fort Myers - Southwest Florida International Airport (RSW) | 2027-04-03T11:00 Fort Myers - Southwest Florida International Airport (RSW) | 33871042US0',
    ],
    people: ['Walter Kowal'],
  },
  {
    name: 'a table of as many passengers, whose names stand below',
    text: `
      Booking reference K7QX2L
      BA 15   London (LHR) 22:10   Singapore (SIN) 18:00   7 May 2027
      2 Passengers   Seat   Baggage
      Anna Reed   12A   23 kg
      Tom Reed   12B   23 kg`,
    products: ['BA 15 LHR 2027-05-07T22:10 – SIN 2027-05-08T18:00'],
    people: ['Anna Reed', 'Tom Reed'],
  },
  {
    name: 'a child told by its age behind its name, of a family that is told with titles',
    text: `
      Kod potwierdzenia IJ8K4P
      W6 1095   Katowice (KTW) 06:10   Katania (CTA) 09:00   12.02.2027
      Nazwisko   KTW-CTA
      Pan Krzysztof Malin   WIZZ Smart, 22A
      Zofia Malin (dziecko)   WIZZ Smart, 22C
      Kolacja Bufet (dziecko)   30 zł`,
    products: ['W6 1095 KTW 2027-02-12T06:10 – CTA 2027-02-12T09:00'],
    people: ['Krzysztof Malin', 'Zofia Malin'],
  },
  {
    name: 'two ends of a line that is drawn, with a moment and a place below each',
    text: `
      Je boeking is bevestigd
      Boekingsnummer: 738201946
      Peugeot 208 of een vergelijkbare auto
      Verhuurd door Guerin
      ●
      di 4 mei 2027 · 13:00
      Luchthaven van Faro
      ○
      di 11 mei 2027 · 10:30
      Luchthaven van Faro
      Hoofdbestuurder
      Dhr. Sander Wierin
      Huurprijs auto (7 dagen)   € 187,33`,
    products: ['Guerin | 2027-05-04T13:00 Luchthaven van Faro | 2027-05-11T10:30 Luchthaven van Faro | 738201946'],
    people: ['Sander Wierin'],
  },
  {
    name: 'what the nights of one stay cost, in rows of days',
    text: `
      Reservation Confirmation #71840265
      Courtyard Nashville Downtown
      170 Fourth Avenue North, Nashville, Tennessee 37219 USA
      Confirmation Number: 71840265
      Check-In: Thursday, April 20, 2028 04:00 PM
      Check-Out: Sunday, April 23, 2028 11:00 AM
      Guests per room: 2 Adults
      Thursday, April 20, 2028 - Saturday, April 22, 2028 (2 nights), Member Rate   289.00
      Saturday, April 22, 2028 - Sunday, April 23, 2028 (1 night)   331.00`,
    products: ['Courtyard Nashville Downtown | 2028-04-20 – 2028-04-23 | 170 Fourth Avenue North, 37219, Nashville, US | 71840265'],
  },
]
