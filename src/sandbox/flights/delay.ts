import type { CheckedInputOf } from '../../core/operation.ts'
import type { delay as operation } from '../../operations/flights/delay.ts'
import { aircraftCalled, airlineCalled, airportCalled, known } from '../known.ts'
import { predictDelay } from '../making/flying/predictions.ts'
import { listed } from '../paging.ts'
import type { World } from '../world.ts'

export function delay(input: CheckedInputOf<typeof operation>, world: World) {
  const { atlas } = world
  const { airline, from, to } = known({
    from: airportCalled(atlas, input.originLocationCode, 'originLocationCode'),
    to: airportCalled(atlas, input.destinationLocationCode, 'destinationLocationCode'),
    aircraft: aircraftCalled(atlas, input.aircraftCode, 'aircraftCode'),
    airline: airlineCalled(atlas, input.carrierCode, 'carrierCode'),
  })
  const { predictions, warnings } = predictDelay(world, { ...input, airline, from, to })
  return listed(predictions, warnings)
}
