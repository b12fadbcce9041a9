import { Refusal } from '../core/errors.ts'
import { faults } from '../core/faults.ts'
import type { Issue } from '../core/message.ts'
import type { Aircraft, Airline, Airport, Atlas, Country } from './data/atlas.types.ts'

/** Codes that are well formed and may yet be nobody's. */

/** For lookups by an id that nothing has (the service's published error table). */
export const notFound = { code: 1797, title: 'NOT FOUND' } as const

/** What is wrong with an input. */
export type Problem = Omit<Issue, 'status'>

const isProblem = (found: object): found is Problem => 'title' in found

/** Things looked up by their codes, once all are found; else all that is wrong is told at once. */
export function known<T extends Readonly<Record<string, object>>>(wanted: { readonly [K in keyof T]: T[K] | Problem }): T {
  const problems = Object.values(wanted).filter(isProblem)
  if (problems.length > 0) throw new Refusal(400, problems)
  return wanted as T
}

/** An airport by its own code. A city with airports of other codes is told by them. */
export function airportCalled(atlas: Atlas, code: string, parameter: string): Airport | Problem {
  const airport = atlas.airport(code)
  if (airport) return airport
  const ofCity = atlas.airportsOf(code).map(({ iata }) => iata)
  if (ofCity.length === 0) return problem(parameter, `No airport has the code "${code}"`)
  // Not unknown, only of the wrong kind: neighbours by spelling would be no help.
  return { ...faults.option, detail: `"${code}" is a city: give one of its airports, ${ofCity.join(', ')}`, source: { parameter } }
}

/** An airline by its IATA or ICAO code. */
export function airlineCalled(atlas: Atlas, code: string, parameter: string): Airline | Problem {
  const airline = code.length === 3 ? atlas.airlines().find(({ icao }) => icao === code) : atlas.airline(code)
  return airline ?? problem(parameter, `No airline has the code "${code}"`)
}

export const countryCalled = (atlas: Atlas, code: string, parameter: string): Country | Problem =>
  atlas.country(code) ?? problem(parameter, `No country has the code "${code}"`)

export const aircraftCalled = (atlas: Atlas, code: string, parameter: string): Aircraft | Problem =>
  atlas.aircraft(code) ?? problem(parameter, `No aircraft type has the code "${code}"`)

const problem = (parameter: string, detail: string): Problem => ({ ...faults.data, detail, source: { parameter } })
