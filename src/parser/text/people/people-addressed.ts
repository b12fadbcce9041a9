/** To whom a letter is, by the head of the mail or the foot of it: whoever it speaks to by half of that name. */

import type { FoundPerson } from '../../found.ts'
import { PARTICLE } from '../../particles.ts'
import { isPassedOn } from '../page/clean.ts'
import { ABOUT, SENT_AT, SENT_BY } from '../page/mail-heads.ts'
import type { Line, Page } from '../page/page.ts'
import { given } from '../stays/stay-promises.ts'
import { allIn } from '../words/all-in.ts'
import { AND_OR_TO } from '../words/and-words.ts'
import { plain } from '../words/plain.ts'
import { capitalised, LEADING_TITLE, NAME, personOf, TITLE } from './names.ts'
import { isCalledLikePeople } from './people-called-usually.ts'
import { NOBODY, phraseIn } from './people-phrases.ts'
import { isCalledIn } from './people-vocatives.ts'
import { isLabelWord } from './person-labels.ts'

const WHOLE = new RegExp(`^["'“]?(?<name>${NAME})["'”]?(?:\\s*[<[(].*)?$`, 'u')
/** `ann.reed@…`: both halves of a name before the sign; `ann.vandenberg` is not told apart. */
const IN_ADDRESS = /(?<![^\s<"(])(?<first>[a-z]{3,15})[._](?!(?:van|von|den?|der)[a-z]{4})(?<last>[a-z]{3,20})@/i
/** In the head of a mail that was printed or forwarded, from and about what is told as well. */
const TO = /^(?:To|An|À|Para|Aan|Till|Til|Do|Komu|Destinatario|Destinataire|Empfänger)\s?:\s*(?<to>.{5,120})$/u
const OTHER_HEAD = new RegExp(`^(?:${SENT_BY}|${SENT_AT}|${ABOUT})\\s?:`)
const LINES_OF_HEAD = 30
/** Lines of the head of a mail, before and behind. */
const AROUND = 2

/** Those who have an address with others: `paris.office@…` */
const SHARED =
  /(?<![a-z])(?:office|team|sales|buro|einkauf|info|mail|reise|travel|booking|reservas?|frontdesk|accounts?|billing|admin|mobile|procurement|events|haus|house|lodge|lodgings|rooms|support|service|finance|marketing|concierge|assistant|agency)(?![a-z])/

/** `Booked by Ann Reed on 3 May`: one who travels where the letter speaks to her, and an agent where it does not. */
const BOOKED_BY = new RegExp(
  `(?<![\\p{L}])(?:[Bb]ooked by|[Gg]ebucht von|[Rr]éservé par|[Rr]eservado por|[Pp]renotato da|[Gg]eboekt door|[Bb]okad av|[Pp]aid by|[Pp]agado por|[Pp]ayé par|[Pp]agato da|[Bb]ezahlt von)\\s(?<name>${NAME})`,
  'gu',
)
/** What all of these have: names take long to look for. */
const SAYS_BY =
  /booked by|gebucht von|reserve par|reservado por|prenotato da|geboekt door|bokad av|paid by|pagado por|paye par|pagato da|bezahlt von/
/** `This email was sent to Ann Reed`, `Diese E-Mail wurde an Ann Reed gesendet` */
const MAIL_TO = new RegExp(
  `(?:e-?mail|E-?[Mm]ail|message|Nachricht|courriel|correo|mensaje|messaggio|mensagem|bericht|mejl|meddelande)\\s(?:\\p{L}+\\s){0,3}(?:sent to|addressed to|wurde an|envoyé à|enviado a|inviat[ao] a|enviad[ao] para|verzonden (?:naar|aan)|skickades till|sendt til)\\s(?<name>${NAME})(?=\\s(?:gesendet|geschickt|versandt|because|since|at)(?![\\p{L}])|[.,(]|\\s*$)`,
  'u',
)
/** Lines of the foot of a mail, in which it says to whom it was sent. */
const LINES_OF_FOOT = 30

/** Whether nobody is called so, but a firm or a part of one. */
export const isShared = (name: string): boolean => SHARED.test(plain(name))

export function personAt({ gazetteer }: Page, to: string): FoundPerson | undefined {
  const { first, last } = IN_ADDRESS.exec(to)?.groups ?? {}
  const halves = first && last ? [first, last].map((half) => capitalised(half.toUpperCase())).join(' ') : ''
  const name = WHOLE.exec(to.trim())?.groups?.name ?? halves
  const person = isShared(name) ? undefined : personOf(name.replace(LEADING_TITLE, ''))
  const isPlace = gazetteer.airportNamed(plain(name)) !== undefined || gazetteer.stations(name).length > 0
  return isPlace ? undefined : person
}

/** In the head of a mail within the text. */
function isInHead(lines: readonly Line[], { index }: Line): boolean {
  const around = lines.slice(Math.max(0, index - AROUND), index + AROUND + 1)
  return around.some((line) => line.index !== index && OTHER_HEAD.test(line.plain.trim()))
}

/** To whom the heads of mails are that a page begins with. */
const headsOf = ({ lines, addresseeWithin }: Page): readonly string[] => [
  ...(addresseeWithin ? [addresseeWithin] : []),
  ...lines.slice(0, LINES_OF_HEAD).flatMap((line) => (isInHead(lines, line) ? (TO.exec(line.text.trim())?.groups?.to ?? []) : [])),
]

/** The one a mail is to, or by whom it was booked, where its beginning speaks to somebody of this first name: `Thank you, Ann.` */
export function byAddressee(page: Page): FoundPerson[] {
  const { lines, addressee = '' } = page
  const inHead = headsOf(page)
  const bookers = lines.flatMap(({ text, plain: line }) =>
    SAYS_BY.test(line) ? allIn(text, BOOKED_BY).flatMap(({ groups }) => groups?.name ?? []) : [],
  )
  return [addressee, ...inHead, ...bookers].flatMap((to): readonly FoundPerson[] => {
    const couple = coupleAt(to)
    const people = couple.length > 0 ? couple : [(to === '' ? undefined : personAt(page, to)) ?? []].flat()
    const isSpokenTo = ({ firstName = '' }: FoundPerson): boolean => {
      const [called = ''] = plain(firstName).split(' ')
      return (
        called.length > 2 &&
        lines.some(({ plain: small, index }) => speaksTo(small, called) || isCalledIn(small, called) || isAlone(small, index, called))
      )
    }
    return people.some(isSpokenTo) ? people : []
  })
}
/** `Tom & Anna Reed <…>` */
function coupleAt(to: string): readonly FoundPerson[] {
  const { people, isJoined, isWhole, rest } = / (?:&|\+|\p{Ll}{1,3}) /u.test(to) ? phraseIn(to.replace(/\s*[<[(].*$|["'“”]/g, '')) : NOBODY
  return isJoined && isWhole && rest === '' ? people : []
}
/** `Tom`, alone above a letter. */
const isAlone = (small: string, index: number, called: string): boolean =>
  index > 0 && index < LINES_OF_GREETING && small.trim().replace(/[,.!:]$/, '') === called

/** The one a mail is to whose head has the whole of a name: what was passed on is to others. */
function recipientOf(page: Page): FoundPerson | undefined {
  const { lines, addressee = '' } = page
  return WHOLE.test(addressee.trim()) && !isPassedOn(lines.map(({ plain: small }) => small)) ? personAt(page, addressee) : undefined
}

/** The one a mail is to, by the whole of a name, where it speaks to somebody of that last name: `Guten Tag Herr Reed`. */
export function byRecipient(page: Page): FoundPerson[] {
  const { lines } = page
  const spoken = lines.slice(1, LINES_OF_HEAD).flatMap(({ text }) => {
    const match = TO_FAMILY.exec(text)
    // `per Lei e per il signor Sergio Reed`: another, who comes along.
    return !match || BESIDE_ANOTHER.test(text.slice(0, match.index + 1)) ? [] : (match.groups?.name ?? [])
  })
  if (spoken.length === 0) return []
  // `anna.reed@…`, where the letter speaks to Mrs Reed.
  const written = isPassedOn(lines.map(({ plain: small }) => small)) ? undefined : personAt(page, page.addressee ?? '')
  const people = [recipientOf(page), written, ...headsOf(page).map((to) => personAt(page, to))]
  const isSpoken = (person?: FoundPerson): boolean =>
    person?.firstName !== undefined && spoken.every((name) => plain(name) === plain(person.lastName))
  return [people.find(isSpoken) ?? []].flat()
}
const BESIDE_ANOTHER = new RegExp(`\\s(?:${AND_OR_TO})\\s(?:\\p{Ll}{2,4}\\s){0,2}$`, 'u')
/** `… is reserved for your mother`, `für eure Gäste`: of somebody else. */
const FOR_OTHERS =
  /(?<![a-z])(?:for|fur|pour|para|per|voor|till?|dla) (?:your|deine?|ihre?|eure?|votre|vos|tus?|sus?|vuestr[oa]s?|i tuoi|i suoi|tua|sua|uw|jullie|din|dina|ditt|jeres|deres|twoj[a-z]*|panstwa) (?:two |three |four )?(?:mother|father|parents|mum|dad|son|daughter|friends?|guests?|clients?|customers?|colleagues?|mutter|vater|eltern|gaste?|kunden?|freunde?|kolleg[a-z]*|mere|pere|amis?|hotes|madre|padre|padres|amig[oa]s|huespedes|clientes|genitori|amici|ospiti|clienti|moeder|ouders|vrienden|gasten|klanten|mor|far|foraldrar|foraeldre|gaster|gaester|gjester|rodzicow|gosci)(?![a-z])/
/** Whether it is said to be for somebody else than the one it is told to. */
export const isForOthers = ({ lines }: Page): boolean => lines.some(({ plain: small }) => FOR_OTHERS.test(small))
/** Letters by which a name in a greeting is that of the head: `Rob`, `Robert`. */
const ALIKE = 3
/**
 * The one a letter is to that gives a room, where it greets nobody else: hosts may greet by no name, or in short, `Dear guest`, `Hi Rob`. It is not so where
 * the room is for somebody else.
 */
export function byPromise(page: Page): FoundPerson[] {
  const person = recipientOf(page)
  if (!person?.firstName) return []
  const stays = given(page)
  if (stays.length === 0 || stays.some(({ first }) => FOR_OTHERS.test(first.line.plain))) return []
  return greetedIn(page).every((name) => isOwn(person, name)) ? [person] : []
}
/** Whom the beginning of a letter greets. */
function greetedIn({ lines }: Page): string[] {
  // Below the head, where the text begins with one.
  const head = lines
    .slice(1, LINES_OF_GREETING + MOST_HEADS)
    .filter(({ text, plain: small }) => TO.test(text.trim()) || OTHER_HEAD.test(small.trim()))
  const from = (head.at(-1)?.index ?? 0) + 1
  return lines
    .slice(from, from + LINES_OF_GREETING - 1)
    .flatMap(({ text }) => TO_FAMILY.exec(text)?.groups?.name ?? GREETED.exec(text)?.groups?.name ?? [])
    .filter((name) => !OF_ANYBODY.test(name) && !isLabelWord(plain(name)))
}
/** Lines of a head, which begin with a label each. */
const MOST_HEADS = 4
/** `Bonjour Madame,`, `Buonasera Avvocato,`: nobody's name. */
const OF_ANYBODY = new RegExp(
  `^(?:${TITLE}|Avvocato|Avvocata|Dottore|Dottoressa|Professore|Professoressa|Ingegnere|Architetto|Doctor|Professor)$`,
  'u',
)
/** Whether a name in a greeting is that of somebody, or of it in short. */
const isOwn = ({ firstName = '', lastName }: FoundPerson, name: string): boolean =>
  plain(`${firstName} ${lastName}`)
    .split(' ')
    .some((word) => word.slice(0, ALIKE) === plain(name).split(' ').at(-1)?.slice(0, ALIKE))
/**
 * The one a mail is to by the whole of a name, for a page that tells of nobody at all: `Bonjour Madame,` greets by no name, and `Dobrý den, pane Nováku`
 * by another case of it. Whoever is greeted by another name goes himself.
 */
export function byHead(page: Page): FoundPerson[] {
  const { addresseeWithin } = page
  const within = addresseeWithin !== undefined && WHOLE.test(addresseeWithin.trim()) ? personAt(page, addresseeWithin) : undefined
  const person = recipientOf(page) ?? within
  if (!person || !isCalledLikePeople(person) || isForOthers(page)) return []
  return greetedIn(page).every((name) => isOwn(person, name)) ? [person] : []
}
/** Lines in which a letter greets. */
const LINES_OF_GREETING = 5
/** `Hi Ann,`, `Good morning Bob (…)`, `Cara Anna,`: a name behind what greets, at the beginning of a line. */
const GREETED =
  /^\s*(?:(?:Good|Guten|Gutes|Bom|Boa|Buenos|Buenas|Buon|Goede|God|Dzień|Dobrý) ?\p{L}*|\p{Lu}\p{L}{1,12}),? (?<name>\p{Lu}\p{Ll}+)\s*(?:[,!:(]|$)/u
/** Whether a letter is to somebody of that last name. */
export const isSpokenToByFamily = ({ lines }: Page, { lastName }: FoundPerson): boolean =>
  lines.slice(1, LINES_OF_HEAD).some(({ text }) => plain(TO_FAMILY.exec(text)?.groups?.name ?? '') === plain(lastName))
const TO_FAMILY = new RegExp(
  `(?:^|\\s)(?:${TITLE}\\.?\\s){1,3}(?<name>(?:${PARTICLE}\\s){0,3}\\p{Lu}[\\p{L}'’ -]{1,30}?)(?=\\s*[,!.:]|\\s*$)`,
  'u',
)

/** To whom the foot of a mail says that it was sent. */
export const byFoot = (page: Page): FoundPerson[] =>
  page.lines.slice(-LINES_OF_FOOT).flatMap(({ text }) => personAt(page, MAIL_TO.exec(text)?.groups?.name ?? '') ?? [])

/** `Am 3. Mai schrieb Anna Reed:`, `Anna Reed <…> wrote:`: whose mail the page answers. */
const ANSWERED = new RegExp(
  `(?<![\\p{L}])(?:(?:schrieb|schreef|skrev)\\s(?<behind>${NAME})(?:\\s?[<(](?<from>[^<>()]{3,80})[>)])?\\s?:?\\s*$|(?<before>${NAME})(?:\\s?[<(](?<by>[^<>()]{3,80})[>)])?\\s(?:wrote|a écrit|escribió|ha scritto|escreveu|napisał(?:a|\\(a\\))?|napsal(?:a|\\(a\\))?|(?:je )?napisa(?:o|la|l)(?:/la)?|kirjoitti|(?:ezt )?írta|skrev|schreef)\\s?:\\s*$)`,
  'u',
)
const WROTE = /schrieb|schreef|skrev|wrote|ecrit|escri|escrev|ha scritto|napisa[lo]|napsal|kirjoitti|irta/
/** Who wrote the mail that is answered, where the page speaks to somebody of this name or the answer is sent to them: `Cher Monsieur` tells no name. */
export const byAnswered = ({ lines, addressee = '' }: Page): FoundPerson[] =>
  lines.slice(1).flatMap(({ text, plain: line, index }): FoundPerson[] => {
    // Most lines are none, and names take long to look for.
    if (!WROTE.test(line)) return []
    const { behind, before, from, by } = ANSWERED.exec(text)?.groups ?? {}
    const person = personOf(behind ?? before ?? '')
    const given = plain(person?.firstName ?? '')
    if (!person || given.length < 3) return []
    // `Karolina Wójcik <recepcja@…>` is of the house.
    const [mailbox] = plain(from ?? by ?? '').split('@')
    if (mailbox && !mailbox.includes(given) && !mailbox.includes(plain(person.lastName))) return []
    const isSpokenTo = lines.slice(1, Math.min(index, LINES_OF_HEAD)).some(({ text: told, plain: small }) => {
      const family = TO_FAMILY.exec(told)?.groups?.name
      const isCalled = [given, plain(person.lastName)].some((name) => isCalledIn(small, name))
      return speaksTo(small, given) || isCalled || (family !== undefined && plain(family) === plain(person.lastName))
    })
    const isSentTo = plain(addressee).split('<', 1)[0]?.replace(/["']/g, '').trim() === plain(behind ?? before ?? '')
    return isSpokenTo || isSentTo ? [person] : []
  })

/** What greets, right before a name. */
const GREETS =
  /(?:^|[^a-z])(?:hi|hello|hey|dear|chere?|car[oai]|cari|gentile|estimad[oa]|querid[oa]|prezad[oa]|kjae?re|kae?re|kare|kara|basta|hola|bonjour|salut|ciao|hallo|hej|hei|hoi|moi|moin|hiya|heisann|salve|buongiorno|bom dia|boa tarde|boa noite|buenos dias|buenas tardes|buenas|czesc|witaj|witam|ahoj|dobry den|mil[ya]|vazen[yae]|postovan[iao]|drag[aio]|bok|kedves|tisztelt|hyva|rakas|moikka|terve|kalimera|g'day|gruss gott|servus|gruezi|good (?:morning|afternoon|evening|day)|guten (?:tag|morgen|abend)|bonsoir|buonasera|buona ?(?:giornata|sera)|goede(?:morgen|middag|navond|ndag)|god (?:morgen|dag|kveld|aften|morgon|kvall)|dag|oi|liebe[r]?|beste|ola|thank you|thanks|one|welcome)[ ,]{1,2}(?:(?:mr|mrs|ms|miss|madame|monsieur|sra?|srta|sig|signora?|senora?|senhora?|don|dona|herr|frau|fru|pani?)\.? )?$/
/** A sentence about `you`, but for `Thank you, Ann`, which she may have signed. */
const TO_YOU = /(?<!thank )(?<![a-z])(?:you|dich|euch|sie|vous|toi|ti|te|jou|dig|deg|ciebie)(?: [a-z]{2,9}){0,2}, $/
/** What a sentence goes on with behind a name that begins it. */
const GOES_ON =
  /^, (?:how|your?|you|we|it|the|here|get|dein|deine|ihr|ihre|wir|du|votre|vos|ton|nous|vous|tu|su|la|il|tua|je|uw|jouw|din|ditt)(?![a-z])/

/** Letters before and behind a name that tell whether somebody is spoken to. */
const [BEFORE, BEHIND] = [60, 40]
/** Places in a line in which a name is looked at: whoever is spoken to is named there once or twice. */
const MOST_PLACES = 8

/** Whether a line speaks to somebody of this name. */
export function speaksTo(small: string, called: string): boolean {
  for (let at = small.indexOf(called), count = 0; at >= 0 && count < MOST_PLACES; at = small.indexOf(called, at + called.length), count++) {
    const end = at + called.length
    if (/[a-z]/.test(small.charAt(at - 1)) || /[a-z]/.test(small.charAt(end))) continue
    const isWhole = at <= BEFORE
    const [before, behind] = [small.slice(Math.max(0, at - BEFORE), at), small.slice(end, end + BEHIND)]
    if (GREETS.test(before) && /^(?:[\s,.!:]|$)/.test(behind)) return true
    if (/[a-z], $/.test(before) && /^\s?[.!](?:\s|$)/.test(behind)) return true
    // `Thanks for Traveling at the Speed of Light®, Ann`
    if (/^\W*(?:thank|gracias|merci|danke|vielen dank|grazie|obrigad)/.test(small) && /, $/.test(before) && behind.trim() === '')
      return true
    // `We're ready for you, Ann`
    if (TO_YOU.test(before) && behind.trim() === '') return true
    if (isWhole && /^\W*$/.test(before) && (GOES_ON.test(behind) || /^\s?!/.test(behind))) return true
  }
  return false
}
