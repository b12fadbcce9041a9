import { dayNumber, dayOf } from '../../../core/dates.ts'
import type { Airport } from '../../data/atlas.types.ts'
import { feastsOf, holiday, monthBetween, weekdayAt } from './calendar.ts'
import { bookedShare, LADDERS } from './classes.ts'
import { finalLoad, usualDemand } from './inventory.ts'
import { seasonFactor } from './trips.ts'

/** Which days are likely to be cheap between two places, by season and by how full flights usually are: no flight is looked at. */

/** A departure with the days to come back on, the likely cheapest first. */
export interface Likely {
  readonly date: string
  readonly returnDates: () => readonly string[]
}

/** Load factor of a flight of an average airline (IATA, full year 2025). */
const USUAL_LOAD = 0.836

/** What a price is likely to be, over the market's own, so many days ahead. */
function likelyFactor(from: Airport, to: Airport, { date, day }: Day, ahead: number): number {
  const [month, weekday, feast] = [monthBetween(from, to, date), weekdayAt(day), holiday(from.country, to.country, date)]
  const left = 1 - finalLoad(USUAL_LOAD, usualDemand(month, weekday, feast)) * bookedShare(ahead)
  const step = LADDERS.Y.findLast((each) => each.keeps < left && each.ahead <= ahead)
  return seasonFactor(month, weekday, feast) * (step?.ratio ?? 1)
}

interface Day {
  readonly date: string
  readonly day: number
}

/** Says for two places on which of these days it is likely the cheapest to leave, and to come back after which stays. Places with the same seasons and holidays share the answer. */
export function createOutlook(
  days: readonly string[],
  stays: readonly number[],
  today: string,
): (from: Airport, to: Airport) => readonly Likely[] {
  const known = new Map<string, readonly Likely[]>()
  const now = dayNumber(today)
  const first = dayNumber(days[0] ?? today)
  const calendar = Array.from(
    { length: days.length + Math.max(0, ...stays) },
    (_, at): Day => ({ date: dayOf(first + at), day: first + at }),
  )

  function make(from: Airport, to: Airport): readonly Likely[] {
    const factors = calendar.map((day) => likelyFactor(from, to, day, Math.max(0, day.day - now)))
    const factorAt = (at: number): number => factors[at] ?? Number.POSITIVE_INFINITY
    const least = (at: number): number => stays.reduce((best, stay) => Math.min(best, factorAt(at + stay)), Number.POSITIVE_INFINITY)
    return days
      .map((date, at) => ({ date, at, factor: factorAt(at) + (stays.length > 0 ? least(at) : 0) }))
      .sort((a, b) => a.factor - b.factor)
      .map(({ date, at }) => ({
        date,
        returnDates: () => [...stays].sort((a, b) => factorAt(at + a) - factorAt(at + b)).map((stay) => calendar[at + stay]?.date ?? date),
      }))
  }

  return (from, to) => {
    const season = ({ country, latitude }: Airport): string => `${feastsOf(country)}${latitude < -10 ? 's' : 'n'}`
    const key = `${season(from)} ${season(to)}`
    const before = known.get(key) ?? make(from, to)
    known.set(key, before)
    return before
  }
}
