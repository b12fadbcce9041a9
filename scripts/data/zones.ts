/** Offsets of every time zone from 2015 to 2040, from the packed IANA data of moment-timezone. */

import { byCodeUnit, fault, fromPackage } from './sources.ts'

const FROM = Date.UTC(2015, 0, 1)
const UNTIL = Date.UTC(2041, 0, 1)
const MINUTE = 60_000

interface MomentZone {
  /** Ends of the periods in UTC milliseconds; the last is Infinity. */
  readonly untils: readonly number[]
  /** Minutes west of UTC in each period. */
  readonly offsets: readonly number[]
}

/** `offset` and then, for each change, `minutes-since-the-last:offset`, the first counted from 2015, in base 36. */
function rule(zone: MomentZone): string {
  let last = FROM
  let offset = Number.NaN
  const words: string[] = []
  for (const [index, until] of zone.untils.entries()) {
    const east = -(zone.offsets[index] ?? Number.NaN)
    const start = zone.untils[index - 1] ?? Number.NEGATIVE_INFINITY
    if (until <= FROM || start >= UNTIL) continue
    if (words.length === 0) words.push(String(east))
    else if (east !== offset) {
      words.push(`${((start - last) / MINUTE).toString(36)}:${east}`)
      last = start
    }
    offset = east
  }
  return words.join(' ')
}

/** `Zone number-of-its-rule`, and `#number rule`; '#' comes before every letter, so the rules stand first. */
export function zoneLines(used: readonly string[]): string[] {
  const { tz }: { tz: { names(): string[]; zone(name: string): MomentZone | null } } = fromPackage('moment-timezone')
  const rules = new Map<string, string>()
  const zones = tz.names().map((name) => {
    const text = rule(tz.zone(name) ?? fault('moment-timezone', `no zone ${name}`))
    const number = rules.get(text) ?? String(rules.size).padStart(3, '0')
    rules.set(text, number)
    return `${name}\t${number}`
  })
  const known = new Set(tz.names())
  for (const zone of used) if (!known.has(zone)) fault('moment-timezone', `no zone ${zone}`)
  return [...[...rules].map(([text, number]) => `#${number}\t${text}`), ...zones].sort(byCodeUnit)
}
