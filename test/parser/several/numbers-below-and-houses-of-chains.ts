/**
 * Documents made for the tests whose references stand below their labels among other things, or are of agencies and of suppliers, and whose houses are
 * called by where they are. Nobody in them exists.
 */

import type { Sample } from '../sample.ts'

const FLIGHT = `
      Flight AA 2294   Thursday, March 4, 2027
      Phoenix (PHX)   9:05 AM
      Denver (DEN)   11:58 AM`
const FLOWN = ['AA 2294 PHX 2027-03-04T09:05 – DEN 2027-03-04T11:58']
const HIRE = `
      Pick-up   Mon 12 April 2027 10:00   Faro Airport
      Drop-off   Mon 19 April 2027 09:00   Faro Airport
      Your car: Group C, Fiat Panda or similar`
const HIRED = 'BUDGET | 2027-04-12T10:00 Faro Airport | 2027-04-19T09:00 Faro Airport'

export const NUMBERS_BELOW: readonly Sample[] = [
  {
    name: 'a code in letters alone behind the system that keeps it, below its label',
    text: `
      Your flights are booked
      Booking reference
      TRAVELPORT QXKTPL
      BA 432 London Heathrow (LHR) 10:40 Amsterdam (AMS) 13:05
      1 March 2027`,
    products: ['BA 432 LHR 2027-03-01T10:40 – AMS 2027-03-01T13:05'],
    reference: 'QXKTPL',
  },
  {
    name: 'the number of an order that ends the row below its label',
    text: `
      Online ticket   Order number:
      DB   Saver fare, one way   482955120364
${FLIGHT}`,
    products: FLOWN,
    reference: '482955120364',
  },
  {
    name: 'a number that ends the row below a label, beside a label of its own',
    text: `
      Booking reference QX7LPD
      Online ticket   Order number:
      Fare   Customer no.   482955120364
${FLIGHT}`,
    products: FLOWN,
    reference: 'QX7LPD',
  },
  {
    name: 'a brand in capitals between a label and its number',
    text: `
      Booking Number
      AEROBUS
      3177205514

      AeroBus is a brand of Bus & Plane Ltd.
${FLIGHT}`,
    products: FLOWN,
    reference: '3177205514',
  },
  {
    name: 'a flight below a heading that confirms it',
    text: `
      Confirmation de votre vol      Statut
      AF1682                         Confirmé

      Paris (CDG) 07:30 - Londres (LHR) 07:50
      Mardi 4 mai 2027
      Dossier QX7T4L`,
    products: ['AF 1682 CDG 2027-05-04T07:30 – LHR 2027-05-04T07:50'],
    reference: 'QX7T4L',
  },
  {
    name: 'a flight below the confirmation of the booking of a flight',
    text: `
      Buchungsbestätigung des Fluges
      EW9464   Dienstag, 4. Mai 2027
      Köln/Bonn (CGN) 08:30 – Palma de Mallorca (PMI) 10:50
      Ihr Buchungscode lautet QX7T4L`,
    products: ['EW 9464 CGN 2027-05-04T08:30 – PMI 2027-05-04T10:50'],
    reference: 'QX7T4L',
  },
  {
    name: 'a flight below the name of an itinerary',
    text: `
      Reisplan:
      KL1009 dinsdag 4 mei 2027
      Amsterdam (AMS) 08:30 - Londen (LHR) 08:50
      Boekingscode: QX7T4L`,
    products: ['KL 1009 AMS 2027-05-04T08:30 – LHR 2027-05-04T08:50'],
    reference: 'QX7T4L',
  },
  {
    name: 'the day of an itinerary behind its name',
    text: `
      Reiseplan 20270304
      Buchungscode: QX7T4L
${FLIGHT}`,
    products: FLOWN,
    reference: 'QX7T4L',
  },
  {
    name: 'a code that one word of the page is as well',
    text: `
      Booking reference: MARINA
${FLIGHT}
      Transfers: Marina Shuttle runs every hour.`,
    products: FLOWN,
    reference: 'MARINA',
  },
  {
    name: 'an airline in capitals beside a code',
    text: `
      Numer rezerwacji
      LOT POLISH AIRLINES   2ZVQKH
${FLIGHT}`,
    products: FLOWN,
    reference: '2ZVQKH',
  },
  {
    name: 'a voucher for parking',
    text: `
      Parking voucher with your stay No. 4481290
      Seagull Hotel
      14 Harbour Lane, Brighton BN1 2AB, United Kingdom
      Check-in: Tuesday 4 May 2027
      Check-out: Thursday 6 May 2027
      Confirmation: SV-5513`,
    products: ['Seagull Hotel | 2027-05-04 – 2027-05-06 | 14 Harbour Lane, BN1 2AB, Brighton, GB | SV-5513'],
  },
  {
    name: 'a voucher for a next stay, and nothing else',
    text: `
      Seagull Hotel
      14 Harbour Lane, Brighton BN1 2AB, United Kingdom
      Thank you for staying with us.
      Guest: Ms Anna Lind
      Check-in: Tuesday 4 May 2027
      Check-out: Thursday 6 May 2027
      1 room, 2 adults
      As a thank you: voucher for your next stay no. 4481290`,
    products: ['Seagull Hotel | 2027-05-04 – 2027-05-06 | 14 Harbour Lane, BN1 2AB, Brighton, GB | ?'],
  },
  {
    name: 'a number behind the central office of bookings that none calls',
    text: `
      Centrale de réservation n° 4471982
      Hôtel Beau Lac
      14, rue des Prés, 74000 Annecy, France
      Arrivée : mardi 4 mai 2027
      Départ : jeudi 6 mai 2027`,
    products: ['Hôtel Beau Lac | 2027-05-04 – 2027-05-06 | 14 rue des Prés, 74000, Annecy, FR | 4471982'],
    reference: '4471982',
  },
  {
    name: 'a telephone behind the central office of bookings',
    text: `
      Central de reservas: 915 550 190
      Localizador: QX7T4L
${FLIGHT}`,
    products: FLOWN,
    reference: 'QX7T4L',
  },
  {
    name: 'a code of letters alone, which is written as a word nowhere',
    text: `
      Booking Number
      QWERTL
      3177205514
${FLIGHT}`,
    products: FLOWN,
    reference: 'QWERTL',
  },
  {
    name: 'headings that have run into one above a row of values',
    text: `
      BOOKING CODE TICKET NUMBER DATE OF ISSUE ISSUED BY
      LM8XQC   001 2177240519   11 FEB 2027   AGENCY 73-2
${FLIGHT}`,
    products: FLOWN,
    reference: 'LM8XQC',
  },
  {
    name: 'a sentence of one cell above a row of values',
    text: `
      Booking of the journey with the ticket number and the date of issue
      LM8XQC   001 2177240519   11 FEB 2027   AGENCY 73-2
${FLIGHT}

      Booking reference QX7LPD`,
    products: FLOWN,
    reference: 'QX7LPD',
  },
  {
    name: 'a code behind the letters of the airline and a space',
    text: `
      PASSENGER   TICKET NUMBER   BOOKING CODE
      REED/ANN MRS   001 2177240520   AA/ T6QK2X
${FLIGHT}`,
    products: FLOWN,
    reference: 'T6QK2X',
  },
  {
    name: 'the confirmation of a flight, said to be of it, beside a logo',
    text: `
      Kod potwierdzenia lotu
      L!NE   V7QRTC
${FLIGHT}`,
    products: FLOWN,
    reference: 'V7QRTC',
  },
  {
    name: 'a confirmation that is said to be of the flight',
    text: `
      POTWIERDZENIE LOTU: KC5WPL
${FLIGHT}`,
    products: FLOWN,
    reference: 'KC5WPL',
  },
  {
    name: 'the number of who sold it before the confirmation of the supplier',
    text: `
      Nº de reserva SunYouCar   SYC58120947
      Nº de confirmación proveedor   BGT7730418
      Compañía de alquiler   BUDGET
${HIRE}`,
    products: [`${HIRED} | BGT7730418`],
    reference: 'SYC58120947',
  },
  {
    name: 'a voucher of hire by its number, and one that is worth money',
    text: `
      BON DE LOCATION PREPAYE N° FR6291840-1
      Loueur   BUDGET   N° de confirmation   21988463IT5
      Bon d'achat de 20 EUR n° 99887766
${HIRE}`,
    products: [`${HIRED} | 21988463IT5`],
    reference: 'FR6291840-1',
  },
  {
    name: 'a confirmation below what is said to who hires out',
    text: `
      Voucher number   NL 3702 8815
      BUDGET
${HIRE}

      Information for rental company: Rate code LIGHTINC.
      Confirmation no. BD-22687093.`,
    products: [`${HIRED} | BD-22687093`],
    reference: 'NL 3702 8815',
  },
  {
    name: 'a confirmation that nobody says to be of the supplier',
    text: `
      Voucher number   NL 3702 8815
      BUDGET
${HIRE}

      Confirmation no. BD-22687093.`,
    products: [`${HIRED} | BD-22687093`],
    reference: 'BD-22687093',
  },
  {
    name: 'the number of a journey with an agency beside that of its house',
    subject: 'Reservation confirmed',
    text: `
      Heron Cottage Hotel
      12 Mill Lane, Hebden Bridge HX7 8AB
      Reservation ID   HA-2WKT7R
      Trips4you itinerary   72098831155502
      Check-in   Fri, 2 July 2027
      Check-out   Tue, 6 July 2027
      4 nights, 2 adults`,
    products: ['Heron Cottage Hotel | 2027-07-02 – 2027-07-06 | 12 Mill Lane, HX7 8AB, Hebden Bridge, GB | HA-2WKT7R'],
  },
  {
    name: 'where one calls to book, beside the number of a booking',
    text: `
      Localizador de reserva
      41837299
      Hotel Victoria
      Calle Mayor 3
      18005 Granada
      Llegada: 08/10/2027 (desde las 15:00 h)
      Salida: 11/10/2027 (hasta las 12:00 h)
      Noches: 3

      Central de reservas: 91 550 46 61 (L-D 24 h). Hotel Group Sol.
      Central de reservas: 915 550 190`,
    products: ['Hotel Victoria | 2027-10-08 – 2027-10-11 | Calle Mayor 3, 18005, Granada | 41837299'],
    reference: '41837299',
  },
]

export const HOUSES_OF_CHAINS: readonly Sample[] = [
  {
    name: 'a house of a chain with no other word for a house, in a sentence',
    text: `
      Confirmation number 48213377
      Your room at Zleep Kolding, Vestre Ringvej 14, 6000 Kolding, Denmark
      Arrival 12 March 2027 from 15:00
      Departure 14 March 2027 by 11:00
      Guest: Ann Reed`,
    products: ['Zleep Kolding | 2027-03-12 – 2027-03-14 | Vestre Ringvej 14, 6000, Kolding | 48213377'],
  },
  {
    name: 'a house of a chain whose name is a common word, by its town above its address',
    text: `
      Courtyard
      Confirmation number 48213377
      Munich City East (Elm Street)
      Elmstr. 14, 81671 Munich
      Check-in   Fri 3 Dec 2027, from 3pm
      Check-out   Sun 5 Dec 2027, by 12 noon
      2 nights, 1 room`,
    products: ['Courtyard Munich City East (Elm Street) | 2027-12-03 – 2027-12-05 | Elmstr. 14, 81671, Munich | 48213377'],
  },
  {
    name: 'a house of a chain by its town above its address, with the office of the firm in the foot',
    from: 'Premier Inn',
    text: `
      Premier Inn
      Leith City Centre (Elm Street)
      122 Elm Street, Leith, EH6 4AD
      Booking reference   KXWB552190
      Arriving   Friday 19 November 2027, check in from 3pm
      Leaving   Sunday 21 November 2027, check out by 12 noon
      Premier Inn Breakfast
      Premier Inn Hotels Limited.
      Registered office: Mill Court, Quarry Lane, Reading RG1 4QT.`,
    products: ['Premier Inn Leith City Centre (Elm Street) | 2027-11-19 – 2027-11-21 | 122 Elm Street, EH6 4AD, Leith, GB | KXWB552190'],
  },
  {
    name: 'a house by a street in brackets, above an address in three lines',
    text: `
      Premier Inn
      Booking reference   KXWB552190
      Leith City (Elm Street South)
      28-40 Elm Street
      Leith
      EH6 4AD
      Check-in   Fri 3 Dec 2027, from 3pm
      Check-out   Sun 5 Dec 2027, by 12 noon
      2 nights, 1 room`,
    products: ['Premier Inn Leith City (Elm Street South) | 2027-12-03 – 2027-12-05 | 28-40 Elm Street, EH6 4AD, Leith, GB | KXWB552190'],
  },
  {
    name: 'a house of a chain whose whole name is told once',
    text: `
      ibis
      Gracias por elegir ibis.
      Número de reserva: GRLP7Q22N
      ibis Vitoria Centro   Llegada: 24/09/2027 a partir de las
      General Olmo 28, esquina Calle San   14:00
      Francisco   Salida: 26/09/2027 hasta las 12:00
      01010 VITORIA - ESPAÑA   Noches: 2`,
    products: [
      'ibis Vitoria Centro | 2027-09-24 – 2027-09-26 | General Olmo 28 esquina Calle San Francisco, 01010, VITORIA, ES | GRLP7Q22N',
    ],
  },
  {
    name: 'where a house of a package is, below its name and behind it',
    text: `
      Booking reference   36281999
      BY2316   Birmingham (BHX)   Dalaman (DLM)   Thu 3 Jun 2027   06:25   12:40
      BY2317   Dalaman (DLM)   Birmingham (BHX)   Sun 13 Jun 2027   13:50   16:20

      Accommodation

      Blue Olive Resort ★★★★
      Inlice, Dalaman Area, Turkey

      Check in: Thu 3 Jun 2027   Check out: Sun 13 Jun 2027   Board: All Inclusive`,
    products: [
      'BY 2316 BHX 2027-06-03T06:25 – DLM 2027-06-03T12:40',
      'BY 2317 DLM 2027-06-13T13:50 – BHX 2027-06-13T16:20',
      'Blue Olive Resort | 2027-06-03 – 2027-06-13 | TR, Inlice, Dalaman Area, Turkey | 36281999',
    ],
  },
  {
    name: 'what is booked behind the name of a house, and no place',
    text: `
      Booking reference   36281999
      BY2316   Birmingham (BHX)   Dalaman (DLM)   Thu 3 Jun 2027   06:25   12:40
      BY2317   Dalaman (DLM)   Birmingham (BHX)   Sun 13 Jun 2027   13:50   16:20

      Accommodation

      Blue Olive Resort, Half Board, Sea View

      Check in: Thu 3 Jun 2027   Check out: Sun 13 Jun 2027   Board: All Inclusive`,
    products: [
      'BY 2316 BHX 2027-06-03T06:25 – DLM 2027-06-03T12:40',
      'BY 2317 DLM 2027-06-13T13:50 – BHX 2027-06-13T16:20',
      'Blue Olive Resort | 2027-06-03 – 2027-06-13 | ? | 36281999',
    ],
  },
  {
    name: 'who booked, below the name of a house',
    text: `
      Reservation confirmation 4471982

      Hotel Belmar
      Booked by Anna Lind, London

      Check-in: 4 May 2027
      Check-out: 6 May 2027
      1 room`,
    products: ['Hotel Belmar | 2027-05-04 – 2027-05-06 | ? | 4471982'],
  },
  {
    name: 'guests below the stars of a house, of whom one is called as a town is',
    text: `
      Reservation confirmation 4471982

      Hotel Belmar ****
      Paul Lind, Anna Lind, Florence
      Check-in: 4 May 2027
      Check-out: 6 May 2027
      1 room`,
    products: ['Hotel Belmar | 2027-05-04 – 2027-05-06 | ? | 4471982'],
  },
  {
    name: 'wishes behind the name of a house in a sentence',
    text: `
      Reservation confirmation 4471982

      Dear Anna, thank you for booking Hotel Belmar, Best Wishes, Jersey

      Check-in: 4 May 2027
      Check-out: 6 May 2027
      1 room`,
    products: ['Hotel Belmar | 2027-05-04 – 2027-05-06 | ? | 4471982'],
  },
  {
    name: 'a house that is called by its beds',
    text: `
      Booking number: 4471982

      Good Beds Hostel, 14 Mill Lane, York YO1 7AB, United Kingdom
      Check-in: 4 May 2027
      Check-out: 6 May 2027`,
    products: ['Good Beds Hostel | 2027-05-04 – 2027-05-06 | 14 Mill Lane, YO1 7AB, York, GB | 4471982'],
  },
  {
    name: 'a house beside a flight that its airline confirms',
    text: `
      Your trip is booked
      Itinerary number 7234567890199

      Airline confirmation code: QX7T4L${FLIGHT}

      Hotel
      Hotel Beau Lac
      14 rue des Prés, 75011 Paris, France
      Check-in: Thu 4 Mar 2027
      Check-out: Sat 6 Mar 2027`,
    products: [...FLOWN, 'Hotel Beau Lac | 2027-03-04 – 2027-03-06 | 14 rue des Prés, 75011, Paris, FR | 7234567890199'],
  },
  {
    name: 'a house between the way there and the way home',
    text: `
      Self-drive holiday - confirmation 4471982

      Departure: from home Friday 27 August 2027 07:00
      Arrival: Seagull Hotel Friday 27 August 2027 15:00
      Departure: Seagull Hotel Tuesday 31 August 2027 10:00
      Arrival: home Tuesday 31 August 2027 17:00

      Seagull Hotel
      14 Harbour Lane, Brighton BN1 2AB, United Kingdom
      1 double room, breakfast`,
    products: ['Seagull Hotel | 2027-08-27 – 2027-08-31 | 14 Harbour Lane, BN1 2AB, Brighton, GB | 4471982'],
  },
  {
    name: 'the town of a guest beside that of the house',
    text: `
      Pension Rosa
      Via Roma 14
      Bolzano                          60311 Frankfurt am Main

      Buchungsbestätigung 4471982
      Anreise: 04.05.2027
      Abreise: 06.05.2027`,
    products: ['Pension Rosa | 2027-05-04 – 2027-05-06 | Via Roma 14 | 4471982'],
  },
  {
    name: 'a ferry there and back, between which nobody sleeps in a house',
    from: 'North Line',
    text: `
      Thank you for booking with North Line
      Booking number: 94172055
      Departure   Newcastle, Friday 27 August 2027 17:00
      Arrival   Amsterdam (IJmuiden), Saturday 28 August 2027 09:45
      Ship   NORTHERN LIGHT
      Cabin   1 x Sea View 4-berth
      Departure   Amsterdam (IJmuiden), Sunday 5 September 2027 17:30
      Arrival   Newcastle, Monday 6 September 2027 09:15
      Ship   NORTHERN STAR
      Meals: dinner x3, breakfast x3
      Newcastle: Quay Road, NE29 7QQ. IJmuiden: Kade 3, 1975 AX IJmuiden.`,
    products: [
      'NORTHERN LIGHT Newcastle 2027-08-27T17:00 – Amsterdam (IJmuiden) 2027-08-28T09:45',
      'NORTHERN STAR Amsterdam (IJmuiden) 2027-09-05T17:30 – Newcastle 2027-09-06T09:15',
    ],
  },
  {
    name: 'a flat by its name over who lets it',
    text: `
      Patio mit Olivenbaum
      Logement entier - Hôte Inès

      Arrivée   Départ
      jeu. 29 avril 2027   lun. 3 mai 2027
      Adresse
      Calle Mayor 27, 41004 Séville, Espagne
      Code de confirmation
      HM7QLC2WXE`,
    products: ['Patio mit Olivenbaum | 2027-04-29 – 2027-05-03 | Calle Mayor 27, 41004, Séville, ES | HM7QLC2WXE'],
  },
  {
    name: 'a street above a logo and the town',
    text: `
      ul. Lipowa 22A
      Willa Bor   34-500 Zakopane
      Rezerwacja nr 11477
      Data przyjazdu   30.12.2027
      Data wyjazdu   02.01.2028
      Liczba nocy   3`,
    products: ['Willa Bor | 2027-12-30 – 2028-01-02 | ul. Lipowa 22A, 34-500, Zakopane, PL | 11477'],
  },
  {
    name: 'a house in a column, whose name and address go on below, above a row of a hired car',
    text: `
      Vorgangsnummer: D8-4471999
      Hotel
      Anreise   Abreise   Hotel   Leistung   Best.-Nr.
      04.09.27   06.09.27   The Prince Albert   1 Deluxe-Zimmer,   88204499
      1725 Elm Street   2 Queen-Betten,
      Halifax, NS B3J 3N9   ohne Verpflegung
      Kanada
      15.09.27   17.09.27   Lord Byron Hotel &   1 Superior-Zimmer,   LN-530999
      Suites   1 King-Bett,
      1515 South Elm Street   mit Frühstück
      Halifax, NS B3J 2L2
      Kanada

      Mietwagen
      Vermieter   Annahme   Abgabe   Fahrzeug / Tarif   Voucher
      Avis   06.09.27   15.09.27   SUV Standard (SFAR)   DER 60718899
      10:00 Uhr   16:00 Uhr   z. B. Ford Edge`,
    products: [
      'The Prince Albert | 2027-09-04 – 2027-09-06 | 1725 Elm Street, B3J 3N9, Halifax, CA | 88204499',
      'Lord Byron Hotel & Suites | 2027-09-15 – 2027-09-17 | 1515 South Elm Street, B3J 2L2, Halifax, CA | LN-530999',
      'Avis | 2027-09-06T10:00 ? | 2027-09-15T16:00 ? | DER 60718899',
    ],
  },
  {
    name: 'an address in Iceland behind a house that is called by a street',
    text: `
      Itinerary # 72806413355574
      Center Hotels Plaza   Check-in: Thu, 27 Jan 2028, 3 PM
      Elmstraeti 4, Reykjavik, 101 Iceland   Check-out: Mon, 31 Jan 2028, 11 AM
      4 nights, 1 room`,
    products: ['Center Hotels Plaza | 2028-01-27 – 2028-01-31 | Elmstraeti 4, 101, Reykjavik, IS | 72806413355574'],
  },
  {
    name: 'a house of a chain under its whole name, above a place that is not called after its town',
    text: `
      Hilton Garden Inn Frankfurt Airport Confirmation: 3319077999
      Hilton Garden Inn
      Check-in   16 Nov 2027 15:00
      Check-out   17 Nov 2027 12:00
      Hilton Garden Inn Frankfurt Airport
      The Arc - Am Flughafen, Frankfurt, 60549, Germany
      1 night`,
    products: ['Hilton Garden Inn Frankfurt Airport | 2027-11-16 – 2027-11-17 | Am Flughafen, 60549, Frankfurt, DE | 3319077999'],
  },
  {
    name: 'a stay of which one line tells when one arrives and the next when one leaves',
    text: `
      Hotel Seestern
      Strandweg 5, 18586 Sellin
      Booking number: 94172077
      Arrival   Sellin, Saturday 28 August 2027 15:00
      Departure   Sellin, Sunday 5 September 2027 10:00
      8 nights, half board, double room`,
    products: ['Hotel Seestern | 2027-08-28 – 2027-09-05 | Strandweg 5, 18586, Sellin | 94172077'],
  },
  {
    name: 'a street that ends its line in a whole word, beside a month',
    text: `
      Pension Olivenhof   ARRIVAL   DEPARTURE
      Calle del Olmo 28, 41004 Sevilla   28 FEB 2028   5 MAR 2028
      Confirmation number: 4733204417
      6 nights, 1 room`,
    products: ['Pension Olivenhof | 2028-02-28 – 2028-03-05 | Calle del Olmo 28, 41004, Sevilla | 4733204417'],
  },
  {
    name: 'a house of which only its firm tells the address',
    text: `
      Booking number: 94172088
      Arrival   Saturday 28 August 2027
      Departure   Sunday 5 September 2027
      8 nights, double room with breakfast
      We look forward to welcoming you at Hotel Seestern
      Hotel Seestern GmbH: Strandweg 5, 18586 Sellin`,
    products: ['Hotel Seestern | 2027-08-28 – 2027-09-05 | Strandweg 5, 18586, Sellin | 94172088'],
  },
]
