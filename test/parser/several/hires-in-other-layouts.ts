/** Hired cars whose places, hours and numbers stand elsewhere than beside their labels, and what stands there and is none. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const HIRES_LAID_OUT: readonly Sample[] = [
  {
    name: 'a place above the label of either end, over the heading of a bill',
    text: `
      Recibo de pago
      Número de reserva: 602917744
      Empresa de alquiler   Goldcar
      Conductor principal   Lucía Ferrer Mateo
      Aeropuerto de Málaga
      Recogida   lun, 3 may 2027, 10:00
      Autobús gratuito hasta la oficina
      Aeropuerto de Sevilla
      Devolución
      lun, 10 may 2027, 09:00
      Vuelo   Sin indicar

      Concepto   EUR
      Alquiler del coche, 7 días   210,00`,
    products: ['Goldcar | 2027-05-03T10:00 Aeropuerto de Málaga | 2027-05-10T09:00 Aeropuerto de Sevilla | 602917744'],
    people: ['Lucía Ferrer Mateo'],
    reference: '602917744',
  },
  {
    name: 'places below their moments, though that of the first stands above the label of the second',
    text: `
      Hertz
      Confirmation number: H4471820
      Driver: Ann Reed
      Faro Airport
      Pick-up
      Mon 3 May 2027 10:00
      Faro Airport
      Return
      Mon 10 May 2027 09:00
      Lisbon Airport
      Fiat 500 or similar`,
    products: ['Hertz | 2027-05-03T10:00 Faro Airport | 2027-05-10T09:00 Lisbon Airport | H4471820'],
    people: ['Ann Reed'],
    reference: 'H4471820',
  },
  {
    name: 'the same place below the moment of the return, and gears below that',
    text: `
      Enterprise Rent-A-Car
      Confirmation number
      1620417735
      Pick-up
      Fri, 7 May, 2027 @ 16:30
      Leeds Station
      12 Wharf Road
      Return
      Mon, 10 May, 2027 @ 09:00
      Same as pick-up location
      Manual, 5 people, 3 bags
      Late returns welcome. See instructions
      Vauxhall Astra or similar
      Driver: Ann Reed`,
    products: ['Enterprise | 2027-05-07T16:30 Leeds Station | 2027-05-10T09:00 Leeds Station | 1620417735'],
    people: ['Ann Reed'],
    reference: '1620417735',
  },
  {
    name: 'the whole of one branch and then the whole of the other, below both moments',
    text: `
      Alamo
      Your confirmation number is
      1482930011
      PICK-UP   RETURN
      Fri, July 2, 2027
      11:00 AM
      Fri, July 9, 2027
      9:30 AM
      Denver International Airport (DEN)
      24890 E 78th Ave
      Denver, CO, US 80249
      Hours: Open 24 hours
      Phoenix Sky Harbor International Airport (PHX)
      1805 E Sky Harbor Cir
      Hours: Fri 5:00 AM - 12:00 AM

      Driver: Ann Reed
      Toyota Corolla or similar`,
    products: [
      'Alamo | 2027-07-02T11:00 Denver International Airport (DEN) | 2027-07-09T09:30 Phoenix Sky Harbor International Airport (PHX) | 1482930011',
    ],
    people: ['Ann Reed'],
    reference: '1482930011',
  },
  {
    name: 'two places side by side below moments that stand in turn',
    text: `
      Budget
      Confirmation number   20718830
      Pick-up   Return
      Mon Sep 13, 2027
      10:30 AM
      Mon Sep 20, 2027
      2:00 PM
      Bangor Intl Airport   Boston Logan Intl Airport
      287 Godfrey Blvd
      15 Transportation Way

      Driver: Ann Reed
      Ford Escape or similar`,
    products: ['Budget | 2027-09-13T10:30 Bangor Intl Airport | 2027-09-20T14:00 Boston Logan Intl Airport | 20718830'],
    people: ['Ann Reed'],
    reference: '20718830',
  },
  {
    name: 'places in the column of their moments, beside what is said of the car',
    text: `
      Aluguer de automóvel
      N.º de reserva: PT-4410277
      Condutor: Rita Salgado Nunes
      Centauro   Levantamento: 16/08/2027 às 10h00
      Grupo C - Renault Clio ou similar   Lisboa Parque das Nações
      Caixa manual, cinco portas   Entrega: 21/08/2027 às 16h00
      Seguro sem franquia, km ilimitados   Aeroporto de Faro`,
    products: ['Centauro | 2027-08-16T10:00 Lisboa Parque das Nações | 2027-08-21T16:00 Aeroporto de Faro | PT-4410277'],
    people: ['Rita Salgado Nunes'],
    reference: 'PT-4410277',
  },
  {
    name: 'places under the hours of both ends, whose row has lost its first cell',
    text: `
      Vorgangsnummer: V8-4471
      Fahrer: Herr Jens Adler
      Mietwagen
      Vermieter   Annahme   Abgabe   Fahrzeug   Tarif
      Avis   06.09.2027   15.09.2027   SUV   alles inklusive
      10:00 Uhr   16:00 Uhr   z. B. Ford Edge
      Halifax Downtown   Halifax Flughafen   alle Kilometer`,
    products: ['Avis | 2027-09-06T10:00 Halifax Downtown | 2027-09-15T16:00 Halifax Flughafen | V8-4471'],
    people: ['Jens Adler'],
    reference: 'V8-4471',
  },
  {
    name: 'the bare name of an end over its place, and the hour below the day beside the street',
    text: `
      Alamo
      Reservation Number: 1490826635
      Driver: Ann Reed
      Pick-up   Pick-up date / time   Arrival flight
      LAS VEGAS HARRY REID INTL AIRPORT   20 MAR 2027   VS 155
      7135 Gilespie Street, Las Vegas NV 89119   15:30
      Drop-off   Drop-off date / time   Departure flight
      SAN FRANCISCO INTL AIRPORT   03 APR 2027   VS 20
      780 North McDonnell Road, San Francisco   11:00
      Hyundai Santa Fe or similar`,
    products: ['Alamo | 2027-03-20T15:30 LAS VEGAS HARRY REID INTL AIRPORT | 2027-04-03T11:00 SAN FRANCISCO INTL AIRPORT | 1490826635'],
    people: ['Ann Reed'],
    reference: '1490826635',
  },
  {
    name: 'a place before an hour, the day of which heads the part, beside a flight that departs',
    text: `
      Booking reference: TF7730291
      Passenger: Mrs Elsa Cairn

      Saturday 22 January 2028
      FLIGHT   British Airways BA 59 World Traveller CONFIRMED Airline ref: ZKW4PH
      Depart London Heathrow (LHR), Terminal 5 21:25
      Arrive Cape Town (CPT) 10:55 on Sunday 23 January
      Baggage: 2 x 23kg per person.

      Sunday 23 January 2028
      CAR HIRE   Avis Group C - Toyota Corolla or similar   Confirmation no: 18830472GB4
      Pick up: Cape Town International Airport 11:30
      Return: George Airport Monday 31 January 2028 13:00
      Driver: Mrs Elsa Cairn.`,
    products: [
      'BA 59 LHR 2028-01-22T21:25 – CPT 2028-01-23T10:55',
      'Avis | 2028-01-23T11:30 Cape Town International Airport | 2028-01-31T13:00 George Airport | 18830472GB4',
    ],
    people: ['Elsa Cairn'],
    reference: 'TF7730291',
  },
  {
    name: 'ends that are told what to do, in Norwegian',
    text: `
      Hertz
      Bekreftelsesnummer
      K2087714
      Hente
      lør. 26. jun. 2027, 11:00
      Alta lufthavn
      Levere
      lør. 3. jul. 2027, 08:00
      Bodø lufthavn
      Fører
      Sindre Aas
      Volkswagen ID.4 eller lignende`,
    products: ['Hertz | 2027-06-26T11:00 Alta lufthavn | 2027-07-03T08:00 Bodø lufthavn | K2087714'],
    people: ['Sindre Aas'],
    reference: 'K2087714',
  },
  {
    name: 'hours with a label of their own, parted from their days by a telephone number',
    text: `
      Buchungsnummer: BM-20884
      Fahrer: Herr Jens Adler
      Vermieter vor Ort   Anmietung   Rückgabe
      GOLDCAR
      Hotline   Datum   Sa, 15.05.2027   Sa, 22.05.2027
      +34 965 555 010
      Uhrzeit   11:00 Uhr   08:30 Uhr
      Station   Palma Flughafen   Palma Flughafen`,
    products: ['GOLDCAR | 2027-05-15T11:00 Palma Flughafen | 2027-05-22T08:30 Palma Flughafen | BM-20884'],
    people: ['Jens Adler'],
    reference: 'BM-20884',
  },
  {
    name: 'both ends within one cell of a table, and a row of something else below',
    text: `
      Vorgangsnummer: 30418827
      Herr Jens Adler
      Leistung   Beschreibung   Teiln.
      Mietwagen   Kleinwagen, Abholung 15.06.2027 09:00 Uhr und Rückgabe 18.06.2027 09:00 Uhr: Rhodos, Hotel Sonne. Vermieter: Sixt   1
      Zug   Anreise mit dem Zug zum Flug, 2. Klasse   1-2`,
    products: ['Sixt | 2027-06-15T09:00 Rhodos, Hotel Sonne | 2027-06-18T09:00 Rhodos, Hotel Sonne | 30418827'],
    people: ['Jens Adler'],
    reference: '30418827',
  },
  ...[
    { how: 'behind its label in words', line: 'Reservierungsnummer des Vermieters CEN4471092', number: 'CEN4471092' },
    { how: 'behind a colon and the name of the firm', line: 'Bitte angeben: Bestätigungsnummer Centauro 28847713', number: '28847713' },
    { how: 'of a local partner', line: 'Bestätigungsnr. Partner   CAL-20285517', number: 'CAL-20285517' },
    { how: 'of nobody named, which is that of the agency', line: 'Kundennummer Centauro 28847713', number: 'MW-204839' },
  ].map(({ how, line, number }) => ({
    name: `a supplier's number ${how}`,
    text: `
      Mietwagen-Gutschein
      Buchungsnummer   MW-204839
      ${line}
      Lokaler Partner   Centauro
      Fahrer   Herr Jens Adler
      Abholung   Sa., 13.11.2027 um 15:00 Uhr
      Alicante Flughafen
      Rückgabe   Sa., 27.11.2027 um 10:00 Uhr
      Alicante Flughafen`,
    products: [`Centauro | 2027-11-13T15:00 Alicante Flughafen | 2027-11-27T10:00 Alicante Flughafen | ${number}`],
    people: ['Jens Adler'],
    reference: 'MW-204839',
  })),
  {
    name: "a supplier's number whose label goes on below, beside that of the booking",
    text: `
      Buchungsnummer   MW-6820-4417   Reservierungsnr.   ES/CGN 09933187
      Vermittler   Vermieter
      Vermieter vor Ort   Centauro
      Fahrer   Herr Jens Adler
      Abholung   Sa, 02.10.2027, 11:30 Uhr
      Abholstation   Alicante Flughafen
      Rückgabe   Sa, 16.10.2027, 09:00 Uhr
      Rückgabestation   Alicante Flughafen`,
    products: ['Centauro | 2027-10-02T11:30 Alicante Flughafen | 2027-10-16T09:00 Alicante Flughafen | ES/CGN 09933187'],
    people: ['Jens Adler'],
    reference: 'MW-6820-4417',
  },
  {
    name: 'a label in two languages, the second below',
    text: `
      Reserveringsnummer   U4471820935
      Lokale verhuurder /   Avantis
      Supplier
      Bestuurder   Dhr. Sjoerd Veenstra
      Ophalen   19-06-2027 13:45
      Verhuurstation   Heraklion Luchthaven
      Inleveren   03-07-2027 11:15
      Verhuurstation   Heraklion Luchthaven
      Auto   Nissan Micra of vergelijkbaar`,
    products: ['Avantis | 2027-06-19T13:45 Heraklion Luchthaven | 2027-07-03T11:15 Heraklion Luchthaven | U4471820935'],
    people: ['Sjoerd Veenstra'],
    reference: 'U4471820935',
  },
  ...[
    { how: 'over the label of another number', line: 'Reservierungsnr. des Vermieters:', below: 'Kundennummer', number: '4410277' },
    { how: 'of a partner who is nobody on the spot', line: 'Partner', below: 'Reservierungsnr. Partner   CAL-20285', number: '4410277' },
  ].map(({ how, line, below, number }) => ({
    name: `a number ${how}`,
    text: `
      Buchungsnummer   ${number}
      ${line}
      ${below}
      KD-771902
      Vermieter   Centauro
      Fahrer   Herr Jens Adler
      Abholung   Sa., 13.11.2027 um 15:00 Uhr
      Alicante Flughafen
      Rückgabe   Sa., 27.11.2027 um 10:00 Uhr
      Alicante Flughafen`,
    products: [`Centauro | 2027-11-13T15:00 Alicante Flughafen | 2027-11-27T10:00 Alicante Flughafen | ${number}`],
    people: ['Jens Adler'],
    reference: number,
  })),
]
