/** Times of day as they are written in a line. */

import { allIn } from '../words/all-in.ts'
import { ARRIVING, LEAVING, LEAVING_OR_ARRIVING } from '../words/leaving.ts'
import { MONEY_SIGN, MONEY_WORD } from '../words/prices.ts'
import { wordSet } from '../words/vocabulary.ts'

export interface TimeMark {
  readonly start: number
  readonly end: number
  /** Minutes after midnight. */
  readonly minutes: number
  /** Days after the day that is meant, where `+1` stands behind it. */
  readonly later: number
}

/** A dash is one of a code or of a time zone, unless a time ends before it: `16:25-18:00`. */
const CLOCK =
  /(?<![\d.,+]|(?<![ap]m)\/)(?<!(?<!(?<!t\d\d:\d\d(?::\d\d)?)(?:\d[:.h]\d\d ?|\d ?h|uhr|hrs|uur|[ap]\.?m\.?))-)(?<!\d:)(?<!\d[ ]?[€$£])(?<hour>\d{1,2})(?<mark>[:h.]|:\s?| h )(?<minute>\d{2}|(?<= h )\d(?!\s?[a-z]))(?::\d\d)?(?![\d]|[.,:]\d|\s?%)\s?(?<half>am\b|pm\b|a\.?\s?m\.?(?![a-z])|p\.?\s?m\.?(?![a-z])|a\b(?=\s|$)|p\b)?(?<word>\s?(?:uhr|hrs|h\b))?/g
/** `6 PM`, `18 Uhr`, `15h`, `9 h`. */
const HOUR =
  /(?<![\d.,:/+]|(?<!\d ?h|[:.]\d\d|uhr|hrs|uur|[ap]\.?m\.?)-)(?<hour>\d{1,2})\s?(?:(?<half>am|pm|a\.m\.|p\.m\.)(?![a-z])|(?<word>uhr|hs?|heures)(?![a-z0-9]))/g
/** Words before a dotted number that make a time of it. */
const DOTTED = new RegExp(
  `(?:\\b(?:kl|klo|klokken|godz|um|ab|an|alle|entro le|prima delle|ore|uur|om|avg|ank|from|fra|til|kello|at|ved|till|mellom|mellan|mellem|v|ve|od|o|saat|${LEAVING_OR_ARRIVING})[.:]?|[-–→] ?)\\s*$`,
)
/** What stands before a length of time and not a moment. */
const LENGTH =
  /(?:(?<![a-z])dur(?:ation|ee|ata|acion|acao)?(?![a-z])\.?|dauer|varighed|varighet|restid|reisetid|flugzeit|flugdauer|fahrzeit|fahrtdauer|reistijd|correspondance|escale|escala|(?<![a-z] )scalo|stopover|layover|connection|(?<![a-z])wait[a-z]*|attente|umstieg|umsteigezeit|aufenthalt|flying time|flight time|journey time|travel time|temps de vol|tiempo|tempo|czas(?! (?:odbioru|zwrotu|wydania|odjazdu|przyjazdu|wyjazdu|odlotu|przylotu|lokalny|zameldowania|wymeldowania))[a-z ]*|next flight is|trajet|(?<![a-z])nach(?![a-z]| [a-z]|\s?:)|rejsetid|flyvetid|flygtid|flytid|vliegtijd|vluchtduur|lentoaika|lennon kesto|matka-aika|doba (?:letu|jizdy)|ucus suresi|menetido|repulesi ido|total)[^\d]{0,18}$|\d ?km(?:, | - | – | \/ | · |: )(?:ca\.? |circa |about |env(?:iron)?\.? )?$/
/** `10:40 Eurowings`, `17:05 Minneapolis`: what only begins with a word for money or time is another word. */
const MONEY_AFTER = new RegExp(`^\\s?(?:${MONEY_SIGN}|%|,-|(?:${MONEY_WORD}|euro[a-z]{0,2}|kg|km|kwh)(?![a-z]))`)
const MONEY_BEFORE = new RegExp(`(?:${MONEY_SIGN}|(?<![a-z])${MONEY_WORD})\\s?$`)
const LENGTH_AFTER = /^\s?(?:m|min(?:s|u[a-z]*)?|std|stunden|hours|hrs?(?!.*\d)|timer|tim|t)(?![a-z0-9_']|\. [a-z]\.)/
const PLUS = /^\s?(?:uhr)?\s*[*(]{0,2}\+\s?(?<days>[123])(?!\d)/
const NEXT_DAY =
  /^[^\d]{0,16}?\b(?:next day|following day|day after|del dia siguiente|dia siguiente|am nachsten tag|nachster tag|folgetag|le lendemain|lendemain|giorno dopo|giorno successivo|dia seguinte|volgende dag|nasta dag|neste dag|naeste dag|nastepnego dnia)/

/** `12.40 in the morning`, `6.15 abends` */
const MORNING = /^\s?(?:in the morning|at night|nachts|fruh|du matin|de la manana|del mattino|da manha|'s nachts|pa natten)(?![a-z])/
const EVENING =
  /^\s?(?:in the (?:afternoon|evening)|nachmittags|abends|de l'apres-midi|du soir|de la tarde|de la noche|del pomeriggio|di sera|da tarde|da noite|'s (?:middags|avonds)|pa kvallen|om aftenen|po poludniu|wieczorem)(?![a-z])/

const halfAfter = (after: string): string | undefined => (MORNING.test(after) ? 'a' : EVENING.test(after) ? 'p' : undefined)

function minutesOf(hour: number, minute: number, half: string | undefined): number | undefined {
  if (minute > 59 || hour > 24 || (half && (hour > 12 || hour === 0))) return undefined
  const night = half?.startsWith('a') && hour === 12
  const evening = half?.startsWith('p') && hour < 12
  const minutes = (night ? 0 : evening ? hour + 12 : hour) * 60 + minute
  return minutes > 1440 ? undefined : minutes % 1440
}

/** A dotted number may be a price, a day or a time. */
function isDottedTime(before: string, after: string, match: RegExpMatchArray, dotted: boolean): boolean {
  const { hour = '', word, half } = match.groups ?? {}
  if (word || half) return true
  // `19.34DE` is a tax.
  if (/^[a-z]/.test(after)) return false
  const isSpan = dotted && /^\s?[-–]\s?\d{1,2}\.\d\d(?!\d)/.test(after)
  if (hour.length < 2 && !DOTTED.test(before) && !isSpan && !(dotted && /(?:^|\s{3}|\([a-z]{3}\))\s*$/.test(before))) return false
  return DOTTED.test(before) ? !MONEY_AFTER.test(after) && !/^\s{1,6}\d{1,2}:\d\d/.test(after) : dotted
}

/** `TP 0358   Y   14MAY   0905   1145`: after a flight and a day, four figures are times. */
const FIGURES = /(?<![\d.,:/+-])(?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d)(?![\da-z:/-]|[.,]\S)/g
/** `755P`, `1100A`: so write the systems that agents book with. */
const HALVES = /(?<![\w.,:/+$€£*-])(?<hour>0?[1-9]|1[0-2])(?<minute>[0-5]\d)(?<half>[ap])m?(?![\w.,:/-])/g
/** Words before or after four figures that make a time of them. */
const LAST_WORD = /(?<![a-z\d_])([a-z]{2,20})\.?\s{0,2}:?\s{0,3}$/
const CLOCKED = wordSet('time zeit hora heure ora tid tijd czas cas lv ar at std sta etd eta')
/** `DEP FRANKFURT FERNBF  0954`: what says at the beginning of a row of what its figures are. */
const IN_ROW = /^\s*(?:dep(?:art)?|arr(?:ive)?|leave|lv|ar|pick[ -]?up|drop[ -]?off|collect)\.?:?\s/
/** `on 19 September 2026 by 1700`: what says until when, behind a whole day. */
const BEHIND_YEAR = /(?<!\d)20\d\d,? (?:by|until|before|from|after|to) $/
/** `SUN 15MAR 1500`, `13 Jul 2026 1215`, `01-MAY-27 1000`: right behind a day, where no year stands. */
const BEHIND_DAY =
  /(?<![a-z\d])\d{1,2}(?:-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-(?:20)?\d\d |(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:\d\d)? |\s?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?,? 20\d\d,? )$/
const YEAR = /^20[23]\d$/
/** `Dep Melbourne Tullamarine 0805`: at the end of a row, and no year behind a month. */
const ROW_TO_END =
  /^\s*(?:dep|arr)(?:art|ive)?s?\.?:?\s(?=[a-z]{3})(?!.*(?<![a-z])(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.? ?$)[a-z][a-z .'()/-]{2,50} $/
/** `0755 09MAR`: the day on which something arrives is printed behind its hour as well. */
const SAID_AFTER = /^(?:\s?(?:hrs?\b|h\b|uhr\b|hours\b|lt\b)| {1,2}\d{1,2}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?![a-z]))/

/** `after`: from where on four figures are times in this line; elsewhere words must say so. */
export function findFigures(line: string, after = Number.POSITIVE_INFINITY): TimeMark[] {
  if (!/\d{3}/.test(line)) return []
  return [...allIn(line, FIGURES), ...allIn(line, HALVES)].flatMap((match): TimeMark[] => {
    const { hour, minute, half } = match.groups ?? {}
    const end = match.index + match[0].length
    const minutes = minutesOf(Number(hour), Number(minute), half)
    const isApart = half !== undefined && /(?:^|\s\s)$/.test(line.slice(0, match.index)) && /^(?:$|\s\s)/.test(line.slice(end))
    const word = LAST_WORD.exec(line.slice(Math.max(0, match.index - 30), match.index))?.[1] ?? ''
    const isSaid =
      CLOCKED.has(word) ||
      (IN_ROW.test(line) && /\s\s$/.test(line.slice(0, match.index)) && /^(?:\s*$|\s\s)/.test(line.slice(end))) ||
      LEAVING.has(word) ||
      ARRIVING.has(word) ||
      SAID_AFTER.test(line.slice(end)) ||
      BEHIND_YEAR.test(line.slice(Math.max(0, match.index - 14), match.index)) ||
      (!YEAR.test(match[0]) && BEHIND_DAY.test(line.slice(Math.max(0, match.index - 22), match.index))) ||
      (line.slice(end).trim() === '' && ROW_TO_END.test(line.slice(0, match.index)))
    const days = PLUS.exec(line.slice(end))?.groups?.days
    return minutes === undefined || (match.index < after && !isSaid && !isApart)
      ? []
      : [{ start: match.index, end, minutes, later: Number(days ?? 0) }]
  })
}

/** Words and signs before `9h30`, and before `15h`, that make moments of them. */
const BEFORE_HOUR = /(?:\)|\dh\d\d\s?[-–]|\ba|\bat|\bas|\bum|\bde|\bvers|\bdes|\bapartir das|\bapres|\barrivee|,)\s*$/
const BEFORE_BARE =
  /(?:\([a-z]{3}\)|\b20\d\d,?|\ba|\bas|\bum|\ba las|\bab|\bbis|\bde|\bdes|\bapres|\bavant|\bpartir de|\bpartir das|\bate as)\s*$/
/** What stands at the other end of a dash: `8h – 10h10`. */
const SPAN_BEFORE = /(?<!\d)\d{1,2}\s?(?:[:.h]\s?\d\d|h|uhr)(?:\s?(?:h|uhr|hrs))?\s?[-–→]\s?$/
const SPAN_AFTER = /^\s?[-–→]\s?\d{1,2}\s?(?:[:.h]\s?\d\d|h|uhr)(?![\da-z])/

/** `Lyon 7h04 – Paris 9h02`: of two places with a dash between them each has its hour behind it. */
const WAY_AFTER = /^\s?[-–—→]\s?[a-z][^\d]{2,40}\s\d{1,2}h\d\d(?!\d)/
const WAY_BEFORE = /[a-z.)]\s\d{1,2}h\d\d\s?[-–—→]\s?[a-z][^\d]{2,40}\s$/

interface Mark {
  readonly start: number
  readonly end: number
}

/** Signs between a day and its time, or between two times. */
const BETWEEN = /^(?:,?\s{0,8}|,?\s?[-–|/(·→]\s?)$/

/** `2026-12-12 16:25 -` and `16:25 -`, before `03:00`: what a clock of that place is behind the others. */
const BEFORE_OFFSET = /(?<day>\d{4}-\d\d-\d\d[ t])?(?<hour>\d\d):(?<minute>\d\d)(?<second>:\d\d)?(?<gap> ?)-$/
const IS_OFFSET = /^(?:0\d|1[0-2]):[03]0$/
/** Whether a time behind a dash is such an offset: set apart from another before it, or close behind that of a whole day. `2027-05-12 07:00-08:30` goes on until then. */
function isOffset(before: string, clock: string): boolean {
  const { day, hour, second, gap, minute } = (IS_OFFSET.test(clock) ? BEFORE_OFFSET.exec(before) : undefined)?.groups ?? {}
  if (hour === undefined) return false
  if (clock < `${hour}:${minute}`) return day !== undefined || gap !== ''
  return day !== undefined && (gap !== '' || second !== undefined || day.endsWith('t'))
}

/** `17h30 à Nice`, `18:00 a la estación`: a word for where to, and no half of the day, as in `12:30 a`. */
const TO = /^\sa\s(?:la|las|l|le|los|el|o|os|il|lo)(?![a-z])/
/** `arrivo 9:15 a Bari` */
const BEFORE_PLACE =
  /(?<![a-z])(?:partenza|arrivo|arriva|salida|llegada|llega|chegada|chega|partida|saida|arrivee|depart|ore|alle|a las|as)\s$/
const TO_ANYWHERE = /^\sa\s(?:[a-z]|\d{1,2}[:.h]\d)/

/** `9h45   Milano Centrale`, `9h00 : restitution du véhicule` */
const isHead = (before: string, after: string): boolean => before.trim() === '' && /^(?: {3,}|\s?[:–—-]\s)[a-z]{3}/.test(after)

/** How a document writes its times. */
interface Manner {
  /** `18.05` */
  readonly dotted?: boolean
  /** Its rows begin with them, `15h18`. */
  readonly isFirst?: boolean
  /** Its rows begin with them, `15:18`. */
  readonly isClocked?: boolean
  /** `8h20` is an hour in this line, as what stands around it tells. */
  readonly isHour?: boolean
}

/** Every time of day in a line of plain text; `days` are those of the line. */
export function findTimes(
  line: string,
  days: readonly Mark[] = [],
  { dotted = false, isFirst, isClocked, isHour }: Manner = {},
): TimeMark[] {
  if (!/\d/.test(line)) return []
  const found: TimeMark[] = []
  const isNext = (before: Mark, after: Mark): boolean => after.start > before.end && BETWEEN.test(line.slice(before.end, after.start))
  const isByDay = (mark: Mark): boolean => days.some((day) => isNext(day, mark) || isNext(mark, day))
  for (const match of [...allIn(line, CLOCK), ...allIn(line, HOUR)]) {
    const start = match.index ?? 0
    const { hour = '', minute = '0', half: told, mark, word } = match.groups ?? {}
    const isPlace = mark === 'h' || Number(hour) > 12 || BEFORE_PLACE.test(line.slice(Math.max(0, start - 16), start))
    const isTo = told === 'a' && (isPlace ? TO_ANYWHERE : TO).test(line.slice(start + match[0].trimEnd().length - told.length - 1))
    const half = isTo ? undefined : told
    const end = start + (isTo ? match[0].trimEnd().slice(0, -1) : match[0]).trimEnd().length
    const before = line.slice(0, start)
    const after = line.slice(end)
    if (found.some((other) => start < other.end && other.start < end)) continue
    if (isOffset(before, line.slice(start, end))) continue
    // `06:20 KM Malta Airlines`: no amount has a colon.
    if (mark !== ':' && (MONEY_AFTER.test(after) || MONEY_BEFORE.test(before))) continue
    if (mark === '.' && !(dotted && isByDay({ start, end })) && !isDottedTime(before, after, match, dotted)) continue
    // `1h30` is a length unless something says it is a moment.
    const isBare = mark === undefined && half === undefined
    const isHours = mark === 'h' || isBare
    const isSaid =
      word === 'uhr' ||
      isHour ||
      SPAN_BEFORE.test(before) ||
      SPAN_AFTER.test(after) ||
      isByDay({ start, end }) ||
      (isFirst && isHead(before, after))
    const isOfWay = mark === 'h' && ((/[a-z.)]\s$/.test(before) && WAY_AFTER.test(after)) || WAY_BEFORE.test(before))
    if (isHours && !isSaid && !isOfWay && ((hour.length < 2 && !BEFORE_HOUR.test(before)) || (isBare && !BEFORE_BARE.test(before))))
      continue
    if (!half && LENGTH.test(before)) continue
    // `· 5 h 05 ·`, between two other things that are told of a ride.
    if (mark === ' h ' && hour.length < 2 && /[·•|(]\s*$/.test(before) && /^\s*[·•|)]/.test(after)) continue
    // `AF 7519 - Air France - 1 h 30`, below `10:10   Toulouse`.
    if (mark === ' h ' && isClocked && !isSaid && !BEFORE_HOUR.test(before)) continue
    if (isHours && /^\s?\d{1,2}\s?m/.test(after)) continue
    if (LENGTH_AFTER.test(after) && !match.groups?.word) continue
    const said = Number(hour) <= 12 ? halfAfter(after) : undefined
    const minutes = minutesOf(Number(hour), Number(minute), half ?? said)
    if (minutes === undefined) continue
    const plus = PLUS.exec(after)?.groups?.days
    found.push({ start, end, minutes, later: plus !== undefined ? Number(plus) : NEXT_DAY.test(after) ? 1 : 0 })
  }
  return found.sort((a, b) => a.start - b.start)
}
