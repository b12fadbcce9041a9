/** People for whom something was issued or booked, as sentences say it: `issued in the name of Anna Reed`. */

import type { FoundPerson } from '../../found.ts'
import { cellAt, cellText } from '../page/around.ts'
import { labelled } from '../page/labelled.ts'
import type { Line, Page } from '../page/page.ts'
import { AND } from '../words/and-words.ts'
import { NAME, TITLE } from './names.ts'
import { isSpokenTo } from './people-asked.ts'
import { namesIn, wholeName } from './people-lists.ts'
import { countsAdults } from './people-parted.ts'
import { goingOn, phraseIn } from './people-phrases.ts'
import { areSurely } from './people-told-for.ts'

const IN_WHOSE_NAME =
  '(?:reserved for|booked for|issued (?:to|for)|in the name of|in the names(?: of)?|under the names?|reserviert fur|gebucht fur|ausgestellt auf|auf den namen|au nom (?:de|du passager|de la passagere)|a nombre (?:de|del pasajero|de la pasajera)|a nome (?:di|del passeggero|della passeggera)|intestat[oaie]{1,2} a|em nome (?:de|d[oa] passageir[oa])|op naam van|i namnet|utstedt til|utfardad(?:e|t)? (?:till|pa)|udstedt til|pa navnet|na nazwisko|nimella|na jmeno)'
const FOR_WHOM = new RegExp(`\\b${IN_WHOSE_NAME}\\s*:?\\s+(?=\\S)`)
/** The same at the end of a line, which goes on below. */
const FOR_WHOM_BELOW = new RegExp(`^.{40,}\\b${IN_WHOSE_NAME}\\s*$`)

/** The same in words that tell for what and how many as well, `Reservado para Semana Grande`: of those the page speaks to. */
const FOR_WHAT =
  /^\s*(?:reservee? pour|reservad[oa] para|prenotat[oa] per|(?:gereserveerd|geboekt) voor|reserver(?:et|at|t) (?:til|for|at)|zarezerwowan[eya] dla)\s+(?=\S)/
const meantFor = (page: Page, { text, plain: small }: Line): FoundPerson[] => {
  const words = FOR_WHAT.exec(small)?.[0]
  return words === undefined ? [] : namesIn(text.slice(words.length)).filter((person) => isSpokenTo(page, person))
}

/** `Your room is under Ann Reed and Tom Hale`: in whose names it is kept, where a letter tells it. */
const UNDER = /(?<![a-z])(?:it's|it is|is|are|booked|reserved|kept|put (?:it|you|them) down) under (?:the names? (?:of )?)?(?=\S)/
const PAIR = new RegExp(`^(?<one>${NAME}) and (?<other>${NAME})(?=[.,;]|\\s*$)`, 'u')
export function keptUnder({ text, plain: small }: Line): FoundPerson[] {
  const match = UNDER.exec(small)
  const { one, other } = (match && PAIR.exec(text.slice(match.index + match[0].length))?.groups) ?? {}
  return [one, other].flatMap((name) => (name === undefined ? [] : (wholeName(name) ?? [])))
}

/** What money is paid to. */
const OF_ACCOUNT =
  /(?<![a-z])(?:iban|bic|swift(?= ?(?:code|bic|[:/]))|bank account|bankkonto|bankverbindung|kontonummer|c\/c|conto corrente|bonifico|cuenta bancaria|compte bancaire|rekeningnummer|bankrekening|rekening(?= [a-z]{2}\d\d)|bankgiro|(?:nr|numer) rachunku|rachunek bankowy)(?![a-z])/

/** `issued in the name of Anna Reed`, also where the line ends within the name. */
export function forWhom(page: Page, line: Line): FoundPerson[] {
  const match = FOR_WHOM.exec(line.plain)
  const above = page.lines[line.index - 1]
  const isBelow = above?.cells.length === 1 && FOR_WHOM_BELOW.test(above.plain)
  if (isBelow && !OF_ACCOUNT.test(above.plain)) return severalOf(page, line, 0)
  if (!match) return meantFor(page, line)
  // `IBAN … intestato a …`: whom one pays.
  if (OF_ACCOUNT.test(line.plain.slice(0, match.index))) return []
  const at = match.index + match[0].length
  const rest = line.text.slice(at, cellAt(line, at)?.end).split(/(?<=\p{L}{3}[.;])\s/u)[0] ?? ''
  const after = page.lines[line.index + 1]?.text ?? ''
  // `Anna Hale-`, and the rest of the name in the cell below.
  const broken = /\p{L}-$/u.test(rest) ? /^\p{Lu}\p{L}+$/u.exec(cellText(page.lines[line.index + 1] ?? line, 0).trim())?.[0] : undefined
  if (broken) return namesIn(`${rest}${broken}`).slice(0, 1)
  const several = severalOf(page, line, at)
  if (several.length > 1) return several
  const all = line.plain.slice(0, match.index).trim() === '' || !rest.includes(',') ? allOf(page, rest.replace(/[.;]\s*$/, '')) : []
  if (all.length > 1) return all
  // A line that ends within a name leaves one word of it, or is followed by its last.
  const isOpen =
    line.text.length > 50 && (/^[\p{L}'.-]{0,40}\s*$/u.test(rest) ? /^\p{Lu}\p{L}+[,.;\s]/u : /^\p{Lu}\p{L}+[,.;]/u).test(after)
  return namesIn(isOpen && /^[\p{L}' .-]{0,40}$/u.test(rest) ? `${rest} ${after}` : rest).slice(0, 1)
}

/** `Anna Reed and Tom Hale for two nights`: those of a sentence, an `and` between them. */
function severalOf(page: Page, line: Line, at: number): FoundPerson[] {
  const { people, isJoined } = phraseIn(goingOn(page, line, at))
  return isJoined && areSurely(page, people) ? [...people] : []
}

const BETWEEN = new RegExp(`\\s*[,&]\\s*|\\s(?:${AND})\\s`)
/** `Anna Reed, Tom Hale`, where two are counted, or an `and` stands between them: nothing else is told there. */
function allOf(page: Page, told: string): FoundPerson[] {
  const names = ONLY_NAMES.test(told) ? told.trim().split(BETWEEN) : []
  const people = names.flatMap((name) => wholeName(name) ?? [])
  return people.length === names.length && (countsAdults(page.whole, names.length) || !told.includes(',')) ? people : []
}

const FOR = /^(?:for|fur|pour|para|per|voor|til|dla|pro)(?=\s*:)/
const ONLY_NAMES = /^[\p{L} .,'’&-]+$/u

/** `For: Ann Reed, Tom Reed`, where one of them is told with a title as well; or those spoken to and their family, for `Ann Reed, Spa Package` may be so told. */
export const besideTitled = (page: Page): FoundPerson[] =>
  labelled(page, FOR).flatMap(({ value: told }) => {
    const names = ONLY_NAMES.test(told) ? told.split(/\s*(?:,|&)\s*/) : []
    const isTitled = (name: string): boolean =>
      page.lines.some(({ text }) => text.includes(` ${name}`) && ENDS_IN_TITLE.test(text.slice(0, text.indexOf(` ${name}`))))
    const people = names.flatMap((name) => wholeName(name) ?? [])
    if (people.length !== names.length) return []
    if (names.some(isTitled) || (people.length === 1 && areSurely(page, people))) return people
    const families = new Set(people.filter((person) => isSpokenTo(page, person)).map(({ lastName }) => lastName))
    return people.filter(({ lastName }) => families.has(lastName))
  })
const ENDS_IN_TITLE = new RegExp(`(?<!\\p{L})${TITLE}\\.?\\s{0,2}$`, 'u')
