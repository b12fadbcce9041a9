/**
 * Before an answer that takes some tenths of a second. Only V8 before that of Node 22 lacks Array.fromAsync: it has no quick step between
 * interpreting and optimizing, and spends as long on optimizing such an answer, on another processor, as the answer takes. Four times the
 * budget of 132 KB of executed code, after which it begins to, halves that.
 */
export async function optimizeLater(): Promise<void> {
  if ('fromAsync' in Array) return
  const { setFlagsFromString } = await import('node:v8')
  setFlagsFromString('--interrupt-budget=528000')
}
