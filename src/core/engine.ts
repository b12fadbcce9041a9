/** A setting of V8, and what puts it back. */
export interface Setting {
  readonly set: string
  readonly back: string
}

/**
 * For an answer that takes some tenths of a second: V8 of Node 20 has no quick step between interpreting and optimizing, and spends as long on
 * optimizing such an answer, on another processor, as the answer takes. Eight times the budget of executed code, in bytes, after which it begins to
 * halves that.
 */
export const optimizeLater: Setting = { set: '--interrupt-budget=528000', back: '--interrupt-budget=67584' }

/**
 * Does work with other settings of the V8 of Node 20, which is the only one that lacks Array.fromAsync: newer ones get slower by them. They are put
 * back, since V8 refuses code that is kept for the next run (`bin/load.cjs`) where it was kept with other settings; what the work needs is to be
 * loaded before, for the same reason.
 */
export async function onOldEngine<T>(settings: readonly Setting[], work: () => T | Promise<T>): Promise<T> {
  if (settings.length === 0 || 'fromAsync' in Array) return work()
  const { setFlagsFromString } = await import('node:v8')
  for (const { set } of settings) setFlagsFromString(set)
  try {
    return await work()
  } finally {
    for (const { back } of settings) setFlagsFromString(back)
  }
}
