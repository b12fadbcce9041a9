/** Who hires out cars, by the name that stands over a letter, before it or under it. */

import type { Found } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { senderName } from '../page/printed-heads.ts'
import { isAgency } from '../stays/agencies.ts'
import { DESKS } from '../words/hirers.ts'
import { LEGAL_FORM } from '../words/legal-forms.ts'
import { plain } from '../words/plain.ts'
import { rememberedFor } from '../words/remembered.ts'
import { GENERIC, KIND, TITLE } from './car-firm-words.ts'

/** `Clark Rentals - bookings`, `Clark - autonoleggio`: a sender without its desk, or what it does, behind a dash. */
export function withoutTail(from: string): string {
  // `Janine @ Clark Van Hire`
  const sender = from.replace(/^\p{Lu}\p{L}+ (?:@|at|from|von|bei|chez|hos|fra|från) (?=\p{Lu})/u, '')
  const [, name = sender, tail = ''] = /^(.{3,40}?)\s[-–|·•]\s(.{3,40})$/u.exec(sender) ?? []
  const words = plain(tail).match(/[a-z]+/g) ?? []
  const isOfFirm = (word: string): boolean => DESKS.has(word) || GENERIC.has(word) || /^(?:team|office|service|info|noreply)$/.test(word)
  // `Clark - Ufficio Catania`: which of its desks writes.
  const isDesk = DESKS.has(words[0] ?? '') && words.length < MOST_OF_DESK
  // `Clark Rental - Janine`: who of it writes, or where.
  const isOneOfIt = words.length === 1 && KIND.test(plain(name)) && /^\p{Lu}\p{Ll}+$/u.test(tail)
  return words.length > 0 && (isDesk || isOneOfIt || words.every(isOfFirm)) ? name : sender
}

/** Words of what a desk is called, with its town. */
const MOST_OF_DESK = 4

/** Lines in which the name of who writes may stand in large letters. */
const LETTERHEAD = 3
/** `CLARK Autonoleggio e furgoni`, `CLARK - Location de véhicules`: a name in capitals before what the firm does, which is set in other letters; in English that is of the name. */
const BRAND =
  /^\s*(?<name>\p{Lu}[\p{Lu}\d&'’-]{3,24}(?: \p{Lu}[\p{Lu}\d&'’-]+)?)(?: [-–|·])? (?<does>\p{Lu}?\p{Ll}+) (?<more>\p{L}.{2,60})$/u
const ENGLISH = /^(?:rent|rentals?|hire|cars?|autos?|vans?|vehicles?|campers?|motorhomes?)$/
/** Letters of a dash with its spaces. */
const DASH = 4
/** What they do in languages in which a name has other words for it. */
const LETS =
  /(?<![a-z])(?:location (?:de )?(?:vehicules?|voitures?|utilitaires?|fourgons?|vans?|camping-cars?)|alquiler (?:de )?(?:coches|vehiculos|furgonetas|autocaravanas)|alugue[rl] (?:de )?(?:carros|viaturas|veiculos|autocaravanas)|vermietung von (?:autos|fahrzeugen|transportern|wohnmobilen))(?![a-z])/
/** `Clark`, where the page writes `CLARK` so as well. */
function inOtherLetters({ lines }: Page, name: string): string {
  const small = plain(name)
  const told = lines.slice(1).flatMap(({ text, plain: line }) => {
    const at = line.indexOf(small)
    return at < 0 ? [] : [text.slice(at, at + name.length)]
  })
  return told.find((one) => one !== one.toUpperCase() && /^\p{Lu}/u.test(one)) ?? name
}

export function letterhead(page: Page): Found | undefined {
  for (const { text, plain: small, index } of page.lines.filter(({ text }) => text.trim() !== '').slice(0, LETTERHEAD)) {
    const { name = '', does = '' } = (index > 0 && BRAND.exec(text)?.groups) || {}
    const isFirm =
      GENERIC.has(plain(does)) && !ENGLISH.test(plain(does)) && (KIND.test(small) || LETS.test(small)) && !TITLE.test(plain(name))
    // `NICE - Location de voiture` is where, and not who.
    const isTown = /\s[-–|·]\s/.test(text.slice(name.length, name.length + DASH)) && page.gazetteer.airportNamed(name) !== undefined
    if (isFirm && !isTown && !GENERIC.has(plain(name)))
      return { value: inOtherLetters(page, name), rule: 'a name in capitals before what the firm does', sure: 0.7 }
  }
  return undefined
}

/** What is told of more than a hire, whoever wrote it. */
const OF_MORE =
  /(?<![a-z])(?:hotels?|hotell?et|check-?in|nights?|nachten?|ubernachtung(?:en)?|noches|nuits?|notti|noites?|natter|netter|nocleg(?:i|ow)?|noci|yota)(?![a-z])/
/** Behind a name: what the firm is by law, maybe behind a mark. */
const BY_LAW = new RegExp(`^(?:,| [-–|·])? ?${LEGAL_FORM}(?!\\p{L})`, 'iu')
/** Letters of a name that is no short for anything, and of one that is no sentence. */
const [SHORTEST, LONGEST] = [5, 40]

/**
 * Who writes, where the letter is signed with that name and what it is by law, `Clark on the Road Ltd`: of a letter about a hire alone, for an agency writes
 * of what others do.
 */
export function signedFirm(page: Page): Found | undefined {
  const { lines } = page
  const name = withoutTail(senderName(page.sender))
  const isName = name.length >= SHORTEST && name.length <= LONGEST && /^\p{Lu}/u.test(name) && !/[@:]/.test(name)
  if (!isName || isAgency(name) || TITLE.test(plain(name))) return undefined
  if (lines.some((line) => OF_MORE.test(line.plain) || line.flights.length > 1)) return undefined
  // Alone in a line below the letter, or over it: nobody but who hires out is called there.
  const isSigned = lines.slice(1).some(({ text }) => {
    const said = text.trim()
    return (
      said === name ||
      (said.startsWith(name) && (BY_LAW.test(said.slice(name.length, name.length + LEGAL)) || BREAK.test(said.slice(name.length))))
    )
  })
  return isSigned ? { value: name, rule: 'who writes and signs', sure: 0.6 } : undefined
}
/** Letters of what a firm is by law. */
const LEGAL = 20
/** Behind a name, before where it is or what it confirms: `Clark Motors · Harbour Road 8`. */
const BREAK = /^(?:\s[-–—|·•]\s|,\s\p{Lu})/u

/** Whether a page tells of no house and of no journey that it flies. */
export const isOfHireAlone = rememberedFor(
  // Campers are hired by the night.
  ({ lines }: Page): boolean => !lines.some((line) => OF_HOUSES.test(line.plain) || line.flights.length > 1),
)
const OF_HOUSES = /(?<![a-z])(?:hotels?|hotell?et|hotelli|check-?in|ubernachtung(?:en)?)(?![a-z])/

/** What is driven, in names of firms. */
const DRIVEN =
  /(?<![a-z])(?:transporter|vans?|furgon[ei]?|furgoneta|utilitaires?|fourgons?|campers?|varebil(?:er)?|minibus|scooters?|motos?)(?![a-z])/
/** `Transporter Ruhr`: a name with what is driven, who writes or alone in the first line of a sheet about a hire. */
export function titledFirm({ lines, sender }: Page): Found | undefined {
  const first =
    lines
      .slice(1)
      .find(({ text }) => text.trim() !== '')
      ?.text.trim() ?? ''
  const name = [withoutTail(senderName(sender)), first].find((told) => {
    const words = told.split(' ')
    const isName =
      words.length > 1 && words.length < MOST_OF_DESK && told.length <= LONGEST && words.every((word) => /^\p{Lu}[\p{L}'’-]+$/u.test(word))
    return (
      isName &&
      DRIVEN.test(plain(told)) &&
      !TITLE.test(plain(told)) &&
      words.some((word) => !GENERIC.has(plain(word)) && !DRIVEN.test(plain(word)))
    )
  })
  return name === undefined ? undefined : { value: name, rule: 'a name with what is driven', sure: 0.6 }
}
