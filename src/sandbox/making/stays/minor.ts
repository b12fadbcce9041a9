import type { Currency } from '../../data/atlas.types.ts'

/** Amounts of a stay are whole numbers of the smallest unit of its currency, so that they add up to the last of them. */

export const minorOf = ({ digits }: Currency, amount: number): number => Math.round(amount * 10 ** digits)

/** 51230 → `512.30` */
export const amountText = ({ digits }: Currency, minor: number): string => (minor / 10 ** digits).toFixed(digits)

/** An amount of one currency in the smallest unit of another. */
export const converted = (amount: number, from: Currency, to: Currency): number =>
  from.code === to.code ? minorOf(to, amount) : minorOf(to, (amount / from.perEuro) * to.perEuro)

/** Hotels ask round prices: whole euros and dollars, hundreds of yen, thousands of rupiah, halves of a dinar. */
export function roundPrice(euros: number, { perEuro }: Currency): number {
  const step = perEuro >= 1000 ? 1000 : perEuro >= 50 ? 100 : perEuro < 0.6 ? 0.5 : 1
  return Math.max(step, Math.round((euros * perEuro) / step) * step)
}
