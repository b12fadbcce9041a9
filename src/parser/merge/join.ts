import { fold, isAlike } from '../../core/fold.ts'
import type { Found, FoundProduct } from '../found.ts'

interface Value {
  readonly value: unknown
  readonly rule: string
  readonly sure: number
  readonly isYearGuessed?: true
}

/** Fields in which two sources should agree, and how people call them. */
const checked: Readonly<Record<string, string>> = {
  departs: 'departure',
  arrives: 'arrival',
  checkIn: 'check-in',
  checkOut: 'check-out',
  pickUp: 'pick-up',
  dropOff: 'return',
}

/** One thing of two sources: what the better one leaves out, the other adds; where they differ, that is told. */
export function joinedProducts<P extends FoundProduct>(better: P, other: P, warn: (text: string) => void): P {
  const before = new Map<string, unknown>(Object.entries(better))
  const of = ([name, value]: readonly [string, unknown]): [string, unknown] => {
    const own = before.get(name)
    return [name, isValue(own) && isValue(value) ? chosen(name, own, value, warn) : (own ?? value)]
  }
  return { ...better, ...Object.fromEntries(Object.entries(other).map(of)), ...seatsOf(better, other) }
}

/** Each traveller has a pass with a seat of their own: those that are told as surely are all of them. */
function seatsOf(better: FoundProduct, other: FoundProduct): { readonly seats?: readonly Found[] } {
  if (!('seats' in better && 'seats' in other) || !better.seats || !other.seats) return {}
  const least = Math.min(...better.seats.map(({ sure }) => sure))
  const known = new Set(better.seats.map(({ value }) => value))
  return { seats: [...better.seats, ...other.seats.filter(({ value, sure }) => sure >= least && !known.has(value))] }
}

function chosen(name: string, before: Value, other: Value, warn: (text: string) => void): Value {
  const [one, two] = [before.value, other.value]
  if (typeof one !== 'string' || typeof two !== 'string' || one === two) return before
  const called = checked[name]
  if (called === undefined) {
    // A longer name of the same place, in small letters, says more.
    const isShouted = one === one.toUpperCase() && two !== two.toUpperCase()
    return isShouted && fold(one) === fold(two) ? other : before
  }
  // A time of that day is more than the day; a day whose year was guessed is less than one whose year is written.
  if (two.startsWith(`${one}T`)) return other
  if (one.startsWith(`${two}T`)) return before
  if (before.isYearGuessed && !other.isYearGuessed) return other
  if (other.sure >= 0.6 && !isAlike(one, two))
    warn(`two sources differ on the ${called}: ${one} (${before.rule}) and ${two} (${other.rule})`)
  return before
}

const isValue = (value: unknown): value is Value => typeof value === 'object' && value !== null && 'value' in value && 'rule' in value
