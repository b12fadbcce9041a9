import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createAtlas } from '../src/sandbox/data/atlas.ts'

const folder = new URL('../src/sandbox/data/', import.meta.url)
const read = (name: string): Uint8Array => readFileSync(new URL(name, folder))
const atlas = createAtlas(read)
const codes = (airports: readonly { readonly iata: string }[]): string => airports.map((airport) => airport.iata).join(' ')

// code, latitude, longitude, zone, city code: from the airports' own publications
const known: [string, number, number, string, string][] = [
  ['MAD', 40.472, -3.561, 'Europe/Madrid', 'MAD'],
  ['JFK', 40.64, -73.779, 'America/New_York', 'NYC'],
  ['LHR', 51.471, -0.462, 'Europe/London', 'LON'],
  ['CDG', 49.01, 2.548, 'Europe/Paris', 'PAR'],
  ['SIN', 1.35, 103.994, 'Asia/Singapore', 'SIN'],
  ['NRT', 35.765, 140.386, 'Asia/Tokyo', 'TYO'],
  ['SYD', -33.946, 151.177, 'Australia/Sydney', 'SYD'],
  ['GRU', -23.432, -46.47, 'America/Sao_Paulo', 'SAO'],
  ['DXB', 25.253, 55.364, 'Asia/Dubai', 'DXB'],
  ['BER', 52.367, 13.503, 'Europe/Berlin', 'BER'],
  ['IST', 41.262, 28.728, 'Europe/Istanbul', 'IST'],
  ['BLR', 13.198, 77.706, 'Asia/Kolkata', 'BLR'],
  ['PKX', 39.509, 116.411, 'Asia/Shanghai', 'BJS'],
  ['TFU', 30.313, 104.441, 'Asia/Shanghai', 'CTU'],
  ['NQZ', 51.022, 71.467, 'Asia/Almaty', 'NQZ'],
  ['DMK', 13.913, 100.607, 'Asia/Bangkok', 'BKK'],
  ['ICN', 37.469, 126.451, 'Asia/Seoul', 'SEL'],
  ['EZE', -34.822, -58.536, 'America/Argentina/Buenos_Aires', 'BUE'],
  ['KEF', 63.985, -22.606, 'Atlantic/Reykjavik', 'REK'],
  ['ORD', 41.979, -87.905, 'America/Chicago', 'CHI'],
  ['PHX', 33.434, -112.012, 'America/Phoenix', 'PHX'],
  ['HKG', 22.309, 113.915, 'Asia/Hong_Kong', 'HKG'],
  ['JNB', -26.139, 28.246, 'Africa/Johannesburg', 'JNB'],
  ['MEX', 19.436, -99.072, 'America/Mexico_City', 'MEX'],
  ['NLU', 19.757, -99.015, 'America/Mexico_City', 'MEX'],
  ['ISB', 33.549, 72.826, 'Asia/Karachi', 'ISB'],
  ['SAW', 40.899, 29.309, 'Europe/Istanbul', 'IST'],
  ['HND', 35.552, 139.78, 'Asia/Tokyo', 'TYO'],
  ['LIS', 38.781, -9.136, 'Europe/Lisbon', 'LIS'],
  ['GOX', 15.73, 73.86, 'Asia/Kolkata', 'GOI'],
  ['DAC', 23.843, 90.398, 'Asia/Dhaka', 'DAC'],
  ['LAD', -8.858, 13.231, 'Africa/Luanda', 'LAD'],
]

test.each(known)('%s lies where it lies, in its zone and its city', (iata, latitude, longitude, zone, cityCode) => {
  const airport = atlas.airport(iata)
  expect(airport).toMatchObject({ iata, zone, cityCode })
  expect(Math.abs((airport?.latitude ?? 0) - latitude)).toBeLessThan(0.03)
  expect(Math.abs((airport?.longitude ?? 0) - longitude)).toBeLessThan(0.03)
})

test('a city code stands for its airports, the biggest first', () => {
  expect(codes(atlas.airportsOf('LON'))).toBe('LHR LGW STN LTN LCY SEN')
  expect(codes(atlas.airportsOf('NYC'))).toBe('JFK EWR LGA SWF')
  expect(codes(atlas.airportsOf('PAR'))).toBe('CDG ORY BVA')
  expect(codes(atlas.airportsOf('TYO'))).toBe('HND NRT')
  expect(codes(atlas.airportsOf('IST'))).toBe('IST SAW')
  expect(codes(atlas.airportsOf('MAD'))).toBe('MAD')
  expect(codes(atlas.airportsOf('DSS'))).toBe('DSS')
  expect(atlas.airportsOf('ZZZ')).toEqual([])
})

test('a code that is a city alone is no airport', () => {
  for (const code of ['LON', 'NYC', 'PAR', 'TYO', 'MOW', 'BUE']) expect(atlas.airport(code)).toBeUndefined()
})

test('an old code finds the airport under its new one', () => {
  expect(atlas.airport('PBI')).toBe(atlas.airport('DJT'))
  expect(codes(atlas.airportsOf('PBI'))).toBe('DJT')
  expect(codes(atlas.airportsOf('MLH'))).toBe('BSL')
})

test.each('TXL SXF THF ISL TSE KIV FRU ADA RAJ DSA UAK PNH REP TIP DAX NAY LBG'.split(' '))(
  '%s is closed and not among the airports',
  (code) => {
    expect(atlas.airport(code)).toBeUndefined()
  },
)

test('every airport has what the others have', () => {
  for (const airport of atlas.airports()) {
    expect(airport.iata).toMatch(/^[A-Z]{3}$/)
    expect(airport.icao).toMatch(/^([A-Z]{4})?$/)
    expect(airport.cityCode).toMatch(/^[A-Z]{3}$/)
    expect(airport.name).toMatch(/^\S.{2,58}\S$/)
    expect(airport.name, airport.iata).not.toMatch(/\s\s|[()]| {2}|^[A-Z ]+$|Aeroport|Aéroport/)
    expect(airport.city, airport.iata).not.toBe('')
    expect(atlas.country(airport.country), airport.country).toBeDefined()
    expect(Math.abs(airport.latitude)).toBeLessThan(90)
    expect(Math.abs(airport.longitude)).toBeLessThanOrEqual(180)
    expect(Math.abs(atlas.offset(airport.zone, Date.UTC(2027, 0, 1)))).toBeLessThanOrEqual(14 * 60)
  }
})

test('one airport asked for alone is the same as in the whole list', () => {
  const alone = createAtlas(read).airport('MAD')
  expect(alone).toEqual(atlas.airports().find((airport) => airport.iata === 'MAD'))
  expect(atlas.airports().find((airport) => airport.iata === 'MAD')).toBe(atlas.airport('MAD'))
})

test('distances are those of the great circle', () => {
  expect(atlas.distance('MAD', 'JFK')).toBeCloseTo(5762, -1)
  expect(atlas.distance('SYD', 'LAX')).toBeCloseTo(12_061, -2)
  expect(atlas.distance('AKL', 'PPT')).toBeLessThan(4200)
  expect(atlas.distance('MAD', 'ZZZ')).toBeNaN()
})

test('airports near a point come nearest first', () => {
  const found = atlas.near({ latitude: 51.5, longitude: -0.12, radius: 60 })
  expect(codes(found.map(({ item }) => item))).toBe('LCY LHR LGW LTN STN SEN')
  for (const { distance } of found) expect(distance).toBeLessThanOrEqual(60)
})

test('each table is read when first asked for, and once', () => {
  const asked: string[] = []
  const lazy = createAtlas((name) => {
    asked.push(name)
    return read(name)
  })
  expect(asked).toEqual([])
  lazy.airport('MAD')
  lazy.airport('JFK')
  lazy.routesFrom('MAD')
  lazy.routesFrom('BCN')
  expect(asked).toEqual(['airports.tsv', 'routes.tsv'])
})

test('every table is sorted by its first field, byte by byte', () => {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.tsv'))) {
    const lines = Buffer.from(read(name)).toString('utf8').trimEnd().split('\n')
    const keys = lines.slice(name === 'airports.tsv' ? 1 : 0).map((line) => line.split('\t')[0] ?? '')
    expect(keys.length, name).toBeGreaterThan(10)
    expect(
      keys.every((key) => /^[ -~]+$/.test(key)),
      name,
    ).toBe(true)
    expect(keys, name).toEqual([...keys].sort())
    if (name !== 'cities.tsv') expect(new Set(keys).size, name).toBe(keys.length)
  }
})
