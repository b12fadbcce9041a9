import type { Brand, Naming } from '../../data/naming.ts'
import type { HotelTown } from '../../data/stays.ts'
import { mix, pick, uniform } from '../keys.ts'
import type { Ground, Stars } from './ground.ts'

/** What the hotels of one town are called: brands as they spread over the world, and names as they are usual in the country. */

export interface Named {
  readonly chain: string
  readonly name: string
  readonly independent: boolean
}

interface Weighed {
  readonly brand: Brand
  readonly weight: number
}

/** The brands of a star class in a country with their weights; the narrowest place that a brand names counts. */
export function brandsBy(naming: Naming): (country: string, stars: Stars) => readonly Weighed[] {
  const known = new Map<string, readonly Weighed[]>()
  return (country, stars) => {
    const key = country + stars
    const before = known.get(key)
    if (before) return before
    const groups = naming.groupsOf(country)
    const list = naming.brands.flatMap((brand): Weighed[] => {
      if (stars < brand.stars[0] || stars > brand.stars[1]) return []
      const own = brand.weights.get(country) ?? Math.max(-1, ...groups.map((group) => brand.weights.get(group) ?? -1))
      const weight = own < 0 ? (brand.weights.get('*') ?? 0) : own
      return weight > 0 ? [{ brand, weight }] : []
    })
    known.set(key, list)
    return list
  }
}

/** The group of countries where no chain has hotels. */
const NO_CHAINS = 'NOC'

/** Share of independents in percent. */
function independents(naming: Naming, town: HotelTown, district: string): number {
  if (naming.groupsOf(town.country).includes(NO_CHAINS)) return 100
  const written = town.kind === 'travel' ? (naming.independentsAt.get(town.code) ?? []) : []
  const found = written.find(([start]) => start !== '*' && district.startsWith(start)) ?? written.find(([start]) => start === '*')
  if (found) return found[1]
  // Holidays are spent with families of hoteliers, and chains pass small towns by.
  return (naming.independents.get(town.tier) ?? 60) + (town.kind === 'resort' ? 15 : town.population < 150_000 ? 12 : 0)
}

/** A luxury brand goes to travel cities, resorts and big towns only. */
const isPlaceForLuxury = ({ kind, population }: HotelTown): boolean =>
  kind === 'travel' || kind === 'resort' || (population > 1_500_000 && kind !== 'suburb')

/** `Sol` of `Sol - Gran Vía`. */
const shortly = (district: string): string => district.split(' - ')[0] ?? ''

/** Chain codes under which independents of some stars are sold: those of small hotels and those of luxury. */
const SOLD_AS: Readonly<Record<Stars, readonly string[]>> = {
  2: ['AC', 'HO', 'SX'],
  3: ['AC', 'AC', 'HO', 'SX', 'WW'],
  4: ['AC', 'WW', 'PH', 'DS', 'HO', 'SX'],
  5: ['LX', 'LW', 'PH', 'DS', 'WW'],
}

export interface NamingOf {
  readonly naming: Naming
  readonly brands: (country: string, stars: Stars) => readonly Weighed[]
}

/** Gives one hotel of a town after another its name, so that none has the name of another. */
export function namesFor(
  { naming, brands }: NamingOf,
  town: HotelTown,
  count: number,
): (key: number, stars: Stars, ground: Ground) => Named {
  const taken = new Set<string>()
  const counts = new Map<Brand, number>()
  const open = new Map<Stars, readonly Weighed[]>()
  const language = naming.language(town.country)
  const patterns = naming.patternsAt(town.code, town.country)
  const luxury = isPlaceForLuxury(town)
  const usable = (word: string): boolean => (naming.places.get(word) ?? town.code) === town.code
  const lists = new Map<string, readonly string[]>()

  function words(list: string): readonly string[] {
    const before = lists.get(list)
    if (before) return before
    const found = naming.words(language, list).filter(usable)
    lists.set(list, found)
    return found
  }

  function filled(pattern: string, key: number, district: string): string {
    const part = shortly(district)
    // Holiday Inn Downtown Dubai, not Holiday Inn Dubai Downtown Dubai.
    const city = pattern.includes('{district}') && part.includes(town.name) ? '' : town.name
    let number = 0
    return pattern
      .replace(/\{(\w+)\}/g, (_, list: string) => {
        if (list === 'city') return city
        if (list === 'district') return part
        const choice = words(list)
        return choice[Math.floor(uniform(mix(key, ++number)) * choice.length)] ?? ''
      })
      .replace(/\s+(?=,|\s|$)|[-,]\s*$/g, '')
      .replace(/^[\s,-]+/, '')
      .trim()
  }

  /** Takes a name unless another hotel has it. */
  function take(name: string): string | undefined {
    const key = name.toLowerCase()
    // No Baan Baan, no Residence Residence.
    if (taken.has(key) || /(^| )(\S+) \2( |$)/.test(key)) return undefined
    taken.add(key)
    return name
  }

  /** In a small town no brand has as many hotels as in a city. */
  const mostOf = ({ most }: Brand): number => Math.ceil(most * Math.min(1, count / 60))

  /** The brands that may have another hotel here. */
  function openBrands(stars: Stars): readonly Weighed[] {
    const before = open.get(stars)
    if (before) return before
    const list = brands(town.country, stars).filter(
      ({ brand }) => (counts.get(brand) ?? 0) < mostOf(brand) && (luxury || brand.stars[0] < 5),
    )
    open.set(stars, list)
    return list
  }

  function branded(key: number, stars: Stars, district: string): Named | undefined {
    const choice = openBrands(stars)
    for (let attempt = 0; attempt < 4; attempt++) {
      const found = pick(mix(key, 10 + attempt), choice, ({ weight }) => weight)
      if (found === undefined) return undefined
      const { brand } = found
      const name = take(filled(brand.pattern, mix(key, 20 + attempt), district))
      if (name === undefined) continue
      const number = (counts.get(brand) ?? 0) + 1
      counts.set(brand, number)
      if (number >= mostOf(brand)) open.clear()
      return { chain: brand.chain, name, independent: false }
    }
    return undefined
  }

  function independent(key: number, stars: Stars, district: string): Named {
    const codes = SOLD_AS[stars].filter((code) => naming.representations.includes(code))
    const chain = codes[Math.floor(uniform(mix(key, 6)) * codes.length)] ?? 'AC'
    const fitting = patterns.filter(({ stars: [least, most] }) => stars >= least && stars <= most)
    const here = fitting.filter(({ districts }) => districts.length === 0 || districts.some((start) => district.startsWith(start)))
    const choice = here.length > 0 ? here : fitting.length > 0 ? fitting : patterns
    for (let attempt = 0; attempt < 60; attempt++) {
      const found = pick(mix(key, 30 + attempt), choice, ({ weight }) => weight)
      const plain = filled(found?.pattern ?? 'Hotel {noun}', mix(key, 100 + attempt), district)
      // Where the plain names are taken, hotels tell themselves apart by where they are, and at last by another word.
      const others = words(language === 'en' ? 'surname' : 'noun')
      const second = others[Math.floor(uniform(mix(key, 200 + attempt)) * others.length)] ?? ''
      const place = [shortly(district), town.name].find((part) => part !== '' && !plain.includes(part)) ?? second
      const ways = [plain, plain, plain, `${plain} ${place}`, `${plain} ${place}`, `${plain} ${second}`]
      const name = take(ways[Math.floor(attempt / 4)] ?? `${plain} ${second} ${place}`)
      if (name !== undefined) return { chain, name, independent: true }
    }
    for (let number = 2; ; number++) {
      const name = take(`Hotel ${town.name} ${number}`)
      if (name !== undefined) return { chain, name, independent: true }
    }
  }

  // What everybody knows is nobody else's.
  for (const { name } of naming.flagships.get(town.code) ?? []) take(name)

  return (key, stars, { district = '' }) => {
    const own = uniform(mix(key, 7)) * 100 < independents(naming, town, district)
    return (own ? undefined : branded(key, stars, district)) ?? independent(key, stars, district)
  }
}
