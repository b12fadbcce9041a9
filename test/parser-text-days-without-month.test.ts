import { expect, test } from 'vitest'
import { findDates } from '../src/parser/text/days/dates.ts'
import { plain } from '../src/parser/text/words/plain.ts'

const daysIn = (text: string): string =>
  findDates(plain(text))
    .map(({ day, month }) => `${day}/${month}`)
    .join(' ')

const SPANS: readonly (readonly [string, string])[] = [
  ['Nacht von Freitag, 9. auf Samstag, 10. Juli', '9/7 10/7'],
  ['vom 9. auf den 10. Juli', '9/7 10/7'],
  ['van 9 op 10 juli', '9/7 10/7'],
  ['from Thursday 4 June until the 7th, two of you', '4/6 7/6'],
  ['vom 4. Juni bis zum 7. und', '4/6 7/6'],
  ['du 4 juin au 7, pour deux', '4/6 7/6'],
  ['dal 4 giugno al 7.', '4/6 7/6'],
  ['del 4 de junio al 7.', '4/6 7/6'],
  ['do dia 4 de junho (sexta, feriado) até o dia 7 (segunda), no chalé', '4/6 7/6'],
  ['från den 4 juni till den 7.', '4/6 7/6'],
  ['Friday 4th June and off by noon on the following Monday, the 7th, as', '4/6 7/6'],
  ['Friday, 4th June 2027, and off on the Monday, that is the 7th.', '4/6 7/6'],
  ['fredagen den 4 juni och måndagen, den 7:e, städar ni', '4/6 7/6'],
  ['les nuits du vendredi 4 et du samedi 5 juin', '4/6 5/6'],
  ['in June as ever, on Friday the 4th and home on the evening of Monday the 7th', '4/6 7/6'],
  ['im Juni, also von Freitag, dem 4., bis Montag, den 7.,', '4/6 7/6'],
  ['Június 4-én, pénteken várjuk és július 7-én indulnak', '4/6 7/7'],
]
for (const [text, days] of SPANS) test(text, () => expect(daysIn(text)).toBe(days))

const OTHERS: readonly (readonly [string, string])[] = [
  ['12 May to 4 adults', '12/5'],
  ['2 June at 10 to 12.', '2/6'],
  ['open from 3 June to 5 pm', '3/6'],
  ['in May, Room 14 and Room 16', ''],
  ['in June, on Friday the 4th and Tuesday the 7th', ''],
  ['Julius 4 bags', ''],
]
for (const [text, days] of OTHERS) test(`no other days in ${text}`, () => expect(daysIn(text)).toBe(days))
