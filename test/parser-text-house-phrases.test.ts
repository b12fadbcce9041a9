import { expect, test } from 'vitest'
import { EVERY_KIND, operators } from '../src/parser/text/trains/operators.ts'
import { tripOf } from './parser-text.ts'

/** Houses that say what they are, and houses that do not. */
const HOUSES = ['The Nightjar', 'Villa Amaranth', 'Rove Quayside', 'Hotel Seestern', 'Schloss Elmenau', 'Haus am Weiher', 'Numa Ostkreuz']

/** What a letter says around the name of its house, and its labels of arriving, leaving and nights. */
const LETTERS: readonly (readonly [labels: string, ...sentences: string[]])[] = [
  [
    'Arrival/Departure/Nights',
    'Thank you for choosing #. Your reservation is confirmed.',
    'Thank you for booking with #.',
    'We look forward to welcoming you to #!',
    'We are delighted to confirm your stay at # as follows:',
    'We are happy to confirm your double room at #.',
    'Greetings from #!',
    'Your reservation at # has been confirmed.',
    'You’re all set for #!',
  ],
  [
    'Anreise/Abreise/Nächte',
    'vielen Dank für Ihre Buchung im #.',
    'vielen Dank, dass Sie sich für das # entschieden haben.',
    'wir freuen uns, Sie bald im # begrüßen zu dürfen.',
    'herzlichen Dank für Ihre Reservierung in unserem Hause #.',
    'Ihre Reservierung im # ist bestätigt.',
  ],
  ['Arrivée/Départ/Nuits', 'Merci d’avoir choisi #.', 'Votre réservation au # est confirmée.', 'Toute l’équipe de # vous remercie.'],
  ['Llegada/Salida/Noches', 'Le agradecemos que haya elegido # para su estancia.', 'Su reserva en # está confirmada.'],
  [
    'Arrivo/Partenza/Notti',
    'La ringraziamo per aver prenotato presso #.',
    'Siamo lieti di confermare il Suo soggiorno presso #.',
    'Alloggerà presso #.',
    'Soggiornerà presso #.',
  ],
  ['Chegada/Partida/Noites', 'Agradecemos a sua preferência pelo #.', 'A sua reserva no # está confirmada.'],
  ['Aankomst/Vertrek/Nachten', 'Bedankt voor uw reservering bij #.', 'Fijn dat u hebt gekozen voor #.', 'U verblijft in #.'],
  ['Ankomst/Avresa/Nätter', 'Tack för att du valt #.', 'Välkommen till #!'],
  ['Ankomst/Avreise/Netter', 'Takk for at du valgte #.', 'Opphold på #.'],
  ['Ankomst/Afrejse/Nætter', 'Vi glæder os til at byde dig velkommen på #.', 'Tak for din reservation på #.'],
  ['Przyjazd/Wyjazd/Noce', 'Dziękujemy za wybór #.', 'Dziękujemy za rezerwację w #.'],
  ['Příjezd/Odjezd/Noci', 'Děkujeme, že jste si vybrali #.'],
  ['Érkezés/Távozás/Éjszakák', 'Köszönjük, hogy a # szállodát választotta.'],
  ['Giriş/Çıkış/Gece', '# tercih ettiğiniz için teşekkür ederiz.', '# otelindeki rezervasyonunuz onaylandı.'],
]

const housesRead = (sentence: string, house: string, labels: string): readonly unknown[] => {
  const [arrival, departure, nights] = labels.split('/')
  return tripOf(`
    Ada Lovelace,

    ${sentence.replace('#', house)}

    Booking number: 5512345
    ${arrival}   2027-03-02
    ${departure}   2027-03-05
    ${nights}   3

    Hauptstr. 5
    10827 Berlin`).products.map((product) => product.kind === 'hotel' && product.name?.value)
}

/** Each sentence is said of three of the houses, and the next one of the next three. */
const SENTENCES = LETTERS.flatMap(([labels, ...sentences]) => sentences.map((sentence) => ({ sentence, labels })))
const housesFor = (at: number) => [0, 2, 3].map((step) => HOUSES[(at + step) % HOUSES.length] ?? '')

test.each(SENTENCES.map((each, at) => ({ ...each, houses: housesFor(at) })))(
  'a house of any name is the one of which a letter says: $sentence',
  ({ sentence, labels, houses }) => {
    for (const house of houses) expect(housesRead(sentence, house, labels)).toEqual([house])
  },
)

test('a town in which one stays is no house', () => {
  expect(housesRead('Your stay in New York is confirmed.', '', 'Arrival/Departure/Nights')).toEqual([])
  expect(housesRead('Su reserva en Palma de Mallorca está confirmada.', '', 'Llegada/Salida/Noches')).toEqual([])
})

test('the label of nights is no house', () => {
  expect(housesRead('Bekreftet', '', 'Ankomst/Avreise/Netter')).toEqual([])
})

test('who runs trains, buses or ferries, or sells tickets of them, thanks as houses do and is none, but where houses are called the same', () => {
  const areHouses = (name: string): boolean => housesRead('Thank you for choosing #.', name, 'Arrival/Departure/Nights').length > 0
  expect(operators(EVERY_KIND).filter(areHouses)).toEqual(['Avanti', 'Moby', 'Tirrenia'])
  const thanks = (name: string): string =>
    `Thank you for choosing ${name}\nBooking reference QX7T2P\nCheck-in: 12 March 2027 15:00\nCheck-out: 14 March 2027 11:00`
  expect(['ÖBB', 'FlixTrain', 'Alsa', 'PKP Intercity'].flatMap((name) => tripOf(thanks(name)).products)).toEqual([])
})

const booked = (...lines: readonly string[]): readonly string[] =>
  tripOf([...lines, 'Booking number 9928811'].join('\n')).products.flatMap((one) =>
    one.kind === 'hotel' ? [`${one.name?.value} | ${one.checkIn?.value} – ${one.checkOut?.value}`] : [],
  )
const days = ['Check-in   5 May 2027', 'Check-out   7 May 2027']

test('stars lead the name of a house, or of what kind the house above is', () => {
  for (const above of ['Napoli, Italy', 'Booking Confirmation', 'Your hotel'])
    expect(booked(above, '★★★★ Grand Hotel Palace', ...days), above).toEqual(['Grand Hotel Palace | 2027-05-05 – 2027-05-07'])
  for (const kind of ['★★★★ Heritage Hotel', '★★★ Boutique & Spa Resort', '★★★★ Hotel   Landmark: the lighthouse'])
    expect(booked('Maison Perumal', kind, ...days), kind).toEqual(['Maison Perumal | 2027-05-05 – 2027-05-07'])
})

test('the day that a sentence goes on with in the next line is that of the label above', () => {
  const letter = ['we are delighted to confirm your stay in the Hotel Palace with arrival', 'on Wednesday 5 May 2027 and departure']
  expect(booked('Dear Ann Reed,', ...letter, 'on Friday 7 May 2027.')).toEqual(['Hotel Palace | 2027-05-05 – 2027-05-07'])
})

test('how many nights one stays is told behind the name of a house, and behind what a stay is sold as', () => {
  for (const label of ['Hotel: The Nightjar (2 nights)', 'Accommodation   The Nightjar, 2 nights', 'Unterkunft: The Nightjar - 2 Nächte'])
    expect(booked('Booking confirmation', label, ...days), label).toEqual(['The Nightjar | 2027-05-05 – 2027-05-07'])
  for (const label of ['Verblijf   Midweek (2 nachten)', 'Accommodation   Long weekend (2 nights)'])
    expect(booked('Booking confirmation', label, 'Park   De Heide', ...days), label).toEqual(['De Heide | 2027-05-05 – 2027-05-07'])
})

/** The letter of a small house, in which nothing but one sentence tells the days. */
const letter = (title: string, house: string, address: string, number: string, said: string, rooms: string): readonly string[] =>
  tripOf([title, house, address, number, 'Ann Reed,', said, rooms].join('\n')).products.flatMap((one) =>
    one.kind === 'hotel' ? [`${one.name?.value} | ${one.checkIn?.value} – ${one.checkOut?.value}`] : [],
  )

test('guests stay for as long as they are welcomed, in whatever language', () => {
  const welcomed = (house: string, address: string, said: string, rooms: string): readonly string[] =>
    letter('Confirmation', house, address, 'Reference: 44120', said, rooms)
  const stay = ['| 2027-03-03 – 2027-03-06']
  for (const [house = '', ...more] of [
    ['Lake Hotel', '4 High Street, Bath BA1 2AB', 'we look forward to welcoming you from 3 to 6 March 2027.', '1 double room'],
    ['Hotel Huber', 'Am Bach 4, 83471 Schönau', 'wir freuen uns, Sie vom 3. bis 6. März 2027 bei uns zu begrüßen.', '1 Doppelzimmer'],
    ['Hôtel du Lac', '3 rue de la Gare, 74000 Annecy', 'nous serons heureux de vous accueillir du 3 au 6 mars 2027.', '1 chambre double'],
    ['Albergo Moro', 'Via Roma 3, 22100 Como', 'saremo lieti di ospitarLa dal 3 al 6 marzo 2027.', '1 camera doppia'],
    ['Hostal del Sol', 'Calle Mayor 3, 28013 Madrid', 'será un placer recibirle del 3 al 6 de marzo de 2027.', '1 habitación doble'],
    ['Hotel de Zon', 'Kerkstraat 3, 1017 GC Amsterdam', 'wij verwelkomen u graag van 3 tot 6 maart 2027.', '1 kamer'],
    ['Hotell Sol', 'Strandvägen 3, 793 70 Tällberg', 'vi hälsar dig välkommen från 3 till 6 mars 2027.', '1 rum'],
  ]) {
    const [address = '', said = '', rooms = ''] = more
    expect(welcomed(house, address, said, rooms), said).toEqual(stay.map((days) => `${house} ${days}`))
  }
  for (const event of [
    'we look forward to welcoming you to our congress from 3 to 6 March 2027.',
    'wir freuen uns, Sie vom 3. bis 6. März 2027 zu unserem Sprachkurs begrüßen zu dürfen.',
    'wir freuen uns, Sie vom 3. bis 6. März 2027 auf der Fachmesse begrüßen zu dürfen.',
    'we look forward to welcoming you to our exhibition from 3 to 6 March 2027.',
  ])
    expect(welcomed('Grand Hotel Europa', 'Via Roma 10, 50123 Firenze', event, 'Rooms can be booked.'), event).toEqual([])
  for (const [house = '', said = ''] of [
    ['Rose Cottage', 'we look forward to welcoming you to Rose Cottage from 3 to 6 March 2027.'],
    ['Seminarhotel Huber', 'wir freuen uns, Sie vom 3. bis 6. März 2027 im Seminarhotel Huber zu begrüßen.'],
    ['Hotel Huber', 'wir freuen uns, Sie vom 3. bis 6. März 2027 für erholsame Tage zu begrüßen.'],
  ])
    expect(welcomed(house, 'Am Bach 4, 83471 Schönau', said, '1 double room'), said).toEqual(stay.map((days) => `${house} ${days}`))
})

test('a booking that is confirmed from one day to another is of the room that is told, unless it is of a parking place', () => {
  const confirmed = (said: string): readonly string[] =>
    letter('Booking confirmation', 'Lake Hotel', '4 High Street, Bath BA1 2AB', 'Booking number: 44120', said, '1 double room')
  for (const said of [
    'we are pleased to confirm your booking from 3 March to 6 March 2027.',
    'wir bestätigen Ihre Reservierung vom 3. bis 6. März 2027.',
    'nous confirmons votre réservation du 3 au 6 mars 2027.',
  ])
    expect(confirmed(said), said).toEqual(['Lake Hotel | 2027-03-03 – 2027-03-06'])
  expect(confirmed('we are pleased to confirm your parking booking from 3 March to 6 March 2027.')).toEqual([])
})

test('a label is enough to tell a house by, and quotes are no part of its name', () => {
  for (const house of ['Klitrosen', '"Klitrosen"', 'Klitrosen, 6857 Blåvand', '„Klitrosen“'])
    expect(booked('Booking confirmed', `Property: ${house}`, 'Arrival: 5 May 2027', 'Departure: 7 May 2027'), house).toEqual([
      'Klitrosen | 2027-05-05 – 2027-05-07',
    ])
})
