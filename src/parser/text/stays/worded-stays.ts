/** A stay told in words that nobody wrote down for them, in a letter that is worded as one: its days are told by how they stand among words. */

import { dated, type Found, type FoundStay } from '../../found.ts'
import { hardlySettles, settlesOne } from '../belief.ts'
import { dayOfLetter } from '../days/letter-day.ts'
import { hitAt, type LabelledMoment, type MomentPair } from '../days/pairs.ts'
import { isLetter, type Page } from '../page/page.ts'
import { numbered, ownReference } from '../references/own-references.ts'
import type { Reference } from '../references/references.ts'
import { DAYS_AMONG_WORDS } from '../roles/among-words.ts'
import { type DayMention, dayMentions } from '../roles/days-and-hours.ts'
import { daySpan } from '../roles/spans.ts'
import { housesOf } from './houses-of-stays.ts'
import { sureHouse } from './likely-houses.ts'
import { lodgingIn } from './lodgings.ts'
import { linesNaming } from './stay-addresses.ts'
import { stayOfHouse } from './stay-of-house.ts'

/** From where on a letter is worded as a booking, and as one of a stay: of others that hold no trip one in fifty is, most of which are refused. */
const [OF_BOOKING, OF_STAY] = [2, -0.75]
/** From where on two days are believed to be its own: more is told of stays than of anything else. */
const SURE = -1

const momentOf = (mention: DayMention, date: string): LabelledMoment => ({
  date,
  guessed: mention.guessed,
  line: mention.line,
  end: mention.end,
  hit: hitAt(mention.line, mention),
})

/** The day that a letter says it was written on: what it confirms is yet to come. */
const dayWritten = (page: Page): string | undefined =>
  dayOfLetter(page) ?? (dayMentions(page).some(({ day }) => day === page.written) ? page.written : undefined)

/** The days of the one stay of a page that is worded so. */
function wordedDays(page: Page): MomentPair | undefined {
  if (!isLetter(page)) return undefined
  const { booking, stay, hire } = page.gazetteer.wording(page)
  if (hire > stay) return undefined
  if (booking < OF_BOOKING || stay < OF_STAY ? !settlesOne(page) : hardlySettles(page)) return undefined
  const span = daySpan(page)
  if (!span || span.sure < SURE || span.begin === span.end) return undefined
  const written = dayWritten(page)
  if (written !== undefined && span.begin <= written) return undefined
  const { first, last, begin, end } = span
  return { first: momentOf(first, begin), second: momentOf(last ?? first, end), ...(last === undefined && { isReckoned: true }) }
}

const asWorded = ({ date, guessed }: LabelledMoment): Found => dated({ value: date, rule: DAYS_AMONG_WORDS, sure: 0.7 }, guessed)

/** The stay of such a letter, in the likeliest house, or in one that has no name. */
export function wordedStay(page: Page, references: readonly Reference[]): readonly FoundStay[] {
  const pair = wordedDays(page)
  if (!pair) return []
  const days = { checkIn: asWorded(pair.first), checkOut: asWorded(pair.second) }
  const lodging = lodgingIn(page, references)
  const { candidates, houses } = housesOf(lodging, [pair])
  const house = sureHouse(page, candidates, houses[0], lodging.addressed())
  const confirmation = ownReference(numbered(page), references, pair.first.hit.line.index, 'hotel')
  if (!house) return [{ kind: 'hotel', ...days, ...(confirmation && { confirmation }) }]
  const naming = () => linesNaming(page, house)
  return [{ ...stayOfHouse(lodging, pair, house, confirmation, { isOwn: () => true, others: [], naming }), ...days }]
}
