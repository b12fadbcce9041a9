/** What can be wrong with an input: the service's codes and titles (its published error table). */
export const faults = {
  date: { code: 425, title: 'INVALID DATE' },
  format: { code: 477, title: 'INVALID FORMAT' },
  option: { code: 572, title: 'INVALID OPTION' },
  combination: { code: 2668, title: 'PARAMETER COMBINATION INVALID/RESTRICTED' },
  length: { code: 2781, title: 'INVALID LENGTH' },
  data: { code: 4926, title: 'INVALID DATA RECEIVED' },
  occurrences: { code: 10661, title: 'MAXIMUM NUMBER OF OCCURRENCES EXCEEDED' },
  missing: { code: 32171, title: 'MANDATORY DATA MISSING' },
} as const satisfies Record<string, { code: number; title: string }>

export type Fault = keyof typeof faults

/** Where in the input: names and list positions, outermost first. */
export type Path = readonly (string | number)[]

/** One thing that is wrong with an input. */
export interface Complaint {
  readonly fault: Fault
  readonly path: Path
  /** What is wrong, as a clause that follows the name of the input: `takes a date, such as 2027-03-01`. */
  readonly says: string
  /** What came instead, if anything came. */
  readonly got?: unknown
}

/** `; got "10"`, or nothing where nothing came. Long values are cut: they only have to be recognised. */
export function gotClause(got: unknown): string {
  if (got === undefined) return ''
  const shown = JSON.stringify(got) ?? String(got)
  return `; got ${shown.length > 60 ? `${shown.slice(0, 57)}…` : shown}`
}
