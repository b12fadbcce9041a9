import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plain } from '../src/parser/text/words/plain.ts'
import { vocabulary } from '../src/parser/text/words/vocabulary.ts'

/** The lists of words in a file, each as it is written there. */
const listsIn = (source: string): readonly (readonly string[])[] =>
  [...source.matchAll(/(?<kind>vocabulary|pieces|wordSet)\(\s*(?:`(?<long>[^`$]*)`|'(?<short>[^']*)')/g)].map(({ groups = {} }) =>
    (groups.long ?? groups.short ?? '')
      .split(groups.kind === 'wordSet' ? /\s+/ : /[,\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  )

/** What stands between bars in a line, in brackets or between quotes or slashes, where it is plain words: signs within brackets count as one. */
function alternationsIn(line: string): readonly (readonly string[])[] {
  const found: string[] = []
  let rest = line.replace(/\\{1,2}./g, '_').replace(/\[[^\]]*\]/g, '_')
  const innermost = /\(([^()]*)\)/g
  while (innermost.test(rest))
    rest = rest.replace(innermost, (_, inner: string) => {
      found.push(inner.replace(/^\?(?:[:=!]|<[=!]|<\w+>)/, ''))
      return '_'
    })
  return [...found, ...rest.split(/['"`/]/)].map((all) => all.split('|').filter((each) => /^\p{L}[\p{L}\d '’-]*$/u.test(each)))
}

const repeated = (words: readonly string[]): readonly string[] => words.filter((word, at) => words.indexOf(word) < at)

const folder = join(import.meta.dirname, '../src/parser')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))

test('no airport has two rows of names, nor a name twice', () => {
  const rows = (/const NAMES = `([^`]*)`/.exec(readFileSync(join(folder, 'exonyms.ts'), 'utf8'))?.[1] ?? '').trim().split('\n')
  const names = rows.map((row) => row.trim().split(' '))
  expect(names.length).toBeGreaterThan(50)
  expect([repeated(names.map(([code = '']) => code)), names.flatMap(repeated)]).toEqual([[], []])
})

test('no list of words has a word twice', () => {
  const lists = files.flatMap((file) =>
    listsIn(readFileSync(join(folder, file), 'utf8')).map((words) => ({ file, repeated: repeated(words) })),
  )
  expect(lists.length).toBeGreaterThan(50)
  expect(lists.filter(({ repeated }) => repeated.length > 0)).toEqual([])
})

test('no alternation of a pattern has a plain word twice, of which the second would never match', () => {
  expect(alternationsIn('/^(?:to|(?:in|en) the|(?<end>to|in|to))$|to/').map(repeated)).toContainEqual(['to'])
  const lines = files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => alternationsIn(line).map((words) => ({ at: `${file}:${at + 1}`, repeated: repeated(words) }))),
  )
  expect(lines.length).toBeGreaterThan(10_000)
  expect(lines.filter(({ repeated }) => repeated.length > 0)).toEqual([])
})

test('a star stands for any letters, in words and in phrases', () => {
  const { in: said } = vocabulary('zug, *ticket, claim*, lost item*, *ung der reise, -3 db')
  expect([...said('der zug, e-ticket biglietticket, claims, lost items, die planung der reise, -3 db')].sort()).toEqual(
    ['-3 db', 'biglietticket', 'claims', 'lost item', 'ticket', 'ung der reise', 'zug'].sort(),
  )
  expect([...said('zuge, tickets, a claimant, lost and found, planung, -3 dbm')]).toEqual(['claimant'])
})

test('a long document is told the same as a short one, although its list is sorted for it', () => {
  const word = fc.stringMatching(/^[ab]{1,3}$/)
  const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).chain((words) => fc.constantFrom(' ', '-', "'").map((by) => words.join(by)))
  const starred = phrase.chain((text) => fc.constantFrom(text, text, `*${text}`, `${text}*`, `*${text}*`, `${text}\u2192`))
  const list = fc.array(starred, { maxLength: 12 }).chain((all) => fc.constantFrom(', ', ',', '\n', ',\n  ').map((by) => all.join(by)))
  const text = fc.array(phrase, { maxLength: 8 }).chain((all) => fc.constantFrom(' ', ', ', '_', '. ').map((by) => all.join(by)))
  const many = Array.from({ length: 300 }, (_, at) => `c${at}`).join(' ')
  fc.assert(
    fc.property(list, text, (words, said) => {
      const asked = vocabulary(words)
      asked.in(many)
      expect([...vocabulary(words).in(said)]).toEqual([...asked.in(said)])
    }),
    { numRuns: 500 },
  )
})

/** Danish and Norwegian words of travel, as those write them who have no æ. */
const NORDIC = ['vaerelse', 'gaest', 'saede', 'raekke', 'tillaeg', 'bekraeft', 'naetter', 'vaert', 'laes', 'laeg', 'traening']
/** German ones that have no ß. */
const GERMAN = ['schliess', 'heissen', 'begrussen', 'grussen', 'ausserhalb', 'gemass', 'zu fuss', 'fussweg', 'grossraum']

test.each([
  { sign: 'æ', typed: 'ae', stems: NORDIC, known: 'gaest, gaester, gast, gaster', alone: 'gaest, vaert, gast', missing: ['vaert'] },
  { sign: 'ß', typed: 'ss', stems: GERMAN, known: 'heiss?en, grossraum, grosraum', alone: 'heissen, gemass?', missing: ['heissen'] },
])('a word with $sign is listed as plain letters have it, and not only as it is typed without that letter', ({ typed, stems, ...told }) => {
  expect([plain('Værelse'), plain('gæst'), plain('Schließfach')]).toEqual(['varelse', 'gast', 'schliesfach'])
  const words = new RegExp(`(?<!\\p{L})[a-z]*(?:${stems.join('|')})[a-z]*(?!\\?)`, 'gu')
  const missed = (text: string): readonly string[] =>
    (text.match(words) ?? []).filter((word) => {
      const both = new RegExp(`(?<!\\p{L})${word.replace(typed, `${typed}?`)}`, 'u')
      return !both.test(text.replaceAll(word, ''))
    })
  expect([missed(told.known), missed(told.alone)]).toEqual([[], told.missing])
  const all = files
    .filter((file) => file.startsWith('text'))
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8')
      const lines = source.replace(/`[^`$]*`/g, '').split('\n')
      return [...listsIn(source).map((words) => words.join('\n')), ...lines].flatMap((text) =>
        missed(text).map((word) => `${file}: ${word}`),
      )
    })
  expect(all).toEqual([])
})

test('no pattern that ignores case asks for a capital or a small letter: any letter would do', () => {
  const literal = /\/((?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[\n])+)\/([a-z]*)/g
  const composed = /new RegExp\((?:(?!new RegExp)[\s\S])*?,\s*'([a-z]*)',?\s*\)/g
  const asks = (source: string): boolean => /\\p\{L[ul]\}/.test(source)
  const wrong = files.flatMap((file) => {
    const code = readFileSync(join(folder, file), 'utf8')
    const found = [
      ...[...code.matchAll(literal)].map(([all, source = '', flags = '']) => ({ all, source, flags })),
      ...[...code.matchAll(composed)].map(([all, flags = '']) => ({ all, source: all, flags })),
    ]
    return found.filter(({ source, flags }) => flags.includes('i') && asks(source)).map(({ all }) => `${file}: ${all.slice(0, 80)}`)
  })
  expect(wrong).toEqual([])
})
