import { dayOfWeek, daysBetween } from '../../core/dates.ts'
import { sayDate, sayDay, weekdayName } from '../../core/say.ts'
import { counted, type Sheet, table, type Ui } from '../../core/view.ts'
import { bars } from '../bars.ts'
import { askedBy } from '../links.ts'
import { nameAndCode } from '../names.ts'
import type { TripPurpose } from './purpose.ts'

/** What was asked, from the address that the answer repeats. */
interface Asked {
  readonly from: string
  readonly to: string
  readonly out: string
  readonly back: string
  readonly searched: string | undefined
}

/** Business and pleasure as two bars, and below them what there is to judge by. */
export function purposeView(answer: TripPurpose, ui: Ui): Sheet {
  const { result, probability } = answer.data
  const asked = askedOf(answer)
  const business = result === 'BUSINESS' ? Number(probability) : 1 - Number(probability)
  const kinds = [
    { result: 'BUSINESS', label: 'Business', share: business },
    { result: 'LEISURE', label: 'Leisure', share: 1 - business },
  ]
  return {
    ...(asked && { title: titleOf(asked, ui) }),
    table: table(kinds, {
      Purpose: ({ label }) => label.toLowerCase(),
      Probability: ({ share }) => share.toFixed(3),
      Likely: (kind) => (kind.result === result ? 'yes' : ''),
    }),
    drawing: bars(
      kinds.map((kind) => ({
        label: kind.label,
        share: kind.share,
        paint: kind.result === result ? ui.green : ui.dim,
        ...(kind.result === result && { word: wordOf(Number(probability)) }),
      })),
      ui,
    ),
    ...(asked && { notes: [whyOf(asked)], next: `wayfare flights search ${asked.from} ${asked.to} ${asked.out} ${asked.back}` }),
  }
}

function askedOf(answer: TripPurpose): Asked | undefined {
  const asked = askedBy(answer)
  const [from, to, out, back] = ['originLocationCode', 'destinationLocationCode', 'departureDate', 'returnDate'].map((name) =>
    asked.get(name),
  )
  if (!from || !to || !out || !back) return undefined
  return { from, to, out, back, searched: asked.get('searchDate') ?? answer.meta?.defaults?.searchDate }
}

const wordOf = (probability: number): string =>
  probability >= 0.85 ? 'almost surely' : probability >= 0.65 ? 'likely' : 'a little likelier'

const titleOf = ({ from, to, out, back }: Asked, ui: Ui): string =>
  `${ui.bold(`${nameAndCode(from, ui.placeName(from))} → ${nameAndCode(to, ui.placeName(to))}`)} ${sayDay(out)} – ${sayDate(back)}`

/** `judged by 2 nights, no Saturday night, out on a Monday, 101 days ahead` */
function whyOf({ out, back, searched }: Asked): string {
  const nights = daysBetween(out, back)
  const saturday = (6 - dayOfWeek(out) + 7) % 7 < nights
  return [
    `judged by ${nights === 0 ? 'no night' : counted(nights, 'night')}`,
    saturday ? 'a Saturday night' : 'no Saturday night',
    `out on a ${weekdayName(out)}`,
    ...(searched === undefined ? [] : [aheadWords(daysBetween(searched, out))]),
    'and by where it goes',
  ].join(', ')
}

const aheadWords = (days: number): string => (days === 0 ? 'looked for on the day' : `${counted(days, 'day')} ahead`)
