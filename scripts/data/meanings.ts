/** What words mean in letters of bookings, in thirteen languages: hand-written, own knowledge. */

import { demandOnce } from './checks.ts'
import { byCodeUnit, fault, tableLines } from './sources.ts'

const MEANINGS = 'meanings.txt'
/** Letters of a stem or an ending: what is shorter begins or ends words of every meaning. */
const WORD = /^(?:[a-z]+|[a-z]{4,}\*|\*[a-z]{4,})$/

/** `hire<TAB>hire* hiring miet* …` */
export function meaningLines(): string[] {
  const rows = tableLines(MEANINGS).map((line) => {
    const [, name = '', words = ''] = /^(?<name>[a-z-]+): (?<words>.+)$/.exec(line) ?? fault(MEANINGS, line)
    return { name, words: words.split(' ') }
  })
  demandOnce(
    MEANINGS,
    rows.map(({ name }) => name),
  )
  for (const { name, words } of rows) {
    demandOnce(
      MEANINGS,
      words.map((word) => `${name} ${word}`),
    )
    for (const word of words) if (!WORD.test(word)) fault(MEANINGS, `${name}: ${word}`)
  }
  return rows.map(({ name, words }) => `${name}\t${words.join(' ')}`).sort(byCodeUnit)
}
