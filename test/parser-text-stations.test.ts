import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { kilometres } from '../src/core/globe.ts'
import { withAirlines } from '../src/parser/text/page/misread-airlines.ts'
import { withMonths } from '../src/parser/text/page/misread-months.ts'
import { withTowns } from '../src/parser/text/page/misread-towns.ts'
import { findStations } from '../src/parser/text/trains/stations.ts'
import { gazetteer, tripOf } from './parser-text.ts'

interface Place {
  readonly name: string
  readonly country: string
  readonly latitude: number
  readonly longitude: number
}

const stations: readonly Place[] = readFileSync(new URL('../src/sandbox/data/stations.tsv', import.meta.url), 'utf8')
  .split('\n')
  .map((row) => row.split('\t'))
  .flatMap(([, name, country, latitude, longitude]) =>
    name && country ? [{ name, country, latitude: Number(latitude), longitude: Number(longitude) }] : [],
  )

const clock = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Stations of all Europe, each with another one of its country that a train reaches within a morning. */
const pairs = stations
  .filter((_, at) => at % 190 === 7)
  .flatMap((from, at) => {
    const near = stations.filter((to) => {
      const far = to.country === from.country ? kilometres(from, to) : 0
      return far > 60 && far < 350
    })
    const to = near[(at * 31) % near.length]
    return to ? [{ from: from.name, to: to.name, reached: 525 + Math.round(kilometres(from, to) / 1.5) }] : []
  })

/** Ways in which a ticket tells its one ride. */
const LAYOUTS: readonly ((from: string, to: string, reached: string) => string)[] = [
  (from, to, reached) => `Friday 5 March 2027\n08:15   ${from}\nIC 593, coach 5, seat 12\n${reached}   ${to}`,
  (from, to, reached) => `From: ${from}\nTo: ${to}\nDate: 5 March 2027\nDeparture: 08:15\nArrival: ${reached}\nTrain: IC 593`,
  (from, to, reached) => `Train   Date   From   Departure   To   Arrival\nIC 593   05.03.2027   ${from}   08:15   ${to}   ${reached}`,
  (from, to, reached) => `5 March 2027\nIC 593\n${from}   ${to}\n08:15   ${reached}`,
]

const rideOf = (from: string, to: string, reached: string, layout: (typeof LAYOUTS)[number]): string => {
  const { products, people } = tripOf(
    `Your train ticket\nBooking reference: QX7T2P\n\n${layout(from, to, reached)}\n\nPassenger: Ms Ada Lovelace`,
  )
  const rides = products.map((product) =>
    product.kind === 'train'
      ? [product.from?.value, product.to?.value, product.departs?.value, product.arrives?.value].join(' ')
      : product.kind,
  )
  return [...rides, people.length].join('; ')
}

const whole = (from: string, to: string, reached: string): string => `${from} ${to} 2027-03-05T08:15 2027-03-05T${reached}; 1`

test.each(LAYOUTS.map((layout, at) => ({ layout, at })))(
  'nineteen of twenty rides between stations of any country are read whole, layout $at',
  ({ layout }) => {
    const lost = pairs.filter(({ from, to, reached }) => rideOf(from, to, clock(reached), layout) !== whole(from, to, clock(reached)))
    expect(pairs.length).toBeGreaterThan(40)
    expect(lost.length).toBeLessThanOrEqual(pairs.length / 20)
  },
)

test.each([
  ['’s-Hertogenbosch', 'Amsterdam Centraal'],
  ['Neunkirchen am Sand', 'München Hbf'],
  ['Split', 'Knin'],
  ['Nice', 'Marseille Saint-Charles'],
])('a ride from %s to %s begins and ends there', (from, to) => {
  for (const layout of LAYOUTS) expect(rideOf(from, to, '10:47', layout)).toBe(whole(from, to, '10:47'))
})

test.each([
  ['Avda. Kansas City s/n, 41007 Sevilla', ['Sevilla']],
  ['Calle Toledo 12, 41001 Sevilla', ['Sevilla']],
  ['Viale Bologna 7, 40121 Ferrara', ['Ferrara']],
  ['Avenue de Lyon 12:30', ['Lyon']],
])('in %s a town is no street that is called after it', (text, names) => {
  expect(findStations(text, gazetteer).map(({ name }) => name)).toEqual(names)
})

test('a town that a picture misreads by one letter is the only one it can be', () => {
  const read = (text: string): string => withTowns([text], gazetteer).join()
  expect(['an Minchen Hbf   18.09', 'Koin Hbf', 'Wirzburg Hbf', 'Zdrich HB'].map(read)).toEqual([
    'an München Hbf   18.09',
    'Koln Hbf',
    'Würzburg Hbf',
    'Zürich HB',
  ])
  expect(['Berlin Hbf', 'Minchen   Hbf', 'Frau Minchen', 'Reiseinfo Central Station'].map(read)).toEqual([
    'Berlin Hbf',
    'Minchen   Hbf',
    'Frau Minchen',
    'Reiseinfo Central Station',
  ])
})

test('a month that a picture misreads by one letter is the only one it can be', () => {
  expect(withMonths(['Abreise:   23. Jinner 2027', 'Septernber 12, 2026', '5 de margo de 2027'])).toEqual([
    'Abreise:   23. janner 2027',
    'september 12, 2026',
    '5 de marzo de 2027',
  ])
  expect(withMonths(['lundi 16 ao(it 2027 avant 12:00'])).toEqual(['lundi 16 aout 2027 avant 12:00'])
  const others = ['3 Jule 2027', '12 Zimmer 2027', '14 agosto 2027', 'Suite 12, 2027', '23 Jinner']
  expect(withMonths(others)).toEqual(others)
})

test('the code of an airline that a picture misreads by one sign is that of the airline it names', () => {
  const read = (...lines: readonly string[]): readonly string[] => withAirlines(lines, gazetteer)
  expect(read('ICELANDAIR', 'F1430   Arriving', 'Flight: F1 431')).toEqual(['ICELANDAIR', 'FI430   Arriving', 'Flight: FI 431'])
  expect(read('ICELANDAIR', 'Fla41 Manchester (MAN)', 'Fl440   Keflavik')).toEqual([
    'ICELANDAIR',
    'FI441 Manchester (MAN)',
    'FI440   Keflavik',
  ])
  expect(read('LO 3908   KRK', 'L027   JFK')).toEqual(['LO 3908   KRK', 'LO27   JFK'])
  expect(read('Hotel Sol', 'F1430   Arriving', 'B4 20')).toEqual(['Hotel Sol', 'F1430   Arriving', 'B4 20'])
})
