import { type Sheet, table } from '../../core/view.ts'

/** Facts about one thing, a line each. */
export const factSheet = (facts: Readonly<Record<string, string | undefined>>): Sheet => ({
  table: table(
    Object.entries(facts).filter(([, value]) => value !== undefined),
    { fact: ([name]) => name, value: ([, value]) => value },
  ),
})

/** Enough of a key to know it again. Of a short one that is a letter. */
export const redacted = (key: string): string => `${key.slice(0, key.length < 12 ? 1 : 4)}…`
