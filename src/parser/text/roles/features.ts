/** What is told of a mention, by the hashes of it, to learn its role from. */

import { Features } from '../../features.ts'
import { ROLE_SLOTS } from '../../roles.ts'
import { type Token, tokenAt } from './tokens.ts'

export interface Featured<Mention> {
  readonly mention: Mention
  readonly slots: ReadonlySet<number>
}

/** Tokens before a mention and behind it that tell of it. */
export const [BEFORE, BEHIND] = [10, 8]
/** Of these the nearest tell by their place as well, and with the one beside them. */
const [PLACED, PAIRED] = [3, 5]

/** What is told of one mention: nothing yet. */
export const roleFeatures = (): Features => new Features(ROLE_SLOTS)

/** What some tokens in a row are called. */
export const namesIn = (tokens: readonly Token[], from: number, to: number, nameOf: (token: Token, place: number) => string): string[] =>
  tokens.slice(from, to).map((token, which) => nameOf(token, from + which))

/** What stands around a token; `nameOf` tells what a token is called there. */
export function addContext(
  features: Features,
  kind: string,
  tokens: readonly Token[],
  at: number,
  nameOf: (token: Token, place: number) => string,
): void {
  const sides = {
    before: namesIn(tokens, Math.max(0, at - BEFORE), at, nameOf).reverse(),
    behind: namesIn(tokens, at + 1, at + 1 + BEHIND, nameOf),
  }
  for (const [side, names] of Object.entries(sides)) {
    names.forEach((name, place) => {
      features.add(`${kind} ${side}`, name)
      if (place < PLACED) features.add(`${kind} ${side} at`, place, name)
      const next = names[place + 1]
      if (place < PAIRED && next !== undefined) features.add(`${kind} ${side} pair`, name, next)
    })
  }
  const meant = {
    before: tokens.slice(Math.max(0, at - BEFORE), at).reverse(),
    behind: tokens.slice(at + 1, at + 1 + BEHIND),
  }
  for (const [side, told] of Object.entries(meant)) {
    let last: readonly string[] = []
    told.forEach(({ meanings }, place) => {
      for (const meaning of meanings) {
        features.add(`${kind} ${side}`, '&', meaning)
        if (place < PLACED) features.add(`${kind} ${side} at`, place, '&', meaning)
        for (const other of last) features.add(`${kind} ${side} pair`, '&', other, meaning)
      }
      if (meanings.length > 0) last = meanings
    })
  }
  features.add(`${kind} between`, sides.before[0] ?? '', sides.behind[0] ?? '')
}

/** The same of what stands in several tokens of a line. */
export function addContextOf(
  features: Features,
  kind: string,
  tokens: readonly Token[],
  { line, start, end }: Pick<Token, 'line' | 'start' | 'end'>,
): void {
  const at = tokenAt(tokens, line, start)
  const own = at === undefined ? undefined : tokens[at]
  if (at === undefined || !own) return
  const behind = Math.max(at + 1, tokenAt(tokens, line, end) ?? 0)
  const around = [...tokens.slice(Math.max(0, at - BEFORE), at), own, ...tokens.slice(behind, behind + BEHIND)]
  addContext(features, kind, around, Math.min(at, BEFORE), ({ text }) => text)
}

/** Beyond the most, counts are told apart no more. */
export const upTo = (most: number, count: number): number => Math.min(most, count)

/** The likeliest of a list, and how likely it is; the first of those that are as likely. */
export function likeliest<T>(list: readonly T[], score: (one: T) => number): { readonly one: T; readonly score: number } | undefined {
  let best: { readonly one: T; readonly score: number } | undefined
  for (const one of list) {
    const own = score(one)
    if (!best || own > best.score) best = { one, score: own }
  }
  return best
}
