/** Where a hire is fetched and brought back: of all places on a page the one that most of what is likely agrees with. */

import type { Score } from '../../learned.ts'
import type { Roles } from '../../roles.ts'
import type { Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import type { Featured } from './features.ts'
import type { Moments } from './hire-moments.ts'
import type { PlaceMention } from './place-candidates.ts'
import { placeSlots } from './places.ts'
import { rolesOf } from './roles-of.ts'

export interface LikelyPlace {
  readonly name: string
  /** The logarithm of how much likelier it is this place, however much of its name, than any other or none. */
  readonly sure: number
}

export interface HirePlaces {
  readonly fetched?: LikelyPlace
  readonly brought?: LikelyPlace
  /** How sure it is that a hire is fetched or brought at a place of some name. */
  readonly sureOf: (end: 'fetched' | 'brought', name: string) => number
}

/** How much it counts that there is none. */
const NONE = 0.3
/** Of the likeliest so many are compared. */
const MOST_COMPARED = 14
/** What a part of a name is worth for the whole. */
const OF_PART = 0.6
/** A name with so much more than a place is none of it. */
const LONGEST = 2.2
const LEAST_LETTERS = 4

/** The letters of a name alone; those of no Latin ones as they are. */
const bareOf = (name: string): string => (plain(name).match(/[a-z\d]+/g) ?? [name]).join(' ')
const isWithin = (whole: string, part: string): boolean => ` ${whole} `.includes(` ${part} `)

/** How much of a place a name tells: 1 of its own, less of a part or of more, 0 of another. */
function worthOf(name: string, place: string): number {
  if (name === place) return 1
  const [long, short] = name.length > place.length ? [name, place] : [place, name]
  if (short.length < LEAST_LETTERS || !isWithin(long, short) || name.length >= LONGEST * place.length) return 0
  return OF_PART + (1 - OF_PART) * (short.length / long.length)
}

interface Told {
  readonly name: string
  readonly bare: string
  readonly share: number
}

/** All places with the share that each has in what is likely. */
function sharesOf(places: readonly Featured<PlaceMention>[], role: Score): readonly Told[] {
  const all = places.map(({ mention, slots }) => ({ name: mention.name, bare: bareOf(mention.name), share: Math.exp(role(slots)) }))
  const whole = all.reduce((sum, { share }) => sum + share, NONE)
  return all.map((one) => ({ ...one, share: one.share / whole }))
}

const logit = (share: number): number => Math.log(share / Math.max(1e-9, 1 - share))
const sureIn = (told: readonly Told[], bare: string): number =>
  logit(told.reduce((sum, other) => sum + (worthOf(bare, other.bare) > 0 ? other.share : 0), 0))

function likeliestOf(told: readonly Told[]): LikelyPlace | undefined {
  let [best, most]: [Told | undefined, number] = [undefined, 0]
  for (const one of told.toSorted((a, b) => b.share - a.share).slice(0, MOST_COMPARED)) {
    const worth = told.reduce((sum, other) => sum + worthOf(one.bare, other.bare) * other.share, 0)
    if (worth > most) [best, most] = [one, worth]
  }
  return best && { name: best.name, sure: sureIn(told, best.bare) }
}

/** Of one place by two names the surer is that of both, `Station Yard` and `Unit 9, Station Yard`, and so is how sure it is. */
function alike(one: LikelyPlace | undefined, other: LikelyPlace | undefined): readonly [LikelyPlace | undefined, LikelyPlace | undefined] {
  if (!one || !other || worthOf(bareOf(one.name), bareOf(other.name)) === 0) return [one, other]
  const both = { name: (one.sure > other.sure ? one : other).name, sure: (one.sure + other.sure) / 2 }
  return [both, both]
}

/** The likeliest places of both ends. */
export function hirePlacesBy(roles: Roles, page: Page, moments: Moments): HirePlaces {
  const places = placeSlots(page, moments)
  const told = { fetched: sharesOf(places, roles.placeBegins), brought: sharesOf(places, roles.placeEnds) }
  const [fetched, brought] = alike(likeliestOf(told.fetched), likeliestOf(told.brought))
  return { ...(fetched && { fetched }), ...(brought && { brought }), sureOf: (end, name) => sureIn(told[end], bareOf(name)) }
}

/** The same by the table that comes with the program. */
export const hirePlaces = (page: Page, moments: Moments): HirePlaces => hirePlacesBy(rolesOf(page), page, moments)
