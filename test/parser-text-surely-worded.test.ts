import { describe, expect, test } from 'vitest'
import { products } from './parser-text.ts'
import { BOOKINGS, OTHERS } from './worded-texts.ts'

/** Words of what is over say nothing against a letter that is surely worded as a booking; a shorter one, or one worded otherwise, they refuse. */

const [stay, flight] = [BOOKINGS['an English stay'] ?? '', BOOKINGS['a French flight'] ?? '']

describe('how somebody’s last journey was is asked', () => {
  const asked = 'How was your last stay with us? Tell us in the app.'

  test('in the head of a whole confirmation, which is read', () => {
    const read = ['Harbour Lights Hotel | 2027-06-04 – 2027-06-07 | ? | 88120457']
    expect(products(stay)).toEqual(read)
    expect(products(`${asked}\n${stay}`)).toEqual(read)
  })

  test('in a short letter, which is refused', () => {
    const short = 'Booking 88120457 confirmed\nHarbour Lights Hotel, 12 Quay Street, Whitby\nCheck-in 4 June 2027\nCheck-out 7 June 2027'
    expect(products(short)).toHaveLength(1)
    expect(products(`${asked}\n${short}`)).toEqual([])
  })

  test('in a survey of full length, which is refused', () => {
    const survey = `How was your stay at the Harbour Lights Hotel?
Check-in Friday 4 June 2027, check-out Monday 7 June 2027. Confirmation number 88120457.
${OTHERS['an English newsletter']}
Please take two minutes to rate the cleanliness, the breakfast and our staff. Your feedback helps us to improve. Would you recommend us to a friend?`
    expect(products(survey)).toEqual([])
  })
})

test('that a flight has landed is said in the head of a whole confirmation, and in a short note', () => {
  const landed = 'Suivi de vol : dès que votre avion a atterri, nous vous envoyons un message.'
  const read = products(flight)
  expect(read).not.toEqual([])
  expect(products(`${landed}\n${flight}`)).toEqual(read)
  const short = 'Votre avion a atterri\nRéférence de réservation QW7RT2\nVol TP 471 Lyon (LYS) 12/06/2027 09:15 – Lisbonne (LIS) 10:50'
  expect(products(short)).toEqual([])
  expect(products(short.replace('Votre avion a atterri', 'Votre réservation'))).toHaveLength(1)
})

test('an Italian booking that was given notice of is none', () => {
  const letter = (said: string): string[] =>
    products(`Gentile signor Bartoli, ${said}

Furgone, ritiro 11/06/2027 ore 8:30 Grosseto, riconsegna 13/06/2027 ore 19:00 Grosseto
Numero della prenotazione NM-2704
Noleggio Maremma, cauzione 400 euro, patente richiesta`)
  expect(letter('la prenotazione è confermata.')).toHaveLength(1)
  expect(letter('come da lei chiesto la prenotazione NM-2704 è stata disdetta.')).toEqual([])
  expect(letter('la prenotazione è confermata. In caso di disdetta ci avvisi tre giorni prima.')).toHaveLength(1)
})
