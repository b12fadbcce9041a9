/**
 * Stays that a letter promises in a sentence: who writes says that something is kept, booked or let, and for when. `I've popped you in the diary from Monday
 * 31st May to Thursday 3rd June.`
 */

import { dayOfWeek, daysBetween } from '../../core/dates.ts'
import { isOfBesides } from './besides.ts'
import { endOfLetter } from './letter-ends.ts'
import { endsIn, paragraphsOf, sentenceAt } from './letter-sentences.ts'
import { WEEKDAYS } from './months.ts'
import { countIn, nightsTold, pairFrom } from './nights.ts'
import type { Line, Page } from './page.ts'
import { daysOn, hitAt, type MomentPair } from './pairs.ts'
import { rememberedFor } from './remembered.ts'
import { sentencesIn } from './sentences.ts'
import { isWellSettled, tellsGuest } from './settled-sentences.ts'
import { OF_EVENT, OF_TERMS, UNDECIDED } from './stay-evidence.ts'
import { FREE, GIVES, isHeldUntil, NOT_SO, withoutAdverbs } from './stay-gifts.ts'
import {
  AND_ON,
  EXPECTS,
  KEEPS,
  LEAVES_OR_UNTIL,
  LEAVES_THEN,
  OFFERED,
  ONE_WEEK,
  PAID,
  TO_STAY,
  TWO_WEEKS,
  UNTIL,
} from './stay-promise-words.ts'

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

/** `Então está fechado: …`: what is closed is the deal, and no house. */
const DEAL = /(?<![a-z])(?:esta|ta|fica|ficou|queda|quedo|trato)(?: tudo| todo)? (?:fechad|cerrad)[oa](?= ?[:!,])/g
const FREE_OR_DEAL = new RegExp(`${FREE.source}|${DEAL.source}`)
/** A sentence of which is not told that something is free before it is given, or before somebody is expected. */
function withoutFree(sentence: string): string {
  if (!FREE_OR_DEAL.test(sentence)) return sentence
  const small = withoutAdverbs(sentence).replace(DEAL, ' ')
  const at = placeOf(GIVES, small) ?? placeOf(EXPECTS, small)
  return at === undefined ? sentence.replace(DEAL, ' ') : small.slice(0, at).replace(FREE, ' ') + small.slice(at)
}
/** Whether nothing in a sentence says that it is not so, not yet, or of something else; what was to be paid ahead is of terms until it has come. */
function isDecided(sentence: string): boolean {
  const said = withoutFree(sentence)
  return [OFFERED, UNDECIDED, OF_EVENT].every((words) => !words.test(said)) && (!OF_TERMS.test(said) || isPaid(said))
}
/** Letters of a sentence that tells of a stay; what is longer is no sentence. */
const LONGEST_OWN = 800
/** Whether a sentence promises a stay, perhaps with one before it. */
const promises = (own: string, before: readonly string[]): boolean =>
  own.length <= LONGEST_OWN &&
  isDecided(own) &&
  [own, ...before.filter(isDecided)].some(
    (said) => isGiven(said) || (says(KEEPS, said) && !isOfBesides(said) && TO_STAY.test([...before, own].join(' '))),
  )

/** Whether a sentence that decides something tells a guest the days of a letter in which all is settled. */
const isSettledIn = (page: Page, own: string, last: number): boolean =>
  own.length <= LONGEST_OWN && tellsGuest(page, own, last) && isDecided(own)

/** `… and you would be leaving us on Wednesday`: hosts tell so, politely, when one leaves. */
const POLITE =
  /(?<![a-z])(?:would|could|seria|serian|podria[a-z]*|serait|pourr(?:ez|iez)|sarebbe|potr(?:a|ebbe)|potrete|poderia[a-z]*|zou(?:den)?|skulle|konnten|wurden)(?![a-z])/g
/** A sentence in which something is given before its first day, without what is only polite from there on. */
const withoutPolite = (own: string, first: number): string =>
  isGiven(own.slice(0, first)) && !own.includes('?') ? own.slice(0, first) + own.slice(first).replace(POLITE, ' ') : own

/** `(Wednesday)`, `ab 15 Uhr`: what stands behind a day and says nothing of the next. */
const BESIDE_DAY =
  /\([^()]{1,120}\)|(?:(?:from|ab|after|around|about|um|gegen|vanaf|a partir de|apres|a partire dalle|fra|efter|etter|by|od) )?(?:kl\.? ?)?(?<![\d.])\d{1,2}(?:[:.h]\d\d)? ?(?:uhr|heures?|horas?|h|hrs|pm|am|p\.m\.|o'clock|uur)(?![a-z])|(?<![a-z])(?:by|before|at|around|vor|um|gegen|avant|vers|antes de las|entro le|voor|om|fore|inden|przed) \d{1,2}(?:[:.h]\d\d)?(?= [a-z])|(?<![a-z])(?:klockan|klokken|klokka|kl\.?|klo|alle(?: ore)?|dalle(?: ore)?|ore|a las|as|godz(?:\.|iny|inie)?) ?\d{1,2}(?:[:.]\d\d)?(?![\d:]|\.\d)/g
/** Nights of a stay that a letter promises. */
const MOST = 40
/** Letters of a line that may be a sentence. */
const SENTENCE = 20
/** Letters behind a day in which it may be said that somebody leaves. */
const FEW_WORDS = 50
/** `perjantaista 4. kesäkuuta maanantaihin 7. kesäkuuta`, `június 4-től június 7-ig`: some languages say from and until by how words end. */
const areEndsByForm = (first: string, between: string, second: string): boolean =>
  /^[\s,.]*$/.test(between) &&
  ((/^[a-z]+(?:sta|lta) /.test(first) && /^[a-z]+(?:hin|iin|koon) /.test(second)) || /^-?t[oe]l\s/.test(second))
/** `4th until the`: a day whose month stands with the next one. */
const GOES_ON = /^[^a-z]*\d{1,2}[^\d]*$/

/** `for the night of`, before the only day of a stay. */
const ONE_NIGHT =
  /(?<![a-z])(?:night (?:of|on)|nacht (?:vom|von|auf|zum)(?: den)?|nuit d[ue]|noche del?|noite d[eoa]|notte (?:di|del|tra)|nacht van|natten (?:til|till|mot|mellem|mellan)?|na noc z|noc z|na noc)\s*(?:[a-z]{3,12},? )?(?:the |le |il |el |den |dia )?$/

/** `… from Friday 4 September, and leaving on the Monday morning`: the next such day of the week. */
const ON_WEEKDAY = new RegExp(
  `^[\\s,.]*(?:20\\d\\d[\\s,.]*)?(?:[a-z'-]{1,16}[\\s,.]+){0,5}?(?:${LEAVES_OR_UNTIL})(?:[\\s,]+(?:[a-z]{1,5}\\s){0,3})(?<weekday>[a-z]{5,13})(?![a-z])`,
)
const leavesOn = (behind: string): number | undefined => {
  const word = ON_WEEKDAY.exec(behind)?.groups?.weekday
  return word === undefined ? undefined : WEEKDAYS.get(word)
}

const nightsUntil = (day: string, weekday: number): number => ((weekday - dayOfWeek(day) + DAYS - 1) % DAYS) + 1
const DAYS = 7

/** How it is known that a sentence gives its days: it says so, or the letter around it does. */
type Trust = 'said' | 'settled'
/** `les nuits du vendredi 4 et du samedi 5 juin, vous repartez le dimanche 6`: nights that are told one by one. */
const AND_NEXT = /[\d\sa-z][\s,.](?:et|and|und|y|e|en|och|og|i|a|ja|es)\s(?:[a-z]{1,4}\s){0,2}$/

function pairsIn(page: Page, lines: readonly Line[], trust: Trust): readonly MomentPair[] {
  const text = lines.map(({ plain }) => plain).join(' ')
  let offset = 0
  const ends = endsIn(text, lines)
  const marks = lines.flatMap((line) => {
    const at = offset
    offset += line.plain.length + 1
    const days = daysOn(page, line)
    return line.dates.flatMap(({ start, end }, which) => {
      const day = days[which]
      return day ? [{ line, day, column: start, start: at + start, end: at + end }] : []
    })
  })
  const hitOf = ({ line, column, start, end }: (typeof marks)[number]) => hitAt(line, { start: column, end: column + end - start })
  /** `4 letti per la notte di sabato 29 agosto, scendete la domenica`: a day of which it is told how long one stays. */
  const alone = (first: (typeof marks)[number]): MomentPair[] => {
    const isNight = ONE_NIGHT.test(text.slice(Math.max(0, first.start - FEW_WORDS), first.start))
    const weekday = isNight ? undefined : leavesOn(text.slice(first.end, first.end + FEW_WORDS))
    if (!isNight && weekday === undefined) return []
    const { own, before, begin } = sentenceAt(text, ends, first.start, first.end)
    const isGiven = trust === 'said' ? promises(own, before) : isSettledIn(page, own, first.end - begin)
    return isGiven ? [pairFrom({ ...first.day, hit: hitOf(first) }, weekday === undefined ? 1 : nightsUntil(first.day.date, weekday))] : []
  }
  const found = marks.flatMap((first, at): MomentPair[] => {
    const second = marks[at + 1]
    const nights = second ? daysBetween(first.day.date, second.day.date) : 0
    if (!second || nights < 1 || nights > MOST) return alone(first)
    const between = text
      .slice(first.end, second.start)
      .replace(BESIDE_DAY, ' ')
      .replace(/^[^()]{0,40}\)/, ' ')
    // `two nights, Tuesday the 1st and Wednesday the 2nd of June`
    const areNights =
      nights === 1 &&
      AND_NEXT.test(text.slice(first.start, second.start)) &&
      countIn(text.slice(Math.max(0, first.start - FEW_WORDS), first.start)) === 2
    const isSpan =
      areNights ||
      UNTIL.test(between) ||
      (AND_ON.test(between) && LEAVES_THEN.test(text.slice(second.end, second.end + FEW_WORDS))) ||
      areEndsByForm(text.slice(first.start, first.end), between, text.slice(second.start, second.end)) ||
      // `You come on the 6th. You stay seven nights and leave on the 13th.`
      (nights === DAYS ? ONE_WEEK.test(text) : nights === 2 * DAYS && TWO_WEEKS.test(text)) ||
      nightsTold(page).includes(nights) ||
      (second.start - first.end < 2 && GOES_ON.test(text.slice(first.start, first.end)))
    if (!isSpan) return alone(first)
    const { own: whole, before, begin } = sentenceAt(text, ends, first.start, second.end)
    const own = withoutPolite(whole, first.start - begin)
    if (trust === 'said' ? !promises(own, before) : !isSettledIn(page, own, second.end - begin)) return []
    const hit = hitOf(first)
    const above = marks[at - 1]
    if (areNights) return [pairFrom({ ...first.day, hit }, 2)]
    const isNightBefore =
      above !== undefined && daysBetween(above.day.date, first.day.date) === 1 && AND_NEXT.test(text.slice(above.start, first.start))
    return [{ first: { ...(isNightBefore ? above.day : first.day), hit }, second: { ...second.day, hit } }]
  })
  // `du 7 au 21 août, de samedi à samedi`: a stay that is only reckoned does not begin where another has ended.
  const isApart = ({ first, isReckoned }: MomentPair, { second }: MomentPair): boolean =>
    isReckoned ? first.date > second.date : first.date >= second.date
  return found.filter((pair, at) => found.slice(0, at).every((before) => isApart(pair, before)))
}

/** Days that no word gives, if there are no others, or only single nights: letters tell those of feasts and works as well. */
const onlyOne = (pairs: readonly MomentPair[]): readonly MomentPair[] | undefined =>
  pairs.length === 1 || (pairs.length > 1 && pairs.every(({ isReckoned }) => isReckoned)) ? pairs : undefined

const pairsBy = (page: Page, trust: Trust): readonly MomentPair[] => paragraphsOf(page).flatMap((lines) => pairsIn(page, lines, trust))
/** Those that are not only told of what is quoted. */
function ownOf(page: Page, all: readonly MomentPair[]): readonly MomentPair[] {
  const end = endOfLetter(page)
  const own = all.filter(({ first }) => first.line.index < end)
  return own.length > 0 ? own : all
}

/** The days of the stays that a letter gives in so many words; those of what it quotes only where it gives none itself. */
export const given = rememberedFor((page: Page): readonly MomentPair[] => ownOf(page, pairsBy(page, 'said')))

/** The days of the stays that a letter promises: those that it gives, or else those of somebody who comes, where all is settled. */
export const promised = rememberedFor((page: Page): readonly MomentPair[] => {
  if (given(page).length > 0 || paragraphsOf(page).length === 0 || !isWellSettled(page)) return given(page)
  return ownOf(page, onlyOne(pairsBy(page, 'settled')) ?? [])
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
