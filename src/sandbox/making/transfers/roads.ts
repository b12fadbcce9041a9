import { dayOfWeek } from '../../../core/dates.ts'
import { kilometres as lineBetween } from '../../../core/globe.ts'
import type { Atlas } from '../../data/atlas.types.ts'
import type { Destinations } from '../../data/destinations.ts'
import type { AirportWay, Transfers } from '../../data/transfers.ts'
import { localMinute, localTime } from '../clocks.ts'
import { onOneLand } from './lands.ts'
import type { Spot } from './spots.ts'

/** How far it is by road and how long it takes, hour by hour. */

export interface Road {
  readonly kilometres: number
  /** By car, as busy as the roads are then. */
  readonly minutes: number
  /** The way of the one airport into the middle of its city, where the ride is that way. */
  readonly way?: AirportWay
}

/** Longest ride anybody is asked for, in km. */
export const longestRide = 300

/** How much longer a road is than the line, where nothing is written of it (a common rule of thumb). */
const winding = 1.3

/** Whether a road leads from one place to another. */
export const isRoad = (from: Spot, to: Spot): boolean => onOneLand(from.nearest, to.nearest, lineBetween(from, to))

interface Ground {
  readonly atlas: Atlas
  readonly places: Destinations
  readonly transfers: Transfers
}

/** Kilometres from the middle of a city within which flat fares hold, and trains and coaches are of use. */
const middle = 9

/** The way from one place to the next at an instant. */
export function roadBetween(ground: Ground, from: Spot, to: Spot, instant: number): Road {
  const line = lineBetween(from, to)
  const airport = from.airport ?? to.airport
  const written = airport && ground.transfers.airportWay(airport.iata)
  const centre = airport && ground.places.cityOf(airport.cityCode)
  const otherEnd = from.airport ? to : from
  const oneAirport = (from.airport === undefined) !== (to.airport === undefined)
  const central = oneAirport && centre !== undefined && lineBetween(otherEnd, centre) <= middle
  // What is written of the airport holds for its surroundings as well: some have to be driven around, some lie on a straight road.
  const straight = airport && centre ? lineBetween(airport, centre) : 0
  const bends = written && straight > 1 ? Math.min(2, Math.max(1.05, written.kilometres / straight)) : winding
  const kilometres = Math.max(1, line < 60 ? line * bends : 60 * bends + (line - 60) * 1.2)
  const pace = written ? written.minutes / Math.max(1, written.kilometres) : 1.7
  // In town it is as slow as is written; beyond, cars get on.
  const inTown = Math.min(kilometres, written ? written.kilometres : 12)
  const free = 4 + inTown * pace + (kilometres - inTown) * (60 / 85)
  const busy = 1 + (rush(ground.atlas, from, instant) - 1) * Math.min(1, 40 / kilometres)
  return {
    kilometres,
    minutes: Math.max(5, Math.round(free * busy)),
    ...(airport && central && { way: written ?? unwritten(ground, airport, kilometres) }),
  }
}

/** Millions of passengers a year from which an airport has coaches into its city, and trains where the country has any. */
const [withCoach, withTrain] = [1.5, 10]

/** What may be supposed of an airport that nothing is written of. */
function unwritten({ transfers }: Ground, { country, passengers }: Spot['nearest'], kilometres: number): AirportWay {
  const { express, bus } = transfers.tariff(country)
  return {
    kilometres,
    minutes: 0,
    express: passengers >= withTrain ? express : 0,
    bus: passengers >= withCoach ? bus : 0,
    flatTaxi: 0,
    note: '',
  }
}

/** How much longer it takes at an hour: mornings and evenings of working days are slow, nights fast. */
function rush(atlas: Atlas, { nearest }: Spot, instant: number): number {
  const hour = localMinute(atlas, nearest, instant) / 60
  if (isNightAt(hour)) return 0.85
  if ([0, 6].includes(dayOfWeek(localTime(atlas, nearest, instant)))) return 1
  return (hour >= 7.5 && hour < 9.5) || (hour >= 17 && hour < 19.5) ? 1.3 : 1.05
}

/** Whether it is night for drivers, who then ask for more. */
export const isNight = (atlas: Atlas, { nearest }: Spot, instant: number): boolean => isNightAt(localMinute(atlas, nearest, instant) / 60)

const isNightAt = (hour: number): boolean => hour < 6 || hour >= 22
