/** Hours of the ends of a hire, with those that sentences tell in words or by one figure: `12 noon`, `at 10 in the morning`, `kl. 14`, `om 9 uur`, `v 8 hodin`. */

import type { Line } from '../page/page.ts'
import { allIn, rangesOf } from '../words/all-in.ts'
import { NUMBER_WORDS } from '../words/number-words.ts'
import { remembered } from '../words/remembered.ts'

export interface Hour {
  readonly start: number
  readonly end: number
  readonly minutes: number
}
const NOON = /(?<![a-z\d:])(?:12 )?(?:noon|midday|mezzogiorno|mediodia|meio-dia)(?![a-z])|(?<![a-z])a midi(?![a-z])/g
const MORNING = "in the morning|morgens|vormittags|du matin|de la manana|del mattino|da manha|uur 's ochtends|pa morgonen|om morgenen|rano"
const EVENING =
  "in the (?:afternoon|evening)|nachmittags|abends|de l'apres-midi|du soir|de la tarde|del pomeriggio|di sera|da tarde|'s avonds|pa kvallen|om aftenen|po poludniu"
const PART = remembered(
  () =>
    new RegExp(
      `(?<=(?<![a-z])(?:at|um|a|las|alle|as|om|kl\\.?|o|v|from|by|before|until|ab|bis|vers) )(?<hour>1[0-2]|[1-9])(?: uhr| heures| h)?(?<half> e mezza| y media| et demie| e meia)? (?:${MORNING}|(?<late>${EVENING}))(?![a-z])`,
      'g',
    ),
)

const [ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN] = NUMBER_WORDS
/** Hours in letters, each with those of several languages. */
const IN_LETTERS: readonly string[] = [
  `${ONE}|eins|la una|ett|et`,
  TWO,
  THREE,
  FOUR,
  FIVE,
  SIX,
  SEVEN,
  `${EIGHT}|atte`,
  NINE,
  TEN,
  'eleven|elf|onze|once|undici|elva|elleve',
  'twelve|zwolf|douze|doce|dodici|doze|twaalf|tolv',
]
/** `a las nueve de la mañana`, `at nine in the morning`, `um zehn Uhr`: what part of the day it is of must be said, or that it is an hour. */
const LETTERED = remembered(
  () =>
    new RegExp(
      `(?<=(?<![a-z])(?:at|um|a|las|alle|as|om|kl\\.?|by|before|until|ab|bis|vers) )(?<hour>${IN_LETTERS.join('|')})(?<half> e mezza| y media| et demie| e meia)?(?: (?:${MORNING}|(?<late>${EVENING})|uhr(?: (?:morgens|(?<nachmittags>nachmittags|abends)))?|o'clock))(?![a-z])`,
      'g',
    ),
)
/** Signs that one may be there. */
const MAY_BE_LETTERED =
  /uhr|morning|afternoon|evening|manana|tarde|mattin|pomerig|matin|soir|manha|ochtend|avond|morgon|kvall|morgen|aften|o'clock/
const hourOf = (said: string): number => IN_LETTERS.findIndex((ways) => ways.split('|').includes(said)) + 1

function letteredIn(plain: string): readonly Hour[] {
  if (!MAY_BE_LETTERED.test(plain)) return []
  return allIn(plain, LETTERED()).map(({ 0: said, index, groups }) => {
    const isLate = groups?.late !== undefined || groups?.nachmittags !== undefined
    const hour = hourOf(groups?.hour ?? '')
    const minutes = ((isLate ? (hour % 12) + 12 : hour) * 60 + (groups?.half === undefined ? 0 : 30)) % 1440
    return { start: index, end: index + said.length, minutes }
  })
}

/** `kl. 14`, `klo 8`, `godz. 12`, `alle 18`, `om 9 uur`, `v 8 hod`: one figure, behind or before a word for an hour. A span of them is when somebody is in. */
const FIGURE = remembered(
  () =>
    /(?<![a-z\d])(?:(?:kl\.?|klo|klokka|klokken|klockan|kello|godz\.?|godzin[ay]|alle(?: ore)?|(?:le )?ore|(?<! de )(?:a|alas|pelas) las|ate as|as) (?<behind>2[0-4]|1\d|\d)(?![\d:.,]\d)(?! ?(?:[-–/:%°]|a las|al? \d|og \d|och \d|noches|dias|personas|euros?|eur|kr|km|h\d|[ap]\.?m|de la|del|da (?:manha|tarde)|di sera))|(?:om|vanaf|voor|rond|om ca\.|tot|uiterlijk|v|ve|do|od|po|as|ate as|at|by|from) (?<before>2[0-4]|1\d|\d) ?(?:uur|hod(?:in(?:y|e)?)?|horas|o'clock))(?![a-z\d])(?! 's)/g,
)
/** Signs that one may be there. */
const MAY_BE_FIGURE = /(?<![a-z])(?:kl|klo[a-z]*|klockan|kello|godz[a-z]*|alle|ore|las|as|uur|hod[a-z]*|horas|o'clock)(?![a-z])/
const LAST_HOUR = 24
function figuresIn(plain: string): readonly Hour[] {
  if (!MAY_BE_FIGURE.test(plain)) return []
  return allIn(plain, FIGURE()).flatMap(({ 0: said, index, groups }) => {
    const hour = Number(groups?.behind ?? groups?.before)
    return hour > LAST_HOUR ? [] : [{ start: index, end: index + said.length, minutes: (hour * 60) % (LAST_HOUR * 60) }]
  })
}

/** `by 11.30`, `bis 9.00`: with a point, behind a word up to which or from which something is, where no sum and no length follows. */
const POINTED =
  /(?<=(?<![a-z])(?:by|before|until|from|no later than|latest|bis|spatestens|avant|antes de las|entro le|uiterlijk|voor|senast|senest|innen|viimeistaan|przed) )(?<hour>[01]?\d|2[0-3])\.(?<minutes>[0-5]\d)(?![\d.]| ?(?:%|[a-z]))/g
function pointedIn({ plain, dates }: Line): readonly Hour[] {
  if (!/ \d\d?\.\d\d(?!\d)/.test(plain)) return []
  return allIn(plain, POINTED).flatMap(({ 0: said, index, groups }) => {
    const end = index + said.length
    const isDay = dates.some((mark) => mark.start < end && index < mark.end)
    return isDay ? [] : [{ start: index, end, minutes: Number(groups?.hour) * 60 + Number(groups?.minutes) }]
  })
}

/** The hours of a line in their order. */
export function hoursOf(line: Line): readonly Hour[] {
  const { plain, times } = line
  const noons = rangesOf(plain, NOON).map((range) => ({ ...range, minutes: 12 * 60 }))
  const parts = allIn(plain, PART()).map(({ 0: said, index, groups }) => {
    const hour = Number(groups?.hour) % 12
    return {
      start: index,
      end: index + said.length,
      minutes: (groups?.late === undefined ? hour : hour + 12) * 60 + (groups?.half === undefined ? 0 : 30),
    }
  })
  const lettered = [...noons, ...parts, ...letteredIn(plain), ...pointedIn(line)]
  const figures = figuresIn(plain).filter((one) => lettered.every(({ start, end }) => one.end <= start || end <= one.start))
  const more = [...lettered, ...figures].filter((one) => times.every(({ start, end }) => one.end <= start || end <= one.start))
  return more.length === 0 ? times : [...times, ...more].toSorted((a, b) => a.start - b.start)
}
