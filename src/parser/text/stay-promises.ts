/**
 * Stays that a letter promises in a sentence: who writes says that something is kept, booked or let, and for when. `I've popped you in the diary from Monday
 * 31st May to Thursday 3rd June.`
 */

import { daysBetween } from '../../core/dates.ts'
import { allIn } from './all-in.ts'
import { isOfBesides } from './besides.ts'
import { nightsTold } from './nights.ts'
import type { Line, Page } from './page.ts'
import { daysOn, hitAt, type MomentPair } from './pairs.ts'
import { rememberedFor } from './remembered.ts'
import { sentencesIn } from './sentences.ts'
import { OF_EVENT, OF_TERMS, UNDECIDED } from './stay-evidence.ts'
import { FREE, GIVES, isHeldUntil, NOT_SO, withoutAdverbs } from './stay-gifts.ts'
import { AND_ON, EXPECTS, KEEPS, LEAVES_THEN, OFFERED, ONE_WEEK, PAID, TO_STAY, TWO_WEEKS, UNTIL } from './stay-promise-words.ts'

/** `De betaling (€ 465,-) is binnen`: a sentence without its sums. */
const bare = (sentence: string): string =>
  sentence
    .replace(/\([^()]{0,40}\)|[€£$]|(?<![a-z])(?:kc|kr|eur|euro|zl)(?![a-z])|\d[\d.,]*-?/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/,/g, '')
const isPaid = (sentence: string): boolean => PAID().test(bare(sentence))

/** Where words stand in a sentence of which nothing right before says that it is not so. */
function placeOf(words: () => RegExp, sentence: string): number | undefined {
  const at = words().exec(sentence)?.index
  return at === undefined || NOT_SO.test(sentence.slice(0, at)) ? undefined : at
}
function says(words: () => RegExp, sentence: string): boolean {
  if (placeOf(words, sentence) !== undefined) return true
  const small = withoutAdverbs(sentence)
  return small !== sentence && placeOf(words, small) !== undefined
}
/** Whether a sentence says that something is somebody's, or that they are expected. */
const isGiven = (sentence: string): boolean => says(EXPECTS, sentence) || says(GIVES, sentence)

/** A sentence of which is not told that something is free before it is given. */
function withoutFree(sentence: string): string {
  const small = withoutAdverbs(sentence)
  const at = placeOf(GIVES, small)
  return at === undefined ? sentence : small.slice(0, at).replace(FREE, ' ') + small.slice(at)
}
/** Whether nothing in a sentence says that it is not so, not yet, or of something else; what was to be paid ahead is of terms until it has come. */
function isDecided(sentence: string): boolean {
  const said = withoutFree(sentence)
  return [OFFERED, UNDECIDED, OF_EVENT].every((words) => !words.test(said)) && (!OF_TERMS.test(said) || isPaid(said))
}
/** Whether a sentence promises a stay, perhaps with one before it. */
const promises = (own: string, before: readonly string[]): boolean =>
  isDecided(own) &&
  [own, ...before.filter(isDecided)].some(
    (said) => isGiven(said) || (says(KEEPS, said) && !isOfBesides(said) && TO_STAY.test([...before, own].join(' '))),
  )

/** `(Wednesday)`, `ab 15 Uhr`: what stands behind a day and says nothing of the next. */
const BESIDE_DAY =
  /\([^()]{1,120}\)|(?:(?:from|ab|after|around|about|um|gegen|vanaf|a partir de|apres|a partire dalle|fra|efter|etter|by|od) )?(?:kl\.? ?)?(?<![\d.])\d{1,2}(?:[:.h]\d\d)? ?(?:uhr|h|hrs|pm|am|p\.m\.|o'clock|uur)(?![a-z])|(?<![a-z])(?:klockan|klokken|kl\.?|klo|alle(?: ore)?|dalle(?: ore)?|ore|a las|as|godz(?:\.|iny|inie)?) ?\d{1,2}(?:[:.]\d\d)?(?![\d:]|\.\d)/g
const WEEK = 7
/** Nights of a stay that a letter promises. */
const MOST = 40
/** Letters of a line that may be a sentence. */
const SENTENCE = 20
/** Lines of a paragraph that are looked at. */
const LONGEST = 12

/** `Venue: Grand Hotel, Bath`: no line of a sentence that goes on. `C’est donc noté : la chambre vous attend …` is one. */
const LABELLED = /^[^:.,;\d]{2,30}:\s(?!\p{Ll}.{40})/u

/** Running text from one empty line to the next, of which no line has columns or a label. */
function paragraphsOf({ lines }: Page): readonly (readonly Line[])[] {
  const out: Line[][] = []
  for (const line of lines.slice(1)) {
    const last = out.at(-1)
    if (line.cells.length !== 1) out.push([])
    else if (LABELLED.test(line.text)) out.push([line], [])
    else if (last && last.length < LONGEST) last.push(line)
    else out.push([line])
  }
  return out.filter((each) => each.some(({ dates }) => dates.length > 0))
}

/** Where a sentence ends: behind a word or a year, and not behind the number of a day. */
const STOP = /(?:[a-z)]{3}|[a-z]\)|\d{4})[.!?](?=\s)/g

/** Sentences before the one with the days in which a promise may be. */
const BEFORE = 2
/** The sentence in which something stands from one place of a text to another, with what it ends with, and those before it. */
function sentenceAt(text: string, start: number, end: number): { readonly own: string; readonly before: readonly string[] } {
  const ends = allIn(text, STOP).map((match) => match.index + match[0].length)
  const begins = [0, ...ends.filter((at) => at <= start)].slice(-BEFORE - 1)
  const begin = begins.at(-1) ?? 0
  return {
    own: text.slice(begin, ends.find((at) => at >= end) ?? text.length),
    before: begins.slice(0, -1).map((at, which) => text.slice(at, begins[which + 1])),
  }
}

/** Letters behind a day in which it may be said that somebody leaves. */
const FEW_WORDS = 50
/** `perjantaista 4. kesäkuuta maanantaihin 7. kesäkuuta`, `június 4-től június 7-ig`: some languages say from and until by how words end. */
const areEndsByForm = (first: string, between: string, second: string): boolean =>
  /^[\s,.]*$/.test(between) &&
  ((/^[a-z]+(?:sta|lta) /.test(first) && /^[a-z]+(?:hin|iin|koon) /.test(second)) || /^-?t[oe]l\s/.test(second))
/** `4th until the`: a day whose month stands with the next one. */
const GOES_ON = /^[^a-z]*\d{1,2}[^\d]*$/

function pairIn(page: Page, lines: readonly Line[]): readonly MomentPair[] {
  const text = lines.map(({ plain }) => plain).join(' ')
  let offset = 0
  const marks = lines.flatMap((line) => {
    const at = offset
    offset += line.plain.length + 1
    const days = daysOn(page, line)
    return line.dates.flatMap(({ start, end }, which) => {
      const day = days[which]
      return day ? [{ line, day, column: start, start: at + start, end: at + end }] : []
    })
  })
  const found = marks.flatMap((first, at): MomentPair[] => {
    const second = marks[at + 1]
    const nights = second ? daysBetween(first.day.date, second.day.date) : 0
    if (!second || nights < 1 || nights > MOST) return []
    const between = text.slice(first.end, second.start).replace(BESIDE_DAY, ' ')
    const isSpan =
      UNTIL.test(between) ||
      (AND_ON.test(between) && LEAVES_THEN.test(text.slice(second.end, second.end + FEW_WORDS))) ||
      areEndsByForm(text.slice(first.start, first.end), between, text.slice(second.start, second.end)) ||
      // `You come on the 6th. You stay seven nights and leave on the 13th.`
      (nights === WEEK ? ONE_WEEK.test(text) : nights === 2 * WEEK && TWO_WEEKS.test(text)) ||
      nightsTold(page).includes(nights) ||
      (second.start - first.end < 2 && GOES_ON.test(text.slice(first.start, first.end)))
    const { own, before } = sentenceAt(text, first.start, second.end)
    if (!isSpan || !promises(own, before)) return []
    const hit = hitAt(first.line, { start: first.column, end: first.column + first.end - first.start })
    return [{ first: { ...first.day, hit }, second: { ...second.day, hit } }]
  })
  return found.filter(({ first }, at) => !found.slice(0, at).some(({ second }) => first.date < second.date))
}

/** `Sent: Am 30.07.2027 schrieb …`: below it is what was written before, which an answer may have changed. */
const isQuoted = ({ plain }: Line): boolean => plain.startsWith('sent: ')

/** The days of the stays that a letter promises; those of what it quotes only where it promises none itself. */
export const promised = rememberedFor((page: Page): readonly MomentPair[] => {
  const all = paragraphsOf(page).flatMap((lines) => pairIn(page, lines))
  const end = page.lines.find(isQuoted)?.index ?? page.lines.length
  const own = all.filter(({ first }) => first.line.index < end)
  return own.length > 0 ? own : all
})

/**
 * Whether a letter says that a stay is settled, where it tells the days in other sentences, or by labels: that a room is kept, or that what was to be paid
 * ahead has come.
 */
export const isSettled = rememberedFor((page: Page): boolean =>
  settlesIn(page, (said) => isPaid(said) || (isGiven(said) && !isHeldUntil(said))),
)
/** Whether it says that what was to be paid ahead has come. */
export const isPaidAhead = rememberedFor((page: Page): boolean => settlesIn(page, isPaid))

const settlesIn = (page: Page, settles: (sentence: string) => boolean): boolean =>
  page.lines
    .slice(1)
    .some(
      ({ cells, plain: line }) =>
        cells.length === 1 && line.length >= SENTENCE && sentencesIn(line).some((said) => isDecided(said) && settles(said)),
    )
