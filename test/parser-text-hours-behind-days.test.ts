import { expect, test } from 'vitest'
import { readPage } from '../src/parser/text/page/page.ts'
import { documentOf, gazetteer, TODAY } from './parser-text.ts'

/** `23.3. 18 Uhr`: a day without its year, before an hour that is no year. */
const told = (text: string): string => {
  const line = readPage(documentOf(`Reise\n${text}`), gazetteer, TODAY).lines.find((one) => one.text === text)
  const days = line?.dates.map(({ day, month, year }) => `${day}/${month}${year === undefined ? '' : `/${year}`}`) ?? []
  const hours = line?.times.map(({ minutes }) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`) ?? []
  return [...days, ...hours].join(' ')
}

test.each([
  ['zurück bitte bis Sonntag 13.6. 18 Uhr', '13/6 18:00'],
  ['Sonntag, 13.6. 18:30 Uhr', '13/6 18:30'],
  ['søndag 13.6. 18 h', '13/6 18:00'],
  ['v neděli 13.6. 18 hod', '13/6'],
  ['v neděli 13.6. 18 hodin', '13/6'],
])('%s is a day with its hour', (text, days) => expect(told(text)).toBe(days))

test.each([
  ['am 13.6.27 um 18 Uhr', '13/6/2027 18:00'],
  ['am 13.6. 27', '13/6/2027'],
  ['am 13.6.27 Uhrzeit folgt', '13/6/2027'],
  ['13.6.27 hebben wij', '13/6/2027'],
])('%s is a day with its year', (text, days) => expect(told(text)).toBe(days))
