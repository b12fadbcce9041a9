import { mix, pick, uniform } from '../keys.ts'
import type { Offering } from './catalogue.ts'

/** The long description of an activity: what it is, where people meet, in which language, and what else there is to know. */

interface Manner {
  /** Most people in a group; 0 where there is none. */
  readonly group: number
  /** Whether somebody speaks. */
  readonly guided: boolean
  /** What some sellers leave out of the price and what share of them does. */
  readonly extra?: string
  readonly share?: number
}

const usual: Manner = { group: 12, guided: true }

const manners: Readonly<Record<string, Manner>> = {
  ticket: { group: 0, guided: false },
  viewpoint: { group: 0, guided: false },
  bus: { group: 0, guided: false },
  'city card': { group: 0, guided: false },
  'theme park': { group: 0, guided: false, extra: 'a locker', share: 0.15 },
  animals: { group: 0, guided: false },
  spa: { group: 0, guided: false, extra: 'towel and robe', share: 0.3 },
  show: { group: 0, guided: false },
  'private tour': { group: 2, guided: true },
  'walking tour': { group: 20, guided: true, extra: 'a tip for the guide', share: 0.12 },
  bike: { group: 10, guided: true, extra: 'a deposit for the bike', share: 0.12 },
  boat: { group: 40, guided: false, extra: 'drinks on board', share: 0.15 },
  kayak: { group: 8, guided: true },
  'food tour': { group: 10, guided: true, extra: 'drinks', share: 0.2 },
  'cooking class': { group: 10, guided: true },
  tasting: { group: 12, guided: true },
  'night life': { group: 30, guided: true, extra: 'what you drink', share: 0.3 },
  'day trip': { group: 45, guided: true, extra: 'admission on the way', share: 0.35 },
  outdoors: { group: 8, guided: true, extra: 'hire of the equipment', share: 0.15 },
  speciality: { group: 15, guided: true, extra: 'admission on the way', share: 0.1 },
}

const mannerOf = ({ kind }: Offering): Manner => manners[kind] ?? usual

/** What is not in the price and paid on the spot, of a few. */
export function paidThere(offering: Offering, key: number): string | undefined {
  const { extra, share = 0 } = mannerOf(offering)
  return uniform(key) < share ? extra : undefined
}

const languages = ['English', 'English and Spanish', 'English, French and German', 'English and the language of the country']

export function describe(offering: Offering, extra: string | undefined, key: number): string {
  const { group, guided } = mannerOf(offering)
  const { short, meets } = offering
  return [
    short,
    group > 0 ? `You meet at ${meets}.` : `It begins at ${meets}.`,
    guided && `In ${pick(mix(key, 1), languages, () => 1) ?? 'English'}.`,
    group > 2 && `At most ${group} people.`,
    extra && `Not in the price and paid there: ${extra}.`,
    uniform(mix(key, 2)) < 0.75 ? 'Free cancellation until 24 hours before.' : 'No money back.',
  ]
    .filter(Boolean)
    .join(' ')
}
