/** People told by how old they are: `Voksen: Ingvild Tveit`, `Kind: Bente Petersen`, one below the other. */

import type { FoundPerson } from '../../found.ts'
import type { DateMark } from '../days/dates.ts'
import { cellText, neighbour } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { allIn } from '../words/all-in.ts'
import { plain } from '../words/plain.ts'
import { remembered, rememberedFor } from '../words/remembered.ts'
import type { WordSet } from '../words/vocabulary.ts'
import { isPersonName, LEADING_TITLE, NAME, personOf, TITLE } from './names.ts'
import { namesIn, wholeName, withoutAge } from './people-lists.ts'
import { personLabel } from './person-labels.ts'
import { ADULTS, AGES, isRole } from './person-words.ts'

const LABEL = /^(?:\d\s?x?\s)?(?<word>[a-z]{3,13})(?: \d| \([^()]{1,20}\))?\s?:\s*/

/** The one whom the first cell of a line names behind an age. */
function aged(line: Line, ages: WordSet = AGES): FoundPerson | undefined {
  const cell = line.cells[0]
  const label = cell && LABEL.exec(line.plain.slice(cell.start, cell.end))
  return label && ages.has(label.groups?.word ?? '') ? wholeName(line.text.slice(cell.start + label[0].length, cell.end)) : undefined
}

/** Whether a line next to one of an age is of people: then what follows the age is a name, and not what children pay. */
const isOfPeople = (line: Line | undefined): boolean =>
  line !== undefined &&
  (personLabel(line.plain.slice(line.cells[0]?.start, line.cells[0]?.end))?.isRole === true ||
    LEADING_TITLE.test(line.text) ||
    aged(line) !== undefined)

/** All of a page that stand beside others, or under a heading. */
export const byAge = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap((line) => {
    const person = aged(line)
    return person && (isOfPeople(neighbour(page, line.index, -1)) || isOfPeople(neighbour(page, line.index, 1))) ? [person] : []
  })

/** `Room 1: Ann Reed (AD), Tom Reed (CH 9)` */
const MARKED = new RegExp(
  `(?<=^|(?:[:,;|•·–-]|(?<!\\p{Lu})/)\\s{0,3}|\\s{2}|\\d[.)]?\\s)(?<name>${NAME})\\s?\\((?:(?:AD|ADT|ADL|CH|CHD|CNN|INF|YTH|JNR|[Aa]dult|[Cc]hild|[Ii]nfant|[Ee]rw\\.?|[Kk]ind|[Aa]dulte|[Ee]nfant|[Aa]dulto|[Nn]iñ[oa]|(?<kin>[Bb]ambin[oa]|[Cc]riança|[Bb]arn|[Vv]uxen|[Vv]oksen|[Dd]ziecko|[Dd]ítě))(?:[ ,:-]{1,2}\\d{1,2}(?<range>-\\d{1,2})?(?: (?:years?|yrs?|Jahre|ans|años|anni|anos|jaar|år|lat|let|vuotta))?|, \\p{L}{4,12})?)\\)`,
  'gu',
)
/** What stands in its brackets begins so: that is looked for first, for it costs little. */
const IS_MARKED = /\((?:AD|CH|CN|INF|YTH|JNR|[Aa]d|[Cc][hr]|[Ii]nf|[EeKkNnBbVvDd][a-zñíoa])/
/** Of those who are so marked, how many are looked at for who has the same name. */
const MOST_MARKED = 100
export const byMark = (page: Page): FoundPerson[] => {
  const marked = remembered(() =>
    page.lines
      .flatMap(({ text }) => (IS_MARKED.test(text) ? allIn(text, MARKED).map(({ groups }) => groups?.name ?? '') : []))
      .slice(0, MOST_MARKED),
  )
  return page.lines.slice(1).flatMap(({ text }) =>
    IS_MARKED.test(text)
      ? allIn(text, MARKED).flatMap(({ groups }): FoundPerson[] => {
          const person = personOf(groups?.name ?? '')
          // `Skip the Line (Adult 18-99)`, `Panorama (Child 6-15)`: what is paid for, unless a child is called as one who stands there without.
          if (groups?.range !== undefined && !isKinOf(page, person?.lastName)) return []
          // `Letto Aggiunto (Bambino)`: what children pay for, unless somebody else is called so.
          const family = person?.lastName ?? ''
          const isOfFamily = groups?.kin === undefined || isMarkedAgain(marked(), groups.name ?? '', family) || isTitledSo(page, family)
          return person && isOfFamily ? [person] : []
        })
      : [],
  )
}
const isKinOf = ({ lines }: Page, family = ''): boolean =>
  family !== '' &&
  lines.some(({ text }) => allIn(text, MARKED).some(({ groups }) => groups?.range === undefined && groups?.name?.endsWith(` ${family}`)))
/** Whether another who is so marked has that name, too. */
const isMarkedAgain = (names: readonly string[], name: string, family: string): boolean =>
  family.length > 2 && names.some((other) => other !== name && other.endsWith(` ${family}`))
/** Whether a family of that name is written to or told with a title. */
const isTitledSo = (page: Page, family: string): boolean =>
  family.length > 2 &&
  titledLines(page).some(({ text }) => text.includes(` ${family}`) && BY_TITLE.test(text.slice(0, text.indexOf(` ${family}`))))
const HAS_TITLE = new RegExp(`(?<!\\p{L})${TITLE}(?!\\p{L})`, 'u')
/** Of many people each is looked for in few lines. */
const titledLines = rememberedFor(({ lines }: Page): readonly Line[] => lines.filter(({ text }) => HAS_TITLE.test(text)))
const BY_TITLE = new RegExp(`(?<!\\p{L})${TITLE}\\.?(?:\\s\\p{Lu}[\\p{L}'’-]+)*$`, 'u')

/** `, nar. 3. 11. 1981`, ` (born 12/05/1984`: behind a name, the day of somebody's birth. */
const BIRTH =
  /^(?:,| \(| [-–·|]| {3,})?\s?(?:\*|(?:born|dob|d\.o\.b\.|date of birth|birth ?date|geb\.?|geboren|geburtsdatum|geb\.-?\s?datum|nee?|ne\(e\)|date de naiss(?:ance|\.)|nacid[oa]|nac\.|fecha de nac(?:imiento|\.)|nat[oa]|data di nasc(?:ita|\.)|nascid[oa]|nasc\.|data de nasc(?:imento|\.)|geboortedatum|fodd|fodelsedatum|fodt|fodselsdato|ur\.|urodzon[ya]|data urodzenia|synt\.?|syntynyt|syntymaaika|nar\.|narozena?|datum narozeni|szul\.|szuletett|dogum(?: tarihi)?|nascuta?|data nasterii)(?![a-z]))\s?(?:(?:on|am|le|el|il|em|op|den|dnia|dne) )?:?\s?(?=\d)/
const NAMED = new RegExp(`^(?:(?:p\\.|sl\\.)\\s)?(?:(?<title>${TITLE})\\.?\\s)?(?<name>${NAME})`, 'u')

/** Nobody who travels was born before. */
const FIRST_BIRTH = 1900
const yearOf = ({ written }: Page): number => Number(written.slice(0, 4))
/** Whether somebody who travels may be born on such a day; `isNewborn` where that may be in the year in which the page was written. */
export const isBirth = (page: Page, { year = 0, isShortYear }: DateMark, isNewborn: boolean): boolean =>
  (isShortYear === true && year > yearOf(page)) || (year > FIRST_BIRTH && year < yearOf(page) + (isNewborn ? 1 : 0))
/** Letters of a name and a word for birth. */
const SHORTEST = 6
/** All who begin a cell, or stand behind a label of people, with their day of birth behind them. */
export const byBirth = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap((line) => {
    // There is a name before it.
    const births = line.dates.filter((date) => date.start >= SHORTEST && ((date.year ?? 100) < 100 || isBirth(page, date, true)))
    if (births.length === 0) return []
    return line.cells.flatMap(({ start, end }): FoundPerson[] => {
      const label = personLabel(line.plain.slice(start, end))
      const from =
        start + (label?.hasColon && label.isRole ? label.end + (/^\s+/.exec(line.plain.slice(start + label.end))?.[0].length ?? 0) : 0)
      // `3. Kind Emil Reed`
      const told = withoutAge(line.text.slice(from).replace(/^\s*\d{1,2}[.)]\s(?=\p{Lu})/u, ''))
      const match = NAMED.exec(told)
      if (!match) return []
      const behind = line.text.length - told.length + match[0].length
      const said = BIRTH.exec(line.plain.slice(behind))?.[0]
      const isBorn = said !== undefined && births.some((date) => Math.abs(date.start - behind - said.length) <= 1)
      const person = isBorn ? personOf(match.groups?.name ?? '', match.groups?.title) : undefined
      return person ? [person] : []
    })
  })

/** `Adulto`, `Bambino (2-11)`, alone on a line. */
const AGE_ALONE = /^(?<word>[a-z]{3,13})(?: ?\([^()]{1,20}\))?$/

/** Names of which each stands above an age, or below one. */
const besideAges = (page: Page, by: 1 | -1): FoundPerson[] =>
  page.lines.slice(1).flatMap((line): FoundPerson[] => {
    const age = AGE_ALONE.exec(page.lines[line.index + by]?.plain.trim() ?? '')?.groups?.word
    const person = age !== undefined && AGES.has(age) && line.cells.length === 1 ? wholeName(line.text.trim()) : undefined
    return person ? [person] : []
  })

/** Names and ages in turn, whichever stands first: where all ages are above, all but one are below the name before as well. Of one alone it may be the heading of a price. */
export function byAgesInTurn(page: Page): FoundPerson[] {
  const [above, below] = [besideAges(page, 1), besideAges(page, -1)]
  // What two pay alike is a fare: `Adult`, `Sparpreis Europa`, `Child`, `Sparpreis Europa`.
  const areOthers = new Set(below.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size === below.length
  const people = below.length > above.length && areOthers ? below : above
  return people.length > 1 ? people : []
}

/** `Tom Reed (10 years)` */
const HOW_OLD = /^(?<name>[^()\d]{5,45}) \(\d{1,2} [a-z]{2,8}\)$/
/** `Child` above `Tom Reed (10 years)`, below somebody who is named. */
export const byAgeAbove = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap((line): FoundPerson[] => {
    const age = line.cells.length === 1 ? AGE_ALONE.exec(line.plain.trim())?.groups?.word : undefined
    const below =
      age !== undefined && AGES.has(age) && isOfPeople(neighbour(page, line.index, -1)) ? neighbour(page, line.index, 1) : undefined
    const named = HOW_OLD.exec(below?.plain.trim() ?? '')?.groups?.name
    const person = named === undefined ? undefined : wholeName((below?.text ?? '').trim().slice(0, named.length))
    return person ? [person] : []
  })

/** What is told below one who travels: a card, a ticket, where he sits. */
export const OF_ONE =
  /^(?:carte|card|karte|karta|tarjeta|tessera|cartao|kaart|kort|bahncard|railcard|e-?ticket|ticket|billete?|biglietto|bilhete|biljett|billett?|bilet|sitzplatz|seat|siege|place|asiento|posto|lugar|sae?de|sete|miejsce)(?:nr|nummer|nummeret|number)?(?![a-z])/

/** `Anna Reed   Adult`, above a card of hers with its number: by itself, and beside others, it may be what is paid for. */
export function byAgeBeside(page: Page): FoundPerson[] {
  return page.lines.slice(1).flatMap((line): FoundPerson[] => {
    const isRow = line.cells.length === 2 && AGES.has(line.plain.slice(line.cells[1]?.start, line.cells[1]?.end).trim())
    const person = isRow && line.places().length === 0 ? wholeName(line.text.slice(line.cells[0]?.start, line.cells[0]?.end)) : undefined
    const below = neighbour(page, line.index, 1)?.plain.trim() ?? ''
    return person && OF_ONE.test(below) && /\d{4}/.test(below) ? [person] : []
  })
}

/** Adults wherever they stand, for pages that tell of nobody else. */
export const byAdult = (page: Page): FoundPerson[] => page.lines.slice(1).flatMap((line) => aged(line, ADULTS) ?? [])

/** `2 Erwachsene (Anna und Tom Reed)`, `2 x Adult (Anna Reed, Tom Reed)`: as many as are counted. */
const COUNTED = /(?<!\d)(?<count>\d)(?: ?[x×])? (?<word>[a-z]{4,13}) \((?<names>[^()]{5,80})\)/
export const byCount = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap(({ text, plain }): FoundPerson[] => {
    const found = COUNTED.exec(plain)
    const { count, word = '', names = '' } = found?.groups ?? {}
    if (!found || !AGES.has(word)) return []
    const start = found.index + found[0].length - 1 - names.length
    const people = namesIn(text.slice(start, start + names.length))
    return people.length > 1 && people.length === Number(count) ? people : []
  })

/** `1   Anna Reed   Adult` above `2   Tom Reed   Child (4-15)`: rows numbered from one on, of people of one family, below a heading of people; extras are called alike, too. */
export function byNumberedAge(page: Page): FoundPerson[] {
  const out: FoundPerson[] = []
  for (const line of page.lines.slice(1)) {
    const [number = '', name = '', age = '', ...more] = numberedCells(line)
    const isNext = more.length === 0 && number.replace(/[.)]$/, '') === String(out.length + 1)
    const said = isNext ? AGE_ALONE.exec(plain(age))?.groups?.word : undefined
    const isHeaded = out.length > 0 || isOfTravellers(neighbour(page, line.index, -1))
    const person = isHeaded && said !== undefined && AGES.has(said) ? (turnedName(name) ?? wholeName(name)) : undefined
    if (person) out.push(person)
    else if (out.length > 0) break
  }
  const isOfFamily = ({ lastName }: FoundPerson, at: number): boolean =>
    out.some((other, of) => of !== at && areKin(lastName, other.lastName))
  return out.length > 1 && out.every(isOfFamily) ? out : []
}
/** `4. Tom Reed   Child (4-15)`, `4 Reed, Tom – child – born 2016`: the number stands with the name, and the age behind a dash. */
function numberedCells({ text, cells }: Line): readonly string[] {
  const told = cells.map(({ start, end }) => text.slice(start, end).trim())
  const { number, name = '', age } = WITH_NUMBER.exec(told[0] ?? '')?.groups ?? {}
  if (number === undefined) return told
  return age === undefined ? [number, name, ...told.slice(1)] : [number, name, age]
}
const WITH_NUMBER = /^(?<number>\d{1,2}[.)]?)\s(?<name>\p{Lu}[^\d:–|]{3,50}?)(?:\s[–-]\s(?<age>\p{L}{3,13})(?:\s[–-]\s.*)?)?$/u
/** `Reed, Ann` */
function turnedName(name: string): FoundPerson | undefined {
  const [lastName = '', firstName = '', ...more] = name.split(', ')
  return firstName !== '' && more.length === 0 && isPersonName(`${firstName} ${lastName}`) ? { firstName, lastName } : undefined
}

/** `Passagiers en voertuig` */
const isOfTravellers = (line: Line | undefined): boolean => isRole(/^\s*([a-z]+)/.exec(line?.plain ?? '')?.[1] ?? '')
/** `Reed`, `Reed-Hale` who married one, and `Hale Reed`, their child. */
const areKin = (one: string, other: string): boolean =>
  one.split(/[ -]/).some((word) => word.length > 2 && other.split(/[ -]/).includes(word))

/** Years that one has lived who has a ticket of his own. */
const YOUNGEST = 3
const ONLY_DAY = /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/

/** `Anna Reed   1/2` above `17.09.1981   Half fare`, as tickets in telephones have it: a day that was long ago, below a name, with a fare. */
const IS_HALF = /^\d\/\d$/
export const IS_FARE =
  /(?<![a-z])(?:halbtax|ga|half fare|full fare|reduced|demi-?tarif|plein tarif|abonnement|ermassigt|vollpreis|meta tariffa|adult|erwachsener?|adulte|adulto|kl\.|klasse|class|classe|clase)(?![a-z])/
export const byBirthBelow = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap((line): FoundPerson[] => {
    const below = page.lines[line.index + 1]
    const year = below?.dates[0]?.year ?? 0
    const isBorn =
      below !== undefined &&
      year > FIRST_BIRTH &&
      year <= yearOf(page) - YOUNGEST &&
      ONLY_DAY.test(cellText(below, 0).trim()) &&
      below.cells.length < 3 &&
      !/\d/.test(cellText(below, 1))
    const isAlone = line.cells.length === 1 || (line.cells.length === 2 && IS_HALF.test(cellText(line, 1).trim()))
    const hasFare = IS_HALF.test(cellText(line, 1).trim()) || (below !== undefined && IS_FARE.test(plain(cellText(below, 1))))
    const person = isBorn && isAlone && hasFare && line.places().length === 0 ? wholeName(cellText(line, 0).trim()) : undefined
    return person ? [person] : []
  })
