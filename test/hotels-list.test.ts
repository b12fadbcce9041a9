import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kilometres } from '../src/core/globe.ts'
import { list as listOperation } from '../src/operations/hotels/list.ts'
import { seen, wayfare } from './wayfare.ts'
import { bodyOf, errorsOf, get, sandbox } from './world.ts'

/** Lists of hotels: by city, around a point, by their ids. */

const { service } = sandbox()
const at = '/v1/reference-data/locations/hotels'
const listed = async (query: string) => bodyOf(await get(`${at}/${query}`, service), listOperation)
const refused = async (query: string) => errorsOf(await get(`${at}/${query}`, service))

test('a hotel of a list, whole', async () => {
  const { meta, data } = await listed('by-city?cityCode=PAR&radius=1&ratings=4')
  expect({ count: meta?.count, first: data[0] }).toMatchInlineSnapshot(`
    {
      "count": 3,
      "first": {
        "address": {
          "cityName": "Paris",
          "countryCode": "FR",
          "lines": [
            "Le Marais",
          ],
        },
        "amenities": [
          "WIFI",
          "TELEVISION",
          "PARKING",
          "AIR_CONDITIONING",
          "RESTAURANT",
          "BAR or LOUNGE",
          "DISABLED_FACILITIES",
          "FITNESS_CENTER",
          "MEETING_ROOMS",
          "BUSINESS_CENTER",
          "MINIBAR",
          "ROOM_SERVICE",
          "AIRPORT_SHUTTLE",
        ],
        "chainCode": "WW",
        "distance": {
          "unit": "KM",
          "value": 0.73,
        },
        "dupeId": 701683707,
        "geoCode": {
          "latitude": 48.85331,
          "longitude": 2.36033,
        },
        "hotelId": "WWPAR9F0",
        "iataCode": "PAR",
        "lastUpdate": "2026-10-10T18:29:04",
        "name": "Hôtel Terminus",
        "rating": 4,
      },
    }
  `)
})

describe('by city', () => {
  test('gives the hotels within five kilometres of its centre, nearest first', async () => {
    const { data, meta } = await listed('by-city?cityCode=MAD')
    const distances = data.map(({ distance }) => distance?.value ?? -1)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    expect(distances.at(-1)).toBeLessThanOrEqual(5)
    expect(meta?.count).toBe(data.length)
    expect(new Set(data.map(({ iataCode }) => iataCode))).toEqual(new Set(['MAD']))
  })

  test('gives more within more, and takes miles', async () => {
    const within = (query: string) => listed(`by-city?cityCode=LON&${query}`)
    const [near, far, miles] = [await within('radius=2'), await within('radius=4'), await within('radius=2&radiusUnit=MILE')]
    expect(near.data.length).toBeLessThan(miles.data.length)
    expect(miles.data.length).toBeLessThan(far.data.length)
    expect(miles.data.every(({ distance }) => distance?.unit === 'MILE' && distance.value <= 2)).toBe(true)
  })

  test('gives only what is wanted', async () => {
    const { data } = await listed('by-city?cityCode=DXB&radius=30&chainCodes=RO,JT,HL&amenities=SWIMMING_POOL,SPA&ratings=4,5')
    expect(data.length).toBeGreaterThan(0)
    for (const { chainCode, amenities = [], rating = 0 } of data) {
      expect(['RO', 'JT', 'HL']).toContain(chainCode)
      expect(amenities).toEqual(expect.arrayContaining(['SWIMMING_POOL', 'SPA']))
      expect([4, 5]).toContain(rating)
    }
  })

  test('tells those that chains sell from those that wholesalers sell', async () => {
    const ids = async (source: string) =>
      new Set((await listed(`by-city?cityCode=ROM&hotelSource=${source}`)).data.map(({ hotelId }) => hotelId))
    const [all, direct, beds] = [await ids('ALL'), await ids('DIRECTCHAIN'), await ids('BEDBANK')]
    expect([...direct, ...beds].every((id) => all.has(id))).toBe(true)
    expect(new Set([...direct, ...beds])).toEqual(all)
    expect(direct.size).toBeLessThan(all.size)
    expect(beds.size).toBeLessThan(all.size)
  })

  test('knows Kyoto, which has no airport, and Bali, whose middle is not where its hotels are', async () => {
    for (const code of ['UKY', 'DPS', 'ZNZ', 'JTR']) expect((await listed(`by-city?cityCode=${code}`)).data.length).toBeGreaterThan(5)
  })

  test.each([
    ['ZZZ', 1157, 'No city has the code "ZZZ"'],
    ['JFK', 1157, 'The city code of New York is NYC; JFK is an airport there'],
  ])('says of %s what is wrong with it', async (code, fault, detail) => {
    expect(await refused(`by-city?cityCode=${code}`)).toMatchObject([{ code: fault, detail, source: { parameter: 'cityCode' } }])
  })

  test('says which demand nothing fits', async () => {
    expect(await refused('by-city?cityCode=PAR&chainCodes=XX&ratings=5')).toEqual([
      {
        status: 400,
        code: 895,
        title: 'NOTHING FOUND FOR REQUESTED CITY',
        detail: expect.stringMatching(/^Of the \d+ hotels within 5 km of the centre of Paris none is of XX and has 5 stars$/),
        source: { parameter: 'chainCodes' },
      },
    ])
  })

  test.each([
    ['amenities=SPA,SAUNA,PARKING,WIFI', 'amenities'],
    ['amenities=POOL', 'amenities'],
    ['ratings=1,2,3,4,5', 'ratings'],
    ['ratings=6', 'ratings'],
    ['radius=0', 'radius'],
    ['radius=301', 'radius'],
    ['hotelSource=ANY', 'hotelSource'],
    ['chainCodes=HILTON', 'chainCodes'],
  ])('refuses %s', async (query, parameter) => {
    const [first] = await refused(`by-city?cityCode=PAR&${query}`)
    expect(first?.source?.parameter).toBe(parameter)
  })
})

describe('around a point', () => {
  test('gives what is near it, of every city', async () => {
    const { data } = await listed('by-geocode?latitude=51.2&longitude=6.8&radius=25')
    expect(new Set(data.map(({ address }) => address.cityName)).size).toBeGreaterThan(3)
    for (const { geoCode, distance } of data)
      expect(distance?.value).toBeCloseTo(kilometres({ latitude: 51.2, longitude: 6.8 }, geoCode), 1)
  })

  test('crosses the date line', async () => {
    const { data } = await listed('by-geocode?latitude=-16.8&longitude=179.99&radius=100')
    expect(data.some(({ geoCode }) => geoCode.longitude < 180)).toBe(true)
  })

  test('says how far the nearest is where there is none', async () => {
    expect(await refused('by-geocode?latitude=40&longitude=-70&radius=10')).toMatchObject([
      { code: 895, detail: expect.stringMatching(/^There is no hotel within 10 km of 40, -70; the nearest is \d+ km away$/) },
    ])
    expect(await refused('by-geocode?latitude=0&longitude=-30')).toMatchObject([
      { code: 895, detail: 'There is no hotel within 5 km of 0, -30', source: { parameter: 'latitude' } },
    ])
  })
})

describe('by their ids', () => {
  test('gives them in the order they were asked for, each once', async () => {
    const ids = (await listed('by-city?cityCode=BCN')).data.map(({ hotelId }) => hotelId).slice(0, 3)
    const asked = [...ids].reverse()
    const { data } = await listed(`by-hotels?hotelIds=${[...asked, ...asked].join()}`)
    expect(data.map(({ hotelId }) => hotelId)).toEqual(asked)
    expect(data.every(({ distance }) => distance === undefined)).toBe(true)
  })

  test('tells the unknown ones beside the others', async () => {
    const [first] = (await listed('by-city?cityCode=BCN')).data
    const { data, warnings } = await listed(`by-hotels?hotelIds=HLBCNXXX,${first?.hotelId},HLQQQ123`)
    expect(data).toHaveLength(1)
    expect(warnings).toMatchObject([
      { code: 3237, detail: 'No hotel has the id "HLBCNXXX"', source: { parameter: 'hotelIds', pointer: 'HLBCNXXX' } },
      { code: 1257, detail: 'No hotel can have the id "HLQQQ123": QQQ is no city with hotels', source: { pointer: 'HLQQQ123' } },
    ])
  })

  test('refuses where none is known', async () => {
    expect((await refused('by-hotels?hotelIds=HLBCNXXX,HLQQQ123')).map(({ code }) => code)).toEqual([3237, 1257])
    expect((await refused('by-hotels?hotelIds=HILTON')).map(({ code }) => code)).toEqual([477])
    expect((await refused('by-hotels')).map(({ code }) => code)).toEqual([32171])
  })

  test('finds every hotel of any list again', async () => {
    const cities = ['PAR', 'NYC', 'TYO', 'CPT', 'GOA', 'SGF', 'JTR', 'DUS', 'ALG', 'LIM']
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...cities), fc.integer({ min: 5, max: 60 }), async (city, radius) => {
        const { data } = await listed(`by-city?cityCode=${city}&radius=${radius}`)
        const some = data.slice(-99)
        const again = await listed(`by-hotels?hotelIds=${some.map(({ hotelId }) => hotelId).join()}`)
        expect(again.warnings).toBeUndefined()
        expect(again.data).toEqual(some.map(({ distance: _, ...rest }) => rest))
      }),
      { numRuns: 30 },
    )
  })
})

describe('at a terminal', () => {
  test('at 80 columns', async () => {
    expect(await seen('hotels list Rome --stars 5', { terminal: 80 })).toMatchInlineSnapshot(`
      "Hotels in Rome (ROM), within 5 km of its centre

      #  Hotel               Stars  Class    km  Id
      1  The St. Regis Rome  ★★★★★  luxury  0.5  XRROM6MU
      2  Hotel Hassler Roma  ★★★★★  luxury  0.7  LWROM7A6
      3  Relais Corona       ★★★★★  luxury  0.8  DSROMD34
      4  Palazzo Fabbri      ★★★★★  luxury  0.8  PHROMPD2
      5  Palazzo Galli       ★★★★★  luxury  1.7  LWROMN5Y
      6  Relais Europa       ★★★★★  luxury  2.0  DSROM8FC
      7  Relais Quirinale    ★★★★★  luxury  2.3  DSROME2Q
      8  Relais Imperiale    ★★★★★  luxury  2.5  WWROM2WY
      9  Relais Regina       ★★★★★  luxury  3.1  DSROM0ZY

      9 hotels, nearest first

      next: wayfare hotels offers 1 +30d +32d
      "
    `)
  })

  test('at 120 columns', async () => {
    expect(await seen('hotels list --near 41.3917,2.1650 --radius 1', { terminal: 120 })).toMatchInlineSnapshot(`
      " #  Hotel                                   Stars  Class     Place      km  Chain  Id
       1  Hotel Puerta                            ★★★★   superior  Eixample  0.1  SX     SXBCNTXO
       2  Leonardo Hotel Barcelona Eixample       ★★★    comfort   Eixample  0.1  LD     LDBCNNQ8
       3  Campanile Barcelona Eixample            ★★★    comfort   Eixample  0.2  NN     NNBCNDXW
       4  Hotel Gran Vía                          ★★★    comfort   Eixample  0.2  AC     ACBCNLA4
       5  Hotel Santa Clara                       ★★★    comfort   Eixample  0.2  HO     HOBCNPG8
       6  Mandarin Oriental, Barcelona            ★★★★★  luxury    Eixample  0.2  MO     MOBCNS7S
       7  Eurostars Barcelona Eixample            ★★★★   superior  Eixample  0.3  HA     HABCNTO0
       8  Hotel Centro                            ★★★    comfort   Eixample  0.3  AC     ACBCNSCC
       9  B&B HOTEL Barcelona Eixample            ★★     budget    Eixample  0.3  BD     BDBCNYCC
      10  Sercotel Barcelona Eixample             ★★★    comfort   Eixample  0.3  SE     SEBCN230
      11  Moxy Barcelona Eixample                 ★★★    comfort   Eixample  0.3  OX     OXBCNDIC
      12  Meliá Barcelona Eixample                ★★★★★  luxury    Eixample  0.3  SM     SMBCNS64
      13  Gran Hotel Mirador                      ★★★★★  luxury    Eixample  0.3  DS     DSBCNDU0
      14  Apartamentos Centro                     ★★★    comfort   Eixample  0.3  WW     WWBCNZZ8
      15  Radisson Blu Hotel, Barcelona Eixample  ★★★★   superior  Eixample  0.3  RD     RDBCN2Z0
      16  Barceló Barcelona Eixample              ★★★★★  luxury    Eixample  0.3  BN     BNBCNBVW
      17  ibis Barcelona Eixample                 ★★     budget    Eixample  0.4  RT     RTBCNPCW
      18  Pensión San Carlos                      ★★     budget    Eixample  0.4  AC     ACBCNYUO
      19  Gran Hotel Conde                        ★★★★   superior  Eixample  0.4  HO     HOBCNZ3K
      20  Apartamentos Palacio                    ★★★    comfort   Eixample  0.4  HO     HOBCNCZK

      20 of 25 hotels, nearest first; --all shows the rest

      next: wayfare hotels offers 1 +30d +32d
      "
    `)
  })

  test('in colour', async () => {
    expect(await seen('hotels list VIE --chain LW,LC --radius 10', { terminal: 80, colour: true })).toMatchInlineSnapshot(`
      "Hotels in [1mVienna (VIE)[22m, within 10 km of its centre

      [2m#[22m  [2mHotel[22m                                              [2mStars[22m   [2mkm[22m  [2mId[22m
      [2m1[22m  [1mPalais Wagner[22m                                      [33m★★★★★[39m  0.1  LWVIEPQQ
      [2m2[22m  [1mHotel Imperial, a Luxury Collection Hotel, Vienna[22m  [33m★★★★★[39m  0.2  LCVIEX9B
      [2m3[22m  [1mHotel Sacher Wien[22m                                  [33m★★★★★[39m  0.4  LWVIEKVM
      [2m4[22m  [1mPalais Fischer[22m                                     [33m★★★★★[39m  0.5  LWVIEL8Q

      [2m4 hotels, nearest first[22m

      [2mnext:[22m [36mwayfare hotels offers 1 +30d +32d[39m
      "
    `)
  })

  test('for a program', async () => {
    expect(await seen('hotels list VIE --chain LW,LC --radius 10')).toMatchInlineSnapshot(`
      "#	Hotel	Stars	Class	Place	km	Chain	Id
      1	Palais Wagner	5	luxury	Innere Stadt	0.1	LW	LWVIEPQQ
      2	Hotel Imperial, a Luxury Collection Hotel, Vienna	5	luxury	Innere Stadt	0.2	LC	LCVIEX9B
      3	Hotel Sacher Wien	5	luxury	Innere Stadt	0.4	LW	LWVIEKVM
      4	Palais Fischer	5	luxury	Innere Stadt	0.5	LW	LWVIEL8Q
      "
    `)
  })

  test('hotels of several towns say which', async () => {
    expect(
      await seen('hotels list --near 51.25,7.1 --radius 25 --stars 4 --chain DO,HI,LD,RT,BW', { terminal: 120 }),
    ).toMatchInlineSnapshot(`
      "#  Hotel                                            Stars  Class     Place             km  Chain  Id
      1  Best Western Plus Hotel Das Quartier, Wuppertal  ★★★★   superior  Wuppertal, City  3.1  BW     BWDUSEB3
      2  Dorint Hotel Wuppertal City                      ★★★★   superior  Wuppertal, City  3.9  DO     DODUSIV9
      3  Leonardo Hotel Solingen Nord                     ★★★★   superior  Solingen, Nord   7.2  LD     LDDUSJVA

      3 hotels, nearest first

      next: wayfare hotels offers 1 +30d +32d
      "
    `)
  })

  test('a town without a city code is listed around its middle', async () => {
    const { stdout, stderr } = await wayfare('hotels list Kyoto --stars 5 --radius 2')
    expect(stderr).toContain('--city: Kyoto (JP) has no city code; these are around its middle, 35.021,135.754')
    expect(stdout).toMatchInlineSnapshot(`
      "#	Hotel	Stars	Class	Place	km	Chain	Id
      1	Pullman Kyoto Karasuma	5	luxury	Karasuma - Nijō	0.9	PU	PUUKYJVI
      2	Ryokan Kaede	5	luxury	Kawaramachi - Downtown	1.9	WW	WWUKY1TG
      "
    `)
  })

  test('a row of the list names its hotel', async () => {
    const { home, stdout } = await wayfare('hotels list LIS')
    const third = stdout.split('\n')[3]?.split('\t').at(-1)
    const { stdout: again } = await wayfare('hotels list --hotels 3', { home })
    expect(again.split('\n')[1]?.split('\t').at(-1)).toBe(third)
  })

  test('a list that is piped in is taken', async () => {
    const { stdout } = await wayfare('hotels list LIS --stars 5 --json')
    const { stdout: again, code } = await wayfare('hotels list --hotels - --json', { stdin: stdout })
    expect([code, JSON.parse(again).data.length]).toEqual([0, JSON.parse(stdout).data.length])
  })

  test('a row without a list is told how to get one', async () => {
    const { code, stderr } = await wayfare('hotels list --hotels 3')
    expect({ code, stderr }).toMatchInlineSnapshot(`
      {
        "code": 2,
        "stderr": "error: there is no list yet that row 3 could be of
      hint: search first, such as \`wayfare hotels list PAR\`
      ",
      }
    `)
  })

  test('a city, a point or ids: one of them', async () => {
    const { code, stderr } = await wayfare('hotels list PAR --near 48.85,2.35 --quiet')
    expect({ code, stderr }).toMatchInlineSnapshot(`
      {
        "code": 2,
        "stderr": "error: --near cannot be combined with --city: give one of the two
      ",
      }
    `)
    const none = await wayfare('hotels list --quiet')
    expect({ code: none.code, stderr: none.stderr }).toMatchInlineSnapshot(`
      {
        "code": 13,
        "stderr": "error: --city is missing: give a city, --near with a point, or --hotels with ids
      hint: wayfare hotels list --help
      ",
      }
    `)
    expect((await wayfare('hotels list --hotels 1 --stars 5 --radius 9 --quiet')).stderr).toMatchInlineSnapshot(`
      "error: --radius goes with a city or a point, not with ids
             --stars goes with a city or a point, not with ids
      "
    `)
    expect((await wayfare('hotels list --near Nowhereville --quiet')).stderr).toMatchInlineSnapshot(`
      "error: --near takes a place or degrees north and east; there is none called "Nowhereville"
      hint: degrees north and east will do as well: --near 41.397158,2.160873
      "
    `)
  })

  test('what is near a place is found by its name', async () => {
    const named = await wayfare('hotels list --near "Eiffel Tower" --radius 1 --dry-run --quiet')
    expect(named.code).toBe(0)
    expect(named.stdout).toMatch(/by-geocode\?latitude=48\.85\d+&longitude=2\.29\d+&radius=1$/m)
  })

  test('an unknown city is told with its flag', async () => {
    expect((await wayfare('hotels list JFK --quiet')).stderr).toMatchInlineSnapshot(`
      "error: --city: the city code of New York is NYC; JFK is an airport there
      service: 400/1157 INVALID CITY CODE at cityCode
      "
    `)
  })

  test('the request is that of the way that was typed', async () => {
    const request = async (line: string) => (await wayfare(`hotels list ${line} --dry-run --quiet`)).stdout.split('\n')[0]
    expect(await request('PAR --with pool --stars 4 --unit miles')).toMatchInlineSnapshot(
      `"GET {base_url}/v1/reference-data/locations/hotels/by-city?cityCode=PAR&radiusUnit=MILE&amenities=SWIMMING_POOL&ratings=4"`,
    )
    expect(await request('--near -33.87,151.21 --radius 2')).toMatchInlineSnapshot(
      `"GET {base_url}/v1/reference-data/locations/hotels/by-geocode?latitude=-33.87&longitude=151.21&radius=2"`,
    )
    expect(await request('--hotels hlpar266,RTPAR08U')).toMatchInlineSnapshot(
      `"GET {base_url}/v1/reference-data/locations/hotels/by-hotels?hotelIds=HLPAR266,RTPAR08U"`,
    )
  })
})
