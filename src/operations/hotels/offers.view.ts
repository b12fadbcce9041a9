import { sayDay } from '../../core/say.ts'
import { counted, rowNumber, type Sheet, table, type Ui } from '../../core/view.ts'
import { phrases, unbroken } from '../../core/wrap.ts'
import type { HotelOffers, HotelOffersAnswer } from './offers.model.ts'
import {
  daysOf,
  freeUntil,
  isLost,
  nightlyOf,
  nightsOf,
  partyOf,
  payingOf,
  roomInShort,
  roomOf,
  roomsOf,
  type Shown,
  totalOf,
} from './said.ts'

interface Line {
  readonly hotel: HotelOffers['hotel']
  /** Without one the hotel is full. */
  readonly offer?: Shown | undefined
}

/** Columns of a terminal from which on there is room for all that is said of a room. */
const wide = 100

/** Free rooms: a row for each offer, and one for each hotel that is full where those were asked for. */
export function offersView({ data }: HotelOffersAnswer, ui: Ui): Sheet {
  const lines = data.flatMap(({ hotel, offers = [] }): Line[] =>
    offers.length > 0 ? offers.map((offer) => ({ hotel, offer })) : [{ hotel }],
  )
  const found = lines.flatMap(({ offer }) => offer ?? [])
  const [first] = found
  const currencies = new Set(found.map(({ price }) => price.currency))
  const [currency = 'Price'] = currencies.size === 1 ? currencies : []
  const money = (offer: Shown, amount: string) => (currencies.size > 1 ? `${amount} ${offer.price.currency ?? ''}` : amount)
  const alone = data.length === 1
  const oneNight = found.every((offer) => nightsOf(offer) * roomsOf(offer) === 1)
  const sorted = alone || found.length === data.length
  return {
    ...(first && { title: titleOf(data, first, alone, ui) }),
    table: table(lines, {
      '#': rowNumber(ui),
      Hotel: { value: ({ hotel }) => hotel.name ?? hotel.hotelId, shown: (text) => ui.bold(inPieces(text)), spare: alone },
      Room: {
        value: ({ offer }) => (offer ? roomOf(offer, offer.boardType !== 'ROOM_ONLY') : 'full'),
        shown: (text, { offer }) => (!offer ? ui.red(text) : alone || ui.width >= wide ? text : roomInShort(offer)),
      },
      [currency]: { value: ({ offer }) => offer && money(offer, totalOf(offer)), shown: ui.bold },
      ...(oneNight ? {} : { 'A night': ({ offer }: Line) => offer && money(offer, nightlyOf(offer)) }),
      'Cancel by': { value: ({ offer }) => offer && cancelText(offer), shown: (text, { offer }) => shownCancel(text, offer, ui) },
      Pay: ({ offer }) => offer && payingOf(offer),
    }),
    notes: first ? [oneNight ? 'All taxes are in.' : 'Prices are for all rooms and nights, a night for one room; all taxes are in.'] : [],
    rowsAre: { one: 'offer', many: 'offers', order: sorted ? 'cheapest first' : 'hotels by their cheapest' },
    ...(first && { next: `wayfare hotels offer ${lines.findIndex(({ offer }) => offer) + 1}` }),
  }
}

/** `Barceló Madrid Sol · Mon 1 Mar → Wed 3 Mar 2027 · 2 nights, 1 room, 2 adults` */
const titleOf = (data: HotelOffersAnswer['data'], first: Shown, alone: boolean, ui: Ui): string =>
  [
    ui.bold(alone ? (data[0]?.hotel.name ?? data[0]?.hotel.hotelId ?? '') : counted(data.length, 'hotel')),
    daysOf(first),
    partyOf(first),
  ].join(' · ')

/** A name that is broken, where it has to be, into pieces of some length and not after every word. */
const inPieces = (name: string): string => phrases(name.split(' '), 18, ' ').map(unbroken).join(' ')

const cancelText = (offer: Shown): string => (isLost(offer) ? 'no refund' : freeUntil(offer))

function shownCancel(text: string, offer: Shown | undefined, ui: Ui): string {
  if (!offer || text === '') return text
  return isLost(offer) ? ui.yellow(text) : ui.green(sayDay(text.slice(0, 10)))
}
