import { describe, expect, test } from 'vitest'
import { withTallDays } from '../src/parser/text/days/tall-days.ts'
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

  test.each([
    ['pt', 'CHECK-IN\n19\nmar/2027, sexta-feira\na partir das 14h', 'CHECK-OUT\n22\nmar/2027, segunda-feira\naté as 12h'],
    ['en', 'CHECK-IN\n19\nMar 2027, Fri\nfrom 14:00', 'CHECK-OUT\n22\nMar 2027, Mon\nuntil 12:00'],
    ['de', 'Anreise\n19.\nMärz 2027\nab 14 Uhr', 'Abreise\n22.\nMärz 2027\nbis 12 Uhr'],
  ])('have their month and year in one line below them: %s', (_, arrival, departure) => {
    const letter = `Reserva confirmada - Pousada Serra Azul\nReserva: PX-30418\n\n${arrival}\n\n${departure}\n\nPousada Serra Azul\nRua das Flores, 12, 37530-000 Gonçalves`
    expect(products(letter)).toEqual([
      'Pousada Serra Azul | 2027-03-19 – 2027-03-22 | Rua das Flores, 12, 37530-000, Gonçalves, BR | PX-30418',
    ])
  })

  test.each([
    ['a month without its year', '3\nmaio, sexta-feira'],
    ['a word that is no weekday', '3\nmaio 2027, estacionamento'],
    ['a number that is no day', '45\nmaio 2027'],
  ])('are none with %s', (_, leaf) => {
    expect(withTallDays(leaf.split('\n'))).toEqual(leaf.split('\n'))
  })
})
