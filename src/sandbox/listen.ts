import type { Service } from './service.ts'

export interface Visit {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly status: number
  /** What a handler threw: a bug. */
  readonly error?: unknown
}

export interface Listener {
  /** `http://127.0.0.1:8526` */
  readonly url: string
  /** Ends all connections and stops listening. */
  readonly close: () => Promise<void>
}

/** Serves the sandbox over HTTP. `port` 0 takes any that is free. */
export declare function listen(service: Service, options: { port: number; host: string; log?: (visit: Visit) => void }): Promise<Listener>
