import { expect, test } from 'vitest'
import { atlas } from './making-atlas.ts'

/** What is written down about countries: scores, entry, figures; and the places people fly to for the beach. */

const safety = await atlas.safety()
const countries = [...safety.all().keys()]

test('a country has its scores, its words of entry and its figures', () => {
  expect(safety.facts('ES')).toEqual({
    scores: { lgbtq: 27, medical: 29, physicalHarm: 30, politicalFreedom: 29, theft: 48, women: 32 },
    entry: ['SCHENGEN', 'EES', 'ETIAS'],
    emergency: ['112'],
    site: 'www.exteriores.gob.es',
    risk: 'Low',
    cases: 13_980_000,
    deaths: 121_800,
    doses: 86,
  })
  expect(safety.facts('TV')?.site).toBe('www.gov.uk/foreign-travel-advice/tuvalu')
})

test('every country of the table is one that the atlas knows, and says something of everything', () => {
  expect(countries.length).toBe(216)
  for (const code of countries) {
    expect(atlas.country(code)?.name, code).toBeTruthy()
    const { scores, entry, emergency, site, risk, cases, deaths, doses } = safety.facts(code) ?? expect.unreachable(code)
    for (const score of Object.values(scores)) expect(score >= 1 && score <= 100, code).toBe(true)
    for (const word of entry) expect(safety.entryText(word), word).toMatch(/^\w.*\.$/)
    expect(
      emergency.every((number) => /^[\d-]{2,9}$/.test(number)),
      code,
    ).toBe(true)
    expect(new URL(`https://${site}`).href, code).toBe(`https://${site}${site.includes('/') ? '' : '/'}`)
    expect(['Low', 'Medium', 'High', 'Extreme'], code).toContain(risk)
    expect(deaths <= cases && doses <= 100, code).toBe(true)
  }
})

test('words and cities of the table are no countries', () => {
  for (const code of ['', 'E', 'QQ', 'es', '#EES', '@BCN', 'BCN']) expect(safety.facts(code), code).toBeUndefined()
  expect(safety.entryText('NOTHING')).toBeUndefined()
  expect(safety.city('MAD')).toBeUndefined()
  expect(safety.city('BCN')?.id).toBe('Q930402719')
})

test('one flies to Palma for the beach, and to Frankfurt not', async () => {
  const beaches = await Promise.all(['PMI', 'CUN', 'MLE', 'HKT', 'TCI', 'HNL'].map((code) => atlas.isBeach(code)))
  expect(beaches).toEqual([true, true, true, true, true, true])
  const others = await Promise.all(['FRA', 'LON', 'NYC', 'MAD', 'DEL', ''].map((code) => atlas.isBeach(code)))
  expect(others).toEqual([false, false, false, false, false, false])
})
