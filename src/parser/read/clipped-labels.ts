/** Labels that lost their first letters, as where a page is crooked or its frame runs close, and which stand whole over other rows of the same page. */

const CELL = /\S+(?: \S+)*/g
/** Shorter labels are too like one another. */
const shortest = 4
/** Rows of labels on a page; more of them make it a list. */
const most = 40
/** Labels of a row that are clipped together: of one alone, as `ANNA   ADULT` above `HANNA   ADULT`, both may be as they were written. */
const fewest = 2

const cellsOf = (line: string): string[] => line.match(CELL) ?? []
const isLabels = (cells: readonly string[]): boolean => cells.length > 1 && cells.every((cell) => /^\p{Lu}[\p{Lu} ./]+$/u.test(cell))

/** `MBARQUE   ARTIDA   CHEGADA`, where `EMBARQUE   PARTIDA   CHEGADA` stands elsewhere, as they are there. */
export function withWholeLabels(lines: readonly string[]): readonly string[] {
  const rows = lines.map(cellsOf).filter(isLabels)
  if (rows.length < 2 || rows.length > most) return lines
  return lines.map((line) => {
    const cells = cellsOf(line)
    if (!isLabels(cells)) return line
    const whole = rows.find(
      (other) => cells.some((cell) => other.includes(cell)) && cells.filter((cell) => wholeOf(cell, other)).length >= fewest,
    )
    return whole ? line.replace(CELL, (cell) => wholeOf(cell, whole) ?? cell) : line
  })
}

/** The one of some labels of which another is all but its first letter. */
const wholeOf = (cell: string, labels: readonly string[]): string | undefined =>
  cell.length < shortest ? undefined : labels.find((label) => label.length === cell.length + 1 && label.endsWith(cell))
