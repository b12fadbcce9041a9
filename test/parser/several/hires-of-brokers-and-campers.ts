/** Hires that brokers and agencies arrange: whose number is whose, the flight one comes by, camper vans, and what looks alike. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const HIRES_OF_BROKERS: readonly Sample[] = [
  {
    name: 'the flight one comes by between the hours of desks and a waiver that is called like an airport',
    text: `
      Voucher per il noleggio
      Numero di prenotazione: IT55120983
      Ritiro
      Palermo - Aeroporto
      sab, 19 giu 2027, 09:30
      Orario: 08:00 – 23:30
      Riconsegna
      Trapani - Aeroporto
      sab, 26 giu 2027, 18:00
      Orario: 08:30 – 13:00, 15:00 – 22:00
      Drivalia
      Fiat Panda o simile
      Conducente principale: Paola Serra
      Volo in arrivo: FR 4910
      Protezione franchigia (AXA)   61,60 €`,
    products: ['Drivalia | 2027-06-19T09:30 Palermo - Aeroporto | 2027-06-26T18:00 Trapani - Aeroporto | IT55120983'],
    people: ['Paola Serra'],
    reference: 'IT55120983',
  },
  {
    name: 'a flight that has hours of its own beside a hire and its desk',
    text: `
      Booking confirmation
      Booking reference: 55120983
      Flight number: FR 2402
      London Stansted (STN)   12 April 2027   07:10
      Faro (FAO)   12 April 2027   10:00
      Car hire
      Hertz
      Pick-up: Faro Airport, 12 April 2027 11:00
      Return: Faro Airport, 19 April 2027 09:00
      Opening hours: 07:00 - 23:00
      Lead driver: Ann Reed`,
    products: [
      'FR 2402 STN 2027-04-12T07:10 – FAO 2027-04-12T10:00',
      'Hertz | 2027-04-12T11:00 Faro Airport | 2027-04-19T09:00 Faro Airport | 55120983',
    ],
    people: ['Ann Reed'],
    reference: '55120983',
  },
  {
    name: 'labels that go on in the line below, each with who knows the booking by the number beside it',
    text: `
      Mietwagen-Gutschein
      Sunways   SW-MW-481177   Reservierungsnummer   RGO27509138
      Buchungsnummer   Vermieter
      Vermieter vor Ort   Record go
      Hauptfahrer   Anna Kofler
      Abholung   Palma Flughafen, 10.07.2027 14:30
      Abgabe   Palma Flughafen, 24.07.2027 10:00`,
    products: ['Record go | 2027-07-10T14:30 Palma Flughafen | 2027-07-24T10:00 Palma Flughafen | RGO27509138'],
    people: ['Anna Kofler'],
    reference: 'SW-MW-481177',
  },
  {
    name: 'the label of a number that goes on with the supplier behind other things of its row',
    text: `
      Huurvoucher
      Vouchernummer   NL 4482071-1
      Hoofdbestuurder   Anna de Wit
      Lokale verhuurder SICILY BY CAR   Confirmation no.   SBC4417703NL
      / Supplier   supplier
      Ophalen   Catania Luchthaven, 8 mei 2027 12:15
      Inleveren   Catania Luchthaven, 22 mei 2027 11:00`,
    products: ['SICILY BY CAR | 2027-05-08T12:15 Catania Luchthaven | 2027-05-22T11:00 Catania Luchthaven | SBC4417703NL'],
    people: ['Anna de Wit'],
    reference: 'NL 4482071-1',
  },
  {
    name: 'the confirmation in a column beside the firm, and the number of the voucher',
    text: `
      CAR RENTAL VOUCHER
      Voucher No.:   Rental Company:   Confirmation No.:
      US7730418-1   LOCAUTO RENT   LC90442716
      Driver's Name: Ann Reed
      Pick-up: Rome Airport, 12 Feb 2028 09:45
      Drop-off: Rome Airport, 21 Feb 2028 12:00`,
    products: ['LOCAUTO RENT | 2028-02-12T09:45 Rome Airport | 2028-02-21T12:00 Rome Airport | LC90442716'],
    people: ['Ann Reed'],
    reference: 'US7730418-1',
  },
  {
    name: 'a confirmation beside the firm where no other number is told',
    text: `
      CAR RENTAL CONFIRMATION
      Driver's Name:   Rental Company:   Confirmation No.:
      Ann Reed   LOCAUTO RENT   LC90442716
      Pick-up: Rome Airport, 12 Feb 2028 09:45
      Drop-off: Rome Airport, 21 Feb 2028 12:00`,
    products: ['LOCAUTO RENT | 2028-02-12T09:45 Rome Airport | 2028-02-21T12:00 Rome Airport | LC90442716'],
    people: ['Ann Reed'],
    reference: 'LC90442716',
  },
  {
    name: 'a number that stands below its label and another one, and a firm that has figures in its name',
    text: `
      Mietwagen-Voucher
      RENTO24 Mietwagen   Buchungsnummer: MW-60418837
      Vermieter vor Ort
      Goldcar Bestätigungsnummer des Vermieters: Reiseveranstalter: Sonnen Reisen GmbH
      22841590DE
      Hauptfahrer: Anna Kofler
      Abholung: Palma Flughafen, 26.07.2027 12:30
      Rückgabe: Palma Flughafen, 09.08.2027 10:00
      RENTO24 Vergleichsportal Mietwagen GmbH, München`,
    products: ['Goldcar | 2027-07-26T12:30 Palma Flughafen | 2027-08-09T10:00 Palma Flughafen | 22841590DE'],
    people: ['Anna Kofler'],
    reference: 'MW-60418837',
  },
  {
    name: 'a code of letters and figures that begins the name of no firm',
    text: `
      Mietwagen-Voucher
      RENTO24
      Sixt
      Hauptfahrer: Anna Kofler
      Abholung: Palma Flughafen, 26.07.2027 12:30
      Rückgabe: Palma Flughafen, 09.08.2027 10:00`,
    products: ['Sixt | 2027-07-26T12:30 Palma Flughafen | 2027-08-09T10:00 Palma Flughafen | RENTO24'],
    people: ['Anna Kofler'],
    reference: 'RENTO24',
  },
  {
    name: 'a hire by its number in French',
    text: `
      Votre location est confirmée
      Getaround
      Début
      sam. 6 février 2027 à 08:30
      Fin
      lun. 8 février 2027 à 20:00
      Lieu de prise en charge et de retour
      Parking Part-Dieu
      Location n° 12904773
      Conducteur principal : Anne Roche`,
    products: ['Getaround | 2027-02-06T08:30 Parking Part-Dieu | 2027-02-08T20:00 Parking Part-Dieu | 12904773'],
    people: ['Anne Roche'],
    reference: '12904773',
  },
  {
    name: 'the number of an office, which is no number of a hire',
    text: `
      Hertz
      Confirmation number: H4471820
      Driver: Ann Reed
      Location no. 12904773
      Pick-up: Faro Airport, 3 May 2027 10:00
      Return: Faro Airport, 10 May 2027 09:00`,
    products: ['Hertz | 2027-05-03T10:00 Faro Airport | 2027-05-10T09:00 Faro Airport | H4471820'],
    people: ['Ann Reed'],
    reference: 'H4471820',
  },
  {
    name: 'the hours of one place for both ends, which are none of the hire',
    text: `
      Enterprise
      Confirmation Number: 2087316645
      Pick-up
      Sat, December 18, 2027 @ 11:00 AM
      Return
      Mon, December 27, 2027 @ 9:30 AM
      PICK-UP & RETURN LOCATION
      Tucson Speedway
      5150 E Speedway Blvd
      Sat, Dec 18   9:00 AM - 12:00 PM
      Mon, Dec 27   8:00 AM - 6:00 PM
      Midsize SUV – Toyota RAV4 or similar
      Driver: Ann Reed`,
    products: ['Enterprise | 2027-12-18T11:00 Tucson Speedway | 2027-12-27T09:30 Tucson Speedway | 2087316645'],
    people: ['Ann Reed'],
    reference: '2087316645',
  },
  {
    name: 'columns of both ends, one below the other, with a label of a place over each',
    text: `
      Enterprise
      Confirmation Number: 2087316645
      Pick-up Location   Return Location
      Tucson Airport
      Sat, Dec 18, 2027 9:00 AM
      Phoenix Airport
      Mon, Dec 27, 2027 8:00 AM
      Toyota RAV4 or similar
      Driver: Ann Reed`,
    products: ['Enterprise | 2027-12-18T09:00 Tucson Airport | 2027-12-27T08:00 Phoenix Airport | 2087316645'],
    people: ['Ann Reed'],
    reference: '2087316645',
  },
  {
    name: 'a number that ends in a word for the beginning of a stay, and whose address it is',
    text: `
      Deine Buchungsbestätigung
      Buchungsnummer   RS-1047729-DE
      Camper   Surfer Suite, Automatik
      Mieter   Anna Kofler, Lindenweg 14, 22391 Hamburg
      Abholung   Hamburg – Montag, 2. August 2027, 14:00 Uhr
      Rückgabe   Hamburg – Montag, 16. August 2027, 10:00 Uhr
      Reisedauer   14 Nächte
      roadsurfer
      Bei uns findest du über 15.000 Stellplätze.
      Der Code gilt bis 31.10.2027.`,
    products: ['Roadsurfer | 2027-08-02T14:00 Hamburg | 2027-08-16T10:00 Hamburg | RS-1047729-DE'],
    people: ['Anna Kofler'],
    reference: 'RS-1047729-DE',
  },
  {
    name: 'a stay whose days stand behind small words',
    text: `
      Confirmation de réservation n° 55120983
      Hôtel du Lac
      12 quai du Lac, 74000 Annecy, France
      Client : Anne Roche
      Séjour du 12 avril 2027 au 14 avril 2027`,
    products: ['Hôtel du Lac | 2027-04-12 – 2027-04-14 | 12 quai du Lac, 74000, Annecy, FR | 55120983'],
    people: ['Anne Roche'],
    reference: '55120983',
  },
  {
    name: 'a shared car by the start and the end of a trip',
    text: `
      Turo
      Trip is booked!
      Trip start
      Thu, Apr 29, 2027
      10:00 AM
      Trip end
      Mon, May 3, 2027
      8:00 PM
      Location
      San Diego International Airport (SAN)
      Return to the same place
      Primary driver
      Ann Reed
      Reservation # 41820773`,
    products: [
      'Turo | 2027-04-29T10:00 San Diego International Airport (SAN) | 2027-05-03T20:00 San Diego International Airport (SAN) | 41820773',
    ],
    people: ['Ann Reed'],
    reference: '41820773',
  },
  {
    name: 'a van whose places stand behind a word for places below both moments, and a sentence about the pump',
    text: `
      CONFIRMATION DE RESERVATION
      Réservation n° 0441-27-008316
      Location U
      Locataire : Mme Anne Roche
      Renault Master ou équivalent
      Départ vendredi 14/05/2027 à 17h00   Retour lundi 17/05/2027 à 08h45
      Lieu Super U Clisson   Lieu Super U Clisson
      Retour à la station-service, présentez-vous à l'accueil du magasin.

      Votre Formule
      Forfait week-end   139,00 €`,
    products: ['Location U | 2027-05-14T17:00 Super U Clisson | 2027-05-17T08:45 Super U Clisson | 0441-27-008316'],
    people: ['Anne Roche'],
    reference: '0441-27-008316',
  },
  {
    name: 'the tour of an agency under days and services, with a motorhome brought back elsewhere',
    text: `
      Your Final Itinerary
      Booking reference: 4471982/KEN   Passengers:   Issued: 12 August 2026
      Your consultant: Kate, Kensington   Ms Ann Reed
      Monday 06 September 2027 — FLIGHT
      BA 289   London Heathrow (LHR)   Depart 14:25   Economy (Y)
      Phoenix Sky Harbor (PHX)   Arrive 17:10
      Monday 06 September 2027 — ACCOMMODATION (1 night)
      Hotel   Hyatt Regency Phoenix   In 06 Sep 2027   1 King Bed room. Supplier ref. HB-88410273. Check-in from 16:00
      122 North Second Street, Phoenix, AZ 85004   Out 07 Sep 2027   charge payable locally
      Tuesday 07 September 2027 — MOTORHOME (14 nights)
      RV hire Cruise America – Standard RV   Collect 07 Sep 2027, 13:00   Confirmation CA6620418. Includes 1,400 miles
      Collect: Phoenix (Mesa)   Return 21 Sep 2027, 10:00   insurance, one-way fee
      11 West Hampton Avenue, Mesa, AZ 85210
      Return: Las Vegas
      551 North Gibson Road, Henderson, NV 89011
      Tuesday 21 September 2027 — FLIGHT
      BA 274   Las Vegas Harry Reid (LAS)   Depart 20:55   Economy (Y)
      London Heathrow (LHR)   Arrive 14:35 (22 Sep)`,
    products: [
      'BA 289 LHR 2027-09-06T14:25 – PHX 2027-09-06T17:10',
      'BA 274 LAS 2027-09-21T20:55 – LHR 2027-09-22T14:35',
      'Hyatt Regency Phoenix | 2027-09-06 – 2027-09-07 | 122 North Second Street, 85004, Phoenix, US | HB-88410273',
      'Cruise America | 2027-09-07T13:00 Phoenix (Mesa) | 2027-09-21T10:00 Las Vegas | CA6620418',
    ],
    people: ['Ann Reed'],
    reference: '4471982/KEN',
  },
  {
    name: 'a day before words that head nothing',
    text: `
      Booking confirmation
      Booking number: 55120983
      Hotel Seeblick
      Seestrasse 12, 6353 Weggis, Switzerland
      Guest: Ann Reed
      Check-in: 12 April 2027
      Check-out: 14 April 2027
      13 April 2027 – Car show in the village, return by boat`,
    products: ['Hotel Seeblick | 2027-04-12 – 2027-04-14 | Seestrasse 12, 6353, Weggis, CH | 55120983'],
    people: ['Ann Reed'],
    reference: '55120983',
  },
]
