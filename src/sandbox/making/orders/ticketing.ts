import { DAY, HOUR, isDate } from '../../../core/dates.ts'
import { faults, refusals } from '../../../core/faults.ts'
import type { FlightOrder, Ticket } from '../../../operations/flights/order.model.ts'
import { type Fault, refusal } from '../../problems.ts'
import { hash, mix } from '../keys.ts'

/** When an order gets its tickets, and which. */

type Agreement = FlightOrder['ticketingAgreement']

/** What was agreed on; refuses what cannot be kept to: a moment that is over, and segments that are not booked. */
export function agreementOf(asked: Partial<Agreement> = {}, booked: readonly string[], made: number): Agreement {
  const { option = 'CONFIRM', delay, dateTime, segmentIds } = asked
  const refuse = (fault: Fault, name: string, detail: string) => refusal(fault, detail, `/data/ticketingAgreement/${name}`)
  if (option === 'DELAY_TO_CANCEL' && delay === undefined && dateTime === undefined)
    throw refuse(faults.missing, 'delay', 'DELAY_TO_CANCEL needs a delay, such as 6D, or a dateTime')
  if (dateTime !== undefined && !isDate(dateTime.slice(0, 10)))
    throw refuse(faults.date, 'dateTime', `There is no day ${dateTime.slice(0, 10)}`)
  if (dateTime !== undefined && !(momentOf(dateTime) > made)) throw refuse(refusals.ticketing, 'dateTime', `${dateTime} is over`)
  const other = segmentIds?.find((id) => !booked.includes(id))
  if (other !== undefined) throw refuse(refusals.ticketing, 'segmentIds', `No offer of the order has a segment "${other}"`)
  return { option, ...(delay !== undefined && { delay }), ...(dateTime !== undefined && { dateTime }), ...(segmentIds && { segmentIds }) }
}

/** Until when an order is as it was booked, and what happens then. */
export interface Due {
  /** UTC milliseconds. */
  readonly at: number
  readonly becomes: 'ticketed' | 'cancelled'
}

/**
 * An order is ticketed a day after it was booked, as by a consolidator's next round; with DELAY_TO_QUEUE a day after the delay. With
 * DELAY_TO_CANCEL it is cancelled at the end of the delay. Never later than an hour before the first departure.
 */
export function dueOf({ option, delay, dateTime }: Agreement, made: number, departs: number): Due {
  const days = Number(/^(\d+)D$/.exec(delay ?? '')?.[1] ?? 0)
  const told = dateTime === undefined ? made + days * DAY : momentOf(dateTime)
  const latest = departs - HOUR
  if (option === 'DELAY_TO_CANCEL') return { at: Math.min(told, latest), becomes: 'cancelled' }
  return { at: Math.min((option === 'DELAY_TO_QUEUE' ? told : made) + DAY, latest), becomes: 'ticketed' }
}

/** A day, or a day and a time, as UTC milliseconds; no number where it is no such thing. */
export const momentOf = (dateTime: string): number => Date.parse(/T/.test(dateTime) ? `${dateTime}Z` : `${dateTime}T00:00:00Z`)

/** Accounting codes of airlines, with which their ticket numbers begin (IATA); others get one of a range that nobody has. */
const PREFIXES = new Map(
  '006DL 014AC 016UA 018HO 045LA 047TP 050OA 053EI 055AZ 057AF 064OK 065SV 071ET 072GF 073IA 074KL 075IB 077MS 079PR 080LO 081QF 082SN 083SA 086NZ 098AI 105AY 108FI 117SK 125BA 126GA 131JL 134AV 139AM 147AT 157QR 160CX 169HM 176EK 180KE 188MK 106BW 205NH 217TG 220LH 229KU 230CM 232MH 235TK 257OS 115JU 279B6 281RO 297CI 390A3 479ZH 555SU 607EY 618SQ 695BR 724LX 731MF 738VN 771J2 781MU 784CZ 512RJ 932VS 988OZ 996UX 999CA'
    .split(' ')
    .map((entry) => [entry.slice(3), entry.slice(0, 3)]),
)

/** `220-2410000017`: one electronic ticket for each traveller and offer, thirteen digits (IATA Resolution 722). */
export function ticketsOf(order: Pick<FlightOrder, 'id' | 'flightOffers'>, seed: string): Ticket[] {
  return order.flightOffers.flatMap(({ id, validatingAirlineCodes, itineraries, travelerPricings }) => {
    const [airline = ''] = validatingAirlineCodes
    const key = hash(`ticket|${order.id}|${id}`, hash(seed))
    const prefix = PREFIXES.get(airline) ?? String(880 + (hash(airline) % 40))
    return travelerPricings.map(({ travelerId }, at) => ({
      documentType: 'ETICKET' as const,
      documentNumber: `${prefix}-24${String(mix(key, at) % 100_000_000).padStart(8, '0')}`,
      documentStatus: 'ISSUED' as const,
      travelerId,
      segmentIds: itineraries.flatMap(({ segments }) => segments.map((segment) => segment.id)),
    }))
  })
}
