import { type Circle, kilometres, type Near, type Point, within } from '../../../core/globe.ts'
import { byText } from '../../../core/order.ts'
import { hotelIdPattern } from '../../../operations/hotels/model.ts'
import type { Atlas } from '../../data/atlas.types.ts'
import type { Destinations, District } from '../../data/destinations.ts'
import type { Naming } from '../../data/naming.ts'
import type { HotelTown, Stays } from '../../data/stays.ts'
import type { World } from '../../world.ts'
import { hash, mix, uniform } from '../keys.ts'
import { amenitiesOf } from './amenities.ts'
import { centreOf, groundOf, hotelCount, starsOf, townKey } from './ground.ts'
import type { Hotel, Hotels, Market } from './hotel.ts'
import { brandsBy, type NamingOf, namesFor } from './names.ts'

/** The hotels of the world. A town is made when it is first asked for, all its hotels together, so that no two have one name or id. */

/** Three signs of base 36. */
const IDS = 36 ** 3

interface Made {
  readonly places: Destinations
  readonly stays: Stays
  readonly names: NamingOf
  readonly seed: string
}

/**
 * Gives ids one after another: chain, city and three signs of the hash. The towns of one code share the numbers out among themselves,
 * so that an id tells its town.
 */
function idsOf(town: HotelTown, towns: number): (chain: string, key: number) => string {
  const taken = new Set<string>()
  const share = Math.floor(IDS / towns)
  return (chain, key) => {
    for (let number = mix(key, 8) % share; ; number = (number + 1) % share) {
      const id = `${chain}${town.code}${(number * towns + town.number).toString(36).toUpperCase().padStart(3, '0')}`
      if (taken.has(id)) continue
      taken.add(id)
      return id
    }
  }
}

/** The number of the town that an id names, among the towns of its code. */
const townNumber = (id: string, towns: number): number => Number.parseInt(id.slice(5), 36) % towns

function marketOf({ places }: Made, town: HotelTown): Market {
  const city = places.travelCity(town.like)
  const season = city?.season ?? Array<number>(12).fill(50)
  return { rates: town.rates, season, week: town.week, priceLevel: town.priceLevel, events: (town.kind === 'travel' && city?.events) || [] }
}

/** Kilometres within which a hotel is at the beach. */
const AT_BEACH = 1
/** Travel cities whose seasons are those of places by warm water; so many of the hotels of a resort like them are at the beach. */
const WARM = new Set(['NCE', 'MIA', 'DPS', 'BKK', 'DXB', 'LAX', 'KUL', 'SIN', 'CPT', 'RAK'])
const RESORT_AT_BEACH = 0.4

function beachOf({ places }: Made, town: HotelTown): (point: Point, key: number) => boolean {
  if (town.kind === 'resort') return (_, key) => WARM.has(town.like) && uniform(mix(key, 9)) < RESORT_AT_BEACH
  const beaches = town.kind === 'travel' ? places.poisOf(town.code).filter(({ tags }) => tags.includes('beach')) : []
  return (point) => beaches.some((poi) => kilometres(point, poi) < AT_BEACH)
}

function townHotels(made: Made, town: HotelTown, towns: number): Hotel[] {
  const { names, places, seed } = made
  const key = townKey(town, seed)
  const count = hotelCount(town)
  const districts: readonly District[] = town.kind === 'travel' ? places.districtsOf(town.code) : []
  const market = marketOf(made, town)
  const isAtBeach = beachOf(made, town)
  const nameOf = namesFor(names, town, count)
  const idOf = idsOf(town, towns)
  const flagships = town.kind === 'travel' ? [...(names.naming.flagships.get(town.code) ?? [])] : []
  return Array.from({ length: count }, (_, number): Hotel => {
    const own = mix(key, 100 + number)
    const stars = starsOf(town, key, number, count)
    const known = stars === 5 ? flagships.shift() : undefined
    const ground = groundOf(own, stars, { town, districts, naming: names.naming }, known?.district)
    const { chain, name, independent } = known
      ? { ...known, independent: names.naming.representations.includes(known.chain) }
      : nameOf(own, stars, ground)
    const { latitude, longitude, airport } = ground
    const id = idOf(chain, own)
    let amenities: readonly string[] | undefined
    return {
      id,
      chain,
      name,
      dupeId: 700_000_000 + (hash(id, hash(seed)) % 100_000_000),
      cityCode: town.code,
      city: town.name,
      country: town.country,
      district: ground.district,
      latitude,
      longitude,
      stars,
      independent,
      priceFactor: ground.priceFactor,
      // They take as long as all the rest, and who looks for a name does not ask for them.
      get amenities() {
        amenities ??= amenitiesOf(names.naming, { id, name, stars, airport, beach: isAtBeach(ground, own), town }, seed)
        return amenities
      },
      market,
    }
  })
}

/** The hotels by town, for those who look for names. */
export interface Stock extends Hotels {
  readonly ofTown: (town: HotelTown) => readonly Hotel[]
  /** The middle of a town as travellers know it. */
  readonly centreOf: (town: HotelTown) => Point
  readonly naming: Naming
  /** Districts of a town, which hotels there have in their names. */
  readonly districtsOf: (town: HotelTown) => readonly string[]
}

/** The same order on every machine, also for two in one house. */
export const nearestFirst = (a: Near<Hotel>, b: Near<Hotel>): number => a.distance - b.distance || byText(a.item.id, b.item.id)

function stockOf(made: Made): Stock {
  const known = new Map<string, readonly Hotel[]>()
  const counts = new Map<string, number>()

  function ofTown(town: HotelTown, towns = counts.get(town.code) ?? made.stays.townsOf(town.code).length): readonly Hotel[] {
    const key = `${town.code}${town.number}`
    const before = known.get(key)
    if (before) return before
    counts.set(town.code, towns)
    const list = townHotels(made, town, towns)
    known.set(key, list)
    return list
  }

  function hotel(id: string): Hotel | undefined {
    if (!hotelIdPattern.test(id)) return undefined
    const towns = made.stays.townsOf(id.slice(2, 5))
    const town = towns[townNumber(id, towns.length)]
    return town && ofTown(town, towns.length).find((row) => row.id === id)
  }

  const near = (circle: Circle): readonly Near<Hotel>[] =>
    within(
      made.stays.townsNear(circle).flatMap((town) => ofTown(town)),
      circle,
    ).sort(nearestFirst)

  return {
    hotel,
    near,
    ofCity: (code) => {
      const towns = made.stays.townsOf(code)
      return towns.flatMap((town) => ofTown(town, towns.length))
    },
    ofTown: (town) => ofTown(town),
    centreOf: (town) => centreOf(town, town.kind === 'travel' ? made.places.districtsOf(town.code) : []),
    naming: made.names.naming,
    districtsOf: (town) => (town.kind === 'travel' ? made.places.districtsOf(town.code).map(({ name }) => name) : []),
  }
}

/** Tables are read once in a process; what is made of them, once for each seed. */
const stocks = new WeakMap<Atlas, Map<string, Promise<Stock>>>()

async function make({ atlas, seed }: Pick<World, 'atlas' | 'seed'>): Promise<Stock> {
  const [places, stays] = await Promise.all([atlas.destinations(), atlas.stays()])
  const naming = stays.naming()
  return stockOf({ places, stays, names: { naming, brands: brandsBy(naming) }, seed })
}

/** Every hotel of a world. */
export function hotelsOf(world: Pick<World, 'atlas' | 'seed'>): Promise<Stock> {
  const bySeed = stocks.get(world.atlas) ?? new Map<string, Promise<Stock>>()
  stocks.set(world.atlas, bySeed)
  const stock = bySeed.get(world.seed) ?? make(world)
  bySeed.set(world.seed, stock)
  return stock
}
