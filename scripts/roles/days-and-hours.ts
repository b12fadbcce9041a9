/** On which day and at which hour what is booked begins and ends, where that is one stay or one hire. */

import type { ROLES } from '../../src/parser/roles.ts'
import { daySlots, hourSlots } from '../../src/parser/text/roles/days-and-hours.ts'
import { daySpanBy, hourSpanBy } from '../../src/parser/text/roles/spans.ts'
import type { Example } from '../learn.ts'
import { byScore, type RoleDocument, type RoleKind, share } from './documents.ts'

/** From when to when, to the minute where that is told: `2027-03-01T10:40`. */
interface Booked {
  readonly begins: string
  readonly ends: string
}

/** Undefined of more than one, and where a day is not told. */
function bookedBy({ trip }: RoleDocument): Booked | undefined {
  const [{ hotel, car } = {}, ...more] = trip.products ?? []
  const begins = hotel?.checkInDate ?? car?.pickup?.localDateTime
  const ends = hotel?.checkOutDate ?? car?.dropoff?.localDateTime
  return more.length > 0 || begins === undefined || ends === undefined ? undefined : { begins, ends }
}

const dayOf = (moment: string): string => moment.slice(0, 10)
/** Minutes after midnight; undefined of a day alone. */
const minutesOf = (moment: string): number | undefined =>
  moment.length > 10 ? Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16)) : undefined

interface Ends {
  readonly slots: ReadonlySet<number>
  readonly isBegin: boolean
  readonly isEnd: boolean
}

/** Hours are told of hires alone: those of stays are of the house. */
function examples(documents: readonly RoleDocument[]): Readonly<Record<(typeof ROLES_HERE)[number], readonly Example[]>> {
  const booked = documents.flatMap((document) => {
    const ends = bookedBy(document)
    return ends ? { page: document.page, ...ends } : []
  })
  const days = booked.flatMap(({ page, begins, ends }) =>
    daySlots(page).map(
      ({ mention, slots }): Ends => ({ slots, isBegin: mention.day === dayOf(begins), isEnd: mention.day === dayOf(ends) }),
    ),
  )
  const hours = booked.flatMap(({ page, begins, ends }) =>
    minutesOf(begins) === undefined && minutesOf(ends) === undefined
      ? []
      : hourSlots(page, dayOf(begins), dayOf(ends)).map(
          ({ mention, slots }): Ends => ({
            slots,
            isBegin: mention.minutes === minutesOf(begins),
            isEnd: mention.minutes === minutesOf(ends),
          }),
        ),
  )
  const begin = ({ slots, isBegin }: Ends): Example => ({ slots, isSo: isBegin })
  const end = ({ slots, isEnd }: Ends): Example => ({ slots, isSo: isEnd })
  return { dayBegins: days.map(begin), dayEnds: days.map(end), hourBegins: hours.map(begin), hourEnds: hours.map(end) }
}
const ROLES_HERE = ['dayBegins', 'dayEnds', 'hourBegins', 'hourEnds'] as const satisfies readonly (typeof ROLES)[number][]

const measured: RoleKind['measured'] = (tell) => {
  const told = tell((roles, document) => {
    const booked = bookedBy(document)
    if (!booked) return undefined
    const { page } = document
    const { begins, ends } = booked
    const span = daySpanBy(roles, page)
    const isRight = span?.begin === dayOf(begins) && span?.end === dayOf(ends)
    const hours = span && isRight && (begins.length > 10 || ends.length > 10) ? hourSpanBy(roles, page, span) : undefined
    const areHoursRight = hours && hours.first?.minutes === minutesOf(begins) && hours.last?.minutes === minutesOf(ends)
    return { score: span?.sure ?? Number.NEGATIVE_INFINITY, isRight, areHoursRight }
  })
  return [
    'both days right, by how sure they are:',
    ...byScore(told, [6, 4, 2, 0, -2, Number.NEGATIVE_INFINITY]),
    `both hours right, where both days are: ${share(told.flatMap(({ areHoursRight }) => areHoursRight ?? []))}`,
  ]
}

export const daysAndHours: RoleKind = { examples, measured }
