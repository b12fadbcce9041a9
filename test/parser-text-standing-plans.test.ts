import { describe, expect, test } from 'vitest'
import { products } from './parser-text.ts'

/** Plans of whole journeys that tell no number of a booking. Nobody in these documents exists. */
const ITALIAN = `Foglio notizie – Irlanda del Sud, 8 partecipanti
  VOLI
  8 maggio 2027  EI 433  Milano Linate / Dublino  11.55 / 13.30
  15 maggio 2027  EI 432  Dublino / Milano Linate  06.40 / 10.15
  PERNOTTAMENTI
  Dublino, 8-11 maggio (3 notti): Hotel Harding, Copper Alley 5
  Killarney, 11-15 maggio (4 notti): Hotel Scott, College Street 9
  Pranzi a proprie spese. Prossime partenze: Scozia 4 settembre.`
const DUTCH = `Laatste info groepsreis
  Beste deelnemers,
  5 juni 2027  OS 374  Amsterdam (AMS) - Wenen (VIE)  07:00 - 08:50
  12 juni 2027  OS 377  Wenen (VIE) - Amsterdam (AMS)  17:25 - 19:20
  5-8 juni Hotel Linde, Lindengasse 12, Wenen
  8-12 juni Hotel Kroon, Salzgasse 3, Wenen
  Lunch voor eigen rekening, excursies zelf boeken.`

describe('a plan of a whole journey stands without a number', () => {
  test('where the sheet for its group is one that is sent before it leaves', () => {
    expect(products(ITALIAN)).toHaveLength(4)
    expect(products(DUTCH)).toHaveLength(4)
  })

  test('and where its writer says that all of it is booked', () => {
    expect(products(ITALIAN.replace('Foglio notizie – ', 'Tutto è già prenotato: '))).toHaveLength(4)
  })
})

describe('what is told as whole is none where it is left open', () => {
  const none = (text: string): void => expect(products(text)).toEqual([])

  test('as it says nowhere that it is booked', () => {
    none(ITALIAN.replace('Foglio notizie – ', ''))
    none(DUTCH.replace('Laatste info ', ''))
  })

  test('as it is told what it costs each', () => {
    none(`${ITALIAN}\n  Quota 1.290 € a persona.`)
    none(`${DUTCH}\n  Prijs € 1.190 p.p.`)
  })

  test('as it is asked whether it may be booked, or said that nothing is', () => {
    none(`${ITALIAN}\n  Fateci sapere se vi piace e prenotiamo.`)
    none(`${DUTCH}\n  Mogen we dit boeken?`)
    none(`${DUTCH}\n  Er is nog niets vastgelegd.`)
  })

  test('as it is called a proposal', () => {
    none(`Proposta di viaggio\n  ${ITALIAN}`)
    none(`Offerte\n  ${DUTCH}`)
  })

  test('as its houses are such as one may choose from', () => {
    none(DUTCH.replace('8-12 juni Hotel Kroon', '5-9 juni Hotel Kroon'))
  })
})
