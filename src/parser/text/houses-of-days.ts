/**
 * Houses of day-by-day plans: below the heading of the day on which one comes there, each is told with its nights, `2 nights at Rose House, 4 Mill Lane,
 * Fairtown (conf. RH-20)`, `Check-in at Rose House, 4 Mill Lane, Fairtown. 2 nights`.
 */

import { addDays } from '../../core/dates.ts'
import { hasCode, scoreOf } from './address-words.ts'
import { allIn } from './all-in.ts'
import { beginsWithItsDay, dayAbove } from './day-headings.ts'
import { HOUSE_KIND, LODGING } from './house-names.ts'
import { countedIn } from './nights.ts'
import { addressIn, nameIn, type Row } from './package-rows.ts'
import type { Line, Page } from './page.ts'
import { daysOn } from './pairs.ts'
import { withoutPicture } from './pictures.ts'
import { plain } from './plain.ts'
import { LEAST_PRICE } from './prices.ts'
import { wordSet } from './vocabulary.ts'

/** Between nights, or what one does at a house, and its name. */
const AT =
  "(?:(?:at|in|im|bei|beim|en|a|al|au|aux|presso|no|na|em|bij|pa|i|ved|vid|hos|w|we|v|ve)(?: (?:the|der|dem|den|het|de|la|le|el|il|lo|hotell?et))?(?![a-z])|(?:a l|all|nell)['’])"
const AT_HOUSE = new RegExp(`^\\s(?:[a-z]{4,14} )?${AT}\\s?(?=\\S)`)
/** The words that begin a sentence, and what stands between them and a name. */
const LEAD = new RegExp(`^(?<word>check[ -]in|overnight stay|[a-z]{3,15})(?:\\s?:\\s{0,3}|\\s[–—-]\\s|\\s${AT}\\s?|\\s(?=hotel ))(?=\\S)`)
/** What one does at a house, beside the words for lodging. */
const STAYING = wordSet(`
  checkin overnight stay overnightstay nights night einchecken ankunft ubernachtungen aufenthalt nuit nuitee arrivee installation sejour noche entrada
  llegada estancia notte arrivo sistemazione soggiorno pernoite noite chegada estadia aankomst inchecken overnachting overnachtingen incheckning natt nat
  vistelse innsjekk innsjekking opphold indtjekning ophold zameldowanie pobyt nocleh yopyminen yo
`)
const saysStay = (word: string): boolean => LODGING.has(word) || STAYING.has(word.replace(/[ -]/g, ''))

/** Where a sentence begins, how many of them a line has, and how long one of a house is. */
const BEGINS = /(?<=^\s{0,9}|\s{3}|[.;!)]\s)(?=\S)/g
const MOST_SENTENCES = 12
const LONGEST = 220
/** Where what is told of a house ends behind its nights: with its sentence, or before what is said beside it. */
const ENDS = /\s?\(|(?<=\p{L}{3}|\d)\.(?=\s+\p{Lu}|\s*$)|\s[–—-]\s|;|\s{3}|$/u

/** The number of a house, beside it. */
const CONFIRMED =
  /(?<![a-z])(?:conf|bevest|best|bekr|potw|ref|rif|res|nr|no|n[°º])[a-z]{0,12}[.:#]{0,2}\s?(?:(?:nr|no|n[°º])\.?\s)?[a-z-]{0,5} ?\d/
/** What an address counts at least. */
const ADDRESSED = 2

interface Told {
  readonly name: string
  readonly place: string
  readonly nights: number
}

/** `Rose House, 4 Mill Lane, Fairtown`: a house, where its kind, its address or its number says that it is one and no town. */
function houseIn(told: string, behind: string, nights: number): Told | undefined {
  const [first = '', ...parts] = told.replace(/[\s(.,;–—-]+$/, '').split(', ')
  const place = parts.join(', ')
  const name = nameIn(first)
  if (!name || /[:;!?(]|\p{L}{4}\.\s|\d[:.]\d\d/u.test(place) || !/^(?:[\p{Lu}\d]|\p{Ll}['’]|$)/u.test(place)) return undefined
  const isPlaced = scoreOf(place) > ADDRESSED || hasCode(place)
  const isTold = isPlaced || CONFIRMED.test(plain(behind)) || (HOUSE_KIND.test(plain(name)) && place !== '')
  return isTold ? { name, place, nights } : undefined
}

/** The house that a sentence tells behind its nights or before them. */
function toldIn(text: string): Told | undefined {
  const small = plain(text)
  const count = countedIn(small)
  if (!count) return undefined
  const at = count.start === 0 ? AT_HOUSE.exec(small.slice(count.end)) : null
  if (at) {
    const rest = text.slice(count.end + at[0].length)
    const end = ENDS.exec(rest)?.index
    return houseIn(rest.slice(0, end), rest.slice(end), count.nights)
  }
  const lead = LEAD.exec(small)
  const isSaid = saysStay(lead?.groups?.word ?? '')
  const told = text.slice(isSaid ? lead?.[0].length : 0, count.start)
  const isAlone = HOUSE_KIND.test(plain(told.split(', ')[0] ?? ''))
  return (isSaid || isAlone) && /[(.,;–—-]\s?$/.test(told) ? houseIn(told, text.slice(count.end), count.nights) : undefined
}

/** What a line tells, with the next where that goes on in brackets. */
function wholeOf({ lines }: Page, { index, text }: Line): string {
  const below = lines[index + 1]
  return below && /^\s{0,9}\(/.test(below.text) ? `${text.trimEnd()} ${below.text.trim()}` : text
}

const isTold = ({ lines, calendar }: Page, day: string): boolean =>
  lines.some(({ dates }) => dates.some((mark) => calendar.dayOf(mark)?.date === day))

/** The houses of a line of such a plan. The day on which one leaves heads something as well, or is told: a letter may begin with its own. */
export function housesOfDays(page: Page, line: Line): Row[] {
  if (LEAST_PRICE.test(line.plain) || !/\p{Lu}/u.test(line.text)) return []
  const whole = wholeOf(page, line)
  if (!countedIn(plain(whole))) return []
  const head = beginsWithItsDay(line) ? line : dayAbove(page, line)
  const [day] = head ? daysOn(page, head) : []
  if (!head || !day) return []
  const text = head === line ? `${' '.repeat(day.end)}   ${whole.slice(day.end).replace(/^[\s:,–—-]{1,4}/, '')}` : whole
  const end = page.lines.find((below) => below.index > line.index && beginsWithItsDay(below))?.index
  return allIn(text, BEGINS)
    .slice(0, MOST_SENTENCES)
    .flatMap(({ index }): Row[] => {
      const told = toldIn(withoutPicture(text.slice(index, index + LONGEST)))
      const checkOut = told && addDays(day.date, told.nights)
      if (!told || !checkOut || !isTold(page, checkOut)) return []
      const { name, place } = told
      const address = place === '' ? {} : { address: addressIn(place) }
      return [{ line, name, checkIn: day.date, checkOut, guessed: day.guessed, ...address, ...(end !== undefined && { end }) }]
    })
    .slice(0, 1)
}
