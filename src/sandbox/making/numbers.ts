import type { Airline, Atlas } from '../data/atlas.types.ts'
import { slotsOf, weeklyFlights } from './frequency.ts'
import { type Band, destinations, type NumberPair, type NumberSpace, numberSpace } from './numberspace.ts'
import { homeFirst } from './services.ts'

/** Destinations of a hub that share a band of numbers: few, so that one route's numbers cost little to find. */
const SHELF = 8

/** A route of an airline and the numbers of its rotations, in the order of the day. */
export interface Numbered {
  readonly airline: string
  readonly home: string
  readonly away: string
  readonly pairs: readonly NumberPair[]
}

export interface Numbers {
  /** The numbers under which a seller flies an airline's route (its own but for airlines it has taken over). */
  of(seller: Airline, airline: Airline, home: string, away: string): readonly NumberPair[]
  /** The route that flies under a number of a seller. `takenOver` are the airlines whose routes it may have. */
  owner(seller: Airline, number: number, takenOver: readonly Airline[]): Numbered | undefined
}

interface Wanted {
  readonly home: string
  readonly away: string
  readonly written: readonly NumberPair[]
  readonly slots: number
}

/**
 * Gives every rotation two flight numbers that no other of the airline has, without looking at all its routes: each hub has its band of numbers, as wide as it has destinations,
 * each eight destinations a shelf of that band, and the routes of a shelf share it. Well-known numbers come first where they are written down.
 * Where a shelf is full, its busiest routes fly less often: of all airlines that happens to Ryanair and a few rotations of the largest Americans.
 */
export function createNumbers(atlas: Atlas, seed: number): Numbers {
  const shelves = new Map<string, readonly Numbered[]>()
  const spaces = new Map<string, NumberSpace | undefined>()
  const lists = new Map<string, readonly string[]>()
  const famous = new Map<string, ReadonlyMap<number, Numbered>>()

  function spaceOf(seller: Airline, airline: Airline): NumberSpace | undefined {
    const key = seller.iata + airline.iata
    if (!spaces.has(key)) spaces.set(key, numberSpace(seller, seller !== airline))
    return spaces.get(key)
  }

  /** Where an airline flies from an airport, in the order of the table. */
  function listOf(airline: Airline, airport: string): readonly string[] {
    const key = airline.iata + airport
    let list = lists.get(key)
    if (list === undefined) {
      const found: string[] = []
      for (const [to, carriers] of atlas.routesFrom(airport))
        if (carriers.some((carrier) => carrier.airline === airline.iata)) found.push(to)
      list = found
      lists.set(key, list)
    }
    return list
  }

  function written(seller: Airline, airline: Airline, home: string, away: string): NumberPair[] {
    const outs = seller === airline ? atlas.flightNumbers(airline.iata, home, away) : []
    const backs = outs.length === 0 ? [] : atlas.flightNumbers(airline.iata, away, home)
    return outs.flatMap((out, index) => {
      const back = backs[index]
      return back === undefined ? [] : [[out, back] as const]
    })
  }

  function want(airline: Airline, home: string, away: string, known: readonly NumberPair[]): Wanted[] {
    const [start, end, carriers] = [atlas.airport(home), atlas.airport(away), atlas.routesFrom(home).get(away)]
    const carrier = carriers?.find((entry) => entry.airline === airline.iata)
    if (start === undefined || end === undefined || carriers === undefined || carrier === undefined) return []
    const slots = slotsOf(weeklyFlights(atlas, seed, airline, start, end, carrier.season, carriers.length))
    return [{ home, away, written: known.slice(0, slots), slots }]
  }

  /** Shares a band among routes: as many as they want, with a gap after each where there is room; less for the busiest where there is not. */
  function share(airline: Airline, space: NumberSpace, band: Band, routes: readonly Wanted[]): Numbered[] {
    const counts = routes.map(({ slots, written: known }) => slots - known.length)
    const total = (): number => counts.reduce((sum, count) => sum + count, 0)
    while (total() > band.end - band.start) counts[counts.indexOf(Math.max(...counts))] = Math.max(...counts) - 1
    const gap = Math.min(3, Math.floor((band.end - band.start - total()) / Math.max(1, routes.length)))
    let next = band.start
    return routes.map(({ home, away, written: known }, index) => {
      const count = counts[index] ?? 0
      const pairs = [...known, ...Array.from({ length: count }, (_, step) => space.pair(next + step))]
      next += count + gap
      return { airline: airline.iata, home, away, pairs }
    })
  }

  const part = (band: Band, from: number, to: number, of: number): Band => ({
    start: band.start + Math.floor(((band.end - band.start) * from) / of),
    end: band.start + Math.floor(((band.end - band.start) * to) / of),
  })

  /** The band of a shelf within that of all hubs. */
  function shelfBand(airline: Airline, whole: Band, hub: string, shelf: number): Band {
    let before = 0
    for (const [other, count] of airline.hubs) {
      if (other === hub) return part(part(whole, before, before + count, destinations(airline)), shelf, shelf + 1, Math.ceil(count / SHELF))
      before += count
    }
    return { start: 0, end: 0 }
  }

  function remember(key: string, make: () => readonly Numbered[]): readonly Numbered[] {
    const known = shelves.get(key) ?? make()
    shelves.set(key, known)
    return known
  }

  /** The routes of one shelf of a hub. */
  function atHub(seller: Airline, airline: Airline, hub: string, shelf: number): readonly Numbered[] {
    return remember(`${seller.iata}${airline.iata}${hub}${shelf}`, () => {
      const space = spaceOf(seller, airline)
      const routes = listOf(airline, hub)
        .slice(shelf * SHELF, (shelf + 1) * SHELF)
        .filter((to) => homeFirst(airline, hub, to)[0] === hub)
        .flatMap((to) => want(airline, hub, to, written(seller, airline, hub, to)))
      return space === undefined ? [] : share(airline, space, shelfBand(airline, space.hubs, hub, shelf), routes)
    })
  }

  /** The biggest hub from which an airline flies to an airport. */
  const firstHub = (airline: Airline, airport: string): string | undefined => {
    const list = listOf(airline, airport)
    for (const hub of airline.hubs.keys()) if (list.includes(hub)) return hub
    return undefined
  }

  /** The end of a route without a hub by which it is found: its home if a hub serves it, else the other if a hub serves that. */
  const anchor = (airline: Airline, home: string, away: string): string | undefined =>
    firstHub(airline, home) !== undefined ? home : firstHub(airline, away) !== undefined ? away : undefined

  /** Routes without a hub that start from the airports of one shelf of a hub. */
  function served(seller: Airline, airline: Airline, hub: string, shelf: number): readonly Numbered[] {
    return remember(`served${seller.iata}${airline.iata}${hub}${shelf}`, () => {
      const space = spaceOf(seller, airline)
      const routes = listOf(airline, hub)
        .slice(shelf * SHELF, (shelf + 1) * SHELF)
        .filter((from) => !airline.hubs.has(from) && firstHub(airline, from) === hub)
        .flatMap((from) =>
          listOf(airline, from).flatMap((to) => {
            const [home, away] = homeFirst(airline, from, to)
            return airline.hubs.has(to) || anchor(airline, home, away) !== from ? [] : want(airline, home, away, [])
          }),
        )
      return space === undefined ? [] : share(airline, space, shelfBand(airline, space.served, hub, shelf), routes)
    })
  }

  /** Routes that no hub has to do with: only the whole network knows them. */
  function lone(seller: Airline, airline: Airline): readonly Numbered[] {
    return remember(`lone${seller.iata}${airline.iata}`, () => {
      const space = spaceOf(seller, airline)
      const routes = atlas.airports().flatMap(({ iata: home }) =>
        listOf(airline, home).flatMap((away) => {
          const off = !airline.hubs.has(home) && !airline.hubs.has(away) && home < away
          return off && anchor(airline, home, away) === undefined ? want(airline, home, away, []) : []
        }),
      )
      return space === undefined ? [] : share(airline, space, space.lone, routes)
    })
  }

  function shelfOf(seller: Airline, airline: Airline, home: string, away: string): readonly Numbered[] {
    if (airline.hubs.has(home)) return atHub(seller, airline, home, Math.floor(listOf(airline, home).indexOf(away) / SHELF))
    const from = anchor(airline, home, away)
    const hub = from && firstHub(airline, from)
    return from === undefined || hub === undefined
      ? lone(seller, airline)
      : served(seller, airline, hub, Math.floor(listOf(airline, hub).indexOf(from) / SHELF))
  }

  /** Well-known numbers of an airline with their routes. */
  function famousOf(airline: Airline): ReadonlyMap<number, Numbered> {
    let known = famous.get(airline.iata)
    if (known === undefined) {
      known = new Map(
        [...airline.hubs.keys()].flatMap((hub) =>
          listOf(airline, hub).flatMap((to) => {
            const route =
              homeFirst(airline, hub, to)[0] === hub && written(airline, airline, hub, to).length > 0
                ? numbered(airline, airline, hub, to)
                : undefined
            return (route?.pairs ?? []).flat().flatMap((number) => (route ? [[number, route] as const] : []))
          }),
        ),
      )
      famous.set(airline.iata, known)
    }
    return known
  }

  const numbered = (seller: Airline, airline: Airline, home: string, away: string): Numbered | undefined =>
    shelfOf(seller, airline, home, away).find((route) => route.home === home && route.away === away)

  /** The route that has a pair of the space an airline has with a seller. */
  function within(seller: Airline, airline: Airline, number: number): Numbered | undefined {
    const space = spaceOf(seller, airline)
    const index = space?.index(number)
    if (space === undefined || index === undefined) return undefined
    const has = ({ pairs }: Numbered): boolean => pairs.some(([out, back]) => out === number || back === number)
    if (index >= space.lone.start) return lone(seller, airline).find(has)
    const [whole, find] = index < space.hubs.end ? [space.hubs, atHub] : [space.served, served]
    for (const [hub, count] of airline.hubs)
      for (let shelf = 0; shelf < Math.ceil(count / SHELF); shelf++) {
        const band = shelfBand(airline, whole, hub, shelf)
        if (index >= band.start && index < band.end) return find(seller, airline, hub, shelf).find(has)
      }
    return undefined
  }

  return {
    of: (seller, airline, home, away) => numbered(seller, airline, home, away)?.pairs ?? [],
    owner(seller, number, takenOver) {
      const own = within(seller, seller, number) ?? famousOf(seller).get(number)
      if (own !== undefined) return own
      for (const airline of takenOver) {
        const route = within(seller, airline, number)
        if (route !== undefined) return route
      }
      return undefined
    },
  }
}
