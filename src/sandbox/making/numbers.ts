import type { Airline, Atlas } from '../data/atlas.types.ts'
import { slotsOf, weeklyFlights } from './frequency.ts'
import { type Band, destinations, type NumberPair, type NumberSpace, numberSpace } from './numberspace.ts'
import { homeFirst } from './services.ts'
import { type Numbered, share, type Wanted } from './shares.ts'

export interface Numbers {
  /** The numbers under which a seller flies an airline's route: its own, or one of an airline it has taken over. */
  of(seller: Airline, airline: Airline, home: string, away: string): readonly NumberPair[]
  /** The route that flies under a number of a seller. `takenOver` are the airlines whose routes it may have. */
  owner(seller: Airline, number: number, takenOver: readonly Airline[]): Numbered | undefined
}

/** The numbers that one airline's routes have with one seller. */
interface Book {
  readonly seller: Airline
  readonly airline: Airline
  readonly space: NumberSpace
  readonly shelves: Map<string, readonly Numbered[]>
}

/** A few destinations of a hub; `served` are the routes that start from them without touching a hub. */
interface Shelf {
  readonly kind: 'hub' | 'served'
  readonly hub: string
  readonly index: number
}

/**
 * Gives every rotation two flight numbers that no other of the airline has, without looking at all its routes: each hub has its band of numbers, as wide as it has destinations,
 * a few destinations are a shelf of that band, and the routes of a shelf share it. Well-known numbers come first where they are written down.
 * Where a shelf is full, its routes fly less often: that costs Ryanair a quarter of its rotations, the other largest airlines one or two in a hundred.
 */
export function createNumbers(atlas: Atlas, seed: number): Numbers {
  const books = new Map<string, Book | undefined>()
  const lists = new Map<string, readonly string[]>()
  const famous = new Map<string, ReadonlyMap<number, Numbered>>()

  function bookOf(seller: Airline, airline: Airline): Book | undefined {
    const key = seller.iata + airline.iata
    if (!books.has(key)) {
      const space = numberSpace(seller, airline)
      books.set(key, space && { seller, airline, space, shelves: new Map() })
    }
    return books.get(key)
  }

  /** Where an airline flies from an airport, in the order of the table. */
  function listOf(airline: Airline, airport: string): readonly string[] {
    const key = airline.iata + airport
    const known = lists.get(key)
    if (known !== undefined) return known
    const list: string[] = []
    for (const [to, carriers] of atlas.routesFrom(airport)) if (carriers.some((carrier) => carrier.airline === airline.iata)) list.push(to)
    lists.set(key, list)
    return list
  }

  function written(airline: Airline, home: string, away: string): NumberPair[] {
    const outs = atlas.flightNumbers(airline.iata, home, away)
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
    const trunk = slots > 3 && atlas.trunkFrequency(airline.iata, home, away) !== undefined
    return [{ home, away, written: known.slice(0, slots), slots, trunk }]
  }

  /** The biggest hub from which an airline flies to an airport. */
  function firstHub(airline: Airline, airport: string): string | undefined {
    const list = listOf(airline, airport)
    for (const hub of airline.hubs.keys()) if (list.includes(hub)) return hub
    return undefined
  }

  /** The end of a route without a hub by which it is found: its home if a hub serves it, else the other if a hub serves that. */
  function anchor({ airline, space }: Book, home: string, away: string): string | undefined {
    if (space.served.start === space.served.end) return undefined
    return firstHub(airline, home) !== undefined ? home : firstHub(airline, away) !== undefined ? away : undefined
  }

  /** The numbers of a shelf within those of all hubs. */
  function bandOf({ airline, space }: Book, { kind, hub, index }: Shelf): Band {
    const whole = kind === 'hub' ? space.hubs : space.served
    let before = 0
    for (const [other, count] of airline.hubs) {
      if (other === hub) {
        const size = space.shelf[kind]
        const own = part(whole, before, before + count, destinations(airline))
        return part(own, index * size, Math.min(count, (index + 1) * size), count)
      }
      before += count
    }
    return { start: 0, end: 0 }
  }

  function wantedOn(book: Book, { kind, hub, index }: Shelf): Wanted[] {
    const { seller, airline, space } = book
    const size = space.shelf[kind]
    const list = listOf(airline, hub).slice(index * size, (index + 1) * size)
    if (kind === 'hub') {
      return list
        .filter((to) => homeFirst(airline, hub, to)[0] === hub)
        .flatMap((to) => want(airline, hub, to, seller === airline ? written(airline, hub, to) : []))
    }
    return list
      .filter((from) => !airline.hubs.has(from) && firstHub(airline, from) === hub)
      .flatMap((from) =>
        listOf(airline, from).flatMap((to) => {
          const [home, away] = homeFirst(airline, from, to)
          return airline.hubs.has(to) || anchor(book, home, away) !== from ? [] : want(airline, home, away, [])
        }),
      )
  }

  function remember(book: Book, key: string, make: () => readonly Numbered[]): readonly Numbered[] {
    const known = book.shelves.get(key) ?? make()
    book.shelves.set(key, known)
    return known
  }

  const onShelf = (book: Book, shelf: Shelf): readonly Numbered[] =>
    remember(book, `${shelf.kind}${shelf.hub}${shelf.index}`, () =>
      share(book.airline.iata, book.space, bandOf(book, shelf), wantedOn(book, shelf)),
    )

  /** Routes that cannot be found from a hub: only the whole network knows them. */
  const alone = (book: Book): readonly Numbered[] =>
    remember(book, 'lone', () => {
      const { airline, space } = book
      const routes = atlas.airports().flatMap(({ iata: home }) =>
        listOf(airline, home).flatMap((away) => {
          const lone = !airline.hubs.has(home) && !airline.hubs.has(away) && home < away && anchor(book, home, away) === undefined
          return lone ? want(airline, home, away, []) : []
        }),
      )
      return share(airline.iata, space, space.lone, routes)
    })

  function numbered(book: Book, home: string, away: string): Numbered | undefined {
    const { airline, space } = book
    const shelf = (kind: Shelf['kind'], hub: string, airport: string): readonly Numbered[] =>
      onShelf(book, { kind, hub, index: Math.floor(listOf(airline, hub).indexOf(airport) / space.shelf[kind]) })
    const from = anchor(book, home, away)
    const hub = from && firstHub(airline, from)
    const routes = airline.hubs.has(home) ? shelf('hub', home, away) : from && hub ? shelf('served', hub, from) : alone(book)
    return routes.find((route) => route.home === home && route.away === away)
  }

  /** Well-known numbers of an airline with their routes. */
  function famousOf(airline: Airline): ReadonlyMap<number, Numbered> {
    const known = famous.get(airline.iata)
    if (known !== undefined) return known
    const book = bookOf(airline, airline)
    const found = new Map<number, Numbered>()
    for (const hub of airline.hubs.keys())
      for (const to of listOf(airline, hub)) {
        const home = homeFirst(airline, hub, to)[0] === hub && written(airline, hub, to).length > 0
        const route = home && book !== undefined ? numbered(book, hub, to) : undefined
        for (const number of (route?.pairs ?? []).flat()) if (route !== undefined) found.set(number, route)
      }
    famous.set(airline.iata, found)
    return found
  }

  /** The route that has a number in a book, found by the shelf that the number lies on. */
  function within(book: Book, number: number): Numbered | undefined {
    const { airline, space } = book
    const index = space.index(number)
    if (index === undefined) return undefined
    const has = ({ pairs }: Numbered): boolean => pairs.some(([out, back]) => out === number || back === number)
    if (index >= space.lone.start) return alone(book).find(has)
    const kind = index < space.hubs.end ? 'hub' : 'served'
    for (const [hub, count] of airline.hubs)
      for (let at = 0; at < Math.ceil(count / space.shelf[kind]); at++) {
        const shelf: Shelf = { kind, hub, index: at }
        const band = bandOf(book, shelf)
        if (index >= band.start && index < band.end) return onShelf(book, shelf).find(has)
      }
    return undefined
  }

  return {
    of(seller, airline, home, away) {
      const book = bookOf(seller, airline)
      return (book && numbered(book, home, away)?.pairs) ?? []
    },
    owner(seller, number, takenOver) {
      const inBook = (airline: Airline): Numbered | undefined => {
        const book = bookOf(seller, airline)
        return book && within(book, number)
      }
      return inBook(seller) ?? famousOf(seller).get(number) ?? takenOver.map(inBook).find((route) => route !== undefined)
    },
  }
}

const part = (band: Band, from: number, to: number, of: number): Band => ({
  start: band.start + Math.floor(((band.end - band.start) * from) / of),
  end: band.start + Math.floor(((band.end - band.start) * to) / of),
})
