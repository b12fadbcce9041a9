/** Text that was copied from a page: what stood side by side is apart by tabs, and cells of several lines have theirs above and below the one with the tab. */

const isTabbed = (line = ''): boolean => line.trim().includes('\t')
const isText = (line = ''): boolean => line.trim() !== '' && !isTabbed(line)

/**
 * The text with cells of several lines one below the other: `Pick-up`, `Denver`, `10:00⇥Return`, `Aspen`, `12:00` is two of them. A row with others of
 * tabs above or below stays as it is.
 */
export function withCellsBelow(text: string): string {
  if (!text.includes('\t')) return text
  const lines = text.split(/\r\n|[\n\r\v\f]/)
  return lines
    .map((line, at) => {
      const [above, below] = [lines[at - 1], lines[at + 1]]
      const isAlone = isTabbed(line) && !isTabbed(above) && !isTabbed(below) && (isText(above) || isText(below))
      return isAlone ? line.trim().replace(/\s*\t\s*/g, '\n') : line
    })
    .join('\n')
}
