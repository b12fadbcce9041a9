/** Flight numbers that are broken where a narrow column ends: `GL` above `781`. */

import type { Gazetteer } from '../../found.ts'
import { isNameless } from '../flights/airline-codes.ts'

const CODE = /^(?:[A-Z][A-Z\d]|\d[A-Z])(?=\s{3}|$)/
const NUMBER = /^(?<number>\d{2,4})(?:\s{3,}|$)/

/** The lines where such numbers, in the first cells of two of them, are put together in the upper one. */
export function withWholeNumbers(lines: readonly string[], gazetteer: Gazetteer): string[] {
  const out = [...lines]
  for (const [at, line] of out.entries()) {
    const [code] = CODE.exec(line) ?? []
    if (code === undefined || !(gazetteer.airline(code) || isNameless(code))) continue
    const match = NUMBER.exec(out[at + 1] ?? '')
    if (!match) continue
    out[at] = `${code} ${match.groups?.number}${line.slice(code.length)}`
    out[at + 1] = (out[at + 1] ?? '').slice(match[0].length)
  }
  return out
}
