import { expect, test } from 'vitest'
import { allOperations } from '../src/operations/index.ts'
import { lineIn } from './ready.ts'
import { servedOnce } from './served.ts'
import { newHome, wayfare } from './wayfare.ts'

/** A command gets the same answer from the sandbox inside the program and from one that is served over HTTP. */

const commands: Readonly<Record<string, readonly string[]>> = {
  'flights search': [
    'flights search MAD JFK 2027-03-01 2027-03-08',
    'flights search LON "new york" +30d --adults 2 --children 1 --cabin business --currency GBP --max 20',
    'flights search JFK MAD 2027-03-01 --non-stop --airline IB,UX --max-price 900',
  ],
  'flights multi': ['flights multi MAD LHR 2027-03-01 LHR JFK 2027-03-04 JFK MAD 2027-03-11 --max 20'],
  'flights price': ['flights price 1', 'flights price 2 3 --include bags,detailed-fare-rules'],
  'flights upsell': ['flights upsell 1 3'],
  'flights predict': ['flights predict', 'flights predict 1 2'],
  'flights availability': [
    'flights availability LHR SIN 2027-03-01 --closed',
    'flights availability MAD NCE +20d --cabin business --adults 2',
  ],
  'flights seats': ['flights seats 1', 'flights seats 2 3 --segment 2'],
  'flights status': ['flights status IB6251 2027-03-01', 'flights status BA 178 2026-11-18'],
  'flights delay': ['flights delay 1', 'flights delay 2 --segment 2 --depart-time 21:30'],
  'flights analyze': ['flights analyze MAD JFK 2027-03-01', 'flights analyze LHR SIN +60d --one-way --currency GBP'],
  'flights destinations': ['flights destinations LEI --depart 2027-03 --days 5..9', 'flights destinations LEI --view-by country --one-way'],
  'flights dates': ['flights dates MAD JFK 2027-03', 'flights dates LHR BCN 2027-03-01..07 --non-stop --max-price 400 --view-by duration'],
  'flights recommend': ['flights recommend PAR', 'flights recommend BCN,LIS --traveler-country GB --country IT,GR'],
  'airports search': ['airports search "são paulo"', 'airports search san --country US --limit 5 --offset 5 --type airport'],
  'airports show': ['airports show MUC', 'airports show London'],
  'airports nearest': ['airports nearest 51.57285 -0.44161 --sort distance', 'airports nearest -17.75 177.44 --radius 300 --limit 3'],
  'airports routes': ['airports routes MAD', 'airports routes JFK --country US --max 12'],
  'airports on-time': ['airports on-time ORD 2027-07-01'],
  'airlines show': ['airlines show IB,QF BAW'],
  'airlines routes': ['airlines routes TP', 'airlines routes QF --country AU --max 5'],
  'airlines checkin': ['airlines checkin BA --language en-GB'],
  'insights traveled': ['insights traveled MAD 2026-09', 'insights traveled "new york" --sort flights --max 30 --limit 5 --offset 5'],
  'insights booked': ['insights booked PMI 2026-02'],
  'insights busiest': ['insights busiest MAD 2026 --direction departing'],
  'insights score': ['insights score -33.8568 151.2153'],
  'hotels list': ['hotels list LIS', 'hotels list NYC --stars 4,5 --with gym --unit miles --radius 2'],
  'hotels offers': [
    'hotels offers LWPARTVI,RTPAR08U 2027-03-01 --all-rates',
    'hotels offers 1,2 2027-03-01 2027-03-05 --closed --currency JPY',
  ],
  'hotels offer': ['hotels offer 1', 'hotels offer 2 --lang es'],
  'hotels list-near': ['hotels list --near 51.5,-0.12 --radius 1'],
  'hotels list-ids': ['hotels list --hotels LWPARTVI,RTPAR08U'],
  'hotels search': ['hotels search "ritz par"', 'hotels search garden --country CN --type gds --max 5'],
  'hotels ratings': ['hotels ratings LWPARTVI RTPAR08U'],
  'cities search': ['cities search zuri --include airports', 'cities search san --country US --max 5'],
  'places near': ['places near Barcelona --radius 3 --category restaurant', 'places near -33.8568 151.2153 --limit 5 --offset 5'],
  'places square': ['places square 41.40 2.16 41.38 2.18'],
  'places show': ['places show 1C34A491B3'],
  'activities near': ['activities near BCN --radius 2'],
  'activities square': ['activities square 41.40 2.16 41.38 2.18'],
  'activities show': ['activities show 811501'],
  'trip parse': ['trip parse booking.eml', 'trip parse booking.eml --explain'],
  'trip purpose': ['trip purpose NYC MAD 2027-03-01 2027-03-03', 'trip purpose LHR PMI +60d +70d --searched tomorrow'],
  'safety score': ['safety score 41.397158 2.160873 --radius 3', 'safety score -33.8568 151.2153 --limit 2 --offset 1'],
  'safety square': ['safety square 41.42 2.12 41.36 2.22'],
  'safety show': ['safety show Q930402719'],
  'safety restrictions': ['safety restrictions ES', 'safety restrictions US NYC --language EN'],
  'safety restrictions-v1': ['safety restrictions ES BCN --v1'],
  'transfers search': [
    'transfers search MAD Madrid +60d 9:30 --type taxi',
    'transfers search JFK "New York" 2027-03-01T18:00 --currency EUR --equipment CST',
  ],
}

test('there is a command here for every operation but those about orders, which other tests book both ways', async () => {
  const aboutOrders = [
    ...['flights book', 'flights order', 'flights cancel', 'flights order-seats'],
    ...['hotels book', 'hotels order', 'transfers book', 'transfers cancel'],
  ]
  const all = (await allOperations()).map(({ name }) => name).filter((name) => !aboutOrders.includes(name))
  expect(Object.keys(commands).sort()).toEqual(all.sort())
})

/** Pages are linked by whole addresses where a host is known. */
const withoutHost = (json: string): string => json.replaceAll(/"http:\/\/127\.0\.0\.1:\d+/g, '"')

const lines = Object.values(commands).flat()

/** How a format is written is the same for every operation, so each line has one of them beside the whole answer in JSON. */
const formatsOf = (line: string): readonly string[] => ['--json', ['--tsv', '--csv', '--jsonl'][lines.indexOf(line) % 3] ?? '']

test.each(lines)('`%s` prints the same', async (line) => {
  const { env } = await servedOnce()
  const home = newHome()
  const away = newHome()
  if (/^flights (price|upsell|predict|seats|delay)/.test(line)) {
    const search = 'flights search MAD JFK 2027-03-01 2027-03-08 --max 3'
    await Promise.all([wayfare(search, { home }), wayfare(search, { home: away, env })])
  }
  const earlier = line.startsWith('hotels offers 1')
    ? ['hotels list PAR']
    : line.startsWith('hotels offer ')
      ? ['hotels list PAR', 'hotels offers 1,2,3 2027-03-01 2027-03-03']
      : []
  for (const each of earlier) {
    await wayfare(each, { home })
    await wayfare(each, { home: away, env })
  }
  for (const format of formatsOf(line)) {
    const inside = await wayfare(`${lineIn(line, home)} ${format}`, { home })
    const outside = await wayfare(`${lineIn(line, away)} ${format}`, { home: away, env })
    expect([inside.code, outside.code]).toEqual([0, 0])
    expect(inside.stdout).not.toBe('')
    expect(withoutHost(outside.stdout)).toBe(inside.stdout)
  }
})

test.each([
  'flights search MAD XQX 2027-03-01',
  'flights search MAD MAD 2027-03-01',
  'flights multi MAD LHR 2027-03-08 LHR MAD 2027-03-01',
  'flights search MAD JFK 2027-03-01 --currency XYZ',
  'insights traveled LHR 2027-01',
])('`%s` is refused in the same words', async (line) => {
  const { env } = await servedOnce()
  for (const format of ['', ' --json']) {
    const inside = await wayfare(`${line}${format} --quiet`)
    const outside = await wayfare(`${line}${format} --quiet`, { env })
    expect([inside.code, outside.code, outside.stdout]).toEqual([2, 2, ''])
    expect(outside.stderr).toBe(inside.stderr)
  }
})

test('an answer from elsewhere is not called the sandbox of this program', async () => {
  const { env } = await servedOnce()
  expect((await wayfare('airlines show IB', { env })).stderr).toBe('')
})
