import { describe, expect, test } from 'vitest'
import { findDates } from '../src/parser/text/days/dates.ts'
import { bookedWith, people, stays } from './parser-text.ts'

/** Houses that are told by whoever writes, and in what they write themselves. */

const farm = (foot: string): string => `Sonnleiten

Buchungsbestätigung Nr. 2027-0331

Sehr geehrte Familie Krämer,
vielen Dank für Ihre Buchung!

Anreise   Samstag, 04.09.2027 ab 15.00 Uhr
Abreise   Samstag, 11.09.2027 bis 10.00 Uhr
Unterkunft   Ferienwohnung "Enzian"
Personen   2 Erwachsene, 1 Kind

Mit besten Grüßen
Familie Oberrauch

${foot}`
const strip = 'Sonnleiten · Fam. Oberrauch · St. Walburga 17 · I-39016 Ulten (BZ) · Tel. +39 0473 555 120'
const sonnleiten = 'Sonnleiten | 2027-09-04 – 2027-09-11 | St. Walburga 17, 39016, Ulten (BZ) | 2027-0331'

describe('the house that writes', () => {
  test('is the one of its sender, letterhead and foot, and what has a name in it is a part of it', () => {
    expect(stays(farm(strip), { from: 'Sonnleiten – Fam. Oberrauch' })).toEqual([sonnleiten])
  })

  test('is no broker: what that lets is the house', () => {
    const mail = farm(strip).replaceAll('Sonnleiten', 'Interhome')
    expect(stays(mail, { from: 'Interhome' })).toEqual([
      'Ferienwohnung "Enzian" | 2027-09-04 – 2027-09-11 | St. Walburga 17, 39016, Ulten (BZ) | 2027-0331',
    ])
  })

  test('is no house that tells another with an address of its own', () => {
    const mail = farm(strip).replace('Ferienwohnung "Enzian"', 'Gasthof Eggerhof\nSeestraße 4\n39040 Kaltern')
    expect(stays(mail, { from: 'Sonnleiten' })).toEqual([
      'Gasthof Eggerhof | 2027-09-04 – 2027-09-11 | Seestraße 4, 39040, Kaltern | 2027-0331',
    ])
  })

  const sent = (name: string): string => `Hello Ruben,
thank you for your booking!
Accommodation: Pear Tree Barn
Booking number: 77120945
Check-in: 14 July 2027
Check-out: 18 July 2027
Kind regards
${name}`
  test.each([
    ['by a program for small houses', 'Old Dairy Lodgings', 'no-reply@mail.amenitiz.io', 'Old Dairy Lodgings'],
    ['by such a program in the name of a host', 'Harriet Moss', 'x-17@guest.smoobu.com', 'Pear Tree Barn'],
    ['by nobody that is known', 'Old Dairy Lodgings', 'post@old-dairy.example', 'Pear Tree Barn'],
  ])('is known where it is sent %s', (_, from, mailbox, name) => {
    expect(stays(sent(from), { from, mailbox })).toEqual([`${name} | 2027-07-14 – 2027-07-18 | ? | 77120945`])
  })

  test('may head the signature, above what it is and who keeps it', () => {
    const mail = `Liebe Frau Ahrens,

gerne bestätige ich Ihnen unsere Ferienwohnung von Samstag, 6. Februar bis Samstag, 13. Februar 2027, also 7 Nächte.

Alles Liebe
Resi Moosbrugger

--
HAUS LECHBLICK
Ferienwohnungen mit Aussicht
Familie Moosbrugger
Oberdorf 12 | A-6767 Warth
Tel. +43 5583 55 120`
    expect(stays(mail, { from: 'Resi Moosbrugger' })).toEqual(['HAUS LECHBLICK | 2027-02-06 – 2027-02-13 | Oberdorf 12, 6767, Warth | ?'])
  })

  test('has the only address of a letter that somebody signs, far from where it is named', () => {
    const mail = (from: string): readonly string[] =>
      stays(
        `Bonjour Madame,

Je vous confirme votre réservation à la Maison des Ajoncs :

Arrivée : vendredi 21 mai 2027
Départ : lundi 24 mai 2027
3 nuits, chambre « Genêt »

${'Le jardin est à vous.\n\n'.repeat(14)}
Annick Le Floc’h
Chambres d’hôtes depuis 1999

8, rue de Keravel

22500 Paimpol`,
        { from },
      )
    expect(mail('Annick Le Floc’h')).toEqual(['Maison des Ajoncs | 2027-05-21 – 2027-05-24 | 8 rue de Keravel, 22500, Paimpol | ?'])
    expect(mail('Voyages Armor')).toEqual(['Maison des Ajoncs | 2027-05-21 – 2027-05-24 | ? | ?'])
  })
})

const feet: readonly (readonly [string, string])[] = [
  ['with dots and its owner', 'Haus Tanner · Fam. Tanner · St. Peter 9 · CH-7028 St. Peter · Tel. 081 555 01 12'],
  ['with strokes', 'Haus Tanner | St. Peter 9 | 7028 St. Peter | info@haus-tanner.example'],
  ['with dashes', 'Haus Tanner – St. Peter 9 – 7028 St. Peter – info@haus-tanner.example'],
  ['in cells', 'Haus Tanner   Fam. Tanner   St. Peter 9   7028 St. Peter'],
]
test.each(feet)('an address is read in a foot that is one line, %s', (_, foot) => {
  const mail = `Reservationsbestätigung Nr. 4417
Anreise 12.06.2027
Abreise 15.06.2027
Zimmer: 1 Doppelzimmer, 3 Nächte

${foot}`
  expect(stays(mail)).toEqual(['Haus Tanner | 2027-06-12 – 2027-06-15 | St. Peter 9, 7028, St. Peter | 4417'])
})

test('a line of nights, guests and a town is no address', () => {
  const mail = `Hotel Miramar
Confirmación 88120
Llegada 12/06/2027   Salida 15/06/2027
3 noches   35660 Corralejo   2 adultos`
  expect(stays(mail)).toEqual(['Hotel Miramar | 2027-06-12 – 2027-06-15 | ? | 88120'])
})

test.each([
  ['the address for your satnav is', 'The address for your satnav is Mill Lane 4, 1234 AB Hoogwoud.'],
  ['het adres voor de navigatie is', 'Het adres voor de navigatie is Molenweg 4, 1234 AB Hoogwoud.'],
])('a sentence tells the address: %s', (_, sentence) => {
  const mail = `Minicamping De Kwelder
Reserveringsnummer: 2027-118
Aankomst: zaterdag 17 juli 2027
Vertrek: zaterdag 24 juli 2027
${sentence}`
  expect(stays(mail)).toEqual([
    `Minicamping De Kwelder | 2027-07-17 – 2027-07-24 | ${sentence.includes('Mill') ? 'Mill Lane 4' : 'Molenweg 4'}, 1234 AB, Hoogwoud, NL | 2027-118`,
  ])
})

const narrow = `Good morning Philippa,

That is all settled then. I have you and your sister down in the
two back rooms, the ones over the garden, from Thursday the 13th of
May for the four nights, and you will be heading off on Monday the
17th to your cousin's. It is 95 euro a night for each room with
your breakfast, and you can pay the rest in cash or with a card
whenever suits. We are not fussy about any of it, and the key will
be under the blue pot if nobody answers.

Nuala and Donal Keane
Cnoc Bui, Aghadda, Portmagee, Co. Kerry, V23 XK58`

describe('a letter that is broken at fewer letters than most', () => {
  test('tells in whole sentences when somebody comes and leaves', () => {
    expect(stays(narrow, { from: 'Cnoc Bui', subject: 'Your stay in May', written: '2027-01-15' })).toEqual([
      'Cnoc Bui | 2027-05-13 – 2027-05-17 | Aghadda, V23 XK58, Portmagee, IE | ?',
    ])
  })

  test('is not put together where its lines end of themselves', () => {
    const list = narrow.replace(/\n(?=\S)/g, '\n\n')
    expect(stays(list, { from: 'Cnoc Bui', subject: 'Your stay in May', written: '2027-01-15' })).toEqual([])
  })
})

describe('two figures between a month and a month', () => {
  const days = (told: string) => findDates(told).map(({ day, month, year }) => [day, month, year])
  test.each([
    ['20 mai-22 mai', [20, 5, undefined], [22, 5, undefined]],
    ['20 mai 22 mai 2027', [20, 5, undefined], [22, 5, 2027]],
    ['20 mar 22 mar', [20, 3, undefined], [22, 3, undefined]],
  ])('are a day: %s', (told, ...expected) => {
    expect(days(told)).toEqual(expected)
  })
  test('are a year where no month follows', () => {
    expect(days('3 juin 27 au 4 juin 27')).toEqual([
      [3, 6, 2027],
      [4, 6, 2027],
    ])
  })
})

describe('documents of East Asia', () => {
  test('tell days by signs for year, month and day', () => {
    const mail = `예약이 확정되었습니다!
예약 번호
1640927735
체크인
2027년 2월 12일 (금)
체크아웃
2027년 2월 15일 (월)
호텔: Araya Beach Hotel
★★★★ 112 Vo Nguyen Giap, Phuoc My, Son Tra, Da Nang, Vietnam, 550000
투숙객 성명   SEOYEON NAMGUNG
동반 투숙객   JIHOON SEO`
    expect(stays(mail)).toEqual([
      'Araya Beach Hotel | 2027-02-12 – 2027-02-15 | 112 Vo Nguyen Giap, Phuoc My, Son Tra, 550000, Da Nang, VN | 1640927735',
    ])
    expect(people(mail)).toEqual(['Seoyeon Namgung', 'Jihoon Seo'])
  })

  test('find the year of a day by its weekday', () => {
    const mail = (weekday: string) => `予約番号   4417209
チェックイン   7月17日（${weekday}）
チェックアウト   7月19日
宿泊施設   旅館みなみかわ`
    expect(stays(mail('土'), { written: '2027-01-15' })).toEqual(['旅館みなみかわ | 2027-07-17 – 2027-07-19 | ? | 4417209'])
    // In 2026, and over when it was written.
    expect(stays(mail('金'), { written: '2027-01-15' })).toEqual([])
  })

  test('tell guests by their rooms', () => {
    const mail = `订单号   1658340927416253
酒店名称   Amara Garden Hotel Bangkok
入住日期   2027年4月26日（周一）
离店日期   2027年5月2日（周日）
入住客人   房间1 Room 1: ZHUGE/MINGYUAN, LIN/XIAOTONG`
    expect(people(mail)).toEqual(['Mingyuan Zhuge', 'Xiaotong Lin'])
  })
})

describe('people of small houses and portals', () => {
  test.each([
    [
      'for whom a room is reserved, whom the mail speaks to',
      'C’est réservé, Anne-Lise !',
      'Réservée pour Anne-Lise Moreau-Petit',
      ['Anne-Lise Moreau-Petit'],
    ],
    ['for what it is reserved, which is nobody', 'Hi Ann!', 'Reservado para Semana Grande', []],
    [
      'who is told behind a count in each room of a list, though the rooms are told again',
      'Hej Søren!',
      'Værelse 1 – Dobbeltværelse\nSøren Thybo, 2 voksne\nVærelse 2 – Dobbeltværelse\nFreja Lund, 2 voksne\nVærelse 1: 2 nætter   2.264,00 kr.',
      ['Søren Thybo', 'Freja Lund'],
    ],
    [
      'who sleeps in each of the rooms',
      'Sehr geehrte Frau Dr. von der Aue,',
      'Zimmer   1 Doppelzimmer „Linde“ mit Balkon: Dr. Anna von der Aue und Prof.\nHenning Brink\n1 Einzelzimmer „Ahorn“: Leonie Brink',
      ['Anna von der Aue', 'Henning Brink', 'Leonie Brink'],
    ],
    [
      'who is ready to be welcomed by a first name',
      'We’re ready for you, Delphine',
      'For: Delphine Okonkwo-Reid',
      ['Delphine Okonkwo-Reid'],
    ],
    [
      'who goes, below a count, with empty lines between',
      'Hola',
      'Quiénes van\n\n2 huéspedes\n\nXimena de la Garza Treviño (reservó)\n\nJavier Ibáñez Quintal',
      ['Ximena de la Garza Treviño', 'Javier Ibáñez Quintal'],
    ],
    [
      'a family with an apostrophe, and its card',
      'Gentile Maria Vittoria de’ Sarti,',
      'Nome: Maria Vittoria\nCognome: de’ Sarti\nIntestatario: M V DE SARTI',
      ['Maria Vittoria de’ Sarti'],
    ],
    [
      'with a Turkish title behind the name',
      'Sayın Ayşegül Hanım,',
      'Misafirler   : Ayşegül Kara\nMehmet Emin Kara\nDefne Kara (5 yaş, ücretsiz)',
      ['Ayşegül Kara', 'Mehmet Emin Kara', 'Defne Kara'],
    ],
  ])('%s', (_, greeting, told, expected) => {
    expect(people(bookedWith(told, greeting))).toEqual(expected)
  })

  test('to whom the mail is, by a last name that begins with small words', () => {
    expect(people(bookedWith('', 'Bonjour Monsieur de Kervel-Gilly,'), { to: 'Hugues de Kervel-Gilly' })).toEqual([
      'Hugues de Kervel-Gilly',
    ])
  })
})

/** A stay below a house, and what is told behind it. */
const stayAt = (house: string, more = ''): string[] =>
  stays(`Booking confirmation
Confirmation number   BCYK614829
Lead guest   Ms Ann Reed
${house}
Check in   18 Sep 2027
Check out   20 Sep 2027
2 nights, 1 room, 2 adults
${more}`)
const stayed = (house: string, address: string): string[] => [`${house} | 2027-09-18 – 2027-09-20 | ${address} | BCYK614829`]

describe('houses and where they are', () => {
  test.each([
    [
      'Leith City (Elm Street South) Travelodge\n28 Blossom Road\nLeith\nEH6 6AB',
      'Leith City (Elm Street South) Travelodge',
      '28 Blossom Road, EH6 6AB, Leith, GB',
    ],
    ['Hamburg City (Mitte) ibis\nElbweg 12\n20095 Hamburg', 'Hamburg City (Mitte) ibis', 'Elbweg 12, 20095, Hamburg'],
    ['Hotel Post (Doppelzimmer)\nElbweg 12\n20095 Hamburg', 'Hotel Post', 'Elbweg 12, 20095, Hamburg'],
    ['🏨 Hotel Post\n📍 Seestraße 4, 6100 Seefeld', 'Hotel Post', 'Seestraße 4, 6100, Seefeld'],
    ['Hotel Post ★★★★ 9,1/10\nSeestraße 4, 6100 Seefeld', 'Hotel Post', 'Seestraße 4, 6100, Seefeld'],
  ])('“%s” has a name within which or before which something stands', (told, house, address) => {
    expect(stayAt(told)).toEqual(stayed(house, address))
  })

  test.each([
    ['12 Quay Road\nWhitby\nNorth Yorkshire\nYO22 4AA', '12 Quay Road, YO22 4AA, Whitby, GB'],
    ['12 Quay Road, Fowey, Cornwall, PL23 1AA', '12 Quay Road, PL23 1AA, Fowey, GB'],
    ['12 Quay Road, Fowey, Cornwall PL23 1AA', '12 Quay Road, PL23 1AA, Fowey, GB'],
    ['The Square\nKendal\nCumbria\nLA9 4AA\nUnited Kingdom', 'The Square, LA9 4AA, Kendal, GB'],
    ['12 Quay Road, Dunbar, EH42 1AA, East Lothian', '12 Quay Road, EH42 1AA, Dunbar, GB'],
    ['12 Quay Road, Essex CO12 3AA', '12 Quay Road, CO12 3AA, Essex, GB'],
    ['Rua da Praia, 77\nCentro, Porto Seguro, BA\nCEP 45816-000 - Brasil', 'Rua da Praia, 77, Centro, 45816-000, Porto Seguro, BR'],
    ['Rua das Flores, 120\nCentro, Paraty - RJ\nCEP: 23970-000', 'Rua das Flores, 120, Centro, 23970-000, Paraty, BR'],
    ['Av. Beira Mar, 2200 - Meireles\nFortaleza - CE\n60165-121 Brasil', 'Av. Beira Mar, 2200, Meireles, 60165-121, Fortaleza, BR'],
  ])('“%s” is taken apart without its county or its state', (told, address) => {
    expect(stayAt(`Harbour Inn\n${told}`)).toEqual(stayed('Harbour Inn', address))
  })

  const FAR = '\nBed linen included.'.repeat(10)
  test.each([
    ['Getting there\n1127 Ski View Loop\nGatlinburg, TN 37738', '1127 Ski View Loop, 37738, Gatlinburg, US'],
    ['So kommen Sie hin\nSeestraße 4\n18586 Sellin', 'Seestraße 4, 18586, Sellin'],
    ["Comment s'y rendre :\n12 rue des Prés\n29200 Brest", '12 rue des Prés, 29200, Brest'],
    ['Cómo llegar\nCalle Mayor 12\n39527 Comillas', 'Calle Mayor 12, 39527, Comillas'],
    ['Come arrivare\nVia Roma 12\n53100 Siena', 'Via Roma 12, 53100, Siena'],
  ])('“%s” tells far below a house where it is', (told, address) => {
    expect(stayAt('Harbour Inn', `${FAR}\n\n${told}`)).toEqual(stayed('Harbour Inn', address))
  })
})

/** What a tour operator writes to somebody whose street stands above a town, with a table of where one stays. */
const operated = (table: string): string[] =>
  stays(`Reisebestätigung / Rechnung
Herrn
Tom Reed
Am Birkenhof 12
37154 Northeim
Vorgangsnummer: 21480937
${table}
Doppelzimmer Meerblick, Vollpension plus, 10 Nächte`)

describe('tables of accommodation', () => {
  test.each([
    ['von - bis   Leistung   TN', 'LIN21017 SEEBLICK Playa Sol, Jandia/Fuerteventura', 'SEEBLICK Playa Sol', 'Jandia, Fuerteventura'],
    ['von - bis   Leistung   TN', 'Sol Costa, Puerto del Carmen/Lanzarote', 'Sol Costa', 'Puerto del Carmen, Lanzarote'],
  ])('under the headings “%s” tell “%s”', (headings, told, house, place) => {
    expect(operated(`Unterkunft\n${headings}\n02.10.27 - 12.10.27   ${told}   1-2`)).toEqual([
      `${house} | 2027-10-02 – 2027-10-12 | ${place} | 21480937`,
    ])
  })

  test('tell a house in other languages as well', () => {
    expect(
      stays(`Booking confirmation 21480937
Lead name Mr Tom Reed
Accommodation
From - To   Service   Pax
2 Oct 2027 - 12 Oct 2027   Sol Costa, Puerto del Carmen   1-2
Double room sea view, all inclusive, 10 nights`),
    ).toEqual(['Sol Costa | 2027-10-02 – 2027-10-12 | ? | 21480937'])
  })
})

describe('the number of a stay', () => {
  test.each([
    'Ihre Buchung ist bestätigt: R8TDLJ',
    'Votre réservation est confirmée : R8TDLJ',
    'La sua prenotazione è confermata: R8TDLJ',
    'Su reserva está confirmada: R8TDLJ',
    'Uw boeking is bevestigd: R8TDLJ',
    'Din bokning är bekräftad: R8TDLJ',
    'Reisebestätigung R8TDLJ',
  ])('is told by “%s”', (told) => {
    expect(stays(`${told}\nHotel Post, Seestraße 4, 6100 Seefeld\nCheck-in 12 June 2027\nCheck-out 15 June 2027\n3 nights`)).toEqual([
      'Hotel Post | 2027-06-12 – 2027-06-15 | Seestraße 4, 6100, Seefeld | R8TDLJ',
    ])
  })

  test('is none of the flights beside it', () => {
    expect(
      stays(`Vluchten (easyJet, reserveringscode KBX4T9L)
5 juni 2027   U2 6928   Amsterdam (AMS) 09:55   Edinburgh (EDI) 10:25
Accommodatie
5 juni 2027 t/m 9 juni 2027   Birchbrae Guest House   2-persoonskamer, 4 nachten`),
    ).toEqual(['Birchbrae Guest House | 2027-06-05 – 2027-06-09 | ? | ?'])
  })
})
