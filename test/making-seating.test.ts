import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TravelerType } from '../src/operations/flights/model.ts'
import { createLedger, inMemory } from '../src/sandbox/ledger.ts'
import { departureOf, soldBy } from '../src/sandbox/making/fares/sold.ts'
import type { Flight } from '../src/sandbox/making/flying/schedule.ts'
import { decksOf } from '../src/sandbox/making/seats/cabinplan.ts'
import { cabinRowsOf } from '../src/sandbox/making/seats/cabinrows.ts'
import { type SeatFare, seatingOf, seatOn, seatsFor, seatsToGive } from '../src/sandbox/making/seats/seating.ts'
import type { World } from '../src/sandbox/world.ts'
import { atlas, fares, nameOf, routes, someDate, someRoute, timetable, today } from './making-atlas.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const worldAt = (now: number, ledger = createLedger(inMemory)): World => ({
  seed: 'wayfare',
  now: () => now,
  atlas,
  timetable,
  fares,
  ledger,
})
const noon = Date.parse(`${today}T12:00:00Z`)

function flightOf(carrier: string, from: string, to: string, aircraft?: string, date = '2027-03-01'): Flight {
  const flight = timetable.flightsOn(carrier, from, to, date).find((each) => aircraft === undefined || each.aircraft === aircraft)
  if (!flight) throw new Error(`${carrier} does not fly ${aircraft ?? ''} from ${from} to ${to}`)
  return flight
}

const someFlight = fc
  .tuple(someRoute, someDate)
  .map(([{ airline, from, to }, date]) => timetable.flightsOn(airline, from, to, date)[0])
  .filter((flight): flight is Flight => flight !== undefined)

/** One flight of every airline, aircraft and layout that flies. */
const everyKind = [
  ...new Map(
    routes
      .flatMap(({ airline, from, to }) => timetable.flightsOn(airline, from, to, '2027-03-01'))
      .map((flight) => [`${flight.carrier} ${flight.aircraft} ${flight.layout}`, flight] as const),
  ).values(),
]

test('the map of every aeroplane that flies has the seats that are sold, each once and in its own place', () => {
  expect(everyKind.length).toBeGreaterThan(1000)
  const world = worldAt(noon)
  for (const flight of everyKind) {
    const decks = decksOf(world, flight)
    const places = decks.flatMap((deck) => deck.places)
    const sold = fares.inventory.capacities(flight).map(({ cabin, capacity }) => `${cabin} ${capacity}`)
    const there = fares.inventory
      .capacities(flight)
      .map(({ cabin }) => `${cabin} ${places.filter((place) => place.cabin === cabin && !place.emptied).length}`)
    expect(there, nameOf(flight)).toEqual(sold)
    expect(new Set(places.map(({ number }) => number)).size, nameOf(flight)).toBe(places.length)
    for (const { width, length, places: seats, facilities, rows, wings } of decks) {
      const taken = [...seats, ...facilities].map(({ x, y }) => `${x} ${y}`)
      expect(new Set(taken).size).toBe(taken.length)
      expect([...seats, ...facilities].every(({ x, y }) => x >= 0 && x < length && y >= 0 && y < width)).toBe(true)
      // Rows count up towards the tail, and no row is empty.
      expect(
        rows.every(({ number }, at) => number > (rows[at - 1]?.number ?? 0)),
        nameOf(flight),
      ).toBe(true)
      expect(new Set(seats.map(({ x }) => x)).size).toBe(rows.length)
      expect(wings === undefined || wings.from <= wings.to).toBe(true)
    }
  }
})

test('every seat is at a window, at an aisle or in the middle, and rows are as wide as the aeroplane', () => {
  const world = worldAt(noon)
  const wrong = everyKind.flatMap((flight) =>
    decksOf(world, flight).flatMap(({ width, places }) =>
      places
        .filter(({ codes, y }) => {
          const inside = !codes.includes('W') && !codes.includes('A')
          return codes.includes('9') !== inside || codes.includes('W') !== (y === 0 || y === width - 1)
        })
        .map(({ number }) => `${nameOf(flight)} ${number}`),
    ),
  )
  expect(wrong).toEqual([])
})

/** `1JAbCDeF`: rows with their cabin and letters, small where the seat stays empty. */
function rowsIn(flight: Flight): string[] {
  const rows = new Map<number, string>()
  for (const { row, cabin, column, emptied } of decksOf(worldAt(noon), flight).flatMap(({ places }) => places)) {
    rows.set(row, (rows.get(row) ?? `${row}${cabin}`) + (emptied ? column.toLowerCase() : column))
  }
  return [...rows.values()]
}

/** A flight of every airline. */
const everyAirline = [...new Map(everyKind.map((flight) => [flight.carrier, flight])).values()]

test('in Europe business class is economy seats with the middle one left empty, and rows go on behind the curtain', () => {
  expect(rowsIn(flightOf('IB', 'MAD', 'LHR', '320')).slice(0, 5)).toEqual(['1JAbCDeF', '2JAbCDeF', '3JAbCDeF', '4YABCDEF', '5YABCDEF'])
  expect(rowsIn(flightOf('LH', 'FRA', 'LNZ', '319')).slice(0, 4)).toEqual(['1JAbCDeF', '2JAbCDeF', '3YABCDEF', '4YABCDEF'])
})

test('superstitious airlines have no row 13, and Lufthansa no row 17 either', () => {
  const numbers = (flight: Flight) => rowsIn(flight).map((row) => Number.parseInt(row, 10))
  expect(numbers(flightOf('IB', 'MAD', 'LHR', '320'))).not.toContain(13)
  expect(numbers(flightOf('IB', 'MAD', 'LHR', '320'))).toContain(17)
  expect(numbers(flightOf('LH', 'FRA', 'LNZ', '319')).filter((row) => row === 13 || row === 17)).toEqual([])
  expect(numbers(flightOf('FR', 'DUB', 'STN')).at(-1)).toBe(33)
})

test('the A380 has its better cabins upstairs, the 747 a part of business class', () => {
  const decksSold = (flight: Flight) =>
    decksOf(worldAt(noon), flight).map(({ type, places }) => `${type} ${[...new Set(places.map(({ cabin }) => cabin))].join('')}`)
  expect(decksSold(flightOf('EK', 'DXB', 'LHR', '388', '2027-01-10'))).toEqual(['UPPER FJ', 'MAIN Y'])
  const jumbo = everyKind.find(({ carrier, aircraft }) => carrier === 'LH' && aircraft === '74H')
  expect(jumbo && decksSold(jumbo)).toEqual(['UPPER J', 'MAIN FJWY'])
})

test('a cabin that an airline does not sell is rows of the next one below', () => {
  const layout = atlas.aircraft('77W')?.layouts[0]
  if (!layout) throw new Error('no 777')
  const cabins = (...sold: ('F' | 'J' | 'W' | 'Y')[]) =>
    cabinRowsOf({ airline: 'XX', type: '77W', layout, sold: sold.map((cabin) => ({ cabin })), blocked: false }).map(
      ({ cabin, abreast, rows }) => `${cabin} ${abreast} ${rows[0]?.number}-${rows.at(-1)?.number}`,
    )
  expect(cabins('F', 'J', 'W', 'Y')).toEqual(['F 1-2-1 1-2', 'J 1-2-1 5-15', 'W 2-4-2 20-22', 'Y 3-4-3 30-56'])
  expect(cabins('J', 'Y')).toEqual(['J 1-2-1 1-13', 'Y 3-4-3 20-48'])
})

/** Seats of a flight that can be sold, by what has become of them. */
function counted(world: World, flight: Flight) {
  const { places, status } = seatingOf(world, flight)
  const left = fares.inventory.left(flight, new Date(world.now()).toISOString().slice(0, 10), soldBy(world.ledger, flight, noon).cabins)
  return left.map(({ cabin, capacity, left: unsold }) => {
    const own = places.filter((place) => place.cabin === cabin)
    const taken = own.filter((place) => status(place) === 'OCCUPIED')
    return {
      cabin,
      capacity,
      unsold,
      all: own.length,
      taken: taken.length,
      free: own.filter((place) => !place.emptied).length - taken.length,
    }
  })
}

const someTime = fc.double({ min: 0, max: 200 * 24, noNaN: true }).map((hours) => hours * HOUR)

test('there are always at least as many free seats as are left for sale, and none where all is sold', () => {
  fc.assert(
    fc.property(someFlight, someTime, (flight, ahead) => {
      for (const { unsold, free, all, taken, capacity } of counted(worldAt(flight.departs - ahead), flight)) {
        if (unsold === 0) expect(taken, nameOf(flight)).toBe(all)
        else expect(free, nameOf(flight)).toBeGreaterThanOrEqual(unsold)
        // From a day before departure everybody has a seat; until then two in three have chosen one.
        if (unsold > 0 && ahead <= DAY) expect(free).toBe(unsold)
        else if (unsold > 0) expect(capacity - free).toBe(Math.round(0.7 * (capacity - unsold)))
      }
    }),
    { numRuns: 60 },
  )
})

const takenIn = (world: World, flight: Flight): Set<string> => {
  const { places, status } = seatingOf(world, flight)
  return new Set(places.filter((place) => status(place) === 'OCCUPIED').map(({ number }) => number))
}

test('seats fill as the days pass: one that is taken stays taken', () => {
  fc.assert(
    fc.property(someFlight, someTime, someTime, (flight, one, other) => {
      const [early, late] = [Math.max(one, other), Math.min(one, other)].map((ahead) => takenIn(worldAt(flight.departs - ahead), flight))
      expect(early && late && [...early].filter((number) => !late.has(number)), nameOf(flight)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('what bookings took is taken, whether they chose a seat or not, and takes nothing back from others', async () => {
  for (const flight of fc.sample(someFlight, { numRuns: 12, seed: 3 })) {
    for (const ahead of [40 * DAY, 3 * HOUR]) {
      const ledger = createLedger(inMemory)
      const world = worldAt(flight.departs - ahead, ledger)
      const before = takenIn(world, flight)
      const [chosen] = seatsToGive(world, flight, 'Y')
      if (chosen === undefined) continue
      await ledger.change((pages) => {
        pages.take({ of: departureOf(flight), part: 'Y', place: chosen }, 'order', 0)
        pages.take({ of: departureOf(flight), part: 'Y' }, 'order', 0)
      })
      const after = takenIn(world, flight)
      expect(after.has(chosen)).toBe(true)
      expect(
        [...before].filter((number) => !after.has(number)),
        nameOf(flight),
      ).toEqual([])
      for (const { unsold, free } of counted(world, flight)) if (unsold > 0) expect(free).toBeGreaterThanOrEqual(unsold)
      await ledger.change((pages) => pages.release('order'))
      expect(takenIn(world, flight)).toEqual(before)
    }
  }
})

test('seats to give are the free ones, neighbours of a plain row before all others', () => {
  fc.assert(
    fc.property(someFlight, someTime, (flight, ahead) => {
      const world = worldAt(flight.departs - ahead)
      const taken = takenIn(world, flight)
      for (const { cabin, free, unsold } of counted(world, flight)) {
        const numbers = seatsToGive(world, flight, cabin)
        expect(numbers.length, nameOf(flight)).toBe(unsold === 0 ? 0 : free)
        expect(new Set(numbers).size).toBe(numbers.length)
        expect(numbers.filter((number) => taken.has(number))).toEqual([])
      }
    }),
    { numRuns: 50 },
  )
  const flight = flightOf('IB', 'MAD', 'LHR', '32N')
  expect(seatsToGive(worldAt(noon), flight, 'Y').slice(0, 5)).toEqual(['29A', '29B', '29C', '29D', '29E'])
})

test('airlines hold a few seats in a hundred back', () => {
  const { held, all } = everyAirline.reduce(
    (sum, flight) => {
      const { places, status } = seatingOf(worldAt(flight.departs - 300 * DAY), flight)
      const sold = places.filter(({ emptied }) => !emptied)
      return { held: sum.held + sold.filter((place) => status(place) === 'BLOCKED').length, all: sum.all + sold.length }
    },
    { held: 0, all: 0 },
  )
  expect(held / all).toBeGreaterThan(0.03)
  expect(held / all).toBeLessThan(0.05)
})

const economy = (travelerType: TravelerType = 'ADULT', rest: Partial<SeatFare> = {}): SeatFare => ({ cabin: 'Y', travelerType, ...rest })
const familyOf = (airline: string, seat: 'paid' | 'std' | 'free') =>
  atlas.fares(airline).families.find((each) => each.cabin === 'Y' && each.seat === seat)

test('exits are not for children, infants and those who hold one', () => {
  const flight = flightOf('IB', 'MAD', 'LHR', '32N')
  const world = worldAt(noon)
  const inExits = (fare: SeatFare) =>
    seatsFor(world, flight, fare).filter(({ codes, status }) => codes.includes('E') && status === 'AVAILABLE').length
  expect(inExits(economy())).toBeGreaterThan(0)
  expect(inExits(economy('SENIOR'))).toBeGreaterThan(0)
  expect([economy('CHILD'), economy('SEATED_INFANT'), economy('ADULT', { withInfant: true })].map(inExits)).toEqual([0, 0, 0])
})

test('a fare gives seats of its own cabin alone', () => {
  const flight = flightOf('BA', 'LHR', 'LAX')
  const cabins = (cabin: SeatFare['cabin']) => [
    ...new Set(
      seatsFor(worldAt(noon), flight, { cabin, travelerType: 'ADULT' }).flatMap((seat) => (seat.status === 'AVAILABLE' ? seat.cabin : [])),
    ),
  ]
  expect(cabins('Y')).toEqual(['Y'])
  expect(cabins('F')).toEqual(['F'])
})

test('what a seat costs goes by its kind, the length of the flight and what the fare includes', () => {
  const pricesOf = (flight: Flight, family: SeatFare['family']) =>
    [
      ...new Set(
        seatsFor(worldAt(noon), flight, economy('ADULT', { family }))
          .filter(({ cabin }) => cabin === 'Y')
          .map(({ kind, price }) => `${kind} ${price}`),
      ),
    ].sort()
  const short = flightOf('IB', 'MAD', 'LHR', '32N')
  expect(pricesOf(short, familyOf('IB', 'paid'))).toEqual(['legroom 31', 'preferred 21', 'standard 13'])
  expect(pricesOf(short, familyOf('IB', 'std'))).toEqual(['legroom 31', 'preferred 21', 'standard 0'])
  expect(pricesOf(short, familyOf('IB', 'free'))).toEqual(['legroom 0', 'preferred 0', 'standard 0'])
  expect(pricesOf(flightOf('IB', 'MAD', 'JFK'), familyOf('IB', 'paid'))).toEqual(['legroom 95', 'preferred 54', 'standard 34'])
  for (const flight of everyAirline) {
    const seats = seatsFor(worldAt(noon), flight, economy()).filter(({ cabin }) => cabin === 'Y')
    const [legroom, preferred, standard] = (['legroom', 'preferred', 'standard'] as const).map(
      (kind) => seats.find((seat) => seat.kind === kind)?.price,
    )
    const right =
      (standard === undefined || (standard >= 9 && standard <= 40)) &&
      (legroom === undefined || (legroom >= 25 && legroom <= 110)) &&
      (preferred === undefined || standard === undefined || preferred === Math.round(1.6 * standard))
    expect(right, nameOf(flight)).toBe(true)
  }
})

test('the cheapest fares of some airlines cannot have the best seats at all', () => {
  const strict = everyAirline.filter((flight) => {
    const family = familyOf(flight.carrier, 'paid')
    const best = seatsFor(worldAt(noon), flight, economy('ADULT', { family })).filter(
      ({ cabin, kind }) => cabin === 'Y' && kind !== 'standard',
    )
    return family && best.length > 0 && best.every(({ status }) => status !== 'AVAILABLE')
  })
  expect(strict.length / everyAirline.length).toBeGreaterThan(0.15)
  expect(strict.length / everyAirline.length).toBeLessThan(0.5)
})

test('a seat is found by its number, and none where there is none', () => {
  const flight = flightOf('IB', 'MAD', 'LHR', '32N')
  expect(seatOn(worldAt(noon), flight, '14A', economy())).toEqual({
    number: '14A',
    row: 14,
    column: 'A',
    cabin: 'Y',
    x: 13,
    y: 0,
    codes: ['LS', 'OW', 'W'],
    kind: 'standard',
    emptied: false,
    status: 'OCCUPIED',
    price: 13,
  })
  expect(['13A', '14G', '99A', 'A', '', '__proto__'].map((number) => seatOn(worldAt(noon), flight, number, economy()))).toEqual(
    Array(6).fill(undefined),
  )
})

test('the same seats are made again in another process, and others in another world', () => {
  const flight = flightOf('IB', 'MAD', 'LHR', '32N')
  const near = flight.departs - 5 * DAY
  expect(takenIn(worldAt(near), flight)).toEqual(takenIn(worldAt(near), { ...flight }))
  expect(takenIn({ ...worldAt(near), seed: 'another' }, flight)).not.toEqual(takenIn(worldAt(near), flight))
})
