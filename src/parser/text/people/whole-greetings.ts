/** Greetings that the end of their line breaks within a name: `Estimado Sr. Thiago Nascimento dos Santos` above `Albuquerque,`, `ANN LEE-` above `REED`. */

import type { Line } from '../page/page.ts'
import { withCell } from '../page/with-cell.ts'
import { isShouted } from '../words/plain.ts'
import { LEADING_TITLE } from './names.ts'
import { greetedAtEnd } from './people-greeted.ts'
import { isRestOfName, REST } from './people-rests.ts'

/** Letters of a line that is so long that it was broken, and lines in which one is greeted. */
const LEAST_BROKEN = 30
const GREETED = 30

const CLOSES = new RegExp(`^(?<rest>${REST})(?<end>[,:!]?)$`, 'u')

/** Whether such a sign may close a greeting: `Great!` is a sentence, and what stands before a colon a heading, but behind a hyphen or a title. */
function mayEnd(name: string, rest: string, end: string): boolean {
  if (end === ',' || name.endsWith('-')) return true
  return end === ':' ? LEADING_TITLE.test(name) : end === '' && isShouted(name) && isShouted(rest)
}

/** What is left over of the name in the line below, with the sign behind it. */
function restOf(name: string, told: string): string | undefined {
  const { rest = '', end = '' } = CLOSES.exec(told)?.groups ?? {}
  return mayEnd(name, rest, end) && isRestOfName(rest) ? told : undefined
}

/** Puts such lines together in the upper one. */
export function joinGreetings(lines: Line[]): void {
  for (let at = 0; at < Math.min(lines.length - 1, GREETED); at++) {
    const [line, below] = [lines[at], lines[at + 1]]
    const text = line?.text.trim() ?? ''
    if (!line || below?.cells.length !== 1 || line.cells.length !== 1 || text.length < LEAST_BROKEN) continue
    const name = CLOSES.test(below.text.trim()) ? greetedAtEnd(text) : undefined
    const rest = name === undefined ? undefined : restOf(name, below.text.trim())
    if (rest === undefined) continue
    lines[at] = withCell(line, 0, text.endsWith('-') ? text + rest : `${text} ${rest}`)
    lines[at + 1] = withCell(below, 0, '')
  }
}
