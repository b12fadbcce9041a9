import type { Atlas, Currency } from '../data/atlas.types.ts'

/** Amounts are made in euros and given in the currency that was asked for, in its minor units. */
export interface Money {
  readonly code: string
  /** A fare in whole units, as airlines file fares; in a currency without minor units, in tens. */
  readonly fare: (euros: number) => number
  /** A tax or fee in minor units. */
  readonly exact: (euros: number) => number
  /** `512.30` */
  readonly text: (amount: number) => string
}

export function moneyIn({ code, digits, perEuro }: Currency): Money {
  const minor = 10 ** digits
  const step = digits === 0 ? 10 : 1
  return {
    code,
    fare: (euros) => Math.round((euros * perEuro) / step) * step,
    exact: (euros) => Math.round(euros * perEuro * minor) / minor,
    text: (amount) => amount.toFixed(digits),
  }
}

const EURO: Currency = { code: 'EUR', name: 'Euro', digits: 2, perEuro: 1 }

/** The currency people pay in; the euro where nobody knows which. */
export const currencyIn = (atlas: Pick<Atlas, 'country' | 'currency'>, country: string): Currency =>
  atlas.currency(atlas.country(country)?.currency ?? '') ?? EURO
