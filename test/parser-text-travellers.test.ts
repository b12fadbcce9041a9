import { expect, test } from 'vitest'
import { named, tripOf } from './parser-text.ts'

/** Who travels, and what stands beside and below them and is nobody. */
const flight = 'BA 413   2 March 2027   London Heathrow (LHR) 09:20   Oslo (OSL) 12:30'
const stay = 'Hotel Nordlys\nArrival 3 May 2027\nDeparture 5 May 2027\nBooking number 44120987'
const peopleOf = (text: string): readonly string[] => tripOf(text).people.map(({ value }) => named(value))
const flown = (text: string): readonly string[] => peopleOf(`Flight confirmation\nBooking reference: QX7T2P\n\n${text}\n\n${flight}`)
const stayed = (text: string): readonly string[] => peopleOf(`Booking confirmation\n${text}\n\n${stay}`)

test('a list ends at the next heading, which is in capitals like its own', () => {
  expect(flown('PASSAGERARE\nFru Ann Reed – biljett nr 117 4412098701\nHerr Tom Hale – biljett nr 117 4412098702\n\nRESANS GÅNG')).toEqual([
    'Ann Reed',
    'Tom Hale',
  ])
  expect(flown('PASSENGERS\nAnn Reed\nTom Hale\n\nNEXT STEPS')).toEqual(['Ann Reed', 'Tom Hale'])
})

test('a list goes on behind an empty line where what follows is another of it', () => {
  expect(flown('Passengers\nAnn Reed\n\nTom Hale')).toEqual(['Ann Reed', 'Tom Hale'])
  expect(flown('PASSENGERS\nANN REED\n\nTOM HALE')).toEqual(['Ann Reed', 'Tom Hale'])
  expect(flown('PASAJEROS\nAna Reyes\n\nTOMAS REYES')).toEqual(['Ana Reyes', 'Tomas Reyes'])
  expect(flown('PASSAGERS\nAnn Reed\n\nM. TOM HALE')).toEqual(['Ann Reed', 'Tom Hale'])
})

test('below several in one row stands a heading', () => {
  expect(stayed('Guests\n\nAnn Reed, Tom Hale\n\nWelcome Amenity\n\nFree WiFi')).toEqual(['Ann Reed', 'Tom Hale'])
  expect(stayed('Gäste\n\nAnn Reed, Tom Hale\n\nGute Laune\n\nGratis')).toEqual(['Ann Reed', 'Tom Hale'])
})

test('below several in one row stand more of their family, and others in a row of the same kind', () => {
  expect(stayed('Guests\n\nAnn Reed, Tom Hale\n\nZoe Hale')).toEqual(['Ann Reed', 'Tom Hale', 'Zoe Hale'])
  expect(stayed('Guests\nAnn Reed, Tom Hale\nZoe Lind')).toEqual(['Ann Reed', 'Tom Hale', 'Zoe Lind'])
  expect(stayed('Gäste\n\nAnn Reed, Tom Hale\n\nFrau Zoe Lind')).toEqual(['Ann Reed', 'Tom Hale', 'Zoe Lind'])
  expect(stayed('Guests\n\nAnn Reed, Tom Hale\n\nZoe Lind, Max Lind')).toEqual(['Ann Reed', 'Tom Hale', 'Zoe Lind', 'Max Lind'])
})

test('a station above a seat is nobody', () => {
  expect(flown('Ankunft 20:15\nMILANO PORTA GARIBALDI\n\nWagen 3 – Platz 51')).toEqual([])
  expect(flown('ANN REED\nCoach 3 – Seat 51')).toEqual(['Ann Reed'])
})

test('children and their parents stand alike above how old they are', () => {
  expect(flown('Passageiros\n\nAna de Reis\nAdulto · Assento 9D\n\nCaio Reis Prado\nCriança · Assento 9E')).toEqual([
    'Ana de Reis',
    'Caio Reis Prado',
  ])
  expect(flown('Passagers\n\nAnn Reed\nAdulte - siège 4A\n\nZoe Hale\nEnfant - siège 4B')).toEqual(['Ann Reed', 'Zoe Hale'])
})

test('what children pay stands below what it is paid for', () => {
  expect(flown('Passengers\n\nAnn Reed\nAdult · seat 4A\n\nSunset Cruise\nChild 41.00')).toEqual(['Ann Reed'])
})

test('a label stands between the two lines of its cell', () => {
  expect(stayed('Ann Reed, Tom Hale, Max Hale (9 years), Zoe Hale (3\nGuests\nyears)\n\nRoom   Double')).toEqual([
    'Ann Reed',
    'Tom Hale',
    'Max Hale',
    'Zoe Hale',
  ])
  expect(stayed('Ann Reed, Tom Hale,\nGäste\nZoe Hale\n\nZimmer   Doppel').toSorted()).toEqual(['Ann Reed', 'Tom Hale', 'Zoe Hale'])
})

test('a label between two lines of something else tells of nobody', () => {
  expect(stayed('Breakfast, Welcome Drink (one per\nGuest\nand day)')).toEqual([])
  expect(stayed('Rooms with Sea View, Open Bar,\nGuests\nFree Parking')).toEqual([])
})

test('a name in capitals stands above the number of a paper', () => {
  expect(flown('Tren: 4QX7   ANA REYES DEL MAR\nBillete: 4411   DNI/NIE/Pasaporte: ****4120*')).toEqual(['Ana Reyes Del Mar'])
  expect(flown('ANN REED\nPassport no.: 544120987')).toEqual(['Ann Reed'])
})

test('a heading, a firm or a station above such a number is nobody', () => {
  expect(flown('DATOS PERSONALES\nDNI: 44120987K')).toEqual([])
  expect(flown('VIAJES LUNA SL\nNIF: B44120987')).toEqual([])
  expect(flown('SEVILLA SANTA JUSTA\nDNI: 44120987K')).toEqual([])
  expect(flown('ANN REED\nPassport: required')).toEqual([])
})

test('the name of a family in capitals stands above the given one, and a card of hers below', () => {
  expect(flown('REED-HALE\nFlorence\nCarte Avantage Adulte n° 4412 0987')).toEqual(['Florence Reed-Hale'])
  expect(flown('ALBRECHT\nIda Marie\nBahnCard 25, 2. Klasse')).toEqual(['Ida Marie Albrecht'])
  expect(flown('REED\nTom\nNé le 03/05/1981')).toEqual(['Tom Reed'])
})

test('towns, fares and cards of banks stand one below the other as well', () => {
  expect(flown('MARSEILLE\nCentre\nCarte Jeune n° 4412')).toEqual([])
  expect(flown('PREMIUM\nFlex\nCarte bancaire 4412')).toEqual([])
  expect(flown('SNCF\nConnect\nCarte Avantage Adulte n° 4412 0987')).toEqual([])
  expect(flown('ADULTE\nSenior\nCarte Senior n° 4412')).toEqual([])
})

test('who is asked for as travelling is a list below the first of it', () => {
  expect(flown("Who's travelling\nAnn Reed-Hale (lead passenger)\nTom Aziz Lind\n\nYour eTickets")).toEqual([
    'Ann Reed-Hale',
    'Tom Aziz Lind',
  ])
  expect(flown("Who's travelling\nAnn Reed\nMessage Host")).toEqual(['Ann Reed'])
  expect(flown("Who's travelling?\nAnn Reed (lead passenger)\n\nShow Ticket")).toEqual(['Ann Reed'])
})

test('in Catalan a small word joins both surnames of one', () => {
  const listed = (head: string, ...names: readonly string[]): readonly string[] =>
    peopleOf(`${head}\nLocalizador: QX7T2P\n\nPasajeros\n${names.join('\n')}\n\n${flight}`)
  expect(listed('Vuelo confirmado', 'Jordi Camps i Roca   Asientos: 8B / 9B   Bolsa', 'Ana Reyes   Asientos: 8A / 9A   Bolsa')).toEqual([
    'Jordi Camps i Roca',
    'Ana Reyes',
  ])
})

test('elsewhere it joins two people, or tells where', () => {
  expect(flown('Potwierdzenie rezerwacji\nPasażerowie: Jan Reed i Anna')).toEqual(['Jan Reed'])
  expect(flown('Reserva\nPasajero: Ana Reyes i alojamiento')).toEqual(['Ana Reyes'])
  expect(flown('Reserva / Bokning\nGäst: Ann Reed i Stugan')).toEqual(['Ann Reed'])
  expect(flown('Reserva / Potwierdzenie rezerwacji\nPasażerowie: Ann Reed i Tom')).toEqual(['Ann Reed'])
})

test('an age that fares begin with capitals is nobody', () => {
  expect(
    flown('Passengers\nAnn Reed (lead)   Adult\nTom Hale   Young Person\nCard no. 0093 must be carried by Young\nPerson passengers.'),
  ).toEqual(['Ann Reed', 'Tom Hale'])
})

test('a club below a guest is told by its number', () => {
  expect(stayed('Guest   José Ignacio Etxeberria\nAmigos de Paradores   N° 2417 9036')).toEqual(['José Ignacio Etxeberria'])
})

test('a child has its age in brackets behind its name', () => {
  expect(flown('PASSENGERS\nREED/ANN MRS   ETKT 117 4412098701\nREED/TOM (CHILD 06/02/2018)   ETKT 117 4412098702')).toEqual([
    'Ann Reed',
    'Tom Reed',
  ])
  expect(flown('PASSENGERS\nREED/ANN MRS\nMEAL/DRINK (EXTRA 12 EUR)')).toEqual(['Ann Reed'])
})

test('M. is an initial within a name and a title between two', () => {
  expect(flown('Driver: Rosalind M. Vandersteen')).toEqual(['Rosalind M. Vandersteen'])
  expect(flown('Voyageurs : Mme Anne Moreau et M. Hugo Moreau')).toEqual(['Anne Moreau', 'Hugo Moreau'])
  expect(flown('Voyageurs : Mme Anne Moreau M. Hugo Moreau')).toEqual(['Anne Moreau', 'Hugo Moreau'])
  expect(flown('Voyageurs : M. Luc Moreau M. Hugo Moreau')).toEqual(['Luc Moreau', 'Hugo Moreau'])
  expect(flown('Mme Anne Moreau M. Hugo Moreau')).toEqual(['Anne Moreau', 'Hugo Moreau'])
  expect(flown('Passenger: Maria Clara M. Dela Cruz')).toEqual(['Maria Clara M. Dela Cruz'])
})

test('D.ª is a title of ladies in Spanish', () => {
  expect(stayed('Guest   D.ª María del Rosario Echeverría Ugarte')).toEqual(['María del Rosario Echeverría Ugarte'])
})

test('an age that its cell breaks is one, and what is told of both ways alike is no heading', () => {
  expect(
    flown(`Passengers
Name   Type   Out   Back
Mr Tom Reed   Adult   Seat 11F   Seat 12F
Priority, bag 20   Priority, bag 20
Mrs Ann Reed   Adult   Seat 11E   Seat 12E
Priority   Priority
Zoe Reed   Child (2-14   Seat 11D   Seat 12D
years)   Small bag   Small bag`),
  ).toEqual(['Tom Reed', 'Ann Reed', 'Zoe Reed'])
})

test('sons and daughters in Gaelic names keep their article', () => {
  expect(
    tripOf(`Flight confirmation\nBooking reference: QX7T2P\nPassenger: Alasdair James Mac an t-Saoir\n${flight}`).people[0]?.value,
  ).toEqual({
    firstName: 'Alasdair James',
    lastName: 'Mac an t-Saoir',
  })
})

test('a title at the end of a name in capitals is none of it, whatever dash follows', () => {
  const ticket = `
    Código de reserva: WK4PLD
    TP1943   28 MAR 2027   11:30 Porto (OPO)   12:25 Lisboa (LIS)
    Passageiro 1: TAVARES / ROSA SRA — 047-2411905510
    Passageiro 2: TAVARES / NUNO SR — 047-2411905511`
  expect(peopleOf(ticket)).toEqual(['Rosa Tavares', 'Nuno Tavares'])
})
