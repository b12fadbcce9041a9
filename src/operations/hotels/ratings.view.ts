import { counted, type Sheet, table, type Ui } from '../../core/view.ts'
import { bar, longestBar } from '../bars.ts'
import type { HotelSentiment, HotelSentiments, Sentiments } from './ratings.model.ts'

interface Aspect {
  readonly name: string
  /** Of a column, where several hotels stand side by side. */
  readonly short: string
  readonly of: keyof Sentiments
}

const aspects: readonly Aspect[] = [
  { name: 'Location', short: 'Location', of: 'location' },
  { name: 'Sleep', short: 'Sleep', of: 'sleepQuality' },
  { name: 'Rooms', short: 'Rooms', of: 'roomComforts' },
  { name: 'Service', short: 'Service', of: 'service' },
  { name: 'Staff', short: 'Staff', of: 'staff' },
  { name: 'Value for money', short: 'Value', of: 'valueForMoney' },
  { name: 'Food', short: 'Food', of: 'catering' },
  { name: 'Facilities', short: 'Facilities', of: 'facilities' },
  { name: 'Internet', short: 'Internet', of: 'internet' },
  { name: 'Sights around', short: 'Sights', of: 'pointsOfInterest' },
  { name: 'Swimming pool', short: 'Pool', of: 'swimmingPool' },
]

/** The words of a score, from the least that earns them. */
const words = [
  [90, 'superb'],
  [80, 'very good'],
  [70, 'good'],
  [60, 'fair'],
  [0, 'poor'],
] as const

const wordOf = (score: number): string => words.find(([least]) => score >= least)?.[1] ?? 'poor'

const painted = (score: number, ui: Ui) => (score >= 80 ? ui.green : score >= 65 ? ui.cyan : ui.yellow)

/** One hotel as bars, one for each aspect; several as a table. */
export function ratingsView({ data }: HotelSentiments, ui: Ui): Sheet {
  const [first] = data
  const ids = data.map(({ hotelId }) => hotelId)
  return {
    ...(first && data.length === 1 ? oneHotel(first, ui) : {}),
    table: side(data, ui),
    ...(data.length > 1 && { rowsAre: { one: 'hotel', many: 'hotels' } }),
    notes: ['0 worst, 100 best'],
    ...(first && { next: `wayfare hotels offers ${ids.slice(0, 3).join()} +30d +32d` }),
  }
}

function oneHotel({ hotelId, overallRating, numberOfReviews, numberOfRatings, sentiments }: HotelSentiment, ui: Ui): Sheet {
  const label = Math.max(...aspects.map(({ name }) => name.length))
  const width = Math.min(longestBar, ui.width - label - 18)
  const lines = aspects.flatMap(({ name, of }) => {
    const score = sentiments[of]
    if (score === undefined) return []
    const drawn = painted(score, ui)(bar(score / 100, width).padEnd(width))
    return [`${name.padEnd(label)}  ${ui.bold(String(score).padStart(3))} ${drawn} ${wordOf(score)}`]
  })
  const said = `${counted(numberOfReviews, 'review')} and ${counted(numberOfRatings, 'rating')}`
  return {
    title: `${ui.bold(hotelId)}  ${painted(overallRating, ui)(`${overallRating} of 100, ${wordOf(overallRating)}`)}, by ${said}`,
    drawing: lines.join('\n'),
  }
}

/** A row for each hotel, a column for each aspect. */
function side(data: readonly HotelSentiment[], ui: Ui) {
  const columns = aspects.filter(({ of }) => data.some(({ sentiments }) => sentiments[of] !== undefined))
  return table(data, {
    Hotel: { value: ({ hotelId }) => hotelId, shown: ui.bold },
    Overall: { value: ({ overallRating }) => overallRating, shown: (text, { overallRating }) => ui.bold(painted(overallRating, ui)(text)) },
    Reviews: { value: ({ numberOfReviews }) => numberOfReviews, spare: true },
    ...Object.fromEntries(
      columns.map(({ short, of }) => [
        short,
        {
          value: ({ sentiments }: HotelSentiment) => sentiments[of],
          shown: (text: string, { sentiments }: HotelSentiment) => painted(sentiments[of] ?? 0, ui)(text),
          spare: !['location', 'sleepQuality', 'roomComforts', 'service', 'valueForMoney'].includes(of),
        },
      ]),
    ),
  })
}
