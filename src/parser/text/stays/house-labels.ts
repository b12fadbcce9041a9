/** Names of houses that a label tells, in its cell, beside it, below it or over its column. */

import { countIn, NIGHTS_HEADING } from '../days/nights.ts'
import { cellText, columnNamed, neighbour, saidAt, seemsHeading } from '../page/around.ts'
import { datedHeading } from '../page/dated-headings.ts'
import { isValue, labelled } from '../page/labelled.ts'
import type { Line, Page } from '../page/page.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { KIND_OF_STREET } from '../places/address-words.ts'
import { isReferenceWord } from '../references/reference-labels.ts'
import { HOUSE_KIND, LODGING } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { type Candidate, isCapital, isHouseName, isRoom, mayBeHouse, trimmed } from './house-names.ts'
import { HOUSE_LABEL, STAY_LABEL } from './house-words.ts'

/** Kinds of houses that are called by where they are. */
const OF_NAME = /^(?:jugendherberge|youth hostel|auberge de jeunesse|vandrarhem|vandrerhjem)$/

/** Names have capitals or figures; `pool` is what a picture shows. */
const isWritten = (name: string): boolean => !/^[\p{Ll}\s]+$/u.test(name) || HOUSE_KIND.test(plain(name))

/** What a stay is sold as that begins and ends on days of the week: `Lang weekend`, `Semaine`. */
const IS_SPAN =
  /^(?:(?:long|short|full|lang(?:es)?|verlangertes|kort|hele?|court|lungo|largo) )?(?:mid-?week|week-?end|weeks?|wochenende|woche|kurzwoche|(?:short )?break|semaine|settimana|semana|(?:fin|fine|fim) (?:de |di )?(?:semana|settimana)|langweekend|vecka|helg|uge|uke|viikko|viikonloppu|tydzien)(?![a-z])/

/** `De Reeënhorst (nr. 61804)`, `F41207 "Klitrosen"` */
const IS_LISTED =
  /^\p{L}[^()]{2,50} \((?:(?:huis|hus|haus|object|objekt)?(?:nummer|nr)|no|n°|id|objekt|ref)\b|^(?:[A-Z]{1,4}-?\d{3,6} )?["„“”«]\p{L}/iu

export function housesByLabel(page: Page, addresses: readonly AddressMark[]): Candidate[] {
  return labelled(page, HOUSE_LABEL).flatMap(({ label, value, line }): Candidate[] => {
    const name = trimmed(value)
    if (line.cells.length > 2 && NIGHTS_HEADING.test(plain(name))) return []
    // `Verblijf   Midweek (4 nachten)`: how long one stays.
    if (countIn(plain(value)) !== undefined && IS_SPAN.test(plain(name))) return []
    // `We confirm the following stay:` above `Reservation number`.
    if (plain(name).split(/\s+/).every(isReferenceWord)) return []
    const told = { line: line.index, label, rule: `label "${label}"`, how: 'label' as const, sure: 0.9, score: 5 }
    const own = HOUSE_LABEL.exec(plain(label))?.groups?.own
    // `Feriehus: B2417`: let by its number, it is called by what it is.
    if (/^[A-Z]{0,4}[-. ]?\d[A-Z\d./-]{1,12}$/.test(name)) {
      return own ? [{ ...told, name: `${label.slice(0, own.length)} ${name}`, score: 3.5 }] : []
    }
    // Beside a word for what it is, without a colon or an address, anything may be told of it.
    // What has a number with whoever lets it, or stands in quotes, is a name.
    const isTold =
      own === undefined ||
      /\d/.test(label) ||
      line.text.includes(`${label}:`) ||
      addresses.some((mark) => mark.line === line) ||
      IS_LISTED.test(value)
    // `Jugendherberge   Bad Ems`: it is called by both.
    const whole = OF_NAME.test(plain(label)) && !HOUSE_KIND.test(plain(name)) ? `${label} ${name}` : name
    // `Gastgeber: Pedro` lets the house, and is none.
    const isHost = /gastgeber/.test(plain(label)) && !/\s/.test(name) && !HOUSE_KIND.test(plain(name))
    return isTold && !isHost && isHouseName(name) && isWritten(name) && !isRoom(name) ? [{ ...told, name: whole }] : []
  })
}

/** `Hotel Check-in: Taj Garden, Bengaluru`: the heading of a day of an itinerary, with no day behind it. */
const CHECKED_IN_AT = /^\s*(?:hotel|lodging) check-?in\s?:\s(?=[a-z])/
export const housesCheckedInAt = (page: Page): Candidate[] =>
  page.lines.slice(1).flatMap((line): Candidate[] => {
    const label = CHECKED_IN_AT.exec(line.plain)?.[0]
    const name = label && line.dates.length + line.times.length === 0 ? trimmed(line.text.slice(label.length)) : ''
    return /^\p{Lu}.* \p{Lu}/u.test(name) && isCapital(name) && !isRoom(name)
      ? [{ name, line: line.index, rule: 'a heading', how: 'label', sure: 0.85, score: 4.8 }]
      : []
  })

/** What is told behind the word for a stay is how long it is, and for how many, as well. */
const HOW_LONG =
  /\d|(?<![a-z])(?:one|two|three|four|five|six|seven|zwei|drei|deux|trois|dos|tres|due|tre|dois|nights?|nachte?|nuits?|noches?|nott[ei]|noites?)(?![a-z])/

export function housesByStay(page: Page): Candidate[] {
  return page.lines.slice(1).flatMap((line): Candidate[] => {
    if (line.cells.length !== 1 || line.dates.length > 0) return []
    const label = STAY_LABEL.exec(line.plain)?.[0]
    const name = label ? trimmed(line.text.slice(line.text.indexOf(':') + 1)) : ''
    const isTold = mayBeHouse(name) && !HOW_LONG.test(plain(name)) && page.gazetteer.stations(name).length === 0
    return label && isTold ? [{ name, line: line.index, rule: `label "${label}"`, how: 'label', sure: 0.8, score: 2.5 }] : []
  })
}

/** `Tue 18 November 2025 - HOTEL - Lindenhof Messe`: what begins, and what it is called. */
const HEADING = /^[\s.,:|·•–—-]*(?<kind>[\p{L} ]{5,16}?) [-–—|·•] (?<name>\p{Lu}[^:;]{3,60})$/u
/** The number with which a thing of a list begins. */
const LISTED = /^\s*\d{1,2}[.)]\s+(?=\p{L})/u
/** Lines from such a heading to a day of the stay. */
const DAY_BELOW = 4

/** `HOTEL Monday 20 September 2027 GRAND CENTRAL   Confirmed`: the name behind the day. */
function behindDay(line: Line): string | undefined {
  const heading = datedHeading(line)
  const name = heading && LODGING.has(heading.word) ? trimmed(heading.name) : ''
  return mayBeHouse(name) ? name : undefined
}

export function housesByHeading(page: Page): Candidate[] {
  return page.lines.slice(1).flatMap((line): Candidate[] => {
    // `3) HOTEL – Lindenhof   VOUCHER 4411`: a number of a list may stand before it, and more in other cells.
    const isListed = LISTED.test(line.text)
    const headed = behindDay(line)
    if (headed !== undefined)
      return [
        { name: headed, line: line.index, rule: 'a heading', how: 'label', sure: 0.85, score: HOUSE_KIND.test(plain(headed)) ? 4.8 : 2.2 },
      ]
    if (line.cells.length !== 1 && !isListed) return []
    const first = line.text.slice(line.dates.at(-1)?.end ?? 0, isListed ? line.cells[0]?.end : undefined)
    const { kind = '', name: told = '' } = HEADING.exec(first.replace(LISTED, '').trim())?.groups ?? {}
    const isKind = LODGING.has(plain(kind)) || (isListed && HOUSE_KIND.exec(plain(kind))?.[0] === plain(kind))
    if (!isKind) return []
    const name = trimmed(told)
    const isDated = page.lines.slice(line.index, line.index + DAY_BELOW + 1).some(({ dates }) => dates.length > 0)
    const isTown = page.gazetteer.stations(name).length > 0
    if (!isDated || isTown || !mayBeHouse(name)) return []
    return [{ name, line: line.index, rule: 'a heading', how: 'label', sure: 0.85, score: 4.8 }]
  })
}

/** How many stars a house has. */
const RATED =
  /(?:^|\s)\d(?:[.,]5)?[ -]?(?:stars?|sterne?|etoiles?|estrellas?|stelle|estrelas?|sterren|stjarnor|stjerner)(?![a-z])|\*{2,5}|[★⭐✩☆]/

/** `Hotelleistung` over `Sonnenhof Lindos   4 Sterne   LIN4711`: a label over a row that tells more than the name. */
export function housesOverRow(page: Page): Candidate[] {
  return page.lines.slice(1).flatMap((line): Candidate[] => {
    const said = line.plain.trim()
    const row = line.cells.length === 1 && HOUSE_LABEL.exec(said)?.[0] === said ? neighbour(page, line.index, 1) : undefined
    if (!row || row.cells.length < 3 || row.dates.length > 0 || !row.cells.some((_, at) => at > 0 && RATED.test(plain(cellText(row, at)))))
      return []
    const name = trimmed(cellText(row, 0))
    const isDated = page.lines.slice(row.index, row.index + DAY_BELOW + 1).some(({ dates }) => dates.length > 0)
    if (!isDated || !name.includes(' ') || !mayBeHouse(name) || !isValue(plain(name))) return []
    const label = line.text.trim()
    return [{ name, line: row.index, label, rule: `label "${label}"`, how: 'label', sure: 0.8, score: 2.5 }]
  })
}

/** What stands before a street that begins with a word for streets. */
const BEFORE_STREET = new RegExp(
  `^(?<name>\\p{L}.{5,50}?) (?<street>${KIND_OF_STREET}\\.? (?:\\p{L}[\\p{L}.'’-]* ){1,5}\\d{1,4} ?[a-z]?)$`,
  'iu',
)

/** `Grand Hotel &` above `Suites   1 King Bed`: a name that is broken goes on at the beginning of the next line. */
function withRest({ lines }: Page, { index }: Line, name: string): string {
  const below = lines[index + 1]
  const more = below && / &$/.test(name) ? cellText(below, 0).trim() : ''
  return /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u.test(more) ? `${name} ${more}` : name.replace(/ &$/, '')
}

/** `Hotel Santa Maria Avenida do Mar 50`, of two lines of a cell: the name, and below it the street. */
function withoutStreet(text: string): string {
  const { name = '' } = /\d/.test(text) ? (BEFORE_STREET.exec(text)?.groups ?? {}) : {}
  return HOUSE_KIND.test(plain(name)) && mayBeHouse(name) ? name : text
}

/** In a row that begins with its days: the name in the column whose heading says house. */
export function byColumn(page: Page): Candidate[] {
  return page.lines.slice(1).flatMap((line): Candidate[] => {
    if (line.dates.length === 0 || line.cells.length < 3) return []
    const above = neighbour(page, line.index, -1)
    // What the heading begins with is the first column, whatever has become of the others.
    const isFirst = above !== undefined && seemsHeading(above) && HOUSE_LABEL.test(saidAt(above, above.cells[0]))
    const cell = line.cells[columnNamed(page, line, (said) => HOUSE_LABEL.test(said))] ?? (isFirst ? line.cells[0] : undefined)
    const name = cell ? withRest(page, line, withoutStreet(trimmed(line.text.slice(cell.start, cell.end)))) : ''
    // `3   Tom Reed   30-05-2016`: who comes along, in a list below.
    const isListed = /^\d{1,2} \p{Lu}/u.test(line.text.slice(cell?.start, cell?.end)) && !HOUSE_KIND.test(plain(name))
    // `Arrival: November 18, 2027` in the column: a label of its own with its day.
    const isDay = cell !== undefined && line.dates.some(({ start, end }) => start < cell.end && end > cell.start)
    return isHouseName(name) && isValue(plain(name)) && !isRoom(name) && !isListed && !(isDay && /^[^\d:]{3,20}:/.test(name))
      ? [{ name, line: line.index, rule: 'a column of houses', how: 'column', sure: 0.85, score: 5.5 }]
      : []
  })
}
