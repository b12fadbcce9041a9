/** Sites and mailboxes of a page, which are called as whoever has them: `www.zwarteveen.nl` is of `’t Zwarte Veen`. */

import { allIn } from '../words/all-in.ts'

const SITE = /(?<![a-z\d._+-])[a-z\d._+-]{4,40}@[a-z\d.-]{4,60}|(?:www\.|https?:\/\/|@)[a-z\d.-]{4,60}/g
const MAY_HAVE = /@|www\.|https?:/
const squeezed = (small: string): string => small.replace(/[^a-z\d]/g, '')
/** Sites are called without the article. */
const ARTICLE = /^(?:'t|the|la|le|les|il|lo|el|los|las|das|die|der|de|het|o|a|os|as) /

/** The letters and figures of all sites in a text in plain letters. */
export const sitesIn = (small: string): readonly string[] =>
  MAY_HAVE.test(small) ? allIn(small, SITE).map(([site]) => squeezed(site)) : []

/** Whether a name in plain letters stands in one of such sites, all its letters together; of fewer than `least` that may be by chance. */
export function isCalledAsSite(sites: readonly string[], name: string, least: number): boolean {
  const own = squeezed(name.replace(ARTICLE, ''))
  return own.length >= least && sites.some((site) => site.includes(own))
}
