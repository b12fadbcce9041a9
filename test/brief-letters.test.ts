import { describe, expect, test } from 'vitest'
import { lettersOf, withBriefLetters } from '../scripts/brief-letters.mjs'

const allCharacters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
  (character) => !/\p{Cn}|\p{Cs}/u.test(character),
)

/** What code that puts a pattern together gives as `pattern`, after its letters are written as ranges. */
const patternOf = (code: string): Pick<RegExp, 'test'> => new Function(`${withBriefLetters(code)}; return pattern`)()

describe('letters written as ranges', () => {
  test.each(['L', 'Lu', 'Ll', 'Lo', 'So'] as const)('%s are all letters of the category below 0x10000, and nothing else', (category) => {
    const [long, brief] = [new RegExp(`\\p{${category}}`, 'u'), new RegExp(`[${lettersOf(category)}]`, 'u')]
    expect(allCharacters.filter((character) => long.test(character) !== brief.test(character))).toEqual([])
  })

  test('an ideograph beyond is a letter as well, a picture and a mathematical letter are none', () => {
    const letter = new RegExp(`[${lettersOf('L')}]`, 'u')
    expect(['𠮷', '𪚥', '😀', '𝐀'].map((each) => letter.test(each))).toEqual([true, true, false, false])
  })

  test('a picture beyond is a sign as well, an ideograph is none', () => {
    const sign = new RegExp(`[${lettersOf('So')}]`, 'u')
    expect(['🏨', '✈', '𠮷', 'a'].map((each) => sign.test(each))).toEqual([true, true, false, false])
  })

  test.each([
    ['alone in a pattern', String.raw`const pattern = /^\p{Lu}\p{Ll}+$/u`, ['Ørsted', 'Łódź'], ['ørsted', 'McA', 'A-b']],
    ['in a class of a pattern', String.raw`const pattern = /^[^\p{L}\d\]]+$/u`, ['--', '['], ['-é', '4', ']']],
    ['behind a bracket that is none', String.raw`const pattern = /^\[\p{L}\]$/u`, ['[é]'], ['é', '[4]']],
    ['in a string', String.raw`const W = "\\p{L}[\\p{L}'-]*"; const pattern = new RegExp('^' + W + '$', 'u')`, ["d'É", 'ß'], ["'d", '4']],
    ['in a template', 'const pattern = new RegExp(`^(?<![\\\\p{L}\\\\d])\\\\p{Lu}{2}\\\\[$`, "u")', ['ÉÅ['], ['Éå[', 'ÉÅ']],
    ['in a raw template', 'const pattern = new RegExp(String.raw`^[\\p{Lu}.]+ \\p{L}$`, "u")', ['É. å'], ['é. å']],
    ['in the midst of a function', String.raw`const make = () => /^\p{L}$/u; const pattern = make()`, ['é'], ['4']],
    [
      'in the midst of a function beside others',
      String.raw`const one = /\p{L}/u; const pattern = (() => /^\p{Lu}\d$/u)()`,
      ['É1'],
      ['é1', 'u1'],
    ],
    ['where it is what there must not be', String.raw`const pattern = /^\P{L}*\P{Lo}$/u`, ['1-2', '4é'], ['é4', '4é東']],
    ['where that is in a class', String.raw`const pattern = /^[\P{L}é]\p{L}$/u`, ['4a', 'éa'], ['aa', '44']],
    [
      'where all that it matches is replaced',
      String.raw`const pattern = { test: (text) => text.replace(/\p{L}/gu, '') === '' }`,
      ['éa'],
      ['4'],
    ],
    ['where it remembers where it was', String.raw`const make = () => /\p{L}/gu; const pattern = make()`, ['é'], ['4']],
    ['where capitals are the same', String.raw`const pattern = /^é\p{Lu}$/iu`, ['Éa'], ['É4']],
  ])('%s they match the same', (_, code, yes, no) => {
    const pattern = patternOf(code)
    const matches = (text: string): boolean => (pattern instanceof RegExp ? new RegExp(pattern) : pattern).test(text)
    expect(yes.map((text) => [text, matches(text)])).toEqual(yes.map((text) => [text, true]))
    expect(no.map((text) => [text, matches(text)])).toEqual(no.map((text) => [text, false]))
  })

  test.each([
    ['a part of a class', String.raw`const pattern = new RegExp("[" + "[\\p{L}")`],
    ['a class within a class', String.raw`const pattern = /[[a-z]\p{L}]/v`],
  ])('%s is refused, since it would match something else', (_, code) => {
    expect(() => withBriefLetters(code)).toThrow(/class/)
  })

  test('code without them stays as it is', () => {
    const code = "const pattern = /^[a-z]$/; const text = 'p{L}'"
    expect(withBriefLetters(code)).toBe(code)
  })
})
