import type { Context } from '../../core/context.ts'
import { type Checked, listOf, optional } from '../../core/fields.ts'
import { addMonths, monthOf } from '../../core/months.ts'
import { sayMonth } from '../../core/say.ts'
import { city, count, month, oneOf, paging, wholeNumber } from '../../core/words.ts'

/** What is asked of the destinations from a city, the same for those flown to and those booked. */

const usual = 10
const most = 50

export const destinationsInput = {
  originCityCode: city('Where people come from'),
  period: month('A month that is over'),
  max: optional(count('Most destinations in all', 1, most, usual), usual),
  fields: optional(
    listOf(
      oneOf(
        [
          'type',
          'subType',
          'destination',
          'analytics',
          'analytics.flights',
          'analytics.flights.score',
          'analytics.travelers',
          'analytics.travelers.score',
        ],
        'A member',
      ),
      'Only these members of each destination, and its type',
    ),
  ),
  ...paging(),
  sort: optional(oneOf(['analytics.travelers.score', 'analytics.flights.score'], 'Order'), 'analytics.travelers.score'),
} as const

/** As a person says it: the month may be left out, and a list is one page unless pages are wanted. */
const options = {
  originCityCode: destinationsInput.originCityCode,
  period: optional(month('A month that is over; the last one if left out')),
  sort: optional(oneOf(['travellers', 'flights'], 'Order', { travelers: 'travellers' }), 'travellers'),
  max: destinationsInput.max,
  'page[limit]': optional(count('Most of them to give', 1, 100, usual)),
  'page[offset]': optional(wholeNumber('Of them to skip', 0, usual)),
} as const

export const destinationsCommand = {
  options,
  args: ['originCityCode', 'period'],
  names: { originCityCode: 'from' },
  toInput: (
    { originCityCode, period, sort, max, 'page[limit]': limit, 'page[offset]': offset }: Checked<typeof options>,
    context: Context,
  ) => ({
    originCityCode,
    period: period ?? lastMonth(context),
    sort: sort === 'flights' ? ('analytics.flights.score' as const) : ('analytics.travelers.score' as const),
    max,
    'page[limit]': limit ?? max,
    'page[offset]': offset ?? 0,
  }),
} as const

function lastMonth({ today, note }: Context): string {
  const last = addMonths(monthOf(today), -1)
  note(`--period: the last month that is over is ${sayMonth(last)} (${last})`)
  return last
}
