/** The arrangements in which confirmations tell rides, as rows of cells. */

import { addDays } from '../../../src/core/dates.ts'
import type { Chance } from './chance.ts'
import type { RideWords } from './ride-words.ts'

export interface Ride {
  readonly date: string
  readonly from: string
  readonly to: string
  /** Minutes after the midnight with which its day begins. */
  readonly departs: number
  readonly arrives: number
  readonly train: string | undefined
  readonly isShip: boolean
}

export interface Pen {
  readonly chance: Chance
  readonly words: RideWords
  readonly day: (date: string) => string
  readonly time: (minutes: number) => string
}

export type Row = readonly string[]
/** Rides of one direction. */
export type Layout = (pen: Pen, rides: readonly Ride[], labels: Labels) => readonly Row[]

/** The synonyms that a document keeps to. */
export interface Labels {
  readonly title: string
  readonly departs: string
  readonly arrives: string
  readonly from: string
  readonly to: string
  readonly date: string
  readonly train: string
}

export function labelsOf({ chance, words }: Pen, isShip: boolean, ship: string): Labels {
  const at = chance.upTo(5)
  const nth = (list: readonly string[]): string => list[at % list.length] ?? ''
  return {
    title: '',
    departs: nth(words.departs),
    arrives: nth(words.arrives),
    from: nth(words.from),
    to: nth(words.to),
    date: nth(words.date),
    train: isShip ? ship : nth(words.train),
  }
}

/** A word that means something else at the beginning of a name needs a colon: `an: Berlin Hbf`. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const plus = ({ date }: Ride, minutes: number): string => (minutes >= 1440 && date ? ' +1' : '')
const clock = (pen: Pen, minutes: number): string => pen.time(minutes % 1440)
const before = (pen: Pen): string => {
  const word = pen.chance.pick(pen.words.at)
  return word === '' ? '' : `${word} `
}
const number = ({ train }: Ride): string => train ?? ''
const detail = (pen: Pen): string => pen.chance.pick(pen.words.seat)
/** What a traveller does between two trains. */
const between = <T>(pen: Pen, rides: readonly Ride[], rows: (ride: Ride) => readonly T[], gap: (text: string) => T): readonly T[] =>
  rides.flatMap((ride, at) => [
    ...(at > 0 && pen.chance.often(0.4) ? [gap(pen.chance.pick(pen.words.change).replace('%', ride.from))] : []),
    ...rows(ride),
  ])
const gapRow = (text: string): Row => [text]

export const LAYOUTS: Readonly<Record<string, Layout>> = {
  'label: value': (pen, rides, { departs, arrives, train }) =>
    between<Row>(
      pen,
      rides,
      (ride) => [
        [`${capital(departs)}: ${ride.from}, ${pen.day(ride.date)} ${before(pen)}${clock(pen, ride.departs)}`],
        [`${capital(arrives)}: ${ride.to}, ${before(pen)}${clock(pen, ride.arrives)}${plus(ride, ride.arrives)}`],
        ...(ride.train ? [[`${train}: ${ride.train}`]] : []),
        [detail(pen)],
      ],
      gapRow,
    ),
  'a label each': (pen, rides, { departs, arrives, from, to, date, train }) =>
    rides.flatMap((ride): Row[] => [
      [`${capital(from)}: ${ride.from}`],
      [`${capital(to)}: ${ride.to}`],
      [`${capital(date)}: ${pen.day(ride.date)}`],
      [`${capital(departs)}: ${clock(pen, ride.departs)}`],
      [`${capital(arrives)}: ${clock(pen, ride.arrives)}${plus(ride, ride.arrives)}`],
      ...(ride.train ? [[`${train}: ${ride.train}`]] : []),
    ]),
  'labels in cells': (pen, rides, { departs, arrives, from, to, date, train }) =>
    rides.flatMap((ride): Row[] => [
      ...(ride.train ? [[train, ride.train]] : []),
      [capital(date), pen.day(ride.date)],
      [capital(from), ride.from],
      [capital(departs), clock(pen, ride.departs)],
      [capital(to), ride.to],
      [capital(arrives), `${clock(pen, ride.arrives)}${plus(ride, ride.arrives)}`],
    ]),
  'label over value': (pen, rides, { departs, arrives, from, to, date, train }) =>
    rides.flatMap((ride): Row[] => [
      [capital(from)],
      [ride.from],
      [capital(to)],
      [ride.to],
      [capital(date)],
      [pen.day(ride.date)],
      [capital(departs)],
      [clock(pen, ride.departs)],
      [capital(arrives)],
      [`${clock(pen, ride.arrives)}${plus(ride, ride.arrives)}`],
      ...(ride.train ? [[train], [ride.train]] : []),
    ]),
  'a table': (pen, rides, { departs, arrives, from, to, date, train }) => {
    const hasTrain = rides.some((ride) => ride.train)
    return [
      [...(hasTrain ? [train] : []), capital(date), capital(from), capital(departs), capital(to), capital(arrives)],
      ...rides.map((ride) => [
        ...(hasTrain ? [number(ride)] : []),
        pen.day(ride.date),
        ride.from,
        clock(pen, ride.departs),
        ride.to,
        `${clock(pen, ride.arrives)}${plus(ride, ride.arrives)}`,
      ]),
    ]
  },
  'a table, the train last': (pen, rides, { departs, arrives, from, to, date, train }) => {
    const hasTrain = rides.some((ride) => ride.train)
    return [
      [capital(from), capital(to), capital(date), capital(departs), capital(arrives), ...(hasTrain ? [train] : [])],
      ...rides.map((ride) => [
        ride.from,
        ride.to,
        pen.day(ride.date),
        clock(pen, ride.departs),
        `${clock(pen, ride.arrives)}${plus(ride, ride.arrives)}`,
        ...(hasTrain ? [number(ride)] : []),
      ]),
    ]
  },
  'a row for each stop': (pen, rides, { departs, arrives }) =>
    between<Row>(
      pen,
      rides,
      (ride) =>
        [
          [ride.from, pen.day(ride.date), `${departs} ${clock(pen, ride.departs)}`, pen.chance.pick(pen.words.platform), number(ride)],
          [ride.to, pen.day(ride.date), `${arrives} ${clock(pen, ride.arrives)}`, pen.chance.pick(pen.words.platform)],
        ].map((row) => row.filter((cell, at) => cell !== '' && !(at === 1 && ride.arrives >= 1440))),
      gapRow,
    ),
  timeline: (pen, rides) => [
    [pen.day(rides[0]?.date ?? '')],
    ...between<Row>(
      pen,
      rides,
      (ride) => [
        [`${clock(pen, ride.departs)}`, ride.from],
        [[number(ride), detail(pen)].filter(Boolean).join(', ')],
        [`${clock(pen, ride.arrives)}${plus(ride, ride.arrives)}`, ride.to],
      ],
      gapRow,
    ),
  ],
  'timeline, the station first': (pen, rides) => [
    [pen.day(rides[0]?.date ?? '')],
    ...between<Row>(
      pen,
      rides,
      (ride) => [
        [ride.from, clock(pen, ride.departs)],
        [[number(ride), detail(pen)].filter(Boolean).join(' · ')],
        [ride.to, `${clock(pen, ride.arrives)}${plus(ride, ride.arrives)}`],
      ],
      gapRow,
    ),
  ],
  'all on own lines': (pen, rides) => [
    [pen.day(rides[0]?.date ?? '')],
    ...between<Row>(
      pen,
      rides,
      (ride) => [
        [clock(pen, ride.departs)],
        [ride.from],
        [[number(ride), detail(pen)].filter(Boolean).join(' · ')],
        [`${clock(pen, ride.arrives)}${plus(ride, ride.arrives)}`],
        [ride.to],
      ],
      gapRow,
    ),
  ],
  'a span under the way': (pen, rides) =>
    rides.flatMap((ride): Row[] => [
      [`${ride.from} ${pen.chance.pick(['→', '–', '>'])} ${ride.to}`],
      [`${pen.day(ride.date)}, ${clock(pen, ride.departs)} – ${clock(pen, ride.arrives)}${plus(ride, ride.arrives)}`],
      [[number(ride), detail(pen)].filter(Boolean).join(', ')],
    ]),
  'an arrow in a line': (pen, rides) => [
    [pen.day(rides[0]?.date ?? '')],
    ...rides.map((ride) => [
      `${ride.from} ${clock(pen, ride.departs)} → ${ride.to} ${clock(pen, ride.arrives)}${plus(ride, ride.arrives)}`,
      ...(ride.train ? [ride.train] : []),
    ]),
  ],
  'a line for all': (pen, rides) =>
    rides.map((ride) => [
      pen.day(ride.date),
      `${clock(pen, ride.departs)} ${ride.from}`,
      `${clock(pen, ride.arrives)}${plus(ride, ride.arrives)} ${ride.to}`,
      ...(ride.train ? [ride.train] : []),
    ]),
  'a sentence': (pen, rides) =>
    rides.map((ride) => [
      pen.chance
        .pick(ride.train && !ride.isShip ? pen.words.sentence : pen.words.sentence.slice(0, 1))
        .replace('#', number(ride))
        .replace('@', ride.from)
        .replace('&', ride.to)
        .replace('%D', pen.day(ride.date))
        .replace('%d', clock(pen, ride.departs))
        .replace('%a', clock(pen, ride.arrives)),
    ]),
  'side by side': (pen, rides, { departs, arrives, train }) =>
    rides.flatMap((ride): Row[] => [
      [capital(departs), capital(arrives)],
      [ride.from, ride.to],
      [pen.day(ride.date), pen.day(lastDay(ride))],
      [clock(pen, ride.departs), clock(pen, ride.arrives)],
      ...(ride.train ? [[`${train} ${ride.train}`]] : []),
    ]),
  'side by side, the times first': (pen, rides) =>
    rides.flatMap((ride): Row[] => [
      [pen.day(ride.date)],
      [clock(pen, ride.departs), number(ride), `${clock(pen, ride.arrives)}${plus(ride, ride.arrives)}`].filter(Boolean),
      [ride.from, ride.to],
    ]),
  'day and time under labels': (pen, rides, { departs, arrives, train }) =>
    between<Row>(
      pen,
      rides,
      (ride) => [
        [capital(departs)],
        [ride.from],
        [`${pen.day(ride.date)} ${before(pen)}${clock(pen, ride.departs)}`],
        [capital(arrives)],
        [ride.to],
        [`${pen.day(lastDay(ride))} ${before(pen)}${clock(pen, ride.arrives)}`],
        ...(ride.train ? [[train, ride.train]] : []),
      ],
      gapRow,
    ),
  'the label behind': (pen, rides, { departs, arrives, train }) => [
    [pen.day(rides[0]?.date ?? '')],
    ...rides.flatMap((ride): Row[] => [
      [`${ride.from} (${departs.toLowerCase()})`, clock(pen, ride.departs)],
      [`${ride.to} (${arrives.toLowerCase()})`, `${clock(pen, ride.arrives)}${plus(ride, ride.arrives)}`],
      ...(ride.train ? [[`${train} ${ride.train}`]] : []),
    ]),
  ],
  'the train as a heading': (pen, rides, { departs, arrives, date }) =>
    between<Row>(
      pen,
      rides,
      (ride) => [
        [[number(ride), `${ride.from} - ${ride.to}`].filter(Boolean).join(': ')],
        [
          `${capital(date)} ${pen.day(ride.date)}`,
          `${capital(departs)} ${clock(pen, ride.departs)}`,
          `${capital(arrives)} ${clock(pen, ride.arrives)}${plus(ride, ride.arrives)}`,
        ],
        [detail(pen)],
      ],
      gapRow,
    ),
}

/** The day on which a ride arrives. */
const lastDay = ({ date, arrives }: Ride): string => (arrives < 1440 ? date : addDays(date, 1))
