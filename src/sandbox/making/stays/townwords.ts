import { fold } from '../../../core/fold.ts'
import type { HotelTown, Stays } from '../../data/stays.ts'

/** Which towns words may name, and which words are left then. */

/** Towns of one name that are looked into, such as the Springfields. */
const TOWNS = 8
/** London in Canada is less likely meant than London. */
const LESSER = 0.2

/** How words may name a town: which others are left, and how well they do. */
export interface Reading {
  readonly town: HotelTown
  readonly rest: readonly string[]
  /** 0 to 1. */
  readonly fit: number
}

/** The same as `fold`, several times as fast for names in plain letters, which most are. */
const folded = (name: string): string => (/^[a-z ]*$/i.test(name) ? name.toLowerCase() : fold(name))

export const wordsOf = (name: string): string[] => folded(name).split(' ')

/** The towns that some of the words name, by their name, its beginning or their code. */
export function readings(words: readonly string[], stays: Stays, country: string | undefined): Reading[] {
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((_, more) => {
      const to = from + more + 1
      return { text: words.slice(from, to).join(' '), rest: [...words.slice(0, from), ...words.slice(to)], last: to === words.length }
    }),
  )
  const whole = new Map(runs.map((run) => [run.text, run]))
  // The last word may not be finished yet.
  const begun = runs.filter(({ text, last }) => last && text.length >= 3)
  const isBegun = (name: string): boolean => begun.some(({ text }) => name.startsWith(text))
  const byCode = (code: string | undefined) => (words.length > 1 && code !== undefined ? whole.get(code.toLowerCase()) : undefined)
  const towns = stays.townsLike((title, code) => {
    const name = folded(title)
    return whole.has(name) || isBegun(name) || byCode(code) !== undefined
  }, country)
  const found = towns.map((town): Reading => {
    const name = folded(town.name)
    const run = whole.get(name)
    if (run) return { town, rest: run.rest, fit: 1 }
    const code = byCode(town.number === 0 ? town.code : undefined)
    if (code) return { town, rest: code.rest, fit: 0.95 }
    const start = begun.find(({ text }) => name.startsWith(text))
    return { town, rest: start?.rest ?? [], fit: 0.7 + (0.25 * (start?.text.length ?? 0)) / name.length }
  })
  const size = ({ kind, passengers, population }: HotelTown): number => (kind === 'travel' ? 1e9 : 0) + passengers * 1e6 + population
  const largest = Math.max(0, ...found.map(({ town }) => size(town)))
  return found
    .map((reading) => ({ ...reading, fit: reading.fit - (size(reading.town) < largest / 10 ? LESSER : 0) }))
    .sort((a, b) => b.fit - a.fit || size(b.town) - size(a.town))
    .slice(0, TOWNS)
}
