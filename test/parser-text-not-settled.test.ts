import { describe, expect, test } from 'vitest'
import { named, products, tripOf } from './parser-text.ts'

const HOUSE = '\nKind regards\nMaria Huber\nHotel Post\nSeestraße 4\n6100 Seefeld'
const STAY = 'Hotel Post | 2027-06-04 – 2027-06-07 | Seestraße 4, 6100, Seefeld | ?'
const DAYS = 'from Friday 4 June 2027 to Monday 7 June 2027'

/** A letter of a hotel to Agnes Reed. */
const sent = { from: 'Hotel Post <info@hotel-post.example>', to: 'Agnes Reed', format: 'eml', written: '2027-05-02' } as const
const read = (said: string): readonly string[] => products(`Dear guest,\n${said}${HOUSE}`, sent)

describe('a letter gives no room', () => {
  test.each([
    'Ihre Anzahlung ist noch nicht eingegangen. Sie kommen am Freitag, 4. Juni 2027 und reisen am Montag, 7. Juni 2027 ab.',
    'Non abbiamo ancora ricevuto la caparra. Lei arriva venerdì 4 giugno 2027 e riparte lunedì 7 giugno 2027.',
    `Your deposit has not arrived yet. You have the attic room for the days ${DAYS}.`,
    "Votre acompte n'est pas encore arrivé. Vous viendriez du vendredi 4 juin au lundi 7 juin 2027, dites-nous.",
    `Please pay the deposit by Monday, thank you. You would have the attic room ${DAYS}.`,
  ])('for which nothing has come: %s', (said) => {
    expect(read(said)).toEqual([])
  })

  test.each([
    `The decorators are in the house ${DAYS} and you have your peace after that.`,
    `Your friends the Browns will come ${DAYS}, you have the week after.`,
    `The pool is shut ${DAYS}, so please bring your own towels.`,
    'Your invoice of Friday 4 June 2027 is due Monday 7 June 2027.',
    'You are very welcome to dinner on Friday 4 June 2027 and to the cellar on Monday 7 June 2027.',
    'You had arranged to come on Friday 4 June 2027 until Monday 7 June 2027, but you are now coming in September instead.',
    'Your appointments are on Friday 4 June 2027 and then Monday 7 June 2027.',
    'Unser Koch hat Urlaub, er ist vom Freitag, 4. Juni 2027 bis Montag, 7. Juni 2027 in Italien.',
    `The private sauna is out of order ${DAYS}.`,
    'Mais la piscine sera vide du vendredi 4 juin 2027 au lundi 7 juin 2027, hélas.',
    'Mr Brown arrives on Friday 4 June 2027 and leaves on Monday 7 June 2027.',
  ])('with days of something else, though all is settled: %s', (said) => {
    expect(read(`Your deposit arrived, thank you. ${said} See you soon, the key is in the key box.`)).toEqual([])
  })

  test.each([
    [`Your parcel is waiting for you ${DAYS} in our shop.`, 'Village Shop'],
    [`Your tickets are ready for you ${DAYS} at the box office.`, 'Old Mill Theatre'],
    [`Your payment has been received. Your storage unit is yours ${DAYS}. The gate code is 4411. See you soon.`, 'Kendal Storage'],
    [`A voucher is waiting for you, valid ${DAYS} in our spa.`, 'Spa Post'],
    ['I documenti sono suoi da venerdì 4 giugno 2027 a lunedì 7 giugno 2027.', 'Biblioteca Comunale'],
    ['Los músicos estarán con nosotros del viernes 4 de junio de 2027 al lunes 7 de junio de 2027.', 'Casa de Cultura'],
    ['Está combinado: a reunião do condomínio é de sexta-feira 4 de junho de 2027 a segunda-feira 7 de junho de 2027.', 'Pousada do Mar'],
    ['Wij hebben van u begrepen dat een ander het huis van vrijdag 4 juni 2027 tot maandag 7 juni 2027 heeft geboekt.', 'Hotel Post'],
    ['The price list is ready for you: from 4 June 2027 to 7 June 2027 a room is 90 euro a night.', 'Hotel Post'],
  ])('that gives something else: %s', (said, house) => {
    expect(products(`Dear guest,\n${said}\nKind regards\nMaria\n${house}`, { ...sent, from: `${house} <info@example.org>` })).toEqual([])
  })
})

describe('the days of a booking', () => {
  const booked = (said: string): readonly string[] =>
    products(`Booking number: 4417209\nCheck-in: 4 June 2027\nCheck-out: 7 June 2027\n${said}${HOUSE}`, sent)
  const numbered = STAY.replace('?', '4417209')

  test.each([
    'Für den Wellnessbereich wurden noch keine Plätze gebucht.',
    'Take the lift to the 7th.',
    'Your member points\nDate   Activity   Points\n2 May 2027   Booking bonus   +500\n15 June 2027   Stay   +1,200',
    'Things to do\nWestminster Abbey',
  ])('stay what they are beside: %s', (said) => {
    expect(booked(said)).toEqual([numbered])
  })

  test('are not those of rooms and floors', () => {
    const letter =
      'The double room is booked for you from Friday 4 June 2027, take the lift to the 7th.\nYou leave on Wednesday 9 June 2027.'
    expect(read(letter)).not.toEqual([expect.stringContaining('2027-06-07')])
    expect(products(`Boekingsnummer: 4417209\nAankomst: kamer 3 op 4 juni 2027\nVertrek: 7 juni 2027${HOUSE}`, sent)).toEqual([numbered])
  })
})

test.each([
  `Dear Karl, we have booked the double room for you ${DAYS}.`,
  'Das Zimmer ist für deine Mutter vom 4. Juni 2027 bis 7. Juni 2027 reserviert.',
  `A double room is reserved for your guests ${DAYS}.`,
])('whoever a letter is sent to is not who stays: %s', (said) => {
  expect(tripOf(`${said}${HOUSE}`, sent).people.map(({ value }) => named(value))).toEqual([])
})
