import { describe, expect, test } from 'vitest'
import { tripOfRailStrings } from '../src/parser/structured/rail-strings.ts'
import { tripIn } from './documents.ts'
import { line, named } from './parser-text.ts'

const read = (text: string, around = '2027-03-01') => {
  const trip = tripOfRailStrings([text], around)
  return trip && { trains: trip.products.map(line), people: trip.people.map(({ value }) => named(value)), reference: trip.reference?.value }
}

/** As in a barcode: names are filled up to nineteen characters from the left. */
const sncf = (journey: string, day: string, rest = '2CF000          00000'): string =>
  `i0CVQX7TPL123456789121101/01/1980${journey}${day}0123456789012345678${'LEMAIRE'.padStart(19)}${'AGATHE'.padStart(19)}${rest}`

describe('a ticket that is one string', () => {
  test('is read from the barcode of a French ticket, the year being the next in which the day comes', () => {
    expect(read(sncf('FRPLYFRLPD06607', '12/04'))).toEqual({
      trains: ['06607 FRPLY 2027-04-12 – FRLPD ?'],
      people: ['AGATHE LEMAIRE'],
      reference: 'QX7TPL',
    })
    expect(read(sncf('FRPLYFRLPD06607', '12/01'))?.trains).toEqual(['06607 FRPLY 2028-01-12 – FRLPD ?'])
  })

  test('warns that its year is not written, where it is not', async () => {
    expect((await tripIn(sncf('FRPLYFRLPD06607', '12/04', '2    1FRLPDFRNIC05105'))).warnings).toEqual([
      'the year is not written and was guessed',
    ])
    expect((await tripIn('PNR:4471290831,TRAIN:12301,DOJ:14-05-2027,TIME:16:50,3A,HWH TO NDLS,MEERA IYER+1')).warnings).toEqual([])
  })

  test('may tell of two trains', () => {
    expect(read(sncf('FRPLYFRLPD06607', '12/04', '2    1FRLPDFRNIC05105'))?.trains).toEqual([
      '06607 FRPLY 2027-04-12 – FRLPD ?',
      '05105 FRLPD 2027-04-12 – FRNIC ?',
    ])
  })

  test('is read from the message of an Indian railway', () => {
    expect(read('PNR:4471290831,TRAIN:12301,DOJ:14-05-2027,TIME:16:50,3A,HWH TO NDLS,MEERA IYER+1,B2 17 B2 18,FARE:2870')).toEqual({
      trains: ['12301 HWH 2027-05-14T16:50 – NDLS ?'],
      people: ['MEERA IYER'],
      reference: '4471290831',
    })
    expect(read('PNR:4471290831,TRAIN:12301,DOJ:14-05-2027,TIME:99:99,3A,HWH TO NDLS')?.trains).toEqual(['12301 HWH 2027-05-14 – NDLS ?'])
    expect(read('PNR-4471290831 Trn:12301 Dt:14-05-27 Frm HWH to NDLS')).toBeUndefined()
    expect(read('PNR-4471290831 TRN:12301 DT:14-05-27 FRM HWH TO NDLS')?.trains).toEqual(['12301 HWH 2027-05-14 – NDLS ?'])
  })

  test.each([
    'i0CV',
    'i0CVQX7TPL',
    'PNR:4471290831',
    'PNR:4471290831,TRAIN:12301,DOJ:44-05-2027,HWH TO NDLS',
    sncf('FRPLYFRLPD06607', '31/02'),
  ])('is not read from what is none: %s', (text) => {
    expect(read(text)).toBeUndefined()
  })
})
