/** How far it is to a place, and from where one comes: no parts of its address. */

import { plain } from '../words/plain.ts'

/** `Station 1.2 km`: how far from a house it is. */
export const IS_FAR = /\d ?(?:km|kms|kilomet(?:er|re)s?|min|mins|minut[a-z]*)(?![a-z])(?! ?\d)[^,]*$/

/** `da Siena seguire la Cassia, poi la strada bianca`: from where one comes, behind a label for how to get there. */
const FROM = /^(?:from|coming from|von|ab|aus|da|dal|dalla|de|desde|depuis|en venant de|du|vanaf|vanuit|fra|fran|od|z)\s/
export const isWayThere = (text: string): boolean => /^\p{Ll}\D*$/u.test(text) && FROM.test(plain(text))
