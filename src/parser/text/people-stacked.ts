/** People whose family's name in capitals stands above the given one, each alone on its line, as tickets of railways begin. */

import type { FoundPerson } from '../found.ts'
import { isPersonName } from './names.ts'
import { isOfRailway } from './not-people.ts'
import type { Line, Page } from './page.ts'
import { personLabel } from './person-labels.ts'
import { AGES, isRole } from './person-words.ts'
import { plain } from './plain.ts'
import { isOperator } from './train-numbers.ts'

const FAMILY = /^\p{Lu}[\p{Lu}'’-]+(?: [\p{Lu}'’-]{2,}){0,3}$/u
const GIVEN = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2}$/u

/** What only one person has: a card that makes tickets cheaper, or a day of birth. Cards of banks are not among them. */
const OF_ONE =
  /^(?:carte (?:avantage|jeune|senior|liberte|max)|(?:my ?)?bahncard|vorteilscard|halbtax|(?:[a-z\d&-]+ ){1,3}railcard|tarjeta dorada|carta (?:verde|argento|freccia|giovani)|dal-?kortti|(?:ne\(?e?\)?|nee) le|born|geb\.?|geboren|nacid[oa]|nat[oa] il|nascid[oa]|geboortedatum|ur\.)(?![a-z])/

const alone = (line: Line | undefined): string => (line?.cells.length === 1 ? line.text.trim() : '')

const isOther = (word: string): boolean =>
  AGES.has(word) || isRole(word) || isOfRailway(word) || isOperator(word) || personLabel(word) !== undefined

export const byStack = ({ lines, gazetteer }: Page): FoundPerson[] =>
  lines.slice(1, -2).flatMap((line): FoundPerson[] => {
    const [lastName, firstName] = [alone(line), alone(lines[line.index + 1])]
    const third = lines[line.index + 2]?.plain.trim() ?? ''
    if (!FAMILY.test(lastName) || !GIVEN.test(firstName) || !OF_ONE.test(third) || !/\d/.test(third)) return []
    const isNobody = [lastName, firstName].some((half) => isOther(plain(half))) || gazetteer.airlineNamed(plain(lastName)) !== undefined
    // `MARSEILLE` above `Centre`: a town and a part of it.
    const isPlace = line.places().length > 0 || gazetteer.stations(lastName).length > 0
    return !isNobody && !isPlace && isPersonName(`${firstName} ${lastName}`) ? [{ firstName, lastName }] : []
  })
