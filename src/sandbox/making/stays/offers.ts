import { addDays, daysBetween, utcDay } from '../../../core/dates.ts'
import type { HotelOffer, HotelOffers } from '../../../operations/hotels/offers.model.ts'
import type { Currency } from '../../data/atlas.types.ts'
import type { StayTerms, Texts } from '../../data/stayterms.ts'
import { signature } from '../../signature.ts'
import type { World } from '../../world.ts'
import { type House, roomsFree } from './house.ts'
import { amountText, converted, roundPrice } from './minor.ts'
import { type OfferKey, offerIdOf } from './offerids.ts'
import { type Plan, plansOf } from './plans.ts'
import { nightEuros } from './rates.ts'
import type { RoomKind } from './rooms.ts'
import { percentOnTop, taxesOn } from './taxes.ts'
import { policiesOf } from './terms.ts'

/** What a hotel sells for some nights: every room that fits and is free, on every plan there is. */

export interface Stay {
  readonly nights: readonly string[]
  readonly checkIn: string
  readonly checkOut: string
  /** In each room. */
  readonly adults: number
  readonly rooms: number
  /** The UTC day on which the prices were made. */
  readonly made: string
}

/** What one offer sells. */
export interface Sale {
  readonly kind: RoomKind
  readonly plan: Plan
}

export const stayOf = (checkIn: string, checkOut: string, rest: Pick<Stay, 'adults' | 'rooms' | 'made'>): Stay => ({
  nights: Array.from({ length: daysBetween(checkIn, checkOut) }, (_, at) => addDays(checkIn, at)),
  checkIn,
  checkOut,
  ...rest,
})

/** Everything that can be had for a stay; nothing where the hotel is full. */
export function salesOf(world: World, terms: StayTerms, { hotel, kinds }: House, stay: Stay): Sale[] {
  const free = kinds.filter((kind) => kind.beds >= stay.adults && roomsFree(world, hotel, kind, stay.nights) >= stay.rooms)
  if (free.length === 0) return []
  const plans = plansOf(world.seed, hotel, terms, stay)
  return free.flatMap((kind) => plans.map((plan) => ({ kind, plan })))
}

/** A room for one costs a little less than the same for two. */
const single = 0.92

/** What one room costs in each of the nights, before taxes that come on top, in the smallest unit of a currency. */
function nightPrices(world: World, house: House, { kind, plan }: Sale, stay: Stay, currency: Currency): number[] {
  const { hotel } = house
  const alone = stay.adults === 1 && kind.beds > 1 ? single : 1
  const onRoom =
    (kind.row.factor * (kind.outlook?.factor ?? 1) * alone * plan.family.factor) / (1 + percentOnTop(house.levies, hotel.stars) / 100)
  const meals = plan.board.supplement * hotel.market.priceLevel * stay.adults
  return stay.nights.map((night) => {
    const euros = nightEuros(world.seed, hotel, night, stay) * onRoom + meals
    return converted(roundPrice(euros, house.currency), house.currency, currency)
  })
}

/** What a stay costs in all, in the smallest unit of a currency. */
export function totalOf(world: World, house: House, sale: Sale, stay: Stay, currency: Currency): number {
  const base = stay.rooms * sum(nightPrices(world, house, sale, stay, currency))
  return base + taxed(world, house, stay, base, currency).onTop
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const taxed = ({ atlas }: World, { hotel, levies }: House, { nights, rooms, adults }: Stay, base: number, currency: Currency) =>
  taxesOn(levies, { stars: hotel.stars, base, currency, nights: nights.length, rooms, adults }, (code) => atlas.currency(code))

/** A language the tables have; others get English. */
const languageOf = (lang: string): keyof Texts => {
  const code = lang.slice(0, 2).toLowerCase()
  return code === 'de' || code === 'fr' || code === 'es' ? code : 'en'
}

interface Telling {
  readonly currency: Currency
  /** `en`, `de-AT` */
  readonly lang: string
}

export function offerOf(world: World, terms: StayTerms, house: House, sale: Sale, stay: Stay, { currency, lang }: Telling): HotelOffer {
  const { hotel, zone } = house
  const { kind, plan } = sale
  const { row, outlook } = kind
  const prices = nightPrices(world, house, sale, stay, currency).map((price) => price * stay.rooms)
  const base = sum(prices)
  const { taxes, onTop } = taxed(world, house, stay, base, currency)
  const text = (minor: number) => amountText(currency, minor)
  const language = languageOf(lang)
  const id = offerIdOf(world.seed, keyOf(terms, house, sale, stay, currency))
  const policies = policiesOf({
    atlas: world.atlas,
    tables: terms,
    seed: world.seed,
    hotel,
    zone,
    plan,
    nights: stay.nights,
    now: world.now(),
    currency: currency.code,
    firstNight: text(prices[0] ?? 0),
    share: (percent) => text(Math.round(((base + onTop) * percent) / 100)),
  })
  return {
    type: 'hotel-offer',
    id,
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    roomQuantity: String(stay.rooms),
    rateCode: plan.rateCode,
    rateFamilyEstimated: { code: plan.family.code, type: plan.family.kind },
    description: { text: `${plan.family.name}. ${plan.family.description}`, lang: 'EN' },
    commission: { percentage: plan.family.commission.toFixed(2) },
    boardType: plan.board.code,
    room: {
      type: row.code,
      typeEstimated: { category: row.category, beds: row.beds, bedType: row.bedType },
      description: {
        text: [row.names[language], ...(outlook ? [outlook.names[language]] : []), plan.board.name[language]].join(', '),
        lang: language.toUpperCase(),
      },
    },
    guests: { adults: stay.adults },
    price: {
      currency: currency.code,
      base: text(base),
      total: text(base + onTop),
      ...(taxes.length > 0 && { taxes }),
      variations: { average: { base: text(Math.round(base / prices.length)) }, changes: changesOf(stay.nights, prices, text) },
    },
    policies,
    self: `/v3/shopping/hotel-offers/${id}`,
    cancelPolicyHash: signature(JSON.stringify(policies.cancellations ?? []))
      .toUpperCase()
      .slice(0, 12),
  }
}

export const keyOf = ({ boards }: StayTerms, { hotel }: House, { kind, plan }: Sale, stay: Stay, currency: Currency): OfferKey => ({
  hotelId: hotel.id,
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  room: kind.row.code,
  family: plan.family.code,
  board: boards.indexOf(plan.board),
  adults: stay.adults,
  rooms: stay.rooms,
  currency: currency.code,
  made: stay.made,
})

/** Nights one after another that cost the same, as stretches. */
function changesOf(nights: readonly string[], prices: readonly number[], text: (minor: number) => string) {
  const stretches: { startDate: string; endDate: string; base: string }[] = []
  for (const [at, night] of nights.entries()) {
    const base = text(prices[at] ?? 0)
    const last = stretches.at(-1)
    if (last?.base === base) last.endDate = addDays(night, 1)
    else stretches.push({ startDate: night, endDate: addDays(night, 1), base })
  }
  return stretches
}

/** A hotel with offers, as answers have it. */
export const offeredBy = ({ hotel }: House, offers: HotelOffer[], self: string): HotelOffers => ({
  type: 'hotel-offers',
  hotel: {
    type: 'hotel',
    hotelId: hotel.id,
    chainCode: hotel.chain,
    dupeId: String(hotel.dupeId),
    name: hotel.name,
    cityCode: hotel.cityCode,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
  },
  available: offers.length > 0,
  offers,
  self,
})

/** Today, as far as prices go. */
export const priceDay = ({ now }: Pick<World, 'now'>): string => utcDay(now())
