/** Confirmations of stays, built from independent choices, with the truth that belongs to them. */

import { addDays } from '../../../src/core/dates.ts'
import { DAY_STYLES, hourIn } from './stay-days.ts'
import { GUESTS, HOUSES, type MadeHouse, SELLERS } from './stay-houses.ts'
import { type StayWords, WORDS } from './stay-words.ts'

/** A row of a table: its cells. */
type Row = readonly string[]
/** What stands together: a table or a few lines. */
type Block = readonly Row[]

export interface MadeStays {
  readonly subject: string
  readonly from: string
  readonly written: string
  readonly blocks: readonly Block[]
  readonly stays: readonly { readonly house: MadeHouse; readonly checkIn: string; readonly checkOut: string; readonly reference?: string }[]
  readonly guest: string
  /** What was chosen, by the name of the choice. */
  readonly choices: Readonly<Record<string, string>>
}

/** `mulberry32` */
function chanceOf(seed: number) {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Fact = readonly [label: string, value: string]

/** Facts one below the other, as one of the ways they are set. */
const SETTINGS: Readonly<Record<string, (facts: readonly Fact[]) => Block>> = {
  colon: (facts) => facts.map(([label, value]) => [`${label}: ${value}`]),
  cells: (facts) => facts.map(([label, value]) => [label, value]),
  'cells with a colon': (facts) => facts.map(([label, value]) => [`${label}:`, value]),
  below: (facts) => facts.flatMap(([label, value]) => [[label], [value]]),
  dots: (facts) => facts.map(([label, value]) => [`${label} ${'.'.repeat(Math.max(3, 24 - label.length))} ${value}`]),
}

interface Stay {
  readonly house: MadeHouse
  readonly checkIn: string
  readonly checkOut: string
  readonly nights: number
}

export const LAYOUTS = ['list', 'row', 'wide row', 'span', 'sentence', 'side by side', 'nights'] as const

export function drawStays(seed: number): MadeStays {
  const next = chanceOf(seed)
  const choices: Record<string, string> = {}
  const pick = <T>(from: readonly T[]): T => {
    const one = from[Math.floor(next() * from.length)]
    if (one === undefined) throw new Error('nothing to choose from')
    return one
  }
  const choose = <T extends string>(name: string, from: readonly T[]): T => {
    const one = pick(from)
    choices[name] = one
    return one
  }
  const often = (share: number): boolean => next() < share
  const language = choose('language', Object.keys(WORDS))
  const words = WORDS[language] as StayWords
  const { locale } = words
  const style = choose('days', Object.keys(DAY_STYLES))
  const day = (date: string): string => (DAY_STYLES[style] ?? ((plain: string) => plain))(date, locale)
  const layout = choose('layout', LAYOUTS)
  const setting = choose('setting', Object.keys(SETTINGS))
  const set = SETTINGS[setting] ?? (() => [])
  const times = choose('times', ['none', 'inside', 'brackets', 'below', 'own label'])
  const told = choose('house', ['label', 'label and lines below', 'letterhead', 'thanks and address', 'card'])
  const isHouseWriting = told === 'letterhead' || often(0.3)
  const seller = pick(SELLERS)
  const written = addDays('2027-01-10', Math.floor(next() * 200))
  const house = pick(HOUSES)
  const guest = pick(GUESTS)
  const stay: Stay = (() => {
    const nights = 1 + Math.floor(next() * 9)
    const checkIn = addDays(written, 5 + Math.floor(next() * 120))
    return { house, checkIn, checkOut: addDays(checkIn, nights), nights }
  })()
  const reference = often(0.9)
    ? pick([
        `${Math.floor(10_000_000 + next() * 89_999_999)}`,
        `${pick(['RX', 'HB', 'WEB'])}${Math.floor(100_000 + next() * 899_999)}`,
        `${Math.floor(100 + next() * 899)}-${Math.floor(100_000 + next() * 899_999)}`,
        `2027-${Math.floor(1000 + next() * 8999)}`,
      ])
    : undefined
  choices.reference =
    reference === undefined
      ? 'none'
      : /^\d+$/.test(reference)
        ? 'figures'
        : /^2027/.test(reference)
          ? 'year and number'
          : /^\d/.test(reference)
            ? 'in groups'
            : 'letters and figures'
  const [inLabel, outLabel] = pick(layout === 'span' || layout === 'sentence' ? words.ends.filter(([one]) => one.length > 4) : words.ends)
  choices.labels = `${inLabel}/${outLabel}`
  const hourAfter = `${words.from} ${hourIn(15, locale)}`
  const hourBefore = `${words.until} ${hourIn(11, locale)}`
  const moment = (date: string, hour: string): string =>
    times === 'inside' ? `${day(date)}, ${hour}` : times === 'brackets' ? `${day(date)} (${hour})` : day(date)
  const { checkIn, checkOut, nights } = stay
  const bookingFact: readonly Fact[] = reference ? [[choose('booking label', words.booking), reference]] : []
  const guestFact: Fact = [pick(words.guest), guest]
  const others: readonly Fact[] = [
    words.room,
    ...(often(0.5)
      ? [[words.total, pick(language === 'us' ? ['$312.00', '$1,204.50 USD'] : ['€ 312,00', 'EUR 1.204,50', '418,00 €'])] as Fact]
      : []),
  ]
  const timeFacts: readonly Fact[] =
    times === 'own label' || (times === 'below' && layout !== 'row' && layout !== 'wide row')
      ? [
          [`Check-in`, hourAfter],
          [`Check-out`, hourBefore],
        ].map(
          ([label, value]): Fact => [
            `${label ?? ''} ${language === 'de' ? 'Zeit' : language === 'us' || language === 'en' ? 'time' : ''}`.trim(),
            value ?? '',
          ],
        )
      : []
  const ends: readonly Fact[] = [
    [inLabel, moment(checkIn, hourAfter)],
    [outLabel, moment(checkOut, hourBefore)],
  ]
  const addressText = house.lines.join(', ')
  const street = house.lines
  const houseFacts: readonly Fact[] = [
    [choose('house label', words.house), house.name],
    [pick(words.address), addressText],
  ]
  const withGuest = often(0.7) ? [guestFact] : []
  const dates: Block = (() => {
    switch (layout) {
      case 'list':
        return set([...bookingFact, ...withGuest, ...ends, ...(often(0.4) ? [[words.nightsLabel, `${nights}`] as Fact] : []), ...others])
      case 'row':
        return [
          [inLabel, outLabel],
          [moment(checkIn, hourAfter), moment(checkOut, hourBefore)],
          ...(times === 'below' ? [[hourAfter, hourBefore]] : []),
        ]
      case 'wide row':
        return [
          [inLabel, outLabel, words.nightsLabel, words.room[0]],
          [moment(checkIn, hourAfter), moment(checkOut, hourBefore), `${nights}`, words.room[1]],
        ]
      case 'span':
        return set([
          ...bookingFact,
          [pick(words.period), `${day(checkIn)} – ${day(checkOut)}${often(0.7) ? ` (${words.nights(nights)})` : ''}`],
          ...withGuest,
          ...others,
        ])
      case 'sentence':
        return [[`${words.opening}: ${words.span(day(checkIn), day(checkOut))}, ${words.nights(nights)}, ${words.rooms}.`]]
      case 'side by side': {
        const left = [
          `${inLabel}: ${moment(checkIn, hourAfter)}`,
          `${outLabel}: ${moment(checkOut, hourBefore)}`,
          words.rooms,
          words.nights(nights),
        ]
        const right = [house.name, ...street]
        return left.map((text, at) => [text, right[at] ?? ''])
      }
      case 'nights':
        return set([...bookingFact, ...withGuest, [inLabel, moment(checkIn, hourAfter)], [words.nightsLabel, `${nights}`], ...others])
    }
  })()
  const isTold = layout === 'list' || layout === 'span' || layout === 'nights'
  const booking: Block = isTold ? [] : set([...bookingFact, ...withGuest, ...others])
  const houseBlock: Block =
    layout === 'side by side'
      ? []
      : told === 'label'
        ? set(houseFacts)
        : told === 'label and lines below'
          ? [
              ...set([[houseFacts[0]?.[0] ?? '', house.name]]),
              ...(setting === 'cells' ? street.map((line) => ['', line]) : street.map((line) => [line])),
            ]
          : told === 'thanks and address'
            ? set([houseFacts[1] ?? ['', '']])
            : told === 'card'
              ? [[house.name], ...(often(0.5) ? [[addressText]] : street.map((line) => [line]))]
              : []
  const letterhead: Block =
    told === 'letterhead'
      ? [[house.name], ...street.slice(0, 2).map((line) => [line]), ...(often(0.5) ? [['Tel. +44 1632 960 118']] : [])]
      : []
  const isThanked = told === 'thanks and address' || often(0.5)
  const distractors = {
    cancel: [[words.cancel(day(addDays(checkIn, -3)))]],
    paid: [[words.paid(day(addDays(written, 2)))]],
    booked: [[`${words.bookedOn}: ${day(written)}`]],
    desk: [[words.desk]],
    invoice: [[`${words.invoice}: ${Math.floor(100_000_000 + next() * 899_999_999)}`]],
    phone: [['+49 30 5557 0142', 'info@example.com']],
    link: [['www.example.com/manage']],
    rates: Array.from({ length: Math.min(nights, 4) }, (_, at) => [day(addDays(checkIn, at)), language === 'us' ? '$104.00' : '€ 104,00']),
    foot: isHouseWriting ? [[`${house.name} · ${house.lines[0]} · ${house.lines[1]}`]] : [[seller[1]]],
  }
  const drawn = (Object.keys(distractors) as (keyof typeof distractors)[]).filter(() => often(0.3))
  choices.distractors = drawn.join('+')
  const sides = often(0.5) ? [dates, houseBlock] : [houseBlock, dates]
  choices.order = sides[0] === dates ? 'days first' : 'house first'
  const opening: Block = [[often(0.5) ? `${words.opening}.` : words.opening], ...(isThanked ? [[words.thanks(house.name)]] : [])]
  const blocks = [
    letterhead,
    opening,
    ...(often(0.5) ? [booking, ...sides] : [...sides, booking]),
    set(timeFacts),
    ...drawn.map((name) => distractors[name]),
  ].filter((block) => block.length > 0)
  return {
    subject: `${words.opening}${often(0.4) ? ` – ${house.name}` : ''}`,
    from: isHouseWriting ? house.name : seller[0],
    written,
    blocks,
    stays: [{ house, checkIn, checkOut, ...(reference ? { reference } : {}) }],
    guest,
    choices: { ...choices, sender: isHouseWriting ? 'the house' : 'a seller', thanked: isThanked ? 'yes' : 'no' },
  }
}

/** The document as lines of text, three blanks between cells. */
export const textOf = ({ blocks }: MadeStays): string =>
  blocks
    .map((block) =>
      block
        .map((cells) =>
          cells
            .filter((cell, at) => cell !== '' || at === 0)
            .join('   ')
            .trim(),
        )
        .join('\n'),
    )
    .join('\n\n')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The same as a page, a table for each block. */
export const htmlOf = ({ blocks }: MadeStays): string =>
  `<html><body>${blocks
    .map(
      (block) =>
        `<table width="600">${block.map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table>`,
    )
    .join('\n')}</body></html>`
