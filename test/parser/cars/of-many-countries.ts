/** Confirmations of hired cars as firms of many countries write them, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const CARS_OF_COUNTRIES: readonly Sample[] = [
  {
    name: 'a hire whose moments stand on one line',
    text: `
      Thank you, TOBIAS. Your reservation is confirmed.
      Confirmation #: 1184402277
      DATES & TIMES
      Mon, March 1, 2027, 9:00 AM - Thu, March 4, 2027, 5:00 PM
      PICK-UP LOCATION
      Leeds City Centre
      Unit 4, Wellington Road, Leeds LS12 1DX
      Hours: 8:00 AM - 6:00 PM
      RETURN LOCATION
      York Station
      Leeman Road, York YO26 4XJ
      VEHICLE CLASS
      Compact, Vauxhall Corsa or similar
      Enterprise Rent-A-Car`,
    products: ['Enterprise | 2027-03-01T09:00 Leeds City Centre | 2027-03-04T17:00 York Station | 1184402277'],
  },
  {
    name: 'a German hire with a bar before the hour',
    text: `
      Ihre Reservierung wurde bestätigt
      Reservierungsnummer 9920117744
      Abholung
      Hamburg Hauptbahnhof
      Fr., 07.05.2027 | 16:00
      Hachmannplatz 16, 20099 Hamburg
      Rückgabe
      Berlin Ostbahnhof
      Mo., 10.05.2027 | 09:00
      Koppenstraße 3, 10243 Berlin
      Fahrzeugkategorie
      VW Golf o. ä. | Schaltung
      Fahrer: Malte Ohlsen
      SIXT GmbH & Co. Autovermietung KG, Pullach`,
    products: ['SIXT | 2027-05-07T16:00 Hamburg Hauptbahnhof | 2027-05-10T09:00 Berlin Ostbahnhof | 9920117744'],
  },
  {
    name: 'brazil hire',
    text: `
      Sua reserva de carro foi confirmada
      Código da reserva: AH77120045
      Retirada: 10/03/2027 às 10:00
      Aeroporto de Recife
      Devolução: 15/03/2027 às 18:00
      Aeroporto de Natal
      Grupo C - Fiat Argo ou similar
      Localiza Rent a Car`,
    products: ['Localiza | 2027-03-10T10:00 Aeroporto de Recife | 2027-03-15T18:00 Aeroporto de Natal | AH77120045'],
  },
  {
    name: 'dutch hire',
    text: `
      Bevestiging van je reservering
      Reserveringsnummer: 4470-2281
      Je huurt bij: Sunny Wheels
      Ophalen
      Datum: zaterdag 3 juli 2027
      Tijd: 14:30
      Locatie: Faro Luchthaven
      Terugbrengen
      Datum: zaterdag 17 juli 2027
      Tijd: 10:00
      Locatie: Faro Luchthaven
      Auto: Renault Clio of vergelijkbaar
      Hoofdbestuurder: Wouter Dekker`,
    products: ['Sunny Wheels | 2027-07-03T14:30 Faro Luchthaven | 2027-07-17T10:00 Faro Luchthaven | 4470-2281'],
  },
  {
    name: 'danish hire mail',
    text: `
      Kære Mette Holm
      Tak for din reservation af en lejebil hos Europcar.
      Reservationsnummer: 1140882217
      Afhentning: torsdag den 8. april 2027 kl. 12.00 i Aalborg Lufthavn
      Aflevering: søndag den 11. april 2027 kl. 18.00 i Billund Lufthavn
      Bilkategori: VW Polo eller lignende`,
    products: ['Europcar | 2027-04-08T12:00 Aalborg Lufthavn | 2027-04-11T18:00 Billund Lufthavn | 1140882217'],
  },
  {
    name: 'one line from to',
    text: `
      Car rental confirmation, reservation 88120-77
      Firm: Island Cars
      Tenerife South Airport, Sat 06 Nov 2027 13:00  →  Tenerife South Airport, Sat 13 Nov 2027 12:00
      Opel Corsa or similar, main driver Alba Reyes`,
    products: ['Island Cars | 2027-11-06T13:00 Tenerife South Airport | 2027-11-13T12:00 Tenerife South Airport | 88120-77'],
  },
  {
    name: 'car rental us hub with wide table',
    text: `
      Reservation Confirmed
      Your confirmation number is 20881177US1
      PICK UP
      Tue Aug 03, 2027 at 10:00 AM
      Boston Logan Intl Airport (BOS)
      15 Transportation Way, East Boston, MA 02128 US
      (1) 617-555-0131
      Sun - Sat open 24 hrs
      DROP OFF
      Sat Aug 07, 2027 at 6:00 PM
      Portland Jetport (PWM)
      1001 Westbrook St, Portland, ME 04102 US
      Sun - Sat 6:00 AM - 11:30 PM
      Your Car: Intermediate, Toyota Corolla or similar
      Budget`,
    products: ['Budget | 2027-08-03T10:00 Boston Logan Intl Airport (BOS) | 2027-08-07T18:00 Portland Jetport (PWM) | 20881177US1'],
  },
  {
    name: 'german broker with one row per station',
    text: `
      Ihre Mietwagenbuchung ist bestätigt
      Buchungsnummer CM-2208174
      Anbieter: Centauro
      Anmietung: 02.10.2027, 13:30 Uhr
      Station: Alicante Flughafen, Shuttlebus zum Vermieter
      Adresse: Partida de Torrellano 4, 03320 Torrellano
      Öffnungszeiten: 07:00 - 00:00 Uhr
      Abgabe: 09.10.2027, 10:00 Uhr
      Station: Valencia Flughafen
      Adresse: Carretera del Aeropuerto, 46940 Manises
      Öffnungszeiten: 07:30 - 23:00 Uhr
      Fahrzeug: VW Polo oder ähnlich`,
    products: ['Centauro | 2027-10-02T13:30 Alicante Flughafen | 2027-10-09T10:00 Valencia Flughafen | CM-2208174'],
  },
  {
    name: 'french car contract',
    text: `
      Récapitulatif de votre réservation
      Réservation : 2214-77180
      Conducteur : M. Thibault Lenoir
      Retrait du véhicule
      Le 24/12/2027 à 09:30
      Agence Grenoble Gare
      1 place de la Gare, 38000 Grenoble
      Lun-Sam 8h-12h / 14h-18h30
      Restitution du véhicule
      Le 27/12/2027 à 17:00
      Agence Chambéry Gare
      Place de la Gare, 73000 Chambéry
      Catégorie B - Citroën C3 ou similaire
      Ada Location`,
    products: ['Ada | 2027-12-24T09:30 Agence Grenoble Gare | 2027-12-27T17:00 Agence Chambéry Gare | 2214-77180'],
  },
  {
    name: 'norwegian hire columns',
    text: `
      Bekreftelse på bestilling
      Reservasjonsnummer 4471-2290NO
      HENTING   LEVERING
      Tromsø lufthavn   Alta lufthavn
      lør 20. feb. 2027 kl. 14.30   lør 27. feb. 2027 kl. 09.00
      Flyplassvegen 31, 9016 Tromsø   Altagårdskogen 32, 9515 Alta
      Bilklasse: Toyota RAV4 eller lignende
      Fører: Ragnhild Moe
      Hertz Bilutleie`,
    products: ['Hertz | 2027-02-20T14:30 Tromsø lufthavn | 2027-02-27T09:00 Alta lufthavn | 4471-2290NO'],
  },
  {
    name: 'van hire uk prose',
    from: 'Tamar Van Hire <bookings@tamarvan.example>',
    subject: 'Van hire booking TV-2207',
    text: `
      Dear Mrs Kerensa Bolitho,
      Your hire is booked (ref TV-2207). Please collect the van from Tamar Van Hire, Unit 3, Bretonside, Plymouth PL4 0BG on Friday 9 April 2027 at 8.30am and return it by 5.30pm on Monday 12 April 2027.
      Vehicle: Ford Transit LWB. Bring your driving licence. Mileage is unlimited.`,
    products: ['Tamar Van Hire | 2027-04-09T08:30 Tamar Van Hire | 2027-04-12T17:30 Unit 3 | TV-2207'],
  },
  {
    name: 'two columns under labels in two languages, each with labels of its own',
    text: `
      HUURAUTOVOUCHER
      Vouchernummer   NL 5120884   Verhuurder   GUERIN RENT A CAR
      Hoofdbestuurder   Mevr. Liselot Brink
      OPHALEN / PICK UP   INLEVEREN / DROP OFF
      Datum en tijd   za 29-06-2024 13:30 uur   Datum en tijd   za 13-07-2024 10:00 uur
      Locatie   Faro Luchthaven   Locatie   Porto Luchthaven
      Telefoon   +351 289 000 445   Telefoon   +351 218 000 241
      VOERTUIG / VEHICLE   Categorie C, Seat Ibiza o.g.`,
    products: ['GUERIN RENT A CAR | 2024-06-29T13:30 Faro Luchthaven | 2024-07-13T10:00 Porto Luchthaven | NL 5120884'],
  },
  {
    name: 'the heading of the next column beside the label of a reference',
    text: `
      Thanks for booking with Kiwi Wheels.
      BOOKING NUMBER   BOOKED ON   HIRER   ADDITIONAL DRIVER
      1 Sep 2026   Freya Larkin   Oscar Dean
      PICK UP   DROP OFF
      Christchurch Airport Branch   Auckland Airport Branch
      Mon 18 Jan 2027, 9:30 am   Fri 5 Feb 2027, 3:00 pm
      Campervan hire, 19 days, unlimited kilometres. Budget Rent a Car`,
    products: ['Budget | 2027-01-18T09:30 Christchurch Airport Branch | 2027-02-05T15:00 Auckland Airport Branch | ?'],
  },
  {
    name: 'a Portuguese place under a label of its own',
    text: `
      O seu aluguer de carro está confirmado
      Número da reserva: 48120093
      Europcar
      Local de levantamento: Lisboa Aeroporto
      Local de devolução: Porto Centro
      Data de levantamento: 5 de março de 2027 10:30
      Data de devolução: 9 de março de 2027 18:00
      Veículo: Renault Clio ou similar
      Condutor: Ada Lovelace`,
    products: ['Europcar | 2027-03-05T10:30 Lisboa Aeroporto | 2027-03-09T18:00 Porto Centro | 48120093'],
  },
  {
    name: 'a Dutch place behind its hour',
    text: `
      Uw huurauto is bevestigd
      Reserveringsnummer: 48120093
      Europcar
      Ophalen: vrijdag 5 maart 2027 10:30 uur, Breda Station
      Inleveren: dinsdag 9 maart 2027 18:00 uur, Zwolle Centrum
      Auto: VW Polo of vergelijkbaar
      Bestuurder: Ada Lovelace`,
    products: ['Europcar | 2027-03-05T10:30 Breda Station | 2027-03-09T18:00 Zwolle Centrum | 48120093'],
  },
]
