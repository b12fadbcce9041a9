import { addDays } from '../../../core/dates.ts'
import { sayDate } from '../../../core/say.ts'
import type { HotelOffer } from '../../../operations/hotels/offers.model.ts'
import type { Atlas } from '../../data/atlas.types.ts'
import type { CancelRow, StayTerms } from '../../data/stayterms.ts'
import { localInstant, localTime, offsetText } from '../clocks.ts'
import { hash, uniform } from '../keys.ts'
import type { Hotel } from './hotel.ts'
import type { Plan } from './plans.ts'
import { eventFactor } from './seasons.ts'

/** How a room is paid, until when it can be given back, and when it is there. */

type Policies = NonNullable<HotelOffer['policies']>

interface Stay {
  readonly atlas: Pick<Atlas, 'offset'>
  readonly tables: StayTerms
  readonly seed: string
  readonly hotel: Hotel
  /** IANA zone of the hotel. */
  readonly zone: string
  readonly plan: Plan
  readonly nights: readonly string[]
  readonly now: number
  readonly currency: string
  /** Amounts as text: of the first night, and of some percent of the stay. */
  readonly firstNight: string
  readonly share: (percent: number) => string
}

const inEnglish = (text: string) => ({ text, lang: 'EN' })

const filledIn = (sentence: string, words: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole)

/** On the day of arrival nobody is waited for longer. */
const arrival = '18:00:00'

/** The moment at which it is six in the evening at the hotel, some days before arrival. */
function sixOClock({ atlas, zone, nights }: Stay, daysBefore: number): number {
  return localInstant(atlas, { zone }, `${addDays(nights[0] ?? '', -daysBefore)}T${arrival}`)
}

/** Terms of its own where a hotel is a little stricter than most, or its city is full. */
function cancelKeys({ seed, hotel, plan: { family }, nights }: Stay): string[] {
  if (family.payment === 'PREPAY') return [family.cancel]
  if (nights.some((night) => eventFactor(hotel.market, night) >= 1.25)) return ['EVT', family.cancel, 'C24']
  if (family.payment === 'DEPOSIT') return [family.cancel]
  const chance = uniform(hash(`cancel|${hotel.id}`, hash(seed)))
  return [chance < 0.15 ? 'C48' : chance < 0.4 ? 'C24' : family.cancel, 'C24', 'C18']
}

/** The first terms whose last free moment has not gone by; without any, all is lost by cancelling. */
function termsOf(stay: Stay): { row: CancelRow; deadline?: number } | undefined {
  for (const key of cancelKeys(stay)) {
    const row = stay.tables.cancel(key)
    if (!row || row.unit === 'FULL') continue
    const deadline = sixOClock(stay, row.hours / 24)
    if (deadline > stay.now) return { row, deadline }
  }
  const row = stay.tables.cancel('NRF')
  return row && { row }
}

function cancellation(stay: Stay): NonNullable<Policies['cancellation']> | undefined {
  const terms = termsOf(stay)
  if (!terms) return undefined
  const { row, deadline } = terms
  const { atlas, zone, currency, firstNight, share } = stay
  const amount = row.unit === 'NIGHTS' ? firstNight : share(row.unit === 'FULL' ? 100 : row.fee)
  const local = deadline === undefined ? '' : localTime(atlas, { zone }, deadline)
  const words = { time: local.slice(11, 16), date: local ? sayDate(local.slice(0, 10)) : '', amount, currency }
  return {
    ...(deadline === undefined && { type: 'FULL_STAY' }),
    amount,
    ...(row.unit === 'NIGHTS' && { numberOfNights: row.fee }),
    ...(row.unit === 'PERCENT' && { percentage: String(row.fee) }),
    ...(deadline !== undefined && { deadline: `${local}${offsetText(atlas, { zone }, deadline)}` }),
    description: inEnglish(filledIn(row.sentence, words)),
  }
}

/** The cards a hotel takes: the two that all take, and others the more stars it has. */
export function cardsTakenBy(seed: string, { id, stars, country }: Hotel, cards: StayTerms['cards']): string[] {
  const asia = new Set(['CN', 'HK', 'MO', 'TW', 'JP', 'KR', 'SG', 'TH', 'MY', 'VN', 'ID', 'AE'])
  const chances: Readonly<Record<string, number>> = {
    VI: 100,
    CA: 100,
    AX: 25 + 15 * stars,
    DC: 10 + 12 * stars,
    JC: country === 'JP' ? 100 : 10 * stars,
    CU: asia.has(country) ? 90 : 5 * stars,
    MA: 20,
  }
  return Object.entries(chances)
    .filter(([card, chance]) => cards.has(card) && 100 * uniform(hash(`card|${id}|${card}`, hash(seed))) < chance)
    .map(([card]) => card)
}

/** How it is paid, under the name of its kind. */
function payment(stay: Stay): Pick<Policies, 'guarantee' | 'deposit' | 'prepay'> {
  const { seed, hotel, tables, plan, currency, firstNight, share } = stay
  const kind = plan.family.payment
  const amount = kind === 'PREPAY' ? share(100) : firstNight
  const paying = {
    ...(kind !== 'GUARANTEE' && { amount }),
    description: inEnglish(filledIn(tables.sentence(`G.${kind}`), { amount, currency })),
    acceptedPayments: { creditCards: cardsTakenBy(seed, hotel, tables.cards), methods: ['CREDIT_CARD'] },
  }
  return kind === 'GUARANTEE' ? { guarantee: paying } : kind === 'DEPOSIT' ? { deposit: paying } : { prepay: paying }
}

/** When rooms are ready and have to be left: the sentences say the same. */
const hours = [
  { key: 'CHECKIN', checkIn: '15:00:00', checkOut: '11:00:00' },
  { key: 'CHECKIN2', checkIn: '14:00:00', checkOut: '12:00:00' },
] as const

export function policiesOf(stay: Stay): Policies {
  const { plan, tables, hotel, seed } = stay
  const rule = cancellation(stay)
  const { key, checkIn, checkOut } = hours[uniform(hash(`hours|${hotel.id}`, hash(seed))) < 0.65 ? 0 : 1]
  return {
    paymentType: plan.family.payment.toLowerCase(),
    ...payment(stay),
    ...(rule && { cancellation: rule, cancellations: [rule] }),
    checkInOut: { checkIn, checkOut, checkInDescription: inEnglish(tables.sentence(`K.${key}`)) },
  }
}
