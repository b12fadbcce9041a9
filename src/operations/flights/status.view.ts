import { minutesOf } from '../../core/durations.ts'
import { dayPart, dayShift, sayDate, sayMinutes, timePart } from '../../core/say.ts'
import { type Sheet, table, type Ui } from '../../core/view.ts'
import { codeAndName } from '../names.ts'
import { type Call, cancelled, type DatedFlight, type DatedFlights, type Leg } from './status.model.ts'

/** One end of a flight as a board at an airport shows it. */
interface Line {
  readonly flight: DatedFlight
  readonly name: string
  readonly airport: string
  readonly arriving: boolean
  readonly call: Call
  /** `2027-03-01T10:50+01:00`, with the other time beside it where one is known. */
  readonly scheduled: string
  readonly expected: string
  readonly status: string
}

/** From this many minutes on a flight is not on time any more. */
const late = 15

/** The board: a line where the flight leaves and one where it lands, and below it what flies. */
export function statusView({ data, warnings = [] }: DatedFlights, ui: Ui): Sheet {
  // The warning begins with the flight and its day.
  const isCancelled = ({ flightDesignator, scheduledDepartureDate }: DatedFlight): boolean =>
    warnings.some(
      ({ title, detail = '' }) => title === cancelled && detail.startsWith(`${nameOf(flightDesignator)} of ${scheduledDepartureDate} `),
    )
  const lines = data.flatMap((flight) => linesOf(flight, isCancelled(flight)))
  const [first] = data
  const alone = data.length === 1
  return {
    ...(first && alone && { title: titleOf(first, ui) }),
    table: table(
      lines,
      {
        Flight: { value: ({ name }) => name, once: true, spare: alone, shown: ui.bold },
        Airport: {
          value: ({ airport }) => airport,
          shown: (_, { airport, arriving }) => `${arriving ? '→ ' : ''}${codeAndName(ui.bold(airport), ui.placeName(airport))}`,
        },
        Scheduled: { value: ({ scheduled }) => scheduled, shown: (_, line) => clockOf(line.scheduled, line, ui) },
        Expected: { value: ({ expected }) => expected, shown: (_, line) => clockOf(line.expected, line, ui) },
        Terminal: ({ call }) => call.terminal?.code,
        Gate: { value: ({ call }) => call.gate?.mainGate, shown: ui.bold },
        Status: { value: ({ status }) => status, shown: (text) => inColour(text, ui) },
      },
      ({ arriving }) => arriving,
    ),
    notes: [...new Set(data.flatMap(({ legs = [] }) => legs.map((leg) => legText(leg, legs.length > 1, ui))))],
  }
}

const nameOf = ({ carrierCode, flightNumber, operationalSuffix = '' }: DatedFlight['flightDesignator']): string =>
  `${carrierCode}${flightNumber}${operationalSuffix}`

/** `Iberia IB6251 · Mon 1 Mar 2027` */
function titleOf({ flightDesignator, scheduledDepartureDate }: DatedFlight, ui: Ui): string {
  const airline = ui.airlineName(flightDesignator.carrierCode)
  return `${ui.bold(`${airline ? `${airline} ` : ''}${nameOf(flightDesignator)}`)} · ${sayDate(scheduledDepartureDate)}`
}

/** `8h25 by Airbus A350-900` */
function legText({ boardPointIataCode, offPointIataCode, aircraftEquipment, scheduledLegDuration }: Leg, several: boolean, ui: Ui) {
  const type = aircraftEquipment?.aircraftType
  const by = type ? ` by ${ui.aircraftName(type) ?? type}` : ''
  return `${several ? `${boardPointIataCode} → ${offPointIataCode} ` : ''}${sayMinutes(minutesOf(scheduledLegDuration))}${by}`
}

function linesOf(flight: DatedFlight, isCancelled: boolean): Line[] {
  const name = nameOf(flight.flightDesignator)
  return flight.flightPoints.flatMap(({ iataCode: airport, departure, arrival }) =>
    [arrival, departure].flatMap((call): Line[] =>
      call ? [{ flight, name, airport, arriving: call === arrival, call, ...timesOf(call, isCancelled) }] : [],
    ),
  )
}

/** The planned time of a call, the time that is expected or was seen, and what the two say together. */
function timesOf({ timings }: Call, isCancelled: boolean): Pick<Line, 'scheduled' | 'expected' | 'status'> {
  const timed = (letter: string) => timings.find(({ qualifier }) => qualifier.startsWith(letter))
  const [plan, seen] = [timed('S'), timed('A')]
  const scheduled = plan?.value ?? ''
  const expected = (seen ?? timed('E'))?.value ?? ''
  if (isCancelled) return { scheduled, expected: '', status: 'CANCELLED' }
  const [delay] = plan?.delays ?? []
  if (expected === '' && !delay) return { scheduled, expected, status: 'scheduled' }
  // Some tell the times, some only the minutes between them.
  const minutes = expected === '' ? minutesOf(delay?.duration ?? '') : Math.round((Date.parse(expected) - Date.parse(scheduled)) / 60_000)
  const verb = seen ? (seen.qualifier === 'ATD' ? 'left ' : 'landed ') : ''
  return { scheduled, expected, status: `${verb}${punctuality(minutes)}` }
}

/** `on time`, `35 min late`, `1h50 late`, `20 min early` */
function punctuality(minutes: number): string {
  if (Math.abs(minutes) < late) return 'on time'
  const size = Math.abs(minutes) < 60 ? `${Math.abs(minutes)} min` : sayMinutes(Math.abs(minutes))
  return `${size} ${minutes < 0 ? 'early' : 'late'}`
}

/** `13:15`, or `10:00+1` for the day after that of the departure. */
function clockOf(time: string, { flight }: Line, ui: Ui): string {
  if (time === '') return ''
  const shift = dayShift(flight.scheduledDepartureDate, dayPart(time))
  return `${timePart(time)}${shift && ui.yellow(shift)}`
}

function inColour(text: string, ui: Ui): string {
  if (text === 'CANCELLED') return ui.red(ui.bold(text))
  if (text.endsWith('late')) return text.includes('min') ? ui.yellow(text) : ui.red(text)
  return text === 'scheduled' ? text : ui.green(text)
}
