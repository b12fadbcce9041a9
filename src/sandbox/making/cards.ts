import type { FlightOffer } from '../../operations/flights/model.ts'
import { type CardBrand, cardBrands } from '../../operations/flights/payments.ts'
import type { Included } from '../../operations/flights/price.model.ts'
import type { Atlas, Currency } from '../data/atlas.types.ts'
import { moneyIn } from './money.ts'
import { regionOf } from './regions.ts'

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

/** The brand of a card by its first digits (ISO/IEC 7812 ranges of the schemes); undefined where they are nobody's. */
export function brandOfBin(bin: number): CardBrand | undefined {
  const digits = String(bin)
  if (digits.startsWith('4')) return 'VISA'
  if (/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/.test(digits)) return 'MASTERCARD'
  if (/^3[47]/.test(digits)) return 'AMERICAN_EXPRESS'
  if (/^3[0689]/.test(digits)) return 'DINERS'
  if (/^(50|5[6-9]|6)/.test(digits)) return 'MAESTRO'
  return digits.startsWith('1') ? 'UATP_AIRPLUS' : undefined
}

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
    const { price } = offer
    const paid = Number(price.total) + (price.additionalServices ?? []).reduce((sum, { amount }) => sum + Number(amount), 0)
    return (named ? [named] : cardBrands).map((brand) => ({
      brand,
      amount: money.text(cardFee(atlas, offer, paid, brand, currency)),
      currency: currency.code,
      flightOfferId: offer.id,
    }))
  })
  return Object.fromEntries(fees.map((fee, at) => [String(at + 1), fee]))
}
