import { expect, test } from 'vitest'
import type { Gazetteer } from '../src/parser/found.ts'
import { understand } from '../src/parser/text/understand.ts'
import { CARS_BY_WORDING } from './parser/cars/worded-as-hires.ts'
import { documentOf, gazetteer, products, TODAY } from './parser-text.ts'

/** Letters are read as hires because of how they are worded: with another wording the same ones are not. */

const worded = (booking: number, hire: number): Gazetteer => ({
  ...gazetteer,
  wording: () => ({ booking, hire, stay: -3, flight: -5, train: -5, letter: 0, personal: 0 }),
})

test.each(CARS_BY_WORDING)('$name is no hire where it is worded as what only looks like one', ({ text, from, subject }) => {
  const document = documentOf(text, { ...(from ? { from } : {}), ...(subject ? { subject } : {}) })
  expect(understand(document, worded(-0.1, -3), TODAY).products).toEqual([])
})

/** A letter with two moments and what whoever drives is told. */
const letter = (from: string, said: string): string[] =>
  products(`Hello Mr Finch,\n\n${said}\n\nThank you.`, { from: `${from} <office@firm.example>`, subject: 'Your booking is confirmed' })

test('a garage that has a car for the time tells of no hire', () => {
  const told = `Your booking is confirmed. Your estate is due with us in Frome on Wednesday 9 June 2027 at 8am, and the workshop will have it ready for you by
Thursday 10 June 2027 at 4pm. A small car is there for you in the meantime, bring your driving licence and a card for the deposit of £100. It is insured
through us with an excess of £500 and comes with a full tank, so please fill it up. The full service is £189 including oil and filters.`
  expect(letter('Hobbs Garage', told)).toEqual([])
})

test('a lender whose van is gone tells of no hire', () => {
  const told = `You asked for the long van in Garstang from Friday 18 June 2027 at 8am, and you would need it until Sunday 20 June 2027 at 6pm. I am sorry
but all of our vans are out that weekend. The price for any other one is £165 including 250 miles with a deposit of £200, drivers need to be over 25 and
bring their driving licence. The insurance excess is £1,000.`
  expect(letter('Wyre Van Rentals', told)).toEqual([])
})

test('a third moment is none of its ends, wherever it stands', () => {
  const { text, from, subject, products: read } = CARS_BY_WORDING[1] as (typeof CARS_BY_WORDING)[number]
  const more = (before: string, said: string): string[] =>
    products(text.replace(before, `${said} ${before}`), { from: from ?? '', subject: subject ?? '' })
  expect(more('Dogs are welcome', 'We close on Sunday 6 June 2027 at 1pm.')).toEqual(read)
  expect(more('The total of', 'Your deposit was paid on Monday 3 May 2027 at 9am.')).toEqual(read)
})

test('two bicycles of a Danish letter are hired, and those that are all out are not', () => {
  const greeted = (said: string): string => `Hej Mette\n\n${said}\n\nVenlig hilsen\nJens, Gudhjem Cykeludlejning`
  const told = `Så er cyklerne klar til jer. I får to damecykler og en barnecykel fra fredag den 18. juni 2027 kl. 10 til søndag den 20. juni kl. 16.
I henter dem hos os på Strandgade 14 i Gudhjem, og de skal tilbage samme sted. Prisen er 640 kr. for weekenden, som I betaler når I kommer.
Depositum er 200 kr. pr. cykel.`
  expect(products(greeted(told))).toEqual(['Gudhjem Cykeludlejning | 2027-06-18T10:00 Strandgade 14 | 2027-06-20T16:00 Strandgade 14 | ?'])
  const out = `Tak for din mail. Desværre har vi ingen cykler tilbage fra fredag den 18. juni 2027 til søndag den 20. juni. Skriv gerne hvis I kan en anden weekend.`
  expect(products(greeted(out))).toEqual([])
})

test('days among words are none of a hire whose own row tells another day', () => {
  const mail = (row: string): string[] =>
    products(`Dear Mr Fitzwater,

Everything is now confirmed for your holiday by train and by car, booking reference RD-55201.

Fri 11 Jun 2027  LNER 1E07  London King's Cross 08:00 - Edinburgh 12:19, coach C seats 21, 22
${row}
                 return Inverness Station, Tue 15 Jun 2027 10:00, Vauxhall Astra or similar, ref AC7781204
13-15 Jun 2027   Loch View Guest House, 22 Ness Bank, Inverness IV2 4SF (conf. 90231)

Please bring your driving licence. Kind regards, Jo, Caledonian Rail Tours`)
  const told = mail('Fri 11 Jun 2027  Carrick Car Rental, Edinburgh Haymarket, from 14:00')
  expect(told.filter((one) => one.includes('2027-06-13T'))).toEqual([])
  // Nor does a train leave from who hires it out.
  expect(told.filter((one) => one.includes('Carrick'))).toEqual([])
})
