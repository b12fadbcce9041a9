/** People whose family's name in capitals stands above the given one, alone or before columns, as tickets of railways begin. */

import type { FoundPerson } from '../../found.ts'
import { cellText, textAlone } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { isOperator } from '../trains/train-numbers.ts'
import { plain } from '../words/plain.ts'
import { isPersonName } from './names.ts'
import { isOfRailway } from './not-people.ts'
import { personLabel } from './person-labels.ts'
import { AGES, isRole } from './person-words.ts'

const FAMILY = /^\p{Lu}[\p{Lu}'’-]+(?: [\p{Lu}'’-]{2,}){0,3}$/u
const GIVEN = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2}$/u

/** What only one person has: a card that makes tickets cheaper, or a day of birth. Cards of banks are not among them. */
const OF_ONE =
  /^(?:carte (?:avantage|jeune|senior|liberte|max)|(?:my ?)?bahncard|vorteilscard|halbtax|(?:[a-z\d&-]+ ){1,3}railcard|tarjeta dorada|carta (?:verde|argento|freccia|giovani)|dal-?kortti|(?:ne\(?e?\)?|nee) le|born|geb\.?|geboren|nacid[oa]|nat[oa] il|nascid[oa]|geboortedatum|ur\.)(?![a-z])/

/** `1 adult 26-59 years`: a fare of one who is as old. */
const FARE_OF_ONE =
  /^1 (?<age>[a-z]{3,13}),? \(?\d{1,2} ?(?:[-–]|to|bis|a|tot|til) ?\d{1,2} (?:ans|years|yrs|jahren?|anos|anni|jaar|ar|lat|let|vuotta)(?![a-z])/
const isOfOne = (small: string): boolean => (OF_ONE.test(small) && /\d/.test(small)) || AGES.has(FARE_OF_ONE.exec(small)?.groups?.age ?? '')

/** Family and given name of two lines in which nothing else stands. */
function twoAlone(upper: Line, lower: Line | undefined): readonly [string, string] | undefined {
  const halves = [textAlone(upper), textAlone(lower)] as const
  return GIVEN.test(halves[1]) ? halves : undefined
}

/** Those before columns, of which the upper line has the labels, and the lower one the numbers: `REED   TICKET NO.` above `ANN   148207736`. */
function twoBeforeColumns(upper: Line, lower: Line | undefined): readonly [string, string] | undefined {
  if (!lower || upper.cells.length < 2 || lower.cells.length !== upper.cells.length) return undefined
  const halves = [cellText(upper, 0).trim(), cellText(lower, 0).trim()] as const
  const areLabelled = !/\d/.test(upper.text) && /\d{4}/.test(lower.text.slice(lower.cells[1]?.start))
  return areLabelled && (GIVEN.test(halves[1]) || FAMILY.test(halves[1])) ? halves : undefined
}

const isOther = (word: string): boolean =>
  AGES.has(word) || isRole(word) || isOfRailway(word) || isOperator(word) || personLabel(word) !== undefined

export const byStack = ({ lines, gazetteer }: Page): FoundPerson[] =>
  lines.slice(1, -2).flatMap((line): FoundPerson[] => {
    const below = lines[line.index + 1]
    if (!isOfOne(lines[line.index + 2]?.plain.trim() ?? '')) return []
    const [lastName, firstName] = twoAlone(line, below) ?? twoBeforeColumns(line, below) ?? ['', '']
    if (!FAMILY.test(lastName)) return []
    const isNobody = [lastName, firstName].some((half) => isOther(plain(half))) || gazetteer.airlineNamed(plain(lastName)) !== undefined
    // `MARSEILLE` above `Centre`: a town and a part of it.
    const isPlace = line.places().some(({ start }) => start < lastName.length) || gazetteer.stations(lastName).length > 0
    return !isNobody && !isPlace && isPersonName(`${firstName} ${lastName}`) ? [{ firstName, lastName }] : []
  })
