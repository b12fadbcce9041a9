import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OutputOf } from '../src/core/operation.ts'
import { widthOf } from '../src/core/wrap.ts'
import { bar } from '../src/operations/bars.ts'
import { recommend } from '../src/operations/flights/recommend.ts'
import { similarTo } from '../src/sandbox/making/places/similar.ts'
import { atlas } from './making-atlas.ts'
import { wayfare } from './wayfare.ts'
import { bodyOf, errorsOf, get, sandbox } from './world.ts'

/** Cities like those that were liked. */

const { service } = sandbox()
const path = '/v1/reference-data/recommended-locations'

type Answer = OutputOf<typeof recommend>

const recommended = async (query: string) => bodyOf(await get(`${path}?${query}`, service), recommend)

const codes = ({ data }: Answer): string[] => data.map(({ iataCode }) => iataCode)

test('cities for somebody who liked London, as the service gives them', async () => {
  const { meta, data } = await recommended('cityCodes=LON&travelerCountryCode=FR')
  expect({ meta, data: data.slice(0, 2) }).toMatchInlineSnapshot(`
    {
      "data": [
        {
          "geoCode": {
            "latitude": 50.0302,
            "longitude": 8.5611,
          },
          "iataCode": "FRA",
          "links": {
            "flightDestinations": "/v1/shopping/flight-destinations?origin=PAR",
            "flightOffers": "/v2/shopping/flight-offers?originLocationCode=PAR&destinationLocationCode=FRA&departureDate=2026-12-20&returnDate=2026-12-27&adults=1",
          },
          "name": "Frankfurt",
          "relevance": 0.78,
          "subtype": "CITY",
          "type": "recommended-location",
        },
        {
          "geoCode": {
            "latitude": 50.9014,
            "longitude": 4.4844,
          },
          "iataCode": "BRU",
          "links": {
            "flightDestinations": "/v1/shopping/flight-destinations?origin=PAR",
            "flightOffers": "/v2/shopping/flight-offers?originLocationCode=PAR&destinationLocationCode=BRU&departureDate=2026-12-20&returnDate=2026-12-27&adults=1",
          },
          "name": "Brussels",
          "relevance": 0.76,
          "subtype": "CITY",
          "type": "recommended-location",
        },
      ],
      "meta": {
        "count": 20,
        "links": {
          "self": "/v1/reference-data/recommended-locations?cityCodes=LON&travelerCountryCode=FR",
        },
      },
    }
  `)
})

test('a traveller lives in France where nothing else is said', async () => {
  expect((await recommended('cityCodes=LON')).data).toEqual((await recommended('cityCodes=LON&travelerCountryCode=FR')).data)
  expect((await recommended('cityCodes=LON&travelerCountryCode=JP')).data).not.toEqual((await recommended('cityCodes=LON')).data)
})

test('capitals go with capitals, beaches with beaches', async () => {
  expect(codes(await recommended('cityCodes=LON')).slice(0, 8)).toEqual(expect.arrayContaining(['AMS', 'FRA']))
  expect(codes(await recommended('cityCodes=PMI&travelerCountryCode=DE')).slice(0, 8)).toEqual(expect.arrayContaining(['ALC', 'AGP']))
})

test('only countries that are wanted, where some are', async () => {
  const { data } = await recommended('cityCodes=NYC&destinationCountryCodes=JP,KR')
  expect(data.length).toBeGreaterThan(3)
  for (const { iataCode } of data) expect(['JP', 'KR']).toContain(atlas.airportsOf(iataCode)[0]?.country)
  expect((await recommended('cityCodes=NYC&destinationCountryCodes=AQ')).data).toEqual([])
})

test('the links lead to flights', async () => {
  const { data } = await recommended('cityCodes=BCN')
  const [first] = data
  expect(first?.links.flightOffers).toBe(
    `/v2/shopping/flight-offers?originLocationCode=PAR&destinationLocationCode=${first?.iataCode}&departureDate=2026-12-20&returnDate=2026-12-27&adults=1`,
  )
  for (const link of [`${first?.links.flightOffers}&max=1`, first?.links.flightDestinations ?? '']) {
    const { status, body } = await get(link, service)
    expect(status).toBe(200)
    expect((body as { data: unknown[] }).data).not.toEqual([])
  }
})

const someCity: fc.Arbitrary<string> = fc.constantFrom('PAR', 'LON', 'NYC', 'BCN', 'PMI', 'TYO', 'SYD', 'DXB', 'CPT', 'RIO', 'REK', 'HNL')
const someCountry = fc.constantFrom('FR', 'GB', 'US', 'JP', 'ES', 'AU', 'ZA', 'BR')

test('none is one of those that were named, all are between 0 and 1 and in their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(someCity, { minLength: 1, maxLength: 3 }), someCountry, (cities, home) => {
      const found = similarTo(atlas, { cities, home, countries: undefined })
      const relevances = found.map(({ relevance }) => relevance)
      expect(relevances).toEqual(relevances.toSorted((a, b) => b - a))
      expect(found.every(({ code }) => !cities.includes(code))).toBe(true)
      expect(new Set(found.map(({ code }) => code)).size).toBe(found.length)
      expect(relevances.every((relevance) => relevance > 0 && relevance <= 1)).toBe(true)
    }),
    { numRuns: 12 },
  )
})

test('the order in which cities are named does not matter', async () => {
  expect((await recommended('cityCodes=BCN,LIS')).data).toEqual((await recommended('cityCodes=LIS,BCN')).data)
})

test.each([
  ['', ['32171 cityCodes']],
  ['cityCodes=paris', ['477 cityCodes']],
  ['cityCodes=PAR&travelerCountryCode=VA', ['572 travelerCountryCode']],
  ['cityCodes=QQQ,PAR,ZZZ', ['572 cityCodes', '572 cityCodes']],
  ['cityCodes=PAR&travelerCountryCode=QQ&destinationCountryCodes=FR,XX', ['572 travelerCountryCode', '572 destinationCountryCodes']],
])('?%s is refused', async (query, told) => {
  const answer = await get(`${path}?${query}`, service)
  expect(answer.status).toBe(400)
  expect(errorsOf(answer).map(({ code, source }) => `${code} ${source?.parameter}`)).toEqual(told)
})

test('an empty list is said', async () => {
  const { code, stdout, stderr } = await wayfare('flights recommend NYC --country AQ', { terminal: 80 })
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
  expect(stderr).toContain('nothing found: the list is empty')
})

test('on terminals of 80 and 120 columns', async () => {
  const line = 'flights recommend NYC --country JP,KR --quiet'
  expect((await wayfare(line, { terminal: 80 })).stdout).toMatchInlineSnapshot(`
    "City  Name       Relevance
    SEL   Seoul      ███████████████▋     0.78
    TYO   Tokyo      ███████████████▋     0.78
    OSA   Osaka      ████████████▎        0.61
    SPK   Sapporo    █████████▎           0.46
    FUK   Fukuoka    ████████▍            0.42
    SDJ   Sendai     ████████▍            0.42
    NGO   Nagoya     ████████             0.40
    KOJ   Kagoshima  ███████▎             0.36
    OKA   Naha       ██████▊              0.34
    CJU   Jeju       █████▋               0.28
    PUS   Busan      █████                0.25
    CJJ   Cheongju   ████▊                0.24
    TAE   Daegu      ████▋                0.23

    13 cities, most alike first

    next: wayfare flights dates PAR SEL
    "
  `)
  expect((await wayfare(line, { terminal: 120 })).stdout.split('\n')[1]).toMatchInlineSnapshot(
    `"SEL   Seoul      ███████████████████████▍       0.78"`,
  )
})

test('in colour, and in a pipe', async () => {
  const line = 'flights recommend BCN LIS --traveler-country GB --country IT --quiet'
  expect((await wayfare(line, { terminal: 80, colour: true })).stdout).toMatchInlineSnapshot(`
    "[2mCity[22m  [2mName[22m             [2mRelevance[22m
    [1mROM[22m   Rome             [36m█████████████████▊  [39m 0.89
    [1mMIL[22m   Milan            [36m████████████████▎   [39m 0.81
    [1mCTA[22m   Catania          [36m█████████████▋      [39m 0.68
    [1mVCE[22m   Venice           [36m█████████████▋      [39m 0.68
    [1mNAP[22m   Naples           [36m█████████████▍      [39m 0.67
    [1mBLQ[22m   Bologna          [36m█████████████▎      [39m 0.66
    [1mPMO[22m   Palermo          [36m████████████▋       [39m 0.63
    [1mFLR[22m   Florence         [36m████████████▍       [39m 0.62
    [1mBRI[22m   Bari             [36m███████████▊        [39m 0.59
    [1mPSA[22m   Pisa             [36m███████████         [39m 0.55
    [1mCAG[22m   Cagliari         [36m██████████▊         [39m 0.54
    [1mTRN[22m   Turin            [36m██████████▊         [39m 0.54
    [1mOLB[22m   Olbia            [36m██████████▋         [39m 0.53
    [1mREG[22m   Reggio Calabria  [36m██████████▋         [39m 0.53
    [1mBDS[22m   Brindisi         [36m██████████▍         [39m 0.52
    [1mVRN[22m   Verona           [36m██████████▍         [39m 0.52
    [1mSUF[22m   Lamezia Terme    [36m██████████▎         [39m 0.51

    [2m17 cities, most alike first[22m

    [2mnext:[22m [36mwayfare flights dates LON ROM[39m
    "
  `)
  expect((await wayfare(line)).stdout).toMatchInlineSnapshot(`
    "City	Name	Relevance
    ROM	Rome	0.89
    MIL	Milan	0.81
    CTA	Catania	0.68
    VCE	Venice	0.68
    NAP	Naples	0.67
    BLQ	Bologna	0.66
    PMO	Palermo	0.63
    FLR	Florence	0.62
    BRI	Bari	0.59
    PSA	Pisa	0.55
    CAG	Cagliari	0.54
    TRN	Turin	0.54
    OLB	Olbia	0.53
    REG	Reggio Calabria	0.53
    BDS	Brindisi	0.52
    VRN	Verona	0.52
    SUF	Lamezia Terme	0.51
    "
  `)
})

test('a bar is as long as its share, to an eighth of a column', () => {
  expect([0, 0.05, 0.5, 0.52, 1, 7, -1].map((share) => bar(share, 10))).toEqual([
    '',
    '▌',
    '█████',
    '█████▎',
    '██████████',
    '██████████',
    '',
  ])
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 60 }),
      (share, width) => widthOf(bar(share, width)) <= width,
    ),
  )
})
