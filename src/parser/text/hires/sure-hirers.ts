/** Who hires out, on a page that speaks of a hire and of nothing else: the sender, the name over its head, or that before an address at its foot. */

import type { Found } from '../../found.ts'
import { filledLines } from '../page/filled-lines.ts'
import type { Page } from '../page/page.ts'
import { senderName } from '../page/printed-heads.ts'
import { isAgency } from '../stays/agencies.ts'
import { MAKES } from '../words/car-models.ts'
import { LEGAL_FORM } from '../words/legal-forms.ts'
import { plain } from '../words/plain.ts'
import { TITLE } from './car-firm-words.ts'
import { withoutTail } from './car-letterheads.ts'
import { hiredAt } from './hire-saying-words.ts'
import { OTHERS } from './no-hire-words.ts'

/** What stands in names of those who hire out, also within a word: `FurgoTarifa`, `Camperscheune`. */
const OF_HIRER =
  /furgo|bilpool|delebil|bildel|buurtauto|deelauto|autopartage|(?<![a-z])coches? compartid|camper|kamper|motorhome|car-?sharing|carshare|autodel|autonoleggi|caravan|carrinha|obytn|dodavk|wohnmob|verhuur|udlejning|uthyrning|utleie|vuokra|pujcovna|wypozyczal|(?<![a-z])self drive|minibus|(?<![a-z])(?:vans?|cars?|autos?|rent|rental|rentals|hire|wheels|bullis?|verleih|noleggio|huur|hyr|bil)(?![a-z])|verleih|vermietung|rent-?a|wohnmobil|reisemobil|fourgon|husbil|bobil|autocaravan|autoleje|billeje|autolloguer|autolei|leiebil|lejebil|hyrbil|skapbil|pakuvuok|(?<![a-z])(?:aluga|moto|motos|scooters?|furgoni?|location|alquiler|aluguer|wynajem|najem|utilitaires?|transporter|sprinter|flyttebil|flyttevogn)(?![a-z]{3})|(?<![a-z])loc['’][a-z]|(?<![a-z])auto(?!haus|serv|werk|techn|teil|bahn|mobil|mat|zentr|glas|cent|clean|wasch|salon|hand|bus|car|re[ns](?![a-z]*t)|ri[tdns]|graf|gramm|nom|krat|didakt|immun)[a-z]{3,}|[a-z]{3,}autos?(?![a-z])/
/** A name, and no sentence or title. */
const NAME = /^(?=.{3,45}$)\p{Lu}[\p{L}\d&'’+.-]*(?: (?:&|[\p{L}\d'’+.&-]+)){0,5}$/u
/** `Trevi Location`: in French what it does. */
const isTitled = (small: string): boolean =>
  TITLE.test(small.replace(/(?<![a-z])self drive(?![a-z])|(?<=^[a-z'’-]{3,20} )location$|^location(?= [a-z'’-]{3,20}$)/, ''))
const mayBeName = (name: string): boolean => {
  const small = plain(name)
  return NAME.test(name) && MAKES.in(small).size === 0 && !isTitled(small) && !/[.!?]$/.test(name) && hiredAt(small) < small.length
}
/** `Wohnmobilvermietung`: what is done, and nobody's name. */
const TRADE_ALONE =
  /^(?:[a-z]*mobil|autos?|kfz|pkw|lkw|camper|transporter|kleinbus|bus|fahrzeug|motorrad|bil|auton|fourgon)?-?(?:vermietung|verleih|verhuur|udlejning|uthyrning|utleie|leje|leie|vuokra(?:us|amo)?|noleggio|rental|hire|location|alquiler|aluguer)$/
/** Whether somebody is called as those are who hire out. */
const isNameOfHirer = (name: string): boolean => {
  const small = plain(name)
  return OF_HIRER.test(small) && !TRADE_ALONE.test(small) && mayBeName(name)
}
/** What any of those is called that hire out anything: tools and bicycles as well. */
const OF_ANYTHING =
  /(?<![a-z])(?:rent|rentals?|hire|noleggio|huur|hyr|location|alquiler|aluguer|aluga|wynajem|najem)(?![a-z])|verleih|vermietung|verhuur|udlejning|uthyrning|utleie|vuokra(?:us|amo)?|pujcovna|wypozyczal(?:nia)?/g
/** Whether somebody is called as those are who hire out what is driven. */
const isNameOfCars = (name: string): boolean => {
  const small = plain(name)
  // `Van Dalen Verhuur`: in Dutch, of a family.
  const own = (/huur/.test(small) ? small.replace(/(?<![a-z])van (?!huur|verhuur)(?=[a-z])/g, '') : small).replace(OF_ANYTHING, ' ')
  return isNameOfHirer(name) && (OF_HIRER.test(own) || /(?<![a-z])(?:paku|bus|bestelbus)(?![a-z])/.test(own))
}
/** Whether somebody is called so, on a page that tells of nothing else that is hired. */
export const isByHirerOfCars = (page: Page, name: string): boolean => isNameOfCars(name) && OTHERS.in(page).size === 0
/** Who arranges what others hire out, or pays for it. */
const OF_OTHERS =
  /(?<![a-z])(?:insurance|assurances?|versicherung[a-z]*|seguros|assicurazioni|verzekeringen|forsakring[a-z]*|forsikring[a-z]*|claims|travel|hotels?)(?![a-z])/
const BY_LAW = new RegExp(`^(?<name>\\p{L}[^,;:|·•–]{2,40}?),? ${LEGAL_FORM}(?=[.,;|·•–]|\\s[-–|·•&]|\\s*$)`, 'iu')
/** `Lokaz SAS, 44000 Nantes`: what the firm is by law, at the head or the foot of its letter. */
const inLaw = (text: string): string | undefined => {
  const name = BY_LAW.exec(text.trim())?.groups?.name?.trim()
  const isOwn = name !== undefined && /^\p{Lu}/u.test(name) && mayBeName(name) && !OF_OTHERS.test(plain(name)) && !isAgency(name)
  return isOwn ? name : undefined
}
/** `Citiz - Réservation confirmée`: over a letter, before what that is. */
const beforeTitle = (text: string): string | undefined => {
  const [name = '', rest = ''] = text.trim().split(/\s[-–—|·•]\s/, 2)
  return rest !== '' && isTitled(plain(rest)) && mayBeName(name) && !isAgency(name) && !OF_OTHERS.test(plain(name)) ? name : undefined
}
const BREAK = /\s[-–—|·•]\s|,\s|\s{3,}/
/** Lines over a letter and below it. */
const [HEAD, FOOT] = [3, 4]
const ADDRESS = /(?<!\d)\d{4,5}(?!\d)|\p{L} \d{1,3}[a-z]?(?=[,;]|$)|[A-Z]{1,2}\d{1,2} \d/u

/** Whose hire it is; a longer line is a sentence. */
export function sureHirer(page: Page): Found | undefined {
  const sender = withoutTail(senderName(page.sender)).trim()
  if (isNameOfHirer(sender)) return { value: sender, rule: 'who sent it', sure: 0.7 }
  const said = filledLines(page).lines
  const before = (text: string): string => text.trim().split(BREAK)[0]?.trim() ?? ''
  const over = said.slice(0, HEAD).find(({ text, dates }) => dates.length === 0 && isNameOfHirer(before(text)))
  if (over) return { value: before(over.text), rule: 'the name over it', sure: 0.65 }
  const titled = said[0] && beforeTitle(said[0].text)
  if (titled !== undefined) return { value: titled, rule: 'the name before the title', sure: 0.6 }
  const below = said.slice(-FOOT).find(({ text }) => isNameOfHirer(before(text)) && BREAK.test(text.trim()) && ADDRESS.test(text))
  if (below) return { value: before(below.text), rule: 'the name before its address', sure: 0.65 }
  const byLaw = [...said.slice(0, HEAD), ...said.slice(-FOOT)].map(({ text }) => inLaw(text)).find((name) => name !== undefined)
  return byLaw === undefined ? undefined : { value: byLaw, rule: 'the name of the firm by law', sure: 0.6 }
}
