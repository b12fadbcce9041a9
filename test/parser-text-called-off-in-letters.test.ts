import { describe, expect, test } from 'vitest'
import { products } from './parser-text.ts'

/** What is called off by somebody who has to, above what was confirmed; and animals and boats that are kept. Nobody in these letters exists. */

const above = (said: string): string[] =>
  products(`
    ${said}

    Booking number: 4471290833
    Hotel Lindenhof
    Marktgasse 8, 97070 Würzburg
    Check-in: 9 February 2027   Check-out: 12 February 2027, 3 nights, 1 room`)

describe('a stay', () => {
  test.each([
    'Unfortunately we have to cancel your stay, the roof is off.',
    'I am so sorry, but we must cancel your booking.',
    'Wir müssen Ihren Aufenthalt daher leider absagen.',
    'Nous devons malheureusement annuler votre séjour.',
    'Lo siento mucho, tenemos que anular su reserva.',
    'Lamento, mas temos de cancelar a sua reserva.',
    'Purtroppo dobbiamo disdire il suo soggiorno.',
    'Helaas, wij moeten uw verblijf dit jaar annuleren.',
    'Muszę niestety odwołać Państwa pobyt.',
    'Jag är ledsen, men vi måste tyvärr avboka.',
    'Vi må dessverre avlyse oppholdet ditt.',
  ])('is none where somebody has to call it off: “%s”', (said) => expect(above(said)).toEqual([]))

  test.each([
    'If the storm comes, we have to cancel your stay.',
    'In that case we must cancel all boat trips.',
    'Falls wir Ihren Aufenthalt absagen müssen, melden wir uns.',
    'Si nous devons annuler votre séjour, vous serez remboursés.',
    'Se dobbiamo annullare il soggiorno, la caparra torna a voi.',
    'Jeżeli muszę odwołać pobyt, oddaję zaliczkę.',
    'Om vi måste avboka hör vi av oss.',
    'Please tell us by Friday if you must cancel your booking.',
  ])('is read where that may come to be: “%s”', (said) => expect(above(said)).toHaveLength(1))
})

describe('what is kept', () => {
  const kept = (from: string, days: string, said: string): string[] => products(`${days}\n\n${said}`, { from })
  const DAYS =
    'Hello Melissa!\nReservation #8841 is confirmed.\nCheck-in: Wednesday, November 25, 2026\nCheck-out: Sunday, November 29, 2026, 4 nights at $46'

  test('are animals, who bring what shows that they were vaccinated and what they eat', () => {
    const cough = 'Suite: Cozy Cottage with an outdoor run. Please bring her own food and her bordetella certificate.'
    const told = 'Portate il libretto con i vaccini e la loro cuccia.'
    expect(kept('Happy Tails <karen@tails.example>', DAYS, cough)).toEqual([])
    expect(kept('Pensione per cani Quattro Code <info@code.example>', DAYS, told)).toEqual([])
  })

  test('is nobody who comes with a dog', () => {
    const dog = 'Hotel Lindenhof, Marktgasse 8, 97070 Würzburg. Your dog is welcome, please bring her own food.'
    expect(kept('Hotel Lindenhof <post@lindenhof.example>', DAYS, dog)).toHaveLength(1)
  })

  test('are boats at a berth', () => {
    const berth = 'Posto de amarração B-23 para o veleiro Cagarra, calado 1,90 m. Chame antes de dobrar o molhe.'
    expect(kept('Marina do Canal <rececao@marina.example>', DAYS, berth)).toEqual([])
  })
})
