/** People by what stands with their names: a seat, or a number in a list. */

import type { FoundPerson } from '../../found.ts'
import { cellText, neighbour, saidAt } from '../page/around.ts'
import type { Page } from '../page/page.ts'
import { allIn } from '../words/all-in.ts'
import { plain } from '../words/plain.ts'
import { wordSet } from '../words/vocabulary.ts'
import { clean, NAME, personOf, TITLE } from './names.ts'
import { wholeName } from './people-lists.ts'
import { AGES, SEATS } from './person-words.ts'

const COACHES = wordSet('coach car wagen voiture coche carrozza carruagem rijtuig vagn vogn wagon vaunu vuz')
const SEATING = [...SEATS, ...COACHES]

/** `Coach 5 - Seat 17`: a word and a number, which give a seat to the name before them if it is such a word. */
const NUMBERED_THING = /^[\s,:;(–·•|-]*(?<thing>[a-z]+)[\s:.]{0,3}\d{1,3}/
const givesSeat = (small: string): boolean => SEATING.includes(NUMBERED_THING.exec(small)?.groups?.thing ?? '')

const SEATED = new RegExp(`(?<=^|[:,;/–-]\\s{0,3}|\\s{3})(?<name>${NAME})[\\s:,(–-]{1,4}\\d{1,3}\\s?[A-L](?![\\p{L}\\d])`, 'gu')
const LINE_OF_NAME = new RegExp(`^(?:\\d{1,2}[.)]\\s+)?(?:${TITLE}\\.?\\s+)?${NAME}`, 'u')
/** ` (30-59 ans) Carte Plus` before a dot: how old she is, and what card she has. */
const AGE_AND_CARD = /^ \(\d{1,2}(?: ?[-–] ?\d{1,2})? [a-z]{2,6}\)[^·•|()]{0,40}(?=[·•|])/
/** Letters of a name with its title. */
const LONGEST_NAME = 45

/** `Seats: Ann Reed 12A, Tom Reed 12B`, `Ann Reed   Coach 5 - Seat 17`, and a name with its seat on the line below. */
export function bySeat(page: Page): FoundPerson[] {
  if (!SEATING.some((word) => page.words().has(word))) return []
  return page.lines.slice(1).flatMap((line): FoundPerson[] => {
    const inList = line.plain.split(/[^a-z]+/).some((word) => SEATS.has(word))
      ? allIn(line.text, SEATED).flatMap((match) => personOf(match.groups?.name ?? '') ?? [])
      : []
    if (inList.length > 0) return inList
    const named = clean(LINE_OF_NAME.exec(line.text)?.[0] ?? '')
    // `Coche B, asientos 23 y 24`
    if (named === '' || named.length > LONGEST_NAME || COACHES.has(plain(named.split(' ', 1)[0] ?? ''))) return []
    const rest = line.plain.slice(named.length).replace(AGE_AND_CARD, '')
    const under = rest.trim() === '' ? (neighbour(page, line.index, 1)?.plain ?? '') : rest
    // Where one gets off stands above the seat of the next train as well.
    const person = givesSeat(under) && page.gazetteer.stations(named).length === 0 ? wholeName(named) : undefined
    return person ? [person] : []
  })
}

/** `Seat 14`, `Posto 7B`: all of a cell. */
const SEAT_ALONE =
  /^(?:seat|coach seat|sitz|platz|sitzplatz|posto|place|siege|asiento|plaza|butaca|lugar|assento|stoel|zitplaats|plaats|plats|sittplats|plads|siddeplads|sete|plass|paikka|miejsce|misto|sedadlo|sedez|locul|ulohely|hely)\s?(?:n[or°º]\.?\s?)?:?\s?\d{1,3}\s?[a-l]?$/

/** `Posto 14   ANNA ROSSI   Adulto`: rows that begin with a seat and name who sits there, behind whom a kind of traveller or nothing stands. */
export const bySeatRow = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap((line): FoundPerson[] => {
    const [seat = '', name = '', kind, ...more] = line.cells.map((cell) => line.text.slice(cell.start, cell.end).trim())
    if (more.length > 0 || !SEAT_ALONE.test(plain(seat))) return []
    const isKind = kind === undefined || (plain(kind).match(/[a-z]+/g) ?? []).some((word) => AGES.has(word))
    const person = isKind && name.includes(' ') && page.gazetteer.stations(name).length === 0 ? wholeName(name) : undefined
    return person ? [person] : []
  })

/** `5C (Anna Reed)`: whose seat it is, or what it has. */
const SEAT_OF = new RegExp(`(?<![\\p{L}\\d])\\d{1,3}[A-L]\\s?\\((?<name>${NAME})\\)`, 'gu')
const IS_SEAT_OF = /\d[A-L]\s?\(/
/** `Anna Reed · Adult`, `Tom Reed – Child (0-14)` */
const AGE_BEHIND = /^\s?[·•–-]\s(?<word>[a-z]{3,13})(?: \([^()]{1,20}\))?$/

/** Names in brackets behind seats, which an age stands behind elsewhere: `Extra Legroom` has none. */
export function bySeatBefore(page: Page): FoundPerson[] {
  const names = new Set(
    page.lines
      .filter(({ text }) => IS_SEAT_OF.test(text))
      .flatMap(({ text }) => allIn(text, SEAT_OF).map(({ groups }) => groups?.name ?? '')),
  )
  const isAged = (name: string): boolean =>
    page.lines.some(
      (line) => line.text.startsWith(name) && AGES.has(AGE_BEHIND.exec(saidAt(line, line.cells[0]).slice(name.length))?.groups?.word ?? ''),
    )
  return [...names].slice(0, MOST_SEATED).flatMap((name) => (isAged(name) ? (personOf(name) ?? []) : []))
}
/** Those of one document. */
const MOST_SEATED = 20

/** What has a number of one traveller each. */
const OWN_PAPER =
  /^(?:frequent (?:flyer|flier|traveller|traveler)|vielflieger|e-?ticket|ticket ?(?:no|nr|number|nummer)|biljett ?(?:nr|nummer)|billet ?(?:nr|nummer)|(?:numero de |n[°º] (?:de )?)(?:ticket|billete?|bilhete)|n(?:umero|\.) biglietto)(?![a-z])/

/** `Ann Reed   Frequent Flyer: N/A` */
export const byOwnPaper = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap((line): FoundPerson[] => {
    const [name, paper] = line.cells
    const person =
      name && paper && OWN_PAPER.test(saidAt(line, paper)) ? wholeName(line.text.slice(name.start, name.end).trim()) : undefined
    return person ? [person] : []
  })

/** `New ticket (0011144880331)`: nobody else travels with it. */
const TICKET =
  /(?:ticket|billete?|bilhete|biglietto|biljett|billett?|bilet[iu]?|lippu|flugschein|jizdenka|letenka)(?![a-z]).{0,20}?(?<!\d)\d{3}[ -]?\d{10}(?!\d)/
/** Lines from a name to the number of its ticket, with what is told of its card between them. */
const FROM_TICKET = [2, 3]

/** What one who flies often has a card of, or is asked to have. */
const CARDED =
  /frequent (?:fl[iy]er|travell?er)|vielflieger|voyageur frequent|viajero frecuente|(?<![a-z])miles(?![a-z])|aadvantage|mileageplus|skymiles|aeroplan|loyalty/

/** Names that stand alone in their lines, each above the number of a ticket of its own, and one alone above a card as well: right above a ticket it may be what was bought. */
export function byTicketBelow(page: Page): FoundPerson[] {
  const tickets = page.lines.slice(2).filter(({ plain }) => TICKET.test(plain))
  for (const by of FROM_TICKET) {
    const people = tickets.map(({ index }) => {
      const line = page.lines[index - by]
      const isCarded = page.lines.slice(index - by, index).some(({ plain }) => CARDED.test(plain))
      const isAlone =
        line && (isCarded || line.places().length === 0) && (line.cells.length === 1 || CARDED.test(saidAt(line, line.cells[1])))
      return (isCarded || tickets.length > 1) && isAlone ? wholeName(cellText(line, 0).trim()) : undefined
    })
    const told = people.flatMap((person) => person ?? [])
    const names = new Set(told.map(({ firstName, lastName }) => `${firstName} ${lastName}`))
    if (told.length > 0 && names.size === tickets.length) return told
  }
  return []
}

const NUMBERED = /^\s*(?<number>\d)[.)]\s+(?=\S)/

/** Names that are numbered from one on, each on a line: `1. Ann Reed`, `2. Tom Reed`. */
export function byNumber(page: Page): FoundPerson[] {
  const out: FoundPerson[] = []
  for (const line of page.lines.slice(1)) {
    const number = Number(NUMBERED.exec(line.text)?.groups?.number ?? 0)
    if (number !== out.length + 1) continue
    const person = wholeName(line.text)
    if (person) out.push(person)
  }
  return out.length > 1 ? out : []
}
