/** Documents whose labels stand in the middle of their cells, houses of any name, and people whom letters speak to. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const CELLS_PLACES_AND_LETTERS: readonly Sample[] = [
  {
    name: 'a label in the middle of its cell: the day above it, then the place, and the label',
    text: `
      Rental voucher
      Confirmation number   KM558172
      Driver   Ms Oona Field
      Supplier: Green Motion
      Car   Hyundai i20 or similar
      7 May 2027 - 21:30
      Faro Airport (FAO)
      Pick-up
      Once you've got your bags, walk to car park P4.
      12 May 2027 - 18:00
      Drop-off   Faro Airport (FAO)
      Flight
      FR 7032
      number`,
    products: ['Green Motion | 2027-05-07T21:30 Faro Airport (FAO) | 2027-05-12T18:00 Faro Airport (FAO) | KM558172'],
    people: ['Oona Field'],
    reference: 'KM558172',
  },
  {
    name: 'one end of a hire in a row and the other in lines',
    text: `
      Car rental overview
      Budget – Standard SUV, Jeep Compass or similar
      Confirmation: 33208714US6
      Pick-up
      Mon, 18 Jan 2027, 3:00pm
      Cancun (CUN)
      Shuttle to counter and car
      Drop-off   Mon, 25 Jan 2027, 12:30pm   Cancun (CUN)
      Driver: Kyle Moran`,
    products: ['Budget | 2027-01-18T15:00 Cancun (CUN) | 2027-01-25T12:30 Cancun (CUN) | 33208714US6'],
    people: ['Kyle Moran'],
    reference: '33208714US6',
  },
  {
    name: 'both places of a hire below both moments, with as many lines each',
    text: `
      Confirmation de réservation n° 1098772314
      Europcar
      DÉPART   RETOUR
      vendredi 16 juillet 2027
      18h30
      vendredi 30 juillet 2027
      09h00
      AJACCIO AEROPORT
      Route de l'aéroport
      20090 AJACCIO
      Tél. +33 4 95 55 51 30
      BASTIA AEROPORT
      Route de Poretta
      20290 LUCCIANA
      Tél. +33 4 95 55 51 31
      Horaires : 07:30 - 23:00   Horaires : 07:30 - 22:30

      Conducteur principal : Hugo Marchetti
      Véhicule : RENAULT CLIO, ou modèle équivalent`,
    products: ['Europcar | 2027-07-16T18:30 AJACCIO AEROPORT | 2027-07-30T09:00 BASTIA AEROPORT | 1098772314'],
    people: ['Hugo Marchetti'],
    reference: '1098772314',
  },
  {
    name: 'a station is no house, and what is said about a time is no place',
    text: `
      Reservierungsbestätigung – Reservierungsnummer 9928174406
      Sixt Autovermietung
      Fahrer   Matthias Ebert
      Abholung   Rückgabe
      Station   Dresden Flughafen   Leipzig Hauptbahnhof
      Adresse   Reichard-Ring 1   Brandt-Platz 5
      01109 Dresden   04109 Leipzig
      Datum   Mo, 04.10.2027   Sa, 09.10.2027
      Uhrzeit   14:30 Uhr   12:00 Uhr
      Stornierung: bis zum Abholzeitpunkt kostenfrei
      Bei Nichtabholung wird eine Pauschale von EUR 95,00 erhoben.`,
    products: ['Sixt | 2027-10-04T14:30 Dresden Flughafen | 2027-10-09T12:00 Leipzig Hauptbahnhof | 9928174406'],
    people: ['Matthias Ebert'],
    reference: '9928174406',
  },
  {
    name: 'the labels of a hire in two languages, with the place beside them and the moment below',
    text: `
      Mietwagen-Voucher
      Buchungsnummer: 2401-7758312
      Hauptfahrer / Main driver   Dr. Frieda Mansholt
      Vermieter / Supplier   OK Mobility
      Annahme / Pick-up   Palma de Mallorca Flughafen (PMI)
      Fr, 02.04.2027, 10:30 Uhr
      Abgabe / Drop-off   Palma de Mallorca Flughafen (PMI)
      Mo, 12.04.2027, 08:00 Uhr
      Fahrzeug / Car   Seat Leon o.ä.

      Leistungen / Included services`,
    products: [
      'OK Mobility | 2027-04-02T10:30 Palma de Mallorca Flughafen (PMI) | 2027-04-12T08:00 Palma de Mallorca Flughafen (PMI) | 2401-7758312',
    ],
    people: ['Frieda Mansholt'],
    reference: '2401-7758312',
  },
  {
    name: 'a hire of an itinerary whose label stands below its place and moment',
    text: `
      Monday, September 20, 2027 CAR
      Company   National Car Rental
      Confirmation   1182640937
      Dallas/Fort Worth Intl Airport Sep 20, 2027 11:30 AM
      Pick up
      2424 E 38th St, DFW Airport, TX 75261
      Drop off   Dallas/Fort Worth Intl Airport Sep 23, 2027 4:00 PM
      Type   Intermediate 2/4 door, automatic
      Rate   USD 54.00 per day, unlimited miles`,
    products: [
      'National Car Rental | 2027-09-20T11:30 Dallas/Fort Worth Intl Airport | 2027-09-23T16:00 Dallas/Fort Worth Intl Airport | 1182640937',
    ],
    reference: '1182640937',
  },
  {
    name: 'stars in a cell of their own, and a house whose street is called as no street is',
    text: `
      Reservierung 88214537
      HOTEL
      Mercure Hotel Eschborn Ost   ****
      Helfmann-Park 6
      D-65760 Eschborn (Taunus)
      Anreise: Montag, 04.10.2027
      Abreise: Mittwoch, 06.10.2027
      Gast: Herr Jürgen Brand`,
    products: ['Mercure Hotel Eschborn Ost | 2027-10-04 – 2027-10-06 | Helfmann-Park 6, 65760, Eschborn (Taunus) | 88214537'],
    people: ['Jürgen Brand'],
    reference: '88214537',
  },
  {
    name: 'an English address of five lines without a number, under the name of the house',
    text: `
      Booking reference
      RHBY618842
      York North West Premier Inn
      White Rose Close
      York Business Park
      Nether Poppleton
      York
      YO26 6RL
      Arriving   Tuesday 4 May 2027, check in from 3pm
      Leaving   Wednesday 5 May 2027, check out by 12 noon
      Lead guest   Mrs Janet Oller`,
    products: [
      'York North West Premier Inn | 2027-05-04 – 2027-05-05 | White Rose Close, York Business Park, Nether Poppleton, YO26 6RL, York, GB | RHBY618842',
    ],
    people: ['Janet Oller'],
    reference: 'RHBY618842',
  },
  {
    name: 'a house that the subject names, over its number in a catalogue and with more behind a colon',
    subject: "Your stay at Heron's Nest is coming up",
    text: `
      Vrbo
      Heron's Nest: Oceanside, Private Pool
      Property # 1794402
      Arrive
      Fri, Jul 23, 2027
      Check-in after 4:00 PM
      Depart
      Fri, Jul 30, 2027
      Nights
      7
      Reservation ID
      HA-7WQ3LD
      Traveler
      Deanna Kowal
      Property address
      1037 Lighthouse Dr, Corolla, NC 27927, USA
      Your host
      Banks Beachcomber Rentals`,
    products: ["Heron's Nest: Oceanside | 2027-07-23 – 2027-07-30 | 1037 Lighthouse Dr, 27927, Corolla, US | HA-7WQ3LD"],
    people: ['Deanna Kowal'],
    reference: 'HA-7WQ3LD',
  },
  {
    name: 'a house under the heading of what a journey holds, and a family each with the title in a cell',
    text: `
      Reisebestätigung   Vorgangsnummer: 48120977
      01   Frau   OBERLAND / STEFANIE   Erw.
      02   Herr   OBERLAND / KAI   Erw.
      03   Kind   OBERLAND / MIA   geb. 04.05.2016
      Hotelleistung
      Sunny Life Jacaranda   Kategorie 5 Sterne   Meerseite
      Ort: Side, Türkei
      21.07.2027 - 04.08.2027   14 Nächte
      Unterkunft: 1 x Familienzimmer, Balkon`,
    products: ['Sunny Life Jacaranda | 2027-07-21 – 2027-08-04 | ? | 48120977'],
    people: ['Stefanie Oberland', 'Kai Oberland', 'Mia Oberland'],
    reference: '48120977',
  },
  {
    name: 'an entire flat above its host, below its name',
    text: `
      Code de confirmation : HMBX5PD2KR
      La Cabine du Corsaire
      Logement entier – appartement
      Hôte : Gwen
      Arrivée
      vendredi 6 août 2027
      Départ
      vendredi 13 août 2027
      Adresse
      6 Rue de la Corne de Cerf, 35400 Saint-Malo, France
      Invitez Thibault, Maël ou d'autres amis.`,
    products: ['La Cabine du Corsaire | 2027-08-06 – 2027-08-13 | 6 Rue de la Corne de Cerf, 35400, Saint-Malo, FR | HMBX5PD2KR'],
    reference: 'HMBX5PD2KR',
  },
  {
    name: 'the name of a house in letters for those who drive there, below the one in ours',
    text: `
      Booking No.: 1128094417752
      Hotel Hanaso Shinjuku
      Hotel: ホテル花荘新宿
      Check-in: Sat, Oct 16, 2027
      Check-out: Tue, Oct 19, 2027
      Guest name: REED/GARETH`,
    products: ['Hotel Hanaso Shinjuku | 2027-10-16 – 2027-10-19 | ? | 1128094417752'],
    people: ['Gareth Reed'],
    reference: '1128094417752',
  },
  {
    name: 'who is spoken to at the end of a sentence',
    text: `
      We look forward to welcoming you, Thomas Ekwe.
      Renaissance Midtown Hotel
      Confirmation Number: 94716203
      Check-In: Tuesday, February 16, 2027
      Check-Out: Friday, February 19, 2027`,
    products: ['Renaissance Midtown Hotel | 2027-02-16 – 2027-02-19 | ? | 94716203'],
    people: ['Thomas Ekwe'],
    reference: '94716203',
  },
  {
    name: 'who booked, at the foot of a letter that calls nobody by the whole name',
    text: `
      Nice one Fergus, you're going to Porto!
      Casa do Ribeiro Hostel
      Booking number: 88214570
      Check-in: Sunday 3 October 2027
      Check-out: Wednesday 6 October 2027
      Keine Partys, no events.
      Hostel World Limited, Dublin. Booked by Fergus Tierney on 30 August 2027.`,
    products: ['Casa do Ribeiro Hostel | 2027-10-03 – 2027-10-06 | ? | 88214570'],
    people: ['Fergus Tierney'],
    reference: '88214570',
  },
  {
    name: 'a couple in the head of a letter',
    text: `
      Gasthof Zum Goldenen Lamm
      Marktplatz 14, 87538 Fischen

      Herrn und Frau
      Wolfgang und Hanne Siebert
      Birkenweg 3
      34246 Vellmar

      Reservierung Nr. 4711
      Anreise: Donnerstag, 30. September 2027
      Abreise: Sonntag, 3. Oktober 2027`,
    products: ['Gasthof Zum Goldenen Lamm | 2027-09-30 – 2027-10-03 | Marktplatz 14, 87538, Fischen | 4711'],
    people: ['Wolfgang Siebert', 'Hanne Siebert'],
    reference: '4711',
  },
]
