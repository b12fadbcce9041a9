/** The house of those who keep it themselves: below the words with which their letter ends and the name of who signs, it stands where firms have theirs. */

import { CLOSES } from './closings.ts'
import { isHosts } from './house-hosts.ts'
import { type Candidate, mayBeHouse, trimmed } from './house-names.ts'
import type { Line, Page } from './page.ts'
import type { MomentPair } from './pairs.ts'
import { plain } from './plain.ts'
import { promised } from './stay-promises.ts'

/** Lines below it: who signs, perhaps two of them, what they are, and the house. */
const MOST_LINES = 5
/** What somebody is there, or a part of it. */
const OFFICE =
  /^(?:your |the |ihre? |votre |vos |su |tu |la sua |il suo |uw |jullie |din |er )?(?:hosts?|owners?|(?:general )?managers?|(?:front )?(?:desk|office)|reception|reservations?|team|family|gastgeber(?:in)?|familie|inhaber(?:in)?|direktion|rezeption|hotes?|proprietaires?|direction|anfitrion(?:a|es)?|propietari[oa]s?|recepcion|direccion|host|proprietari[oae]?|direzione|anfitria[o]?|eigenaar|eigenaren|gastheer|gastvrouw|beheerder|vart(?:en)?|vae?rt(?:en)?|vert(?:en)?|agare|ejer|eier|wlasciciel(?:ka)?|gospodarz|majitel(?:ka)?)(?![a-z])/

/** `Sie haben also unsere Dachwohnung im Haus Strandhafer (…)` */
const IN_HOUSE = /(?<=(?:im|Im|in unserem|In unserem) )(?<name>Haus \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?![\p{L}-])/u

/** `La chambre vous attend à La Treille Bleue pour le week-end` */
const AWAITED_AT =
  /(?:vous attend|vous attendons|la aspettiamo|vi aspettiamo|le esperamos|os esperamos|you at|wartet auf Sie|erwarten Sie) (?:à|au|at|a|al|alla|en|in|im|auf) (?<name>\p{Lu}[\p{L}'’-]+(?: (?:\p{Ll}{1,3} )?\p{Lu}[\p{L}'’-]+){1,4})(?=[,.]| (?:pour|du|for|from|vom|dal|per|del|para)(?!\p{L}))/u

/** Where the sentences with the days, or those right above them, say that one stays. */
const inSentences = (page: Page, stays: readonly MomentPair[]): Candidate[] =>
  stays.flatMap(({ first: { line } }): Candidate[] => {
    const said = IN_HOUSE.exec(line.text) ?? AWAITED_AT.exec(page.lines[line.index - 1]?.text ?? '') ?? AWAITED_AT.exec(line.text)
    const name = trimmed(said?.groups?.name ?? '')
    const isNamed = mayBeHouse(name)
    return isNamed ? [{ name, line: line.index, rule: 'where the letter says one stays', how: 'signature', sure: 0.7, score: 2.4 }] : []
  })

const mayBeSigned = ({ text, cells }: Line): boolean => cells.length === 1 && !/[\d:@]/.test(text)

/** `Jean Postlethwaite` above `High Fold Farm`, or `Jean, High Fold Farm`: the house behind the name of who signs. */
function inSignature({ lines }: Page, from: string): Candidate[] {
  const end = lines.findLastIndex(({ plain: small }) => CLOSES.test(small))
  if (end < 1) return []
  const below = lines.slice(end + 1, end + 1 + MOST_LINES * 2).filter(({ text }) => text.trim() !== '')
  const stop = below.findIndex((line) => !mayBeSigned(line))
  const signed = below.slice(0, stop < 0 ? MOST_LINES : Math.min(stop, MOST_LINES))
  return signed.flatMap(({ text, index }, at): Candidate[] => {
    const [who = '', ...rest] = text.split(/,\s|\s[-–—|·]\s/)
    const name = trimmed(at === 0 || rest.length > 0 ? (rest[0] ?? '') : who)
    const isSigned = mayBeHouse(name) && !OFFICE.test(plain(name)) && !isHosts(name) && !plain(from).includes(plain(name))
    return isSigned ? [{ name, line: index, rule: 'below who signs the letter', how: 'signature', sure: 0.6, score: 2.2 }] : []
  })
}

/** The house of a letter in which a stay is promised, by what it says and by who signs it. */
export function byWriter(page: Page, from: string): Candidate[] {
  const stays = promised(page)
  return stays.length > 0 ? [...inSentences(page, stays), ...inSignature(page, from)] : []
}
