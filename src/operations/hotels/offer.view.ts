import { sum } from '../../core/amounts.ts'
import { addDays } from '../../core/dates.ts'
import { capitalised, inWords, sayDay, sayMoment } from '../../core/say.ts'
import { counted, type Sheet, table, type Ui } from '../../core/view.ts'
import { unbroken, wrap } from '../../core/wrap.ts'
import { type BillItem, bill } from '../bill.view.ts'
import { vendorName } from '../cards.ts'
import { factLines } from '../facts.view.ts'
import { nameAndCode } from '../names.ts'
import type { HotelOfferAnswer, HotelOffers } from './offers.model.ts'
import { cancellationOf, daysOf, freeUntil, nightlyOf, nightsOf, oneLine, partyOf, roomOf, roomsOf, type Shown, totalOf } from './said.ts'

/** One offer as a sheet: what it costs in all its parts, and on which terms. */
export function offerView({ data }: HotelOfferAnswer, ui: Ui, typed: { readonly offer?: string | undefined }): Sheet {
  const { hotel, offers: [offer] = [] } = data
  if (!hotel || !offer) {
    return {
      drawing: ui.yellow('No such room is left for these nights.'),
      table: table([{ left: 'no room' }], { Offer: ({ left }) => left }),
      next: 'wayfare hotels list',
    }
  }
  const items = itemsOf(offer)
  // What is typed next has to be a row or an id, and nothing that a shell would read otherwise.
  const reference = [typed.offer, offer.id].find((text) => text !== undefined && /^[A-Z0-9]+$/i.test(text))
  return {
    title: titleOf(hotel, ui),
    drawing: [headOf(offer, ui), bill(items, offer.price.currency ?? '', ui), conditionsOf(offer, ui)].filter(Boolean).join('\n\n'),
    table: table(items, {
      Item: ({ label }) => label,
      Amount: ({ amount }) => amount,
      Currency: () => offer.price.currency,
      Detail: ({ detail }) => detail,
    }),
    ...(reference !== undefined && { next: `wayfare hotels book ${reference}` }),
  }
}

export const titleOf = ({ name, hotelId, cityCode = '' }: HotelOffers['hotel'], ui: Ui): string =>
  [ui.bold(name ?? hotelId), ...(cityCode ? [nameAndCode(cityCode, ui.placeName(cityCode))] : [])].join(' · ')

const headOf = (offer: Shown, ui: Ui): string =>
  [`${daysOf(offer)} · ${partyOf(offer)}`, roomOf(offer)].flatMap((line) => wrap(line, ui.width)).join('\n')

/** The nights, as many lines as prices; the taxes one by one; and what it comes to. */
export function itemsOf(offer: Shown): BillItem[] {
  const { price } = offer
  const rooms = roomsOf(offer)
  const { changes = [] } = price.variations ?? {}
  const nights = changes.map(({ startDate, endDate, base = '' }): BillItem => {
    const count = nightsOf({ ...offer, checkInDate: startDate, checkOutDate: endDate })
    const last = addDays(endDate, -1)
    return {
      label: startDate === last ? sayDay(startDate) : `${sayDay(startDate)} – ${sayDay(last)}`,
      amount: sum(Array<string>(count).fill(base)),
      detail: [...(count > 1 ? [`${base} a night`] : []), ...(rooms > 1 ? [counted(rooms, 'room')] : [])].join(', '),
    }
  })
  // Where the nights do not add up to the base, they are left out: what is shown has to add up.
  const fits = price.base === undefined || sum([...nights.map(({ amount }) => amount), `-${price.base}`]).replace(/[-0.]/g, '') === ''
  const base: BillItem[] = price.base === undefined ? [] : [{ label: counted(nightsOf(offer), 'night'), amount: price.base, detail: '' }]
  const taxes = (price.taxes ?? []).map(({ code = 'TAX', amount = '', included, percentage, description }): BillItem => {
    const how = description ?? (percentage === undefined ? '' : `${Number(percentage)} %`)
    return {
      label: taxName(code),
      amount: included ? '' : amount,
      detail: [included ? `${amount} in the price` : '', how].filter(Boolean).join(', '),
    }
  })
  return [
    ...(nights.length > 0 && fits ? nights : base),
    ...taxes,
    { label: 'Total', amount: totalOf(offer), detail: `${nightlyOf(offer)} a night${rooms > 1 ? ' and room' : ''}, taxes in`, total: true },
  ]
}

/** `CITY_TAX` → `City tax`, `VAT` as it is. */
const taxName = (code: string): string => (code.includes('_') ? capitalised(inWords(code)) : code)

/** What is to be known of an offer besides its price, as label and text. */
export function termsOf(offer: Shown): readonly (readonly [label: string, text: string])[] {
  const { policies = {}, description } = offer
  const { guarantee, deposit, prepay, checkInOut } = policies
  const paying = guarantee ?? deposit ?? prepay
  const cards = paying?.acceptedPayments?.creditCards ?? []
  const rule = cancellationOf(offer)
  const until = freeUntil(offer)
  const hours = [
    ...(checkInOut?.checkIn ? [`from ${checkInOut.checkIn.slice(0, 5)}`] : []),
    ...(checkInOut?.checkOut ? [`check-out until ${checkInOut.checkOut.slice(0, 5)}`] : []),
  ]
  return [
    ...(rule
      ? [['Cancel', until === '' ? (rule.description?.text ?? '') : `free until ${sayMoment(until)} at the hotel${later(offer)}`] as const]
      : []),
    ...(policies.paymentType ? [['Pay', paying?.description?.text ?? policies.paymentType.toLowerCase()] as const] : []),
    ...(cards.length > 0 ? [['Cards', cards.map(vendorName).join(', ')] as const] : []),
    ...(description?.text ? [['Rate', description.text] as const] : []),
    ...(hours.length > 0 ? [['Check-in', hours.join(', ')] as const] : []),
  ].flatMap(([label, text]) => (text === '' ? [] : [[label, oneLine(text)] as const]))
}

/** `, later 62.00 EUR are charged` */
function later(offer: Shown): string {
  const amount = cancellationOf(offer)?.amount
  return amount === undefined ? '' : `, later ${unbroken(`${amount} ${offer.price.currency ?? ''}`)} are charged`
}

/** Columns before what is said of an offer. */
const margin = 10

export const conditionsOf = (offer: Shown, ui: Ui): string => factLines(termsOf(offer), ui, margin)
