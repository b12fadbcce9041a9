import type { Point } from '../core/globe.ts'
import type { Airport } from '../sandbox/data/atlas.types.ts'
import type { Belief } from './belief.ts'
import type { MeaningsOf } from './meanings.ts'
import type { Roles } from './roles.ts'
import type { Wording } from './wording.ts'

/** What was understood of a document. Every value says how it was found, for `--explain` and for choosing between two. */

/**
 * What told a value, where that decides what is made of it: a name and no code, a label, a name as `LAST/FIRST`, a title, a greeting, a barcode that counts
 * days and tells no year.
 */
export type How = 'name' | 'label' | 'slashed' | 'title' | 'greeting' | 'day of a year'

export interface Found<T = string> {
  readonly value: T
  /** The rule that gave it, in a few words and for people alone: `label "Check-in"`, `barcode`, `time zones`. Nothing that is read goes by it. */
  readonly rule: string
  readonly how?: How
  /** The words that say what it is, as they stand beside or above it; told of moments of a hire, of days of a stay and of references. */
  readonly label?: string
  /** 0 to 1. */
  readonly sure: number
  /** Whether a code, a label or a number told it, not only what stood around it; text alone asks this of journeys. */
  readonly isTold?: boolean
  /** Of a moment: its year is not written. */
  readonly isYearGuessed?: true
}

/** A moment of which the year had to be guessed is no surer than this, however its day was told. */
const GUESSED = 0.8

export const dated = (moment: Found, isYearGuessed: boolean | undefined): Found =>
  isYearGuessed ? { ...moment, sure: Math.min(moment.sure, GUESSED), isYearGuessed } : moment

/** Moments are local: `2027-03-01T10:40`, or a day alone where the document says no time. */
export interface FoundFlight {
  readonly kind: 'air'
  readonly carrier?: Found
  readonly number?: Found
  /** A word says that its number is a flight's. */
  readonly isSaid?: true
  readonly from?: Found
  readonly to?: Found
  readonly departs?: Found
  readonly arrives?: Found
  readonly fromTerminal?: Found
  readonly toTerminal?: Found
  readonly confirmation?: Found
  readonly operator?: Found
  readonly cabin?: Found
  readonly seats?: readonly Found[]
  readonly aircraft?: Found
}

/** A place in words. */
export interface FoundAddress {
  readonly lines?: readonly string[]
  readonly postalCode?: string
  readonly city?: string
  /** ISO 3166-1 alpha-2 where it is known. */
  readonly country?: string
  readonly text?: string
}

export interface FoundStay {
  readonly kind: 'hotel'
  readonly name?: Found
  readonly confirmation?: Found
  readonly checkIn?: Found
  readonly checkOut?: Found
  readonly address?: Found<FoundAddress>
  readonly phone?: Found
  readonly rooms?: Found<number>
  readonly adults?: Found<number>
  readonly roomType?: Found
  readonly cancellation?: Found
}

export interface FoundCar {
  readonly kind: 'car'
  readonly provider?: Found
  readonly confirmation?: Found
  readonly pickUp?: Found
  readonly dropOff?: Found
  readonly pickUpPlace?: Found
  readonly dropOffPlace?: Found
  readonly model?: Found
}

/** Rail and long-distance buses. */
export interface FoundTrain {
  readonly kind: 'train'
  readonly provider?: Found
  readonly confirmation?: Found
  readonly from?: Found
  readonly to?: Found
  readonly departs?: Found
  readonly arrives?: Found
  /** `ICE 123`, `9713`. */
  readonly number?: Found
  readonly fromTrack?: Found
  readonly toTrack?: Found
  readonly seats?: readonly Found[]
  readonly class?: Found
}

export type FoundProduct = FoundFlight | FoundStay | FoundCar | FoundTrain

/** What one travels by, in contrast to what one stays in or hires. */
export type Ride = FoundFlight | FoundTrain
export const isRide = (product: FoundProduct): product is Ride => product.kind === 'air' || product.kind === 'train'
/** A stay in a house, for one night or more. */
export const isStay = (product: FoundProduct): product is FoundStay => product.kind === 'hotel'
export const areRides = (products: readonly FoundProduct[]): boolean => products.every(isRide)
/** Whether all is one stay or one hire. */
export const isOneStayOrHire = ([product, ...more]: readonly FoundProduct[]): boolean =>
  more.length === 0 && (product?.kind === 'hotel' || product?.kind === 'car')

/** When it begins. */
export const startOf = (product: FoundProduct): Found | undefined =>
  product.kind === 'hotel' ? product.checkIn : product.kind === 'car' ? product.pickUp : product.departs

export interface FoundPerson {
  readonly firstName?: string
  readonly lastName: string
  readonly title?: string
}

export interface FoundTrip {
  readonly products: readonly FoundProduct[]
  readonly people: readonly Found<FoundPerson>[]
  /** The booking's own reference. */
  readonly reference?: Found
  readonly booked?: Found
  readonly total?: Found
  readonly currency?: Found
  /** Of what kinds it tells bookings that are no more. */
  readonly cancelled?: readonly FoundProduct['kind'][]
  /** What was guessed or conflicts, in words for people. */
  readonly warnings: readonly string[]
  /** Of a document without a trip: why the bookings it tells of are none, in words for people. */
  readonly refused?: string
}

export interface Station extends Point {
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** It is in the list of stations, and not a town that may have one. */
  readonly isListed: boolean
}

/** An airline; of those that are no more or small only the name is known. */
export interface KnownAirline {
  readonly iata: string
  readonly name: string
  /** ISO 3166-1 alpha-2 */
  readonly country?: string
  /** The codes of the airports where it connects passengers. */
  readonly hubs?: { readonly has: (code: string) => boolean }
}

/** What the readers of text know of the world. */
export interface Gazetteer {
  readonly airport: (code: string) => Airport | undefined
  /** The airport most likely meant by a name of a city or airport; undefined where there is none. */
  readonly airportNamed: (name: string) => Airport | undefined
  readonly airline: (code: string) => KnownAirline | undefined
  readonly airlineNamed: (name: string) => string | undefined
  /** The IATA code of an airline by the three letters of ICAO. */
  readonly airlineOfIcao: (code: string) => string | undefined
  /** A railway station by any of its names, or else the towns that may have it, the biggest first; none where the name is no such thing. */
  readonly stations: (name: string) => readonly Station[]
  /** Whether a small town or stop is called so: as many are called as words are, it says something only where one must stand. */
  readonly isSmallPlace: (name: string) => boolean
  /** How a page is worded: as those of bookings, of hires and of stays. */
  readonly wording: (text: { readonly whole: string }) => Wording
  /** What a word in plain letters means, in any language. */
  readonly meanings: MeaningsOf
  /** How what stands among words has its roles in what is booked, as people write or as machines do. */
  readonly roles: (isPersonal: boolean) => Roles
  /** How far all that these tell of a page is believed. */
  readonly belief: () => Belief
  /** Minutes east of UTC in a zone at an instant. */
  readonly offset: (zone: string, instant: number) => number
}
