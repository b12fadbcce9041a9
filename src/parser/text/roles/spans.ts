/** From when to when what is booked lasts, by how days and hours are told: learned from documents, not by any words that are listed. */

import { addDays, daysBetween } from '../../../core/dates.ts'
import type { Score } from '../../learned.ts'
import type { Roles } from '../../roles.ts'
import { nightsTold } from '../days/nights.ts'
import type { Page } from '../page/page.ts'
import { rememberedFor } from '../words/remembered.ts'
import { type DayMention, daySlots, type HourMention, hourSlots } from './days-and-hours.ts'
import { type Featured, likeliest } from './features.ts'
import { rolesOf } from './roles-of.ts'

interface DaySpan {
  readonly first: DayMention
  /** Absent where only nights tell the last day. */
  readonly last?: DayMention
  readonly begin: string
  readonly end: string
  /** The logarithms of both together: from 0 on 97 of 100 are right, from 2 on 98. */
  readonly sure: number
}

/** Nobody books for longer, in days. */
const LONGEST = 120
/** What it adds that as many nights are told as lie between. */
const NIGHTS = 2
/** Bicycles are hired for a day; most of what is booked is for more. */
const SAME_DAY = -2
/** Of two days without a month it is not known in which month they are. */
const BOTH_BARE = -4
/** How likely a day is the last that is only reckoned from nights. */
const RECKONED = -1

/** Whatever is booked on a page, the likeliest days on which it begins and ends; two of the page, or one with as many nights as are told. */
export function daySpanBy(roles: Roles, page: Page): DaySpan | undefined {
  const told = new Map<string, Featured<DayMention>[]>()
  for (const one of daySlots(page)) told.set(one.mention.day, [...(told.get(one.mention.day) ?? []), one])
  const best = (role: Score) => new Map([...told].map(([day, these]) => [day, likeliest(these, ({ slots }) => role(slots))]))
  const [begins, ends] = [best(roles.dayBegins), best(roles.dayEnds)]
  const nights = new Set(nightsTold(page))
  const spans = [...begins].flatMap(([begin, from]): DaySpan[] => {
    if (!from) return []
    const known = [...ends].flatMap(([end, to]): DaySpan[] => {
      const apart = daysBetween(begin, end)
      if (!to || apart < 0 || apart > LONGEST) return []
      const sure =
        from.score +
        to.score +
        (nights.has(apart) ? NIGHTS : 0) +
        (apart === 0 ? SAME_DAY : 0) +
        (from.one.mention.bare && to.one.mention.bare ? BOTH_BARE : 0)
      return [{ first: from.one.mention, last: to.one.mention, begin, end, sure }]
    })
    const reckoned = [...nights].flatMap((count): DaySpan[] => {
      const end = addDays(begin, count)
      const sure = from.score + RECKONED + NIGHTS + (from.one.mention.bare ? BOTH_BARE : 0)
      return count < 1 || count > LONGEST || ends.has(end) ? [] : [{ first: from.one.mention, begin, end, sure }]
    })
    return [...known, ...reckoned]
  })
  return likeliest(spans, ({ sure }) => sure)?.one
}

/** The same by the table that comes with the program. */
export const daySpan = rememberedFor((page: Page): DaySpan | undefined => daySpanBy(rolesOf(page), page))

/** From where on two days are believed to be those of what is booked: of a hundred such, 97 are. */
export const SURE = -2

/** From how likely on an hour is taken for one. */
const LIKELY = -1

/** The days from one to another, if these are believed to be those of what is booked; each may be told with its hour. */
export function spanOf(page: Page, begin: string | undefined, end: string | undefined): DaySpan | undefined {
  const span = daySpan(page)
  return span && span.sure >= SURE && begin?.startsWith(span.begin) && end?.startsWith(span.end) ? span : undefined
}

interface HourSpan {
  readonly first?: HourMention
  readonly last?: HourMention
}

/** The hours at which what is booked begins and ends; each where it is likely enough. */
export function hourSpanBy(roles: Roles, page: Page, { begin, end }: Pick<DaySpan, 'begin' | 'end'>): HourSpan {
  const told = hourSlots(page, begin, end).map(({ mention, slots }) => ({
    mention,
    begins: roles.hourBegins(slots),
    ends: roles.hourEnds(slots),
  }))
  const [begins, ends] = [told.filter((one) => one.begins > LIKELY), told.filter((one) => one.ends > LIKELY)]
  const isInTurn = (one: HourMention, other: HourMention): boolean => begin < end || one.minutes < other.minutes
  let [both, most]: [HourSpan | undefined, number] = [undefined, Number.NEGATIVE_INFINITY]
  for (const one of begins)
    for (const other of ends)
      if (one !== other && one.begins + other.ends > most && isInTurn(one.mention, other.mention)) {
        most = one.begins + other.ends
        both = { first: one.mention, last: other.mention }
      }
  if (both || begin === end) return both ?? {}
  // One mention is of both ends only where there is no other: `from Friday to Sunday, each at 10:00`.
  const [first, last] = [likeliest(begins, (one) => one.begins), likeliest(ends, (one) => one.ends)]
  return { ...(first && { first: first.one.mention }), ...(last && { last: last.one.mention }) }
}

/** The same by the table that comes with the program. */
export const hourSpan = (page: Page, span: Pick<DaySpan, 'begin' | 'end'>): HourSpan => hourSpanBy(rolesOf(page), page, span)
