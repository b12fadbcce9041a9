import { fold } from '../../../core/fold.ts'
import type { TransferOffer, TransferType } from '../../../operations/transfers/model.ts'
import type { Provider } from '../../data/transfers.ts'
import { hash, uniform } from '../keys.ts'

/** What a provider is like to deal with: how it is reached, what it wants to know and how it is paid. The same in every world. */

const chance = (code: string, what: string): number => uniform(hash(`provider|${code}|${what}`))

/** Whether it drives itself; trains and coaches sell tickets, and taxis want nothing but a passenger. */
const drives = ({ types }: Provider): boolean => types.some((type) => type === 'PRIVATE' || type === 'HOURLY')

/** Whether its drivers wait for flights and so want to know which. Whoever takes a taxi stands at the rank. */
export const needsFlight = (provider: Provider, type: TransferType): boolean =>
  type !== 'TAXI' && drives(provider) && chance(provider.code, 'flight') < 0.3
export const needsCvv = (provider: Provider): boolean => drives(provider) && chance(provider.code, 'cvv') < 0.45

/** Whether companies may have it put on an account. */
const takesAccounts = (provider: Provider): boolean => drives(provider) && chance(provider.code, 'account') < 0.4

export function described(provider: Provider, type: TransferType): TransferOffer['serviceProvider'] {
  const { code, name } = provider
  const site = `${fold(name).replaceAll(' ', '-')}.example`
  const settings = [
    ...(needsFlight(provider, type) ? ['FLIGHT_NUMBER_REQUIRED'] : []),
    ...(needsCvv(provider) ? ['CVV_NUMBER_REQUIRED'] : []),
  ]
  return {
    code,
    name,
    logoUrl: `https://${site}/logo.png`,
    termsUrl: `https://${site}/terms`,
    // Of the numbers that are kept free for stories (Ofcom: 020 7946 0000 to 0999), so that nobody's telephone rings.
    contacts: { phoneNumber: `+442079460${String(Math.floor(chance(code, 'phone') * 1000)).padStart(3, '0')}`, email: `rides@${site}` },
    ...(settings.length > 0 && { settings }),
  }
}

export const paidBy = (provider: Provider): string[] => ['CREDIT_CARD', ...(takesAccounts(provider) ? ['TRAVEL_ACCOUNT'] : [])]
