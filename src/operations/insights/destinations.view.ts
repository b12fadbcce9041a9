import { sayMonth } from '../../core/say.ts'
import { type Column, type Sheet, table, type Ui } from '../../core/view.ts'
import { bar } from '../bars.ts'
import { askedBy } from '../links.ts'
import { codeAndName, nameAndCode } from '../names.ts'
import type { AirTraffic, AirTraffics } from './model.ts'

/** Columns that everything but the bars takes. */
const beside = 40

/** A ranking with a bar for the travellers and one for the flights. */
export const destinationsView =
  (what: string) =>
  (answer: AirTraffics, ui: Ui): Sheet => {
    const { data, meta } = answer
    const asked = askedBy(answer)
    const [from, period, sort] = [asked.get('originCityCode') ?? '', asked.get('period') ?? '', asked.get('sort') ?? '']
    const skipped = Number(asked.get('page[offset]') ?? 0)
    const width = Math.max(6, Math.min(30, Math.floor((ui.width - beside) / 2)))
    const scored = (paint: (text: string) => string, score: (row: AirTraffic) => number | undefined): Column<AirTraffic> => ({
      value: score,
      shown: (text, row) => `${text.padStart(3)} ${paint(bar((score(row) ?? 0) / 100, width))}`.padEnd(width + 4),
    })
    const [first] = data
    return {
      ...(from && period && { title: `${what} from ${ui.bold(nameAndCode(from, ui.placeName(from)))} in ${sayMonth(period)}` }),
      table: table(data, {
        '#': { value: (_, at) => skipped + at + 1, shown: ui.dim },
        Destination: { value: ({ destination }) => destination, shown: (code) => codeAndName(ui.bold(code), ui.placeName(code)) },
        Travellers: scored(ui.cyan, ({ analytics }) => analytics?.travelers?.score),
        Flights: scored(ui.dim, ({ analytics }) => analytics?.flights?.score),
      }),
      rowsAre: {
        one: 'destination',
        many: 'destinations',
        order: sort.includes('flights') ? 'most flights first' : 'most travellers first',
        ...(meta && { of: meta.count }),
      },
      notes: ['100 is the destination with most travellers, or with most flights'],
      ...(from && first?.destination && { next: `wayfare flights search ${from} ${first.destination} +30d` }),
    }
  }
