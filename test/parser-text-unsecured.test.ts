import { expect, test } from 'vitest'
import { products } from './parser-text.ts'

const answer = (said: string): readonly string[] =>
  products(`
    Arrival: 4 June 2027
    Departure: 7 June 2027
    Nights: 3
    ${said}
    See the reservation terms of our house.
    Hotel Lindenhof, Marktgasse 8, 97070 Würzburg`)

test.each([
  'We still have the double room available; without a deposit availability is not guaranteed.',
  'The garden room is free, but there are other enquiries for the same dates.',
  'Wir haben derzeit noch ein Doppelzimmer frei, für diese Tage gibt es weitere Anfragen: wer zuerst kommt.',
  "Il nous reste une chambre double ; la disponibilité n'est pas garantie avant l'acompte.",
  'Todavía nos queda libre una habitación doble; mientras no recibamos la señal no garantizamos la disponibilidad.',
  'Al momento abbiamo ancora libero il bilocale; finché non la riceviamo la disponibilità non è garantita.',
  'Temos ainda disponível um quarto duplo, mas há outros pedidos para as mesmas datas.',
  'Wij hebben nog een tweepersoonskamer vrij; zonder aanbetaling kunnen wij de beschikbaarheid niet garanderen.',
  'Vi har just nu ledigt ett dubbelrum, men vi kan inte garantera att rummet finns kvar.',
  'Vi har stadig ledigt i juni, men vi kan ikke garantere, at værelset er ledigt.',
  'Mamy jeszcze wolne pokoje, ale nie gwarantujemy dostępności bez zadatku.',
  'Máme ještě volné pokoje, ale bez zálohy nemůžeme dostupnost zaručit.',
  'Huoneita on vielä vapaana, mutta emme voi taata saatavuutta.',
])('nothing is booked where a house answers what is free and who pays first has it: %s', (said) => {
  expect(answer(said)).toEqual([])
})

test.each([
  'The double room is booked for you. Parking is available, first come, first served.',
  'Thank you for your deposit, the double room is booked for you. For your friends we still have the barn available, though availability is not guaranteed.',
  'Ihr Doppelzimmer ist gebucht. Parkplätze sind verfügbar: wer zuerst kommt.',
])('a stay is booked though something else is free: %s', (said) => {
  expect(answer(said)).toHaveLength(1)
})
