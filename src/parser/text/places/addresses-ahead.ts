/** The address with which a text goes on behind the name of a house: a street and a town, up to its code, and what follows is no more of it. */

import type { FoundAddress } from '../../found.ts'
import { plain } from '../words/plain.ts'
import { parseAddress } from './address-parts.ts'
import { isOfIsles, isPart, KIND_OF_STREET, NUMBER, postalOf, STREET, scoreOf } from './address-words.ts'

/** Parts of such an address, and letters of one of them. */
const [MOST_PARTS, LONGEST_PART] = [4, 45]
/** What a part begins with. */
const BEGINS = new RegExp(`^(?:\\d|\\p{Lu}|['’]s-|(?:${KIND_OF_STREET}|c/|lieu-dit)\\.? )`, 'u')
/** A town behind its code. */
const TOWN =
  /^,? \p{Lu}[\p{L}'’.]*\p{L}(?:[ -](?:(?:\p{Ll}{1,3}|sous|unter|nad|pod) ){0,2}\p{Lu}[\p{L}'’]*|-\p{Ll}{2,5}-\p{Lu}\p{L}+){0,3}(?: \([A-Z]{2}\))?/u
/** A town without a code, behind a street with its number. */
const TOWN_ALONE = /^\p{Lu}[\p{L}'’]+(?:[ -](?:\p{Ll}{1,3} )?\p{Lu}[\p{L}'’]+){0,3}/u
/** The day or the hour with which the sentence goes on. */
const IS_DAY = /^\d{1,2}[.:/]|^\d{1,2}(?:st|nd|rd|th|er)?(?:[ ,]|$)(?! ?(?:bis |ter )?\p{L}[\p{L} .'’-]*(?:$|,))/u

interface Ahead {
  readonly address: FoundAddress
  /** Letters of it. */
  readonly length: number
}

/** Of the part that has a code what is of the address: up to the code where that stands behind the town, else up to the town behind it. */
function upToTown(part: string): string | undefined {
  const code = postalOf(part)
  if (!code) return undefined
  const end = code.index + code[0].length
  if (isOfIsles(code) || code.groups?.us || code.groups?.ca || code.groups?.au) return part.slice(0, end)
  return part.slice(0, end) + (TOWN.exec(part.slice(end))?.[0] ?? '')
}

const made = (told: string): Ahead | undefined => {
  const { before: _, ...address } = parseAddress(told)
  return isPart(told) ? { address, length: told.length } : undefined
}

/** `Am Strande 35`, behind a town that stands first. */
const STREET_BEHIND = /^, (?<street>\p{Lu}[\p{L} .'’-]{2,35} \d{1,4} ?[a-z]?)(?=[,).;]|\s)/u

/** The address that a text begins with; `isAside` where a bracket opens before it. */
export function addressAhead(text: string, isAside: boolean): Ahead | undefined {
  if (!BEGINS.test(text)) return undefined
  const all = (isAside ? text.split(')', 1) : text.split(/[;!?:)]/, 1))[0] ?? ''
  const parts = all.slice(0, MOST_PARTS * LONGEST_PART).split(', ')
  let before = ''
  for (const part of parts.slice(0, MOST_PARTS)) {
    if (!BEGINS.test(part) || IS_DAY.test(part)) return undefined
    const last = upToTown(part)
    if (last !== undefined) {
      const told = before + last
      const street = before === '' ? STREET_BEHIND.exec(text.slice(told.length))?.groups?.street : undefined
      const address = street ? made(`${street}, ${told}`) : scoreOf(told) > 1 ? made(told) : undefined
      return address && { ...address, length: told.length + (street ? street.length + 2 : 0) }
    }
    // `Via Roma 18, Fairtown`
    const town = before !== '' && STREET.test(plain(before)) && NUMBER.test(before) ? TOWN_ALONE.exec(part)?.[0] : undefined
    const hasNumber = /\d/.test(part)
    if (town !== undefined && !hasNumber && !parts.some((each) => postalOf(each))) return made(before + town)
    if (part.length > LONGEST_PART) return undefined
    before += `${part}, `
  }
  return undefined
}
