import { minutesOf } from '../../../core/durations.ts'
import type { Issue, Problem } from '../../../core/message.ts'
import type { CheckedInputOf } from '../../../core/operation.ts'
import {
  type ConnectedSegment,
  type TransferType,
  transferTypes,
  type VehicleCategory,
  type VehicleCode,
  vehicleCategories,
  vehicleCodes,
} from '../../../operations/transfers/model.ts'
import type { search } from '../../../operations/transfers/search.ts'
import type { Currency } from '../../data/atlas.types.ts'
import type { Destinations } from '../../data/destinations.ts'
import type { Addition, Transfers } from '../../data/transfers.ts'
import { called, problemsIn } from '../../known.ts'
import { problem, warning } from '../../problems.ts'
import type { World } from '../../world.ts'
import { connectedTo } from './connected.ts'
import { type Ends, endsOf, instantOf } from './ends.ts'
import { transferFaults } from './faults.ts'

/** From a request to what is meant by it: places on the map, an instant, and what is wanted; or to all that is wrong with it. */

export type Input = CheckedInputOf<typeof search>

export interface Asked extends Ends {
  /** Of the pick-up. */
  readonly instant: number
  readonly passengers: number
  readonly bags: number | undefined
  readonly type: TransferType | undefined
  readonly vehicle: VehicleCode | undefined
  readonly category: VehicleCategory | undefined
  readonly providers: readonly string[]
  /** By the hour. */
  readonly minutes: number | undefined
  readonly additions: readonly Addition[]
  readonly currency: Currency | undefined
  readonly language: string
  readonly from?: ConnectedSegment
  readonly to?: ConnectedSegment
  readonly characteristics: Input['passenegerCharacteristics']
}

export interface Ground {
  readonly places: Destinations
  readonly transfers: Transfers
}

interface Read {
  readonly asked?: Asked
  readonly problems: readonly Problem[]
  readonly warnings: readonly Issue[]
}

/** Most people one request is for: as many as a train has seats. */
const mostPassengers = 200

/** Hours a car can be had for. */
const [fewestHours, mostHours] = [1, 24]

export function readAsked(world: World, ground: Ground, input: Input): Read {
  const { atlas } = world
  const { transfers } = ground
  const problems: Problem[] = []
  const type = oneOf(input.transferType, transferTypes)
  if (input.transferType !== undefined && !type)
    problems.push(
      problem(
        transferFaults.serviceType,
        `transferType takes one of ${transferTypes.join(', ')}; got "${input.transferType}"`,
        '/transferType',
      ),
    )
  const vehicle = oneOf(input.vehicleCode, vehicleCodes)
  if (input.vehicleCode !== undefined && !vehicle)
    problems.push(
      problem(transferFaults.vehicle, `vehicleCode takes one of ${vehicleCodes.join(', ')}; got "${input.vehicleCode}"`, '/vehicleCode'),
    )
  const category = oneOf(input.vehicleCategory, vehicleCategories)
  if (input.vehicleCategory !== undefined && !category)
    problems.push(
      problem(
        transferFaults.category,
        `vehicleCategory takes one of ${vehicleCategories.join(', ')}; got "${input.vehicleCategory}"`,
        '/vehicleCategory',
      ),
    )
  if (input.passengers < 1 || input.passengers > mostPassengers)
    problems.push(problem(transferFaults.passengers, `passengers takes 1 to ${mostPassengers}; got ${input.passengers}`, '/passengers'))
  const known = new Map(transfers.providers().map((each) => [each.code, each]))
  const providers = codesOf(input.providerCodes)
  problems.push(
    ...problemsIn(providers.map((code) => called(known.get(code), 'provider', code, '/providerCodes', transferFaults.provider))),
  )
  const additions = [
    ...additionsOf(transfers, input.equipmentCodes, 'equipment', problems),
    ...additionsOf(transfers, input.extraServiceCodes, 'service', problems),
  ]
  const currency = input.currency === undefined ? undefined : atlas.currency(input.currency.toUpperCase())
  if (input.currency !== undefined)
    problems.push(...problemsIn([called(currency, 'currency', input.currency, '/currency', transferFaults.currency)]))
  if (!/^[a-z]{2}(-[a-z]{2})?$/i.test(input.language))
    problems.push(problem(transferFaults.language, `language takes two letters, such as EN; got "${input.language}"`, '/language'))
  const minutes = hoursOf(input.duration, type, problems)
  const ends = endsOf(world, ground.places, input, type === 'HOURLY', problems)
  const instant = instantOf(world, input.startDateTime, ends?.start.nearest, problems)
  if (!ends || instant === undefined) return { problems, warnings: [] }
  const warnings = [
    ...[ends.start, ...ends.stops.map(({ spot }) => spot), ...(ends.end ? [ends.end] : [])].flatMap(({ warning: says }) =>
      says ? [warning(says)] : [],
    ),
    ...unheeded(input),
  ]
  const from =
    input.startConnectedSegment &&
    connectedTo(world, input.startConnectedSegment, { spot: ends.start, instant, lands: true, at: '/startConnectedSegment' })
  const to =
    input.endConnectedSegment &&
    connectedTo(world, input.endConnectedSegment, { spot: ends.end ?? ends.start, instant, lands: false, at: '/endConnectedSegment' })
  for (const each of [from, to]) {
    problems.push(...(each?.problems ?? []))
    warnings.push(...(each?.warnings ?? []))
  }
  if (problems.length > 0) return { problems, warnings: [] }
  return {
    problems,
    warnings,
    asked: {
      ...ends,
      instant,
      passengers: input.passengers,
      bags: input.baggages,
      type,
      vehicle,
      category,
      providers,
      minutes,
      additions,
      currency,
      language: input.language.toUpperCase(),
      ...(from?.segment && { from: from.segment }),
      ...(to?.segment && { to: to.segment }),
      characteristics: input.passenegerCharacteristics,
    },
  }
}

const oneOf = <T extends string>(text: string | undefined, choices: readonly T[]): T | undefined =>
  choices.find((choice) => choice === text?.toUpperCase())

/** `GLB,ABC` */
export const codesOf = (text = ''): string[] =>
  text
    .split(',')
    .map((code) => code.trim().toUpperCase())
    .filter((code) => code !== '')

function additionsOf(transfers: Transfers, text: string | undefined, kind: Addition['kind'], problems: Problem[]): Addition[] {
  const [fault, at] =
    kind === 'equipment'
      ? ([transferFaults.equipment, '/equipmentCodes'] as const)
      : ([transferFaults.service, '/extraServiceCodes'] as const)
  return [...new Set(codesOf(text))].flatMap((code) => {
    const addition = transfers.addition(code)
    if (addition?.kind === kind) return [addition]
    problems.push(problem(fault, `No ${kind} of any provider has the code "${code}"`, at))
    return []
  })
}

/** Minutes that a car is wanted; told as missing where it is wanted by the hour. */
function hoursOf(duration: string | undefined, type: TransferType | undefined, problems: Problem[]): number | undefined {
  if (duration === undefined) {
    if (type === 'HOURLY')
      problems.push(problem(transferFaults.noDuration, 'duration is missing: a car by the hour needs one, such as PT3H', '/duration'))
    return undefined
  }
  const minutes = minutesOf(duration)
  if (minutes >= fewestHours * 60 && minutes <= mostHours * 60) return minutes
  problems.push(problem(transferFaults.duration, `duration takes PT${fewestHours}H to PT${mostHours}H; got "${duration}"`, '/duration'))
  return undefined
}

/** What is taken and makes no difference. */
function unheeded(input: Input): Issue[] {
  const names = ['discountNumbers', 'reference'] as const
  return names.flatMap((name) =>
    input[name] === undefined ? [] : [warning(`${name} makes no difference here: no provider knows it`, `/${name}`)],
  )
}
