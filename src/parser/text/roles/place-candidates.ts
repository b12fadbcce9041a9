/** Whatever on a page may be called a place, by its shape alone: what has a capital or a number, and small words behind those that lead to a place. */

import { hoursOf } from '../days/said-hours.ts'
import type { Line, Page } from '../page/page.ts'
import { KIND_OF_STREET, STREET } from '../places/address-words.ts'
import { plain } from '../words/plain.ts'

export interface PlaceMention {
  readonly name: string
  readonly line: Line
  readonly start: number
  readonly end: number
}

/** Words, of which some begin with a sign: `’t`; an article that is joined to one is a word of its own: `l’`, `dell’`. */
const WORD = /(?<![\p{L}\d])(?:dell|dall|nell|sull|all|[ldcsnj])['’](?=\p{L})|[\p{L}\p{M}\d][\p{L}\p{M}\d'’./&@+#º°-]*|['’]t(?=\s)|&/gu
/** What parts a name from others; a comma may stand within one. */
const BREAK = /[:;|·•?!"„“”«»()→¦=*]|\s[-–—]+\s|\s{3,}|[.](?=\s|$)/
/** `ul.`, `Str.`, `Av.`: what a street is called ends no sentence with its full stop. */
const SHORT = /^(?:[Uu]l|[Aa]v|[Aa]l|[Pp]l|[Ss]t|[CcRr]|[Nn]r|[Nn]o|[\p{L}-]*[Ss]tr|[Cc]tra|[Aa]vda)\.$/u
/** `Rua`: no street, before its name. */
const KIND_ALONE = new RegExp(`^${KIND_OF_STREET}$`)
const MOST_WORDS = 9
/** Parts between commas. */
const MOST_PARTS = 4
/** Of a name in small letters: `ferry terminal`, `recepcja hotelu`. */
const MOST_SMALL = 4
/** A page with more of them is no letter, and takes long to look through. */
export const MOST_PLACES = 1500
/** A small word as short may lead to a place, or join two parts of its name. */
const LEADS = 5

interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly isNamed: boolean
  /** What parts it from the word before it: nothing, a comma, or more than that. */
  readonly gap: 'none' | 'comma' | 'break'
}

const isStreet = ({ text }: Word): boolean => STREET.test(plain(text))

function wordsOf(line: Line): readonly Word[] {
  const { text } = line
  const marks = [...line.dates, ...hoursOf(line)]
  const out: Word[] = []
  let last = 0
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const told = SHORT.test(found) ? found : found.replace(/[.'’-]+$/u, '')
    const end = index + told.length
    if (marks.some((mark) => mark.start < end && index < mark.end)) continue
    const between = text.slice(last, index)
    const isParted = out.length === 0 || BREAK.test(between) || marks.some((mark) => mark.start >= last && mark.end <= index)
    const gap = isParted ? 'break' : between.includes(',') ? 'comma' : 'none'
    out.push({ text: told, start: index, end, isNamed: /^['’]?[\p{Lu}\p{Lo}\d]/u.test(told), gap })
    last = end
  }
  return out
}

function mentionsIn(line: Line): readonly PlaceMention[] {
  const words = wordsOf(line)
  const out: PlaceMention[] = []
  words.forEach((word, at) => {
    const before = words[at - 1]
    const isFirst = word.gap !== 'none'
    const isLed = before !== undefined && !before.isNamed && before.text.length <= LEADS
    // `at the old station`: a name begins at a capital, behind a sign, or behind a short word that leads to it.
    if (!isFirst && !isLed && !(word.isNamed && before !== undefined && !before.isNamed)) return
    // `aan de Pontweg`, `unserem Hof`: what leads to a name is none of it, but what a street is called.
    if (!word.isNamed && word.text.length < LEADS && !isStreet(word) && words[at + 1]?.gap === 'none') return
    let [parts, named, kept] = [1, 0, 0]
    for (let to = at; to < words.length && to - at < MOST_WORDS; to++) {
      const own = words[to] as Word
      if (to > at && own.gap === 'break') break
      if (to > at && own.gap === 'comma' && ++parts > MOST_PARTS) break
      if (own.isNamed) named++
      const next = words[to + 1]
      const isEnd = next === undefined || next.gap !== 'none'
      const isBeforeSmall = next !== undefined && !next.isNamed && (own.isNamed || (next.text.length <= LEADS && own.text.length > 3))
      if (!isEnd && !isBeforeSmall) continue
      // `48 route`, before `de Vienne`
      if (!own.isNamed && !isEnd && isStreet(own)) continue
      if (named === 0 && to - at >= MOST_SMALL) continue
      const name = line.text.slice(word.start, own.end)
      if (!/\p{L}{2}/u.test(name) || (named === 0 && name.length < 4) || KIND_ALONE.test(plain(name))) continue
      out.push({ name, line, start: word.start, end: own.end })
      if (++kept >= MOST_ENDS) break
    }
  })
  return out
}
/** Ends of names that begin at one word. */
const MOST_ENDS = 5

/** Those of a page, in their order; none of one with too many. */
export function placeMentions(page: Page): readonly PlaceMention[] {
  const out: PlaceMention[] = []
  for (const line of page.lines.slice(1)) {
    if (line.text.trim() === '') continue
    out.push(...mentionsIn(line))
    if (out.length > MOST_PLACES) return []
  }
  return out
}
