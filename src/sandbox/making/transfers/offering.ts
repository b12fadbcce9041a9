import { MINUTE } from '../../../core/dates.ts'
import { durationOf } from '../../../core/durations.ts'
import type { Issue } from '../../../core/message.ts'
import type { TransferOffer } from '../../../operations/transfers/model.ts'
import type { Currency } from '../../data/atlas.types.ts'
import type { Addition } from '../../data/transfers.ts'
import { currencyCalled, known } from '../../known.ts'
import { refuseIfAny, warning } from '../../problems.ts'
import type { World } from '../../world.ts'
import { localTime } from '../clocks.ts'
import { type Asked, type Ground, type Input, readAsked } from './asking.ts'
import { offerIdOf } from './offerids.ts'
import { described, paidBy } from './providers.ts'
import { additionIn, quotationIn } from './quoting.ts'
import { type Ride, ridesFor } from './rides.ts'
import { isRoad, longestRide, type Road, roadBetween } from './roads.ts'

/** What a search of transfers answers: every ride that fits, the cheapest first. */

interface Found {
  readonly data: TransferOffer[]
  readonly warnings: Issue[]
}

export async function offersFor(world: World, input: Input): Promise<Found> {
  const ground = await groundOf(world)
  const { asked, problems, warnings } = readAsked(world, ground, input)
  refuseIfAny(problems)
  if (!asked) return { data: [], warnings: [...warnings] }
  const road = roadOf(world, ground, asked)
  if (road === 'none') return { data: [], warnings: [...warnings, warning(nowhere(asked))] }
  const rides = ridesFor({ atlas: world.atlas, seed: world.seed, transfers: ground.transfers, asked, road })
    .filter((ride) => fits(ground, asked, ride))
    .sort((a, b) => a.euros + a.fees - b.euros - b.fees)
  return { data: rides.map((ride) => offerOf(world, ground, { input, asked, road, ride })), warnings: [...warnings] }
}

export const groundOf = async ({ atlas }: World): Promise<Ground> => {
  const [places, transfers] = await Promise.all([atlas.destinations(), atlas.transfers()])
  return { places, transfers }
}

/** The whole way with its stops; undefined where a car by the hour comes back, `none` where nobody can drive it. */
export function roadOf(world: World, ground: Ground, asked: Asked): Road | undefined | 'none' {
  const { start, end, stops, instant } = asked
  if (!end) return undefined
  const spots = [start, ...stops.map(({ spot }) => spot), end]
  const legs = spots.slice(1).map((to, at) => [spots[at] ?? start, to] as const)
  if (legs.some(([from, to]) => !isRoad(from, to))) return 'none'
  const roads = legs.map(([from, to]) => roadBetween({ ...ground, atlas: world.atlas }, from, to, instant))
  const kilometres = roads.reduce((sum, road) => sum + road.kilometres, 0)
  if (kilometres > longestRide) return 'none'
  const [only] = roads
  return {
    kilometres,
    minutes: roads.reduce((sum, road) => sum + road.minutes, 0),
    ...(roads.length === 1 && only?.way && { way: only.way }),
  }
}

const nowhere = ({ start, end }: Asked): string =>
  `Nobody drives from ${start.nearest.city} to ${end?.nearest.city ?? ''}: there is no road, or it is longer than ${longestRide} km`

/** What takes equipment and services on. */
const withDriver = new Set(['PRIVATE', 'SHARED', 'HOURLY'])

/** Whether a ride is one that was asked for, and has room for everybody and everything. */
function fits({ transfers }: Ground, asked: Asked, { type, vehicle, category, provider }: Ride): boolean {
  const { seats = 0, bags = 0 } = transfers.vehicle(vehicle) ?? {}
  if (asked.passengers > seats || (asked.bags ?? 0) > bags) return false
  if (asked.type ? type !== asked.type : type === 'HOURLY' && asked.minutes === undefined) return false
  // Nobody is sat on a motorbike who did not say so, or that there is nothing to carry.
  if (vehicle === 'MBR' && asked.vehicle !== 'MBR' && asked.bags !== 0) return false
  if (asked.vehicle && vehicle !== asked.vehicle) return false
  if (asked.category && category !== asked.category) return false
  if (asked.providers.length > 0 && !asked.providers.includes(provider.code)) return false
  return asked.additions.length === 0 || withDriver.has(type)
}

interface Making {
  readonly input: Input
  readonly asked: Asked
  readonly road: Road | undefined
  readonly ride: Ride
  /** What was added, and is now a part of the price. */
  readonly added?: readonly Addition[]
}

/** The currency of the place. */
export const currencyOf = ({ atlas }: World, { transfers }: Ground, { start }: Asked): Currency =>
  known({ currency: currencyCalled(atlas, transfers.tariff(start.nearest.country).currency, '/currency') }).currency

export function offerOf(world: World, ground: Ground, { input, asked, road, ride, added }: Making): TransferOffer {
  const { transfers } = ground
  const { start, end, stops, instant, language, from, to, characteristics } = asked
  const local = currencyOf(world, ground, asked)
  const other = asked.currency && asked.currency.code !== local.code ? asked.currency : undefined
  const [vehicle, category] = [transfers.vehicle(ride.vehicle), transfers.category(ride.category)]
  const additions = (kind: Addition['kind']) =>
    (added ?? asked.additions)
      .filter((addition) => addition.kind === kind)
      .map((addition) => additionIn(addition, local, other, added ? true : undefined))
  const [equipment, extraServices] = [additions('equipment'), additions('service')]
  const arrival = end && localTime(world.atlas, end.nearest, instant + ride.minutes * MINUTE)
  return {
    type: 'transfer-offer',
    id: offerIdOf(world, input, ride),
    transferType: ride.type,
    start: { dateTime: localTime(world.atlas, start.nearest, instant), ...start.place },
    ...(end && { end: { dateTime: arrival, ...end.place } }),
    ...(stops.length > 0 && {
      stopOvers: stops.map(({ spot, said }, at) => ({
        ...(said.duration !== undefined && { duration: said.duration }),
        sequenceNumber: said.sequenceNumber ?? at + 1,
        location: spot.place,
      })),
    }),
    ...(characteristics && {
      passenegerCharacteristics: characteristics.map(({ passengerTypeCode, age }) => ({
        ...(passengerTypeCode !== undefined && { passengerTypeCode }),
        ...(age !== undefined && { age }),
      })),
    }),
    duration: durationOf(ride.minutes),
    vehicle: {
      code: ride.vehicle,
      category: ride.category,
      description: ride.category === 'ST' ? (vehicle?.name ?? ride.vehicle) : `${vehicle?.name}, ${category?.name.toLowerCase()}`,
      seats: [{ count: vehicle?.seats ?? 0 }],
      baggages: [{ count: vehicle?.bags ?? 0, size: 'M' }],
    },
    serviceProvider: described(ride.provider, ride.type),
    quotation: quotationIn(local, ride, added),
    ...(other && { converted: quotationIn(other, ride, added) }),
    ...(extraServices.length > 0 && { extraServices }),
    ...(equipment.length > 0 && { equipment }),
    cancellationRules: transfers.cancellationRules().map(({ least, most, percent, says }) => ({
      ruleDescription: says,
      feeType: 'PERCENTAGE',
      feeValue: String(percent),
      metricType: 'HOURS',
      metricMin: String(least),
      ...(most !== undefined && { metricMax: String(most) }),
    })),
    methodsOfPaymentAccepted: paidBy(ride.provider),
    ...(road && { distance: { value: Math.round(road.kilometres), unit: 'KM' as const } }),
    language,
    ...(from && { startConnectedSegment: from }),
    ...(to && { endConnectedSegment: to }),
  }
}
