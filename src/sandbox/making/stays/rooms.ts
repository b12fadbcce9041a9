import type { Room, RoomExtra } from '../../data/stayterms.ts'
import { hash, pick, uniform } from '../keys.ts'
import type { Hotel } from './hotel.ts'
import { peakOf } from './seasons.ts'

/** The rooms of a hotel, and how many of them are free. */

export interface RoomKind {
  readonly row: Room
  readonly outlook?: RoomExtra | undefined
  /** Adults who sleep in it. */
  readonly beds: number
  /** Rooms of this kind that are sold here. */
  readonly count: number
}

/** Percent of the hotels that have a kind of room, and how many of them at most: own estimates. */
const categories: Readonly<Record<string, { readonly chance: number; readonly most: number }>> = {
  STANDARD_ROOM: { chance: 70, most: 8 },
  SUPERIOR_ROOM: { chance: 50, most: 6 },
  DELUXE_ROOM: { chance: 45, most: 5 },
  EXECUTIVE_ROOM: { chance: 35, most: 4 },
  JUNIOR_SUITE: { chance: 40, most: 2 },
  SUITE: { chance: 40, most: 2 },
  PRESIDENTIAL_SUITE: { chance: 15, most: 1 },
  STUDIO: { chance: 90, most: 8 },
  APARTMENT: { chance: 80, most: 5 },
  FAMILY_ROOM: { chance: 40, most: 3 },
  ACCESSIBLE_ROOM: { chance: 50, most: 2 },
  RUN_OF_HOUSE: { chance: 25, most: 4 },
}

/** Every hotel has some of these. */
const everywhere = 'C1D'
const withKitchen = new Set(['STUDIO', 'APARTMENT'])

/** What of the city is seen is told only where it is known to be there: rivers and parks are not. */
const outlooks: Readonly<Record<string, (hotel: Hotel) => boolean>> = {
  'sea view': ({ amenities }) => amenities.includes('BEACH'),
  'city view': ({ stars }) => stars > 2,
  'high floor': ({ stars }) => stars > 2,
  balcony: () => true,
  courtyard: () => true,
  terrace: ({ stars }) => stars > 3,
}

/** Who fits: one in a single bed, two in any larger one. */
export const sleeps = ({ beds, bedType }: Pick<Room, 'beds' | 'bedType'>): number =>
  bedType === 'SINGLE' || bedType === 'TWIN' ? beds : 2 * beds

/** Adults that the largest room of all sleeps. */
export const sleepsMost = (rooms: readonly Room[]): number => Math.max(...rooms.map(sleeps))

/** The kinds of room of a hotel, in the order of the table. */
export function roomKindsOf(seed: string, hotel: Hotel, rooms: readonly Room[], views: readonly RoomExtra[]): RoomKind[] {
  const key = hash(`rooms|${hotel.id}`, hash(seed))
  const stars = Math.max(2, hotel.stars)
  return rooms.flatMap((row): RoomKind[] => {
    const { chance, most } = categories[row.category] ?? { chance: 0, most: 1 }
    const has = row.code === everywhere || 100 * uniform(hash(row.code, key)) < chance
    // In dear hotels whoever is alone has a double room.
    if (
      !has ||
      row.stars > stars ||
      (row.code === 'C1S' && stars > 3) ||
      (withKitchen.has(row.category) && !hotel.amenities.includes('KITCHEN'))
    )
      return []
    const count = 1 + Math.floor(uniform(hash(`${row.code}|count`, key)) * most)
    const fitting = views.filter(({ name }) => outlooks[name]?.(hotel))
    const sum = fitting.reduce((total, { chance }) => total + chance, 0)
    const seen = 100 * uniform(hash(`${row.code}|seen`, key)) < sum && row.category !== 'RUN_OF_HOUSE'
    const outlook = seen ? pick(hash(`${row.code}|outlook`, key), fitting, (each) => each.chance) : undefined
    return [{ row, outlook, beds: sleeps(row), count: row.code === everywhere ? count + 2 : count }]
  })
}

/** Chance that a hotel has no room left: 2 percent on a quiet night, 15 on one when everybody comes. */
const soldOut = (hotel: Hotel, night: string): number => 0.02 + 0.13 * peakOf(hotel.market, night)

/** Whether others took all rooms of a hotel for a night. */
export const isFull = (seed: string, hotel: Hotel, night: string): boolean =>
  uniform(hash(`full|${hotel.id}|${night}`, hash(seed))) < soldOut(hotel, night)

/** Rooms of a kind that others left for a night; some of the plainest ones are left wherever a hotel is not full. */
export function leftByOthers(seed: string, hotel: Hotel, { row, count }: RoomKind, night: string): number {
  if (isFull(seed, hotel, night)) return 0
  const chance = uniform(hash(`left|${hotel.id}|${row.code}|${night}`, hash(seed)))
  const gone = Math.floor(count * Math.min(1, chance * (0.5 + 0.7 * peakOf(hotel.market, night))))
  return Math.max(row.code === everywhere ? 1 : 0, count - gone)
}
