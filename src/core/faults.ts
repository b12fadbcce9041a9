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

/** What is told before an operation is reached (the service's published gateway errors). */
export const gateway = {
  credentials: { code: 38187, title: 'Invalid parameters' },
  internal: { code: 38189, title: 'Internal error' },
  token: { code: 38190, title: 'Invalid access token' },
  header: { code: 38191, title: 'Invalid HTTP header' },
  expired: { code: 38192, title: 'Access token expired' },
  rate: { code: 38194, title: 'Too many requests' },
  quota: { code: 38195, title: 'Quota limit exceeded' },
  path: { code: 38196, title: 'Resource not found' },
} as const

/** What is refused though it is well formed, as a code of the service's published error table. */
export const refusals = {
  card: { code: 1304, title: 'CREDIT CARD NOT ACCEPTED' },
  notFound: { code: 1797, title: 'NOT FOUND' },
  noRoom: { code: 3664, title: 'NO ROOMS AVAILABLE AT REQUESTED PROPERTY' },
  noFlight: { code: 4481, title: 'FLIGHT DOES NOT OPERATE ON DATE REQUESTED' },
  noData: { code: 6003, title: 'ITEM/DATA NOT FOUND OR DATA NOT EXISTING' },
  type: { code: 8612, title: 'INVALID TYPE' },
  noSeatmap: { code: 8791, title: 'SEAT MAP DISPLAY REQUEST IS OUTSIDE SYSTEM DATE RANGE' },
  ticketing: { code: 9112, title: 'TICKETING - TKT' },
  tooFarAhead: { code: 9880, title: 'SELECTED DATE IS TOO FAR IN THE FUTURE' },
  securityCode: { code: 28926, title: 'MISSING CARD VERIFICATION VALUE CVV' },
  newPrice: { code: 33554, title: 'PRICE HAS CHANGED. PLEASE GET A NEW OFFERID AND TRY AGAIN' },
  unsold: { code: 34651, title: 'SEGMENT SELL FAILURE' },
  virtualCard: { code: 34733, title: 'VIRTUAL CARD CREATION FAILED' },
  expired: { code: 36803, title: 'OFFERID HAS EXPIRED. PLEASE GET A NEW OFFERID AND TRY AGAIN' },
  price: { code: 37200, title: 'PRICE DISCREPANCY' },
  service: { code: 38034, title: 'ONE OR MORE SERVICES ARE NOT AVAILABLE' },
  upsell: { code: 39397, title: 'UNABLE TO RETRIEVE UPSELL OFFER' },
} as const satisfies Record<string, { code: number; title: string }>

/** Where in the input: names and list positions, outermost first. */
export type Path = readonly (string | number)[]

/** One thing that is wrong with an input. */
export interface Complaint {
  readonly fault: Fault
  readonly path: Path
  /** The same place by the names that were used, where those were others. */
  readonly given?: Path
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
