import { addDays, dayNumber, dayOf, daysBetween } from '../../../core/dates.ts'
import { signature } from '../../signature.ts'

/**
 * The id of an offer holds all that the offer is made of, so that it can be read again without having been kept: the hotel, the nights, the
 * room, the rate with its meals, the guests, the currency and the day it was made. A signature tells ids of this world from others.
 */
export interface OfferKey {
  readonly hotelId: string
  readonly checkIn: string
  readonly checkOut: string
  /** `C1D` */
  readonly room: string
  /** `BAR` */
  readonly family: string
  /** Place of the board in its table. */
  readonly board: number
  /** In each room. */
  readonly adults: number
  readonly rooms: number
  readonly currency: string
  /** The UTC day on which it was made. */
  readonly made: string
}

const written = (number: number, signs: number): string => number.toString(36).toUpperCase().padStart(signs, '0')
const read = (text: string): number => Number.parseInt(text, 36)

/** Signs of the signature. */
const signed = 7
const shape = /^([A-Z0-9]{8})([A-Z0-9]{3})([A-Z0-9]{2})([A-Z0-9]{3})([A-Z]{3})([A-Z0-9])([1-9])([1-9])([A-Z]{3})([A-Z0-9]{3})$/

const signatureOf = (seed: string, text: string): string => signature(`hotel offer|${seed}|${text}`).toUpperCase().slice(0, signed)

export function offerIdOf(seed: string, key: OfferKey): string {
  const text = [
    key.hotelId,
    written(dayNumber(key.checkIn), 3),
    written(daysBetween(key.checkIn, key.checkOut), 2),
    key.room,
    key.family,
    written(key.board, 1),
    key.adults,
    key.rooms,
    key.currency,
    written(dayNumber(key.made), 3),
  ].join('')
  return text + signatureOf(seed, text)
}

/** What an id stands for; undefined for one that this world never gave out. */
export function readOfferId(seed: string, id: string): OfferKey | undefined {
  const text = id.slice(0, -signed)
  const parts = shape.exec(text)
  if (!parts || id.slice(-signed) !== signatureOf(seed, text)) return undefined
  const [, hotelId = '', from = '', nights = '', room = '', family = '', board = '', adults, rooms, currency = '', made = ''] = parts
  const checkIn = dayOf(read(from))
  return {
    hotelId,
    checkIn,
    checkOut: addDays(checkIn, read(nights)),
    room,
    family,
    board: read(board),
    adults: Number(adults),
    rooms: Number(rooms),
    currency,
    made: dayOf(read(made)),
  }
}

/**
 * Prices change at midnight UTC, and whoever found an offer shortly before may still take it: an offer lasts for the day it was made on and the
 * next one.
 */
export const isExpired = ({ made }: Pick<OfferKey, 'made'>, today: string): boolean => daysBetween(made, today) > 1
