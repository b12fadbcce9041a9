/** Reads `zones.tsv`: the offset of a zone at an instant, without Intl, whose answers change with the version of Node. */

import type { ReadTable } from './atlas.types.ts'
import { lazyLines } from './lines.ts'

const MINUTE = 60_000
/** Where the changes of every rule are counted from. */
const START = Date.UTC(2015, 0, 1)

interface Rule {
  /** UTC milliseconds at which each offset but the first begins. */
  readonly changes: Float64Array
  /** Minutes east of UTC; one more than the changes. */
  readonly offsets: Int16Array
}

interface Clock extends Rule {
  /** The period of the last question: the next one mostly falls into it again. */
  from: number
  until: number
  offset: number
}

function parseRule(text: string): Rule {
  const [first = '0', ...words] = text.split(' ')
  const changes = new Float64Array(words.length)
  const offsets = new Int16Array(words.length + 1)
  offsets[0] = Number(first)
  let instant = START
  for (const [index, word] of words.entries()) {
    const [minutes = '', offset] = word.split(':')
    instant += Number.parseInt(minutes, 36) * MINUTE
    changes[index] = instant
    offsets[index + 1] = Number(offset)
  }
  return { changes, offsets }
}

/** How many changes lie at or before an instant. */
function changesBefore(changes: Float64Array, instant: number): number {
  let low = 0
  let high = changes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((changes[middle] ?? 0) <= instant) low = middle + 1
    else high = middle
  }
  return low
}

export function zoneTable(read: ReadTable) {
  const lines = lazyLines(read, 'zones.tsv')
  const clocks = new Map<string, Clock>()

  function open(zone: string): Clock {
    const number = lines.find(zone)?.[1]
    if (number === undefined || zone.startsWith('#')) throw new RangeError(`There is no time zone ${zone}`)
    const clock = { ...parseRule(lines.find(`#${number}`)?.[1] ?? '0'), from: 0, until: 0, offset: 0 }
    clocks.set(zone, clock)
    return clock
  }

  /** Minutes east of UTC; right from 2015 to 2040, and the nearest known offset outside. */
  function offset(zone: string, instant: number): number {
    const clock = clocks.get(zone) ?? open(zone)
    if (instant >= clock.from && instant < clock.until) return clock.offset
    const count = changesBefore(clock.changes, instant)
    clock.from = clock.changes[count - 1] ?? Number.NEGATIVE_INFINITY
    clock.until = clock.changes[count] ?? Number.POSITIVE_INFINITY
    clock.offset = clock.offsets[count] ?? 0
    return clock.offset
  }

  return { offset }
}
