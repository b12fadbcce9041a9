import type { Airline, Airport, Atlas } from '../../data/atlas.types.ts'
import { hash, mix, normal, uniform } from '../keys.ts'
import { punctualityOf } from './punctuality.ts'

/**
 * How late flights are. One law gives the prediction, and what happened is drawn from it by the flight's own hash, so that both agree
 * and each can be made again alone. Hours, classes and levels follow a sample of 200,000 US flights; nights, the south, slack and the far ends are own estimates.
 */

/** A flight as the law sees it. */
export interface Planned {
  readonly airline: Pick<Airline, 'iata' | 'country'>
  readonly number: number
  readonly from: Airport
  readonly to: Airport
  /** The local day of its departure. */
  readonly date: string
  /** The local minute of its departure. */
  readonly minute: number
}

/** What may become of a flight. */
export interface Outlook {
  /** Chance that it is cancelled. */
  readonly cancelled: number
  /** Chance that it arrives more than 15 minutes late, if it flies. */
  readonly late: number
}

/** Share of flights more than 15 minutes late by their hour of departure, in steps of three hours from midnight; the mean is 21.6 %. Nights are an estimate. */
const LATE_BY_HOUR = [0.2, 0.108, 0.166, 0.201, 0.236, 0.267, 0.312, 0.24]
const LATE_ON_AVERAGE = 0.216
/** Hours of the day at which those steps begin. */
const STEPS = [0, 5, 8, 11, 14, 17, 20, 23]

/** What summer storms and full aeroplanes, and winter at the end of the year, add on the scale of log odds; January to December. */
const MONTHS_NORTH = [0, 0, 0, 0, 0, 0.15, 0.25, 0.15, 0, 0, 0, 0.2]
const MONTHS_SOUTH = [0.15, 0, 0, 0, 0, 0, 0.1, 0, 0, 0, 0, 0.2]

/** Airports whose runways are full all day. */
const CONGESTED = new Set(['LHR', 'LGW', 'EWR', 'FRA', 'AMS'])
const CONGESTION = 0.25
/** How much flights of the same airline differ for good. */
const CHARACTER = 0.3
/** Share of flights cancelled on average (BTS 2024: 1.4 % in the United States; elsewhere less). */
const CANCELLED = 0.012

const logit = (share: number): number => Math.log(share / (1 - share))
const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds))

function hourOdds(minute: number): number {
  const hour = minute / 60
  const step = STEPS.findLastIndex((start) => hour >= start)
  return logit(LATE_BY_HOUR[step] ?? LATE_ON_AVERAGE) - logit(LATE_ON_AVERAGE)
}

const characterKey = (seed: string, { airline, number, from, to }: Planned): number =>
  hash(`delay|${airline.iata}|${number}|${from.iata}|${to.iata}`, hash(seed))

/** What is to be expected of a flight: by its airline, hour, month and airports, and a little by itself. */
export function outlookOf(atlas: Pick<Atlas, 'country'>, seed: string, planned: Planned): Outlook {
  const { airline, from, to, date, minute } = planned
  const months = from.latitude < -10 ? MONTHS_SOUTH : MONTHS_NORTH
  const odds =
    logit(1 - punctualityOf(atlas, airline)) +
    hourOdds(minute) +
    (months[Number(date.slice(5, 7)) - 1] ?? 0) +
    (CONGESTED.has(from.iata) || CONGESTED.has(to.iata) ? CONGESTION : 0) +
    CHARACTER * normal(mix(characterKey(seed, planned), 0))
  const late = logistic(odds)
  // Where much is late, more is cancelled as well.
  return { late, cancelled: CANCELLED * Math.sqrt(late / LATE_ON_AVERAGE) }
}

/**
 * Minutes of delay on arrival at shares of the flights that are on time (to 15 minutes) and of those that are late. The joints of the second
 * are the classes of the prediction: of late flights 43 % arrive within 30 minutes, 33 within 60, 17.5 within 120, 6.5 later.
 */
const ON_TIME: readonly Joint[] = [
  [0, -28],
  [0.13, -15],
  [0.64, 0],
  [1, 15],
]
const LATE: readonly Joint[] = [
  [0, 15],
  [0.43, 30],
  [0.76, 60],
  [0.935, 120],
  [0.985, 190],
  [1, 420],
]
type Joint = readonly [share: number, minutes: number]

/** Chances of the four classes of the delay prediction: less than 30 minutes, up to 60, up to 120, more or cancelled. They sum to 1. */
export function classesOf({ cancelled, late }: Outlook): readonly [number, number, number, number] {
  const flown = (1 - cancelled) * late
  const [to60, to120, over] = [flown * 0.33, flown * 0.175, flown * 0.065 + cancelled]
  return [1 - to60 - to120 - over, to60, to120, over]
}

/** Chance that a flight flies and is at most 15 minutes late. */
export const onTime = ({ cancelled, late }: Outlook): number => (1 - cancelled) * (1 - late)

/** The minutes of delay on arrival at a share of all ways it can go, from the earliest to the latest; undefined for a cancelled flight. */
export function delayAt({ cancelled, late }: Outlook, share: number): number | undefined {
  if (share >= 1 - cancelled) return undefined
  const flown = share / (1 - cancelled)
  return flown < 1 - late ? between(ON_TIME, flown / (1 - late)) : between(LATE, (flown - (1 - late)) / late)
}

function between(joints: readonly Joint[], share: number): number {
  const at = joints.findIndex(([end], index) => index > 0 && share <= end)
  const [[start, low], [end, high]] = [joints[at - 1] ?? joints[0] ?? [0, 0], joints[at] ?? [1, 0]]
  return low + ((share - start) / (end - start)) * (high - low)
}

/** What became of a flight: how many minutes later than planned it left and arrived, below 0 for earlier. */
export type Outcome = 'cancelled' | { readonly left: number; readonly arrived: number }

/** Minutes that a crew can make up on the way, at most: plans have some slack, more of it on long flights. */
const slack = (minutes: number): number => Math.min(18, 4 + minutes / 30)
/** Nobody leaves more than these minutes early. */
const EARLIEST = 8

/** What becomes of a flight on a day, drawn from its outlook. `minutes` is the planned time from gate to gate, `day` the day of departure since 1970. */
export function outcomeOf(seed: string, planned: Planned, outlook: Outlook, { day, minutes }: { day: number; minutes: number }): Outcome {
  const key = mix(characterKey(seed, planned), day)
  const delay = delayAt(outlook, uniform(mix(key, 1)))
  if (delay === undefined) return 'cancelled'
  // Whole minutes from zero up, so that a delay stays within its class.
  const arrived = Math.floor(delay)
  const madeUp = Math.round(uniform(mix(key, 2)) * slack(minutes))
  return { arrived, left: Math.max(-Math.round(uniform(mix(key, 3)) * EARLIEST), arrived + madeUp) }
}
