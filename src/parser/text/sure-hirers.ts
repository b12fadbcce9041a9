/** Who hires out, on a page that speaks of a hire and of nothing else: the sender, the name over its head, or that before an address at its foot. */

import type { Found } from '../found.ts'
import { TITLE } from './car-firm-words.ts'
import { withoutTail } from './car-letterheads.ts'
import { MAKES } from './car-models.ts'
import type { Page } from './page.ts'
import { plain } from './plain.ts'
import { senderName } from './printed-heads.ts'

/** What stands in names of those who hire out, also within a word: `FurgoTarifa`, `Camperscheune`. */
const OF_HIRER =
  /furgo|camper|kamper|motorhome|car-?sharing|carshare|autodel|autonoleggi|caravan|carrinha|obytn|dodavk|wohnmob|verhuur|udlejning|uthyrning|utleie|vuokra|pujcovna|wypozyczal|(?<![a-z])self drive|minibus|(?<![a-z])(?:vans?|cars?|autos?|rent|rental|rentals|hire|wheels|bullis?|verleih|noleggio|huur|hyr|bil)(?![a-z])|verleih|vermietung|rent-?a|wohnmobil|reisemobil|fourgon|husbil|bobil|autocaravan/
/** A name, and no sentence or title. */
const NAME = /^(?=.{3,45}$)\p{Lu}[\p{L}\d&'’+.-]*(?: (?:&|[\p{L}\d'’+.&-]+)){0,5}$/u
const isName = (name: string): boolean =>
  NAME.test(name) && OF_HIRER.test(plain(name)) && MAKES.in(plain(name)).size === 0 && !TITLE.test(plain(name)) && !/[.!?]$/.test(name)
const BREAK = /\s[-–—|·•]\s|,\s|\s{3,}/
/** Lines over a letter and below it. */
const [HEAD, FOOT] = [3, 4]
const ADDRESS = /(?<!\d)\d{4,5}(?!\d)|\p{L} \d{1,3}[a-z]?(?=[,;]|$)|[A-Z]{1,2}\d{1,2} \d/u

/** Whose hire it is; a longer line is a sentence. */
export function sureHirer({ lines }: Page, from: string): Found | undefined {
  const sender = withoutTail(senderName(from)).trim()
  if (isName(sender)) return { value: sender, rule: 'who sent it', sure: 0.7 }
  const said = lines.filter(({ text, index }) => index > 0 && text.trim() !== '')
  const before = (text: string): string => text.trim().split(BREAK)[0]?.trim() ?? ''
  const over = said.slice(0, HEAD).find(({ text, dates }) => dates.length === 0 && isName(before(text)))
  if (over) return { value: before(over.text), rule: 'the name over it', sure: 0.65 }
  const below = said.slice(-FOOT).find(({ text }) => isName(before(text)) && BREAK.test(text.trim()) && ADDRESS.test(text))
  return below && { value: before(below.text), rule: 'the name before its address', sure: 0.65 }
}
