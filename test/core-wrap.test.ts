import { stripVTControlCharacters } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { widthOf, wrap } from '../src/core/wrap.ts'

const word = fc.stringMatching(/^[a-zäé·0-9]{1,12}$/)
const codes = fc.constantFrom(['', ''], ['\u001b[1m', '\u001b[22m'], ['\u001b[2m', '\u001b[22m'], ['\u001b[32m', '\u001b[39m'])
const styled = fc.array(fc.tuple(codes, fc.array(word, { minLength: 1, maxLength: 4 })), { minLength: 1, maxLength: 6 })
const line = styled.map((parts) => parts.map(([[on, off], words]) => `${on}${words.join(' ')}${off}`).join(' '))
const width = fc.integer({ min: 4, max: 40 })

test('no piece is wider than asked, but for a word that is longer by itself', () => {
  fc.assert(
    fc.property(line, width, (text, most) => {
      for (const piece of wrap(text, most)) if (piece.includes(' ')) expect(widthOf(piece)).toBeLessThanOrEqual(most)
    }),
  )
})

test('pieces hold all words in their order, and a line that fits stays as it is', () => {
  fc.assert(
    fc.property(line, width, (text, most) => {
      expect(stripVTControlCharacters(wrap(text, most).join(' '))).toBe(stripVTControlCharacters(text))
      expect(wrap(text, widthOf(text))).toEqual([text])
    }),
  )
})

const codeOrLetter = new RegExp(`${String.fromCodePoint(27)}\\[(\\d+)m|(\\S)`, 'gu')

/** The styles each letter is shown in. */
function shownIn(text: string): string[] {
  const on = new Set<string>()
  return Array.from(text.matchAll(codeOrLetter), ([, code, letter]) => {
    if (code === '0') on.clear()
    else if (code === '22') for (const each of ['1', '2']) on.delete(each)
    else if (code === '39') on.delete('32')
    else if (code) on.add(code)
    return letter ? [`${letter}${[...on].sort().join()}`] : []
  }).flat()
}

test('every letter keeps its style, and no style runs over the end of a piece', () => {
  fc.assert(
    fc.property(line, width, (text, most) => {
      const pieces = wrap(text, most)
      expect(pieces.flatMap(shownIn)).toEqual(shownIn(text))
      for (const piece of pieces) expect(shownIn(`${piece}.`).at(-1)).toBe('.')
    }),
  )
})

test.each([
  ['MAD', 3],
  ['Zürich', 6],
  ['Zu\u0308rich', 6],
  ['東京', 4],
  ['\u001b[1mbold\u001b[22m', 4],
  ['✈', 1],
  ['', 0],
])('%j takes up %i columns', (text, columns) => {
  expect(widthOf(text)).toBe(columns)
})
