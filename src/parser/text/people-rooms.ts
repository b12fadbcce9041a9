/** People told by the rooms they sleep in: `Room 1: Double Room – Anna Reed` above `Room 2: Twin Room – Tom Hale`. */

import type { FoundPerson } from '../found.ts'
import type { Line, Page } from './page.ts'
import { speaksTo } from './people-addressed.ts'
import { wholeName } from './people-lists.ts'
import { plain } from './plain.ts'
import { ROOM } from './stay-words.ts'

const NUMBERED = new RegExp(`^\\s*${ROOM} (?<number>\\d)\\s?: [^:]{3,60}? [–—-] (?=[a-z])`)

/** Who is named last behind the room of a number. */
function ofRoom(line: Line | undefined, number: number): FoundPerson | undefined {
  const said = NUMBERED.exec(line?.plain ?? '')
  return line && said && Number(said.groups?.number) === number ? wholeName(line.text.slice(said[0].length)) : undefined
}

/** Those of two rooms or more, where the page speaks to one of them: else it may be what they look out on. */
export const byRoom = ({ lines }: Page): FoundPerson[] =>
  lines.slice(1).flatMap((line): FoundPerson[] => {
    const out: FoundPerson[] = []
    for (let person = ofRoom(line, 1); person; person = ofRoom(lines[line.index + out.length], out.length + 1)) out.push(person)
    const isSpokenTo = ({ firstName = '' }: FoundPerson): boolean =>
      firstName.length > 2 && lines.some(({ plain: small }) => speaksTo(small, plain(firstName)))
    return out.length > 1 && out.some(isSpokenTo) ? out : []
  })
