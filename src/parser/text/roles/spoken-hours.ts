/**
 * Hours as people speak of them: `half past nine`, `halb elf`, `vers dix heures`, `gegen 5`, `o dziewiątej`. Some of it is no hour; which are those of
 * what is booked is told by how they stand among words.
 */

import type { Hour } from '../days/said-hours.ts'
import { allIn } from '../words/all-in.ts'
import { NUMBER_WORDS } from '../words/number-words.ts'
import { remembered } from '../words/remembered.ts'

/** From one to twelve, of which Polish has forms of its own for hours. */
const HOURS: readonly string[] = [
  `${NUMBER_WORDS[0]}|eins|un|ett|pierwszej`,
  `${NUMBER_WORDS[1]}|drugiej`,
  `${NUMBER_WORDS[2]}|trzeciej`,
  `${NUMBER_WORDS[3]}|czwartej`,
  `${NUMBER_WORDS[4]}|piatej`,
  `${NUMBER_WORDS[5]}|szostej`,
  `${NUMBER_WORDS[6]}|siodmej`,
  `${NUMBER_WORDS[7]}|atte|osmej`,
  `${NUMBER_WORDS[8]}|dziewiatej`,
  `${NUMBER_WORDS[9]}|dziesiatej`,
  'eleven|elf|onze|once|undici|elva|elleve|jedenastej',
  'twelve|zwolf|douze|doce|dodici|doze|twaalf|tolv|dwunastej',
]
const VALUES: ReadonlyMap<string, number> = new Map(HOURS.flatMap((words, at) => words.split('|').map((word) => [word, at + 1] as const)))
const DUTCH = /^(?:een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf)$/

/** What an hour stands behind; the second of these are said before much else as well, where what stands behind has to say that it is an hour. */
const SURE =
  'at|by|until|till|around|about|um|gegen|om|rond|tegen|tot|vanaf|kl\\.?|klokka|klokken|klockan|vid|vers|des|las|alle|dalle|as|pelas|godz\\.?'
const MAYBE =
  "from|before|after|ab|bis|vor|nach|voor|na|a|jusqu'a|avant|apres|le|entro le|ate|fra|fran|til|till|innan|inden|for|o|od|do|przed|po|okolo|kolo"
const WORD_OF_HOUR = "uhr|heures?|uur|o'clock|horas?|h|u|ore|sharp|rano"
/** Behind a number that is none of an hour. */
const UNIT =
  '(?! ?(?:[-–:%°€$£/]|[.,]?\\d|euros?|eur|chf|kr|kroner|kronor|zl|quid|pounds?|km|kilomet|m |cm|tage|days?|nights?|nacht|jours?|nuits?|dias?|noches|giorni|notti|nok|dagen|dagar|dage|dager|dni|weeks?|wochen|semaines?|personen|people|personnes|monate|months?|jahre|years?|minut|min(?![a-z])|stunden|hours|or(?:as|e) de|st(?![a-z])|of us|prozent|percent))'
const LATE =
  /^.{0,3}(?:in the |de l'|de la |del |di |da |pa |om |'s |am |uhr )?(?:afternoon|evening|nachmittag|abend|apres-midi|soir|tarde|noche|pomeriggio|sera|middag|avond|kvall|aften|kveld|eftermid|ettermid|noite|popolud|wieczor|pm(?![a-z])|p\.m)/
const LATE_BEFORE =
  /(?:afternoon|evening|nachmittags?|abends?|apres-midi|soir|tarde|noche|pomeriggio|sera|middag|avond|kvall|aften|kveld|middagen|noite|poludniu|wieczorem),? (?:so )?$/
const EARLY =
  /^.{0,3}(?:in the |du |de la |del |di |da |pa |om |'s |am |uhr )?(?:morning|morgens|vormittag|fruh|matin|manana|mattin|manha|ochtend|morgon|morgen|formid|rano|am(?![a-z])|a\.m)/

const NUMBER = remembered(() => `(?<hour>${HOURS.join('|')}|2[0-3]|1\\d|\\d)`)
/** Half an hour before or after, or a quarter. */
const PARTS = remembered(
  () =>
    new RegExp(
      `(?<![a-z])(?:(?<past>half past|half-past)|(?<half>half|halb|halv|wpol do)|(?<three>dreiviertel)|(?:a )?(?:quarter|viertel|kwart|kvart) (?:(?<after>past|after|nach|over)|(?<before>to|before|vor|voor|i|pa))) ?${NUMBER()}(?![a-z\\d])`,
      'g',
    ),
)
const AND =
  '(?<and> (?:et demie|y media|e mezz[ao]|e meia|trzydziesci))|(?<quarter> (?:et quart|y cuarto|e un quarto))|(?<less> (?:moins le quart|menos cuarto|meno un quarto))'
const WHOLE = remembered(
  () =>
    new RegExp(
      `(?<![a-z\\d])(?:(?<sure>${SURE})|(?<maybe>${MAYBE}))? ?(?<![a-z])${NUMBER()}(?:(?: ?(?<word>${WORD_OF_HOUR}))(?<minutes>[0-5]\\d)?)?(?![a-z\\d])(?:${AND})?${UNIT}`,
      'g',
    ),
)

/** What ends what is said. */
const STOP = /^\s*(?:[.,;!?)]|$)/
/** `dziewiatej`: a form that is used of hours. */
const POLISH = /[a-z]{3}ej$/

const HOUR = 60
const HALF = 30
const QUARTER = 15
/** An hour before this is one of the afternoon, where nothing says otherwise: nothing is fetched at night. */
const MORNING = 7

/** Which hour of the day a number is by what stands around it. */
function hourOfDay(said: string, before: string, behind: string): number | undefined {
  const hour = VALUES.get(said) ?? Number(said)
  if (hour > 12) return hour
  if (LATE.test(behind) || LATE_BEFORE.test(before)) return (hour % 12) + 12
  if (EARLY.test(behind) || hour >= MORNING) return hour
  return hour === 0 ? undefined : hour + 12
}

/** The hours that a text in plain letters speaks of. */
export function spokenHours(plain: string): readonly Hour[] {
  const at = (index: number, said: string, number: string, more: number): Hour[] => {
    const hour = hourOfDay(number, plain.slice(Math.max(0, index - 20), index), plain.slice(index + said.length, index + said.length + 25))
    return hour === undefined ? [] : [{ start: index, end: index + said.length, minutes: (hour * HOUR + more + 24 * HOUR) % (24 * HOUR) }]
  }
  const parts = allIn(plain, PARTS()).flatMap(({ 0: said, index, groups }) => {
    const { hour = '', past, half, three, after, before }: Partial<Record<string, string>> = groups ?? {}
    const isAfter = past !== undefined || (half === 'half' && !DUTCH.test(hour))
    const more = isAfter ? HALF : half ? -HALF : three || before ? -QUARTER : after ? QUARTER : 0
    return at(index, said, hour, more)
  })
  const wholes = allIn(plain, WHOLE()).flatMap(({ 0: said, index, groups }) => {
    const { hour = '', sure, maybe, word, minutes, and, quarter, less }: Partial<Record<string, string>> = groups ?? {}
    const behind = plain.slice(index + said.length, index + said.length + 25)
    const isSaid = (word ?? and ?? quarter ?? less) !== undefined || [STOP, EARLY, LATE].some((sign) => sign.test(behind))
    // `u` and `h` alone are hours behind a figure.
    const isCalled = word !== undefined && (word.length > 1 || /\d/.test(hour))
    if (!sure && !isCalled && !(maybe && (isSaid || POLISH.test(hour)))) return []
    return at(index, said, hour, and ? HALF : quarter ? QUARTER : less ? -QUARTER : Number(minutes ?? 0))
  })
  const all = [...parts, ...wholes.filter((one) => parts.every(({ start, end }) => one.end <= start || end <= one.start))]
  return all.sort((one, other) => one.start - other.start)
}
