/** How long one stays, as clauses of plans tell it: `two nights`, `until Friday 18 September`, `from the 18th till Monday the 21st`, `in 4/11, out 6/11`. */

import { dayNumber, dayOf, dayOfWeek } from '../../../core/dates.ts'
import { NAME_OF_DAY, weekdayOf } from '../days/months.ts'
import { countedIn } from '../days/nights.ts'
import type { Page } from '../page/page.ts'
import { allIn } from '../words/all-in.ts'
import type { Clause } from './plan-clauses.ts'

/** A day in a clause, and what is said of it. */
export interface SaidDay {
  readonly date: string
  readonly start: number
  readonly end: number
  readonly role?: 'from' | 'until'
  readonly guessed: boolean
  /** Whether a weekday alone tells it: `until Friday`. */
  readonly isBare?: true
}

/** What stands right before a day up to which something lasts, or from which. */
const UNTIL =
  /(?<![a-z])(?:until|till?|to|thru|through|bis(?: zum)?|jusqu'?au|jusqu'?a|au|hasta(?: el)?|al|a|fino (?:al?|a)|ate(?: (?:o|a))?|tot(?: en met)?|t\/m|do|az do|out|check(?:ing)?[ -]?out|(?:before |and )?leav(?:e|ing)|abreise|checkout|depart|departing|salida|partenza|saida|vertrek|avresa|avreise|afrejse|wyjazd|odjezd)[\s:]{1,3}(?:(?:on|am|the|den|dem|le|el|il|o|de|dia) ){0,2}$/
const FROM =
  /(?<![a-z])(?:from|since|in|check(?:ing)?[ -]?in|arriv(?:e|ing|al)|anreise|ankunft|arrivee|entrada|llegada|arrivo|chegada|aankomst|ankomst|incheckning|innsjekk|przyjazd|zameldowanie|saapuminen|prijezd|vom|von|ab|du|des le|del?|desde(?: el)?|dal|van(?:af)?|fran|fra|od)[\s:]{1,3}(?:(?:on|the|den|dem|le|el|il|o|de|dia) ){0,2}$/
/** Between two days of one stay; where they have one month the first ends where the second begins. */
const UP_TO = /^$|^\s?[–—-]\s?$|^\s{3,}$|^,\s$/
/** `Sunday 17th`, `Monday the 21st`: a weekday and a number. `until the 18th`: a number behind such a word. */
const WEEKDAY_AND_NUMBER = new RegExp(
  `(?<![a-z])(?<weekday>${NAME_OF_DAY})[.,]?\\s(?:(?:the|den|dem|le|el|il|o|dia|de)\\s)?(?<day>\\d{1,2})(?:st|nd|rd|th|er|\\.|º)?(?![\\d:/]|[.,-]\\d|\\s?(?:h|uhr|am|pm)\\b)`,
  'g',
)
const NUMBER_ALONE =
  /(?<=(?:until|till?|from|to|bis(?: zum)?|vom|ab dem|jusqu'au|du|au|hasta el|del|al|dal|ate|tot|till den|do) (?:the |den |dem )?)(?<day>\d{1,2})(?:st|nd|rd|th|er|\.|º)?(?=[\s,.;)](?!\d)|$)/g
/** `until Friday`, `bis Donnerstag`; `the Wednesday night`. */
const WEEKDAY_ALONE = new RegExp(
  `(?<=(?:until|till?|bis(?: zum)?|jusqu'(?:au|a)|hasta el|fino a|fino al|ate|tot|do) )(?<weekday>${NAME_OF_DAY})(?![a-z])(?! ?\\d)|(?<![a-z])(?<eve>${NAME_OF_DAY})(?: |s)?(?:night|nacht)(?![a-z])`,
  'g',
)
/** Days in which the next day of that weekday and number is looked for. */
const AHEAD = 70
const WEEK = 7

/** The first day from a given one on that has such a number and such a weekday. */
function nextDay(anchor: string, number: number | undefined, weekday: number | undefined, least = 0): string | undefined {
  const first = dayNumber(anchor)
  for (let days = least; days < (number === undefined ? least + WEEK : AHEAD); days++) {
    const date = dayOf(first + days)
    if ((number === undefined || Number(date.slice(8)) === number) && (weekday === undefined || dayOfWeek(date) === weekday)) return date
  }
  return undefined
}

/** The days of a clause in their order; those without their month are reckoned from a day before them. */
export function daysSaid(page: Page, { line, start, end, plain }: Clause, anchor: string | undefined): readonly SaidDay[] {
  const told = line.dates
    .filter((mark) => mark.start >= start && mark.end <= end)
    .flatMap((mark): SaidDay[] => {
      const day = page.calendar.dayOf(mark)
      return day ? [{ ...day, start: mark.start - start, end: mark.end - start }] : []
    })
  const isFree = (at: number, to: number, days: readonly SaidDay[]): boolean => days.every((day) => day.end <= at || day.start >= to)
  const numbered = /[a-z] (?:\w{2,3} )?\d/.test(plain)
    ? [...allIn(plain, WEEKDAY_AND_NUMBER), ...allIn(plain, NUMBER_ALONE)].flatMap(({ index, 0: all, groups }): SaidDay[] => {
        const weekday = weekdayOf(groups?.weekday)
        if ((groups?.weekday !== undefined && weekday === undefined) || !isFree(index, index + all.length, told)) return []
        const before = told.findLast((day) => day.end <= index)?.date ?? anchor
        // Without a weekday nothing tells whether it is one.
        const date = before && (weekday !== undefined || anchor) ? nextDay(before, Number(groups?.day), weekday) : undefined
        return date ? [{ date, start: index, end: index + all.length, guessed: true }] : []
      })
    : []
  const sure = [...told, ...numbered.filter((day, at) => numbered.findIndex((one) => one.start < day.end && day.start < one.end) === at)]
  const bare = allIn(plain, WEEKDAY_ALONE).flatMap(({ index, 0: all, groups }): SaidDay[] => {
    const weekday = weekdayOf(groups?.weekday ?? groups?.eve)
    const isEve = groups?.eve !== undefined
    const date = weekday !== undefined && anchor ? nextDay(anchor, undefined, weekday, isEve ? 0 : 1) : undefined
    return date && isFree(index, index + all.length, sure)
      ? [{ date, start: index, end: index + all.length, guessed: true, isBare: true }]
      : []
  })
  const days = [...sure, ...bare].sort((a, b) => a.start - b.start)
  return days.map((day, at): SaidDay => {
    const last = days[at - 1]
    const before = plain.slice(Math.max(last?.end ?? 0, day.start - REACH), day.start)
    if (UNTIL.test(before) || (last && UP_TO.test(plain.slice(last.end, day.start)))) return { ...day, role: 'until' }
    const next = days[at + 1]
    return FROM.test(before) || (next && UP_TO.test(plain.slice(day.end, next.start))) ? { ...day, role: 'from' } : day
  })
}
/** Letters of the words before a day. */
const REACH = 34

/** One night, told without its number. */
const ONE =
  /(?<![a-z])(?:(?:for )?(?:the|that|this) (?:one )?night|just the one|overnight (?:at|in)|night at|(?:die |diese |fur die )(?:eine )?nacht|(?<!\d )nacht (?:im|in|bei|auf)|(?:cette |la )?nuit (?:au|a l'|a la|chez|en|dans)|(?:esa |la |una )?noche en|(?:quella |la )?notte (?:al|all'|alla|in|presso)|(?:essa |a )?noite (?:em|no|na)|(?:den )?natt(?:en)? (?:pa|i)|nat(?:ten)? (?:pa|i)|noc w|noc v|yo hotel)(?![a-z])/

/** Said of nothing but sleeping. */
const SURELY = /^(?:overnight|nocleg|yo hotel)/

export interface Nights {
  readonly nights: number
  readonly start: number
  readonly end: number
  /** Whether no more is said than that something goes on for a night. */
  readonly isLoose?: true
}

/** `two night shifts`, `3 nights of music` */
const OF_ELSE =
  /^ (?:shifts?|trains?|bus(?:es)?|lights?|tours?|market|under canvas|(?:of|de|der|des|di|da|van|av|with|mit|con|com|avec|med)(?: (?:the|la|le|die|der))? (?:music|musi[kqc]|stories|flamenco|fado|jazz|films?|kino|cine|magic|wind|snow|rain|dance|tanz|baile|festival|light|poes|poetry|bal|theat|teat|museums?|muse))/

/** The nights that a clause in plain letters tells. */
export function nightsIn(plain: string): readonly Nights[] {
  const found: Nights[] = []
  for (let from = 0; from < plain.length; ) {
    const rest = plain.slice(from)
    const count = countedIn(rest)
    if (!count) break
    if (!OF_ELSE.test(rest.slice(count.end))) found.push({ nights: count.nights, start: from + count.start, end: from + count.end })
    from += count.end
  }
  if (found.length > 0) return found
  const one = ONE.exec(plain)
  if (!one || OF_ELSE.test(plain.slice(one.index + one[0].length))) return []
  return [{ nights: 1, start: one.index, end: one.index + one[0].length, ...(!SURELY.test(one[0]) && { isLoose: true }) }]
}

/** Whether the nights of a clause are of something that goes on in them. */
const NIGHTS =
  /(?<![a-z])(?:nights?|nachte?n?|noches?|nuits?|nott[ei]|noites?|natt|natter|nat|netter|naetter|noc|noce|noci|yo)(?= (?:u|o|d|v|a|w|m|c))/g
export const areOfElse = (plain: string): boolean =>
  allIn(plain, NIGHTS).some(({ index, 0: word }) => OF_ELSE.test(plain.slice(index + word.length)))
