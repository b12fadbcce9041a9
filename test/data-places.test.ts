import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '../src/core/fold.ts'
import { createCities } from '../src/sandbox/data/cities.ts'
import { lazyLines } from '../src/sandbox/data/lines.ts'
import { findPlaces, nearestCodes, searchPlaces } from '../src/sandbox/data/places.ts'
import { editDistance } from '../src/sandbox/data/spelling.ts'

const read = (name: string): Uint8Array => readFileSync(new URL(`../src/sandbox/data/${name}`, import.meta.url))
const cities = createCities(read)
const first = (text: string): string =>
  findPlaces(read, text)
    .slice(0, 1)
    .map(({ kind, code }) => `${kind} ${code}`)
    .join('')
const near = (text: string): string =>
  nearestCodes(read, text, 3)
    .map(({ code }) => code)
    .join(' ')

test.each([
  ['New York', 'city NYC'],
  ['new york', 'city NYC'],
  ['Munich', 'city MUC'],
  ['München', 'city MUC'],
  ['Sao Paulo', 'city SAO'],
  ['São Paulo', 'city SAO'],
  ['Bombay', 'city BOM'],
  ['Mumbai', 'city BOM'],
  ['Saigon', 'city SGN'],
  ['Kiev', 'city IEV'],
  ['Firenze', 'city FLR'],
  ['Londres', 'city LON'],
  ['Washington DC', 'city WAS'],
  ['St. Petersburg', 'city LED'],
  ['Xi’an', 'city SIA'],
  ['Nice', 'city NCE'],
  ['Bali', 'city DPS'],
  ['Tenerife', 'city TCI'],
  ['Harstad', 'city EVE'],
  ['LON', 'city LON'],
  ['jfk', 'airport JFK'],
  ['Heathrow', 'airport LHR'],
  ['Barajas', 'airport MAD'],
  ["O'Hare", 'airport ORD'],
  ['London City', 'airport LCY'],
  ['barcelona airport', 'city BCN'],
  ['Barc', 'city BCN'],
])('“%s” means %s', (text, meant) => {
  expect(first(text)).toBe(meant)
})

test('the bigger place of a name comes first, and the others after it', () => {
  const found = findPlaces(read, 'San Jose').filter((place) => place.kind === 'city')
  expect(found.map((place) => `${place.code} ${place.country}`)).toEqual(['SJC US', 'SJO CR', 'SJI PH'])
})

test('a city has the passengers of all its airports', () => {
  const [london] = findPlaces(read, 'London')
  const [heathrow] = findPlaces(read, 'Heathrow')
  expect(london).toMatchObject({ kind: 'city', code: 'LON', name: 'London', country: 'GB' })
  expect(london?.passengers).toBeGreaterThan(2 * (heathrow?.passengers ?? Number.NaN))
})

test('a town without an airport is served by the big ones near it', () => {
  expect(first('Kyoto')).toBe('city OSA')
  expect(first('Oxford')).toBe('city LON')
})

test('nothing and nonsense find nothing', () => {
  for (const text of ['', '  ', '!?', 'xyzzyq', 'TXL']) expect(findPlaces(read, text)).toEqual([])
  expect(near('xyzzyq')).toBe('')
})

test('a search gives everything that begins so, what is called so first', () => {
  const found = searchPlaces(read, 'par')
  expect(found.slice(0, 3).map((place) => place.code)).toEqual(['PAR', 'CDG', 'ORY'])
  expect(found.map((place) => place.name)).toContain('Paramaribo')
  expect(searchPlaces(read, 'lh').map((place) => place.code)).toContain('LHR')
})

test('a code with a slip of the finger suggests the airport that was meant', () => {
  expect(near('JKF')).toMatch(/^JFK /)
  expect(near('J1')).toMatch(/^JFK /)
  expect(near('CDH')).toMatch(/^CDG /)
  expect(near('LRH').split(' ')).toContain('LHR')
})

test('a name with a slip of the finger suggests the city that was meant', () => {
  expect(near('Barcelna')).toMatch(/^BCN /)
  expect(near('New Yrok')).toBe('NYC')
  expect(near('Lodnon')).toMatch(/^LON /)
  expect(near('Amstrdam')).toBe('AMS')
})

test('edits are counted, a swap of neighbours as one', () => {
  expect(editDistance('jkf', 'jfk')).toBe(1)
  expect(editDistance('kitten', 'sitting')).toBe(3)
  expect(editDistance('', 'abc')).toBe(3)
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a))
      expect(editDistance(a, b) === 0).toBe(a === b)
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
    }),
  )
})

test('names are folded to what people type', () => {
  expect(fold('São Paulo–Guarulhos')).toBe('sao paulo guarulhos')
  expect(fold("Xi'an")).toBe('xian')
  expect(fold('Łódź')).toBe('lodz')
  expect(fold('Straßburg')).toBe('strassburg')
  expect(fold('İstanbul')).toBe('istanbul')
})

test('cities are found by name, the biggest first', () => {
  expect(cities.named('paris').map((city) => city.country)).toEqual(['FR', 'US'])
  expect(cities.named('MÜNCHEN')).toEqual([])
  expect(cities.named('Munich')[0]).toMatchObject({ name: 'Munich', country: 'DE', region: 'BY', code: 'MUC' })
  expect(cities.startingWith('madr')[0]).toMatchObject({ name: 'Madrid', code: 'MAD' })
})

test('cities are found by the code of their airports', () => {
  expect(cities.ofCode('PAR')).toMatchObject({ name: 'Paris', country: 'FR' })
  expect(cities.ofCode('WAS')?.population).toBeGreaterThan(500_000)
  expect(cities.ofCode('TCI')?.name).toBe('Santa Cruz de Tenerife')
  expect(cities.ofCode('CDG')).toBeUndefined()
})

test('cities near a point come nearest first', () => {
  const found = cities.near({ latitude: 48.8566, longitude: 2.3522, radius: 5 })
  expect(found[0]?.item.name).toBe('Paris')
  expect(found.map(({ distance }) => distance)).toEqual(found.map(({ distance }) => distance).sort((a, b) => a - b))
})

test('a line is found in a table of any size, and only if it is there', () => {
  const key = fc.stringMatching(/^[A-Z0-9 ]{1,4}$/)
  fc.assert(
    fc.property(fc.uniqueArray(key, { minLength: 1, maxLength: 30 }), key, (keys, other) => {
      const table = [...keys].sort().map((word) => `${word}\tvalue of ${word}`)
      const lines = lazyLines(() => new TextEncoder().encode(`${table.join('\n')}\n`), 'any')
      for (const word of keys) expect(lines.find(word)).toEqual([word, `value of ${word}`])
      expect(lines.find(other) !== undefined).toBe(keys.includes(other))
      const prefix = other.slice(0, 1)
      expect(lines.starting(prefix).map(([word]) => word)).toEqual([...keys].sort().filter((word) => word.startsWith(prefix)))
    }),
  )
})
