/**
 * Flights and trains of which a line says that another took their place: `SK 731 18:25 - 19:25, new flight no. SK 735, new time 18:40 - 19:45`, `SK 731 is
 * cancelled, replaced by` above the other, `instead of SK 731 you fly SK 735`. What was is taken out of the lines, so that only what is so is read.
 */

import { plain } from '../words/plain.ts'
import { remembered } from '../words/remembered.ts'

/** The number of a flight or a train, and an hour of the clock. */
const NUMBER = /(?<![A-Za-z\d])(?!(?:EUR|USD|GBP|CHF|NOK|SEK|DKK|PLN|CZK) )(?:[A-Z][A-Z\d]|\d[A-Z]|[A-Z]{3}) ?\d{1,4}(?![\d:]|\.\d)/
const TIME = /(?<![\d.:])\d{1,2}[:.h]\d{2}(?![\d.])/
const TIMES = new RegExp(TIME, 'g')
const NUMBERS = new RegExp(NUMBER, 'g')
const MARKS = new RegExp(`${NUMBER.source}|${TIME.source}`, 'g')

/** What of a word tells in any line that one thing takes the place of another; most pages have none. */
const STEM =
  /repl|instead|rebook|now|new|ersetz|ersatz|statt|dafur|umgebucht|neu|remplac|place|lieu|nouv|sustitu|reemplaz|lugar|nuev|sostitu|posto|invece|nuov|substitu|vez|nov|vervang|plaats|nieuw|ersatt|erstatt|stalle|sted|ny|nu|na|zast|zamia|nahra|misto|korva|tilal|sijaan|uu/

/** What stands at the end of what was, above what is: `cancelled, replaced with:`. */
const HANDS_OVER = remembered(
  () =>
    /(?<![a-z])(?:replaced (?:by|with)|rebooked (?:to|onto|on)|instead|ersetzt durch|dafur|stattdessen|umgebucht auf|remplacee? par|a la place|reemplazad[oa] por|sustituid[oa] por|en su lugar|sostituit[oa] (?:da|dal|con)|al suo posto|substituid[oa] p(?:or|el[oa])|em seu lugar|vervangen door|in plaats daarvan|ersatts? (?:av|med)|i stallet|erstattet (?:av|af|med)|i stedet|zastapion[yae](?: przez)?|w zamian|nahrazen[oay]?|misto toho|korvattu|tilalla)(?: (?:flight|flug|vol|vuelo|volo|voo|vlucht|flyg|fly|lotem|letem|train|zug|tren|treno))?\s?[:–-]?\s*$/,
)
/** What stands before the number or the hours that are so now, in the line of those that were; `New York` and `NY` are towns and states. */
const NEW = remembered(
  () =>
    /(?<![a-z])(?:(?:now(?: on)?|new|neu|jetzt|nun|desormais|ahora|agora|nu|teraz|nyni|nyt)(?: is| om| um| kl\.?)?|(?:now|new|neue[rs]?|nouve(?:au|l|lle|aux)|nuev[oa]s?|nuov[oaie]|nov[oaye]s?|nieuwe?|nytt?|nya|now[yae]|uusi|uudet) (?:flight|train|flug|zug|vol|vuelo|tren|volo|treno|voo|comboio|vlucht|trein|flyg|tag|fly|tog|lot|pociag|let|vlak|lento|juna|number|numer|nummer|no|nr|time|zeit|abflug|horaire|heure|horario|hora|orari|tijd|tid|avgang|godzin|cas|aika|departure)[a-z-]{0,10}\.?(?: ?(?:no|nr|n|number|numero|nummer|numer|cislo|num)[.°o]*)?)\s?:?\s?$/,
)
/** `Instead of SK 731 (18:25 - 19:25)`, in front of what is so. */
const INSTEAD = remembered(
  () =>
    /(?<![a-z])(?:instead of|in place of|(?:an)?statt|anstelle von|au lieu d[eu]|a la place d[eu]|en (?:lugar|vez) del?|invece (?:di|del)|al posto d[ei]l?|em vez d[eo]|em lugar d[eo]|in plaats van|i stallet for|istallet for|i stedet for|istedenfor|zamiast|misto) (?:(?:the|des|dem|der|le|la|el|il|o|de|het|den|det)? ?(?:flight|flug|fluges|fluge|zug|zuges|train|vol|vuelo|volo|voo|vlucht|flyg|fly|flyet|lotu|letu|tren|treno|trein|tog|tag) )?$/,
)

const endOf = (match: RegExpExecArray): number => match.index + match[0].length

/** What stands before a number that is one of a booking, and of no ride. */
const OF_BOOKING =
  /(?:book|reserv|buch|prenot|rezerv|rezerw|bok|boek|bestill|varaus|ref|pnr|code|codigo|codice|locali[sz]|number|nummer|numero|order|auftrag|vorgang|dossier|expediente|pratica)[a-z]*\.?(?: (?:no|nr|n|number|nummer|code))?[\s.:#°º]{0,3}$/

/** Where the ride of a line begins: the last number before its hour, or of all; one of a booking is none. */
function rideAt(line: string): number {
  const time = TIME.exec(line)?.index
  const own = [...line.matchAll(NUMBERS)].filter(({ index }) => !OF_BOOKING.test(plain(line.slice(0, index))))
  const before = own.filter(({ index }) => time === undefined || index < time)
  return (before.length > 0 ? before : own).at(-1)?.index ?? time ?? -1
}
/** A line without what was, up to where that begins: the day before it is that of what is, too, and what tells of no ride stays. */
function beforeRide(line: string): string {
  const at = rideAt(line)
  return at < 0 ? line : line.slice(0, at).replace(/\p{L}[^\d]*$/u, '')
}

const isRide = (line: string): boolean => NUMBER.test(line) && TIME.test(line)

/** Both hours of a text, if it has no more. */
function hoursIn(text: string): readonly RegExpExecArray[] {
  const all = [...text.matchAll(TIMES)]
  return all.length === 2 ? all : []
}

/** Where a line first says that something is new, and what that is: a number, hours or both. */
function changeIn(line: string) {
  for (const { 0: mark, index } of line.matchAll(MARKS)) {
    const before = plain(line.slice(0, index))
    const said = NEW().exec(before)
    if (said && before.length === index && TIME.test(line.slice(0, said.index))) return { at: said.index, mark }
  }
  return undefined
}

/** `bag drop now 16:30 - 18:00`: hours of what goes before, and not of the ride. */
const OF_ELSE =
  /(?<![a-z])(?:bag(?:gage)? ?drop|check-?in|boarding|embarque|embarquement|imbarco|lounge|desk|counter|schalter|gate|porte|puerta|porta|security|transfer|shuttle|bus|breakfast|office)(?![a-z])/
/** `return now SK 740 Bergen 20:10 - Oslo 21:05`: a ride that has its own places is beside the other, and does not take its place. */
function hasOwnPlaces(was: string, is: string): boolean {
  const told = is.slice(0, [...is.matchAll(TIMES)].at(-1)?.index).replace(/(?<!\p{L})[Nn]eue[nrs]? \p{Lu}\p{L}+/gu, '')
  return [...told.matchAll(/(?<!\p{L})\p{Lu}\p{L}{2,}(?! ?\d)/gu)].some(({ 0: name }) => !was.includes(name))
}

/** A line that tells what was and then what is, with what is in the place of what was. */
function withNew(line: string): string {
  const change = changeIn(line)
  if (!change) return line
  const [was, is] = [line.slice(0, change.at), line.slice(change.at)]
  const [old, ...others] = [...was.matchAll(NUMBERS)]
  const next = NUMBER.exec(change.mark) ? NUMBER.exec(is) : null
  const [hours, nextHours] = [hoursIn(was), hoursIn(is)]
  // Of two rides in a line nobody knows which of them is meant.
  if (!old || others.length > 0 || (nextHours.length > 0 && hours.length === 0) || (!next && nextHours.length === 0)) return line
  const tail = plain(was.slice(Math.max(endOf(old), ...hours.map(endOf))))
  if ((!next && OF_ELSE.test(tail)) || hasOwnPlaces(was, is)) return line
  const rest = is.slice(Math.max(next ? endOf(next) : 0, ...nextHours.map(endOf)))
  const put = [
    ...(next ? [{ index: old.index, was: old[0], is: next[0] }] : []),
    ...nextHours.map((hour, at) => ({ index: hours[at]?.index ?? 0, was: hours[at]?.[0] ?? '', is: hour[0] })),
  ].sort((one, other) => other.index - one.index)
  const changed = put.reduce((text, { index, was: told, is: now }) => text.slice(0, index) + now + text.slice(index + told.length), was)
  return `${changed.replace(/[\s,;:(–>-]+$/, '')}${rest}`
}

/** A line without what something else is flown instead of. */
function withoutInstead(line: string): string {
  const number = NUMBER.exec(line)
  if (!number || !isRide(line.slice(endOf(number)))) return line
  const before = plain(line.slice(0, number.index))
  const said = before.length === number.index ? INSTEAD().exec(before) : null
  if (!said) return line
  const behind = line.slice(endOf(number))
  const aside = /^[^()\d]{0,20}\([^()]*\)/.exec(behind)?.[0] ?? ''
  return `${line.slice(0, said.index)}${behind.slice(aside.length)}`
}

/** The same lines, without rides that others took the place of. */
export function withoutSuperseded(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => NUMBER.test(line))) return lines
  const changed = lines.map((line, at) => {
    const small = /\d/.test(line) ? plain(line) : ''
    if (!STEM.test(small)) return line
    const next = lines.slice(at + 1).find((other) => other.trim() !== '') ?? ''
    if (isRide(next) && HANDS_OVER().test(small)) return beforeRide(line)
    return isRide(line) ? withNew(withoutInstead(line)) : line
  })
  return changed.some((line, at) => line !== lines[at]) ? changed : lines
}
