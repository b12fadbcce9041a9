import { expect, test } from 'vitest'
import { named, tripOf } from './parser-text.ts'

/** People in tables, beside seats and rooms, and broken over cells. */
const flight = 'BA 413   2 March 2027   London Heathrow (LHR) 09:20   Oslo (OSL) 12:30'
const stay = 'Hotel Nordlys\nArrival 3 May 2027\nDeparture 5 May 2027\nBooking number 44120987'
const peopleOf = (text: string): readonly string[] => tripOf(text).people.map(({ value }) => named(value))
const flown = (text: string): readonly string[] => peopleOf(`Flight confirmation\nBooking reference: QX7T2P\n\n${text}\n\n${flight}`)
const stayed = (text: string): readonly string[] => peopleOf(`Booking confirmation\n${text}\n\n${stay}`)
const clicked = (text: string): readonly string[] =>
  peopleOf(`Booking confirmation\nHotel Amselhof, Lindenweg 4, 80331 München\nCheck-in: 8 June 2027\nCheck-out: 11 June 2027\n${text}`)

test('a double name that a narrow cell breaks is put together, whatever stands beside the rest of it', () => {
  expect(
    flown('Passagier   Ticketnummer   Essen\nFrau Dr. Ulla von der Aue-   125-1234567890   vegan –\nLindt   (Gold)   bestellt'),
  ).toEqual(['Ulla von der Aue-Lindt'])
  expect(flown('Hier gelten die   Fahrgast:\nRegeln der   Ines Albrecht-\nDB AG.   Sommer')).toEqual(['Ines Albrecht-Sommer'])
  expect(flown('Pasajero: PILAR SIERRA- LOZANO')).toEqual(['Pilar Sierra-Lozano'])
})

test('what stands below a broken word is no name where it has figures or other words', () => {
  expect(flown('Passenger   Ticket   Seat\nMrs Ann Reed   125-1234567890   4A\nInsurance-   Basic   12 EUR\nHale Road 5   x   y')).toEqual([
    'Ann Reed',
  ])
})

test('a name in capitals goes on behind a slash in the line below, where a title ends it', () => {
  expect(flown('AGENT : 4411   NAME:\nTEL 555 0188   HALE REED/\nANN MARIE MRS')).toEqual(['Ann Marie Hale Reed'])
  expect(flown('FROM   LONDON/\nHEATHROW AIRPORT')).toEqual([])
})

test('what a firm is stands in small letters behind its name', () => {
  expect(
    flown('Traveller   Ann Reed\nClient   Westmoor Traders plc   Cost centre   17\nConsultant   Tom Hale   Issue date   5 May 2026'),
  ).toEqual(['Ann Reed'])
  expect(flown('Client: Westmoor Traders ltd')).toEqual([])
  expect(flown('Customer: Ann Reed')).toEqual(['Ann Reed'])
})

test('the rows of a table of passengers are told by what stands in its other columns', () => {
  const table = 'Passengers\nName   Ticket   Seat out   Seat back   Bags'
  expect(
    flown(
      `${table}\n\nMrs Ann Reed   125 1234567890   4A   7C   2 x 20 kg\nWing Club 77•••018 – Blue\n\nTom Reed (child, 4 years)   125 1234567892   4B   7D   1 x 20 kg`,
    ),
  ).toEqual(['Ann Reed', 'Tom Reed'])
  // An extra has no ticket.
  expect(
    flown(`${table}\n\nMrs Ann Reed   125 1234567890   4A   7C   2 x 20 kg\nWing Club 77•••018 – Blue\n\nSports Bag   12 EUR`),
  ).toEqual(['Ann Reed'])
})

test('a heading may go on in a second line, and a baby has no number in its table', () => {
  expect(
    flown(
      'Pasajeros\nNombre   Asiento   Asiento   Equipaje\nida   vuelta\n\n1. PILAR SIERRA RUBIO   9A   11F   10 kg\n\n2. ANDER LARREA RUBIO Desc. joven   9B   11E   10 kg\n\nJONE LARREA SIERRA (bebé, en brazos)   –   –   Bolsa',
    ),
  ).toEqual(['Pilar Sierra Rubio', 'Ander Larrea Rubio', 'Jone Larrea Sierra'])
})

test('a label with an age in brackets runs into the name behind it', () => {
  expect(
    flown(
      'Nome passeggero (Adulto)   Bianca Orsi   Offerta: BASE   20,00 €\nNome passeggero (Ragazzo) Ugo Orsi –   Offerta: BIMBI   0,00 €',
    ),
  ).toEqual(['Bianca Orsi', 'Ugo Orsi'])
})

test('rooms name as many guests as are counted beside them', () => {
  expect(
    stayed(
      'Hi Ann, all is ready!\nRoom 1   Large Double   2 adults   Ann Reed, Tom Hale\nRoom 2   Twin   1 adult, 1 child   Ida-Marie Reed, Zoe Hale (7 years)',
    ),
  ).toEqual(['Ann Reed', 'Tom Hale', 'Ida-Marie Reed', 'Zoe Hale'])
  // What they eat and look out on is nobody; where more or fewer are counted, whom it speaks to still comes.
  expect(
    stayed(
      'Hi Ann, all is ready!\nRoom 1   Double   2 adults   Half Board, Garden Side\nRoom 2   Twin   2 adults   Half Board, Garden Side',
    ),
  ).toEqual([])
  expect(stayed('Hi Ann, all is ready!\nRoom 1   Double   3 adults   Half Board, Garden Side')).toEqual([])
})

test('who sits in a seat stands in brackets behind it, where an age is told with the name', () => {
  const list = 'Ann Szabo · Adult   1 bag\nZoe Kovacs · Child (0-14)   1 bag'
  expect(flown(`Seats: 8A (Ann Szabo), 8B (Zoe Kovacs)\n\n${list}`)).toEqual(['Ann Szabo', 'Zoe Kovacs'])
  expect(flown(`Seats: 8A (Extra Legroom), 8B (Front Row)\n\nExtra Legroom   12 EUR`)).toEqual([])
})

test('how old somebody is, and what card she has, stand between the name and the seat', () => {
  expect(
    flown(
      'Anne LEROY-MOREL (30-59 ans) Carte Plus Adulte · Voiture 3 - Place 21 en haut, côté fenêtre, espace calme\nHugo LEROY (4-11 ans) · Voiture 3 - Place 22 en haut, côté couloir, espace calme',
    ),
  ).toEqual(['Anne Leroy-Morel', 'Hugo Leroy'])
  expect(flown('Tarif Enfant (4-11 ans) · 12 € - place assise')).toEqual([])
})

test('words for the ways between places on both sides of a slash head a column', () => {
  for (const heading of [
    'DATUM   VON/NACH   FLUG',
    'FECHA   DESDE/HASTA   VUELO',
    'DATE   DEPUIS/VERS   VOL',
    'DATE   DÉPART/ARRIVÉE   VOL',
    'FECHA   ORIGEN / DESTINO   VUELO',
    'DATA   SKĄD/DOKĄD   LOT',
    'DATUM   ODLET/PŘÍLET   LET',
    'PÄIVÄ   MISTÄ/MIHIN   LENTO',
    'TARİH   KALKIŞ/VARIŞ   UÇUŞ',
    'DÁTUM   HONNAN/HOVÁ   JÁRAT',
    'DATA   DE LA/LA   ZBOR',
    'FECHA   IDA/VUELTA   VUELO',
  ])
    expect(flown(heading)).toEqual([])
  expect(flown('DATUM   NAME   FLUG\n08MAR   DALLA/ENRICO   LH 1810')).toEqual(['Enrico Dalla'])
})

test('the card of an airline below a name is nobody', () => {
  const rows = 'Ingrid Solberg   12A\nNorwegian Reward 310 448 217\nKari Solberg   12B\nNorwegian Reward 310 448 218'
  expect(flown(`Passasjerer   Sete\n${rows}`)).toEqual(['Ingrid Solberg', 'Kari Solberg'])
  expect(flown('Passengers   Seat   Bag\nAnn Reed   12A   23 kg\nDelta SkyMiles 310448217   Silver\nTom Reed   12B   23 kg')).toEqual([
    'Ann Reed',
    'Tom Reed',
  ])
})

test('what is eaten is nobody, though it stands among guests in capitals', () => {
  const table = 'Guest   Ann Reed\nRoom type   Guests   Plan   Dates\nGarden Suite\nAnn Reed\nTom Hale'
  for (const plan of [
    'Half Board',
    'All Inclusive',
    'Self Catering',
    'Mezza Pensione',
    'Nur Übernachtung',
    'Best Flexible',
    'Free Cancellation',
  ])
    expect(stayed(`${table}\n${plan}`), plan).toEqual(['Ann Reed', 'Tom Hale'])
})

test('names and ages stand in turn, the one or the other first', () => {
  for (const rows of ['Adult\nAnn Reed\nAdult\nTom Reed\nChild\nLea Reed', 'Ann Reed\nAdult\nTom Reed\nAdult\nLea Reed\nChild'])
    expect(flown(rows), rows).toEqual(['Ann Reed', 'Tom Reed', 'Lea Reed'])
  expect(flown('Adulte\nAnn Reed\nEnfant\nTom Reed')).toEqual(['Ann Reed', 'Tom Reed'])
  expect(flown('Adult\nEuropa Sparpreis\nChild\nEuropa Sparpreis')).toEqual([])
})

test('the car that one brings along is nobody', () => {
  for (const [heading, car] of [
    ['Passengers and vehicle', 'Ford Focus'],
    ['Passagiers en voertuig', 'Škoda Octavia'],
    ['Passagers et véhicule', 'Renault Clio'],
  ])
    expect(flown(`${heading}\nAnn Reed\nTom Reed\n${car}`), car).toEqual(['Ann Reed', 'Tom Reed'])
})

test('what is to be clicked behind the name of a guest is no part of it', () => {
  for (const line of [
    'Nom du client Ann Reed-Hale Modifier',
    'Guest name Ann Reed-Hale Edit',
    'Customer name Ann Reed-Hale Edit',
    'Gast Ann Reed-Hale Ändern',
    'Name des Gastes Ann Reed-Hale Bearbeiten',
    'Nome ospite Ann Reed-Hale Modifica',
    'Nombre del cliente Ann Reed-Hale Cambiar',
    'Hóspede Ann Reed-Hale Editar',
    'Naam gast Ann Reed-Hale Wijzigen',
    'Gość Ann Reed-Hale Edytuj',
    'Gästens namn Ann Reed-Hale Ändra',
    'Guests\nAnn Reed-Hale Edit',
    'Gäste\nAnn Reed-Hale Bearbeiten',
  ])
    expect(clicked(line)).toEqual(['Ann Reed-Hale'])
  // A lady of Hungary, and what is no name.
  expect(clicked('Vendég neve: Nagy Mária Edit')).toEqual(['Nagy Mária Edit'])
  expect(clicked('Gäste Zimmer Bearbeiten')).toEqual([])
})

test('a row whose slash was lost goes by the others of its table', () => {
  const table = 'Passagers\nNom / Prénom   Type   Numéro de billet   Flying Blue'
  const others =
    'DE LA ROCHEBROCHARD / CAMILLE MME   Adulte   057 2417 906 338   1084 552 917 (Silver)\nNGUYEN / THANH-TUNG M   Adulte   057 2417 906 339'
  expect(flown(`${table}\n${others}\nNGUYEN LOUISE MLLE   Enfant (7 ans)   057 2417 906 340`)).toEqual([
    'Camille De La Rochebrochard',
    'Thanh-Tung Nguyen',
    'Louise Nguyen',
  ])
  expect(flown('Pasajeros\nSIERRA RUBIO/PILAR SRA   057 2417906338   4A\nSIERRA RUBIO ANA MARIA SRA   057 2417906339   4B')).toEqual([
    'Pilar Sierra Rubio',
    'Ana Maria Sierra Rubio',
  ])
  // A place, and what is paid for.
  expect(
    flown('Passagers\nREED/ANN MME   057 2417906338   4A\nPARIS CDG M   057 2417906338   4A\nASSURANCE VOYAGE M   057 2417906338'),
  ).toEqual(['Ann Reed'])
})

test('how old each is stands before the names of a list', () => {
  const both = ['Ann Reed', 'Tom Hale']
  expect(flown('Lista de passageiros\n\nAdulto Ann Reed   Nº bilhete 957-2148830052\nAdulto Tom Hale   Nº bilhete 957-2148830053')).toEqual(
    both,
  )
  expect(flown('Passagiere\nErwachsener Ann Reed   Ticket 957-2148830052\nKind Tom Hale   Ticket 957-2148830053')).toEqual(both)
  expect(flown('Passagers\nAdulte 1 Ann Reed   Siège 12A\nEnfant 1 Tom Hale   Siège 12B')).toEqual(both)
  expect(flown('Passeggeri\nAdulto Ann Reed · Biglietto 957-2148830052\nBambino Tom Hale · Biglietto 957-2148830053')).toEqual(both)
  expect(flown('Passengers\n1. Adult – Ann Reed\n2. Child – Tom Hale')).toEqual(both)
  // What is paid for.
  expect(flown('Passengers\nAdult Two Together   EUR 120\nAdult Anytime Return   EUR 140')).toEqual([])
  expect(flown('Passengers\nAdult Two Together\nAdult Off Peak')).toEqual([])
})

test('three given names in capitals may stand behind a comma', () => {
  const guests = peopleOf(
    'Bono de alojamiento 55301\nHUÉSPEDES\nSRA. GARCÍA LÓPEZ, MARÍA DEL CARMEN\nSR. RUIZ PEÑA, JOSÉ\nHotel Playa\nEntrada: 12/07/2027\nSalida: 19/07/2027',
  )
  expect([...guests].sort()).toEqual(['José Ruiz Peña', 'María Del Carmen García López'])
})
