/** People as airlines write them: `SMITH/JOHN MR`. */

import type { FoundPerson } from '../../found.ts'
import { isParticle } from '../../particles.ts'
import { isFare } from '../flights/fares.ts'
import { cellAt, cellIndex, cellText, headingOver, isAsWide, labelOf, saidAt } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { allIn } from '../words/all-in.ts'
import { plain } from '../words/plain.ts'
import { capitalised, clean, isCode, isNoName, isPersonName, TITLE, TITLE_IN_CAPITALS, WORD } from './names.ts'
import { isNobody } from './not-people.ts'
import { isOfOfficer } from './officers.ts'
import { partedBySlash } from './people-parted.ts'
import { IS_TITLE } from './people-titled.ts'
import { personLabel } from './person-labels.ts'
import { AGES, isRole } from './person-words.ts'
import { areWays } from './ways.ts'

/** Behind a title another label may follow at once: `REED/ANNA MS Company   Reed Ltd`. */
const BY_SLASH = new RegExp(
  `(?<![\\p{L}/])(?<last>\\p{Lu}(?:[\\p{Lu}'’-]| (?! )){1,30}?)\\s?/\\s?(?!(?<=\\s/\\s)(?:${TITLE_IN_CAPITALS})\\.?\\s)(?<first>\\p{Lu}(?:[\\p{Lu}'’-]| (?! )){1,30}?)(?:\\s{0,2}(?<title>\\((?:ADT|CHD|CNN|INF|YTH)\\)|(?:DR|PROF) ?(?:MR|MRS|MS|HERR|FRAU)|(?:MR|MRS|MS) ?(?:DR|PROF)|${TITLE_IN_CAPITALS}|DRA?|PROF|CHD|ADT|INF|MEV|FRK|FRU|PANI?))?(?=\\s{2,}|\\s*$|[,;()*.:•·]|\\s\\d|\\s[([]|\\s[-–—|·•]\\s|\\sN(?:[º°]|o\\.|r\\.)|(?<=\\s(?:MR|MRS|MS|MISS|MSTR|MME|MLLE|HERR|FRAU|SRA?))\\s(?:\\p{Lu}\\p{L}+(?: \\p{L}+){0,2}:|\\p{Lu}\\p{Ll}|(?:N[ÚU]MERO|NUMBER|E-?TICKET|BILLETE?|BILHETE|BIGLIETTO|FLUGSCHEIN)(?!\\p{L})))`,
  'gu',
)

/** `1 Herr REED / TOM`, `MME REED / ANNA`: a title before the name. */
const TITLE_BEFORE = new RegExp(`(?:^|\\s|\\))(?<before>${TITLE})\\.?\\s{1,2}$`, 'u')
/** Letters before a name in which its title may stand. */
const LONGEST_TITLE = 20
const ENDS_IN_TITLE = new RegExp(`\\s(?:${TITLE_IN_CAPITALS})$`)
const ONLY_TITLE = new RegExp(`^(?:${TITLE})$`, 'u')
/** `MRS REED/ANNA`, where the title was taken for a part of the name. */
const LEADS = new RegExp(`^(?<before>${TITLE_IN_CAPITALS})\\s+(?=\\p{Lu}{2})`, 'u')

/** ` (ENFANT 06/02/2018)`: how old somebody is. */
const IN_BRACKETS = /^\s?\((?<word>[a-z]{3,12})(?![a-z])[^()]{0,20}\)$/

/** `AU YEUNG/SZE WING (Sze Wing Au Yeung)`: the same in the order in which she is called. */
function isAgain(name: string, behind: string): boolean {
  const again = /^\s?\(([^()]{5,60})\)\s*$/.exec(behind)?.[1]
  const words = (text: string): string =>
    plain(text)
      .split(/[\s/]+/)
      .sort()
      .join(' ')
  return again !== undefined && words(again) === words(name)
}

/** Without a title, `A/B` is a name only where nothing else stands in its cell. */
function isWhole(line: Line, match: RegExpExecArray): boolean {
  const end = match.index + match[0].length
  return line.cells.some(
    (cell) =>
      match.index >= cell.start &&
      end <= cell.end &&
      /^(?:[\s\d.)•-]*|.*[:：]\s*)$/.test(line.text.slice(cell.start, match.index)) &&
      (/^\s*(?:\[.*)?$/.test(line.text.slice(end, cell.end)) ||
        isAgain(match[0], line.text.slice(end, cell.end)) ||
        AGES.has(IN_BRACKETS.exec(line.plain.slice(end, cell.end))?.groups?.word ?? '')),
  )
}

const FOR = /(?:^| )(?:for|pax|fur|fuer|pour|para|per|voor|dla|til|till|pro)$/
/** `105 2417730091 FUER ZIEGLER/RAINER MR` */
const LEADING_FOR = /^(?:FOR|PAX|F[ÜU]R|FUER|POUR|PARA|VOOR|DLA|TILL?|PRO)\s+(?=\p{Lu})/u

/** Letters of a label with its colon, at the end of what is said before a name: all before them would be tried as its beginning. */
const LONGEST_LABEL = 33
const LABEL = /([a-z][a-z .-]{2,30}?) ?:$/

/** `MEAL: DINNER/BREAKFAST` has the label of something else before it in its cell. */
function isOfAnother(line: Line, { index }: RegExpExecArray): boolean {
  const cell = cellAt(line, index)
  const before = line.plain.slice(cell?.start ?? 0, index)
  // `RESTRICTIONS   : NONEND/RFND PNTY APPLY`: the label is the cell before.
  const said = /^: *$/.test(before) ? `${saidAt(line, line.cells[cellIndex(line, index) - 1])}:` : before
  const label = LABEL.exec(said.trimEnd().slice(-LONGEST_LABEL))?.[1]
  return label !== undefined && !FOR.test(label) && personLabel(label) === undefined
}

/** `NAIROBI / JOMO KENYATTA` in a row of a journey is a city and its airport. */
const isPlace = (line: Line, { index, 0: { length } }: RegExpExecArray): boolean =>
  (line.times.length > 0 || line.places().length > 1) && line.places().some(({ start, end }) => start < index + length && index < end)

/** What is made for somebody. */
const FOR_WHOM =
  /(?:travel|trip|itinerary|arrangements|reservation|booking|invoice|ticket|reiseplan|reise|buchung|voyage|itineraire|viaje|itinerario|reserva|viaggio|prenotazione|viagem|reis)s? (?:for|fur|pour|para|per|voor)\s?:?$/

/** `CUSTOMER / DRIVER` is a heading: set apart from the slash, names have a number or the label of a person. */
function isSaidOfPeople(page: Page, line: Line, match: RegExpExecArray): boolean {
  const own = labelOf(page, line, match.index)
  // In a table the heading may stand rows above.
  const label = personLabel(own) ? own : (headingOver(page, line, cellIndex(line, match.index), isAsWide(line)) ?? own)
  const said = personLabel(label)
  if (partedBySlash(page.whole, label, match[0]).length > 0) return false
  const isFirst = line.text.slice(cellAt(line, match.index)?.start ?? 0, match.index).trim() === ''
  // `Frau   REED / ANNA   Erw.`
  const at = cellIndex(line, match.index)
  const beside = [cellText(line, at - 1), cellText(line, at + 1)].map((text) => text.trim())
  // `Traveler` alone in the line above
  const above = page.lines[line.index - 1]
  const over = above?.cells.length === 1 ? personLabel(above.plain) : undefined
  // `Surname / Given names` below it
  const below = page.lines[line.index + 1]
  if (isFirst && below?.cells.length === 1 && below.plain.includes('/') && personLabel(below.plain)?.isAll) return true
  // `Travel arrangements for` over the name
  if (isFirst && FOR_WHOM.test(label)) return true
  if (over?.isAll && over.isRole && at === line.cells.length - 1) return true
  if (isFirst && beside.some((text) => IS_TITLE.test(text) || AGES.has(plain(text).replace(/\.$/, '')))) return true
  return !isFirst || (said !== undefined && (!said.isRole || !label.includes('/') || label !== own))
}

/** `232-2418855120 (Reed/Anna Ms)`: behind the number of a ticket it need not be in capitals. */
const BEHIND_TICKET = new RegExp(
  `(?<!\\d)\\d{3}[- ]?\\d{10}(?!\\d)[\\s:,(–-]{1,5}(?<last>${WORD}(?: ${WORD})?)\\s?/\\s?(?<first>${WORD}(?: ${WORD}){0,2}?)(?: (?<title>${TITLE})\\.?)?(?=\\s*$|\\s?[,;)]|\\s{2})`,
  'gu',
)
const behindTickets = (page: Page): FoundPerson[] =>
  page.lines.flatMap(({ text }) =>
    /\/\s?\p{Lu}\p{Ll}/u.test(text)
      ? [...text.matchAll(BEHIND_TICKET)].flatMap(({ groups }): FoundPerson[] => {
          const { first = '', last = '', title } = groups ?? {}
          return isPersonName(`${first} ${last}`, title !== undefined)
            ? [{ firstName: first, lastName: last, ...(title ? { title } : {}) }]
            : []
        })
      : [],
  )

export const bySlash = (page: Page): FoundPerson[] => [...inCapitals(page), ...behindTickets(page)]

/** `ROUX / LEA MME` */
const FRENCH_LADY = /\/\s?\p{Lu}[^/]{1,30}\s(?:MME|Mme|MLLE|Mlle)(?![\p{L}])/u

/** `REED/ANNA` above `MARIE MRS` in a narrow cell: her second name, and how she is called. */
const REST = new RegExp(`^(?<given>\\p{Lu}[\\p{Lu}'’-]+) (?<title>${TITLE_IN_CAPITALS})$`, 'u')
function restBelow({ lines }: Page, line: Line, { index, 0: { length } }: RegExpExecArray): { given?: string; title?: string } {
  const cell = cellAt(line, index)
  const below = lines[line.index + 1]
  const isEnd = cell !== undefined && cell === line.cells[0] && line.cells.length > 1 && cell.end - index - length < 2
  return (isEnd && below?.cells.length === 1 && REST.exec(below.text.trim())?.groups) || {}
}

/** Whether two letters are the code of an airline that flies on a page: its number may stand far above the flights, `AIRLINE REF   AA/MHQWTE`. */
const isCarrier = ({ lines }: Page, code: string): boolean => lines.some(({ flights }) => flights.some(({ carrier }) => carrier === code))

function inCapitals(page: Page): FoundPerson[] {
  // `DELVAUX/BASTIEN M` is Monsieur in French, and has a second name elsewhere.
  const isFrench = /\b(?:vols?|billet|passagers?|dossier)\b/.test(page.whole)
  const isTitled = isFrench && page.lines.some(({ text }) => FRENCH_LADY.test(text))
  return page.lines.flatMap((line) =>
    (line.text.includes('/') && !isFare(line.text) ? allIn(line.text, BY_SLASH) : []).flatMap((match): FoundPerson[] => {
      const { last = '', first: begun = '', title: titled } = match.groups ?? {}
      const rest = titled ? {} : restBelow(page, line, match)
      const [first, told] = [rest.given ? `${begun} ${rest.given}` : begun, titled ?? rest.title]
      // `ROUX / HUGO M`, where others have titles, is Monsieur; else it is a second name.
      const before =
        LEADS.exec(last)?.groups?.before ??
        TITLE_BEFORE.exec(line.text.slice(Math.max(0, match.index - LONGEST_TITLE), match.index))?.groups?.before
      const title = told ?? before ?? (isTitled && /^\p{Lu}.*\sM$/u.test(first) ? 'M' : undefined)
      const [surname, given] = [
        clean(last.replace(LEADING_FOR, '').replace(LEADS, '')),
        clean(isFrench ? first.replace(/\sM$/, '') : first).replace(
          /\s?(?:MR|MRS|MS|MISS|MSTR|DR)$|\s(?:DRA|MX|PROF|CHD|INF|HERR|FRAU|MME|MLLE|SIG|SRTA|SRA|SR|DHR|MEVR|MEV|FRK|FRU|PANI?)$/,
          '',
        ),
      ]
      const odd = [...surname.split(' '), ...given.split(' ')].some(
        (word) => !isParticle(word) && (isNoName(word.toLowerCase(), title !== undefined) || isCode(word)),
      )
      if (
        odd ||
        (!title && areWays(plain(surname), plain(given))) ||
        isNobody(plain(given)) ||
        (!title && isNobody(plain(`${surname} ${given}`))) ||
        // `D. IGNACIO SOLANA / DÑA. LUCÍA REY`
        ONLY_TITLE.test(given) ||
        // `REED TOM MR / REED ANNA MRS` are two.
        ENDS_IN_TITLE.test(last) ||
        // `RENTER / DRIVER`, with a number before it
        (isRole(plain(surname)) && isRole(plain(given))) ||
        isOfOfficer(line.plain, match.index) ||
        surname.length < 2 ||
        given.length < 2 ||
        surname.length + given.length < 6 ||
        (!title &&
          (!isWhole(line, match) ||
            isOfAnother(line, match) ||
            isPlace(line, match) ||
            (/\s\/|\/\s/.test(match[0]) && !isSaidOfPeople(page, line, match)))) ||
        (surname.length === 3 && given.length === 3) ||
        // `AA/MHQWTE`, the code of an airline and its number of the booking; `CGST/SGST`, taxes
        (!title && ((given.length === 6 && isCarrier(page, surname)) || !/[AEIOUYÀ-Ý]/i.test(`${surname}${given}`))) ||
        // `DE LA CRUZ VILLANUEVA/ANA`
        surname.split(' ').filter((word) => !isParticle(word)).length > 3
      )
        return []
      return [
        {
          firstName: capitalised(given),
          lastName: capitalised(surname),
          ...(title && !/CHD|ADT|CNN|INF|YTH/.test(title) ? { title } : {}),
        },
      ]
    }),
  )
}
