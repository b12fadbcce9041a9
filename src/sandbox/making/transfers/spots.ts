import { faults } from '../../../core/faults.ts'
import { fold } from '../../../core/fold.ts'
import type { Point } from '../../../core/globe.ts'
import type { Problem } from '../../../core/message.ts'
import type { Place } from '../../../operations/transfers/model.ts'
import type { Airport, Atlas } from '../../data/atlas.types.ts'
import type { Destinations } from '../../data/destinations.ts'
import { called, problemsIn } from '../../known.ts'
import { type Fault, isProblem, problem } from '../../problems.ts'
import { transferFaults } from './faults.ts'

/** Where a ride starts or ends: an airport, the middle of a city, or an address, found on the map. */

export interface Spot extends Point {
  /** What the answer says of it. */
  readonly place: Place
  /** Set where people are met at an airport itself. */
  readonly airport?: Airport
  /** The airport nearest to it, whose clocks and country it shares. */
  readonly nearest: Airport
  /** Why it lies where it is taken to lie, where that was not said. */
  readonly warning?: string
}

/** What was said of a place, under whatever names. */
export interface Said {
  readonly locationCode?: string | undefined
  readonly addressLine?: string | undefined
  readonly zipCode?: string | undefined
  readonly countryCode?: string | undefined
  readonly cityName?: string | undefined
  readonly stateCode?: string | undefined
  readonly geoCode?: string | undefined
  readonly name?: string | undefined
  readonly googlePlaceId?: string | undefined
  readonly uicCode?: string | undefined
}

/** How the request names its members: `cityName` → `/endCityName`. */
type Pointer = (member: keyof Said) => string

interface Finding {
  readonly atlas: Atlas
  readonly places: Destinations
  readonly at: Pointer
  /** What is told where nothing, or no address, was said. */
  readonly missing: { readonly all: Fault; readonly address: Fault }
  /** The other end, where it is known: its city is meant by a code that both have, and towns are looked for around it. */
  readonly other?: Spot | undefined
}

/** Kilometres around the other end within which a town is looked for by its name. */
const farthestTown = 300

/** Kilometres within which there is an airport wherever people live. */
const farthestAirport = 500

/** The place that was meant, or all that is wrong with what was said. */
export function spotOf(said: Said, finding: Finding): Spot | Problem[] {
  const { atlas, at, missing } = finding
  const wrong: Problem[] = []
  const { countryCode, locationCode, geoCode } = said
  if (countryCode !== undefined)
    wrong.push(
      ...problemsIn([called(atlas.country(countryCode.toUpperCase()), 'country', countryCode, at('countryCode'), transferFaults.country)]),
    )
  const point = geoCode === undefined ? undefined : pointOf(geoCode, at('geoCode'))
  if (Array.isArray(point)) wrong.push(...point)
  const known = locationCode === undefined ? undefined : codeSpot(locationCode, finding)
  if (isProblem(known)) wrong.push(known)
  if (wrong.length > 0 || isProblem(known) || Array.isArray(point)) return wrong
  // Where in a city it is, is said best by degrees; an airport is where it is.
  const found: Located | Problem[] | undefined = (known?.airport ? known : undefined) ?? point ?? known ?? townSpot(said, finding)
  if (Array.isArray(found)) return found
  if (found === undefined) {
    if (said.uicCode !== undefined)
      return [problem(transferFaults.rail, `Railway stations are not known here; got "${said.uicCode}": give an address`, at('uicCode'))]
    const nothing = Object.values(said).every((value) => value === undefined)
    return [
      nothing
        ? problem(missing.all, `${nameOf(at('locationCode'))} is missing: give an airport, a city or an address`, at('locationCode'))
        : problem(missing.address, `${nameOf(at('addressLine'))} is missing: give an address with its city or degrees`, at('addressLine')),
    ]
  }
  const [near] = atlas.near({ ...found, radius: farthestAirport })
  const nearest = found.airport ?? near?.item
  if (!nearest)
    return [problem(transferFaults.unable, `No airport lies within ${farthestAirport} km, so nothing is known of the place`, at('geoCode'))]
  return { ...found, nearest, place: placeOf(said, found, nearest) }
}

const nameOf = (pointer: string): string => pointer.slice(1)

interface Located extends Point {
  readonly airport?: Airport
  readonly warning?: string
}

/** `48.8583,2.2945` */
function pointOf(text: string, at: string): Point | Problem[] {
  const [, north, east] = /^\s*([+-]?\d+(?:\.\d+)?)\s*,\s*([+-]?\d+(?:\.\d+)?)\s*$/.exec(text) ?? []
  if (north === undefined)
    return [problem(faults.format, `${nameOf(at)} takes degrees north and east, such as 48.8583,2.2945; got "${text}"`, at)]
  const point = { latitude: Number(north), longitude: Number(east) }
  const wrong = [
    ...(Math.abs(point.latitude) > 90 ? [problem(transferFaults.latitude, `A latitude is from -90 to 90; got ${north}`, at)] : []),
    ...(Math.abs(point.longitude) > 180 ? [problem(transferFaults.longitude, `A longitude is from -180 to 180; got ${east}`, at)] : []),
  ]
  return wrong.length > 0 ? wrong : point
}

/** An airport by its code, or the middle of a city by its. A code of both is the city where the other end is that airport. */
function codeSpot(text: string, { atlas, places, at, other }: Finding): Located | Problem {
  const code = text.toUpperCase()
  const airport = /^[A-Z]{3}$/.test(code) ? atlas.airport(code) : undefined
  if (airport && airport.iata !== other?.airport?.iata) return { airport, latitude: airport.latitude, longitude: airport.longitude }
  const [biggest] = /^[A-Z]{3}$/.test(code) ? atlas.airportsOf(code) : []
  const cityCode = airport?.cityCode ?? code
  const centre = places.cityOf(cityCode)
  if (centre) return { latitude: centre.latitude, longitude: centre.longitude }
  if (biggest && !airport) return { latitude: biggest.latitude, longitude: biggest.longitude }
  if (airport) return problem(transferFaults.iata, `Both ends are ${code}: give an address or its degrees for one`, at('locationCode'))
  return problem(transferFaults.iata, `No airport or city has the code "${text}"`, at('locationCode'))
}

/** The middle of the town of an address without degrees, looked for around the other end; undefined where no town was said. */
function townSpot({ addressLine, cityName, countryCode }: Said, { places, at, other }: Finding): Located | Problem[] | undefined {
  if (cityName === undefined) {
    return addressLine === undefined
      ? undefined
      : [problem(transferFaults.city, `${nameOf(at('cityName'))} is missing: give the city of the address, or its degrees`, at('cityName'))]
  }
  const near = other ? places.townsNear({ ...other, radius: farthestTown }) : []
  const wanted = fold(cityName)
  const towns = near.map(({ item }) => item).filter((town) => fold(town.name) === wanted && country(countryCode, town.country))
  const [town] = towns.sort((a, b) => b.population - a.population)
  if (!town) {
    const detail = `Where ${cityName} lies is not known here: give ${nameOf(at('geoCode'))}, such as 48.8583,2.2945`
    return [problem(transferFaults.geocode, detail, at('geoCode'))]
  }
  const { latitude, longitude } = town
  return { latitude, longitude, warning: `The address has no degrees: the way is reckoned to the middle of ${town.name}` }
}

const country = (wanted: string | undefined, code: string): boolean => wanted === undefined || wanted.toUpperCase() === code

function placeOf(said: Said, { airport, latitude, longitude }: Located, nearest: Airport): Place {
  const { locationCode, addressLine, zipCode, countryCode, cityName, stateCode, name, googlePlaceId, uicCode } = said
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
  return {
    ...(locationCode !== undefined && { locationCode: locationCode.toUpperCase() }),
    ...(!airport && {
      address: {
        ...(addressLine !== undefined && { line: addressLine }),
        ...(zipCode !== undefined && { zip: zipCode }),
        countryCode: (countryCode ?? nearest.country).toUpperCase(),
        ...(cityName !== undefined && { cityName }),
        ...(stateCode !== undefined && { stateCode }),
        latitude: round(latitude),
        longitude: round(longitude),
      },
    }),
    ...(name !== undefined && { name }),
    ...(googlePlaceId !== undefined && { googlePlaceId }),
    ...(uicCode !== undefined && { uicCode }),
  }
}
