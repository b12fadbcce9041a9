/** People by the titles before or behind their names: `Mrs Anna Reed`, `REED ANNA MRS`. */

import type { FoundPerson } from '../../found.ts'
import { neighbour, saidAt } from '../page/around.ts'
import { CLOSES } from '../page/closings.ts'
import type { Line, Page } from '../page/page.ts'
import { KIND_OF_STREET } from '../places/address-words.ts'
import { allIn } from '../words/all-in.ts'
import { isOfFirm } from '../words/legal-forms.ts'
import { isShouted, plain } from '../words/plain.ts'
import { rememberedFor } from '../words/remembered.ts'
import { vocabulary } from '../words/vocabulary.ts'
import { beginsWithTitle, LEADING_TITLE, NAME, nextBehind, personOf, SENTENCE_END, TITLE, withoutDegrees } from './names.ts'
import { isOfOfficer } from './officers.ts'
import { isBookerLabel } from './people-bookers.ts'
import { hisBefore } from './people-couples.ts'
import { namesIn, wholeName } from './people-lists.ts'
import { BESIDE, isOnlyRole } from './person-words.ts'

const BY_TITLE = new RegExp(`(?<![\\p{L}/]|\\p{L}\\.|\\p{Lu}\\.\\s)(?<title>${TITLE})\\.?\\s{1,2}(?<name>${NAME})`, 'gu')
/** A title alone, above the name in an address. */
const COURTESY =
  '(?:An|To|Gentile|Gent\\.?(?:mo|ma)|Egregio|Egr\\.?|Preg\\.?(?:mo|ma)|Spett\\.?(?:le)?|Ill\\.?(?:mo|ma)|Exm[oa]\\.?|Ex\\.?m[oa]\\.?|Sz\\.|Szanowny|Szanowna|Vážený|Vážená)'
export const IS_TITLE = new RegExp(
  `^(?:${COURTESY} )?(?:Herrn?|Frau|Monsieur|Madame|Mademoiselle|Mme|Mr\\.?|Mrs\\.?|Ms\\.?|Miss|Sr\\.?|Sra\\.?|Srta\\.?|Señora?|Senhora?|D\\.|Dña\\.|Sig\\.?|Sig\\.?ra|Sig\\.?na|Signora?|Dott\\.?|Dott\\.?ssa|Dhr\\.|De heer|Mevr\\.|Mevrouw|Pan|Pani|Paní)(?: (?:Prof|Mag|MMag|Dr|DI|Ing|Dipl\\.-Ing|Dkfm|Dott|Avv)\\.?){0,3}$`,
  'u',
)

/** Two of one name, above it in an address. */
export const IS_COUPLE =
  /^(?:Herrn? (?:und|u\.) Frau|Frau (?:und|u\.) Herrn?|Eheleute|Familie|M(?:r|\.|onsieur)\.? (?:and|et|&) M(?:rs|me|adame)\.?|Sr\.? (?:y|e) Sra\.?|Sig\.? e Sig\.ra|Dhr\. en Mevr\.)$/

/** `Anna und Tom Reed`, and nobody where it is not two. */
function bothIn(text: string): FoundPerson[] {
  const both = namesIn(text)
  return both.length === 2 ? both : []
}

/** The courtesy before a title that stands alone. */
const BEFORE_TITLE = new RegExp(`^${COURTESY} `, 'u')

/** What stands before the name of another: `Prof. Dr.` of a street, `by` of who wrote, `Attn.` of who keeps the papers of a firm. */
const NOT_OF_GUEST =
  /(?:\bdr|\bby|\bprof|@|\batte?n?\.|\battn|\bfor the attention of|\bz\. ?hd\.?|\bzu h(?:an)?d(?:en|\.)|\bt\.a\.v\.?|\bà l['’]attention de|\ba la atención de|\balla (?:cortese attenzione|c\.a\.)(?: di)?)[\s:]*$/i

/** `Av. Dr. Ana Reis, 12`: streets are called after people. */
const OF_STREET = new RegExp(`(?:^|[\\s,])(?:${KIND_OF_STREET}|c/|r)\\.?\\s{1,2}(?:d[aeou]l?(?:la)?\\s)?$`)
/** `12 Dr Anna Reed Road`: behind its number. */
const ENDS_IN_STREET = /\s(?:Road|Rd|Street|St|Marg|Avenue|Ave|Lane|Drive|Boulevard|Square)\.?(?!\p{L})/u
/** Whether what stands before a name is the kind of a street, with a capital: `via` is a word as well. */
function isStreetBefore(before: string): boolean {
  const at = /[\p{L}/.] {1,2}$/u.test(before) ? OF_STREET.exec(plain(before))?.index : undefined
  return at !== undefined && /^[\s,]?\p{Lu}/u.test(before.slice(at))
}

/** `Edifício D. José I`, `Palacio Dña. Ana Reis`: so are buildings in which firms have their offices. */
const OF_BUILDING =
  /(?:^|[\s,])(?:edif(?:icio|\.)|building|palacio|palazzo|palais|torre|centro|ponte|puente|jardim|jardin|quartel|hospital)\s{1,2}(?:d[aeo]s?\s)?$/
/** `D. Pedro IV`, a king. */
const KING = /^\p{Lu}\p{Ll}+ [IVX]{1,4}$/u
const isOfKing = (title: string | undefined, name: string): boolean => /^D(?:\.|ña|oña)/.test(title ?? '') && KING.test(name)

/** With what letters close; who signs them stays at home. */
const CLOSING = vocabulary(`
  kind regards, best regards, warm regards, warmest regards, yours sincerely, yours faithfully, sincerely yours, mit freundlichen grussen
  mit freundlichen grusen, mit freundlichem grus, freundliche gruse, freundliche grusse, mit herzlichen grusen, herzliche gruse, mit besten grusen, beste gruse
  cordialement, sinceres salutations, salutations distinguees, un cordial saludo, cordiales saludos, saludos cordiales, atentamente, cordiali saluti
  distinti saluti, cordialmente, atenciosamente, melhores cumprimentos, met vriendelijke groet, vriendelijke groeten, met vriendelijke groeten
  vanliga halsningar, med vanlig halsning, med venlig hilsen, venlig hilsen, med vennlig hilsen, vennlig hilsen, ystavallisin terveisin
  z powazaniem, z wyrazami szacunku, s pozdravem, udvozlettel, saygilarimizla
`)
/** Lines of a closing, and of the names below it. */
const LONGEST_CLOSING = 60
const SIGNED = 4

/** Tells whether a line is one of those below the closing of a letter. */
function signaturesOf(page: Page): (line: Line) => boolean {
  // Each is above several.
  const closes = rememberedFor(
    ({ text, plain }: Line) => text.length < LONGEST_CLOSING && (CLOSES.test(plain) || CLOSING.in(plain).size > 0),
  )
  return (line) => {
    let above = neighbour(page, line.index, -1)
    for (let count = 0; above && count < SIGNED; count++, above = neighbour(page, above.index, -1)) if (closes(above)) return true
    return false
  }
}

/** What titles and labels have nothing else than: most lines are none, and the patterns of these take long to make ready. */
const ONLY_WORDS = /^\p{L}[\p{L}.()' ]{0,40}:?$/u

export function byTitle(page: Page): FoundPerson[] {
  const isSignature = signaturesOf(page)
  return page.lines
    .slice(1)
    .filter((line) => !isSignature(line) && !isOfHost(neighbour(page, line.index, -1)?.plain.trim()))
    .flatMap((line) => [
      ...titledIn(besideHosts(page, line), page, endOfLineAbove(page, line)),
      ...(ONLY_WORDS.test(line.text.trim()) ? belowTitle(page, line) : []),
      ...masterBelow(page, line),
    ])
}
/** A line without those who stand in a column of their own below `Owner`, beside `Tenant`. */
function besideHosts(page: Page, line: Line): string {
  const above = line.cells.length > 1 ? neighbour(page, line.index, -1) : undefined
  if (above?.cells.length !== line.cells.length) return line.text
  return line.cells.reduce(
    (text, { start, end }, at) =>
      isHostLabel(saidAt(above, above.cells[at])) ? text.slice(0, start) + ' '.repeat(end - start) + text.slice(end) : text,
    line.text,
  )
}

/** `Master Tom Reed (child, 11 yrs)` below `Mrs Anna Reed`: a boy among others with titles; alone it is a word for much else. */
function masterBelow({ lines }: Page, { index, text, plain }: Line): FoundPerson[] {
  const name = plain.includes('master ') ? MASTER.exec(text)?.groups?.name : undefined
  const above = lines[index - 1]?.text ?? ''
  const person = name !== undefined && beginsWithTitle(above.split(/\s{3,}/).at(-1) ?? '') ? personOf(name, 'Master') : undefined
  return person ? [person] : []
}
const MASTER = new RegExp(`^\\s*(?:\\d{1,2}[.)]?\\s+)?(?:Master|MASTER)\\s(?<name>${NAME})(?=\\s*$|\\s{3}|\\s?\\()`, 'u')

/** Whom a firm is written to: `Frau Anna Reed, Reisestelle` right below `Nordwerk GmbH`. Who travels is said elsewhere. */
const LETTERHEAD = 30
export const contactsOfFirms = (page: Page): FoundPerson[] =>
  page.lines.slice(2, LETTERHEAD).flatMap(({ index, text, cells }) => {
    const above = page.lines[index - 1]
    const isBelow = cells.length === 1 && above?.cells.length === 1 && isOfFirm(above.text.trim())
    return isBelow && LEADING_TITLE.test(text.trim()) ? titledIn(text, page) : []
  })

/** `Managing directors:` at the end of a line, and who they are in the next. */
function endOfLineAbove(page: Page, { index }: Line): string {
  const above = page.lines[index - 1]?.plain ?? ''
  return above.length > LONGEST_CLOSING && /[:,]\s*$/.test(above) ? `${above} ` : ''
}

/** Who stands below a title, or below those of two. */
const belowTitle = (page: Page, line: Line): FoundPerson[] => [
  ...(IS_TITLE.test(line.text.trim()) ? underTitle(page, line) : []),
  ...(line.index < LETTERHEAD && IS_COUPLE.test(line.text.trim()) ? bothIn(page.lines[line.index + 1]?.text.trim() ?? '') : []),
]

/** `Herrn` above a name, as addresses begin. */
function underTitle(page: Page, line: Line): FoundPerson[] {
  const text = page.lines[line.index + 1]?.text.trim() ?? ''
  const person = /^[\p{L}\s'’.-]+$/u.test(text) ? wholeName(text) : undefined
  return person ? [{ ...person, title: line.text.trim().replace(BEFORE_TITLE, '') }] : []
}

/** `and Mrs Odette Reed, owner`: who lets the house. */
const OWNER =
  '(?:owner|landlord|landlady|proprietor|proprietaire|bailleur|bailleresse|eigentumer(?:in)?|vermieter(?:in)?|gastgeber(?:in)?|propietari[oa]|anfitrion(?:a)?|proprietari[oa]|locatore|locatrice|eigenaar|eigenares|verhuurder|agaren|uthyrare|ejer|udlejer|eier|utleier|omistaja|wlasciciel(?:ka)?|majitel(?:ka)?)'
const OF_OWNER = new RegExp(`^,? ?[(–-]? ?(?:the |le |la |il |el |der |die )?${OWNER}(?![a-z])`)
/** `Gestore` above `Sig.ra Rosa Mori`; who has booked is asked for where nobody is said to come. */
const HOST_LABEL = new RegExp(
  `^(?:(?:your|the|ihre?|votre|il tuo|la tua|su|tu|uw|je|din|vas|le|la|l'|el|il|lo|der|die|den|de|het|o|a) ?)?(?:${OWNER}|hosted by|(?<=your )hosts?|(?<=the )hosts?|gastgeber|hote|hotesse|anfitriao|anfitria|gestore|gestrice|gestor|gestora|gastheer|gastvrouw|beheerder|vard|vardinna|vae?rt|vert|gospodarz|gazda|proprietar|hostitel|emanta|isanta|hazigazda|ev sahibi)\\s?:?$`,
)

/** Whether a text is nothing but a word for whoever lets a house. */
export const isHostLabel = (label: string): boolean => ONLY_WORDS.test(label) && HOST_LABEL.test(label)
const isOfHost = (label = ''): boolean => ONLY_WORDS.test(label) && (HOST_LABEL.test(label) || isBookerLabel(label))

/** `Gentile Sig.ra De Santis,`, `Monsieur Le Goff ne mange pas de gluten`: greeted, and spoken of, by the last name alone, though it is two words. */
const LAST_ALONE = /^(?:D[ei]|Del|Della|Dal|Dos|Lo|L[ae]|V[ao]n|Ter|Ten)(?: (?:de[nr]?|der|den))? \p{Lu}[\p{L}'’-]+$/u

/** `Mr Le Quan`: what small words of last names are as well, whole names of Vietnam and China. */
const MAY_BE_NAME = /^(?:L[aeo]|Van) \p{L}+$/u

/** Whether somebody of this last name is told by the first one as well. */
function isToldInFull({ lines }: Page, name: string): boolean {
  const full = new RegExp(`(?<first>\\p{Lu}[\\p{L}'’-]+) ${name}(?!\\p{L})`, 'u')
  return lines.some(({ text }) => {
    const first = full.exec(text)?.groups?.first
    return first !== undefined && !LEADING_TITLE.test(`${first} `)
  })
}

/** The rest of a label, behind its first word. */
const GOES_TO_COLON = /^(?:\s\p{Ll}[\p{L}-]{0,14}){1,3}\s?:/u

/** `SRA. ECHEVARRÍA LARRAZABAL, MAITE`: with the given name behind a comma, in capitals like the others. */
const GIVEN_BEHIND = /^, (?<given>\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]+){0,2})(?=\s*$|\s{3}|\s?\()/u
/** `Réservation` is an English word, too. */
const IN_FRENCH = /(?<![a-z])(?:votre|vous|sejour|arrivee|chambres?|nuits?|voyageurs?|passagers?)(?![a-z])/
function titledIn(text: string, page: Page, above = ''): FoundPerson[] {
  return allIn(text, BY_TITLE).flatMap((match): FoundPerson[] => {
    const before = text.slice(0, match.index)
    if (
      NOT_OF_GUEST.test(before) ||
      isStreetBefore(before) ||
      OF_BUILDING.test(plain(before)) ||
      (/\d\p{Ll}?,?\s*$/u.test(before) && ENDS_IN_STREET.test(match.groups?.name ?? '')) ||
      isOfOfficer(above + plain(text), above.length + match.index)
    )
      return []
    const { name: run = '', title } = match.groups ?? {}
    // `M. F. Nóbrega`, in a page that is not French: two initials.
    if (title === 'M.' && /^\p{Lu}\./u.test(run) && !IN_FRENCH.test(page.whole)) return []
    // `Thank you, Mr Rhys Penhaligon. You saved £71.`
    const [sentence = ''] = withoutDegrees(run).split(SENTENCE_END)
    const behind = text.slice(match.index + match[0].length)
    // `REED/ANNA MR Reed N.V., cost centre 4410`
    if (isOfKing(title, sentence) || /\s(?:N\.V|B\.V|S\.A|S\.L|S\.p\.A|S\.r\.l)\.?$/u.test(sentence)) return []
    // `Frau Anna Reed Mitreisender: Herr Tom Reed`
    const words = sentence.split(' ')
    const isBeforeLabel = /^\s?:\s/.test(behind)
    // `REED/ANNA MRS FREQUENT GUEST: …`
    if (isBeforeLabel && isOnlyRole(plain(words[0] ?? ''))) return []
    // `Mr Tom Reed Age at pick-up: 41`
    const hasLabel = words.length > 2 && GOES_TO_COLON.test(behind) && BESIDE.has(plain(words.at(-1) ?? ''))
    const name = hasLabel || (isBeforeLabel && isOnlyRole(plain(words.at(-1) ?? ''))) ? words.slice(0, -1).join(' ') : sentence
    const isAlone =
      /^\s?[,:!]\s*$/.test(behind) || (/^ (?![eyàai]\s)\p{Ll}/u.test(behind) && (!MAY_BE_NAME.test(name) || isToldInFull(page, name)))
    if (isAlone && LAST_ALONE.test(name)) return []
    if (behind !== '' && OF_OWNER.test(plain(behind))) return []
    const given = isShouted(name) ? GIVEN_BEHIND.exec(behind)?.groups?.given : undefined
    const person = given
      ? personOf(`${given} ${name}`, title) && { firstName: given, lastName: name, title: title ?? '' }
      : personOf(name, title)
    const next = name.search(nextBehind(title))
    return [...hisBefore(before, person), ...(person ? [person] : []), ...(next > 0 ? titledIn(name.slice(next), page) : [])]
  })
}

/** A cell that is `REED ANNA MRS` and no more, by titles that are nothing else in capitals: `QUINTANA ROO MX` is a place. */
const TITLE_BEHIND = /^(?<last>\p{Lu}[\p{Lu}'’-]+) (?<first>\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]+)?) (?<title>MR|MRS|MS|MISS|MSTR)\.?$/u

export function byTitleBehind(page: Page): FoundPerson[] {
  return page.lines.slice(1).flatMap((line) =>
    line.cells.flatMap(({ start, end }): FoundPerson[] => {
      const text = line.text.slice(start, end).trim()
      const person = TITLE_BEHIND.test(text) ? personOf(text) : undefined
      return person ? [person] : []
    }),
  )
}

/** `Fr. Anna Reed`, all of a cell that does not begin its line, as the day of a programme does: on pages that shorten other weekdays so as well, `Fr.` is Friday, and in English a father. */
const SHORT_LADY = new RegExp(`^Fr\\.\\s(?<name>${NAME})$`, 'u')
const WEEKDAY = /(?<!\p{L})(?:(?:Mo|Di|Mi|Do|Sa|So)\.(?=[\s,-]|$)|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag(?!\p{L})|Mittwoch(?!\p{L}))/u
const IS_GERMAN = /(?<![a-z])(?:summe|gesamt|gesamtpreis|reisende[rn]?|fahrgast|fahrgaste|fahrkarte|buchung|herr|frau)(?![a-z])/
export function byShortTitle(page: Page): FoundPerson[] {
  if (!IS_GERMAN.test(page.whole)) return []
  const people = page.lines.slice(1).flatMap((line) =>
    line.text.includes('Fr. ')
      ? line.cells.slice(1).flatMap(({ start, end }): FoundPerson[] => {
          const name = SHORT_LADY.exec(line.text.slice(start, end).trim())?.groups?.name
          const isPlace = line.places().some((place) => place.start < end && start < place.end)
          const person = name !== undefined && !isPlace ? personOf(name) : undefined
          return person ? [{ ...person, title: 'Frau' }] : []
        })
      : [],
  )
  return people.length > 0 && !page.lines.some(({ text }) => WEEKDAY.test(text)) ? people : []
}
