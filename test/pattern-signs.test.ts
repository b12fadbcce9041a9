import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Likely } from '../scripts/likely.mjs'
import { signsOf } from '../scripts/pattern-signs.mjs'

describe('what must be in a text for a pattern to match', () => {
  test.each([
    ['one of its words', /(?<![a-z])(?:flight|vuelo|volo)s?\b/, ['flight', 'vuelo', 'volo']],
    ['a word without what may be left out', /bookings? ?number/, ['bookingn', 'booking ', 'bookings']],
    ['the rarer of what stands behind one another', /^\d{1,2} [a-z]+ (?:of|de) departure$/, [' of depa', ' de depa']],
    ['what is repeated', /(?:van den ){1,3}[a-z]/, ['van den ']],
    ['what is looked for ahead', /^[a-z ]+(?= ticket)/, [' ticket']],
    ['a sign that stands in few texts', /[A-Z]{3}€\d+/, ['€']],
  ])('is %s', (_, { source, flags }, signs) => {
    expect(signsOf(source, flags)).toEqual({ signs, within: Number.POSITIVE_INFINITY })
  })

  test.each([
    ['at the beginning', /^(?:hotel|inn)[sS]{0,4}: /, ['hotel', 'inn'], 5],
    ['behind what may stand before it there', /^\d{1,2}\.? (?:your )?stay$/, [' stay'], 13],
    ['in a group', /(?:^\d inn|^inn)$/, ['inn'], 5],
    ['seen ahead from there', /^(?=.{0,3}inn)/, ['inn'], 6],
    ['so short that elsewhere it would be in most texts', /^(?:h|b)\b/, ['h', 'b'], 1],
  ])('stands %s among the first letters', (_, { source, flags }, signs, within) => {
    expect(signsOf(source, flags)).toEqual({ signs, within })
  })

  test.each([
    ['of a pattern that ignores case', /Flight|VUELO/i, ['flight', 'vuelo']],
    ['also beyond Latin', /(?:Łódź|ÜBERNACHTUNG)[a-z]/iu, ['łódź', 'übernach']],
  ])('is told in small letters %s', (_, { source, flags }, signs) => {
    expect(signsOf(source, flags)?.signs).toEqual(signs)
  })

  test.each([
    ['figures alone', /\d\d:\d\d|\d{4}/],
    ['one of whose alternatives has no word', /flight|[a-z]{2}\d/],
    ['what may be left out', /(?:flight)? ?\d+/],
    ['what must not be there', /(?!flight)[a-z]+/],
    ['letters that have more small forms than one', /λόγος/i],
    ['single letters', /[a-z]h|x/],
    ['what is before a line, which may be any of a text', /^h/m],
  ])('is nothing of %s', (_, { source, flags }) => {
    expect(signsOf(source, flags)).toBeUndefined()
  })

  /** Patterns of few letters, which texts of the same letters match now and then. */
  const { pattern } = fc.letrec<{ pattern: string; term: string; one: string }>((tie) => ({
    pattern: fc
      .array(fc.array(tie('term'), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
      .map((all) => all.map((terms) => terms.join('')).join('|')),
    term: fc.tuple(tie('one'), fc.constantFrom('', '', '', '?', '*', '+', '{1,2}', '{2}', '{0,3}?')).map(([one, often]) => one + often),
    one: fc.oneof(
      { depthSize: 'small', maxDepth: 3 },
      fc.constantFrom('a', 'b', 'C', 'ab', 'bs', 'ca', 'sk', '[ab]', '[^c]', '\\w', '.', '(?:^)', '(?:^)', '(?:\\b)'),
      tie('pattern').map((inner) => `(?:${inner})`),
      tie('pattern').map((inner) => `(?:(?=${inner}))`),
      tie('pattern').map((inner) => `(?:(?!${inner}))`),
      tie('pattern').map((inner) => `(?:(?<=${inner}))`),
      tie('pattern').map((inner) => `(${inner})`),
    ),
  }))

  test('is in every text that a pattern matches, whatever the pattern and its flags', () => {
    const texts = fc.array(
      fc.string({ unit: fc.constantFrom('a', 'b', 'ab', 'ca', 'C', '\n', 'bs', 'ſ', 'K', 'sk'), minLength: 1, maxLength: 6 }),
      {
        minLength: 20,
        maxLength: 20,
      },
    )
    let told = 0
    fc.assert(
      fc.property(pattern, fc.constantFrom('', 'i', 'u', 'iu', 'm', 'im'), texts, (source, flags, all) => {
        const found = signsOf(source, flags)
        if (!found) return
        for (const text of all) {
          const likely = new Likely(() => new RegExp(source, flags), found.signs.join('\n'), flags, found.within)
          const isMatch = new RegExp(source, flags).test(text)
          if (isMatch) told++
          expect(likely.test(text)).toBe(isMatch)
        }
      }),
      { numRuns: 2000 },
    )
    expect(told).toBeGreaterThan(100)
  })
})

describe('a pattern that is made for a text with one of its signs', () => {
  const texts = ['', 'a ticket, two tickets', 'no word of it', 'ticket', 'x'.repeat(30_000)]

  /** One for tickets, and how often its pattern was made. */
  const counted = () => {
    let made = 0
    const make = () => {
      made++
      return /ticket/
    }
    return { likely: new Likely(make, 'ticket', ''), made: () => made }
  }

  test('is not made for others, and once', () => {
    const { likely, made } = counted()
    expect([likely.test('a flight'), likely.exec(''), made()]).toEqual([false, null, 0])
    expect([likely.test('a ticket'), likely.test('tickets'), likely.test(''), made()]).toEqual([true, true, false, 1])
  })

  test('is looked for among its first letters only, where it must stand there', () => {
    let made = 0
    const likely = new Likely(
      () => {
        made++
        return /^(?:a )?ticket/
      },
      'ticket',
      '',
      8,
    )
    expect([likely.test('for a ticket'), made]).toEqual([false, 0])
    expect([likely.test('a ticket'), made]).toEqual([true, 1])
  })

  test('is made where it was looked for often', () => {
    const { likely, made } = counted()
    for (let at = 0; at < 1000; at++) likely.test('a flight')
    expect(made()).toBe(1)
  })

  test('does to every text what the pattern does', () => {
    const pairs = (): [RegExp, RegExp][] => [
      [/tickets?/, /tickets?/],
      [/tickets?/g, /tickets?/g],
    ]
    for (const text of texts) {
      for (const [one, other] of pairs()) {
        const likely = new Likely(() => one, 'ticket', one.flags)
        expect(text.replace(likely as never, '-')).toBe(text.replace(other, '-'))
        expect(text.match(likely as never)).toEqual(text.match(other))
        expect(text.split(likely as never)).toEqual(text.split(other))
        expect(text.search(likely as never)).toBe(text.search(other))
        expect([likely.exec(text), likely.lastIndex]).toEqual([other.exec(text), other.lastIndex])
        expect([likely.source, likely.flags]).toEqual([other.source, other.flags])
      }
      expect([...text.matchAll(new Likely(() => /ticket/g, 'ticket', 'g') as never)]).toEqual([...text.matchAll(/ticket/g)])
      expect(text.replaceAll(new Likely(() => /ticket/g, 'ticket', 'g') as never, '-')).toBe(text.replaceAll(/ticket/g, '-'))
    }
  })

  test('goes on from where it is told to', () => {
    const likely = new Likely(() => /ticket/g, 'ticket', 'g')
    likely.lastIndex = 3
    expect(likely.exec('ticket, ticket')?.index).toBe(8)
  })
})
