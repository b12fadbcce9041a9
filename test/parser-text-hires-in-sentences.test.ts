import { describe, expect, test } from 'vitest'
import { products } from './parser-text.ts'

/** A letter of a firm that hires out cars, with an estimate of what it costs below. */
const hire = (told: string, from = 'Hertz') =>
  products(
    `
    Booking number: K0914826644

    ${told}

    VW Golf or similar
    Prisoverslag
    3 days   180.00
    Please bring your driving licence and a credit card.`,
    { from },
  )
const read = (from: string, to: string) => [`Hertz | 2027-05-12T13:15 ${from} | 2027-05-15T19:00 ${to} | K0914826644`]

test('both ends of a hire are told in one sentence, where the car is brought back to the same place', () => {
  expect(
    hire(
      'Du henter bilen på Bodø Lufthavn onsdag 12. mai 2027 kl. 13.15, og leverer den tilbake samme sted lørdag 15. mai 2027 kl. 19.00.',
    ),
  ).toEqual(read('Bodø Lufthavn', 'Bodø Lufthavn'))
  expect(
    hire('Sie holen den Wagen am 12. Mai 2027 um 13:15 Uhr am Flughafen Graz ab und geben ihn am 15. Mai 2027 um 19:00 Uhr dort zurück.'),
  ).toEqual(read('Flughafen Graz', 'Flughafen Graz'))
})

test('whoever hires out waits for who comes', () => {
  expect(
    hire(
      "Nous vous attendons le mercredi 12 mai 2027 à 13h15 à l'agence Dijon Gare, pour un retour le samedi 15 mai 2027 à 19h00 à l'agence Nancy Gare.",
    ),
  ).toEqual(read('Dijon Gare', 'Nancy Gare'))
  expect(
    hire(
      'Your car will be waiting for you at Leeds Airport on Wednesday 12 May 2027 at 13:15. It is due back at Newcastle Airport on Saturday 15 May 2027 at 19:00.',
    ),
  ).toEqual(read('Leeds Airport', 'Newcastle Airport'))
})

test('guests whom a house expects, and visitors whom a workshop sees, hire nothing', () => {
  expect(
    products(
      `Sehr geehrte Frau Reed,
      Wir erwarten Sie am 12. Mai 2027 um 13:15 Uhr zur Besichtigung, Rückgabe der Unterlagen ist am 15. Mai 2027 um 19:00 Uhr.`,
      { from: 'Haus Merle' },
    ),
  ).toEqual([])
  expect(
    products(
      `Dear Ms Reed,
      We'll see you at our Leeds workshop on 12 May 2027 at 13:15 for the service of your car, and it is back with you on 15 May 2027 at 19:00.`,
      { from: 'Merle Motors' },
    ),
  ).toEqual([])
})

describe('a letter by who lends cars out', () => {
  const letter = (firm: string): string => `
    Servus Herr Kramer,
    passt, der Bus ist für Sie da. Ich habe Sie unter der Mietnummer 31-0582 eingetragen:
    Ford Transit 9-Sitzer, Diesel
    Abholung Freitag, 6. August 2027, 8:30 Uhr bei uns am Hof in Villach
    Rückgabe Sonntag, 8. August 2027, bis 20 Uhr, ebenfalls am Hof
    Bitte bringen Sie den Führerschein mit. Selbstbehalt 900 Euro.
    ${firm}`
  test.each(['Autoverleih Amann', 'Kfz-Vermietung Amann', 'Kleinbusverleih Amann'])('by its name %s, and its yard is no town', (firm) => {
    expect(products(letter(firm), { from: `${firm} <hof@amann.example>` })).toEqual([
      `${firm} | 2027-08-06T08:30 Villach | 2027-08-08T20:00 Villach | 31-0582`,
    ])
  })
  test('by who lends boats is none', () => {
    const boats = letter('Bootsverleih Amann')
      .replace('der Bus', 'das Boot')
      .replace('Ford Transit 9-Sitzer, Diesel', 'Ruderboot')
      .replace('den Führerschein', 'Schwimmwesten')
    expect(products(boats, { from: 'Bootsverleih Amann <hof@amann.example>' })).toEqual([])
  })
})

test.each([
  [
    'Van from Amber Van Hire, Leeds: pick-up Friday 11 June 2027 at 9:00, return Sunday 13 June 2027 by 18:00. Booking no. 88-4417',
    'Leeds',
    '?',
  ],
  ['Amber Van Hire\nBooking no.: 88-4417\nPick-up: Friday 11 June 2027 at 9:00\nReturn: Sunday 13 June 2027 by 18:00', '?', '?'],
])('who signs a note is no place of its hire: %j', (said, from, to) => {
  const note = (name: string) => products(`Hi Sam, all booked:\n${said}\n${name}`)
  expect(note('Ann')).toEqual([`Amber Van Hire | 2027-06-11T09:00 ${from} | 2027-06-13T18:00 ${to} | 88-4417`])
})
