import { dayPart } from '../../core/say.ts'
import { counted, type Sheet, table, type Ui } from '../../core/view.ts'
import { conditionsOf } from './conditions.ts'
import { flightName } from './flown.ts'
import type { FlightOffer } from './model.ts'
import { titleOf } from './offers.title.ts'
import type { Included, PricedOffers } from './price.model.ts'
import { itemsOf, receipt } from './receipt.ts'
import type { Services } from './services.ts'

interface Line {
  readonly offer: string
  readonly item: string
  readonly amount: string
  readonly detail: string
}

/** What one has to pay, and what for: a receipt for people, a line for each item in a pipe. */
export function priceView({ data: { flightOffers }, included = {} }: PricedOffers, ui: Ui, typed: Typed = {}): Sheet {
  const [first] = flightOffers
  const several = flightOffers.length > 1
  const receipts = flightOffers.map((offer, at) => {
    const text = receipt(offer, ofOffer(included, flightOffers, at), ui)
    return several ? `${ui.bold(`Offer ${offer.id}`)}\n${text}` : text
  })
  return {
    title: first && !several ? titleOf([first], ui) : counted(flightOffers.length, 'offer'),
    table: table(
      flightOffers.flatMap((offer, at) => linesOf(offer, ofOffer(included, flightOffers, at))),
      {
        Offer: ({ offer }) => offer,
        Item: ({ item }) => item,
        [first?.price.currency ?? 'Price']: ({ amount }) => amount,
        Details: ({ detail }) => detail,
      },
    ),
    ...next(typed),
    drawing: receipts.join(`\n\n${ui.dim('─'.repeat(Math.min(ui.width, 80)))}\n\n`),
  }
}

interface Typed extends Services {
  readonly offers?: readonly string[] | undefined
}

/** One row of the last list can be booked as it was priced. What came from a file or a pipe may be gone. */
function next({ offers: [row = '', ...others] = [], bags, seats, service = [] }: Typed): Pick<Sheet, 'next'> {
  if (!/^\d+$/.test(row) || others.length > 0) return {}
  const words = [
    row,
    ...(bags === undefined ? [] : [`--bags ${bags}`]),
    ...(seats ? [`--seats ${seats.join(',')}`] : []),
    ...(service.length > 0 ? [`--service ${service.map((each) => each.toLowerCase().replace('_', '-')).join(',')}`] : []),
  ]
  return { next: `wayfare flights book ${words.join(' ')}` }
}

/** What is included belongs to an offer by its segments; segments of several offers may have the same id, so the fare basis has to be right as well. */
function ofOffer(included: Included, offers: readonly FlightOffer[], at: number): Included {
  if (offers.length < 2) return included
  const offer = offers[at]
  const details = offer?.travelerPricings[0]?.fareDetailsBySegment ?? []
  const rules = Object.entries(included['detailed-fare-rules'] ?? {}).filter(([, { segmentId, fareBasis }]) =>
    details.some((each) => each.segmentId === segmentId && each.fareBasis === fareBasis),
  )
  return { ...included, 'detailed-fare-rules': Object.fromEntries(rules) }
}

function linesOf(offer: FlightOffer, included: Included): Line[] {
  const line = (item: string, amount: string, detail = ''): Line => ({ offer: offer.id, item, amount, detail })
  const flights = offer.itineraries.flatMap(({ segments }) =>
    segments.map((segment) => {
      const details = offer.travelerPricings[0]?.fareDetailsBySegment.find(({ segmentId }) => segmentId === segment.id)
      const fare = [details?.brandedFare, details?.class, details?.fareBasis].filter(Boolean).join(' ')
      return line(`${flightName(segment)} ${dayPart(segment.departure.at)}`, '', fare)
    }),
  )
  return [
    ...flights,
    ...itemsOf(offer).map(({ label, amount, detail }) => line(label.trim(), amount, detail?.replaceAll('\u00a0', ' '))),
    ...(offer.lastTicketingDate ? [line('Buy by', '', offer.lastTicketingDate)] : []),
    ...conditionsOf(offer, included).map(([about, text]) => line(about, '', text)),
  ]
}
