/** How many nights a page tells of, and the stays it tells by the day of arrival and the nights alone. */

import { addDays } from '../../../core/dates.ts'
import { labelled } from '../page/labelled.ts'
import type { Line, Page } from '../page/page.ts'
import { IN_OR_ARRIVAL, OUT_OR_DEPARTURE } from '../stays/stay-labels.ts'
import { CALL_OFF } from '../words/called-off.ts'
import { NUMBER_WORDS } from '../words/number-words.ts'
import { plain } from '../words/plain.ts'
import { LEAST_PRICE } from '../words/prices.ts'
import { rememberedFor } from '../words/remembered.ts'
import { UNTIL } from '../words/until-words.ts'
import { NIGHT } from '../words/words-of-nights.ts'
import { daysOn, type Hit, hitsOf, type LabelledMoment, type MomentPair, momentsOf } from './pairs.ts'

/** What nights are counted with besides: other forms, and the languages of the East and the North. */
const MORE_WORDS = [
  'eine?|en|jedna|jednu|yhden|egy',
  'dois|dwie|dve|doua|dvije|dvi|kahden|kaksi|ket',
  'trzy|tri|trei|kolmen|kolme|harom',
  'cztery|ctyri|cetiri|patru|neljan|nelja|negy',
  'piec|pet|cinci|viiden|viisi|ot',
  'szesc|sest|sase|kuuden|kuusi|hat',
  'siedem|sedm|sedam|sapte|seitseman|het',
  'osiem|osm|osam|kahdeksan|nyolc',
  'dziewiec|devet|yhdeksan|kilenc',
  'dziesiec|deset|kymmenen|tiz',
] as const
/** The words for each number of nights, and all of them by names that tell which: `w3`. */
const WORDS = NUMBER_WORDS.map((words, at) => `(?<w${at + 1}>${words}|${MORE_WORDS[at]})`).join('|')
/** `3 nights`, `3nts`, `drei Nächte`; words stand apart, as `tonight` does not. */
const BEFORE = new RegExp(`(?<![\\d.,/a-z])(?:(?<figures>\\d{1,2})[ -]?|(?:${WORDS})[ -])${NIGHT}(?![a-z])`)
const NUMBER_OF =
  '(?:(?:number|no\\.?|anzahl|nombre|numero|n[°º]|aantal|antal|antall|liczba|pocet|numar(?:ul)? de) (?:(?:of|der|de|di) )?)?'
/** `Nights: 3`, `Noches   3` */
const AFTER = new RegExp(`(?:^|\\s{2})${NUMBER_OF}${NIGHT}\\s*(?::|\\s{2})\\s*(?<figures>\\d{1,2})(?![\\d.,/:])`)

/** The heading of a column of nights, which that of the next may have run into. */
export const NIGHTS_HEADING = new RegExp(`^${NUMBER_OF}${NIGHT}(?: (?:szama|sayisi))?(?![a-z])`)
/** A label that a number stands beside or below. */
const NIGHTS_LABEL = new RegExp(
  `^(?:${NUMBER_OF}${NIGHT}(?: (?:szama|sayisi))?|yot|oiden (?:maara|lukumaara)|yopymiset)(?=\\s*(?::|\\.{3}|$))`,
)

/** Where a number of nights stands. */
const placeOfCount = (plain: string): number => (BEFORE.exec(plain) ?? AFTER.exec(plain))?.index ?? 0

export function countIn(plain: string): number | undefined {
  const groups = (BEFORE.exec(plain) ?? AFTER.exec(plain))?.groups
  if (!groups) return undefined
  if (groups.figures !== undefined) return Number(groups.figures)
  const word = NUMBER_WORDS.findIndex((_, at) => groups[`w${at + 1}`] !== undefined)
  return word < 0 ? undefined : word + 1
}

/** How many nights a text in plain letters counts first, and where: `3 nights`, `drei Nächte`. */
export function countedIn(plain: string): { readonly nights: number; readonly start: number; readonly end: number } | undefined {
  const match = BEFORE.exec(plain)
  const nights = match ? countIn(match[0]) : undefined
  return match && nights ? { nights, start: match.index, end: match.index + match[0].length } : undefined
}

/** `One night will be charged`: what it costs not to come. */
const OF_FEE = new RegExp(`night's|no.?show|charged|penal|berechne|${CALL_OFF}`)

/** Whether a line has a least price. In Italian each of the nights one has booked costs so much as well: `3 notti da € 120`. */
const isOffered = (small: string): boolean => !/^da\s/.test(LEAST_PRICE.exec(small)?.[0] ?? 'da ')

/** Said of nothing but draws and what one gains by them, wherever in a sentence: `Verlosung`, `prize draw`. */
const OF_DRAWS =
  /(?<![a-z])(?:winner|prize draw|raffle|gewinn[a-z]*|verlos[a-z]*|gagnez|a gagner|jeu[- ]concours|sorteio|passatempo|ganhe|winnen|prijsvraag|tavling|wygra[a-z]*|arvonta|vyhraj[a-z]*)(?![a-z])/
/** What is a name, a contest one comes for or another word as well (`Hotel Vinci`, `pendant le concours`), and of draws only where the nights follow. */
const WINS_THEM =
  /(?<!(?:hotel|residence|villa|palazzo|casa|haus|house|suites?|the|das|im|am|le|au|il|al|del|el|het|mr|mrs|ms|dear) )(?<![a-z])(?:win|wint|concours|gan[ae]|sorte[oa]|vinci|concorso|vinn|tavla|vind|konkurrence|konkurranse|konkurs[a-z]*|voita|soutez)(?: ?[:!–-])?(?: [a-z'-]+){0,5} $/

/** `Buy by 31 March and win three nights in Lisbon`: whether the nights of a sentence in plain letters are a prize. */
const areToWin = (small: string): boolean => OF_DRAWS.test(small) || WINS_THEM.test(small.slice(0, placeOfCount(small)))

/** All numbers of nights a page tells, in figures or words, in order: on a line, or by a label beside or above them. */
export const nightsTold = rememberedFor((page: Page): readonly number[] => {
  const onLines = page.lines.map(({ plain }) => {
    const count = countIn(plain)
    // `2 nights in Prague from €119`: what an advertisement offers.
    return (count === 1 && OF_FEE.test(plain)) || (count !== undefined && (isOffered(plain) || areToWin(plain))) ? undefined : count
  })
  const byLabel = labelled(page, NIGHTS_LABEL).flatMap(({ value, line }) =>
    onLines[line.index] === undefined && /^\d{1,2}$/.test(value) ? [{ index: line.index, count: Number(value) }] : [],
  )
  for (const { index, count } of byLabel) onLines[index] = count
  const told = onLines.flatMap((count) => count || [])
  // `2 nights   224.00`, `1 night   319.00`: the rates of a stay may change within it.
  const rated = page.lines.flatMap(({ index, plain }) => (AMOUNT.test(plain) ? (onLines[index] ?? []) : []))
  return rated.length > 1 ? [...told, rated.reduce((sum, count) => sum + count, 0)] : told
})
const AMOUNT = /\d[.,]\d\d(?!\d)/

/** How many nights the page says first. */
export const nightsOf = (page: Page): number | undefined => nightsTold(page)[0]

/** What stands before the day on which nights end: `five nights, until Wednesday 12 March`. */
const UNTIL_DAY = new RegExp(
  `(?<![a-z])(?:${UNTIL}|bis zum|jusqu'au|jusqu'a|hasta(?: el)?|fino al?|ate a|tot en met|az)(?: the)?(?: [a-z]{3,12},?(?: (?:the|den|dem|le))?)?\\s*$`,
)

/** `three nights is valid until …`: what lasts until a day that does not follow the nights at once is something else. */
const ENDS_IN_NIGHTS = new RegExp(`(?<![a-z])${NIGHT}[\\s,;(–-]*$`)

/** From the one day a sentence tells for its nights: `on Friday 12 March for three nights`. */
function inSentence(page: Page): MomentPair[] {
  return page.lines.slice(1).flatMap((line: Line): MomentPair[] => {
    const nights = countIn(line.plain)
    const [day] = daysOn(page, line)
    if (!day || line.dates.length !== 1 || !nights || line.plain.length < 50 || areToWin(line.plain)) return []
    const before = line.plain.slice(0, day.hit.start)
    const isLast = UNTIL_DAY.test(before)
    if (isLast && !ENDS_IN_NIGHTS.test(before.replace(UNTIL_DAY, ''))) return []
    return [pairFrom(isLast ? { ...day, date: addDays(day.date, -nights) } : day, nights)]
  })
}

export function pairFrom(first: LabelledMoment, nights: number): MomentPair {
  return {
    first,
    second: { date: addDays(first.date, nights), guessed: first.guessed, line: first.line, end: first.end + 1, hit: first.hit },
    isReckoned: true,
  }
}

/** Lines between a day and the nights that begin on it, where no label says that one arrives. */
const NEAR = 3
/** `Order of 27 April`, and far below it `2 nights in Prague`: a day after a small word is that of its nights where they are told with it. */
const beginsNights = ({ lines }: Page, { hit, line }: LabelledMoment): boolean =>
  plain(hit.label).search(IN_OR_ARRIVAL) === 0 ||
  isLabel(hit) ||
  lines.slice(Math.max(0, line.index - NEAR), line.index + NEAR + 1).some((near) => countIn(near.plain) !== undefined)

/** `From: 12 March`: with a colon, where its cell begins, a small word is as good a label as any. */
const isLabel = ({ line, start, end }: Hit): boolean =>
  /(?:^|\s{3})\s*$/.test(line.plain.slice(0, start)) && /^\s?:/.test(line.plain.slice(end))

/** Where no day of departure is told: the arrival, and the nights after it. */
export function byNights(page: Page, arrival: RegExp): MomentPair[] {
  const nights = nightsOf(page)
  if (!nights) return []
  // `Free until 5 days before check-in (27 June)` tells no arrival.
  const hits = hitsOf(page, arrival).filter(({ line, start }) => !OF_FEE.test(line.plain.slice(0, start)))
  const [told] = momentsOf(page, hits, hitsOf(page, OUT_OR_DEPARTURE)).filter((moment) => beginsNights(page, moment))
  return told ? [pairFrom(told, nights)] : inSentence(page).slice(0, 1)
}

const OUT = /(?<![a-z])(?:out|check[- ]?out|departure|depart|abreise|salida|partenza|saida|vertrek)\s*[:-]?\s*$/
/** Lines from the heading of a service to the day one leaves. */
const BELOW_HEADING = 3

/** `HOTEL   SATURDAY APR 10 2027` above `OUT: 14APR 4 NIGHTS`: the heading tells the day of arrival, and the nights say that it does. */
export function byHeading(page: Page): MomentPair[] {
  return page.lines.slice(1).flatMap((line): MomentPair[] => {
    const [second] = line.dates.length === 1 ? daysOn(page, line) : []
    const nights = second && OUT.test(line.plain.slice(0, second.hit.start)) ? countIn(line.plain.slice(second.end)) : undefined
    if (!second || !nights) return []
    const above = page.lines.slice(Math.max(1, line.index - BELOW_HEADING), line.index).findLast(({ dates }) => dates.length === 1)
    const [first] = above ? daysOn(page, above) : []
    return first?.date === addDays(second.date, -nights) ? [{ first, second }] : []
  })
}
