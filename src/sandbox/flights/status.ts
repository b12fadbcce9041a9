import type { CheckedInputOf } from '../../core/operation.ts'
import type { status as operation } from '../../operations/flights/status.ts'
import { airlineCalled, known } from '../known.ts'
import { statusOf } from '../making/flying/status.ts'
import { listed } from '../paging.ts'
import type { World } from '../world.ts'

export function status(input: CheckedInputOf<typeof operation>, world: World) {
  const { carrierCode, flightNumber, scheduledDepartureDate, operationalSuffix } = input
  const { airline } = known({ airline: airlineCalled(world.atlas, carrierCode, 'carrierCode') })
  const { flights, warnings } = statusOf(world, airline, {
    number: Number(flightNumber),
    suffix: operationalSuffix,
    date: scheduledDepartureDate,
  })
  return listed(flights, warnings)
}
