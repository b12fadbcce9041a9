import { faults } from '../core/faults.ts'
import type { Problem } from '../core/message.ts'
import type { Aircraft, Airline, Airport, Atlas, Country, Currency } from './data/atlas.types.ts'
import { type Fault, isProblem, problem, refuseIfAny } from './problems.ts'

/** Codes that are well formed and may yet be nobody's. Each is looked up as the thing it stands for, or as what is wrong with it. */

/** All that is wrong among things that were looked up. */
export const problemsIn = (found: readonly unknown[]): Problem[] => found.filter(isProblem)

/** Things looked up by their codes, once all are found; else all that is wrong is told at once. */
export function known<T extends Readonly<Record<string, unknown>>>(wanted: { readonly [K in keyof T]: T[K] | Problem }): T {
  refuseIfAny(problemsIn(Object.values(wanted)))
  return wanted as T
}

/** What was found under a code. `at` is where the code stands in the request. */
export const called = <T>(found: T | undefined, kind: string, code: string, at: string, fault: Fault = faults.data): T | Problem =>
  found ?? problem(fault, `No ${kind} has the code "${code}"`, at)

/** An airport by its own code. A city with airports of other codes is told by them. */
export function airportCalled(atlas: Atlas, code: string, at: string): Airport | Problem {
  const ofCity = atlas.airport(code) ? [] : atlas.airportsOf(code).map(({ iata }) => iata)
  // Not unknown, only of the wrong kind: neighbours by spelling would be no help.
  if (ofCity.length > 0) return problem(faults.option, `"${code}" is a city: give one of its airports, ${ofCity.join(', ')}`, at)
  return called(atlas.airport(code), 'airport', code, at)
}

/** The airports of a city by its own code. An airport is told its city. */
export function cityCalled(atlas: Atlas, code: string, at: string, fault: Fault = faults.data): readonly Airport[] | Problem {
  const airports = atlas.airportsOf(code)
  const [first] = airports
  if (first && first.cityCode !== code)
    return problem(fault, `The city code of ${first.city} is ${first.cityCode}; ${code} is an airport there`, at)
  return called(first && airports, 'city', code, at, fault)
}

/** The codes of the airports that a code stands for: that of an airport, or all of a city. */
export function airportsCalled(atlas: Pick<Atlas, 'airportsOf'>, code: string, at: string, fault?: Fault): string[] | Problem {
  const airports = atlas.airportsOf(code).map(({ iata }) => iata)
  return called(airports.length > 0 ? airports : undefined, 'airport or city', code, at, fault)
}

/** An airline by its IATA or ICAO code. */
export const airlineCalled = (atlas: Atlas, code: string, at: string): Airline | Problem =>
  called(code.length === 3 ? atlas.airlines().find(({ icao }) => icao === code) : atlas.airline(code), 'airline', code, at)

export const countryCalled = (atlas: Atlas, code: string, at: string, fault?: Fault): Country | Problem =>
  called(atlas.country(code), 'country', code, at, fault)

export const aircraftCalled = (atlas: Atlas, code: string, at: string): Aircraft | Problem =>
  called(atlas.aircraft(code), 'aircraft type', code, at)

/** The currency that was asked for; the euro where none was. */
export const currencyCalled = (atlas: Pick<Atlas, 'currency'>, code = 'EUR', at: string, fault?: Fault): Currency | Problem =>
  called(atlas.currency(code), 'currency', code, at, fault)
