import { describe, expect, it } from 'vitest'
import { isOpeningHours } from '../src/parser/text/days/opening-hours.ts'
import { endsIn } from '../src/parser/text/hires/car-labels.ts'

describe('hours and money of a desk', () => {
  it.each(['opening hours: 12 jun 2027 ', 'offnungszeiten: sa, 12.06.2027 ', 'openingstijden: 12-06-2027 07:00-'])(
    'takes hours behind “%s” for those of a desk',
    (before) => expect(isOpeningHours(before)).toBe(true),
  )
  it.each(['departure: 12 jun 2027 ', 'abfahrt 12.06.2027 ', 'ophalen 12-06-2027 '])('takes an hour behind “%s” for no such', (before) =>
    expect(isOpeningHours(before)).toBe(false),
  )
  const labelsOf = (text: string): string[] => [...text.matchAll(endsIn(text).pickUp)].map(([label]) => label)
  it('takes what is paid at the pick-up for no label of it', () => {
    expect(labelsOf('to pay at pick-up: child seat')).toEqual([])
    expect(labelsOf('pick-up: child seat')).toEqual(['pick-up'])
  })
})
