import { UserError } from '../core/errors.ts'
import { fold } from '../core/fold.ts'
import type { Point } from '../core/globe.ts'
import type { Atlas, ReadTable } from '../sandbox/data/atlas.types.ts'
import type { Destinations } from '../sandbox/data/destinations.ts'
import { findPlaces } from '../sandbox/data/places.ts'
import { placeHints } from './places.ts'

/** Where a person means, as degrees. */

interface Tables {
  readonly read: ReadTable
  readonly atlas: () => Promise<Atlas>
}

/** A place that a text can mean. */
interface Meant extends Point {
  /** `Barcelona (ES)` */
  readonly says: string
  /** What tells how likely it is among others of its kind: people, or nothing. */
  readonly weight: number
  /** Of a town. */
  readonly country?: string
}

/**
 * `41.397158 2.160873`, a code, or the name of a city, a town of over 15,000 people or a place of interest, as its degrees. What a name was
 * read as is told. A name of several is refused with them, one of nowhere with the nearest by spelling.
 */
export async function readPoint(text: string, flag: string, tables: Tables, note: (text: string) => void): Promise<Point> {
  const typed = text.trim()
  if (/^[-+\d.,\s]+$/.test(typed)) return degreesIn(typed, flag)
  const atlas = await tables.atlas()
  const places = await atlas.destinations()
  const found = ofCode(typed, atlas, places) ?? ofName(typed, flag, atlas, places) ?? ofAlias(typed, tables.read, atlas, places)
  if (!found) {
    const hints = [...placeHints(typed, tables.read), `degrees north and east will do as well: ${flag} 41.397158,2.160873`]
    throw new UserError('usage', `${flag} takes a place or degrees north and east; there is none called "${typed}"`, { hints })
  }
  note(`${flag}: ${typed} is ${found.says} at ${found.latitude} ${found.longitude}`)
  return { latitude: found.latitude, longitude: found.longitude }
}

function degreesIn(text: string, flag: string): Point {
  const [latitude, longitude, ...more] = text.split(/[\s,]+/).filter(Boolean)
  if (
    latitude !== undefined &&
    longitude !== undefined &&
    more.length === 0 &&
    Number.isFinite(Number(latitude)) &&
    Number.isFinite(Number(longitude))
  )
    return { latitude: Number(latitude), longitude: Number(longitude) }
  throw new UserError('usage', `${flag} takes degrees north and east; got "${text}"`, {
    hints: [`write both with a space or a comma between: ${flag} 41.397158,2.160873`],
  })
}

/** The middle of a city, which is not where its airport is; an airport by its own code. */
function ofCode(text: string, atlas: Atlas, places: Destinations): Meant | undefined {
  if (!/^[a-z]{3}$/i.test(text)) return undefined
  const code = text.toUpperCase()
  const city = places.cityOf(code)
  if (city) return { ...at(city), says: `${city.name} (${city.country})`, weight: 0 }
  const airport = atlas.airport(code) ?? atlas.airportsOf(code)[0]
  return airport && { ...at(airport), says: `${airport.name} (${airport.country})`, weight: 0 }
}

/** Cities people travel to come first, then towns, then what is to be seen in a city. */
function ofName(text: string, flag: string, atlas: Atlas, places: Destinations): Meant | undefined {
  const [, name = text, country] = /^(.+?)[\s,]+([A-Z]{2})$/.exec(text) ?? []
  const within = country !== undefined && atlas.country(country) ? country : undefined
  const key = fold(within ? name : text)
  const inCountry = (each: { readonly country: string }): boolean => within === undefined || each.country === within
  const told = (each: Point & { readonly name: string; readonly country: string }, weight: number): Meant => ({
    ...at(each),
    says: `${each.name} (${each.country})`,
    weight,
    country: each.country,
  })
  const [city] = places.travelCities().filter((each) => fold(each.name) === key && inCountry(each))
  if (city) return told(city, 0)
  const towns = places.towns.named(key).filter(inCountry)
  if (towns.length > 0)
    return likeliest(
      text,
      flag,
      towns.map((town) => told(town, town.population)),
    )
  const pois = places.pois().filter((poi) => fold(poi.name) === key)
  const seen = pois.map((poi): Meant => ({ ...at(poi), says: `${poi.name} (${poi.city})`, weight: 1 }))
  return seen.length > 0 ? likeliest(text, flag, seen) : undefined
}

/** A name in another language, or one that is not written to its end. */
function ofAlias(text: string, read: ReadTable, atlas: Atlas, places: Destinations): Meant | undefined {
  const [best] = findPlaces(read, text)
  return best && ofCode(best.code, atlas, places)
}

/** The biggest, where no other is nearly as big. */
function likeliest(text: string, flag: string, found: readonly Meant[]): Meant | undefined {
  const byWeight = found.toSorted((a, b) => b.weight - a.weight)
  const [best] = byWeight
  const likely = byWeight.filter(({ weight }) => best && weight * 4 > best.weight)
  if (likely.length < 2) return best
  const told = likely.slice(0, 3).map(({ says, latitude, longitude }) => `${says} at ${latitude} ${longitude}`)
  const countries = likely.map(({ country }) => country)
  const byCountry =
    best?.country && new Set(countries).size === countries.length ? `its country, such as "${text}, ${best.country}", or ` : ''
  throw new UserError('usage', `${flag} "${text}" can be several places`, {
    hints: [`say which by ${byCountry}its degrees: ${told.join(', ')}`],
  })
}

const at = ({ latitude, longitude }: Point): Point => ({ latitude, longitude })
