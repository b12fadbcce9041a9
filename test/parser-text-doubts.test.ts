import { describe, expect, test } from 'vitest'
import { differentWords } from '../src/parser/text/words/word-forms.ts'
import { bookedWith, products } from './parser-text.ts'

/** A hire with its number and who drives, and what is let with it. */
const hireOf = (what: string): string => `
  Mietvertrag
  Buchungsnummer: 4471902
  Mieterin: Anna Reed
  Abholung: 12.03.2027 10:00 München, Landsberger Straße 12
  Rückgabe: 19.03.2027 10:00 München, Landsberger Straße 12
  ${what}`

const STAY = 'Hotel Post | 2027-06-12 – 2027-06-15 | Seestraße 4, 6100, Seefeld | 4417209'

describe('seats in a row', () => {
  test('leave a package of a flight, on which one sits so, and a hotel', () => {
    const text = `
      Your booking is confirmed
      Booking reference ABC123
      Mr Tom Reed

      Flight BA 478   London LHR - Barcelona BCN
      12 March 2027   10:00 - 13:05
      Row 12, seat A

      Hotel Catalonia Ramblas
      Pelai 28, 08001 Barcelona
      12 March 2027 to 15 March 2027
      3 nights`
    expect(products(text)).toEqual([
      'BA 478 LHR 2027-03-12T10:00 – BCN 2027-03-12T13:05',
      'Hotel Catalonia Ramblas | 2027-03-12 – 2027-03-15 | Pelai 28, 08001, Barcelona | ABC123',
    ])
  })

  test('leave a house of which both ends are told', () => {
    const theatre = `
      Ticket confirmation
      Your booking reference: ABC123
      Anna Reed
      Premier Inn York City
      20 Blossom Street, York YO24 1AJ
      Arriving Friday 12 March 2027
      Leaving Sunday 14 March 2027
      Theatre: Grand Opera House, row C, seats 14 and 15, Saturday 13 March 2027 19:30`
    const yoga = `
      Booking confirmation
      Wellness Resort Sonne, Bergstraße 12, 83700 Rottach-Egern
      Arrival 12 March 2027
      Departure 15 March 2027
      Booking number 4471902
      Ms Anna Reed
      Yoga class in the hall: row 3, place 4.`
    expect([theatre, yoga].flatMap((text) => products(text))).toEqual([
      'Premier Inn York City | 2027-03-12 – 2027-03-14 | 20 Blossom Street, YO24 1AJ, York, GB | ABC123',
      'Wellness Resort Sonne | 2027-03-12 – 2027-03-15 | Bergstraße 12, 83700, Rottach-Egern | 4471902',
    ])
  })

  test('leave pitches, of which nights are counted or which are on a campsite', () => {
    const counted = `
      Reservation confirmation
      Reservation number 884213
      Ms Anna Reed
      Lakeside Campground
      12 Lake Road, Windermere LA23 1AA
      12 July 2027 - 15 July 2027, 3 nights
      Site: Row B, place 14`
    const camping = `
      Reservierungsbestätigung Nr. 884213
      Camping Nordsee
      Deichweg 12, 26548 Norderney
      Zeitraum: 12.07.2027 - 19.07.2027
      Reihe 3, Platz 14
      Gast: Anna Reed`
    expect([counted, camping].flatMap((text) => products(text))).toEqual([
      'Lakeside Campground | 2027-07-12 – 2027-07-15 | 12 Lake Road, LA23 1AA, Windermere, GB | 884213',
      'Camping Nordsee | 2027-07-12 – 2027-07-19 | Deichweg 12, 26548, Norderney | 884213',
    ])
  })
})

describe('words of schools', () => {
  test('in the rules of a house refuse no stay', () => {
    const text = `
      Buchungsbestätigung
      Sehr geehrte Frau Reed,
      vielen Dank für Ihre Buchung im Hotel Sonnhof.
      Hotel Sonnhof
      Bergstraße 12, 83700 Rottach-Egern
      Anreise: 12.03.2027
      Abreise: 15.03.2027
      1 Doppelzimmer mit Frühstück
      Minderjährige dürfen das Hallenbad nur in Begleitung der Erziehungsberechtigten nutzen.`
    expect(products(text)).toEqual(['Hotel Sonnhof | 2027-03-12 – 2027-03-15 | Bergstraße 12, 83700, Rottach-Egern | ?'])
  })

  test('refuse no stay of a class that its house confirms', () => {
    const text = `
      Buchungsbestätigung Ihrer Klassenfahrt
      Sehr geehrte Frau Reed,
      wir bestätigen die Reservierung für Ihre Klassenfahrt.
      Jugendherberge Bad Ems
      Alte Kemmenauer Straße 41, 56130 Bad Ems
      Anreise: 12.05.2027
      Abreise: 15.05.2027
      28 Personen, Vollpension`
    expect(products(text)).toEqual(['Jugendherberge Bad Ems | 2027-05-12 – 2027-05-15 | Alte Kemmenauer Straße 41, 56130, Bad Ems | ?'])
  })
})

describe('words of parcels', () => {
  test('refuse no hire that tells its car, its number and its driver', () => {
    const text = `
      Car rental confirmation
      Confirmation number: 4471902
      Driver: Anna Reed
      Hertz
      Pick-up: Madrid Airport, 12 March 2027 10:00
      Drop-off: Madrid Airport, 15 March 2027 10:00
      Volkswagen Golf or similar
      If you rent a van for moving parcels, our delivery driver or courier can meet you. See our parcelshop.`
    expect(products(text)).toEqual(['Hertz | 2027-03-12T10:00 Madrid Airport | 2027-03-15T10:00 Madrid Airport | 4471902'])
  })

  test('refuse no house that tells its days, its number and its guest', () => {
    const parcels = 'Ontbijt wordt bezorgd; voor pakketten: bezorger of pakketpunt, track & trace. Your parcel waits here.'
    expect(products(bookedWith(`Gast: Anna Reed\n${parcels}`))).toEqual([STAY])
  })

  test('are counted once in whatever forms', () => {
    expect(differentWords(['bezorgd', 'bezorger', 'bezorgen', 'pacco', 'pacchi', 'parcel', 'parcels'])).toBe(3)
    expect(differentWords(['parcel', 'parcel locker', 'awb', 'hawb', 'shipper', 'shipment'])).toBe(6)
    expect(products(bookedWith('Bezorgd op uw kamer: ontbijt. Bezorger, bezorgen en pakket.'))).toEqual([STAY])
  })
})

describe('what is let beside a car', () => {
  const hire = '2027-03-12T10:00 München | 2027-03-19T10:00 München | 4471902'

  test('is let with a camper as well', () => {
    expect(products(hireOf('Vermieter: Nordkamp Wohnmobilvermietung\nMit Stromerzeuger und Partyzelt'))).toEqual([
      `Nordkamp Wohnmobilvermietung | ${hire}`,
    ])
  })

  test('is let with whatever somebody drives', () => {
    expect(products(hireOf('Fahrer: Anna Reed\nFahrzeug: Transporter, Stromerzeuger und Partyzelt dazu'))).toEqual([`? | ${hire}`])
  })

  test('is no car alone', () => {
    expect(products(hireOf('Stromerzeuger und Partyzelt'))).toEqual([])
  })
})

describe('words of other kinds of documents', () => {
  const flight = 'BA 478 LHR 2027-03-12T10:00 – BCN 2027-03-12T13:05'
  const flownWith = (said: string): string => `
    Your e-ticket
    Booking reference ABC123
    REED/ANNA MS
    ${said}
    BA 478   London LHR - Barcelona BCN
    12 March 2027   10:00 - 13:05`

  test.each([
    [
      'what is due when one is late',
      'Under Regulation (EC) 261/2004 compensation of EUR 250 is due for a delay on arrival of 3 hours. See our decision tables.',
    ],
    ['a lounge', 'Lounge access: included. Entry time 08:00'],
    ['a simulator', 'Reason for travel: simulator training with an instructor'],
    ['an insurance', 'Insurance: policyholder, insured persons, sum insured, insurer, repatriation'],
    ['a quiz on board', 'Pub quiz on board! ☐ vegetarian ☐ vegan'],
  ])('refuse no flight beside which is told of %s', (_, said) => {
    expect(products(flownWith(said))).toEqual([flight])
  })

  test.each([
    ['an insurance', 'Travel insurance: policyholder Ann, insured persons 2, sum insured 5,000 GBP, policy excess 50 GBP, insurer Alpha'],
    ['parking', 'Parking space reserved. Vehicle registration AB12 CDE'],
    ['a speech', 'We look forward to your keynote. If you accept our invitation to the speakers’ dinner, tell us.'],
    ['a dinner there would be', 'Thank you for being our keynote speaker. Should you accept the dinner invitation, we would book a table.'],
    ['what is delivered', 'Your order of rolls: delivery at 8, order number 3, shipped to your room in stock'],
    ['questions', 'Pub quiz!\n1. Can I bring a dog?\n2. Is there parking?\n3. When is breakfast?'],
  ])('refuse no stay beside which is told of %s', (_, said) => {
    expect(products(bookedWith(said))).toEqual([STAY])
  })

  test('refuse no stay of a house that asks for the plate of a car', () => {
    const text = `
      Reservierungsbestätigung 884213
      Gasthof Krone, Hauptstraße 12, 83700 Rottach-Egern
      Anreise: 12.07.2027
      Abreise: 19.07.2027
      Anna Reed
      Ihr Stellplatz: Nr. 14, Kennzeichen M-AR 1234`
    expect(products(text)).toEqual(['Gasthof Krone | 2027-07-12 – 2027-07-19 | Hauptstraße 12, 83700, Rottach-Egern | 884213'])
  })

  test('refuse no stay that was booked for who speaks', () => {
    const text = `
      Dear Dr. Reed,
      thank you for accepting our invitation to speak. Your booking is confirmed, we have reserved a room for you:
      Hotel Post, Seestraße 4, 6100 Seefeld
      Arrival 17 May 2027
      Departure 19 May 2027
      We would reimburse your train ticket after your keynote.`
    expect(products(text)).toEqual(['Hotel Post | 2027-05-17 – 2027-05-19 | Seestraße 4, 6100, Seefeld | ?'])
  })

  test('refuse no camper for some days, with its insurance', () => {
    const text = `
      Buchungsbestätigung 884213
      Wohnmobilvermietung
      Mieter: Anna Reed
      Abholung: 12.06.2027 Norden
      Rückgabe: 19.06.2027 Norden
      Versicherer Hanse, Selbstbeteiligung 1000 EUR, Versicherungsumfang Vollkasko, Prämie im Preis`
    expect(products(text)).toEqual(['? | 2027-06-12 Norden | 2027-06-19 Norden | 884213'])
  })

  test('refuse no holiday house with its insurance', () => {
    const text = `
      Buchungsbestätigung Nr. 884213
      Ferienwohnung Seeblick, Deichweg 12, 26548 Norderney
      Zeitraum: 12.07.2027 - 19.07.2027
      Mieterin: Anna Reed
      Versicherer Hanse, Prämie 48 EUR, Selbstbehalt 20 %, Versicherungsnehmer Anna Reed`
    expect(products(text)).toEqual(['Ferienwohnung Seeblick | 2027-07-12 – 2027-07-19 | Deichweg 12, 26548, Norderney | 884213'])
  })

  test.each([
    ['insurance', 'Fahrzeug: Gruppe B\nVersicherer Allianz, Versicherungsnehmer Anna Reed, Selbstbehalt 900 EUR, Prämie 48 EUR'],
    ['a driver in tails', 'Fahrzeug: Jaguar XJ\nDer Fahrer trägt Frack und Manschettenknöpfe'],
  ])('refuse no hire of a car with %s', (_, said) => {
    expect(products(hireOf(said))).toEqual(['? | 2027-03-12T10:00 München | 2027-03-19T10:00 München | 4471902'])
  })

  test('refuse no stay that was ordered, with vouchers that are sent', () => {
    const text = `
      Your order is confirmed
      Order number 4471902
      Order date 3 March 2027
      Park Hotel, 12 Station Road, Leeds LS1 4DY
      12 March 2027 - 15 March 2027
      Guest: Anna Reed
      2 rooms. Delivery of your vouchers by email; tracked post on request.`
    expect(products(text)).toEqual(['Park Hotel | 2027-03-12 – 2027-03-15 | 12 Station Road, LS1 4DY, Leeds, GB | 4471902'])
  })
})

describe('the hours of a stay', () => {
  const stay = 'Camping des Pins | 2027-07-17 – 2027-07-31 | 12 route de la Plage, 17590, Ars-en-Ré | 884213'
  const letOf = (said: string): string => `
    Contrat de location, dossier n° 884213
    Camping des Pins
    12 route de la Plage, 17590 Ars-en-Ré
    Client : Anna Reed
    Période : du 17/07/2027 (16h) au 31/07/2027 (10h)
    ${said}`

  test('are not those of a car that comes along', () => {
    expect(products(letOf('Véhicule : 1'))).toEqual([stay])
  })

  test('leave a car that is hired for the same days', () => {
    expect(
      products(letOf('Location de voiture : Europcar\nDépart : 17/07/2027 12:00 La Rochelle\nRetour : 31/07/2027 12:00 La Rochelle')),
    ).toEqual([stay, 'Europcar | 2027-07-17T12:00 La Rochelle | 2027-07-31T12:00 La Rochelle | 884213'])
  })
})

describe('nights', () => {
  test.each([
    ['Vinci', 'wir bestätigen Ihr Zimmer im Hotel Vinci ab dem 12.03.2027 für drei Nächte mit Frühstück.'],
    ['Vinci', 'gern bestätigen wir Ihr Zimmer am 12.03.2027 im Hotel Vinci für drei Nächte mit Frühstück.'],
    ['Konkurs', 'wir bestätigen Ihr Zimmer im Hotel Konkurs ab dem 12.03.2027 für drei Nächte mit Frühstück.'],
  ])('are not to be won in a house called %s: %s', (name, said) => {
    const text = `Reservierungsbestätigung 4471902\nHotel ${name}, Bergstraße 12, 83700 Rottach-Egern\nFrau Anna Reed, ${said}`
    expect(products(text)).toEqual([`Hotel ${name} | 2027-03-12 – 2027-03-15 | Bergstraße 12, 83700, Rottach-Egern | 4471902`])
  })

  test.each([
    ['From: 12 March 2027', 'Length of stay: 3 nights'],
    ['Von: 12.03.2027', 'Dauer: 3 Nächte'],
  ])('begin on the day of a small word that is a label, however far below it they stand: %s', (from, nights) => {
    const text = `
      Booking confirmation 4471902
      Park Hotel, 12 Station Road, Leeds LS1 4DY
      ${from}
      Room: Double, breakfast included
      Guests: 2 adults
      Rate: Flexible
      Payment: at the hotel
      ${nights}`
    expect(products(text)).toEqual(['Park Hotel | 2027-03-12 – 2027-03-15 | 12 Station Road, LS1 4DY, Leeds, GB | 4471902'])
  })
})

test.each([
  'All extras of your booking have been cancelled.',
  'All extras and options of your booking have been cancelled.',
  'All extras and your spa treatment have been cancelled.',
  'All optional services such as breakfast and parking for your stay have been cancelled.',
  'Alle Zusatzleistungen wie Frühstück und Parkplatz Ihrer Buchung wurden storniert.',
  'Les options et votre dîner ont été annulés.',
])('a stay is read of which only extras are called off: %s', (said) => {
  expect(products(bookedWith(said))).toEqual([STAY])
})
