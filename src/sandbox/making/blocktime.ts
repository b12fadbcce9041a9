import type { Aircraft, Airport, Atlas } from '../data/atlas.types.ts'
import { regionOf } from './regions.ts'

const RADIAN = Math.PI / 180
const POINTS = 12

/** A point of the great circle as [latitude, longitude] in radians, `share` of the way along it. */
function along(from: Airport, to: Airport, angle: number, share: number): readonly [number, number] {
  const a = Math.sin((1 - share) * angle) / Math.sin(angle)
  const b = Math.sin(share * angle) / Math.sin(angle)
  const [lat1, lon1, lat2, lon2] = [from.latitude * RADIAN, from.longitude * RADIAN, to.latitude * RADIAN, to.longitude * RADIAN]
  const x = a * Math.cos(lat1) * Math.cos(lon1) + b * Math.cos(lat2) * Math.cos(lon2)
  const y = a * Math.cos(lat1) * Math.sin(lon1) + b * Math.cos(lat2) * Math.sin(lon2)
  const z = a * Math.sin(lat1) + b * Math.sin(lat2)
  return [Math.atan2(z, Math.hypot(x, y)), Math.atan2(y, x)]
}

/**
 * How much of the jet stream a flight has behind it, −1 to 1: the eastward share of its course, mean over the great circle,
 * weighted by how near each part is to the stream's usual latitude of 42° (± 15°).
 */
export function tailwind(from: Airport, to: Airport, distance: number): number {
  const angle = distance / 6371
  if (angle < 1e-6) return 0
  let sum = 0
  let previous = along(from, to, angle, 0)
  for (let point = 1; point <= POINTS; point++) {
    const here = along(from, to, angle, point / POINTS)
    const latitude = (previous[0] + here[0]) / 2
    const turn = here[1] - previous[1]
    const east = (turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn) * Math.cos(latitude)
    const north = here[0] - previous[0]
    sum += (east / (Math.hypot(east, north) || 1)) * Math.exp(-(((Math.abs(latitude / RADIAN) - 42) / 15) ** 2))
    previous = here
  }
  return sum / POINTS
}

const KEPT_OUT = new Set(['US', 'CA', 'JP', 'KR', 'TW', 'HK'])
const MAY_OVERFLY = new Set(['RS', 'BA', 'MD'])
const CHINESE = new Set(['CN', 'HK', 'MO'])

/** Airlines of countries whose aircraft Russia lets in nowhere, or that stay away by themselves. */
const avoidsRussia = (country: string): boolean => KEPT_OUT.has(country) || (regionOf(country) === 'Europe' && !MAY_OVERFLY.has(country))

/** How much longer than the great circle a flight is that has to go round Russia (closed since 2022 to the airlines that `avoidsRussia` names). */
export function detourOfRussia(from: Airport, to: Airport, airlineCountry: string): number {
  if (!avoidsRussia(airlineCountry)) return 1
  const [west, east] = regionOf(from.country) === 'Europe' ? [from, to] : [to, from]
  if (regionOf(west.country) !== 'Europe') return 1
  const region = regionOf(east.country)
  if (region === 'North East Asia') {
    if (west.country === 'FI') return 1.33
    return CHINESE.has(east.country) ? (airlineCountry === 'HK' ? 1.06 : 1.12) : 1.15
  }
  return region === 'South East Asia' ? 1.03 : 1
}

/** km/h that a jet makes good on a short flight in still air. */
const JET = 760

/**
 * Gate to gate in minutes there and back, rounded to 5: 43 + 60·d / (760 + 110·min(1, d/9000) + 90·tailwind), fitted on 121 published block times
 * (mean error 12 minutes; 9 on 38 others). Propellers have 430 km/h, or less if they cannot, in place of 760.
 */
export function blockTimes(
  from: Airport,
  to: Airport,
  distance: number,
  aircraft: Aircraft | undefined,
  airlineCountry: string,
): readonly [there: number, back: number] {
  const flown = distance * detourOfRussia(from, to, airlineCountry)
  const propeller = aircraft?.body === 'T' || aircraft?.body === 'P'
  const usual = propeller ? Math.min(430, aircraft.cruise * 0.85) : JET
  const speed = usual + 110 * Math.min(1, flown / 9000)
  // Propellers fly below the stream.
  const wind = 90 * (usual / JET) * tailwind(from, to, distance)
  const minutes = (groundSpeed: number): number => Math.round((43 + (60 * flown) / groundSpeed) / 5) * 5
  return [minutes(speed + wind), minutes(speed - wind)]
}

/** Gate to gate in minutes of a type and an airline between two airports; see `blockTimes`. */
export function blockMinutes(atlas: Atlas, from: string, to: string, aircraft: string, carrier: string): number {
  const [a, b] = [atlas.airport(from), atlas.airport(to)]
  if (a === undefined || b === undefined) throw new Error(`no such airport: ${a === undefined ? from : to}`)
  return blockTimes(a, b, atlas.distance(from, to), atlas.aircraft(aircraft), atlas.airline(carrier)?.country ?? '')[0]
}
