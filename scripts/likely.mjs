/**
 * Stands for a pattern until a text may match it: one that has a sign of it, which is cheaper to look for than the pattern is to make. Of what `RegExp`
 * has it has what patterns are used for. Put into the built program by its text, so it uses nothing from around it.
 */
export class Likely {
  made
  listed

  /** `make` gives the pattern, `signs` are those of which a text that it matches has one, a line each, among so many first letters. */
  constructor(make, signs, flags, within = Number.POSITIVE_INFINITY) {
    this.make = make
    this.signs = signs
    this.flags = flags
    this.within = within
    // Letters, times the signs looked for in them: by then it would have been made as well. One with more to find takes longer to make.
    this.patience = 24_000 + 40 * signs.length
  }

  get whole() {
    this.made ??= this.make()
    return this.made
  }

  /** The pattern, if a text may match it. */
  in(text) {
    if (this.made) return this.made
    // Of less than a hundred parts V8 keeps each for good, unless it is told how many there may be: that takes eight times as long.
    this.listed ??= this.signs.split('\n', this.signs.length + 1)
    const part = this.blind(text.length > this.within ? text.slice(0, this.within) : text)
    // Twenty letters take about as long as to begin.
    this.patience -= this.listed.length * (part.length + 20)
    return this.patience < 0 || this.listed.some((sign) => part.includes(sign)) ? this.whole : undefined
  }

  /** In small letters, for a pattern that ignores case; the long s is one, but has the capital of the other. */
  blind(text) {
    return this.flags.includes('i') ? text.toLowerCase().replaceAll('\u017f', 's') : text
  }

  get source() {
    return this.whole.source
  }

  get unicode() {
    return this.flags.includes('u')
  }

  get lastIndex() {
    return this.made?.lastIndex ?? 0
  }

  set lastIndex(at) {
    if (this.made || at !== 0) this.whole.lastIndex = at
  }

  test(text) {
    return this.in(text)?.test(text) ?? false
  }

  exec(text) {
    return this.in(text)?.exec(text) ?? null
  }

  [Symbol.match](text) {
    return this.in(text)?.[Symbol.match](text) ?? null
  }

  [Symbol.matchAll](text) {
    return this.in(text)?.[Symbol.matchAll](text) ?? [].values()
  }

  [Symbol.replace](text, by) {
    return this.in(text)?.[Symbol.replace](text, by) ?? text
  }

  [Symbol.search](text) {
    return this.in(text)?.[Symbol.search](text) ?? -1
  }

  [Symbol.split](text, limit) {
    return this.in(text)?.[Symbol.split](text, limit) ?? [text]
  }
}
