import { describe, expect, test } from 'vitest'
import { lazyPatterns, withLazyPatterns } from '../scripts/lazy-patterns.mjs'
import { expectLettersOf, madeAtOnce } from '../src/parser/text/at-once.ts'

/** Code whose last constant is `result`; gives that. */
const resultOf = (code: string): unknown =>
  new Function(`${withLazyPatterns(code)}; return typeof result$ === 'function' ? result$() : result`)()

describe('patterns that are made late', () => {
  test.each([
    ['a pattern', 'const CODE = /^[A-Z]{3}$/; const result = [CODE.test("LIS"), CODE.test("lis")]', [true, false]],
    ['one that is put together', 'const W = "[a-z]"; const CODE = new RegExp("^" + W + "+$"); const result = CODE.test("lis")', true],
    [
      'one of the text of another',
      'const ONE = /a\\/b|"/; const TWO = new RegExp("^(?:" + ONE.source + ")$"); const result = TWO.test("a/b")',
      true,
    ],
    [
      'one that a function makes',
      'const word = (all) => new RegExp("^(?:" + all + ")$"); const CODE = word("a|b"); const result = CODE.test("b")',
      true,
    ],
    ['a set', 'const DAYS = new Set(["mo", "tu"]); const result = DAYS.has("tu")', true],
    [
      'a list that another chunk makes of a text',
      'const require_words = { set: (text) => new Set(text.split(" ")) }; const DAYS = require_words.set("mo tu"); const result = DAYS.has("tu")',
      true,
    ],
    ['a member by its short name', 'const CODE = /a/; const all = { CODE }; const result = all.CODE.test("a")', true],
    [
      'a name that is another thing elsewhere',
      'const CODE = /a/; const told = (CODE) => CODE + 1; const result = [told(1), CODE.test("a")]',
      [2, true],
    ],
    [
      'one in the midst of a function',
      'const told = (text) => /^a$/.test(text); const result = [told("a"), told("b"), told("a")]',
      [true, false, true],
    ],
    ['one that remembers where it was', 'const told = (text) => text.match(/a/g).length; const result = [told("aa"), told("aa")]', [2, 2]],
    [
      'one that tells where it was',
      'const told = (text) => { const each = /a/g; each.test(text); return each.lastIndex }; const result = [told("ba"), told("ba")]',
      [2, 2],
    ],
    [
      'one in a list, or in an object in it',
      'const all = [/^flug$/, { label: new RegExp("^" + "vuelo" + "$") }, 1]; const result = [all[0].test("flug"), all[1].label.test("vuelo"), all[1].label.source, all[2]]',
      [true, true, '^vuelo$', 1],
    ],
    [
      'one that is remembered',
      'const remembered = (make) => { let made; return () => (made ??= make()) }; const CODE = remembered(() => /^vuelo$/); const BOTH = remembered(() => ({ one: /flug/ })); const result = [CODE().test("vuelo"), CODE().test("flug"), BOTH().one.test("flug")]',
      [true, false, true],
    ],
    [
      'one that a function remembers',
      'const remembered = (make) => { let made; return () => (made ??= make()) }; const any = (...all) => remembered(() => new RegExp(all.join("|"))); const CODE = any("flug", "vuelo"); const result = [CODE, any("volo")].map((each) => each().test("vuelo"))',
      [true, false],
    ],
  ])('%s is the same', (_, code, expected) => {
    expect(resultOf(code)).toEqual(expected)
  })

  test('none is made before it is asked for, and each once', () => {
    const made: string[] = []
    class Counted extends RegExp {
      constructor(...args: ConstructorParameters<typeof RegExp>) {
        super(...args)
        made.push(this.source)
      }
    }
    const code = withLazyPatterns('const ONE = new RegExp("one"); const TWO = new RegExp("two"); const told = (text) => TWO.test(text)')
    const told = new Function('RegExp', `${code}; return told`)(Counted)
    expect(made).toEqual([])
    expect([told('two'), told('two')]).toEqual([true, true])
    expect(made).toEqual(['two'])
  })

  test('nor is a list that another chunk makes of a text', () => {
    const code = withLazyPatterns('const DAYS = require_words.set("mo tu"); const told = (text) => DAYS.has(text)')
    const made: string[] = []
    const set = (text: string) => {
      made.push(text)
      return new Set(text.split(' '))
    }
    const told = new Function('require_words', `${code}; return told`)({ set })
    expect(made).toEqual([])
    expect([told('tu'), told('we')]).toEqual([true, false])
    expect(made).toEqual(['mo tu'])
  })

  test('where the code has a function for it, each is handed to that, but not its own', () => {
    const code = withLazyPatterns(
      'const seen = []; function madeAtOnce(pattern) { if (!/x/.test("")) seen.push(pattern.source); return pattern } const ONE = /a/; const told = () => ONE.test("a") && /b/.test("b"); told(); told()',
    )
    expect(new Function(`${code}; return seen`)()).toEqual(['a', 'b'])
  })

  describe('one that only texts with certain words match', () => {
    /** How many patterns were made for some texts, of code with a function `told`. */
    const madeFor = (code: string, ...texts: string[]) => {
      let made = 0
      class Counted extends RegExp {
        constructor(...args: ConstructorParameters<typeof RegExp>) {
          super(...args)
          made++
        }
      }
      const told = new Function('RegExp', 'require', `${withLazyPatterns(code)}; return told`)(Counted, () => ({ words: 'volo|vuelo' }))
      return [...texts.map((text) => told(text)), made]
    }

    test('is not made for others, also where it is put together of several', () => {
      const code =
        'const WORDS = ["flight", "vuelo"]; const CODE = new RegExp("^(?:" + WORDS.join("|") + ")$"); const told = (text) => CODE.test(text)'
      expect(madeFor(code, 'a hotel', '')).toEqual([false, false, 0])
      expect(madeFor(code, 'a hotel', 'vuelo')).toEqual([false, true, 1])
    })

    test.each([
      ['is remembered', 'const CODE = remembered(() => new RegExp("^(?:" + WORDS + ")$"))'],
      [
        'is what a function remembers',
        'const whole = (words) => remembered(() => new RegExp("^(?:" + words + ")$")); const CODE = whole(WORDS)',
      ],
      ['is in a list', 'const all = [new RegExp("^(?:" + WORDS + ")$")]; const CODE = () => all[0]'],
      [
        'is in an object that is remembered',
        'const all = remembered(() => ({ one: new RegExp("^(?:" + WORDS + ")$") })); const CODE = () => all().one',
      ],
    ])('is not made for others where it %s', (_, made) => {
      const remembered = 'const remembered = (make) => { let made; return () => (made ??= make()) };'
      const code = `${remembered} const WORDS = "flight|vuelo"; ${made}; const told = (text) => CODE().test(text)`
      expect(madeFor(code, 'a hotel', '')).toEqual([false, false, 0])
      expect(madeFor(code, 'a hotel', 'vuelo', 'flight')).toEqual([false, true, true, 1])
    })

    test.each([
      ['what another chunk gives', 'const require_a = require("./a.cjs"); const FLY = () => require_a.words;'],
      ['parts of what it gives', 'const { words } = require("./a.cjs"); const FLY = () => words;'],
      ['what changes', 'let fly = "x"; const FLY = () => fly; fly = "volo|vuelo";'],
    ])('is made for all where it is put together of %s', (_, before) => {
      expect(
        madeFor(`${before} const CODE = new RegExp("^(?:" + FLY() + ")$"); const told = (text) => CODE.test(text)`, 'vuelo', 'x'),
      ).toEqual([true, false, 1])
    })
  })

  test('code without any stays as it is', () => {
    const code = 'const text = "a"; const told = () => { const each = /a/g; return each.exec(text) }'
    expect(withLazyPatterns(code)).toBe(code)
  })
})

describe('a chunk in which patterns would be made too often, and nothing else would tell', () => {
  /** What the plugin says of a chunk with a file of the parser. */
  const saidOf = (file: string, code: string): string[] => {
    const said: string[] = []
    lazyPatterns.renderChunk.call({ error: (message) => said.push(message) }, code, { moduleIds: [`/w/src/parser/text/${file}`] })
    return said
  }

  test.each([
    ['makes none at once', 'at-once.ts', 'const CODE = /a/', 'madeAtOnce was left out of the chunk that understands documents'],
    [
      'calls by another name what remembers them',
      'words/word-patterns.ts',
      'const anyOf = (...all) => require_reading.F(() => new RegExp(all.join("|")))',
      'remembered is called otherwise in the chunk that puts words together',
    ],
  ])('is refused where it %s', (_, file, code, expected) => {
    expect(saidOf(file, code)).toEqual([expected])
  })

  test.each([
    ['at-once.ts', 'function madeAtOnce(pattern) { return pattern }'],
    ['words/word-patterns.ts', 'const anyOf = (...all) => require_reading.remembered(() => new RegExp(all.join("|")))'],
    ['words/plain.ts', 'const CODE = /a/'],
  ])('is taken otherwise: %s', (file, code) => {
    expect(saidOf(file, code)).toEqual([])
  })
})

describe('a pattern that is made at once', () => {
  test.each([
    ['Latin letters', ['Flug nach Málaga']],
    ['others', ['Lot do Łodzi', '東京']],
  ])('of a document with %s matches from the beginning, as often as before', (_, lines) => {
    expectLettersOf(lines)
    const sticky = madeAtOnce(/\p{Lu}\p{L}+/gu)
    expect(sticky.lastIndex).toBe(0)
    expect('Łódź und Málaga'.match(sticky)).toEqual(['Łódź', 'Málaga'])
    expect(madeAtOnce(/^flug/).test('flug nach')).toBe(true)
  })
})
