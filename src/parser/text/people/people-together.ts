/** Given names that airlines write together: `REED/ANNAMARIE`. */

import type { FoundPerson } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { capitalised } from './names.ts'

/** Letters of two names that are written together, at the least. */
const TOGETHER = 6

/** The same person with her names apart, where the page names her elsewhere as others do: `Anna Marie Reed`. */
export function apart({ lines }: Page, person: FoundPerson): FoundPerson {
  const { firstName = '', lastName } = person
  if (firstName.length < TOGETHER || firstName.includes(' ')) return person
  const [first, last] = [plain(firstName), ` ${plain(lastName)}`]
  for (const line of lines) {
    const at = line.plain.indexOf(last)
    const words = at < 0 || line.text.includes('/') ? [] : line.text.slice(0, at).trim().split(/\s+/).slice(-2)
    if (words.length === 2 && plain(words.join('')) === first) return { ...person, firstName: words.map(capitalised).join(' ') }
  }
  return person
}
