/** Things under their numbers, `1` and on, as answers have what is included with offers. */
export const numbered = <T>(items: readonly T[]): Record<string, T> => Object.fromEntries(items.map((item, at) => [String(at + 1), item]))
