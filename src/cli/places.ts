import { UserError } from '../core/errors.ts'
import type { ReadTable } from '../sandbox/data/atlas.types.ts'
import { findPlaces, nearestCodes, type Place, searchPlaces } from '../sandbox/data/places.ts'

/** A name as the code of the one place it can only mean. Else the nearest places by spelling are told. */
export function readPlace(text: string, flag: string, read: ReadTable, note: (text: string) => void): string {
  const found = findPlaces(read, text.trim())
  const [best] = found
  if (!best) throw unknownPlace(text, flag, read)
  const likely = [best, ...found.filter((other) => isAsLikely(best, other))]
  if (likely.length > 1) {
    const hints = [`say which by its code: ${likely.slice(0, 3).map(placeText).join(', ')}`]
    throw new UserError('usage', `${flag} "${text}" can be several places`, { hints })
  }
  // York is not Manchester.
  const own = searchPlaces(read, text).some(({ code }) => code === best.code)
  note(`${flag}: ${own ? `${text} is` : `${text} has no airport of its own; the one it goes by is`} ${placeText(best)}`)
  return best.code
}

/** A city is meant before its airports, and a big city before a far smaller one of the same name. */
const isAsLikely = (best: Place, other: Place): boolean =>
  best.code !== other.code && best.kind === other.kind && other.passengers * 4 > best.passengers

function unknownPlace(text: string, flag: string, read: ReadTable): UserError {
  return new UserError('usage', `${flag} takes an airport or city; there is none called "${text}"`, { hints: placeHints(text, read) })
}

/** `did you mean JFK New York (US), …` */
export function placeHints(text: string, read: ReadTable): string[] {
  const near = nearestCodes(read, text, 3)
  return near.length ? [`did you mean ${near.map(placeText).join(', ')}?`] : []
}

const placeText = ({ code, name, country }: Place): string => `${code} ${name} (${country})`
