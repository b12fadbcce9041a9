import type { Context } from '../../core/context.ts'
import { UserError } from '../../core/errors.ts'
import { listOf, optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { airline, dayAround, flightNumber, flightSuffix, text } from '../../core/words.ts'
import { DatedFlights } from './status.model.ts'
import { statusView } from './status.view.ts'

/** Days for which it is kept what became of flights. */
const daysKept = 7

const departureDay = () => dayAround('Day of departure', daysKept)

export const status = operation({
  name: 'flights status',
  summary: 'See when a flight leaves and lands, from which gate, and how late',
  route: 'GET /v2/schedule/flights',
  input: {
    carrierCode: airline('The airline'),
    flightNumber: flightNumber('Number of the flight'),
    scheduledDepartureDate: departureDay(),
    operationalSuffix: optional(flightSuffix('A letter that tells two flights of one number apart')),
  },
  output: DatedFlights,
  command: {
    args: ['flight'],
    names: { scheduledDepartureDate: 'date' },
    options: {
      flight: listOf(
        text('The flight and its day of departure', 100, 'IB6251 2027-03-01'),
        'The flight, and its day of departure if not today',
        3,
      ),
      scheduledDepartureDate: optional(departureDay()),
    },
    where: ([name]) => (name === 'scheduledDepartureDate' ? '--date' : name === undefined ? undefined : '--flight'),
    toInput: ({ flight, scheduledDepartureDate }, context) => {
      const { day, ...named } = flightOf(flight, scheduledDepartureDate === undefined)
      return { ...named, scheduledDepartureDate: scheduledDepartureDate ?? dayOf(day, context) }
    },
  },
  examples: ['IB6251', 'BA 178 tomorrow', 'IB6251 2027-03-01 --json'],
  view: statusView,
})

const dayOf = (word: string | undefined, context: Context): string => context.day(word ?? 'today', '--date')

/** `IB6251`, `IB 6251`, `ib6251a`, each with a day after it: the airline, the number without zeros before it, and the rest. */
function flightOf(words: readonly string[], mayHaveDay: boolean) {
  const line = words.join(' ').trim()
  const [whole = '', airlineCode = '', digits = '', suffix = ''] = /^((?!\d\d)[a-z\d]{2})\s*(\d{1,4})([a-z])?(?=\s|$)/i.exec(line) ?? []
  const day = line.slice(whole.length).trim()
  if (whole === '' || day.includes(' ') || (day !== '' && !mayHaveDay)) {
    throw new UserError('usage', `--flight takes an airline and a number, and a day${mayHaveDay ? '' : ' once'}; got "${line}"`, {
      hints: ['wayfare flights status IB6251 2027-03-01'],
    })
  }
  return {
    carrierCode: airlineCode.toUpperCase(),
    flightNumber: String(Number(digits)),
    operationalSuffix: suffix === '' ? undefined : suffix.toUpperCase(),
    day: day === '' ? undefined : day,
  }
}
