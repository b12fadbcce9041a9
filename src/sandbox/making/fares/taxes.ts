import type { Airport } from '../../data/atlas.types.ts'
import { fiscalCountry, isDomestic } from '../regions.ts'
import type { CabinCode } from './classes.ts'

/** A tax, fee or charge on a ticket in EUR. */
export interface Tax {
  readonly code: string
  readonly amount: number
}

/** EUR, or a share of the fare. */
interface Rate {
  readonly euros: number
  readonly share: number
}

interface Charge {
  readonly code: string
  /** How many departures in the country it is due for, at most. */
  readonly departures: number
  readonly domestic: Rate
  readonly short: Rate
  readonly long: Rate
  /** How many times as much the better cabins pay. */
  readonly premium: number
}

/**
 * Charges on leaving a country in EUR: code, domestic, short and long international, and × for better cabins. The first is the airport's own, which connecting passengers pay in part.
 * `7.5%` is a share of the fare, and `XF*2` is due for every departure in the country but no more than two: in the United States passenger facility charges
 * (XF) for two, segment fees (ZP) for all, the security fee (AY) once each way, and on domestic fares the excise tax of 7.5 % (26 USC 4261, 49 CFR 158 and 1510).
 * National rates of 2026 where they are published (UK air passenger duty, French solidarity tax, German and Austrian aviation tax, US government fees), airport charges rounded.
 */
const DEPARTURES: Readonly<Record<string, string>> = {
  ES: 'JD 11.4 14.7 22.1, QV 3.92 3.92 3.92, OG 0.63 0.63 0.63',
  GB: 'UB 12 14.2 20.4, GB 9.3 17.4 121.6 2.2',
  FR: 'QX 9.6 11.8 14.2, FR 6.2 8.1 10.4, IZ 7.4 7.4 40 3, O4 5.1 5.1 9.2',
  DE: 'RA 14.8 21.3 22.6, DE 8.9 9.6 9.6, OY 13.03 13.03 59.43',
  IT: 'IT 6.6 9.2 13.5, HB 6.5 6.5 6.5, VT 2.2 2.4 3.1, EX 1.8 2.1 2.1, MJ 1.1 1.1 1.1',
  PT: 'YP 8.2 14.4 29.6, PT 6.3 6.5 8.3',
  NL: 'RN 14.1 15.6 20.9, CJ 8 8 8, NL 24.4 24.4 26.1',
  CH: 'CH 24.5 34.8 44.6',
  AT: 'ZY 14.2 17.6 21.3, AT 7.7 7.7 7.7, QD 12 12 12',
  US: 'XF*2 4 4 4, AY 4.95 4.95 4.95, ZP*9 4.6 0 0, US 7.5% 20.7 20.7',
  CA: 'SQ 17.3 20.1 22.4, CA 4.8 8.2 16.4',
  MX: 'XD 14.1 18.2 24.3, UK 0 18 28',
  AE: 'AE 17.8 17.8 17.8, F6 8.3 8.3 8.3, TP 1.2 1.2 1.2, ZR 2.4 2.4 2.4',
  SG: 'SG 31.3 31.3 31.3, OP 5.4 5.4 5.4, L7 7.3 7.3 7.3',
  JP: 'SW 3 15.3 16.6, OI 0 3.4 3.4, TK 0 5.6 5.6',
  IN: 'IN 7.2 9.8 16.2, P2 2.4 3.6 6.2',
  AU: 'WY 9.4 9.8 12.3, AU 0 36.4 36.4',
  BR: 'BR 7.8 12.4 37.6',
  TR: 'TR 3.1 16 20',
  ZA: 'ZA 10.1 14.2 23.4, EV 1.4 1.6 1.8, UM 1.1 1.2 1.4',
  HK: 'HK 13.3 13.3 13.3, G3 8.1 10.4 18.8, I5 7.2 7.2 7.2',
  KR: 'BP 3 17.2 17.2',
  TH: 'TS 3.2 19.3 19.3, E7 0.9 0.9 0.9, G8 0.4 0.4 0.4',
  MY: 'MY 2.4 7.6 15.3, H8 0.3 0.3 0.3',
  ID: 'D5 6.9 12.4 14.1',
  CN: 'CN 6.4 11.6 11.6',
  VN: 'JC 3.7 17.4 17.4, C4 0.8 1.8 1.8',
  AR: 'TQ 7.4 26.2 48.6, QO 3.2 8.7 8.7, XR 0 2.6 2.6',
  NO: 'NO 9.6 11.4 14.3, ZN 5.2 6.1 7.4',
  DK: 'ZO 9.4 14.7 16.8',
  PL: 'XW 11.2 13.8 15.2, ND 4.1 4.6 4.6',
  GR: 'GR 9.3 12.2 14.1, WP 4.6 4.6 4.6, WQ 5.2 5.2 5.2',
  IE: 'IE 9.4 12.8 14.6',
}
const USUAL = [12, 20, 38] as const

/** Charges for entering a country from abroad. */
const ARRIVALS: Readonly<Record<string, string>> = {
  US: 'US 0 20.7 20.7, XA 0 3.4 3.4, XY 0 6.2 6.2, YC 0 6.4 6.4',
}

/** Part of the airport's charge that changing planes costs. */
const TRANSFER = 0.4

function parse(entry: string): Charge {
  const [name = '', domestic = '', short = '', long = '', premium = '1'] = entry.split(' ')
  const [code = '', departures = '1'] = name.split('*')
  return { code, departures: Number(departures), domestic: rate(domestic), short: rate(short), long: rate(long), premium: Number(premium) }
}

const rate = (text: string): Rate =>
  text.endsWith('%') ? { euros: 0, share: Number(text.slice(0, -1)) / 100 } : { euros: Number(text), share: 0 }

interface Taxed {
  /** Airports from the first departure to the last arrival. */
  readonly airports: readonly Airport[]
  readonly cabin: CabinCode
  readonly longHaul: boolean
}

/** Taxes and airport charges of one direction of a trip, by what its two ends and its stops are, for a fare of so many EUR; dearest first. */
type Taxes = (trip: Taxed) => (fare: number) => readonly Tax[]

const taxOf = (code: string, amount: number): Tax => ({ code, amount: Math.round(amount * 100) / 100 })

const dearestFirst = (a: Tax, b: Tax): number => b.amount - a.amount

/** Makes the taxes of every trip; the charges of a country are read once, and trips with the same airports share their list. */
export function createTaxes(): Taxes {
  const charges = new Map<string, readonly Charge[]>()
  const lists = new Map<string, ReturnType<Taxes>>()

  function read(key: string, text: string): readonly Charge[] {
    const known = charges.get(key) ?? (text === '' ? [] : text.split(', ').map(parse))
    charges.set(key, known)
    return known
  }

  /** Countries that are not in the table have one charge, under their own code. */
  const leaving = (country: string): readonly Charge[] => read(country, DEPARTURES[country] ?? `${country} ${USUAL.join(' ')}`)
  const entering = (country: string): readonly Charge[] => read(`to ${country}`, ARRIVALS[country] ?? '')

  function make({ airports, cabin, longHaul }: Taxed): ReturnType<Taxes> {
    const [from, to] = [airports[0], airports.at(-1)]
    if (from === undefined || to === undefined) return () => []
    const [home, abroad] = [fiscalCountry(from.country), fiscalCountry(to.country)]
    const band = isDomestic(home, abroad) ? 'domestic' : longHaul ? 'long' : 'short'
    const countries = airports.slice(0, -1).map(({ country }) => fiscalCountry(country))
    const boardings = countries.filter((country) => country === home).length
    const amounts = new Map<string, number>()
    let shares: readonly Charge[] = []
    const add = (code: string, amount: number): void => {
      if (amount > 0) amounts.set(code, (amounts.get(code) ?? 0) + amount)
    }
    for (const charge of leaving(home)) {
      add(charge.code, charge[band].euros * Math.min(boardings, charge.departures) * (cabin === 'Y' ? 1 : charge.premium))
      if (charge[band].share > 0) shares = [...shares, charge]
    }
    if (band !== 'domestic') for (const charge of entering(abroad)) add(charge.code, charge[band].euros)
    for (const country of countries.slice(1)) {
      const [airport] = leaving(country)
      if (airport === undefined) continue
      // What is due for every departure is due in full, and at home it has been counted.
      const part = airport.departures === 1 ? TRANSFER : country === home ? 0 : 1
      add(airport.code, airport.short.euros * part)
    }
    const fixed = [...amounts].map(([code, amount]) => taxOf(code, amount)).sort(dearestFirst)
    if (shares.length === 0) return () => fixed
    return (fare) => [...fixed, ...shares.map((charge) => taxOf(charge.code, fare * charge[band].share))].sort(dearestFirst)
  }

  return (trip) => {
    let key: string = trip.cabin
    for (const { iata } of trip.airports) key += iata
    const known = lists.get(key) ?? make(trip)
    lists.set(key, known)
    return known
  }
}
