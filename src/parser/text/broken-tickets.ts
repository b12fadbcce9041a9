/** Numbers of tickets that go on in the next line: `Ticket 117-` above `2418837710`. */

/** Figures of a ticket behind those of its airline. */
const FIGURES = 10
const BEGUN = /(?<![\d-])\d{3}-(?<figures>\d{0,9})$/
const REST = /^(?<figures>\d{1,10})(?=\s*$|\s[·•|,;])/

/** The lines where such numbers stand whole in the upper one, with what else is told behind them. */
export function withWholeTickets(lines: readonly string[]): string[] {
  const out = [...lines]
  for (const [at, line] of out.entries()) {
    const begun = line.includes('-') ? BEGUN.exec(line.trimEnd())?.groups?.figures : undefined
    const below = out[at + 1] ?? ''
    const rest = begun === undefined ? undefined : REST.exec(below)?.groups?.figures
    if (begun === undefined || rest === undefined || begun.length + rest.length !== FIGURES) continue
    out[at] = line.trimEnd() + below
    out[at + 1] = ''
  }
  return out
}
