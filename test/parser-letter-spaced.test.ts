import { expect, test } from 'vitest'
import { closed } from '../src/parser/read/letter-spaced.ts'
import { wordsShown } from '../src/parser/read/shown.ts'

const texts = (...rows: readonly (readonly string[])[]): string[] =>
  closed(rows.flatMap((row, at) => row.map((text) => ({ text, y: 100 - 20 * at, height: 8 })))).map(({ text }) => text)

test('words with gaps between their letters are closed, short ones where others are in their line', () =>
  expect(texts(['D R O P - O F F', 'A T', 'L O C AT I O N'], ['Gate A 4'])).toEqual(['DROP-OFF', 'AT', 'LOCATION', 'Gate A 4']))

test('rows of seats, figures and short words stay as they are', () =>
  expect(texts(['1 2 3 4 5'], ['A 1'], ['y a las 9 h'], ['A 1 B 2'])).toEqual(['1 2 3 4 5', 'A 1', 'y a las 9 h', 'A 1 B 2']))

/** A page that draws each letter by itself. */
const drawn = (text: string) =>
  wordsShown({ fnArray: [...text].map(() => 44), argsArray: [...text].map((unicode) => [[{ unicode }]]) }, { showText: 44 })

test('words that are closed have the spaces between them that were drawn', () => {
  const headings = ['V E L A P A R O S S U I T E S', 'R O O M S', 'Gate A 4'].map((text, at) => ({ text, y: 100 - 20 * at, height: 8 }))
  const texts = closed(headings, drawn('VELA PAROS SUITESR O O M SGate A 4')).map(({ text }) => text)
  expect(texts).toEqual(['VELA PAROS SUITES', 'ROOMS', 'Gate A 4'])
})
