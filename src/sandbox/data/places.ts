/** Finds airports and cities by what a person types: a code, a name in several languages, or nearly so. */

import { fold } from '../../core/fold.ts'
import type { Point } from '../../core/globe.ts'
import { airportTable } from './airports.ts'
import type { ReadTable } from './atlas.types.ts'
import { createCities } from './cities.ts'
import { lazyLines } from './lines.ts'
import { looksLikeCode, misspelling, renown } from './spelling.ts'

export interface Place {
  readonly kind: 'city' | 'airport'
  /** IATA code of the airport, or of the city and all its airports. */
  readonly code: string
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** Millions a year; a city has those of all its airports. */
  readonly passengers: number
}

/** How far, in km, people go to the airport of another city. */
const DAY_TRIP = 120

interface Match {
  readonly place: Place
  /** The whole code or name was typed, not its beginning. */
  readonly exact: boolean
}

/** `barcelona airport` is looked for as `barcelona`. */
const keyOf = (text: string): string => fold(text).replace(/ (international )?(airport|aeroport|aeropuerto|flughafen)$/, '')

const bigger = (a: Place, b: Place): number =>
  b.passengers - a.passengers || (a.kind === b.kind ? (a.code < b.code ? -1 : 1) : a.kind === 'city' ? -1 : 1)

/** References of `names.tsv`: an airport in capitals, a city in small letters. */
const references = (text: string): string[] => text.match(/.{3}/g) ?? []

function placeTable(read: ReadTable) {
  const airports = airportTable(read)
  const names = lazyLines(read, 'names.tsv')

  function airportPlace(iata: string): Place | undefined {
    const airport = airports.airport(iata)
    return airport && { kind: 'airport', code: airport.iata, name: airport.name, country: airport.country, passengers: airport.passengers }
  }

  function cityPlace(code: string): Place | undefined {
    const members = airports.airportsOf(code).filter((airport) => airport.cityCode === code)
    const [biggest] = members
    if (!biggest) return undefined
    const passengers = members.reduce((sum, airport) => sum + airport.passengers, 0)
    return { kind: 'city', code, name: biggest.city, country: biggest.country, passengers }
  }

  const resolve = (reference: string): Place | undefined =>
    reference === reference.toUpperCase() ? airportPlace(reference) : cityPlace(reference.toUpperCase())

  /** Places whose code is the text, and the airport that an old code stands for. */
  function byCode(text: string): Place[] {
    if (!/^[a-z]{3}$/i.test(text)) return []
    const code = text.toUpperCase()
    return [cityPlace(code), airportPlace(code)].filter((place) => place !== undefined)
  }

  function matches(text: string): Match[] {
    const key = keyOf(text)
    const found = new Map<string, Match>()
    for (const place of byCode(text.trim())) found.set(`${place.kind} ${place.code}`, { place, exact: true })
    if (key === '') return [...found.values()]
    for (const [name = '', list = ''] of names.starting(key)) {
      for (const place of references(list).map(resolve)) {
        if (!place) continue
        const id = `${place.kind} ${place.code}`
        if (!found.get(id)?.exact) found.set(id, { place, exact: name === key })
      }
    }
    return [...found.values()].sort((a, b) => Number(b.exact) - Number(a.exact) || bigger(a.place, b.place))
  }

  /** The cities whose airports someone near a point would use: big and close, at most three. */
  function nearby({ latitude, longitude }: Point): Place[] {
    const byPull = airports
      .near({ latitude, longitude, radius: DAY_TRIP })
      .map(({ item: airport, distance }) => ({ code: airport.cityCode, pull: airport.passengers / (20 + distance) }))
      .filter(({ pull }) => pull > 0)
      .sort((a, b) => b.pull - a.pull)
    const codes = [...new Set(byPull.map(({ code }) => code))].slice(0, 3)
    return codes.map(cityPlace).filter((place) => place !== undefined)
  }

  return { airports, names, matches, nearby, resolve }
}

/**
 * What a person means by a code or name: the places called exactly so; else, for a town without an airport (Kyoto), the cities whose airports serve it;
 * else the places whose names begin so. The likeliest first; accents and case do not matter.
 */
export function findPlaces(read: ReadTable, text: string): Place[] {
  const { matches, nearby } = placeTable(read)
  const found = matches(text)
  const exact = found.filter((match) => match.exact)
  if (exact.length > 0) return exact.map((match) => match.place)
  const [town] = createCities(read).named(text)
  const served = town ? nearby(town) : []
  return served.length > 0 ? served : found.map((match) => match.place)
}

/** Every place with a name or code that begins with the text: exact ones first, then the bigger before the smaller. */
export function searchPlaces(read: ReadTable, text: string): Place[] {
  const { airports, matches } = placeTable(read)
  const found = matches(text).map((match) => match.place)
  if (!/^[a-z]{2,3}$/i.test(text.trim())) return found
  const known = new Set(found.map((place) => place.code))
  const byPrefix = airports.startingWith(text.trim().toUpperCase()).filter((airport) => !known.has(airport.iata))
  const more = byPrefix.map(({ iata, name, country, passengers }): Place => ({ kind: 'airport', code: iata, name, country, passengers }))
  return [...found, ...more.sort(bigger)]
}

/** The nearest airports and cities by spelling, for “did you mean”: by code where the text has the shape of one, else by name. */
export function nearestCodes(read: ReadTable, text: string, count: number): Place[] {
  const { airports, names, resolve } = placeTable(read)
  const nearest = new Map<string, { readonly place: Place; readonly cost: number }>()

  function offer(typed: string, name: string, referred: readonly string[]): void {
    const letters = misspelling(typed, name)
    if (letters === undefined) return
    for (const place of referred.map(resolve)) {
      if (!place) continue
      const cost = letters - renown(place.passengers)
      if (cost < (nearest.get(place.code)?.cost ?? Number.POSITIVE_INFINITY)) nearest.set(place.code, { place, cost })
    }
  }

  if (looksLikeCode(text)) {
    const code = text.trim().toUpperCase()
    for (const iata of airports.codes()) offer(code, iata, [iata])
    for (const city of airports.cityCodes()) offer(code, city, [city.toLowerCase()])
  } else {
    const key = keyOf(text)
    for (const [name = '', list = ''] of names.all()) offer(key, name, references(list))
  }
  const byCost = [...nearest.values()].sort((a, b) => a.cost - b.cost || bigger(a.place, b.place))
  return byCost.slice(0, count).map(({ place }) => place)
}
