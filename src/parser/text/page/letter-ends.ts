/** Where a letter ends that quotes another below. */

import type { Line, Page } from './page.ts'

/** `Sent: Am 30.07.2027 schrieb …`: below it is what was written before. */
const isQuotation = ({ plain }: Line): boolean => plain.startsWith('sent: ')

/** The index of the line behind its last. The head of a mail may stand above its first. */
export const endOfLetter = ({ lines }: Page): number => {
  const first = lines.findIndex((line, at) => at > 0 && line.plain.trim() !== '' && !isQuotation(line))
  return lines.find((line) => line.index > first && isQuotation(line))?.index ?? lines.length
}
