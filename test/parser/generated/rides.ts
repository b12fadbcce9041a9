/** Whole confirmations of journeys by train, coach and ship, built by chance of what companies print, with what they tell. */

import { addDays } from '../../../src/core/dates.ts'
import { type Chance, chanceOf } from './chance.ts'
import { daysOf, moment, styleOf, TIME_STYLES, timesOf } from './ride-days.ts'
import { LAYOUTS, labelsOf, type Pen, type Ride, type Row } from './ride-layouts.ts'
import { CROSSINGS, SHIPS, WAYS_OF } from './ride-places.ts'
import { RIDE_WORDS, type RideWords } from './ride-words.ts'

/** What any train or coach is called is no part of its number. */
const IN_GENERAL = /^(?:Coach|Bus|Buss|Tog|Tåg|Sefer) (?=\d)/

export interface Generated {
  /** What was chosen, by the name of each choice. */
  readonly choices: Readonly<Record<string, string>>
  readonly blocks: readonly (readonly Row[])[]
  readonly rides: readonly Ride[]
  /** As `line` of the tests tells products. */
  readonly products: readonly string[]
  readonly reference: string | undefined
  readonly people: readonly string[]
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeOf = (chance: Chance, length: number, letters = LETTERS): string =>
  Array.from({ length }, () => letters.charAt(chance.upTo(letters.length))).join('')
const SHIP_LABELS: Readonly<Record<string, string>> = {
  en: 'Ship',
  de: 'Schiff',
  fr: 'Navire',
  es: 'Buque',
  it: 'Nave',
  pt: 'Navio',
  nl: 'Schip',
  sv: 'Fartyg',
  da: 'Skib',
  no: 'Skip',
  fi: 'Laiva',
  pl: 'Prom',
  cs: 'Trajekt',
  hu: 'Hajó',
  tr: 'Gemi',
}
/** What else says that a document is of a ship. */
const CABIN: Readonly<Record<string, string>> = {
  en: 'Ferry ticket',
  de: 'Fährüberfahrt',
  fr: 'Traversée en ferry',
  es: 'Billete de ferry',
  it: 'Traghetto',
  pt: 'Travessia',
  nl: 'Overtocht',
  sv: 'Färjebiljett',
  da: 'Færgebillet',
  no: 'Fergebillett',
  fi: 'Laivamatka',
  pl: 'Rejs promem',
  cs: 'Trajekt',
  hu: 'Komphajó',
  tr: 'Feribot bileti',
}

export function generateRides(seed: number): Generated {
  const chance = chanceOf(seed)
  const language = chance.pick(Object.keys(RIDE_WORDS))
  const words = RIDE_WORDS[language] as RideWords
  const own = WAYS_OF[language]
  if (!own) throw new Error(language)
  const isShip = chance.often(0.12)
  const dayStyle = chance.pick(daysOf(language))
  const timeStyle = chance.pick(timesOf(language))
  const layout = chance.pick(Object.keys(LAYOUTS))
  const legs = isShip ? 'one leg' : chance.pick(['one leg', 'one leg', 'two legs'])
  const trip = chance.pick(['one way', 'one way', 'there and back'])
  const referred = chance.pick(['reference over all', 'reference in the middle', 'reference below', 'no reference'])
  const numbered = isShip ? chance.pick(['number', 'no number']) : chance.pick(['number', 'number', 'number', 'no number'])

  const pen: Pen = {
    chance,
    words,
    day: (date) => styleOf(dayStyle, language)(date, own.locale),
    time: TIME_STYLES[timeStyle] as Pen['time'],
  }
  const [stations, minutes] = chance.pick(isShip ? CROSSINGS : own.ways)
  const train = (): string | undefined => (numbered === 'no number' ? undefined : chance.pick(isShip ? SHIPS : own.trains))
  const first = legs === 'two legs' && stations.length > 2 ? [0, 1] : [chance.upTo(stations.length - 1)]
  const date = addDays('2027-01-10', chance.upTo(250))
  const start = 330 + chance.upTo(600)
  const changing = (): number => 12 + chance.upTo(30)
  const out: Ride[] = []
  for (const at of first) {
    const departs = out.length > 0 ? (out.at(-1)?.arrives ?? 0) + changing() : start
    const arrives = departs + (minutes[at] ?? 60)
    out.push({ date, from: stations[at] ?? '', to: stations[at + 1] ?? '', departs, arrives, train: train(), isShip })
  }
  const later = addDays(date, 1 + chance.upTo(6))
  const back: Ride[] = []
  for (const ride of trip === 'one way' ? [] : out.toReversed()) {
    const departs = back.length > 0 ? (back.at(-1)?.arrives ?? 0) + changing() : 330 + chance.upTo(600)
    back.push({
      ...ride,
      date: later,
      from: ride.to,
      to: ride.from,
      departs,
      arrives: departs + ride.arrives - ride.departs,
      train: train(),
    })
  }
  const labels = labelsOf(pen, isShip, SHIP_LABELS[language] ?? '')
  const write = LAYOUTS[layout] as (typeof LAYOUTS)[string]
  const reference = codeOf(chance, chance.pick([6, 8]), chance.often(0.3) ? '23456789' : LETTERS)
  const referenceRow: Row = chance.often(0.6)
    ? [`${chance.pick(words.reference)}: ${reference}`]
    : [chance.pick(words.reference), reference]
  const people = chance.often(0.3) ? own.people.slice(0, 2) : [chance.pick(own.people)]
  const personLabel = chance.pick(words.traveller)
  const peopleBlock: readonly Row[] =
    chance.often(0.5) || people.length > 1 ? [[personLabel], ...people.map((one) => [one])] : [[`${personLabel}: ${people[0]}`]]
  const noise = noiseOf(pen, own.foot, date, language)
  const headings = back.length > 0 || chance.often(0.3)
  const isRef = (where: string): readonly (readonly Row[])[] => (referred === where ? [[referenceRow]] : [])
  const blocks: readonly (readonly Row[])[] = [
    [[chance.pick(words.title)], ...(isShip ? [[CABIN[language] ?? '']] : [])],
    ...isRef('reference over all'),
    ...noise.before,
    [...(headings ? [[chance.pick(words.out)]] : []), ...write(pen, out, labels)],
    ...(back.length > 0 ? [[[chance.pick(words.back)], ...write(pen, back, labels)]] : []),
    ...isRef('reference in the middle'),
    peopleBlock,
    ...noise.after,
    ...isRef('reference below'),
  ]
  const rides = [...out, ...back]
  const isWithoutArrivalDay = layout === 'a sentence' && rides.some(({ arrives }) => arrives >= 1440)
  return {
    choices: {
      language,
      dayStyle,
      timeStyle,
      layout,
      legs,
      trip,
      referred,
      numbered,
      kind: isShip ? 'ship' : 'train',
      noise: noise.names,
      people: String(people.length),
      night: rides.some(({ arrives }) => arrives >= 1440) ? (isWithoutArrivalDay ? 'night untold' : 'night') : 'day',
    },
    blocks,
    rides,
    products: rides.map(
      (ride) =>
        `${ride.train?.replace(IN_GENERAL, '') ?? '?'} ${ride.from} ${moment(ride.date, ride.departs)} – ${ride.to} ${moment(ride.date, ride.arrives)}`,
    ),
    reference: referred === 'no reference' ? undefined : reference,
    people,
  }
}

/** What stands beside what is told. */
function noiseOf(pen: Pen, foot: string, date: string, language: string) {
  const { chance, words } = pen
  const price = `${20 + chance.upTo(150)},${10 + chance.upTo(89)}`
  const money = language === 'en' ? `£${price.replace(',', '.')}` : `${price} €`
  const early = addDays(date, -9 - chance.upTo(20))
  const all: Readonly<Record<string, readonly Row[]>> = {
    paid: [[`${chance.pick(words.paid)}: ${pen.day(early)}`]],
    total: [[chance.pick(words.total), money]],
    hours: [[chance.pick(words.hours)]],
    notes: [[chance.pick(words.notes)]],
    foot: [[foot]],
    web: [['www.example.com/my-bookings'], ['+44 20 7946 0018']],
  }
  const before = Object.keys(all).filter((name) => name !== 'foot' && chance.often(0.12))
  const after = Object.keys(all).filter((name) => !before.includes(name) && chance.often(0.45))
  return {
    before: before.map((name) => all[name] ?? []),
    after: after.map((name) => all[name] ?? []),
    names: [...before.map((name) => `${name} before`), ...after].join(' ') || 'none',
  }
}

/** As mails of plain text have it, cells set apart by blanks. */
export const asText = ({ blocks }: Generated): string => blocks.map((rows) => rows.map((row) => row.join('   ')).join('\n')).join('\n\n')

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** A table for each block. */
export const asHtml = ({ blocks }: Generated): string =>
  `<html><body>${blocks
    .map((rows) =>
      rows.every((row) => row.length === 1)
        ? rows.map(([text = '']) => `<p>${escaped(text)}</p>`).join('')
        : `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td${row.length === 1 ? ' colspan="4"' : ''}>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table>`,
    )
    .join('')}</body></html>`
