import type { ChangedChances, Naming } from '../../data/naming.ts'
import type { HotelTown } from '../../data/stays.ts'
import { hash, uniform } from '../keys.ts'

/** What a hotel has for its guests. */

interface Furnished {
  readonly id: string
  readonly name: string
  readonly stars: number
  readonly airport: boolean
  readonly beach: boolean
  readonly town: HotelTown
}

function holds([kind, values]: ChangedChances['conditions'][number], { name, stars, airport, beach, town }: Furnished): boolean {
  if (kind === 'airport') return airport
  if (kind === 'beach') return beach
  if (kind === 'like') return values.includes(town.like)
  if (kind === 'country') return values.includes(town.country)
  if (kind === 'city') return values.includes(town.code)
  if (kind === 'stars') return values.includes(String(stars))
  const words = name.split(/[\s,]+/)
  return values.some((value) => words.includes(value))
}

/** Amenities in the codes of the service, in the order of the table. */
export function amenitiesOf({ amenities, changes }: Naming, hotel: Furnished, seed: string): string[] {
  const chances = new Map(amenities.get(hotel.stars) ?? [])
  for (const change of changes) {
    if (!change.conditions.every((condition) => holds(condition, hotel))) continue
    for (const [amenity, chance, added] of change.chances) chances.set(amenity, added ? (chances.get(amenity) ?? 0) + chance : chance)
  }
  const key = hash(`amenities|${hotel.id}`, hash(seed))
  const has = new Set([...chances].flatMap(([amenity, chance]) => (uniform(hash(amenity, key)) * 100 < chance ? [amenity] : [])))
  if (has.has('NO_KID_ALLOWED')) for (const amenity of ['KIDS_WELCOME', 'BABY-SITTING']) has.delete(amenity)
  if (!has.has('PARKING')) for (const amenity of ['GUARDED_PARKG', 'VALET_PARKING']) has.delete(amenity)
  if (!has.has('WIFI')) has.delete('WI-FI_IN_ROOM')
  return [...has]
}
