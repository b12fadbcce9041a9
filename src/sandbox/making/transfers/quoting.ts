import type { Addition as Added, Quotation } from '../../../operations/transfers/model.ts'
import type { Currency } from '../../data/atlas.types.ts'
import type { Addition } from '../../data/transfers.ts'
import { moneyIn } from '../money.ts'

/** Prices as they are told: made in euros, told in the money of the place and, where it was asked for, in another one. */

interface Priced {
  readonly euros: number
  /** In euros as well. */
  readonly fees: number
  readonly estimated: boolean
}

/** What a ride with all that is added to it costs in a currency. Its parts are rounded, so that they add up. */
export function quotationIn(currency: Currency, { euros, fees, estimated }: Priced, additions: readonly Addition[] = []): Quotation {
  const money = moneyIn(currency)
  const amount = (sum: number) => ({ monetaryAmount: money.text(sum) })
  const [base, fee] = [money.exact(euros), money.exact(fees)]
  const added = additions.reduce((sum, { price }) => sum + money.exact(price), 0)
  return {
    ...amount(base + fee + added),
    currencyCode: currency.code,
    isEstimated: estimated,
    base: amount(base),
    ...(fee > 0 && { fees: [{ ...amount(fee), currencyCode: currency.code, indicator: 'AIRPORT_FEE' }], totalFees: amount(fee) }),
  }
}

/** Equipment or a service with its price; what costs nothing is in the price already. */
export function additionIn(addition: Addition, local: Currency, other: Currency | undefined, included = addition.price === 0): Added {
  const priced = { euros: addition.price, fees: 0, estimated: false }
  return {
    code: addition.code,
    description: addition.name,
    quotation: quotationIn(local, priced),
    ...(other && { converted: quotationIn(other, priced) }),
    isBookable: true,
    taxIncluded: true,
    includedInTotal: included,
  }
}
