import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createAtlas } from '../src/sandbox/data/atlas.ts'

const atlas = createAtlas((name) => readFileSync(new URL(`../src/sandbox/data/${name}`, import.meta.url)))

const served =
  'EUR CAD HKD ISK PHP DKK HUF CZK AUD RON SEK IDR INR BRL RUB HRK JPY THB CHF SGD PLN BGN TRY CNY NOK NZD ZAR USD MXN ILS GBP KRW MYR'

test.each(served.split(' '))('%s has a name and a rate', (code) => {
  const currency = atlas.currency(code)
  expect(currency?.name).toMatch(/^[A-Z].+/)
  expect(currency?.perEuro).toBeGreaterThan(0)
})

test('currencies have their minor units', () => {
  expect(atlas.currency('EUR')).toEqual({ code: 'EUR', name: 'Euro', digits: 2, perEuro: 1 })
  expect(atlas.currency('JPY')?.digits).toBe(0)
  expect(atlas.currency('KRW')?.digits).toBe(0)
  expect(atlas.currency('KWD')?.digits).toBe(3)
  expect(atlas.currency('ISK')?.digits).toBe(0)
  expect(atlas.currency('USD')?.digits).toBe(2)
})

test('money that became the euro keeps its fixed rate', () => {
  expect(atlas.currency('HRK')?.perEuro).toBe(7.5345)
  expect(atlas.currency('BGN')?.perEuro).toBe(1.95583)
})

test('gold and funds are no currencies', () => {
  for (const code of ['XAU', 'XAG', 'XDR', 'MXV', 'XXX', '#00']) expect(atlas.currency(code)).toBeUndefined()
})

test('every country pays with a currency of the list', () => {
  for (const { country } of atlas.airports()) expect(atlas.currency(atlas.country(country)?.currency ?? ''), country).toBeDefined()
  expect(atlas.country('BG')?.currency).toBe('EUR')
  expect(atlas.country('CW')?.currency).toBe('XCG')
  expect(atlas.country('US')).toEqual({ code: 'US', name: 'United States', continent: 'NA', currency: 'USD' })
  expect(atlas.country('XX')).toBeUndefined()
})

test('the list of currencies is the same as one by one', () => {
  for (const currency of atlas.currencies()) expect(atlas.currency(currency.code)).toEqual(currency)
})

test('airlines sell their own fare families', () => {
  const iberia = atlas.fares('IB')
  expect(iberia.programme).toBe('Iberia Club')
  expect(iberia.families[0]).toEqual({
    cabin: 'Y',
    name: 'Basic',
    bags: { pieces: 0 },
    seat: 'paid',
    changes: 'fee',
    refund: 'no',
    step: { short: 0, long: 0 },
  })
})

test('airlines without families of their own sell those of their kind, under their own programme', () => {
  const names = (code: string): string[] => atlas.fares(code).families.map((family) => family.name)
  expect(names('AH')).toEqual(['Light', 'Standard', 'Flex', 'Premium', 'Business', 'Business Flex'])
  expect(atlas.fares('AH').programme).toBe('Air Algérie Plus')
  expect(names('5F')).toEqual(['Basic', 'Plus', 'Flex'])
  expect(atlas.fares('5F').programme).toBe('')
})

test('every airline has a family in economy, and nothing cheaper than its cheapest', () => {
  for (const { iata } of atlas.airlines()) {
    const economy = atlas.fares(iata).families.filter((family) => family.cabin === 'Y')
    expect(economy.length, iata).toBeGreaterThan(0)
    expect(Math.min(...economy.map((family) => family.step.long)), iata).toBe(0)
    expect(Math.min(...economy.map((family) => family.step.short)), iata).toBe(0)
  }
})

test('cabins follow the airline and the type', () => {
  expect(atlas.cabins('BA', '77W')).toEqual({ first: true, business: 'seat', premium: true })
  expect(atlas.cabins('LH', '320')).toEqual({ first: false, business: 'blocked', premium: false })
  expect(atlas.cabins('DL', '73H')).toMatchObject({ business: 'seat' })
  expect(atlas.cabins('FR', '73H')).toEqual({ first: false, business: 'none', premium: false })
  expect(atlas.cabins('IB', 'AT7')).toMatchObject({ business: 'none' })
})
