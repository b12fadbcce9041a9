import { utcDay } from '../../../core/dates.ts'
import { Refusal } from '../../../core/errors.ts'
import { faults, refusals } from '../../../core/faults.ts'
import type { CheckedInputOf } from '../../../core/operation.ts'
import { isRecord } from '../../../core/records.ts'
import type { CardBrand } from '../../../operations/cards.ts'
import type { book } from '../../../operations/flights/book.ts'
import { chosenSeat } from '../../../operations/flights/fares.ts'
import type { FlightOffer, ReturnedOffer } from '../../../operations/flights/model.ts'
import type { FlightOrder, FlightOrderAnswer, FormOfPayment } from '../../../operations/flights/order.model.ts'
import type { Once, Pages } from '../../ledger.ts'
import { problem, refusal, refuseIfAny } from '../../problems.ts'
import type { World } from '../../world.ts'
import { cardProblems, maskedCard } from '../cards.ts'
import { departureOf } from '../fares/sold.ts'
import type { Flight } from '../flying/schedule.ts'
import { dictionariesOf } from '../flying/segments.ts'
import { unavailable } from '../offers/ancillaries.ts'
import { oneCurrency } from '../offers/confirming.ts'
import { cabinCode } from '../offers/offers.ts'
import { takesSeat } from '../offers/party.ts'
import { flightsOf, repriced } from '../offers/pricing.ts'
import { refuseOther } from '../offers/unaltered.ts'
import { idOf, newReference } from '../references.ts'
import { seatsToGive } from '../seats/seating.ts'
import { offerProblems } from './offerchecks.ts'
import { demandsOf, passengerProblems } from './passengers.ts'
import { agreementOf, type Due, dueOf, ticketsOf } from './ticketing.ts'

/** Orders: booked in one step that nothing can come between, read back as they stand at the moment, and cancelled. */

type Booking = CheckedInputOf<typeof book>['data']

/** An order as it is written down, with what the clock will do to it. */
interface Kept {
  readonly order: FlightOrder
  readonly due: Due
  /** Once it is cancelled, when that was, in UTC milliseconds. */
  readonly cancelled?: number
}

const KIND = 'flight-order'

/** Books: prices everything anew, takes the seats and writes the order down, all of it or nothing. */
export async function bookOrder(world: World, data: Booking, once: Once | undefined): Promise<FlightOrderAnswer> {
  const order = await world.ledger.change((pages) => write(world, data, pages), once)
  return withDictionaries(world, order)
}

function write(world: World, data: Booking, pages: Pages): FlightOrder {
  const { now, seed } = world
  oneCurrency(world, data.flightOffers)
  const offers = data.flightOffers.map((given, at) => sold(world, given, cardFor(data, given), `/data/flightOffers/${at}`))
  refuseTwice(offers)
  refuseParty(world, data, offers)
  const made = now()
  const reference = newReference(seed, pages)
  const departs = Math.min(...offers.flatMap(({ flights }) => flights.map((flight) => flight.departs)))
  const ticketingAgreement = agreementOf(data.ticketingAgreement, segmentsOf(offers), made)
  const due = dueOf(ticketingAgreement, made, departs)
  refusePast(ticketingAgreement, due, made)
  const order: FlightOrder = {
    type: 'flight-order',
    id: idOf(reference, utcDay(made)),
    queuingOfficeId: data.queuingOfficeId ?? OFFICE,
    associatedRecords: offers.map(({ offer }) => ({
      reference,
      creationDate: new Date(made).toISOString().slice(0, 19),
      originSystemCode: 'GDS',
      flightOfferId: offer.id,
    })),
    flightOffers: offers.map(({ offer }) => offer),
    travelers: data.travelers,
    ...(data.remarks && { remarks: data.remarks }),
    ...(data.formOfPayments && { formOfPayments: data.formOfPayments.map(withoutCard) }),
    ticketingAgreement,
    ...(data.contacts && { contacts: data.contacts }),
    ...(data.formOfIdentifications && { formOfIdentifications: data.formOfIdentifications }),
  }
  for (const [at, { offer, flights }] of offers.entries())
    takeSeats(world, offer, flights, {
      pages,
      holder: order.id,
      until: due.becomes === 'cancelled' ? due.at : undefined,
      at: `/data/flightOffers/${at}`,
    })
  pages.write(KIND, order.id, JSON.stringify({ order, due } satisfies Kept))
  return asOf(order, due, made, seed)
}

/** The office whose queue orders go to where the request names none. */
const OFFICE = 'WAYFARE01'

interface SoldOffer {
  readonly offer: FlightOffer
  readonly flights: readonly Flight[]
}

const segmentsOf = (offers: readonly SoldOffer[]): string[] =>
  offers.flatMap(({ offer }) => offer.itineraries.flatMap(({ segments }) => segments.map(({ id }) => id)))

/** An offer as it is sold now; refuses one that is sold otherwise than it says. */
function sold(world: World, given: ReturnedOffer, card: CardBrand | undefined, at: string): SoldOffer {
  const offer = repriced(world, given, at, { card })
  refuseOther(given, offer, at)
  return { offer, flights: flightsOf(world, given, at).map(({ flight }) => flight) }
}

/** The card that pays an offer whose price was asked for with a card: its fee is then a part of it. */
function cardFor({ formOfPayments = [] }: Booking, { id, price }: ReturnedOffer): CardBrand | undefined {
  const withFee = Array.isArray(price.fees) && price.fees.some((fee) => isRecord(fee) && fee.type === 'FORM_OF_PAYMENT')
  const paying = formOfPayments.find(({ creditCard }) => creditCard && (creditCard.flightOfferIds?.includes(id) ?? true))
  return withFee ? paying?.creditCard?.brand : undefined
}

/** Two offers of one order are for the same travellers, who cannot sit on one flight twice. */
function refuseTwice(offers: readonly SoldOffer[]): void {
  const names = offers.map(({ flights }) => new Set(flights.map(departureOf)))
  for (const [at, own] of names.entries()) {
    const twice = [...own].find((name) => names.slice(0, at).some((other) => other.has(name)))
    if (twice === undefined) continue
    throw refusal(faults.data, `The flight ${twice} is in two offers of the order`, `/data/flightOffers/${at}`)
  }
}

function refuseParty(world: World, { travelers, contacts = [], formOfPayments = [] }: Booking, offers: readonly SoldOffer[]): void {
  const today = utcDay(world.now())
  const flights = offers.flatMap((each) => each.flights)
  const wrong = [
    ...offerProblems(
      offers.map(({ offer }) => offer),
      formOfPayments,
    ),
    ...passengerProblems({
      travelers,
      contacts,
      types: new Map(
        offers.flatMap(({ offer }) => offer.travelerPricings.map(({ travelerId, travelerType }) => [travelerId, travelerType])),
      ),
      demands: demandsOf(world, flights),
      today,
      lastDay: flights.reduce((last, { date }) => (date > last ? date : last), today),
    }),
  ]
  for (const [at, { creditCard, b2bWallet }] of formOfPayments.entries()) {
    if (creditCard) wrong.push(...cardProblems(creditCard, today, `/data/formOfPayments/${at}/creditCard`))
    // A wallet belongs to an account with a bank, which nobody has here.
    if (b2bWallet)
      wrong.push(
        problem(refusals.virtualCard, 'No wallet of virtual cards belongs to this account', `/data/formOfPayments/${at}/b2bWallet`),
      )
  }
  refuseIfAny(wrong)
}

/** An order that would be over before anybody could read it. */
function refusePast({ dateTime }: FlightOrder['ticketingAgreement'], { at, becomes }: Due, made: number): void {
  if (becomes !== 'cancelled' || at > made) return
  const detail = `The order could only be held until ${new Date(at).toISOString().slice(0, 16)} UTC, which is over: a hold ends an hour before the first flight at the latest`
  throw refusal(faults.date, detail, `/data/ticketingAgreement/${dateTime === undefined ? 'delay' : 'dateTime'}`)
}

/** Of a card nothing is kept but its last four digits. */
function withoutCard({ creditCard, other }: NonNullable<Booking['formOfPayments']>[number]): FormOfPayment {
  return {
    ...(creditCard && {
      creditCard: {
        brand: creditCard.brand,
        ...(creditCard.holder !== undefined && { holder: creditCard.holder }),
        number: maskedCard(creditCard.number),
        ...(creditCard.flightOfferIds && { flightOfferIds: creditCard.flightOfferIds }),
      },
    }),
    ...(other && { other: { method: other.method, ...(other.flightOfferIds && { flightOfferIds: other.flightOfferIds }) } }),
  }
}

interface Taker {
  readonly pages: Pages
  readonly holder: string
  readonly until: number | undefined
  readonly at: string
}

/** One seat for every traveller who has one, on every flight: the one that was chosen, else one that is given. */
function takeSeats(
  world: World,
  { travelerPricings, itineraries }: FlightOffer,
  flights: readonly Flight[],
  { pages, holder, until, at }: Taker,
): void {
  const segments = itineraries.flatMap((itinerary) => itinerary.segments)
  for (const [step, flight] of flights.entries()) {
    const id = segments[step]?.id
    const seated = travelerPricings.flatMap(({ travelerType, fareDetailsBySegment }, who) => {
      const detail = takesSeat(travelerType) ? fareDetailsBySegment.find(({ segmentId }) => segmentId === id) : undefined
      return detail ? [{ who, cabin: cabinCode(detail.cabin), chosen: chosenSeat(detail) }] : []
    })
    const chosen = new Set(seated.flatMap((each) => each.chosen ?? []))
    for (const { who, cabin, chosen: seat } of seated) {
      const free = seat === undefined ? seatsToGive(world, flight, cabin).filter((number) => !chosen.has(number)) : [seat]
      const place = free.find((number) => pages.take({ of: departureOf(flight), part: cabin, place: number, until }, holder, world.now()))
      if (place !== undefined) continue
      const pointer = `${at}/travelerPricings/${who}/fareDetailsBySegment/${step}/additionalServices/chargeableSeatNumber`
      throw new Refusal(400, [unavailable(`seat ${seat ?? ''} of ${flight.carrier}${flight.number} is taken`, pointer)])
    }
  }
}

/** The order as it stands; 404 where there is none any more. `parameter` is the name by which its id came. */
export async function readOrder(world: World, id: string, parameter = 'flight-orderId'): Promise<FlightOrderAnswer> {
  const now = world.now()
  const { order, due } = live(await world.ledger.read(KIND, id), { id, parameter, now, holds: await world.ledger.holds(id) })
  return withDictionaries(world, asOf(order, due, now, world.seed))
}

/** What is asked for by an id, under the name it came by. */
interface Wanted {
  readonly id: string
  readonly parameter: string
  readonly now: number
  /** Whether anything is held in its name. */
  readonly holds: boolean
}

/** What was written down, where it still stands: its seats may be others' already, even if the clock was put back since. */
function live(text: string | undefined, { id, parameter, now, holds }: Wanted): Kept {
  const gone = (detail: string) => refusal(refusals.notFound, detail, parameter, 404)
  if (text === undefined) throw gone(`No order has the id "${id}"`)
  // Written by `write` above.
  const kept = JSON.parse(text) as Kept
  if (kept.cancelled !== undefined) throw gone(`The order "${id}" was cancelled on ${utcDay(kept.cancelled)}`)
  if (kept.due.becomes === 'cancelled' && (kept.due.at <= now || !holds))
    throw gone(`The order "${id}" was held until ${utcDay(kept.due.at)} and is cancelled, since no ticket was asked for`)
  return kept
}

/** Cancels an order that has no ticket yet, and gives its seats back. */
export async function cancelOrder(world: World, id: string): Promise<void> {
  await world.ledger.change((pages) => {
    const now = world.now()
    const kept = live(pages.read(KIND, id), { id, parameter: 'flight-orderId', now, holds: pages.holds(id) })
    if (kept.due.becomes === 'ticketed' && kept.due.at <= now)
      throw refusal(
        faults.data,
        `The order has had its tickets since ${utcDay(kept.due.at)}: what is ticketed is changed and refunded by the airline`,
        'flight-orderId',
      )
    pages.release(id)
    pages.write(KIND, id, JSON.stringify({ ...kept, cancelled: now } satisfies Kept))
  })
}

/** An order with what the clock has done to it: its place in the queue, or its tickets. */
function asOf(order: FlightOrder, due: Due, now: number, seed: string): FlightOrder {
  if (due.becomes === 'ticketed' && due.at <= now) return { ...order, tickets: ticketsOf(order, seed) }
  const dateTime = new Date(due.at).toISOString().slice(0, 19)
  return {
    ...order,
    automatedProcess: [
      {
        code: due.becomes === 'ticketed' ? 'IMMEDIATE' : 'DELAYED',
        queue: { number: '0', category: '0' },
        officeId: order.queuingOfficeId,
        dateTime,
      },
    ],
  }
}

function withDictionaries({ atlas }: World, order: FlightOrder): FlightOrderAnswer {
  const currency = atlas.currency(order.flightOffers[0]?.price.currency ?? '')
  return { data: order, ...(currency && { dictionaries: dictionariesOf(atlas, order.flightOffers, currency) }) }
}
