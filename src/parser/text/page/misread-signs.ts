/** Words of pictures with one sign read otherwise. */

/** What a sign may have been that was recognised as another, each of these by itself. */
export type MayBe = Readonly<Record<string, string>>

/** All that a word may be if one of its signs was misread. */
export const readOtherwise = (word: string, mayBe: MayBe): readonly string[] =>
  [...word].flatMap((sign, at) => [...(mayBe[sign] ?? '')].map((other) => `${word.slice(0, at)}${other}${word.slice(at + 1)}`))
