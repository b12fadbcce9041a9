import type { FoundTrip } from '../src/parser/found.ts'
import { mostText } from '../src/parser/limits.ts'
import { remembered } from '../src/parser/text/words/remembered.ts'
import { tripOf } from './parser-text.ts'

/** A harmless text: few lines and short ones, so that what grows faster than a text is long takes nothing in it yet. */
const HARMLESS = `Booking reference ABC123: hotel, room, check-in, flight, train, car rental
${'We look forward to welcoming you and hope that all is as you wish.\nPlease tell us what is missing, and we will see to it.\n'.repeat(20)}`

/** Milliseconds that this process works: what others do on a busy machine is not its fault. */
function spent(work: () => void): number {
  const begun = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

/** What a letter of it takes, when nothing comes between. */
const perLetter = remembered(() => Math.min(...Array.from({ length: 12 }, () => spent(() => tripOf(HARMLESS)))) / HARMLESS.length)

/** Patterns are compiled when they are first needed, memory is collected now and then, and processors get slower: what takes long is read again. */
const GOES = 3

/** Letters below which what any text takes is more than what its letters take. */
const SHORTEST = 24_000

/**
 * How many times as long a text takes as a harmless one, letter for letter of what is read of it, and what is read. A machine that is slow is so with
 * both, so a text can be short and yet show what grows faster than its length.
 */
export function effortOf(text: string, limit: number): { readonly trip: FoundTrip; readonly effort: number } {
  const harmless = perLetter() * Math.min(Math.max(text.length, SHORTEST), mostText)
  let trip: FoundTrip | undefined
  let effort = Number.POSITIVE_INFINITY
  for (let go = 0; !trip || (go < GOES && effort > limit); go++) {
    const taken = spent(() => {
      trip = tripOf(text)
    })
    effort = Math.min(effort, taken / harmless)
  }
  return { trip, effort }
}
