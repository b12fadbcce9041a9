/** Reads `activities.tsv`: tours and activities, those that any fitting place has and those that only one city has. */

import type { ReadTable } from './atlas.types.ts'
import { lazyLines } from './lines.ts'

/** What all of them say. */
interface Sold {
  /** May hold `{poi}`, `{poi2}`, `{city}`, `{district}` and `{dish}`. */
  readonly name: string
  /** EUR a person. */
  readonly least: number
  readonly most: number
  /** ISO 8601. */
  readonly duration: string
}

/** An activity of any place that fits. Its prices are those of a city of level 1. */
export interface ActivityTemplate extends Sold {
  /** Its number in the table, from 1. */
  readonly number: number
  /** `guided tour` */
  readonly kind: string
  readonly short: string
  readonly fits: Fits
}

/** Where a template fits: at places of interest, or in cities with a trait. An empty list of tags or traits is any. */
export type Fits =
  | {
      readonly at: 'poi'
      /** As in `pois.tsv`. */
      readonly categories: readonly string[]
      readonly tags: readonly string[]
      readonly without: readonly string[]
      readonly flag: 'ticket' | 'deck' | undefined
    }
  | { readonly at: 'city'; readonly traits: readonly string[] }

/** An activity that one city has. Its prices are as they are. */
export interface Speciality extends Sold {
  /** `P03` its third place of interest, `D03` its third district. */
  readonly anchor: string
}

export interface Activities {
  templates(): readonly ActivityTemplate[]
  /** What a city is good for, and what is eaten there. */
  flavour(city: string): { readonly traits: readonly string[]; readonly dish: string } | undefined
  specialities(city: string): readonly Speciality[]
}

const listOf = (text = '', any = '*'): string[] => (text === '' || text === any ? [] : text.split(','))

/** `poi:S,H/museum,palace!prison?t` or `city:river` */
function parseFits(text: string): Fits {
  if (text.startsWith('city:')) return { at: 'city', traits: listOf(text.slice(5)) }
  const [, categories, tags, without, flag] = /^poi:([^/]+)\/([^!?]+)(?:!([^?]+))?(?:\?(.))?$/.exec(text) ?? []
  return {
    at: 'poi',
    categories: listOf(categories),
    tags: listOf(tags),
    without: listOf(without),
    flag: flag === 't' ? 'ticket' : flag === 'd' ? 'deck' : undefined,
  }
}

function parseTemplate([key = '', kind = '', name = '', least, most, duration = '', fits = '', short = '']: readonly string[]) {
  const number = Number(key.slice(1))
  return { number, kind, name, least: Number(least), most: Number(most), duration, short, fits: parseFits(fits) }
}

export function activityTable(read: ReadTable): Activities {
  const lines = lazyLines(read, 'activities.tsv')
  let templates: readonly ActivityTemplate[] | undefined
  return {
    templates() {
      templates ??= lines.starting('#').map(parseTemplate)
      return templates
    },
    flavour(city) {
      const fields = lines.find(city)
      return fields && { traits: listOf(fields[1]), dish: fields[2] ?? '' }
    },
    specialities: (city) =>
      lines
        .starting(city)
        .slice(1)
        .map(([, name = '', least, most, duration = '', anchor = '']) => {
          return { name, least: Number(least), most: Number(most), duration, anchor }
        }),
  }
}
