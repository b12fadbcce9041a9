import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SafetyScores } from '../src/operations/safety/model.ts'
import type { District } from '../src/sandbox/data/destinations.ts'
import { type RatedPlace, ratedPlaces } from '../src/sandbox/making/safety/places.ts'
import { atlas } from './making-atlas.ts'

/** Which places have safety scores, and how the scores hang together. */

const [places, safety] = await Promise.all([atlas.destinations(), atlas.safety()])
const ratedIn = (seed: string): RatedPlace[] => ratedPlaces({ atlas, places, safety, seed })
const rated = ratedIn('wayfare')
/** Of several places of one name the first: cities that people travel to come before other towns. */
const byName = new Map([...rated].reverse().map((place) => [place.name, place]))
const scoresOf = (name: string): SafetyScores => (byName.get(name) ?? expect.unreachable(name)).scores()

const cities = places.travelCities()
const districtName = ({ name, city }: District): string => `${name} (${places.travelCity(city)?.name})`

const { overall: _, ...zeros } = { lgbtq: 0, medical: 0, overall: 0, physicalHarm: 0, politicalFreedom: 0, theft: 0, women: 0 }
const themes = Object.keys(zeros) as (keyof typeof zeros)[]

test('Barcelona is as the service published it', () => {
  expect(byName.get('Barcelona')).toMatchObject({ id: 'Q930402719', subType: 'CITY' })
  expect(scoresOf('Barcelona')).toEqual({
    lgbtq: 39,
    medical: 69,
    overall: 45,
    physicalHarm: 36,
    politicalFreedom: 50,
    theft: 44,
    women: 34,
  })
})

test('every score is a whole number from 1 to 100, and the overall one is their mean', () => {
  const wrong = rated.filter(({ scores }) => {
    const { overall, ...rest } = scores()
    const whole = [overall, ...Object.values(rest)].every((score) => Number.isInteger(score) && score >= 1 && score <= 100)
    return !whole || overall !== Math.round(themes.reduce((sum, theme) => sum + rest[theme], 0) / 6)
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('a district with a larger offset is never safer from theft than another of its city', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const theft = new Map(ratedIn(seed).map(({ name, scores }) => [name, scores]))
      const wrong = cities.flatMap(({ code }) => {
        const ofCity = [...places.districtsOf(code)].sort((a, b) => a.safetyOffset - b.safetyOffset)
        const inOrder = ofCity.map((district) => ({ ...district, score: theft.get(districtName(district))?.().theft ?? 0 }))
        return inOrder.filter(({ safetyOffset, score }, at) => {
          const before = inOrder[at - 1]
          return before && safetyOffset > before.safetyOffset && score < before.score
        })
      })
      expect(wrong).toEqual([])
    }),
    { numRuns: 5 },
  )
})

test('what laws decide is the same all over a city, and theft differs most', () => {
  for (const city of cities) {
    const whole = scoresOf(city.name)
    const districts = places.districtsOf(city.code).map((district) => scoresOf(districtName(district)))
    const spread = (theme: keyof SafetyScores) => Math.max(...districts.map((scores) => Math.abs(scores[theme] - whole[theme])))
    expect(spread('politicalFreedom'), city.name).toBe(0)
    expect(spread('lgbtq'), city.name).toBeLessThanOrEqual(3)
    expect(spread('medical'), city.name).toBeLessThanOrEqual(3)
    expect(spread('theft'), city.name).toBeGreaterThanOrEqual(spread('lgbtq'))
  }
})

test('cities of one country are alike, those that are known by themselves aside', () => {
  const towns = safety.towns().filter(({ country }) => country === 'FR')
  const isTown = ({ latitude, longitude }: RatedPlace) => towns.some((town) => town.latitude === latitude && town.longitude === longitude)
  const french = rated.filter(isTown)
  expect(french.length).toBeGreaterThan(30)
  const base = safety.facts('FR')?.scores ?? expect.unreachable()
  for (const { name, scores } of french) {
    expect(scores().politicalFreedom, name).toBe(base.politicalFreedom)
    expect(Math.abs(scores().theft - base.theft), name).toBeLessThanOrEqual(4)
  }
})

test('the neighbours of a city that is known by itself are like it', () => {
  const [hospitalet, barcelona] = [scoresOf("L'Hospitalet de Llobregat"), scoresOf('Barcelona')]
  for (const theme of themes) expect(Math.abs(hospitalet[theme] - barcelona[theme]), theme).toBeLessThanOrEqual(4)
  expect(scoresOf('Madrid').medical).toBeLessThan(40)
})

test('places are known for what they are', () => {
  expect(scoresOf('Tokyo').overall).toBeLessThan(35)
  expect(scoresOf('Reykjavik').overall).toBeLessThan(30)
  expect(scoresOf('Port-au-Prince').physicalHarm).toBeGreaterThan(80)
  expect(scoresOf('El Raval (Barcelona)').theft).toBeGreaterThan(scoresOf('Gràcia (Barcelona)').theft)
})

test('another world has other scores, but for those that were published; ids stay', () => {
  const other = ratedIn('another')
  expect(other.map(({ id }) => id)).toEqual(rated.map(({ id }) => id))
  const changed = other.filter((place, at) => place.scores().theft !== rated[at]?.scores().theft)
  expect(changed.length).toBeGreaterThan(rated.length / 2)
  expect(other.find(({ name }) => name === 'Barcelona')?.scores()).toEqual(scoresOf('Barcelona'))
})

test('every id is of one place, and looks as those of the service', () => {
  expect(new Set(rated.map(({ id }) => id)).size).toBe(rated.length)
  for (const { id } of rated) expect(id).toMatch(/^Q\d{9}$/)
})

test('every travel city is there once, with all its districts', () => {
  for (const city of cities) {
    expect(rated.filter(({ name, latitude }) => name === city.name && Math.abs(latitude - city.latitude) < 0.3).length, city.name).toBe(1)
    for (const district of places.districtsOf(city.code)) expect(byName.has(districtName(district)), district.id).toBe(true)
  }
})

test('so is every town of more than 100,000 people, also where nothing is written down of its country', () => {
  const near = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    rated.filter((place) => Math.abs(place.latitude - latitude) < 0.3 && Math.abs(place.longitude - longitude) < 0.4)
  for (const town of safety.towns()) expect(near(town).length, town.name).toBeGreaterThan(0)
  expect(safety.facts('EH')).toBeUndefined()
  const laayoune = rated.find(({ latitude, longitude }) => Math.abs(latitude - 27.15) < 0.1 && Math.abs(longitude + 13.2) < 0.1)
  expect(laayoune?.scores().overall).toBeGreaterThan(35)
})
