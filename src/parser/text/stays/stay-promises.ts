/**
 * Stays that a letter promises in a sentence: who writes says that something is kept, booked or let, and for when. `I've popped you in the diary from Monday
 * 31st May to Thursday 3rd June.`
 */

import type { MomentPair } from '../days/pairs.ts'
import { endOfLetter } from '../page/letter-ends.ts'
import type { Page } from '../page/page.ts'
import { sentencesIn } from '../page/sentences.ts'
import { isOfBesides } from '../words/besides.ts'
import { plain } from '../words/plain.ts'
import { rememberedFor } from '../words/remembered.ts'
import { isHad } from './had-in-houses.ts'
import { housesInLetters } from './houses-in-letters.ts'
import { type DaysTold, daysTold } from './letter-days.ts'
import { isWellSettled, tellsGuest } from './settled-sentences.ts'
import { OF_EVENT, OF_TERMS, UNDECIDED } from './stay-evidence.ts'
import { FREE, GIVES, isHeldUntil, NOT_SO, withoutAdverbs } from './stay-gifts.ts'
import { EXPECTS, KEEPS, OFFERED, PAID, TO_STAY, WHOLE_HOUSE } from './stay-promise-words.ts'

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
const isToStay = (said: string): boolean => TO_STAY.test(said) || WHOLE_HOUSE.test(said)
/** Letters of a sentence that tells of a stay; what is longer is no sentence. */
const LONGEST_OWN = 800
/** Whether a sentence promises a stay, perhaps with one before it. */
const promises = (own: string, before: readonly string[]): boolean =>
  own.length <= LONGEST_OWN &&
  isDecided(own) &&
  [own, ...before.filter(isDecided)].some(
    (said) => isGiven(said) || (says(KEEPS, said) && !isOfBesides(said) && isToStay([...before, own].join(' '))),
  )

/** `… and you would be leaving us on Wednesday`: hosts tell so, politely, when one leaves. */
const POLITE =
  /(?<![a-z])(?:would|could|seria|serian|podria[a-z]*|serait|pourr(?:ez|iez)|sarebbe|potr(?:a|ebbe)|potrete|poderia[a-z]*|zou(?:den)?|skulle|konnten|wurden)(?![a-z])/g
/** A sentence in which something is given before its first day, without what is only polite from there on. */
const withoutPolite = (own: string, first: number): string =>
  isGiven(own.slice(0, first)) && !own.includes('?') ? own.slice(0, first) + own.slice(first).replace(POLITE, ' ') : own
/** Whether the sentence that tells some days gives them, or that of a house in which somebody has them. */
const isGivenBy = (page: Page, { own, before, first }: DaysTold): boolean => {
  const said = withoutPolite(own, first)
  return promises(said, before) || (said.length <= LONGEST_OWN && isHadInHouse(page, own, said))
}
/** `your stay at Rose House, 4 Mill Lane, Fairtown, from …`, `I booked us into …`: of a house with where it is, somebody's own or booked, and nothing that is not so yet. */
const isHadInHouse = (page: Page, own: string, said: string): boolean =>
  housesInLetters(page).some(({ name, sentence }) => own.includes(plain(name)) || sentence === own) && isDecided(said) && isHad(page, said)
/** Whether it tells them to a guest, in a letter in which all is settled. */
function isSettledIn(page: Page, { own, first, last }: DaysTold): boolean {
  const said = withoutPolite(own, first)
  return said.length <= LONGEST_OWN && tellsGuest(page, said, last) && isDecided(said)
}

/** Letters of a line that may be a sentence. */
const SENTENCE = 20
/** Days that no word gives, if there are no others, or only single nights: letters tell those of feasts and works as well. */
const onlyOne = (pairs: readonly MomentPair[]): readonly MomentPair[] | undefined =>
  pairs.length === 1 || (pairs.length > 1 && pairs.every(({ isReckoned }) => isReckoned)) ? pairs : undefined

/** The days of the sentences for which it holds that they give them; within a paragraph none of a stay that has not ended. */
const pairsBy = (page: Page, givesThem: (days: DaysTold) => boolean): readonly MomentPair[] =>
  daysTold(page).flatMap((paragraph) => {
    const pairs = paragraph.filter(givesThem).map(({ pair }) => pair)
    return pairs.filter((pair, at) => pairs.slice(0, at).every((before) => isApart(pair, before)))
  })
/** `du 7 au 21 août, de samedi à samedi`: a stay that is only reckoned does not begin where another has ended. */
const isApart = ({ first, isReckoned }: MomentPair, { second }: MomentPair): boolean =>
  isReckoned ? first.date > second.date : first.date >= second.date
/** Those that are not only told of what is quoted. */
function ownOf(page: Page, all: readonly MomentPair[]): readonly MomentPair[] {
  const end = endOfLetter(page)
  const own = all.filter(({ first }) => first.line.index < end)
  return own.length > 0 ? own : all
}

/** The days of the stays that a letter gives in so many words; those of what it quotes only where it gives none itself. */
export const given = rememberedFor((page: Page): readonly MomentPair[] =>
  ownOf(
    page,
    pairsBy(page, (days) => isGivenBy(page, days)),
  ),
)

/** The days of the stays that a letter promises: those that it gives, or else those of somebody who comes, where all is settled. */
export const promised = rememberedFor((page: Page): readonly MomentPair[] => {
  if (given(page).length > 0 || daysTold(page).length === 0 || !isWellSettled(page)) return given(page)
  return ownOf(page, onlyOne(pairsBy(page, (days) => isSettledIn(page, days))) ?? [])
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
        cells.length === 1 && line.length >= SENTENCE && sentencesIn(line).some((said) => settles(said) && isDecided(said)),
    )
