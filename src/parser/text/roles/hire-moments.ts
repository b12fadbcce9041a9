/** The row of tokens of a page on which the moments are known at which a hire begins and ends. */

import type { Page } from '../page/page.ts'
import { dayMentions } from './days-and-hours.ts'
import { tokensOf } from './tokens.ts'

/** When a hire begins and ends: `2027-03-01T10:40`, or days alone. */
export interface Moments {
  readonly begins: string
  readonly ends: string
}

const dayOf = (moment: string): string => moment.slice(0, 10)
const minutesOf = (moment: string): number | undefined =>
  moment.length > 10 ? Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16)) : undefined

/** What the tokens of a page are called, where days and hours are told by what they are of the hire. */
export function momentNames(page: Page, { begins, ends }: Moments): readonly string[] {
  const days = new Map(dayMentions(page).map(({ at, day }) => [at, day]))
  const [first, last] = [minutesOf(begins), minutesOf(ends)]
  const dayNamed = (day: string, text: string): string => {
    if (day === dayOf(begins)) return day === dayOf(ends) ? 'BOTH' : 'BEGIN'
    return day === dayOf(ends) ? 'END' : text
  }
  const hourNamed = (minutes: number, text: string): string => {
    if (minutes === first) return first === last ? 'HOURS' : 'FROM'
    return minutes === last ? 'TO' : text
  }
  return tokensOf(page).map(({ text, hour }, at) => {
    const day = days.get(at)
    return day !== undefined ? dayNamed(day, text) : hour ? hourNamed(hour.minutes, text) : text
  })
}

const MOMENTS = new Set(['BEGIN', 'END', 'BOTH', 'FROM', 'TO', 'HOURS'])
export const isMoment = (name: string | undefined): boolean => name !== undefined && MOMENTS.has(name)
/** Signs at which a sentence ends. */
const STOPS = new Set(['.', '!', '?', 'LINE'])
export const isStop = (name: string): boolean => STOPS.has(name)
/** Tokens on one side of a place that are looked at. */
const REACH = 40
/** Beyond sixteen tokens, and where there is none. */
const [FAR, NOWHERE] = [4, 9]

export interface Nearest {
  /** In the same sentence. */
  readonly own: string
  readonly any: string
  /** The logarithm of how many tokens off. */
  readonly far: number
}

/** The nearest moment on one side of a place. */
export function nearestMoment(names: readonly string[], from: number, step: 1 | -1): Nearest {
  let isOwn = true
  for (let count = 0, at = from; count < REACH; count++, at += step) {
    const name = names[at]
    if (name === undefined) break
    if (isMoment(name)) return { own: isOwn ? name : '', any: name, far: Math.min(FAR, Math.floor(Math.log2(count + 1))) }
    if (isStop(name)) isOwn = false
  }
  return { own: '', any: '', far: NOWHERE }
}

/** Letters of a word that are alike in its forms: `abholen`, `Abholung`. */
const STEM = 4
/** Stems of the words on one side of a place, in its sentence. */
export function stemsOf(names: readonly string[], from: number, step: 1 | -1): readonly string[] {
  const out: string[] = []
  for (let count = 0, at = from; count < REACH; count++, at += step) {
    const name = names[at]
    if (name === undefined || isStop(name)) break
    if (name.length > STEM) out.push(name.slice(0, STEM))
  }
  return out
}
