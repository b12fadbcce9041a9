/** Numbers of tickets that go on in the next line: `Ticket 117-` above `2418837710`. */

/** Figures of a ticket behind those of its airline. */
const FIGURES = 10
const BEGUN = /(?<![\d-])\d{3}-(?<figures>\d{0,9})$/
const REST = /^(?<figures>\d{1,10})(?=\s*$|\s[·•|,;])/

/** `957-` in a row of a table. */
const OF_AIRLINE = /^\d{3}-$/
const ONLY_FIGURES = /^\d{10}$/
const ONLY_LETTERS = /^[\p{L}'’. -]{2,40}$/u
/** Three spaces set apart. */
const APART = '   '

/** A row in whose midst a ticket goes on below, and what is left of the line below; what stands first there goes on as well: `Ann Marie` above `Reed`. */
function wholeRow(row: string, below: string): readonly [string, string] | undefined {
  const [cells, others] = [row.split(APART), below.split(APART)]
  const [at, of] = [cells.findIndex((cell) => OF_AIRLINE.test(cell)), others.findIndex((cell) => ONLY_FIGURES.test(cell))]
  // One word, or a title before it, is a name that is put together by what else stands there.
  if (at < 1 || of < 0 || of > at || !/^\S+[^.\s] \S/.test(row)) return undefined
  const isMore = of > 0 && [cells[0], others[0]].every((cell) => ONLY_LETTERS.test(cell ?? ''))
  const whole = cells.map((cell, index) => (index === at ? `${cell}${others[of]}` : index === 0 && isMore ? `${cell} ${others[0]}` : cell))
  return [whole.join(APART), others.filter((_, index) => index !== of && !(isMore && index === 0)).join(APART)]
}

/** The lines where such numbers stand whole in the upper one, with what else is told behind them. */
export function withWholeTickets(lines: readonly string[]): string[] {
  const out = [...lines]
  for (const [at, line] of out.entries()) {
    if (!line.includes('-')) continue
    const below = out[at + 1] ?? ''
    const row = wholeRow(line, below)
    if (row) {
      ;[out[at], out[at + 1]] = row
      continue
    }
    const begun = BEGUN.exec(line.trimEnd())?.groups?.figures
    const rest = begun === undefined ? undefined : REST.exec(below)?.groups?.figures
    if (begun === undefined || rest === undefined || begun.length + rest.length !== FIGURES) continue
    ;[out[at], out[at + 1]] = [line.trimEnd() + below, '']
  }
  return out
}
