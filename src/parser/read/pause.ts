/** Lets go on what waits: while something is computed nothing else runs, the clock that aborts neither. */
export const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
