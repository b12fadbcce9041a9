import { dayPart, dayShift, sayDate, timePart } from '../../core/say.ts'
import { type Sheet, table, type Ui } from '../../core/view.ts'
import { wrap } from '../../core/wrap.ts'
import { codeAndName } from '../names.ts'
import type { ParsedTrip, Source, Trip } from './model.ts'
import { type Step, stepsOf } from './steps.ts'

/** What several documents hold: a trip for each. */
export interface ParsedTrips {
  readonly meta?: { readonly sources?: readonly Source[] | undefined } | undefined
  readonly data: { readonly trip: Trip } | readonly { readonly trip: Trip }[]
}

/** Less sure than this is a guess, which people should look at. */
const guess = 0.75

/** The itinerary day by day; in other formats a table of what is booked. */
export function parseView({ data, meta }: ParsedTrip | ParsedTrips, ui: Ui, typed: { readonly explain?: boolean | undefined }): Sheet {
  const trips = [data].flat().map(({ trip }) => trip)
  const steps = trips.flatMap(({ products = [] }, at) => stepsOf(products, at)).sort((a, b) => when(a).localeCompare(when(b)))
  const booked = steps.filter(({ what }) => what !== 'Check-out' && what !== 'Car back')
  const sources = meta?.sources ?? []
  const guessed = sources.filter(({ sure }) => sure < guess)
  return {
    ...(titleOf(trips, ui) && { title: titleOf(trips, ui) }),
    table: table(booked, {
      Day: ({ day }) => day,
      Time: ({ time }) => time,
      What: ({ what }) => what.toLowerCase(),
      Name: ({ name }) => name,
      From: ({ from }) => from,
      To: ({ to }) => to,
      Until: ({ until }) => until.slice(0, 16),
      Reference: ({ reference }) => reference,
    }),
    drawing: drawn(steps, typed.explain ? sources : [], Array.isArray(data), ui),
    notes: typed.explain ? [] : guessed.slice(0, 12).map((source) => `guessed: ${subject(source, trips)} (${source.rule})`),
  }
}

const when = ({ day, time }: Step): string => `${day || '9999'} ${time}`

/** `Booking ABC123 · Ada Lovelace, Jean Bartik · 520.00 EUR` */
function titleOf(trips: readonly Trip[], ui: Ui): string {
  const references = [...new Set(trips.flatMap(({ reference }) => reference ?? []))]
  const people = trips.flatMap(({ stakeholders = [] }) =>
    stakeholders.map(({ name }) => [name.firstName, name.lastName].filter(Boolean).join(' ')),
  )
  const [price] = trips.length === 1 ? trips.flatMap(({ price }) => price ?? []) : []
  return [
    ...(references.length ? [`Booking ${ui.bold(references.join(', '))}`] : []),
    ...(people.length ? [[...new Set(people)].join(', ')] : []),
    ...(price?.total ? [`${price.total} ${price.currency ?? ''}`.trim()] : []),
  ].join(' · ')
}

function drawn(steps: readonly Step[], sources: readonly Source[], several: boolean, ui: Ui): string {
  const lines: string[] = []
  let day: string | undefined
  for (const step of steps) {
    if (step.day !== day) lines.push(...(lines.length ? [''] : []), ui.bold(step.day ? sayDate(step.day) : 'Without a date'))
    day = step.day
    const indent = ' '.repeat(8)
    const [first = '', ...rest] = sentences(step, ui).flatMap((line) => wrap(line, ui.width - indent.length))
    lines.push(`  ${(step.time || '').padEnd(5)} ${first}`, ...rest.map((line) => `${indent}${line}`))
    const base = several ? `/data/${step.trip}/trip/products/${step.product}/` : `/data/trip/products/${step.product}/`
    const own = step.what === 'Check-out' || step.what === 'Car back' ? [] : sources.filter(({ pointer }) => pointer.startsWith(base))
    for (const { pointer, rule, sure } of own) {
      const text = `${pointer
        .slice(base.length)
        .replace(/^\w+\//, '')
        .replaceAll('/', '.')}: ${rule}, ${Math.round(sure * 100)} %`
      lines.push(...wrap(text, ui.width - indent.length).map((line) => `${indent}${ui.dim(line)}`))
    }
  }
  return lines.join('\n')
}

function sentences({ what, name, from, to, until, reference, details, day, time, place, untilPlace }: Step, ui: Ui): string[] {
  const more = [...(reference ? [`reference ${ui.bold(reference)}`] : []), ...details].join(' · ')
  const below = more ? [more] : []
  if (what === 'Check-out') return [`Check out of ${ui.bold(name)}`]
  if (what === 'Car back') return [`Return the car of ${ui.bold(name)}${from ? `, ${from}` : ''}`]
  if (what === 'Hotel') return [`Check in at ${ui.bold(name)}${until ? ` until ${sayDate(until)}` : ''}`, ...(from ? [from] : []), ...below]
  if (what === 'Car') {
    const back = until ? ` until ${sayDate(dayPart(until))} ${timePart(until)}`.trimEnd() : ''
    return [`Pick up the car of ${ui.bold(name)}${back}`, ...(from ? [from] : []), ...below]
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

/** `/data/trip/products/0/air/departure/localDateTime` → `departure.localDateTime of IB6251` */
function subject({ pointer }: Source, trips: readonly Trip[]): string {
  const [, trip = '0', product, , path = ''] = /^\/data\/(?:(\d+)\/)?trip\/products\/(\d+)\/(\w+)\/(.*)$/.exec(pointer) ?? []
  if (product === undefined) return pointer.replace(/^\/data\/(\d+\/)?trip\//, '').replaceAll('/', '.')
  const [step] = stepsOf(trips[Number(trip)]?.products?.slice(Number(product), Number(product) + 1) ?? [])
  return `${path.replaceAll('/', '.')}${step?.name ? ` of ${step.name}` : ''}`
}
