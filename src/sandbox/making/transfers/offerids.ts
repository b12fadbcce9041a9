import { HOUR } from '../../../core/dates.ts'
import { faults } from '../../../core/faults.ts'
import { searchFields } from '../../../operations/transfers/search.fields.ts'
import { refusal } from '../../problems.ts'
import { signature } from '../../signature.ts'
import type { World } from '../../world.ts'
import type { Input } from './asking.ts'
import { transferFaults } from './faults.ts'
import type { Ride } from './rides.ts'

/** The id of an offer carries what it stands for, signed: nothing is kept of searches, and each offer can be made again alone. */

/** How long an offer can be booked. */
const lives = 2 * HOUR

type Chosen = Pick<Ride, 'type' | 'vehicle' | 'category'> & { readonly provider: string }

/** What an id holds: the request, its members by their places, and what was chosen. The signature says that it is still so. */
type Packed = [said: Readonly<Record<string, unknown>>, Ride['type'], Ride['vehicle'], Ride['category'], provider: string]

/** Members of a request that only chose among offers, or are told of in the answer alone. */
const chooses = new Set(['transferType', 'vehicleCode', 'vehicleCategory', 'providerCodes', 'discountNumbers', 'reference'])

/** Members by their place in the list, which is shorter. */
const names = Object.keys(searchFields)

export function offerIdOf({ seed, now }: World, input: Input, { type, vehicle, category, provider }: Ride): string {
  const said = names.flatMap((name, at) => {
    const value = input[name as keyof Input]
    return value === undefined || chooses.has(name) ? [] : [[at.toString(36), value] as const]
  })
  const packed: Packed = [Object.fromEntries(said), type, vehicle, category, provider.code]
  const text = Buffer.from(JSON.stringify(packed)).toString('base64url')
  const body = `${Math.floor(now() / 1000).toString(36)}-${text}`
  return `${signed(seed, body)}-${body}`
}

const signed = (seed: string, body: string): string => signature(`transfer|${seed}|${body}`).slice(0, 14)

/** What an offer stands for; refuses one that this service did not give, or gave too long ago. */
export function readOfferId({ seed, now }: World, id: string): { readonly input: Input; readonly chosen: Chosen } {
  const [sign = '', made = '', ...rest] = id.split('-')
  const text = rest.join('-')
  if (text === '' || signed(seed, `${made}-${text}`) !== sign) {
    throw refusal(faults.data, 'The offer is not one of this service, or its id is not whole: take it from a search as it is', 'offerId')
  }
  const [said, type, vehicle, category, provider]: Packed = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  const until = Number.parseInt(made, 36) * 1000 + lives
  if (until < now()) throw expired(`The offer could be booked until ${new Date(until).toISOString().slice(0, 16)} UTC: search again`)
  const input = Object.fromEntries(Object.entries(said).map(([at, value]) => [names[Number.parseInt(at, 36)], value]))
  // It was checked when it was asked for.
  return { input: input as Input, chosen: { type, vehicle, category, provider } }
}

export const expired = (detail: string) => refusal(transferFaults.expired, detail, 'offerId')
