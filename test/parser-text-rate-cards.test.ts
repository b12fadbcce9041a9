import { expect, test } from 'vitest'
import { products } from './parser-text.ts'

test.each([
  ['Tariff 2027', 'Easter (26 March 2027 - 29 March 2027): minimum three nights', 'Booking office open daily. Reservations by telephone.'],
  ['Preisliste 2027', 'Ostern (26.03.2027 - 29.03.2027): Mindestaufenthalt 3 Nächte', 'Buchung und Reservierung telefonisch.'],
  ['Tarifs 2027', 'Pâques (du 26 mars 2027 au 29 mars 2027) : 3 nuits minimum', 'Réservation et billets à la réception.'],
  ['Lista de precios', 'Semana Santa (del 26 al 29 de marzo de 2027): mínimo 3 noches', 'Reserva en recepción. Billete de barco aparte.'],
  ['Listino prezzi 2027', 'Pasqua (dal 26 al 29 marzo 2027): minimo 3 notti', 'Prenotazione in ricezione. Biglietto del battello escluso.'],
  ['Prislista 2027', 'Påsk (26 mars 2027 - 29 mars 2027): minst 3 nätter', 'Bokning i receptionen. Båtbiljetter ingår inte.'],
  ['Cennik 2027', 'Wielkanoc (26.03.2027 - 29.03.2027): minimum 3 noce', 'Rezerwacja telefoniczna. Bilety osobno.'],
])('what rooms cost is no stay on the days of a feast: %s', (title, feast, more) => {
  expect(
    products(`
      Hotel Lindenhof
      Marktgasse 8, 97070 Würzburg
      ${title}
      Double room   € 120   € 140   € 165
      Suite   € 190   € 220   € 260
      ${feast}
      Check-in 15:00, check-out 11:00
      ${more}`),
  ).toEqual([])
})

const RATES = `
      Room rates 2027
      Double room   € 120   € 140   € 165
      Easter (26 March 2027 - 29 March 2027): minimum three nights`

test('a stay that is confirmed is read though the prices of the year stand with it', () => {
  const read = expect.stringContaining('Hotel Lindenhof | 2027-03-26 – 2027-03-29')
  const house = 'Hotel Lindenhof\n      Marktgasse 8, 97070 Würzburg'
  expect(
    products(`
      ${house}${RATES}
      Reservation number: 4417209
      Guest: Nia Pugh
      Arrival: 26 March 2027
      Departure: 29 March 2027`),
  ).toEqual([read])
  expect(
    products(`
      Dear Ms Pugh,
      we are pleased to confirm your double room from 26 March 2027 to 29 March 2027.
      ${house}${RATES}`),
  ).toEqual([read])
})
