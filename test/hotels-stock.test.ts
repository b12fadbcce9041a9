import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kilometres } from '../src/core/globe.ts'
import type { HotelTown } from '../src/sandbox/data/stays.ts'
import type { Hotel } from '../src/sandbox/making/stays/hotel.ts'
import { hotelsOf } from '../src/sandbox/making/stays/stock.ts'
import { atlas } from './making-atlas.ts'

/** The hotels of the world: how many, where, of what kind, and that each is found again. */

const hotels = await hotelsOf({ atlas, seed: 'wayfare' })
const stays = await atlas.stays()
const places = await atlas.destinations()
const travelCodes = places.travelCities().map(({ code }) => code)

/** The hotels of a city itself, without those of the towns that go by its code. */
const of = (code: string): readonly Hotel[] => {
  const [town] = stays.townsOf(code)
  if (!town) throw new Error(`no town ${code}`)
  return hotels.ofTown(town)
}
const townOf = (code: string, name: string): HotelTown => {
  const town = stays.townsOf(code).find((each) => each.name === name)
  if (!town) throw new Error(`no ${name} in ${code}`)
  return town
}
const share = (list: readonly Hotel[], stars: number): number => (100 * list.filter((hotel) => hotel.stars === stars).length) / list.length

/** Any town that has hotels. */
const everyTown = stays.townsLike(() => true)
const anyTown = fc.constantFrom(...everyTown)

test('each city has as many hotels as its people and its visitors need', () => {
  const counts = ['PAR', 'LON', 'NYC', 'BJS', 'TYO', 'EDI', 'REK', 'GOA', 'PMI', 'JTR', 'ZNZ', 'AAE'].map((code) => [code, of(code).length])
  expect(counts).toMatchInlineSnapshot(`
    [
      [
        "PAR",
        90,
      ],
      [
        "LON",
        156,
      ],
      [
        "NYC",
        160,
      ],
      [
        "BJS",
        160,
      ],
      [
        "TYO",
        160,
      ],
      [
        "EDI",
        36,
      ],
      [
        "REK",
        28,
      ],
      [
        "GOA",
        17,
      ],
      [
        "PMI",
        52,
      ],
      [
        "JTR",
        16,
      ],
      [
        "ZNZ",
        16,
      ],
      [
        "AAE",
        10,
      ],
    ]
  `)
})

test('no town has fewer than three hotels or more than 160, and none over 100,000 people fewer than eight', () => {
  const wrong = everyTown.filter((town) => {
    const { length } = hotels.ofTown(town)
    return length < (town.population > 100_000 ? 8 : 3) || length > 160
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('every city code of an airport has hotels', () => {
  const codes = new Set(atlas.airports().map(({ cityCode }) => cityCode))
  expect([...codes].filter((code) => stays.townsOf(code).length === 0)).toEqual([])
})

test('every town of more than 100,000 people has hotels', async () => {
  const towns = new Set(everyTown.map(({ name, country }) => `${name}, ${country}`))
  const found = ['Wuppertal, DE', 'Oxford, GB', 'Yokohama, JP', 'Shubra al Khaymah, EG', 'Newark, US', 'Nova Iguaçu, BR', 'Howrah, IN']
  expect(found.filter((name) => !towns.has(name) && !towns.has(name.normalize('NFD')))).toMatchInlineSnapshot(`
    [
      "Shubra al Khaymah, EG",
      "Howrah, IN",
    ]
  `)
})

test('of the hotels of the travel cities 15, 35, 35 and 15 % have two to five stars', () => {
  const all = travelCodes.flatMap(of)
  expect([2, 3, 4, 5].map((stars) => Math.round(share(all, stars)))).toEqual([15, 35, 35, 15])
})

test('Paris has its five-star hotels where it is dear, and none in the suburbs', () => {
  const best = of('PAR').filter(({ stars }) => stars === 5)
  const within = (start: string) => best.filter(({ district = '' }) => district.startsWith(start)).length
  expect(within('Champs-Élysées')).toBeGreaterThan(2)
  expect(within('Gare du Nord')).toBe(0)
  const suburbs = stays.townsOf('PAR').filter(({ kind }) => kind === 'suburb')
  expect(suburbs.map(({ name }) => name)).toContain('Argenteuil')
  expect(suburbs.flatMap(hotels.ofTown).filter(({ stars }) => stars === 5)).toEqual([])
})

test('two-star hotels stand where it is cheap', () => {
  const mean = (list: readonly Hotel[]) => list.reduce((sum, { priceFactor }) => sum + priceFactor, 0) / list.length
  for (const code of ['PAR', 'LON', 'DXB', 'TYO', 'NYC']) {
    const list = of(code)
    expect(mean(list.filter(({ stars }) => stars === 2))).toBeLessThan(mean(list.filter(({ stars }) => stars === 5)))
  }
})

test('a hotel of a travel city stands in its district', () => {
  const astray = travelCodes.flatMap((code) => {
    const districts = places.districtsOf(code)
    return of(code).filter((hotel) => {
      const own = districts.find(({ name }) => name === hotel.district)
      return !own || kilometres(hotel, own) >= 1.3
    })
  })
  expect(astray.map(({ name }) => name)).toEqual([])
})

test('a hotel of another town is near its middle or at its airport', () => {
  fc.assert(
    fc.property(anyTown, (town) => {
      for (const hotel of town.kind === 'travel' ? [] : hotels.ofTown(town)) {
        const points = [town, ...(town.airport ? [town.airport] : [])]
        const nearest = Math.min(...points.map((point) => kilometres(hotel, point)))
        expect(nearest).toBeLessThan(11.1)
      }
    }),
    { numRuns: 150 },
  )
})

test('the hotels of a town on the coast do not stand in the sea', () => {
  // South of Genoa, of Nice and of Algiers, and west of Lisbon, there is nothing but water.
  expect(of('GOA').filter(({ latitude }) => latitude < 44.33)).toEqual([])
  expect(of('ALG').filter(({ latitude }) => latitude > 36.85)).toEqual([])
  expect(of('HNL').filter(({ latitude }) => latitude < 21.25)).toEqual([])
})

test('no two hotels of a town have one name, no two of all one id', () => {
  const ids = new Set<string>()
  let count = 0
  const alike = everyTown.filter((town) => {
    const list = hotels.ofTown(town)
    for (const { id } of list) ids.add(id)
    count += list.length
    return new Set(list.map(({ name }) => name.toLowerCase())).size !== list.length
  })
  expect(alike.map(({ name }) => name)).toEqual([])
  expect(ids.size).toBe(count)
})

test('names are whole: nothing is left of their patterns, and none is told apart by a number', () => {
  const odd = everyTown.flatMap((town) =>
    hotels.ofTown(town).filter(({ name }) => {
      const own = name.replace(town.name, '')
      return /[{}\t]| {2}|undefined| ,|^[,\s-]|[,\s-]$/.test(name) || /\d+$/.test(own.replace(/Motel 6|Super 8/, '')) || name.length < 5
    }),
  )
  expect(odd.map(({ name }) => name)).toEqual([])
})

test('an id tells its chain and its city, and finds its hotel', () => {
  fc.assert(
    fc.property(anyTown, fc.nat(), (town, number) => {
      const list = hotels.ofTown(town)
      const hotel = list[number % list.length]
      if (!hotel) throw new Error(`${town.name} is empty`)
      expect(hotel.id).toMatch(/^[A-Z0-9]{8}$/)
      expect(hotel.id.slice(0, 5)).toBe(hotel.chain + town.code)
      expect(hotels.hotel(hotel.id)).toBe(hotel)
      expect(hotels.ofCity(town.code)).toContain(hotel)
    }),
    { numRuns: 150 },
  )
})

test('an id of nobody finds nothing', () => {
  expect(['HLPARXXX', 'HLQQQ123', 'hlpar266', '', 'HLPAR2666', 'HL!AR266'].map((id) => hotels.hotel(id))).toEqual(Array(6).fill(undefined))
})

test('what is near a point is all that is near it, nearest first', () => {
  const towns = fc.constantFrom(...everyTown.filter(({ kind }) => kind !== 'town'))
  fc.assert(
    fc.property(towns, fc.double({ min: -5, max: 5, noNaN: true }), fc.integer({ min: 1, max: 30 }), (town, away, radius) => {
      const latitude = Math.max(-89, Math.min(89, town.latitude + away / 111))
      const circle = { latitude, longitude: town.longitude, radius }
      const near = hotels.near(circle)
      const distances = near.map(({ distance }) => distance)
      expect(distances).toEqual([...distances].sort((a, b) => a - b))
      for (const hotel of hotels.ofTown(town)) {
        const distance = kilometres(circle, hotel)
        expect(near.some((each) => each.item === hotel)).toBe(distance <= radius)
      }
    }),
    { numRuns: 60 },
  )
})

test('the same seed has the same hotels whichever is asked for first; another seed has others', async () => {
  const again = await hotelsOf({ atlas: { ...atlas }, seed: 'wayfare' })
  const [ofMadrid] = of('MAD')
  expect(again.hotel(ofMadrid?.id ?? '')).toEqual(ofMadrid)
  expect(again.ofCity('MAD')).toEqual(hotels.ofCity('MAD'))
  const other = await hotelsOf({ atlas, seed: 'another' })
  expect(other.ofCity('MAD').map(({ id }) => id)).not.toEqual(hotels.ofCity('MAD').map(({ id }) => id))
  expect(await hotelsOf({ atlas, seed: 'wayfare' })).toBe(hotels)
})

describe('chains', () => {
  const countOf = (codes: readonly string[], chain: string): number => codes.flatMap(of).filter((hotel) => hotel.chain === chain).length

  test('are at home where they are at home', () => {
    expect(countOf(['LON', 'EDI'], 'PI')).toBeGreaterThan(3)
    expect(countOf(['PAR', 'ROM', 'NYC'], 'PI')).toBe(0)
    expect(countOf(['STO', 'OSL', 'HEL'], 'SH')).toBeGreaterThan(1)
    expect(countOf(['MAD', 'NYC', 'TYO'], 'SH')).toBe(0)
    expect(countOf(['MAD', 'BCN', 'SVQ'], 'NH')).toBeGreaterThan(countOf(['NYC', 'LAX', 'CHI'], 'NH'))
    expect(countOf(['BOM', 'DEL', 'BLR'], 'TJ')).toBeGreaterThan(3)
  })

  test('have no luxury hotel in a small town that nobody travels to', () => {
    const wuppertal = hotels.ofTown(townOf('DUS', 'Wuppertal'))
    expect(wuppertal.filter(({ name }) => /Ritz|Aman|Peninsula|Four Seasons|St\. Regis|Mandarin/.test(name))).toEqual([])
  })

  test('are fewer in old towns', () => {
    const medina = of('RAK').filter(({ district = '' }) => district.startsWith('Medina'))
    expect(medina.filter(({ independent }) => independent).length / medina.length).toBeGreaterThan(0.85)
    expect(medina.some(({ name }) => name.startsWith('Riad '))).toBe(true)
  })
})

test('everybody finds the hotels that everybody knows', () => {
  const known = ['Ritz Paris', 'The Savoy', 'Raffles Singapore', 'Hotel Sacher Wien', 'Jumeirah Burj Al Arab', 'Hôtel Negresco']
  const names = new Set(travelCodes.flatMap(of).map(({ name }) => name))
  expect(known.filter((name) => !names.has(name))).toEqual([])
})

test('what is a place of one city names no hotel elsewhere', () => {
  expect(everyTown.flatMap(hotels.ofTown).filter(({ name, cityCode }) => /Colosseo/.test(name) && cityCode !== 'ROM')).toEqual([])
})

describe('amenities', () => {
  const having = (list: readonly Hotel[], amenity: string): number =>
    list.filter(({ amenities }) => amenities.includes(amenity)).length / list.length

  test('grow with the stars', () => {
    const all = travelCodes.flatMap(of)
    const shares = [2, 3, 4, 5].map((stars) =>
      having(
        all.filter((hotel) => hotel.stars === stars),
        'SPA',
      ),
    )
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares[3]).toBeGreaterThan(0.7)
  })

  test('are those of the place', () => {
    expect(having(of('DXB'), 'SWIMMING_POOL')).toBeGreaterThan(having(of('LON'), 'SWIMMING_POOL'))
    expect(having(of('HEL'), 'SAUNA')).toBeGreaterThan(having(of('ROM'), 'SAUNA'))
    const [there, elsewhere] = [true, false].map((at) =>
      travelCodes.flatMap(of).filter(({ district = '' }) => /Airport|Flughafen/.test(district) === at),
    )
    expect(having(there ?? [], 'AIRPORT_SHUTTLE')).toBeGreaterThan(0.4 + having(elsewhere ?? [], 'AIRPORT_SHUTTLE'))
    expect(having(of('PAR'), 'BEACH')).toBe(0)
    expect(having(of('RIO'), 'BEACH')).toBeGreaterThan(0.05)
  })

  test('do not contradict one another', () => {
    for (const { amenities } of travelCodes.flatMap(of)) {
      if (amenities.includes('NO_KID_ALLOWED')) expect(amenities).not.toContain('KIDS_WELCOME')
      if (amenities.includes('VALET_PARKING')) expect(amenities).toContain('PARKING')
      if (amenities.includes('WI-FI_IN_ROOM')) expect(amenities).toContain('WIFI')
    }
  })
})

describe('markets', () => {
  const marketOf = (code: string) => {
    const [hotel] = of(code)
    if (!hotel) throw new Error(code)
    return hotel.market
  }

  test('are as written for travel cities', () => {
    expect(marketOf('PAR')).toMatchObject({ rates: { low: 165, high: 300 }, week: 'mixed', priceLevel: 1.25 })
    expect(marketOf('PAR').events.length).toBe(3)
  })

  test('of other towns have the rates of their country and the season of their part of the world', () => {
    const summer = ({ season }: Hotel['market']) => season.indexOf(Math.max(...season))
    expect(marketOf('GOA')).toMatchObject({ rates: { low: 80, high: 150 }, events: [] })
    expect([6, 7]).toContain(summer(marketOf('PMI')))
    expect([11, 0, 1]).toContain(summer(marketOf('PER')))
    expect(marketOf('PMI').week).toBe('leisure')
  })

  test('are dearer in season than out of it, everywhere', () => {
    for (const town of everyTown) {
      expect(town.rates.high).toBeGreaterThan(town.rates.low)
      expect(places.travelCity(town.like)).toBeDefined()
    }
  })
})
