import type { TransferType, VehicleCategory, VehicleCode } from '../../../operations/transfers/model.ts'
import type { Atlas } from '../../data/atlas.types.ts'
import type { Provider, Tariff, Transfers } from '../../data/transfers.ts'
import { localMinute } from '../clocks.ts'
import { hash, uniform } from '../keys.ts'
import type { Asked } from './asking.ts'
import { isNight, type Road } from './roads.ts'

/** Every ride that somebody offers between two places, and what it costs in euros. */

export interface Ride {
  readonly type: TransferType
  readonly vehicle: VehicleCode
  readonly category: VehicleCategory
  readonly provider: Provider
  /** Of the ride, for all who travel. */
  readonly euros: number
  /** Tolls and charges of the airport. */
  readonly fees: number
  readonly minutes: number
  /** Whether the price is only what it will be about. */
  readonly estimated: boolean
}

interface Setting {
  readonly atlas: Atlas
  readonly seed: string
  readonly transfers: Transfers
  readonly asked: Asked
  /** Undefined for a car by the hour that comes back. */
  readonly road: Road | undefined
}

/** Drivers ask for this much more at night. */
const night = 1.15

/** What is driven as a private car, in which class. */
const fleet: readonly (readonly [VehicleCode, VehicleCategory])[] = [
  ['CAR', 'ST'],
  ['SED', 'ST'],
  ['WGN', 'ST'],
  ['ELC', 'ST'],
  ['SUV', 'ST'],
  ['VAN', 'ST'],
  ['SED', 'BU'],
  ['ELC', 'BU'],
  ['SUV', 'BU'],
  ['VAN', 'BU'],
  ['SED', 'FC'],
  ['LMS', 'FC'],
]

/** Countries where passengers ride on the back of a motorbike. */
const withMotorbikes = new Set(['FR', 'TH', 'VN', 'KH', 'ID', 'PH', 'IN', 'LK', 'NP', 'KE', 'CO', 'BR'])

/** All rides, whoever they fit. */
export function ridesFor(setting: Setting): Ride[] {
  const { transfers, asked } = setting
  const { country } = asked.start.nearest
  return transfers
    .providers()
    .filter(({ countries }) => countries.length === 0 || countries.includes(country))
    .flatMap((provider) => provider.types.flatMap((type) => makers[type as TransferType]?.(setting, provider) ?? []))
}

const makers: { readonly [type in TransferType]: (setting: Setting, provider: Provider) => Ride[] } = {
  PRIVATE: privateCars,
  SHARED: shuttles,
  TAXI: taxis,
  HOURLY: carsByTheHour,
  AIRPORT_EXPRESS: trains,
  AIRPORT_BUS: coaches,
}

const tariffOf = ({ transfers, asked }: Setting): Tariff => transfers.tariff(asked.start.nearest.country)

/** What one provider asks against the others of the country: 0.94 to 1.08. */
const dearness = ({ seed, asked }: Setting, { code }: Provider): number =>
  0.94 + 0.14 * uniform(hash(`transfer|${code}|${asked.start.nearest.country}`, hash(seed)))

/** Whether a provider has such cars in a city; sedans and vans it always has. */
function has({ seed, asked }: Setting, { code, share }: Provider, vehicle: VehicleCode, category: VehicleCategory): boolean {
  if ((vehicle === 'SED' || vehicle === 'VAN') && category === 'ST') return true
  const chance = uniform(hash(`fleet|${code}|${asked.start.nearest.cityCode}|${vehicle}|${category}`, hash(seed)))
  return chance < 0.25 + share / 100
}

const factorOf = ({ transfers }: Setting, vehicle: VehicleCode, category: VehicleCategory): number =>
  (transfers.vehicle(vehicle)?.factor ?? 1) * (transfers.category(category)?.factor ?? 1)

const nightly = ({ atlas, asked }: Setting): number => (isNight(atlas, asked.start, asked.instant) ? night : 1)

/** What a driver who waits at stops on the way asks for. */
const waiting = ({ transfers, asked }: Setting): number =>
  asked.stops.reduce((sum, { minutes }) => sum + (minutes / 60) * (transfers.addition('WNR')?.price ?? 0), 0)

const stopMinutes = ({ asked }: Setting): number => asked.stops.reduce((sum, { minutes }) => sum + minutes, 0)

/** An airport asks it of every car, at either end of the ride. */
const tollOf = (setting: Setting): number => (setting.asked.start.airport || setting.asked.end?.airport ? tariffOf(setting).toll : 0)

function privateCars(setting: Setting, provider: Provider): Ride[] {
  const { road } = setting
  if (!road) return []
  const { privateBase, privateKm } = tariffOf(setting)
  const rate = (privateBase + privateKm * road.kilometres) * dearness(setting, provider) * nightly(setting)
  const ride = (vehicle: VehicleCode, category: VehicleCategory): Ride => ({
    type: 'PRIVATE',
    vehicle,
    category,
    provider,
    euros: rate * factorOf(setting, vehicle, category) + waiting(setting),
    fees: tollOf(setting),
    minutes: road.minutes + stopMinutes(setting),
    estimated: false,
  })
  return fleet
    .filter(([vehicle, category]) => has(setting, provider, vehicle, category))
    .map(([vehicle, category]) => ride(vehicle, category))
}

/** Shuttles call at hotels on the way, between an airport and one address. */
function shuttles(setting: Setting, provider: Provider): Ride[] {
  const { road, asked } = setting
  if (!road || asked.stops.length > 0 || !touchesOneAirport(setting) || road.kilometres > 100) return []
  const { sharedBase, sharedKm } = tariffOf(setting)
  const each = (sharedBase + sharedKm * road.kilometres) * dearness(setting, provider) * nightly(setting)
  return [
    {
      type: 'SHARED',
      vehicle: 'VAN',
      category: 'ST',
      provider,
      euros: each * asked.passengers,
      fees: 0,
      minutes: Math.round(road.minutes * 1.25 + 15),
      estimated: false,
    },
  ]
}

/** Taxis go by the meter, so that their price is an estimate, but for the flat fares of some airports. Their fares are those of the town, whoever drives. */
function taxis(setting: Setting, provider: Provider): Ride[] {
  const { road, asked } = setting
  if (!road || road.kilometres > 150) return []
  const { taxiBase, taxiKm } = tariffOf(setting)
  const flat = asked.stops.length === 0 ? (road.way?.flatTaxi ?? 0) : 0
  const fare = flat > 0 ? flat : (taxiBase + taxiKm * road.kilometres) * nightly(setting)
  const ride = (vehicle: VehicleCode, factor: number): Ride => ({
    type: 'TAXI',
    vehicle,
    category: 'ST',
    provider,
    euros: fare * factor + waiting(setting),
    // A flat fare has everything in it.
    fees: flat > 0 ? 0 : tollOf(setting),
    minutes: road.minutes + stopMinutes(setting),
    estimated: flat === 0,
  })
  const motorbike =
    withMotorbikes.has(asked.start.nearest.country) && road.kilometres <= 60 ? [ride('MBR', factorOf(setting, 'MBR', 'ST'))] : []
  return [ride('SED', 1), ride('VAN', 1.3), ...motorbike]
}

/** An hour is thought to be this share of a ride's base and so many kilometres. */
const [hourBase, hourKilometres] = [0.75, 20]

function carsByTheHour(setting: Setting, provider: Provider): Ride[] {
  const { asked } = setting
  const { minutes } = asked
  if (minutes === undefined) return []
  const { privateBase, privateKm } = tariffOf(setting)
  const hourly = (privateBase * hourBase + privateKm * hourKilometres) * dearness(setting, provider) * nightly(setting)
  return fleet
    .filter(([vehicle, category]) => vehicle !== 'CAR' && has(setting, provider, vehicle, category))
    .map(([vehicle, category]) => ({
      type: 'HOURLY',
      vehicle,
      category,
      provider,
      euros: hourly * (minutes / 60) * factorOf(setting, vehicle, category),
      fees: asked.start.airport ? tariffOf(setting).toll : 0,
      minutes,
      estimated: false,
    }))
}

const touchesOneAirport = ({ asked }: Setting): boolean => (asked.start.airport === undefined) !== (asked.end?.airport === undefined)

/** Hours of the night in which neither trains nor coaches run, with the half hours as fractions. */
const pauses = { train: [0.5, 4.5], coach: [1, 4] } as const

/** Trains and coaches go from an airport to the middle of its city and back, by day. */
function line(setting: Setting, provider: Provider, type: TransferType, vehicle: VehicleCode, each: number, minutes: number): Ride[] {
  const { asked, atlas } = setting
  const [from, to] = pauses[type === 'AIRPORT_EXPRESS' ? 'train' : 'coach']
  const hour = localMinute(atlas, asked.start.nearest, asked.instant) / 60
  if (each <= 0 || asked.stops.length > 0 || (hour >= from && hour < to)) return []
  return [{ type, vehicle, category: 'ST', provider, euros: each * asked.passengers, fees: 0, minutes, estimated: false }]
}

function trains(setting: Setting, provider: Provider): Ride[] {
  const { way, minutes = 0, kilometres = 0 } = setting.road ?? {}
  // No traffic holds a train up, but it has to be walked to.
  return line(
    setting,
    provider,
    'AIRPORT_EXPRESS',
    'TRN',
    way?.express ?? 0,
    Math.max(12, Math.min(minutes, Math.round(10 + kilometres * 0.75))),
  )
}

function coaches(setting: Setting, provider: Provider): Ride[] {
  const { way, minutes = 0 } = setting.road ?? {}
  return line(setting, provider, 'AIRPORT_BUS', 'BUS', way?.bus ?? 0, Math.round(minutes * 1.2 + 10))
}
