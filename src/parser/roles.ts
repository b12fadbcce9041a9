/** What days, names, numbers and places are of what is booked, by how they stand among words: learned from documents (`scripts/build-roles.ts`). */

import { type Score, scoresIn } from './learned.ts'

/** What a day, an hour, an address, a name or a number may be of what is booked. */
export const ROLES = [
  'dayBegins',
  'dayEnds',
  'hourBegins',
  'hourEnds',
  'address',
  'house',
  'number',
  'traveller',
  'placeBegins',
  'placeEnds',
  'provider',
] as const
export type Roles = Readonly<Record<(typeof ROLES)[number], Score>>

/** People tell the same otherwise than machines do: what is learned of letters is kept apart. */
export const ROLE_TABLES = { letters: 'letter-roles.bin', others: 'roles.bin' } as const

/** Weights of one role, which features share by their hashes. */
export const ROLE_SLOTS = 2 ** 17

export const openRoles = (bytes: Uint8Array): Roles => scoresIn(bytes, ROLES, ROLE_SLOTS)
