/** People told by the rooms they sleep in: `Room 1: Double Room – Anna Reed` above `Room 2: Twin Room – Tom Hale`. */

import type { FoundPerson } from '../../found.ts'
import { cellText, saidAt } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { ROOM, SOME_ROOMS } from '../stays/stay-words.ts'
import { AND } from '../words/and-words.ts'
import { plain } from '../words/plain.ts'
import { isSpokenToByFamily } from './people-addressed.ts'
import { isCountOfAges, isSpokenTo, manyIn, oneBelowOther } from './people-asked.ts'
import { namesIn, wholeName } from './people-lists.ts'
import { personLabel } from './person-labels.ts'
import { AGES } from './person-words.ts'

const NUMBERED = new RegExp(`^\\s*${ROOM} (?<number>\\d)\\s?: [^:]{3,60}? [–—-] (?=[a-z])`)

/** Who is named last behind the room of a number. */
function ofRoom(line: Line | undefined, number: number): FoundPerson | undefined {
  const said = NUMBERED.exec(line?.plain ?? '')
  return line && said && Number(said.groups?.number) === number ? wholeName(line.text.slice(said[0].length)) : undefined
}

const STARTS_WITH_ROOM = new RegExp(`^\\s*${ROOM} \\d{1,2}\\s?:?$`)

/** `Room 1   Double   2 adults   Ann Reed, Tom Hale`: as many as are counted in the cell before. */
function counted(line: Line): FoundPerson[] {
  const last = line.cells.length - 1
  const count = saidAt(line, line.cells[last - 1])
  const isRow = last > 1 && STARTS_WITH_ROOM.test(saidAt(line, line.cells[0])) && isCountOfAges(count)
  const people = isRow ? namesIn(cellText(line, last)) : []
  return people.length === manyIn(count) ? people : []
}

/** Those of all rooms, where the page speaks to one of them: else it may be what they eat, or look out on. */
export function byRoomRow(page: Page): FoundPerson[] {
  const out = page.lines.slice(1).flatMap(counted)
  return out.length > 1 && out.some((person) => isSpokenTo(page, person)) ? out : []
}

const HEADED = new RegExp(`^\\s*${ROOM} (?<number>\\d{1,2})\\s?(?::|\\s{3}|[–-] |$)`)
/** `Ann Reed, 2 adults` */
const COUNTED_BEHIND = /^(?<name>\p{Lu}[^,\d]{4,40}), \d{1,2} (?<word>\p{L}{4,14})(?:,|$)/u
function withCount(page: Page, index: number): FoundPerson[] {
  const { name = '', word = '' } = COUNTED_BEHIND.exec(page.lines[index]?.text.trim() ?? '')?.groups ?? {}
  const person = AGES.has(plain(word)) ? wholeName(name) : undefined
  return person ? [person] : []
}

/** Rooms by their numbers: what is told of them again, as what each costs, is below who sleeps there. */
function firstOfNumber(heads: readonly Line[]): readonly Line[] {
  const numbers = heads.map(({ plain: small }) => HEADED.exec(small)?.groups?.number)
  return heads.filter((_, at) => numbers.indexOf(numbers[at]) === at)
}

/**
 * `Room 1: Suite` above `Ann Reed` and `Tom Reed`, `Room 2: Twin` above others: names alone in their lines below the rooms of a list. One of them is told
 * elsewhere on the page, too: else they may be what the rooms are called.
 */
export function byRoomAbove(page: Page): FoundPerson[] {
  const heads = firstOfNumber(page.lines.slice(1).filter(({ plain: small }) => HEADED.test(small)))
  if (heads.length < 2) return []
  const below = heads.map(({ index }) => {
    const alone = oneBelowOther(page, index + 1)
    return alone.length > 0 ? alone : withCount(page, index + 1)
  })
  const lines = new Set(heads.flatMap(({ index }, at) => below[at]?.map((_, of) => index + 1 + of) ?? []))
  const isToldElsewhere = ({ firstName = '', lastName }: FoundPerson): boolean =>
    page.lines.some(({ index, text }) => !lines.has(index) && text.includes(`${firstName} ${lastName}`))
  return below.every(({ length }) => length > 0) && below.flat().some((person) => isToldElsewhere(person) || isSpokenTo(page, person))
    ? below.flat()
    : []
}

const ROOM_OF = new RegExp(
  `^\\s*(?:(?:\\d{1,2}|one|an?|eine?|une?|una?|uno|um|uma|een|en|et|jeden)(?: ?x)? [^:]{0,30}${SOME_ROOMS}(?![a-z])|${ROOM} \\d{1,3}(?!\\d))[^:]{0,60}:\\s(?=[a-z])`,
)
const OPEN = new RegExp(`(?:,|\\s(?:${AND}|a|&))(?:\\s\\p{L}{2,4}\\.){0,2}\\s*$`, 'u')
/** `1 Doppelzimmer „Linde“ mit Balkon: Anna Reed und Tom Hale`, where the line may end between them. */
function sleepingIn(page: Page, line: Line): FoundPerson[] {
  const last = line.cells.at(-1)
  const told = last && line.plain.slice(last.start, last.end)
  // Most cells have no colon within them, and the pattern takes long to get ready.
  const head = told?.includes(': ') ? ROOM_OF.exec(told)?.[0] : undefined
  if (!last || !head) return []
  const names = line.text.slice(last.start + head.length, last.end)
  const below = page.lines[line.index + 1]
  return namesIn(OPEN.test(names) && below?.cells.length === 1 ? `${names.trim()} ${below.text.trim()}` : names)
}
/** Those of all such rooms, where the page speaks to one of them. */
export function byRoomCounted(page: Page): FoundPerson[] {
  const out = page.lines.slice(1).flatMap((line) => sleepingIn(page, line))
  return out.some((person) => isSpokenTo(page, person) || isSpokenToByFamily(page, person)) ? out : []
}

/** `EZ 1: Ann Reed`, `Room 2: Tom Hale`: a room by its number among those booked, as hotels and agencies shorten it, and who sleeps there. */
const IN_ROOM = new RegExp(
  `^(?:${ROOM}|ez|dz|einzelzimmer|doppelzimmer|zi|single|double|twin|sgl|dbl|twn|individual|doble|singola|doppia|matrimoniale|ch|hab|cam|qto|kmr|enkeltrom|dobbeltrom|enkeltvae?relse|dobbeltvae?relse|enkelrum|dubbelrum|eenpersoonskamer|tweepersoonskamer)\\.? ?(?:n[ro°º]\\.? ?)?\\d{1,2} ?: `,
)
const inRoom = (text: string): FoundPerson[] => {
  const head = IN_ROOM.exec(plain(text))?.[0]
  return head === undefined ? [] : namesIn(text.slice(head.length))
}
/** Rooms of one booking. */
const MOST_ROOMS = 12
/** `Guests   EZ 1: Ann Reed` above `EZ 2: Tom Hale`: those of the first room stand behind a label of people, and each of the others has a line below. */
export const byRoomLabelled = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap((line): FoundPerson[] => {
    const label = personLabel(saidAt(line, line.cells[0]))
    const beside = line.cells.length === 2 && label?.isAll ? cellText(line, 1) : undefined
    const behind = line.cells.length === 1 && label?.hasColon ? line.text.trim().slice(label.end) : undefined
    const out = label?.isRole ? inRoom((beside ?? behind ?? '').trim()) : []
    if (out.length === 0) return []
    for (const next of page.lines.slice(line.index + 1, line.index + 1 + MOST_ROOMS)) {
      const more = inRoom(cellText(next, next.cells.length - 1).trim())
      if (more.length === 0) break
      out.push(...more)
    }
    return out
  })

/** Those of two rooms or more, where the page speaks to one of them: else it may be what they look out on. */
export const byRoom = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap((line): FoundPerson[] => {
    const out: FoundPerson[] = []
    for (let person = ofRoom(line, 1); person; person = ofRoom(page.lines[line.index + out.length], out.length + 1)) out.push(person)
    return out.length > 1 && out.some((person) => isSpokenTo(page, person)) ? out : []
  })
