/** Hours of the ends of a hire, with those that sentences tell in words: `12 noon`, `by noon`, `at 10 in the morning`. */

import { allIn } from './all-in.ts'
import type { Line } from './page.ts'
import { remembered } from './remembered.ts'

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

/** The hours of a line in their order. */
export function hoursOf({ plain, times }: Line): readonly Hour[] {
  const noons = allIn(plain, NOON).map(({ 0: said, index }) => ({ start: index, end: index + said.length, minutes: 12 * 60 }))
  const parts = allIn(plain, PART()).map(({ 0: said, index, groups }) => {
    const hour = Number(groups?.hour) % 12
    return {
      start: index,
      end: index + said.length,
      minutes: (groups?.late === undefined ? hour : hour + 12) * 60 + (groups?.half === undefined ? 0 : 30),
    }
  })
  const more = [...noons, ...parts].filter((one) => times.every(({ start, end }) => one.end <= start || end <= one.start))
  return more.length === 0 ? times : [...times, ...more].toSorted((a, b) => a.start - b.start)
}
