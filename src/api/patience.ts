/** Time, chance and the end of patience, as whoever calls a service has them. Passed in, so that tests need not wait. */
export interface Patience {
  /** Waits so many milliseconds; ends early, without an error, when the signal aborts. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  /** From 0 up to 1. */
  readonly random: () => number
  /** UTC milliseconds. */
  readonly now: () => number
  /** Aborts when the user presses Ctrl-C. */
  readonly signal?: AbortSignal
  /** Is told in one line why it takes longer. */
  readonly notify?: (text: string) => void
}
