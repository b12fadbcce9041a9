/** Whether a page speaks of nothing but a hire: of what is driven, and of several things that whoever hires one is told of. */

import type { Page } from '../page/page.ts'
import { senderName } from '../page/printed-heads.ts'
import { SIMILAR } from '../words/car-models.ts'
import { FIRMS } from '../words/hire-firms.ts'
import { plain } from '../words/plain.ts'
import { remembered, rememberedFor } from '../words/remembered.ts'
import { listsSaid, vocabulary } from '../words/vocabulary.ts'
import { KIND } from './car-firm-words.ts'
import { hasDriven } from './hire-saying-words.ts'
import { isDrivenByOther } from './hire-signs.ts'
import { HIRES_OUT_CARS, OF_DRIVING, OF_HIRE, TERMS, TERMS_BESIDES } from './hire-words.ts'
import { NO_HIRE, OTHERS, tellsTrailer } from './no-hire-words.ts'

/** More than hirers are told these: a page that is not by one who hires out has four of them. */
const ENOUGH = 4
/** So many are told where other things are spoken of in passing. */
const PLENTY = 6
/** And so many of them are of what is driven. */
const LEAST = 2
/** What it says of itself counts as two. */
const BY_NAME = 2
const VANS = /(?<![a-z])(?:vans|campervans|minibuses|fourgons|furgonetas|furgos|furgoni|bullis|husbilar|bobiler|kampery)(?![a-z])/

/** What such a page may speak of in passing: how one comes to the car, and where it stands. */
const IN_PASSING = vocabulary(`
  sailing, sailings, boat, boats, yacht, bikes, workshop, policy number, parking, car park, parkplatz, parkhaus, aparcamiento, parcheggio, estacionamento
`)

const isOfKind = (small: string): boolean => KIND.test(small) || VANS.test(small) || FIRMS.in(small).size > 0
/** Lines over a letter. */
const HEAD = 4
const speaksOfHire = rememberedFor(
  ({ lines, whole }: Page): boolean => OF_HIRE.test(whole) || lines.slice(0, HEAD).some(({ plain: small }) => isOfKind(small)),
)

/** `Jeep Compass or similar`, `4 berth`: what is driven, by what is said of it. */
const isDriven = (whole: string): boolean =>
  hasDriven(whole) || /\d[ -]berth|\d ?m[3³](?!\d)|[\d-]seat(?:er)? minibus|o[ur] equivalente?(?![a-z])/.test(whole) || SIMILAR.test(whole)

/** Of how many of its terms a page speaks that tells of nothing but a hire; it is asked several times of each. */
const termsOf = rememberedFor((page: Page): { readonly own: number; readonly besides: number } | undefined => {
  if (NO_HIRE.in(page).size > 0 || OTHERS.in(page).size > 0 || tellsTrailer(page) || isDrivenByOther(page.whole)) return undefined
  const own = listsSaid(TERMS(), page)
  return own < LEAST || OF_DRIVING().in(page).size === 0 ? undefined : { own, besides: listsSaid(TERMS_BESIDES(), page) }
})

/** Whether a page, or who sent it, speaks surely of one that is hired. */
export function isSurelyOfHire(page: Page): boolean {
  const sender = plain(senderName(page.sender))
  const isOfFirm = remembered(() => speaksOfHire(page) || isOfKind(sender) || OF_HIRE.test(sender))
  const terms = isDriven(page.whole) || HIRES_OUT_CARS.test(sender) || HIRES_OUT_CARS.test(page.whole) ? termsOf(page) : undefined
  if (terms === undefined) return false
  const enough = IN_PASSING.in(page).size > 0 ? PLENTY : ENOUGH
  const all = terms.own + terms.besides
  return all >= enough || (all + BY_NAME >= enough && isOfFirm())
}
