/** A request and its answer as plain objects. Touching the global `Request` would double the time to start on Node 20. */

export interface Request {
  readonly method: string
  /** Percent-encoded, without the query: `/v2/shopping/flight-offers`. */
  readonly path: string
  /** Without the question mark: `originLocationCode=MAD&adults=1`. */
  readonly query: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** A JSON value, or text that is still to be read by its content type. */
  readonly body?: unknown
}

export interface Response {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** A JSON value; undefined where there is none (204). */
  readonly body?: unknown
}

/** One entry of `errors[]` and `warnings[]`. */
export interface Issue {
  readonly status?: number
  readonly code: number
  readonly title: string
  readonly detail?: string
  readonly source?: { readonly parameter?: string; readonly pointer?: string; readonly example?: string }
}

/** What is wrong, before it is told with the status of an answer. */
export type Problem = Omit<Issue, 'status'>

export const requestUrl = ({ path, query }: Pick<Request, 'path' | 'query'>): string => (query ? `${path}?${query}` : path)
