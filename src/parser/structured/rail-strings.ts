/** Tickets of railways that are one string: the barcode of SNCF's tickets, and the message that Indian Railways send for each booking. */

import { addDays, isDate } from '../../core/dates.ts'
import { dated, type Found, type FoundTrain, type FoundTrip } from '../found.ts'
import { momentAt } from '../moments.ts'
import { personOf } from './people.ts'

interface Ticket {
  readonly reference: string
  /** `SURNAME/GIVEN`, or a name in the order in which it is spoken. */
  readonly name: string
  readonly trains: readonly FoundTrain[]
}

const told = (value: string): Found => ({ value, rule: 'ticket string', sure: 0.95 })

/**
 * `i0CV`, reference, ticket number, four figures, day of birth, two stations, train, day and month, card, surname, given name, class, tariff, and
 * perhaps two more stations and another train. As Nord Express and SNCF's e-billets print it; names are filled up with spaces.
 */
const SNCF =
  /^i0CV(?<reference>[A-Z0-9]{6})\d{13}\d\d\/\d\d\/\d{4}(?<from>[A-Z]{5})(?<to>[A-Z]{5})(?<number>\d{5})(?<day>\d\d)\/(?<month>\d\d)\d{19} *(?<surname>[A-Z' -]{1,19}?) {2,}(?<given>[A-Z' -]{1,19}?)\d(?:.{1,7}?(?<from2>[A-Z]{5})(?<to2>[A-Z]{5})(?<number2>\d{5}))?/

function ofSncf(text: string, around: string): Ticket | undefined {
  const groups = SNCF.exec(text)?.groups
  if (!groups) return undefined
  const { reference = '', from = '', to = '', number = '', from2, to2, number2, surname = '', given = '' } = groups
  const departs = nextDay(`${groups.month}-${groups.day}`, around)
  if (!departs) return undefined
  const train = (one: string, two: string, name: string): FoundTrain => ({
    kind: 'train',
    confirmation: told(reference),
    from: told(one),
    to: told(two),
    departs: dated({ value: departs, rule: 'ticket string, its year guessed', sure: 0.7 }, true),
    number: told(name),
  })
  const trains = [train(from, to, number), ...(from2 && to2 && number2 ? [train(from2, to2, number2)] : [])]
  return { reference, name: `${surname.trim()}/${given.trim()}`, trains }
}

/** The first such day that is not long before another. */
function nextDay(monthAndDay: string, around: string): string | undefined {
  const year = Number(around.slice(0, 4))
  return [year - 1, year, year + 1, year + 2]
    .map((each) => `${each}-${monthAndDay}`)
    .find((day) => isDate(day) && day >= addDays(around, -30))
}

/** `PNR:2438941616,TRAIN:12138,DOJ:25-08-2012,TIME:05:15,SL,NDLS TO FDB,A NAME+2,…`, also with dashes or a line for each. */
const INDIAN = {
  reference: /\bPNR\s?[:-]\s?(\d{10})\b/,
  number: /\b(?:TRAIN|TRN)\s?[:-]\s?(\d{4,5})\b/i,
  day: /\b(?:DOJ|DT)\s?[:-]\s?(\d\d)-(\d\d)-((?:20)?\d\d)\b/i,
  time: /\b(?:TIME|DP|DEP)\s?[:-]\s?(\d\d:\d\d)\b/i,
  ends: /(?:^|[,\s])(?:FRM\s)?([A-Z]{2,5}) ?(?:TO|-) ?([A-Z]{2,5})(?=[,\s]|$)/,
  name: /(?<=,\s?)([A-Z][A-Z. ]{2,40})(?=(?:\+\s?\d{1,2})?\s?,)/g,
} as const

function ofIndia(text: string): Ticket | undefined {
  const [reference, number, day, time, ends] = (['reference', 'number', 'day', 'time', 'ends'] as const).map((part) =>
    INDIAN[part].exec(text),
  )
  const [, date = '', month = '', year = ''] = day ?? []
  const departs = momentAt(`${year.length === 2 ? `20${year}` : year}-${month}-${date}`, time?.[1])
  if (!reference?.[1] || !number?.[1] || !ends?.[1] || !ends[2] || !departs) return undefined
  const name = [...text.matchAll(INDIAN.name)]
    .map(([, found = '']) => found.trim())
    .find((found) => found.includes(' ') && !/ TO /.test(found))
  return {
    reference: reference[1],
    name: name ?? '',
    trains: [
      {
        kind: 'train',
        confirmation: told(reference[1]),
        from: told(ends[1]),
        to: told(ends[2]),
        departs: told(departs),
        number: told(number[1]),
      },
    ],
  }
}

/** Longer is no such string. */
const LONGEST = 600

/** The trains in barcodes and lines that are such strings. `around` is a day that lies near them. */
export function tripOfRailStrings(strings: readonly string[], around: string): FoundTrip | undefined {
  const tickets = strings
    .filter((text) => text.length < LONGEST && /^i0CV|\bPNR\s?[:-]\s?\d{10}/.test(text))
    .flatMap((text) => ofSncf(text, around) ?? ofIndia(text) ?? [])
  const [first] = tickets
  if (!first) return undefined
  return {
    products: tickets.flatMap(({ trains }) => trains),
    people: tickets.flatMap(({ name }) => {
      const person = name === '' ? undefined : personOf(name)
      return person ? [{ value: person, rule: 'ticket string', sure: 0.95 }] : []
    }),
    reference: told(first.reference),
    warnings: [],
  }
}
