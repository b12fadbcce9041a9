import type { Context } from '../../core/context.ts'
import { UserError } from '../../core/errors.ts'
import type { TransferType, VehicleCategory, VehicleCode } from './model.ts'

/** From what a person types to a search. */

/** What people call vehicles and classes, and the codes of the service. */
export const vehicleNames = {
  compact: 'CAR',
  sedan: 'SED',
  estate: 'WGN',
  electric: 'ELC',
  suv: 'SUV',
  van: 'VAN',
  limousine: 'LMS',
  motorbike: 'MBR',
  train: 'TRN',
  coach: 'BUS',
} as const satisfies Readonly<Record<string, VehicleCode>>

export const classNames = { standard: 'ST', business: 'BU', first: 'FC' } as const satisfies Readonly<Record<string, VehicleCategory>>

interface Options {
  readonly from: string
  readonly to?: string | undefined
  readonly when: readonly string[]
  readonly fromGeo?: string | undefined
  readonly toGeo?: string | undefined
  readonly passengers?: number | undefined
  readonly bags?: number | undefined
  readonly type?: TransferType | undefined
  readonly vehicle?: keyof typeof vehicleNames | undefined
  readonly class?: keyof typeof classNames | undefined
  readonly provider?: readonly string[] | undefined
  readonly duration?: string | undefined
  readonly flight?: string | undefined
  readonly equipment?: readonly string[] | undefined
  readonly service?: readonly string[] | undefined
  readonly currency?: string | undefined
}

export async function searchInput(options: Options, context: Context) {
  const start = await placeOf(options.from, options.fromGeo, 'from', context)
  const words = [...options.when]
  let { to } = options
  // By the hour a car need not go anywhere: `transfers search MAD "+60d 9:00" --duration 4h`.
  if (to !== undefined && (words.length === 0 || /^(\+\d+[dw]|\d{4}-\d\d-\d\d)/i.test(to))) {
    words.unshift(to)
    to = undefined
  }
  const startDateTime = momentOf(words.join(' '), context)
  const end = to === undefined ? undefined : await placeOf(to, options.toGeo, 'to', context)
  return {
    startDateTime,
    passengers: options.passengers,
    startLocationCode: start.code,
    startAddressLine: start.line,
    startCityName: start.city,
    startGeoCode: start.geo,
    endLocationCode: end?.code,
    endAddressLine: end?.line,
    endCityName: end?.city,
    endGeoCode: end?.geo,
    transferType: options.type,
    duration: options.duration === undefined ? undefined : durationText(options.duration),
    currency: options.currency,
    vehicleCategory: options.class && classNames[options.class],
    vehicleCode: options.vehicle && vehicleNames[options.vehicle],
    providerCodes: options.provider?.join(','),
    baggages: options.bags,
    equipmentCodes: options.equipment?.join(','),
    extraServiceCodes: options.service?.join(','),
    startConnectedSegment:
      options.flight === undefined ? undefined : { transportationType: 'FLIGHT', transportationNumber: plain(options.flight) },
  }
}

const plain = (text: string): string => text.replace(/\s/g, '').toUpperCase()

interface Spot {
  readonly code?: string
  readonly line?: string
  readonly city?: string
  readonly geo?: string
}

/** A code, the name of an airport or city, or an address: `Avenue Anatole France 5, 75007 Paris`. */
async function placeOf(text: string, geo: string | undefined, end: 'from' | 'to', context: Context): Promise<Spot> {
  const word = text.trim()
  const degrees = geo?.replace(/\s/g, '')
  if (/^[a-z]{3}$/i.test(word)) return { code: word.toUpperCase(), ...(degrees && { geo: degrees }) }
  if (/^-?\d+(\.\d+)?\s*,\s*-?\d+(\.\d+)?$/.test(word)) return { geo: word.replace(/\s/g, '') }
  const [line = '', ...rest] = word.split(',').map((part) => part.trim())
  const city = (rest.at(-1) ?? '').replace(/\b[\w-]*\d[\w-]*\b/g, '').trim()
  if (degrees !== undefined || city !== '')
    return { line: [line, ...rest.slice(0, -1)].join(', '), ...(city && { city }), ...(degrees && { geo: degrees }) }
  try {
    return { code: await context.place(word, `--${end}`) }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const hint = `an address takes its city or its degrees: --${end} "Avenue Anatole France 5, Paris", or --${end}-geo 48.8583,2.2945`
    throw new UserError(error.exit, error.message, { hints: [...error.hints, hint] })
  }
}

const timeOfDay = /^(\d{1,2}):?(\d\d)(:\d\d)?$/

/** `2027-03-01T14:30`, `2027-03-01 14:30`, `+60d 9:05`, `fri 0905` as the service writes it: `2027-03-01T14:30:00`. */
function momentOf(text: string, context: Context): string {
  const [day = '', time = '', ...more] = text
    .trim()
    .replace(/(\d)T(?=\d)/i, '$1 ')
    .split(/\s+/)
  const [, hours = '', minutes = ''] = timeOfDay.exec(time) ?? []
  const read = day === '' ? day : context.day(day, '--when')
  if (hours === '' || more.length > 0 || Number(hours) > 23 || Number(minutes) > 59 || !/^\d{4}-\d\d-\d\d$/.test(read)) {
    throw new UserError('usage', `--when takes a day and a time of day; got "${text}"`, {
      hints: ['such as 2027-03-01T14:30, tomorrow 14:30 or +60d 14:30; `wayfare help dates` shows how days can be written'],
    })
  }
  return `${read}T${hours.padStart(2, '0')}:${minutes}:00`
}

/** `3h`, `2h30`, `90m` and `PT3H` as ISO 8601; what is none of them as it is. */
function durationText(text: string): string {
  const [whole, hours, minutes] = /^(?:(\d+)h)?(?:(\d+)m?)?$/i.exec(text.trim()) ?? []
  if (!whole) return text.trim().toUpperCase()
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${Number(minutes)}M` : ''}`
}
