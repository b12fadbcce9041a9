import { kilometres, type Point } from '../../../core/globe.ts'
import type { ActivityTemplate, Fits, Speciality } from '../../data/activities.ts'
import type { Destinations, District, Poi, TravelCity } from '../../data/destinations.ts'
import { hash, mix, pick, uniform } from '../keys.ts'

/** What is sold in a city: its specialities, and every template where it fits. The same in every world and on every day. */

/** Something to do, with names filled in. */
export interface Offering extends Point {
  /** Its number within the city, from 1. */
  readonly number: number
  readonly city: TravelCity
  /** `guided tour`; of a speciality `speciality`. */
  readonly kind: string
  readonly name: string
  readonly short: string
  /** Where people meet. */
  readonly meets: string
  /** EUR a person, with the level of the city in it. */
  readonly least: number
  readonly most: number
  /** ISO 8601. */
  readonly duration: string
  /** The year until which a place it goes to is shut; 0 where all are open. */
  readonly shutUntil: number
}

interface Place extends Point {
  readonly name: string
  readonly shutUntil?: number
}

type Draft = Omit<Offering, 'number' | 'city' | 'latitude' | 'longitude' | 'meets' | 'shutUntil'> & {
  readonly place: Place
  readonly other?: Place | undefined
}

/** How often a template is used in a city, and a place by templates. */
const mostOfTemplate = 2
const mostOfPlace = 4
/** Kilometres between the two points of one tour. */
const apart = 3
/** Of how many of a city's most famous sights those tours lead to that fit anywhere. */
const highlights = 8

export function offeringsIn(places: Destinations, city: TravelCity): Offering[] {
  const pois = places.poisOf(city.code)
  const districts = places.districtsOf(city.code)
  const special = places.activities.specialities(city.code).flatMap((each) => specialityIn(each, pois, districts))
  const { traits, dish } = places.activities.flavour(city.code) ?? { traits: [], dish: 'local dishes' }
  const used = new Map<Poi, number>()
  const key = hash(`activities|${city.code}`)
  const general = places.activities.templates().flatMap((template) => {
    const own = mix(key, template.number)
    const { fits } = template
    if (fits.at === 'poi') return atPlaces(template, fits, { city, pois, used, key: own })
    const isAtHome = fits.traits.length === 0 || fits.traits.some((trait) => traits.includes(trait))
    return isAtHome ? inTheCity(template, { city, pois, districts, dish, key: own }) : []
  })
  return [...special, ...general].map(({ place, other, ...draft }, index) => ({
    ...draft,
    number: index + 1,
    city,
    latitude: place.latitude,
    longitude: place.longitude,
    meets: place.name,
    shutUntil: Math.max(place.shutUntil ?? 0, other?.shutUntil ?? 0),
  }))
}

/** `P03` is the third place of interest, `D03` the third district. */
function specialityIn({ name, least, most, duration, anchor }: Speciality, pois: readonly Poi[], districts: readonly District[]): Draft[] {
  const index = Number(anchor.slice(1)) - 1
  const place = anchor.startsWith('P') ? pois[index] : districts[index]
  return place ? [{ kind: 'speciality', name, short: `${name}.`, least, most, duration, place }] : []
}

interface AtPlaces {
  readonly city: TravelCity
  readonly pois: readonly Poi[]
  /** How many templates use a place already. */
  readonly used: Map<Poi, number>
  readonly key: number
}

/** At the places that fit, the more famous the likelier. */
function atPlaces(template: ActivityTemplate, fits: Fits & { at: 'poi' }, { city, pois, used, key }: AtPlaces): Draft[] {
  const fitting = pois.filter((poi) => fitsAt(fits, poi))
  const drafts: Draft[] = []
  // What is not named after the place would be sold twice under one name.
  const times = template.name.includes('{poi}') ? mostOfTemplate : 1
  for (let turn = 0; turn < times; turn++) {
    const free = fitting.filter(
      (poi) => (used.get(poi) ?? 0) < mostOfPlace && !drafts.some(({ place, other }) => place === poi || other === poi),
    )
    const poi = pick(mix(key, turn), free, ({ rank }) => 1 / rank)
    if (!poi) break
    const pairs = template.name.includes('{poi2}')
    const other = pairs ? free.find((each) => each !== poi && isOpen(each) && kilometres(each, poi) <= apart) : undefined
    if (pairs && !other) break
    used.set(poi, (used.get(poi) ?? 0) + 1)
    drafts.push(draftOf(template, city, { place: poi, other, poi: poi.name, poi2: other?.name }))
  }
  return drafts
}

interface InTheCity {
  readonly city: TravelCity
  readonly pois: readonly Poi[]
  readonly districts: readonly District[]
  readonly dish: string
  readonly key: number
}

/** Once in the city, at a sight where it names one, else in a district that has much of what it is about. */
function inTheCity(template: ActivityTemplate, { city, pois, districts, dish, key }: InTheCity): Draft[] {
  const district = pick(key, districts, (each) => ground(template.kind, each) ** 3)
  const words = `${template.name} ${template.short}`
  if (!words.includes('{poi}')) {
    if (!district) return []
    return [draftOf(template, city, { place: near(district, key), district: district.name, dish })]
  }
  const famous = pois
    .filter((poi) => (template.kind === 'cooking class' ? isMarket(poi) : isSight(poi)) && isOpen(poi))
    .slice(0, highlights)
  const place = pick(mix(key, 1), famous, ({ rank }) => 1 / rank)
  const other = place && famous.find((each) => each !== place && kilometres(each, place) <= apart)
  if (!place || (words.includes('{poi2}') && !other)) return []
  return [draftOf(template, city, { place, other, poi: place.name, poi2: other?.name, district: district?.name, dish })]
}

interface Named {
  readonly place: Place
  readonly other?: Place | undefined
  readonly poi?: string | undefined
  readonly poi2?: string | undefined
  readonly district?: string | undefined
  readonly dish?: string | undefined
}

function draftOf(template: ActivityTemplate, city: TravelCity, { place, other, ...words }: Named): Draft {
  const { kind, name, short, least, most, duration } = template
  const named: Readonly<Record<string, string | undefined>> = { ...words, city: city.name, district: words.district?.split(' - ')[0] }
  const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (_, word: string) => named[word] ?? city.name)
  const { priceLevel } = city
  return { kind, name: filled(name), short: filled(short), least: least * priceLevel, most: most * priceLevel, duration, place, other }
}

function fitsAt({ categories, tags, without, flag }: Fits & { at: 'poi' }, poi: Poi): boolean {
  if (!categories.includes(letterOf[poi.category]) || (flag && !poi[flag])) return false
  return (tags.length === 0 || tags.some((tag) => poi.tags.includes(tag))) && !without.some((tag) => poi.tags.includes(tag))
}

const letterOf = { SIGHTS: 'S', HISTORICAL: 'H', BEACH_PARK: 'B', NIGHTLIFE: 'N', RESTAURANT: 'R', SHOPPING: 'P' } as const

const isMarket = ({ tags }: Poi): boolean => tags.includes('market') || tags.includes('food hall')
const isSight = ({ category, tags }: Poi): boolean =>
  (category === 'SIGHTS' || category === 'HISTORICAL' || category === 'BEACH_PARK') && !tags.some((tag) => overWater.has(tag))
/** Where nobody cycles to. */
const overWater: ReadonlySet<string> = new Set(['island', 'ferry', 'boat'])
const isOpen = ({ shutUntil }: Poi): boolean => shutUntil === undefined

/** What draws an activity to a district. */
function ground(kind: string, { sights, restaurants, nightLife }: District): number {
  if (kind === 'night life' || kind === 'show') return nightLife
  return kind === 'food tour' || kind === 'cooking class' || kind === 'tasting' ? restaurants : sights
}

/** Degrees of latitude within which people meet in a district. */
const spread = 0.004

/** A corner of a district. */
function near({ name, latitude, longitude }: District, key: number): Place {
  const moved = (degrees: number, turn: number): number =>
    Math.round((degrees + (uniform(mix(key, turn)) - 0.5) * spread) * 10_000) / 10_000
  return { name, latitude: moved(latitude, 11), longitude: moved(longitude, 12) }
}
