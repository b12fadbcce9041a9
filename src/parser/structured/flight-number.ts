import type { Gazetteer } from '../found.ts'

export interface FlightNumber {
  readonly carrier?: string
  readonly number?: string
}

/** The first flight that a text names, an airline of two letters or figures and a number: `Flight to Lisbon (TP 1363)`. */
export function flightNumberIn(text: string): Required<FlightNumber> | undefined {
  const [, carrier, number] = /\b((?!\d\d)[A-Z0-9]{2}) ?0*(\d{1,4})\b/.exec(text) ?? []
  return carrier === undefined || number === undefined ? undefined : { carrier, number }
}

/** `IB6251`, `IB 6251`, `IBE6251`, `6251`; what is said of the airline beside it decides. */
export function flightNumberOf(
  text: string | undefined,
  airline: { readonly code?: string | undefined; readonly name?: string | undefined },
  { airlineNamed, airlineOfIcao }: Pick<Gazetteer, 'airlineNamed' | 'airlineOfIcao'>,
): FlightNumber {
  const [, within, number] = /^\s*([A-Z]{3}|(?!\d\d)[A-Z0-9]{2})?\s*0*(\d{1,4})[A-Z]?\s*$/.exec((text ?? '').toUpperCase()) ?? []
  const own = within?.length === 3 ? airlineOfIcao(within) : within
  const code = airline.code?.toUpperCase()
  const carrier = own ?? (code && /^(?!\d\d)[A-Z0-9]{2,3}$/.test(code) ? code : airline.name ? airlineNamed(airline.name) : undefined)
  return { ...(carrier && { carrier }), ...(number && { number }) }
}
