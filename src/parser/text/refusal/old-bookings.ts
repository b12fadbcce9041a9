/** Bookings that are not the one told of: those it takes the place of, and those made twice. */

import { remembered } from '../words/remembered.ts'
import { THING } from '../words/things-booked.ts'

/** Said of them before what they are of, and behind it, as parts of patterns. */
export const OLD =
  '(?:old|original|previous|former|first|duplicate|alte[nrs]?|ursprunglich[a-z]*|vorherig[a-z]*|bisherig[a-z]*|fruhere[nrs]?|doppelte[nrs]?|ancien(?:ne)?|precedente?|vecchi[aoe]|vorige|oude|oorspronkelijke|tidigare|gamla|tidligere|gamle|poprzedni[a-z]*)'
export const OLD_BEHIND = '(?:originale?s?|originali|precedent(?:es?|i)|initiale?|anterior(?:es)?|en double|duplicad[oa])'

const OF_OLD = remembered(
  () => new RegExp(`(?<![a-z])(?:${OLD} (?:[a-z]{1,12} )?${THING}|${THING} ${OLD_BEHIND}|doppel(?:buchung|reservierung)(?:en)?)(?![a-z])`),
)

/** Whether a sentence in plain letters speaks of one. */
export const isOfOldBooking = (sentence: string): boolean => OF_OLD().test(sentence)
