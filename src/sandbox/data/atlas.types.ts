/** What the tables know. Codes are upper case; distances are kilometres; instants are UTC milliseconds. */

import type { Circle, Near, Point } from '../../core/globe.ts'
import type { Destinations } from './destinations.ts'
import type { Safety } from './safety.ts'
import type { Stays } from './stays.ts'
import type { StayTerms } from './stayterms.ts'
import type { Transfers } from './transfers.ts'

/** Gives the bytes of a table by its file name, such as `airports.tsv`. The only door to the disk. */
export type ReadTable = (name: string) => Uint8Array

export interface Airport extends Point {
  readonly iata: string
  readonly icao: string
  readonly name: string
  readonly city: string
  /** IATA city (metropolitan) code; equal to `iata` where the airport has its city to itself. */
  readonly cityCode: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** ISO 3166-2 subdivision without the country, such as `NY`; empty where unknown. */
  readonly region: string
  /** IANA zone name. */
  readonly zone: string
  /** Yearly passengers in millions; estimated from the number of routes where not published. */
  readonly passengers: number
}

export type Alliance = 'O' | 'S' | 'T' | '-'
/** F full service, L low cost, R regional, H leisure. */
export type AirlineKind = 'F' | 'L' | 'R' | 'H'

export interface Airline {
  readonly iata: string
  readonly icao: string
  readonly name: string
  readonly country: string
  readonly alliance: Alliance
  readonly kind: AirlineKind
  /** Airports where it connects passengers, biggest first, with how many destinations it serves there. */
  readonly hubs: ReadonlyMap<string, number>
  /** Last day it sells under its own code, with the airline that takes over; absent for nearly all. */
  readonly until?: { readonly date: string; readonly successor: string }
  /** Airlines whose flights it sells after their last day. */
  readonly takesOver: readonly string[]
}

/** One airline on one non-stop route; the season is empty for all year, `s` northern summer, `w` northern winter. */
export interface Carrier {
  readonly airline: string
  readonly season: '' | 's' | 'w'
}

/** Two flight numbers of one aeroplane: out from home, and back. */
export type NumberPair = readonly [out: number, back: number]

/** How often an airline flies a route and under which numbers, as it is in every world. */
export interface Frequency {
  /** Flights a week each way in the northern summer and winter timetable; 0 out of season. */
  readonly weekly: { readonly s: number; readonly w: number }
  /** One pair for each rotation of the busiest day, those first that fly most. */
  readonly numbers: readonly NumberPair[]
  /** The pairs with the airline that takes over. */
  readonly later: readonly NumberPair[]
}

/** A route of an airline, flown both ways as often. */
export interface AirlineRoute {
  readonly home: string
  readonly away: string
  readonly weekly: Frequency['weekly']
}

/** Where passengers of an airline check in on the web; `mobile` where phones have an address of their own. */
interface CheckinPages {
  readonly web: string
  readonly mobile?: string
}

/** What lies between the two ends of a route. */
export interface Stretch {
  /** Kilometres of the great circle, whole ones. */
  readonly distance: number
  /** How much of the jet stream a flight has behind it, −1 to 1; the other way it has as much against it. */
  readonly wind: number
}

/** An airport on the way between two others, with the kilometres to fly there and on. */
export interface Stop {
  readonly via: string
  readonly out: number
  readonly on: number
}

export interface CabinPlan {
  readonly cabin: 'F' | 'J' | 'W' | 'Y'
  readonly firstRow: number
  readonly lastRow: number
  /** Seats abreast between the aisles, `3-3`. */
  readonly abreast: string
  readonly seats: number
}

export interface Layout {
  readonly name: string
  readonly cabins: readonly CabinPlan[]
  readonly exitRows: readonly number[]
}

export interface Aircraft {
  readonly iata: string
  readonly icao: string
  readonly name: string
  readonly body: 'W' | 'N' | 'R' | 'T' | 'P'
  /** km/h */
  readonly cruise: number
  readonly range: number
  /** Longest stage it usually flies. */
  readonly stage: number
  readonly layouts: readonly Layout[]
}

/** The cabins an airline sells on a type, besides economy. */
export interface CabinsSold {
  readonly first: boolean
  /** `seat`: seats of its own; `blocked`: economy seats in threes with the middle one free, as in Europe. */
  readonly business: 'seat' | 'blocked' | 'none'
  readonly premium: boolean
}

export interface FareFamily {
  readonly cabin: 'F' | 'J' | 'W' | 'Y'
  readonly name: string
  /** Checked pieces, or a weight in kg where the airline sells by weight. */
  readonly bags: { readonly pieces: number } | { readonly weight: number }
  readonly seat: 'paid' | 'std' | 'free'
  readonly changes: 'no' | 'fee' | 'free'
  readonly refund: 'no' | 'fee' | 'free'
  /** EUR each way over the cheapest family of the cabin, short and long haul. */
  readonly step: { readonly short: number; readonly long: number }
}

export interface Country {
  readonly code: string
  readonly name: string
  /** AF AN AS EU NA OC SA */
  readonly continent: string
  readonly currency: string
}

export interface Currency {
  readonly code: string
  readonly name: string
  /** Minor units: 2 for EUR, 0 for JPY, 3 for KWD. */
  readonly digits: number
  /** Units of this currency for one euro. */
  readonly perEuro: number
}

/** Minutes to change planes by what the two flights are, domestic (or within Schengen) and international. */
export interface ConnectionTimes {
  readonly domesticDomestic: number
  readonly domesticInternational: number
  readonly internationalDomestic: number
  readonly internationalInternational: number
  /** Added when the two flights use terminals that a bus, train or long walk connects. */
  readonly terminalChange: number
}

/** Every table, each read when first asked for. Nothing here depends on the clock or the seed. */
export interface Atlas {
  /** The tables themselves, for those who read them in ways of their own, and the program that reads barcodes. */
  readonly read: ReadTable
  /** Cities that people travel to, what they are like and what is to be seen there. Its readers are loaded when it is asked for. */
  destinations(): Promise<Destinations>
  /** What rooms hotels have, on which terms they are sold, and what is levied on them. Loaded when asked for. */
  stayTerms(): Promise<StayTerms>
  /** Where there are hotels, and what they are called and have. Its readers are loaded when it is asked for. */
  stays(): Promise<Stays>
  /** What travellers ask of countries: how safe they are, what is asked at the border. Its reader is loaded when it is asked for. */
  safety(): Promise<Safety>
  /** Whether most people fly to a city for the beach. */
  isBeach(city: string): Promise<boolean>
  /** Who drives people between airports and cities. Its reader is loaded when it is asked for. */
  transfers(): Promise<Transfers>
  airport(iata: string): Airport | undefined
  /** All airports, in code order. Loads the whole table: one-shot commands ask for single codes instead. */
  airports(): readonly Airport[]
  /** The airports a code stands for: those of the city (`LON`, `MIA`), else the airport itself, else none. Biggest first. */
  airportsOf(code: string): readonly Airport[]
  /** Great-circle distance between two airports. */
  distance(from: string, to: string): number
  /** Nearest first. */
  near(circle: Circle): readonly Near<Airport>[]

  airline(code: string): Airline | undefined
  airlines(): readonly Airline[]

  /** Non-stop destinations of an airport with the airlines that fly there. Both directions of a route are listed. */
  routesFrom(iata: string): ReadonlyMap<string, readonly Carrier[]>
  /** The airlines that fly non-stop between two airports, in the order of their codes. */
  carriers(from: string, to: string): readonly Carrier[]
  /** What lies between two airports with a non-stop flight; undefined for others. */
  stretch(from: string, to: string): Stretch | undefined
  /** Airports with non-stop flights both from one and to another, whoever flies them, in the order of their codes. */
  stopsBetween(from: string, to: string): readonly Stop[]
  /** What an airline flies between its home and the other end; undefined where it does not, or where home is at the other end. */
  frequency(airline: string, home: string, away: string): Frequency | undefined
  /** Every route of an airline, with home as its first end. Reads all its lines. */
  routesOf(airline: string): readonly AirlineRoute[]
  /** The route with a flight number of an airline; `later` for a number with the airline that takes over. */
  numbered(airline: string, number: number, later?: boolean): { readonly home: string; readonly away: string } | undefined

  aircraft(code: string): Aircraft | undefined
  /** Aircraft types with weights that an airline uses at a distance; empty where its fleet is not written down. */
  fleet(airline: string, distance: number): readonly { readonly type: string; readonly weight: number }[]
  /** The types everybody expects on a route of an airline, in either direction; empty for nearly all. */
  routeTypes(airline: string, from: string, to: string): readonly string[]
  /** The only types that may use an airport with a short runway or steep approach; empty where all may. */
  typesAllowed(airport: string): readonly string[]
  cabins(airline: string, type: string): CabinsSold
  /** Fare families of an airline (its own, else those of its kind) and its loyalty programme. */
  fares(airline: string): { readonly programme: string; readonly families: readonly FareFamily[] }
  connectionTimes(airport: string): ConnectionTimes
  /** The terminal an airline uses at an airport, where it is written down. */
  terminal(airport: string, airline: string): string | undefined
  /** Where an airline's passengers check in; undefined where it is not known. */
  checkin(airline: string): CheckinPages | undefined

  /** Minutes east of UTC in a zone at an instant. */
  offset(zone: string, instant: number): number
  country(code: string): Country | undefined
  currency(code: string): Currency | undefined
  currencies(): readonly Currency[]
}
