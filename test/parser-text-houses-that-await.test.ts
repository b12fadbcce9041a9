import { expect, test } from 'vitest'
import { products } from './parser-text.ts'

const stay = (told: string) =>
  products(`
    ${told}

    Booking number: 88-20417
    Check-in: 12 June 2027
    Check-out: 15 June 2027
    Alojamento: 1 cama em dormitório de 6
    Rua do Sol 14, 1200-348 Lisboa`)

test('a bed awaits its guest in a house, which is named there and not by its beds', () => {
  const read = ['Casa da Nora Hostel | 2027-06-12 – 2027-06-15 | Rua do Sol 14, 1200-348, Lisboa, PT | 88-20417']
  expect(stay('A tua cama está à tua espera no Casa da Nora Hostel!')).toEqual(read)
  expect(stay('Your bed is ready for you at Casa da Nora Hostel!')).toEqual(read)
  expect(stay('Dein Bett wartet auf dich im Casa da Nora Hostel!')).toEqual(read)
})
