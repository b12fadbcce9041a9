import { minutesOf } from '../../../core/durations.ts'
import type { FlightOffer, Segment } from '../../../operations/flights/model.ts'
import type { FareNotes, Included } from '../../../operations/flights/price.model.ts'
import type { Atlas, Currency, FareFamily } from '../../data/atlas.types.ts'
import { type Money, moneyIn } from '../money.ts'
import { numbered } from '../numbered.ts'
import { isFar } from '../offers/catalogue.ts'
import { brandOf } from '../offers/offers.ts'

/** The rules of fares: what changing, giving back and missing a flight cost. */

/** The airlines of a part, that of its longest flight first: the fare is its. */
const airlinesOf = (segments: readonly Segment[]): string[] =>
  segments.toSorted((a, b) => minutesOf(b.duration) - minutesOf(a.duration)).map(({ carrierCode }) => carrierCode)

/** Three rules of every fare in the offers, flight by flight and keyed by number; all flights of a part have the penalties of the whole. */
export function rulesFor(
  { atlas }: { readonly atlas: Atlas },
  offers: readonly FlightOffer[],
  currency: Currency,
): NonNullable<Included['detailed-fare-rules']> {
  const money = moneyIn(currency)
  const rules = offers.flatMap(({ itineraries, travelerPricings, validatingAirlineCodes }) => {
    return (travelerPricings[0]?.fareDetailsBySegment ?? []).flatMap(({ segmentId, fareBasis, brandedFare }) => {
      const segments = itineraries.find((itinerary) => itinerary.segments.some(({ id }) => id === segmentId))?.segments ?? []
      const airlines = [...airlinesOf(segments), ...validatingAirlineCodes]
      const family = airlines.flatMap((code) => atlas.fares(code).families).find(({ name }) => brandOf(name) === brandedFare)
      if (segments.length === 0 || !family) return []
      const name = family.name.toUpperCase()
      return notesOf(family, isFar(atlas, segments), money).map((fareNotes) => ({ fareBasis, name, fareNotes, segmentId }))
    })
  })
  return numbered(rules)
}

type Permission = FareFamily['changes']

/** Euros a change or refund costs where it costs something, on short and long ways (own estimate). Who misses the flight pays twice that. */
const PENALTIES = { short: 60, long: 150 } as const
const MISSED = 2

function notesOf({ changes, refund }: FareFamily, far: boolean, money: Money): FareNotes[] {
  const penalty = far ? PENALTIES.long : PENALTIES.short
  const amount = (permission: Permission, times = 1) => money.text(money.exact(permission === 'free' ? 0 : penalty * times))
  const price = (permission: Permission) =>
    permission === 'free' ? 'ANY TIME BEFORE DEPARTURE FREE OF CHARGE' : `BEFORE DEPARTURE FOR ${money.code} ${amount('fee')}`
  const note = (category: string, circumstances: string, cost: string | undefined, descriptionType: string, text: string): FareNotes => ({
    category,
    circumstances,
    ...(cost === undefined ? { notApplicable: true } : { maxPenaltyAmount: cost }),
    descriptions: [{ descriptionType, text }],
  })
  const cost = (permission: Permission) => (permission === 'no' ? undefined : amount(permission))
  // Who may not give a ticket back loses it by not showing up, unless changes are free.
  const missed = refund === 'no' && changes !== 'free' ? undefined : amount('fee', changes === 'free' && refund === 'free' ? 1 : MISSED)
  const still = [...(changes === 'no' ? [] : ['CHANGES']), ...(refund === 'no' ? [] : ['CANCELLATION'])].join(' AND ')
  return [
    note(
      'EXCHANGE',
      'BEFORE DEPARTURE',
      cost(changes),
      'PENALTIES-CHANGES',
      changes === 'no'
        ? 'CHANGES NOT PERMITTED.'
        : `CHANGES PERMITTED ${price(changes)}.${changes === 'fee' ? ' ANY FARE DIFFERENCE IS DUE.' : ''}`,
    ),
    note(
      'REFUND',
      'BEFORE DEPARTURE',
      cost(refund),
      'PENALTIES-CANCELLATION',
      refund === 'no' ? 'TICKET IS NON-REFUNDABLE; UNUSED TAXES ARE REFUNDABLE.' : `CANCELLATION PERMITTED ${price(refund)}.`,
    ),
    note(
      'CANCELLATION',
      'NO SHOW',
      missed,
      'PENALTIES-NO-SHOW',
      missed === undefined
        ? 'IN CASE OF NO-SHOW THE TICKET HAS NO VALUE; ONLY UNUSED TAXES ARE REFUNDABLE.'
        : `IN CASE OF NO-SHOW ${still} PERMITTED FOR ${money.code} ${missed}.`,
    ),
  ]
}
