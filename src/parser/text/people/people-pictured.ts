/** People beside a small picture of one, as letters of portals and chats have it instead of a label: `👤 Anna Reed`. */

import type { FoundPerson } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { phraseIn } from './people-phrases.ts'
import { areSurely } from './people-told-for.ts'
import { isOfWhoLets } from './people-who-let.ts'

/** A head, a person or two, and a family, in whatever colour. */
const PICTURE = /^\s*(?:👤|👥|👪|[🧑👨👩🙋🧍][\u{1F3FB}-\u{1F3FF}]?(?:\u200D\S{1,12})?)\uFE0F?\s*/u

/** Of whom the rest of the cell is nothing but the names. */
export const byPicture = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap((line) =>
    line.cells.flatMap(({ start, end }): FoundPerson[] => {
      // `👤 Anna Reed · Card no. 29090107`
      const said = line.text.slice(start, end).split(/\s[·•|]\s/, 1)[0] ?? ''
      const picture = /^\s*\p{Extended_Pictographic}/u.test(said) ? PICTURE.exec(said)?.[0] : undefined
      const { people, isWhole, rest } = phraseIn(said.slice(picture?.length))
      return picture !== undefined && isWhole && rest === '' && areSurely(page, people) && !isOfWhoLets(page, line) ? [...people] : []
    }),
  )
