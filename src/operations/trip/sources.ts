import { isRecord } from '../../core/records.ts'
import type { ParsedTrips } from './model.ts'
import { stepsOf } from './steps.ts'

/** A value of a trip, and where it comes from. */
export interface Explained {
  /** Which trip of several, and which product of it; undefined for what is said of the trip as a whole. */
  readonly trip: number
  readonly product: number | undefined
  /** What the product is called: `IB6251`. */
  readonly of: string
  /** `departure.localDateTime` */
  readonly field: string
  readonly value: string
  readonly rule: string
  /** 0 to 1. */
  readonly sure: number
}

/** Every value whose source the answer tells, in the order of the answer. */
export function explained({ data, meta }: ParsedTrips): Explained[] {
  const trips = [data].flat().map(({ trip }) => trip)
  return (meta?.sources ?? []).map(({ pointer, rule, sure }) => {
    const [, at = '0', inTrip = ''] = /^\/data\/(?:(\d+)\/)?trip\/(.*)$/.exec(pointer) ?? []
    const [, product, , inProduct] = /^products\/(\d+)\/(\w+)\/(.*)$/.exec(inTrip) ?? []
    const trip = trips[Number(at)]
    const [step] = product === undefined ? [] : stepsOf(trip?.products?.slice(Number(product), Number(product) + 1) ?? [])
    return {
      trip: Number(at),
      product: product === undefined ? undefined : Number(product),
      of: step?.name ?? '',
      field: (inProduct ?? inTrip).replaceAll('/', '.'),
      value: inWords(valueAt(trip, inTrip)),
      rule,
      sure,
    }
  })
}

/** What a JSON pointer leads to; what comes of an object and all it holds stands at its name. */
const valueAt = (value: unknown, path: string): unknown =>
  path.split('/').reduce((at, step) => (isRecord(at) ? at[step] : Array.isArray(at) ? at[Number(step)] : undefined), value)

const inWords = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? Object.values(value).map(inWords).filter(Boolean).join(', ') : String(value)
}
