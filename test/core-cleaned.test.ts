import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleaned, escaped, forEyes, isHarmless } from '../src/core/cleaned.ts'
import { evil, hostile, steering } from './evil.ts'

/** Text of strangers, made fit for a terminal. */

/** Any text, with much of what is not to be shown in it. */
const text = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...Object.values(hostile), '\u200d', '\ufeff')))
  .map((parts) => parts.join(''))
const answer = fc.jsonValue().chain((value) => text.map((name) => ({ [name]: [name, value], data: { name } })))

test.each(Object.entries(hostile))('nothing is left of what can %s', (_, sent) => {
  expect(cleaned(`before ${sent} after`)).not.toMatch(steering)
  expect(cleaned(`before ${sent} after`)).toMatch(/^before .* after$/s)
})

test('nothing steers in any answer, in names as little as in values', () => {
  fc.assert(
    fc.property(answer, (value) => {
      expect(JSON.stringify(cleaned(value), null, 1)).not.toMatch(steering)
    }),
  )
})

test('what is harmless stays as it is', () => {
  for (const said of ['São Paulo', '東京', 'Île-de-France', 'a\tb\nc', '👍🏽', '«»—…', 'ÅÄÖ ø ł'])
    expect(cleaned({ said })).toEqual({ said })
  fc.assert(
    fc.property(answer, (value) => {
      if (isHarmless(JSON.stringify(value))) expect(cleaned(value)).toEqual(value)
    }),
  )
})

test('JSON with escapes says the same, and steers nothing', () => {
  fc.assert(
    fc.property(answer, (value) => {
      const json = escaped(JSON.stringify(value))
      expect(json).not.toMatch(steering)
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
  expect(escaped(JSON.stringify('\u202e\u009b\u{e0041}'))).toBe('"\\u202e\\u009b\\udb40\\udc41"')
})

test('a text without end is cut for eyes alone', () => {
  const endless = 'x'.repeat(100_000)
  expect(isHarmless(JSON.stringify({ name: endless }))).toBe(false)
  expect(forEyes({ name: endless }).name).toHaveLength(4000)
  expect(cleaned({ name: endless }).name).toBe(endless)
  expect(forEyes({ name: evil.repeat(100_000) }).name.length).toBeLessThanOrEqual(4000)
})

test('an answer of nothing but numbers is looked through once', () => {
  const numbers = JSON.stringify(Array.from({ length: 1_000_000 }, (_, at) => at))
  const start = performance.now()
  expect([isHarmless(numbers), isHarmless(numbers.replace(/1]$/, '1,"end"]'))]).toEqual([true, true])
  expect(performance.now() - start).toBeLessThan(500)
})
