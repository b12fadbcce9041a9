import { faults } from '../../core/faults.ts'
import type { CheckedInputOf } from '../../core/operation.ts'
import type { predict as operation, RankedOffers } from '../../operations/flights/predict.ts'
import { currencyCalled, problemsIn } from '../known.ts'
import { ranked } from '../making/offers/choosing.ts'
import { refuseIfAny } from '../problems.ts'
import type { World } from '../world.ts'

export function predict({ data, dictionaries, meta, warnings }: CheckedInputOf<typeof operation>, { atlas }: World): RankedOffers {
  const currencies = data.map(({ price: { currency } }, at) => currencyCalled(atlas, currency, `/data/${at}/price/currency`, faults.format))
  refuseIfAny(problemsIn(currencies))
  return { ...(warnings && { warnings }), ...(meta && { meta }), data: ranked(atlas, data), ...(dictionaries && { dictionaries }) }
}
