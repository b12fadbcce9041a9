import type { Context } from '../../core/context.ts'
import { listOf } from '../../core/fields.ts'
import { text, textLike } from '../../core/words.ts'
import { hotelIdPattern, hotels, type ReturnedHotel } from './model.ts'

/** How a person names hotels: by id, or as an earlier list had them. */

/** The id of a hotel, as the service takes it. */
export const hotelId = textLike(hotelIdPattern, 'A hotel', 'a hotel id of eight letters and digits', 'LWPARTVI')

/** Hotels as a command takes them, so many at most. */
export const hotelReferences = (most: number) =>
  listOf(text('A row of the last list, an id, a file, or - for standard input', 4096, '1'), 'Rows of the last list, or ids', most)

/** A hotel that was named, with its name where the list told it. */
interface NamedHotel {
  readonly id: string
  readonly name?: string | undefined
}

/** `hotels list … --json` piped in, and `1`, `LWPARTVI` and `all`, as hotels; each once. */
export async function hotelsNamed(references: readonly string[], context: Context): Promise<NamedHotel[]> {
  const found = await Promise.all(references.map((reference) => namedBy(reference.trim(), context)))
  return [...new Map(found.flat().map((hotel) => [hotel.id, hotel])).values()]
}

async function namedBy(reference: string, context: Context): Promise<NamedHotel[]> {
  const id = reference.toUpperCase()
  // Rows have no more than three digits.
  if (hotelIdPattern.test(id) && !/[./\\]/.test(reference)) return [{ id }]
  return (await context.result(reference, hotels)).flatMap(idsOf)
}

/** The ids of a hotel of a list. */
function idsOf(hotel: ReturnedHotel): NamedHotel[] {
  if ('hotelIds' in hotel && Array.isArray(hotel.hotelIds)) return hotel.hotelIds.map((id) => ({ id, name: nameOf(hotel) }))
  if ('hotelId' in hotel && typeof hotel.hotelId === 'string') return [{ id: hotel.hotelId, name: nameOf(hotel) }]
  return 'hotel' in hotel && typeof hotel.hotel === 'object' && hotel.hotel !== null ? idsOf(hotel.hotel as ReturnedHotel) : []
}

const nameOf = ({ name }: Readonly<Record<string, unknown>>): string | undefined => (typeof name === 'string' ? name : undefined)
