import type { Airport } from '../../data/atlas.types.ts'
import { hash, mix, uniform } from '../keys.ts'
import type { Flight } from './schedule.ts'

/** Millions of passengers a year from which an airport has piers with letters, and from which piers are long. */
const WITH_PIERS = 8
const LARGE = 30

/**
 * The gate of a flight: `B24`, or `7` where the airport is small. An airline keeps to one pier of its terminal, flights take its gates in turn. Made up:
 * real gates are given out on the day.
 */
export function gateOf(
  seed: string,
  { iata, passengers }: Airport,
  terminal: string | undefined,
  { carrier, number, day }: Flight,
): string {
  const pier = hash(`pier|${iata}|${terminal ?? ''}|${carrier}`, hash(seed))
  const turn = uniform(mix(hash(`gate|${iata}|${carrier}|${number}`, hash(seed)), day))
  const gates = passengers >= LARGE ? 40 : passengers >= WITH_PIERS ? 24 : Math.max(3, Math.round(3 + passengers * 2))
  const name = String(1 + Math.floor(turn * gates))
  if (passengers < WITH_PIERS) return name
  const letters = passengers >= LARGE ? 'ABCDEF' : 'ABC'
  return `${letters[Math.floor(uniform(pier) * letters.length)] ?? 'A'}${name}`
}
