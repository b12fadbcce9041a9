import { expect, test } from 'vitest'
import { tripOf } from './parser-text.ts'

/** Numbers of bookings in letters that have no label for them. Nobody in them exists. */

const tripTold = (told: string) =>
  tripOf(
    `
    Dear Anna,
    The room is booked for you from Monday 31st May until Thursday 3rd June 2027. ${told}
    Breakfast is from eight, and the key is under the mat.
    Kind regards
    Ellen Clark
    Rose Cottage Guest House
    4 Mill Lane, Whitby YO21 1RT`,
    { subject: 'Your room', from: 'Rose Cottage Guest House' },
  )
const referenceOf = (told: string) => {
  const { products, reference } = tripTold(told)
  return products.length === 1 ? reference?.value : 'no stay'
}

test('one is told by how it is written, in a line that speaks of a booking', () => {
  expect(referenceOf('It is in our book of bookings under HB-2027-058.')).toBe('HB-2027-058')
  expect(referenceOf('Our number for it is AV27/0092.')).toBe('AV27/0092')
})

test('of two nobody knows which', () => {
  expect(referenceOf('Our numbers for it are AV27/0092 and HB-2027-058.')).toBeUndefined()
})

test('a number of something else is none', () => {
  expect(referenceOf('We are number 12 on the left, behind the sign of road AP-7.')).toBeUndefined()
  expect(referenceOf('The licence number of the house is HB-2027-058.')).toBeUndefined()
  expect(referenceOf('')).toBeUndefined()
})
