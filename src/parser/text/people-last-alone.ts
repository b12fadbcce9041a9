/** Guests and drivers whom a page names by nothing but their last name: `Guest: Mr Osborne`, `Liebe Familie Lindner,`. */

import type { Found, FoundPerson } from '../found.ts'
import { PARTICLE } from '../particles.ts'
import { cellText } from './around.ts'
import { FAMILY, isNoName, TITLE } from './names.ts'
import type { Line, Page } from './page.ts'
import { isLabelWord, personLabel } from './person-labels.ts'
import { plain } from './plain.ts'

/** Who is called by the last name, in the words of letters. */
const WHO = `(?:(?!D\\.)${TITLE}|${FAMILY}|[Ff]am\\.|familie|family|famille|famiglia|[Hh]eer|herr|fru|pane|Pane|Panie|rodino|Rodino|Państwo)\\.?`
const BETWEEN = '(?:\\s(?:and|und|et|y|e|en|och|og|i|a|&)\\s|\\s?/\\s?|, (?:cher|chère|lieber|liebe|sehr geehrter) |\\s)'
const LAST = `(?<last>(?:(?:${PARTICLE})\\s){0,3}\\p{Lu}[\\p{L}'’-]+)`
const OTHER = `(?:\\s(?:and|und|et|y|e|en|och|og|&)\\s(?<hers>${WHO})\\s${LAST.replace('<last>', '<other>')})?`
const TITLED = `(?<title>${WHO})(?:${BETWEEN}${WHO}){0,2}\\s${LAST}${OTHER}`
const GREETING =
  '(?:Dear|Hello|Hi|Good (?:morning|afternoon|evening)|Guten (?:Tag|Morgen|Abend)|Grüß Gott|Grüezi|Moin|Hallo|Sehr geehrte[r]?|Liebe[r]?|Werte[r]?|Bonjour|Bonsoir|Cher|Chère|Estimad[oa]|Apreciad[oa]|Muy (?:Sr|Sra)\\. m[ií][oa]|Gentile|Gent\\.m[oa]|Egregio|Buongiorno|Ex\\.?m[oa]\\.?|Ilm[oa]\\.?|Geachte|Beste|Bäste|Bästa|Kära|Kære|Kjære|Hyvä|Vážený|Vážená|Dobrý den,?|Szanowny|Szanowna|Szanowni)'

/** The beginning of a letter: `Sehr geehrter Herr Dr. Voss,`. */
const GREETED = new RegExp(`^[\\s¡]*${GREETING}\\s${TITLED}\\s?(?=[,!:;]|\\.?\\s*$)`, 'u')
/** All that a label tells. */
const TOLD = new RegExp(`^\\s*${TITLED}(?=\\s*$|\\s*[,;(]|\\s{3})`, 'u')
/** What greets has one of these, and most lines have none. */
const MAY_GREET =
  /^\s*(?:dear|hel|hi |good|gut|gru|moin|hal|sehr|lieb|wert|bon|cher|esti|apre|muy|gent|egre|buon|ex|ilm|gea|best|bast|kar|kae|kja|hyv|vaz|dob|sza)/
/** Lines in which a letter greets. */
const HEAD = 25

function peopleIn(text: string, pattern: RegExp): FoundPerson[] {
  const { last = '', title = '', other = '', hers = '' } = pattern.exec(text)?.groups ?? {}
  return [
    [last, title],
    [other, hers],
  ].flatMap(([lastName = '', said = '']) => {
    const small = plain(lastName)
    const isName = small.length > 1 && !isLabelWord(small) && !isNoName(small, true)
    return isName ? { lastName, ...(IS_TITLE.test(said) && { title: said.replace(/\.$/, '') }) } : []
  })
}
const IS_TITLE = new RegExp(`^(?:${TITLE})\\.?$`, 'u')

/** Behind the labels of a line, beside them or, alone in its line, below. */
const labelledIn = ({ lines }: Page, line: Line): FoundPerson[] =>
  line.cells.flatMap(({ start, end }, at) => {
    const label = personLabel(line.plain.slice(start, end))
    if (!label || label.half || !(label.hasColon || label.isAll)) return []
    const below = line.cells.length === 1 ? (lines[line.index + 1]?.text ?? '') : ''
    const told = label.isAll ? cellText(line, at + 1) || below : line.text.slice(start + label.end, end)
    return peopleIn(told, TOLD)
  })

/** All who are told; where that is nobody, those whose first names are not: behind labels, else who is greeted. */
export function withLastNames(page: Page, people: readonly Found<FoundPerson>[]): readonly Found<FoundPerson>[] {
  if (people.length > 0) return people
  const lines = page.lines.slice(1)
  const labelled = lines
    .flatMap((line) => labelledIn(page, line))
    .map((value): Found<FoundPerson> => ({ value, rule: 'label', how: 'label', sure: 0.7 }))
  if (labelled.length > 0) return eachOnce(labelled)
  const greeting = lines.slice(0, HEAD).find(({ text, plain: small }) => MAY_GREET.test(small) && GREETED.test(text))
  return eachOnce(
    peopleIn(greeting?.text ?? '', GREETED).map((value): Found<FoundPerson> => ({ value, rule: 'greeting', how: 'greeting', sure: 0.5 })),
  )
}

const eachOnce = (people: readonly Found<FoundPerson>[]): readonly Found<FoundPerson>[] => [
  ...new Map(people.map((person) => [plain(person.value.lastName), person])).values(),
]
