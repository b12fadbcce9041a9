import type { Airline, Atlas } from '../data/atlas.types.ts'
import { mix } from './keys.ts'
import type { Service, Services } from './services.ts'

const HIGHEST = 9999
const LONG_HAUL = 4000

/** The flight numbers of one airline, both ways. */
export interface Numbering {
  /** Numbers of the rotations of a service in the order of the day: odd from home, the next even one back, unless better known ones are written down. */
  of(service: Service): readonly (readonly [out: number, back: number])[]
  /** The service that has a number. */
  owner(number: number): Service | undefined
}

/** Airlines that have ended and whose routes another sells since. */
export type Inherits = (airline: string) => readonly Airline[]

/**
 * Gives every rotation of an airline two numbers that no other has. Long flights take the hundreds of the airline's well-known long ones, else 1 up, short ones 1000 up;
 * services come in the order of hubs and destinations, so that neighbours have neighbouring numbers as in life.
 * Routes that touch no hub come last, since finding them means reading the whole network: that is done only when one is asked for.
 */
export function createNumbering(atlas: Atlas, services: Services, inherits: Inherits): (airline: string) => Numbering | undefined {
  const known = new Map<string, Numbering | undefined>()

  function atHubs(airline: Airline): Service[] {
    const done = new Set<string>()
    const list: Service[] = []
    for (const hub of airline.hubs.keys()) {
      for (const [to, carriers] of atlas.routesFrom(hub)) {
        if (done.has(to) || !carriers.some((carrier) => carrier.airline === airline.iata)) continue
        const service = services(airline.iata, hub, to)
        if (service !== undefined) list.push(service)
      }
      done.add(hub)
    }
    return list
  }

  function elsewhere(airline: Airline): Service[] {
    const list: Service[] = []
    for (const { iata: from } of atlas.airports()) {
      if (airline.hubs.has(from)) continue
      for (const [to, carriers] of atlas.routesFrom(from)) {
        if (from > to || airline.hubs.has(to) || !carriers.some((carrier) => carrier.airline === airline.iata)) continue
        const service = services(airline.iata, from, to)
        if (service !== undefined) list.push(service)
      }
    }
    return list
  }

  function make(airline: Airline): Numbering {
    const family = [airline, ...inherits(airline.iata)]
    const given = new Map<Service, readonly (readonly [number, number])[]>()
    const owners = new Map<number, Service>()
    const famous = (service: Service): (readonly [number, number])[] => {
      const back = atlas.flightNumbers(airline.iata, service.away.iata, service.home.iata)
      return atlas
        .flightNumbers(airline.iata, service.home.iata, service.away.iata)
        .map((number, index) => [number, back[index] ?? 0] as const)
        .filter((pair) => pair[0] > 0 && pair[1] > 0)
    }

    function claim(list: readonly Service[]): void {
      for (const service of list) {
        const pairs = famous(service)
          .slice(0, service.slots)
          .filter(([out, back]) => !owners.has(out) && !owners.has(back))
        for (const number of pairs.flat()) owners.set(number, service)
        given.set(service, pairs)
      }
    }

    function fill(list: readonly Service[], start: number, gaps: boolean): void {
      let next = start
      for (const service of list) {
        const pairs = [...(given.get(service) ?? [])]
        while (pairs.length < service.slots) {
          while (owners.has(next) || owners.has(next + 1)) next += 2
          if (next >= HIGHEST) next = 1
          pairs.push([next, next + 1])
          owners.set(next, service)
          owners.set(next + 1, service)
        }
        given.set(service, pairs)
        if (gaps) next += 2 * (mix(service.key, 5) % 3)
      }
    }

    const near = family.flatMap(atHubs)
    claim(near)
    const long = near.filter((service) => service.distance >= LONG_HAUL)
    const lowest = Math.min(...long.flatMap((service) => given.get(service)?.flat() ?? []), 10_000)
    const count = near.reduce((sum, service) => sum + service.slots, 0)
    fill(long, lowest < 9000 ? Math.floor(lowest / 100) * 100 + 1 : 1, count < 1200)
    fill(near.filter((service) => service.distance < LONG_HAUL), 1001, count < 1200)

    let complete = false
    function finish(): void {
      if (complete) return
      complete = true
      const far = family.flatMap(elsewhere)
      claim(far)
      fill(far, 7001, false)
    }

    return {
      of(service) {
        if (!given.has(service)) finish()
        return given.get(service) ?? []
      },
      owner(number) {
        if (!owners.has(number)) finish()
        return owners.get(number)
      },
    }
  }

  return (code) => {
    if (!known.has(code)) {
      const airline = atlas.airline(code)
      known.set(code, airline && make(airline))
    }
    return known.get(code)
  }
}
