/** Addresses whose lines break where a name goes on, and what stands between their parts. */

import { STREET } from './address-words.ts'
import { plain } from './plain.ts'

/** A street's name goes on behind these. */
export const CUT_STREET = /[a-z] (?:san|santa|santo|sao|saint|sankt|del?|de la|de los|des|du|della|dos|da|von|van|van der|of the)$/
/** A town's name goes on behind these: a part of patterns. */
export const WITHIN_TOWNS = '(?:of|upon|am|an der|a\\. ?d\\.|ob der|sur|sous|lès|del|di|nad|pod|aan|aan den)'
/** `22393 Neustadt an der`: where the name of a town is cut. */
export const CUT_TOWN = new RegExp(`\\d \\p{Lu}[\\p{L} '-]{2,30}\\s${WITHIN_TOWNS}$`, 'u')
/** A part of a town, between the street and the code, that adds nothing to what an address looks like. */
export const QUARTER =
  /^(?:col|colonia|fracc|fraccionamiento|barrio|bairro|urb|urbanizacion|alcaldia|delegacion|cartier|cartierul)\.? [a-z]/

/** `Leith City (Elm Street South)` above its address: which of several houses in a town, by a street in brackets. */
export const isCalledByStreet = (text: string): boolean => {
  const small = plain(text)
  return !/\d/.test(text) && /\([^()]*\)$/.test(small) && STREET.test(small) && !STREET.test(small.replace(/\([^()]*\)/g, ''))
}
