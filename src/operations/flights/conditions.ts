import { inWords } from '../../core/say.ts'
import { counted } from '../../core/view.ts'
import { ends } from './flown.ts'
import type { FlightOffer } from './model.ts'
import type { Included } from './price.model.ts'

/** What one may do with a ticket and what can be bought with it, in words, by what it is about. */
export function conditionsOf(offer: FlightOffer, included: Included): (readonly [about: string, text: string])[] {
  return [
    ...rules(offer, included['detailed-fare-rules']),
    ...services(offer, included).map((text) => ['To add', text] as const),
    ...cards(offer, included['credit-card-fees']).map((text) => ['Cards', text] as const),
  ]
}

type Rule = NonNullable<Included['detailed-fare-rules']>[string]

const subjects: Readonly<Record<string, string>> = { EXCHANGE: 'Changes', REFUND: 'Refund', CANCELLATION: 'No-show' }

/** A rule that holds for the whole trip is told once; others with the part they are for. */
function rules(offer: FlightOffer, all: Included['detailed-fare-rules']): (readonly [string, string])[] {
  const own = Object.values(all ?? {}).filter(({ segmentId }) => partOf(offer, segmentId) !== undefined)
  const told = new Map<string, Map<string, Set<string>>>()
  for (const rule of own) {
    const about = subjects[rule.fareNotes.category ?? ''] ?? 'Rules'
    const texts = told.get(about) ?? new Map<string, Set<string>>()
    const text = ruleText(rule, offer.price.currency)
    texts.set(text, (texts.get(text) ?? new Set()).add(partOf(offer, rule.segmentId) ?? ''))
    told.set(about, texts)
  }
  return [...told].flatMap(([about, texts]) =>
    [...texts].map(([text, parts]) => [about, texts.size > 1 ? `${[...parts].join(', ')}: ${text}` : text] as const),
  )
}

function ruleText({ fareNotes }: Rule, currency: string): string {
  const { category, notApplicable, maxPenaltyAmount } = fareNotes
  const free = Number(maxPenaltyAmount) === 0
  const price = `for ${maxPenaltyAmount} ${currency}`
  if (category === 'EXCHANGE' && (notApplicable || maxPenaltyAmount))
    return notApplicable ? 'not permitted' : `until departure ${free ? 'free of charge' : price}, plus any difference in fare`
  if (category === 'REFUND' && (notApplicable || maxPenaltyAmount))
    return notApplicable ? 'none, but for unused taxes' : `until departure ${free ? 'in full' : `less ${maxPenaltyAmount} ${currency}`}`
  if (category === 'CANCELLATION' && (notApplicable || maxPenaltyAmount))
    return notApplicable ? 'the ticket loses its value, but for unused taxes' : `the ticket keeps its value ${price}`
  return fareNotes.descriptions.map(({ text }) => text).join(' ')
}

const routeOf = (itinerary: FlightOffer['itineraries'][number]): string => {
  const { departure, arrival } = ends(itinerary)
  return `${departure.iataCode} → ${arrival.iataCode}`
}

const partOf = ({ itineraries }: FlightOffer, segmentId: string): string | undefined => {
  const found = itineraries.find(({ segments }) => segments.some(({ id }) => id === segmentId))
  return found && routeOf(found)
}

/** `MAD → JFK: 1 bag 90.00, 2 bags 216.00, priority boarding 15.00` */
function services(offer: FlightOffer, { bags = {}, 'other-services': others = {} }: Included): string[] {
  const sold = new Map<string, Set<string>>()
  const add = (segmentIds: readonly string[], text: string) => {
    const part = partOf(offer, segmentIds[0] ?? '')
    if (part !== undefined) sold.set(part, (sold.get(part) ?? new Set()).add(text))
  }
  for (const { quantity, weight, weightUnit, price, segmentIds } of Object.values(bags)) {
    const what = quantity === undefined ? `${weight ?? ''} ${(weightUnit ?? 'kg').toLowerCase()}` : counted(quantity, 'bag')
    add(segmentIds, `${what} ${price.amount}`)
  }
  for (const { name, price, segmentIds } of Object.values(others)) add(segmentIds, `${inWords(name)} ${price.amount}`)
  const texts = new Map<string, string[]>()
  for (const [part, all] of sold) {
    const text = [...all].join(', ')
    texts.set(text, [...(texts.get(text) ?? []), part])
  }
  const everywhere = [...texts].length === 1 && sold.size === offer.itineraries.length && sold.size > 1
  return [...texts].map(([text, parts]) => `${everywhere ? 'each way' : parts.join(', ')}: ${text}`)
}

/** `16.90: American Express; free: Visa, Mastercard` */
function cards({ id }: FlightOffer, fees: Included['credit-card-fees']): string[] {
  const byAmount = new Map<string, string[]>()
  for (const { brand, amount, flightOfferId } of Object.values(fees ?? {})) {
    if (flightOfferId === id) byAmount.set(amount, [...(byAmount.get(amount) ?? []), inWords(brand)])
  }
  return [...byAmount]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([amount, brands]) => `${Number(amount) === 0 ? 'free' : amount}: ${brands.join(', ')}`)
}
