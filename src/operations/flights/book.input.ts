import * as v from 'valibot'
import { sum } from '../../core/amounts.ts'
import type { Context, ResultKind } from '../../core/context.ts'
import { UserError } from '../../core/errors.ts'
import type { Calls, Quote } from '../../core/operation.ts'
import { dayPart, inWords, sayDay } from '../../core/say.ts'
import { type CardBrand, cardBrand, cardGiven } from '../cards.ts'
import { fullName, phoneParts } from '../people.ts'
import { oneResult } from '../results.ts'
import { totalOf } from './fares.ts'
import { flightName } from './flown.ts'
import { offers as offered, ReturnedOffer } from './model.ts'
import { type Services, withServices } from './services.ts'

/** From what a person types to the body of a booking. */

interface Options extends Services {
  readonly offer: string
  readonly traveler: readonly string[]
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly hold?: number | undefined
  readonly cardFile?: string | undefined
  readonly remark?: string | undefined
}

/** Travellers in JSON; what is in them is for the check of the booking to say. */
const travelers: ResultKind<Record<string, unknown>> = { type: 'traveler', schema: v.looseObject({}) }

export async function bookingInput(options: Options, context: Context) {
  const says = (count: number) => `one offer is booked at a time; ${options.offer} holds ${count}`
  const hint = 'save the one you want: `wayfare flights price 1 --json > offer.json`'
  const first = await oneResult(options.offer, offered, context, says, [hint])
  const people = await peopleOf(options.traveler, context)
  const ids = first.travelerPricings.map(({ travelerId }) => travelerId)
  if (people.length !== ids.length) {
    const types = first.travelerPricings.map(({ travelerType }) => inWords(travelerType)).join(', ')
    throw new UserError('usage', `the offer is for ${ids.length} (${types}); ${people.length} given with --traveler`, {
      hints: ['give one --traveler for each, in the order of the offer'],
    })
  }
  const contact = contactOf(options)
  if (!people.some((person) => 'contact' in person)) refuseUnreachable(options)
  const card = options.cardFile === undefined ? undefined : await cardGiven(options.cardFile, context)
  return {
    data: {
      type: 'flight-order' as const,
      flightOffers: [withServices(first, options)],
      // What came from a file is checked where every input is.
      travelers: people.map((person, at) => ({
        id: ids[at] ?? '',
        ...person,
        ...(contact && !('contact' in person) && { contact }),
      })) as never[],
      ...(card && { formOfPayments: [{ creditCard: { ...card, brand: card.brand ?? cardBrand(card.number) } }] as never[] }),
      ...(options.hold !== undefined && { ticketingAgreement: { option: 'DELAY_TO_CANCEL' as const, delay: `${options.hold}D` } }),
      ...(options.remark !== undefined && { remarks: { general: [{ subType: 'GENERAL_MISCELLANEOUS', text: options.remark }] } }),
    },
  }
}

/** `LOVELACE/ADA 1985-12-10 F ES 00000000 2030-04-14`, the name as reservation systems write it. */
const line = /^([^/\d]+)\/([^/\d]+?)\s+(\d{4}-\d\d-\d\d)\s+([MFXU])(?:\s+([A-Z]{2})\s+([A-Z0-9-]+)(?:\s+(\d{4}-\d\d-\d\d))?)?$/i

const genders: Readonly<Record<string, string>> = { M: 'MALE', F: 'FEMALE', X: 'UNSPECIFIED', U: 'UNDISCLOSED' }

async function peopleOf(words: readonly string[], context: Context): Promise<Record<string, unknown>[]> {
  const lists = await Promise.all(
    words.map(async (word) => {
      const found = line.exec(word.trim())
      if (found) return [personOf(found)]
      if (/^.+\/.+\s/.test(word.trim())) {
        throw new UserError('usage', `--traveler takes LAST/FIRST, the day of birth and M, F or X; got "${withoutPassport(word)}"`, {
          hints: ['--traveler "LOVELACE/ADA 1985-12-10 F", with a passport "LOVELACE/ADA 1985-12-10 F ES 00000000 2030-04-14"'],
        })
      }
      return context.result(word, travelers)
    }),
  )
  return lists.flat()
}

/** Errors end up in logs: a word with digits in it that is no date may be the number of a passport. */
const withoutPassport = (word: string): string => word.replace(/\S*\d\S*/g, (part) => (/^\d{4}-\d\d-\d\d$/.test(part) ? part : '…'))

function personOf([, last = '', first = '', dateOfBirth = '', sign = '', country, number, expiryDate]: RegExpExecArray) {
  const issuanceCountry = country?.toUpperCase()
  return {
    name: { firstName: first.trim().toUpperCase(), lastName: last.trim().toUpperCase() },
    dateOfBirth,
    gender: genders[sign.toUpperCase()],
    ...(issuanceCountry && {
      documents: [
        {
          documentType: 'PASSPORT',
          number,
          issuanceCountry,
          nationality: issuanceCountry,
          ...(expiryDate && { expiryDate }),
          holder: true,
        },
      ],
    }),
  }
}

/** Airlines tell of delays and cancellations: they want to know where. */
function refuseUnreachable({ email, phone }: Options): void {
  const missing = [...(email === undefined ? ['email'] : []), ...(phone === undefined ? ['phone'] : [])]
  if (missing.length === 0) return
  const flags = missing.map((name) => `--${name}`).join(' and ')
  throw new UserError('input', `${flags} ${missing.length === 1 ? 'is' : 'are'} missing: an airline needs to reach who travels`, {
    hints: ['--email ada@example.com --phone "+34 612345678"'],
    missing,
  })
}

function contactOf({ email, phone }: Options) {
  if (email === undefined && phone === undefined) return undefined
  return {
    ...(email !== undefined && { emailAddress: email }),
    ...(phone !== undefined && { phones: [{ deviceType: 'MOBILE' as const, ...phoneParts(phone) }] }),
  }
}

interface Booking {
  readonly data: {
    readonly flightOffers: readonly ReturnedOffer[]
    readonly formOfPayments?: readonly { readonly creditCard?: { readonly brand: CardBrand } | undefined }[] | undefined
    readonly travelers: readonly {
      readonly name: { readonly firstName: string; readonly lastName: string }
      readonly dateOfBirth?: string | undefined
    }[]
  }
}

/** The flights and who flies: the same people on the same flights are meant once. */
export const sameBooking = ({ data: { flightOffers, travelers } }: Booking): unknown => [
  flightOffers.map(flightsIn),
  travelers.map(({ name, dateOfBirth }) => `${fullName(name)} ${dateOfBirth ?? ''}`.toUpperCase()),
]

/** As little is asked of what was quoted before as of any offer that is handed back: other services say other things. */
const Quoted = v.array(ReturnedOffer)

/** Asks what the offers of a booking cost now; what is then booked is what was quoted. */
export async function quoteOf<I extends Booking>(input: I, { call }: Calls, quoted?: unknown): Promise<Quote<I>> {
  // As it is, to the last member: the same key goes with the same request.
  const flightOffers = v.is(Quoted, quoted) ? quoted : await priced(input.data, call)
  refuseOthers(input.data.flightOffers, flightOffers)
  const added = sum(flightOffers.flatMap(extrasOf))
  return {
    input: { ...input, data: { ...input.data, flightOffers } },
    total: sum(flightOffers.map(totalOf)),
    // A bag that was asked for is no rise of the price.
    before: sum([...input.data.flightOffers.flatMap(bareOf), added]),
    added,
    currency: flightOffers[0]?.price.currency ?? '',
    says: flightOffers.map(flightsIn).join('; '),
    quoted: flightOffers,
  }
}

async function priced({ flightOffers, formOfPayments = [] }: Booking['data'], call: Calls['call']): Promise<readonly ReturnedOffer[]> {
  const { price } = await import('./price.ts')
  // What a card costs is a part of the price.
  const payment = formOfPayments.flatMap(({ creditCard }) => (creditCard ? [{ brand: creditCard.brand }] : []))
  const { data } = await call(price, {
    data: { type: 'flight-offers-pricing', flightOffers: [...flightOffers], ...(payment.length > 0 && { payment }) },
  })
  return data.flightOffers
}

/** A limit is meant for what was found, in the currency it was found in. */
function refuseOthers(found: readonly ReturnedOffer[], quoted: readonly ReturnedOffer[]): void {
  const flights = found.map(flightsIn).join('; ')
  if (quoted.map(flightsIn).join('; ') !== flights) {
    throw new UserError('gone', `the service prices other flights than were asked for: ${flights}; nothing is booked`, {
      hints: ['search again'],
    })
  }
  const currencies = [...new Set([...found, ...quoted].map(({ price }) => price.currency))]
  if (currencies.length > 1)
    throw new UserError('price', `prices in ${currencies.join(' and ')} cannot be compared: nothing is booked`, { hints: ['search again'] })
}

const Amounts = v.array(v.looseObject({ type: v.optional(v.string()), amount: v.string() }))
const Extras = v.looseObject({ additionalServices: v.optional(Amounts), fees: v.optional(Amounts) })

/** What bags, seats, other services and the card add to the fare. */
function extrasOf({ price }: Pick<ReturnedOffer, 'price'>): string[] {
  const { success, output } = v.safeParse(Extras, price)
  if (!success) return []
  const { additionalServices = [], fees = [] } = output
  return [...additionalServices, ...fees.filter(({ type }) => type === 'FORM_OF_PAYMENT')].map(({ amount }) => amount)
}

/** What an offer costs without its extras, as amounts to add up. */
const bareOf = (offer: ReturnedOffer): string[] => [totalOf(offer), ...extrasOf(offer).map((amount) => `-${amount}`)]

/** `IB6251 MAD-JFK Mon 1 Mar, IB6252 JFK-MAD Mon 8 Mar` */
const flightsIn = ({ itineraries }: Pick<ReturnedOffer, 'itineraries'>): string =>
  itineraries
    .flatMap(({ segments }) => segments)
    .map(
      (segment) =>
        `${flightName(segment)} ${segment.departure.iataCode}-${segment.arrival.iataCode} ${sayDay(dayPart(segment.departure.at))}`,
    )
    .join(', ')
