/** How alike two words are to someone who mistyped one of them. */

/** `JKF`, `j1`, `MADR`: short, and letters or digits only. */
export const looksLikeCode = (text: string): boolean => /^[a-z0-9]{1,3}$/i.test(text.trim())

/**
 * Fewest insertions, deletions, replacements and swaps of neighbours that make one word of the other
 * (optimal string alignment, a restricted Damerau–Levenshtein distance).
 */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)
      row.push(least)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}

/**
 * How far what was typed is from a name, in letters; undefined where it is too far to be meant. People mostly get the first letter right,
 * so a wrong one costs half a letter more. How far is too far, and that half, are judgement, not a fit.
 */
export function misspelling(typed: string, name: string): number | undefined {
  const longest = Math.max(typed.length, name.length)
  const allowed = longest <= 3 ? 2 : Math.max(1, Math.floor(longest / 3))
  if (Math.abs(typed.length - name.length) > allowed) return undefined
  const distance = editDistance(typed, name)
  if (distance > allowed) return undefined
  return distance + (typed[0] === name[0] ? 0 : 0.5)
}

/** How many letters the size of a place makes up for: tenfold traffic is worth a quarter of one, as people mostly mean big airports. */
export const renown = (passengers: number): number => 0.25 * Math.log10(1 + passengers)
