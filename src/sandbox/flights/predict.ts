import { Refusal } from '../../core/errors.ts'
import { faults } from '../../core/faults.ts'
import type { CheckedInputOf } from '../../core/operation.ts'
import type { predict as operation, RankedOffers } from '../../operations/flights/predict.ts'
import { ranked } from '../making/choosing.ts'
import type { World } from '../world.ts'

export function predict({ data, dictionaries, meta, warnings }: CheckedInputOf<typeof operation>, { atlas }: World): RankedOffers {
  const unknown = data.flatMap(({ price: { currency } }, at) => (atlas.currency(currency) ? [] : [{ at, currency }]))
  if (unknown.length > 0) {
    throw new Refusal(
      400,
      unknown.map(({ at, currency }) => ({
        ...faults.format,
        detail: `No currency has the code "${currency}"`,
        source: { pointer: `/data/${at}/price/currency` },
      })),
    )
  }
  return { ...(warnings && { warnings }), ...(meta && { meta }), data: ranked(atlas, data), ...(dictionaries && { dictionaries }) }
}
