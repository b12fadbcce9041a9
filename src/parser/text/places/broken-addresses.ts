/** Addresses whose lines break where a name goes on, and what stands between their parts. */

import { plain } from '../words/plain.ts'
import { STREET } from './address-words.ts'

/** A street's name goes on behind these. */
export const CUT_STREET =
  /[a-z] (?:san|santa|santo|sao|saint|sankt|lieu-?dit|del?|de la|de los|des|du|della|dos|da|von|van|van der|of the)$/
/** A town's name goes on behind these: a part of patterns. */
export const WITHIN_TOWNS = '(?:of|upon|am|an der|a\\. ?d\\.|ob der|sur|sous|lès|del|di|nad|pod|aan|aan den)'
/** `22393 Neustadt an der`: where the name of a town is cut. */
export const CUT_TOWN = new RegExp(`\\d \\p{Lu}[\\p{L} '-]{2,30}\\s${WITHIN_TOWNS}$`, 'u')
/** A part of a town, between the street and the code, that adds nothing to what an address looks like. */
export const QUARTER =
  /^(?:col|colonia|fracc|fraccionamiento|barrio|bairro|urb|urbanizacion|alcaldia|delegacion|cartier|cartierul)\.? [a-z]/

/** `Centro, Paraty - RJ` above `CEP: 23970-000`: a town of Brazil with its state, right above its code; or a part of it, `Centro` above `37130-000 Alfenas`. */
export const isAboveCep = (town: string, below: string): boolean =>
  (WITH_STATE.test(town) && CEP.test(below)) || (PART_OF_TOWN.test(town) && CEP_AND_TOWN.test(below))
const PART_OF_TOWN = /^\p{Lu}[\p{L} .'’-]{2,40}$/u
const CEP_AND_TOWN = /^\s*(?:CEP:? ?)?\d{5}-\d{3},? (?:[-–] )?\p{Lu}/u
const WITH_STATE = /^\p{Lu}[\p{L} ,.'’-]{2,50}(?: ?[-–/]|,) ?(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)$/u
const CEP = /^\s*(?:CEP:? ?)?\d{5}-\d{3}(?:$|,?\s(?:[-–] )?\p{Lu})/u
/** The label of that code, which has a colon as no part of an address has. */
export const withoutCepColon = (text: string): string => text.replace(/\bCEP ?: ?(?=\d{5}-\d{3})/, 'CEP ')

/** `Leith City (Elm Street South)` or `Leith City (Elm Street South) Travelodge` above its address: which of several houses in a town, by a street in brackets. */
export const isCalledByStreet = (text: string): boolean => {
  const small = plain(text)
  return (
    !/\d/.test(text) &&
    /\([^()]*\)(?: [a-z '&-]{2,30})?$/.test(small) &&
    STREET.test(small) &&
    !STREET.test(small.replace(/\([^()]*\)/g, ''))
  )
}
