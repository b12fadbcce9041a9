/** The tables of how documents are worded, as they are learned from texts. */

import { SLOTS, SUBJECTS, slotsOf } from '../src/parser/wording.ts'
import { type Example, learn, tableOf } from './learn.ts'
import type { WordedText } from './wording-texts.ts'

/** To take what only looks like one for a booking or a hire is worse than to miss one. */
const WAY = { slots: SLOTS, epochs: 20, against: 3.5 }

/** Whether a text is one of a subject; undefined where nobody has said. */
export const isSo = (of: (typeof SUBJECTS)[number], { isBooking, isHire, isStay }: WordedText): boolean | undefined =>
  ({ booking: isBooking, hire: isHire, stay: isStay })[of]

function examples(of: (typeof SUBJECTS)[number], texts: readonly WordedText[]): readonly Example[] {
  return texts.flatMap((told) => {
    const is = isSo(of, told)
    return is === undefined ? [] : [{ slots: slotsOf(told.text), isSo: is }]
  })
}

/** As `openWording` reads them. */
export const wordingTables = (texts: readonly WordedText[]): Buffer =>
  Buffer.concat(SUBJECTS.map((of) => tableOf(learn(examples(of, texts), WAY))))
