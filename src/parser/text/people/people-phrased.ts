/** People whom sentences name in a row: those a letter greets together, those in brackets behind `you two`, behind how many they are, and behind a number. */

import type { FoundPerson } from '../../found.ts'
import { neighbour } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { referenceLabels } from '../references/reference-labels.ts'
import { NUMBER_WORDS } from '../words/number-words.ts'
import { plain } from '../words/plain.ts'
import { wordSet } from '../words/vocabulary.ts'
import { isCalledLikePeople } from './people-called-usually.ts'
import { goingOn, phraseIn } from './people-phrases.ts'
import { areSurely } from './people-told-for.ts'
import { isRole } from './person-words.ts'

/** Two or more, one of whom is called as many are. */
const several = (page: Page, people: readonly FoundPerson[]): readonly FoundPerson[] =>
  people.length > 1 && areSurely(page, people) ? people : []

/** `Dear Anna and Tom Reed,`, `Gentili Anna Reed e Tom Hale,` */
const GREETS =
  /^\W*(?:dear|hello|hi|hey|hallo|guten tag|guten morgen|moin|servus|gruezi|liebe[rn]?|sehr geehrte[r]?|bonjour|bonsoir|chers?|cheres?|hola|buenos dias|buenas tardes|estimad[oa]s?|querid[oa]s?|apreciad[oa]s|buongiorno|salve|ciao|gentil[ei]|car[ie]|egregi|ola|bom dia|boa tarde|car[oa]s|prezad[oa]s|exm[oa]s\.?|beste|geachte|goedendag|goedemorgen|dag|hej|hei|kara|basta|kj?a?e?re|hyvat?|moi|drodzy(?: panstwo)?|szanowni(?: panstwo)?|dzien dobry|witajcie|mili|vazeni|dobry den|ahoj),?\s(?=\S)/
const LINES_OF_GREETING = 20
/** A greeting ends there: `Dear Anna Reed and Tom Hale will …` is none. */
const ENDS_GREETING = /[,:!.]/
/** Those a letter is to, two or more, each with a name or with that of them all. */
export const byGreetingOfSeveral = (page: Page): readonly FoundPerson[] => {
  for (const { text, plain: small } of page.lines.slice(1, LINES_OF_GREETING)) {
    const start = GREETS.exec(small)?.[0].length
    const said = start === undefined ? '' : (text.slice(start).split(/(?<=[,!:])(?=\p{Ll})/u)[0] ?? '')
    const { people, isJoined, isWhole, rest } = phraseIn(said)
    const told = isJoined && isWhole && (rest === '' || ENDS_GREETING.test(said)) ? several(page, people) : []
    if (told.length > 0) return told
  }
  return []
}

const [, TWO, THREE, FOUR, FIVE, SIX] = NUMBER_WORDS
/** How many travel together: more come in coaches, and are counted in figures. */
const NUMBER = `(?:\\d{1,2}|${TWO}|${THREE}|${FOUR}|${FIVE}|${SIX}|seven|eight|dois|dwie|dwoch|trzy|trzech|cztery|czterech|dva|dve|tri|ctyri)`
/** What goes between such words and the names. */
const NAMELY =
  '\\s\\((?:also |namely |i\\.e\\.,? |d\\.h\\. |namlich |soit |a savoir |es decir,? |o sea,? |cioe |ou seja,? |namelijk |dvs\\.? )?(?=\\S)'
/** `for you two (Anna Reed and Tom Hale)` */
const YOU_ALL = new RegExp(
  `(?<![a-z])(?:you(?: both| two| all)?|(?:both|all|${NUMBER}) of you|euch(?: beiden?| allen| zwei)?|sie (?:beide|zwei)|ihnen beiden|vous(?: deux| trois| quatre| tous)?|vosotr[oa]s(?: ${NUMBER})?|ustedes(?: ${NUMBER})?|voi(?: ${NUMBER})?|voces(?: ${NUMBER})?|jullie(?: tweeen| ${NUMBER})?|er (?:bada|tva)|(?:jer|dere) (?:begge|to)|was oboje|vas oba)${NAMELY}`,
)
/** `wir vier (also …)`: of two who write `us two` it may be those who let a house. */
const US_ALL = new RegExp(`(?<![a-z])(?:wir|we|us|uns|nous|nosotr[oa]s|noi|nos|wij|vi|oss|os) (?!${TWO}|dois)${NUMBER}${NAMELY}`)
/** Said to guests by those who await them. */
const TO_GUESTS =
  /(?<![a-z])(?:you|your|sie|ihnen|ihr|euch|dich|freuen|willkommen|vous|te|attendons|usted(?:es)?|(?:le|les|os|te) esper|espera|vi aspett|aspett|voi|accogl|o esper|vos|esperamos|welkom|verheugen|er valkomna|valkommen|ser fram|gleder|glaeder|velkommen|was|witamy|czekamy|zapraszamy|vas|tesime|toivotamme|run the|the (?:house|inn|farm))(?![a-z])/
/** `party of four: …`, `Gruppe von vier Personen: …` */
const PARTY = new RegExp(
  `(?<![a-z])(?:party|group|family|gruppe|reisegruppe|groupe|famille|grupo|familia|gruppo|famiglia|groep|gezelschap|grupp|sallskap|selskab|selskap|grupa|skupina) (?:(?:of|von|mit|de|di|van|med|pa|af|av|o) )?${NUMBER}(?: [a-z]{3,12})?\\s?: ?(?=\\S)`,
)
/** `per 2 persone: Anna Reed e Tom Hale` */
const COUNTED = new RegExp(
  `(?<![a-z\\d])${NUMBER} (?:people|persons?|personen|personnes|personas|persone|pessoas|personer|osoby|osob|henkiloa)\\s?: (?=\\S)`,
)
/** `spelling of names must match passports: …`; above a list of what else is called so it stands, too. */
const AS_IN_PASSPORTS =
  /(?<![a-z])(?:names?|namen|noms?|nombres?|nom[ei]|nomes|namn|navne?|imiona|nazwiska|jmena)(?![a-z])[^:.]{0,50}(?:passport|passeport|pasaporte|passaport|reisepass|ausweis|paspoort|pas(?![a-z])|pass(?:en|et)?(?![a-z])|paszport|cestovn)[^:.]{0,40}:\s(?=\S)/

/** `Max Mustermann und Erika Mustermann`, and what else shows how a name is to be written. */
const EXAMPLE =
  /(?<![a-z])(?:muster(?:mann|frau)|(?:john|jane) doe|for example|for instance|e\.g\.|z\.\s?b\.|beispiel|par exemple|p\.\s?ex\.|por ejemplo|p\.\s?ej\.|ad esempio|per esempio|por exemplo|bijvoorbeeld|bijv|till exempel|t\.\s?ex|for eksempel|f\.\s?eks|na przyklad|np\.|napriklad|napr\.|esimerkiksi|esim)/

/** The row behind a sign: of one in brackets these end with it, and none goes on as the sentence does that tells what they do. */
function rowBehind(page: Page, line: Line, sign: RegExp): readonly FoundPerson[] {
  const match = sign.exec(line.plain)
  if (!match) return []
  const said = goingOn(page, line, match.index + match[0].length).trim()
  const { people, rest } = phraseIn(said)
  const row = said.slice(0, said.length - rest.length).trimEnd()
  const isEnded = match[0].includes('(') ? /\)[.,;:!?]*$/.test(row) : !/^\p{Ll}/u.test(rest)
  return isEnded ? several(page, people) : []
}

/** Those of a row in a sentence that says so. */
export const byRow = (page: Page): readonly FoundPerson[] =>
  page.lines.slice(1).flatMap((line) => {
    const signs = line.plain.includes('(') || line.plain.includes(':') ? [YOU_ALL, PARTY, COUNTED] : []
    const asInPassports = line.plain.includes(':') && !EXAMPLE.test(line.plain) ? [AS_IN_PASSPORTS] : []
    return [...signs, ...asInPassports].flatMap((sign) => rowBehind(page, line, sign))
  })
/** Those who write of themselves, unless it is to those who come to them. */
export const byRowOfUs = (page: Page): readonly FoundPerson[] =>
  page.lines.slice(1).flatMap((line) => (line.plain.includes('(') && !TO_GUESTS.test(line.plain) ? rowBehind(page, line, US_ALL) : []))

const COUNTS = new Map(
  Object.entries({
    2: `${TWO}|dois|dwie|dva|dve`,
    3: `${THREE}|trzy|tri`,
    4: `${FOUR}|cztery|ctyri`,
  }).flatMap(([count, words]) => words.split('|').map((word) => [word, Number(count)] as const)),
)
const PEOPLE = wordSet(
  'people persons personen personnes personas persone pessoas personer osoby osob adults erwachsene adultes adultos adulti volwassenen vuxna voksne dorosli dospeli',
)
const WITH_COUNT = /^(?<names>[^\d()]{8,90}?)(?:,\s|\s[·–|-]\s|\s\()(?<count>[a-z]{2,7}|\d)\s(?<who>[a-z]{4,12})\)?$/
/** `Anna & Tom Reed, two guests`, alone in a line: as many as are counted. */
export const bySumBehind = (page: Page): readonly FoundPerson[] =>
  page.lines.slice(1).flatMap(({ text, plain: small, cells }) => {
    const { names = '', count = '', who = '' } = (cells.length === 1 ? WITH_COUNT.exec(small.trim()) : null)?.groups ?? {}
    if (!(isRole(who) || PEOPLE.has(who))) return []
    const { people, isWhole } = phraseIn(text.trim().slice(0, names.length))
    return isWhole && people.length === (COUNTS.get(count) ?? Number(count)) ? several(page, people) : []
  })

/** Lines of the head of a page. */
const HEAD = 15
const PARTS = /\s[·|–—-]\s|\s{3,}/
/** Whether a text is a label of a booking and its number. */
const isNumbered = (part: string): boolean =>
  /\d/.test(part) && (referenceLabels(plain(part.trim())).some(({ start }) => start === 0) || IS_WORD_AND_CODE.test(part.trim()))
/** `Trip KX-2704`, `Expediente 26/00715` */
const IS_WORD_AND_CODE = /^\p{L}{4,14} (?=\S*\d{3})[A-Z\d/.-]{5,16}$/u
/** `Booking 4711 · Anna Reed · Tom Hale`, or a row of names above such a number or below it, with nothing else in the line. */
export const byNumberOfBooking = (page: Page): readonly FoundPerson[] =>
  page.lines.slice(1, HEAD).flatMap(({ text, plain: small, index }) => {
    if (GREETS.test(small)) return []
    const parts = text.split(PARTS).map((part) => part.trim())
    const others = parts.filter((part) => !isNumbered(part))
    const phrases = others.map(phraseIn)
    if (phrases.some(({ people, isWhole, rest }) => !isWhole || rest !== '' || people.length === 0)) return []
    const people = phrases.flatMap((phrase) => phrase.people)
    // `Booking 4711 · Villa Carlotta · Donna Camilla Savelli`: houses are called so, too.
    const isBeside = others.length < parts.length && people.every(isCalledLikePeople)
    const isNear = [neighbour(page, index, -1), neighbour(page, index, 1)].some((line) => line?.text.split(PARTS).some(isNumbered))
    return isBeside || (isNear && phrases.length === 1 && phrases[0]?.isJoined) ? several(page, people) : []
  })
