import { daysBetween } from '../../core/dates.ts'
import { inWords, sayDate, sayDay } from '../../core/say.ts'
import { counted } from '../../core/view.ts'
import type { HotelOffer } from './offers.model.ts'

/** What people want to know of an offer, in words. Other services leave much of it out and write it otherwise. */

/** What is read of an offer of any version. */
export type Shown = Omit<HotelOffer, 'roomQuantity'> & { readonly roomQuantity?: string | number | undefined }

/** Text of a service that may have line breaks in it, as one line. */
export const oneLine = (text: string): string => text.replace(/[ \t\r\n\v\f\u0085\u2028\u2029]+/g, ' ').trim()

export const nightsOf = ({ checkInDate, checkOutDate }: Shown): number => Math.max(1, daysBetween(checkInDate, checkOutDate))

export const roomsOf = ({ roomQuantity = 1 }: Shown): number => Math.max(1, Number(roomQuantity))

/** `2 nights, 1 room, 2 adults`; of several rooms, how many are in each. */
export function partyOf(offer: Shown): string {
  const rooms = roomsOf(offer)
  const adults = offer.guests?.adults
  const nights = counted(nightsOf(offer), 'night')
  return [nights, counted(rooms, 'room'), ...(adults === undefined ? [] : [`${counted(adults, 'adult')}${rooms > 1 ? ' each' : ''}`])].join(
    ', ',
  )
}

/** `Mon 1 Mar → Wed 3 Mar 2027` */
export const daysOf = ({ checkInDate, checkOutDate }: Pick<Shown, 'checkInDate' | 'checkOutDate'>): string =>
  `${checkInDate.slice(0, 4) === checkOutDate.slice(0, 4) ? sayDay(checkInDate) : sayDate(checkInDate)} → ${sayDate(checkOutDate)}`

/** What it costs in all: the total, or the base where no more is told. */
export const totalOf = ({ price }: Shown): string => price.total ?? price.sellingTotal ?? price.base ?? ''

/** What a room costs a night, with all that is in the total. */
export function nightlyOf(offer: Shown): string {
  const total = totalOf(offer)
  const digits = total.split('.')[1]?.length ?? 0
  return total === '' ? '' : (Number(total) / nightsOf(offer) / roomsOf(offer)).toFixed(digits)
}

/** `Superior Double Room, with balcony`; the code where nothing describes it. Several lines become one. */
export function roomOf({ room, boardType }: Shown, meals = true): string {
  const text = oneLine(room.description?.text.replace(/\s*,?\s*\n\s*/g, ', ') ?? room.type ?? '')
  // The last part says the meals.
  return meals || boardType === undefined || !text.includes(', ') ? text : text.slice(0, text.lastIndexOf(', '))
}

/** `Superior Double Room, half board`: without what is seen from it, and the meals in a word or two. */
export function roomInShort(offer: Shown): string {
  const [first = ''] = roomOf(offer).split(', ')
  const { boardType = 'ROOM_ONLY' } = offer
  return boardType === 'ROOM_ONLY' ? first : `${first}, ${inWords(boardType)}`
}

/** The rule for cancelling, under either of its names. */
export const cancellationOf = ({ policies }: Shown) => policies?.cancellations?.[0] ?? policies?.cancellation

/** The last moment at which cancelling is free, on the clocks of the hotel: `2027-02-28T18:00`. Empty where there is none or nothing is told. */
export function freeUntil(offer: Shown): string {
  const rule = cancellationOf(offer)
  return rule?.type === 'FULL_STAY' ? '' : (rule?.deadline?.slice(0, 16) ?? '')
}

/** Whether all is lost by cancelling. */
export const isLost = (offer: Shown): boolean => cancellationOf(offer)?.type === 'FULL_STAY'

/** When it is paid. */
export function payingOf({ policies }: Shown): string {
  const kind = policies?.paymentType?.toLowerCase() ?? ''
  const deposit = policies?.deposit?.amount
  if (kind === 'guarantee') return 'at hotel'
  if (kind === 'deposit') return deposit === undefined ? 'deposit' : `${deposit} now`
  return kind === 'prepay' ? 'now' : kind
}
