import type { Sample } from '../sample.ts'

/** Hired cars past what looks like rides: hours of desks, postal codes, flights one comes by; and with labels far apart or in two languages. */
export const CARS_PAST_HOURS: readonly Sample[] = [
  {
    name: 'months between strokes, and the flight one comes by',
    text: `
      AMÉRICA CAR RENTAL
      Clave de reservación / Confirmation   CUN-8852014
      Oficina de entrega / Pick-up
      CANCÚN AEROPUERTO
      Carretera Cancún-Chetumal km 22, Cancún, Q. Roo
      Fecha y hora / Date, time   03/DIC/2026 11:00 hrs
      Oficina de devolución / Drop-off
      MÉRIDA AEROPUERTO
      Fecha y hora / Date, time   09/DIC/2026 16:30 hrs
      Vuelo / Flight   VB 2014 MTY-CUN, llegada 10:05
      Categoría / Class   ECAR - Chevrolet Aveo o similar, automático, A/C`,
    products: ['AMÉRICA CAR RENTAL | 2026-12-03T11:00 CANCÚN AEROPUERTO | 2026-12-09T16:30 MÉRIDA AEROPUERTO | CUN-8852014'],
  },
  {
    name: 'a car that is delivered and returned',
    text: `
      RESERVATION CONFIRMATION – SELF DRIVE
      Booking Ref.   TDC/SD/2611/319
      Hirer / Driver   Dr. Jonas Feldkamp-Otieno
      Vehicle   Toyota Land Cruiser Prado TX 4x4, diesel, automatic
      Delivery   Jomo Kenyatta International Airport, Nairobi
      Sunday 20th December 2026 at 7.15 a.m.
      Arriving on   KLM KL 565 from Amsterdam (ETA 6.25 a.m.). Our driver will wait with a name board.
      Return   Moi International Airport, Mombasa
      Saturday 2nd January 2027 at 4.00 p.m.
      Hire period   14 days
      Self drive hire of vehicles with unlimited km`,
    products: [
      '? | 2026-12-20T07:15 Jomo Kenyatta International Airport, Nairobi | 2027-01-02T16:00 Moi International Airport, Mombasa | TDC/SD/2611/319',
    ],
    people: ['Jonas Feldkamp-Otieno'],
  },
  {
    name: 'labels of both ends far apart, with empty lines between all rows, and hours of a desk',
    text: `
      CHECK24 Mietwagen

      CHECK24 Buchungsnummer

      MW-99381257

      Abholung

      Datum

      Fr. 14.05.27, 20:00 Uhr

      Station

      Faro Flughafen (FAO), Portugal

      Anschrift

      Aeroporto de Faro, Parque P4, 8006-901 Faro

      Lage

      im Terminal, Schalter im Ankunftsbereich

      Öffnungszeiten

      07:00 – 00:00 Uhr

      Ihre Flugnummer

      X3 2612

      Rückgabe

      Datum

      Fr. 28.05.27, 14:30 Uhr

      Station

      Faro Flughafen (FAO), Portugal

      Vermieter vor Ort

      Guerin

      Fahrzeugklasse

      Kompaktklasse (CDMR), z. B. Renault Mégane`,
    products: ['Guerin | 2027-05-14T20:00 Faro Flughafen (FAO) | 2027-05-28T14:30 Faro Flughafen (FAO) | MW-99381257'],
  },
  {
    name: 'places of an American agency, whose postal codes look like trains',
    text: `
      RECORD LOCATOR: QKHTZN   AGENT: 7L/KS
      PREPARED FOR:   ALDERSON-PYE/LORETTA M MS
      TUE 18 MAY 27
      CAR   NATIONAL CAR RENTAL   STATUS: CONFIRMED
      PICK UP:   SAVANNAH INTL AIRPORT (SAV)
      400 AIRWAYS AVE
      SAVANNAH GA 31408
      TEL: 912-555-0171
      TUE 18 MAY 27   10:15 AM
      RETURN:   CHARLESTON INTL AIRPORT (CHS)
      5500 INTERNATIONAL BLVD STE 127
      CHARLESTON SC 29418
      TEL: 843-555-0166
      THU 20 MAY 27   6:45 PM
      CAR TYPE:   INTERMEDIATE CAR AUTOMATIC A/C (ICAR)
      RATE:   USD 52.00 PER DAY   UNL MILES
      ARRIVAL INFO:  DL2410`,
    products: [
      'NATIONAL CAR RENTAL | 2027-05-18T10:15 SAVANNAH INTL AIRPORT (SAV) | 2027-05-20T18:45 CHARLESTON INTL AIRPORT (CHS) | QKHTZN',
    ],
  },
  {
    name: 'a place by a label in two languages',
    text: `
      Voucher / Mietgutschein
      Voucher Nr. 66281548
      Hauptfahrer / Driver   Frau Wiebke Harms zur Heide
      Flugnummer / Flight   4Y 618
      Anmietung / Pick-up
      Datum, Uhrzeit / Date, time   17.02.2028 15:15
      Ort / Location   Faro Flughafen (FAO)
      Adresse / Address   Aeroporto de Faro, Parque P4 Rent-a-Car, 8005-146 Faro, Portugal
      Vermieter / Supplier   Guerin Rent-a-Car
      Abgabe / Drop-off
      Datum, Uhrzeit / Date, time   09.03.2028 12:30
      Ort / Location   Lissabon Flughafen (LIS)
      Kategorie / Category   CCMR (SIPP) - Renault Megane o. ä. / or similar`,
    products: ['Guerin Rent-a-Car | 2028-02-17T15:15 Faro Flughafen (FAO) | 2028-03-09T12:30 Lissabon Flughafen (LIS) | 66281548'],
  },
  {
    name: 'a French van, beside whose branches stand a railway station and their hours',
    text: `
      Europcar Vans & Trucks
      N° de réservation : 2293840673
      Départ
      Le   vendredi 2 juillet 2027 à 08h00
      Agence
      QUIMPER GARE SNCF
      12 avenue de la Libération, 29000 QUIMPER
      Horaires
      Lun-Ven 07:45-12:00 / 14:00-18:30
      Sam 08:30-12:00 / 14:00-17:30
      Retour
      Le   samedi 3 juillet 2027 à 17h00
      Agence
      RENNES CENTRE GARE SUD
      6 rue de Châtillon, 35000 RENNES
      Horaires   Lun-Sam 08:00-19:00
      Votre véhicule
      Fourgon 12 m³ (L3H2) - Renault Master, Peugeot Boxer ou similaire
      Frais d'abandon (aller simple)`,
    products: ['Europcar | 2027-07-02T08:00 QUIMPER GARE SNCF | 2027-07-03T17:00 RENNES CENTRE GARE SUD | 2293840673'],
  },
  {
    name: 'a driver above her card',
    text: `
      Alamo Rent A Car
      Confirmation #   755319820
      Driver   Noor Amalia Verbeek-Moreau
      Alamo Insiders   •••••2W
      Pick up
      Los Angeles International Airport (LAX)
      Saturday, June 26, 2027 at 2:00 PM
      Return
      San Francisco International Airport (SFO)
      Monday, July 5, 2027 at 11:30 AM
      Convertible - Ford Mustang convertible or similar`,
    products: [
      'Alamo | 2027-06-26T14:00 Los Angeles International Airport (LAX) | 2027-07-05T11:30 San Francisco International Airport (SFO) | 755319820',
    ],
    people: ['Noor Amalia Verbeek-Moreau'],
  },
  {
    name: 'a firm whose cars are 4x4, in an association of such firms',
    text: `
      OKATI 4x4 HIRE & CAMPERS cc
      CONFIRMATION OF VEHICLE RENTAL
      Our reference   OKA-4417/27
      Client / first driver   Mr Bert-Jan Vanhove
      Vehicle   1 x Toyota Hilux 2.4 GD-6 Double Cab 4x4, automatic, with 2 rooftop tents
      Collection
      Sunday 4 July 2027, 10h00
      Okati depot, 12 Rendsburger Street, Windhoek
      Return
      Saturday 24 July 2027, 16h00
      Okati depot, 12 Rendsburger Street, Windhoek
      Member of the Car Rental Association of Namibia`,
    products: ['OKATI 4x4 HIRE & CAMPERS | 2027-07-04T10:00 Okati depot | 2027-07-24T16:00 Okati depot | OKA-4417/27'],
  },
  {
    name: 'a model that looks like the number of a flight, and the hours of two branches',
    text: `
      Hertz Australia
      Thanks for travelling at the speed of Hertz
      Your Confirmation Number is: K52968317F4
      Pickup Location   Return Location
      Sydney Airport Domestic   Melbourne Tullamarine Airport
      Hours of Operation: Mon-Sun 05:30 -   Hours of Operation: Mon-Sun 05:00 -
      23:59   00:59
      Pickup Time   Return Time
      Sun, 27 Dec, 2026 at 11:15   Tue, 05 Jan, 2027 at 16:45
      (U) Mid-size SUV
      Mazda CX-5 or similar`,
    products: ['Hertz | 2026-12-27T11:15 Sydney Airport Domestic | 2027-01-05T16:45 Melbourne Tullamarine Airport | K52968317F4'],
  },
  {
    name: 'a firm, and how others liked it',
    text: `
      CHECK24 Mietwagen
      Buchungsnummer: MW-99381258
      Vermieter vor Ort   Sicily by Car Kundenbewertung 8,1 / 10
      Abholung   Fr. 14.05.2027, 20:00 Uhr   Catania Flughafen (CTA)
      Rückgabe   Fr. 28.05.2027, 14:30 Uhr   Palermo Flughafen (PMO)
      Fahrzeugklasse   Kompaktklasse, z. B. Renault Mégane`,
    products: ['Sicily by Car | 2027-05-14T20:00 Catania Flughafen (CTA) | 2027-05-28T14:30 Palermo Flughafen (PMO) | MW-99381258'],
  },
  {
    name: 'one more driver, who is in the price, and fuel below that is nobody',
    text: `
      OK Mobility
      Localizador OKR7318842
      RECOGIDA   DEVOLUCIÓN
      10 julio 2027 | 12:00h   20 julio 2027 | 18:30h
      Aeropuerto de Ibiza   Aeropuerto de Ibiza
      Datos del conductor
      Nombre   MARIA DEL CARMEN ECHEVARRIA DE LA TORRE
      Conductor adicional (x1)   Incluido
      Combustible Lleno/Lleno   Incluido`,
    products: ['OK Mobility | 2027-07-10T12:00 Aeropuerto de Ibiza | 2027-07-20T18:30 Aeropuerto de Ibiza | OKR7318842'],
    people: ['Maria Del Carmen Echevarria De La Torre'],
  },
  {
    name: 'two columns whose lines come by turns',
    text: `
      AVIS
      Your confirmation number is 21894406AU3
      Pick Up
      Drop Off
      Mon 21 Dec 2026 @ 14:00
      Sat 09 Jan 2027 @ 11:30
      Auckland Airport
      Wellington Airport
      Ray Emery Drive, International Terminal
      Stewart Duff Drive, Rongotai
      Driver   HINEWAI TE RANGI-SUTHERLAND`,
    products: ['AVIS | 2026-12-21T14:00 Auckland Airport | 2027-01-09T11:30 Wellington Airport | 21894406AU3'],
    people: ['Hinewai Te Rangi-Sutherland'],
  },
  {
    name: 'a broker whose name is on two lines, which is no house of those days',
    text: `
      CHECK24
      Mietwagen
      Ihre Buchung ist bestätigt!
      Buchungsnummer:   48213907
      Vermieter vor Ort:   Sicily by Car Kundenbewertung 8,1 / 10
      Anmietung   Rückgabe
      Datum:   Sa., 17.07.2027   Sa., 31.07.2027
      Uhrzeit:   12:00 Uhr   09:00 Uhr
      Station:   Catania Flughafen Fontanarossa   Palermo Flughafen Punta Raisi
      Hauptfahrer/in:   Frau Aylin Öztürk-Hagemann, geb. 23.05.1988
      Hotel fehlt noch? Über 1 Mio. Hotels vergleichen und bis zu 40 % sparen.
      Ihr CHECK24 Mietwagen-Team`,
    products: [
      'Sicily by Car | 2027-07-17T12:00 Catania Flughafen Fontanarossa | 2027-07-31T09:00 Palermo Flughafen Punta Raisi | 48213907',
    ],
    people: ['Aylin Öztürk-Hagemann'],
  },
]
