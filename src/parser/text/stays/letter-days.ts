/** Days of a stay as letters tell them in a sentence: two with a word for until or for leaving between, nights one by one, a night, a day and the weekday of leaving. */

import { daysBetween, nextWeekday } from '../../../core/dates.ts'
import { WEEKDAYS } from '../days/months.ts'
import { countIn, nightsTold, pairFrom } from '../days/nights.ts'
import { daysOn, hitAt, type LabelledMoment, type MomentPair } from '../days/pairs.ts'
import { endsIn, paragraphsOf, sentenceAt } from '../page/letter-sentences.ts'
import type { Line, Page } from '../page/page.ts'
import { rememberedFor } from '../words/remembered.ts'
import { AND_ON, LEAVES_OR_UNTIL, LEAVES_THEN, ONE_WEEK, TO_SECOND_DAY, TWO_WEEKS } from './stay-promise-words.ts'

/** Days that may be those of a stay, and the sentence that tells them, with those before it. */
export interface DaysTold {
  readonly pair: MomentPair
  readonly own: string
  readonly before: readonly string[]
  /** Where in the sentence the first day begins, and where the last that it tells ends. */
  readonly first: number
  readonly last: number
}

/** `(Wednesday)`, `ab 15 Uhr`: what stands behind a day and says nothing of the next. */
const BESIDE_DAY =
  /\([^()]{1,120}\)|(?:(?:from|ab|after|around|about|um|gegen|vanaf|a partir de|apres|a partire dalle|fra|efter|etter|by|od) )?(?:kl\.? ?)?(?<![\d.])\d{1,2}(?:[:.h]\d\d)? ?(?:uhr|heures?|horas?|h|hrs|pm|am|p\.m\.|o'clock|uur)(?![a-z])|(?<![a-z])(?:by|before|at|around|vor|um|gegen|avant|vers|antes de las|entro le|voor|om|fore|inden|przed) \d{1,2}(?:[:.h]\d\d)?(?= [a-z])|(?<![a-z])(?:klockan|klokken|klokka|kl\.?|klo|alle(?: ore)?|dalle(?: ore)?|ore|a las|as|godz(?:\.|iny|inie)?) ?\d{1,2}(?:[:.]\d\d)?(?![\d:]|\.\d)/g
/** Nights of a stay that a letter promises. */
const MOST = 40
/** Letters around a day in which it may be said how many nights it begins, or that somebody leaves. */
const FEW_WORDS = 50
const fewWordsBefore = (text: string, at: number): string => text.slice(Math.max(0, at - FEW_WORDS), at)
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

/** Days of a week. */
const DAYS = 7

/** `les nuits du vendredi 4 et du samedi 5 juin, vous repartez le dimanche 6`: nights that are told one by one. */
const AND_NEXT = /[\d\sa-z][\s,.](?:et|and|und|y|e|en|och|og|i|a|ja|es)\s(?:[a-z]{1,4}\s){0,2}$/

/** A day of a paragraph, and where it stands in that. */
interface Mark {
  readonly moment: LabelledMoment
  readonly start: number
  readonly end: number
}

/** The days of a paragraph, whose lines are put together by blanks. */
function marksIn(page: Page, lines: readonly Line[]): readonly Mark[] {
  let offset = 0
  return lines.flatMap((line) => {
    const at = offset
    offset += line.plain.length + 1
    const days = daysOn(page, line)
    return line.dates.flatMap(({ start, end }, which) => {
      const day = days[which]
      return day ? [{ moment: { ...day, hit: hitAt(line, { start, end }) }, start: at + start, end: at + end }] : []
    })
  })
}

/** How many nights one stays that begin on a day of which it is told by itself: `4 letti per la notte di sabato 29 agosto`, `from Friday, and leaving on the Monday` */
function nightsFrom(text: string, { moment, start, end }: Mark): number | undefined {
  if (ONE_NIGHT.test(fewWordsBefore(text, start))) return 1
  const weekday = leavesOn(text.slice(end, end + FEW_WORDS))
  return weekday === undefined ? undefined : daysBetween(moment.date, nextWeekday(moment.date, weekday))
}

/** `You may stay until`, `potete restare fino a martedì`, right before the second day, whatever is told between. */
const STAYS_UNTIL =
  /(?<![a-z])(?:(?:it's|it is|(?:room|flat|house|cottage|cabin|suite|apartment) is) (?:all )?yours (?:until|till)|(?:gehort|gehoren|steht|stehen) (?:es |sie |er )?(?:ganz )?(?:ihnen|euch|dir) bis|(?:est|sera|reste) a vous jusqu'(?:au|a)|es (?:toda |todo )?(?:tuy|vuestr|suy)[oa] hasta|e (?:tutt[oa] )?(?:vostr|tu|su)[oa] fino (?:a|al|alle)|e (?:tod[oa] )?(?:seu|sua|vosso|vossa|teu|tua) ate|is (?:helemaal )?van (?:u|jullie|jou) tot|(?:ar|er) (?:helt )?(?:din|ditt|dit|er|jeres) til[ls]?|you (?:can |may |are welcome to |'ll |will )?(?:stay|have (?:it|the (?:house|flat|room|cottage)))(?: with us)? (?:until|till)|(?:konnen|konnt|durfen|durft) (?:sie|ihr)?(?: gerne?)?(?: noch)? ?(?:bleiben )?bis|bleiben (?:konnen|konnt) (?:sie|ihr) bis|(?:vous )?pou(?:vez|rrez) rester jusqu'(?:au|a)|(?:podeis|podran?|puede[ns]?) quedar(?:os|se) hasta|(?:potete|puo|puoi|possono) (?:restare|rimanere) fino (?:a|al)|pod(?:em|e) ficar ate|(?:jullie|u) (?:kunt|kunnen|mag|mogen) (?:blijven )?tot|(?:ni|du|i|dere) kan (?:stanna|blive|bli) til[ls]?)(?: (?:at |um |a |as |alle |kl\.? ?)?\d{1,2}(?:[:.h]\d\d)? ?(?:am|pm|uhr|h|heures|uur)?)?(?: on| am| del| di| do| the| le| el| den| dem| zum| a| au| op| om)?(?: [a-z]{3,12},?)?\s*$/

/** Whether two days that follow one another, so many nights apart, are those between which one stays. */
function areOfStay(page: Page, text: string, one: Mark, other: Mark, nights: number): boolean {
  const between = text
    .slice(one.end, other.start)
    .replace(BESIDE_DAY, ' ')
    .replace(/^[^()]{0,40}\)/, ' ')
  return (
    TO_SECOND_DAY.test(between) ||
    STAYS_UNTIL.test(text.slice(one.end, other.start)) ||
    (AND_ON.test(between) && LEAVES_THEN.test(text.slice(other.end, other.end + FEW_WORDS))) ||
    areEndsByForm(text.slice(one.start, one.end), between, text.slice(other.start, other.end)) ||
    // `You come on the 6th. You stay seven nights and leave on the 13th.`
    (nights === DAYS ? ONE_WEEK.test(text) : nights === 2 * DAYS && TWO_WEEKS.test(text)) ||
    nightsTold(page).includes(nights) ||
    (other.start - one.end < 2 && GOES_ON.test(text.slice(one.start, one.end)))
  )
}

/** `Tuesday the 1st and Wednesday the 2nd of June` */
const isNext = (text: string, one: Mark | undefined, other: Mark): one is Mark =>
  one !== undefined && daysBetween(one.moment.date, other.moment.date) === 1 && AND_NEXT.test(text.slice(one.start, other.start))

function daysIn(page: Page, lines: readonly Line[]): readonly DaysTold[] {
  const text = lines.map(({ plain }) => plain).join(' ')
  const ends = endsIn(text, lines)
  const marks = marksIn(page, lines)
  const told = (pair: MomentPair, first: Mark, last: Mark): DaysTold => {
    const { begin, ...sentence } = sentenceAt(text, ends, first.start, last.end)
    return { pair, ...sentence, first: first.start - begin, last: last.end - begin }
  }
  const alone = (mark: Mark): DaysTold[] => {
    const nights = nightsFrom(text, mark)
    return nights === undefined ? [] : [told(pairFrom(mark.moment, nights), mark, mark)]
  }
  return marks.flatMap((first, at): DaysTold[] => {
    const second = marks[at + 1]
    const nights = second ? daysBetween(first.moment.date, second.moment.date) : 0
    if (!second || nights < 1 || nights > MOST) return alone(first)
    // `two nights, Tuesday the 1st and Wednesday the 2nd of June`
    if (isNext(text, first, second) && countIn(fewWordsBefore(text, first.start)) === 2)
      return [told(pairFrom(first.moment, 2), first, second)]
    if (!areOfStay(page, text, first, second, nights)) return alone(first)
    const { hit } = first.moment
    const above = marks[at - 1]
    const begin = isNext(text, above, first) ? above.moment : first.moment
    return [told({ first: { ...begin, hit }, second: { ...second.moment, hit } }, first, second)]
  })
}

/** Those of a letter, paragraph by paragraph. */
export const daysTold = rememberedFor((page: Page): readonly (readonly DaysTold[])[] =>
  paragraphsOf(page).map((lines) => daysIn(page, lines)),
)
