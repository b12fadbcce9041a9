import { expect, test } from 'vitest'
import { kilometres } from '../src/core/globe.ts'
import { type Offering, offeringsIn } from '../src/sandbox/making/activities/catalogue.ts'
import { atlas } from './making-atlas.ts'

/** What is sold in the cities of the tables. */

const places = await atlas.destinations()
const cities = places.travelCities()
const all: readonly Offering[] = cities.flatMap((city) => offeringsIn(places, city))
const named = (pattern: RegExp): Offering[] => all.filter(({ name }) => pattern.test(name))

test('the tables have templates for every kind, and specialities for every city', () => {
  expect(places.activities.templates().length).toBe(60)
  expect(cities.filter(({ code }) => places.activities.specialities(code).length < 5).map(({ code }) => code)).toEqual([])
  expect(cities.reduce((sum, { code }) => sum + places.activities.specialities(code).length, 0)).toBe(477)
  expect(places.activities.flavour('QQQ')).toBeUndefined()
  expect(places.activities.specialities('QQQ')).toEqual([])
  expect(places.activities.templates()[0]).toMatchInlineSnapshot(`
    {
      "duration": "PT2H",
      "fits": {
        "at": "poi",
        "categories": [
          "S",
          "H",
        ],
        "flag": "ticket",
        "tags": [],
        "without": [
          "theme park",
          "water park",
          "amusement park",
          "zoo",
          "aquarium",
          "stadium",
          "memorial",
          "prison",
          "cable car",
          "ferris wheel",
          "botanical",
          "geothermal spa",
          "thermal bath",
        ],
      },
      "kind": "ticket",
      "least": 16,
      "most": 38,
      "name": "{poi}: Skip-the-Line Ticket",
      "number": 1,
      "short": "Walk past the queue with a timed ticket for {poi}.",
    }
  `)
})

test('a city sells from 30 to 60 things, fewer than ids have room for', () => {
  for (const city of cities) {
    const offerings = offeringsIn(places, city)
    expect([city.code, offerings.length >= 30, offerings.length <= 60]).toEqual([city.code, true, true])
    expect(offerings.map(({ number }) => number)).toEqual(offerings.map((_, index) => index + 1))
  }
})

test('every name is filled in, and no two are the same in a city', () => {
  for (const { name, short, meets } of all) expect(`${name}${short}${meets}`).not.toMatch(/[{}]|undefined/)
  for (const city of cities) {
    const names = offeringsIn(places, city).map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  }
})

test('specialities come as they are written', () => {
  const [first] = cities.filter(({ code }) => code === 'BCN').flatMap((city) => offeringsIn(places, city))
  expect(first).toMatchObject({ number: 1, kind: 'speciality', meets: 'La Rambla', least: 29, most: 59, duration: 'PT1H' })
})

test('prices follow the level of the city', () => {
  const pubs = named(/: Pub Crawl$/)
  expect(pubs.length).toBeGreaterThan(5)
  for (const { city, least, most } of pubs) expect([least, most]).toEqual([17 * city.priceLevel, 35 * city.priceLevel])
})

test('a combined tour goes to two places that are within three kilometres', () => {
  const combined = named(/: Combined Guided Tour$/)
  expect(combined.length).toBeGreaterThan(50)
  for (const { name, city } of combined) {
    const pois = places.poisOf(city.code)
    const pair = pois.flatMap((one) =>
      pois.filter((two) => name === `${one.name} and ${two.name}: Combined Guided Tour`).map((two) => [one, two]),
    )
    expect([name, pair.length]).toEqual([name, 1])
    for (const [one, two] of pair) {
      expect(one && two && kilometres(one, two)).toBeLessThanOrEqual(3)
    }
  }
})

test('tickets are sold only where tickets can be had, and nothing cheerful at memorials', () => {
  const tickets = named(/: (Skip-the-Line Ticket|Entry Ticket with Audio Guide)$/)
  const sold = new Set(
    cities.flatMap(({ code }) =>
      places
        .poisOf(code)
        .filter(({ ticket }) => ticket)
        .map(({ name }) => name),
    ),
  )
  for (const { meets } of tickets) expect(sold).toContain(meets)
  const memorials = cities.flatMap(({ code }) => places.poisOf(code)).filter(({ tags }) => tags.includes('memorial'))
  const sunsets = new Set(named(/: (Sunset Visit with a Drink|Family Tour with Treasure Hunt|Evening Visit)$/).map(({ meets }) => meets))
  expect(memorials.filter(({ name }) => sunsets.has(name))).toEqual([])
})

test('whatever goes to a place that is shut is marked with the year', () => {
  const shut = cities.flatMap(({ code }) => places.poisOf(code)).filter(({ shutUntil }) => shutUntil)
  expect(shut.length).toBeGreaterThan(0)
  for (const { city, name, shutUntil } of shut) {
    for (const offering of all.filter((each) => each.city.code === city && (each.meets === name || each.name.includes(name)))) {
      expect([offering.name, offering.shutUntil]).toEqual([offering.name, shutUntil])
    }
  }
})

test('everything begins within its city', () => {
  for (const { city, latitude, longitude, name } of all) {
    expect([name, kilometres(city, { latitude, longitude }) < 90]).toEqual([name, true])
  }
})
