/** Families as letters greet them: `Estimada Sra. Reyes Olmo:` tells where the last name begins in `Ana del Mar Reyes Olmo`, and who in the page is of them. */

import type { FoundPerson } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { TITLE } from './names.ts'
import { isCountOfAges } from './people-asked.ts'
import { isInOrder } from './people-in-order.ts'
import { wholeName } from './people-lists.ts'

/** Lines of a page in which somebody is greeted. */
const HEAD = 30
/** By title and last name, in languages whose speakers have two of these; where letters greet by the given name, as in Brazil, it is not looked for. */
const GREETED = new RegExp(
  `^(?:(?:Muy )?(?:Estimad[oa]|Distinguid[oa]|Apreciad[oa])|Gentile|Gent\\.m[oa]|Egregi[oa]|Chère|Cher|Bonjour|Buongiorno)\\s${TITLE}\\.?\\s(?<family>\\p{Lu}[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,3})\\s?[,:!.]*$`,
  'u',
)

/** What a line that greets begins with, in plain letters: nearly all lines begin with something else. */
const MAY_GREET = /^\s*(?:muy|esti|dist|apre|gent|egre|cher|bonj|buon)/

/** What the page greets somebody by, in plain letters. */
const families = ({ lines }: Page): readonly string[] =>
  lines.slice(0, HEAD).flatMap(({ text, plain: small }) => {
    const family = MAY_GREET.test(small) ? GREETED.exec(text.trim())?.groups?.family : undefined
    return family === undefined ? [] : [plain(family)]
  })

/** The same person with all of the last name, where it is greeted by words that seemed to be of the first one. */
export function withGreetedFamily(page: Page, person: FoundPerson): FoundPerson {
  const given = person.firstName?.split(' ') ?? []
  if (given.length < 2) return person
  const words = [...given, ...person.lastName.split(' ')]
  for (const family of families(page)) {
    const parts = family.split(' ')
    const at = words.findIndex((_, from) => from > 0 && parts.every((part, of) => plain(words[from + of] ?? '') === part))
    if (at > 0 && at < given.length && isInOrder(page, person))
      return { ...person, firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') }
  }
  return person
}

/** `2 adultos` above `Ana del Mar Reyes Olmo`, alone in its line: those of a room, who are called as the one who is greeted. */
export const byCountAbove = (page: Page): FoundPerson[] => {
  const greeted = families(page)
  if (greeted.length === 0) return []
  return page.lines.slice(2).flatMap((line) => {
    const above = page.lines[line.index - 1]
    const isBelow = line.cells.length === 1 && above?.cells.length === 1 && isCountOfAges(above.plain)
    const person = isBelow && greeted.some((family) => line.plain.trim().endsWith(` ${family}`)) ? wholeName(line.text.trim()) : undefined
    return person ? [person] : []
  })
}
