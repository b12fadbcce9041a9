/** The tables of how documents are worded, as they are learned from texts. */

import { meaningsIn } from '../src/parser/meanings.ts'
import { SLOTS, SUBJECT_OF, SUBJECTS, slotsOf } from '../src/parser/wording.ts'
import { type Example, learn, tableOf } from './learn.ts'
import { shipped } from './shipped.ts'
import type { WordedText } from './wording-texts.ts'

const WAY = { slots: SLOTS, epochs: 8, against: 1 }
/** Features of a letter at most. People write in more ways than machines do, and fewer of their letters are known: each counts as often as this. */
const LETTER = { most: 700, times: 3 }

const meanings = meaningsIn(shipped)

/** Which kind of product a subject is of. */
const KIND_OF = new Map<string, string>(Object.entries(SUBJECT_OF).map(([kind, subject]) => [subject, kind]))

/** Whether a text is one of a subject; undefined where nobody has said. */
export function isSo(of: (typeof SUBJECTS)[number], { isBooking, isPersonal, kinds }: WordedText): boolean | undefined {
  if (of === 'personal') return isPersonal
  if (of === 'letter') return isPersonal ? isBooking : undefined
  return of === 'booking' ? isBooking : kinds?.has(KIND_OF.get(of) ?? '')
}

function examples(of: (typeof SUBJECTS)[number], texts: readonly WordedText[]): readonly Example[] {
  return texts.flatMap((told) => {
    const is = isSo(of, told)
    if (is === undefined) return []
    const slots = slotsOf(told.text, meanings())
    return Array.from({ length: slots.size <= LETTER.most ? LETTER.times : 1 }, () => ({ slots, isSo: is }))
  })
}

/** As `openWording` reads them. */
export const wordingTables = (texts: readonly WordedText[]): Buffer =>
  Buffer.concat(SUBJECTS.map((of) => tableOf(learn(examples(of, texts), WAY))))
