import { expect, test } from 'vitest'
import { products, tripOf } from './parser-text.ts'

const letter = (told: string) => `
    Hello Peter,

    ${told}

    Keys from 3pm; if anything changes let me know.

    Warm regards,
    Nell Thirkell
    Gull View Guest House
    31 Quay Lane, Bude EX23 8LP`
const READ = ['Gull View Guest House | 2027-05-12 – 2027-05-15 | 31 Quay Lane, EX23 8LP, Bude, GB | GV207']

test('a room that is free and given in the same breath is booked, whatever a host would be glad of besides', () => {
  expect(
    products(
      letter(
        "Yes, the attic is free, so I've put you both down for three nights from Wednesday 12th May 2027, leaving on the Saturday (15th). If you could send a deposit of £50 that would be grand. I've popped it in the book under GV207.",
      ),
    ),
  ).toEqual(READ)
})

test('a room that is free, and what it would cost, are an offer', () => {
  for (const told of [
    'It would be lovely to have you. The attic is free from 12 May 2027 to 15 May 2027, and it would be £98 a night. Just say yes.',
    'The attic is free from 12 May 2027 to 15 May 2027. That would come to £294. Shall I put you in the book?',
  ])
    expect(products(letter(told))).toEqual([])
})

test('a code that is to be shown at the desk of a house is its number', () => {
  const page = (told: string) => `
    CLEAN & CHEERFUL
    Hostel Otter's Nest, Ljubljana
    Hey Rasmus! You're in.
    ${told}

    2 beds in a 6-bed mixed dorm
    12 May 2027 → 15 May 2027 (3 nights)
    check-in from 2 pm, check-out by 10:30 am
    Guests: Rasmus Eklund & Noa Barak
    €176.00 total, €149.60 to pay when you get here
    Finding us: Trubarjeva cesta 81, 1000 Ljubljana.
    Free cancellation until 10 May 2027.`
  const read = ["Hostel Otter's Nest | 2027-05-12 – 2027-05-15 | Trubarjeva cesta 81, 1000, Ljubljana | HON-60718"]
  expect(products(page("Show this at the bar (that's reception too):\n\n    HON-60718"))).toEqual(read)
  expect(products(page('Zeig das an der Rezeption:\n\n    HON-60718'))).toEqual(read)
  expect(products(page('Montrez ceci à la réception :\n\n    HON-60718'))).toEqual(read)
})

test('a code that is to be shown for a drink is of no booking', () => {
  const { reference } = tripOf(`
    Otter's Nest News
    Two for one on Mondays. Show this at the bar:

    DRINK-2027

    Open 12 May 2027 – 15 May 2027`)
  expect(reference).toBeUndefined()
})
