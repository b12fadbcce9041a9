import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { withJoints } from '../scripts/pattern-joints.mjs'

/** What code that puts a pattern together gives as `pattern`, after joints were put into it. */
const patternOf = (code: string): RegExp => new Function(`${withJoints(code)}; return pattern`)()

describe('joints in patterns', () => {
  test.each([
    ['behind a choice', '/(?:a|b)c/', '(?:a|b)(?=)c'],
    ['behind a group with a name', '/(?<one>a|b)c/', '(?<one>a|b)(?=)c'],
    ['behind a group that may be left out', '/(?:ab)?c/', '(?:ab)?(?=)c'],
    ['behind how often a choice may be, and as few times as possible', '/(?:a|b){1,3}?c/', '(?:a|b){1,3}?(?=)c'],
    ['behind choices one within the other', '/(?:a|(?:b|c)d)e/', '(?:a|(?:b|c)(?=)d)(?=)e'],
    ['behind brackets that are escaped or in a class', String.raw`/(?:\(|[()|])x/`, String.raw`(?:\(|[()|])(?=)x`],
  ])('stand %s', (_, pattern, source) => {
    expect(patternOf(`const pattern = ${pattern}`).source).toBe(source)
  })

  test.each([
    ['where a choice ends a pattern', '/a(?:b|c)/'],
    ['where a choice ends another', '/(?:a(?:b|c)|d(?:e|f))/'],
    ['behind a group of one thing', '/(?:ab)c/'],
    ['behind what is looked at', '/(?=a|b)(?!c|d)e/'],
    ['within what is looked back at', '/(?<=(?:a|b)c)d/'],
    ['where what would be a choice is in a class', '/[(?:a|b)]c/'],
  ])('do not stand %s', (_, pattern) => {
    expect(`/${patternOf(`const pattern = ${pattern}`).source}/`).toBe(pattern)
  })

  /** What stands in a template for what `name` gives. */
  const given = (name: string): string => `\${${name}}`

  test('a part of a pattern that ends in a choice may still be left out by whoever uses it', () => {
    const pattern = patternOf(`const OF = '(?:of|by)'; const pattern = new RegExp(\`^one ?${given('OF')}?two$\`)`)
    expect(['one of two', 'onetwo', 'one two', 'one bytwo'].map((text) => pattern.test(text))).toEqual([false, true, true, true])
  })

  test('how often a choice may be is said by an expression', () => {
    const pattern = patternOf(`const COUNT = '{2}'; const pattern = new RegExp(\`^(?:a|b)${given('COUNT')}$\`)`)
    expect(['ab', 'a'].map((text) => pattern.test(text))).toEqual([true, false])
  })

  test('a choice is one, too, where an expression in a template gives its alternatives', () => {
    const pattern = patternOf(`const pattern = new RegExp(\`^(?:${given("['a', 'b'].join('|')")}){${given('1')},2}c$\`)`)
    expect(pattern.source).toBe('^(?:a|b){1,2}(?=)c$')
  })

  test('strings of which backslashes are written twice, and raw templates, have theirs as well', () => {
    const part = String.raw`const A = '(?:\\(|\\d\\))x'`
    const pattern = patternOf(`${part}; const pattern = new RegExp(String.raw\`^(?:\\)|\\d)${given('A')}$\`)`)
    expect(pattern.source).toBe(String.raw`^(?:(?:\)|\d)(?=))(?:\(|\d\))(?=)x$`)
  })

  test('strings that are no patterns are left alone', () => {
    const code = `const help = 'a (b|c) d'; const sum = \`${given('help')} (or) ${given('help')}\``
    expect(withJoints(code)).toBe(code)
  })
})

/** Every pattern that a file writes out. */
const literals = (code: string): readonly RegExp[] =>
  [...code.matchAll(/^(?:export )?const [A-Z_]+ =\s+(\/(?![/*]).+\/[a-z]*)$/gm)].map(([, pattern]) => new Function(`return ${pattern}`)())

test('with joints each pattern that reads documents matches the same of the lines of its own file', () => {
  const folder = new URL('../src/parser/text/', import.meta.url)
  const odd = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const code = readFileSync(new URL(name, folder), 'utf8')
      const lines = code.split('\n').map((line) => line.slice(0, 300))
      return literals(code).flatMap((pattern) => {
        const jointed = patternOf(`const pattern = ${pattern}`)
        const first = (one: RegExp, line: string) => {
          one.lastIndex = 0
          return one.exec(line)?.slice()
        }
        return lines.some((line) => JSON.stringify(first(pattern, line)) !== JSON.stringify(first(jointed, line)))
          ? [`${name}: ${pattern}`]
          : []
      })
    })
  expect(odd).toEqual([])
})
