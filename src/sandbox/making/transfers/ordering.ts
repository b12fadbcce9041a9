import { HOUR, MINUTE, utcDay } from '../../../core/dates.ts'
import { faults, refusals } from '../../../core/faults.ts'
import type { Problem } from '../../../core/message.ts'
import type { CheckedInputOf, OutputOf } from '../../../core/operation.ts'
import type { book } from '../../../operations/transfers/book.ts'
import type { cancel } from '../../../operations/transfers/cancel.ts'
import type { TransferOffer, TransferOrder, TransferOrderAnswer } from '../../../operations/transfers/model.ts'
import type { Addition } from '../../data/transfers.ts'
import type { Once, Pages } from '../../ledger.ts'
import { problem, refusal, refuseIfAny, warning } from '../../problems.ts'
import type { World } from '../../world.ts'
import { localTime } from '../clocks.ts'
import { hash } from '../keys.ts'
import { idOf, newReference } from '../references.ts'
import { type Asked, type Ground, readAsked } from './asking.ts'
import { connectedTo } from './connected.ts'
import { transferFaults } from './faults.ts'
import { expired, readOfferId } from './offerids.ts'
import { groundOf, offerOf, roadOf } from './offering.ts'
import { paymentProblems } from './paying.ts'
import { passengerProblems } from './people.ts'
import { needsCvv, needsFlight, paidBy } from './providers.ts'
import { type Ride, ridesFor } from './rides.ts'

/** Rides that are booked, in one step that nothing can come between, and taken back. */

export type Booking = CheckedInputOf<typeof book>['data']

/** An order as it is written down. */
interface Kept {
  readonly order: TransferOrder
  /** Instant of the pick-up. */
  readonly starts: number
  /** Instant at which it was taken back. */
  readonly cancelled?: number
}

const KIND = 'transfer-order'

/** Books: makes the ride anew from its offer, and writes the order down, all of it or nothing. */
export async function bookTransfer(world: World, offerId: string, data: Booking, once: Once | undefined): Promise<TransferOrderAnswer> {
  const ground = await groundOf(world)
  return { data: await world.ledger.change((pages) => write(world, ground, { offerId, data, pages }), once) }
}

interface Writing {
  readonly offerId: string
  readonly data: Booking
  readonly pages: Pages
}

function write(world: World, ground: Ground, { offerId, data, pages }: Writing): TransferOrder {
  const { asked, road, ride, input } = remade(world, ground, offerId)
  const added = additionsOf(ground, data)
  refuseIfAny([
    ...passengerProblems(world.atlas, data.passengers, asked.passengers),
    ...paymentProblems(data.payment, {
      accepted: paidBy(ride.provider),
      cvv: needsCvv(ride.provider),
      today: utcDay(world.now()),
      day: localTime(world.atlas, asked.start.nearest, asked.instant).slice(0, 10),
    }),
    ...flightProblems(world, data, asked, ride),
    ...added.problems,
  ])
  const offer = offerOf(world, ground, { input, asked, road, ride, added: added.found })
  const reference = newReference(world.seed, pages)
  const id = idOf(reference, utcDay(world.now()))
  const order: TransferOrder = {
    type: 'transfer-order',
    id,
    reference,
    transfers: [
      {
        confirmNbr: String(1_000_000 + (hash(`confirmation|${world.seed}|${reference}`) % 9_000_000)),
        status: 'CONFIRMED',
        ...(data.note !== undefined && { note: data.note }),
        methodOfPayment: data.payment?.methodOfPayment?.toUpperCase() ?? '',
        offerId,
        ...rideOf(offer),
      },
    ],
    passengers: [...(data.passengers ?? [])],
    ...(data.agency && { agency: data.agency }),
  }
  pages.write(KIND, id, JSON.stringify({ order, starts: asked.instant } satisfies Kept))
  return order
}

/** What of an offer a booked ride tells as well. */
function rideOf({
  type: _type,
  id: _id,
  language: _language,
  startConnectedSegment: _start,
  endConnectedSegment: _end,
  ...ride
}: TransferOffer) {
  return ride
}

/** The ride that an offer stands for. */
function remade(world: World, ground: Ground, offerId: string) {
  const { input, chosen } = readOfferId(world, offerId)
  const { asked } = readAsked(world, ground, { ...input, transferType: chosen.type })
  const road = asked && roadOf(world, ground, asked)
  // The moment of the pick-up may have come since.
  if (!asked || road === 'none') throw expired('The pick-up of the offer is over: search again')
  const rides = ridesFor({ atlas: world.atlas, seed: world.seed, transfers: ground.transfers, asked, road })
  const ride = rides.find(
    ({ type, vehicle, category, provider }) =>
      type === chosen.type && vehicle === chosen.vehicle && category === chosen.category && provider.code === chosen.provider,
  )
  if (!ride) throw expired('The offer is sold no more: search again')
  return { asked, road, ride, input }
}

/** What is added to the ride: equipment and services, each looked up by its code. */
function additionsOf({ transfers }: Ground, { equipment = [], extraServices = [] }: Booking): { found: Addition[]; problems: Problem[] } {
  const problems: Problem[] = []
  const look = (codes: readonly { code: string }[], kind: Addition['kind'], name: string) =>
    codes.flatMap(({ code }, at) => {
      const addition = transfers.addition(code.trim().toUpperCase())
      if (addition?.kind === kind) return [addition]
      problems.push(problem(faults.data, `No ${kind} has the code "${code}"`, `/data/${name}/${at}/code`))
      return []
    })
  return { found: [...look(equipment, 'equipment', 'equipment'), ...look(extraServices, 'service', 'extraServices')], problems }
}

/** The flight that the driver waits for: known, and said where the provider wants to know it. */
function flightProblems(world: World, data: Booking, asked: Asked, { provider, type, minutes }: Ride): Problem[] {
  const { start, end, instant } = asked
  const arriving = start.airport !== undefined
  const said: readonly (readonly [segment: object | undefined, at: string, lands: boolean])[] = [
    [data.flightNumber === undefined ? undefined : { transportationNumber: data.flightNumber }, '/data/flightNumber', arriving],
    [data.startConnectedSegment, '/data/startConnectedSegment', true],
    [data.endConnectedSegment, '/data/endConnectedSegment', false],
  ]
  const wrong = said.flatMap(([segment, at, lands]) => {
    if (!segment) return []
    const ride = lands ? { spot: start, instant } : { spot: end ?? start, instant: instant + minutes * MINUTE }
    const { problems } = connectedTo(world, segment, { ...ride, lands, at })
    // A number that stands alone has no members.
    return at === '/data/flightNumber' ? problems.map((each) => ({ ...each, source: { pointer: at } })) : problems
  })
  const unsaid = data.flightNumber === undefined && !data.startConnectedSegment && !asked.from
  if (arriving && unsaid && needsFlight(provider, type))
    wrong.push(
      problem(transferFaults.noFlight, `The number of the flight is missing: ${provider.name} wants to know it`, '/data/flightNumber'),
    )
  return wrong
}

/** Takes a ride back. One that was taken back before stays so, and what it said then is said again. */
export async function cancelTransfer(world: World, orderId: string, confirmNbr: string): Promise<OutputOf<typeof cancel>> {
  const rules = (await world.atlas.transfers()).cancellationRules()
  return world.ledger.change((pages) => {
    const text = pages.read(KIND, orderId)
    if (text === undefined) throw refusal(refusals.notFound, `No order has the id "${orderId}"`, 'orderId', 404)
    // Written by `write` above.
    const kept = JSON.parse(text) as Kept
    const transfer = kept.order.transfers.find((each) => each.confirmNbr === confirmNbr)
    if (!transfer) throw refusal(refusals.notFound, `No ride of the order has the number "${confirmNbr}"`, 'confirmNbr', 404)
    const data = { confirmNbr, reservationStatus: 'CANCELLED' }
    if (kept.cancelled !== undefined) {
      return { warnings: [warning(`The ride was cancelled before, on ${utcDay(kept.cancelled)}`)], data }
    }
    const now = world.now()
    if (now >= kept.starts)
      throw refusal(faults.data, `The pick-up was at ${transfer.start.dateTime}: a ride that began cannot be cancelled`, 'orderId')
    const order = { ...kept.order, transfers: kept.order.transfers.map((each) => ({ ...each, status: 'CANCELLED' as const })) }
    pages.write(KIND, orderId, JSON.stringify({ ...kept, order, cancelled: now } satisfies Kept))
    const left = (kept.starts - now) / HOUR
    const { percent = 0, says = '' } = rules.find(({ least }) => left >= least) ?? {}
    return {
      ...(percent > 0 && {
        warnings: [warning(`${says} That is ${percent} % of ${transfer.quotation.monetaryAmount} ${transfer.quotation.currencyCode}`)],
      }),
      data,
    }
  })
}
