/** What a letter of one stay leaves open, or what is told otherwise so surely that rules were wrong: what its house is called, and where it is. */

import type { FoundStay } from '../../found.ts'
import { isLong, type Page } from '../page/page.ts'
import { likelyHouses } from '../roles/houses.ts'
import { likelyAddress } from './likely-addresses.ts'

/** From where on the likeliest name is believed: of a hundred such 96 are right. */
const LIKELY = -1
/** Words of the longest name that is often one, and how sure a longer one must be: it may be a sentence. */
const LONG = { words: 6, name: 1 }
/** How sure a name must be to take the place of another, and by how much it must be surer; the surer by more, the less by itself. */
const INSTEAD = [
  { from: 0, by: 3 },
  { from: -1.5, by: 5 },
]

const BY_NAMES = 'how names stand on the page'

type Name = FoundStay['name']

const isInstead = (score: number, other: number): boolean => INSTEAD.some(({ from, by }) => score >= from && score - other >= by)

/** The name of the house; another one where that is told as the name of a house and this is not. */
function nameOf(page: Page, name: Name): Name {
  const { best, scoreOf } = likelyHouses(page)
  if (!best) return name
  const least = best.name.split(' ').length > LONG.words ? LONG.name : LIKELY
  const isSo = name === undefined ? best.score >= least : isLong(page) && isInstead(best.score, scoreOf(name.value))
  return isSo ? { value: best.name, rule: BY_NAMES, sure: 0.65 } : name
}

/** The one stay of a page. */
export function completedStay(page: Page, stay: FoundStay): FoundStay {
  const name = nameOf(page, stay.name)
  const address = likelyAddress(page, name?.value, stay.address)
  return { ...stay, ...(name && { name }), ...(address && { address }) }
}
