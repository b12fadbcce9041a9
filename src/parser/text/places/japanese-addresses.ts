/** Addresses in our letters in Japan, whose smallest parts stand first: `9278 Toyosato, Nozawaonsen-mura` above `Shimotakai-gun, Nagano 389-2502`. */

import type { Line, Page } from '../page/page.ts'
import type { AddressMark } from './address-marks.ts'

/** A number, a quarter and a town or a village. */
const NUMBERED = /^\s*\d{1,5}(?:-\d{1,4}){0,2},? \p{Lu}[\p{L}-]+(?:, \p{Lu}[\p{L}-]+-(?:mura|machi|cho|ku|shi|gun))+,?\s*$/u

/** Whether the line above is the smaller part of an address whose larger one stands on a line. */
export const isUnderQuarters = (page: Page, { index, text }: Line): boolean =>
  NUMBERED.test(page.lines[index - 1]?.text ?? '') && /\b\d{3}-\d{4}(?:,? japan)?\s*$/i.test(text)

/** Those of a page; what stands right above the line with the code is a part of it, and none of its own. */
export function withQuarters(page: Page, marks: readonly AddressMark[]): readonly AddressMark[] {
  const above = ({ line, address }: AddressMark) => {
    const over = address.country === 'JP' ? page.lines[line.index - 1] : undefined
    return over?.cells.length === 1 && NUMBERED.test(over.text) ? over : undefined
  }
  const taken = new Set(marks.flatMap((mark) => above(mark) ?? []))
  return marks
    .filter(({ line }) => !taken.has(line))
    .map((mark) => {
      const over = above(mark)
      if (!over) return mark
      const lines = [...over.text.trim().replace(/,$/, '').split(/, /), ...(mark.address.lines ?? [])]
      return { ...mark, line: over, start: over.cells[0]?.start ?? 0, end: over.text.length, address: { ...mark.address, lines } }
    })
}
