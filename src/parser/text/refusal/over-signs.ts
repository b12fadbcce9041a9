/** The signs by which a document tells of what is over, each with its reason. `over.ts` says what they count for. */

import { areRides, type FoundProduct } from '../../found.ts'
import { areLeft, areLeftOn, isToldOfBefore, lastDayOfRides } from '../days/product-days.ts'
import { wasDriven } from '../hires/odometers.ts'
import { neighbour, saidAt } from '../page/around.ts'
import type { Cell } from '../page/cells.ts'
import type { Line, Page } from '../page/page.ts'
import { tellsTicketNumber } from '../references/ticket-numbers.ts'
import { ROOM } from '../stays/stay-words.ts'
import { NAME_OF_BILL } from '../words/bill-words.ts'
import { isLateTold, isOfCompensation } from './claims.ts'
import { isConfirmation } from './confirmations.ts'
import { ALL_MADE, ENDED, MADE, THANKED } from './over-words.ts'
import { isNothingDue, isPaidAtEnd } from './payments-at-end.ts'
import { areEarned, isStatement } from './points.ts'
import { RECENT } from './refusal-words.ts'

/** What is looked at. */
export interface Told {
  readonly page: Page
  readonly products: readonly FoundProduct[]
  /** The last day of all that is told. */
  readonly end: string
  /** The day by which it must have been over. */
  readonly by: string
  /** The day of it as a bill. */
  readonly bill: () => string | undefined
  /** Whether it has the title of a bill. */
  readonly isBill: () => boolean
}

interface Sign {
  readonly reason: string
  readonly isSo: (told: Told) => boolean
}

/** Said of what is yet to be: `The deposit is released once the vehicle has been returned`. */
export const NOT_YET_SO =
  /(?<![a-z])(?:not?|non|nicht|keine?|pas|nao|niet|geen|ikke|inte|nie|ei|if|when|once|after|until|unless|before|whether|wenn|falls|sobald|nachdem|bevor|bis|lorsque|une fois|apres|avant|cuando|una vez|despues|hasta|antes|quando|una volta|dopo|fino|depois|als|nadat|zodra|wanneer|totdat|nar|efter|etter|hvis|innan|jesli|gdy|kiedy|kun|jos|kunnes|pokud)(?![a-z])/
/** `Trajet effectué par`: who runs it. */
const BY = /(?<=[a-z]\s)(?:par|por|da|dal|dalla|di|door|av|af|przez|by)(?![a-z])/
/** `Completed trips: 14`, `3 av 10`: how many someone has ever made. */
const COUNT = /^\d{1,4}(?:\s?(?:[a-z]{1,3}|\/)\s?\d{1,4})?\.?$/
/** What is said behind a label: in its cell, or in the one beside it. */
const behind = (line: Line, cell: Cell, label: string): string =>
  saidAt(line, cell)
    .slice(label.length)
    .replace(/^[\s:]+/, '') || saidAt(line, line.cells[line.cells.indexOf(cell) + 1])
const labelOf = (line: Line, cell: Cell): string => saidAt(line, cell).split(/\s?:/, 1)[0] ?? ''
/** The same in sentences, where more is said before it. */
const MADE_BY = /(?:effectues?|realizad[oa]s?|effettuat[oi]|voles?|volados) (?:par|por|da)(?![a-z])/

const isCounter = (line: Line): boolean =>
  line.cells.some((cell) => ENDED.in(saidAt(line, cell)).size > 0 && COUNT.test(behind(line, cell, labelOf(line, cell))))
const isEnded = (page: Page): boolean =>
  ENDED.in(page).size > 0 &&
  page.lines.some((line) => ENDED.in(line.plain).size > 0 && !NOT_YET_SO.test(line.plain) && !MADE_BY.test(line.plain) && !isCounter(line))

/** A label or a heading has no more words: in a sentence, points may be given for each of them. */
const LABEL_WORDS = 4
/** Whether a cell is headed by what says that a journey was made. */
const isMade = (page: Page): boolean =>
  page.lines.some((line) =>
    line.cells.some((cell) => {
      const label = labelOf(line, cell)
      if (label.split(/\s+/).length > LABEL_WORDS || NOT_YET_SO.test(label) || BY.test(label) || /^\d/.test(label)) return false
      const told = behind(line, cell, label) || saidAt(line, line.cells[0])
      if (MADE.in(label).size > 0) return !COUNT.test(told) && !BY.test(`x ${told.slice(0, 8)}`)
      const below = neighbour(page, line.index, 1)?.plain.trim() ?? ''
      return ALL_MADE.in(label).size > 0 && line.cells.length === 1 && saidAt(line, cell).length <= label.length + 2 && !COUNT.test(below)
    }),
  )

/** What became of a coupon, in a cell of its own: `Status: flown`, `geflogen`. */
const FLOWN =
  /^(?:(?:coupon )?status:? )?(?:flown|used|lifted|geflogen|abgeflogen|utilise|vole|volado|utilizado|volato|utilizzato|voado|gevlogen|gebruikt|flugen|flojet|benyttet|wykorzystany)$/
const isFlown = ({ lines }: Page): boolean =>
  lines.some(
    (line) =>
      (line.flights.length > 0 || line.dates.length > 0 || tellsTicketNumber(line.plain)) &&
      line.cells.some((cell) => FLOWN.test(saidAt(line, cell))),
  )

/** The number of a room: `Zimmer 214`; not how many, how large or how dear. */
const NUMBER_OF_ROOM = new RegExp(
  `(?<![a-z])${ROOM}(?: ?(?:no|nr|number|nummer|n[°ºo]))?[.:]?\\s{0,4}\\d{2,4}(?![\\d.,/:]|\\s?(?:m2|sqm|qm|eur|€|nights?|[a-z]))`,
)
/** The plate of a car, with its label: `Kennzeichen: KI-AB 1204`, `License plate 7XKR 441`. */
const PLATE =
  /(?<![a-z])(?:licen[cs]e(?: plate)?(?: no| number)?|plate|kennzeichen|immatriculation|matricula|targa|kenteken|regnr|reg\.? ?nr|registration|nr rej(?:estracyjny)?)[^a-z\d]{1,6}(?=[a-z\d -]{0,8}\d)[a-z\d]{1,4}[ -][a-z\d]/

const areAll = (products: readonly FoundProduct[], kind: FoundProduct['kind']): boolean =>
  products.every((product) => product.kind === kind)

/** Houses and cars that were left by the day of reading, with nothing told or confirmed from before: what is written when one leaves. */
export const isLeftBehind = (page: Page, products: readonly FoundProduct[]): boolean =>
  areLeft(products) && lastDayOfRides(products) < page.today && !isToldOfBefore(page, products) && !isConfirmation(page)

/** Whether a bill is of what was over. One without a day is judged by the day on which it is read. */
function isSettled({ page, products, bill, isBill }: Told): boolean {
  const day = bill()
  if (day === undefined) return isBill() && isLeftBehind(page, products)
  // No bill was written after the day on which it is read.
  return day <= page.today && (lastDayOfRides(products) < day || areLeftOn(products, day))
}

/** What is said of nothing but what is over: one is enough, if the days allow it. */
export const SURE_SIGNS: readonly Sign[] = [
  { reason: 'bills are of what was before them: houses and cars are paid for when one leaves', isSo: isSettled },
  { reason: 'a hire or a journey is said to have ended', isSo: ({ page }) => isEnded(page) },
  {
    reason: 'receipts for who pays a journey back head it as made',
    isSo: ({ page, products, end, by }) => end < by && areRides(products) && isMade(page),
  },
  {
    reason: 'how late a ride was is known, and made good, on a day after it',
    // Houses and cars are not late, and nobody is paid back for them by a claim.
    isSo: ({ page, products, end, by }) => end < by && areRides(products) && isOfCompensation(page) && isLateTold(page),
  },
  { reason: 'a coupon is marked when its flight was flown', isSo: ({ page, products }) => areAll(products, 'air') && isFlown(page) },
  { reason: 'statements are of the months before them', isSo: ({ page }) => isStatement(page) && !isConfirmation(page) },
  { reason: 'how far a car was driven is read when it is back', isSo: ({ page, products }) => areAll(products, 'car') && wasDriven(page) },
  {
    reason: 'houses and cars are paid for when one leaves',
    isSo: ({ page, products, end, by }) => areLeftOn(products, end) && isPaidAtEnd(page, end, by),
  },
]

/** What is said of bookings as well: it takes the day of writing, or several of them. */
export const HINTS: readonly Sign[] = [
  {
    reason: 'bills are written when one leaves, and when one books',
    isSo: ({ page, isBill }) => isBill() || NAME_OF_BILL.test(page.lines[0]?.plain ?? ''),
  },
  { reason: 'some thank for a stay when it is booked', isSo: ({ page }) => THANKED.in(page).size > 0 || RECENT.in(page).size > 0 },
  { reason: 'nothing is due of what was paid in advance, too', isSo: ({ page }) => isNothingDue(page) },
  {
    reason: 'rooms and cars have their numbers once one has come, and seldom before',
    isSo: ({ page }) => page.lines.some(({ plain }) => NUMBER_OF_ROOM.test(plain) || PLATE.test(plain)),
  },
  {
    reason: 'late rides are made good when they are over, and rules speak of it before',
    isSo: ({ page, products }) => areRides(products) && isOfCompensation(page),
  },
  { reason: 'points are earned by what was, and bought', isSo: ({ page }) => areEarned(page) },
]
