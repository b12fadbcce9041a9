export type CabinCode = 'F' | 'J' | 'W' | 'Y'

/** One booking class: a price step of its cabin with the seats it leaves for dearer ones. */
export interface BookingClass {
  readonly letter: string
  /** Price over the cabin's reference. */
  readonly ratio: number
  /** Sold while more than this share of the cabin is left. */
  readonly keeps: number
  /** Days before departure until which it is sold. */
  readonly ahead: number
}

const ladder = (text: string): BookingClass[] =>
  text.split(', ').map((step) => {
    const [letter = '', ratio, keeps, ahead] = step.split(' ')
    return { letter, ratio: Number(ratio), keeps: Number(keeps), ahead: Number(ahead) }
  })

/** Classes of a cabin from the dearest to the cheapest: letter, ratio, share kept, days ahead; own estimate, set so that returns cost about what they cost. */
export const LADDERS: Readonly<Record<CabinCode, readonly BookingClass[]>> = {
  Y: ladder(
    'Y 3.4 0 0, B 2.7 0.05 0, H 2.25 0.09 0, K 1.92 0.14 1, M 1.65 0.2 3, L 1.4 0.27 5, V 1.22 0.35 7, S 1.08 0.44 10, N 0.97 0.54 14, Q 0.89 0.64 14, O 0.82 0.76 21',
  ),
  W: ladder('W 1.5 0 0, E 1.2 0.2 3, P 1 0.4 7'),
  J: ladder('J 1.9 0 0, C 1.55 0.1 0, D 1.3 0.22 3, I 1.12 0.38 7, Z 1 0.56 14'),
  F: ladder('F 1.35 0 0, A 1 0.35 7'),
}

/** Seats that may be sold in a class so many days ahead where so many of a cabin's are left; those of cheaper classes are among them. */
export const openSeats = ({ keeps, ahead }: BookingClass, capacity: number, left: number, days: number): number =>
  days < ahead ? 0 : Math.max(0, left - Math.floor(capacity * keeps))

/** Seats booked by days before departure, as a share of those sold in the end. */
const CURVE: readonly (readonly [days: number, share: number])[] = [
  [0, 1],
  [3, 0.95],
  [7, 0.88],
  [14, 0.76],
  [21, 0.66],
  [30, 0.55],
  [45, 0.42],
  [60, 0.33],
  [90, 0.2],
  [120, 0.13],
  [180, 0.06],
  [330, 0],
]

export function bookedShare(days: number): number {
  let [before, share] = CURVE[0] ?? [0, 1]
  for (const [at, next] of CURVE) {
    if (days <= at) return at === before ? next : share + ((next - share) * (days - before)) / (at - before)
    before = at
    share = next
  }
  return 0
}
