/** What rows of journeys are read by: the house that one tells, its days and where it is. */

import type { FoundAddress } from '../../found.ts'
import type { Line } from '../page/page.ts'
import { parseAddress } from '../places/address-parts.ts'
import { scoreOf } from '../places/address-words.ts'
import { isHouseName, isRoom, trimmed } from '../stays/house-names.ts'
import { plain } from '../words/plain.ts'

export interface Row {
  readonly line: Line
  readonly name: string
  readonly checkIn: string
  readonly checkOut: string
  readonly guessed: boolean
  readonly address?: FoundAddress
  /** By what number it knows the booking, where that is told with it. */
  readonly number?: string
  /** Whether it is one of a plan, in which nothing but its own lines tells its number. */
  readonly isOfPlan?: true
  /** Whether it is one of many rows that begin with their days, so that the next of these is of something else. */
  readonly isOfItinerary?: boolean
  /** The line at which what is told of it ends, where that is known. */
  readonly end?: number
}

/** What a cell calls the house: up to its stars, its number in a catalogue or the nights there. */
export function nameIn(text: string): string | undefined {
  const name = trimmed(text.replace(CATALOGUE, '').split(/\s(?=\*|[A-Z]{2,4}\d{3}|\d{1,2}[ -]?\p{L}{3,12}(?:\s|$))/u)[0] ?? '')
  return isHouseName(name) && !isRoom(name) && !EXTRA.test(plain(name)) && /^\p{Lu}/u.test(name) ? name : undefined
}
/** `LIN47110 Sunny Bay`: its number in a catalogue, before its name. */
const CATALOGUE = /^[A-Z]{2,4}\d{3,6}[A-Z]? (?=\p{Lu}\p{L})/u
/** What is sold beside a house, in rows of its own. */
const EXTRA =
  /^(?:parkplatz|parking|parken|tiefgarage|garage|stellplatz|halbpension|vollpension|half board|full board|demi[- ]pension|pension complete|media pension|pension completa|mezza pensione|all inclusive|transfers?|versicherung|insurance|assurance|seguro|assicurazione|rail ?(?:&|and) ?fly|zug zum flug|supplement|zuschlag|fruhstuck|breakfast|ausflug|excursion)(?![a-z])/

/** What looks so much like one is a whole address: a street, its number and a town with its code. */
const ADDRESSED = 4
export const isAddress = (place: string): boolean => scoreOf(place) >= ADDRESSED
export function addressIn(place: string): FoundAddress {
  const { before: _, ...address } = isAddress(place) ? parseAddress(place) : { text: place }
  return address
}
