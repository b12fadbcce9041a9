/** Reads `transfers.tsv`: who drives people between airports and cities, in what, and for how much. Amounts are euros. */

import type { ReadTable } from './atlas.types.ts'
import { lazyLines } from './lines.ts'

export interface Vehicle {
  readonly code: string
  readonly name: string
  readonly seats: number
  readonly bags: number
  /** On the private rate. */
  readonly factor: number
}

export interface VehicleCategory {
  readonly code: string
  readonly name: string
  readonly factor: number
}

export interface Provider {
  /** Three letters. */
  readonly code: string
  readonly name: string
  /** ISO 3166-1 alpha-2; empty where it drives everywhere. */
  readonly countries: readonly string[]
  /** What it drives: `PRIVATE`, `AIRPORT_BUS`. */
  readonly types: readonly string[]
  /** Percent of the market. */
  readonly share: number
}

/** What a country charges: per vehicle for private cars and taxis, per person for what is shared. */
export interface Tariff {
  /** Currency people pay in. */
  readonly currency: string
  readonly privateBase: number
  readonly privateKm: number
  readonly sharedBase: number
  readonly sharedKm: number
  readonly taxiBase: number
  readonly taxiKm: number
  /** 0 where airports have no train. */
  readonly express: number
  readonly bus: number
  /** Toll or surcharge of the airport, per vehicle. */
  readonly toll: number
}

/** The way between an airport and the middle of its city. A fare of 0 is none. */
export interface AirportWay {
  readonly kilometres: number
  readonly minutes: number
  readonly express: number
  readonly bus: number
  readonly flatTaxi: number
  readonly note: string
}

/** Equipment or a service that is added to a ride. */
export interface Addition {
  readonly code: string
  readonly name: string
  readonly price: number
  readonly kind: 'equipment' | 'service'
}

/** A share of the price that is charged between so many hours before the pick-up. */
export interface CancellationRule {
  readonly least: number
  /** Left out where it is charged however long before. */
  readonly most?: number
  readonly percent: number
  readonly says: string
}

export interface Transfers {
  vehicle(code: string): Vehicle | undefined
  category(code: string): VehicleCategory | undefined
  /** In the order of their codes. */
  providers(): readonly Provider[]
  /** Of the country, else of those that nothing is written of. */
  tariff(country: string): Tariff
  airportWay(airport: string): AirportWay | undefined
  addition(code: string): Addition | undefined
  /** The longest before the pick-up first. */
  cancellationRules(): readonly CancellationRule[]
}

function parseTariff([, currency = 'EUR', ...amounts]: readonly string[]): Tariff {
  const [privateBase = 0, privateKm = 0, sharedBase = 0, sharedKm = 0, taxiBase = 0, taxiKm = 0, express = 0, bus = 0, toll = 0] =
    amounts.map(Number)
  return { currency, privateBase, privateKm, sharedBase, sharedKm, taxiBase, taxiKm, express, bus, toll }
}

const parseProvider = ([key = '', name = '', countries = '', types = '', share]: readonly string[]): Provider => ({
  code: key.slice(2),
  name,
  countries: countries === '*' ? [] : countries.split(','),
  types: types.split(','),
  share: Number(share),
})

const parseRule = ([, least, most, percent, says = '']: readonly string[]): CancellationRule => ({
  least: Number(least),
  ...(most !== '' && { most: Number(most) }),
  percent: Number(percent),
  says,
})

export function transferTable(read: ReadTable): Transfers {
  const lines = lazyLines(read, 'transfers.tsv')
  return {
    vehicle(code) {
      const [, name = '', seats, bags, factor] = lines.find(`K ${code}`) ?? []
      return factor === undefined ? undefined : { code, name, seats: Number(seats), bags: Number(bags), factor: Number(factor) }
    },
    category(code) {
      const [, name = '', factor] = lines.find(`KC ${code}`) ?? []
      return factor === undefined ? undefined : { code, name, factor: Number(factor) }
    },
    providers: () => lines.starting('P ').map(parseProvider),
    tariff: (country) => parseTariff(lines.find(`C ${country}`) ?? lines.find('C *') ?? []),
    airportWay(airport) {
      const [, km, minutes, express, bus, flat, note = ''] = lines.find(`X ${airport}`) ?? []
      return km === undefined
        ? undefined
        : { kilometres: Number(km), minutes: Number(minutes), express: Number(express), bus: Number(bus), flatTaxi: Number(flat), note }
    },
    addition(code) {
      const [, name = '', price, kind] = lines.find(`F ${code}`) ?? []
      return price === undefined ? undefined : { code, name, price: Number(price), kind: kind === 'equipment' ? 'equipment' : 'service' }
    },
    cancellationRules: () => lines.starting('R ').map(parseRule),
  }
}
