import { describe, expect, test } from 'vitest'
import { products } from './parser-text.ts'

/** Plans in which one flight took the place of another. Nobody in these documents exists. */
const plan = (back: string): readonly string[] =>
  products(`Travel plan, booking reference RT7WQK
    Traveller: Erin Nakamura
    Mon 7 June 2027
    SK 340 Oslo (OSL) 08:00 - Trondheim (TRD) 08:55
    Wed 9 June 2027
    ${back}`)
const OUT = 'SK 340 OSL 2027-06-07T08:00 – TRD 2027-06-07T08:55'
const NEW = 'SK 735 TRD 2027-06-09T18:40 – OSL 2027-06-09T19:45'
const OLD = 'SK 731 TRD 2027-06-09T18:25 – OSL 2027-06-09T19:25'
const [was, is] = ['SK 731 Trondheim (TRD) 18:25 - Oslo (OSL) 19:25', 'SK 735 Trondheim (TRD) 18:40 - Oslo (OSL) 19:45']

describe('a ride that another took the place of is none', () => {
  test.each([
    `${was} was cancelled by the airline. Replaced with:\n${is}`,
    `${was} entfällt, dafür\n${is}`,
    `${was} annullato, sostituito da\n${is}`,
    `${was} zrušen, nahrazen\n${is}`,
  ])('where a line hands over to the next: %s', (told) => {
    expect(plan(told)).toEqual([OUT, NEW])
  })

  test.each([
    'SK 731 Trondheim (TRD) - Oslo (OSL) 18:25 - 19:25, changed: new flight no. SK 735, new time 18:40 - 19:45',
    '18:25-19:25 Trondheim (TRD) - Oslo (OSL) SK 731, merk: endret, nytt flynr. SK 735, ny tid 18:40-19:45',
    'SK 731 Trondheim (TRD) - Oslo (OSL) 18:25 - 19:25, modifié : nouveau vol SK 735, nouvel horaire 18:40 - 19:45',
  ])('where its line tells the new number and hours: %s', (told) => {
    expect(plan(told)).toEqual([OUT, NEW])
  })

  test('where one flies instead of it', () => {
    expect(plan(`Statt SK 731 (ab 18:25, an 19:25) fliegen Sie ${is}`)).toEqual([OUT, NEW])
  })
})

describe('a ride stays as it is', () => {
  test('where what is new is a gate or a seat', () => {
    expect(plan(`${was}, new seat 12A`)).toEqual([OUT, OLD])
  })

  test.each([', bag drop now 16:30 - 18:00', ' - check-in nu 16:25 - 17:40'])('where hours are of what goes before it: %s', (told) => {
    expect(plan(`${was}${told}`)).toEqual([OUT, OLD])
  })

  test('beside another that has places of its own', () => {
    expect(plan(`${was}, then now SK 810 Oslo (OSL) 20:30 - Stavanger (SVG) 21:15`)).toEqual([
      OUT,
      OLD,
      'SK 810 OSL 2027-06-09T20:30 – SVG 2027-06-09T21:15',
    ])
  })

  test('where the line above says only of which booking and day it is', () => {
    expect(
      products(`Erin Nakamura, booking RT7WQK: on 9 June 2027 your flight was replaced by
        ${is}`),
    ).toEqual([NEW])
  })

  test('where new is a part of the name of a town', () => {
    expect(
      products(`Booking reference RT7WQK. Traveller: Erin Nakamura
        Wed 9 June 2027
        DL 205 London (LHR) 08:00 - New York (JFK) 11:00
        DL 371 New York (JFK) 13:00 - Boston (BOS) 14:20`),
    ).toEqual(['DL 205 LHR 2027-06-09T08:00 – JFK 2027-06-09T11:00', 'DL 371 JFK 2027-06-09T13:00 – BOS 2027-06-09T14:20'])
  })
})
