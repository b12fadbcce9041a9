import type { SafetyScores } from '../../../operations/safety/model.ts'
import type { Themes } from '../../data/safety.ts'
import { hash, mix, uniform } from '../keys.ts'

/**
 * How safe a place is, from 1, safest, to 100. A city has the scores of its country, moved a little; a district those of its city and
 * its own offset. What laws decide is the same all over a country, and theft differs from street to street.
 */

const themes = ['lgbtq', 'medical', 'physicalHarm', 'politicalFreedom', 'theft', 'women'] as const
type Theme = (typeof themes)[number]

interface Movement {
  /** Points that a city may lie above or below its country. */
  readonly city: number
  /** The part of the offset of a district that is felt. */
  readonly offset: number
  /** Points that a district is moved besides; less than half a point where a larger offset has to stay the larger score. */
  readonly district: number
}

const MOVES: Readonly<Record<Theme, Movement>> = {
  lgbtq: { city: 1, offset: 0.1, district: 1 },
  medical: { city: 2, offset: 0.1, district: 1 },
  physicalHarm: { city: 3, offset: 0.7, district: 1.5 },
  politicalFreedom: { city: 0, offset: 0, district: 0 },
  theft: { city: 4, offset: 1, district: 0.49 },
  women: { city: 3, offset: 0.6, district: 1.5 },
}

const clamped = (score: number): number => Math.min(100, Math.max(1, score))

const each = (score: (theme: Theme, at: number) => number): Themes => ({
  lgbtq: score('lgbtq', 0),
  medical: score('medical', 1),
  physicalHarm: score('physicalHarm', 2),
  politicalFreedom: score('politicalFreedom', 3),
  theft: score('theft', 4),
  women: score('women', 5),
})

/** A number of a theme of a place, −1 to 1. */
const chance = (place: string, seed: string, at: number): number => 2 * uniform(mix(hash(`safety|${place}`, hash(seed)), at)) - 1

/** A city by its name among all, from the scores of its country. */
export const ofCity = (country: Themes, place: string, seed: string): Themes =>
  each((theme, at) => clamped(country[theme] + MOVES[theme].city * chance(place, seed, at)))

/** A district by its id, from the scores of its city; with a larger offset it is never safer from theft. */
export const ofDistrict = (city: Themes, district: string, offset: number, seed: string): Themes =>
  each((theme, at) => {
    const { offset: share, district: most } = MOVES[theme]
    return clamped(city[theme] + share * offset + most * chance(district, seed, at))
  })

/** Whole scores, and the mean of them. */
export function told(scores: Themes): SafetyScores {
  const whole = each((theme) => Math.round(scores[theme]))
  return { ...whole, overall: Math.round(themes.reduce((sum, theme) => sum + whole[theme], 0) / themes.length) }
}

/** The mean of several, such as the countries of a continent for one of which nothing is written down. */
export const meanOf = (list: readonly Themes[]): Themes =>
  each((theme) => list.reduce((sum, scores) => sum + scores[theme], 0) / Math.max(1, list.length))
