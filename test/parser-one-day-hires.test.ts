import { describe, expect, it } from 'vitest'
import { hireOfOneDay } from '../src/parser/text/hires/one-day-hires.ts'
import { readPage } from '../src/parser/text/page/page.ts'
import { documentOf, gazetteer, TODAY } from './parser-text.ts'

const told = (text: string): string | undefined => {
  const pair = hireOfOneDay(readPage(documentOf(text), gazetteer, TODAY))
  return pair && `${pair.first.date} ${pair.first.minutes} ${pair.second.date} ${pair.second.minutes}`
}

describe('a hire of one day', () => {
  it('is told by its day and by the two hours below, whatever they are called', () => {
    expect(told('Trailmaster e-bike x 2\nBooking date: 16 April 2027\nStart time: 09:30\nEnd time: 17:00')).toBe(
      '2027-04-16 570 2027-04-16 1020',
    )
    expect(told('Pedelec x 1\nMiettag: 16.04.2027\nLos geht es: 10:00 Uhr\nWieder da: 16:30 Uhr')).toBe('2027-04-16 600 2027-04-16 990')
  })

  it('is one where each thing that is hired tells the same', () => {
    const block = 'Booking date: 16 April 2027\nStart time: 09:30\nEnd time: 17:00'
    expect(told(`E-bike\n${block}\nTandem\n${block}`)).toBe('2027-04-16 570 2027-04-16 1020')
    expect(told(`E-bike\n${block}\nTandem\n${block.replace('17:00', '13:00')}`)).toBeUndefined()
  })

  it('is none where the hours go back, have one name, or are told in sentences', () => {
    expect(told('E-bike\nBooking date: 16 April 2027\nStart time: 17:00\nEnd time: 09:30')).toBeUndefined()
    expect(told('E-bike\nBooking date: 16 April 2027\nTime: 09:30\nTime: 17:00')).toBeUndefined()
    expect(told('E-bike\nBooking date: 16 April 2027\nWe are here from 09:30 on.\nCome and see us until 17:00.')).toBeUndefined()
  })

  it('is none by the hours of an office, or a day on which one paid', () => {
    expect(told('E-bike\nBooking date: 16 April 2027\nOffice opens: 09:00\nOffice closes: 17:00')).toBeUndefined()
    expect(told('E-bike\nPaid on: 16 April 2027\nStart time: 09:30\nEnd time: 17:00')).toBeUndefined()
  })
})
