/** Sites and mailboxes of a page, which are called as whoever has them: `www.zwarteveen.nl` is of `’t Zwarte Veen`. */

import { allIn } from './all-in.ts'
import type { Page } from './page.ts'

const SITE = /(?:[a-z\d._+-]{4,40}@|www\.|https?:\/\/|@)[a-z\d.-]{4,60}/g
const squeezed = (small: string): string => small.replace(/[^a-z\d]/g, '')
/** Sites are called without the article. */
const ARTICLE = /^(?:'t|the|la|le|les|il|lo|el|los|las|das|die|der|de|het|o|a|os|as) /

/** Whether a name in plain letters stands in a site or a mailbox, all its letters together; of fewer than `least` that may be by chance. */
export function isCalledAsSite({ whole, mailbox = '' }: Page, name: string, least: number): boolean {
  const own = squeezed(name.replace(ARTICLE, ''))
  return (
    own.length >= least && [...allIn(whole, SITE).map(([site]) => site), mailbox.toLowerCase()].some((site) => squeezed(site).includes(own))
  )
}
