/** People of a cell of two lines, between which its label stands: `Ann Reed, Tom Reed (9 years), Zoe Reed (3` above `Guests` above `years)`. */

import type { FoundPerson } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { wholeName } from './people-lists.ts'
import { personLabel } from './person-labels.ts'

const AGE = /\s?\([^()]{1,16}\)/g
const IS_NAME = /^[\p{L}\s'’.-]{5,40}$/u
/** Names of a list, at the least: of one line alone it would be told by nothing that it is of the label. */
const LIST = 2

/** Whether a line ends within a list: behind a comma, or with a bracket open. */
const isOpen = (text: string): boolean => /,$/.test(text) || text.lastIndexOf('(') > text.lastIndexOf(')')

export const byCentredLabel = ({ lines }: Page): FoundPerson[] =>
  lines.slice(1).flatMap(({ index, plain, cells }): FoundPerson[] => {
    const [above, below] = [lines[index - 1]?.text.trim() ?? '', lines[index + 1]?.text.trim() ?? '']
    if (cells.length !== 1 || below === '' || !isOpen(above)) return []
    const label = personLabel(plain)
    if (!label?.isAll || !label.isRole) return []
    const parts = `${above} ${below}`.replace(AGE, '').split(/,\s?/)
    const people = parts.flatMap((part) => (IS_NAME.test(part.trim()) ? (wholeName(part) ?? []) : []))
    return parts.length >= LIST && people.length === parts.length ? people : []
  })
