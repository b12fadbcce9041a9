import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { kilometres } from '../src/core/globe.ts'
import { createAtlas } from '../src/sandbox/data/atlas.ts'

const folder = new URL('../src/sandbox/data/', import.meta.url)
const atlas = createAtlas((name) => readFileSync(new URL(name, folder)))
const places = await atlas.destinations()
const cities = places.travelCities()
const districts = cities.flatMap(({ code }) => places.districtsOf(code))
const pois = cities.flatMap(({ code }) => places.poisOf(code))

test('there are seventy cities, with their districts and places', () => {
  expect([cities.length, districts.length, pois.length]).toEqual([70, 538, 1712])
})

test('a city is read with its seasons and events', () => {
  expect(places.travelCity('MAD')).toEqual({
    code: 'MAD',
    name: 'Madrid',
    country: 'ES',
    latitude: 40.4168,
    longitude: -3.7038,
    tier: 2,
    rates: { low: 105, high: 185 },
    season: [5, 10, 35, 65, 90, 95, 75, 70, 100, 80, 35, 45],
    week: 'mixed',
    priceLevel: 0.9,
    events: [
      { from: '0118', to: '0126', factor: 1.25, name: 'FITUR trade fair' },
      { from: '0514', to: '0517', factor: 1.15, name: 'San Isidro' },
    ],
  })
})

test('a district is read with what it is known for', () => {
  expect(places.districtsOf('MAD')[2]).toEqual({
    id: 'MAD03',
    city: 'MAD',
    name: 'Salamanca',
    latitude: 40.429,
    longitude: -3.681,
    hotelShare: 16,
    priceFactor: 1.25,
    nightLife: 55,
    shopping: 98,
    sights: 45,
    restaurants: 85,
    safetyOffset: -8,
  })
})

test('a place is read with its rank, category, tags and what can be sold there', () => {
  expect(places.poisOf('PAR')[0]).toEqual({
    id: 'PAR01',
    city: 'PAR',
    rank: 1,
    name: 'Eiffel Tower',
    latitude: 48.8584,
    longitude: 2.2945,
    category: 'SIGHTS',
    tags: ['sightseeing', 'landmark', 'tower', 'viewpoint'],
    ticket: true,
    deck: true,
  })
  expect(pois.filter(({ shutUntil }) => shutUntil).map(({ name, city, shutUntil }) => [city, name, shutUntil])).toMatchInlineSnapshot(`
    [
      [
        "BER",
        "Pergamonmuseum",
        2027,
      ],
      [
        "PAR",
        "Centre Pompidou",
        2030,
      ],
    ]
  `)
})

test.each(['', 'M', 'MA', 'QQQ', 'mad', 'MAD0', '#FA'])('there is no city %j', (code) => {
  expect(places.travelCity(code)).toBeUndefined()
  expect(places.poisOf(code)).toEqual([])
  expect(places.districtsOf(code)).toEqual([])
})

test('a code that begins like that of a season is no season', () => {
  expect(cities.filter(({ code, season }) => code.startsWith('#') || season.length !== 12)).toEqual([])
})

test('everything of a city has its code and lies near it', () => {
  for (const city of cities)
    for (const each of [...places.districtsOf(city.code), ...places.poisOf(city.code)]) {
      expect(each.city).toBe(city.code)
      expect(kilometres(city, each)).toBeLessThan(65)
    }
})

test('the hotels of a city are in its districts', () => {
  for (const { code } of cities) expect(places.districtsOf(code).reduce((sum, { hotelShare }) => sum + hotelShare, 0)).toBe(100)
})

test('places are ranked from 1 without a gap, and each stands once', () => {
  for (const { code } of cities) {
    const list = places.poisOf(code)
    expect(list.map(({ rank }) => rank)).toEqual(list.map((_, at) => at + 1))
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
  }
})

const barcelona = { latitude: 41.3874, longitude: 2.1686 }

test('what is around a point comes nearest first, and nothing else is', () => {
  const found = places.poisNear({ ...barcelona, radius: 1 })
  expect(found.map(({ item }) => item.name)).toMatchInlineSnapshot(`
    [
      "Portal de l'Àngel",
      "Els Quatre Gats",
      "Palau de la Música Catalana",
      "Casa Batlló",
      "Passeig de Gràcia",
      "Mercat de la Boqueria",
      "Barcelona Cathedral",
      "La Rambla",
      "Barri Gòtic",
    ]
  `)
  expect(found.map(({ distance }) => distance)).toEqual(found.map(({ distance }) => distance).sort((a, b) => a - b))
  const all = pois.filter((poi) => kilometres(barcelona, poi) <= 1)
  expect(found.length).toBe(all.length)
  expect(places.poisNear({ latitude: 30, longitude: -40, radius: 100 })).toEqual([])
  expect(places.districtsNear({ latitude: 40.4168, longitude: -3.7038, radius: 1 }).map(({ item }) => item.name)).toMatchInlineSnapshot(`
    [
      "Sol - Gran Vía",
      "Las Letras - Cortes",
      "Palacio - La Latina",
      "Chueca - Malasaña",
    ]
  `)
})

test('towns around a point are found where no city of travellers is', () => {
  expect(places.townsNear({ latitude: 41.6488, longitude: -0.8891, radius: 20 }).map(({ item }) => item.name)).toMatchInlineSnapshot(`
    [
      "Zaragoza",
      "Utebo",
    ]
  `)
})
