/** Whom a letter is written to: `Dear Anna Reed`, and by half a name, `Hej Anna!`, where the page tells the whole of it elsewhere. */

import type { FoundPerson } from '../../found.ts'
import { PARTICLE } from '../../particles.ts'
import { MONTHS } from '../days/months.ts'
import type { Line, Page } from '../page/page.ts'
import { allIn } from '../words/all-in.ts'
import { isGivenName } from '../words/names-given.ts'
import { plain } from '../words/plain.ts'
import { isNoName, LEADING_TITLE, NAME, personOf, SENTENCE_END, TITLE } from './names.ts'
import { isCalledLikePeople } from './people-called-usually.ts'

/** Who is spoken to, and by how much of the name. */
const SALUTATION =
  '(?:Dear|Hello|Hi|Hey|Hallo|Guten Tag|Hola|Bonjour|Bonsoir|Ciao|Salve|Olá|Ola|Hej|Hei|Hoi|Moi|Beste|Geachte|Buongiorno|Gentile|Egregio|Estimad[oa]|Exc?m[oa]s?\\.?|Ilm[oa]s?\\.?|Querid[oa]|Prezad[oa]|Car[oa]|Cher|Chère|Liebe[r]?|Sehr geehrte[r]?|Thank you,?|Thanks,?|Witaj|Cześć|Kjære|Kære|Bästa|Hyvä|Dobrý den,?|Ahoj|Vážený|Vážená|Szanown[ya]|Kära|Goedemorgen|Dag|Sayın|Tisztelt|Kedves|Merhaba)'
/** Words of thanks. */
const THANK = '(?:Thanks?|Tack|Takk?|Vielen Dank|Danke|Merci|Gracias|Grazie|Obrigad[oa]|Bedankt|Dank(?: je| u)?|Dziękujemy|Kiitos|Děkujeme)'
const THANKS = `${THANK}[^,.!:]{0,60},`
const GREETS = new RegExp(`^${SALUTATION},?\\s`, 'u')
/** `We look forward to welcoming you, Ann Reed.`: who is spoken to at the end of a sentence, with a point; without one it is who signs. */
const SPOKEN_TO = `(?:welcom\\p{L}+|thank|Thank) you,\\s(?<spoken>${NAME})(?=[.!]\\s*$)`
/** `Merci Ann REED, votre véhicule est réservé`, `Danke Ann Reed, deine Buchung ist bestätigt` */
const YOURS =
  '(?:your|votre|ta|vos|ihre?|deine?|tu|su|la (?:tua|sua|vostra)|il (?:tuo|suo|vostro)|a (?:sua|tua)|o seu|je|uw|din|ditt|dit|twoja|wasza|tvoje|vase|varauksesi)'
const THANKED = `^¡?${THANK},?\\s(?<thanked>\\p{Lu}\\p{Ll}[\\p{L}'’-]* (?:\\p{Lu}{2,}[\\p{Lu}'’ -]*(?=\\s?[,!])|\\p{Lu}\\p{Ll}[\\p{L}'’-]+(?=, ${YOURS} )))`
const GREETING = new RegExp(`${THANKED}|(?:^|[\\s,¡])(?:${SALUTATION},?|${THANKS})\\s+(?<name>${NAME})|${SPOKEN_TO}`, 'u')
/** `Dear Mr./Ms. Reed` */
const EITHER = new RegExp(`(?<![\\p{L}])(${TITLE})\\.?\\s?/\\s?${TITLE}(?:\\.|(?![\\p{L}]))`, 'u')
/** Half a name: `Hej Tuva!`, `Sehr geehrter Herr Quandt,`, `All is ready, Ann!`, `You're booked, Ms Reed` */
const HALF = new RegExp(
  `(?:^[¡\\s]*(?:${SALUTATION},?|${THANKS})\\s+(?:${TITLE}\\.?\\s+)?|,\\s(?=[^\\s!]{1,20}!)|(?<=[Yy]ou.{0,40}),\\s${TITLE}\\.?\\s(?=[^\\s!]{1,20}$)|(?:SOON|WELCOME|BALD|BIENTÔT|PRONTO),\\s(?=[^\\s.]{1,20}\\.\\s*$))(?<half>\\p{Lu}[\\p{L}'’-]{1,20})\\s?(?:[,!:.|]|$)`,
  'u',
)
const NAMES = new RegExp(`(?<![\\p{L}\\d@./-])${NAME}(?![\\p{L}\\d@])`, 'gu')
const LINES_OF_GREETING = 20
/** `Caro(a) Sr(a).`, `Estimado/a`, `Sehr geehrte(r)`: written for whoever reads it. */
const OF_ANYBODY = /(?<=^[^,]{0,24}\p{L}\.?)(?:\((?:as?|os?|e|r|in|ne)\)|\/(?:as?|o|e|r|in)(?!\p{L}))/giu
const greetingOf = (text: string): string => text.replace(EITHER, '$1').replace(OF_ANYBODY, '')

/** The name of who is greeted, where that is the end of a text: `Dear Mr Jan van der`. */
const AT_END = new RegExp(`^-?(?:\\s${PARTICLE}){0,3}$`, 'u')
export function greetedAtEnd(text: string): string | undefined {
  const said = greetingOf(text.trimEnd())
  const match = GREETING.exec(said)
  const name = match?.groups?.name
  return match && name !== undefined && AT_END.test(said.slice(match.index + match[0].length)) ? name : undefined
}

/** `Thanks for travelling with the people of`, and in the line below `Harbour Wheels, Ann Reed`. */
const OPEN_THANKS = new RegExp(`^${THANK}\\s[^,.!:?]{3,60}\\s(?:of|with|bei|im)$`, 'u')
const CLOSES_THANKS = new RegExp(`^[^,.!:?]{2,30},\\s(?<name>${NAME})\\s?[.!,]?\\s*$`, 'u')

/** Who is thanked in a sentence that goes on in the line below. */
function thankedBelow({ lines }: Page, { index, text }: Line): string | undefined {
  const below = OPEN_THANKS.test(text.trim()) ? lines[index + 1] : undefined
  const name = below && below.places().length === 0 ? CLOSES_THANKS.exec(below.text)?.groups?.name : undefined
  return name
}

/** What of a name stands before a word that is none: `Ana Reis Confirmada`. */
function beforeOthers(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word) => isNoName(plain(word), true))
  return end > 1 ? words.slice(0, end) : words
}

const SAINT = /^(?:San|Sant|Santa|Santo|São|Saint|Sainte|Sankt|Sint|St)\.?$/
/** `Gruß T. Reed`, at the end of a mail. */
const CLOSES_BEFORE =
  /^(?:Gruß|Grüße|Gruss|Grüsse|Regards|Cheers|Saluti|Saludos|Cumprimentos|Groet|Groeten|Groetjes|Hilsen|Hälsningar|Mvh|MVH|Mfg|MfG|LG|VG)\s/u
/** The name on the page that begins or ends with what the greeting says. */
function completed(page: Page, half: string): FoundPerson | undefined {
  for (const line of page.lines.slice(1)) {
    if (!line.text.includes(half)) continue
    // A sentence ends with a name, and the next begins with a capital as well.
    for (const [name] of allIn(line.text.replace(/(?<=\p{Ll}{2})[.!?](?=\s\p{Lu})/gu, ';'), NAMES)) {
      const words = beforeOthers(name.replace(GREETS, '').replace(CLOSES_BEFORE, '').replace(LEADING_TITLE, '').split(' '))
      // `Stichwort „Reed September“`: what is asked for with a sum.
      if (words.some((word) => word !== half && MONTHS.has(plain(word)))) continue
      // `Estimado Roque` in a letter from `San Roque 34`
      if (words.length === 2 && words[1] === half && SAINT.test(words[0] ?? '')) continue
      const at = words.indexOf(half)
      const person = at === 0 || at === words.length - 1 ? personOf(words.join(' ')) : undefined
      if (person) return person
    }
  }
  return undefined
}

/** `Your room – Anna Reed`, `Booking for Anna Reed`: behind a sign or a word for whom something is, at the end of the subject. */
const ENDS_SUBJECT = new RegExp(
  `(?:(?<!\\p{L})(?:for|für|pour|para|per|voor|för|til|till|dla|pro)\\s|[–—:|·-]\\s)(?<name>${NAME})\\s*$`,
  'u',
)
/** Who is greeted by the given name, where the subject ends with the whole of it. */
function inSubject({ lines: [subject] }: Page, half: string): FoundPerson | undefined {
  const name = subject?.text.includes(half) ? ENDS_SUBJECT.exec(subject.text)?.groups?.name : undefined
  const person = name?.startsWith(`${half} `) && isGivenName(plain(half)) ? personOf(name) : undefined
  return person && !isNoName(plain(person.lastName), true) ? person : undefined
}

/** `Bonghjornu Anna Reed,`: a word, in whatever tongue, before the whole name of somebody that ends its line. */
const HELLO = new RegExp(
  `^\\s*(?<hello>\\p{Lu}\\p{Ll}{1,12}) (?<name>\\p{Lu}\\p{Ll}[\\p{L}'’-]* (?:${PARTICLE}\\s){0,3}\\p{Lu}[\\p{L}'’-]+)\\s?[,!]\\s*$`,
  'u',
)
const LINES_OF_HELLO = 6
/** `Le Goffic`, `De Luca` */
const IS_LAST = /^(?:Le|La|Du|Des|De|Del|Della|Di|Da|El|Mac|Mc|Von|Van|Ter|Ten) \p{Lu}[\p{L}'’-]+$/u
/** `Dear REED, ANNA` */
const TURNED = /^\s*(?<last>\p{Lu}{2}[\p{Lu} '’-]{0,25}), (?<first>\p{Lu}{2}[\p{Lu} '’-]{0,25})[,:!]?\s*$/u
function turnedIn(text: string): FoundPerson | undefined {
  const said = GREETS.exec(text)?.[0]
  const { last, first } = (said === undefined ? null : TURNED.exec(text.slice(said.length)))?.groups ?? {}
  return last && first ? personOf(`${first} ${last}`) : undefined
}

/** The one who is greeted; where it is by half a name, as the page tells the whole of it elsewhere. */
export function byGreeting(page: Page): FoundPerson[] {
  const lines = page.lines.slice(1, LINES_OF_GREETING)
  for (const line of page.lines.slice(1, 30)) {
    const { name, thanked, spoken = '' } = GREETING.exec(greetingOf(line.text))?.groups ?? {}
    // At the foot of a letter she signs.
    const told = name?.split(SENTENCE_END)[0] ?? thanked ?? thankedBelow(page, line) ?? (line.index < LINES_OF_GREETING ? spoken : '')
    const bare = told.replace(LEADING_TITLE, '')
    // `Bonjour Monsieur Le Goffic,` tells half a name.
    const person = (bare !== told && IS_LAST.test(bare) ? undefined : personOf(bare)) ?? turnedIn(line.text)
    if (person) return [person]
  }
  for (const { text } of page.lines.slice(1, LINES_OF_HELLO)) {
    const { hello = '', name = '' } = HELLO.exec(text)?.groups ?? {}
    const person = name === '' || isNoName(plain(hello), false) ? undefined : personOf(name)
    if (person && isCalledLikePeople(person)) return [person]
  }
  for (const line of lines) {
    const half = HALF.exec(greetingOf(line.text))?.groups?.half
    const person = half ? (completed(page, half) ?? inSubject(page, half)) : undefined
    if (person) return [person]
  }
  return []
}
