import { refusals } from '../../../core/faults.ts'
import type { Problem } from '../../../core/message.ts'
import type { AdditionalServices, FlightOffer, ReturnedOffer, TravelerType } from '../../../operations/flights/model.ts'
import type { Currency } from '../../data/atlas.types.ts'
import { problem, refuseIfAny } from '../../problems.ts'
import type { World } from '../../world.ts'
import { type Money, moneyIn } from '../money.ts'
import { seatOn } from '../seats/seating.ts'
import { menuOf, partsOf } from './catalogue.ts'
import type { Bound } from './offers.ts'
import { takesSeat } from './party.ts'

/** Bags, seats and other services that an offer brings along: kept and priced, or refused where they are not to be had. */

type ServiceType = 'CHECKED_BAGS' | 'SEATS' | 'OTHER_SERVICES'

/** What one traveller gets on one part: for each segment what is kept, and what it costs in euros. */
interface Served {
  readonly kept: ReadonlyMap<string, AdditionalServices>
  readonly costs: readonly { readonly type: ServiceType; readonly euros: number }[]
  readonly problems: readonly Problem[]
}

interface Wanted {
  readonly detail: ReturnedOffer['travelerPricings'][number]['fareDetailsBySegment'][number]
  readonly services: AdditionalServices
  readonly pointer: string
}

/** The priced offer with the services that the offer it was made from asks for. Everything that cannot be had is told at once. */
export function withServices(
  world: World,
  wanted: ReturnedOffer,
  priced: FlightOffer,
  { bounds, currency, at }: { readonly bounds: readonly Bound[]; readonly currency: Currency; readonly at: string },
): FlightOffer {
  const wishes = wanted.travelerPricings.map((_, traveler) => wishesOf(wanted, traveler, at))
  if (wishes.every((each) => each.length === 0)) return priced
  const money = moneyIn(currency)
  const taken = new Set<string>()
  const holders = new Set(wanted.travelerPricings.map(({ associatedAdultId }) => associatedAdultId))
  const parts = partsOf(priced)
  const served = wanted.travelerPricings.map(({ travelerId, travelerType }, traveler) =>
    parts.map((part, leg): Served => {
      const ids = part.segments.map(({ id }) => id)
      const here = (wishes[traveler] ?? []).filter(({ detail }) => ids.includes(detail.segmentId))
      if (here.length > 0 && !takesSeat(travelerType)) return refused(here, 'an infant on a lap has no seat, bag or service of its own')
      const menu = menuOf(world, part)
      const on = part.segments.map(({ carrierCode, number }) => `${carrierCode}${number}`).join(' ')
      return joined([
        bagsServed(here, ids, menu.bags, on),
        othersServed(here, ids, menu.others, on),
        seatsServed(world, here, { segmentIds: ids, bound: bounds[leg], travelerType, withInfant: holders.has(travelerId), taken }),
      ])
    }),
  )
  refuseIfAny(served.flat().flatMap((each) => each.problems))
  const costs = served.flat().flatMap((each) => each.costs)
  return {
    ...priced,
    price: { ...priced.price, additionalServices: sums(costs, money) },
    travelerPricings: priced.travelerPricings.map((pricing, traveler) => ({
      ...pricing,
      fareDetailsBySegment: pricing.fareDetailsBySegment.map((details) => {
        const kept = (served[traveler] ?? []).map((each) => each.kept.get(details.segmentId)).filter((each) => each !== undefined)
        return kept.length > 0 ? { ...details, additionalServices: Object.assign({}, ...kept) } : details
      }),
    })),
  }
}

/** Where a traveller of the offer asks for services. */
const wishesOf = (offer: ReturnedOffer, traveler: number, at: string): Wanted[] =>
  (offer.travelerPricings[traveler]?.fareDetailsBySegment ?? []).flatMap((detail, step) => {
    const services = detail.additionalServices
    const pointer = `${at}/travelerPricings/${traveler}/fareDetailsBySegment/${step}/additionalServices`
    return services && Object.keys(services).length > 0 ? [{ detail, services, pointer }] : []
  })

const sums = (costs: Served['costs'], money: Money): { amount: string; type: ServiceType }[] =>
  (['CHECKED_BAGS', 'SEATS', 'OTHER_SERVICES'] as const).flatMap((type) => {
    const some = costs.filter((cost) => cost.type === type)
    return some.length > 0 ? [{ amount: money.text(some.reduce((sum, { euros }) => sum + money.exact(euros), 0)), type }] : []
  })

/** A service that cannot be had. */
export const unavailable = (says: string, at: string): Problem =>
  problem(refusals.service, `Error booking additional services: ${says}`, at)

const nothing: Served = { kept: new Map(), costs: [], problems: [] }

const refused = (wishes: readonly Wanted[], says: string, member = ''): Served => ({
  kept: new Map(),
  costs: [],
  problems: wishes.map(({ pointer }) => unavailable(says, `${pointer}${member}`)),
})

function joined(parts: readonly Served[]): Served {
  const kept = new Map<string, AdditionalServices>()
  for (const part of parts) for (const [id, services] of part.kept) kept.set(id, { ...kept.get(id), ...services })
  return { kept, costs: parts.flatMap(({ costs }) => costs), problems: parts.flatMap(({ problems }) => problems) }
}

const onAll = (ids: readonly string[], services: AdditionalServices): Served['kept'] => new Map(ids.map((id) => [id, services]))

/** Bags are bought for a whole part: what one of its segments asks for is had on all. */
function bagsServed(wishes: readonly Wanted[], ids: readonly string[], prices: readonly number[], on: string): Served {
  const asking = wishes.filter(({ services }) => services.chargeableCheckedBags !== undefined)
  if (asking.length === 0) return nothing
  const no = (says: string) => refused(asking.slice(0, 1), says, '/chargeableCheckedBags')
  if (prices.length === 0) return no(`baggage on ${on} goes by weight: no further pieces are sold`)
  const quantities = new Set(asking.map(({ services }) => services.chargeableCheckedBags?.quantity))
  const [quantity] = quantities
  if (quantity === undefined) return no(`further bags on ${on} are sold by the piece: give a quantity`)
  if (quantities.size > 1) return no(`bags are bought for all of ${on} together; got ${[...quantities].join(' and ')}`)
  const price = prices[quantity - 1]
  if (price === undefined) return no(`at most ${prices.length} further bags are sold on ${on}; got ${quantity}`)
  return {
    kept: onAll(ids, { chargeableCheckedBags: { quantity } }),
    costs: [{ type: 'CHECKED_BAGS', euros: price }],
    problems: [],
  }
}

/** So are other services. */
function othersServed(wishes: readonly Wanted[], ids: readonly string[], menu: ReadonlyMap<string, number>, on: string): Served {
  const names = [...new Set(wishes.flatMap(({ services }) => services.otherServices ?? []))]
  if (names.length === 0) return nothing
  const missing = names.filter((name) => !menu.has(name))
  const asking = wishes.filter(({ services }) => services.otherServices?.some((name) => missing.includes(name)))
  if (asking.length > 0) return refused(asking.slice(0, 1), `${missing.join(' and ')} cannot be bought on ${on}`, '/otherServices')
  return {
    kept: onAll(ids, { otherServices: names }),
    costs: names.map((name) => ({ type: 'OTHER_SERVICES', euros: menu.get(name) ?? 0 })),
    problems: [],
  }
}

interface Aboard {
  readonly segmentIds: readonly string[]
  readonly bound: Bound | undefined
  readonly travelerType: TravelerType
  readonly withInfant: boolean
  /** Seats that others of the party chose, by segment. */
  readonly taken: Set<string>
}

/** A seat is for one traveller on one flight. */
function seatsServed(world: World, wishes: readonly Wanted[], { segmentIds, bound, travelerType, withInfant, taken }: Aboard): Served {
  const kept = new Map<string, AdditionalServices>()
  const served = wishes.map(({ detail: { segmentId }, services, pointer }): Served => {
    const { chargeableSeatNumber, chargeableSeat } = services
    const number = chargeableSeatNumber ?? chargeableSeat?.number
    const step = segmentIds.indexOf(segmentId)
    const [flight, sold] = [bound?.flights[step], bound?.fare.segments[step]]
    if (number === undefined || !flight || !sold) return nothing
    const at = `${pointer}/${chargeableSeatNumber === undefined ? 'chargeableSeat/number' : 'chargeableSeatNumber'}`
    const no = (says: string): Served => ({ ...nothing, problems: [unavailable(says, at)] })
    const on = `${flight.carrier}${flight.number}`
    const seat = seatOn(world, flight, number, { cabin: sold.cabin, family: sold.family, travelerType, withInfant })
    if (!seat) return no(`${on} has no seat ${number}`)
    if (seat.cabin !== sold.cabin) return no(`seat ${number} of ${on} is in another cabin`)
    if (seat.status === 'OCCUPIED') return no(`seat ${number} of ${on} is taken`)
    if (seat.status === 'BLOCKED') return no(`seat ${number} of ${on} cannot be chosen with this fare or by this traveller`)
    const place = `${segmentId} ${number}`
    if (taken.has(place)) return no(`seat ${number} of ${on} is asked for twice`)
    taken.add(place)
    kept.set(segmentId, { ...(chargeableSeat && { chargeableSeat }), chargeableSeatNumber: number })
    return { ...nothing, costs: [{ type: 'SEATS', euros: seat.price }] }
  })
  return joined([...served, { ...nothing, kept }])
}
