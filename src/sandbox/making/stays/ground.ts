import { kilometres, type Point } from '../../../core/globe.ts'
import type { District } from '../../data/destinations.ts'
import type { Naming } from '../../data/naming.ts'
import type { HotelTown } from '../../data/stays.ts'
import { hash, mix, normal, pick, uniform } from '../keys.ts'

/** Where in a town its hotels stand, and how many of how many stars there are. */

/** What the hotels of a town are laid out by. */
export interface Plan {
  readonly town: HotelTown
  readonly districts: readonly District[]
  readonly naming: Naming
}

export interface Ground extends Point {
  /** The district as its table calls it, or what part of the town it is; absent where the town is too small for parts. */
  readonly district?: string
  readonly airport: boolean
  /** Rates against those of the town. */
  readonly priceFactor: number
}

export type Stars = 2 | 3 | 4 | 5
const STARS: readonly Stars[] = [2, 3, 4, 5]

/** Share in percent of two to five stars. */
const SHARES = { usual: [15, 35, 35, 15], suburb: [25, 45, 30, 0], small: [25, 45, 28, 2] }
/** Towns of fewer people have few dear hotels unless they live from guests. */
const SMALL = 150_000

/** Hotels for each root of 100,000 people, by tier. */
const BY_TIER: Readonly<Record<number, number>> = { 1: 1.5, 2: 1.1, 3: 0.8, 4: 0.6 }

/** How many hotels a town has: for its people, and where people travel to, for those who land there. */
export function hotelCount({ kind, population, tier, passengers }: HotelTown): number {
  const people = 12 * Math.sqrt(population / 100_000) * (BY_TIER[tier] ?? 0.6)
  if (kind === 'suburb') return Math.round(Math.min(40, Math.max(8, people / 2)))
  const guests = kind === 'resort' || kind === 'travel' ? Math.min(90, 9 * Math.sqrt(passengers)) : 0
  const least = kind === 'travel' || population > 100_000 ? 8 : 3
  return Math.round(Math.min(160, Math.max(least, people, guests)))
}

/** The stars of the hotel of a number: each class has its share of the town, however few hotels there are. */
export function starsOf(town: HotelTown, key: number, number: number, count: number): Stars {
  const small = town.population < SMALL && town.kind !== 'travel' && town.kind !== 'resort'
  const shares = SHARES[town.kind === 'suburb' ? 'suburb' : small ? 'small' : 'usual']
  let left = (((number + uniform(mix(key, 1))) / count) * 100) % 100
  for (const [index, share] of shares.entries()) {
    left -= share
    if (left < 0) return STARS[index] ?? 4
  }
  return 4
}

/** How much dearer districts draw hotels of so many stars: their share is weighed with the factor to this power. */
const DRAWN: Readonly<Record<Stars, number>> = { 2: -2, 3: -0.5, 4: 0.5, 5: 3 }

const DEGREE = 110.574
const eastward = (latitude: number): number => 111.32 * Math.max(0.05, Math.cos((latitude * Math.PI) / 180))

/** A point so many kilometres north and east of another, to about ten metres. */
const moved = (from: Point, north: number, east: number) => ({
  latitude: Math.round((from.latitude + north / DEGREE) * 1e5) / 1e5,
  longitude: Math.round((from.longitude + east / eastward(from.latitude)) * 1e5) / 1e5,
})

const anyAngle = (key: number): number => 2 * Math.PI * uniform(mix(key, 5))

/** A point around another: `reach` kilometres away, in any direction. */
const around = (key: number, from: Point, reach: number, angle = anyAngle(key)) =>
  moved(from, reach * Math.sin(angle), reach * Math.cos(angle))

/** An angle among the sides where there is land; undefined where none is known. */
function landAngle(key: number, { land }: HotelTown): number | undefined {
  const side = land[Math.floor(uniform(mix(key, 5)) * land.length)]
  return side === undefined ? undefined : (side + uniform(mix(key, 12)) - 0.5) * (Math.PI / 4)
}

const isAirportDistrict = (name: string): boolean =>
  /airport|aeroporto|aeropuerto|aéroport|flughafen|lentoasema|barajas|kastrup|KLIA|guarulhos|galeão|changi/i.test(name)

/** Kilometres around the point of a district, less where another begins near. */
function extentOf(district: District, all: readonly District[]): number {
  const others = all.filter(({ id }) => id !== district.id)
  const nearest = Math.min(2.4, ...others.map((other) => kilometres(other, district)))
  return Math.max(0.12, nearest / 4)
}

function inDistrict(key: number, stars: Stars, districts: readonly District[], all: readonly District[]): Ground {
  const district = pick(mix(key, 2), districts, ({ hotelShare, priceFactor }) => hotelShare * priceFactor ** DRAWN[stars]) ?? districts[0]
  if (district === undefined) throw new Error('a town without districts')
  // Half of them within the extent, none farther than twice as far.
  const reach = extentOf(district, all) * Math.min(2, Math.sqrt(-Math.log(1 - uniform(mix(key, 3))) / 0.7))
  const airport = isAirportDistrict(district.name)
  return {
    ...around(key, district, reach),
    district: district.name,
    airport,
    priceFactor: Math.round(district.priceFactor * Math.exp(0.05 * normal(mix(key, 4))) * 1000) / 1000,
  }
}

/** Kilometres over which hotels get fewer around the middle of a town of so many people. */
const scaleOf = ({ population, kind }: HotelTown): number =>
  Math.min(5, Math.max(kind === 'resort' ? 0.5 : 0.35, Math.sqrt(population) / 250))

/** Of towns that an airport serves, so many hotels stand there. */
const AT_AIRPORT = 0.12

/** Those of fewer people have no parts to tell. */
const PARTS = 40_000

type Side = 'N' | 'E' | 'S' | 'W'

/** What hotels call the parts of a town: its middle, its airport, its sides. */
const PARTS_IN: Readonly<Record<string, readonly [centre: string, airport: string, sides: Readonly<Record<Side, string>>]>> = {
  es: ['Centro', 'Aeropuerto', { N: 'Norte', E: 'Este', S: 'Sur', W: 'Oeste' }],
  pt: ['Centro', 'Aeroporto', { N: 'Norte', E: 'Leste', S: 'Sul', W: 'Oeste' }],
  fr: ['Centre', 'Aéroport', { N: 'Nord', E: 'Est', S: 'Sud', W: 'Ouest' }],
  ma: ['Centre', 'Aéroport', { N: 'Nord', E: 'Est', S: 'Sud', W: 'Ouest' }],
  it: ['Centro', 'Aeroporto', { N: 'Nord', E: 'Est', S: 'Sud', W: 'Ovest' }],
  de: ['City', 'Flughafen', { N: 'Nord', E: 'Ost', S: 'Süd', W: 'West' }],
  nl: ['Centrum', 'Airport', { N: 'Noord', E: 'Oost', S: 'Zuid', W: 'West' }],
  no: ['City', 'Airport', { N: 'Nord', E: 'Øst', S: 'Syd', W: 'Vest' }],
}
const PARTS_ELSEWHERE = ['City Centre', 'Airport', { N: 'North', E: 'East', S: 'South', W: 'West' }] as const
const PARTS_IN_AMERICA = ['Downtown', 'Airport', { N: 'North', E: 'East', S: 'South', W: 'West' }] as const

function inTown(key: number, town: HotelTown, { language }: Naming): Ground {
  const tongue = language(town.country)
  const [centre, airport, sides] = town.country === 'US' || town.country === 'CA' ? PARTS_IN_AMERICA : (PARTS_IN[tongue] ?? PARTS_ELSEWHERE)
  if (town.airport && town.population > PARTS && uniform(mix(key, 2)) < AT_AIRPORT) {
    // Towards the town: what lies beyond the runway may be water.
    const towards = { latitude: town.latitude - town.airport.latitude, longitude: town.longitude - town.airport.longitude }
    const length = Math.max(0.01, Math.hypot(towards.latitude, towards.longitude))
    const gate = moved(town.airport, (1.1 * towards.latitude) / length, (1.1 * towards.longitude) / length)
    return { ...around(key, gate, 0.6 * uniform(mix(key, 3))), district: airport, airport: true, priceFactor: 0.85 }
  }
  const known = landAngle(key, town)
  const angle = known ?? anyAngle(key)
  // On the smallest islands, nobody can say where the sea begins.
  const scale = known === undefined ? 0.3 : scaleOf(town)
  const reach = scale * Math.min(2.2, -Math.log(1 - uniform(mix(key, 3))))
  const point = around(key, town, reach, angle)
  const side = (['E', 'N', 'W', 'S'] as const)[(Math.round(angle / (Math.PI / 2)) + 4) % 4] ?? 'E'
  const district = town.population < PARTS ? undefined : reach < scale ? centre : sides[side]
  const level = (reach < scale ? 1.05 : 0.92) * Math.exp(0.05 * normal(mix(key, 4)))
  return { ...point, ...(district !== undefined && { district }), airport: false, priceFactor: Math.round(level * 1000) / 1000 }
}

/** Where a hotel of a town stands; `within` is how its district begins, where that is known. */
export function groundOf(key: number, stars: Stars, { town, districts, naming }: Plan, within = ''): Ground {
  const known = districts.filter(({ name }) => name.startsWith(within))
  return known.length > 0 ? inDistrict(key, stars, known, districts) : inTown(key, town, naming)
}

/** Kilometres from its middle within which a town has a district, if its middle is where travellers are. */
const CENTRAL = 3

/** The middle of a town as travellers know it: where it is nothing to them, as in Bali, the district with most hotels. */
export function centreOf(town: HotelTown, districts: readonly District[]): Point {
  const isCentral = (district: District): boolean => kilometres(district, town) < CENTRAL
  const [largest] = [...districts].sort((a, b) => b.hotelShare - a.hotelShare)
  return largest && !districts.some(isCentral) ? largest : town
}

/** The key of a town, which its hotels continue. */
export const townKey = ({ code, number }: HotelTown, seed: string): number => hash(`hotels|${code}${number}`, hash(seed))
