import { describe, expect, test } from 'vitest'
import { products } from './parser-text.ts'

describe('days that are set like the leaf of a calendar', () => {
  test('stand beside the first line of what they are of', () => {
    const itinerary = `Your itinerary
      Our reference: TR-26188
      Travellers: Ms Ann Reed, Mr Tom Hale

      MON   Lufthansa LH903 · London to Frankfurt
      04
      OCT 2027

      Departs   London Heathrow (LHR) Terminal 2, 13:00
      Arrives   Frankfurt (FRA), 15:35

      FRI   Lufthansa LH904 · Frankfurt to London
      08
      OCT 2027

      Departs   Frankfurt (FRA), 18:55
      Arrives   London Heathrow (LHR), 19:35`
    expect(products(itinerary)).toEqual([
      'LH 903 LHR 2027-10-04T13:00 – FRA 2027-10-04T15:35',
      'LH 904 FRA 2027-10-08T18:55 – LHR 2027-10-08T19:35',
    ])
  })

  test('stand above it, and their year may be told by two figures', () => {
    const plan = `Plan de viaje
      Localizador: TR-26188
      Viajeros: D. Juan Reed Sanz

      LUN
      05
      ABR 27

      TREN   SALIDA   LLEGADA   LOCALIZADOR
      AVE 02110   11:00   13:36   7VKQ2M
      Madrid-Puerta de Atocha   Sevilla-Santa Justa

      MIÉ
      07
      ABR 27

      TREN   SALIDA   LLEGADA   LOCALIZADOR
      AVE 02181   18:45   21:17   7VKQ2M
      Sevilla-Santa Justa   Madrid-Puerta de Atocha`
    expect(products(plan)).toEqual([
      'AVE 02110 Madrid-Puerta de Atocha 2027-04-05T11:00 – Sevilla-Santa Justa 2027-04-05T13:36',
      'AVE 02181 Sevilla-Santa Justa 2027-04-07T18:45 – Madrid-Puerta de Atocha 2027-04-07T21:17',
    ])
  })

  const french = [
    'Vol AF1680   Paris CDG (CDG) 09:40   Londres LHR (LHR) 10:00',
    'Vol AF1681   Londres LHR (LHR) 11:10   Paris CDG (CDG) 13:30',
  ]
  test.each([
    ['month, day and weekday', 'OCT.\n05\nMAR.', 'OCT.\n08\nVEN.'],
    ['weekday, month, day and year', 'MAR.\nOCT.\n05\n2027', 'VEN.\nOCT.\n08\n2027'],
    ['day, month and year', '05\nOCTOBRE\n2027', '08\nOCTOBRE\n2027'],
    ['day, month and weekday', '05\noctobre 2027\nmardi', '08\noctobre 2027\nvendredi'],
  ])('are told in whatever order: %s', (_, out, back) => {
    const voyage = `Votre voyage\nRéférence du dossier : TR26188\nVoyageur : Mme Anne Reed\n\n${out}\n${french[0]}\n\n${back}\n${french[1]}`
    expect(products(voyage)).toEqual([
      'AF 1680 CDG 2027-10-05T09:40 – LHR 2027-10-05T10:00',
      'AF 1681 LHR 2027-10-08T11:10 – CDG 2027-10-08T13:30',
    ])
  })
})
