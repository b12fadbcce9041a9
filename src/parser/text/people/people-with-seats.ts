/** People on lines that tell where each of them sits: before their kind, or at the end behind a label. */

import type { FoundPerson } from '../../found.ts'
import type { Line, Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { wholeName } from './people-lists.ts'
import { personLabel } from './person-labels.ts'
import { AGES, SEATS } from './person-words.ts'

/** A seat and its number, in plain letters. */
const SEAT = new RegExp(`(?<![a-z])(?:${[...SEATS].join('|')})\\s(?:n[or°º.]{1,2}\\s)?\\d{1,3}`)

/** `Anna Reed – Voksen Standard, sæde 14A`: behind a name the kind, and where one sits. */
const WITH_KIND = /^(?<name>\p{Lu}[\p{L}'’ .-]{4,45}?)\s[–—-]\s(?<kind>\p{L}+)/u
/** `Coach C, Seat 31 (table) – name display: Anna Reed`: whose seat it is ends the line, behind what stands between the last sign and a colon. */
const ENDS_IN_NAME = /(?:^|[,;·|()]|\s[–—-])\s?(?<label>[^,;·|():–—]{3,40}):\s(?<name>\p{Lu}[\p{L}'’.-]+(?: \p{L}[\p{L}'’.-]*){1,3})$/u
/** What shows whose a seat is. */
const SHOWN = /^name (?:display|shown)$/

/** Whether a label is of who sits there: one of the journey, `Reiseziel`, or of who leads or sold it is of another. */
function isOfSitter(label: string): boolean {
  const said = personLabel(`${label}:`)
  return SHOWN.test(label) || (said?.isAll === true && said.hasColon && said.half === undefined)
}

function nameIn({ text }: Line): string | undefined {
  const { name, kind = '' } = WITH_KIND.exec(text.trim())?.groups ?? {}
  if (AGES.has(plain(kind))) return name
  const last = ENDS_IN_NAME.exec(text.trim())?.groups
  return last && isOfSitter(plain(last.label ?? '').trim()) ? last.name : undefined
}

export const byKindAndSeat = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap((line): FoundPerson[] => {
    const name = line.cells.length > 1 || !SEAT.test(line.plain) ? undefined : nameIn(line)
    const person = name === undefined ? undefined : wholeName(name)
    return person ? [person] : []
  })
