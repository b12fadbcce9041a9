import { describe, expect, test } from 'vitest'
import { products } from './parser-text.ts'

const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

const HEAD = `
  Flight confirmation
  Booking reference: K8J3XQ
  Passenger: Ms Nia Pugh`
const OUT = 'BA 117   Milan (MXP) 18:05   Lisbon (LIS) 20:00   11 June 2027'

describe('of two orders of the same text that tell as much', () => {
  test('the one is believed in which flights go on from where the last one landed', () => {
    const twice = `${HEAD}\n${OUT}\nBA 118   Milan (MXP) 06:35   Lisbon (LIS) 10:20   15 June 2027`
    const back = `${HEAD}\n${OUT}\nBA 118   Lisbon (LIS) 06:35   Milan (MXP) 10:20   15 June 2027`
    expect(products(twice, { otherwise: [lines(back)] })).toEqual([
      'BA 117 MXP 2027-06-11T18:05 – LIS 2027-06-11T20:00',
      'BA 118 LIS 2027-06-15T06:35 – MXP 2027-06-15T10:20',
    ])
  })

  test('the first is believed where both go on', () => {
    const back = `${HEAD}\n${OUT}\nBA 118   Lisbon (LIS) 06:35   Milan (MXP) 10:20   15 June 2027`
    const later = back.replace('15 June', '16 June')
    expect(products(back, { otherwise: [lines(later)] })[1]).toBe('BA 118 LIS 2027-06-15T06:35 – MXP 2027-06-15T10:20')
  })

  test('one that tells less is not believed, however well its flights go on', () => {
    const twice = `${HEAD}\n${OUT}\nBA 118   Milan (MXP) 06:35   Lisbon (LIS) 10:20   15 June 2027`
    expect(products(twice, { otherwise: [lines(`${HEAD}\n${OUT}`)] })).toHaveLength(2)
  })

  test('a train goes back to where the first one left', () => {
    const train = (to: string) => `
      eTicket
      Reservation number: 8F42C1
      Passenger: Nia Pugh
      Train 171   19 February 2027   New York 11:35 → Washington 15:10
      Train 2172   22 February 2027   Washington 17:00 → ${to} 19:53`
    expect(products(train('Boston'), { otherwise: [lines(train('New York'))] })).toEqual([
      '171 New York 2027-02-19T11:35 – Washington 2027-02-19T15:10',
      '2172 Washington 2027-02-22T17:00 – New York 2027-02-22T19:53',
    ])
  })
})

test('the flight by which one comes to a hired car is no train', () => {
  const told = products(
    `
    Buchungsbestätigung Mietwagen
    Buchungsnummer: 8NK4TP
    Buchungsdatum
    Vermieter
    03.02.2027, 20:12 Uhr
    Sixt
    Abholung
    14.05.2027 um 18:00 Uhr
    Palma de Mallorca Flughafen
    Rückgabe
    22.05.2027 um 10:30 Uhr
    Palma de Mallorca Flughafen
    Flugnummer
    DE1504 (voraussichtl. Ankunft 17:05)
    Kleinwagen, 5 Türen`,
  )
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(/^Sixt/)
})

test('numbers that another order parts from what they are of are told as the page has them', () => {
  const itinerary = (confirmation: string, flight: string) => `
    Your itinerary
    Agency Record Locator: NVKXTA
    Traveller: Ann Reed

    Hotel – Monday, 13 September 2027
    Property   Maritim Hotel Stuttgart   ${confirmation}
    Address   Seidenstrasse 34, 70174 Stuttgart, DE
    Check-in   13 SEP 2027
    Check-out   16 SEP 2027

    ${flight}`
  const asSeen = itinerary('Confirmation   4471SC0922', 'Flight BA 117')
  const other = itinerary('', OUT.replace('June', 'September'))
  expect(products(asSeen, { otherwise: [lines(other)] })).toEqual([
    'BA 117 MXP 2027-09-11T18:05 – LIS 2027-09-11T20:00',
    'Maritim Hotel Stuttgart | 2027-09-13 – 2027-09-16 | Seidenstrasse 34, 70174, Stuttgart, DE | 4471SC0922',
  ])
})

test('what is undone in the order as seen is so in every other', () => {
  const told = (state: string): string => `
    Stay at the Harbour Lodge Hotel
    Confirmation number: 44178029
    Guest: Mr Owen Pryce
    ${state}
    Harbour Lodge Hotel, 3 Quay Street, Dingle, Co. Kerry
    Check-in: 4 June 2027   Check-out: 6 June 2027, 2 nights`
  expect(products(told('Status   Cancelled'), { otherwise: [lines(told('Status'))] })).toEqual([])
  expect(products(told('Status   Fine'), { otherwise: [lines(told('Status'))] })).toHaveLength(1)
})
