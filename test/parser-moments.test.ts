import fc from 'fast-check'
import { expect, test } from 'vitest'
import './chance.ts'
import { readPage } from '../src/parser/text/page/page.ts'
import { MOMENTS, type Moments } from './parser/generated/moments.ts'
import { documentOf, gazetteer, TODAY } from './parser-text.ts'

/** Two more times, so that a page is one that writes its times with dots. */
const DOTTED = ['Ankunft um 10.05 Uhr', 'Abfahrt um 11.35 Uhr']

test('days and times are read in every order in which sixteen languages print them', () => {
  fc.assert(
    fc.property(MOMENTS, ({ line, days, minutes, isDotted }: Moments) => {
      const page = readPage(documentOf(['Reise', line, ...(isDotted ? DOTTED : [])].join('\n')), gazetteer, TODAY)
      const { dates, times } = page.lines.find(({ text }) => text === line) ?? { dates: [], times: [] }
      const two = (number: number): string => String(number).padStart(2, '0')
      const told = dates.map(({ year, month, day }) => `${year === undefined ? '' : `${year}-`}${two(month)}-${two(day)}`)
      // Figures alone may be told with the month first, and of two days the year of one may be that of both.
      const alike = (day: string): string => day.slice(-5).split('-').sort().join(' ')
      expect([line, told.map(alike), times.map((time) => time.minutes)]).toEqual([line, days.map(alike), minutes])
      if (days.length === 1) expect([line, told[0]?.length]).toEqual([line, days[0]?.length])
    }),
    { numRuns: 600 },
  )
})
