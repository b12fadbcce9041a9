import { describe, expect, test } from 'vitest'
import { NONE_SHARED } from './parser/cars/shared-by-members.ts'
import { NONE_BILLED_OR_PARKED } from './parser/none/bills-and-parked-cars.ts'
import { NONE_IN_BLOCKS_LIKE_HIRES } from './parser/none/blocks-like-hires.ts'
import { BOOKED_ALL_THE_SAME } from './parser/none/booked-all-the-same.ts'
import { NONE_BUILT_LIKE_HIRES } from './parser/none/built-like-hires.ts'
import { NONE_CALLED_OFF } from './parser/none/called-off.ts'
import { NONE_DRIVEN } from './parser/none/driven-and-not-hired.ts'
import { NONE_KEPT_FOR_WHOEVER_DECIDES } from './parser/none/kept-for-whoever-decides.ts'
import { LET_WON_AND_SIGNED_UP } from './parser/none/let-won-and-signed-up.ts'
import { NONE_LIKE_STAYS } from './parser/none/like-stays-and-numbers.ts'
import { NONE_MADE_AND_LATE } from './parser/none/made-and-late.ts'
import { FLIGHT, NEVER_MADE } from './parser/none/never-made.ts'
import { NONE_OF_NEWS } from './parser/none/news-plans-and-bills.ts'
import { NONE_OF_PLACES } from './parser/none/of-days-and-places.ts'
import { NONE_OFFERED_AND_APPOINTED } from './parser/none/offered-and-appointed.ts'
import { NONE_OF_OTHER_KINDS } from './parser/none/other-kinds.ts'
import { NONE_OF_WHAT_IS_OVER } from './parser/none/over.ts'
import { NONE_THOUGH_PAID } from './parser/none/paid-and-numbered.ts'
import { NONE_OF_PAPERS } from './parser/none/papers.ts'
import { NONE_OF_PAPERS_ABOUT } from './parser/none/papers-about-ways.ts'
import { PARCELS_TABLES_AND_OFFERS } from './parser/none/parcels-tables-and-offers.ts'
import { NO_RIDES_IN_SENTENCES } from './parser/none/rides-in-sentences.ts'
import { SETTLED_AND_ADVERTISED } from './parser/none/settled-and-advertised.ts'
import { NONE_TO_CHOOSE_TOLD_AND_REFUSED } from './parser/none/to-choose-told-and-refused.ts'
import { NONE_TOLD_LIKE_HIRES } from './parser/none/told-like-hires.ts'
import { NONE_TOLD_LIKE_STAYS } from './parser/none/told-like-stays.ts'
import { NONE_TOLD_TO_COMERS } from './parser/none/told-to-whoever-comes.ts'
import { UNDONE_BELOW } from './parser/none/undone-below.ts'
import { products } from './parser-text.ts'

const ALL = [
  ...NONE_KEPT_FOR_WHOEVER_DECIDES,
  ...NONE_TO_CHOOSE_TOLD_AND_REFUSED,
  ...NONE_OF_WHAT_IS_OVER,
  ...NONE_MADE_AND_LATE,
  ...NONE_OFFERED_AND_APPOINTED,
  ...NONE_OF_PLACES,
  ...NONE_OF_NEWS,
  ...NONE_THOUGH_PAID,
  ...NONE_OF_PAPERS,
  ...NONE_OF_PAPERS_ABOUT,
  ...NONE_CALLED_OFF,
  ...SETTLED_AND_ADVERTISED,
  ...PARCELS_TABLES_AND_OFFERS,
  ...NEVER_MADE,
  ...UNDONE_BELOW,
  ...LET_WON_AND_SIGNED_UP,
  ...NONE_OF_OTHER_KINDS,
  ...NO_RIDES_IN_SENTENCES,
  ...NONE_TOLD_LIKE_HIRES,
  ...NONE_TOLD_LIKE_STAYS,
  ...NONE_IN_BLOCKS_LIKE_HIRES,
  ...NONE_BUILT_LIKE_HIRES,
  ...NONE_DRIVEN,
  ...NONE_TOLD_TO_COMERS,
  ...NONE_LIKE_STAYS,
  ...NONE_BILLED_OR_PARKED,
  ...NONE_SHARED,
]

test.each(ALL)('no trip is read from $name', ({ text, from, subject, written }) => {
  expect(products(text, { ...(from ? { from } : {}), ...(subject ? { subject } : {}), ...(written ? { written } : {}) })).toEqual([])
})

/** A subject says the same wherever it stands, so each document has one of both in turn. */
const inTurn = (which: number) => ALL.filter((_, at) => at % 2 === which)

describe('not even where its subject speaks of a booking', () => {
  test.each(inTurn(0))('$name', ({ text, from, written }) => {
    expect(products(text, { ...(from ? { from } : {}), ...(written ? { written } : {}), subject: 'Booking confirmation' })).toEqual([])
  })

  test.each(inTurn(1))('at the head of the text: $name', ({ text, from, written }) => {
    const mail = `From: a friend <friend@example.org>\nSubject: Booking confirmation\n\n${text}`
    expect(products(mail, { ...(from ? { from } : {}), ...(written ? { written } : {}) })).toEqual([])
  })
})

test.each(BOOKED_ALL_THE_SAME)('what is booked is read from $name', ({ text, read }) => {
  expect(products(text)).toEqual(read)
})

test('a flight is read where nobody says that it was never booked', () => {
  expect(products(`Your booking is confirmed.${FLIGHT}`)).toEqual(['W6 2378 BCN 2027-04-29T06:40 – BUD 2027-04-29T09:10'])
})

test.each([
  'Your flight BA 115 has been cancelled by the airline. You are now booked on BA 117.',
  'We have cancelled your previous booking QWERTY.',
  'Once your tickets have been cancelled they cannot be used.',
  'Your hotel stay in Boston has been cancelled as you asked; the flights stay as they are.',
  'Tickets that have been cancelled are void.',
  'A booking that is cancelled with less notice is charged.',
  'Ihr bisheriger Flug wurde storniert.',
  'Sobald Ihre Buchung storniert wurde, erhalten Sie eine Mail.',
  'Votre ancien billet a été annulé.',
  'Your seat reservation was cancelled.',
  'You have no upcoming bookings with our partner hotels.',
  'We cannot accommodate you in the lounge.',
  'If no booking was made, ignore this.',
])('a flight is read that says far below: %s', (said) => {
  const rules = 'Rule of this fare\n'.repeat(30)
  expect(products(`Booking reference ABC123\nYour booking is confirmed.${FLIGHT}\n${rules}\n${said}`)).toHaveLength(1)
})

describe('a bill for nights that were spent', () => {
  const bill = `
    Sehr geehrte Frau Dr. Hollerbach, anbei erhalten Sie Ihre Rechnung noch einmal.
    RECHNUNG 2027-41877
    Zimmer 214
    Anreise 20.06.2027
    Abreise 22.06.2027
    Hotel Ilmpark, Markt 19, 99423 Weimar`
  const sent = { format: 'eml' as const, subject: 'Ihre Rechnung 2027-41877', from: 'Hotel Ilmpark <buchhaltung@ilmpark.example>' }

  test('is no trip when it was sent after them', () => {
    expect(products(bill, { ...sent, written: '2027-06-24' })).toEqual([])
  })

  test('may be one when it was sent before, or passed on later', () => {
    const stay = ['Hotel Ilmpark | 2027-06-20 – 2027-06-22 | Markt 19, 99423, Weimar | 2027-41877']
    expect(products(bill, { ...sent, written: '2027-06-02' })).toEqual(stay)
    expect(products(bill, { ...sent, written: '2027-06-24', subject: 'WG: Ihre Rechnung 2027-41877' })).toEqual(stay)
  })
})
