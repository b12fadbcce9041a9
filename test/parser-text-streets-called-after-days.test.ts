import { expect, test } from 'vitest'
import { products } from './parser-text.ts'

const stay = (house: string, address: string) =>
  products(`
    Booking confirmation
    Booking number: 88-20417
    ${house}
    ${address}
    Check-in: 12 June 2027
    Check-out: 15 June 2027`)
const read = (house: string, street: string, town: string) => [`${house} | 2027-06-12 – 2027-06-15 | ${street}, ${town} | 88-20417`]

test('a street that is called after a day is one, in any language', () => {
  expect(stay('Hotel Sowa', 'ul. 3 Maja 21, 34-500 Zakopane')).toEqual(read('Hotel Sowa', 'ul. 3 Maja 21', '34-500, Zakopane, PL'))
  expect(stay('Hotel Cicogna', 'Via 25 Aprile 9, 37018 Malcesine')).toEqual(read('Hotel Cicogna', 'Via 25 Aprile 9', '37018, Malcesine'))
  expect(stay('Hôtel du Moulin', '7 rue du 8 mai 1945, 74000 Annecy')).toEqual(
    read('Hôtel du Moulin', '7 rue du 8 mai 1945', '74000, Annecy'),
  )
  expect(stay('Hotel Andorinha', 'Rua 25 de Abril 30, 8600-763 Lagos')).toEqual(
    read('Hotel Andorinha', 'Rua 25 de Abril 30', '8600-763, Lagos, PT'),
  )
  expect(stay('Hotel Kos', '28. října 19, 702 00 Ostrava')).toEqual(read('Hotel Kos', '28. října 19', '702 00, Ostrava'))
})

test('days behind words that streets have as well are days', () => {
  const days = (told: string) =>
    products(`
      Booking confirmation
      Booking number: 88-20417
      Hotel Merle, Marktplatz 4, 6100 Seefeld
      ${told}`)
  const seefeld = ['Hotel Merle | 2027-06-12 – 2027-06-15 | Marktplatz 4, 6100, Seefeld | 88-20417']
  expect(days('Estancia del 12 de junio al 15 de junio de 2027, 3 noches')).toEqual(seefeld)
  expect(days('Your stay takes place 12 June 2027 to 15 June 2027, 3 nights')).toEqual(seefeld)
})
