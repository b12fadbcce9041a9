/** The house of those who keep it themselves: below the words with which their letter ends and the name of who signs, it stands where firms have theirs. */

import type { MomentPair } from '../days/pairs.ts'
import type { Page } from '../page/page.ts'
import { senderName } from '../page/printed-heads.ts'
import { isHouseOverLetter, signatureOf } from '../page/signatures.ts'
import { STREET } from '../places/address-words.ts'
import { leadsToCode } from '../places/addresses-in-country.ts'
import { plain } from '../words/plain.ts'
import { isAgency } from './agencies.ts'
import { isHosts } from './house-hosts.ts'
import { type Candidate, mayBeHouse, trimmed } from './house-names.ts'
import { promised } from './stay-promises.ts'

/** What somebody is there, or a part of it. */
const OFFICE =
  /^(?:your |the |ihre? |votre |vos |su |tu |la sua |il suo |uw |jullie |din |er )?(?:hosts?|owners?|(?:general )?managers?|(?:front )?(?:desk|office)|reception|reservations?|team|family|gastgeber(?:in)?|familie|inhaber(?:in)?|direktion|rezeption|hotes?|proprietaires?|direction|anfitrion(?:a|es)?|propietari[oa]s?|recepcion|direccion|host|proprietari[oae]?|direzione|anfitria[o]?|eigenaar|eigenaren|gastheer|gastvrouw|beheerder|vart(?:en)?|vae?rt(?:en)?|vert(?:en)?|agare|ejer|eier|wlasciciel(?:ka)?|gospodarz|majitel(?:ka)?)(?![a-z])/

/** `Sie haben also unsere Dachwohnung im Haus Strandhafer (…)` */
const IN_HOUSE = /(?<=(?:im|Im|in unserem|In unserem) )(?<name>Haus \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?![\p{L}-])/u

/** `Wilhelmina is yours from …`, `Da er Storlihytta deres fra …` */
const IS_YOURS =
  /(?:(?<![\p{L}])(?:[Ee]r|[Ää]r) (?<behind>\p{Lu}\p{L}+) (?:deres|jeres|din|er)(?= )|(?<before>(?:The |the )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3}) (?:(?:is|will be) (?:all )?yours|ist (?:Ihre?|eure?|Ihnen|euch)|est à vous|è (?:vostr|su)[oa]|es (?:vuestr|suy)[oa]|é (?:voss|su)a)(?![\p{L}]))/u
/** What a room is called, or a thing, and no house. */
const IS_NONE =
  /^(?:the )?(?:[a-z]+ )?(?:room|suite|double|twin|single|it|all|that|this|zimmer|alles|chambre|camera|habitacion|quarto|kamer|rummet|rommet)$/

/** `La chambre vous attend à La Treille Bleue pour le week-end` */
const AWAITED_AT =
  /(?:vous attend|vous attendons|la aspettiamo|vi aspettiamo|le esperamos|os esperamos|you at|wartet auf Sie|erwarten Sie) (?:à|au|at|a|al|alla|en|in|im|auf) (?<name>\p{Lu}[\p{L}'’-]+(?: (?:\p{Ll}{1,3} )?\p{Lu}[\p{L}'’-]+){1,4})(?=[,.]| (?:pour|du|for|from|vom|dal|per|del|para)(?!\p{L}))/u

/** Where the sentences with the days, or those right above them, say that one stays. */
const inSentences = (page: Page, stays: readonly MomentPair[]): Candidate[] =>
  stays.flatMap(({ first: { line } }): Candidate[] => {
    const said =
      IS_YOURS.exec(line.text) ??
      IN_HOUSE.exec(line.text) ??
      AWAITED_AT.exec(page.lines[line.index - 1]?.text ?? '') ??
      AWAITED_AT.exec(line.text)
    const { name: told, before, behind } = said?.groups ?? {}
    const name = trimmed(told ?? before ?? behind ?? '').replace(/^the /, 'The ')
    const isNamed = mayBeHouse(name) && !IS_NONE.test(plain(name))
    return isNamed ? [{ name, line: line.index, rule: 'where the letter says one stays', how: 'signature', sure: 0.7, score: 2.4 }] : []
  })

/** `Jean Postlethwaite` above `High Fold Farm`, or `Jean, High Fold Farm`: the house behind the name of who signs. */
function inSignature(page: Page): Candidate[] {
  const signed = signatureOf(page)
  const sender = plain(page.sender)
  const isSender = (name: string): boolean => sender.includes(plain(name))
  const signer = signed[0]?.text.trim() ?? ''
  return signed.flatMap(({ text, index }, at): Candidate[] => {
    const [who = '', ...rest] = text.split(/,\s|\s[-–—|·]\s/)
    // `Cnoc Mhuire House, Milltown Road, Dingle`, of the house that sends it.
    const isOwn = at > 0 && who !== '' && isSender(who)
    const name = trimmed(!isOwn && (at === 0 || rest.length > 0) ? (rest[0] ?? '') : who)
    // Mails are sent in the name of who signs them, or of the house that stands below it.
    const isOther = !isSender(name) || (at > 0 && !isSender(signer))
    const isSigned = mayBeHouse(name) && !OFFICE.test(plain(name)) && !STREET.test(plain(name)) && !isHosts(name) && isOther
    return isSigned ? [{ name, line: index, rule: 'below who signs the letter', how: 'signature', sure: 0.6, score: 2.2 }] : []
  })
}

/** `Abbaye Saint-Girons du Val`: monasteries take guests in, and are also what one visits from a hotel. */
const MONASTERY =
  /^(?:abbaye|abtei|abadia|abbazia|prieure|monasterio|monastero|mosteiro|kloster|klooster|convento|couvent)(?= [a-z])|(?:abbey|priory|monastery|[a-z]{3,}kloster)$/
/** Below the days that a letter gives, alone on a line. */
const ofMonks = ({ lines }: Page, stays: readonly MomentPair[]): Candidate[] =>
  lines.slice(Math.max(...stays.map(({ first }) => first.line.index)) + 1).flatMap(({ text, plain: small, cells, index }): Candidate[] => {
    const name = trimmed(text)
    const isName = cells.length === 1 && MONASTERY.test(small.trim()) && mayBeHouse(name)
    return isName ? [{ name, line: index, rule: 'a monastery that writes', how: 'signature', sure: 0.65, score: 2.2 }] : []
  })

/** Who writes of houses of others. */
const IS_BODY =
  /(?<![a-z])(?:board|desk|tourist|tourism|tourismus|turismo|council|association|verein|club|booking|bookings|travel|shop|school|museum|theatre)(?![a-z])/
/** `Cnoc Mhuire House <…>`: whoever sends a letter, where it names that as well; who signs it by a part of that name is a person. */
function namedAsSender({ lines, sender }: Page): Candidate[] {
  const name = trimmed(senderName(sender))
  const words = plain(name).split(' ')
  const isName =
    words.length > 1 && mayBeHouse(name) && !isHosts(name) && !OFFICE.test(plain(name)) && !isAgency(name) && !IS_BODY.test(plain(name))
  const isSigned = lines.some(({ plain: small }) => words.includes(small.trim().replace(/,$/, '')))
  const line = isName && !isSigned ? lines.slice(1).findLast(({ text }) => text.includes(name)) : undefined
  return line ? [{ name, line: line.index, rule: 'who sends the letter and is named in it', how: 'signature', sure: 0.65, score: 2 }] : []
}

/** The first line of a letter on paper, above the parts of an address that leads to a code. */
const overLetter = (page: Page): Candidate[] =>
  page.lines.slice(1).flatMap((line): Candidate[] => {
    const below = page.lines[line.index + 1]
    const isOver = isHouseOverLetter(page, line) && below !== undefined && leadsToCode(page, below)
    return isOver ? [{ name: line.text.trim(), line: line.index, rule: 'over the letter', how: 'signature', sure: 0.6, score: 2.1 }] : []
  })

/** The house of a letter in which a stay is promised, by what it says and by who signs it. */
export function byWriter(page: Page): Candidate[] {
  const stays = promised(page)
  return stays.length > 0
    ? [...inSentences(page, stays), ...inSignature(page), ...namedAsSender(page), ...ofMonks(page, stays), ...overLetter(page)]
    : []
}
