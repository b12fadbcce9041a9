import { describe, expect, test } from 'vitest'
import { bookedWith, line, people, stays, tripOf } from './parser-text.ts'

/** Stays, numbers and people that letters tell in sentences, and what looks like them. */

const inn = (days: string, number = 'Your confirmation number is 4486.'): string => `The Sailloft Inn
Circa 1824 · seven rooms above the harbour · 318 Main Street, Mahone Bay, Nova Scotia B0J 2E0

June 29, 2026

Dear Ms. Moran,

It gives me great pleasure to confirm that the Chart Room is yours over the long weekend. ${days} The rate for the room is $219 per night, full breakfast included.

${number} The balance is payable when you leave.

Warm regards,
Winnifred Zwicker`
const coming =
  'We shall expect you on Thursday, October 8, any time after three o’clock, and say goodbye to you on the morning of Monday, October 12, 2026.'
const stay = 'The Sailloft Inn | 2026-10-08 – 2026-10-12 | 318 Main Street, B0J 2E0, Mahone Bay, CA'

describe('a letter tells its stay', () => {
  test('by when somebody is expected and when he leaves, and its number in a sentence', () => {
    expect(stays(inn(coming), { written: '2026-06-29' })).toEqual([`${stay} | 4486`])
  })

  test.each([
    ['days that were over when it was written', 'The museum reopened on Friday, June 5, 2026, and the ferry on Monday, June 8, 2026.'],
    ['a day of anything else', 'The museum reopens on Thursday, October 8, 2026.'],
    ['the day on which it was written', 'The balance may be refunded until Thursday, October 1, 2026.'],
    [
      'a day before it and one after',
      'The balance was paid on Monday, June 22, 2026, and may be refunded until Thursday, October 1, 2026.',
    ],
  ])('and not by %s', (_, said) => {
    expect(stays(inn(said), { written: '2026-06-29' })).toEqual([])
  })

  test.each([
    ['Your confirmation number is 4486.', '4486'],
    ['We keep it under the number SL-2613, should you call.', 'SL-2613'],
    ['The year of the house is 1824.', undefined],
    ['Your confirmation number is 2026.', undefined],
  ])('whose number is told by “%s”', (sentence, expected) => {
    expect(tripOf(inn(coming, sentence), { written: '2026-06-29' }).reference?.value).toBe(expected)
  })
})

test.each([
  ['in German', 'Reservierungsbestätigung', 'nr 37 / 2027', '37/2027'],
  ['in Greek and English', 'ΕΠΙΒΕΒΑΙΩΣΗ ΚΡΑΤΗΣΗΣ', 'Αριθμός / No.   27-014   Ημερομηνία / Date   17/02/2027', '27-014'],
  ['in Polish, whose words have run together', 'POTWIERDZENIEREZERWACJI', 'nr 37 / 2027', '37/2027'],
])('the word for number alone, right below a title, tells the number of the booking, %s', (_, title, number, expected) => {
  const text = `Hotel Post\n${title}\n${number}\nCheck-in 12/06/2027\nCheck-out 15/06/2027\n1 double room, 3 nights`
  expect(tripOf(text).reference?.value).toBe(expected)
})

describe('an address in a sentence', () => {
  const house = (sentence: string): readonly string[] =>
    stays(`Apartments Villa Marela
Reservierung Nr. 4471
Anreise:   Samstag, 10. Juli 2027
Abreise:   Samstag, 24. Juli 2027
Unterkunft:  Apartment A2
${sentence}`)
  test('is read without a word for a street, and the flat is a part of the house', () => {
    expect(
      house(
        'Die Gemeinde hat letztes Jahr neue Hausnummern gegeben: jetzt ist es Put Zastiva 31, 21410 Postira. Das gelbe Haus ist noch gleiches!',
      ),
    ).toEqual(['Apartments Villa Marela | 2027-07-10 – 2027-07-24 | Put Zastiva 31, 21410, Postira | 4471'])
  })
  test('is none where a card or a room has the number', () => {
    expect(
      house('Bezahlt mit Carte bancaire Visa, XXXX XXXX XXXX 6603, gültig bis 11/28, und der Rest in bar bei der Ankunft im Haus.'),
    ).toEqual(['Apartments Villa Marela | 2027-07-10 – 2027-07-24 | ? | 4471'])
  })
})

describe('what has a day in it', () => {
  test('`mar. 02/06` is a Tuesday in June, and no second of March', () => {
    const mail = `Hôtel Bristol
N° de réservation QNRTLW
Arrivée
mar. 02/06
Départ
ven. 05/06
1 chambre, 3 nuits`
    expect(stays(mail, { written: '2026-05-28' })).toEqual(['Hôtel Bristol | 2026-06-02 – 2026-06-05 | ? | QNRTLW'])
  })

  test('a sentence that something is closed is no stay below when one may check in', () => {
    const mail = `Hotel Bristol
Itinerary # 72069318
Check-in
Fri, Oct 10, 2025
Check-out
Mon, Oct 13, 2025
Room   Deluxe Room, 3 nights
Check-in time starts at 4:00 PM
The indoor pool will be closed Sep 2, 2025 - Sep 30, 2025 for renovation
Free cancellation until Oct 8, 2025`
    expect(stays(mail, { written: '2025-07-30' })).toEqual(['Hotel Bristol | 2025-10-10 – 2025-10-13 | ? | 72069318'])
  })

  test('the number of a cost centre is no flight', () => {
    const mail = `BCD Travel
Reisende(r)   KOWAL/MALWINA EWA   Buchungscode (PNR)   RJ4KQT
Personalnummer   0044177   Kostenstelle   DE-4420-OFFS
Erstellt am   14SEP26 10:22
Check-in   29.09.2026   Check-out   02.10.2026
Radisson Blu Scandinavia Hotel
Nächte   3`
    expect(tripOf(mail, { written: '2026-09-14' }).products.map(line)).toEqual([
      'Radisson Blu Scandinavia Hotel | 2026-09-29 – 2026-10-02 | ? | RJ4KQT',
    ])
  })
})

describe('people are read', () => {
  test.each([
    [
      'from a list in brackets behind how many they are, over two lines',
      'Hi!',
      'Personen:   4 (Wolfgang Eder, Annegret Eder-Schmitz,\nFelix Eder, Clara Eder)',
      ['Wolfgang Eder', 'Annegret Eder-Schmitz', 'Felix Eder', 'Clara Eder'],
    ],
    ['from no such list that has another number', 'Hi!', 'Zimmer: 3 (Doppelzimmer Enzian, Suite Edelweiss)', []],
    [
      'below a sentence that speaks of names',
      'Dear Priya and Tom,',
      'These are the names I have in my book:\n\nPriya Raghunathan\n\nThomas Alistair Pember\n\nThe price is 95 euro.',
      ['Priya Raghunathan', 'Thomas Alistair Pember'],
    ],
    [
      'with nothing but their days of birth behind them',
      'Beste Marloes,',
      'Reisgezelschap   Marloes de Haan (hoofdboeker) - 14-02-1988\nStijn Verbrug - 30-09-1986\nFenna Verbrug - 11-06-2016',
      ['Marloes de Haan', 'Stijn Verbrug', 'Fenna Verbrug'],
    ],
    [
      'of two rooms, where the letter speaks to one of them',
      'Chère Émeline,',
      'Safran\n\nÉmeline Delacroix, Salim Benchek\n\nMenthe\n\nJosiane Delacroix, Inès Benchek (12 ans)',
      ['Émeline Delacroix', 'Salim Benchek', 'Josiane Delacroix', 'Inès Benchek'],
    ],
    [
      'as the kin of whom a letter is to',
      'Gentile Marialuisa Bernas,',
      'Per quattro persone: Lei, suo marito Oreste Vano e i ragazzi.',
      ['Oreste Vano', 'Marialuisa Bernas'],
    ],
    [
      'below a label of several, with the age of a child',
      'Hej Björn!',
      'Gäster   Björn Åkerlund\nSirwan Karim\nTuva Åkerlund Karim (barn, 8 år)',
      ['Björn Åkerlund', 'Sirwan Karim', 'Tuva Åkerlund Karim'],
    ],
    [
      'from a table that says who of them booked',
      'Vážená paní Procházková,',
      'Jméno a příjmení hosta   Národnost   Poznámka\nZdeňka Procházková   CZ   objednatel\nMinh Procházka   CZ   bez laktózy',
      ['Zdeňka Procházková', 'Minh Procházka'],
    ],
    [
      'below how many stay, one a line',
      'Dobrý den,',
      'OSOBY:   Vendulka Šťastná\nRadim Horáček\nMatyáš Horáček (9 let)',
      ['Vendulka Šťastná', 'Radim Horáček', 'Matyáš Horáček'],
    ],
    [
      'from no address that is told for a driver',
      'Dear Ms Rao,',
      'Guest name: Deepa Rao\nAddress for your driver: Kaveri Nest Homestay, Plot No. 48/2,\nKadagadalu Village & Post',
      ['Deepa Rao'],
    ],
    [
      'without the words with which the Japanese are polite',
      'Hi!',
      '【宿泊代表者】  LENA MARIE SCHNEIDER 様\n【同宿者】   KENJI HASEGAWA 様',
      ['Lena Marie Schneider', 'Kenji Hasegawa'],
    ],
  ])('%s', (_, greeting, told, expected) => {
    expect(people(bookedWith(told, greeting), { written: '2026-11-20' })).toEqual(expected)
  })
})

describe('houses are called', () => {
  test.each([
    [
      'by a sentence that says for when one stays there',
      'Le confirmamos su estancia en La Casona del Prado para esta Semana Santa.',
      'La Casona del Prado',
    ],
    [
      'by whom a booking is told to be of, in Japanese',
      'この度は「Ryokan Yukiakari」のご予約を賜り、ありがとうございます。',
      'Ryokan Yukiakari',
    ],
    [
      'with the collection behind it that says that they are houses',
      'The Drake Oak Brook, Autograph Collection',
      'The Drake Oak Brook, Autograph Collection',
    ],
    [
      'without a label that has run into the name',
      'Bestemming Oostenrijk, Zell am See\nAccommodatie Sporthotel Alpenblick ****',
      'Sporthotel Alpenblick',
    ],
    [
      'by their site, and not by what is let in them',
      'Unterkunft: Ferienwohnung „Habicht“\nGästehaus Brunnhof\nurlaub@brunnhof-stubai.example',
      'Gästehaus Brunnhof',
    ],
    ['by what the label beside them says they are', 'Cabane   Cabane des Vignes CAS (2914 m)', 'Cabane des Vignes CAS'],
  ])('%s', (_, told, name) => {
    const mail = `Booking number 4417209\n${told}\nCheck-in 12 June 2027\nCheck-out 15 June 2027\n3 nights, 1 double room`
    expect(stays(mail)).toEqual([`${name} | 2027-06-12 – 2027-06-15 | ? | 4417209`])
  })
})

describe('no trip is', () => {
  test.each([
    [
      'a notice that freight arrives',
      `Hapag   ARRIVAL NOTICE
Shipper   B/L-No. / Sea Waybill
NINGBO HOMEWARE CO., LTD.   HLCUSHA2604338
Consignee   Notify party
TRAUTMANN IMPORT GMBH   SAME AS CONSIGNEE
Port of loading   Departure (ATD)   Port of discharge   Arrival (ETA)
NINGBO   2027-05-19 04:40   HAMBURG CTA   2027-06-27 14:00
Gross weight 11,884.500 KGM`,
    ],
    [
      'the hire of tents and benches',
      `Potvrzení objednávky pronájmu č. 2700412
Nůžkový stan 3 × 6 m, bílý   2
Pivní set (stůl + 2 lavice)   10
Začátek pronájmu: pátek 11. června 2027, přivezeme mezi 14:00 a 16:00
Konec pronájmu: neděle 13. června 2027, odvezeme od 10:00
Nájemce: Bohumil Řezník`,
    ],
  ])('%s', (_, text) => {
    expect(tripOf(text).products.map(line)).toEqual([])
  })
})

describe('what looks like it is none', () => {
  test.each([
    'Sie erreichen uns unter der Nummer 0664 1234567.',
    'You can reach us under number 020 7946 0012.',
    'The key box is beside the door, your code is 4512.',
    'Wij zijn ingeschreven bij de Kamer van Koophandel onder nummer 12345678.',
    'Your table is booked at Da Mario under reference 774411.',
  ])('a number of anything else: %s', (sentence) => {
    expect(tripOf(inn(coming, sentence), { written: '2026-06-29' }).reference).toBeUndefined()
  })

  test.each(['Trailfinders', 'Golfbreaks', 'Exodus Adventures'])('a firm that sells journeys is no house: %s', (firm) => {
    const mail = `${firm}
Your booking
Booking number 4417209
Accommodation: Hotel Astoria
Check-in 12 June 2027
Check-out 15 June 2027
${firm}
48 High Street, London W8 7RG`
    expect(stays(mail, { from: firm })[0]).toContain('Hotel Astoria | 2027-06-12 – 2027-06-15')
  })

  test.each([
    ['restaurants', 'Our guests love these restaurants:\nTrattoria Da Mario\nOsteria Bella Vista'],
    ['who keeps the house', 'The names of your hosts:\nMaria Huber\nJosef Huber'],
    ['pubs, as many as are counted', 'There are 2 pubs (Black Swan, Royal Oak) in the village.'],
    ['places', 'Wir empfehlen 2 Orte (Bad Ischl, Sankt Wolfgang).'],
    ['a chain that is a partner', 'Your partner Best Western wishes you a pleasant stay.'],
    ['seats of two flights', 'HAM–MUC Sitz 14A · MUC–ATH Sitz 21A'],
  ])('nobody travels who is one of %s', (_, told) => {
    expect(people(bookedWith(`Guest: Anna Reed\n${told}`))).toEqual(['Anna Reed'])
  })

  test.each([
    'The painters are coming on 3 May 2027 and leaving on 7 May 2027, so please choose another week for your room.',
    'The circus comes to town on 3 May 2027 and leaves on 7 May 2027, and there is no room left in the car park.',
  ])('days on which others come and go are no stay: %s', (sentence) => {
    expect(stays(`The Sailloft Inn\n318 Main Street, Whitby YO21 3PU\nBooking number 4417209\n${sentence}`)).toEqual([])
  })

  test('how a car stands is no tent in another language', () => {
    const hire = `Potwierdzenie rezerwacji nr 4417209
Wypożyczalnia: Express
Odbiór: 12.06.2027 10:00, Kraków Lotnisko
Zwrot: 15.06.2027 10:00, Kraków Lotnisko
Samochód: Toyota Yaris
Stan paliwa: pełny. Prosimy sprawdzić stan pojazdu i protokół stanu pojazdu.`
    expect(tripOf(hire).products.map(({ kind }) => kind)).toEqual(['car'])
  })

  test('a flight with its airports behind hyphens is one', () => {
    const mail = 'Booking reference QX7TPL\nBA304-LHR-CDG 5 April 2027 07:20 - 09:40'
    expect(tripOf(mail).products.map(line)).toEqual(['BA 304 LHR 2027-04-05T07:20 – CDG 2027-04-05T09:40'])
  })
})
