import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CLDR, countryNamesSource, namesOfPlatform } from '../scripts/data/country-names.ts'
import { COUNTRY } from '../src/parser/text/places/countries.ts'
import { DASHED_NAMES, NAMES } from '../src/parser/text/places/country-names.cldr.ts'
import { countryByHand, countryNamed } from '../src/parser/text/places/country-names.ts'
import { plain } from '../src/parser/text/words/plain.ts'

const lines = [NAMES, DASHED_NAMES].flatMap((table) => table.trim().split('\n'))
const namesIn = (line: string): readonly string[] => line.slice(0, -1).split(';').slice(1)

test.each([
  ['English', 'St. Lucia', 'LC'],
  ['German', 'Kenia', 'KE'],
  ['French', 'Côte d’Ivoire', 'CI'],
  ['Spanish', 'Arabia Saudí', 'SA'],
  ['Italian', 'Costa d’Avorio', 'CI'],
  ['Portuguese', 'Quênia', 'KE'],
  ['Dutch', 'Ivoorkust', 'CI'],
  ['Swedish', 'Elfenbenskusten', 'CI'],
  ['Norwegian', 'Elfenbenskysten', 'CI'],
  ['Danish', 'Færøerne', 'FO'],
  ['Polish', 'Czarnogóra', 'ME'],
  ['Finnish', 'Norsunluurannikko', 'CI'],
  ['Czech', 'Pobřeží slonoviny', 'CI'],
  ['Czech, with a dash', 'Kongo – Kinshasa', 'CD'],
  ['Polish, with a longer one', 'Oceania — wyspy dalekie', 'QO'],
])('a country is known by the name that CLDR has in %s: %s', (_, name, code) => {
  expect(countryNamed(plain(name))).toBe(code)
})

test('a name of two countries is that of the first language that has it: Kongo in Norwegian, not the other one in Polish', () => {
  expect(countryNamed('kongo')).toBe('CD')
})

test('what stands in the table by hand is known by hand, and nothing else is', () => {
  expect([countryByHand('germany'), countryNamed('germany')]).toEqual(['DE', 'DE'])
  expect([countryByHand('england'), countryNamed('england')]).toEqual(['GB', 'GB'])
  expect([countryByHand('kenia'), countryNamed('kenia')]).toEqual([undefined, 'KE'])
})

test('a name stands once, and not in the table by hand as well', () => {
  const names = lines.flatMap(namesIn)
  expect(names.length).toBeGreaterThan(1500)
  expect(names.filter((name, at) => names.indexOf(name) < at || Object.hasOwn(COUNTRY, name))).toEqual([])
})

test('what is no whole name is no country, even where the table has the letters', () => {
  const [first = '', second = ''] = lines
  const pieces = ['', ' ', ';', '\n', 'ke', 'KE', 'KE;kenia', ';kenia', 'kenia;', 'kenia;quenia', first, `${first}\n${second}`, NAMES]
  expect([...pieces, 'Kenia', 'kenia ', 'enia', 'keni', 'kenia 1', 'constructor', '__proto__'].map(countryNamed)).toEqual(
    Array(pieces.length + 7).fill(undefined),
  )
})

describe.runIf(process.versions.cldr === CLDR)('where the platform has the CLDR of which the table is made', () => {
  const file = readFileSync(new URL('../src/parser/text/places/country-names.cldr.ts', import.meta.url), 'utf8')
  const platform = namesOfPlatform()

  test('the table is what `npm run build:country-names` writes', () => {
    expect(file).toBe(countryNamesSource())
  })

  test('every name that the platform knows is known, and pieces of names as little as there', () => {
    const answers = (names: readonly string[]) => names.map((name) => [name, countryNamed(name)])
    const told = (names: readonly string[]) => names.map((name) => [name, countryByHand(name) ?? platform.get(name)])
    const names = [...platform.keys()]
    const pieces = names.flatMap((name) => [name.slice(1), name.slice(0, -1), ...name.split(' ')])
    expect(names.length).toBeGreaterThan(1600)
    expect(answers([...names, ...pieces])).toEqual(told([...names, ...pieces]))
  })
})
