import type { Deck, Seat, Seatmap } from './seats.model.ts'

/** Seats as those who travel see them: what they may have, what it costs, and which are the best. */

export type Status = Seat['travelerPricing'][number]['seatAvailabilityStatus']
type SeatPrice = NonNullable<Seat['travelerPricing'][number]['price']>

/** What a seat is to a party: whoever of them may have it, it can be had. */
export function statusOf({ travelerPricing }: Seat): Status {
  const all = travelerPricing.map(({ seatAvailabilityStatus }) => seatAvailabilityStatus)
  return all.includes('AVAILABLE') ? 'AVAILABLE' : (all[0] ?? 'BLOCKED')
}

/** The least that one of those who may have the seat pays for it. */
export const priceOf = ({ travelerPricing }: Seat): SeatPrice | undefined =>
  travelerPricing
    .flatMap(({ price }) => price ?? [])
    .reduce<SeatPrice | undefined>((one, other) => (one && Number(one.total) <= Number(other.total) ? one : other), undefined)

export const amountOf = (seat: Seat): number => Number(priceOf(seat)?.total ?? 0)

/** Seats of a deck that are a pleasure: not in the last row of their cabin, and not beside a lavatory. */
function pleasant({ seats, facilities = [] }: Deck): Seat[] {
  const lavatories = facilities.filter(({ code }) => code === 'LA')
  const beside = ({ coordinates: { x, y } }: Seat) =>
    lavatories.some(({ coordinates: at }) => Math.abs(at.x - x) <= 1 && Math.abs(at.y - y) <= 1)
  const last = ({ cabin, coordinates: { x } }: Seat) => seats.every((seat) => seat.cabin !== cabin || seat.coordinates.x <= x)
  return seats.filter((seat) => statusOf(seat) === 'AVAILABLE' && !last(seat) && !beside(seat))
}

/** The front-most window (W) or aisle (A) seat among the cheapest. */
export const bestOf = ({ decks }: Seatmap, code: 'W' | 'A'): Seat | undefined =>
  decks
    .flatMap(pleasant)
    .filter(({ characteristicsCodes }) => characteristicsCodes.includes(code))
    .toSorted((a, b) => amountOf(a) - amountOf(b) || a.coordinates.x - b.coordinates.x)[0]

/** So many seats side by side that everybody of a party may have: the front-most among the cheapest. */
export function bestTogether({ decks }: Seatmap, count: number): readonly Seat[] | undefined {
  const runs = decks.flatMap((deck) => {
    const aisles = aislesOf(deck)
    const fit = new Set(
      pleasant(deck).filter(({ travelerPricing }) =>
        travelerPricing.every(({ seatAvailabilityStatus }) => seatAvailabilityStatus === 'AVAILABLE'),
      ),
    )
    const rows = deck.seats.map((first, at) =>
      deck.seats.slice(at, at + count).filter((seat) => seat.coordinates.x === first.coordinates.x),
    )
    const divided = (row: readonly Seat[]) => aisles.some((y) => y > (row[0]?.coordinates.y ?? 0) && y < (row.at(-1)?.coordinates.y ?? 0))
    return rows.filter((row) => row.length === count && row.every((seat) => fit.has(seat)) && !divided(row))
  })
  const cost = (run: readonly Seat[]) => run.reduce((sum, seat) => sum + amountOf(seat), 0)
  return runs.toSorted((a, b) => cost(a) - cost(b) || (a[0]?.coordinates.x ?? 0) - (b[0]?.coordinates.x ?? 0))[0]
}

/** Places across a deck where nobody sits. */
export const aislesOf = ({ deckConfiguration: { width }, seats }: Deck): number[] =>
  Array.from({ length: width }, (_, y) => y).filter((y) => !seats.some(({ coordinates }) => coordinates.y === y))
