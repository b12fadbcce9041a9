/** From when to when what is booked lasts, by how days and hours are told: learned from documents, not by any words that are listed. */

import { addDays, daysBetween } from '../../../core/dates.ts'
import { type Score, scoresIn } from '../../learned.ts'
import { nightsTold } from '../days/nights.ts'
import type { Page } from '../page/page.ts'
import { type DayMention, dayMentions, daySlots, type HourMention, hourSlots, ROLE_SLOTS } from './mentions.ts'

/** What a day or an hour may be of what is booked. */
export const ROLES = ['dayBegins', 'dayEnds', 'hourBegins', 'hourEnds'] as const
export type Roles = Readonly<Record<(typeof ROLES)[number], Score>>
export const openRoles = (bytes: Uint8Array): Roles => scoresIn(bytes, ROLES, ROLE_SLOTS)

export interface DaySpan {
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
/** How likely a day is the last that is only reckoned from nights. */
const RECKONED = -1

/** The likeliest of a list, and how likely it is. */
function likeliest<T>(list: readonly T[], score: (one: T) => number): { readonly one: T; readonly score: number } | undefined {
  let best: { readonly one: T; readonly score: number } | undefined
  for (const one of list) {
    const own = score(one)
    if (!best || own > best.score) best = { one, score: own }
  }
  return best
}

/** Whatever is booked on a page, the likeliest days on which it begins and ends; two of the page, or one with as many nights as are told. */
export function daySpan(page: Page, roles: Roles): DaySpan | undefined {
  if (dayMentions(page).length === 0) return undefined
  const told = daySlots(page)
  const days = [...new Set(told.map(({ mention }) => mention.day))]
  const best = (role: Score) =>
    new Map(
      days.map((day) => [
        day,
        likeliest(
          told.filter(({ mention }) => mention.day === day),
          ({ slots }) => role(slots),
        ),
      ]),
    )
  const [begins, ends] = [best(roles.dayBegins), best(roles.dayEnds)]
  const nights = new Set(nightsTold(page))
  const spans = days.flatMap((begin): DaySpan[] => {
    const from = begins.get(begin)
    if (!from) return []
    const known = days.flatMap((end): DaySpan[] => {
      const [to, apart] = [ends.get(end), daysBetween(begin, end)]
      if (!to || apart < 0 || apart > LONGEST) return []
      const sure = from.score + to.score + (nights.has(apart) ? NIGHTS : 0) + (apart === 0 ? SAME_DAY : 0)
      return [{ first: from.one.mention, last: to.one.mention, begin, end, sure }]
    })
    const reckoned = [...nights].flatMap((count): DaySpan[] => {
      const end = addDays(begin, count)
      return count < 1 || count > LONGEST || ends.has(end)
        ? []
        : [{ first: from.one.mention, begin, end, sure: from.score + RECKONED + NIGHTS }]
    })
    return [...known, ...reckoned]
  })
  return likeliest(spans, ({ sure }) => sure)?.one
}

/** From how likely on an hour is taken for one. */
const LIKELY = -1

/** The hours at which what is booked begins and ends; each where it is likely enough. */
export function hourSpan(
  page: Page,
  roles: Roles,
  { begin, end }: Pick<DaySpan, 'begin' | 'end'>,
): { readonly first?: HourMention; readonly last?: HourMention } {
  const told = hourSlots(page, begin, end)
  const scored = told.map(({ mention, slots }) => ({ mention, begins: roles.hourBegins(slots), ends: roles.hourEnds(slots) }))
  const pairs = scored.flatMap((one) => scored.map((other) => ({ one, other })))
  // One mention is of both ends only where there is no other: `from Friday to Sunday, each at 10:00`.
  const both = likeliest(
    pairs.filter(({ one, other }) => one !== other && one.begins > LIKELY && other.ends > LIKELY),
    ({ one, other }) => one.begins + other.ends,
  )
  if (both) return { first: both.one.one.mention, last: both.one.other.mention }
  const [first, last] = [likeliest(scored, ({ begins }) => begins), likeliest(scored, ({ ends }) => ends)]
  return {
    ...(first && first.score > LIKELY && { first: first.one.mention }),
    ...(last && last.score > LIKELY && { last: last.one.mention }),
  }
}
