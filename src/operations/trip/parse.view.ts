import { dayPart, dayShift, sayDate, timePart } from '../../core/say.ts'
import { type Sheet, table, type Ui } from '../../core/view.ts'
import { wrap } from '../../core/wrap.ts'
import { codeAndName } from '../names.ts'
import { journeyOf } from './journey.ts'
import type { ParsedTrip, ParsedTrips, Trip } from './model.ts'
import { type Explained, explained } from './sources.ts'
import type { Step } from './steps.ts'

/** Less sure than this is a guess, which people should look at. */
const guess = 0.75

/** The itinerary day by day; in other formats a table of what is booked, or where it is asked for of where each value comes from. */
export function parseView(answer: ParsedTrip | ParsedTrips, ui: Ui, typed: { readonly explain?: boolean | undefined }): Sheet {
  const trips = [answer.data].flat().map(({ trip }) => trip)
  const steps = journeyOf(trips)
  const sources = explained(answer)
  const title = titleOf(trips, ui)
  return {
    ...(title && { title }),
    table: typed.explain ? sourceTable(sources) : bookingTable(steps.filter(({ what }) => what !== 'Check-out' && what !== 'Car back')),
    drawing: drawn(steps, typed.explain ? sources : [], ui),
    // A year that was guessed is warned of. Answers have no field for that: its rule says so, in the words of `parser/structured/barcodes.ts`.
    notes: (typed.explain ? [] : sources.filter(({ sure, rule }) => sure < guess && !rule.endsWith('year guessed')))
      .slice(0, 12)
      .map(({ field, of, rule }) => `guessed: ${field}${of ? ` of ${of}` : ''} (${rule})`),
  }
}

const bookingTable = (steps: readonly Step[]) =>
  table(steps, {
    Day: ({ day }) => day,
    Time: ({ time }) => time,
    What: ({ what }) => what.toLowerCase(),
    Name: ({ name }) => name,
    From: ({ from }) => from,
    To: ({ to }) => to,
    Until: ({ until }) => until,
    Reference: ({ reference }) => reference,
  })

const sourceTable = (sources: readonly Explained[]) =>
  table(sources, {
    Of: ({ of }) => of,
    Field: ({ field }) => field,
    Value: ({ value }) => value,
    Rule: ({ rule }) => rule,
    Sure: ({ sure }) => sure,
  })

/** `Booking ABC123 · Ada Lovelace, Jean Bartik · 520.00 EUR` */
function titleOf(trips: readonly Trip[], ui: Ui): string {
  const references = [...new Set(trips.flatMap(({ reference }) => reference ?? []))]
  const people = trips.flatMap(({ stakeholders = [] }) =>
    stakeholders.map(({ name }) => [name?.firstName, name?.lastName].filter(Boolean).join(' ')),
  )
  const [price] = trips.length === 1 ? trips.flatMap(({ price }) => price ?? []) : []
  return [
    ...(references.length ? [`Booking ${ui.bold(references.join(', '))}`] : []),
    ...(people.length ? [distinct(people).join(', ')] : []),
    ...(price?.total ? [`${price.total} ${price.currency ?? ''}`.trim()] : []),
  ].join(' · ')
}

/** `ADA LOVELACE` is nobody else than `Ada Lovelace`. */
const distinct = (names: readonly string[]): string[] =>
  [...new Map(names.toReversed().map((name) => [name.toLowerCase(), name])).values()].toReversed()

function drawn(steps: readonly Step[], sources: readonly Explained[], ui: Ui): string {
  const indent = ' '.repeat(8)
  const said = (isMeant: (source: Explained) => boolean): string[] =>
    sources
      .filter(isMeant)
      .map(({ field, value, rule, sure }) => `${field} ${value} (${rule}, ${Math.round(sure * 100)} %)`)
      .flatMap((text) => wrap(text, ui.width - indent.length))
      .map((line) => `${indent}${ui.dim(line)}`)
  const lines = said(({ product }) => product === undefined)
  let day: string | undefined
  for (const step of steps) {
    if (step.day !== day) lines.push(...(lines.length ? [''] : []), ui.bold(step.day ? sayDate(step.day) : 'Without a date'))
    day = step.day
    const [first = '', ...rest] = sentences(step, ui).flatMap((line) => wrap(line, ui.width - indent.length))
    lines.push(`  ${(step.time || '–').padEnd(5)} ${first}`, ...rest.map((line) => `${indent}${line}`))
    const ends = step.what === 'Check-out' || step.what === 'Car back'
    if (!ends) lines.push(...said(({ trip, product }) => trip === step.trip && product === step.product))
  }
  return lines.join('\n')
}

function sentences({ what, name, from, to, until, reference, details, day, time, place, untilPlace }: Step, ui: Ui): string[] {
  const more = [...(reference ? [`reference ${ui.bold(reference)}`] : []), ...details].join(' · ')
  const below = more ? [more] : []
  const hotel = name ? ui.bold(name) : 'the hotel'
  const car = name ? `the car of ${ui.bold(name)}` : 'the car'
  if (what === 'Check-out') return [`Check out of ${hotel}`]
  if (what === 'Car back') return [`Return ${car}${from ? `, ${from}` : ''}`]
  if (what === 'Hotel') return [`Check in at ${hotel}${until ? ` until ${sayDate(until)}` : ''}`, ...(from ? [from] : []), ...below]
  if (what === 'Car') {
    const back = until ? ` until ${sayDate(dayPart(until))} ${timePart(until)}`.trimEnd() : ''
    return [`Pick up ${car}${back}`, ...(from ? [from] : []), ...below]
  }
  const end = (code: string): string => (what === 'Flight' ? codeAndName(ui.bold(code || '?'), ui.placeName(code)) : ui.bold(code || '?'))
  const zone = (code: string | undefined, moment: string): string => {
    const clock = code && moment.length > 10 ? ui.clockOf(code, moment) : undefined
    return clock ? ui.dim(` (UTC${clock})`) : ''
  }
  const shift = until && day ? dayShift(day, until) : ''
  const arrives = until.length > 10 ? ` ${timePart(until)}${shift ? ui.yellow(shift) : ''}${zone(untilPlace, until)}` : ''
  const says = what === 'Flight' ? (ui.airlineName(name.slice(0, 2)) ?? '') : ''
  return [
    `${ui.cyan(name || what)}${says ? ` ${says}` : ''} · ${end(from)}${zone(place, time ? `${day}T${time}` : '')} → ${end(to)}${arrives}`,
    ...below,
  ]
}
