import type { Currency } from '../../data/atlas.types.ts'
import type { Levy, StayTerms } from '../../data/stayterms.ts'
import { amountText, converted } from './minor.ts'

/** What a stay is taxed: in the price already, or on top of it. */

interface Taxed {
  readonly stars: number
  /** In the smallest unit of the currency, for all rooms and nights. */
  readonly base: number
  readonly currency: Currency
  readonly nights: number
  readonly rooms: number
  /** In each room. */
  readonly adults: number
}

/** All that is levied at a place. */
export interface Levies {
  readonly levies: readonly Levy[]
  readonly salesTax: ReturnType<StayTerms['salesTax']>
}

export const leviesAt = (tables: StayTerms, { cityCode, country }: { cityCode: string; country: string }): Levies => ({
  levies: tables.levies(cityCode, country),
  salesTax: tables.salesTax(country),
})

/** One levy on a hotel of its class: a share of the price where it has percent. */
interface Rate {
  readonly code: string
  readonly percent?: number
  readonly levy?: Levy
  readonly included: boolean
}

const ofStars = ({ amounts }: Levy, stars: number): number => amounts[stars - 1] ?? 0

function ratesOf({ levies, salesTax }: Levies, stars: number): Rate[] {
  const taxes: Rate[] = levies
    .filter((levy) => ofStars(levy, stars) > 0)
    .map((levy) => ({
      code: levy.code,
      included: levy.included,
      ...(levy.unit === 'PCT' ? { percent: ofStars(levy, stars) } : { levy }),
    }))
  return salesTax.percent > 0 ? [{ code: 'VAT', percent: salesTax.percent, included: salesTax.included }, ...taxes] : taxes
}

/** Percent that shares of the price add to it. */
export const percentOnTop = (levies: Levies, stars: number): number =>
  ratesOf(levies, stars).reduce((sum, { percent = 0, included }) => sum + (included ? 0 : percent), 0)

const howLevied: Readonly<Record<Levy['unit'], string>> = {
  PPN: 'per person and night',
  PRN: 'per room and night',
  PST: 'per person and stay',
  PCT: 'of the price',
}

/** What each tax comes to for the whole stay, and what those on top of the price add to it. */
export function taxesOn(all: Levies, stay: Taxed, currencyOf: (code: string) => Currency | undefined) {
  const { stars, base, currency, nights, rooms, adults } = stay
  const rates = ratesOf(all, stars)
  const within = rates.reduce((sum, { percent = 0, included }) => sum + (included ? percent : 0), 0)
  const amounts = rates.map(({ percent, levy, included }): number => {
    if (percent !== undefined) return Math.round((base * percent) / (included ? 100 + within : 100))
    if (!levy) return 0
    const counted = levy.nights > 0 ? Math.min(nights, levy.nights) : nights
    const times = levy.unit === 'PST' ? rooms * adults : levy.unit === 'PPN' ? rooms * adults * counted : rooms * counted
    return times * converted(ofStars(levy, stars), currencyOf(levy.currency) ?? currency, currency)
  })
  return {
    onTop: rates.reduce((sum, { included }, at) => sum + (included ? 0 : (amounts[at] ?? 0)), 0),
    taxes: rates.map(({ code, percent, levy, included }, at) => ({
      code,
      amount: amountText(currency, amounts[at] ?? 0),
      currency: currency.code,
      ...(percent !== undefined && { percentage: percent.toFixed(2) }),
      included,
      pricingFrequency: 'PER_STAY',
      pricingMode: 'PER_PRODUCT',
      ...(levy && { description: `${amountOf(levy, stars, currencyOf)} ${levy.currency} ${howLevied[levy.unit]}${mostNights(levy)}` }),
    })),
  }
}

const amountOf = (levy: Levy, stars: number, currencyOf: (code: string) => Currency | undefined): string =>
  ofStars(levy, stars).toFixed(currencyOf(levy.currency)?.digits ?? 2)

const mostNights = ({ nights }: Levy): string => (nights > 0 ? `, ${nights} nights at most` : '')
