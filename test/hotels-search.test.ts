import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { search } from '../src/operations/hotels/search.ts'
import { seen, wayfare } from './wayfare.ts'
import { bodyOf, errorsOf, get, sandbox } from './world.ts'

/** Hotels found by words of their name and city. */

const { service } = sandbox()
const at = '/v1/reference-data/locations/hotel'
const both = 'subType=HOTEL_LEISURE&subType=HOTEL_GDS'
const found = async (keyword: string, more = both) =>
  bodyOf(await get(`${at}?keyword=${encodeURIComponent(keyword)}&${more}`, service), search).data
const names = async (keyword: string, more?: string) => (await found(keyword, more)).map(({ name }) => name)

test('a name that was found, whole', async () => {
  expect(await found('ritz paris')).toMatchInlineSnapshot(`
    [
      {
        "address": {
          "cityName": "Paris",
          "countryCode": "FR",
        },
        "geoCode": {
          "latitude": 48.86173,
          "longitude": 2.33464,
        },
        "hotelIds": [
          "LWPARTVI",
        ],
        "iataCode": "PAR",
        "id": 704243975,
        "name": "Ritz Paris",
        "relevance": 100,
        "subType": "HOTEL_LEISURE",
        "type": "location",
      },
    ]
  `)
})

describe('a keyword', () => {
  test.each([
    ['ritz par', 'Ritz Paris'],
    ['RITZ PARIS', 'Ritz Paris'],
    ['paris ritz', 'Ritz Paris'],
    ['ritz', 'Ritz Paris'],
    ['raffles', 'Raffles Singapore'],
    ['burj al arab', 'Jumeirah Burj Al Arab'],
    ['negresco', 'Hotel Negresco'],
    ['sacher vienna', 'Hotel Sacher Wien'],
    ['savoy lon', 'The Savoy'],
    ['adlon', 'Hotel Adlon Kempinski'],
  ])('"%s" finds %s first', async (keyword, first) => {
    expect((await names(keyword))[0]).toBe(first)
  })

  test('with a city finds hotels of that city before any other', async () => {
    const data = await found('hilton london')
    expect(data.slice(0, 5).map(({ address }) => `${address.cityName} ${address.countryCode}`)).toEqual(Array(5).fill('London GB'))
    expect(data.slice(0, 5).every(({ name }) => name.includes('Hilton'))).toBe(true)
  })

  test('may name the city by its code', async () => {
    expect((await found('marriott bcn')).every(({ iataCode }) => iataCode === 'BCN')).toBe(true)
  })

  test('that is a city gives its hotels', async () => {
    const data = await found('wuppertal')
    expect(data.length).toBeGreaterThan(5)
    expect(data.every(({ address }) => address.cityName === 'Wuppertal')).toBe(true)
  })

  test('that nobody is called by finds nothing', async () => {
    expect(await names('zzzz qqqq')).toEqual([])
    expect(await names('****')).toEqual([])
  })

  test('finds no more than were asked for, the best first', async () => {
    const data = await found('ibis', `${both}&max=7`)
    expect(data).toHaveLength(7)
    const relevance = data.map((hotel) => hotel.relevance)
    expect(relevance).toEqual([...relevance].sort((a, b) => b - a))
    expect((await found('ibis')).length).toBe(20)
  })

  test('finds only in the country that was asked for', async () => {
    const data = await found('ibis', `${both}&countryCode=ES`)
    expect(data.length).toBeGreaterThan(3)
    expect(data.every(({ address }) => address.countryCode === 'ES')).toBe(true)
  })

  test('finds what is sold in the way that was asked for', async () => {
    expect((await found('plaza', 'subType=HOTEL_LEISURE')).every(({ subType }) => subType === 'HOTEL_LEISURE')).toBe(true)
    expect((await found('hilton', 'subType=HOTEL_GDS')).every(({ subType }) => subType === 'HOTEL_GDS')).toBe(true)
  })
})

test('names are in plain letters', async () => {
  for (const keyword of ['hotel paris', 'sao paulo', 'koln', 'istanbul', 'pension'])
    for (const { name, address } of await found(keyword)) expect(name + address.cityName).toMatch(/^[A-Za-z0-9 \-*'.&,]+$/)
})

test.each([
  ['keyword=rit', 477, 'keyword'],
  [`keyword=${'a'.repeat(41)}`, 477, 'keyword'],
  ['keyword=ritz_paris', 477, 'keyword'],
  ['keyword=ritz&max=21', 477, 'max'],
  ['keyword=ritz&subType=HOTEL', 572, 'subType'],
])('%s is refused', async (query, code, parameter) => {
  const told = errorsOf(await get(`${at}?${query}${query.includes('subType') ? '' : `&${both}`}`, service))
  expect(told).toMatchObject([{ code, source: { parameter } }])
})

test('the ways of selling have to be said', async () => {
  expect(errorsOf(await get(`${at}?keyword=ritz`, service))).toMatchObject([{ code: 32171, source: { parameter: 'subType' } }])
})

test('every hotel that is found is listed, rated, and found by its own name', async () => {
  const keywords = ['hilton london', 'ritz', 'garden', 'hotel madrid', 'ibis lyon', 'riad', 'springfield', 'wuppertal', 'palace', 'sakura']
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...keywords), async (keyword) => {
      const ids = (await found(keyword)).flatMap(({ hotelIds }) => hotelIds)
      expect(ids.length).toBeGreaterThan(0)
      const list = await get(`/v1/reference-data/locations/hotels/by-hotels?hotelIds=${ids.join()}`, service)
      expect(list.body).toMatchObject({ meta: { count: ids.length } })
      expect(list.body).not.toHaveProperty('warnings')
      const ratings = await get(`/v2/e-reputation/hotel-sentiments?hotelIds=${ids.join()}`, service)
      const { data, warnings = [] } = ratings.body as { data: unknown[]; warnings?: { detail: string }[] }
      expect(data.length + warnings.length).toBe(ids.length)
      expect(warnings.every(({ detail }) => detail.endsWith('is not rated yet'))).toBe(true)
    }),
    { numRuns: 10 },
  )
})

test('any hotel of any city is found by its name and its city', async () => {
  for (const city of ['PAR', 'LIM', 'GOA', 'CPT', 'SVQ']) {
    const list = await get(`/v1/reference-data/locations/hotels/by-city?cityCode=${city}&radius=20`, service)
    const { data } = list.body as { data: { hotelId: string; name: string; address: { cityName: string } }[] }
    for (const { hotelId, name, address } of data.filter((_, index) => index % 9 === 0)) {
      const words = `${name} ${name.includes(address.cityName) ? '' : address.cityName}`.normalize('NFD').replace(/\p{M}/gu, '')
      const keyword = words
        .replace(/[^A-Za-z0-9 '-]/g, ' ')
        .replace(/ +/g, ' ')
        .trim()
      if (keyword.length > 40) continue
      expect([name, (await found(keyword)).flatMap(({ hotelIds }) => hotelIds).includes(hotelId)]).toEqual([name, true])
    }
  }
})

describe('at a terminal', () => {
  test('at 80 columns', async () => {
    expect(await seen('hotels search "marriott mad" --max 5', { terminal: 80 })).toMatchInlineSnapshot(`
      "#  Hotel                                     City         Country  Id
      1  AC Hotel by Marriott Madrid Salamanca     Madrid       ES       ARMAD239
      2  AC Hotel by Marriott Madrid Chamberi      Madrid       ES       ARMAD8OI
      3  AC Hotel by Marriott Madrid Chamartin     Madrid       ES       ARMADG8I
      4  AC Hotel by Marriott Madurai City Centre  Madurai      IN       ARIXM4N3
      5  Fairfield by Marriott Madhyamgram North   Madhyamgram  IN       FNCCU96I

      5 hotels, best match first

      next: wayfare hotels offers 1 +30d +32d
      "
    `)
  })

  test('at 120 columns', async () => {
    expect(await seen('hotels search "grand hotel par" --max 4', { terminal: 120 })).toMatchInlineSnapshot(`
      "#  Hotel                    City   Country  Sold               Id
      1  Le Grand Hotel Terminus  Paris  FR       as an independent  ACPAR6HI
      2  Le Grand Hotel Marais    Paris  FR       as an independent  SXPAR2KC
      3  Le Grand Hotel Europe    Paris  FR       as an independent  WWPARI16

      3 hotels, best match first

      next: wayfare hotels offers 1 +30d +32d
      "
    `)
  })

  test('in colour', async () => {
    expect(await seen('hotels search raffles --max 2', { terminal: 80, colour: true })).toMatchInlineSnapshot(`
      "[2m#[22m  [2mHotel[22m              [2mCity[22m       [2mCountry[22m  [2mSold[22m          [2mId[22m
      [2m1[22m  [1mRaffles Singapore[22m  Singapore  SG       by its chain  YRSINJNC
      [2m2[22m  [1mRaffles Istanbul[22m   Istanbul   TR       by its chain  YRISTSDO

      [2m2 hotels, best match first[22m

      [2mnext:[22m [36mwayfare hotels offers 1 +30d +32d[39m
      "
    `)
  })

  test('for a program', async () => {
    expect(await seen('hotels search peninsula --max 3')).toMatchInlineSnapshot(`
      "#	Hotel	City	Country	Sold	Id
      1	The Peninsula Bangkok	Bangkok	TH	by its chain	PNBKKKMC
      2	The Peninsula Paris	Paris	FR	by its chain	PNPARP8O
      3	The Peninsula Hong Kong	Hong Kong	HK	by its chain	PNHKGYAK
      "
    `)
  })

  test('a name with accents is asked for in plain letters', async () => {
    expect(await seen('hotels search "Hôtel Negresco"')).toContain('Hotel Negresco')
    expect((await wayfare('hotels search "Hôtel d’Angleterre" --dry-run --quiet')).stdout.split('\n')[0]).toContain('Hotel%20d')
  })

  test('a name that is too short is told', async () => {
    const { code, stderr } = await wayfare('hotels search rit --quiet')
    expect({ code, stderr }).toMatchInlineSnapshot(`
      {
        "code": 2,
        "stderr": "error: keyword takes four to 40 letters, digits and spaces, such as ritz paris; got "rit"
      hint: wayfare hotels search --help
      ",
      }
    `)
  })

  test('nothing found is no failure', async () => {
    const { code, stdout, stderr } = await wayfare('hotels search "zzzz qqqq"')
    expect({ code, stdout, last: stderr.split('\n').at(-2) }).toEqual({
      code: 0,
      stdout: '#\tHotel\tCity\tCountry\tSold\tId\n',
      last: 'nothing found: the list is empty',
    })
  })

  test('a row that was found can be rated', async () => {
    const { home } = await wayfare('hotels search raffles')
    const { code, stderr } = await wayfare('hotels ratings 1', { home })
    expect([code, stderr.includes('is Raffles Singapore')]).toEqual([0, true])
  })
})
