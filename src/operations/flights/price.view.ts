import { dayPart, sayDate } from '../../core/say.ts'
import { counted, type Sheet, table, type Ui } from '../../core/view.ts'
import type { FlightOffer, Itinerary } from './model.ts'
import { ends, flightName, titleOf } from './offers.view.ts'
import type { PricedOffers } from './priced.ts'

interface Line {
  readonly item: string
  readonly amount: string
  readonly detail: string
  readonly strong: boolean
}

/** What one has to pay, and what for. */
export function priceView({ data: { flightOffers }, included }: PricedOffers, ui: Ui): Sheet {
  const [first] = flightOffers
  const currency = first?.price.currency ?? ''
  const lines = flightOffers.flatMap((offer) => linesOf(offer, flightOffers.length > 1))
  return {
    title: first && flightOffers.length === 1 ? titleOf([first], ui) : counted(flightOffers.length, 'offer'),
    table: table(lines, {
      Item: { value: ({ item }) => item, shown: (text, { strong }) => (strong ? ui.bold(text) : text) },
      [currency]: { value: ({ amount }) => amount, shown: (text, { strong }) => (strong ? ui.bold(text) : text) },
      // A tax and its amount stay on one line.
      Details: { value: ({ detail }) => detail, shown: (text) => ui.dim(text.replace(/\b([A-Z]\w) (?=\d)/g, '$1\u00a0')) },
    }),
    notes: [
      ...new Set(flightOffers.flatMap(deadline)),
      ...bagNotes(included?.bags, flightOffers),
      ...ruleNotes(included?.['detailed-fare-rules']),
    ],
  }
}

const routeOf = (itinerary: Itinerary): string => {
  const { departure, arrival } = ends(itinerary)
  return `${departure.iataCode} → ${arrival.iataCode}`
}

function linesOf(offer: FlightOffer, several: boolean): Line[] {
  const line = (item: string, amount: string, detail = '', strong = false): Line => ({ item, amount, detail, strong })
  const { price, travelerPricings, itineraries } = offer
  const fees = (price.fees ?? []).filter(({ amount }) => Number(amount) > 0)
  const flights = itineraries.map((itinerary) => {
    const { departure } = ends(itinerary)
    const details = itinerary.segments.flatMap(
      ({ id }) => travelerPricings[0]?.fareDetailsBySegment.find(({ segmentId }) => segmentId === id) ?? [],
    )
    const fare = [
      ...new Set(details.map(({ brandedFare, class: letter, fareBasis }) => `${brandedFare ?? ''} ${letter} ${fareBasis}`.trim())),
    ].join(', ')
    return line(`${itinerary.segments.map(flightName).join(' ')} ${sayDate(dayPart(departure.at))}`, '', fare)
  })
  return [
    ...(several ? [line(`Offer ${offer.id}`, '', itineraries.map(routeOf).join(', '), true)] : []),
    ...flights,
    ...travelerPricings.flatMap((traveler) => {
      const taxes = (traveler.price.taxes ?? []).map(({ code, amount }) => `${code} ${amount}`).join(' + ')
      const sum = (Number(traveler.price.total) - Number(traveler.price.base)).toFixed(decimals(traveler.price.total))
      const who = `Traveller ${traveler.travelerId}, ${traveler.travelerType.toLowerCase().replace('_', ' ')}`
      return [line(`${who}: fare`, traveler.price.base), line(`${who}: taxes and charges`, sum, taxes)]
    }),
    ...fees.map(({ type, amount }) => line(`${type.toLowerCase()} fee`, amount)),
    line('Total', price.grandTotal ?? price.total, '', true),
  ]
}

const decimals = (amount: string): number => amount.split('.')[1]?.length ?? 0

const deadline = ({ lastTicketingDate }: FlightOffer): string[] =>
  lastTicketingDate ? [`To be ticketed by ${sayDate(lastTicketingDate)}`] : []

type Included = NonNullable<PricedOffers['included']>

/** `1 extra bag on IB3187 BA117: 64.00 EUR` */
function bagNotes(bags: Included['bags'], offers: readonly FlightOffer[]): string[] {
  const segments = offers.flatMap(({ itineraries }) => itineraries.flatMap((itinerary) => itinerary.segments))
  return Object.values(bags ?? {}).map(({ quantity, weight, weightUnit, price, segmentIds }) => {
    const what = quantity === undefined ? `${weight ?? ''} ${weightUnit?.toLowerCase() ?? ''}`.trim() : counted(quantity, 'extra bag')
    const flights = segmentIds
      .map((id) => segments.find((segment) => segment.id === id))
      .map((segment) => (segment ? flightName(segment) : ''))
    return `${what} on ${flights.join(' ')}: ${price.amount} ${price.currencyCode}`
  })
}

/** A rule that holds for several flights is told once. */
const ruleNotes = (rules: Included['detailed-fare-rules']): string[] => [
  ...new Set(
    Object.values(rules ?? {}).map(
      ({ fareBasis, name, fareNotes }) => `${fareBasis} (${name}): ${fareNotes.descriptions.map(({ text }) => text).join(' ')}`,
    ),
  ),
]
