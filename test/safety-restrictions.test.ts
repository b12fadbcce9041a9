import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createUi } from '../src/cli/ui.ts'
import { knowsNothing } from '../src/cli/writing.ts'
import { plainText } from '../src/core/html.ts'
import { type AreaReport, AreaReports } from '../src/operations/safety/restrictions.model.ts'
import { restrictions } from '../src/operations/safety/restrictions.ts'
import { restrictionsView } from '../src/operations/safety/restrictions.view.ts'
import { fromV1 } from '../src/operations/safety/restrictions-v1.read.ts'
import { restrictionsV1 } from '../src/operations/safety/restrictions-v1.ts'
import { atlas } from './making-atlas.ts'
import { seen, wayfare } from './wayfare.ts'
import { bodyOf, errorsOf, get, noon, sandbox } from './world.ts'

/** What countries ask of travellers, in both versions of the service and on the terminal. */

const { service, clock } = sandbox()
const v1 = '/v1/duty-of-care/diseases/covid19-area-report'
const v2 = '/v2/duty-of-care/diseases/covid19-area-report'
const second = async (query: string) => bodyOf(await get(`${v2}?${query}`, service), restrictions)
const first = async (query: string) => bodyOf(await get(`${v1}?${query}`, service), restrictionsV1)
const only = <T>(list: readonly T[]): T => (list.length === 1 && list[0]) || expect.unreachable()

const codes = readFileSync(new URL('../src/sandbox/data/countries.tsv', import.meta.url), 'utf8').match(/^[A-Z]{2}(?=\t)/gm) ?? []

test('a country in the second version', async () => {
  const { meta, data } = await second('countryCode=ES')
  expect(meta).toEqual({ lang: 'EN', links: { self: `${v2}?countryCode=ES` } })
  expect(only(data)).toMatchObject({
    type: 'disease-area-report',
    area: { name: 'Spain', code: 'ES', areaType: 'country' },
    summary: { lastUpdate: '2026-10-01', text: expect.stringMatching(/^<p>Sample data of this sandbox, not advice/) },
    diseaseRiskLevel: { lastUpdate: '2026-10-01', text: 'Low' },
    diseaseCases: { lastUpdate: '2023-12-31', confirmed: 13_980_000, deaths: 121_800 },
    areaVaccinated: [{ vaccinationDoseStatus: 'fully', percentage: 86 }],
    dataSources: { governmentSiteLink: 'https://www.exteriores.gob.es' },
    areaAccessRestriction: {
      entry: { ban: 'No', text: expect.stringContaining('ETIAS'), borderBan: [{ borderType: 'airBorderBan', status: 'Open' }] },
      travelTest: { isRequired: 'No' },
      travelVaccination: { isRequired: 'No' },
      travelQuarantineModality: { duration: 0, quarantineOnArrivalAreas: [] },
      masks: { isRequired: 'No' },
    },
    areaRestrictions: [{ title: 'Emergency numbers', text: '<p>112</p>' }],
  })
  expect(only(data).subAreas?.map(({ area }) => area?.code)).toEqual(['BCN', 'MAD', 'SVQ'])
  expect(only(data).relatedArea?.[0]).toEqual({ href: `${v2}?countryCode=ES&cityCode=BCN`, methods: ['GET'], rel: 'Child' })
})

test('the same country in the first version: flat texts, and dates and codes by their older names', async () => {
  const { meta, data } = await first('countryCode=ES')
  expect(meta?.lang).toBe('EN')
  expect(only(data)).toMatchObject({
    area: { name: 'Spain', iataCode: 'ES', areaType: 'Country' },
    summary: expect.stringMatching(/^<p>Sample data/),
    diseaseRiskLevel: 'Low',
    diseaseInfection: { date: '2026-10-01', level: 'Low', rate: expect.any(Number) },
    diseaseCases: { date: '2023-12-31', confirmed: 13_980_000, deaths: 121_800 },
    hotspots: '<p>None is known.</p>',
    areaAccessRestriction: {
      entry: { date: '2026-10-01', ban: 'No', rules: 'https://www.exteriores.gob.es' },
      diseaseTesting: { isRequired: 'No' },
      quarantineModality: { duration: 0 },
      mask: { isRequired: 'No' },
      diseaseVaccination: { isRequired: 'No' },
    },
  })
})

test('both versions say the same of every country', async () => {
  expect(codes.length).toBeGreaterThan(245)
  for (const code of codes) {
    const [{ data: older }, { data: newer }] = [await first(`countryCode=${code}`), await second(`countryCode=${code}`)]
    const [read, report] = [fromV1(only(older)), only(newer)]
    expect(read.area).toMatchObject({ name: report.area?.name, code: report.area?.code })
    expect(read.summary?.text).toBe(report.summary?.text)
    expect(read.diseaseCases).toMatchObject(report.diseaseCases ?? {})
    expect(read.areaAccessRestriction?.entry?.text).toBe(report.areaAccessRestriction?.entry?.text)
    const text = plainText(report.summary?.text ?? '')
    expect(text).toContain('Sample data')
    expect(text).toContain(atlas.country(code)?.name)
    expect(JSON.stringify(report)).not.toMatch(/undefined|NaN|null/)
  }
})

test('of a country that is not written down it says that it knows no more', async () => {
  const report = only((await second('countryCode=AI')).data)
  expect(report.areaAccessRestriction).toBeUndefined()
  expect(report.diseaseCases).toBeUndefined()
  expect(plainText(report.summary?.text ?? '')).toContain('Of Anguilla this sandbox knows no more than its name.')
})

test('a city is told with the rules of its country, and leads back to it', async () => {
  const [city, country] = [only((await second('countryCode=US&cityCode=NYC')).data), only((await second('countryCode=US')).data)]
  expect(city.area).toMatchObject({ name: 'New York', code: 'NYC', areaType: 'city', geoCode: { latitude: 40.7128 } })
  expect(city.areaAccessRestriction).toEqual(country.areaAccessRestriction)
  expect(city.relatedArea).toEqual([{ href: `${v2}?countryCode=US`, methods: ['GET'], rel: 'Parent' }])
  expect(city.subAreas).toEqual([])
  for (const { href } of country.relatedArea ?? []) expect((await get(href ?? '', service)).status).toBe(200)
  const small = only((await second('countryCode=ES&cityCode=LEI')).data)
  expect(small.area).toMatchObject({ name: 'Almería', code: 'LEI', geoCode: { latitude: expect.any(Number) } })
})

test('where governments advise against travel it says so, and opens neither border nor airport', async () => {
  const report = only((await second('countryCode=SY')).data)
  expect(plainText(report.summary?.text ?? '')).toContain('Many governments advise against travel.')
  expect(report.areaAccessRestriction?.entry).not.toHaveProperty('borderBan')
  expect(report.areaAccessRestriction).not.toHaveProperty('transportation')
})

test('what is to be carried is told as a document, and what lets one in as entry', async () => {
  const { entry, declarationDocuments: documents } = only((await second('countryCode=KR')).data).areaAccessRestriction ?? {}
  expect([entry?.text?.includes('K-ETA'), entry?.text?.includes('arrival card')]).toEqual([true, true])
  expect([documents?.isRequired, plainText(documents?.text ?? '').split('\n')[0]]).toEqual([
    'Yes',
    '• Digital arrival card to be filled in before arrival.',
  ])
})

describe('languages', () => {
  test('those of the service are answered in English, with a warning', async () => {
    for (const language of ['de', 'JA', 'zh', 'TH']) {
      const { meta, warnings, data } = await second(`countryCode=ES&language=${language}`)
      expect(meta?.lang).toBe('EN')
      expect(warnings).toEqual([
        {
          code: 4926,
          title: 'INVALID DATA RECEIVED',
          detail: `There are no texts in ${language.toUpperCase()}: these are in English`,
          source: { parameter: 'language' },
        },
      ])
      expect(data).toEqual((await second('countryCode=ES')).data)
    }
  })

  test('English needs no warning', async () => {
    for (const language of ['EN', 'en']) expect(await second(`countryCode=ES&language=${language}`)).not.toHaveProperty('warnings')
  })
})

test.each([
  ['', 32171, 'countryCode', 'countryCode is missing: give a country code of two letters, such as ES'],
  ['countryCode=QQ', 4926, 'countryCode', 'No country has the code "QQ"'],
  ['countryCode=ESP', 477, 'countryCode', 'countryCode takes a country code of two letters, such as ES; got "ESP"'],
  ['countryCode=ES&cityCode=NYC', 572, 'cityCode', 'The city NYC (New York) lies in US, United States, and not in ES'],
  ['countryCode=GB&cityCode=LHR', 4926, 'cityCode', 'The city code of London is LON; LHR is an airport there'],
  ['countryCode=ES&language=ENG', 2781, 'language', 'language takes a language of two letters, such as EN; got "ENG"'],
])('%j is refused with %i at %s', async (query, code, parameter, detail) => {
  expect(errorsOf(await get(`${v2}?${query}`, service))[0]).toMatchObject({ status: 400, code, source: { parameter }, detail })
})

test('all that is wrong is told at once', async () => {
  const told = errorsOf(await get(`${v2}?countryCode=QQ&cityCode=QQQ&language=XX`, service))
  expect(told.map(({ code, source }) => [code, source?.parameter])).toEqual([
    [4926, 'countryCode'],
    [4926, 'cityCode'],
    [572, 'language'],
  ])
})

test('nothing is dated after the day that it is', async () => {
  clock.now = Date.parse('2026-06-15T12:00:00Z')
  expect(only((await second('countryCode=ES')).data).summary?.lastUpdate).toBe('2026-06-15')
  clock.now = noon
})

test('a country at 80 columns, and at 120', async () => {
  expect(await seen('safety restrictions ES', { terminal: 80 })).toMatchInlineSnapshot(`
    "Spain (ES) · disease risk low · as of 1 Oct 2026

    In short   Sample data of this sandbox, not advice: ask the government before
               you travel.
               Spain: the rules against COVID-19 have ended.
    Entry      no ban on entry
               • Schengen area: citizens of many countries enter without a visa for
                 up to 90 days in any 180; others need a short-stay visa.
               • Entry/Exit System: fingerprints and a face image are registered at
                 the border in place of passport stamps.
               • ETIAS travel authorisation for visa-free visitors starts in late
                 2026, with a transition period.
               More at www.exteriores.gob.es.
    Documents  A passport, or an identity card where it is accepted.
    Health     no test · no vaccination · no quarantine · no masks · no health pass
               no tracing app
    Emergency  112
    Figures    COVID-19: 13,980,000 cases until 31 Dec 2023 · 121,800 deaths
               86 % with two doses · 3.2 new cases per 100,000
    Sources    https://www.exteriores.gob.es
               https://data.who.int/dashboards/covid19/cases

    next: wayfare safety restrictions ES BCN
    "
  `)
  expect(await seen('safety restrictions KR', { terminal: 120 })).toMatchInlineSnapshot(`
    "South Korea (KR) · disease risk low · as of 1 Oct 2026

    In short   Sample data of this sandbox, not advice: ask the government before you travel.
               South Korea: the rules against COVID-19 have ended.
    Entry      no ban on entry
               • K-ETA for visa-free visitors (waived for some nationals) and an electronic arrival card.
               More at www.k-eta.go.kr.
    Documents  • Digital arrival card to be filled in before arrival.
               A passport, or an identity card where it is accepted.
    Health     no test · no vaccination · no quarantine · no masks · no health pass · no tracing app
    Emergency  112, 119
    Figures    COVID-19: 34,570,000 cases until 31 Dec 2023 · 35,900 deaths · 87 % with two doses
               1.8 new cases per 100,000
    Sources    https://www.k-eta.go.kr
               https://data.who.int/dashboards/covid19/cases

    next: wayfare safety restrictions KR SEL
    "
  `)
})

test('a city in colour', async () => {
  expect(await seen('safety restrictions US NYC', { terminal: 80, colour: true })).toMatchInlineSnapshot(`
    "[1mNew York (NYC)[22m · disease risk [32mlow[39m · as of 1 Oct 2026

    [36mIn short   [39mSample data of this sandbox, not advice: ask the government before
               you travel.
               United States: the rules against COVID-19 have ended.
               New York has no rules of its own.
    [36mEntry      [39m[32mno ban on entry[39m
               • ESTA needed under the Visa Waiver Program, valid two years; others
                 need a visa.
               More at travel.state.gov.
    [36mDocuments  [39mA passport, or an identity card where it is accepted.
    [36mHealth     [39m[32mno test[39m · [32mno vaccination[39m · [32mno quarantine[39m · [32mno masks[39m · [32mno health pass[39m
               [32mno tracing app[39m
    [36mEmergency  [39m[1m911[22m
    [36mFigures    [39mCOVID-19: 103,800,000 cases until 31 Dec 2023 · 1,190,000 deaths
               70 % with two doses · 2.4 new cases per 100,000
    [36mSources    [39mhttps://travel.state.gov
               https://data.who.int/dashboards/covid19/cases

    [2mnext:[22m [36mwayfare safety score 40.7128 -74.006[39m
    "
  `)
})

test('the first version looks the same', async () => {
  const [older, newer] = [
    await seen('safety restrictions JP --v1', { terminal: 80 }),
    await seen('safety restrictions JP', { terminal: 80 }),
  ]
  expect(older.replace('no masks · no tracing app', '')).toBe(newer.replace(/no masks · no health pass\n +no tracing app/, ''))
})

test('a country for a program', async () => {
  expect(await seen('safety restrictions SN')).toMatchInlineSnapshot(`
    "Area	Topic	Field	Value
    Senegal	summary	text	Sample data of this sandbox, not advice: ask the government before you travel. Senegal: the rules against COVID-19 have ended.
    Senegal	summary	updated	2026-10-01
    Senegal	summary	risk	Medium
    Senegal	summary	hotspots	None is known.
    Senegal	summary	policy	No restrictions against the disease are in force.
    Senegal	entry	ban	No
    Senegal	entry	text	• Citizens of many countries enter without a visa for a short stay. More at www.gov.uk/foreign-travel-advice/senegal.
    Senegal	entry	rules	https://www.gov.uk/foreign-travel-advice/senegal
    Senegal	entry	airBorderBan	Open
    Senegal	entry	transport	Flights are not restricted.
    Senegal	exit	text	Nothing is asked of those who leave.
    Senegal	documents	required	Yes
    Senegal	documents	text	• Yellow-fever certificate asked of travellers from risk areas. A passport, or an identity card where it is accepted.
    Senegal	documents	link	https://www.gov.uk/foreign-travel-advice/senegal
    Senegal	health	test	No
    Senegal	health	test: details	No test is asked for.
    Senegal	health	vaccination	No
    Senegal	health	vaccination: details	No vaccination against COVID-19 is asked for.
    Senegal	health	quarantine	No
    Senegal	health	quarantine: details	There is no quarantine.
    Senegal	health	masks	No
    Senegal	health	masks: details	No masks are asked for.
    Senegal	health	health pass	No
    Senegal	health	health pass: details	No health pass is asked for.
    Senegal	health	tracing app	No
    Senegal	health	tracing app: details	No application is asked for.
    Senegal	more	emergency numbers	17, 1515, 18
    Senegal	figures	cases	89000
    Senegal	figures	deaths	1970
    Senegal	figures	counted until	2023-12-31
    Senegal	figures	new cases per 100,000	5.8
    Senegal	figures	vaccinated, fully (%)	7
    Senegal	sources	1	https://www.gov.uk/foreign-travel-advice/senegal
    Senegal	sources	2	https://data.who.int/dashboards/covid19/cases
    "
  `)
})

test('the city may be named, and the answer says once that it is sample data', async () => {
  const { stdout, stderr } = await wayfare('safety restrictions es barcelona', { terminal: 80 })
  expect(stderr).toContain('--city: barcelona is BCN Barcelona (ES)\n')
  expect(stdout.match(/not advice/g)).toHaveLength(1)
})

test('the first version knows English alone', async () => {
  const { code, stderr } = await wayfare('safety restrictions ES --v1 --language DE')
  expect([code, stderr]).toEqual([2, expect.stringContaining('--language cannot be combined with --v1')])
})

/** What another service may say. */
const nasty: AreaReport = {
  area: { name: 'Nowhere \u001b[31m<b>red</b>', code: 'QQ' },
  summary: { text: '<p>Closed&#27;[2J <a href="javascript:x">now</a><script>alert(1)</script>' },
  diseaseRiskLevel: { text: 'Extreme' },
  areaAccessRestriction: {
    entry: { ban: 'Yes, <i>mostly</i>', text: `<p>${'long '.repeat(1000)}` },
    travelTest: { isRequired: 'Yes, conditional', text: '<ul><li>PCR, 72 h &lt; departure' },
    travelQuarantineModality: { quarantineType: 'Self', duration: 10, text: 'ten days' },
  },
  areaRestrictions: [{ title: 'A title that is far too long', text: '<p>curfew</p>' }],
}

test('what another service writes is read as text, cut where it is long, and steers nothing', async () => {
  const answer = v.parse(AreaReports, { data: [nasty] })
  const ui = await createUi({ colour: false, width: 80, today: '2026-11-20', ...knowsNothing })
  const { drawing = '', table, next } = restrictionsView(answer, ui)
  expect(next).toBeUndefined()
  const all = `${drawing}${table?.rows.map(({ cells }) => cells.join(' ')).join('\n')}`
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about
  expect(all).not.toMatch(/<[a-z/]|\u001b|alert|javascript/)
  expect(drawing.split('\n').filter((line) => line.length > 80)).toEqual([])
  expect(drawing.replace(/(long ?\s*)+/, 'long … ')).toMatchInlineSnapshot(`
    "Nowhere red (QQ) · disease risk extreme

    In short   Closed now
    Entry      entry ban: yes, mostly
               long … … (more
               with --json)
    Health     test: yes, conditional · quarantine: self
               • PCR, 72 h < departure
               ten days
    More       curfew"
  `)
})
