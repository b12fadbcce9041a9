import { sum } from '../../../core/amounts.ts'
import { type CardBrand, cardBrands } from '../../../operations/cards.ts'
import type { FlightOffer } from '../../../operations/flights/model.ts'
import type { Included } from '../../../operations/flights/price.model.ts'
import type { Atlas, Currency } from '../../data/atlas.types.ts'
import { moneyIn } from '../money.ts'
import { numbered } from '../numbered.ts'
import { regionOf } from '../regions.ts'

/** What paying by card costs. */

interface Rate {
  /** Share of the total. */
  readonly share: number
  /** A consumer card of a four-party scheme: who sells in Europe may charge nothing for it (Directive (EU) 2015/2366, article 62; British rules are the same). */
  readonly consumer: boolean
}

/** Own estimate of what airlines charge outside Europe. */
const RATES: Readonly<Record<CardBrand, Rate>> = {
  VISA: { share: 0.009, consumer: true },
  MASTERCARD: { share: 0.009, consumer: true },
  VISA_ELECTRON: { share: 0.003, consumer: true },
  VISA_DEBIT: { share: 0.003, consumer: true },
  MASTERCARD_DEBIT: { share: 0.003, consumer: true },
  MAESTRO: { share: 0.003, consumer: true },
  AMERICAN_EXPRESS: { share: 0.016, consumer: false },
  DINERS: { share: 0.018, consumer: false },
  MASTERCARD_IXARIS: { share: 0.012, consumer: false },
  VISA_IXARIS: { share: 0.012, consumer: false },
  MASTERCARD_AIRPLUS: { share: 0.014, consumer: false },
  UATP_AIRPLUS: { share: 0.014, consumer: false },
}

/** Most that is charged, in EUR. */
const MOST = 25

/** The fee in the currency of the offer, for its fares, taxes and services. Where it starts is where it is taken to be sold. */
export function cardFee(
  atlas: Atlas,
  offer: Pick<FlightOffer, 'itineraries'>,
  total: number,
  brand: CardBrand,
  currency: Currency,
): number {
  const start = atlas.airport(offer.itineraries[0]?.segments[0]?.departure.iataCode ?? '')
  const { share, consumer } = RATES[brand]
  if (consumer && regionOf(start?.country ?? '') === 'Europe') return 0
  return moneyIn(currency).exact(Math.min(MOST, (total / currency.perEuro) * share))
}

/** What an offer costs before fees: its fares, taxes and services. */
export const beforeFees = ({ price }: Pick<FlightOffer, 'price'>): number =>
  Number(sum([price.total, ...(price.additionalServices ?? []).map(({ amount }) => amount)]))

/** The fee of each brand for each offer: of those named for it, else of all there are. */
export function cardFeesFor(
  atlas: Atlas,
  offers: readonly FlightOffer[],
  brandFor: (offer: FlightOffer) => CardBrand | undefined,
  currency: Currency,
): NonNullable<Included['credit-card-fees']> {
  const money = moneyIn(currency)
  const fees = offers.flatMap((offer) => {
    const named = brandFor(offer)
    const paid = beforeFees(offer)
    return (named ? [named] : cardBrands).map((brand) => ({
      brand,
      amount: money.text(cardFee(atlas, offer, paid, brand, currency)),
      currency: currency.code,
      flightOfferId: offer.id,
    }))
  })
  return numbered(fees)
}
