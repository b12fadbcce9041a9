/** Guests and drivers whom a page names by nothing but their last name: `Guest: Mr Osborne`, `Liebe Familie Lindner,`. */

import type { Found, FoundPerson, FoundProduct } from '../../found.ts'
import { PARTICLE } from '../../particles.ts'
import { cellText } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { countryNamed } from '../places/country-names.ts'
import { AND } from '../words/and-words.ts'
import { plain } from '../words/plain.ts'
import { remembered } from '../words/remembered.ts'
import { FAMILY, isNoName, TITLE } from './names.ts'
import { isNoLastName } from './names-of-nobody.ts'
import { isLabelWord, personLabel } from './person-labels.ts'

/** Who is called by the last name, in the words of letters. */
const WHO = `(?:(?!D\\.)${TITLE}|${FAMILY}|[Ff]am\\.|familie|family|famille|famiglia|[Hh]eer|herr|fru|pane|Pane|Panie)\\.?`
const BETWEEN = `(?:\\s(?:${AND}|a|&)\\s|\\s?/\\s?|, (?:cher|chère|lieber|liebe|sehr geehrter) |\\s)`
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

/** All that a pattern tells by titles; nobody where one of the words is no last name. */
function peopleIn(text: string, pattern: RegExp): FoundPerson[] {
  const { last = '', title = '', other, hers = '' } = pattern.exec(text)?.groups ?? {}
  const said = [[last, title], ...(other === undefined ? [] : [[other, hers]])]
  const people = said.flatMap(([lastName = '', called = '']) => {
    const small = plain(lastName)
    const isTitled = IS_TITLE.test(called)
    // `Familie Norwegen`; many families are called like a town.
    const isPlace = !isTitled && countryNamed(small) !== undefined
    const isName =
      small.length > 1 &&
      !isPlace &&
      !isLabelWord(small) &&
      !isNoName(small, true) &&
      !isNoLastName(small, plain(called).replace(/\.$/, ''))
    return isName ? { lastName, ...(isTitled && { title: called.replace(/\.$/, '') }) } : []
  })
  return people.length === said.length ? people : []
}
const IS_TITLE = new RegExp(`^(?:${TITLE})\\.?$`, 'u')

/** Those who let a house; in Czech and Slovak, with their titles, it is the guest. */
const OF_HOST = /^(?:(?:your|the) )?(?:hosts?|hote|hotesse)(?![a-z])/
const IN_CZECH = /^\s*pan[ií]?\s/i
/** Those who drive: of a hire they are who comes, of all else they fetch who does. */
const OF_DRIVER =
  /(?<![a-z])(?:drivers?|[a-z]*fahrer(?:in)?s?|chauffeurs?|conduct(?:eur|rice|or|ora)s?|condutor(?:es|a)?|motorista|guidatore|autista|conducente|bestuurders?|forare|forer|sjafor|kierowc[ay]|ridic[ie]?|kuljettajat?)(?![a-z])/

/** Behind the labels of a line, beside them or, alone in its line, below. */
const labelledIn = (page: Page, line: Line, isHired: boolean): FoundPerson[] =>
  line.cells.flatMap(({ start, end }, at) => {
    const small = line.plain.slice(start, end)
    const label = personLabel(small)
    if (!label || label.half || !(label.hasColon || label.isAll)) return []
    const said = small.slice(0, label.end)
    const below = line.cells.length === 1 ? (page.lines[line.index + 1]?.text ?? '') : ''
    const told = label.isAll ? cellText(line, at + 1) || below : line.text.slice(start + label.end, end)
    if ((OF_DRIVER.test(said) && !isHired) || (OF_HOST.test(said.trim()) && !IN_CZECH.test(told))) return []
    return peopleIn(told, TOLD)
  })

const OWN =
  '(?:your|our|my|his|her|ihren?|ihrem|ihrer|unsere[nmr]?|meine[nmr]?|votre|vos|nos|notre|mes|mon|su|sus|nuestros?|mis?|il suo|la sua|i suoi|i nostri|os seus|o seu|a sua|nossos|uw|onze|ons|jullie|din|dina|er|era|deres|vores|vares?|vaara|panstwa|nasz\\w{0,4}|vase\\w{0,3}|nase\\w{0,3}|pro nase)'
const OTHERS =
  '(?:gu?est|gast|gast[ei]n?|colleag|kolleg|colleg|coleg|client|kund|mandant|daughter|tochter|fill?e\\b|hij|figli|filh|dochter|datter|dotter|son\\b|sohn|fils|zoon|mother|mutter|mere\\b|madre|mae\\b|moeder|father|vater|pere\\b|padre|pai\\b|vader|parent|eltern|padres|genitori|pais\\b|ouders|director|direktor|direct|chef|boss|mitarbeiter|employee|medewerker|medarbet|medarbej|ansatt|huesped|ospit|hosped|hote|gaest|gjest|gosc|host)'
/** For whom it is, where a letter says so: another than it greets. */
const FOR_OTHERS = remembered(() => new RegExp(`(?<![a-z])(?:for|fur|pour|para|per|voor|till?|dla|pro) ${OWN} ${OTHERS}`))
const FOR_TITLED = remembered(() => new RegExp(`(?<!\\p{L})(?:[Ff]or|[Ff]ür|pour|para|per|voor|för|till?|dla|pro)\\s${TITLED}`, 'u'))
/** Whoever asks for a room writes to those who let it. */
const ASKS =
  /(?:please|kindly|bitte|merci de|veuillez|por favor|per favore|graag|wees zo vriendelijk|prosze|prosim) (?:to )?(?:confirm|book|reserve|bestatigen|reservieren|buchen|confirmer|reserver|confirme[nr]?|confermare|prenotare|bevestig|potwierdz|potvrd)|(?:would|we'd|i'd) like to (?:book|reserve)|(?:mochte[n]?|wurden) (?:ich|wir) (?:gerne )?(?:ein|bei ihnen)/

/** Whether a letter is to another than those who come. */
const isOfOthers = ({ lines }: Page, greeted: readonly FoundPerson[]): boolean =>
  lines.some(({ text, plain: small }) => {
    if (ASKS.test(small) || FOR_OTHERS().test(small)) return true
    const last = FOR_TITLED().exec(text)?.groups?.last
    return last !== undefined && !greeted.some(({ lastName }) => plain(lastName) === plain(last))
  })

/** All who are told; where that is nobody, those whose first names are not: behind labels, and else who is greeted. */
export function withLastNames(
  page: Page,
  people: readonly Found<FoundPerson>[],
  products: readonly FoundProduct[],
): readonly Found<FoundPerson>[] {
  if (people.length > 0) return people
  const lines = page.lines.slice(1)
  const isHired = products.some(({ kind }) => kind === 'car')
  const labelled = lines
    .flatMap((line) => labelledIn(page, line, isHired))
    .map((value): Found<FoundPerson> => ({ value, rule: 'label', how: 'label', sure: 0.7 }))
  if (labelled.length > 0) return eachOnce(labelled)
  const greeting = lines.slice(0, HEAD).find(({ text, plain: small }) => MAY_GREET.test(small) && GREETED.test(text))
  const greeted = peopleIn(greeting?.text ?? '', GREETED)
  if (greeted.length === 0 || isOfOthers(page, greeted)) return []
  return eachOnce(greeted.map((value): Found<FoundPerson> => ({ value, rule: 'greeting', how: 'greeting', sure: 0.5 })))
}

const eachOnce = (people: readonly Found<FoundPerson>[]): readonly Found<FoundPerson>[] => [
  ...new Map(people.map((person) => [plain(person.value.lastName), person])).values(),
]
