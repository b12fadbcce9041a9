import type { Circle, Near, Point } from '../../../core/globe.ts'
import type { CityEvent, TravelCity } from '../../data/destinations.ts'

/** What a place is like to stay in: what rooms cost there, and when. */
export interface Market {
  /** Median rate of a double room with four stars a night in EUR, taxes in, in low and high season. */
  readonly rates: { readonly low: number; readonly high: number }
  /** January to December, 0 the low and 100 the high season. */
  readonly season: readonly number[]
  readonly week: TravelCity['week']
  /** Local prices of meals and taxis; 1 is about Rome. */
  readonly priceLevel: number
  readonly events: readonly CityEvent[]
}

/** A hotel. Nothing of it depends on the clock. */
export interface Hotel extends Point {
  /** Eight letters and digits: its chain, its city and three of its own, `MCLONGHM`. */
  readonly id: string
  /** Two letters; soft brands and representation for independents. */
  readonly chain: string
  readonly name: string
  readonly dupeId: number
  /** IATA code of the city it goes by. */
  readonly cityCode: string
  readonly city: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly district?: string | undefined
  readonly stars: 1 | 2 | 3 | 4 | 5
  /** Whether it belongs to a chain or is sold through one. */
  readonly independent: boolean
  /** Rates against those of its city, for where it stands. */
  readonly priceFactor: number
  /** Codes of the service: `SWIMMING_POOL`. */
  readonly amenities: readonly string[]
  readonly market: Market
}

/** Hotels by their ids, each once, and the ids that are nobody's. */
export function hotelsCalled(
  hotels: Hotels,
  ids: readonly string[],
): { readonly found: readonly Hotel[]; readonly unknown: readonly string[] } {
  const once = [...new Set(ids)]
  return { found: once.flatMap((id) => hotels.hotel(id) ?? []), unknown: once.filter((id) => !hotels.hotel(id)) }
}

/** Every hotel there is. */
export interface Hotels {
  readonly hotel: (id: string) => Hotel | undefined
  /** The hotels that go by a city, by its IATA code. */
  readonly ofCity: (code: string) => readonly Hotel[]
  /** Nearest first. */
  readonly near: (circle: Circle) => readonly Near<Hotel>[]
}
