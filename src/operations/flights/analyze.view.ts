import { addDays } from '../../core/dates.ts'
import { sayDate } from '../../core/say.ts'
import { type Sheet, table, type Ui } from '../../core/view.ts'
import type { PriceMetrics } from './analyze.ts'

type Metric = PriceMetrics['data'][number]['priceMetrics'][number]

const meanings: Readonly<Record<Metric['quartileRanking'], string>> = {
  MINIMUM: 'the lowest price there was',
  FIRST: 'a quarter of the prices are lower',
  MEDIUM: 'half of the prices are lower',
  THIRD: 'three quarters are lower',
  MAXIMUM: 'the highest price there was',
}

/** Widest bar: longer ones are harder to read. */
const WIDEST = 96

/** What a trip usually costs: five prices on a bar. */
export function analyzeView({ data }: PriceMetrics, ui: Ui, { price }: { readonly price?: string | undefined }): Sheet {
  const [first] = data
  if (first === undefined) return { table: table([], {}) }
  const { origin, destination, departureDate, oneWay, currencyCode, priceMetrics } = first
  const amountOf = (rank: Metric['quartileRanking']) => priceMetrics.find(({ quartileRanking }) => quartileRanking === rank)?.amount ?? ''
  const route = `${origin.iataCode} ${destination.iataCode} ${departureDate}`
  return {
    title: `${ui.bold(`${origin.iataCode} → ${destination.iataCode}`)} ${sayDate(departureDate)} · ${oneWay ? 'one way' : 'there and back'} · ${currencyCode}, 1 adult`,
    table: table(priceMetrics, {
      Rank: ({ quartileRanking }) => quartileRanking,
      [currencyCode]: ({ amount }) => amount,
      Meaning: ({ quartileRanking }) => meanings[quartileRanking],
    }),
    drawing: boxOf(
      priceMetrics.map(({ amount }) => amount),
      price,
      ui,
    ),
    notes: [
      ...(price === undefined ? [] : [placeOf(Number(price), priceMetrics, `${price} ${currencyCode}`)]),
      `Below ${amountOf('FIRST')} is cheap, up to ${amountOf('THIRD')} usual, above it dear: ▒ holds half of all prices, █ is the middle one`,
    ],
    next: `wayfare flights search ${route}${oneWay ? '' : ` ${addDays(departureDate, 7)}`}`,
  }
}

/** From the lowest to the highest price, to scale; the box holds the middle half. */
function boxOf(amounts: readonly string[], price: string | undefined, ui: Ui): string {
  const width = Math.min(ui.width, WIDEST)
  const values = amounts.map(Number)
  const [least = 0, most = 0] = [values[0], values.at(-1)]
  const at = (value: number) => (most === least ? 0 : Math.round(((value - least) / (most - least)) * (width - 1)))
  const places = values.map(at)
  const [, first = 0, middle = 0, third = 0] = places
  const line = Array.from({ length: width }, (_, at) => {
    if (at === middle) return ui.bold('█')
    if (at >= first && at <= third) return ui.green('▒')
    return at === 0 ? '├' : at === width - 1 ? '┤' : '─'
  }).join('')
  const [lowest = '', quarter = '', half = '', threeQuarters = '', highest = ''] = amounts
  const above = labelled(
    [
      [first, quarter],
      [third, threeQuarters],
    ],
    width,
  )
  const below = labelled(
    [
      [0, lowest],
      [middle, half],
      [width - 1, highest],
    ],
    width,
  )
  return [above, line, ui.bold(below), ...(price === undefined ? [] : [pointer(at(Number(price)), width, ui)])].join('\n')
}

/** An arrow under the place of a price; beyond the ends it points away. */
function pointer(place: number, width: number, ui: Ui): string {
  const sign = place < 0 ? '◀' : place >= width ? '▶' : '▲'
  const label = `${sign} yours`
  const start = Math.max(0, Math.min(place, width - 1))
  return ui.yellow(start + label.length <= width ? `${' '.repeat(start)}${label}` : `yours ${sign}`.padStart(start + 1))
}

/** `420 EUR is dear: above three quarters of all prices` */
function placeOf(price: number, metrics: readonly Metric[], said: string): string {
  const above = metrics.filter(({ amount }) => price >= Number(amount)).map(({ quartileRanking }) => quartileRanking)
  const last = above.at(-1)
  if (last === undefined) return `${said} is lower than any price there was`
  const words: Readonly<Record<Metric['quartileRanking'], string>> = {
    MINIMUM: 'is cheap: in the lowest quarter of all prices',
    FIRST: 'is usual, and below the middle',
    MEDIUM: 'is usual, and above the middle',
    THIRD: 'is dear: in the highest quarter of all prices',
    MAXIMUM: 'is as dear as it ever was, or dearer',
  }
  return `${said} ${words[last]}`
}

/** Texts under or over their places on a line, moved apart where they would meet. */
function labelled(labels: readonly (readonly [place: number, text: string])[], width: number): string {
  let room = width - labels.reduce((sum, [, text]) => sum + text.length + 2, -2)
  let line = ''
  for (const [place, text] of labels) {
    const start = line === '' ? 0 : line.length + 2
    const wanted = Math.max(0, Math.round(place - text.length / 2) - start)
    const shift = Math.min(wanted, Math.max(0, room))
    room -= shift
    line = `${line.padEnd(start)}${' '.repeat(shift)}${text}`
  }
  return line
}
