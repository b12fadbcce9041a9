/** Reads `hotelbrands.tsv`: what hotels are called and have. */

export interface Brand {
  readonly chain: string
  readonly name: string
  /** `Hilton {city} {district}` */
  readonly pattern: string
  readonly stars: readonly [least: number, most: number]
  /** The most hotels of it in one city. */
  readonly most: number
  /** By country, group of countries and `*` for anywhere else. */
  readonly weights: ReadonlyMap<string, number>
}

interface NamePattern {
  readonly pattern: string
  readonly stars: readonly [least: number, most: number]
  readonly weight: number
  /** Only in districts that begin so; empty for anywhere. */
  readonly districts: readonly string[]
}

/** A hotel of five stars that everybody knows. */
interface Flagship {
  readonly chain: string
  readonly name: string
  /** How its district begins. */
  readonly district: string
}

export interface ChangedChances {
  /** `['country', ['FI']]`, `['beach', []]`: all have to hold. */
  readonly conditions: readonly (readonly [kind: string, values: readonly string[]])[]
  /** What is added to a chance in percent, or the chance itself. */
  readonly chances: readonly (readonly [amenity: string, chance: number, added: boolean])[]
}

export interface Naming {
  readonly groupsOf: (country: string) => readonly string[]
  readonly language: (country: string) => string
  /** Every language that has words. */
  readonly languages: readonly string[]
  readonly brands: readonly Brand[]
  /** Patterns of independents: those of the city, else of the country, else of its part of the world. */
  readonly patternsAt: (city: string, country: string) => readonly NamePattern[]
  /** Words for a pattern's `{noun}`, by language and list. */
  readonly words: (language: string, list: string) => readonly string[]
  /** The city that a noun is a place of. */
  readonly places: ReadonlyMap<string, string>
  /** Chain codes under which independents are sold. */
  readonly representations: readonly string[]
  /** By city. */
  readonly flagships: ReadonlyMap<string, readonly Flagship[]>
  /** Share of independents by tier, and by city and district, `*` for all of it. */
  readonly independents: ReadonlyMap<number, number>
  readonly independentsAt: ReadonlyMap<string, readonly (readonly [district: string, share: number])[]>
  /** Chances in percent by stars. */
  readonly amenities: ReadonlyMap<number, readonly (readonly [amenity: string, chance: number])[]>
  readonly changes: readonly ChangedChances[]
}

function starsIn(text: string): readonly [number, number] {
  return [Number(text.slice(0, 1)), Number(text.slice(2))]
}

/** `NAM:9,*:4` */
const pairs = (text: string): (readonly [string, number])[] =>
  text.split(',').map((part) => [part.slice(0, part.lastIndexOf(':')), Number(part.slice(part.lastIndexOf(':') + 1))] as const)

function parseBrand([chain = '', name = '', pattern = '', stars = '', most, weights = '']: readonly string[]): Brand {
  return { chain, name, pattern, stars: starsIn(stars), most: Number(most), weights: new Map(pairs(weights)) }
}

function parseChange([conditions = '', chances = '']: readonly string[]): ChangedChances {
  return {
    conditions: conditions.split(' ').map((part) => {
      const [kind = '', values] = part.split(':')
      return [kind, values?.split(',') ?? []]
    }),
    chances: chances.split(',').map((part) => {
      const [amenity = '', chance = ''] = part.split(':')
      return [amenity, Number(chance), /^[+-]/.test(chance)]
    }),
  }
}

/** Values by key, those of one key together, in their order. */
function grouped<Value>(rows: readonly (readonly [string, Value])[]): Map<string, Value[]> {
  const found = new Map<string, Value[]>()
  for (const [key, value] of rows) {
    const before = found.get(key)
    if (before) before.push(value)
    else found.set(key, [value])
  }
  return found
}

export function parseNaming(all: readonly (readonly string[])[]): Naming {
  const byKind = grouped(all.map(([key = '', ...rest]) => [key.replace(/\d+$/, ''), rest] as const))
  const rows = (kind: string): readonly string[][] => byKind.get(kind) ?? []
  const groups = grouped(
    rows('G').flatMap(([group = '', countries = '']) => countries.split(',').map((country) => [country, group] as const)),
  )
  const groupsOf = (country: string): readonly string[] => groups.get(country) ?? []
  const languages = new Map(rows('L').map(([place = '', language = '']) => [place, language] as const))
  const lists = new Map(rows('W').map(([language, list, words = '']) => [`${language} ${list}`, words.split(',')] as const))
  const language = (country: string): string => {
    const place = [country, ...groupsOf(country)].find((name) => languages.has(name)) ?? ''
    return languages.get(place) ?? 'en'
  }
  const patterns = grouped(
    rows('I').map(([place = '', pattern = '', stars = '', weight, districts = '']) => {
      const only = districts === '' ? [] : districts.split(',')
      return [place, { pattern, stars: starsIn(stars), weight: Number(weight), districts: only }] as const
    }),
  )
  const groupNames = new Set(rows('G').map(([group]) => group))
  /** Some groups are called like cities: FRA is France, and Frankfurt. */
  const patternsAt = (city: string, country: string): readonly NamePattern[] =>
    [...(groupNames.has(city) ? [] : [city]), country, ...groupsOf(country), 'UKI'].map((place) => patterns.get(place)).find(Boolean) ?? []
  return {
    groupsOf,
    language,
    languages: [...new Set(rows('W').map(([tongue = '']) => tongue))],
    brands: rows('B').map(parseBrand),
    patternsAt,
    words: (tongue, list) => lists.get(`${tongue} ${list}`) ?? lists.get(`en ${list}`) ?? [],
    places: new Map(rows('P').flatMap(([words = '', city = '']) => words.split(',').map((word) => [word, city] as const))),
    representations: rows('X').map(([code = '']) => code),
    flagships: grouped(rows('F').map(([city = '', chain = '', name = '', district = '']) => [city, { chain, name, district }] as const)),
    independents: new Map(rows('N').flatMap(([, shares = '']) => pairs(shares).map(([tier, share]) => [Number(tier), share] as const))),
    independentsAt: grouped(rows('Z').map(([city = '', district = '', share]) => [city, [district, Number(share)] as const] as const)),
    amenities: new Map(rows('A').map(([stars, chances = '']) => [Number(stars), pairs(chances)] as const)),
    changes: rows('AX').map(parseChange),
  }
}
