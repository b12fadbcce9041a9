import { expect, test } from 'vitest'
import { isLabelOfNumber } from '../src/parser/text/stays/booking-headings.ts'
import { named, tripOf } from './parser-text.ts'

/** Houses whose names say nothing of being one, and what is told of them in ways of their own. */

const stays = (text: string): readonly string[] =>
  tripOf(text).products.flatMap((one) =>
    one.kind === 'hotel' ? [`${one.name?.value} | ${one.checkIn?.value} – ${one.checkOut?.value} | ${one.confirmation?.value}`] : [],
  )
const addresses = (text: string): readonly unknown[] =>
  tripOf(text).products.flatMap((one) => (one.kind === 'hotel' ? [one.address?.value] : []))
const people = (text: string): readonly string[] => tripOf(text).people.map(({ value }) => named(value))

const booking = `Localizador: 7FQ2-91044
Entrada: viernes 06/08/2027 (de 16:00 a 21:00 h)
Salida: lunes 09/08/2027 (hasta las 12:00 h)
Noches: 3
Habitaciones: 1`

test('a house of any name is known by its mail, which it sends and signs', () => {
  const mail = `De: Los Cinco Enebros <reservas@enebros.example>
Enviado: jueves, 22 de julio de 2027 12:04
Para: Ana Lasa
Asunto: Los Cinco Enebros - Reserva confirmada

RESERVA CONFIRMADA

${booking}
Titular: Ana Lasa

Un cordial saludo,

Marisol y Andrés
Los Cinco Enebros`
  expect(stays(mail)).toEqual(['Los Cinco Enebros | 2027-08-06 – 2027-08-09 | 7FQ2-91044'])
})

test('a title of many words above the days is the house, and a person alone there is not', () => {
  const below = (title: string): readonly string[] => stays(`Hallo Joost,\nJe boeking is definitief.\n\n${title}\n\n${booking}`)
  expect(below('STIL HUISJE ACHTER DE HOUTWAL')).toEqual(['STIL HUISJE ACHTER DE HOUTWAL | 2027-08-06 – 2027-08-09 | 7FQ2-91044'])
  expect(below('Joost Timmer')).toEqual([])
  expect(below('Je gegevens en reservering')).toEqual([])
})

test('diamonds behind a name are stars', () => {
  expect(
    stays(
      `Booking Confirmed\nBooking No. 1658203947512043\n\nThe Millennials Kyoto ◆◆◆\n\nCheck-in\nMon, Apr 5, 2027\nCheck-out\nFri, Apr 9, 2027`,
    ),
  ).toEqual(['The Millennials Kyoto | 2027-04-05 – 2027-04-09 | 1658203947512043'])
})

test('each voucher has the house that its heading names behind its number, though an overview tells the same days', () => {
  const vouchers = `Boekingsnummer: 2604817
zo 20 sep – do 24 sep 2026   4 nachten Alaya Resort Ubud, logies en ontbijt
do 24 sep – wo 30 sep 2026   6 nachten Maya Sanur Resort, logies en ontbijt

Voucher 1 – Alaya Resort Ubud
Adres   Jalan Hanoman, Ubud 80571, Bali, Indonesia
Inchecken   zondag 20 september 2026
Uitchecken   donderdag 24 september 2026
Bevestigingsnr. hotel   ALY-118406

Voucher 2 – Maya Sanur Resort
Adres   Jalan Danau 89, Sanur 80228, Bali, Indonesia
Inchecken   donderdag 24 september 2026
Uitchecken   woensdag 30 september 2026
Bevestigingsnr. hotel   73390152`
  expect(stays(vouchers)).toEqual([
    'Alaya Resort Ubud | 2026-09-20 – 2026-09-24 | ALY-118406',
    'Maya Sanur Resort | 2026-09-24 – 2026-09-30 | 73390152',
  ])
})

test('a stay whose days stand in several lines is booked, though a tour of the same days is advertised below', () => {
  const page = (more: string): string => `Buchungsbestätigung
BESTÄTIGUNGSNUMMER: 4082.915.637
Hotel Reichsküchenmeister
Adresse: Kirchplatz 8, 91541 Rothenburg ob der Tauber
ANREISE
12
AUGUST
Donnerstag
15:00 - 21:00
ABREISE
15
AUGUST
Sonntag
07:30 - 11:00
${more}`
  const stay = 'Hotel Reichsküchenmeister | 2027-08-12 – 2027-08-15 | 4082.915.637'
  expect(stays(page(''))).toEqual([stay])
  expect(stays(page('Führung durch die Stadt – ab € 9 · 12. Aug. – 15. Aug.'))).toEqual([stay])
})

test('days without a year are read behind their label, or before their weekday in brackets', () => {
  const inDays = (first: string, last: string): readonly string[] =>
    stays(`Hotel Sol\nCONFIRMAÇÃO DE RESERVA Nº 118726\nEntrada: ${first}\nSaída: ${last}\nDiárias: 5`)
  const stay = ['Hotel Sol | 2026-12-28 – 2027-01-02 | 118726']
  expect(inDays('28/12 (segunda-feira), a partir das 14h', '02/01 (sábado), até as 11h')).toEqual(stay)
  expect(inDays('28/12', '02/01')).toEqual(stay)
})

test.each([
  ['KG 2 Roundabout, Kimihurura\nKigali, Rwanda', { lines: ['KG 2 Roundabout, Kimihurura'], city: 'Kigali', country: 'RW' }],
  ['Kigali, Rwanda', { city: 'Kigali', country: 'RW' }],
  ['Anna Lind, Florence', undefined],
  ['Tel: +250 252 252 252\nKigali, Rwanda', undefined],
])('“%s” right below a house is where it is only if a country says so', (below, address) => {
  expect(
    addresses(
      `HOTEL\nRadisson Blu Hotel Kimihurura\n${below}\nConfirmation number: RB4K0918F\nCheck-in: 22 January 2027\nCheck-out: 24 January 2027`,
    ),
  ).toEqual([address])
})

test.each([
  ['Reserved for Doris Rautenfeld and Hans Kirsch', ['Doris Rautenfeld', 'Hans Kirsch']],
  ['Reserved for Doris Rautenfeld, Hans Kirsch\n2 adults', ['Doris Rautenfeld', 'Hans Kirsch']],
  ['Reserved for Doris Rautenfeld, Spa Package\n1 adult', ['Doris Rautenfeld']],
])('“%s” names all for whom it is', (text, names) => {
  expect(people(`Hotel Sol\nBooking number 118726\nCheck-in: 22 January 2027\nCheck-out: 24 January 2027\n${text}`)).toEqual(names)
})

test('a mail that asks to review the details of a stay does not ask how it was', () => {
  const mail = (title: string): readonly string[] =>
    stays(`${title}\nHotel Sol\nConfirmation number 118726\nCheck-in: 22 January 2027\nCheck-out: 24 January 2027`)
  expect(mail('Review your stay details and plan ahead.')).toEqual(['Hotel Sol | 2027-01-22 – 2027-01-24 | 118726'])
  expect(mail('Review your stay')).toEqual([])
})

test('a label in capitals without a colon is no part of a name', () => {
  expect(stays('HOTEL NAME Seaview Palace\nConfirmation number 118726\nCheck-in: 22 January 2027\nCheck-out: 24 January 2027')).toEqual([
    'Seaview Palace | 2027-01-22 – 2027-01-24 | 118726',
  ])
})

test('houses are told by their nights in sentences, each below the day on which one comes', () => {
  const itinerary = `Our reference: IJ61477
Monday 29 March – Tokyo

You will be met in the arrivals hall and driven to your hotel.

Accommodation, four nights: The Gate Hotel Asakusa, 2-16-11 Kaminarimon. Hotel confirmation
no. GK270329-118.

Friday 2 April – Takayama

Accommodation, two nights: Hida Hotel Plaza, 2-60 Hanaoka-cho. Hotel confirmation no. 4471093.`
  expect(stays(itinerary)).toEqual([
    'The Gate Hotel Asakusa | 2027-03-29 – 2027-04-02 | GK270329-118',
    'Hida Hotel Plaza | 2027-04-02 – 2027-04-04 | 4471093',
  ])
})

test('the rates of a stay are no stays', () => {
  const rates = `Hotel Sol
Confirmation Number: 76142085
Check-In:
Friday, June 18, 2027
Check-Out:
Tuesday, June 22, 2027
Summary of Charges
Friday, June 18, 2027 - Sunday, June 20, 2027
2 Nights
189.00 USD per night
Sunday, June 20, 2027 - Tuesday, June 22, 2027
2 Nights
172.00 USD per night`
  expect(stays(rates)).toEqual(['Hotel Sol | 2027-06-18 – 2027-06-22 | 76142085'])
})

test.each([
  [
    '300-999 Canada Place\nVancouver, British Columbia\nV6C 3B5 Canada',
    { lines: ['300-999 Canada Place'], postalCode: 'V6C 3B5', city: 'Vancouver', country: 'CA' },
  ],
  ['10 Mill Street\nLondon\nSW1A 2AA United Kingdom', { lines: ['10 Mill Street'], postalCode: 'SW1A 2AA', city: 'London', country: 'GB' }],
  ['Arduaine, Oban PA34 4XG', { lines: ['Arduaine'], postalCode: 'PA34 4XG', city: 'Oban', country: 'GB' }],
  [
    'Av. Atlântica 1702, Copacabana, Rio de Janeiro - RJ, 22021-001',
    { lines: ['Av. Atlântica 1702', 'Copacabana'], postalCode: '22021-001', city: 'Rio de Janeiro', country: 'BR' },
  ],
  [
    'Address   : Kannonmachi 1-4-22, Kanazawa-shi, Ishikawa 920-0838',
    { lines: ['Kannonmachi 1-4-22'], postalCode: '920-0838', city: 'Kanazawa-shi', country: 'JP' },
  ],
  [
    'Address   393 Gojo-cho, Karasuma-dori\nShimogyo-ku,\nKyoto 600-8105',
    { lines: ['393 Gojo-cho', 'Karasuma-dori', 'Shimogyo-ku'], postalCode: '600-8105', city: 'Kyoto', country: 'JP' },
  ],
  ['Sinquerim, Candolim\nGoa 403515, India', { lines: ['Sinquerim', 'Candolim'], postalCode: '403515', city: 'Goa', country: 'IN' }],
])('the address “%s” is taken apart', (address, parts) => {
  expect(addresses(`Hotel Sol\n${address}\n\nConfirmation number: 4471093\nCheck-in: 22 January 2027\nCheck-out: 24 January 2027`)).toEqual(
    [parts],
  )
})

test('of the houses above and below their days those count that are told more surely', () => {
  const trip = `Boekingsnummer BR-712406   Datum   24 november 2026
Bon Route
Oudegracht 188
3511 NP Utrecht

Dag 1 zondag 2 mei – woensdag 5 mei 2027 (3 nachten)
Hotel   Park Hotel Post
Adres   Eisenbahnstraße 35, 79098 Freiburg im Breisgau

Dag 4 woensdag 5 mei – zaterdag 8 mei 2027 (3 nachten)
Hotel   Hôtel Le Colombier
Adres   7 rue de Turenne, 68000 Colmar`
  expect(stays(trip)).toEqual([
    'Park Hotel Post | 2027-05-02 – 2027-05-05 | BR-712406',
    'Hôtel Le Colombier | 2027-05-05 – 2027-05-08 | BR-712406',
  ])
})

test.each([
  [
    'Din lejeaftale – sommerhus\nHUS\nF41207 "Klitrosen", 6 pers., spa\n\nLEJEPERIODE\nlørdag den 26.06.2027 kl. 15.00 til lørdag den 03.07.2027 kl. 10.00\nANTAL PERSONER\n2 voksne',
    'Klitrosen',
  ],
  [
    'Natuurhuisje   De Reeënhorst (nr. 61804)\nAankomst   26.06.2027\nVertrek   03.07.2027\nAantal nachten   7\nAdres\nMidden 41b\n8351 HC Wapserveen',
    'De Reeënhorst',
  ],
  ['[2] Kanazawa – Minshuku Asanogawa\nCheck-in   26 June 2027\nCheck-out   3 July 2027\nRoom   8 mats', 'Minshuku Asanogawa'],
  [
    'La Ker des Embruns - vue mer, jardin clos\nAnnonce n° 2187453 · Maison\nArrivée\n26 juin 2027\nDépart\n3 juillet 2027\n7 nuits, séjour en chambres',
    'La Ker des Embruns',
  ],
])('“%s” is of the house of that name', (text, name) => {
  expect(stays(`Booking number 118726\n\n${text}`)).toEqual([`${name} | 2027-06-26 – 2027-07-03 | 118726`])
})

test('a letter that thanks for the choice of a chain tells its house behind another phrase, or in its subject', () => {
  const letter = (text: string, subject = ''): readonly string[] =>
    tripOf(`${text}\n2 hóspedes\nNº da confirmação: RCW22607\nCheck-in: 16/03/2027\nCheck-out: 19/03/2027`, { subject }).products.flatMap(
      (one) => (one.kind === 'hotel' ? (one.name?.value ?? []) : []),
    )
  expect(letter('Obrigado por escolher a Lumina! Confirmamos sua reserva no Hotel Mar Curitiba, conforme os dados abaixo:')).toEqual([
    'Hotel Mar Curitiba',
  ])
  expect(letter('Obrigado por escolher a Lumina!', 'Confirmação de Reserva RCW22607 - Hotel Mar Curitiba')).toEqual(['Hotel Mar Curitiba'])
})

test('what a sentence says above a label of a number is no house, and a whole house is how much is let', () => {
  expect(
    stays(
      'Wij bevestigen het volgende\nverblijf:\nReserveringsnummer   FL4471829\nAankomst   12 februari 2027\nVertrek   14 februari 2027\nUw hotel\nHotel De Buunderkamp',
    ),
  ).toEqual(['Hotel De Buunderkamp | 2027-02-12 – 2027-02-14 | FL4471829'])
  expect(
    stays(
      'CASA RURAL LA SOLANA\nNº de reserva: 2026-0187\nAlojamiento: casa completa (3 habitaciones)\nEntrada: 13/08/2027\nSalida: 17/08/2027',
    ),
  ).toEqual(['CASA RURAL LA SOLANA | 2027-08-13 – 2027-08-17 | 2026-0187'])
})

test('who is called like a chain of hotels is no house', () => {
  const stay = (name: string) =>
    stays(`${name}\n12 Mill Lane, Keswick CA12 5NJ\nBooking number 118726\nCheck-in: 26 June 2027\nCheck-out: 3 July 2027\n1 room`)
  for (const guest of ['Guest: Emma Hampton', 'Emma Fletcher', 'Guest: Fletcher, Emma', 'Herr Lindner', 'Guest: Avani Patel'])
    expect(stay(`Booking confirmation\n${guest}\nKlara's Garden`), guest).toEqual(["Klara's Garden | 2027-06-26 – 2027-07-03 | 118726"])
  for (const house of ['Conrad Keswick', 'Hampton by Hilton Keswick', 'Lindner Keswick'])
    expect(stay(house), house).toEqual([`${house} | 2027-06-26 – 2027-07-03 | 118726`])
})

test.each(['Booking 118726', 'Reserva 118726', 'Buchung 11872', 'Prenotazione 11872'])(
  '“%s” below a house is no town with its code',
  (below) => {
    expect(addresses(`Hotel Sol\n${below}\nCheck-in: 22 January 2027\nCheck-out: 24 January 2027\n1 room`)).toEqual([undefined])
    expect(addresses('Hotel Sol\nPune 411001\nBooking 118726\nCheck-in: 22 January 2027\nCheck-out: 24 January 2027\n1 room')).toEqual([
      { postalCode: '411001', city: 'Pune' },
    ])
  },
)

test('where the firm of a house is registered is not where it stands', () => {
  const address = (below: string) =>
    addresses(`Hotel Sol\n${below}\n\nConfirmation number: 4471093\nCheck-in: 22 January 2027\nCheck-out: 24 January 2027`)
  expect(address('Registered in England, London SW1A 2AA')).toEqual([undefined])
  expect(address('Kilmore by the Sea, Oban PA34 4XG')).toEqual([
    { lines: ['Kilmore by the Sea'], postalCode: 'PA34 4XG', city: 'Oban', country: 'GB' },
  ])
})

test('the town or the room told with its nights is no house', () => {
  const told = (said: string) => stays(`Your trip, booking 4471290\nFriday 2 April 2027\n${said}\nMonday 5 April 2027\nDeparture`)
  for (const said of [
    'Hotel, 3 nights in Rome',
    'Hotel, 3 nights in Tuscany, 2 adults',
    'Hotel, 3 nights: Rome, 2 adults',
    'Unterkunft: 3 Nächte in München',
    'Accommodation – 3 nights: Twin Share',
  ])
    expect(told(said), said).toEqual([])
  for (const said of ['Accommodation, 3 nights: Rosengarten, Seestr. 4, Bad Ems', 'Accommodation, 3 nights at Rosengarten Hotel'])
    expect(told(said), said).toHaveLength(1)
})

test('the unit in which somebody has an office is the name of no house', () => {
  const text = `
    Unit 4, 28 Market Street, Bristol BS1 3AD

    BOOKING REF   QX7T2P
    Room: Double
    Check-in:   13 MAR 2027
    Check-out:   16 MAR 2027`
  expect(stays(text)).toEqual([])
  expect(stays(text.replace('Unit 4', 'Orchard House'))).toEqual(['Orchard House | 2027-03-13 – 2027-03-16 | QX7T2P'])
})

test('who owns a house, between its name and its street, is not the house', () => {
  const named = (owner: string) =>
    stays(`Haus Seeblick
${owner}
Seestraße 4, 82319 Starnberg

Buchung 471192
Gast: Jan Holm
Anreise: 12.05.2027
Abreise: 14.05.2027`)
  const told = ['Haus Seeblick | 2027-05-12 – 2027-05-14 | 471192']
  expect(named('Inhaber Familie Reed')).toEqual(told)
  expect(named('Inh. Anna Reed')).toEqual(told)
  expect(named('Proprietor Anna Reed')).toEqual(told)
})

test('a house may begin with a word that sentences have further on', () => {
  const text = 'Booking number: 471192\nLies Guest House\nMain Road 4, 1000 Brussels\nArrival: 12 May 2027\nDeparture: 14 May 2027'
  expect(stays(text)).toEqual(['Lies Guest House | 2027-05-12 – 2027-05-14 | 471192'])
})

test('what counts pictures or pages is no title, where the house is one of many words below it', () => {
  const below = (counted: string): readonly string[] =>
    stays(`Je boeking is definitief.\n\n${counted}\n\nSTIL HUISJE ACHTER DE HOUTWAL\n\n${counted}\n\n${booking}`)
  for (const counted of ['Photo 1 of 24', '[Foto 3 von 12]', 'Page 2 sur 4'])
    expect(below(counted)).toEqual(['STIL HUISJE ACHTER DE HOUTWAL | 2027-08-06 – 2027-08-09 | 7FQ2-91044'])
})

test.each([
  ['Réf. hôtel', true],
  ['Reservierungsnummer des Hotels', true],
  ['Booking number hotel', true],
  ['Hôtel des Dunes', false],
  ['Hotel Reed', false],
  ['Hotel', false],
  ['B&B De Lindehof', false],
  ['La Reserva Hotel', false],
  ['The Reference Hotel', false],
  ['Numero Uno Hotel', false],
  ['Ferienhaus Nr. D04512', false],
])('whether %s is the label of a number that a house has', (name, isLabel) => {
  expect(isLabelOfNumber(name)).toBe(isLabel)
})
